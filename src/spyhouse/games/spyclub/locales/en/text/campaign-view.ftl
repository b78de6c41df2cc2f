# What everyone sees of a campaign, for those who play by text.

on-the-table = Events in this case so far: { $events }.
a-mark =
    { HAS($row) ->
        [yes] Slot { NTH($row) } of the row: { mark }, from card { $card }, { until }.
       *[no] Clue { $clue }: { mark }, from card { $card }, { until }.
    }
until =
    { $until ->
        [turn] until the turn ends
        [next_turn] until the next turn ends
        [round] until the round ends
        [case] until the case ends
       *[taken] until it is taken away
    }
a-figure-stands =
    { HAS($place) ->
        [yes] { The-figure } is { SAY($place, as: "a-place") }.
       *[no] { The-figure } is off the table.
    }
a-place =
    { $where ->
        [hand] at { NAME($seat) }’s card { NTH($slot) }
        [row] at slot { NTH($slot) } of the row
        [incoming] at incoming clue { NTH($slot) }
        [seat] with { NAME($seat) }
       *[other] at the { $where }
    }
a-pocket =
    { COUNT($clues) ->
        [0] The pocket of card { $card } holds up to { $size }, and is empty.
       *[other] The pocket of card { $card } holds up to { $size }; in it: { LIST($clues, as: "a-numbered-clue") }.
    }
a-numbered-clue = { WORD($name, of: "clue") } ({ WORD($type, of: "type", form: "one") }, clue { $card })
an-action =
    { $usable ->
        [yes] Card { $card } offers “{ $name }”{ owner-only }. Cost: actions { $actions }, ideas { $ideas }, tokens { $tokens }.
       *[no] Card { $card } offers “{ $name }”{ owner-only }, but not now: { $why }
    }
owner-only =
    { $owner_only ->
        [yes] , to its owner
       *[no] { "" }
    }
used-up = Used up for now: card { $card }.
an-objective =
    { $done ->
        [yes] Objective of card { $card }, reached, worth { $points }: { $text }.
       *[no] Objective of card { $card }, worth { $points }: { $text }; so far { $so_far }.
    }
a-barred = Not everything is allowed now. { $why }
card-asks =
    { HAS($card) ->
        [yes] Card { $card } asks { NAMES($seats) }: { what-it-asks }
       *[no] The campaign asks { NAMES($seats) }: { what-it-asks }
    }
what-it-asks =
    { $ask ->
        [offer] do you want that?
        [clue] choose a clue card.
        [row] choose a slot in the row.
        [spot] choose a slot in a hand.
        [player] choose a player.
        [type] guess the type on the other side.
        [symbol] guess the symbol that comes next.
        [event] whose event happens?
       *[play_on] all five are solved, but an objective is open. Play on for it?
    }
can-answer = The answers are: { $answers }
calm =
    { $what ->
        [event] The next event won’t happen.
        [move] The suspect won’t walk next time.
       *[escape] The next escape icon won’t count.
    }
peeked = Both sides are shown of: { LIST($peeked, as: "a-both-sides") }.
a-both-sides = { WORD($name, of: "clue") } ({ WORD($type, of: "type", form: "one") }), on the other side { WORD($back, of: "clue") }
foreseen = The next movement cards: { $cards }.
out = Out of the game: { LIST($out, as: "a-numbered-clue") }.
more-actions =
    { SIGN($actions) ->
        [plus]
            { $actions ->
                [one] Next turn { NAME($seat) } has 1 extra action.
               *[other] Next turn { NAME($seat) } has { $actions } extra actions.
            }
       *[minus]
            { ABS($actions) ->
                [one] Next turn { NAME($seat) } has 1 fewer action.
               *[other] Next turn { NAME($seat) } has { ABS($actions) } fewer actions.
            }
    }
second-landing = The other figure: with a { $number } it stops at { NAME($spot-seat) }’s card { NTH($spot-slot) }: { event-in-words }.
early = You solved an aspect with fewer cards.

stage =
    { $stage ->
        [cast] Case { $case } of 5. Everyone picks a character.
        [unlock] Case { $case } of 5. Read the new cards.
        [setup] Case { $case } of 5. Before the case.
        [case] Case { $case } of 5 is being played.
        [record] Case { $case } of 5. What do you pin to the master case?
        [end] Case { $case } of 5. What the cards say at the end.
        [save] Case { $case } of 5. For the log.
       *[over] Case { $case } of 5 is saved.
    }
points =
    { $points ->
        [one] One point so far.
       *[other] { $points } points so far.
    }
member =
    { HAS($name) ->
        [yes] { NAME($seat) } plays “{ $name }” the { $character }.
       *[no] { NAME($seat) } plays the { $character }.
    }
recorded = The master case: { LIST($recorded, as: "a-record") }.
a-record = the { WORD($aspect, of: "type", form: "one") } is { WORD($name, of: "clue") }
open = Not in the master case yet: { LIST($open, as: "a-value") }.
a-value = { $value }
campaign-card =
    Card { $card } “{ $title }”, side { $side }{ HAS($owner) ->
        [yes] , belongs to the { $owner }
       *[no] { "" }
    }{ $space ->
        [0] { "" }
       *[other] , { $tokens } of { $space ->
               [one] { $space } token
              *[other] { $space } tokens
           }
    }{ HAS($chosen) ->
        [yes] , chosen: { $chosen }
       *[no] { "" }
    }{ $away ->
        [yes] , out of the game
       *[no] { "" }
    }{ $asleep ->
        [yes] , asleep
       *[no] { "" }
    }{ $fresh ->
        [yes] , new
       *[no] { "" }
    }.
question =
    { $about ->
        [card] Card { $card } is on the desk, to be read.
        [choice] Card { $card } is at a crossroads.
        [give] Card { $card }: who gets it?
        [record] You may pin one solution to the master case.
       *[story] The story of the case, in your own words.
    } Decided by: { NAMES($seats) }.
an-answer =
    { $number ->
        [0] Answer “{ $key }”: { $label }. { $means }
       *[other] Answer “{ $key }”: { $label }, which leads to card { $number }. { $means }
    }
to-record =
    { $key ->
        [none] pin up nothing
       *[other]
            { $old ->
                [yes] the { $aspect } is { $name }, in place of the old one
               *[no] the { $aspect } is { $name }
            }
    }
proposal = Proposed: “{ $proposal }”; agreed so far: { NAMES($agreed) }.
read-so-far = Read by: { NAMES($agreed) }.
a-line =
    { $why ->
        [recorded] { $points } for the pinned-up solution
        [solved] { $points } for solved aspects
        [objective] { $points } for an objective
        [card] { $points } by card { $card }
       *[limit] { $points } cut off by a limit
    }
lines = Points of this case: { LIST($lines, as: "a-line") }.
reached = Objectives reached: { LIST($objectives, as: "a-value") }.
told-story = The story so far: “{ $story }”
old-case =
    { $how ->
        [success] An earlier case was closed, with { $solved } aspects solved.
       *[other] An earlier case was lost ({ $how }), with { $solved } aspects solved.
    }
index-entry = { $name }: { LIST($numbers, as: "a-value") }
index = The index: { $entries }.
grade = The final grade is { $grade }.
free-moves =
    To write the story of the case, say { "{" }"type": "WriteStory", "text": "..."{ "}" }.
