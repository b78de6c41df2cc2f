# The poster on the front page.

spyclub-title = Spy Club
spyclub-line = Jedna sprawa, pięć pytań. Rozwiążcie ją razem przed zmrokiem.
spyclub-time = 45 min
spyclub-daily = Sprawa dnia
