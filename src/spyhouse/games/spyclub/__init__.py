"""Spy Club: solve the five aspects of a case together, before it ends."""

from spyhouse.games.spyclub.bots import BOTS
from spyhouse.games.spyclub.campaign.next_case import next_case_options
from spyhouse.games.spyclub.check_file import check_file
from spyhouse.games.spyclub.encoding import ENCODING
from spyhouse.games.spyclub.events import SpyClubEvent
from spyhouse.games.spyclub.files import FILES
from spyhouse.games.spyclub.moves import SpyClubMove
from spyhouse.games.spyclub.options import SpyClubOptions, summary
from spyhouse.games.spyclub.rules_text import rules
from spyhouse.games.spyclub.state import SpyClub
from spyhouse.games.spyclub.tally import LAB
from spyhouse.games.spyclub.view import SpyClubView
from spyhouse.games.spyclub.wording import WORDS
from spyhouse.kernel import Game, TableConfig

GAME = Game(
    name="spyclub",
    title="Spy Club",
    seats=range(2, 5),
    version=16,
    options=SpyClubOptions,
    moves=SpyClubMove,
    events=SpyClubEvent,
    view=SpyClubView,
    start=SpyClub,
    rules=rules,
    bots=BOTS,
    table=TableConfig(
        summary=summary,
        undo=True,
        hints="strong",
        shared_view=True,  # SC-3: there are no private hands
        tutorial=FILES.tutorial,
        next_options=next_case_options,
    ),
    lab=LAB,
    words=WORDS,
    encoding=ENCODING,
    check_file=check_file,
)
