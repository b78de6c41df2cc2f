"""Reasons of hints: they name the action, not the role."""

import re
from collections import Counter
from collections.abc import Iterator

from spyhouse.games.spyfall import GAME
from spyhouse.games.spyfall.bots.player import SpyfallBot
from spyhouse.games.spyfall.bots.reasons import HEARS_NOTHING
from spyhouse.games.spyfall.moves import Accuse, Answer, Ask, Continue, Guess, QueueGuess, Vote
from spyhouse.games.spyfall.packs import default_pack
from spyhouse.kernel import Move
from tests.games.spyfall.bots.bot_games import BotTable


def chosen(table: BotTable) -> Iterator[tuple[SpyfallBot, Move]]:
    bots = {bot.seat: bot for bot in table.bots}
    return ((bots[step.seat], step.move) for step in table.play() if step.seat in bots)


def in_english(bot: SpyfallBot) -> str:
    return GAME.words.speech([f"{{{seat}}}" for seat in range(8)]).format_phrase(bot.why)


def test_a_reason_names_the_move() -> None:
    places = default_pack().places
    kinds = Counter[type[Move]]()
    for seed in range(6):
        for bot, move in chosen(BotTable(5, f"reasons/{seed}", rounds=3)):
            kinds[type(move)] += 1
            why = in_english(bot)
            match move:
                case Ask(to, text):
                    assert why.startswith(f"Ask {{{to}}}: \u201c{text}\u201d\n")
                case Answer(text):
                    assert why.startswith(f"Say: \u201c{text}\u201d\n")
                case Accuse(seat):
                    assert why.startswith(f"Accuse {{{seat}}}.\n")
                case Vote(guilty):
                    assert why.startswith("Vote guilty.\n" if guilty else "Vote not guilty.\n")
                case Guess(place):
                    assert places[place].name in why
    assert kinds.keys() >= {Ask, Answer, Accuse, Vote, Guess, Continue}


def test_reasons_do_not_reveal_the_spy() -> None:
    """Reasons do not reveal the role, except for a spy who names the place."""
    said: dict[bool, set[str]] = {True: set(), False: set()}
    for seed in range(10):
        for bot, move in chosen(BotTable(5, f"shoulders/{seed}", ("normal", "easy", "strong"), rounds=3)):
            if not isinstance(move, Guess | QueueGuess):
                said[bot._place is None].add(_QUOTES_AND_FIGURES.sub("", in_english(bot)))
    assert said[True] <= said[False]
    assert len(said[True]) >= 4


_QUOTES_AND_FIGURES = re.compile("\u201c.*\u201d|[0-9]+")


def test_at_a_table_that_talks_aloud_a_bot_knows_nothing() -> None:
    aloud = chosen(BotTable(4, "aloud", rounds=1, talk="voice"))
    assert all(bot.why == HEARS_NOTHING for bot, move in aloud if not isinstance(move, Continue))
