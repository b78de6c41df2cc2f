# Was man tun kann, wie es in einer Liste von Zügen steht. Karten einer Hand und der Reihe zählen von links.

Investigate = Ermitteln: deine Karte { NTH($slot) } umdrehen.
ShiftFocus = Den Fokus zu deiner Karte { NTH($slot) } verschieben.
Confirm = Deine Karte { NTH($slot) } auf Platz { NTH($row) } der Reihe bestätigen.
Scout = Den neuen Hinweis { NTH($place) } auf deinen Platz { NTH($slot) } erspähen.
CompareNotes = Mit { NAME($seat) } tauschen: deine Karte { NTH($mine) } gegen die Karte { NTH($theirs) } dieser Person.
GetAdvice = { ideas } von { NAME($seat) } nehmen.
Agree = Einverstanden.
Decline = Lieber nicht.
ChooseSolution = Sagen, dass die Karte auf Platz { NTH($row) } der Reihe die Lösung ist.
RemoveIdeas =
    { SUM($players) ->
        [0] { $supply ->
            [one] 1 Idee aus dem Glas entfernen.
           *[other] { $supply } Ideen aus dem Glas entfernen.
        }
       *[other] { $supply ->
            [one] 1 Idee aus dem Glas entfernen, dazu { LIST($players, as: "ideas-from") }.
           *[other] { $supply } Ideen aus dem Glas entfernen, dazu { LIST($players, as: "ideas-from") }.
        }
    }
EndTurn = Den Zug beenden.
UseCard = Karte { $card } benutzen: { WORD($action, of: "action") }.
UsePocket =
    { HAS($clue) ->
        [yes] Die Tasche von Karte { $card } mit deinem Platz { NTH($slot) } benutzen und Hinweis { $clue } herausnehmen.
       *[no] Deine Karte { NTH($slot) } in die Tasche von Karte { $card } stecken.
    }
SolveEarly = Jetzt klären, wie Karte { $card } es erlaubt: { WORD($aspect, of: "type") }.
PickClue = Hinweis { $clue } wählen.
PickRow = Platz { NTH($row) } der Reihe wählen.
PickSpot = Karte { NTH($slot) } von { NAME($seat) } wählen.
PickPlayer = { NAME($seat) } wählen.
PickType = Raten: { WORD($guess, of: "type") }.
PickSymbol = Raten: { WORD($symbol, of: "symbol") }.
PickEvent = Dieses Ereignis tritt ein: { The-figure }.
Accept = Ja.
Refuse = Nein.
Enough = Das reicht.
PickCharacter =
    { HAS($name) ->
        [yes] „{ $name }“ spielen, { WORD($character, of: "character", form: "acc") }.
       *[no] { WORD($character, of: "character") } spielen.
    }
ReadOn =
    { HAS($card) ->
        [yes] Karte { $card } ist gelesen.
       *[no] Gelesen.
    }
Propose = „{ $answer }“ vorschlagen.
WriteStory = Die Geschichte des Falls aufschreiben: „{ $text }“
