# What a seat sees, for players who read the table as text.

round = Round { $round } of { $rounds }. { NAME($dealer) } is the dealer.
dealt =
    { $spies ->
        [one] { NAMES($players) } have a card. One of them is the spy.
       *[other] { NAMES($players) } have a card. { $spies } of them are spies.
    }
gone = Left for good: { NAMES($gone) }.
card =
    { $spy ->
        [yes] You’re the spy: you don’t know the place.
       *[no]
            { HAS($role) ->
                [yes] You’re not the spy. The place is “{ $place }”, and your role there is: { $role }.
               *[no] You’re not the spy. The place is “{ $place }”.
            }
    }
no-card = You have no card this round.
spectator = You’re watching.
places = Places it can be: { $places }.
places-used = Crossed out, because you’ve played them: { $places }.
a-place = { $number } “{ $name }”
queued = You’re ready to name “{ $place }” as soon as the clock runs again.
clock =
    { $clock ->
        [none] There’s no clock.
        [runs] The clock is running. When it last started, it had { $seconds ->
                [one] { $seconds } second to go
               *[other] { $seconds } seconds to go
            }.
        [stands] The clock is stopped, with { $seconds ->
                [one] { $seconds } second to go
               *[other] { $seconds } seconds to go
            }.
       *[up] Time is up: no more questions.
    }
phase =
    { $phase ->
        [dealt] The cards are out. The first question starts the clock.
        [questions] You’re asking questions.
        [vote] A vote is going on.
        [accusations] You take turns to accuse once.
        [naming] The odd one out may name the real place.
        [reveal] All cards are shown.
       *[over] The game is over.
    }
to-answer = { NAME($asked) } has to answer { NAME($asker) }.
to-ask =
    { COUNT($barred) ->
        [0] { NAME($asker) } asks next.
       *[other] { NAME($asker) } asks next, anyone but { NAMES($barred) }.
    }
prompts = Questions you could ask: { LIST($prompts, as: "a-prompt") }.
a-prompt = “{ $value }”
said =
    { $answered ->
        [yes]
            { HAS($answer) ->
                [yes] Question { $number }: { NAME($asker) } to { NAME($to) }: “{ $question }” { NAME($to) }: “{ $answer }”
               *[no] Question { $number }: { NAME($asker) } asked { NAME($to) }, who answered.
            }
       *[no]
            { HAS($question) ->
                [yes] Question { $number }: { NAME($asker) } to { NAME($to) }: “{ $question }” No answer yet.
               *[no] Question { $number }: { NAME($asker) } asked { NAME($to) }. No answer yet.
            }
    }
spent = Have already stopped the clock this round: { NAMES($spent) }.
callers =
    { COUNT($callers) ->
        [0] When { $callers_needed } say that they have heard enough, time is up. Nobody has yet.
       *[other] When { $callers_needed } say that they have heard enough, time is up. So far: { NAMES($callers) }.
    }
accusation =
    { $after_time ->
        [yes] { NAME($accuser) } accuses { NAME($accused) } after time ran out.
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
    Round { $round }: the place was “{ $place-name }”. { $how ->
        [caught] { COUNT($spies) ->
            [1] { NAMES($spies) } was the spy; { NAME($accuser) }’s accusation caught them.
           *[other] { NAMES($spies) } were the spies; { NAME($accuser) }’s accusation caught them.
        }
        [framed] { COUNT($spies) ->
            [1] { NAMES($spies) } was the spy, but { NAME($accuser) } got { NAME($accused) } convicted.
           *[other] { NAMES($spies) } were the spies, but { NAME($accuser) } got { NAME($accused) } convicted.
        }
        [guessed] { COUNT($spies) ->
            [1] { NAMES($spies) } was the spy and knew the place.
           *[other] { NAMES($spies) } were the spies and knew the place.
        }
        [missed] { COUNT($spies) ->
            [1] { NAMES($spies) } was the spy and guessed “{ $guess-name }”.
           *[other] { NAMES($spies) } were the spies and guessed “{ $guess-name }”.
        }
        [escaped] { COUNT($spies) ->
            [1] { NAMES($spies) } was the spy, and nobody was convicted.
           *[other] { NAMES($spies) } were the spies, and nobody was convicted.
        }
       *[void] { COUNT($spies) ->
            [1] { NAMES($spies) } was the spy; the round doesn’t count.
           *[other] { NAMES($spies) } were the spies; the round doesn’t count.
        }
    } Points: { LIST($points, as: "a-score") }.
a-score = { NAME($index) } { $value }
star = { NAME($seat) } gives a star to answer { $number }.
ready = Ready for the next round: { NAMES($ready) }.
scores = Score: { LIST($scores, as: "a-score") }.
waiting-for = Waiting for { NAMES($waiting_for) }.
free-moves =
    Instead of the questions and answers in the list you may use your own words, as JSON: { "{" }"type": "Ask", "to": 2, "text": "..."{ "}" } or { "{" }"type": "Answer", "text": "..."{ "}" }, 200 letters at most. Seats are counted from 0: { $seats }.
digest =
    Spyfall. Everyone but the spy knows the place you are all at. One player asks another anything. Whoever answers asks next: anyone except the player who just asked them. If you know the place, ask and answer so that the others see that you know it, without telling the spy. If you’re the spy, find out the place and don’t get caught. Once a round, anyone may stop the clock and accuse: if everyone else votes guilty, the cards are shown. The spy may name the place while the clock runs. When time is up, everyone may accuse once, in turn. The spy gets 2 points if nobody is convicted, and 4 if somebody else is convicted or the spy names the place. The others get 1 each if the spy is convicted or guesses wrong, and the accuser gets 2.

# How it ended, in a few words.

ending-score = All rounds played
