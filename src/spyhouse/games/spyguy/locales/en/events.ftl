# The log.

WentOn = { NAME($seat) } is ready.
ShortcutOffered = Spy Guy is on the arrow. Take the shortcut?
ShortcutVoted =
    { $take ->
        [yes] { NAME($seat) }: through the alleys.
       *[no] { NAME($seat) }: stay on the track.
    }
ShortcutChosen =
    { $take ->
        [yes] Spy Guy takes the shortcut.
       *[no] Spy Guy stays on the track.
    }
Shuffled = The used cards are shuffled again.
CardTurned =
    The card: { WORD($card-item, of: "item") }. { $card-copies ->
        [one] There is one in the city.
       *[other] There are { $card-copies } in the city.
    } { $card-footprints ->
        [one] Doctor Moritz will run one space.
       *[other] Doctor Moritz will run { $card-footprints } spaces.
    }
Found =
    { NAME($marker-seat) } finds one after { SECONDS($marker-ms) } seconds. { $found ->
        [one] That’s the first.
       *[other] That makes { $found }.
    }
MoritzSpotted = { NAME($marker-seat) } has spotted Doctor Moritz himself among the passers-by!
TappedWrong =
    { $marked ->
        [yes] That one is marked already.
       *[no] Not that one.
    }
DistrictTold = { "" }
SaidDone =
    { $on ->
        [yes] { NAME($seat) } is done.
       *[no] { NAME($seat) } is searching again.
    }
SearchEnded =
    { $why ->
        [time] The sand has run out.
        [all] Every copy is found.
        [done] Everyone is done.
       *[stopped] The host ended the search.
    } { $found } found, { COUNT($missed) } missed.
SpyGuyWent =
    { COUNT($path, less: 1) ->
        [0] Spy Guy stays where he is.
        [one] Spy Guy walks one space.
       *[other] Spy Guy walks { COUNT($path, less: 1) } spaces.
    }
MoritzWent =
    { COUNT($path, less: 1) ->
        [one] Doctor Moritz runs one space.
       *[other] Doctor Moritz runs { COUNT($path, less: 1) } spaces.
    }
GameEnded =
    { $how ->
        [caught] Spy Guy has caught Doctor Moritz!
        [escaped] Doctor Moritz has reached the port and sails.
        [practised] That was the last practice card.
       *[stopped] The host ended the game.
    }
