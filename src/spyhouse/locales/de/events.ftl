# Was alle Spiele erzählen, und wie Namen aneinandergereiht werden.

seat-name = Platz { $number }
list-more = { $before }, { $next }
list-last = { $before } und { $last }

Skipped = Es geht ohne { NAME($seat) } weiter.
LeftForGood = { NAME($seat) } spielt nicht mehr mit.
