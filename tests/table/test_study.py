"""Consent to research: the host asked, and every player agreed and still does."""

import asyncio
import json
from pathlib import Path

import pytest

from spyhouse.kernel import Stop
from spyhouse.record.transcript import TranscriptBuilder
from spyhouse.server.studied import read_studied
from spyhouse.store.sql import SqlStore
from spyhouse.table.commands.host import Rematch
from spyhouse.table.commands.lobby import LetStudy
from spyhouse.table.errors import Refused
from tests.table.table_builder import ATable


def over(table: ATable) -> ATable:
    table.started().host_plays(Stop())
    return table


def test_study_consent_starts_with_the_host() -> None:
    table = ATable().with_people("Ida", "Karim")
    assert table.table.view().agreed == []
    with pytest.raises(Refused) as refused:
        table.does("karim", LetStudy(True))
    assert refused.value.code == "study-not-asked"
    table.does("ida", LetStudy(True))
    table.does("karim", LetStudy(True))
    assert table.table.view().agreed == ["ida", "karim"]
    assert over(table).folded().studied() == [1]


def test_one_refusal_prevents_study() -> None:
    table = ATable().with_people("Ida", "Karim")
    table.does("ida", LetStudy(True))
    assert over(table).table.studied() == []


def test_study_consent_covers_later_games_only() -> None:
    table = ATable().with_people("Ida", "Karim")
    table.does("ida", LetStudy(True))
    over(table).does("ida", Rematch())
    table.does("karim", LetStudy(True))
    over(table)
    assert table.table.studied() == [2]
    table.does("ida", Rematch())
    table.does("karim", LetStudy(False))
    assert table.table.studied() == []


def test_running_game_is_not_studied() -> None:
    table = ATable().with_people("Ida", "Karim")
    for person in ("ida", "karim"):
        table.does(person, LetStudy(True))
    assert table.started().table.studied() == []


@pytest.mark.parametrize("agrees", [True, False])
def test_dataset_has_only_agreed_games(agrees: bool, tmp_path: Path) -> None:
    table = ATable().with_people("Ida", "Karim")
    table.does("ida", LetStudy(True))
    table.does("karim", LetStudy(agrees))
    over(table)
    database = f"sqlite:///{tmp_path / 'spyhouse.db'}"

    async def fill() -> None:
        store = await SqlStore.open(database)
        await store.append("KITE", *table.log)
        scribe = TranscriptBuilder("KITE", 1)
        scribe.read(table.log)
        await store.save_transcript("KITE", 1, scribe.recorder().packed())
        await store.close()

    asyncio.run(fill())
    found = read_studied(database)
    assert [json.loads(game)["game"] for game in found] == (["countdown"] if agrees else [])
