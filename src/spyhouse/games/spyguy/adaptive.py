"""The level that learns (SG-20): what the team found decides Doctor Moritz's lead in the next game.

A team that finds the share r of all copies walks r times as many spaces a card as there are copies on
it, and Doctor Moritz as many as there are footprints. Both reach the port at the same time when he starts

    port x (1 - footprints / (r x copies))

spaces ahead. That lead, and a little more, since the team need be level with him only once, is fair.
Where none would be, because the team is too slow, it gets more sand.
"""

from collections.abc import Mapping
from math import log, pow

from spyhouse.games.spyguy.board import Board
from spyhouse.games.spyguy.box import box
from spyhouse.games.spyguy.cards import all_cards
from spyhouse.games.spyguy.options import lead_of, seconds_of
from spyhouse.games.spyguy.result import found_by

_SLOWNESS = 0.85
"""By how much luck grows with the length of a chase: a little less than in proportion."""
_FEWEST_CARDS = 4
"""A shorter game, such as one that the host stopped, says too little."""


def next_options(b: Board) -> Mapping[str, int]:
    """What a rematch starts from."""
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
    """The share of all copies that was found, kept off nothing and everything by one copy of doubt."""
    copies = sum(card.copies for card in b.results)
    return (sum(found_by(b.results, b.seats)) + 0.5) / (copies + 1)


def fair_lead(rate: float) -> float:
    # A slow chase is a long one, and luck has more often the chance to bring him level.
    luck = box().adaptive.edge / pow(rate, _SLOWNESS)
    return box().track.port * (1 - _footprints_for_a_copy() / rate) + luck


def _seconds(rate: float, now: int) -> int:
    """As long as before, if there is a lead that would have been fair; else what it takes for one."""
    adaptive = box().adaptive
    wanted = max(rate, _footprints_for_a_copy() / (1 - adaptive.leads[0] / box().track.port))
    seconds = now * log(1 - wanted) / log(1 - rate)
    return max(now, min(round(seconds), adaptive.most_seconds))


def _rate_in(time: float, rate: float) -> float:
    """What the team would have found in so many times the time: each copy is as hard to find as another."""
    return float(1 - (1 - rate) ** time)


def _footprints_for_a_copy() -> float:
    cards = all_cards()
    return sum(card.footprints for card in cards) / sum(card.copies for card in cards)
