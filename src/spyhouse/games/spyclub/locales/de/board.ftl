# Was auf dem Spielplan steht.

# Wer dran ist

turn-yours = Du bist dran
turn-theirs = { $name } ist dran
turn-left =
    { $all ->
        [one] { $left } von 1 Aktion
       *[other] { $left } von { $all } Aktionen
    }
turn-none = Keine Aktion mehr
turn-final = Letzter Zug. { $line }
turn-watching = Du schaust zu
end-turn = Zug beenden
end-turn-sure =
    { $left ->
        [one] Noch 1 Aktion. Beenden?
       *[other] Noch { $left } Aktionen. Beenden?
    }
skip = Überspringen
    .hint = Gleich zum Jetzt springen
me-called = { $called }, { WORD($character, of: "character", form: "nom") }
idea-count =
    { $ideas ->
        [0] keine Ideen
        [one] eine Idee
       *[other] { $ideas } Ideen
    }

# Was mit einer Karte geht

deed-Investigate = Ermitteln
deed-ShiftFocus = Fokus
deed-Confirm = Bestätigen
deed-Scout = Spähen
deed-one-action = eine Aktion
deed-no-action = Teamwork, ohne Aktion
deed-free-trade = kostenlos tauschen
deed-same-action = gleiche Aktion
deed-flip = umdrehen
deed-alike =
    { $count ->
        [0] keine weiteren
       *[other] { $count } davon
    }
deed-here = schon im Fokus
deed-away =
    { $slots ->
        [0] im Fokus
        [one] 1 Platz weg
       *[other] { $slots } Plätze weg
    }
deed-dear = du hast { $ideas }
deed-swap = austauschen
deed-fill = Platz füllen
deed-trade = Mit { $name } tauschen
deed-pick = Ihr habt den gleichen Typ im Fokus. Tippe auf eine Karte, um sie einzutauschen; das kostet keine Aktion.
deed-advice = Ideen von { $name }
deed-take = { ideas } von { $name } nehmen
deed-barred = eine Karte verbietet das
deed-close = Zurücklegen

# Wohin damit

aim-row = Auf welchen Platz?
aim-incoming = Welchen Hinweis?
aim-hand = Gegen welche Karte?
aim-row-for = Welche von deinen?
aim-incoming-for = Auf welchen Platz?
aim-hand-for = Gegen welche von dir?
aim-here = Hierher
aim-instead = { WORD($name, of: "clue") } lieber unter { WORD($symbol, of: "symbol", form: "acc") } legen
aim-solution =
    { $type ->
        [motive] Fünf gleiche: Welches Motiv ist es?
        [suspect] Fünf gleiche: Wer war’s?
        [location] Fünf gleiche: Welcher Ort ist es?
        [crime] Fünf gleiche: Welche Tat ist es?
       *[other] Fünf gleiche: Welcher Beweis ist es?
    }

# Was auf der Matte liegt

board-incoming = Neue Hinweise
board-deck = noch { $left }
board-ideas-left =
    { $ideas ->
        [one] Idee übrig
       *[other] Ideen übrig
    }
board-left = übrig
board-gone =
    { $ideas ->
        [0] noch keine weg
       *[other] { $ideas } sind weg
    }
board-unfold = Alle Leisten zeigen.
board-fold = Leisten zusammenklappen
board-escape = Flucht
board-escape-at = Fluchtleiste: Schritt { $at } von { $track }
board-cards-left =
    { $count ->
        [one] noch 1 Karte
       *[other] noch { $count } Karten
    }
board-set-left = { WORD($daytime, of: "daytime") }: { $drawn } aufgedeckt, { $left } kommen noch
board-solved = Schon geklärt
board-gap = Erst neue Karte
board-open-hand = { idea-count }. Hand ansehen.
board-hand = Karten von { $name }

# Was unter einem Namen steht

plate = { $called }, { $line }
plate-bot = Bot
plate-away = nicht da
plate-gone = ist gegangen
plate-next = gleich dran
plate-partner = auch: { WORD($type, of: "type", form: "many") }
plate-character = { WORD($character, of: "character", form: "nom") }

# Ein Platz, für alle, die das Spiel hören

place-hand = { $name }, Karte { $number }
place-mine = Deine Karte { $number }
place-row = Reihe, unter { WORD($symbol, of: "symbol", form: "dat") }
place-incoming =
    { $price ->
        [0] Neuer Hinweis, kostenlos
        [one] Neuer Hinweis, kostet eine Idee
       *[other] Neuer Hinweis, kostet { $price } Ideen
    }
