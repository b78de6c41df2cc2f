"""Parsing of game options given on the command line."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import inspect

from spyhouse.kernel import BadOptions, Game, Options


def read_options(game: Game, texts: Mapping[str, str]) -> Options:
    """Parse options such as "3", "true", or JSON for compound values."""
    fields = {field.encode_name: field.type for field in msgspec.structs.fields(game.options)}
    values = {}
    for name, text in texts.items():
        if name not in fields:
            known = ", ".join(fields) or "none"
            raise BadOptions(f"{game.title} has no option {name!r}. There are: {known}.")
        values[name] = msgspec.to_builtins(_read(text, fields[name], f"{name}={text}"))
    return game.read_options(values)


def _read(text: str, kind: Any, source: str) -> Any:
    try:
        if text.startswith(("{", "[")):
            return msgspec.json.decode(text, type=kind)
        return msgspec.convert(text, kind, strict=False)
    except msgspec.DecodeError as error:
        raise BadOptions(f"{source} does not fit: {error}{_choices(kind)}.") from None


def _choices(kind: Any) -> str:
    found = inspect.type_info(kind)
    while isinstance(found, inspect.Metadata):
        found = found.type
    return (
        f"; it can be {' or '.join(map(str, found.values))}" if isinstance(found, inspect.LiteralType) else ""
    )
