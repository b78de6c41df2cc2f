"""Belief tools that the bots of several games share."""
