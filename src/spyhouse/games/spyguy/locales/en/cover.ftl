# The poster on the front page.

spyguy-title = Spy Guy
spyguy-line = Doctor Moritz is off to the port. Spot the clues and close the gap.
spyguy-time = 15 min
spyguy-daily = City of the day
