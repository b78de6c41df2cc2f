you-are = Grasz jako { NAME($seat) }.

# Jak opisuje się grę bez własnych słów: według jej struktur.

a-field = { $name }: { $value }
nothing = nic
yes-or-no =
    { $value ->
        [yes] tak
       *[no] nie
    }
# Gra może powiedzieć to o sobie: zasady w jednym akapicie, i których ruchów nigdy się nie wylicza.

digest = { "" }
free-moves = { "" }