place-empty = leer
place-clue = { WORD($name, of: "clue") }, { WORD($type, of: "type", form: "one") }
place-behind =
    { HAS($type) ->
        [yes] andere Seite: { WORD($name, of: "clue") }, { WORD($type, of: "type", form: "one") }
       *[no] andere Seite: { WORD($name, of: "clue") }
    }
place-focus = im Fokus
place-pawn = hier steht die Gestalt
place-landing =
    { $gap ->
        [yes] bei einer { $number } bleibt die Gestalt hier stehen: Vorher kommt ein neuer Hinweis
       *[no] bei einer { $number } bleibt die Gestalt hier stehen: { WORD($event, of: "event") }
    }
place-dear =
    { $price ->
        [one] zu teuer: kostet 1 Idee
       *[other] zu teuer: kostet { $price } Ideen
    }
place-lit = kann jetzt gewählt werden

# Was die Gestalt anrichtet, je nach Typ unter ihr

dangers = Bleibt die Gestalt stehen über …
danger-motive = alle Karten drehen sich um
danger-suspect = Ideen sind weg
danger-location = näher an der Tür
danger-crime = Hinweise verloren
danger-object = kostet Ideen
danger-distraction = nichts passiert

# Ideen, die das Spiel verlassen, und Teamwork

removal =
    { $ideas ->
        [one] Eine Idee muss weg
       *[other] { $ideas } Ideen müssen weg
    }
removal-line =
    { $ideas ->
        [one] Sie verlässt das Spiel. Woher kommt sie?
       *[other] Sie verlassen das Spiel. Woher kommen sie?
    }
removal-theirs =
    { $ideas ->
        [one] { $name } entscheidet, welche Idee das Spiel verlässt.
       *[other] { $name } entscheidet, welche { $ideas } Ideen das Spiel verlassen.
    }
removal-jar = Das Glas
removal-has = hat { $ideas }
removal-less = Eine weniger von { $name }
removal-more = Eine mehr von { $name }
removal-go = Weg damit
consent-trade = { $name } bietet dir „{ WORD($give, of: "clue") }“ für „{ WORD($take, of: "clue") }“.
consent-advice = { $name } bittet dich um { ideas }.
consent-yes = Einverstanden
consent-no = Lieber nicht
consent-waits = Warten auf die Antwort von { $name }.

# Ein Aspekt ist gelöst, ein Fall beginnt, ein Fall endet

moment-solved = { WORD($aspect, of: "type") } geklärt
moment-stamp = Geklärt
moment-symbol = Das Symbol der letzten Bewegungskarte: { WORD($symbol, of: "symbol") }
moment-chosen = { $name } hat entschieden
moment-card = So steht es auf Karte { $number }: „{ $title }“
moment-of = { $solved } von 5
moment-on = Weiter
tonight = Heute im Club
tonight-plays = { $name } spielt { $called }, { WORD($character, of: "character", form: "acc") }.
open-case = Fall { $number } öffnen
finale-success = Fall gelöst
    .line = Alle fünf Fragen sind beantwortet. Der Club geht Eis essen.
finale-escape = Und zur Tür hinaus
    .line = Der letzte Schritt führte zur Tür, und die Tür war offen.
finale-out_of_ideas = Keine Idee mehr
    .line = Der Club musste mehr Ideen abgeben, als er hatte.
finale-out_of_time = Und schon ist es hell
    .line = Die Sonne ging auf, bevor der Fall gelöst war.
finale-clueless = Kein Hinweis mehr
    .line = Es gab nicht mehr genug Hinweise, um alle Hände aufzufüllen.
finale-stopped = Ein andermal vielleicht
    .line = Die Akte liegt wieder in der Schublade.

# Die Akte

file-success = Fall gelöst.
file-escape = Entwischt.
file-out_of_ideas = Keine Ideen mehr.
file-out_of_time = Keine Zeit mehr.
file-clueless = Keine Hinweise mehr.
file-stopped = Fall beiseitegelegt.
file-stamp-won = Fall gelöst
file-stamp-lost = Ungelöst
file-stamp-line =
    { $solved ->
        [0] nichts geklärt
        [5] alle fünf geklärt
       *[other] { $solved } von fünf geklärt
    }
file-tab =
    { HAS($code) ->
        [yes] Fall { $number } · { $code }
       *[no] Fall { $number }
    }
