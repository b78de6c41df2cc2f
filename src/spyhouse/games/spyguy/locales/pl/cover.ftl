# The poster on the front page.

spyguy-title = Spy Guy
spyguy-line = Doktor Moritz ucieka do portu. Znajdźcie tropy i dogońcie go.
spyguy-time = 15 min
spyguy-daily = Miasto dnia
