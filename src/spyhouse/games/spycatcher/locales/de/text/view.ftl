# Was man von einem Platz aus sieht, für alle, die nach Text spielen.

round = Runde { $round }. { NAME($first) } hat angefangen.
rolls = Zum Anfang wurde gewürfelt: { LIST($rolls, as: "a-roll") }.
a-roll =
    { $value ->
        [0] { "" }
       *[other] { NAME($index) } { $value }
    }
phase =
    { $phase ->
        [draw] { NAME($turn) } nimmt eine Karte, vom Stapel oder von der Ablage.
        [discard]
            { $to_discard ->
                [one] { NAME($turn) } legt eine Karte ab.
               *[other] { NAME($turn) } legt { $to_discard } Karten ab.
            }
        [go] { NAME($turn) } hat eine { $die } gewürfelt und sucht einen Weg aus.
        [seek] { NAME($turn) } darf { at-circle } einen Antrag stellen: mit einer Dreierfolge der Farbe oder ihrer Eminenz.
        [challenge] Die anderen entscheiden geheim, ob sie { at-circle } Einspruch gegen { NAME($turn) } erheben: Wer mehr legt oder die Eminenz hat, bringt den Antrag zu Fall.
        [circle] { NAME($turn) } sucht einen Kreis aus.
        [hand_back] { NAME($turn) } gibt eine Genehmigung zurück.
        [give] { NAME($turn) } gibt jemandem eine Genehmigung.
        [swap] { NAME($turn) } tauscht eine Karte aus.
        [look] { NAME($turn) } sucht aus, wessen Hand gezeigt wird.
        [send] { NAME($turn) } sucht aus, wer zum MI5 muss.
       *[over] Das Spiel ist aus.
    }
again = Das ist ein zusätzlicher Wurf.
player =
    { COUNT($permits) ->
        [0] { NAME($seat) } ist { WHERE($place) } ({ SQUARE($place) }), noch ohne Genehmigung, mit { $cards ->
                [one] { $cards } Karte auf der Hand
               *[other] { $cards } Karten auf der Hand
            }.
       *[other] { NAME($seat) } ist { WHERE($place) } ({ SQUARE($place) }), mit den Genehmigungen { LIST($permits, as: "a-permit") } und { $cards ->
                [one] { $cards } Karte auf der Hand
               *[other] { $cards } Karten auf der Hand
            }.
    }
a-permit = { circle } („{ $title }“)
misses =
    { $misses ->
        [one] { NAME($seat) } setzt einmal aus.
       *[other] { NAME($seat) } setzt { $misses }-mal aus.
    }
rolls-again = { NAME($seat) } würfelt im nächsten Zug zweimal.
goal = Wer von jedem Kreis eine Genehmigung hat und zuerst zurück beim MI5 ist, gewinnt.
spectator = Du schaust zu.
hand =
    { COUNT($hand) ->
        [0] Du hast keine Karten.
       *[other] Deine Hand: { CARDS($hand) }.
    }
ahead = Mit einer { $number } kämst du hierhin: { $places }.
distances = In Pfeilrichtung sind es für dich { $steps }.
steps-to =
    { HAS($circle) ->
        [yes] { $steps } { to-circle }
       *[no] { $steps } zum MI5
    }
laid = Du hast { $cards } vorgelegt.
decision =
    { $decision ->
        [p] Du lässt es durchgehen.
       *[c] Du erhebst Einspruch.
    }
look = In Runde { $round } hast du die Hand von { NAME($seat) } gesehen: { CARDS($cards) }.
pack =
    { $top ->
        [none] { $pack ->
                [one] { $pack } Karte im Stapel
               *[other] { $pack } Karten im Stapel
            }. Die Ablage ist leer.
       *[other] { $pack ->
                [one] { $pack } Karte im Stapel
               *[other] { $pack } Karten im Stapel
            }, { $pile } auf der Ablage; oben liegt die { $top }.
    }
seeking =
    { $cards ->
        [1] { NAME($seat) } stellt { at-circle } einen Antrag mit einer verdeckten Karte: Das kann nur die Eminenz sein.
       *[other] { NAME($seat) } stellt { at-circle } einen Antrag mit { $cards } verdeckten Karten.
    }
decided =
    { COUNT($decided) ->
        [0] Noch hat sich niemand entschieden.
       *[other] Entschieden: { NAMES($decided) }.
    }
last = Der letzte Antrag. { SAY($last, as: "judged") }
attempts = Bisher { $attempts ->
        [one] { $attempts } Antrag
       *[other] { $attempts } Anträge
    }, { $attempts_challenged } davon mit Einspruch.
stage =
    { $won ->
        [yes] Runde { $round }: { NAME($seat) } bekommt { circle }
       *[no] Runde { $round }: { NAME($seat) } verliert { circle }
    }
race = Genehmigungen bisher: { LIST($race, as: "stage") }.
note =
    { $taken ->
        [yes] { NAME($seat) } hat die { CARD($card) } genommen
       *[no] { NAME($seat) } hat die { CARD($card) } abgelegt
    }
notes = An der Ablage, das Älteste zuerst: { LIST($notes, as: "note") }.
held = Sicher auf der Hand von { NAME($seat) }: { CARDS($cards) }.
shown = { NAME($seat) } hatte { CARDS($cards) }.
gone = Gegangen: { NAMES($gone) }.
waiting-for = Gewartet wird auf { NAMES($waiting_for) }.
digest =
    Spycatcher. Du willst von jedem der vier Kreise, Gericht, Regierung, Presse und Verlag, eine Genehmigung und dann zuerst zurück zum MI5. In deinem Zug nimmst du eine Karte, legst eine ab und ziehst so weit, wie der Würfel zeigt, in Pfeilrichtung. In einem Kreis darfst du seine Genehmigung beantragen: mit drei Karten der Farbe in Folge oder allein mit ihrer Eminenz, verdeckt gelegt. Die anderen können geheim Einspruch erheben, mit ein bis drei Karten der Farbe: Wer zusammen mehr hat, oder die Eminenz gegen eine Folge, bringt deinen Antrag zu Fall. Was auf einer Notiz steht, musst du tun.

# Wie es ausging, in wenigen Worten.

ending-published = Das Buch ist da
