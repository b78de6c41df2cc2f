# Was alle von einem Fall sehen, für alle, die mit Worten spielen. Karten zählen von links.

turn =
    { $actions ->
        [0] Zug { $turn }: { NAME($active) } hat keine Aktionen mehr.
        [one] Zug { $turn }: { NAME($active) } hat noch eine Aktion.
       *[other] Zug { $turn }: { NAME($active) } hat noch { $actions } Aktionen.
    }
starter = { NAME($starter) } hat begonnen, es geht im Uhrzeigersinn.
final-turn = Das ist der letzte Zug des Falls, was auch passiert.
phase =
    { $phase ->
        [actions] Jetzt sind Aktionen möglich.
        [consent] Jemand wurde um Teamwork gebeten.
        [solution] { NAME($active) } sagt, welche der fünf Karten in der Reihe die Lösung ist.
        [removal] { $owed ->
            [one] { NAME($active) } sagt, woher die 1 Idee kommt, die ihr verliert.
           *[other] { NAME($active) } sagt, woher die { $owed } Ideen kommen, die ihr verliert.
        }
        [card] Eine Kampagnenkarte fragt etwas.
        [desk] Das Team sitzt am Schreibtisch.
       *[over] Der Fall ist zu Ende.
    }
flipped = { NAME($active) } ermittelt und hat umgedreht: { LIST($flipped, as: "a-slot") }; die anderen gehören noch zur selben Aktion.
a-slot = Karte { NTH($value) }
partners = Teamwork ist für { NAME($active) } möglich mit { NAMES($partners) }.
gone = Nicht mehr dabei: { NAMES($gone) }.
hand =
    { $ideas ->
        [0] { NAME($seat) }, { WORD($character, of: "character", form: "nom") }, hat keine Ideen. Karten: { $cards }.
        [one] { NAME($seat) }, { WORD($character, of: "character", form: "nom") }, hat eine Idee. Karten: { $cards }.
       *[other] { NAME($seat) }, { WORD($character, of: "character", form: "nom") }, hat { $ideas } Ideen. Karten: { $cards }.
    }
hand-card =
    { $focus ->
        [yes] { $number } { $clue }, im Fokus, Bestätigen kostet { $price }
       *[no] { $number } { $clue }, Bestätigen kostet { $price }, Fokus hierher bringt { $gain }
    }
hand-empty = { $number } leer
clue =
    { HAS($back) ->
        [yes] { WORD($name, of: "clue") } ({ WORD($type, of: "type", form: "one") }{ clue-number }, andere Seite { WORD($back, of: "clue") })
       *[no] { WORD($name, of: "clue") } ({ WORD($type, of: "type", form: "one") }{ clue-number })
    }
clue-number =
    { $numbered ->
        [yes] , Hinweis { $card }
       *[no] { "" }
    }
row = Reihe in der Mitte: { $slots }.
row-slot = { $number } unter { WORD($symbol, of: "symbol", form: "dat") }: { $clue }
empty = leer
incoming = Neue Hinweise: { $clues }. Der erste liegt oben auf dem Stapel von { $deck ->
        [one] { $deck } Karte
       *[other] { $deck } Karten
    }.
incoming-clue =
    { $price ->
        [0] { $number } { $clue }, kostenlos
        [one] { $number } { $clue }, für eine Idee
       *[other] { $number } { $clue }, für { $price } Ideen
    }
unseen = eine Karte, die niemand sieht
discards = Abgeworfen: { $clues }.
solved = Geklärt: { $clues }.
solved-none = Noch ist nichts geklärt.
a-solution = { WORD($aspect, of: "type") }: { $name }
jar = Ideen im Glas: { $supply }. Für immer weg: { $removed }.
escape = Fluchtleiste: { $escape } von { $track }; am Ende entwischt die Gestalt.
pawn = Die Gestalt steht bei Karte { NTH($pawn-slot) } von { NAME($pawn-seat) }.
movement =
    Letzte Bewegungskarte: { WORD($symbol, of: "symbol") }, das Männchen { $icon ->
        [top] oben
        [middle] in der Mitte
       *[bottom] unten
    }, Zahlen { LIST($numbers, as: "a-number") }{ $escape ->
        [yes] , mit einem Fluchtsymbol
       *[no] { "" }
    }. Das Symbol zeigt auf die Lösung in der Reihe.
