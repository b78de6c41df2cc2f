"""Night Watch: one of you is the mole, and the others have a few nights to find out who."""

from spyhouse.kernel import DataFiles, Game, LabConfig, RandomBot, TableConfig
from spyhouse_nightwatch.bots import Watchman
from spyhouse_nightwatch.encoding import ENCODING
from spyhouse_nightwatch.events import NightWatchEvent
from spyhouse_nightwatch.moves import NightWatchMove
from spyhouse_nightwatch.options import NightWatchOptions, summary
from spyhouse_nightwatch.state import NightWatch
from spyhouse_nightwatch.view import NightWatchView
from spyhouse_nightwatch.wording import WORDS

GAME = Game(
    name="nightwatch",
    title="Night Watch",
    seats=range(3, 7),
    version=1,
    options=NightWatchOptions,
    moves=NightWatchMove,
    events=NightWatchEvent,
    view=NightWatchView,
    start=NightWatch,
    rules=DataFiles(__package__, game="nightwatch").rules,
    bots={"watchman": Watchman, "random": RandomBot},
    table=TableConfig(summary=summary, minutes=10),
    words=WORDS,
    encoding=ENCODING,
    lab=LabConfig(
        roles=lambda state: ["mole" if seat == state.mole else "agent" for seat in range(state.seats)]
    ),
)
