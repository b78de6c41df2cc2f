"""Fair deals: the server commits first, players contribute, the end reveals the secret."""

import hashlib

import pytest

from spyhouse import new
from spyhouse.table import fair_deal
from spyhouse.table.apply import fold
from spyhouse.table.commands.host import Rematch
from spyhouse.table.commands.lobby import Ready, SeatBot, Sit, Start
from spyhouse.table.commands.server import NewSecret
from spyhouse.table.errors import Refused
from spyhouse.table.happened import as_seen_by
from tests.table.table_builder import SECRET, ATable
from tests.table.toy_game import Count, Peek


def test_secret_is_committed_at_opening_and_shown_at_end() -> None:
    a = ATable(pile=1).with_people("Ida", "Karim")
    promise = hashlib.sha256(SECRET.encode()).hexdigest()
    assert (a.table.view().commitment, a.table.view().secret) == (promise, "")
    a.started()
    assert (a.table.view().commitment, a.table.view().secret) == (promise, "")
    a.plays("ida", 0, Count(1))
    assert (a.table.view().commitment, a.table.view().secret) == (promise, SECRET)


def test_seed_combines_secret_salts_names_and_faces() -> None:
    a = ATable().with_people("Ida", "Karim")
    a.does("ida", SeatBot(2, "easy"))
    a.does("ida", Sit(4))
    a.does("karim", Ready(True, "karim's"))
    a.does("ida", Ready(True, "ida's first"))
    a.does("ida", Start("ida's"))
    chairs = a.table.seats.chairs
    people = [*(chair.name for chair in chairs), *(chair.face for chair in chairs)]
    seed = fair_deal.seed(SECRET, ["ida's", "karim's", "", "ida's"], people)
    twin = new("countdown", seats=4, seed=seed)
    a.plays("ida", 0, Peek())
    twin.apply(0, Peek(), at=0)
    assert a.sees("ida")[0] == twin.view(0)


def test_salts_lists_give_distinct_seeds() -> None:
    seeds = {
        fair_deal.seed(SECRET, salts)
        for salts in ([], [""], ["", ""], ["ab", "c"], ["a", "bc"], ["a\nbc"], ["c", "ab"])
    }
    assert len(seeds) == 7


def test_next_deal_is_committed_before_salts() -> None:
    a = ATable(pile=1).with_people("Ida", "Karim").started()
    a.plays("ida", 0, Count(1))
    a.does("ida", Rematch())
    a.table = fold("KITE", a.log[:-1])  # before the server's secret, which follows at once
    assert (a.table.view().commitment, a.table.view().secret) == ("", "")
    for deed in (Ready(True, "salt"), Start("salt")):
        with pytest.raises(Refused, match="aren.t shuffled yet"):
            a.does("ida", deed)
    a.server(NewSecret("another"))
    assert a.table.view().commitment == fair_deal.commitment("another")
    with pytest.raises(Refused, match="already shuffled"):
        a.server(NewSecret("a better one"))
    a.does("ida", Start())


def test_salts_stay_secret_until_the_end() -> None:
    a = ATable().with_people("Ida", "Karim")
    told = a.does("karim", Ready(True, "karim's"))
    happened = as_seen_by(told, a.table.seats_of("ida"))
    assert happened is not None
    assert happened.did == Ready(True)
