"""The pictures that games are played on: each is drawn once, away from the event loop, and kept packed."""

import asyncio
import gzip
from collections import OrderedDict
from typing import TypeAlias
from weakref import WeakValueDictionary

from spyhouse.kernel import Game

Scene: TypeAlias = tuple[str, str]
"""The game, and the key of its picture."""

KEPT = 100
_LEVEL = 6


class Scenes:
    def __init__(self) -> None:
        self._packed: OrderedDict[Scene, bytes] = OrderedDict()
        self._drawing: dict[Scene, asyncio.Task[bytes]] = {}
        self._one_at_a_time = asyncio.Semaphore(1)
        self._lanes: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        """By address: of each only one picture stands in line, so that nobody waits behind a whole list."""

    def known(self, game: Game, key: str) -> bool:
        """Whether it costs nothing to hand it out."""
        return (game.name, key) in self._packed or (game.name, key) in self._drawing

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
        lane = self._lanes.setdefault(address, asyncio.Semaphore(1))
        try:
            async with lane, self._one_at_a_time:
                packed = await asyncio.to_thread(lambda: gzip.compress(draw(key), _LEVEL, mtime=0))
        finally:
            del self._drawing[scene]
        self._packed[scene] = packed
        while len(self._packed) > KEPT:
            self._packed.popitem(last=False)
        return packed
