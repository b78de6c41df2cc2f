# What the table is told. A card or a waiting guess is never told: { "" } leaves the line out.

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
Unanswered = { NAME($seat) } does not answer.
Accused =
    { $after_time ->
        [yes] { NAME($accuser) } accuses { NAME($accused) }.
       *[no] { NAME($accuser) } stops the clock and accuses { NAME($accused) }.
    }
Voted = { NAME($seat) } has voted.
VoteEnded =
    { $convicted ->
        [yes] Guilty: { NAME($accused) } is convicted.
       *[no] Not guilty: { NAMES($not_guilty) } would not convict { NAME($accused) }.
    }
TimeCalled = { NAME($seat) } has heard enough.
TimeUp = Time is up. Now everyone in turn may accuse.
Passed = { NAME($seat) } accuses nobody.
GuessQueued = { "" }
Guessed = { NAME($seat) } lays down the spy’s card and names a place.
RoundEnded =
    { $result-how ->
        [caught] { NAMES($result-spies) } was the spy, and is caught.
        [framed] { NAME($result-accused) } was innocent. { NAMES($result-spies) } was the spy.
        [guessed] { NAMES($result-spies) } was the spy, and knew the place.
        [missed] { NAMES($result-spies) } was the spy, and guessed wrong.
        [escaped] Nobody was convicted. { NAMES($result-spies) } was the spy.
       *[void] The round does not count. { NAMES($result-spies) } was the spy.
    }
Starred = { NAME($seat) } gives a star.
Continued = { "" }
GameEnded =
    { $how ->
        [score] That was the last round.
       *[stopped] The game was stopped.
    }
