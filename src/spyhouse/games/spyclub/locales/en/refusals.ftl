# Why a move is refused.

spyclub-not-your-turn = It’s someone else’s turn.
spyclub-not-now =
    { $phase ->
        [actions] Nobody has asked for that. It’s time for actions, teamwork or the end of the turn.
        [consent] Someone was asked for teamwork: wait for the answer.
        [solution] There are five of a type in the center row: first choose which of them is the solution.
        [removal]
            { $owed ->
                [one] First say where the idea you lose comes from.
               *[other] First say where the { $owed } ideas you lose come from.
            }
        [card] A campaign card has asked something: answer that first.
        [desk] The team is at its desk: first read or decide what’s there.
       *[over] The case is over.
    }
spyclub-focus-is-there = Your focus token is already there: shift it to another of your cards.
spyclub-no-such-slot = The center row has { $slots } slots.
spyclub-no-such-hand-slot = A hand has { $slots } slots.
spyclub-no-incoming-clue = There’s no incoming clue in that slot.
spyclub-no-card-there = You have no card in that slot.
spyclub-no-actions-left = You’ve used all your actions: end your turn.
spyclub-too-dear =
    { $price ->
        [one] That costs one idea, and you have { $ideas ->
            [0] none
           *[other] { $ideas }
        }.
       *[other] That costs { $price } ideas, and you have { $ideas ->
            [0] none
           *[other] { $ideas }
        }.
    }
spyclub-teamwork-alone = Teamwork needs another player.
spyclub-teamwork-too-late = Teamwork comes before your last action.
spyclub-no-match = Teamwork needs focus cards of the same type; distractions never match.
spyclub-nothing-to-trade = Both of you need a card in that slot to trade.
spyclub-comes-back = A card that was given away by teamwork doesn’t come back in the same turn.
spyclub-ideas-there =
    { $has ->
        [0] They have no ideas to take.
        [one] You can take one of their ideas.
       *[other] You can take 1 to { $has } of their ideas.
    }
spyclub-no-card-offers-it = No campaign card offers that here.
spyclub-not-a-solution = The solution must be a card of that type.
spyclub-wrong-sum =
    { $owed ->
        [one] The jar and the players must give one idea together.
       *[other] The jar and the players must give { $owed } ideas together.
    }
spyclub-more-than-there-is = Nobody can give more ideas than they have.

# Options that exclude each other

spyclub-no-such-level =
    { $edition ->
        [prototype] The prototype has { LIST($levels, as: "a-level") }, not { WORD($level, of: "level") }.
       *[other] The rulebook of 2018 has { LIST($levels, as: "a-level") }, not { WORD($level, of: "level") }.
    }
a-level = { WORD($value, of: "level") }
spyclub-too-many-characters = { $characters } characters are too many for { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }.
spyclub-no-such-first = The first player must be one of the { $seats } seats, counted from 0.
spyclub-character-twice = Each character can only be played by one player.
