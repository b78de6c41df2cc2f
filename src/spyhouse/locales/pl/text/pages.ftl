# Co komunikator pokazuje z linku do stołu.

page-title = { $game }: stół { $code }
page-more =
    { $count ->
        [one] jeszcze { $count } osoba
        [few] jeszcze { $count } osoby
       *[many] jeszcze { $count } osób
    }
page-lobby = Przy stole { $code }: { JOIN($names) }. Usiądź z nami!
page-playing = Przy stole { $code } trwa gra: { JOIN($names) }. Chodź popatrzeć.
page-over = Przy stole { $code } skończyła się gra. Są tam: { JOIN($names) }. Może jeszcze jedna?

game-minutes = { $minutes } min
