# Why a bot does what it does: for the log, and for whoever asks for a hint.

reason-flip =
    Flip { SAY($clue, as: "the-clue") }.
    Its other side may fit better: nobody has seen it.{ reason-then }
reason-flip-known =
    Flip { SAY($clue, as: "the-clue") }.
    On its other side: { SAY($behind, as: "the-clue") }.{ reason-then }
reason-focus =
    Shift your focus to { SAY($clue, as: "the-clue") }.
    { $ideas ->
        [0] Cards next to your focus are cheap to confirm.
       *[other] It brings you { ideas }.
    }{ reason-then }
reason-confirm =
    Confirm { SAY($clue, as: "the-clue") }.
    { $count ->
        [5] That makes five: the { WORD($aspect, of: "type", form: "one") } is solved!
        [one] It’s the first { WORD($aspect, of: "type", form: "one") } in the row.
       *[other] Now the row has { $count } { WORD($aspect, of: "type", form: "many") }. You need five.
    }{ reason-then }
reason-scout =
    Scout { SAY($clue, as: "the-clue") }.
    { HAS($there) ->
        [yes]
            { $count ->
                [0] You need it more than the card you give up.
                [one] The row has one { WORD($there, of: "type", form: "one") } already.
               *[other] The row has { $count } { WORD($there, of: "type", form: "many") } already.
            }
       *[no] You need it more than the card you give up.
    }{ reason-then }
reason-trade =
    { HAS($seat) ->
        [yes] Swap your { SAY($clue, as: "bare-clue") } for { NAME($seat) }’s { SAY($got, as: "bare-clue") }.
       *[no] Swap { SAY($clue, as: "the-clue") } for { SAY($got, as: "the-clue") }.
    }
    { reason-both }{ reason-then }
reason-advice =
    { HAS($seat) ->
        [yes] Take { ideas } from { NAME($seat) }.
       *[no] Take { ideas }.
    }
    { reason-both }{ reason-then }
reason-both =
    { HAS($both) ->
        [yes] It’s free: you both focus on { WORD($both, of: "type", form: "many") }.
       *[no] It’s free: teamwork costs no action.
    }
bare-clue = { WORD($name, of: "clue") }
reason-remove =
    Let these ideas go.
    Nobody needs them soon.
reason-end-turn =
    End your turn.
    Nothing you can still do helps the team.
    The suspect may bring: { LIST($events, as: "an-event") }.
an-event = { WORD($value, of: "event") }
reason-no-choice = There’s only one thing to do.
reason-then =
    { $then ->
        [solve]
            { "" }
            Then solve { LIST($aspects, as: "the-aspect") } this turn!
        [go_on]
            { "" }
            { reason-cards }
        [confirm]
            { "" }
            { reason-cards }
        [suspect]
            { "" }
            Then the suspect probably brings { WORD($event, of: "event") }.
       *[none] { "" }
    }
reason-cards =
    { HAS($cards) ->
        [yes] Then confirm { LIST($cards, as: "the-clue") }.
       *[no] Then confirm more cards.
    }
the-aspect = the { WORD($value, of: "type", form: "one") }
reason-teamwork =
    Say yes.
    Helping each other costs you no action.
reason-desk = The card tells you what to do.
reason-card-asks =
    Answer the card.
    The game goes on after that.
reason-any-story = Pick the story you like best.
reason-slip = It seemed a good idea.
reason-card-pays =
    Use the card.
    It brings more than it costs.
