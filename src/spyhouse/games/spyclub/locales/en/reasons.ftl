# Why a bot does what it does: for the log, and for whoever asks for a hint.

reason-flip = Flip { SAY($clue, as: "the-clue") }: nobody has seen the other side{ reason-then }.
reason-flip-known = Flip { SAY($clue, as: "the-clue") }: { SAY($behind, as: "the-clue") } is on the other side{ reason-then }.
reason-focus =
    { $ideas ->
        [0] Focus on { SAY($clue, as: "the-clue") }: it fits what comes next{ reason-then }.
       *[other] Focus on { SAY($clue, as: "the-clue") }: it brings { ideas } and fits what comes next{ reason-then }.
    }
reason-confirm =
    { $count ->
        [5] Confirm { SAY($clue, as: "the-clue") }: it completes the { WORD($aspect, of: "type", form: "one") }{ reason-then }.
       *[other] Confirm { SAY($clue, as: "the-clue") }: that makes { $count } of { $all } for the { WORD($aspect, of: "type", form: "one") }{ reason-then }.
    }
reason-scout = Scout { SAY($clue, as: "the-clue") }: it’s more use than what it replaces{ reason-then }.
reason-trade = Trade { SAY($clue, as: "the-clue") } for { SAY($got, as: "the-clue") }: each is worth more there{ reason-then }.
reason-advice = Take { ideas }: needed here first{ reason-then }.
reason-remove = These ideas will be missed least.
reason-end-turn = Nothing better is left to do. The suspect may bring: { LIST($events, as: "an-event") }.
an-event = { WORD($value, of: "event") }
reason-no-choice = There is nothing to choose.
reason-then =
    { $then ->
        [solve] , and { LIST($aspects, as: "the-aspect") } can be solved this turn
        [go_on] , with { $more } more to confirm
        [confirm] , to confirm more
        [suspect] , and the suspect will probably bring { WORD($event, of: "event") }
       *[none] { "" }
    }
the-aspect = the { WORD($value, of: "type", form: "one") }
reason-teamwork = Teamwork is what a club is for.
reason-desk = The card says so.
reason-card-asks = The card wants to know.
reason-any-story = One story is as good as another.
reason-slip = It seemed a good idea.
reason-card-pays = The card is worth it.
