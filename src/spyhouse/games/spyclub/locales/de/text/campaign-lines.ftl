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
        [most_ideas] wer die meisten Ideen hat (bei Gleichstand in Zugfolge)
        [fewest_ideas] wer die wenigsten Ideen hat (bei Gleichstand in Zugfolge)
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
            [active] der aktiven Person
            [owner] der Person mit dieser Karte
            [others] allen anderen
            [starter] der Startperson
            [left] der nächsten Person
            [right] der Person davor
            [partner] der anderen Person
            [victim] der Person dort
            [ringed] der anderen Person mit dem Medaillon
            [most_ideas] der Person mit den meisten Ideen (bei Gleichstand in Zugfolge)
            [fewest_ideas] der Person mit den wenigsten Ideen (bei Gleichstand in Zugfolge)
            [chosen] einer Person nach Wahl des Teams
           *[beside] der Person, bei der { a-figure } sitzt
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
        [heart] das Medaillon
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
            [heart] dem Medaillon
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
            [heart] beim Medaillon
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
    .brief =
        { $beside ->
            [hat] der Person mit dem Hut
            [heart] einer Person mit dem Medaillon
            [reporter] der Person mit der Reporterin
            [mom] der Person mit Mama
            [monster] der Person mit dem Monster
           *[bully] der Person mit dem Rüpel
        }
    .dat =
        { $beside ->
            [hat] der Person mit dem Hut
            [heart] einer Person mit dem Medaillon
            [reporter] der Person, bei der die Reporterin sitzt,
            [mom] der Person, bei der Mama sitzt,
            [monster] der Person, bei der das Monster sitzt,
           *[bully] der Person, bei der der Rüpel sitzt,
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
some-steps =
    { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
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

# Verben, die sagen, was zu tun ist: $to_one „leg“ für eine Person, „legt“ für das Team.

you-look =
    { $to_one ->
        [yes] zeig allen
       *[no] seht euch
    }
you-look-at =
    { $to_one ->
        [yes] { "" }
       *[no] { "" } an
    }
you-put =
    { $to_one ->
        [yes] leg
       *[no] legt
    }
you-take =
    { $to_one ->
        [yes] nimm
       *[no] nehmt
    }
you-turn =
    { $to_one ->
        [yes] dreh
       *[no] dreht
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
        [open_type] eine Karte eines noch nicht angepinnten Typs
        [unsolved_type] eine Karte einer ungeklärten Frage
        [solved_type] eine Karte einer geklärten Frage
        [last_recorded_type] eine Karte des zuletzt angepinnten Typs
        [same_as_last] denselben Typ wie in deinem letzten Zug
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
            [unsolved_type] einer Karte einer ungeklärten Frage
            [solved_type] einer Karte einer geklärten Frage
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
        [other] 1 fremde Karte
        [left_hand]
            { HAS($you) ->
                [yes] 1 Karte der Person links von dir
               *[no] 1 Karte der nächsten Person
            }
        [left_end] die Karte ganz links der nächsten Person
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
            [other] 1 fremden Karte
            [left_hand] { one-card }
            [left_end] der Karte ganz links der nächsten Person
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
                    [one] { you-look } die nächste Bewegungskarte{ you-look-at }
                   *[other] { you-look } die nächsten { $n } Bewegungskarten{ you-look-at }
                }
        }
    .deck =
        { $n ->
            [one] { you-look } beide Seiten der obersten Karte des Stapels{ you-look-at }
           *[other] { you-look } beide Seiten der obersten { $n } Karten des Stapels{ you-look-at }
        }
    .incoming = { you-look } die Rückseite von jedem neuen Hinweis{ you-look-at }
    .hand = { you-look } die Rückseite von { whole-hand.dat }{ you-look-at }
    .one =
        { $place ->
            [event_card] { you-look } die Rückseite der Karte unter { a-figure.dat }{ you-look-at }
            [incoming_right] { you-look } die Rückseite des neuen Hinweises ganz rechts{ you-look-at }
            [got] { you-look } die Rückseite der Karte{ you-look-at }, die zurückkam
           *[other] { you-look } die Rückseite von { one-card.dat }{ you-look-at }
        }

do-move-card =
    .confirm = leg 1 Karte einer anderen Person in die Reihe; sie bekommt, was dort lag
    .swap = tausch { SAY($from, as: "one-card") } gegen { SAY($to, as: "one-card") }
    .discard-several = wirf { $n } deiner { clues } ab
    .discard-row = wirf 1 bis { $n } Karten der Reihe ab
    .discard =
        { $place ->
            [event_card] { one-card } wird abgeworfen
           *[other] wirf { one-card } ab
        }
    .out = { a-moved-card } verlässt das Spiel
    .bottom =
        { $place ->
            [deck_top] die oberste Karte kommt unter den Stapel
           *[other] { a-moved-card } kommt unter den Stapel
        }
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
        [wild]
            ist ein Joker{ $brief ->
                [yes] { "" }
               *[no] { "" } (zählt in der Reihe als jeder Typ)
            }
        [locked]
            ist verschlossen{ $brief ->
                [yes] { "" }
               *[no] { "" } (lässt sich nicht umdrehen oder bewegen)
            }
        [sticky] klebt fest (lässt sich nicht bewegen)
        [shield] ist geschützt (das erste Ereignis darüber fällt aus)
        [kiss] ist geküsst (passt zu jedem Fokus, und die Gestalt bleibt immer dort stehen)
        [paint] ist bemalt (eine Karte, die dort hinkommt, wird umgedreht)
        [bait] ist ein Köder (die Gestalt bleibt dort einmal stehen)
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
                [shield] sind geschützt (das erste Ereignis über jeder fällt aus)
                [paint] sind bemalt (eine Karte, die dort hinkommt, wird umgedreht)
                [bait] sind Köder (die Gestalt bleibt bei jedem einmal stehen)
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
            [one] ein zufälliger neuer Hinweis ist verschlossen (lässt sich nicht umdrehen oder erspähen, rückt aber nach und kann verloren gehen)
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
            [one] die Karte { the-end } bei der ersten Person { are-marked }
           *[other] die Karten { the-end } bei den ersten { $n } Personen { are-marked }
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
if-success =
    { $told ->
        [it] wenn ihr ihn gewonnen habt
        [past] wenn ihr den Fall gewonnen habt
       *[now] wenn ihr den Fall gewinnt
    }
if-failure =
    { $told ->
        [it] wenn ihr ihn verloren habt
        [past] wenn ihr den Fall verloren habt
       *[now] wenn ihr den Fall verliert
    }
if-no-zero = wenn alle mindestens 1 Idee haben
if-first-turn = in deinem ersten Zug eines Falls
if-before-shift = solange du in diesem Zug den Fokus nicht verschoben hast
if-no-teamwork = wenn in diesem Zug niemand Teamwork genutzt hat
if-lock-taken = wenn in diesem Zug ein Schloss abgenommen wurde
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
       *[exactly]
            { $n ->
                [one] genau 1 Frage
               *[other] genau { $n } Fragen
            }
    }
