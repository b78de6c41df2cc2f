# The poster on the front page.

spycatcher-title = Spycatcher
spycatcher-line = Vier Kreise, vier Stempel. Wer bringt sein Buch zuerst an Whitehall vorbei?
spycatcher-time = 30 Min.
spycatcher-stamp = VERBOTEN
