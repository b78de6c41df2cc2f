# Die Regelzeilen der Kampagnenkarten: ein Satzteil für alles, was eine Wirkung sein kann. Zusammengesetzt werden sie
# von campaign/wording. $who ist „you“ oder wer gemeint ist. Formen: .acc der vierte Fall, .dat der dritte, .subject
# als Anfang eines Satzes („wer dran ist,“).

# --- wer, welche Figur, welcher Typ

a-player =
    { $who ->
        [you] du
        [each] alle
        [active] wer dran ist
        [owner] wem diese Karte gehört
        [others] alle anderen
        [starter] wer beginnt
        [left] wer als Nächstes dran ist
        [right] wer davor dran war
        [partner] wer mitmacht
        [victim] wer dort sitzt
        [ringed] die andere Person mit dem Medaillon
        [most_ideas] wer die meisten Ideen hat
        [fewest_ideas] wer die wenigsten Ideen hat
        [chosen] jemand nach Wahl des Teams
       *[beside] wer { a-figure.acc } bei sich hat
    }
    .subject =
        { $who ->
            [you] du
            [each] alle
            [others] alle anderen
            [ringed] die andere Person mit dem Medaillon
            [chosen] jemand nach Wahl des Teams
           *[other] { a-player },
        }
    .dat =
        { $who ->
            [you] dir
            [each] allen
            [active] der Person, die dran ist
            [owner] der Person, der diese Karte gehört
            [others] allen anderen
            [starter] der Startperson
            [left] der nächsten Person
            [right] der Person davor
            [partner] der Person, die mitmacht
            [victim] der Person dort
            [ringed] der anderen Person mit dem Medaillon
            [most_ideas] der Person mit den meisten Ideen
            [fewest_ideas] der Person mit den wenigsten Ideen
            [chosen] einer Person nach Wahl des Teams
           *[beside] der Person, die { a-figure.acc } bei sich hat
        }
whose =
    { $who ->
        [you] deine
       *[other] { a-player.dat }
    }
a-figure =
    { $figure ->
        [suspect] die Gestalt
        [dog] der Hund
        [twin] der zweite Zwilling
        [guard] der Wärter
        [rival] der Rivale
        [bully] der Rüpel
        [mom] Mama
        [reporter] die Reporterin
        [piece] die Spielfigur
        [wagon] der Laster
        [heart] der Ring
        [monster] das Monster
        [sign] der Pfeil
        [hat] der Hut
       *[other] die Figur
    }
    .acc =
        { $figure ->
            [dog] den Hund
            [twin] den zweiten Zwilling
            [guard] den Wärter
            [rival] den Rivalen
            [bully] den Rüpel
            [wagon] den Laster
            [heart] den Ring
            [sign] den Pfeil
            [hat] den Hut
           *[other] { a-figure }
        }
    .dat =
        { $figure ->
            [suspect] der Gestalt
            [dog] dem Hund
            [twin] dem zweiten Zwilling
            [guard] dem Wärter
            [rival] dem Rivalen
            [bully] dem Rüpel
            [mom] Mama
            [reporter] der Reporterin
            [piece] der Spielfigur
            [wagon] dem Laster
            [heart] dem Ring
            [monster] dem Monster
            [sign] dem Pfeil
            [hat] dem Hut
           *[other] der Figur
        }
    .at =
        { $figure ->
            [dog] beim Hund
            [twin] beim zweiten Zwilling
            [guard] beim Wärter
            [rival] beim Rivalen
            [bully] beim Rüpel
            [wagon] beim Laster
            [heart] beim Ring
            [monster] beim Monster
            [sign] beim Pfeil
            [hat] beim Hut
           *[other] bei { a-figure.dat }
        }
who-is-beside =
    { $beside ->
        [hat] wer den Hut trägt,
        [heart] wer das Medaillon hat,
        [reporter] wer die Reporterin bei sich hat,
        [mom] wer Mama bei sich hat,
        [monster] wer das Monster bei sich hat,
       *[bully] wer den Rüpel bei sich hat,
    }
    .dat =
        { $beside ->
            [hat] der Person mit dem Hut
            [heart] einer der beiden mit dem Medaillon
            [reporter] der Person mit der Reporterin
            [mom] der Person mit Mama
            [monster] der Person mit dem Monster
           *[bully] der Person mit dem Rüpel
        }
the-type =
    { $type ->
        [motive] das Motiv
        [suspect] den Verdacht
        [location] den Ort
        [crime] die Tat
        [object] den Beweis
       *[other] eine Frage
    }
the-event =
    { $event ->
        [fatigue] Müdigkeit
        [loose_end] Lose Fäden
        [decoy] Finte
        [sabotage] Sabotage
        [roadblock] Sperre
       *[other] ein Ereignis
    }
some-ideas =
    { $n ->
        [one] 1 Idee
       *[other] { $n } Ideen
    }
some-spaces =
    { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    }
or-less =
    { $more ->
        [yes] mehr
       *[no] weniger
    }
often =
    { $limit ->
        [turn] einmal pro Zug
        [round] einmal pro Runde
        [case] einmal pro Fall
       *[campaign] einmal pro Kampagne
    }

# --- Hinweiskarten

a-clue =
    { $clue ->
        [type]
            { $of ->
                [object] ein Beweis
                [motive] ein Motiv
                [suspect] ein Verdacht
                [location] ein Ort
               *[crime] eine Tat
            }
        [name]
            { $of ->
                [Stamp] eine Briefmarken-Karte
               *[Twins] eine Zwillinge-Karte
            }
        [marked]
            { $of ->
                [kiss] eine geküsste Karte
                [paint] eine bemalte Karte
                [wild] ein Joker
                [bait] der Köder
               *[prize] der Preis
            }
        [distraction] eine Ablenkung
        [focus] eine Fokuskarte
        [open_type] eine Karte eines noch nicht aufgezeichneten Typs
        [unsolved_type] eine Karte einer ungelösten Frage
        [solved_type] eine Karte einer gelösten Frage
        [last_recorded_type] eine Karte des zuletzt aufgezeichneten Typs
        [same_as_last] den Typ, auf dem dein Fokus letzten Zug lag
        [from]
            { $of ->
                [discard] eine Karte aus der Ablage
               *[deck_top] die oberste Karte des Stapels
            }
       *[any] eine Karte
    }
    .acc =
        { $clue ->
            [type]
                { $of ->
                    [object] einen Beweis
                    [suspect] einen Verdacht
                    [location] einen Ort
                   *[other] { a-clue }
                }
            [marked]
                { $of ->
                    [wild] einen Joker
                    [bait] den Köder
                    [prize] den Preis
                   *[other] { a-clue }
                }
           *[other] { a-clue }
        }
    .dat =
        { $clue ->
            [type]
                { $of ->
                    [object] einem Beweis
                    [motive] einem Motiv
                    [suspect] einem Verdacht
                    [location] einem Ort
                   *[crime] einer Tat
                }
            [marked]
                { $of ->
                    [kiss] einer geküssten Karte
                    [paint] einer bemalten Karte
                    [wild] einem Joker
                    [bait] dem Köder
                   *[prize] dem Preis
                }
            [distraction] einer Ablenkung
            [focus] einer Fokuskarte
            [unsolved_type] einer Karte einer ungelösten Frage
            [solved_type] einer Karte einer gelösten Frage
           *[other] einer Karte
        }
