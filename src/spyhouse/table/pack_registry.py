"""Packs in a log: stored in full once, then referred to by id."""

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

MAX_PACKS = 8
"""Packs remembered per table. Logs may refer to any of these, so this number may only grow."""
_OPTION = "pack"


class PackRegistry:
    """The packs that a table has been played with, by id."""

    def __init__(self) -> None:
        self._packs: dict[str, Any] = {}

    def to_log(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options as stored: a known pack is replaced by its id."""
        pack = options.get(_OPTION)
        if isinstance(pack, dict) and (id := _id(pack)) in self._packs:
            return {**options, _OPTION: id}
        return dict(options)

    def from_log(self, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return stored options with the pack in place of its id."""
        pack = options.get(_OPTION)
        if isinstance(pack, str) and pack in self._packs:
            pack = self._packs[pack]
            options = {**options, _OPTION: pack}
        if isinstance(pack, dict):
            id = _id(pack)
            self._packs.pop(id, None)
            self._packs[id] = pack
            if len(self._packs) > MAX_PACKS:
                del self._packs[next(iter(self._packs))]
        return options


def _id(pack: dict[str, Any]) -> str:
    return hashlib.sha256(msgspec.json.encode(pack)).hexdigest()[:32]
