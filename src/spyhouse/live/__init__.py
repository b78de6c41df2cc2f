"""Tables while people are there: rooms, who is present, bots at work, hints, other servers. No network."""
