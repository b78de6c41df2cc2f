you-are = Du bist { NAME($seat) }.

# Wie ein Spiel ohne eigene Worte beschrieben wird: nach seinen Strukturen.

a-field = { $name }: { $value }
nothing = nichts
yes-or-no =
    { $value ->
        [yes] ja
       *[no] nein
    }
# Ein Spiel kann das von sich sagen: seine Regeln in einem Absatz, und welche Züge nie aufgezählt werden.

digest = { "" }
free-moves = { "" }
