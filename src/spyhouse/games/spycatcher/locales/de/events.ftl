# Was am Tisch erzählt wird: nur, was alle hören dürfen.

circle =
    { $circle ->
        [court] Gericht
        [government] Regierung
        [press] Presse
       *[publisher] Verlag
    }
at-circle =
    { $circle ->
        [court] beim Gericht
        [government] bei der Regierung
        [press] bei der Presse
       *[publisher] beim Verlag
    }
of-circle =
    { $circle ->
        [court] des Gerichts
        [government] der Regierung
        [press] der Presse
       *[publisher] des Verlags
    }
to-circle =
    { $circle ->
        [court] zum Gericht
        [government] zur Regierung
        [press] zur Presse
       *[publisher] zum Verlag
    }
card =
    { $value ->
        [13] Eminenz { of-circle }
       *[other] { circle }-{ $value }
    }
where =
    { $kind ->
        [mi5] beim MI5
        [challenge] { at-circle }, Feld { $square }
        [action] auf „{ $label }“
       *[blank]
            { $road ->
                [in] auf einem Weg hinein
                [out] auf einem Weg hinaus
               *[ring] auf der Ringstraße
            }
    }
weight =
    { $master ->
        [yes] der Eminenz
       *[no] { $total }
    }

TurnBegan = { "" }
TurnMissed = { NAME($seat) } sitzt noch beim Tee und setzt aus.
Shuffled = Aus der Ablage wird ein neuer Stapel gemischt.
Drew = { "" }
GotCards = { "" }
TookDiscard = { NAME($seat) } nimmt die { CARD($card) } von der Ablage.
Uncovered = Oben auf der Ablage ist jetzt die { CARD($card) }.
Discarded = { NAME($seat) } legt die { CARD($card) } ab.
Rolled = { "" }
Went = { NAME($seat) } zieht { COUNT($route) }. Jetzt { WHERE($route) }.
Obeys = { MEMO($place) }
Put = { NAME($seat) } landet { WHERE($place) }.
WillMiss = { NAME($seat) } macht Teepause und setzt nächstes Mal aus.
WillRollAgain = { NAME($seat) } würfelt im nächsten Zug zweimal.
Replaced =
    { $count ->
        [1] { NAME($seat) } tauscht eine Karte aus.
       *[other] { NAME($seat) } tauscht die ganze Hand aus.
    }
Sought =
    { $count ->
        [1] { NAME($seat) } stellt { at-circle } einen Antrag mit nur einer Karte: der Eminenz.
       *[other] { NAME($seat) } stellt { at-circle } einen Antrag mit { $count } Karten.
    }
Declined = { NAME($seat) } stellt hier keinen Antrag.
Decided = { NAME($seat) } hat sich entschieden.
Judged = { SAY($attempt, as: "judged") }
judged =
    { COUNT($cards) ->
        [0] Genehmigt { at-circle }: Niemand erhebt Einspruch gegen { NAME($seat) }, und die Karten bleiben verdeckt.
       *[other]
            { $granted ->
                [yes]
                    { COUNT($challenges) ->
                        [0] Genehmigt: { NAME($seat) } kommt { at-circle } mit { WEIGHT($cards) } durch, ohne Einspruch.
                       *[other] Genehmigt: { NAME($seat) } kommt { at-circle } mit { WEIGHT($cards) } durch, gegen { LIST($challenges, as: "objector") }.
                    }
               *[no]
                    { $bluff ->
                        [yes] Abgelehnt: { NAME($seat) } hat { at-circle } geblufft.
                       *[no] Abgelehnt: { NAME($seat) } kommt { at-circle } mit { WEIGHT($cards) } nicht durch: { LIST($challenges, as: "beats") }.
                    }
            }
    }
objector = { NAME($seat) } mit { WEIGHT($cards) }
beats =
    { $succeeds ->
        [yes] { NAME($seat) } hat mit { WEIGHT($cards) } mehr
       *[no] { "" }
    }
Permitted = { NAME($seat) } hat die Genehmigung { of-circle }.
HandedBack = { NAME($seat) } gibt die Genehmigung { of-circle } zurück.
Gave = { NAME($seat) } gibt die Genehmigung { of-circle } an { NAME($to) } weiter.
Looked = { NAME($seat) } schaut { NAME($at) } in die Karten.
SawHand = { "" }
GameEnded =
    { $how ->
        [published] { NAME($winner) } ist mit allen Papieren zurück beim MI5: Das Buch ist da!
       *[stopped] Der Host hat das Spiel beendet.
    }
