# What a player can do, as it stands in a list of moves.

GoOn = Dalej: możemy grać.
TakeShortcut =
    { $take ->
        [yes] Idź skrótem.
       *[no] Zostań na trasie.
    }
Tap = Postaw znacznik w punkcie { $x }, { $y }.
LookInto = Posłuchaj opisu dzielnicy { NTH($district) }.
MarkTold = Zaznacz rzecz numer { $number } w dzielnicy { NTH($district) }.
Done =
    { $on ->
        [no] Szukaj dalej.
       *[yes] Powiedz, że kończysz szukać.
    }
