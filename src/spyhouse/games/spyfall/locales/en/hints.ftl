# Why a bot would do it, for whoever asks for a hint.

hint-hears-nothing = At this table people talk out loud, and a bot hears nothing. Trust your own ears.
hint-ask = Ask { NAME($seat) }: “{ $text }” The answer should tell you more than the question gives away.
hint-answer = Say: “{ $text }” It fits, and it gives little away.
hint-accuse = Accuse { NAME($seat) }: there is enough against them ({ $chance }%).
hint-vote =
    { $guilty ->
        [yes] Guilty: there is enough against them.
       *[no] Not guilty: that’s not enough yet.
    }
hint-guess = Name it: { $place } fits best with what was said ({ $chance }%).
hint-call-time = You’ve heard enough, and so have the others.
hint-pass = Accuse nobody: there is too little against anyone.
hint-listen = Keep listening. So far there is most against { NAME($seat) } ({ $chance }%).
