"""Dead Drop: take the letters from behind the brick, and do not let the others take the last one."""

from spyhouse.kernel import DataFiles, Game, LabConfig, RandomBot, TableConfig
from spyhouse_deaddrop.bots import Courier
from spyhouse_deaddrop.events import DeadDropEvent
from spyhouse_deaddrop.moves import Take
from spyhouse_deaddrop.options import DeadDropOptions, summary
from spyhouse_deaddrop.state import DeadDrop
from spyhouse_deaddrop.view import DeadDropView
from spyhouse_deaddrop.wording import WORDS

GAME = Game(
    name="deaddrop",
    title="Dead Drop",
    seats=range(2, 5),
    version=1,
    options=DeadDropOptions,
    moves=Take,
    events=DeadDropEvent,
    view=DeadDropView,
    start=DeadDrop,
    rules=DataFiles(__package__, game="deaddrop").rules,
    bots={"courier": Courier, "random": RandomBot},
    table=TableConfig(summary=summary),
    words=WORDS,
    # Everybody sees every letter. There are 16 of them at most; three may leave, and the host may stop it.
    lab=LabConfig(perfect_information=True, max_moves=20),
)
