# The sheet for a new table.

preset-family = Family
    .line = For everybody, the usual time.
preset-child = With children
    .line = Bigger things and more time.
preset-expert = Sharp eyes
    .line = Smaller things, more look-alikes, less time.
bot-easy = Looks slowly, is fooled now and then.
bot-normal = Looks as fast as most people.
bot-strong = Quick eyes, hardly ever fooled.
