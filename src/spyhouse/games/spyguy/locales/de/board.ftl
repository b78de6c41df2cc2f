# What the board says.

player-you = Du

# The city

city = Die Stadt { $name }
city-no-name = Die Stadt
city-keys = Mit den Pfeiltasten verschiebst du das Bild, mit Plus und Minus zoomst du, 0 zeigt alles, Enter markiert, was in der Mitte liegt. Wer hören statt sehen will, drückt „In Worten“.
city-loading = Die Stadt wird aufgeklappt …
city-failed = Das Bild wurde nicht geladen. Lade die Seite neu.
city-all = Die ganze Stadt

# The clue card

clue =
    Spurenkarte: { WORD($item, of: "item") }, { $copies }-mal in der Stadt. Doktor Moritz läuft danach { $footprints ->
        [one] ein Feld
       *[other] { $footprints } Felder
    }.
clue-file = AKTE { $number }

# Time

time-left = noch { $time }
time-hurry = Schnell!
time-up = Zeit um
time-paused = Pause
time-locked = Falsch. Warte …
time-seconds = Noch { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }.

# What is found

found-count = { $found } von { $copies } gefunden
found-short = { $found } von { $copies }
found-word = Funde
found-look =
    { $you ->
        [yes] Meinen Fund ansehen
       *[no] Fund von { $name } ansehen
    }
found-look-missed = Übersehenes ansehen

# The team

team = Das Team
team-done = fertig
team-away = weg
team-player =
    { $state ->
        [done] { $name }: { $found } gefunden, fertig
        [away] { $name }: { $found } gefunden, gerade weg
       *[here] { $name }: { $found } gefunden
    }

done-say = Fertig
done-take-back = Weitersuchen

# Before the first card

look-title =
    { HAS($city) ->
        [yes] Willkommen in { $city }
       *[no] Willkommen
    }
look-line = Sieh dich um, bevor der Sand läuft: ziehen, zoomen, scrollen. Tippe dann alles an, was so aussieht wie auf der Karte.
look-ready = Bereit
look-painting = Die Stadt wird aufgeklappt …
look-waiting =
    { $count ->
        [one] Eine Person fehlt noch
       *[other] { $count } fehlen noch
    }

strip-hide = Leisten ausblenden
strip-show = Leisten einblenden

# The shortcut

shortcut-title = Die Abkürzung nehmen?
shortcut-line =
    Spy Guy steht auf dem Pfeil. Durch die Gassen { $spaces ->
        [one] ist es { $spaces } Feld
       *[other] sind es { $spaces } Felder
    } statt { $replaced }.
shortcut-take = Durch die Gassen
shortcut-stay = Auf der Strecke bleiben
shortcut-left = Noch { $seconds } s. Wählt niemand, nimmt er sie.

# After the search

reveal = Was ihr übersehen habt
reveal-all = Alle gefunden!
reveal-none = Kein einziger Fund. Er ist auf und davon.
reveal-some = { $found } von { $copies }
reveal-walks =
    { $steps ->
        [0] Spy Guy bleibt stehen
        [one] Spy Guy geht { $steps } Feld
       *[other] Spy Guy geht { $steps } Felder
    }, Doktor Moritz läuft { $footprints }.
reveal-missed =
    { $count ->
        [0] Ihr habt nichts übersehen.
        [one] { $count } blieb versteckt.
       *[other] { $count } blieben versteckt.
    }
reveal-nth = Übersehen: { $number } von { $count }
reveal-place = { PLACE($place) }
reveal-look = Das Versteck { PLACE($place) } ansehen
reveal-back = Zurück
reveal-forth = Weiter
reveal-next = Genug gesehen
reveal-ready = { $ready } von { $count } bereit

# The chase

track =
    Die Strecke: Spy Guy auf Feld { $spy_guy }, Doktor Moritz auf Feld { $moritz } von { $port }, { $ahead ->
        [one] { $ahead } Feld
       *[other] { $ahead } Felder
    } Vorsprung.
track-ahead =
    { $ahead ->
        [one] { $ahead } Feld Vorsprung
       *[other] { $ahead } Felder Vorsprung
    }
track-runs = { track-ahead } · Danach läuft Moritz { $footprints }
track-near =
    { $left ->
        [one] Der Dampfer wartet: noch { $left } Feld zum Hafen
       *[other] Der Dampfer wartet: noch { $left } Felder zum Hafen
    }
track-spy-guy = Spy Guy holt auf
track-moritz = Doktor Moritz läuft

# The city in words

