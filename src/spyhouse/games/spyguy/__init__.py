"""Spy Guy: a cooperative search of the city, to catch Doctor Moritz before the port."""

from spyhouse.games.spyguy import city_cache
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
from spyhouse.kernel import Game, RandomBot, SceneConfig, TableConfig

GAME = Game(
    name="spyguy",
    title="Spy Guy",
    seats=range(1, 9),
    version=13,
    options=SpyGuyOptions,
    moves=SpyGuyMove,
    events=SpyGuyEvent,
    view=SpyGuyView,
    start=SpyGuy,
    rules=FILES.rules,
    bots={**BOTS, "random": RandomBot},
    table=TableConfig(summary=summary, next_options=next_options, tutorial=FILES.tutorial, real_time=True),
    lab=LAB,
    words=WORDS,
    encoding=ENCODING,
    pictures=SceneConfig(
        scene=city_cache.scene, key=lambda state: state.city, warm=lambda state: city_cache.known(state.city)
    ),
)
