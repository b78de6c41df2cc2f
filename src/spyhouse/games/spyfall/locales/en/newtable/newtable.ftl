# The sheet for a new table.

preset-evening = Whole evening
    .line = About an hour: 5 rounds of 8 minutes, typed.
preset-quick = Quick, 15 min
    .line = 2 rounds of 6 minutes, typed.
preset-spoken = Same room, spoken
    .line = You talk, the phones keep the secrets.
bot-easy = Says a little too much.
bot-normal = Plays fair, slips now and then.
bot-strong = Forgets nothing. Rarely blinks.
