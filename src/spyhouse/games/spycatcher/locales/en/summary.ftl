# The house rules in a line.

summary-hand = { $cards } influence cards
summary-permissions = { $permissions } permissions to publish
summary-bluffing = bluffing
summary-challenge = { $seconds } seconds to challenge
summary-notebook = with a notebook
