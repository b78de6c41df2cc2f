"""The level that learns (SG-20): what the team found decides Doctor Moritz's lead in the next game.

A team that finds the share r of all copies walks r times as many spaces a card as there are copies on
it, and Doctor Moritz as many as there are footprints. Both reach the port at the same time when he starts

    port x (1 - footprints / (r x copies))

spaces ahead: that lead is fair. Where no lead would be, because the team is too slow, it gets more sand.
"""

from collections.abc import Mapping

from spyhouse.games.spyguy.board import Board
from spyhouse.games.spyguy.box import box
from spyhouse.games.spyguy.cards import all_cards
from spyhouse.games.spyguy.options import lead_of, seconds_of
from spyhouse.games.spyguy.result import found_by

_FEWEST_CARDS = 4
"""A shorter game, such as one that the host stopped, says too little."""


def next_options(b: Board) -> Mapping[str, int]:
    """What a rematch starts from."""
    if b.options.level != "adaptive" or b.options.practice or len(b.results) < _FEWEST_CARDS:
        return {}
    rate = find_rate(b)
    seconds = _seconds(rate, seconds_of(b.options))
    lead = lead_of(b.options, b.seats)
    least, most = box().adaptive.leads
    fair = fair_lead(_rate_with(rate, seconds_of(b.options), seconds))
    return {
        "lead": round(min(max(lead + box().adaptive.trust * (fair - lead), least), most)),
        "seconds": seconds,
    }


def find_rate(b: Board) -> float:
    """The share of all copies that was found, kept off nothing and everything by one copy of doubt."""
    copies = sum(card.copies for card in b.results)
    return (sum(found_by(b.results, b.seats)) + 0.5) / (copies + 1)


def fair_lead(rate: float) -> float:
    cards = all_cards()
    footprints = sum(card.footprints for card in cards) / sum(card.copies for card in cards)
    return box().track.port * (1 - footprints / rate)


def _seconds(rate: float, now: int) -> int:
    return now


def _rate_with(rate: float, now: int, then: int) -> float:
    """What the team would have found in another time, if every copy is as hard to find as the others."""
    return float(1 - (1 - rate) ** (then / now))