clues =
    { $clue ->
        [name]
            { $of ->
                [Stamp] Briefmarken-Karten
               *[Twins] Zwillinge-Karten
            }
        [distraction] Ablenkungen
        [same_type] Karten eines Typs
        [from] Karten aus der Ablage
       *[any] Karten
    }
one-card =
    { $place ->
        [own]
            { $who ->
                [you] 1 deiner Karten
               *[other] 1 Karte { a-player.dat }
            }
        [focus]
            { $who ->
                [you] deine Fokuskarte
               *[other] die Fokuskarte { a-player.dat }
            }
        [other] 1 Karte einer anderen Person
        [left_hand]
            { HAS($you) ->
                [yes] 1 Karte der Person links von dir
               *[no] 1 Karte der nächsten Person
            }
        [left_end] die Karte ganz links bei der Person links von dir
        [hands] 1 Karte in irgendeiner Hand
        [got] die Karte, die zurückkam
        [traded] 1 der 2 getauschten Karten
        [row] 1 Karte der Reihe
        [row_empty] einen leeren Platz der Reihe
        [incoming] 1 neuen Hinweis
        [incoming_right] den neuen Hinweis ganz rechts
        [deck_top] die oberste Karte des Stapels
        [deck_bottom] die unterste Karte des Stapels
        [discard] 1 der { $latest } zuletzt abgeworfenen Karten
        [pocket] die Karte in der Tasche
        [victim_card] diese Karte
        [event_card] die Karte unter { a-figure.dat }
       *[other-place] 1 Karte
    }
    .dat =
        { $place ->
            [own]
                { $who ->
                    [you] 1 deiner Karten
                   *[other] 1 Karte { a-player.dat }
                }
            [focus]
                { $who ->
                    [you] deiner Fokuskarte
                   *[other] der Fokuskarte { a-player.dat }
                }
            [other] 1 Karte einer anderen Person
            [left_hand] { one-card }
            [left_end] der Karte ganz links bei der Person links von dir
            [hands] 1 Karte in irgendeiner Hand
            [got] der Karte, die zurückkam
            [traded] 1 der 2 getauschten Karten
            [row] 1 Karte der Reihe
            [row_empty] einem leeren Platz der Reihe
            [incoming] 1 neuen Hinweis
            [incoming_right] dem neuen Hinweis ganz rechts
            [deck_top] der obersten Karte des Stapels
            [deck_bottom] der untersten Karte des Stapels
            [discard] 1 der { $latest } zuletzt abgeworfenen Karten
            [pocket] der Karte in der Tasche
            [victim_card] dieser Karte
            [event_card] der Karte unter { a-figure.dat }
           *[other-place] 1 Karte
        }
whole-hand =
    { $who ->
        [you] alle deine Karten
       *[other] alle Karten { a-player.dat }
    }
    .dat =
        { $who ->
            [you] allen deinen Karten
           *[other] allen Karten { a-player.dat }
        }
the-end =
    { $end ->
        [leftmost] ganz links
       *[rightmost] ganz rechts
    }

do-flip =
    .ends = in jeder Hand wird die Karte { the-end } umgedreht
    .hand = { whole-hand } werden umgedreht
    .end =
        { $place ->
            [left_hand] die Karte { the-end } bei der nächsten Person wird umgedreht
           *[own] die Karte { the-end } bei { a-player.dat } wird umgedreht
        }
    .one = dreh { one-card } um

do-peek =
    .movement =
        { $setting_up ->
            [yes]
                { $n ->
                    [one] seht euch die erste Bewegungskarte an
                   *[other] seht euch die ersten { $n } Bewegungskarten an
                }
           *[no]
                { $n ->
                    [one] seht euch die nächste Bewegungskarte an
                   *[other] seht euch die nächsten { $n } Bewegungskarten an
                }
        }
    .deck =
        { $n ->
            [one] seht euch beide Seiten der obersten Karte des Stapels an
           *[other] seht euch beide Seiten der obersten { $n } Karten des Stapels an
        }
    .incoming = seht euch die Rückseite von jedem neuen Hinweis an
    .hand = seht euch die Rückseite von { whole-hand.dat } an
    .one =
        { $place ->
            [event_card] seht euch die Rückseite der Karte unter { a-figure.dat } an
            [incoming_right] seht euch die Rückseite des neuen Hinweises ganz rechts an
            [got] seht euch die Rückseite der Karte an, die zurückkam
           *[other] seht euch die Rückseite von { one-card.dat } an
        }

do-move-card =
    .confirm = leg 1 Karte einer anderen Person in die Reihe; liegt dort schon eine, bekommt die Person sie
    .swap = tausch { SAY($from, as: "one-card") } gegen { SAY($to, as: "one-card") }
    .discard-several = wirf { $n } deiner { clues } ab
    .discard-row = wirf 1 bis { $n } Karten der Reihe ab
    .discard =
        { $place ->
            [event_card] { one-card } wird abgeworfen
           *[other] wirf { one-card } ab
        }
    .out = { a-moved-card } verlässt das Spiel
    .bottom = { a-moved-card } kommt unter den Stapel
    .top = { a-moved-card } kommt auf den Stapel
    .take = nimm { a-moved-card } auf einen leeren Platz
    .put =
        { $flipped ->
            [yes] leg { a-moved-card } auf { SAY($to, as: "one-card") }, umgedreht oder nicht
           *[no] leg { a-moved-card } auf { SAY($to, as: "one-card") }
        }
