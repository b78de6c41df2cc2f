# The poster on the front page.

spycatcher-title = Spycatcher
spycatcher-line = Cztery kręgi, cztery pieczątki. Kto pierwszy wyda książkę?
spycatcher-time = 30 min
spycatcher-stamp = ZAKAZANA
