"""The self-play baseline: past opponents, checkpoints, resuming and seeds."""

from pathlib import Path

import numpy as np

from examples.learn.network import Network
from examples.learn.self_play import Setting, compare, copy_choices, imitate, play

SETTING = Setting("spyfall", 3, (("rounds", "1"),))


def test_copying_makes_the_bots_choices_likelier() -> None:
    lesson = imitate(SETTING, ["copied/0"], "normal")
    network = SETTING.network(1)

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


def test_a_lesson_is_the_same_by_seed_and_its_network_plays_as_a_bot(tmp_path: Path) -> None:
    network = SETTING.network(1)
    one, again = (play(SETTING, network, [network.weights], "seed", 2) for _ in range(2))
    assert (one.chosen == again.chosen).all()
    assert len(one.chosen) == len(one.better) > 0
    network.save(tmp_path / "kept.npz")
    kept = Network.load(tmp_path / "kept.npz")
    assert "3 games each" in compare(SETTING, kept, "normal", 1)
