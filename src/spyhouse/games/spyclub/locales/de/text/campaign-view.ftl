# Was alle von einer Kampagne sehen, für alle, die mit Text spielen.

on-the-table = Ereignisse in diesem Fall bisher: { $events }.
a-mark =
    { HAS($row) ->
        [yes] Platz { NTH($row) } der Reihe: { mark }, durch Karte { $card }, { until }.
       *[no] Hinweis { $clue }: { mark }, durch Karte { $card }, { until }.
    }
until =
    { $until ->
        [turn] bis zum Ende des Zuges
        [next_turn] bis zum Ende des nächsten Zuges
        [round] bis zum Ende der Runde
        [case] bis zum Ende des Falls
       *[taken] bis es weggenommen wird
    }
a-figure-stands =
    { HAS($place) ->
        [yes] { The-figure } steht { SAY($place, as: "a-place") }.
       *[no] { The-figure } ist nicht auf dem Tisch.
    }
a-place =
    { $where ->
        [hand] bei Karte { NTH($slot) } von { NAME($seat) }
        [row] bei Platz { NTH($slot) } der Reihe
        [incoming] beim neuen Hinweis { NTH($slot) }
        [seat] bei { NAME($seat) }
       *[other] bei: { $where }
    }
a-pocket =
    { COUNT($clues) ->
        [0] Die Tasche von Karte { $card } (Plätze: { $size }) ist leer.
       *[other] Die Tasche von Karte { $card } (Plätze: { $size }); darin: { LIST($clues, as: "a-numbered-clue") }.
    }
a-numbered-clue = { WORD($name, of: "clue") } ({ WORD($type, of: "type", form: "one") }, Hinweis { $card })
an-action =
    { $usable ->
        [yes] Karte { $card } bietet „{ $name }“{ owner-only }. Das kostet: Aktionen { $actions }, Ideen { $ideas }, Plättchen { $tokens }.
       *[no] Karte { $card } bietet „{ $name }“{ owner-only }, aber nicht jetzt: { $why }
    }
owner-only =
    { $owner_only ->
        [yes] , nur wem sie gehört
       *[no] { "" }
    }
used-up = Vorerst verbraucht: Karte { $card }.
an-objective =
    { $done ->
        [yes] Ziel von Karte { $card }, geschafft, { $points } wert: { $text }.
       *[no] Ziel von Karte { $card }, { $points } wert: { $text }; bisher { $so_far }.
    }
a-barred = Nicht alles ist jetzt erlaubt. { $why }
card-asks =
    { HAS($card) ->
        [yes] Karte { $card } fragt { NAMES($seats) }: { what-it-asks }
       *[no] Die Kampagne fragt { NAMES($seats) }: { what-it-asks }
    }
what-it-asks =
    { $ask ->
        [offer] Möchtest du das?
        [clue] Wähl eine Hinweiskarte.
        [row] Wähl einen Platz der Reihe.
        [spot] Wähl einen Platz in einer Hand.
        [player] Wähl eine Person.
        [type] Rate den Typ auf der Rückseite.
        [symbol] Rate das Symbol, das als Nächstes kommt.
        [event] Wessen Ereignis tritt ein?
       *[play_on] Alle fünf sind geklärt, aber ein Ziel ist offen. Dafür weiterspielen?
    }
can-answer = Die Antworten sind: { $answers }
calm =
    { $what ->
        [event] Das nächste Ereignis fällt aus.
        [move] Die Gestalt läuft das nächste Mal nicht.
       *[escape] Das nächste Fluchtsymbol zählt nicht.
    }
peeked = Beide Seiten sind zu sehen von: { LIST($peeked, as: "a-both-sides") }.
a-both-sides = { WORD($name, of: "clue") } ({ WORD($type, of: "type", form: "one") }), auf der Rückseite { WORD($back, of: "clue") }
foreseen = Die nächsten Bewegungskarten: { $cards }.
out = Aus dem Spiel: { LIST($out, as: "a-numbered-clue") }.
more-actions =
    { SIGN($actions) ->
        [plus]
            { $actions ->
                [one] Im nächsten Zug hat { NAME($seat) } 1 Aktion mehr.
               *[other] Im nächsten Zug hat { NAME($seat) } { $actions } Aktionen mehr.
            }
       *[minus]
            { ABS($actions) ->
                [one] Im nächsten Zug hat { NAME($seat) } 1 Aktion weniger.
               *[other] Im nächsten Zug hat { NAME($seat) } { ABS($actions) } Aktionen weniger.
            }
    }