if-so-many-recorded = wenn { so-many-aspects } angepinnt sind
if-so-many-solved =
    { $over ->
        [yes] wenn { so-many-aspects } geklärt wurden
       *[no]
            wenn { so-many-aspects } geklärt sind
    }
if-so-many-events =
    { $relation ->
        [least] { $n ->
            [one] wenn mindestens 1 Ereignis eingetreten ist
           *[other] wenn mindestens { $n } Ereignisse eingetreten sind
        }
       *[most] { $n ->
            [one] wenn höchstens 1 Ereignis eingetreten ist
           *[other] wenn höchstens { $n } Ereignisse eingetreten sind
        }
    }
if-so-many-cards-left =
    { $n ->
        [one] wenn mindestens 1 Bewegungskarte übrig ist
       *[other] wenn mindestens { $n } Bewegungskarten übrig sind
    }
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
if-actions-left = mit mindestens { so-many-actions } übrig
if-actions-used =
    { $relation ->
        [least] wenn du mindestens { so-many-actions } benutzt hast
       *[exactly] wenn du genau { so-many-actions } benutzt hast
    }
if-recorded =
    { $about ->
        [motive] wenn das Motiv angepinnt ist
        [suspect] wenn der Verdacht angepinnt ist
        [location] wenn der Ort angepinnt ist
        [crime] wenn die Tat angepinnt ist
       *[object] wenn der Beweis angepinnt ist
    }
