# What every game tells, and how names are put together.

seat-name = Seat { $number }
list-more = { $before }, { $next }
list-last = { $before } and { $last }

Skipped = The table goes on without { NAME($seat) }.
LeftForGood = { NAME($seat) } has left.
