# Why a move is refused.

spyguy-first-look-around = No card yet. Look around, and say when you’re ready.
spyguy-first-shortcut = First choose whether Spy Guy takes the shortcut.
spyguy-first-search = The sand is running: search, and tap what you find.
spyguy-first-reveal = The search is over. See what you missed, and say when you’re ready.
spyguy-first-over = The game is over.
spyguy-sand-out = Time’s up: the sand has run out.
spyguy-locked = After a wrong tap you wait two seconds. Look closely, then tap.
spyguy-outside = That’s outside the picture. Tap inside it.
spyguy-ready = You’re ready. The next card is turned when everyone is.
spyguy-listen = One district at a time. You can hear the next one in a moment.
spyguy-one-at-a-time = One thing at a time. You can mark the next one in a moment.
spyguy-no-thing = The things there are numbered from 1 to { $things }.
spyguy-no-district = The city has { $districts } districts, counted from 0. Choose one of them.
spyguy-done-already = You’ve said so already.
spyguy-not-done = You haven’t said that you’re done.
spyguy-not-on-arrow = There’s a choice only when Spy Guy starts his turn on the arrow.
spyguy-voted-already = You’ve said so already. You can change your mind while others choose.
spyguy-no-city = There’s no such city. A city’s key is a name of small letters, digits and hyphens, then its kind, its light, how many look-alikes there are and how large things are, such as { $example }.
