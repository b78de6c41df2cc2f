"""Check that Spyfall's bots answer what people type: `spyhouse bench spyfall_answers`.

Sends every line of tests/games/spyfall/bots/typed.toml to a bot at some place, every fourth a spy.
Prints the share of fitting answers, and the misses. `--all` prints every line with its answer.
"""

import argparse
import random
import sys
import tomllib
from pathlib import Path
from typing import get_args

from spyhouse.games.spyfall import GAME
from spyhouse.games.spyfall.bots.grammar import Remark
from spyhouse.games.spyfall.bots.phrase_bank import load_bank
from spyhouse.games.spyfall.moves import Answer, Ask
from spyhouse.games.spyfall.options import Language
from spyhouse.games.spyfall.state import Spyfall
from spyhouse.lab.play import make_bots

TYPED = Path(__file__).parents[1] / "tests/games/spyfall/bots/typed.toml"
KINDS = {
    "who": {"who", "whom", "to_whom", "with_whom", "who_all", "who_are"},
    "what": {"what", "what_all", "how_is"},
    "where": {"where", "how_way"},
    "when": {"when", "when_past", "how_often"},
    "how_long": {"how_long", "how_many", "how"},
    "how_many": {"how_many", "how_many_times"},
    "how": {"how", "how_is", "how_so", "how_way"},
    "why": {"why"},
    "yes_or_no": {"yes_or_no"},
    "price": {"yes_or_no"},
    "weather": {"yes_or_no", "how_is", "how"},
}
"""Answers that fit each kind of question; remarks have their own."""
LEVELS = ("easy", "normal", "strong")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--all", action="store_true", help="print every line with its answer")
    args = parser.parse_args(arguments)
    for language in get_args(Language):
        missed, lines = misses(language, show_all=args.all)
        for line in missed:
            print(line)
        count = len([line for line in missed if line.startswith("!")])
        print(f"{language}: {lines - count} of {lines} fit, {1 - count / lines:.0%}")
    return 0


def misses(language: str, *, show_all: bool = False) -> tuple[list[str], int]:
    """Return the lines without a fitting answer, or all of them, and the number of lines."""
    typed = tomllib.loads(TYPED.read_text(encoding="utf-8"))[language]
    lines = [(kind, line) for kind, known in typed.items() for line in known]
    told = []
    for number, (kind, line) in enumerate(lines):
        answer = says(line, number, language)
        fitting = fits(kind, answer, language)
        if show_all or not fitting:
            told.append(f"{'  ' if fitting else '! '}{language} {kind:<10} {line}  —  {answer}")
    return told, len(lines)


def says(line: str, number: int, language: str) -> str:
    """Return a bot's answer in seat 1 to seat 0."""
    rng = random.Random(f"{line}/{number}")
    options = GAME.read_options({"first_dealer": 0, "language": language})
    while True:
        state = GAME.new(4, f"{rng.random()}", options)
        assert isinstance(state, Spyfall)
        if state.is_spy(1) == (number % 4 == 0):
            break
    bot = make_bots(GAME, 4, f"{line}/{number}", options, [LEVELS[number % 3]])[1]
    bot.observe(state.apply(0, Ask(1, line), 0), state.view(1))
    answer = bot.choose(state.view(1), [move for move in state.legal(1) if isinstance(move, Answer)])
    assert isinstance(answer, Answer)
    return answer.text


def fits(kind: str, answer: str, language: str) -> bool:
    """Return whether the answer fits this kind of question or remark."""
    bank = load_bank(language)
    if kind in get_args(Remark) and answer in getattr(bank.answers.replies, kind, ()):
        return True
    allowed = KINDS.get(kind, set())
    if any(
        answer in lines
        for each in allowed
        if each in bank.answers.kinds
        for lines in (*bank.answers.kinds[each].by_height, bank.answers.kinds[each].vague)
    ):
        return True
    heard = [one for one in bank.questions if any(answer in lines for lines in one.answers)]
    return any(bank.grammar.kind_of(one.text) in allowed for one in heard)


if __name__ == "__main__":
    sys.exit(main())
