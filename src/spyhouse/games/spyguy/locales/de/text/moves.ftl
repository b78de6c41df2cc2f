# What a player can do, as it stands in a list of moves.

GoOn = Weiter: Du bist bereit.
TakeShortcut =
    { $take ->
        [yes] Nimm die Abkürzung.
       *[no] Bleib auf der Strecke.
    }
Tap = Setz einen Marker bei { $x }, { $y }.
LookInto = Lass dir Viertel { NTH($district) } beschreiben.
MarkTold = Markier Nummer { $number } in Viertel { NTH($district) }.
Done =
    { $on ->
        [no] Such weiter.
       *[yes] Sag, dass du mit dem Suchen fertig bist.
    }
