# What a seat sees, for players who read the table as text.

round = Round { $round }. { NAME($first) } started the game.
rolls = To start, they rolled { LIST($rolls, as: "a-roll") }.
a-roll =
    { $value ->
        [0] { "" }
       *[other] { NAME($index) } { $value }
    }
phase =
    { $phase ->
        [draw] { NAME($turn) } draws a card, from the pack or the discards.
        [discard]
            { $to_discard ->
                [one] { NAME($turn) } discards one card.
               *[other] { NAME($turn) } discards { $to_discard } cards.
            }
        [go] { NAME($turn) } has rolled { $die } and chooses where to go.
        [seek] { NAME($turn) } may apply to the { circle }: with a run of three in that suit, or its master.
        [challenge] The others decide, in secret, whether to challenge { NAME($turn) } at the { circle }: a total higher than the applicant’s, or the master against a run, refuses the permission.
        [circle] { NAME($turn) } chooses a circle to be put in.
        [hand_back] { NAME($turn) } hands back a permission.
        [give] { NAME($turn) } gives a permission to another player.
        [swap] { NAME($turn) } replaces a card.
        [look] { NAME($turn) } chooses whose hand to look at.
        [send] { NAME($turn) } chooses who reports to MI5.
       *[over] The game is over.
    }
again = This is an extra roll.
player =
    { COUNT($permits) ->
        [0] { NAME($seat) } is { WHERE($place) } ({ SQUARE($place) }), with no permission yet and { $cards ->
                [one] { $cards } card in hand
               *[other] { $cards } cards in hand
            }.
       *[other] { NAME($seat) } is { WHERE($place) } ({ SQUARE($place) }), with the permissions { LIST($permits, as: "a-permit") }, and { $cards ->
                [one] { $cards } card in hand
               *[other] { $cards } cards in hand
            }.
    }
a-permit = { circle } (“{ $title }”)
misses =
    { $misses ->
        [one] { NAME($seat) } will miss a turn.
       *[other] { NAME($seat) } will miss { $misses } turns.
    }
rolls-again = { NAME($seat) } will roll twice next turn.
goal = The first player back at MI5 with a permission from every circle wins.
spectator = You’re watching.
hand =
    { COUNT($hand) ->
        [0] You have no cards.
       *[other] Your hand: { CARDS($hand) }.
    }
ahead = With a { $number } you could go to: { $places }.
distances = Along the arrows it takes you { $steps }.
steps-to =
    { HAS($circle) ->
        [yes] { $steps } to the { circle } circle
       *[no] { $steps } to MI5
    }
laid = You laid down { $cards }.
decision =
    { $decision ->
        [p] You have decided to pass.
       *[c] You have decided to challenge.
    }
look = In round { $round } you saw { NAME($seat) }’s hand: { CARDS($cards) }.
pack =
    { $top ->
        [none] { $pack ->
                [one] { $pack } card in the pack
               *[other] { $pack } cards in the pack
            }. The discard pile is empty.
       *[other] { $pack ->
                [one] { $pack } card in the pack
               *[other] { $pack } cards in the pack
            }, { $pile } in the discards; the top discard is the { $top }.
    }
seeking =
    { $cards ->
        [1] { NAME($seat) } applies to the { circle } with one card face down: it can only be the master.
       *[other] { NAME($seat) } applies to the { circle } with { $cards } cards face down.
    }
decided =
    { COUNT($decided) ->
        [0] Nobody has decided yet.
       *[other] Decided: { NAMES($decided) }.
    }
last = The last application. { SAY($last, as: "judged") }
attempts =
    { $attempts ->
        [one] 1 application so far, { $attempts_challenged } challenged.
       *[other] { $attempts } applications so far, { $attempts_challenged } of them challenged.
    }
stage =
    { $won ->
        [yes] round { $round }: { NAME($seat) } won { circle }
       *[no] round { $round }: { NAME($seat) } lost { circle }
    }
race = Permissions so far: { LIST($race, as: "stage") }.
note =
    { $taken ->
        [yes] { NAME($seat) } took the { CARD($card) }
       *[no] { NAME($seat) } discarded the { CARD($card) }
    }
notes = At the discards, oldest first: { LIST($notes, as: "note") }.
held = Known to be in { NAME($seat) }’s hand: { CARDS($cards) }.
shown = { NAME($seat) } had { CARDS($cards) }.
gone = Left for good: { NAMES($gone) }.
waiting-for = Waiting for { NAMES($waiting_for) }.
digest =
    Spycatcher. Get a permission from each of the four circles, Court, Government, Press and Publisher, and be the first back at MI5. In your turn you draw a card, discard one, and move as far as the die says along the arrows. In a circle you may apply for its permission, with a run of three cards in that suit or with its master alone, laid face down. The others may challenge in secret with one to three cards of the suit: a higher total, or the master against a run, refuses you. Do what memos say.

# How it ended, in a few words.

ending-published = The book is out
