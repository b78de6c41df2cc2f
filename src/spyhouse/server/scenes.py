"""The pictures that games are played on: each is drawn once, away from the event loop, and kept packed."""

import asyncio
import gzip
from collections import OrderedDict
from typing import TypeAlias

from spyhouse.kernel import Game
from spyhouse.live.services import Services

Scene: TypeAlias = tuple[str, str]
"""The game, and the key of its picture."""

KEPT = 100
_LEVEL = 6


class Scenes:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._packed: OrderedDict[Scene, bytes] = OrderedDict()
        self._drawing: dict[Scene, asyncio.Task[bytes]] = {}

    def known(self, game: Game, key: str) -> bool:
        """Whether it costs nothing to hand it out, or a table is played on it."""
        scene = (game.name, key)
        return scene in self._packed or scene in self._drawing or scene in self._services.pictured

    async def packed(self, game: Game, key: str, address: str) -> bytes:
        """As gzip. Whoever asks while it is drawn waits for the same drawing."""
        scene = (game.name, key)
        if scene in self._packed:
            self._packed.move_to_end(scene)
            return self._packed[scene]
        if scene not in self._drawing:
            self._drawing[scene] = asyncio.create_task(self._draw(game, key, address))
        return await asyncio.shield(self._drawing[scene])

    async def _draw(self, game: Game, key: str, address: str) -> bytes:
        assert game.pictures, "only games with pictures are asked for one"
        draw = game.pictures.scene
        scene = (game.name, key)
        try:
            async with self._services.turns.turn(address, first=scene in self._services.pictured):
                packed = await asyncio.to_thread(lambda: gzip.compress(draw(key), _LEVEL, mtime=0))
        finally:
            del self._drawing[scene]
        self._packed[scene] = packed
        while len(self._packed) > KEPT:
            self._packed.popitem(last=False)
        return packed
