"""One table, as its log tells it: who sits where, the clock, undo, pause, chat. Pure: no asyncio, no I/O."""
