"""A live table: who sits where, the clock, the log, undo, pause, chat."""
