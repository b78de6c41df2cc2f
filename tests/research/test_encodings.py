"""Encodings of moves and views: complete, bounded and invertible."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from spyhouse import games
from spyhouse.kernel import WAIT, ActionSpace, Features, SpyhouseError
from spyhouse.lab.episode import Episode
from tests.lab import toy_games
from tests.research.table_matrix import TABLES, Table

LOOKS = 120


def encoded(table: Table) -> tuple[ActionSpace, Features]:
    game, options = games.find(table.game), table.read()
    return game.actions(table.seats, options), game.features(table.seats, options)


def asked(table: Table) -> Iterator[tuple[Episode, int]]:
    """Yield random choices of the seats that are asked."""
    actions, _ = encoded(table)
    for number in range(100):
        episode, rng = (
            Episode(table.game, table.seats, f"numbers/{number}", table.read()),
            random.Random(number),
        )
        while not episode.over:
            seat = episode.awaiting[0]
            yield episode, seat
            legal = episode.legal(seat)
            n = rng.choice(actions.mask(legal, episode.may_wait(seat)).nonzero()[0].tolist())
            episode.choose(seat, actions.move(n, legal, episode.view(seat)))


def looks(table: Table) -> Iterator[tuple[Episode, int]]:
    for number, look in enumerate(asked(table)):
        if number == LOOKS:
            return
        yield look


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_legal_moves_and_numbers_correspond(table: Table) -> None:
    actions, _ = encoded(table)
    rng = random.Random(1)
    for episode, seat in looks(table):
        legal = episode.legal(seat)
        numbers = actions.numbers(legal)
        assert {actions.number(move) for move in legal} <= {*numbers}
        mask = actions.mask(legal)
        assert mask.dtype == np.int8
        assert mask.shape == (actions.size,)
        assert {*mask.nonzero()[0].tolist()} == {*numbers}
        for n in rng.sample(numbers, min(5, len(numbers))):
            move = actions.move(n, legal, episode.view(seat))
            assert actions.number(move) == n
            if move is not None:
                episode.copy().choose(seat, move)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_action_zero_is_waiting(table: Table) -> None:
    actions, _ = encoded(table)
    assert actions.number(None) == WAIT == 0
    assert actions.move(WAIT, ()) is None
    assert actions.mask((), wait=True).nonzero()[0].tolist() == [WAIT]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_action_numbers_are_distinct(table: Table) -> None:
    actions, _ = encoded(table)
    texts = [actions.text(n) for n in range(actions.size)]
    assert len({*texts}) == len(texts)
    assert texts[WAIT] == "wait"


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_features_are_bounded_and_decode_to_the_view(table: Table) -> None:
    _, features = encoded(table)
    assert len({*features.names}) == features.length
    low, high = np.array(features.low), np.array(features.high)
    kept = [name for name in games.find(table.game).view.__struct_fields__ if name not in features.lost]
    assert len(kept) > 10
    for episode, seat in looks(table):
        for viewer in (seat, None):
            view = episode.view(viewer)
            row = features.encode(view, episode.at)
            assert row.shape == (features.length,)
            outside = [(features.names[n], row[n]) for n in np.flatnonzero((row < low) | (row > high))]
            assert outside == []
            read = features.decode(row)
            assert {name: read[name] for name in kept} == {name: getattr(view, name) for name in kept}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_features_depend_only_on_the_view(table: Table) -> None:
    """Worlds that look the same to a seat have the same encoding."""
    actions, features = encoded(table)
    rng = random.Random(3)
    for number, (episode, seat) in enumerate(looks(table)):
        if number % 4:
            continue
        other = episode.state.imagine(seat, rng)
        assert (features.encode(other.view(seat)) == features.encode(episode.view(seat))).all()
        assert actions.numbers(other.legal(seat)) == actions.numbers(episode.legal(seat))


def test_game_without_encoding_plays_with_moves() -> None:
    with pytest.raises(SpyhouseError, match="High Card has no encoding"):
        toy_games.HONEST.actions(2)
    episode = Episode(toy_games.HONEST, 2, "x")
    while not episode.over:
        episode.choose(episode.awaiting[0], episode.legal(episode.awaiting[0])[0])
    assert sorted(episode.returns()) == [-1.0, 1.0]