a-moved-card =
    { $random ->
        [yes] ein zufälliger neuer Hinweis
       *[no] { one-card }
    }
do-seed-card =
    { $to ->
        [row_empty] aus dem Stapel kommt { a-clue } in die Reihe
        [own] wer beginnt, hat ganz rechts { a-clue.acc } aus dem Stapel
        [deck_top] { a-clue } liegt oben auf dem Stapel
       *[deck_bottom] { a-clue } kommt unter den Stapel
    }
do-set-focus =
    { $each ->
        [yes]
            { $slot ->
                [left] der Fokus liegt am Anfang unter der Karte ganz links
                [right] der Fokus liegt am Anfang unter der Karte ganz rechts
               *[choice] alle wählen, wo ihr Fokus am Anfang liegt
            }
       *[no]
            { $setting_up ->
                [yes] du wählst, wo dein Fokus am Anfang liegt
               *[no] leg deinen Fokus unter eine beliebige Karte, ohne Ideen dafür
            }
    }

# --- Scheiben

is-marked =
    { $kind ->
        [wild] ist ein Joker (zählt in der Reihe als jeder Typ)
        [locked] ist verschlossen (lässt sich nicht umdrehen oder bewegen)
        [sticky] klebt fest (lässt sich nicht bewegen)
        [shield] ist geschützt (das erste Ereignis darüber fällt aus)
        [kiss] ist geküsst (passt zu jedem Fokus, und die Gestalt läuft nie vorbei)
        [paint] ist bemalt (eine Karte, die dort hinkommt, wird umgedreht)
        [bait] ist ein Köder (die Gestalt bleibt dort einmal stehen, statt vorbeizulaufen)
       *[prize] ist ein Preis
    }{ $round ->
        [yes] , eine Runde lang
       *[no] { "" }
    }
are-marked =
    { $n ->
        [one] { is-marked }
       *[other]
            { $kind ->
                [wild] sind Joker (zählen in der Reihe als jeder Typ)
                [locked] sind verschlossen (lassen sich nicht umdrehen oder bewegen)
                [sticky] kleben fest (lassen sich nicht bewegen)
                [shield] sind geschützt (das erste Ereignis darüber fällt aus)
                [paint] sind bemalt (eine Karte, die dort hinkommt, wird umgedreht)
                [bait] sind Köder (die Gestalt bleibt dort einmal stehen, statt vorbeizulaufen)
               *[prize] sind Preise
            }
    }
do-mark =
    .marked = der Joker { is-marked }
    .in-hands =
        { $n ->
            [one] eine zufällige Handkarte { are-marked }
           *[other] { $n } zufällige Handkarten { are-marked }
        }
    .incoming =
        { $n ->
            [one] ein zufälliger neuer Hinweis { is-marked }
           *[other] { $n } zufällige neue Hinweise { are-marked }
        }
    .what-came = die Karte, die du bekommen hast, { is-marked }
    .empty =
        { $n ->
            [one] ein zufälliger leerer Platz der Reihe { are-marked }
           *[other] { $n } zufällige leere Plätze der Reihe { are-marked }
        }
    .first-hands =
        { $n ->
            [one] die Karte { the-end } in der ersten Hand { is-marked }
           *[other] die Karte { the-end } in den ersten { $n } Händen { is-marked }
        }
    .end =
        { $who ->
            [you] deine Karte { the-end } { is-marked }
           *[other] die Karte { the-end } bei { a-player.dat } { is-marked }
        }
    .one = { one-card } { is-marked }
    .take-paint =
        { $n ->
            [one] wisch 1 Farbklecks von der Reihe
           *[other] wisch { $n } Farbkleckse von der Reihe
        }
    .take-everywhere =
        { $kind ->
            [locked] nimm alle Schlösser von allen Händen
            [sticky] nimm allen Kleber von allen Händen
            [kiss] nimm alle Küsse von allen Händen
           *[bait] nimm alle Köder von allen Händen
        }
    .take-hand = nimm { the-marker.acc } von { whole-hand.dat }
    .take = nimm { the-marker.acc } von { one-card.dat }
the-marker =
    { $kind ->
        [locked] Schloss
        [sticky] Kleber
        [kiss] Kuss
       *[bait] Köder
    }
    .acc =
        { $kind ->
            [locked] das Schloss
            [sticky] den Kleber
            [kiss] den Kuss
           *[bait] den Köder
        }

# --- wann etwas gilt

if-objectives =
    { $done ->
        [yes]
            { $several ->
                [yes] wenn beide Ziele geschafft sind
               *[no] wenn das Ziel geschafft ist
            }
       *[no]
            { $several ->
                [yes] wenn hier kein Ziel geschafft ist
               *[no] wenn das Ziel nicht geschafft ist
            }
    }
if-success = nach einem Erfolg
if-failure = nach einem Misserfolg
if-no-zero = wenn alle mindestens 1 Idee haben
if-first-turn = im ersten Zug jeder Person
if-before-shift = bevor du in diesem Zug den Fokus verschoben hast
if-no-teamwork = in einem Zug ohne Teamwork
if-lock-taken = wenn ein Schloss abgenommen wurde
if-last-event = wenn das letzte Ereignis das ihres Typs war
if-active = in deinem Zug
if-case =
    { $relation ->
        [least] ab Fall { $n }
        [less] vor Fall { $n }
        [most] bis Fall { $n }
       *[exactly]
            { $after ->
                [yes] nach Fall { $n }
               *[no] in Fall { $n }
            }
    }
so-many-aspects =
    { $relation ->
        [least]
            { $n ->
                [one] mindestens 1 Frage
               *[other] mindestens { $n } Fragen
            }
        [most]
            { $n ->
                [one] höchstens 1 Frage
               *[other] höchstens { $n } Fragen
            }
       *[exactly] genau { $n } Fragen
    }
if-so-many-recorded = wenn { so-many-aspects } aufgezeichnet sind
if-so-many-solved =
    { $over ->
        [yes] wenn { so-many-aspects } gelöst wurden
       *[no]
            { $relation ->
                [least] bei mindestens { $n } gelösten Fragen
                [most] bei höchstens { $n } gelösten Fragen
               *[exactly] bei genau { $n } gelösten Fragen
            }
    }
if-so-many-events =
    { $relation ->
        [least] wenn mindestens { $n } Ereignisse geschahen
       *[most] wenn höchstens { $n } Ereignisse geschahen
    }
