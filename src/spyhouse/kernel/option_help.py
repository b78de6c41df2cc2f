"""Descriptions of valid options, for error messages."""

from difflib import get_close_matches
from typing import Any

from msgspec import inspect

from spyhouse.kernel.structs import Options


def suggest_options(kind: type[Options], name: str) -> dict[str, str]:
    """Return suggestions for an unknown option: the closest name, and all names."""
    known = kind.__struct_fields__
    return {"meant": "".join(get_close_matches(name, known, n=1)), "known": ", ".join(known)}


def allowed_values(kind: type[Options], name: str) -> str:
    """Describe the allowed values of an option.

    For example "'text' or 'voice'", "a whole number from 1 to 20"; "" if that is too long.
    """
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    field = next((field for field in info.fields if field.encode_name == name), None)
    return _words(field.type) if field else ""


def _words(kind: inspect.Type) -> str:
    match kind:
        case inspect.Metadata(type=inner):
            return _words(inner)
        case inspect.LiteralType(values=values):
            return _format_choices([repr(value) for value in values])
        case inspect.BoolType():
            return "True or False"
        case inspect.NoneType():
            return "None"
        case inspect.IntType(ge=least, le=most):
            return "a whole number" + _format_range(least, most)
        case inspect.UnionType(types=types):
            parts = [_words(one) for one in types]
            return _format_choices(parts) if all(parts) else ""
    return ""


def _format_range(least: Any, most: Any) -> str:
    if least is not None and most is not None:
        return f" from {least} to {most}"
    return f" of at least {least}" if least is not None else f" of at most {most}" if most is not None else ""


def _format_choices(parts: list[str]) -> str:
    return f"{', '.join(parts[:-1])} or {parts[-1]}" if len(parts) > 1 else parts[0]
