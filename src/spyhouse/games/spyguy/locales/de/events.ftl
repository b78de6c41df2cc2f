# What the table is told.

WentOn = { NAME($seat) } ist bereit.
ShortcutOffered = Spy Guy steht auf dem Pfeil. Nimmt er die Abkürzung?
ShortcutVoted =
    { $take ->
        [yes] { NAME($seat) }: durch die Gassen.
       *[no] { NAME($seat) }: auf der Strecke bleiben.
    }
ShortcutChosen =
    { $take ->
        [yes] Spy Guy nimmt die Abkürzung.
       *[no] Spy Guy bleibt auf der Strecke.
    }
Shuffled = Die gespielten Karten werden neu gemischt.
CardTurned =
    Die Karte: { WORD($card-item, of: "item") }, { $card-copies }-mal in der Stadt. { $card-footprints ->
        [one] Doktor Moritz läuft danach ein Feld.
       *[other] Doktor Moritz läuft danach { $card-footprints } Felder.
    }
Found =
    { NAME($marker-seat) } wird nach { SECONDS($marker-ms) } Sekunden fündig. { $found ->
        [one] Das ist der erste Fund.
       *[other] Das ist Fund Nummer { $found }.
    }
MoritzSpotted = { NAME($marker-seat) } hat Doktor Moritz selbst unter den Passanten entdeckt!
TappedWrong =
    { $marked ->
        [yes] Das ist schon markiert.
       *[no] Das ist es nicht.
    }
DistrictTold = { "" }
SaidDone =
    { $on ->
        [yes] { NAME($seat) } ist fertig.
       *[no] { NAME($seat) } sucht weiter.
    }
SearchEnded =
    { $why ->
        [time] Der Sand ist durchgelaufen.
        [all] Alle sind gefunden.
        [done] Alle sind fertig.
       *[stopped] Die Suche wurde abgebrochen.
    } { $found } gefunden, { COUNT($missed) } übersehen.
SpyGuyWent =
    { COUNT($path, less: 1) ->
        [0] Spy Guy bleibt stehen.
        [one] Spy Guy geht ein Feld.
       *[other] Spy Guy geht { COUNT($path, less: 1) } Felder.
    }
MoritzWent =
    { COUNT($path, less: 1) ->
        [one] Doktor Moritz läuft ein Feld.
       *[other] Doktor Moritz läuft { COUNT($path, less: 1) } Felder.
    }
GameEnded =
    { $how ->
        [caught] Spy Guy hat Doktor Moritz gefasst!
        [escaped] Doktor Moritz ist am Hafen und sticht in See.
        [practised] Das war die letzte Karte der Übung.
       *[stopped] Das Spiel wurde beendet.
    }
