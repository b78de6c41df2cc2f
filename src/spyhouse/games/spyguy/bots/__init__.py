"""Spy Guy bots that search like a person of a given skill."""

from functools import partial

from spyhouse.games.spyguy.bots.searcher import Searcher

BOTS = {level: partial(Searcher, level=level) for level in ("normal", "easy", "strong")}
