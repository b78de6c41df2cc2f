"""Finished games: export, verification and replay."""
