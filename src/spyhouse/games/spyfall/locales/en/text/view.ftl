# What a seat sees, for those who play by text.

round = Round { $round } of { $rounds }. { NAME($dealer) } is the dealer.
dealt =
    { $spies ->
        [one] { NAMES($players) } have a card. One of them is the spy.
       *[other] { NAMES($players) } have a card. { $spies } of them are spies.
    }
gone = { NAMES($gone) } has left for good.
card =
    { $spy ->
        [yes] You are the spy: you do not know the place.
       *[no]
            { HAS($role) ->
                [yes] You are not the spy. The place is { $place }, and you are there as: { $role }.
               *[no] You are not the spy. The place is { $place }.
            }
    }
no-card = You have no card in this round.
spectator = You are watching.
places = Places it can be: { $places }.
places-used = Struck out, since they were played before: { $places }.
a-place = { $number } { $name }
queued = You are ready to name { $place } as soon as the clock runs again.
clock =
    { $clock ->
        [none] There is no clock.
        [runs] The clock is running. When it last started, it had { $seconds } seconds to go.
        [stands] The clock is stopped, with { $seconds } seconds to go.
       *[up] Time is up: no more questions.
    }
phase =
    { $phase ->
        [dealt] The cards are out. The first question starts the clock.
        [questions] Questions are being asked.
        [vote] A vote is going on.
        [accusations] Each may accuse once, in turn.
        [reveal] The cards lie open.
       *[over] The game is over.
    }
to-answer = { NAME($asked) } has to answer { NAME($asker) }.
to-ask =
    { COUNT($barred) ->
        [0] { NAME($asker) } asks next.
       *[other] { NAME($asker) } asks next, anyone but { NAMES($barred) }.
    }
prompts = Questions one could ask: { LIST($prompts, as: "a-prompt") }.
a-prompt = “{ $value }”
said =
    { $answered ->
        [yes]
            { HAS($answer) ->
                [yes] { $number }. { NAME($asker) } to { NAME($to) }: “{ $question }” { NAME($to) }: “{ $answer }”
               *[no] { $number }. { NAME($asker) } asked { NAME($to) }, who answered.
            }
       *[no]
            { HAS($question) ->
                [yes] { $number }. { NAME($asker) } to { NAME($to) }: “{ $question }” No answer yet.
               *[no] { $number }. { NAME($asker) } asked { NAME($to) }. No answer yet.
            }
    }
spent = Cannot stop the clock again in this round: { NAMES($spent) }.
callers =
    { COUNT($callers) ->
        [0] When { $callers_needed } say that they have heard enough, time is up. Nobody has yet.
       *[other] When { $callers_needed } say that they have heard enough, time is up. So far: { NAMES($callers) }.
    }
accusation =
    { $after_time ->
        [yes] { NAME($accuser) } accuses { NAME($accused) }, after time.
       *[no] { NAME($accuser) } stopped the clock and accuses { NAME($accused) }.
    }
voted =
    { COUNT($voted) ->
        [0] Nobody has voted yet.
       *[other] Voted so far: { NAMES($voted) }.
    }
my-vote =
    { $vote ->
        [g] You voted guilty.
       *[n] You voted not guilty.
    }
case =
    { COUNT($not_guilty) ->
        [0] Earlier, { NAME($accuser) } accused { NAME($accused) }: everyone voted guilty.
       *[other]
            { COUNT($guilty) ->
                [0] Earlier, { NAME($accuser) } accused { NAME($accused) }: nobody voted guilty, not guilty { NAMES($not_guilty) }.
               *[other] Earlier, { NAME($accuser) } accused { NAME($accused) }: guilty said { NAMES($guilty) }, not guilty { NAMES($not_guilty) }.
            }
    }
accusers = To accuse, in this order: { NAMES($accusers) }.
result =
    Round { $round }: the place was { $place-name }. { $how ->
        [caught] { NAMES($spies) } was the spy, and was caught on the word of { NAME($accuser) }.
        [framed] { NAMES($spies) } was the spy, but { NAME($accused) } was convicted on the word of { NAME($accuser) }.
        [guessed] { NAMES($spies) } was the spy, and knew the place.
        [missed] { NAMES($spies) } was the spy, and guessed { $guess-name }.
        [escaped] { NAMES($spies) } was the spy, and nobody was convicted.
       *[void] { NAMES($spies) } was the spy; the round does not count.
    } Points: { LIST($points, as: "a-score") }.
a-score = { NAME($index) } { $value }
star = { NAME($seat) } gives a star to answer { $number }.
ready = Ready for the next round: { NAMES($ready) }.
scores = Score: { LIST($scores, as: "a-score") }.
waiting-for = Waiting for { NAMES($waiting_for) }.
free-moves =
    Instead of the questions and answers in the list you may use your own words, as JSON: { "{" }"type": "Ask", "to": 2, "text": "..."{ "}" } or { "{" }"type": "Answer", "text": "..."{ "}" }, 200 letters at most. Seats are counted from 0: { $seats }.
digest =
    Spyfall. Everyone but the spy knows the place you are all at. In turn, one asks another anything, and whoever answered asks next, but not the one who has just asked them. If you know the place, ask and answer so that the others see that you know it, without telling the spy. If you are the spy, find out the place and do not be found out. Once a round, anybody may stop the clock and accuse: if everyone else votes guilty, the cards are shown. The spy may name the place while the clock runs. When time is up, each may accuse once, in turn. The spy gets 2 points if nobody is convicted and 4 if somebody else is convicted or the place is named; the others get 1 each if the spy is convicted or guesses wrong, whoever accused 2.

# How it ended, in a few words.

ending-score = All rounds played
