"""Spyfall: one of you is a spy and does not know where you all are."""

from spyhouse.games.spyfall.bots import BOTS
from spyhouse.games.spyfall.bots.chat import chat
from spyhouse.games.spyfall.bots.debrief import Debrief
from spyhouse.games.spyfall.encoding import ENCODING
from spyhouse.games.spyfall.events import SpyfallEvent
from spyhouse.games.spyfall.moves import SpyfallMove
from spyhouse.games.spyfall.options import SpyfallOptions, summary
from spyhouse.games.spyfall.packs import Pack, check_file, read_pack, the_box
from spyhouse.games.spyfall.state import Spyfall
from spyhouse.games.spyfall.tally import LAB
from spyhouse.games.spyfall.texts import FILES
from spyhouse.games.spyfall.view import SpyfallView
from spyhouse.games.spyfall.wording import WORDS
from spyhouse.kernel import Game, Packs, TableSide

GAME = Game(
    name="spyfall",
    title="Spyfall",
    seats=range(3, 9),
    version=3,
    options=SpyfallOptions,
    moves=SpyfallMove,
    events=SpyfallEvent,
    view=SpyfallView,
    start=Spyfall,
    rules=FILES.rules,
    bots=BOTS,
    table=TableSide(summary=summary, hints="strong", debrief=Debrief, chat=chat, tutorial=FILES.tutorial),
    lab=LAB,
    words=WORDS,
    packs=Packs(kind=Pack, default=the_box, read=read_pack),
    encoding=ENCODING,
    check_file=check_file,
)