if-so-many-cards-left = wenn mindestens { $n } Bewegungskarten übrig sind
so-many-ideas =
    { $relation ->
        [least] mindestens { some-ideas }
        [most] höchstens { some-ideas }
        [less]
            { $n ->
                [1] keine Ideen
               *[other] weniger als { some-ideas }
            }
       *[exactly] genau { some-ideas }
    }
if-so-many-ideas = wenn alle zusammen { so-many-ideas } haben
if-you-have-ideas = wenn du { so-many-ideas } hast
so-many-actions =
    { $n ->
        [one] 1 Aktion
       *[other] { $n } Aktionen
    }
if-actions-left = wenn mindestens { so-many-actions } übrig ist
if-actions-used =
    { $relation ->
        [least] wenn du mindestens { so-many-actions } benutzt hast
       *[exactly] wenn du genau { so-many-actions } benutzt hast
    }
if-recorded =
    { $about ->
        [motive] wenn das Motiv aufgezeichnet ist
        [suspect] wenn der Verdacht aufgezeichnet ist
        [location] wenn der Ort aufgezeichnet ist
        [crime] wenn die Tat aufgezeichnet ist
       *[object] wenn der Beweis aufgezeichnet ist
    }
if-open =
    { $about ->
        [motive] wenn das Motiv nicht aufgezeichnet ist
        [suspect] wenn der Verdacht nicht aufgezeichnet ist
        [location] wenn der Ort nicht aufgezeichnet ist
        [crime] wenn die Tat nicht aufgezeichnet ist
       *[object] wenn der Beweis nicht aufgezeichnet ist
    }
the-aspect-named =
    { $about ->
        [motive] das Motiv
        [suspect] der Verdacht
        [location] der Ort
        [crime] die Tat
       *[object] der Beweis
    }
if-solved =
    { $over ->
        [yes]
            { $negated ->
                [yes] wenn { the-aspect-named } nicht gelöst wurde
               *[no] wenn { the-aspect-named } gelöst wurde
            }
       *[no]
            { $negated ->
                [yes] solange { the-aspect-named } nicht gelöst ist
               *[no] wenn { the-aspect-named } gelöst ist
            }
    }
if-unlocked =
    { $negated ->
        [yes] wenn Karte { $card } nie freigeschaltet wurde
       *[no] wenn Karte { $card } freigeschaltet ist
    }
if-side = wenn Karte { $card } Seite { $side } zeigt
where-tokens-lie =
    { HAS($card) ->
        [yes] auf Karte { $card }
       *[no] hier
    }
if-tokens =
    { $relation ->
        [less]
            { $n ->
                [1] wenn { where-tokens-lie } { $none } liegen
               *[other] wenn { where-tokens-lie } weniger als { $tokens } liegen
            }
        [full] wenn { where-tokens-lie } { $tokens } liegen
        [least]
            { $n ->
                [one] wenn { where-tokens-lie } mindestens { $tokens } liegt
               *[other] wenn { where-tokens-lie } mindestens { $tokens } liegen
            }
        [most] wenn { where-tokens-lie } höchstens { $tokens } liegen
       *[exactly] wenn { where-tokens-lie } genau { $tokens } liegen
    }
if-chose = wenn ihr „{ $option }“ gewählt habt
if-not-used = wenn „{ $action }“ nicht benutzt wurde
if-up-all-case = wenn diese Seite den ganzen Fall oben lag
if-daytime =
    { $daytime ->
        [day] bei Tag
        [sunset] am Abend
       *[night] bei Nacht
    }
if-zero-ideas =
    { $negated ->
        [yes] mit mindestens 1 Idee
       *[no] ohne Ideen
    }
over-a-card-beside = über einer Karte { who-is-beside.dat }
over-a-card =
    { $yours ->
        [yes] über einer deiner Karten
       *[no] über der Karte einer anderen Person
    }
with-partner =
    { HAS($beside) ->
        [yes] mit { who-is-beside.dat }
       *[no] mit dir
    }
while-beside-you =
    { $beside ->
        [hat] solange du den Hut trägst
        [heart] solange du das Medaillon hast
        [reporter] solange die Reporterin bei dir ist
        [mom] solange Mama bei dir ist
        [monster] solange das Monster bei dir ist
       *[bully] solange der Rüpel bei dir ist
    }
happens-if = { $text } ({ $condition })

# --- was sofort geschieht

do-give =
    { $n ->
        [one] gib 1 deiner Ideen { a-player.dat }
       *[other] gib { $n } deiner Ideen { a-player.dat }
    }
do-remove-ideas =
    { $n ->
        [one] 1 Idee verlässt das Spiel
       *[other] { $n } Ideen verlassen das Spiel
    }
do-stock =
    .back =
        { $n ->
            [one] 1 Idee, die weg war, kommt zurück ins Glas
           *[other] bis zu { $n } Ideen, die weg waren, kommen zurück ins Glas
        }
    .out =
        { $n ->
            [one] 1 Idee aus dem Glas verlässt das Spiel
           *[other] { $n } Ideen aus dem Glas verlassen das Spiel
        }
do-escape =
    .on =
        { $setting_up ->
            [yes] die Flucht beginnt { some-spaces } weiter
           *[no] die Flucht rückt { some-spaces } weiter
        }
    .back = die Flucht geht { some-spaces } zurück
do-flush =
    { $n ->
        [one] der neue Hinweis { the-end } wird abgeworfen
       *[other] die { $n } neuen Hinweise { the-end } werden abgeworfen
    }
a-movement-card =
    { $daytime ->
        [day] Tageskarte
        [sunset] Abendkarte
        [night] Nachtkarte
       *[any] Bewegungskarte
    }
do-time =
    .less =
        { $n ->
            [one] 1 zufällige { a-movement-card } spielt nicht mit
           *[other] { $n } zufällige { a-movement-card }n spielen nicht mit
        }
    .back =
        { $setting_up ->
            [yes] { $n } beiseitegelegte { a-movement-card } spielt wieder mit
           *[no] { $n } beiseitegelegte { a-movement-card } kommt unter die Bewegungskarten
        }
do-calm =
    { $what ->
        [event] das nächste Ereignis fällt aus
        [move] die Gestalt läuft in diesem Zug nicht
       *[escape] das nächste Fluchtsymbol zählt nicht
    }
