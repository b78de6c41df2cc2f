# What everyone sees of a case, for players who read the table as text. Cards are counted from the left.

turn =
    { $actions ->
        [0] Turn { $turn }: { NAME($active) } has no actions left.
        [one] Turn { $turn }: { NAME($active) } has one action left.
       *[other] Turn { $turn }: { NAME($active) } has { $actions } actions left.
    }
starter = { NAME($starter) } began. Turns go clockwise.
final-turn = This is the last turn of the case, whatever happens.
phase =
    { $phase ->
        [actions] It’s time for actions.
        [consent] Someone has to agree to teamwork.
        [solution] { NAME($active) } says which of the five in the row is the solution.
        [removal] { $owed ->
            [one] { NAME($active) } says where the 1 idea you lose comes from.
           *[other] { NAME($active) } says where the { $owed } ideas you lose come from.
        }
        [card] A campaign card asks something.
        [desk] The team is at its desk.
       *[over] The case is over.
    }
flipped = { NAME($active) } is investigating, and has flipped { LIST($flipped, as: "a-slot") }; the others can still be flipped in the same action.
a-slot = card { NTH($value) }
partners = { NAME($active) } can team up with { NAMES($partners) }.
gone = Left for good: { NAMES($gone) }.
hand =
    { $ideas ->
        [0] { NAME($seat) }, the { WORD($character, of: "character") }, has no ideas. Cards: { $cards }.
        [one] { NAME($seat) }, the { WORD($character, of: "character") }, has one idea. Cards: { $cards }.
       *[other] { NAME($seat) }, the { WORD($character, of: "character") }, has { $ideas } ideas. Cards: { $cards }.
    }
hand-card =
    { $focus ->
        [yes] { $number } { $clue }, in focus, { $price } to confirm
       *[no] { $number } { $clue }, { $price } to confirm, { $gain } for focus here
    }
hand-empty = { $number } empty
clue =
    { HAS($back) ->
        [yes] { WORD($name, of: "clue") } ({ WORD($type, of: "type", form: "one") }{ clue-number }, other side { WORD($back, of: "clue") })
       *[no] { WORD($name, of: "clue") } ({ WORD($type, of: "type", form: "one") }{ clue-number })
    }
clue-number =
    { $numbered ->
        [yes] , clue { $card }
       *[no] { "" }
    }
row = Center row: { $slots }.
row-slot = { $number } under the { WORD($symbol, of: "symbol") }: { $clue }
empty = empty
incoming = Incoming clues: { $clues }. The first is the top of the deck, of { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    }.
incoming-clue =
    { $price ->
        [0] { $number } { $clue }, free
        [one] { $number } { $clue }, for an idea
       *[other] { $number } { $clue }, for { $price } ideas
    }
unseen = a card nobody can see
discards = Discarded: { $clues }.
solved = Solved: { $clues }.
solved-none = You haven’t solved an aspect yet.
a-solution = the { WORD($aspect, of: "type", form: "one") } is { $name }
jar = Ideas in the jar: { $supply }. Ideas lost: { $removed }.
escape = The escape marker is on { $escape } of { $track }: there the suspect gets away.
pawn = The suspect is at { NAME($pawn-seat) }’s card { NTH($pawn-slot) }.
movement =
    Last movement card: { WORD($symbol, of: "symbol") }, the suspect at the { $icon }, numbers { LIST($numbers, as: "a-number") }{ $escape ->
        [yes] , with an escape icon
       *[no] { "" }
    }. The { WORD($symbol, of: "symbol") } points at the solution of the row.
a-number = { $value }
numbers = Next it walks { LIST($numbers, as: "a-number") }, by the height of the suspect on the next card: top, middle, bottom.
landing =
    { $gap ->
        [yes] With a { $number } it stops at { NAME($spot-seat) }’s card { NTH($spot-slot) }, where a new clue comes first.
       *[no] With a { $number } it stops at { NAME($spot-seat) }’s card { NTH($spot-slot) }: { event-in-words }.
    }
event-in-words =
    { $event ->
        [fatigue] { $size ->
            [one] Fatigue, you lose 1 idea
           *[other] Fatigue, you lose { $size } ideas
        }
        [loose_end] { $size ->
            [one] Loose end, you lose 1 incoming clue
           *[other] Loose end, you lose { $size } incoming clues
        }
        [decoy] { $size ->
            [one] Decoy, 1 step closer to the door
           *[other] Decoy, { $size } steps closer to the door
        }
        [sabotage] { $size ->
            [one] Sabotage, you lose 1 idea
           *[other] Sabotage, you lose { $size } ideas
        }
        [roadblock] Roadblock, you flip all cards in all hands
       *[nothing] nothing happens
    }
movement-left = Movement cards left: { LIST($movement_left, as: "daytime-left") }.
daytime-left = { $left } of the { WORD($daytime, of: "daytime", form: "small") }
drawn = Movement cards so far: { $cards }.
drawn-card = { WORD($symbol, of: "symbol") } with { LIST($numbers, as: "a-number") }
asked =
    { $teamwork-type ->
        [CompareNotes] { NAME($seat) } asks { NAME($teamwork-seat) } to compare notes: card { NTH($teamwork-mine) } for their card { NTH($teamwork-theirs) }.
       *[GetAdvice] { $teamwork-ideas ->
            [one] { NAME($seat) } asks { NAME($teamwork-seat) } for 1 idea.
           *[other] { NAME($seat) } asks { NAME($teamwork-seat) } for { $teamwork-ideas } ideas.
        }
    }
waiting-for = Waiting for { NAMES($waiting_for) }.
ended =
    { $ended ->
        [success] The case ended: you solved all five aspects.
        [escape] The case ended: the suspect got away.
        [out_of_ideas] The case ended: the club is out of ideas.
        [out_of_time] The case ended: the club is out of time.
        [clueless] The case ended: there aren’t enough clues.
       *[stopped] The host ended the case.
    }
digest =
    Spy Club. All of you play together and have to solve five aspects: motive, suspect, location, crime and object. You solve an aspect when the five slots of the center row hold five clues of its type. A turn has three actions: investigate (flip your cards), shift focus (get an idea for each of your cards of the type under your focus), confirm (move a card to the row, for ideas by how far it is from your focus), scout (take an incoming clue). With anyone whose focus card has the same type as yours you may trade cards and take ideas for free. At the end of a turn the suspect walks, and the card it stops over does harm. You lose when the suspect escapes, or when ideas, time or clues run out.

# How it ended, in a few words.

ending-success = The case is solved
ending-escape = The suspect got away
ending-out-of-ideas = Out of ideas
ending-out-of-time = Out of time
ending-clueless = Out of clues
