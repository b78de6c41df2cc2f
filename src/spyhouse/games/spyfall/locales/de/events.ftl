# Was dem Tisch erzählt wird. Eine Karte oder ein wartender Tipp wird nie erzählt: { "" } lässt die Zeile aus.

Dealt = Runde { $round }. { NAME($dealer) } gibt.
GotCard = { "" }
ClockRuns =
    { HAS($left) ->
        [yes] Die Uhr läuft.
       *[no] Die Runde läuft, ohne Uhr.
    }
Asked =
    { HAS($text) ->
        [yes] { NAME($asker) } fragt { NAME($to) }: „{ $text }“
       *[no] { NAME($asker) } fragt { NAME($to) }.
    }
Answered =
    { HAS($text) ->
        [yes] { NAME($seat) }: „{ $text }“
       *[no] { NAME($seat) } hat geantwortet.
    }
Unanswered = { NAME($seat) } antwortet nicht.
Accused =
    { $after_time ->
        [yes] { NAME($accuser) } klagt { NAME($accused) } an.
       *[no] { NAME($accuser) } hält die Uhr an und klagt { NAME($accused) } an.
    }
Voted = { NAME($seat) } hat abgestimmt.
VoteEnded =
    { $convicted ->
        [yes] Schuldig: { NAME($accused) } wird verurteilt.
       *[no] Nicht schuldig: Gegen die Verurteilung von { NAME($accused) } stimmt { NAMES($not_guilty) }.
    }
TimeCalled = { NAME($seat) } hat genug gehört.
TimeUp = Die Zeit ist um. Jetzt darf der Reihe nach angeklagt werden.
Passed = { NAME($seat) } klagt niemanden an.
GuessQueued = { "" }
Guessed = { NAME($seat) } legt die Karte des Spions hin und nennt einen Ort.
RoundEnded =
    { $result-how ->
        [caught] Ertappt: Der Spion war { NAMES($result-spies) }.
        [framed] Verurteilt wurde { NAME($result-accused) }, ganz zu Unrecht. Der Spion war { NAMES($result-spies) }.
        [guessed] Der Spion war { NAMES($result-spies) } und hat den Ort gewusst.
        [missed] Der Spion war { NAMES($result-spies) } und hat falsch geraten.
        [escaped] Niemand wurde verurteilt. Der Spion war { NAMES($result-spies) }.
       *[void] Die Runde zählt nicht. Der Spion war { NAMES($result-spies) }.
    }
Starred = { NAME($seat) } vergibt einen Stern.
Continued = { "" }
GameEnded =
    { $how ->
        [score] Das war die letzte Runde.
       *[stopped] Das Spiel wurde beendet.
    }
