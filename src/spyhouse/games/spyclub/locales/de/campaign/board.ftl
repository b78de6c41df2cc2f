# Was Schreibtisch, Buch und Tisch einer Kampagne im Browser sagen. Die Worte der Karten kommen einzeln vom Server.

# Was die Schlussseite zu einer Note sagt.
closing =
    { $grade ->
        [A] Die Rahmen sind voll, der Faden ist straff, und der Bürgermeister möchte ein Autogramm auf einen Strafzettel. Es gibt Hefeteilchen.
        [B] Fast alles stimmte, und das meiste davon war bewiesen. Der große Unbekannte lässt grüßen und schickt eine kleine Rechnung fürs Fenster.
        [C] Ihr wisst, wer, oder warum, oder wenigstens, wo die Pausenbrote geblieben sind. Wachtmeister Plum nennt es „vielversprechend“, mit Bleistift.
       *[D] Das Rätsel ist noch auf freiem Fuß. Ihr auch, das ist schon mal was, und der Hund hält euch immer noch für die Besten der Welt.
    }
campaign-unmasked = Die Maske ist ab:

# --- Karten

# Wann eine Zeile gilt.
campaign-when-now = Jetzt.
campaign-when-gear = Beim Aufbau.
campaign-when-hourglass = Während des Falls.
campaign-when-pencil = Beim Anpinnen.
campaign-when-flag = Am Ende.
campaign-when-envelope = Beim Speichern.
campaign-when-crossroads = Ihr entscheidet.

campaign-card-b-side = Seite B bleibt noch verborgen
campaign-card-belongs = gehört zu: { WORD($character, of: "character") }
campaign-card-asleep = schläft: Ihre Rolle ist heute nicht dabei
campaign-card-away = aus dem Spiel
campaign-card-chosen = in diesem Fall: { $option }
campaign-card-tokens =
    { $space ->
        [one] { $tokens } von 1 Plättchen
       *[other] { $tokens } von { $space } Plättchen
    }
campaign-card-new = neu
campaign-card-close = Zurücklegen
campaign-no-cards = Noch keine Karten. Die ersten beiden kommen, wenn alle eine Rolle gewählt haben.

campaign-mark-wild = zählt als jeder Typ
campaign-mark-locked = verschlossen
campaign-mark-sticky = klebt fest
campaign-mark-shield = geschützt
campaign-mark-kiss = geküsst
campaign-mark-bait = Köder
campaign-mark-prize = ein Preis
campaign-mark-paint = nasse Farbe

campaign-figure-suspect = die Gestalt
campaign-figure-dog = der Hund
campaign-figure-twin = der zweite Zwilling
campaign-figure-guard = der Wärter
campaign-figure-rival = der Rivale
campaign-figure-bully = der Rüpel
campaign-figure-mom = Mama
campaign-figure-reporter = die Reporterin
campaign-figure-piece = die Spielfigur
campaign-figure-wagon = der Laster
campaign-figure-heart = das Medaillon
campaign-figure-monster = das Monster
campaign-figure-sign = der Pfeil
campaign-figure-hat = der Hut

# --- der Schreibtisch

campaign-case = Fall { $number } von 5
campaign-case-short = Fall { $number }
campaign-stage-cast = Wer ist wer
campaign-stage-unlock = Neue Karten
campaign-stage-setup = Vor dem Fall
campaign-stage-case = Der Fall
campaign-stage-record = Für den großen Fall
campaign-stage-end = Was die Karten sagen
campaign-stage-save = Fürs Logbuch
campaign-stage-over = Gespeichert
campaign-master = Der große Fall
campaign-frames =
    { $count ->
        [one] 1 von 5 Rahmen voll
       *[other] { $count } von 5 Rahmen voll
    }
campaign-log = Logbuch
campaign-log-tonight = heute Abend
campaign-log-later = noch zu
campaign-log-finale = das Finale
campaign-log-points =
    { $most ->
        [0] Punkte bisher
        [100] von 100 Punkten
       *[other] von { $most } Punkten bisher
    }
campaign-nothing-recorded = Nichts angepinnt
campaign-unlocked = Freigeschaltet
campaign-index = Das Verzeichnis
campaign-index-line = Wohin jedes angepinnte Foto führt. Nur Nummern, nicht spicken.

