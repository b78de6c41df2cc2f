"""Spyfall: one player is a spy and does not know the place where everybody is."""

from spyhouse.games.spyfall.bots import BOTS
from spyhouse.games.spyfall.bots.chat import chat
from spyhouse.games.spyfall.bots.debrief import Debrief
from spyhouse.games.spyfall.encoding import ENCODING
from spyhouse.games.spyfall.events import SpyfallEvent
from spyhouse.games.spyfall.moves import SpyfallMove
from spyhouse.games.spyfall.options import SpyfallOptions, chairs, summary
from spyhouse.games.spyfall.packs import Pack, check_file, default_pack, read_pack
from spyhouse.games.spyfall.prompts import FILES
from spyhouse.games.spyfall.state import Spyfall
from spyhouse.games.spyfall.tally import LAB
from spyhouse.games.spyfall.view import SpyfallView
from spyhouse.games.spyfall.wording import WORDS
from spyhouse.kernel import Game, PackConfig, TableConfig

GAME = Game(
    name="spyfall",
    title="Spyfall",
    seats=range(3, 13),
    version=4,
    options=SpyfallOptions,
    moves=SpyfallMove,
    events=SpyfallEvent,
    view=SpyfallView,
    start=Spyfall,
    rules=FILES.rules,
    bots=BOTS,
    table=TableConfig(
        summary=summary,
        chairs=chairs,
        pause_ms=2000,
        hints="strong",
        debrief=Debrief,
        chat=chat,
        tutorial=FILES.tutorial,
    ),
    lab=LAB,
    words=WORDS,
    packs=PackConfig(kind=Pack, default=default_pack, read=read_pack),
    encoding=ENCODING,
    check_file=check_file,
)
