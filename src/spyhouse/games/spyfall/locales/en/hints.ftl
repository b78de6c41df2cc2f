# Why a bot would do it, for whoever asks for a hint: what, why and what next, a line each.

hint-hears-nothing =
    Trust your own ears.
    At this table people talk out loud.
    A bot hears nothing of it.
hint-ask =
    Ask { NAME($seat) }: “{ $text }”
    The question gives little away.
    Then listen: does the answer fit?
hint-answer =
    Say: “{ $text }”
    It fits the question.
    It gives little away.
hint-accuse =
    Accuse { NAME($seat) }.
    You have heard enough against them ({ $chance } in 100).
    Then everyone votes.
hint-vote =
    { $guilty ->
        [yes]
            Vote guilty.
            There is enough against them.
       *[no]
            Vote not guilty.
            There is too little against them.
    }
hint-guess =
    Name the place: { $place }.
    It fits best what was said ({ $chance } in 100).
    If you are right, you win.
hint-call-time =
    Call time.
    You have heard enough, and so have the others.
    Then everyone may accuse.
hint-pass =
    Accuse nobody.
    There is too little against anyone.
hint-listen =
    Keep listening.
    So far { NAME($seat) } sounds the oddest ({ $chance } in 100).
