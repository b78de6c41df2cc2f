# The poster on the front page.

spyfall-title = Spyfall
spyfall-line = Wszyscy wiedzą, gdzie są, tylko szpieg nie. Pytajcie ostrożnie.
spyfall-time = 8 min na rundę
spyfall-where = GDZIE TO?
spyfall-role-spy = Jako szpieg
spyfall-role-others = Przeciw szpiegowi
