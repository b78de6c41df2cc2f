# The poster on the front page.

spyclub-title = Spy Club
spyclub-line = Ein Fall, fünf Fragen. Löst ihn gemeinsam, bevor es dunkel wird.
spyclub-time = 45 Min.
spyclub-daily = Der Fall des Tages
