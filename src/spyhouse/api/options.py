"""JSON schema of a game's options, for the client's form."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from spyhouse.kernel import Options

if TYPE_CHECKING:
    from spyhouse.kernel.localization import Localizer

Values = tuple[Any, ...]


def options_schema(options: type[Options], speech: "Localizer") -> dict[str, Any]:
    """Return the schema, with choices in the order of their definition; msgspec sorts them.

    Labels come from `options.ftl`: `option-NAME`, its `.hint`, and `option-NAME-VALUE` for each choice.
    """
    hints = get_type_hints(options, include_extras=True)
    named = {frozenset(values): values for hint in hints.values() for values in _choices(hint)}
    schema: dict[str, Any] = _ordered(msgspec.json.schema(options), named)
    for name, field in schema["$defs"][options.__name__]["properties"].items():
        message = f"option-{name}"
        if speech.has_message(message):
            field |= {"title": speech.say(message), "description": speech.say(f"{message}.hint")}
        values = [str(value) for choices in _choices(hints[name]) for value in choices]
        names = {value: f"{message}-{value}" for value in values if speech.has_message(f"{message}-{value}")}
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
