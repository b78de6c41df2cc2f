# What a seat sees, for those who play by text.

phase =
    { $phase ->
        [look_around] Seht euch um: Noch ist keine Karte aufgedeckt.
        [shortcut] Spy Guy steht auf dem Pfeil. Alle sagen, ob er die Abkürzung nimmt.
        [search] Der Sand läuft. Sucht!
        [reveal] Die Suche ist vorbei.
       *[over] Das Spiel ist zu Ende.
    }
chase = Spy Guy steht auf { $spy-guy }, Doktor Moritz auf Feld { $moritz }. Der Hafen ist Feld { $port }; erreicht er ihn, ist er entkommen.
space =
    { $shortcut ->
        [yes] Feld { $number } der Abkürzung
       *[no] Feld { $number }
    }
arrow = Auf Feld { $arrow } beginnt eine Abkürzung: { $shortcut } Felder statt { $replaces }.
practice = Das ist eine Übung: Niemand wird gejagt.
card =
    Karte { $turn }: { WORD($item, of: "item") }, { $copies }-mal in der Stadt. Danach läuft Doktor Moritz { $footprints ->
        [one] ein Feld
       *[other] { $footprints } Felder
    }.
time = Der Sand läuft insgesamt { $seconds } Sekunden.
found = Gefunden: { LIST($markers, as: "a-marker") }.
nothing-found = Noch ist nichts gefunden.
spotted = { NAME($seat) } hat Doktor Moritz unter den Passanten entdeckt.
a-marker =
    { HAS($spot-place) ->
        [yes] { PLACE($spot-place) } von { NAME($seat) } nach { SECONDS($ms) } Sekunden
       *[no] bei { $spot-x }, { $spot-y } von { NAME($seat) } nach { SECONDS($ms) } Sekunden
    }
missed = Niemand fand { LIST($missed, as: "a-spot") }.
a-spot =
    { HAS($place) ->
        [yes] das { PLACE($place) }
       *[no] das bei { $x }, { $y }
    }
done = Fertig mit Suchen: { NAMES($done) }.
ready = Bereit zum Weiterspielen: { NAMES($ready) }.
vote =
    { $value ->
        [yes] { NAME($index) } ist für die Abkürzung
        [no] { NAME($index) } bleibt lieber auf der Strecke
       *[other] { "" }
    }
votes = { LIST($votes, as: "vote") }.
deck =
    { $deck ->
        [one] Eine Karte liegt noch verdeckt.
       *[other] { $deck } Karten liegen noch verdeckt.
    }
wrong =
    { $wrong ->
        [one] Einmal hast du danebengetippt.
       *[other] { $wrong }-mal hast du danebengetippt.
    }
locked = Du hast danebengetippt und musst kurz warten.
gone = Nicht mehr dabei: { NAMES($gone) }.
search-result = { WORD($item, of: "item") }: { SUM($found) } von { $copies } gefunden.
result = Insgesamt { $found } von { $copies } gefunden. { SAY($share, as: "share") }
their-result =
    { $wrong ->
        [0] { NAME($seat) } hat { $found } gefunden und nie danebengetippt.
       *[other] { NAME($seat) } hat { $found } gefunden und { $wrong }-mal danebengetippt.
    }
fastest = Der schnellste Fund: { NAME($seat) }, { WORD($item, of: "item") }, nach { SECONDS($ms) } Sekunden.
district = In Viertel { NTH($district) }:
thing = { $number }. { $told }
heat =
    { $heat ->
        [hot] Das nicht, aber heiß.
        [warm] Das nicht, aber warm.
        [cool] Das nicht. Lau.
       *[cold] Das nicht. Kalt.
    }
free-moves =
    Um etwas zu markieren, sag als JSON, wo es ist: { "{" }"type": "Tap", "x": 120.5, "y": 340{ "}" }. Um dir einen Teil der Stadt beschreiben zu lassen, sag { "{" }"type": "LookInto", "district": 0{ "}" }; die Viertel zählen ab 0. Was dir beschrieben wurde, markierst du mit seiner Nummer: { "{" }"type": "MarkTold", "district": 0, "number": 3{ "}" }.
digest =
    Spy Guy. Ihr spielt alle zusammen. Eine Karte nennt ein Ding und wie oft es im Bild einer Stadt versteckt ist. Solange der Sand läuft, markieren alle, was sie finden; Doppelgänger in anderer Farbe oder Art zählen nicht, und danebentippen kostet nichts als Zeit. Die Suche endet, wenn die Zeit um ist, alles gefunden ist oder alle sagen, dass sie fertig sind. Dann geht Spy Guy für jeden Fund ein Feld, und Doktor Moritz so viele, wie Fußspuren auf der Karte sind. Holt Spy Guy ihn ein, habt ihr gewonnen; erreicht Doktor Moritz den Hafen, habt ihr verloren.

# Wie es ausging, in wenigen Worten.

ending-caught = Doktor Moritz ist gefasst
ending-escaped = Doktor Moritz ist entkommen
ending-practised = Fertig geübt
