# The poster on the front page.

spyguy-title = Spy Guy
spyguy-line = Doktor Moritz will zum Hafen. Findet die Spuren und holt ihn ein.
spyguy-time = 15 Min.
spyguy-daily = Die Stadt des Tages
