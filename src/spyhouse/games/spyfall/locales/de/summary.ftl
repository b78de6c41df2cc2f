# Die Hausregeln in einer Zeile.

summary-rounds =
    { $rounds ->
        [one] 1 Runde ohne Uhr
       *[other] { $rounds } Runden ohne Uhr
    }
summary-rounds-seconds =
    { $rounds ->
        [one] 1 Runde zu { $seconds } Sekunden
       *[other] { $rounds } Runden zu { $seconds } Sekunden
    }
summary-rounds-minutes =
    { $rounds ->
        [one] { $minutes ->
            [1] 1 Runde zu 1 Minute
           *[other] 1 Runde zu { $minutes } Minuten
        }
       *[other] { $minutes ->
            [1] { $rounds } Runden zu 1 Minute
           *[other] { $rounds } Runden zu { $minutes } Minuten
        }
    }
summary-rounds-time =
    { $rounds ->
        [one] 1 Runde zu { $time } Minuten
       *[other] { $rounds } Runden zu { $time } Minuten
    }
summary-talk =
    { $talk ->
        [text] Fragen getippt
       *[voice] Fragen gesprochen
    }
summary-roles = mit Rollenspiel
summary-two-spies = zwei Spione
summary-no-roles = ohne Rollen
summary-majority = wenn die Zeit um ist, reicht die Mehrheit
summary-call-time = die Zeit darf früher enden
summary-open-chat = offener Chat
summary-odd-one-out = eins passt nicht
summary-fair-spies = gerechtere Spione
summary-up-to-twelve = bis zu 12 Personen
summary-places = { $places } Orte
summary-pack = Sammlung „{ $name }“
