"""A game's options as JSON schema, for the form that asks for them."""

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from spyhouse.kernel import Options
from spyhouse.kernel.speech import Speech

Values = tuple[Any, ...]


def options_schema(options: type[Options], speech: Speech) -> dict[str, Any]:
    """msgspec puts choices in the order of the alphabet; here they are as the game names them. What they are
    called stands in `options.ftl`: `option-NAME`, its `.hint`, and `option-NAME-VALUE` for each choice."""
    hints = get_type_hints(options, include_extras=True)
    named = {frozenset(values): values for hint in hints.values() for values in _choices(hint)}
    schema: dict[str, Any] = _ordered(msgspec.json.schema(options), named)
    for name, field in schema["$defs"][options.__name__]["properties"].items():
        message = f"option-{name}"
        if speech.knows(message):
            field |= {"title": speech.say(message), "description": speech.say(f"{message}.hint")}
        values = [str(value) for choices in _choices(hints[name]) for value in choices]
        names = {value: f"{message}-{value}" for value in values if speech.knows(f"{message}-{value}")}
        if names:
            field["names"] = {value: speech.say(name) for value, name in names.items()}
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
