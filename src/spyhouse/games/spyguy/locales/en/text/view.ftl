# What a seat sees, for players who read the table as text.

phase =
    { $phase ->
        [look_around] Look around: no card is turned yet.
        [shortcut] Spy Guy is on the arrow. Everyone says whether he takes the shortcut.
        [search] The sand is running. Search!
        [reveal] The search is over.
       *[over] The game is over.
    }
chase = Spy Guy is on { $spy-guy }, Doctor Moritz on space { $moritz }. The port is space { $port }; if he gets there, he escapes.
space =
    { $shortcut ->
        [yes] space { $number } of the shortcut
       *[no] space { $number }
    }
arrow = On space { $arrow } a shortcut of { $shortcut } spaces begins, instead of { $replaces }.
practice = This is a practice round: no chase.
card =
    Card { $turn }: { WORD($item, of: "item") }. There are { $copies } in the city, and then Doctor Moritz runs { $footprints ->
        [one] one space
       *[other] { $footprints } spaces
    }.
time = The sand runs for { $seconds } seconds in all.
found = Found: { LIST($markers, as: "a-marker") }.
nothing-found = Nobody has found one yet.
spotted = { NAME($seat) } has spotted Doctor Moritz among the passers-by.
a-marker =
    { HAS($spot-place) ->
        [yes] one { PLACE($spot-place) } by { NAME($seat) } after { SECONDS($ms) } seconds
       *[no] one at { $spot-x }, { $spot-y } by { NAME($seat) } after { SECONDS($ms) } seconds
    }
missed = Nobody found { LIST($missed, as: "a-spot") }.
a-spot =
    { HAS($place) ->
        [yes] the one { PLACE($place) }
       *[no] the one at { $x }, { $y }
    }
done = Done searching: { NAMES($done) }.
ready = Ready to go on: { NAMES($ready) }.
vote =
    { $value ->
        [yes] { NAME($index) } would take the shortcut
        [no] { NAME($index) } would stay on the track
       *[other] { "" }
    }
votes = { LIST($votes, as: "vote") }.
deck =
    { $deck ->
        [one] One card is still face down.
       *[other] { $deck } cards are still face down.
    }
wrong =
    { $wrong ->
        [one] One of your taps was wrong.
       *[other] { $wrong } of your taps were wrong.
    }
locked = After a wrong tap you have to wait before you can tap again.
gone = Left for good: { NAMES($gone) }.
search-result = { WORD($item, of: "item") }: { SUM($found) } of { $copies } found.
result = In all { $found } of { $copies } were found. { SAY($share, as: "share") }
their-result =
    { $wrong ->
        [0] { NAME($seat) } found { $found }, with no wrong tap.
        [one] { NAME($seat) } found { $found }, with one wrong tap.
       *[other] { NAME($seat) } found { $found }, with { $wrong } wrong taps.
    }
fastest = The quickest find was { NAME($seat) }’s: { WORD($item, of: "item") }, after { SECONDS($ms) } seconds.
district = In district { NTH($district) }:
thing = { $number }. { $told }
heat =
    { $heat ->
        [hot] Not that one, but hot.
        [warm] Not that one, but warm.
        [cool] Not that one. Chilly.
       *[cold] Not that one. Cold.
    }
free-moves =
    To mark a copy, say where it is as JSON: { "{" }"type": "Tap", "x": 120.5, "y": 340{ "}" }. To hear what’s in a district, say { "{" }"type": "LookInto", "district": 0{ "}" }; districts are counted from 0. To mark a thing from that list, say its number: { "{" }"type": "MarkTold", "district": 0, "number": 3{ "}" }.
digest =
    Spy Guy. All of you play together. A card names a thing and how many copies of it are hidden in the picture of a city. While the sand runs, everyone marks copies; look-alikes of another color or kind don’t count, and a wrong tap costs nothing but time. The search ends when time is up, all are found, or everyone is done. Then Spy Guy walks a space for each copy that was found, and Doctor Moritz as many as the card has footprints. If Spy Guy catches up, you have won; if Doctor Moritz reaches the port, you have lost.

# How it ended, in a few words.

ending-caught = Doctor Moritz is caught
ending-escaped = Doctor Moritz got away
ending-practised = Practice done
