"""A game's options as JSON schema, for the form that asks for them."""

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from spyhouse.kernel import Options

Values = tuple[Any, ...]


def options_schema(options: type[Options]) -> dict[str, Any]:
    """msgspec puts choices in the order of the alphabet; here they are as the game names them."""
    hints = get_type_hints(options, include_extras=True).values()
    named = {frozenset(values): values for hint in hints for values in _choices(hint)}
    schema: dict[str, Any] = _ordered(msgspec.json.schema(options), named)
    return schema


def _choices(hint: Any) -> Iterator[Values]:
    if get_origin(hint) is Literal:
        yield get_args(hint)
    else:
        for part in get_args(hint):
            yield from _choices(part)


def _ordered(schema: Any, named: dict[frozenset[Any], Values]) -> Any:
    if isinstance(schema, list):
        return [_ordered(part, named) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: list(named.get(frozenset(value)) or value) if key == "enum" else _ordered(value, named)
        for key, value in schema.items()
    }
