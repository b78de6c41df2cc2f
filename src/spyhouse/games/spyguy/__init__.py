"""Spy Guy: all of you together search the city, and chase Doctor Moritz to the port."""

from spyhouse.games.spyguy import picture
from spyhouse.games.spyguy.adaptive import next_options
from spyhouse.games.spyguy.bots import BOTS
from spyhouse.games.spyguy.box import FILES
from spyhouse.games.spyguy.encoding import ENCODING
from spyhouse.games.spyguy.events import SpyGuyEvent
from spyhouse.games.spyguy.moves import SpyGuyMove
from spyhouse.games.spyguy.options import SpyGuyOptions, summary
from spyhouse.games.spyguy.state import SpyGuy
from spyhouse.games.spyguy.tally import LAB
from spyhouse.games.spyguy.view import SpyGuyView
from spyhouse.games.spyguy.wording import WORDS
from spyhouse.kernel import Game, Pictures, RandomBot, TableSide

GAME = Game(
    name="spyguy",
    title="Spy Guy",
    seats=range(1, 9),
    version=10,
    options=SpyGuyOptions,
    moves=SpyGuyMove,
    events=SpyGuyEvent,
    view=SpyGuyView,
    start=SpyGuy,
    rules=FILES.rules,
    bots={**BOTS, "random": RandomBot},
    table=TableSide(summary=summary, sequel=next_options, tutorial=FILES.tutorial),
    lab=LAB,
    words=WORDS,
    encoding=ENCODING,
    pictures=Pictures(
        scene=picture.scene, key=lambda state: state.city, warm=lambda state: picture.warm(state.city)
    ),
)