do-avert = dieses Ereignis fällt aus
guess-result =
    { "" }. Richtig: { $right }{ HAS($wrong) ->
        [yes] ; falsch: { $wrong }
       *[no] { "" }
    }
do-guess =
    .type = nenn den Typ auf der Rückseite von { one-card.dat }, dann dreh sie um{ guess-result }
    .symbol = nenn das Symbol der nächsten Bewegungskarte, dann seht sie euch an{ guess-result }
do-chance =
    das Los entscheidet ({ $hits } von { $of }): { $luck }; sonst: { HAS($else) ->
        [yes] { $else }
       *[no] nichts
    }
do-pick-solution =
    .next =
        { $by ->
            [team] das Team wählt die nächste Lösung
            [leftmost] die Karte ganz links ist die nächste Lösung
            [rightmost] die Karte ganz rechts ist die nächste Lösung
           *[random] das Los wählt die nächste Lösung
        }
    .always =
        { $by ->
            [team] das Team wählt die Lösung einer Frage
            [leftmost] die Karte ganz links ist die Lösung einer Frage
            [rightmost] die Karte ganz rechts ist die Lösung einer Frage
           *[random] das Los wählt die Lösung einer Frage
        }, egal was das Symbol sagt
do-unlock =
    { $n ->
        [one] schaltet Karte { $cards } frei
       *[other] schaltet die Karten { $cards } frei
    }
per-what =
    { $per ->
        [token] { "" } pro { $token } hier
        [solved] { "" } pro gelöster Frage
        [unsolved] { "" } pro ungelöster Frage
        [recorded] { "" } pro aufgezeichneter Frage
        [zero_player] { "" } pro Person ohne Ideen
       *[once] { "" }
    }
so-many-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
do-score =
    .get = ihr bekommt { so-many-points }{ per-what }
    .lose = ihr verliert { so-many-points }{ per-what }
do-ideas =
    .keep =
        { $who ->
            [you] du behältst nur { some-ideas }
            [each] alle behalten nur { some-ideas }
            [others] alle anderen behalten nur { some-ideas }
           *[other] { a-player.subject } behält nur { some-ideas }
        }
    .start =
        { $who ->
            [you] du beginnst mit { some-ideas } mehr
            [each] alle beginnen mit { some-ideas } mehr
            [others] alle anderen beginnen mit { some-ideas } mehr
            [starter] wer beginnt, hat { some-ideas } mehr
           *[other] { a-player.subject } beginnt mit { some-ideas } mehr
        }
    .gain =
        { $who ->
            [you] du bekommst { some-ideas }
            [each] alle bekommen { some-ideas }
            [others] alle anderen bekommen { some-ideas }
           *[other] { a-player.subject } bekommt { some-ideas }
        }
    .lose-all =
        { $who ->
            [you] du verlierst alle Ideen
            [each] alle verlieren alle Ideen
            [others] alle anderen verlieren alle Ideen
           *[other] { a-player.subject } verliert alle Ideen
        }
    .lose =
        { $who ->
            [you] du verlierst { some-ideas }
            [each] alle verlieren { some-ideas }
            [others] alle anderen verlieren { some-ideas }
           *[other] { a-player.subject } verliert { some-ideas }
        }
do-token =
    .put =
        { HAS($card) ->
            [yes] legt { $tokens } auf Karte { $card }
           *[no] legt { $tokens } hierher
        }
    .take =
        { $n ->
            [one] nehmt { $tokens } { off-what }
           *[other] nehmt bis zu { $tokens } { off-what }
        }
off-what =
    { HAS($card) ->
        [yes] von Karte { $card }
       *[no] weg
    }
do-move-figure =
    .suspect-starts = die Gestalt beginnt { some-spaces } weiter
    .suspect-goes =
        die Gestalt geht { some-spaces } { $way ->
            [either] vor oder zurück
            [on] weiter
           *[back] zurück
        }, { $event ->
            [yes] und ihr Ereignis dort geschieht
           *[no] und dort geschieht nichts
        }
    .leaves = { a-figure } verlässt den Tisch
    .to-suspect = { a-figure } geht zur Gestalt
    .to-player =
        { $who ->
            [you] du nimmst { a-figure.acc }
           *[other] { a-player.subject } nimmt { a-figure.acc }
        }
    .anywhere = stell { a-figure.acc } hin, wo du willst
    .either = beweg { a-figure.acc } { some-spaces } vor oder zurück
    .goes =
        { $figure ->
            [hat]
                { $n ->
                    [one] der Hut wandert 1 Platz nach links
                   *[other] der Hut wandert { $n } Plätze nach links
                }
           *[other]
                { $n ->
                    [one] { a-figure } geht 1 Schritt
                   *[other] { a-figure } geht { $n } Schritte
                }
        }
extra-actions =
    { $n ->
        [one] 1 Aktion { or-less }
       *[other] { $n } Aktionen { or-less }
    }
do-extra-action =
    { $turns ->
        [first]
            { $who ->
                [you] in deinem ersten Zug eines Falls hast du { extra-actions }
               *[other] im ersten Zug eines Falls haben alle { extra-actions }
            }
        [final]
            { $who ->
                [you] ist der letzte Zug deiner, hast du darin { extra-actions }
               *[other] im letzten Zug gibt es { extra-actions }
            }
        [this]
            { $who ->
                [you] du hast { extra-actions } in diesem Zug
                [left] { a-player.subject } hat { extra-actions }
               *[other] { a-player.subject } hat { extra-actions } in diesem Zug
            }
       *[every]
            { $who ->
                [you] du hast { extra-actions } in jedem Zug
                [each] alle haben { extra-actions } in jedem Zug
               *[other] { a-player.subject } hat { extra-actions } in jedem Zug
            }
    }
do-it =
    { $what ->
        [investigate] ermitteln
        [shift] den Fokus verschieben
        [confirm] bestätigen
        [exchange] auf einem besetzten Platz bestätigen
        [scout] spähen
        [scout_top] die oberste Karte des Stapels erspähen
        [scout_middle] einen mittleren Hinweis erspähen
        [scout_right] den Hinweis ganz rechts erspähen
        [trade] tauschen
        [advice] Rat holen
        [teamwork] Teamwork nutzen
       *[discard] eine eigene Karte abwerfen
    }
