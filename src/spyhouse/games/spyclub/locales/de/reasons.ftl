# Warum ein Bot tut, was er tut: für das Protokoll, und für alle, die um einen Tipp bitten.

reason-flip = { SAY($clue, as: "the-clue.acc") } umdrehen: Die andere Seite hat noch niemand gesehen{ reason-then }.
reason-flip-known = { SAY($clue, as: "the-clue.acc") } umdrehen: Auf der anderen Seite ist { SAY($behind, as: "the-clue") }{ reason-then }.
reason-focus =
    { $ideas ->
        [0] Fokus auf { SAY($clue, as: "the-clue.acc") }: Das passt zu dem, was kommt{ reason-then }.
       *[other] Fokus auf { SAY($clue, as: "the-clue.acc") }: Das bringt { ideas } und passt zu dem, was kommt{ reason-then }.
    }
reason-confirm =
    { $count ->
        [5] { SAY($clue, as: "the-clue.acc") } bestätigen: Damit ist die Reihe voll ({ WORD($aspect, of: "type") }){ reason-then }.
       *[other] { SAY($clue, as: "the-clue.acc") } bestätigen: Das sind { $count } von { $all } ({ WORD($aspect, of: "type") }){ reason-then }.
    }
reason-scout = { SAY($clue, as: "the-clue.acc") } holen: Das nützt mehr als die alte Karte{ reason-then }.
reason-trade = { SAY($clue, as: "the-clue.acc") } gegen { SAY($got, as: "the-clue.acc") } tauschen: Dort ist jede Karte mehr wert{ reason-then }.
reason-advice = { ideas } nehmen: Hier werden sie zuerst gebraucht{ reason-then }.
reason-remove = Diese Ideen fehlen am wenigsten.
reason-end-turn = Besseres gibt es nicht zu tun. Die Gestalt bringt vielleicht: { LIST($events, as: "an-event") }.
an-event = { WORD($value, of: "event") }
reason-no-choice = Da gibt es nichts zu wählen.
reason-then =
    { $then ->
        [solve] , und noch in diesem Zug lässt sich lösen: { LIST($aspects, as: "the-aspect") }
        [go_on] , und danach noch { $more } bestätigen
        [confirm] , um mehr zu bestätigen
        [suspect] , und danach kommt wohl: { WORD($event, of: "event") }
       *[none] { "" }
    }
the-aspect = { WORD($value, of: "type") }
reason-teamwork = Dafür ist ein Club da.
reason-desk = So steht es auf der Karte.
reason-card-asks = Die Karte will es wissen.
reason-any-story = Eine Geschichte ist so gut wie die andere.
reason-slip = Es schien eine gute Idee zu sein.
reason-card-pays = Die Karte ist es wert.
