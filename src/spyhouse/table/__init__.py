"""One table, built from its log: seats, clock, undo, pause, chat. Pure code without asyncio or I/O."""
