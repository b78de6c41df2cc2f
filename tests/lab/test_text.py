"""Text descriptions of views and moves: enough to play by text alone."""

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from spyhouse import games
from spyhouse.kernel import CLOCK, Game, GameText, Move, State, View
from spyhouse.kernel.game_text import CORE
from spyhouse.kernel.localization import message_sources
from tests.golden.sentences import read_sentences

NAMES = ["Ada", "Bo", "Cyd", "Dot"]
TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "spyfall": [(4, {"rounds": 2, "call_time": True}), (3, {"rounds": 1, "talk": "voice"})],
    "spyguy": [(2, {})],
    "spycatcher": [(3, {"notebook": True})],
    "spyclub": [(3, {"notebook": True, "consent": True}), (2, {"campaign": {}})],
}
UNSAID = {
    # Numbers of the clock: text players get the remaining time with each prompt.
    "spyfall": {"clock_ends"},
    # The picture's address, the public table of all kinds, and the clock's numbers.
    "spyguy": {"city", "copies", "began", "ends", "track", "locked_until"},
    # They follow from the hand and from where the piece stands.
    "spycatcher": {"prospects", "ahead"},
    # The record of a case is a file for the next game.
    "spyclub": {"first_case", "symbols"},
}


PEOPLE_SAY = ("story", "text", "city")
"""Fields with text typed by players."""
PEOPLE = {"Ida", "Karim", "Zoe", *NAMES}


@cache
def moments(name: str) -> list[tuple[State, int | None]]:
    """Yield states of random games with a viewer: a player, or a spectator where that differs."""
    found = []
    for seats, options in TABLES[name]:
        game = games.find(name)
        state = game.new(seats, "words", game.read_options(options))
        rng = random.Random(4)
        at = 0
        for _ in range(130):
            if state.outcome():
                break
            at = _play(state, rng, at)
            found += [(state.copy(), viewer) for viewer in ((0,) if name == "spyclub" else (0, None))]
    return found


def _play(state: State, rng: random.Random, at: int) -> int:
    seat = rng.choice(sorted(state.to_act() or {CLOCK}))
    deadline = state.deadline()
    if deadline is not None and (seat == CLOCK or rng.random() < 0.08):
        state.apply(CLOCK, state.legal(CLOCK)[0], deadline)
        return deadline
    state.apply(seat, rng.choice(state.legal(seat)), at + 1)
    return at + 1


def pairs(name: str) -> Iterator[tuple[View, View]]:
    """Yield successive views of the same viewer."""
    seen: dict[Any, View] = {}
    for state, viewer in moments(name):
        view = state.view(viewer)
        before = seen.get((state.seats, viewer))
        if before is not None:
            yield before, view
        seen[state.seats, viewer] = view


@pytest.mark.parametrize("name", TABLES)
def test_view_changes_appear_in_its_text(name: str) -> None:
    game = games.find(name)
    for before, after in pairs(name):
        if said_fields(game, before) != said_fields(game, after):
            assert game.describe_view(before, NAMES) != game.describe_view(after, NAMES)


@pytest.mark.parametrize("name", TABLES)
def test_every_field_of_a_view_is_said(name: str) -> None:
    """Every field changes the text at least once in a few games."""
    game = games.find(name)
    silent = set(game.view.__struct_fields__) - UNSAID[name]
    never_changed = set(silent)
    for before, after in pairs(name):
        for field in sorted(silent):
            if getattr(before, field) != getattr(after, field):
                never_changed.discard(field)
                for view, other in ((before, after), (after, before)):
                    one_more = msgspec.structs.replace(view, **{field: getattr(other, field)})
                    if heard(game, one_more) != heard(game, view):
                        silent.discard(field)
    assert silent - never_changed == set()


def heard(game: Game, view: View) -> str:
    try:
        return game.describe_view(view, NAMES)
    except (IndexError, KeyError, ValueError):  # a view that cannot be, which is different enough
        return "nonsense"


def said_fields(game: Game, view: View) -> dict[str, Any]:
    return {name: getattr(view, name) for name in view.__struct_fields__ if name not in UNSAID[game.name]}


@pytest.mark.parametrize("name", TABLES)
def test_legal_moves_have_distinct_names(name: str) -> None:
    game = games.find(name)
    for state, viewer in moments(name)[::4]:
        for seat in state.to_act():
            words = [game.describe_move(move, NAMES) for move in state.legal(seat)]
            assert len(set(words)) == len(words), words
            assert all("{" not in word for word in words), words
        assert "{" not in game.describe_view(state.view(viewer), NAMES)


@pytest.mark.parametrize(
    ("name", "locale"), [("spyclub", "de"), ("spycatcher", "de"), ("spyguy", "de"), ("spyguy", "pl")]
)
def test_texts_contain_no_internal_keys(name: str, locale: str) -> None:
    """No internal keys appear in views, moves, events or endings."""
    game = games.find(name)
    written = " ".join(
        [*message_sources(game.words.package, locale).values(), *message_sources(CORE, locale).values()]
    )
    told = [
        (msgspec.to_builtins(state.view(viewer)), game.describe_view(state.view(viewer), NAMES, locale))
        for state, viewer in moments(name)
    ]
    told += [
        (msgspec.to_builtins(move), game.describe_move(move, NAMES, locale))
        for state, _ in moments(name)[::4]
        for seat in state.to_act()
        for move in state.legal(seat)
    ]
    told += [
        (one.event, game.describe_event(msgspec.convert(one.event, game.events), NAMES, locale))
        for one in read_sentences(game)
    ]
    left = {
        (key, line)
        for thing, said in told
        for key in texts_in(thing)
        for line in said.splitlines()
        if is_word_of(key, line) and not is_word_of(key, written)
    }
    assert left == set()
    speech = game.words.speech((), locale)
    ends = [name for name in message_sources(game.words.package, "en") if name.startswith("ending-")]
    assert all(is_word_of(speech.say(name), written) for name in ends)


def texts_in(thing: Any) -> set[str]:
    """Return the text values of a struct."""
    if isinstance(thing, dict):
        return texts_in([value for field, value in thing.items() if field not in PEOPLE_SAY])
    if isinstance(thing, list | tuple):
        return set().union(*map(texts_in, thing))
    return {thing} - PEOPLE if isinstance(thing, str) and thing[:1].isalpha() and len(thing) > 2 else set()


def is_word_of(key: str, text: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(key)}(?![\w-])", text) is not None


def test_long_lists_are_described_in_full() -> None:
    speech = GameText().speech()
    places = [f"{'a very long name ' * 3}{number}" for number in range(100)]
    assert speech.join_list(places) == ", ".join(places[:-1]) + " and " + places[-1]


class Pour(Move, frozen=True):
    tea_cups: int
    for_whom: tuple[int, ...]


class Kitchen(View, frozen=True):
    kettle: bool
    biscuits: dict[str, int]
    last_pour: Pour | None


def test_a_game_without_words_is_described_by_its_structs() -> None:
    speech = GameText().speech(NAMES)
    assert speech.describe_move(Pour(2, (0, 1))) == "pour: tea cups: 2, for whom: 0 and 1."
    assert speech.describe_view(Kitchen(True, {"ginger": 3}, Pour(1, ()))) == (
        "kettle: yes\nbiscuits: ginger: 3\nlast pour: (tea cups: 1, for whom: none)"
    )
