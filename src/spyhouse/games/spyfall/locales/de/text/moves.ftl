# Was man tun kann, wie es in einer Liste von Zügen steht.

Ask =
    { HAS($text) ->
        [yes] { NAME($to) } fragen: „{ $text }“
       *[no] { NAME($to) } etwas fragen.
    }
Answer =
    { HAS($text) ->
        [yes] Antworten: „{ $text }“
       *[no] Die Frage beantworten.
    }
Accuse = { NAME($seat) } anklagen, der Spion zu sein.
Vote =
    { $guilty ->
        [yes] Für „schuldig“ stimmen.
       *[no] Für „nicht schuldig“ stimmen.
    }
Pass = Niemanden anklagen.
Guess = Die Karte des Spions zeigen und den { NTH($place) }. Ort der Liste nennen.
QueueGuess =
    { HAS($place) ->
        [yes] Vormerken: den { NTH($place) }. Ort der Liste nennen, sobald die Uhr weiterläuft.
       *[no] Den vorgemerkten Ort zurücknehmen.
    }
CallTime = Sagen, dass du genug gehört hast.
Listen = Vorerst nichts tun.
Star = Den Stern an die { NTH($line) }. Antwort der Runde vergeben.
Continue = Weiter zur nächsten Runde.
EndRound = Diese Runde ohne Punkte beenden.
