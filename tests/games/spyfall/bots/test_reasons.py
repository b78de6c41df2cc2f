"""The reasons that a hint gives: they name what to do, and say no more than the seat could know."""

from collections import Counter
from collections.abc import Iterator

from spyhouse.games.spyfall.bots.player import SpyfallBot
from spyhouse.games.spyfall.moves import Accuse, Answer, Ask, Continue, Guess, Vote
from spyhouse.games.spyfall.packs import the_box
from spyhouse.kernel import Move
from tests.games.spyfall.bots.tables import BotTable


def chosen(table: BotTable) -> Iterator[tuple[SpyfallBot, Move]]:
    bots = {bot.seat: bot for bot in table.bots}
    return ((bots[step.seat], step.move) for step in table.play() if step.seat in bots)


def test_a_reason_names_what_to_do() -> None:
    places = the_box().places
    kinds = Counter[type[Move]]()
    for seed in range(6):
        for bot, move in chosen(BotTable(5, f"reasons/{seed}", rounds=3)):
            kinds[type(move)] += 1
            match move:
                case Ask(to, text):
                    assert bot.why.startswith(f"Ask {{{to}}}: \u201c{text}\u201d ")
                case Answer(text):
                    assert bot.why.startswith(f"Say it: \u201c{text}\u201d ")
                case Accuse(seat):
                    assert bot.why.startswith(f"Accuse {{{seat}}}: ")
                case Vote(guilty):
                    assert bot.why.startswith("Guilty: " if guilty else "Not guilty: ")
                case Guess(place):
                    assert places[place].name in bot.why
    assert kinds.keys() >= {Ask, Answer, Accuse, Vote, Guess, Continue}


def test_only_the_spy_is_told_of_places() -> None:
    places = {place.name for place in the_box().places}
    for bot, move in chosen(BotTable(5, "places", rounds=3)):
        if not isinstance(move, Ask | Answer | Guess | Continue):
            assert not any(name in bot.why for name in places)


def test_at_a_table_that_talks_aloud_a_bot_knows_nothing() -> None:
    whys = {
        bot.why
        for bot, move in chosen(BotTable(4, "aloud", rounds=1, talk="voice"))
        if not isinstance(move, Continue)
    }
    assert whys == {"At this table people talk aloud, and a bot hears nothing. Trust your own ears."}
