# The house rules in a line.

summary-rounds =
    { $rounds ->
        [one] 1 round without a clock
       *[other] { $rounds } rounds without a clock
    }
summary-rounds-seconds =
    { $rounds ->
        [one] 1 round of { $seconds } seconds
       *[other] { $rounds } rounds of { $seconds } seconds
    }
summary-rounds-minutes =
    { $rounds ->
        [one] { $minutes ->
            [1] 1 round of 1 minute
           *[other] 1 round of { $minutes } minutes
        }
       *[other] { $minutes ->
            [1] { $rounds } rounds of 1 minute
           *[other] { $rounds } rounds of { $minutes } minutes
        }
    }
summary-rounds-time =
    { $rounds ->
        [one] 1 round of { $time } minutes
       *[other] { $rounds } rounds of { $time } minutes
    }
summary-talk =
    { $talk ->
        [text] questions typed
       *[voice] questions spoken
    }
summary-roles = roles played
summary-two-spies = two spies
summary-no-roles = no roles
summary-majority = a majority is enough once time’s up
summary-call-time = you can call time early
summary-open-chat = open chat
summary-odd-one-out = odd one out
summary-fair-spies = fairer spies
summary-up-to-twelve = up to 12 players
summary-places = { $places } places
summary-pack = pack “{ $name }”
