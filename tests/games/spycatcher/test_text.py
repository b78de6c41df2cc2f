"""Texts of Spycatcher: permission cards, memos and rules."""

import re
from collections import Counter

import pytest

from spyhouse.games.spycatcher import GAME
from spyhouse.games.spycatcher.files import FILES
from spyhouse.games.spycatcher.influence import CIRCLES
from spyhouse.games.spycatcher.permissions import IN_A_PACK, PermissionFile, load_permissions
from spyhouse.games.spycatcher.whitehall import load_board
from spyhouse.games.spycatcher.wording import memo
from spyhouse.kernel import BadData
from spyhouse.kernel.data import parse

CHAPTERS = [
    "Set-up",
    "A turn",
    "Applying for permission",
    "Memos and instructions",
    "Winning",
    "At this table",
]


@pytest.mark.parametrize("pack", load_permissions(), ids=lambda pack: str(pack[0].circle))
def test_the_instructions_of_a_pack(pack: tuple[object, ...]) -> None:
    """SK-2, SK-34"""
    assert Counter(card.instruction for card in pack) == {  # type: ignore[attr-defined]
        "": 7, "draw_two": 1, "roll_again_next_turn": 1, "to_any_circle": 1, "look": 1, "send": 2,
    }  # fmt: skip


def test_a_pack_that_lacks_a_card_is_refused() -> None:
    """SK-2"""
    text, _ = FILES.text("permissions.toml")
    first = text.index("[[permissions]]")
    lacking = text[:first] + text[text.index("[[permissions]]", first + 1) :]
    with pytest.raises(BadData, match="mine.toml: permissions: the court pack must have 13 cards, not 12"):
        parse(lacking, "mine.toml", PermissionFile)


def test_permission_texts_are_unique() -> None:
    speech = GAME.words.speech()
    texts = [speech.say(f"permit-{name}-{n}.text") for name in CIRCLES for n in range(1, IN_A_PACK + 1)]
    texts += [memo(place, speech) for place, action in enumerate(load_board().action_at) if action]
    assert len({re.sub(r"\W+", " ", text.casefold()) for text in texts}) == 72


def test_rules_drawer_has_every_rule_once() -> None:
    assert sorted(rule.id for rule in FILES.rules()) == sorted(f"SK-{number}" for number in range(1, 38))


def test_rules_drawer_is_ordered_by_chapter() -> None:
    order = [CHAPTERS.index(rule.chapter) for rule in FILES.rules()]
    assert order == sorted(order)
    assert set(order) == set(range(len(CHAPTERS)))
