"""One case per module of the campaign's deck, with side A and with side B.

    python -m tests.golden.playthroughs        # records them again, as `make golden` does

Each move has a line, followed by what campaign cards did. The last line is the fingerprint of all events, so
every change is noticed, and its effect on a card can be read.
"""

import hashlib
import random
from collections.abc import Iterator
from typing import Any

import msgspec

from spyhouse.games.spyclub import GAME
from spyhouse.games.spyclub.campaign.deck import load_deck, numbering
from spyhouse.games.spyclub.campaign.flow import SECOND_CHANCES
from spyhouse.games.spyclub.campaign.moves import PickCharacter
from spyhouse.games.spyclub.campaign.record import CASES, NOTHING, Campaign, CardInPlay, LastCase, Recorded
from spyhouse.games.spyclub.campaign.terms import SideName
from spyhouse.games.spyclub.clue import Clue
from spyhouse.games.spyclub.moves import EndTurn, SpyClubMove, UseCard
from spyhouse.games.spyclub.options import SpyClubOptions
from spyhouse.games.spyclub.state import SpyClub
from spyhouse.games.spyclub.terms import ASPECTS
from spyhouse.kernel import Event, Move
from tests.games.spyclub.campaign.builders import CLUB, a_file
from tests.games.spyclub.modules import clue_of
from tests.golden.golden_files import FOLDER

PLAYTHROUGHS = FOLDER / "playthroughs"
MODULES = tuple(dict.fromkeys(card.module for card in load_deck().card))
SIDES: tuple[SideName, ...] = ("A", "B")
SEATS = 3
BUSY = 16
"""Number of moves before everybody only ends their turns."""
OF_CARDS = (
    "CardUnlocked",
    "CardTurned",
    "CardGiven",
    "CardPutAway",
    "Decided",
    "Tokens",
    "Points",
    "Objective",
    "Stage",
    "Aspect",
    "EventHappened",
    "CaseEnded",
)
"""Events that are recorded besides those of campaign cards."""


def campaign(module: str, side: SideName) -> Campaign:
    """Build a campaign between two cases with the module's cards; with side A the first opens now."""
    deck, book = load_deck(), numbering("2018")
    opens = deck.module[module] if side == "A" and module in book.index else None
    case = CASES if module == "finale" else 3
    aspect = opens.type if opens and opens.type in ASPECTS else None
    recorded = Recorded(case - 1, aspect, clue_of(module)) if opens and aspect else None
    cards = [CardInPlay(number) for number in book.case_1 if deck[number].module != module]
    by_nothing = (book.index[NOTHING][0], *SECOND_CHANCES)
    away = [number for number in by_nothing if not recorded or deck[number].module == NOTHING]
    cards += [CardInPlay(number, away=True) for number in away]
    cards = [card for card in cards if deck[card.number].module != module]
    for card in deck.card:
        if card.module == module and not (opens and card.number == book.index[module][0]):
            owner = CLUB[card.number % SEATS].character if card.belongs == "character" else None
            cards.append(CardInPlay(card.number, side, owner, card.tokens.max // 2 if card.tokens else 0))
    return Campaign(
        edition="2018",
        members=CLUB,
        cards=tuple(cards),
        recorded=(recorded,) if recorded else (),
        log=tuple(
            a_file(seats=SEATS, recorded=recorded if one == case - 1 else None) for one in range(1, case)
        ),
        last=LastCase((1,) * SEATS),
    )


def begin(module: str, side: SideName) -> SpyClub:
    options = SpyClubOptions(campaign=campaign(module, side), difficulty="advanced")
    state = GAME.new(SEATS, f"playthrough/{module}/{side}", options)
    assert isinstance(state, SpyClub)
    return state


def play(module: str, side: SideName) -> Iterator[tuple[int, Move]]:
    """Play random moves, preferring the module's, then end turns until the case is over."""
    state, rng = begin(module, side), random.Random(f"{module}/{side}")
    busy = BUSY
    while state.outcome() is None:
        seat = min(state.to_act())
        legal = sorted(state.legal(seat), key=msgspec.json.encode)
        offered = [move for move in legal if isinstance(move, UseCard)]
        if state.phase == "actions":
            busy -= 1
        if state.phase == "actions" and busy < 0:
            move: Move = EndTurn()
        elif isinstance(legal[0], PickCharacter):
            move = state.legal(seat)[0]  # owners of cards are present
        else:
            move = rng.choice(offered if offered and rng.random() < 0.7 else legal)
        state.apply(seat, move, 0)
        yield seat, move


def told(module: str, side: SideName, moves: list[tuple[int, Move]]) -> str:
    """Return the recording: moves as sent, and the effects of cards."""
    state, everything = begin(module, side), hashlib.sha256()
    lines = [f"version {GAME.version}"]
    for seat, move in moves:
        events = state.apply(seat, move, 0)
        everything.update(msgspec.json.encode(events))
        lines.append(f"{seat} {msgspec.json.encode(move).decode()}")
        lines += [f"    {_short(event)}" for event in events if _is_of_cards(event)]
    return "\n".join((*lines, f"all {everything.hexdigest()}", ""))


def read(page: str) -> list[tuple[int, Move]]:
    found = [line.split(" ", 1) for line in page.splitlines() if line[0].isdigit()]
    return [(int(seat), msgspec.json.decode(move, type=SpyClubMove)) for seat, move in found]


def _is_of_cards(event: Event) -> bool:
    return bool(getattr(event, "by", 0)) or type(event).__name__.startswith(OF_CARDS)


def _short(event: Event) -> str:
    values = {name: getattr(event, name) for name in type(event).__struct_fields__ if name != "shown"}
    told = [f"{name}={_value(value)}" for name, value in values.items() if value not in (None, "", (), 0)]
    return " ".join((type(event).__name__, *told))


def _value(value: Any) -> str:
    match value:
        case Clue():
            return value.name.replace(" ", "")
        case tuple():
            return f"[{','.join(map(_value, value))}]"
        case msgspec.Struct():
            return "/".join(_value(getattr(value, name)) for name in type(value).__struct_fields__)
        case _:
            return str(value)


def record() -> None:
    PLAYTHROUGHS.mkdir(exist_ok=True)
    for module in MODULES:
        for side in SIDES:
            page = told(module, side, list(play(module, side)))
            (PLAYTHROUGHS / f"{module}-{side}.txt").write_text(page)
    print(f"{2 * len(MODULES)} playthroughs")


if __name__ == "__main__":
    record()
