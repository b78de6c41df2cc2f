# The poster on the front page.

spyclub-title = Spy Club
spyclub-line = One case, five questions. Solve it together before dark.
spyclub-time = 45 min
spyclub-daily = Case of the day
