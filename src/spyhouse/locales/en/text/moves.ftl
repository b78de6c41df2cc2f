# What the clock and the host do in every game.

Tick = Time passes.
Skip = Go on without { NAME($seat) }.
Leave = { NAME($seat) } has left for good.
Stop = End the game here.
