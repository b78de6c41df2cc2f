"""Finished games: exported, proved, and looked at again."""