file-office = Spy Club, Zweigstelle
file-turns =
    { $count ->
        [one]
            Zug
            gespielt
       *[other]
            Züge
            gespielt
    }
file-steps =
    von { $track } Schritten
    bis zur Tür
file-ideas =
    { $count ->
        [one]
            Idee
            übrig
       *[other]
            Ideen
            übrig
    }
file-solved =
    von 5
    geklärt
file-loose = Lose Fäden, noch in unseren Taschen
file-signed = Unterschrieben
file-story = Wie es war
file-turn = Zug { $turn }, { $name }
file-before = Davor
file-tale = In unseren Worten
    .hint = Was ist wirklich passiert? Schreib es auf; es bleibt in diesem Browser.
end-campaign = Daraus den ersten Fall einer Kampagne machen
file-picture = Bild teilen
file-of-the-day = Fall des Tages
file-card = Spy Club, Fallakte
file-card-day = Spy Club, nichts verraten
file-card-stamp-success = Fall gelöst
file-card-stamp-escape = Entwischt
file-card-stamp-out_of_ideas = Keine Ideen
file-card-stamp-out_of_time = Zu spät
file-card-stamp-clueless = Ratlos
file-card-stamp-stopped = Abgelegt
file-card-turns =
    { $count ->
        [one] Zug
       *[other] Züge
    }
file-card-steps = { $at } von { $steps } Schritten
file-order = In dieser Reihenfolge geklärt
file-row =
    { $days ->
        [one] Dein erster Tag in Folge
       *[other] { $days } Tage in Folge
    }
file-no-spoilers = Nichts verraten: Dein Bild zeigt Züge und Schritte, nie einen Hinweis.
file-link = Link teilen
file-print = Drucken oder als PDF sichern
file-statistics = In Zahlen
file-count-Flipped = Karten umgedreht
file-count-Confirmed = Hinweise bestätigt
file-count-Scouted = Hinweise erspäht
file-count-NotesCompared = Karten getauscht
file-count-SuspectWalked = Gänge der Gestalt
file-count-IdeasRemoved = Mal Ideen verloren

# Was nicht geht, und die Auswege

refused = So nicht
refused-still = noch gewählt
refused-Confirm =
    { $price ->
        [one] Bestätigen kostet 1 Idee,
       *[other] Bestätigen kostet { $price } Ideen,
    }
refused-Scout =
    { $price ->
        [one] Diese Karte kostet 1 Idee,
       *[other] Diese Karte kostet { $price } Ideen,
    }
refused-have =
    { $ideas ->
        [0] du hast keine.
       *[other] du hast { $ideas }.
    }
refused-have-none =
    { $ideas ->
        [0] du hast keine. Versuch es mit Ermitteln oder Spähen.
       *[other] du hast { $ideas }. Versuch es mit Ermitteln oder Spähen.
    }
refused-focus = Dein Fokus liegt schon hier.
refused-focus-line = Wähl eine andere Karte dafür.
refused-turn = Du hast keine Aktion mehr.
refused-turn-line = Jetzt läuft die Gestalt.
refused-trade = Du und { $name } könnt gerade nicht tauschen.
refused-trade-line = Dein Fokus: { WORD($mine, of: "type") }. Der Fokus dort: { WORD($theirs, of: "type") }.
refused-late = Teamwork kommt vor der letzten Aktion.
refused-late-line = Tausch im nächsten Zug zuerst.
way-focus =
    { $ideas ->
        [0] Erst den Fokus hierher
        [one] Erst den Fokus hierher: +1 Idee
       *[other] Erst den Fokus hierher: +{ $ideas } Ideen
    }
way-focus-line = Dann kostet „{ WORD($name, of: "clue") }“ nichts.
way-focus-later = Im nächsten Zug kostet „{ WORD($name, of: "clue") }“ nichts.
way-focus-on = Fokus auf „{ WORD($name, of: "clue") }“
way-gain =
    { $ideas ->
        [0] Das bringt keine Ideen.
        [one] Das bringt 1 Idee.
       *[other] Das bringt { $ideas } Ideen.
    }
way-advice =
    { $ideas ->
        [one] 1 Idee von { $name } nehmen
       *[other] { $ideas } Ideen von { $name } nehmen
    }
way-advice-line = Kostenlos: Ihr habt denselben Fokus ({ WORD($type, of: "type") }).
way-scout = Lieber „{ WORD($name, of: "clue") }“ erspähen
way-scout-line =
    { $price ->
        [0] Das kostet nichts.
        [one] Das kostet 1 Idee.
       *[other] Das kostet { $price } Ideen.
    }
