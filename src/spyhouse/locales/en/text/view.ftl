you-are = You are { NAME($seat) }.

# How a game without words of its own is put into words: by its structs.

a-field = { $name }: { $value }
nothing = none
yes-or-no =
    { $value ->
        [yes] yes
       *[no] no
    }
# A game may say these of itself: its rules in a paragraph, and which moves are never listed.

digest = { "" }
free-moves = { "" }
