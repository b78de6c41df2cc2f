"""Uploaded packs that a command refers to by id, because they are too long for a socket message."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from spyhouse.kernel import Game, decode_error_args
from spyhouse.live.room_queue import NOT_NOW, QueuedCommand
from spyhouse.store import Store, StoreFailed
from spyhouse.table.command import Command
from spyhouse.table.commands.lobby import Configure
from spyhouse.table.errors import Refused
from spyhouse.table.messages import Done, No, refusal

_OPTION = "pack"


def refers_to_pack(game: Game, command: Command) -> bool:
    """Return whether a command names a pack by its id."""
    return isinstance(command, Configure) and _pack_id(game, command.options)


async def load_pack_and_requeue(
    store: Store, game: Game, work: QueuedCommand, requeue: Callable[[QueuedCommand], None]
) -> Done | No | None:
    """Put the command back at the head of the queue with the pack in place of its id."""
    assert isinstance(work.command, Configure)
    try:
        options = await resolve_pack(store, game, work.command.options)
    except Refused as error:
        return refusal(error, work.id)
    except StoreFailed:
        return refusal(NOT_NOW, work.id, again=True)
    requeue(work._replace(command=Configure(options)))
    return None


async def resolve_pack(store: Store, game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options with the pack in place of its id, so that the table's log is self-contained.

    Raises `Refused` if the pack does not exist or no longer fits.
    """
    if not _pack_id(game, options):
        return dict(options)
    body = await store.load_pack(game.name, options[_OPTION])
    if body is None:
        raise Refused("no-such-pack")
    # Decoding a pack is slow, hence the thread. Its texts were checked when it was uploaded.
    return {**options, _OPTION: await asyncio.to_thread(_read, game, body)}


def _read(game: Game, body: bytes) -> msgspec.Struct:
    assert game.packs
    try:
        return msgspec.json.decode(body, type=game.packs.kind)
    except msgspec.ValidationError as error:  # the pack rules have changed since the upload
        raise Refused("pack-no-longer-fits", game=game.title, fault=decode_error_args(error)) from None


def _pack_id(game: Game, options: Mapping[str, Any]) -> bool:
    return game.packs is not None and isinstance(options.get(_OPTION), str)