way-team-line = Dann könnt ihr tauschen, du und { $name }.
way-end-turn = Dann ist die nächste Person dran.

# Der erste Zug

tip-goal = Fünf gleiche in der Reihe klären eine Frage. Klärt alle fünf!
tip-tap = Tipp mich an
tip-Confirm = Ein guter Anfang, und gratis
    .line = Die Karte im Fokus zu bestätigen kostet nichts.
tip-ShiftFocus = Ein guter Anfang: mehr Ideen
    .line = Leg deinen Fokus auf diese Karte.
tip-off = Keine Tipps mehr

# Ein Hinweis

hint-title = Tipp
hint-show = Zeig mir den Zug
hint-got-it = Ich hab’s
hint-not-now = Jetzt nicht
hint-close = Tipp schließen
nudge-CompareNotes = Schau auf die Karten von { $name }
    .line = Eine davon hilft dir. Siehst du, welche?
nudge-GetAdvice = Schau auf die Ideen von { $name }
    .line = Ihr habt denselben Fokus. Was darfst du nehmen?
nudge-Scout = Schau auf die neuen Hinweise
    .line = Einer davon hilft dir. Siehst du, welcher?
nudge-Confirm = Schau auf die Reihe
    .line = Eine deiner Karten gehört dorthin. Welche?
nudge-ShiftFocus = Schau auf deinen Fokus
    .line = Eine andere Karte bringt mehr. Welche?
nudge-Investigate = Schau auf deine Karten
    .line = Eine davon ist hinten vielleicht besser.
do-CompareNotes = Tauschen
do-GetAdvice = Nehmen
do-Scout = Spähen
do-Confirm = Bestätigen
do-ShiftFocus = Fokus dorthin
do-Investigate = Umdrehen
do-EndTurn = Zug beenden
do-other = Mach das
pill-CompareNotes = Tausch, gratis
pill-Scout =
    { $price ->
        [0] Spähen, gratis
       *[other] Spähen, { $price }
    }
pill-Confirm =
    { $price ->
        [0] Bestätigen, gratis
       *[other] Bestätigen, { $price }
    }
pill-ShiftFocus = Fokus, +{ $ideas }

# Während die anderen spielen

wait-title = Während du wartest
wait-skip = Tippen überspringt
wait-again =
    { $turns ->
        [one] Letzten Zug noch mal
       *[other] Letzte { $turns } Züge noch mal
    }
wait-replay = Noch mal
beat-trade = tauscht mit { $name }
beat-advice = nimmt Ideen von { $name }
beat-confirm = bestätigt „{ WORD($name, of: "clue") }“
beat-scout = erspäht „{ WORD($name, of: "clue") }“
beat-focus = Fokus auf „{ WORD($name, of: "clue") }“
beat-flip =
    { $count ->
        [one] dreht eine Karte um
       *[other] dreht { $count } Karten um
    }
beat-solved = klärt: { WORD($aspect, of: "type") }!
beat-nothing = beendet den Zug
beat-and-more = { $first }, und { $more } mehr
beat-of = { $count } von 5
free = gratis

# Eine Aufzeichnung in Kapiteln

chapter-deal = Die Karten
chapter-turn = Zug { $turn }
chapter-door = Ein Schritt fehlt
chapter-end = Das Ende

# Eine Datei, mit der es weitergeht

record-line =
    { $saved ->
        [yes] Ein gespeichertes Spiel: Sein Fall beginnt von vorn. Als Nächstes kommt Fall { $next } von { $cases }.
       *[no] Als Nächstes kommt Fall { $next } von { $cases }.
    }{ HAS($last) ->
        [yes] { " " }Der letzte hieß „{ $last }“.
       *[no] { "" }
    }{ HAS($club) ->
        [yes] { " " }Im Club: { JOIN($club) }.
       *[no] { "" }
    }
record-other-game = Das ist ein gespeichertes Spiel anderer Art, keine Kampagne von Spy Club.
record-single = Das ist ein einzelner Fall. Nur eine Kampagne kann weitergehen.
record-none = Diese Datei ist keine Kampagne von Spy Club.
record-over = Diese Kampagne ist zu Ende: Alle fünf Fälle sind abgeschlossen.
record-unknown = Diese Datei wurde nicht hier gespeichert.