second-landing = Die andere Figur: Bei einer { $number } bleibt sie bei Karte { NTH($spot-slot) } von { NAME($spot-seat) } stehen: { event-in-words }.
early = Ihr habt eine Frage mit weniger Karten geklärt.

stage =
    { $stage ->
        [cast] Fall { $case } von 5. Alle wählen eine Rolle.
        [unlock] Fall { $case } von 5. Lest die neuen Karten.
        [setup] Fall { $case } von 5. Vor dem Fall.
        [case] Fall { $case } von 5 wird gespielt.
        [record] Fall { $case } von 5. Was wird beim großen Fall angepinnt?
        [end] Fall { $case } von 5. Was die Karten am Ende sagen.
        [save] Fall { $case } von 5. Fürs Logbuch.
       *[over] Fall { $case } von 5 ist gespeichert.
    }
points =
    { $points ->
        [one] Bisher ein Punkt.
       *[other] Bisher { $points } Punkte.
    }
member =
    { HAS($name) ->
        [yes] { NAME($seat) } spielt „{ $name }“, { WORD($character, of: "character", form: "acc") }.
       *[no] { NAME($seat) } spielt { WORD($character, of: "character", form: "acc") }.
    }
recorded = Der große Fall: { LIST($recorded, as: "a-record") }.
a-record = { WORD($aspect, of: "type") }: { WORD($name, of: "clue") }
open = Noch nicht im großen Fall: { LIST($open, as: "a-value") }.
a-value = { $value ->
        [motive] Motiv
        [suspect] Verdacht
        [location] Ort
        [crime] Tat
        [object] Beweis
       *[other] { $value }
    }
campaign-card =
    Karte { $card } „{ $title }“, Seite { $side }{ HAS($owner) ->
        [yes] , gehört zu: { WORD($owner, of: "character") }
       *[no] { "" }
    }{ $space ->
        [0] { "" }
       *[other] , { $tokens } von { $space } Plättchen
    }{ HAS($chosen) ->
        [yes] , gewählt: { $chosen }
       *[no] { "" }
    }{ $away ->
        [yes] , aus dem Spiel
       *[no] { "" }
    }{ $asleep ->
        [yes] , schläft
       *[no] { "" }
    }{ $fresh ->
        [yes] , neu
       *[no] { "" }
    }.
question =
    { $about ->
        [card] Auf dem Schreibtisch liegt Karte { $card } zum Lesen.
        [choice] Karte { $card } stellt euch vor die Wahl.
        [give] Karte { $card }: Wem gehört sie ab jetzt?
        [record] Eine Lösung darf beim großen Fall angepinnt werden.
       *[story] Die Geschichte des Falls, in euren Worten.
    } Es entscheiden: { NAMES($seats) }.
an-answer =
    { $number ->
        [0] Antwort „{ $key }“: { $label }. { $means }
       *[other] Antwort „{ $key }“: { $label }, führt zu Karte { $number }. { $means }
    }
to-record =
    { $key ->
        [none] nichts anpinnen
       *[other]
            { $old ->
                [yes] { WORD($aspect, of: "type") }: { WORD($name, of: "clue") }, anstelle der alten Lösung
               *[no] { WORD($aspect, of: "type") }: { WORD($name, of: "clue") }
            }
    }
proposal = Vorschlag: „{ $proposal }“; bisher einverstanden: { NAMES($agreed) }.
read-so-far = Gelesen haben: { NAMES($agreed) }.
a-line =
    { $why ->
        [recorded] { $points } fürs Anpinnen
        [solved] { $points } für geklärte Fragen
        [objective] { $points } für ein Ziel
        [card] { $points } durch Karte { $card }
       *[limit] { $points } durch die Grenze
    }
lines = Punkte dieses Falls: { LIST($lines, as: "a-line") }.
reached = Geschaffte Ziele: { LIST($objectives, as: "a-value") }.
told-story = Die Geschichte bisher: „{ $story }“
old-case =
    { $how ->
        [success] Ein früherer Fall wurde geschlossen, geklärte Fragen: { $solved }.
       *[other] Ein früherer Fall ging verloren, geklärte Fragen: { $solved }.
    }
index-entry = { $name }: { LIST($numbers, as: "a-value") }
index = Das Verzeichnis: { $entries }.
grade = Die Endnote ist { $grade }.
free-moves =
    Um die Geschichte des Falls aufzuschreiben, sag { "{" }"type": "WriteStory", "text": "..."{ "}" }.
