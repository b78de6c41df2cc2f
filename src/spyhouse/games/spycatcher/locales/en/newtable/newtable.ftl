# The sheet for a new table.

preset-whole = Whole game
    .line = Four permissions, about half an hour.
preset-short = Short game
    .line = Three permissions are enough.
preset-bluff = With bluffing
    .line = You may lay down cards that are no run.
bot-easy = Strolls about, challenges on a whim.
bot-normal = Plans the way, knows the odds.
bot-strong = Counts every card.