if-open =
    { $about ->
        [motive] wenn das Motiv nicht angepinnt ist
        [suspect] wenn der Verdacht nicht angepinnt ist
        [location] wenn der Ort nicht angepinnt ist
        [crime] wenn die Tat nicht angepinnt ist
       *[object] wenn der Beweis nicht angepinnt ist
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
                [yes] wenn { the-aspect-named } nicht geklärt wurde
               *[no] wenn { the-aspect-named } geklärt wurde
            }
       *[no]
            { $negated ->
                [yes]
                    { $about ->
                        [motive] bei ungeklärtem Motiv
                        [suspect] bei ungeklärtem Verdacht
                        [location] bei ungeklärtem Ort
                        [crime] bei ungeklärter Tat
                       *[object] bei ungeklärtem Beweis
                    }
               *[no] wenn { the-aspect-named } geklärt ist
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
                [1] wenn { $none } { where-tokens-lie } liegen
               *[other] wenn weniger als { $tokens } { where-tokens-lie } liegen
            }
        [full] wenn { $tokens } { where-tokens-lie } liegen
        [least]
            { $n ->
                [one] wenn mindestens { $tokens } { where-tokens-lie } liegt
               *[other] wenn mindestens { $tokens } { where-tokens-lie } liegen
            }
        [most] wenn höchstens { $tokens } { where-tokens-lie } liegen
       *[exactly] wenn genau { $tokens } { where-tokens-lie } liegen
    }
if-chose = wenn ihr „{ $option }“ gewählt habt
if-not-used = ohne „{ $action }“
if-up-all-case = wenn diese Seite den ganzen Fall oben lag
if-daytime =
    { $daytime ->
        [day] bei Tag
        [sunset] am Abend
       *[night] bei Nacht
    }
if-zero-ideas =
    { $negated ->
        [yes] wenn du mindestens 1 Idee hast
       *[no] wenn du keine Ideen hast
    }
over-a-card-beside = über einer Karte { who-is-beside.dat }
over-a-card =
    { $yours ->
        [yes] über einer deiner Karten
       *[no] über der Karte einer anderen Person
    }
with-partner =
    { HAS($beside) ->
        [yes]
            { $beside ->
                [hat] mit der Person mit dem Hut
                [heart] mit einer Person mit dem Medaillon
                [reporter] mit der Person, bei der die Reporterin sitzt
                [mom] mit der Person, bei der Mama sitzt
                [monster] mit der Person, bei der das Monster sitzt
               *[bully] mit der Person, bei der der Rüpel sitzt
            }
       *[no] wenn jemand mit dir Teamwork nutzt
    }
while-beside-you =
    { $beside ->
        [hat] mit dem Hut auf dem Kopf
        [heart] mit dem Medaillon um den Hals
        [reporter] mit der Reporterin neben dir
        [mom] mit Mama neben dir
        [monster] mit dem Monster neben dir
       *[bully] mit dem Rüpel neben dir
    }
happens-if = { $condition }: { $text }
both-hold = { $one } und { $other }

# --- was sofort passiert

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
            [yes] die Fluchtleiste beginnt { some-steps } weiter
           *[no] die Fluchtleiste rückt { some-steps } weiter
        }
    .back = die Fluchtleiste geht { some-steps } zurück
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
            [one] legt 1 zufällige { a-movement-card } in die Schachtel
           *[other] legt { $n } zufällige { a-movement-card }n in die Schachtel
        }
    .back =
        { $setting_up ->
            [yes] { $n ->
                [one] nehmt 1 beiseitegelegte { a-movement-card } wieder dazu
               *[other] nehmt { $n } beiseitegelegte { a-movement-card }n wieder dazu
            }
           *[no] { $n ->
                [one] leg 1 beiseitegelegte { a-movement-card } unter die Bewegungskarten
               *[other] leg { $n } beiseitegelegte { a-movement-card }n unter die Bewegungskarten
            }
        }
do-calm =
    { $what ->
        [event] das nächste Ereignis fällt aus
        [move] die Gestalt läuft in diesem Zug nicht (ihre Karte kommt trotzdem, ein Fluchtsymbol darauf zählt)
       *[escape] das nächste Fluchtsymbol zählt nicht
    }
do-avert = dieses Ereignis fällt aus
guess-result =
    { "" }. Richtig? { CAPITAL($right) }{ HAS($wrong) ->
        [yes] . Falsch? { CAPITAL($wrong) }
       *[no] { "" }
    }
do-guess =
    .type = rate den Typ hinten auf { one-card.dat }, dreh sie um{ guess-result }
    .symbol = rate das nächste Bewegungssymbol und sieh nach{ guess-result }
