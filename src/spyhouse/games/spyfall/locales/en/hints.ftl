# Why a bot would do it, for whoever asks for a hint: what, why and what next, a line each.

hint-hears-nothing =
    Trust your own ears.
    At this table people talk out loud.
    A bot can’t hear any of it.
hint-ask =
    Ask { NAME($seat) }: “{ $text }”
    The question doesn’t give much away.
    Then listen: does the answer fit?
hint-answer =
    Say: “{ $text }”
    It fits the question.
    It doesn’t give much away.
hint-accuse =
    Accuse { NAME($seat) }.
    A lot points to them: { $chance } chances in 100.
    Then everyone votes.
hint-vote =
    { $guilty ->
        [yes]
            Vote guilty.
            There’s enough against them.
       *[no]
            Vote not guilty.
            There isn’t enough against them.
    }
hint-guess =
    Name the place: { $place }.
    It fits best what was said: { $chance } chances in 100.
    If you’re right, you win.
hint-call-time =
    Call time.
    You’ve heard enough, and so have the others.
    Then everyone may accuse.
hint-pass =
    Accuse nobody.
    There isn’t enough against anyone.
hint-listen =
    Keep listening.
    So far most points to { NAME($seat) }: { $chance } chances in 100.
