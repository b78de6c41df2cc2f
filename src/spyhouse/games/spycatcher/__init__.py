"""Spycatcher: collect permissions for your book from four circles, and be first back at MI5."""

from spyhouse.games.spycatcher.bots import Easy, Normal, Strong
from spyhouse.games.spycatcher.check_file import check_file
from spyhouse.games.spycatcher.encoding import ENCODING
from spyhouse.games.spycatcher.events import SpycatcherEvent
from spyhouse.games.spycatcher.files import FILES
from spyhouse.games.spycatcher.moves import SpycatcherMove
from spyhouse.games.spycatcher.options import MAX_SEATS, SpycatcherOptions, summary
from spyhouse.games.spycatcher.state import Spycatcher
from spyhouse.games.spycatcher.tally import LAB
from spyhouse.games.spycatcher.view import SpycatcherView
from spyhouse.games.spycatcher.wording import WORDS
from spyhouse.kernel import Game, RandomBot, TableConfig

GAME = Game(
    name="spycatcher",
    title="Spycatcher",
    seats=range(2, MAX_SEATS + 1),
    version=3,
    options=SpycatcherOptions,
    moves=SpycatcherMove,
    events=SpycatcherEvent,
    view=SpycatcherView,
    start=Spycatcher,
    rules=FILES.rules,
    bots={"normal": Normal, "easy": Easy, "strong": Strong, "random": RandomBot},
    table=TableConfig(summary=summary, hints="strong", tutorial=FILES.tutorial),
    lab=LAB,
    words=WORDS,
    encoding=ENCODING,
    check_file=check_file,
)
