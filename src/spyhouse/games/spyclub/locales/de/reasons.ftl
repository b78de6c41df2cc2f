# Warum ein Bot tut, was er tut: für das Protokoll, und für alle, die um einen Tipp bitten.

reason-flip =
    Dreh um: { SAY($clue, as: "the-clue.acc") }.
    Die andere Seite hat noch niemand gesehen.{ reason-then }
reason-flip-known =
    Dreh um: { SAY($clue, as: "the-clue.acc") }.
    Auf der anderen Seite: { SAY($behind, as: "the-clue") }.{ reason-then }
reason-focus =
    Leg deinen Fokus auf { SAY($clue, as: "the-clue.acc") }.
    { $ideas ->
        [0] Karten neben dem Fokus kosten wenig.
       *[other] Das bringt dir { ideas }.
    }{ reason-then }
reason-confirm =
    Bestätige { SAY($clue, as: "the-clue.acc") }.
    { $count ->
        [5] Das sind fünf: geklärt ({ WORD($aspect, of: "type") })!
        [one] Die erste Karte dieses Typs in der Reihe.
       *[other] Dann liegen dort { $count } { WORD($aspect, of: "type", form: "many") }. Fünf klären die Frage.
    }{ reason-then }
reason-scout =
    Erspäh { SAY($clue, as: "the-clue.acc") }.
    { HAS($there) ->
        [yes]
            { $count ->
                [0] Das nützt mehr als deine alte Karte.
               *[other] In der Reihe liegen schon solche: { $count }.
            }
       *[no] Das nützt mehr als deine alte Karte.
    }{ reason-then }
reason-trade =
    { HAS($seat) ->
        [yes] Tausch mit { NAME($seat) }: { SAY($clue, as: "the-clue.acc") } gegen { SAY($got, as: "the-clue.acc") }.
       *[no] Tausch { SAY($clue, as: "the-clue.acc") } gegen { SAY($got, as: "the-clue.acc") }.
    }
    { reason-both }{ reason-then }
reason-advice =
    { HAS($seat) ->
        [yes] Nimm { ideas } von { NAME($seat) }.
       *[no] Nimm { ideas }.
    }
    { reason-both }{ reason-then }
reason-both =
    { HAS($both) ->
        [yes] Das kostet nichts: Euer Fokus ist gleich ({ WORD($both, of: "type") }).
       *[no] Das kostet nichts: Teamwork braucht keine Aktion.
    }
reason-remove =
    Gib diese Ideen ab.
    Die braucht so bald niemand.
reason-end-turn =
    Beende deinen Zug.
    Mehr kannst du jetzt nicht helfen.
    Die Gestalt bringt vielleicht: { LIST($events, as: "an-event") }.
an-event = { WORD($value, of: "event") }
reason-no-choice = Hier gibt es nur eins zu tun.
reason-then =
    { $then ->
        [solve]
            { "" }
            Dann klärst du noch in diesem Zug: { LIST($aspects, as: "the-aspect") }!
        [go_on]
            { "" }
            { reason-cards }
        [confirm]
            { "" }
            { reason-cards }
        [suspect]
            { "" }
            Danach kommt wohl: { WORD($event, of: "event") }.
       *[none] { "" }
    }
reason-cards =
    { HAS($cards) ->
        [yes] Dann bestätige { LIST($cards, as: "the-clue.acc") }.
       *[no] Dann bestätige noch mehr.
    }
the-aspect = { WORD($value, of: "type") }
reason-teamwork =
    Sag Ja.
    Helfen kostet dich keine Aktion.
reason-desk = Die Karte sagt, was zu tun ist.
reason-card-asks =
    Antworte der Karte.
    Danach geht es weiter.
reason-any-story = Nimm die Geschichte, die dir am besten gefällt.
reason-slip = Es schien eine gute Idee zu sein.
reason-card-pays =
    Nutze die Karte.
    Sie bringt mehr, als sie kostet.