campaign-ask-card = Lest sie laut vor.
campaign-ask-choice = Besprecht euch. Alle müssen zustimmen.
campaign-ask-give = Wer bekommt diese Karte?
campaign-ask-record = Ihr dürft eine Lösung beim großen Fall anpinnen. Sie entscheidet auch, was als Nächstes kommt.
campaign-ask-story = Wie war’s, in ein, zwei Sätzen? Eure Worte kommen ins Logbuch.
campaign-read = Gelesen
campaign-opens = führt zu Karte { $number }
campaign-agree = Zustimmen
campaign-suggested = Vorschlag von { $name }
campaign-waits-for = Warten auf { JOIN($names) }.
campaign-not-yours =
    { COUNT($names) ->
        [one] Das entscheidet { JOIN($names) }.
       *[other] Das entscheiden { JOIN($names) }.
    }
campaign-watching = Das Team entscheidet. Du schaust zu.
campaign-story-title = In euren Worten
campaign-story-hint = Es war die ganze Zeit der Hund, und es tut ihm nicht leid.
campaign-story-keep = Aufschreiben
campaign-story-done = So war’s

# --- wer wen spielt

campaign-cast-title = Wer bist du in dieser Geschichte?
campaign-cast-line = Deine Rolle bleibt dir von Fall zu Fall, mit jeder Karte, die sie verdient.
campaign-cast-name = Name, wenn du magst
campaign-cast-taken = vergeben an { $name }
campaign-cast-again = aus eurem Club
campaign-cast-pick = { WORD($character, of: "character") } spielen
campaign-cast-waiting = Du bist dabei. Die anderen wählen noch.

# --- auf dem Tisch

campaign-force-now = Jetzt
campaign-force-turn = In deinem Zug
campaign-force-end = Am Ende
campaign-force = In Kraft
campaign-force-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
campaign-force-line = { campaign-force-cards }, Fall { $number } von 5
campaign-objective-reached = Ziel geschafft
# $goal: was die Karte will.
campaign-progress =
    { $kind ->
        [never]
            { $done ->
                [0] { $goal }: bisher kein einziges Mal.
               *[other] { $goal }: zu spät, es ist passiert.
            }
       *[other]
            { $n ->
                [0] { $goal }.
               *[other] { $goal }: bisher { $done } von { $n }.
            }
    }
campaign-more-cards = und { $count } mehr
campaign-known = Gesehene Karten
campaign-known-steps = Die nächsten Schritte der Gestalt
campaign-known-sides = Beide Seiten dieser Hinweise
campaign-known-both = { $front }, dahinter { $back }

campaign-asks-offer = Möchtest du das?
campaign-asks-clue = Wähl eine Hinweiskarte.
campaign-asks-row = Wähl einen Platz der Reihe.
campaign-asks-spot = Wähl einen Platz in einer Hand.
campaign-asks-player = Wähl eine Person.
campaign-asks-type = Rate: Was ist auf der Rückseite?
campaign-asks-symbol = Rate: Welches Symbol kommt?
campaign-asks-event = Wessen Ereignis tritt ein?
campaign-asks-play_on = Alle fünf sind geklärt, aber ein Ziel ist noch offen. Dafür weiterspielen?
campaign-asks = Die Kampagne fragt
campaign-asks-another = { $name } entscheidet.
campaign-answer-unseen = eine Karte, die noch niemand kennt
campaign-answer-row = Platz { $nth } der Reihe
campaign-answer-slot = Platz { $nth }
campaign-answer-spot = { $what } ({ $name })
campaign-answer-yes = Ja
campaign-answer-no = Nein
campaign-answer-enough = Das reicht
campaign-answer-play-on = Weiterspielen
campaign-answer-stop = Fall schließen

