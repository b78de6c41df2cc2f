# The log. Secret events have no line: { "" } leaves it out.

Dealt = Round { $round }. { NAME($dealer) } deals.
GotCard = { "" }
ClockRuns =
    { HAS($left) ->
        [yes] The clock is running.
       *[no] The round is on, without a clock.
    }
Asked =
    { HAS($text) ->
        [yes] { NAME($asker) } asks { NAME($to) }: “{ $text }”
       *[no] { NAME($asker) } asks { NAME($to) }.
    }
Answered =
    { HAS($text) ->
        [yes] { NAME($seat) }: “{ $text }”
       *[no] { NAME($seat) } has answered.
    }
Unanswered = { NAME($seat) } doesn’t answer.
Accused =
    { $after_time ->
        [yes] { NAME($accuser) } accuses { NAME($accused) }.
       *[no] { NAME($accuser) } stops the clock and accuses { NAME($accused) }.
    }
Voted = { NAME($seat) } has voted.
VoteEnded =
    { $convicted ->
        [yes] Guilty: { NAME($accused) } is convicted.
       *[no] Not guilty: { NAMES($not_guilty) } wouldn’t convict { NAME($accused) }.
    }
TimeCalled = { NAME($seat) } has heard enough.
TimeUp = Time’s up. Now you take turns to accuse.
Passed = { NAME($seat) } accuses nobody.
GuessQueued = { "" }
Guessed = { NAME($seat) } shows the spy’s card and names a place.
RoundEnded =
    { $result-how ->
        [caught] { COUNT($result-spies) ->
            [1] { NAMES($result-spies) } was the spy. Caught!
           *[other] { NAMES($result-spies) } were the spies. Caught!
        }
        [framed] { COUNT($result-spies) ->
            [1] { NAME($result-accused) } was innocent. { NAMES($result-spies) } was the spy.
           *[other] { NAME($result-accused) } was innocent. { NAMES($result-spies) } were the spies.
        }
        [guessed] { COUNT($result-spies) ->
            [1] { NAMES($result-spies) } was the spy and knew the place.
           *[other] { NAMES($result-spies) } were the spies and knew the place.
        }
        [missed] { COUNT($result-spies) ->
            [1] { NAMES($result-spies) } was the spy and guessed wrong.
           *[other] { NAMES($result-spies) } were the spies and guessed wrong.
        }
        [escaped] { COUNT($result-spies) ->
            [1] Nobody was convicted. { NAMES($result-spies) } was the spy.
           *[other] Nobody was convicted. { NAMES($result-spies) } were the spies.
        }
       *[void] { COUNT($result-spies) ->
            [1] The round doesn’t count. { NAMES($result-spies) } was the spy.
           *[other] The round doesn’t count. { NAMES($result-spies) } were the spies.
        }
    }
OddOneOut = { NAME($seat) } had the card of another place, and may now name the real one.
OddCard = { NAME($seat) } had a different place from everyone else.
Starred = { NAME($seat) } gives a star.
Continued = { "" }
GameEnded =
    { $how ->
        [score] That was the last round.
       *[stopped] The host ended the game.
    }