a-number = { $value }
numbers = Als Nächstes geht sie { LIST($numbers, as: "a-number") } Schritte, je nachdem, ob das Männchen auf der nächsten Karte oben, in der Mitte oder unten ist.
landing =
    { $gap ->
        [yes] Bei einer { $number } bleibt sie bei Karte { NTH($spot-slot) } von { NAME($spot-seat) } stehen, wo vorher ein neuer Hinweis hinkommt.
       *[no] Bei einer { $number } bleibt sie bei Karte { NTH($spot-slot) } von { NAME($spot-seat) } stehen: { event-in-words }.
    }
event-in-words =
    { $event ->
        [fatigue] { $size ->
            [one] Müdigkeit, ihr verliert 1 Idee
           *[other] Müdigkeit, ihr verliert { $size } Ideen
        }
        [loose_end] { $size ->
            [one] Lose Fäden, ihr verliert 1 neuen Hinweis
           *[other] Lose Fäden, ihr verliert { $size } neue Hinweise
        }
        [decoy] { $size ->
            [one] Finte, 1 Schritt näher an der Tür
           *[other] Finte, { $size } Schritte näher an der Tür
        }
        [sabotage] { $size ->
            [one] Sabotage, ihr verliert 1 Idee
           *[other] Sabotage, ihr verliert { $size } Ideen
        }
        [roadblock] Sperre, alle Karten drehen sich um
       *[nothing] nichts passiert
    }
movement-left = Bewegungskarten übrig: { LIST($movement_left, as: "daytime-left") }.
daytime-left = { WORD($daytime, of: "daytime") } { $left }
drawn = Bewegungskarten bisher: { $cards }.
drawn-card = { WORD($symbol, of: "symbol") } mit { LIST($numbers, as: "a-number") }
asked =
    { $teamwork-type ->
        [CompareNotes] { NAME($seat) } möchte mit { NAME($teamwork-seat) } tauschen: Karte { NTH($teamwork-mine) } gegen Karte { NTH($teamwork-theirs) } dieser Person.
       *[GetAdvice] { $teamwork-ideas ->
            [one] { NAME($seat) } bittet { NAME($teamwork-seat) } um 1 Idee.
           *[other] { NAME($seat) } bittet { NAME($teamwork-seat) } um { $teamwork-ideas } Ideen.
        }
    }
waiting-for = Alle warten auf { NAMES($waiting_for) }.
ended =
    { $ended ->
        [success] Der Fall ist zu Ende: Alle fünf Fragen sind beantwortet.
        [escape] Der Fall ist zu Ende: Die Gestalt ist entwischt.
        [out_of_ideas] Der Fall ist zu Ende: Dem Club sind die Ideen ausgegangen.
        [out_of_time] Der Fall ist zu Ende: Dem Club ist die Zeit ausgegangen.
        [clueless] Der Fall ist zu Ende: Es gibt nicht mehr genug Hinweise.
       *[stopped] Der Fall wurde beiseitegelegt.
    }
digest =
    Spy Club. Ihr spielt alle zusammen und müsst fünf Fragen klären: Motiv, Verdacht, Ort, Tat und Beweis. Eine ist geklärt, wenn auf den fünf Plätzen der Reihe fünf Hinweise ihres Typs liegen. Ein Zug hat drei Aktionen: Ermitteln (deine Karten umdrehen), Fokus verschieben (eine Idee für jede deiner Karten des Typs unter deinem Fokus), Bestätigen (eine Karte in die Reihe legen, für so viele Ideen, wie sie vom Fokus entfernt ist), Spähen (einen neuen Hinweis nehmen). Mit wem du den gleichen Typ im Fokus hast, kannst du kostenlos Karten tauschen und Ideen nehmen. Am Ende eines Zuges geht die Gestalt weiter, und die Karte, über der sie stehen bleibt, richtet Schaden an. Ihr verliert, wenn die Gestalt entwischt oder wenn Ideen, Zeit oder Hinweise ausgehen.

# Wie es ausging, in wenigen Worten.

ending-success = Fall gelöst
ending-escape = Die Gestalt ist entwischt
ending-out-of-ideas = Keine Ideen mehr
ending-out-of-time = Keine Zeit mehr
ending-clueless = Keine Hinweise mehr
