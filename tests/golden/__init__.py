"""Recorded tables as readable text: every stored format must stay readable."""
