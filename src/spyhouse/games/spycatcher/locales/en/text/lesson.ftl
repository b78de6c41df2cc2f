# What the coach says in the first game.

lesson-what-for = Good morning. You have written a book that certain people would rather not read. To print it you need permission from court, government and press, or from a publisher: in this short game, any three of the four.
lesson-cards = These are your influence cards: four suits, one for each circle, numbered 1 to 12, and one master in each. Nobody else sees them.
lesson-take-ten = Permission is sought with a run of three in the circle’s own suit. You hold the 11 and the 12 of the court. And look what lies on the discard pile: the 10. Take it.
lesson-discard = A run! Every turn begins like this: take one card, then put one away, face up for the next player. The 4 of government is of no use. Discard it.
lesson-walk = The die has been thrown: a six. Every square you can reach lights up. Roads are one way, and you choose at every fork. Six steps north lead straight into the court circle. Go there.
lesson-seek = You have arrived on a coloured square of the court, so you may seek permission. Lay down your run: 10, 11 and 12.
lesson-sealed = Three cards, face down. Now everyone else decides in secret: let it pass, or challenge with one to three cards of the same suit. To stop you they need more than your total. Yours is 33. Sir Basil thinks.
lesson-granted = Nobody dared. The permission is yours: it lies open in front of you, and your hand has been filled up again.
lesson-basil = Sir Basil’s turn. He picks something up, puts something down, and throws the die.
lesson-memo = He stopped on a memo. Memos must be obeyed, and this one sends him to the court, of all places. He seeks permission at once.
lesson-challenge = Your move. He laid three court cards in a row, and the 10, 11 and 12 were yours, so his run cannot be very high. Challenge him with your 6 and your 9: together 15.
lesson-refused = Three, four, five make twelve. Fifteen is more: refused! All cards that were played are gone, both of you draw new ones, and Sir Basil must come back another day. A tie would have saved him.
lesson-skip = So it goes on: draw, discard, walk, seek. A master of the suit needs no run and fears no challenge. We skip a dozen rounds.
lesson-three = You have all three permissions now, and home is near.
lesson-habit = One last time: take a card from the pack. Habit.
lesson-put-away = Put any card away. This one, say.
lesson-home = And home to MI5. You need no exact throw to get in. Go, before they change their minds.
lesson-done = Published! Three permissions, and back on MI5 before anyone else. In the full game it takes four, and more than one rival. Mind the memos, keep a high card of every suit for a rainy day, and never trust a man who smiles at the photocopier.
