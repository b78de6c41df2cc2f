# Why a bot would do it, for whoever asks for a hint: what, why and what next, a line each.

reason-only-way = There’s only one way to go.
reason-draw-unseen =
    Draw from the face-down pack.
    The open card doesn’t help you.
    Nobody sees what you draw.
reason-take =
    Take the open { CARD($card) }.
    { $enough ->
        [yes] Now you have a run for the { circle }.
       *[no] It brings you closer to a run.
    }
    { $enough ->
        [yes] Next, go there and apply for permission.
       *[no] You need a run to apply to the { circle }.
    }
reason-let-go =
    Discard the { CARD($card) }.
    { $had ->
        [yes] You have that permission already.
       *[no] It fits no run in your hand.
    }
    You keep the cards that belong together.
reason-mi5 =
    Go to MI5.
    { $publish ->
        [yes] Your book is ready: you win there!
       *[no] From MI5 every road is open.
    }
reason-memo =
    Go to the memo “{ LABEL($place) }”.
    Nothing else in reach is better for you.
reason-memo-along =
    Take the memo: it carries you along.
    { reason-circle }
reason-circle =
    { $chance ->
        [now]
            Go to the { circle }.
            You have the cards to apply there.
            { reason-danger }
        [later]
            Go to the { circle }.
            You still need its permission.
            Wait there until the right cards come.
       *[passing]
            Go by the { circle }.
            It’s on your way.
    }
reason-danger =
    { $danger ->
        [some] In about { $odds } of 100 games, someone beats your { $total }.
        [much] Someone may beat your { $total }, but they can’t be sure.
       *[none] Nothing beats the master.
    }
reason-on-the-way =
    Go that way.
    { $circle ->
        [mi5] It leads home to MI5.
       *[other] It leads to the { circle }.
    }
reason-seek =
    Apply now.
    { reason-danger }
    If nobody beats you, you get the permission.
reason-seek-bluff =
    Try a bluff.
    If nobody challenges, nobody sees these cards.
    If someone does, you lose one turn.
reason-wait =
    Don’t apply yet.
    { $total ->
        [0] You have no run to lay down here.
       *[other] Someone would probably beat your { $total }.
    }
    Wait for better cards.
reason-challenge-master =
    Challenge with the master.
    It beats every run.
reason-long-shot =
    Challenge, though it’s a long shot.
    You don’t need these cards.
    You draw new ones for them.
reason-challenge =
    Challenge with { $total }.
    In about { $odds } of 100 games, it wins.
    You can spare these cards.
reason-beaten-by-master =
    Let it pass.
    A single card has to be the master.
    Nothing beats the master.
reason-let-pass =
    Let it pass.
    { $odds ->
        [0] You have nothing that beats it.
       *[other] In about { $odds } of 100 games, your best cards would win.
    }
    Your cards are worth more in a run of your own.
reason-soonest-back =
    Give up the { circle } permission.
    It’s the easiest one to win back.
reason-look =
    Look at this player’s cards.
    Nobody is further ahead.
    See what they could stop you with.
reason-send =
    Send this player away.
    Nobody is further ahead.
    It costs them the most.
