# What the game says. Events and moves are told by the message of their name; the rest describes what one sees.

letters =
    { $letters ->
        [one] one letter
       *[other] { $letters } letters
    }

Took = { NAME($seat) } takes { letters } from row { NTH($row) }.
Emptied =
    { COUNT($winners) ->
        [0] The game was stopped.
        [one] { NAMES($winners) } wins.
       *[other] { NAMES($winners) } win.
    }
Take = Take { letters } from row { NTH($row) }.

rows = Letters behind the brick, row by row: { LIST($rows, as: "row") }.
row = { $value }
turn = { NAME($turn) } is at the drop.
won = The drop is empty. { NAMES($winners) } won.

# How it ended, for the sheet with the scores.
ending-emptied = The drop is empty

# Its bots, beside Silly.
lobby-level-courier = Courier
