"""Tables in memory: rooms, presence, bots, hints, and other servers. No network code."""
