# Was ein Messenger von einem Link zu einem Tisch zeigt.

page-title = { $game }: Tisch { $code }
page-more =
    { $count ->
        [one] noch jemand
       *[other] { $count } andere
    }
page-lobby =
    { $count ->
        [one] { JOIN($names) } wartet am Tisch { $code }. Setz dich dazu!
       *[other] { JOIN($names) } warten am Tisch { $code }. Setz dich dazu!
    }
page-playing =
    { $count ->
        [one] { JOIN($names) } spielt am Tisch { $code }. Komm und schau zu.
       *[other] { JOIN($names) } spielen am Tisch { $code }. Komm und schau zu.
    }
page-over = Am Tisch { $code } ist ein Spiel zu Ende. Lust auf noch eins mit { JOIN($names) }?

game-minutes = { $minutes } Min.
