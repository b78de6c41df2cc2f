you-are = You are { NAME($seat) }.

# How a game without words of its own is put into words: by its structs.

a-field = { $name }: { $value }
nothing = none
yes-or-no =
    { $value ->
        [yes] yes
       *[no] no
    }
free-moves = { "" }
