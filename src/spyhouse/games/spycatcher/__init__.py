"""Spycatcher: get your book past the authorities, and be first back at the centre."""

from spyhouse.games.spycatcher.bots import Easy, Normal, Strong
from spyhouse.games.spycatcher.events import SpycatcherEvent
from spyhouse.games.spycatcher.files import check_file
from spyhouse.games.spycatcher.moves import SpycatcherMove
from spyhouse.games.spycatcher.options import SpycatcherOptions, summary
from spyhouse.games.spycatcher.state import Spycatcher, tally
from spyhouse.games.spycatcher.texts import rules
from spyhouse.games.spycatcher.view import SpycatcherView
from spyhouse.kernel import Game, RandomBot, read_tutorial

GAME = Game(
    name="spycatcher",
    title="Spycatcher",
    seats=range(2, 7),
    version=2,
    options=SpycatcherOptions,
    moves=SpycatcherMove,
    events=SpycatcherEvent,
    view=SpycatcherView,
    start=Spycatcher,
    rules=rules,
    bots={"normal": Normal, "easy": Easy, "strong": Strong, "random": RandomBot},
    hints="strong",
    tutorial=lambda: read_tutorial(__package__),
    tally=tally,
    check_file=check_file,
    summary=summary,
)
