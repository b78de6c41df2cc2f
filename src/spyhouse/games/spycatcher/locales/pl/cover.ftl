# The poster on the front page.

spycatcher-title = Spycatcher
spycatcher-line = Cztery kręgi, cztery pieczątki. Kto pierwszy przemyci książkę przez Whitehall?
spycatcher-time = 30 min
spycatcher-stamp = ZAKAZANA