do-chance =
    { HAS($else) ->
        [yes] Glück ({ $hits } von { $of })? { CAPITAL($luck) }. Pech? { CAPITAL($else) }
       *[no] Zufall ({ $hits } von { $of })? { CAPITAL($luck) }
    }
do-pick-solution =
    .next =
        { $by ->
            [team] das Team wählt die nächste Lösung
            [leftmost] die Karte ganz links ist die nächste Lösung
            [rightmost] die Karte ganz rechts ist die nächste Lösung
           *[random] der Zufall wählt die nächste Lösung
        }
    .always =
        { $often ->
            [case] klärt ihr im Fall zum ersten Mal eine Frage
           *[other] klärt ihr eine Frage
        }, { $by ->
            [team] wählt das Team die Lösung
            [leftmost] muss die Lösung die Karte ganz links sein
            [rightmost] muss die Lösung die Karte ganz rechts sein
           *[random] wählt der Zufall die Lösung
        }, egal was das Symbol sagt
do-unlock =
    { $n ->
        [one] schaltet Karte { $cards } frei
       *[other] schaltet die Karten { $cards } frei
    }
per-what =
    { $per ->
        [token] { "" } pro { $token } hier
        [solved] { "" } pro geklärter Frage
        [unsolved] { "" } pro ungeklärter Frage
        [recorded] { "" } pro angepinnter Frage
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
do-keep-ideas =
    { $who ->
        [you] du behältst nur { some-ideas }
        [each] alle behalten nur { some-ideas }
        [others] alle anderen behalten nur { some-ideas }
       *[other] { a-player.subject } behält nur { some-ideas }
    }
do-ideas =
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
            [yes] { you-put } { $tokens } auf Karte { $card }
           *[no] { you-put } { $tokens } hierher
        }
    .take =
        { $n ->
            [one] { you-take } { $tokens } { off-what }
           *[other] { you-take } bis zu { $tokens } { off-what }
        }
off-what =
    { HAS($card) ->
        [yes] von Karte { $card }
       *[no] weg
    }
do-move-suspect =
    .starts = die Gestalt beginnt { some-steps } weiter
    .goes =
        die Gestalt geht { some-steps } { $way ->
            [either] vor oder zurück
            [on] vor
           *[back] zurück
        } { $event ->
            [yes] (mit Ereignis)
           *[no] (ohne Ereignis)
        }
do-move-figure =
    .leaves = { a-figure } verlässt den Tisch
    .to-suspect = { a-figure } geht zur Gestalt
    .to-player =
        { $who ->
            [you] du nimmst { a-figure.acc }
           *[other] { a-player.subject } nimmt { a-figure.acc }
        }
    .anywhere = stell { a-figure.acc } hin, wo du willst
    .either = beweg { a-figure.acc } { some-steps } vor oder zurück
    .goes =
        { $figure ->
            [hat]
                { $n ->
                    [one] der Hut wandert 1 Platz nach links
                   *[other] der Hut wandert { $n } Plätze nach links
                }
            [wagon]
                { $n ->
                    [one] der Laster fährt 1 Platz weiter
                   *[other] der Laster fährt { $n } Plätze weiter
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
               *[other] alle haben in ihrem ersten Zug eines Falls { extra-actions }
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
        [advice] Ideen von anderen nehmen
        [teamwork] Teamwork nutzen
       *[discard] eine eigene Karte abwerfen
    }
do-forbid =
    .at-most =
        { $over ->
            [1] du darfst nur einmal pro Zug { do-it }
           *[other] du darfst nur { $over }-mal pro Zug { do-it }
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
                    [advice] keine Ideen von anderen nehmen
                    [teamwork] kein Teamwork nutzen
                   *[other] nicht { do-it }
                }
        }
do-turn-card =
    { HAS($card) ->
        [yes] { you-turn } Karte { $card } auf Seite { $side }
       *[no] { you-turn } diese Karte um
    }
