# What a campaign does not allow, at its desk and by its cards. $card is the number printed on the card.

spyclub-character-picked = Everyone picks a character once, before the case begins.
spyclub-character-taken = Someone else is playing that character. Please pick another.

spyclub-desk-nothing-to-decide = There’s nothing to decide here. Just say when you’ve read it.
spyclub-desk-no-such-way = That isn’t one of the answers. They are: { JOIN($ways) }.
spyclub-desk-team-decides = The team has to decide: suggest an answer, or agree to one.
spyclub-desk-story-later = The story is written when the case is saved.
spyclub-desk-something-else = There’s something else on the desk now. Look at that first.
spyclub-desk-not-yours = This one is for someone else to decide.
spyclub-desk-said-so-already = You’ve already answered. The others are still thinking.

spyclub-no-such-pocket = That card can’t hold a clue like that right now.
spyclub-no-such-action = No card in force offers that.
spyclub-not-solved-early = You can’t solve that with fewer cards right now.
spyclub-no-answer = That doesn’t answer what the card asks.

spyclub-card-guards = Card { $card } guards that slot of the center row.
spyclub-card-locks = Card { $card } has locked that clue, so it can’t be flipped.
spyclub-card-locks-incoming = Card { $card } has locked that clue, so it can’t be scouted.
spyclub-card-keeps = Card { $card } keeps that clue where it is.
spyclub-card-forbids = Card { $card } doesn’t allow that now.
spyclub-card-of-its-owner = Only its owner can use that card.
spyclub-card-not-again = That card can’t be used again yet.
spyclub-card-no-actions = You have no actions left. End your turn.
spyclub-card-too-dear =
    { $price ->
        [one] That costs 1 idea, and you have { $ideas }.
       *[other] That costs { $price } ideas, and you have { $ideas }.
    }
spyclub-card-lacks-tokens = That takes { $price } from the card, and it has only { $tokens }.
spyclub-card-does-nothing = That card can’t do anything here right now.
spyclub-card-not-now = Actions come later in the turn.

# A campaign that somebody would go on with, but that no campaign could have led to.
spyclub-record-over = This campaign can’t go on: all five cases are closed. Start a new one.
spyclub-record-other-edition = This campaign can’t go on here: it was started with the rulebook { $began }, not { $edition }.
spyclub-record-no-edition = This campaign can’t go on: it doesn’t say which rulebook it was started with.
spyclub-record-card-twice = This campaign can’t go on: a card is unlocked twice.
spyclub-record-character-twice = This campaign can’t go on: two members are the same character.
spyclub-record-no-such-card = This campaign can’t go on: card { $card } isn’t in that edition’s deck.
spyclub-record-too-many-tokens = This campaign can’t go on: card { $card } can’t hold { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }.
spyclub-record-strange-owner = This campaign can’t go on: card { $card } belongs to a character who never played.
spyclub-record-no-such-effect = This campaign can’t go on: no card has an effect “{ $key }”.
spyclub-record-wrong-type = This campaign can’t go on: “{ $name }” is no { WORD($aspect, of: "type", form: "one") }.
spyclub-record-case-to-come = This campaign can’t go on: case { $case } hasn’t been played.
spyclub-record-aspect-twice = This campaign can’t go on: an aspect is pinned up twice.
spyclub-record-no-last-case = This campaign can’t go on: it doesn’t say how the last case ended for each player.
spyclub-record-strange-index = This campaign can’t go on: the index has no entry for “{ $name }”.
spyclub-record-strange-member = This campaign can’t go on: case { $case } was played by someone who isn’t in the club.
spyclub-record-wrong-file = This campaign can’t go on: what case { $case } pinned up doesn’t fit the master case.
spyclub-record-solved-twice = This campaign can’t go on: case { $case } solved an aspect twice.
spyclub-record-strange-points = This campaign can’t go on: nobody can score { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in case { $case }.
spyclub-record-strange-seat = This campaign can’t go on: the last case ended with a player who wasn’t there.
spyclub-record-strange-start = This campaign can’t go on: only a first case can be waiting for its pin.
spyclub-record-effect-not-waiting = This campaign can’t go on: the effect “{ $key }” can’t wait for the next case.
spyclub-record-effect-not-spent = This campaign can’t go on: the effect “{ $key }” can’t be used up.
