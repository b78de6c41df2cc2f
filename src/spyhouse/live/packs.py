"""Packs that somebody left with the house and now names by their id: they are too long for a socket."""

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from spyhouse.kernel import Game, misread
from spyhouse.live.work import NOT_NOW, Work
from spyhouse.store import Store, StoreFailed
from spyhouse.table.command import Command
from spyhouse.table.commands.lobby import Configure
from spyhouse.table.messages import Done, No, no
from spyhouse.table.refused import Refused

if TYPE_CHECKING:
    from spyhouse.live.room import Room

_OPTION = "pack"


def names_a_pack(game: Game, command: Command) -> bool:
    return isinstance(command, Configure) and _named(game, command.options)


async def ask_with_pack(room: "Room", work: Work) -> Done | No | None:
    """It comes to its turn again, first, with the pack itself."""
    assert isinstance(work.command, Configure)
    try:
        options = await with_pack(room.services.store, room.table.game, work.command.options)
    except Refused as error:
        return no(error, work.id)
    except StoreFailed:
        return no(NOT_NOW, work.id, again=True)
    room.put_first(work._replace(command=Configure(options)))
    return None


async def with_pack(store: Store, game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """Options with the pack itself in place of its id: what a table is played with stands in its own log."""
    if not _named(game, options):
        return dict(options)
    body = await store.pack(game.name, options[_OPTION])
    if body is None:
        raise Refused("no-such-pack")
    # Its texts were made fit to show when it was left here. To read it takes a while: not on the event loop.
    return {**options, _OPTION: await asyncio.to_thread(_read, game, body)}


def _read(game: Game, body: bytes) -> msgspec.Struct:
    assert game.packs
    try:
        return msgspec.json.decode(body, type=game.packs.kind)
    except msgspec.ValidationError as error:  # the rules have changed since
        raise Refused("pack-no-longer-fits", game=game.title, fault=misread(error)) from None


def _named(game: Game, options: Mapping[str, Any]) -> bool:
    return game.packs is not None and isinstance(options.get(_OPTION), str)
