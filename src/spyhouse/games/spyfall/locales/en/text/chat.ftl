# What a bot says in the chat about the round that is over, when it is called a spy.

chat-was-the-spy =
    { $line ->
        [0] All evening, and nobody offered me a map.
        [1] I was. I never knew where to put my hands.
        [2] Guilty. It felt longer than it looked.
       *[3] Somebody has to be. I thought I did it nicely.
    }
chat-was-no-spy =
    { $line ->
        [0] I wasn’t, as you can see. I only look it.
        [1] My card says no. I’ll have it framed.
        [2] Innocent, for once.
       *[3] Not this time. I was as lost as I looked, though.
    }
