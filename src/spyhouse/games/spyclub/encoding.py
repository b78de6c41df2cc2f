"""Encoding of Spy Club for agents: its moves and views as numbers."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Any, get_args

from spyhouse.games.spyclub.board import Phase
from spyhouse.games.spyclub.box import MovementCard, load_box
from spyhouse.games.spyclub.campaign.encoding import derived_from_campaign, desk_moves, table_moves
from spyhouse.games.spyclub.campaign.moves import PickCharacter
from spyhouse.games.spyclub.clue import Clue, Spot
from spyhouse.games.spyclub.editions import editions
from spyhouse.games.spyclub.moves import (
    Agree,
    ChooseSolution,
    CompareNotes,
    Confirm,
    Decline,
    EndTurn,
    GetAdvice,
    Investigate,
    RemoveIdeas,
    Scout,
    ShiftFocus,
    Teamwork,
)
from spyhouse.games.spyclub.terms import (
    ASPECTS,
    CARDS,
    DAYTIMES,
    HEIGHTS,
    IN_THE_ROW,
    TYPES,
    CaseEvent,
    Character,
    EditionName,
    End,
    Symbol,
)
from spyhouse.games.spyclub.view import (
    Hand,
    Incoming,
    Landing,
    MovementLeft,
    PendingTeamwork,
    Solved,
    SpyClubView,
)
from spyhouse.kernel import Encoding, Features, ListedActions, Move
from spyhouse.kernel.field_codecs import (
    BoolCodec,
    CachedCodec,
    FieldCodec,
    FixedListCodec,
    IntCodec,
    MappedCodec,
    OneHotCodec,
    OptionalCodec,
    PaddedListCodec,
    SparseCountsCodec,
    StructCodec,
    multi_hot,
)

SLOTS = range(4)
PLACES = range(4)
IDEAS = 18
MAX_OWED = 8
"""Maximum number of ideas removed at once."""
MANY = 99

Fields = dict[str, FieldCodec[Any]]
Derived = dict[str, tuple[FieldCodec[Any], Callable[[Any, int], Any]]]


# --- moves


@lru_cache(maxsize=16)
def _actions(seats: int, campaign: bool) -> ListedActions:
    moves = _case_moves(seats)
    if campaign:
        moves += [*table_moves(seats), *desk_moves(seats)]
    return ListedActions(moves, {PickCharacter: _without_a_name})


def _case_moves(seats: int) -> list[Move]:
    who, row = range(seats), range(IN_THE_ROW)
    moves: list[Move] = [EndTurn(), Agree(), Decline()]
    moves += map(Investigate, SLOTS)
    moves += map(ShiftFocus, SLOTS)
    moves += [Confirm(slot, place) for slot in SLOTS for place in row]
    moves += [Scout(place, slot) for place in PLACES for slot in SLOTS]
    moves += [CompareNotes(seat, mine, theirs) for seat in who for mine in SLOTS for theirs in SLOTS]
    moves += [GetAdvice(seat, ideas) for seat in who for ideas in range(1, IDEAS + 1)]
    moves += map(ChooseSolution, row)
    moves += [RemoveIdeas(way[0], way[1:]) for way in _splits(MAX_OWED, 1 + seats)]
    return moves


def _splits(limit: int, parts: int) -> list[tuple[int, ...]]:
    """Return all ways to give 1 to `most` ideas to this many players."""
    ways: list[tuple[int, ...]] = [()]
    for _ in range(parts):
        ways = [(*way, take) for way in ways for take in range(limit - sum(way) + 1)]
    return [way for way in ways if any(way)]


def _without_a_name(move: PickCharacter) -> PickCharacter:
    """Return the characters without their names, which make no difference."""
    return PickCharacter(move.character)


# --- what everyone sees


@lru_cache(maxsize=16)
def _features(seats: int, edition: EditionName, notebook: bool, campaign: bool) -> Features:
    who, slots = range(seats), editions().hand[str(seats)]
    names = load_box(edition, seats).names
    clue, movement = _clue(names), _movement_card()
    maybe_clue = CachedCodec(OptionalCodec(clue))
    seat = OneHotCodec(who)
    spot = StructCodec(Spot, {"seat": seat, "slot": IntCodec(slots - 1)})
    left: Fields = {"daytime": OneHotCodec(DAYTIMES), "drawn": IntCodec(MANY), "left": IntCodec(MANY)}
    teamwork = MappedCodec[Teamwork](FixedListCodec(IntCodec(MANY), 4), _as_numbers, _as_teamwork)
    fields: Fields = {
        "seat": OptionalCodec(seat),
        "phase": OneHotCodec(get_args(Phase)),
        "turn": IntCodec(MANY),
        "active": seat,
        "starter": seat,
        "waiting_for": multi_hot(who),
        "actions": IntCodec(MANY),
        "flipped": multi_hot(range(slots)),
        "partners": multi_hot(who),
        "final_turn": BoolCodec(),
        "gone": multi_hot(who),
        "hands": FixedListCodec(CachedCodec(_hand(maybe_clue, slots)), seats),
        "row": FixedListCodec(maybe_clue, IN_THE_ROW),
        "symbols": FixedListCodec(OneHotCodec(get_args(Symbol)), IN_THE_ROW),
        "incoming": PaddedListCodec(
            CachedCodec(StructCodec(Incoming, {"clue": maybe_clue, "price": IntCodec(MANY)})), len(PLACES)
        ),
        "deck": IntCodec(CARDS),
        "solved": PaddedListCodec(
            StructCodec(Solved, {"aspect": OneHotCodec(ASPECTS), "solution": clue}), len(ASPECTS)
        ),
        "supply": IntCodec(MANY),
        "removed": IntCodec(MANY),
        "owed": IntCodec(MANY),
        "escape": IntCodec(MANY),
        "track": IntCodec(MANY),
        "pawn": spot,
        "movement": OptionalCodec(movement),
        "numbers": _numbers(),
        "landings": PaddedListCodec(CachedCodec(_landing(spot)), 3),
        "movement_left": FixedListCodec(StructCodec(MovementLeft, left), len(DAYTIMES)),
        "asked": OptionalCodec(StructCodec(PendingTeamwork, {"seat": seat, "teamwork": teamwork})),
        "ended": OptionalCodec(OneHotCodec(get_args(End))),
    }
    if notebook:
        fields["movement_drawn"] = CachedCodec(PaddedListCodec(movement, MANY // 3))
    derived = _discards(names)
    # Left out: in which order discards lie, and of a campaign all that is words.
    return Features(SpyClubView, fields, derived | derived_from_campaign() if campaign else derived)


def _clue(names: Sequence[str]) -> FieldCodec[Clue]:
    name: FieldCodec[str] = MappedCodec(IntCodec(len(names)), ("", *names).index, ("", *names).__getitem__)
    fields: Fields = {"card": IntCodec(CARDS - 1), "type": OneHotCodec(TYPES), "name": name, "back": name}
    return CachedCodec(StructCodec(Clue, fields))


def _hand(maybe_clue: FieldCodec[Clue | None], slots: int) -> FieldCodec[Hand]:
    ideas = IntCodec(MANY)
    fields: Fields = {
        "character": OneHotCodec(get_args(Character)),
        "clues": FixedListCodec(maybe_clue, slots),
        "focus": IntCodec(slots - 1),
        "ideas": ideas,
        "prices": CachedCodec(FixedListCodec(ideas, slots)),
        "gains": CachedCodec(FixedListCodec(ideas, slots)),
    }
    return StructCodec(Hand, fields)


def _landing(spot: FieldCodec[Spot]) -> FieldCodec[Landing]:
    fields: Fields = {
        "number": IntCodec(MANY),
        "spot": spot,
        "event": OneHotCodec(get_args(CaseEvent)),
        "size": IntCodec(MANY),
        "gap": BoolCodec(),
    }
    return StructCodec(Landing, fields)


def _movement_card() -> FieldCodec[MovementCard]:
    fields: Fields = {
        "numbers": _numbers(),
        "icon": OneHotCodec(HEIGHTS),
        "symbol": OneHotCodec(get_args(Symbol)),
        "escape": BoolCodec(),
        "daytime": OneHotCodec(DAYTIMES),
    }
    return CachedCodec(StructCodec(MovementCard, fields))


def _numbers() -> FieldCodec[Any]:
    return FixedListCodec(IntCodec(9), 3)


def _discards(names: Sequence[str]) -> Derived:
    """Return how many clues of each name are discarded, in any order."""
    places = {one: place for place, one in enumerate(names)}
    piles = SparseCountsCodec([f"discards.{one}" for one in names], CARDS)
    codec = CachedCodec(MappedCodec(piles, partial(_by_name, places), dict))
    return {"discarded": (codec, lambda view, at: view.discards)}


def _as_numbers(move: Teamwork) -> tuple[int, int, int, int]:
    if isinstance(move, GetAdvice):
        return (1, move.seat, move.ideas, 0)
    return (0, move.seat, move.mine, move.theirs)


def _as_teamwork(row: tuple[int, int, int, int]) -> Teamwork:
    kind, seat, first, second = row
    return GetAdvice(seat, first) if kind else CompareNotes(seat, first, second)


def _by_name(places: dict[str, int], discards: tuple[Clue, ...]) -> Counter[int]:
    """Return how many clues of each name there are."""
    return Counter([places[clue.name] for clue in discards])


ENCODING = Encoding(
    actions=lambda seats, options: _actions(seats, options.campaign is not None),
    features=lambda seats, options: _features(
        seats, options.edition, options.notebook, options.campaign is not None
    ),
)