do-forbid =
    .at-most =
        { $over ->
            [1] du darfst höchstens einmal pro Zug { do-it }
           *[other] du darfst höchstens { $over }-mal pro Zug { do-it }
        }
    .never =
        { $who ->
            [nobody] niemand darf
            [you] du darfst
            [somebody] { who-is-beside } darf
           *[other] { a-player.subject } darf
        }{ $until ->
            [turn] { "" } für den Rest des Zuges
            [next_turn] { "" } im nächsten Zug
            [round] { "" } eine Runde lang
           *[always] { "" }
        } { $who ->
            [nobody] { do-it }
           *[other]
                { $what ->
                    [advice] keinen Rat holen
                    [teamwork] kein Teamwork nutzen
                   *[other] nicht { do-it }
                }
        }
do-turn-card =
    { HAS($card) ->
        [yes] dreht Karte { $card } auf Seite { $side }
       *[no] dreht diese Karte um
    }
do-put-away =
    { HAS($card) ->
        [yes] legt Karte { $card } für immer weg
       *[no] legt diese Karte für immer weg
    }
do-give-card =
    { $to ->
        [chosen] das Team wählt, wer diese Karte bekommt
        [left] gebt diese Karte nach links weiter
        [right] gebt diese Karte nach rechts weiter
        [active] wer zuletzt dran war, bekommt diese Karte
       *[other] { a-player.subject } bekommt diese Karte
    }

# --- was eine Weile gilt

rule-when = { $lead }: { CAPITAL($rule) }
trigger = { $when }: { CAPITAL($does) }
do-change-event =
    { $event ->
        [any]
            { $first ->
                [yes] das erste Ereignis jedes Falls{ $where }
               *[no] jedes Ereignis{ $where }
            }
       *[other]
            { $first ->
                [yes]
                    { $event ->
                        [loose_end] die ersten Losen Fäden jedes Falls{ $where }
                       *[other] die erste { the-event } jedes Falls{ $where }
                    }
               *[no]
                    { $event ->
                        [loose_end] Lose Fäden{ $where }
                       *[other] jede { the-event }{ $where }
                    }
            }
    } { $to ->
        [none]
            { $event ->
                [any] fällt aus
                [loose_end] fallen aus
               *[other] fällt aus
            }
        [fatigue]
            { $event ->
                [loose_end] werden zu Müdigkeit
               *[other] wird zu Müdigkeit
            }
        [loose_end] wird zu Losen Fäden
        [decoy]
            { $event ->
                [loose_end] werden zur Finte
               *[other] wird zur Finte
            }
        [sabotage]
            { $event ->
                [loose_end] werden zu Sabotage
               *[other] wird zu Sabotage
            }
       *[roadblock]
            { $event ->
                [loose_end] werden zur Sperre
               *[other] wird zur Sperre
            }
    }
for-what =
    { $clue ->
        [any] { "" }
       *[other] { "" } { a-clue.acc }
    }
doing-it =
    { $what ->
        [investigate] Ermitteln
        [shift] Fokus verschieben
        [confirm] Bestätigen
        [exchange] Bestätigen auf einem besetzten Platz
        [scout] Spähen
        [scout_top] die oberste Karte des Stapels zu erspähen
        [scout_middle] einen mittleren Hinweis zu erspähen
        [scout_right] den Hinweis ganz rechts zu erspähen
        [trade] Tauschen
        [advice] Rat holen
        [teamwork] Teamwork
       *[discard] Abwerfen
    }
the-first-time =
    { $first ->
        [yes] , beim ersten Mal in jedem Zug
       *[no] { "" }
    }
do-cost =
    { $clue ->
        [any] { doing-it }
       *[other] { a-clue.acc } zu bestätigen
    } kostet { $you ->
        [yes] dich { some-ideas } { or-less }{ the-first-time }
       *[no] { some-ideas } { or-less }{ the-first-time }
    }
do-event-size =
    { $event ->
        [loose_end]
            { $n ->
                [one] Lose Fäden nehmen 1 Hinweis { or-less }
               *[other] Lose Fäden nehmen { $n } Hinweise { or-less }
            }
        [decoy] die Finte rückt die Flucht { some-spaces } { or-less } weiter
       *[other] { the-event } nimmt { some-ideas } { or-less }
    }
for-a-price =
    { $pay ->
        [0] { "" }
        [one] für 1 Idee{ " " }
       *[other] für { $pay } Ideen{ " " }
    }
do-match =
    { $rule ->
        [any] Teamwork geht { for-a-price }mit allen, egal was im Fokus liegt
        [neighbours] Teamwork geht { for-a-price }mit den Nachbarn am Tisch, egal was im Fokus liegt
        [ringed] für Teamwork passen die 2 mit dem Medaillon immer zusammen
        [distractions] für Teamwork passen auch 2 Ablenkungen im Fokus zusammen
       *[solved_types] für Teamwork passen auch 2 Fokuskarten gelöster Fragen zusammen
    }
do-count-as =
    { clues } zählen in der Reihe als { $counted ->
        [any] jeder Typ
        [two] 2 Karten
        [motive] Motiv
        [suspect] Verdacht
        [location] Ort
        [crime] Tat
       *[object] Beweis
    }
do-solve-with =
    du darfst { the-type } mit nur { $n } Karten des Typs in der Reihe lösen{ $pay ->
        [0] { "" }
        [one] , für 1 Idee
       *[other] , für { $pay } Ideen
    }
do-focus-gain =
    den Fokus{ $clue ->
        [any] { "" }
        [same_as_last] { "" } auf { a-clue },
       *[other] { "" } auf { a-clue.acc }
    } zu verschieben bringt { $you ->
        [yes] dir { some-ideas } { or-less }
       *[no] { some-ideas } { or-less }
    }{ the-first-time }
do-cover =
    { $place ->
        [top] die oberste Karte des Stapels liegt verdeckt, bis sie gezogen, angesehen oder verschoben wird
        [middle] die mittleren neuen Hinweise liegen verdeckt, bis sie gezogen, angesehen oder verschoben werden
       *[right] der neue Hinweis ganz rechts liegt verdeckt, bis er gezogen, angesehen oder verschoben wird
    }
do-suspect-step =
    { $back ->
        [yes]
            { $daytime ->
                [any] die Gestalt läuft andersherum
               *[other] { if-daytime } läuft die Gestalt andersherum
            }
       *[no]
            { $daytime ->
                [any] die Gestalt läuft { some-spaces } { or-less }
               *[other] { if-daytime } läuft die Gestalt { some-spaces } { or-less }
            }
    }
