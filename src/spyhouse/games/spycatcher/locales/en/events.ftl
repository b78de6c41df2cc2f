# The log: only what everyone may know, no unseen draws and no secret decisions.

circle =
    { $circle ->
        [court] Court
        [government] Government
        [press] Press
       *[publisher] Publisher
    }
card =
    { $value ->
        [13] Master of { circle }
       *[other] { $value } of { circle }
    }
where =
    { $kind ->
        [mi5] at MI5
        [challenge] in the { circle } circle, square { $square }
        [action] on “{ $label }”
       *[blank]
            { $road ->
                [in] on a way in
                [out] on a way out
               *[ring] on the ring road
            }
    }
weight =
    { $master ->
        [yes] the master
       *[no] { $total }
    }

TurnBegan = { "" }
TurnMissed = { NAME($seat) } is still having tea and misses a turn.
Shuffled = The discards are shuffled into a new pack.
Drew = { "" }
GotCards = { "" }
TookDiscard = { NAME($seat) } takes the { CARD($card) } from the discards.
Uncovered = The { CARD($card) } is now on top of the discards.
Discarded = { NAME($seat) } discards the { CARD($card) }.
# The walk tells it.
Rolled = { "" }
Went = { NAME($seat) } moves { COUNT($route) }. Now { WHERE($route) }.
Obeys = { MEMO($place) }
Put = { NAME($seat) } is now { WHERE($place) }.
WillMiss = { NAME($seat) } stops for tea and will miss a turn.
WillRollAgain = { NAME($seat) } will roll twice next turn.
Replaced =
    { $count ->
        [1] { NAME($seat) } replaces a card.
       *[other] { NAME($seat) } replaces the whole hand.
    }
Sought =
    { $count ->
        [1] { NAME($seat) } applies to the { circle } with one card: the master.
       *[other] { NAME($seat) } applies to the { circle } with { $count } cards.
    }
Declined = { NAME($seat) } doesn’t apply here.
Decided = { NAME($seat) } has decided.
Judged = { SAY($attempt, as: "judged") }
judged =
    { COUNT($cards) ->
        [0] Granted at the { circle }: nobody challenges { NAME($seat) }, so the cards stay hidden.
       *[other]
            { $granted ->
                [yes]
                    { COUNT($challenges) ->
                        [0] Granted: { NAME($seat) } shows { WEIGHT($cards) } at the { circle }, unchallenged.
                       *[other] Granted: { NAME($seat) } shows { WEIGHT($cards) } at the { circle } against { LIST($challenges, as: "objector") }.
                    }
               *[no]
                    { $bluff ->
                        [yes] Refused: { NAME($seat) } was bluffing at the { circle }.
                       *[no] Refused: { NAME($seat) }’s { WEIGHT($cards) } at the { circle } is beaten by { LIST($challenges, as: "beats") }.
                    }
            }
    }
objector = { NAME($seat) } ({ WEIGHT($cards) })
beats =
    { $succeeds ->
        [yes] { NAME($seat) } with { WEIGHT($cards) }
       *[no] { "" }
    }
Permitted = { NAME($seat) } has the { circle } permission.
HandedBack = { NAME($seat) } hands back the { circle } permission.
Gave = { NAME($seat) } gives the { circle } permission to { NAME($to) }.
Looked = { NAME($seat) } looks at { NAME($at) }’s hand.
SawHand = { "" }
GameEnded =
    { $how ->
        [published] { NAME($winner) } is back at MI5 with all papers: the book is out.
       *[stopped] The host ended the game.
    }
