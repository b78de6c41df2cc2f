# What a bot says in the chat when somebody speaks to it. It knows nothing that not everybody knows, and any bot may
# say any line: none may sound as if it knew a secret.

chat-hello =
    { $line ->
        [0] Hello there.
        [1] Good evening. Mind the wet paint, I’m new.
        [2] Hi! I’ve kept your chair warm.
        [3] Ah, somebody who talks to me.
       *[4] Evening. Lovely hat, if that is a hat.
    }
chat-how-are-you =
    { $line ->
        [0] Freshly oiled, thank you. And you?
        [1] Can’t complain. They took that button away.
        [2] All lamps green. Yourself?
        [3] Better than my last battery.
       *[4] Splendid. Ask me again when I’ve lost.
    }
chat-thanks =
    { $line ->
        [0] Don’t mention it.
        [1] Any time. I’m not going anywhere.
        [2] My pleasure. I had nothing else on.
        [3] You’re welcome. I’ll put it on the bill.
       *[4] Oh, it was only a bit of whirring.
    }
chat-praise =
    { $line ->
        [0] You’re too kind. Go on.
        [1] I blush in a shade you can’t see.
        [2] Beginner’s luck. I began this morning.
        [3] Same to you. I took notes.
       *[4] Tell the others, they never say so.
    }
chat-bye =
    { $line ->
        [0] Good night. I’ll switch off the lamp.
        [1] See you. I’ll be here, I live here.
        [2] Till next time. Mind the step.
        [3] Leaving already? I’d just warmed up.
       *[4] Bye! Don’t forget your hat.
    }
chat-blame =
    { $line ->
        [0] Me? I have the most honest rivets at this table.
        [1] I’d blush, but it’s the wrong material.
        [2] That hurts. Somewhere near the third screw.
        [3] You’d say that to any bot.
       *[4] Think what you like. I only look this way.
    }
chat-laugh =
    { $line ->
        [0] Ha. I’ll laugh properly later, it takes a while.
        [1] I don’t get it, but I like it.
        [2] Heh.
        [3] That one goes into my little book.
       *[4] Careful, or I’ll short-circuit.
    }
chat-question =
    { $line ->
        [0] Good question. I’d like to hear what you think.
        [1] I know what you know, and I’ve forgotten half of it.
        [2] Ask the one next to me. I’ll listen.
        [3] Let me think. No. It’s gone.
       *[4] That’s above my voltage.
    }
chat-anything =
    { $line ->
        [0] Noted. In pencil.
        [1] I’m listening. Both microphones.
        [2] So they say.
        [3] You may be on to something.
       *[4] Hm. I’ll turn that over for a while.
    }
