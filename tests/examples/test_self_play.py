"""The self-play baseline: what seats see, past opponents, checkpoints, resuming and seeds."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from examples.learn.encoders import FeatureEncoder, SpycatcherEncoder, SpyfallEncoder, encoder
from examples.learn.network import Network
from examples.learn.self_play import (
    Setting,
    Table,
    Track,
    Trained,
    compare,
    copy_choices,
    discounted,
    imitate,
    load_pool,
    mask_of,
    play,
    read_curve,
    train,
)
from spyhouse import games
from spyhouse.lab.options import read_options

SPYFALL = Setting("spyfall", 3, (("rounds", "1"),))
SPYCATCHER = Setting("spycatcher", 2)
SPYCLUB = Setting("spyclub", 2)


@pytest.mark.parametrize(
    ("setting", "kind"),
    [(SPYFALL, SpyfallEncoder), (SPYCATCHER, SpycatcherEncoder), (SPYCLUB, FeatureEncoder)],
    ids=lambda one: getattr(one, "game", ""),
)
def test_choices_are_legal_moves_with_numbers(setting: Setting, kind: type) -> None:
    table, rng = Table(setting, "numbers"), np.random.default_rng(1)
    for _ in range(60):
        asked = table.look()
        if not asked:
            break
        eyes = table.encoders[asked.seat]
        assert isinstance(eyes, kind)
        assert asked.row.shape == (eyes.inputs,)
        assert np.isfinite(asked.row).all()
        assert max(asked.choices) < eyes.actions
        for number, move in asked.choices.items():
            # A challenge may be at once the lowest and the highest card: either number means it.
            assert asked.choices[eyes.number(move, asked.view)] == move, number
        asked.choose(int(rng.choice([*asked.choices])))
    assert table.episode.moves > 5


def test_encoder_knows_only_what_its_seat_knows() -> None:
    """A civilian's features do not depend on who the spy is."""
    rows = {}
    for seed in map(str, range(40)):
        state = games.find("spyfall").new(3, seed, SPYFALL.read)
        views: list[Any] = [state.view(seat) for seat in range(3)]
        spy = next(seat for seat, view in enumerate(views) if view.card.place == "--")
        if views[0].dealer == 0 and spy:
            row, _ = encoder("spyfall", 3, 0, SPYFALL.read).see(views[0], state.legal(0), False)
            rows[spy] = row.tolist()
    assert rows[1] == rows[2]


def test_copying_makes_the_bots_choices_likelier() -> None:
    lesson = imitate(SPYFALL, ["copied/0"], "normal")
    network = SPYFALL.network(1)

    def likelihood() -> float:
        picked = zip(lesson.seen, lesson.masks, lesson.chosen, strict=True)
        found = []
        for seen, mask, chosen in picked:
            numbers, chances = network.chances(seen, mask)
            found.append(float(chances[list(numbers).index(chosen)]))
        return float(np.mean(found))

    before = likelihood()
    copy_choices(network, lesson, 20, np.random.default_rng(1))
    assert likelihood() > before + 0.05


def test_training_is_reproducible_and_its_network_plays(tmp_path: Path) -> None:
    network = SPYFALL.network(1)
    one, again = (play(SPYFALL, network, [network.weights], "seed", 4) for _ in range(2))
    assert (one.chosen == again.chosen).all()
    assert len(one.chosen) == len(one.better) > 0
    assert one.masks[np.arange(len(one.chosen)), one.chosen].all()
    network.save(tmp_path / "kept.npz")
    kept = Network.load(tmp_path / "kept.npz")
    assert "3 games each" in compare(SPYFALL, kept, "normal", 1)


def test_trained_bot_makes_the_likeliest_choice() -> None:
    network = SPYCATCHER.network(1)
    bot = Trained(0, SPYCATCHER.read, np.random.default_rng(1), network.weights, SPYCATCHER)  # type: ignore[arg-type]
    state = games.find("spycatcher").new(2, "seed")
    bot.seat = min(state.must_act())
    view, legal = state.view(bot.seat), state.legal(bot.seat)
    row, choices = encoder("spycatcher", 2, bot.seat, read_options(games.find("spycatcher"), {})).see(
        view, legal, False
    )
    numbers, chances = network.chances(row, mask_of(choices, network.actions))
    assert bot.choose(view, legal) == choices[int(numbers[chances.argmax()])]


def test_rewards_are_gains_and_the_result() -> None:
    track = Track(stands=[0.0, 0.15, 0.15])
    assert track.rewards(1.0) == [0.15, 0.0, 1.0]
    assert discounted([0.0, 1.0]).tolist() == pytest.approx([0.995, 1.0])


def test_stopped_training_resumes_with_pool_and_curve(tmp_path: Path) -> None:
    into = tmp_path / "self.npz"

    def go(minutes: float) -> Network:
        return train(
            SPYFALL, into, minutes=minutes, seed=1, jobs=1, games_each=2, imitated=2, level="normal",
            freeze_every=1,
        )  # fmt: skip

    first = go(0.006)
    lessons = read_curve(into.with_suffix(".csv"))
    pool = load_pool(into.with_suffix(".pool.npz"))
    assert len(pool) == min(8, 1 + len(lessons))
    assert np.array_equal(pool[-1]["act"], first.weights["act"])
    go(float(lessons[-1]["core minutes"]) + 0.006)
    further = read_curve(into.with_suffix(".csv"))
    assert further[: len(lessons)] == lessons
    assert len(further) > len(lessons)