costs-action =
    { $actions ->
        [0]
            { $more ->
                [yes] keine Aktion
               *[no] kostenlos
            }
       *[other] 1 Aktion
    }
costs-ideas = { some-ideas }
do-action = { $name } ({ $costs }): { CAPITAL($does) }.
may-choose =
    { $you ->
        [yes] wenn du willst
       *[no] wenn ihr wollt
    }{ $pay ->
        [0] { "" }
        [one] { "" } für 1 Idee
       *[other] { "" } für { $pay } Ideen
    }

# --- worauf eine Karte wartet

when =
    { $every ->
        [1] wenn
        [2] jedes zweite Mal, wenn
        [3] jedes dritte Mal, wenn
        [4] jedes vierte Mal, wenn
        [5] jedes fünfte Mal, wenn
       *[6] jedes sechste Mal, wenn
    }
when-at =
    { $every ->
        [1] { "" }
        [2] jedes zweite Mal{ " " }
        [3] jedes dritte Mal{ " " }
       *[other] jedes { $every }. Mal{ " " }
    }
when-turn-start =
    { $you ->
        [yes] { when-at }am Anfang deines Zuges
       *[no] { when-at }am Anfang jedes Zuges
    }
    .without-ideas =
        { $you ->
            [yes] { when } du deinen Zug ohne Ideen beginnst
           *[no] { when } jemand einen Zug ohne Ideen beginnt
        }
when-turn-end =
    { $you ->
        [yes] { when-at }am Ende deines Zuges
       *[no] { when-at }am Ende jedes Zuges
    }
when-round-end = { when-at }am Ende jeder Runde
when-case-start = { when } ein Fall beginnt
when-set-change =
    { $daytime ->
        [day] { when } die erste Tageskarte kommt
        [sunset] { when } die erste Abendkarte kommt
        [night] { when } die erste Nachtkarte kommt
       *[any] { when } Abend oder Nacht beginnt
    }
when-movement = { when } eine Bewegungskarte aufgedeckt wird
when-solve =
    { $you ->
        [yes] { when } du
       *[no] { when } jemand
    } { $of ->
        [motive] das Motiv
        [suspect] den Verdacht
        [location] den Ort
        [crime] die Tat
        [object] den Beweis
       *[any] eine Frage
    } { $you ->
        [yes] löst
       *[no] löst
    }
when-confirm =
    { $you ->
        [yes] { when } du
       *[no] { when } jemand
    } { $of ->
        [paint] eine Karte auf einem bemalten Platz
       *[other] { a-clue.acc }
    } { $you ->
        [yes] bestätigst
       *[no] bestätigt
    }
when-exchange =
    { $you ->
        [yes] { when } du auf einem besetzten Platz bestätigst
       *[no] { when } jemand auf einem besetzten Platz bestätigt
    }
when-scout =
    { $clue ->
        [any]
            { $you ->
                [yes] { when } du spähst
               *[no] { when } jemand späht
            }
       *[other]
            { $you ->
                [yes] { when } du { a-clue.acc } erspähst
               *[no] { when } jemand { a-clue.acc } erspäht
            }
    }
when-discard =
    { $you ->
        [yes] { when } du { a-clue.acc } abwirfst
       *[no] { when } jemand { a-clue.acc } abwirft
    }
when-shift =
    { $you ->
        [yes] { when } du den Fokus verschiebst
       *[no] { when } jemand den Fokus verschiebt
    }
when-investigate =
    { $you ->
        [yes] { when } du ermittelst
       *[no] { when } jemand ermittelt
    }
when-the-two-trade = { when } die 2 mit dem Medaillon tauschen
when-teamwork =
    { $you ->
        [yes] { when } du
       *[no] { when } jemand
    }{ HAS($partner) ->
        [yes]
            { $what ->
                [advice]
                    { $partner ->
                        [you] { "" } bei dir
                       *[other] { "" } bei { who-is-beside.dat }
                    }
               *[trade]
                    { $partner ->
                        [you] { "" } mit dir
                       *[other] { "" } mit { who-is-beside.dat }
                    }
            }
       *[no] { "" }
    } { $what ->
        [advice]
            { $you ->
                [yes] Rat holst
               *[no] Rat holt
            }
       *[trade]
            { $you ->
                [yes] tauschst
               *[no] tauscht
            }
    }
when-refill = { when } { a-clue } eine Lücke in einer Hand füllt
when-suspect =
    { when } die Gestalt { $stops ->
        [yes]
            { $victim ->
                [yours]
                    { $clue ->
                        [any] über einer deiner Karten
                       *[other] bei dir über { a-clue.dat }
                    }
                [others] über der Karte einer anderen Person
               *[anybody] über { a-clue.dat }
            } stehen bleibt
       *[no]
            { $victim ->
                [yours] über eine deiner Karten
                [others] über die Karte einer anderen Person
               *[anybody] über { a-clue.acc }
            } läuft
    }
when-escape-moves = { when } die Flucht weiterrückt
when-meets = { when } die Gestalt { a-figure.at } stehen bleibt
when-figure-over = { when } { a-figure } über { a-clue.dat } stehen bleibt
when-figure-passed =
    { $figure ->
        [sign] { when } die Gestalt am Pfeil vorbeiläuft
       *[other] { when } die Gestalt an { a-figure.dat } vorbeiläuft
    }
when-tokens-full = sobald hier { $tokens } liegen
when-event =
    { when } { $event ->
        [loose_end] Lose Fäden
        [decoy] eine Finte
        [roadblock] eine Sperre
       *[other] { the-event }
    }{ $victim ->
        [beside] { "" } über einer Karte { who-is-beside.dat }
        [yours] { "" } über einer deiner Karten
        [others] { "" } über einer deiner Karten
       *[anybody] { "" }
    } { $event ->
        [loose_end] geschehen
       *[other] geschieht
    }

# --- Taschen, Figuren, Aufzeichnen, Ziele

do-pocket =
    { $n ->
        [one] Auf dieser Karte ist Platz für 1 Hinweiskarte.
       *[other] Auf dieser Karte ist Platz für { $n } Hinweiskarten.
    } { $free ->
        [yes] Für 1 Aktion: Leg eine deiner Karten darauf. Kostenlos: Nimm eine zurück, auf einen leeren Platz oder im Tausch.
       *[no] Für 1 Aktion: Leg eine deiner Karten darauf oder nimm eine zurück, auf einen leeren Platz oder im Tausch.
    } Sonst kommt niemand heran.
