# The illustrated guide. Each message is the text under a picture; "title" is above it.

guide-goal = The goal
guide-cards =
    { $spies ->
        [2] Everyone’s card shows the same place, but with five or more players two of you are spies, and theirs don’t say where you are. Only you see your card.
       *[1] Everyone’s card shows the same place, except one: the spy’s doesn’t say where you are. Only you see your card.
    }
    .title = One place, and who doesn’t know it
    .place = Beach
    .role = Surfer
guide-spy =
    { $spies ->
        [2] The others want to find a spy. The spies want to stay hidden, or to find out where you are. They don’t know each other.
       *[1] The others want to find the spy. The spy wants to stay hidden, or to find out where you are.
    }
    .title = Who wants what

guide-questions = Questions and answers
guide-ask = The dealer asks someone the first question. Whoever answers asks next: anyone except the player who just asked them.
    .title = Ask around
guide-answer =
    { $roles ->
        [played] One question, one answer, no follow-ups. Answer as the person on your card would: so that friends believe you, and the spy learns nothing.
       *[other] One question, one answer, no follow-ups. Say enough for friends to believe you, and too little for the spy.
    } { $chat ->
        [yes] The chat stays open, so you can talk as well.
       *[no] The chat is closed until time is up.
    } { $talk ->
        [voice] You speak, and one tap tells the table who asks whom.
       *[text] You type what you want to say.
    }
    .title = Just enough
    .question = Do you come here often?
    .said = Not in this weather.
guide-places = The list of places is open to everyone, so nobody gives themselves away by reading it. Tap a place to cross it out. Only you can see your marks.
    .title = Where could it be?

guide-ends = How a round ends
guide-accuse = Once a round you may stop the clock and accuse someone. The others vote, and your own vote is guilty. If everyone says guilty, you see their card. One “not guilty” is enough to save them, and you play on.
    .title = You accuse
guide-guess =
    { $ends ->
        [called] Until time is up, the spy may name the place whenever nobody is voting. Right: the spy wins the round. Wrong: all the others do.
       *[other] While the clock runs, the spy may name the place. Right: the spy wins the round. Wrong: all the others do.
    }
    .title = The spy guesses
guide-time =
    { $ends ->
        [called] There’s no clock. Time is up when more than half of you call it.
        [both] Time is up after { $time }, or earlier if everyone calls it.
       *[clock] Time is up after { $time }.
    } Then you take turns to accuse once more, the dealer first. { $most ->
        [yes] Now more than half of the votes are enough.
       *[no] Again everyone has to say guilty.
    } If nobody is convicted, the spy has won.
    .title = Time is up

guide-points = Points
guide-escaped = for the spy, if nobody was convicted.
    .title = Slipped away
guide-framed = for the spy, if you convicted someone else.
    .title = Wrong one
guide-guessed = for the spy, if the place was right.
    .title = Guessed
guide-caught = for everyone else, if the spy was convicted or named the wrong place.
    .title = Caught
guide-accuser =
    instead of 1, if your accusation convicted the spy. { $rounds ->
        [one] You play one round.
       *[other] You play { $rounds } rounds, and whoever was the spy deals the next one. Most points win.
    }
    .title = Well spotted

guide-hand = At hand
guide-peek =
    { $roles ->
        [none] Hold it to look, let go to hide it.
        [played] Hold it to look, let go to hide it. It also says who you are there.
       *[shown] Hold it to look, let go to hide it. It also says who you are there. You don’t have to act it out.
    }
    .title = Your card
guide-marks = Tap a face to read again what they said, and to note whether you trust them. Nobody else sees that.
    .title = Your notes
guide-prompts = Out of questions? The bulb has some that fit anywhere.
    .title = The bulb
