# Why a bot would do it, for whoever asks for a hint.

reason-only-way = There is no other way to go.
reason-draw-unseen = The top discard does not help you. What you draw unseen may, and nobody sees it.
reason-take =
    { $enough ->
        [yes] The { CARD($card) } is all you need to seek at the { circle }.
       *[no] The { CARD($card) } brings you closer to a run for the { circle }.
    }
reason-let-go =
    { $had ->
        [yes] You already have that permission, so the { CARD($card) } is of little use.
       *[no] Of all your cards, the { CARD($card) } is the furthest from a run.
    }
reason-mi5 =
    { $publish ->
        [yes] Home: the book is out.
       *[no] From MI5 every road is open.
    }
reason-memo = The memo there, “{ LABEL($place) }”, is worth it, or at least does no harm.
reason-memo-along = The memo takes you along. { reason-circle }
reason-circle =
    { $chance ->
        [now] At the { circle } you can seek at once. { reason-danger }
        [later] You need permission from the { circle }, and there you can go round until the cards come.
       *[passing] The { circle } is on your way.
    }
reason-danger =
    { $danger ->
        [some] The odds that anybody can beat your { $total } are about { $odds } %.
        [much] Somebody may well beat your { $total }, but cannot know it, and would have to spend cards.
       *[none] Nothing beats the master.
    }
reason-on-the-way =
    { $circle ->
        [mi5] It is on the way home.
       *[other] It is on the way to the { circle }.
    }
reason-seek-bluff = A bluff: if nobody objects, nobody sees these cards. If somebody does, you lose a turn.
reason-wait =
    { $total ->
        [0] You have nothing to lay down here.
       *[other] Somebody would probably beat your { $total }. Wait for better cards.
    }
reason-challenge-master = The master beats any run.
reason-long-shot = A long shot, but you do not need these cards, and you draw new ones for them.
reason-challenge = You can spare them, and { $total } beats what lies there about { $odds } % of the time.
reason-beaten-by-master = One card alone is the master, and nothing beats that.
reason-let-pass =
    { $odds ->
        [0] You have nothing that could beat what lies there.
       *[other] Your best beats what lies there about { $odds } % of the time. Those cards do more for you.
    }
reason-soonest-back = The { circle } permission is the one you can win back soonest.
reason-look = Nobody is further ahead: see what they could stop you with.
reason-send = Nobody is further ahead: it costs them the most.