do-figure =
    .starts =
        { a-figure } { $at ->
            [opposite] beginnt gegenüber der Gestalt
            [suspect] beginnt bei der Gestalt
            [row-1] beginnt am linken Ende der Reihe
            [row-3] beginnt in der Mitte der Reihe
            [row-5] beginnt am rechten Ende der Reihe
            [starter] beginnt bei der Startperson
            [owner] beginnt bei dir
            [most_ideas] sitzt bei der Person mit den meisten Ideen
            [fewest_ideas] sitzt bei der Person mit den wenigsten Ideen
            [off] beginnt neben dem Tisch
           *[chosen] geht an eine andere Person nach Wahl des Teams
        }{ $ring ->
            [yes] ; sie und die Startperson teilen sich ein Medaillon
           *[no] { "" }
        }{ $n ->
            [0] { "" }
           *[other]
                { "" } und geht { $track ->
                    [path] { some-spaces } pro Zug
                    [row]
                        { $n ->
                            [one] 1 Platz pro Zug, hin und her
                           *[other] { $n } Plätze pro Zug, hin und her
                        }
                   *[seats]
                        { $n ->
                            [one] 1 Person pro Zug weiter
                           *[other] { $n } Personen pro Zug weiter
                        }
                }{ $way ->
                    [toward_suspect] { "" } auf die Gestalt zu
                    [ccw] { "" } gegen den Uhrzeigersinn
                   *[other] { "" }
                }
        }
    .power =
        { $power ->
            [mute] wo diese Figur steht, geschieht kein Ereignis
            [hide] über den Karten dieser Person geschieht kein Ereignis
            [stop] die Gestalt kommt nicht daran vorbei und bleibt dort stehen
            [guard] auf den Platz davor darf keine Karte gelegt und von dort keine genommen werden
            [second] er läuft so weit wie die Gestalt, aber andersherum; wer dran ist, wählt, wessen Ereignis geschieht. Stehen beide über demselben Typ, geschieht es zweimal
            [second_once] er läuft so weit wie die Gestalt, aber andersherum; wer dran ist, wählt, wessen Ereignis geschieht. Stehen beide über demselben Typ, geschieht es einmal
           *[none] { "" }
        }
do-record-option =
    { $kind ->
        [rename] ihr dürft eure Lösung unter einem anderen Namen ihres Typs aufzeichnen
        [from_row] ihr dürft eine Karte der Reihe aufzeichnen, deren Frage weder gelöst noch aufgezeichnet ist
       *[swap_old] ihr dürft eine Lösung anstelle einer älteren ihres Typs aufzeichnen
    }{ HAS($then) ->
        [yes] ; wenn ihr das tut: { $then }
       *[no] { "" }
    }
do-objective =
    Ziel{ HAS($condition) ->
        [yes] , { $condition }
       *[no] { "" }
    }: { CAPITAL($goal) }{ $judged ->
        [yes] { "" } (zählt nur, wenn { $enough } Fragen gelöst sind)
       *[no] { "" }
    }. Belohnung: { so-many-points }{ HAS($then) ->
        [yes] ; { $then }
       *[no] { "" }
    }.
    .goal =
        { $goal ->
            [first_solved] löst { the-type } vor allen anderen Fragen
            [solve_type] löst { the-type }
            [solve_count]
                { $n ->
                    [one] löst 1 Frage
                   *[other] löst { $n } Fragen
                }
            [everyone_solves] alle lösen je eine Frage im eigenen Zug
            [times-together] die 2 mit dem Medaillon tauschen { $n }-mal
            [times]
                { $what ->
                    [exchange] bestätigt in einem Fall { $n }-mal auf einem besetzten Platz
                    [trade] tauscht { $n }-mal in einem Fall
                    [advice] holt { $n }-mal Rat in einem Fall
                    [scout] späht { $n }-mal in einem Fall
                    [confirm] bestätigt { $n }-mal in einem Fall
                    [investigate] ermittelt { $n }-mal in einem Fall
                    [shift] verschiebt { $n }-mal den Fokus in einem Fall
                    [teamwork] nutzt { $n }-mal Teamwork in einem Fall
                   *[discard] werft { $n }-mal eine eigene Karte ab
                }
            [confirm_cards] bestätigt { $n } { clues } in einem Fall
            [tokens] sammelt hier { $n } Marken
            [same_hand] jemand hat nur Karten eines Typs auf der Hand
            [escape_at_most] beendet den Fall mit der Flucht auf höchstens { $n }
            [time_left]
                { $n ->
                    [one] löst alle 5 Fragen, solange noch 1 Bewegungskarte übrig ist
                   *[other] löst alle 5 Fragen, solange noch { $n } Bewegungskarten übrig sind
                }
            [never]
                { $what ->
                    [investigate] niemand ermittelt im ganzen Fall
                    [shift] niemand verschiebt im ganzen Fall den Fokus
                    [confirm] niemand bestätigt im ganzen Fall
                    [exchange] niemand bestätigt im ganzen Fall auf einem besetzten Platz
                    [scout] niemand späht im ganzen Fall
                    [trade] niemand tauscht im ganzen Fall
                    [advice] niemand holt sich im ganzen Fall Rat
                    [teamwork] niemand nutzt im ganzen Fall Teamwork
                   *[discard] niemand wirft im ganzen Fall eine eigene Karte ab
                }
            [events_at_most]
                { $n ->
                    [one] beendet den Fall mit höchstens 1 Ereignis
                   *[other] beendet den Fall mit höchstens { $n } Ereignissen
                }
            [keep_ideas] beendet den Fall mit mindestens { some-ideas } bei allen zusammen
           *[empty_row] beendet den Fall mit leerer Reihe
        }

# --- Fragen

asks =
    { HAS($condition) ->
        [yes]
            { $at ->
                [setup] { $condition }, bevor ihr beginnt
                [record] beim Aufzeichnen, { $condition }
                [end] am Ende eines Falls, { $condition }
                [save] beim Speichern, { $condition }
               *[unlock] { $condition }
            }: { $prompt }
       *[no]
            { $at ->
                [setup] vor jedem Fall:{ " " }
                [record] beim Aufzeichnen:{ " " }
                [end] am Ende eines Falls:{ " " }
                [save] beim Speichern:{ " " }
               *[unlock] { "" }
            }{ $prompt }
    }
option = { $label }: { CAPITAL($means) }
nothing-changes = nichts ändert sich