words-on = In Worten
words-off = Als Bild
words-title = Die Stadt in Worten
words-help = Mit den Pfeiltasten gehst du durch die Liste, Enter öffnet ein Viertel oder markiert etwas, Escape führt zurück.
words-seek = Gesucht: { WORD($item, of: "item") }, { $copies }-mal in der Stadt.
words-no-card = Noch keine Karte.
words-districts = Viertel
words-listening = Moment …
words-back = Alle Viertel
words-found =
    { $you ->
        [yes] von dir gefunden
       *[no] gefunden von { $name }
    }
words-missed = übersehen
words-nothing = Hier ist nichts.

# The end

moment-caught = Erwischt!
    .line = Spy Guy hat Doktor Moritz am Kragen.
moment-escaped = Da fährt er hin!
    .line = Die Gangway ist oben. Doktor Moritz winkt von der Reling.
end-caught = Doktor Moritz ist gefasst
    .line =
        { $spaces ->
            [0] Noch auf der Gangway.
            [one] { $spaces } Feld vor dem Hafen. Die Stadt steht in eurer Schuld.
           *[other] { $spaces } Felder vor dem Hafen. Die Stadt steht in eurer Schuld.
        }
end-escaped = Doktor Moritz ist entkommen
    .line =
        { $spaces ->
            [one] Euch fehlte { $spaces } Feld. Die Postkarte ist unterwegs.
           *[other] Euch fehlten { $spaces } Felder. Die Postkarte ist unterwegs.
        }
end-practised = Gut geübt
    .line =
        { $cards ->
            [one] { $cards } Karte, niemand gejagt, nichts verloren.
           *[other] { $cards } Karten, niemand gejagt, nichts verloren.
        }
end-stopped = Die Jagd ist abgeblasen
    .line = Niemand hat gewonnen, niemand verloren.
end-percent = { $rate } %
end-rate = Gefunden
end-fastest = Schnellster Fund
end-fastest-line = { SECONDS($ms) } s, { WORD($item, of: "item") }
end-missed = Am besten versteckt
end-never = { $left } nie entdeckt
end-nothing = nichts
end-spotted =
    { $you ->
        [yes] Du hast Doktor Moritz in der Menge entdeckt
       *[no] { $name } hat Doktor Moritz in der Menge entdeckt
    }
end-unspotted = Doktor Moritz blieb in der Menge unentdeckt
end-gags = { $seen } von { $count } Running Gags gesehen
end-finders = Wer was gefunden hat
end-wrong =
    { $count ->
        [0] nie danebengetippt
       *[other] { $count }-mal danebengetippt
    }
end-cards = Karte für Karte
end-card = { WORD($item, of: "item") }:
end-copy = Kopieren
end-copied = Kopiert. Füg es ein, wo du magst.
end-again = Die Stadt noch mal ansehen
end-back = Zurück zum Ergebnis
end-city = Stadt „{ $name }“
share =
    Spy Guy { $city } ({ WORD($level, of: "level") }, { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }): { $how ->
        [caught] gefasst mit
        [escaped] entkommen nach
        [practised] geübt mit
       *[stopped] abgebrochen nach
    } { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, { $found } von { $copies } gefunden { $squares }
level-child = Kinder
level-family = Familie
level-expert = Profis
level-adaptive = passt sich an

# The postcard

postcard = Eine Postkarte aus { $city }
postcard-send = Postkarte verschicken
postcard-keep = Speichern
postcard-greeting = Grüße aus
postcard-things = { $count } Dinge
postcard-day = { DATETIME($day, day: "numeric", month: "short") }
postcard-found = { $found } von { $copies }
    .line = gefunden
postcard-cards = { $cards }
    .line =
        { $cards ->
            [one] Karte gespielt
           *[other] Karten gespielt
        }
postcard-days = { $days }
    .line =
        { $days ->
            [one] Tag bisher
           *[other] Tage in Folge
        }
postcard-caught = Gefasst!
    .line = vor dem Hafen
postcard-escaped = Entkommen
    .line = für diesmal
postcard-practised = Geübt
    .line = ohne Jagd
postcard-stopped = Schluss
    .line = für heute
postcard-moritz = Moritz gesichtet!
mood-day = Tag
mood-dusk = Dämmerung
mood-rain = Regen
mood-snow = Schnee
mood-haze = Dunst
mood-winter = Winter

# A tap

tap-wrong = Das nicht
tap-marked = Schon gefunden
tap-wait =
    { $seconds ->
        [one] Warte { $seconds } Sekunde
       *[other] Warte { $seconds } Sekunden
    }
tap-cold = Kalt …
tap-cool = Lau
tap-warm = Warm!
tap-hot = Heiß!
tap-cat = Der Fisch! Jedes Mal.
tap-painter = Er malt, was er sieht.
tap-tuba = Da fliegt der Hut.
tap-moritz = Doktor Moritz persönlich!
