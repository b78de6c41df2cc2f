# Der Verlauf. Geheimes hat keine Zeile: { "" } lässt sie aus.

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
       *[no] { COUNT($not_guilty) ->
            [1] Nicht schuldig: { NAMES($not_guilty) } stimmt gegen die Verurteilung von { NAME($accused) }.
           *[other] Nicht schuldig: { NAMES($not_guilty) } stimmen gegen die Verurteilung von { NAME($accused) }.
        }
    }
TimeCalled = { NAME($seat) } hat genug gehört.
TimeUp = Die Zeit ist um. Jetzt dürft ihr reihum anklagen.
Passed = { NAME($seat) } klagt niemanden an.
GuessQueued = { "" }
Guessed = { NAME($seat) } zeigt die Karte des Spions und nennt einen Ort.
RoundEnded =
    { $result-how ->
        [caught] { COUNT($result-spies) ->
            [1] Ertappt: Der Spion war { NAMES($result-spies) }.
           *[other] Ertappt: Die Spione waren { NAMES($result-spies) }.
        }
        [framed] { COUNT($result-spies) ->
            [1] { NAME($result-accused) } wurde zu Unrecht verurteilt. Der Spion war { NAMES($result-spies) }.
           *[other] { NAME($result-accused) } wurde zu Unrecht verurteilt. Die Spione waren { NAMES($result-spies) }.
        }
        [guessed] { COUNT($result-spies) ->
            [1] Der Spion war { NAMES($result-spies) } und wusste den Ort.
           *[other] Die Spione waren { NAMES($result-spies) }; sie wussten den Ort.
        }
        [missed] { COUNT($result-spies) ->
            [1] Der Spion war { NAMES($result-spies) } und hat falsch geraten.
           *[other] Die Spione waren { NAMES($result-spies) }; sie haben falsch geraten.
        }
        [escaped] { COUNT($result-spies) ->
            [1] Niemand wurde verurteilt. Der Spion war { NAMES($result-spies) }.
           *[other] Niemand wurde verurteilt. Die Spione waren { NAMES($result-spies) }.
        }
       *[void] { COUNT($result-spies) ->
            [1] Die Runde zählt nicht. Der Spion war { NAMES($result-spies) }.
           *[other] Die Runde zählt nicht. Die Spione waren { NAMES($result-spies) }.
        }
    }
OddOneOut = { NAME($seat) } hatte die Karte eines anderen Ortes und darf jetzt den richtigen nennen.
OddCard = { NAME($seat) } hatte eine andere Karte als ihr anderen.
Starred = { NAME($seat) } vergibt einen Stern.
Continued = { "" }
GameEnded =
    { $how ->
        [score] Das war die letzte Runde.
       *[stopped] Der Host hat das Spiel beendet.
    }
