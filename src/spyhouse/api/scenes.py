"""Scenes that games are played on: each is rendered once in a thread, and cached compressed."""

import asyncio
import gzip
from collections import OrderedDict
from typing import TypeAlias

from spyhouse.kernel import Game
from spyhouse.live.services import Services

Scene: TypeAlias = tuple[str, str]
"""The game's name, and the key of the scene."""

KEPT = 100
_LEVEL = 6


class Scenes:
    """Cache of rendered scenes."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._packed: OrderedDict[Scene, bytes] = OrderedDict()
        self._drawing: dict[Scene, asyncio.Task[bytes]] = {}

    def is_cached_or_in_use(self, game: Game, key: str) -> bool:
        """Return whether a scene is cached, or a live table is played on it."""
        scene = (game.name, key)
        return scene in self._packed or scene in self._drawing or scene in self._services.rooms_by_scene

    async def gzipped(self, game: Game, key: str, address: str) -> bytes:
        """Return a scene in gzip. Concurrent requests wait for the same rendering."""
        scene = (game.name, key)
        if scene in self._packed:
            self._packed.move_to_end(scene)
            return self._packed[scene]
        if scene not in self._drawing:
            self._drawing[scene] = asyncio.create_task(self._draw(game, key, address))
        return await asyncio.shield(self._drawing[scene])

    async def _draw(self, game: Game, key: str, address: str) -> bytes:
        assert game.pictures, "the game has no scenes"
        draw = game.pictures.scene
        scene = (game.name, key)
        try:
            async with self._services.scheduler.slot(address, urgent=scene in self._services.rooms_by_scene):
                packed = await asyncio.to_thread(lambda: gzip.compress(draw(key), _LEVEL, mtime=0))
        finally:
            del self._drawing[scene]
        self._packed[scene] = packed
        while len(self._packed) > KEPT:
            self._packed.popitem(last=False)
        return packed
