# What the table is told of a campaign: what lies on the desk, and what its cards do to a case.

by-card =
    { HAS($by) ->
        [yes] { "" } (card { $by })
       *[no] { "" }
    }
some-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
mark =
    { $kind ->
        [wild] counts as every type
        [locked] locked
        [sticky] stuck
        [shield] shielded
        [kiss] kissed
        [bait] bait
        [prize] a prize
       *[paint] wet paint
    }
The-figure =
    { $figure ->
        [suspect] The suspect
        [dog] The Dog
        [twin] The second twin
        [guard] The guard
        [rival] The rival
        [bully] The bully
        [mom] Mom
        [reporter] The reporter
        [piece] The piece
        [wagon] The truck
        [heart] The locket
        [monster] The monster
        [sign] The arrow
       *[hat] The hat
    }

StageBegan =
    { $stage ->
        [cast] Case { $case } of 5: who is who.
        [unlock] Case { $case } of 5: new cards.
        [setup] Case { $case } of 5: before the case.
        [record] Case { $case } of 5: for the master case.
        [end] Case { $case } of 5: what the cards say.
        [save] Case { $case } of 5: for the log.
       *[other] { "" }
    }
CharacterPicked =
    { HAS($member-name) ->
        [yes] { NAME($seat) } plays “{ $member-name }” the { $member-character }.
       *[no] { NAME($seat) } plays the { $member-character }.
    }
CardUnlocked = Card { $card } is unlocked.
CardGiven = Card { $card } belongs to the { $owner } now.
DeskAsked = { "" }
CardRead = { "" }
Proposed = { NAME($seat) } makes a suggestion.
Agreed = { NAME($seat) } agrees.
Decided =
    { $about ->
        [choice] Card { $card }: the team has decided.
       *[other] { "" }
    }
decided-way = Card { $card }: the team chooses “{ $way }”.
AspectRecorded =
    { HAS($recorded) ->
        [yes] { $recorded-name } is pinned to the master case.
       *[no] Nothing is pinned to the master case.
    }
StoryWritten = { NAME($seat) } writes: “{ $text }”
TableLaid = { "" }
CaseSaved = Case { $case } is in the log: { some-points }, { $total } in all.

CardUsed = { NAME($seat) } uses card { $by }: { WORD($action, of: "action") }.
CardFired = { "" }
CardAsked = { "" }
CardAnswered =
    { $accepted ->
        [yes] { NAME($seat) } says yes to card { $by }.
       *[no] { NAME($seat) } says no to card { $by }.
    }
CluesFlipped = Flipped{ by-card }: { LIST($clues, as: "the-clue") }.
CluesPeeked = Both sides of { LIST($clues, as: "the-clue") } are shown{ by-card }.
MovementPeeked = The suspect’s next steps are known{ by-card }.
ClueMoved =
    { HAS($clue) ->
        [yes] Moved{ by-card }: { SAY($clue, as: "the-clue") }.
       *[no] Moved{ by-card }: a card nobody has seen.
    }
CluesUncovered = { "" }
Marked =
    { $kind ->
        [paint] A slot in the row has wet paint{ by-card }.
       *[other] A card is marked: { mark }{ by-card }.
    }
Unmarked = A marker comes off: { mark }{ by-card }.
FigureMoved =
    { HAS($after) ->
        [no] { The-figure } leaves{ by-card }.
       *[yes]
            { HAS($before) ->
                [yes] { The-figure } moves{ by-card }.
               *[no] { The-figure } comes{ by-card }.
            }
    }
SuspectMoved = The suspect is moved{ by-card }.
SuspectStayed = The suspect stays where it is{ by-card }.
EscapeWentBack = The door is farther away again{ by-card }.
EventAverted = The event under the suspect doesn’t happen{ by-card }.
Calmed = { "" }
FocusMoved = { "" }
SupplyChanged =
    { SIGN($ideas) ->
        [plus]
            { $ideas ->
                [one] An idea comes back into the jar{ by-card }.
               *[other] { $ideas } ideas come back into the jar{ by-card }.
            }
       *[minus]
            { ABS($ideas) ->
                [one] An idea leaves the jar{ by-card }.
               *[other] { ABS($ideas) } ideas leave the jar{ by-card }.
            }
    }
ActionsChanged =
    { SIGN($actions) ->
        [plus]
            { $actions ->
                [one] { NAME($seat) } has one more action{ by-card }.
               *[other] { NAME($seat) } has { $actions } more actions{ by-card }.
            }
       *[minus]
            { ABS($actions) ->
                [one] { NAME($seat) } has one fewer action{ by-card }.
               *[other] { NAME($seat) } has { ABS($actions) } fewer actions{ by-card }.
            }
    }
MovementChanged = { "" }
CapReached =
    { $cap ->
        [ideas] No more than { $most } ideas to start with{ by-card }.
        [supply] The jar starts with at least { $most } ideas{ by-card }.
        [escape] The door can’t start more than { $most } steps closer{ by-card }.
        [time] No more movement cards can leave before the case{ by-card }.
        [seeded] Only { $most } cards can start in the row.
        [marked] No more markers of this kind to start with{ by-card }.
        [discs] All the markers are in use{ by-card }.
        [special] Only { $most } wild or double cards count in one solve.
        [actions] A turn has at most { $most } actions{ by-card }.
        [few_actions]
            { $most ->
                [one] A turn has at least 1 action{ by-card }.
               *[other] A turn has at least { $most } actions{ by-card }.
            }
        [events] No more than { $most } events in one turn: this one doesn’t happen.
       *[triggers] No more than { $most } cards in a row set each other off.
    }
DiceRolled =
    { $lucky ->
        [yes] The dice are kind{ by-card }.
       *[no] The dice aren’t kind{ by-card }.
    }
Guessed =
    { $right ->
        [yes] { NAME($seat) } guesses { $guess }: right.
       *[no] { NAME($seat) } guesses { $guess }: wrong.
    }
RuleBegan = { "" }
TokensChanged = { "" }
CardTurned = Card { $card } turns to side { $side }.
CardPutAway = Card { $card } is out of the game.
ObjectiveDone = Objective reached: { some-points }{ by-card }.
PointsScored = { some-points } for the log{ by-card }.