# Was eine Karte anbietet: was es kostet, und was auf dem Knopf steht.
campaign-offer-price =
    { $actions ->
        [0]
            { $ideas ->
                [0]
                    { $tokens ->
                        [0] kostenlos
                       *[other] keine Aktion, { campaign-offer-tokens }
                    }
               *[other]
                    { $tokens ->
                        [0] keine Aktion, { campaign-offer-ideas }
                       *[other] keine Aktion, { campaign-offer-ideas }, { campaign-offer-tokens }
                    }
            }
       *[other]
            { $ideas ->
                [0]
                    { $tokens ->
                        [0] 1 Aktion
                       *[other] 1 Aktion, { campaign-offer-tokens }
                    }
               *[other]
                    { $tokens ->
                        [0] 1 Aktion, { campaign-offer-ideas }
                       *[other] 1 Aktion, { campaign-offer-ideas }, { campaign-offer-tokens }
                    }
            }
    }
campaign-offer-ideas =
    { $ideas ->
        [one] 1 Idee
       *[other] { $ideas } Ideen
    }
campaign-offer-tokens =
    { $tokens ->
        [one] 1 Plättchen
       *[other] { $tokens } Plättchen
    }
campaign-offer-solve =
    { $aspect ->
        [motive] Motiv jetzt klären
        [suspect] Verdacht jetzt klären
        [location] Ort jetzt klären
        [crime] Tat jetzt klären
       *[object] Beweis jetzt klären
    }
campaign-offer-pocket-both = { $into } rein, { $out } raus
campaign-offer-pocket-in = { $into } einstecken
campaign-offer-pocket-out = { $out } herausnehmen

# --- das Ende eines Falls

campaign-ending-office = Spy Club, Zweigstelle
campaign-ending-closed = Fall { $number }, abgeschlossen in Zug { $turn }
campaign-ending-pin = Anpinnen
campaign-ending-desk = Zum Schreibtisch
campaign-receipt = Was es wert ist
campaign-receipt-solved =
    { $turn ->
        [0] geklärt
       *[other]
            { $nth ->
                [0] zuerst geklärt, Zug { $turn }
               *[other] geklärt, Zug { $turn }
            }
    }
campaign-receipt-pinned = beim großen Fall angepinnt
campaign-receipt-card = weil die Karte es sagt
campaign-receipt-objective = Ziel geschafft
campaign-receipt-limit = mehr geben Karten nicht
campaign-receipt-over = über der Grenze
campaign-receipt-tonight =
    { $points ->
        [one] Punkt heute Abend,
       *[other] Punkte heute Abend,
    }
campaign-receipt-so-far = { $points } von { $most } bisher
campaign-receipt-waits = noch nicht angepinnt
campaign-receipt-nothing = Nichts geklärt. Das passiert den Besten.

# --- Anpinnen

campaign-pinup-title = Was kommt an die Wand?
campaign-pinup-line =
    { $next ->
        [6] Ein Foto füllt einen Rahmen.
       *[other] Ein Foto füllt einen Rahmen, und seine Karte kommt in Fall { $next }.
    }
campaign-pinup-is-up = { WORD($aspect, of: "type") }, hängt schon:
campaign-pinup-leads = führt zu Karte
campaign-pinup-would-pin = { $name } würde { SAY($clue, as: "campaign-pinup-what") } anpinnen
campaign-pinup-would-leave = { $name } würde die Rahmen so lassen
campaign-pinup-what = { WORD($name, of: "clue", form: "acc") }
campaign-pinup-yours = Wähl ein Foto
campaign-pinup-yours-line = Es bleibt für immer im Rahmen und entscheidet, was als Nächstes kommt.
campaign-pinup-everyone =
    { $count ->
        [one] Du entscheidest.
        [2] Ihr müsst beide zustimmen.
       *[other] Alle { $count } müssen zustimmen.
    }
campaign-pinup-pin = { SAY($clue, as: "campaign-pinup-what") } anpinnen
campaign-pinup-agree = Zustimmen: { SAY($clue, as: "campaign-pinup-what") }
campaign-pinup-agree-leave = Zustimmen: so lassen
campaign-pinup-leave = Rahmen so lassen
campaign-pinup-says = schlägt es vor
campaign-pinup-agrees = stimmt zu
campaign-pinup-thinks = überlegt
campaign-pinup-you = du
campaign-pinup-waiting = Du hast dich entschieden. Die anderen überlegen noch.
campaign-pinup-by = Dank „{ $title }“

