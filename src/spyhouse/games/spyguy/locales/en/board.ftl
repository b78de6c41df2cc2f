# What the board says.

player-you = You

# The city

city = The city of { $name }
city-no-name = The city
city-keys = Arrow keys move, plus and minus zoom, 0 shows everything, Enter marks what is in the middle. To search by ear, press the button “In words”.
city-loading = Unfolding the city…
city-failed = The picture didn’t load. Reload the page to try again.
city-all = The whole city

# The clue card

clue =
    Clue card: { WORD($item, of: "item") }, { $copies } in the city. Doctor Moritz will run { $footprints ->
        [one] one space
       *[other] { $footprints } spaces
    }.
clue-file = FILE { $number }

# Time

time-left = { $time } left
time-hurry = Hurry!
time-up = Time’s up
time-paused = Paused
time-locked = Wrong one. Wait…
time-seconds = { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }.

# What is found

found-count = { $found } of { $copies } found
found-short = { $found } of { $copies }
found-word = found
found-look =
    { $you ->
        [yes] Look at the one you found
       *[no] Look at the one { $name } found
    }
found-look-missed = Look at one you missed

# The team

team = The team
team-done = done
team-away = away
team-player =
    { $state ->
        [done] { $name }: { $found } found, done
        [away] { $name }: { $found } found, away
       *[here] { $name }: { $found } found
    }

done-say = I’m done
done-take-back = Keep searching

# Before the first card

look-title =
    { HAS($city) ->
        [yes] Welcome to { $city }
       *[no] Welcome
    }
look-line = Look around before the sand runs: drag, pinch or scroll. Then tap every copy of the thing on the card.
look-ready = I’m ready
look-painting = Unfolding the city…
look-waiting = Waiting for { $count } more

strip-hide = Hide the panels
strip-show = Show the panels

# The shortcut

shortcut-title = Take the shortcut?
shortcut-line =
    Spy Guy is on the arrow. Through the alleys it’s { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } instead of { $replaced }.
shortcut-take = Through the alleys
shortcut-stay = Stay on the track
shortcut-left = { $seconds } s to choose. If nobody does, he takes it.

# After the search

reveal = What you missed
reveal-all = Every single one!
reveal-none = Not one. He got clean away.
reveal-some = { $found } of { $copies }
reveal-walks =
    { $steps ->
        [0] Spy Guy stays put
        [one] Spy Guy walks { $steps } space
       *[other] Spy Guy walks { $steps } spaces
    }, Doctor Moritz runs { $footprints }.
reveal-missed =
    { $count ->
        [0] You missed nothing.
       *[other] { $count } stayed hidden.
    }
reveal-nth = Missed: { $number } of { $count }
reveal-place = { PLACE($place) }
reveal-look = Look at the one { PLACE($place) }
reveal-back = Previous
reveal-forth = Next
reveal-next = Seen enough
reveal-ready = { $ready } of { $count } ready

# The chase

track =
    The track: Spy Guy on space { $spy_guy }, Doctor Moritz on space { $moritz } of { $port }, { $ahead ->
        [one] { $ahead } space ahead
       *[other] { $ahead } spaces ahead
    }.
track-ahead =
    { $ahead ->
        [one] { $ahead } space ahead
       *[other] { $ahead } spaces ahead
    }
track-runs = { track-ahead } · Moritz runs { $footprints } when time’s up
track-near =
    { $left ->
        [one] The steamer is ready: { $left } space to the port
       *[other] The steamer is ready: { $left } spaces to the port
    }
track-spy-guy = Spy Guy is after him
track-moritz = Doctor Moritz runs

# The city in words

words-on = In words
words-off = As a picture
words-title = The city in words
words-help = Arrow keys go through the list, Enter opens a district or marks a thing, Escape goes back.
words-seek = Find: { WORD($item, of: "item") }, { $copies } in the city.
words-no-card = No card yet.
words-districts = Districts
words-listening = Listening…
words-back = All districts
words-found =
    { $you ->
        [yes] found by you
       *[no] found by { $name }
    }
words-missed = missed
words-nothing = There’s nothing here.

# The end

moment-caught = Got him!
    .line = Spy Guy has Doctor Moritz by the collar.
moment-escaped = And he’s away!
    .line = The gangway is up. Doctor Moritz waves from the rail.
end-caught = Doctor Moritz is caught
    .line =
        { $spaces ->
            [0] Right on the gangway.
            [one] { $spaces } space from the port. The town is in your debt.
           *[other] { $spaces } spaces from the port. The town is in your debt.
        }
end-escaped = Doctor Moritz got away
    .line =
        { $spaces ->
            [one] You were { $spaces } space behind. The postcard is on its way.
           *[other] You were { $spaces } spaces behind. The postcard is on its way.
        }
end-practised = Good practice
    .line =
        { $cards ->
            [one] { $cards } card, nobody chased, nothing lost.
           *[other] { $cards } cards, nobody chased, nothing lost.
        }
end-stopped = The chase was called off
    .line = Nobody won, nobody lost.
end-percent = { $rate }%
end-rate = Things found
end-fastest = Fastest find
end-fastest-line = { SECONDS($ms) } s, { WORD($item, of: "item") }
end-missed = Best hidden
end-never = { $left } never seen
end-nothing = nothing
end-spotted =
    { $you ->
        [yes] You spotted Doctor Moritz in the crowd
       *[no] { $name } spotted Doctor Moritz in the crowd
    }
end-unspotted = Nobody spotted Doctor Moritz in the crowd
end-gags = { $seen } of { $count } running gags seen
end-finders = Who found what
end-wrong =
    { $count ->
        [0] no wrong taps
        [one] { $count } wrong tap
       *[other] { $count } wrong taps
    }
end-cards = Card by card
end-card = { WORD($item, of: "item") }:
end-copy = Copy
end-copied = Copied. Paste it wherever you like.
end-again = See the city again
end-back = Back to the results
end-city = City “{ $name }”
share =
    Spy Guy { $city } ({ WORD($level, of: "level") }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }): { $how ->
        [caught] caught in
        [escaped] escaped after
        [practised] practiced with
       *[stopped] stopped after
    } { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $found } of { $copies } found { $squares }
level-child = child
level-family = family
level-expert = expert
level-adaptive = adaptive

# The postcard

postcard = A postcard from { $city }
postcard-send = Send the postcard
postcard-keep = Save it
postcard-greeting = Greetings from
postcard-things = { $count } things
postcard-day = { DATETIME($day, day: "numeric", month: "short") }
postcard-found = { $found } of { $copies }
    .line = things found
postcard-cards = { $cards }
    .line =
        { $cards ->
            [one] card turned
           *[other] cards turned
        }
postcard-days = { $days }
    .line =
        { $days ->
            [one] day so far
           *[other] days in a row
        }
postcard-caught = Caught!
    .line = before the port
postcard-escaped = Escaped
    .line = this time
postcard-practised = Practiced
    .line = nobody chased
postcard-stopped = Called off
    .line = for today
postcard-moritz = Moritz spotted!
mood-day = day
mood-dusk = dusk
mood-rain = rain
mood-snow = snow
mood-haze = haze
mood-winter = winter

# A tap

tap-wrong = Not that one
tap-marked = Found already
tap-wait =
    { $seconds ->
        [one] Wait { $seconds } second
       *[other] Wait { $seconds } seconds
    }
tap-cold = Cold…
tap-cool = Chilly
tap-warm = Warm!
tap-hot = Hot!
tap-cat = The fish! Every time.
tap-painter = He paints what he sees.
tap-tuba = There goes the hat.
tap-moritz = Doctor Moritz himself!
