# The coach’s lines in the first game.

lesson-what-for = Good morning. You’ve written a book that certain people would rather nobody read. To print it you need permissions. There are four to get (court, government, press, publisher); in this short game, any three will do.
lesson-cards = These are your influence cards: four suits, one for each circle, numbered 1 to 12, with one master in each. Nobody else sees them.
lesson-take-ten = To get a permission you need a run: three cards in a row, in that circle’s suit. You have the 11 and the 12 of the court. And look what’s on top of the discard pile: the 10. Take it.
lesson-discard = A run! Every turn begins like this: take one card, then discard one, face up. The 4 of government is no use to you. Discard it.
lesson-walk = You rolled a six. Every square you can reach lights up. Roads are one way, and you choose at every fork. Six steps north lead straight into the court circle. Go there.
lesson-seek = You’ve stopped on a circle square of the court, so you may apply for permission. Lay down your run: 10, 11 and 12.
lesson-sealed = Three cards, face down. Now everyone else decides in secret: let it pass, or challenge with one to three cards of the same suit. To stop you they need more than your total. Yours is 33. Sir Basil thinks.
lesson-granted = Nobody dared. The permission is yours, and you’ve drawn back up to a full hand.
lesson-basil = Sir Basil’s turn. He takes a card, discards one, and rolls the die.
lesson-memo = He stopped on a memo. You have to do what a memo says, and this one sends him to the court, of all places. He applies right away.
lesson-challenge = Your move. He laid three court cards in a row, and the 10, 11 and 12 were yours, so his run can’t be very high. Challenge him with your 6 and your 9: together 15.
lesson-refused = Three, four, five make twelve. Fifteen is more: refused! All cards that were played are gone, you both draw new ones, and Sir Basil has to come back another day. A tie would have saved him.
lesson-skip = And so it goes: draw, discard, move, apply. A master of the suit needs no run and fears no challenge. Let’s skip a dozen rounds.
lesson-three = You have all three permissions now, and home is near.
lesson-habit = One last time: take a card from the pack. Habit.
lesson-put-away = Discard any card. This one, say.
lesson-home = And home to MI5. You don’t need an exact roll to get in. Go, before they change their minds.
lesson-done = Published! Three permissions, and back at MI5 before anyone else. In the full game you need four, and there’s more than one rival. Mind the memos, keep a high card of every suit for a rainy day, and never trust a man who smiles at the photocopier.
