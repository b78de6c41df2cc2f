# What a player can do, as it stands in a list of moves.

Ask =
    { HAS($text) ->
        [yes] Ask { NAME($to) }: “{ $text }”
       *[no] Ask { NAME($to) } a question.
    }
Answer =
    { HAS($text) ->
        [yes] Answer: “{ $text }”
       *[no] Answer the question.
    }
Accuse = Accuse { NAME($seat) } of being the spy.
Vote =
    { $guilty ->
        [yes] Vote guilty.
       *[no] Vote not guilty.
    }
Pass = Accuse nobody.
Guess = Show your spy’s card and name place { NTH($place) } of the list.
QueueGuess =
    { HAS($place) ->
        [yes] Get ready to name place { NTH($place) } of the list as soon as the clock runs again.
       *[no] Take back the place you were ready to name.
    }
CallTime = Say that you have heard enough.
Listen = Do nothing for now.
Star = Give your star to answer { NTH($line) } of the round.
Continue = On to the next round.
EndRound = End this round without points.
