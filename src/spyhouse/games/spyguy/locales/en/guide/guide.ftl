# The illustrated guide. Each message is the text under a picture; "title" is above it.

guide-goal = The goal
guide-chase = All of you together are Spy Guy. Doctor Moritz is running for the port, where his ship is waiting. Catch up with him before he gets there.
    .title = After him!
guide-practise = Nobody runs, nobody chases: you search the city { $cards ->
        [one] for the thing on one card.
       *[other] for the things on { $cards } cards.
    }
    .title = Practice

guide-search = The search
guide-card = It shows what to look for. ×7 means that it’s in the city seven times.
    .title = The card
guide-footprints = That’s how far Doctor Moritz runs once the search is over.
    .title = Footprints
guide-tap = You all search at once. Spotted it? Tap it, and your face marks the place. Each copy counts once, for whoever was first.
    .title = Tap it
guide-lookalikes = It only counts if both shape and color match. Here, only the teapot on the left does.
    .title = Almost isn’t enough
guide-wrong =
    { $lock ->
        [yes] A wrong tap locks your taps for two seconds.
       *[no] It costs nothing but time.
    }
    .title = A wrong tap
guide-warmer = A wrong tap tells you whether you’re cold, chilly, warm or hot.
    .title = Warmer, colder
guide-sand = The search ends when the sand has run out ({ $seconds } seconds), when all copies are found, or when everyone says “I’m done”.
    .title = The sand
guide-missed = Then you see what you missed, for as long as you like. The next card comes when all of you have seen enough.
    .title = What you missed

guide-run = The chase
guide-walks = Spy Guy walks one space for every copy you found. Then Doctor Moritz runs as many spaces as there are footprints on the card.
    .title = One find, one space
guide-shortcut = If Spy Guy starts right on the arrow, he takes the shortcut: { $shortcut } spaces instead of { $replaces }.
    .title = The shortcut

guide-end = The end
guide-caught = Spy Guy reaches Doctor Moritz or gets past him: you all win.
    .title = Caught
guide-escaped = Doctor Moritz reaches the port: he’s gone.
    .title = Escaped

guide-ways = Finding your way
guide-move = Drag the city, and pinch or scroll to zoom. On a phone, double-tap to zoom in.
    .title = Look around
guide-hide = Tap the eye to clear the picture. Tap the card to bring everything back.
    .title = Out of the way
guide-words = The book describes the city in words, district by district: for keyboards and screen readers.
    .title = In words
guide-moritz = Doctor Moritz hides in every city, and three running gags are waiting to be tapped. They don’t help. They’re fun.
    .title = By the way
