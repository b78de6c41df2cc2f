# What a player can do, as it stands in a list of moves.

GoOn = Go on: you are ready.
TakeShortcut =
    { $take ->
        [yes] Take the shortcut.
       *[no] Stay on the track.
    }
Tap = Put a marker at { $x }, { $y }.
LookInto = Have district { NTH($district) } told to you.
Done =
    { $on ->
        [no] Search again.
       *[yes] Say that you are done searching.
    }
