"""Adaptive level (SG-20): the team's finds determine Doctor Moritz's lead in the next game.

A team that finds the share r of all copies walks r times the copies of a card, and Doctor Moritz its
footprints. Both reach the port at the same time when he starts

    port x (1 - footprints / (r x copies))

spaces ahead. That lead is fair, plus a little more, because the team must be level with him only
once. If no lead is fair because the team is too slow, it gets more time.
"""

from collections.abc import Mapping
from math import log, pow

from spyhouse.games.spyguy.board import Board
from spyhouse.games.spyguy.box import box
from spyhouse.games.spyguy.cards import all_cards
from spyhouse.games.spyguy.options import lead_of, seconds_of
from spyhouse.games.spyguy.result import found_by

_SLOWNESS = 0.85
"""Exponent of luck in the length of a chase: a little less than proportional."""
_FEWEST_CARDS = 4
"""Minimum number of cards to adapt: a shorter game, such as a stopped one, tells too little."""


def next_options(b: Board) -> Mapping[str, int]:
    """Return the options of a rematch."""
    if b.options.level != "adaptive" or b.options.practice or len(b.results) < _FEWEST_CARDS:
        return {}
    seconds, lead = seconds_of(b.options), lead_of(b.options, b.seats)
    rate = find_rate(b)
    more = _seconds(rate, seconds)
    fair = fair_lead(_rate_in(more / seconds, rate))
    least, most = box().adaptive.leads
    wanted = lead + box().adaptive.trust * (fair - lead)
    return {"lead": round(min(max(wanted, least), most)), "seconds": more}


def find_rate(b: Board) -> float:
    """Return the share of all copies that was found, with one copy added to avoid 0 and 1."""
    copies = sum(card.copies for card in b.results)
    return (sum(found_by(b.results, b.seats)) + 0.5) / (copies + 1)


def fair_lead(rate: float) -> float:
    """Return the fair lead for a share of found copies, in spaces."""
    # A slow chase is longer, so luck brings him level more often.
    luck = box().adaptive.edge / pow(rate, _SLOWNESS)
    return box().track.port * (1 - _footprints_for_a_copy() / rate) + luck


def _seconds(rate: float, now: int) -> int:
    """Return the search time in seconds: unchanged if a fair lead exists, otherwise enough for one."""
    adaptive = box().adaptive
    wanted = max(rate, _footprints_for_a_copy() / (1 - adaptive.leads[0] / box().track.port))
    seconds = now * log(1 - wanted) / log(1 - rate)
    return max(now, min(round(seconds), adaptive.most_seconds))


def _rate_in(time: float, rate: float) -> float:
    """Return the share the team would have found in `time` times the time, if all copies are equally hard."""
    return float(1 - (1 - rate) ** time)


def _footprints_for_a_copy() -> float:
    cards = all_cards()
    return sum(card.footprints for card in cards) / sum(card.copies for card in cards)
