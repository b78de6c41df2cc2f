# The poster on the front page.

spycatcher-title = Spycatcher
spycatcher-line = Four circles, four stamps. Be the first to get your book past Whitehall.
spycatcher-time = 30 min
spycatcher-stamp = BANNED
