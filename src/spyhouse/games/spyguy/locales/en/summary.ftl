# The house rules in a line.

summary-level =
    { $level ->
        [child] child
        [expert] expert
        [adaptive] adaptive
       *[family] family
    }
summary-practice = { $cards ->
        [one] { $cards } practice card
       *[other] { $cards } practice cards
    }
summary-seconds = { $seconds ->
        [one] { $seconds } second per card
       *[other] { $seconds } seconds per card
    }
summary-lead = Doctor Moritz { $lead ->
        [one] { $lead } space ahead
       *[other] { $lead } spaces ahead
    }
summary-lookalikes =
    { $lookalikes ->
        [none] no look-alikes
        [few] few look-alikes
        [many] many look-alikes
       *[some] some look-alikes
    }
summary-items =
    { $items ->
        [small] small items
        [large] large items
       *[normal] normal items
    }
summary-city = city “{ $city }”
summary-site =
    { $site ->
        [harbour] harbor
        [canals] canals
        [island] island
        [hill] hill
       *[fair] fair
    }
summary-mood =
    { $mood ->
        [dusk] at dusk
        [rain] in the rain
        [snow] in the snow
        [haze] in the morning haze
        [winter] on a winter evening
       *[day] in daylight
    }
summary-lock = wrong taps lock you out
