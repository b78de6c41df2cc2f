# The house rules in a line.

summary-campaign = Campaign, case { $case } of { $cases }
summary-level =
    { $level ->
        [easy] Easy
        [advanced] Advanced
        [novice] Novice
        [intermediate] Intermediate
        [super_sleuth] Super sleuth
       *[standard] Standard
    }
summary-edition =
    { $edition ->
        [prototype] prototype rules
       *[other] rules of 2018
    }
summary-notebook = with a notebook
summary-consent = partners are asked
summary-flat-turns = no extra turn
summary-deal = the deal “{ $deal }”

# A kind of bot that only this game has.
lobby-level-forgetful = Forgetful
