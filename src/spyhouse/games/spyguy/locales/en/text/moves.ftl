# The moves, as a list of moves names them.

GoOn = Go on: you’re ready.
TakeShortcut =
    { $take ->
        [yes] Take the shortcut.
       *[no] Stay on the track.
    }
Tap = Put a marker at { $x }, { $y }.
LookInto = Hear what’s in district { NTH($district) }.
MarkTold = Mark thing { $number } of district { NTH($district) }.
Done =
    { $on ->
        [no] Search again.
       *[yes] Say that you’re done searching.
    }