do-put-away =
    { HAS($card) ->
        [yes] { you-put } Karte { $card } für immer weg
       *[no] { you-put } diese Karte für immer weg
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
        [advice] Ideen von anderen nehmen
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
        [decoy] die Finte rückt die Fluchtleiste { some-steps } { or-less } weiter
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
        [neighbours] Teamwork geht { for-a-price }mit den Personen neben dir, egal was im Fokus liegt
        [ringed] für Teamwork passen die 2 mit dem Medaillon immer zusammen
        [distractions] bei allen passen für Teamwork auch 2 Ablenkungen im Fokus zusammen
       *[solved_types] bei allen passen für Teamwork auch 2 Fokuskarten geklärter Fragen zusammen
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
    du darfst { the-type } { for-a-price }mit nur { $n } Karten des Typs in der Reihe klären
do-focus-gain =
    { $you ->
        [yes] verschiebst du
       *[no] verschiebt jemand
    } den Fokus{ $clue ->
        [any] { "" }
        [same_as_last] { "" } auf { a-clue }
       *[other] { "" } auf { a-clue.acc }
    }, { $you ->
        [yes] bekommst du { some-ideas } { or-less }
       *[no] gibt es { some-ideas } { or-less }
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
                [any] die Gestalt läuft { some-steps } { or-less }
               *[other] { if-daytime } läuft die Gestalt { some-steps } { or-less }
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
    { $at ->
        [yes] { $lead }
       *[no] { $lead },
    } { $you ->
        [yes] darfst du
       *[no] darf, wer dran ist,
    } { $pay ->
        [0] das tun
        [one] 1 Idee zahlen
       *[other] { $pay } Ideen zahlen
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
        [yes] klärst
       *[no] klärt
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
                [yes] { when } du spähst{ $broke ->
                    [yes] { "" } und danach keine Ideen hast
                   *[no] { "" }
                }
               *[no] { when } jemand späht{ $broke ->
                    [yes] { "" } und danach keine Ideen hat
                   *[no] { "" }
                }
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
                       *[other] { "" } bei { who-is-beside.brief }
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
                [yes] Ideen nimmst
               *[no] Ideen nimmt
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
            } läuft oder dort stehen bleibt
    }
when-escape-moves = { when } die Fluchtleiste weiterrückt
when-meets = { when } die Gestalt { a-figure.at } stehen bleibt
when-figure-over = { when } { a-figure } über { a-clue.dat } stehen bleibt
when-figure-passed =
    { $figure ->
        [sign] { when } die Gestalt am Pfeil vorbeiläuft
       *[other] { when } die Gestalt an { a-figure.dat } vorbeiläuft
    }
when-tokens-full = sobald { $tokens } hier liegen
when-event =
    { when } { $event ->
        [loose_end] Lose Fäden
        [decoy] eine Finte
        [roadblock] eine Sperre
       *[other] { the-event }
    }{ $victim ->
        [beside] { "" } über einer Karte { who-is-beside.brief }
        [yours] { "" } über einer deiner Karten
        [others] { "" } über der Karte einer anderen Person
       *[anybody] { "" }
    } { $event ->
        [loose_end] eintreten
       *[other] eintritt
    }

# --- Taschen, Figuren, Aufzeichnen, Ziele

do-pocket =
    { $n ->
        [one] Auf dieser Karte ist Platz für 1 Hinweiskarte.
       *[other] Auf dieser Karte ist Platz für { $n } Hinweiskarten.
    } { $free ->
        [yes] Leg für 1 Aktion eine ab. Nimm kostenlos eine auf einen leeren Platz oder tausch.
       *[no] Für 1 Aktion leg eine ab, nimm eine auf einen leeren Platz oder tausch.
    } Nichts anderes wirkt auf sie.
do-figure =
    .starts =
        { a-figure } { $at ->
            [opposite] beginnt gegenüber der Gestalt (halb herum, abgerundet)
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
            [yes] ; sie und die Startperson teilen es sich
           *[no] { "" }
        }{ $n ->
            [0] { "" }
           *[other]
                { "" } und geht { $track ->
                    [path] { some-steps } pro Zug
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
            [mute] wo diese Figur steht, tritt kein Ereignis ein
            [hide] über den Karten dieser Person tritt kein Ereignis ein
            [stop] die Gestalt kommt nicht daran vorbei und bleibt dort stehen
            [guard] wo diese Figur steht, darf keine Karte abgelegt oder weggenommen werden
            [second] er läuft gleich weit, aber andersherum; wer dran ist, wählt das Ereignis. Über demselben Typ tritt es zweimal ein
            [second_once] er läuft gleich weit, aber andersherum; wer dran ist, wählt das Ereignis. Über demselben Typ tritt es einmal ein
           *[none] { "" }
        }
do-record-option =
    { $kind ->
        [rename] ihr dürft eure Lösung unter einem anderen Namen ihres Typs anpinnen
        [from_row] ihr dürft eine Karte der Reihe anpinnen, deren Frage weder geklärt noch angepinnt ist
       *[swap_old] ihr dürft eine Lösung anstelle einer älteren ihres Typs anpinnen
    }{ HAS($then) ->
        [yes] . Dafür: { CAPITAL($then) }
       *[no] { "" }
    }
do-objective =
    Ziel{ HAS($condition) ->
        [yes] , { $condition }
       *[no] { "" }
    }: { CAPITAL($goal) }{ $judged ->
        [yes] { "" } (nur mit { $enough } geklärten Fragen)
       *[no] { "" }
    }. Dafür bekommt ihr { so-many-points }{ HAS($then) ->
        [yes] ; { $then }
       *[no] { "" }
    }.
    .goal =
        { $goal ->
            [first_solved] klärt { the-type } vor allen anderen Fragen
            [solve_type] klärt { the-type }
            [solve_count]
                { $n ->
                    [one] klärt 1 Frage
                   *[other] klärt { $n } Fragen
                }
            [everyone_solves] alle klären je eine Frage im eigenen Zug
            [times-together] die 2 mit dem Medaillon tauschen { $n }-mal
            [times]
                { $what ->
                    [exchange] bestätigt in einem Fall { $n }-mal auf einem besetzten Platz
                    [trade] tauscht { $n }-mal in einem Fall
                    [advice] nehmt { $n }-mal Ideen von anderen in einem Fall
                    [scout] späht { $n }-mal in einem Fall
                    [confirm] bestätigt { $n }-mal in einem Fall
                    [investigate] ermittelt { $n }-mal in einem Fall
                    [shift] verschiebt { $n }-mal den Fokus in einem Fall
                    [teamwork] nutzt { $n }-mal Teamwork in einem Fall
                   *[discard] werft { $n }-mal eine eigene Karte ab
                }
            [confirm_cards] bestätigt { $n } { clues } in einem Fall
            [tokens] sammelt hier { $n } Plättchen
            [same_hand] jemand hat nur Karten eines Typs auf der Hand
            [escape_at_most] beendet den Fall mit der Fluchtleiste auf höchstens { $n }
            [time_left]
                { $n ->
                    [one] klärt alle 5 Fragen, solange noch 1 Bewegungskarte übrig ist
                   *[other] klärt alle 5 Fragen, solange noch { $n } Bewegungskarten übrig sind
                }
            [never]
                { $what ->
                    [investigate] niemand ermittelt im ganzen Fall
                    [shift] niemand verschiebt im ganzen Fall den Fokus
                    [confirm] niemand bestätigt im ganzen Fall
                    [exchange] niemand bestätigt im ganzen Fall auf einem besetzten Platz
                    [scout] niemand späht im ganzen Fall
                    [trade] niemand tauscht im ganzen Fall
                    [advice] niemand nimmt im ganzen Fall Ideen von anderen
                    [teamwork] niemand nutzt im ganzen Fall Teamwork
                   *[discard] niemand wirft im ganzen Fall eine eigene Karte ab
                }
            [events_at_most]
                { $n ->
                    [one] beendet den Fall mit höchstens 1 Ereignis
                   *[other] beendet den Fall mit höchstens { $n } Ereignissen
                }
            [keep_ideas] beendet den Fall mit zusammen mindestens { some-ideas }
           *[empty_row] beendet den Fall mit leerer Reihe
        }

# --- Fragen

asks =
    { HAS($condition) ->
        [yes]
            { $at ->
                [setup] { $condition }, vor dem ersten Zug
                [record] beim Anpinnen, { $condition }
                [end] am Ende eines Falls, { $condition }
                [save] beim Speichern, { $condition }
               *[unlock] { $condition }
            }: { $prompt }
       *[no]
            { $at ->
                [setup] vor jedem Fall:{ " " }
                [record] beim Anpinnen:{ " " }
                [end] am Ende eines Falls:{ " " }
                [save] beim Speichern:{ " " }
               *[unlock] { "" }
            }{ $prompt }
    }
option =
    { $nested ->
        [yes] { $label }. { CAPITAL($means) }
       *[no] { $label }: { CAPITAL($means) }
    }
nothing-changes = nichts ändert sich
