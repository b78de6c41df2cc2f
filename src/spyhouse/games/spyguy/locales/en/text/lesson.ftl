# The coach’s lines in the first search.

lesson-title = Your first search
lesson-look = Look around: drag the city, pinch or scroll. When everyone is ready, the first card is turned.
lesson-card = A blue suitcase, and eight are hidden. You all search at once. There’s one: tap it.
lesson-owl = Owl has found one, too.
lesson-wrong = A wrong tap costs nothing but time. Try one here: on this level it tells you how warm you are.
lesson-hot = Hot! It’s on the quay right beside it.
lesson-market = One more at the market.
lesson-enough = Seen enough? When all of you say so, or time’s up, the search ends.
lesson-walk = Four found: Spy Guy walks four spaces. Then Doctor Moritz runs as many as the card has footprints.
lesson-missed = No clock here. See where the others were, then go on.
lesson-done = That’s all there is to it. Catch Doctor Moritz before he reaches the port, and watch out for look-alikes.
