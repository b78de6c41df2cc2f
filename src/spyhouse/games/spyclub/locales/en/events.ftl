# What the table is told of a case. A card’s name takes an article where one would say it: the Diner, but Hunger.

the-clue =
    { $type ->
        [motive] { WORD($name, of: "clue") }
        [crime] { WORD($name, of: "clue") }
       *[other] { $name ->
            [Mom] { WORD($name, of: "clue") }
           *[other] the { WORD($name, of: "clue") }
        }
    }
ideas =
    { $ideas ->
        [one] an idea
       *[other] { $ideas } ideas
    }

Flipped = { NAME($seat) } flips a card and finds { SAY($clue, as: "the-clue") }.
FocusShifted = { NAME($seat) } shifts focus.
IdeasGained = { NAME($seat) } gets { ideas }.
IdeasSpent = { NAME($seat) } spends { ideas }.
Confirmed =
    { HAS($exchanged) ->
        [yes] { NAME($seat) } confirms { SAY($clue, as: "the-clue") } and takes back { SAY($exchanged, as: "the-clue") }.
       *[no] { NAME($seat) } confirms { SAY($clue, as: "the-clue") }.
    }
Discarded = { NAME($seat) } discards { SAY($clue, as: "the-clue") }.
Scouted = { NAME($seat) } scouts { SAY($clue, as: "the-clue") }.
DeckTurned = { "" }
TeamworkAsked =
    { $teamwork-type ->
        [CompareNotes] { NAME($seat) } would like to compare notes with { NAME($partner) }.
       *[GetAdvice] { NAME($seat) } would like { SAY($teamwork, as: "ideas") } from { NAME($partner) }.
    }
TeamworkAnswered =
    { $agreed ->
        [yes] { NAME($partner) } agrees.
       *[no] { NAME($partner) } would rather not.
    }
NotesCompared = { NAME($seat) } and { NAME($partner) } compare notes: { SAY($given, as: "the-clue") } for { SAY($got, as: "the-clue") }.
AdviceTaken = { NAME($seat) } takes { ideas } from { NAME($partner) }.
SolutionAsked = Five of a kind: { NAME($seat) } says which { WORD($aspect, of: "type", form: "one") } it is.
AspectSolved = { WORD($aspect, of: "type") } solved. { solution-line }
solution-line =
    { $aspect ->
        [motive] It was all about { WORD($solution-name, of: "clue", form: "a") }.
        [suspect] { $solution-name ->
            [Mom] { WORD($solution-name, of: "clue") } did it.
           *[other] The { WORD($solution-name, of: "clue") } did it.
        }
        [location] It happened at the { WORD($solution-name, of: "clue") }.
        [crime] The charge is { WORD($solution-name, of: "clue", form: "a") }.
       *[object] The { WORD($solution-name, of: "clue") } gave it away.
    }
TurnEnded = { "" }
Refilled = { "" }
ClueSlid = { "" }
MovementRevealed =
    { $card-escape ->
        [yes]
            The suspect is on the move: { WORD($card-symbol, of: "symbol") }, and a step to the door.
       *[no] { "" }
    }
EscapeAdvanced = { "" }
SuspectWalked =
    { COUNT($path) ->
        [one] The suspect walks one step.
       *[other] The suspect walks { COUNT($path) } steps.
    }
EventHappened =
    { $event ->
        [nothing] It stops over { SAY($clue, as: "the-clue") }: nothing happens.
       *[other] It stops over { SAY($clue, as: "the-clue") }. { WORD($event, of: "event") }: { harm }.
    }
harm =
    { $event ->
        [fatigue] { $size ->
                [0] no ideas lost, nothing is solved yet
                [one] an idea gone for good
               *[other] { $size } ideas gone for good
            }
        [loose_end] { $size ->
                [one] one incoming clue lost
               *[other] { $size } incoming clues lost
            }
        [decoy] the suspect is { $size ->
                [one] one step
               *[other] { $size } steps
            } closer to the door
        [sabotage] { $size ->
                [one] an idea gone for good
               *[other] { $size } ideas gone for good
            }
        [roadblock] every card in every hand is flipped
       *[nothing] only a distraction
    }
IncomingLost = { "" }
HandsFlipped = { "" }
RemovalAsked = { "" }
# What comes from the jar alone was said with the event.
IdeasRemoved =
    { SUM($players) ->
        [0] { "" }
       *[other]
            { $supply ->
                [0] Gone for good: { LIST($players, as: "ideas-from") }.
                [one] Gone for good: { LIST($players, as: "ideas-from") }, and one from the jar.
               *[other] Gone for good: { LIST($players, as: "ideas-from") }, and { $supply } from the jar.
            }
    }
ideas-from =
    { $value ->
        [0] { "" }
        [one] an idea from { NAME($index) }
       *[other] { $value } ideas from { NAME($index) }
    }
TurnBegan =
    { $final ->
        [yes] { NAME($seat) }’s turn, the last of the case.
       *[no] { NAME($seat) }’s turn.
    }
CaseEnded =
    { $how ->
        [success] All five aspects are solved. Case closed.
        [escape] The suspect is out the door. The case is over.
        [out_of_ideas] The club is out of ideas. The case is over.
        [out_of_time] The club is out of time. The case is over.
        [clueless] There aren’t enough clues to refill the hands. The case is over.
       *[stopped] The case was put aside.
    }
