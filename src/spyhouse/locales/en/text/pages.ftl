# What a messenger shows of a link to a table.

page-title = { $game }: table { $code }
page-more =
    { $count ->
        [one] one more
       *[other] { $count } others
    }
page-lobby =
    { $count ->
        [one] { JOIN($names) } is waiting at table { $code }. Take a seat!
       *[other] { JOIN($names) } are waiting at table { $code }. Take a seat!
    }
page-playing =
    { $count ->
        [one] { JOIN($names) } is playing at table { $code }. Come and watch.
       *[other] { JOIN($names) } are playing at table { $code }. Come and watch.
    }
page-over = A game at table { $code } is over. Fancy another one with { JOIN($names) }?

# How long a game takes, where it does not say so itself.
game-minutes = { $minutes } min
