"""Packs in a log: each is written down once, and from then on named by its id."""

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

REMEMBERED = 8
"""The latest of a table. Logs may name any of so many, so this number may only grow."""
_OPTION = "pack"


class KnownPacks:
    """The packs that a table has been played with, by id."""

    def __init__(self) -> None:
        self._packs: dict[str, Any] = {}

    def written(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Options as the log keeps them."""
        pack = options.get(_OPTION)
        if isinstance(pack, dict) and (id := _id(pack)) in self._packs:
            return {**options, _OPTION: id}
        return dict(options)

    def read(self, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """Options as the log has them, with the pack itself."""
        pack = options.get(_OPTION)
        if isinstance(pack, str) and pack in self._packs:
            pack = self._packs[pack]
            options = {**options, _OPTION: pack}
        if isinstance(pack, dict):
            id = _id(pack)
            self._packs.pop(id, None)
            self._packs[id] = pack
            if len(self._packs) > REMEMBERED:
                del self._packs[next(iter(self._packs))]
        return options


def _id(pack: dict[str, Any]) -> str:
    return hashlib.sha256(msgspec.json.encode(pack)).hexdigest()[:32]
