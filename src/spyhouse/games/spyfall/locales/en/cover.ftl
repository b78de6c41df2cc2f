# The poster on the front page.

spyfall-title = Spyfall
spyfall-line = Everyone knows where you are, except the spy. Ask carefully.
spyfall-time = 8 min a round
spyfall-where = WHERE ARE WE?
spyfall-role-spy = As the spy
spyfall-role-others = Against the spy
