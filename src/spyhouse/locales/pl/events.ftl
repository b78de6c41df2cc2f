# Co opowiada każda gra, i jak wylicza się imiona.

seat-name = Miejsce { $number }
list-more = { $before }, { $next }
list-last = { $before } i { $last }

Skipped = Gramy dalej, ruch traci { NAME($seat) }.
LeftForGood = Z gry odchodzi { NAME($seat) }.
