"""Recorded tables as readable text: what was stored once must be understood for ever."""