campaign-pinned =
    { $aspect ->
        [motive] Es ging um { WORD($name, of: "clue") }.
        [suspect]
            { $name ->
                [Twins] Es waren die Zwillinge.
               *[other] Es war { WORD($name, of: "clue", form: "nom") }.
            }
        [location] Es geschah { WORD($name, of: "clue", form: "at") }.
        [crime] Die Tat: { WORD($name, of: "clue") }.
       *[object] Es war { WORD($name, of: "clue", form: "nom") }.
    }
campaign-pinned-frame =
    { $count ->
        [1] Der erste Rahmen ist voll.
        [2] Der zweite Rahmen ist voll.
        [3] Der dritte Rahmen ist voll.
        [4] Der vierte Rahmen ist voll.
       *[5] Der fünfte Rahmen ist voll.
    }
campaign-pinned-wants = Im Verzeichnis klappert etwas: Karte { $number } will raus.
campaign-pinned-all = Der Faden ist verknotet.
campaign-pinned-on = Weiter
campaign-pinned-points = von { $most } Punkten bisher

# --- das Buch

campaign-book-saved =
    { $number ->
        [0] Noch steht kein Fall im Logbuch
       *[other] Fall { $number } steht im Logbuch
    }
campaign-book-next = Öffnet Fall { $number } gleich hier, heute Abend oder in einem Monat. Plätze und Leute dürfen wechseln.
campaign-book-grade = Endnote
campaign-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
campaign-book-solved =
    { COUNT($names) ->
        [0] Nichts geklärt
       *[other] Geklärt: { JOIN($names) }
    }; { HAS($pinned) ->
        [yes] angepinnt: { $pinned }.
       *[no] nichts angepinnt.
    }
campaign-book-recorded = Neues für den großen Fall { $points }
campaign-book-aspects = geklärte Fragen { $points }
campaign-book-card = Karten { $points }
campaign-book-objective = Ziele { $points }
campaign-book-limit = über der Grenze { $points }
campaign-book-team = Der Club
campaign-book-file = Kampagne als Datei speichern
campaign-book-print = Buch drucken oder als PDF speichern

campaign-poster-club = Spy Club
campaign-poster-five = Ein Rätsel in fünf Fällen
campaign-poster-alt = Das Plakat dieser Kampagne
campaign-poster-keep = Plakat speichern
campaign-poster-quote = „{ $words }“
campaign-poster-closed = Abgeschlossen am { DATETIME($day, day: "numeric", month: "long", year: "numeric") }

# Wohin ein Foto führen kann: ein Thema, keine Regel
stake-dare = Mut und dumme Wetten
stake-fame = Reporter und Aufsehen
stake-hunger = Küchen und volle Teller
stake-jealousy = wer mehr hat als andere
stake-love = Briefe und Geheimnisse
stake-money = Geldbeutel und große Pläne
stake-revenge = alte Rechnungen
stake-cashier = Kassen und Kleingeld
stake-dog = Nasen und Vergrabenes
stake-garbage-man = was andere wegwerfen
stake-librarian = Bücher und Flüstern
stake-mom = Schlafenszeit und Hausregeln
stake-neighbor = Zäune und Gardinen
stake-troublemaker = Ärger, und noch mehr davon
stake-twins = was es doppelt gibt
stake-cabin = Wald und Lagerfeuer
stake-carnival = Karussells und Lose
stake-diner = späte Abende und Pfannkuchen
stake-game-store = Würfel und Spielregeln
stake-ice-cream-shop = Süßes, das schmilzt
stake-mansion = Dachböden und alte Familien
stake-museum = Altes hinter Glas
stake-park = Bänke und Tauben
stake-school = Pausen und Hausaufgaben
stake-bullying = Zusammenhalten
stake-eavesdropping = Türen und dünne Wände
stake-lying = Geschichten, die wachsen
stake-prank = Späße, die zu weit gehen
stake-theft = Schlösser und Verschwundenes
stake-trespassing = verbotene Orte
stake-vandalism = kaputte Dinge
stake-cake = Feste und Krümel
stake-game-piece = Züge und Regeln
stake-hat = Verkleidung und Verwechslung
stake-key = Türen, die aufgehen
stake-lipstick = Gesichter und Spiegel
stake-slingshot = Zielen und Entfernung
stake-stamp = Briefe von weit her
stake-watch = rechtzeitig kommen
