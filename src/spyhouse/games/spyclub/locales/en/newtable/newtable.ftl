# The sheet for a new table.

preset-single = Single case
    .line = One evening, 45 min.
preset-campaign = Campaign
    .line = Five cases, one big story.
wins-easy = 9 in 10
wins-standard = 3 in 4
wins-advanced = 1 in 3
bot-easy = Forgets half, slips sometimes.
bot-normal = Remembers all, plans its turn.
bot-strong = Thinks ahead for the team.
