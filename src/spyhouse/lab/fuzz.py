"""Random well-typed moves, mostly illegal: what a hostile client might send."""

import random
from functools import cache
from typing import Any, cast

import msgspec
from msgspec import inspect

from spyhouse.kernel import Game, Leave, Move, Skip, Stop, Tick

_WORDS = ("", "x", "Bank", "Is it loud here?", "<b>bold</b>", "\u202eevil", "0" * 60)


def random_move(game: Game, rng: random.Random) -> Move:
    """Return a random move of any type of the game."""
    kind = rng.choice(_kinds(game.moves | Tick | Skip | Leave | Stop))
    fields = {field.encode_name: _value(field.type, rng) for field in kind.fields}
    return cast(Move, msgspec.convert(fields | {kind.tag_field: kind.tag}, kind.cls))


@cache
def _kinds(union: Any) -> tuple[inspect.StructType, ...]:
    found = inspect.type_info(union)
    types = found.types if isinstance(found, inspect.UnionType) else (found,)
    return tuple(kind for kind in types if isinstance(kind, inspect.StructType))


def _value(kind: inspect.Type, rng: random.Random) -> Any:
    match kind:
        case inspect.Metadata(type=inner):
            return _value(inner, rng)
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.IntType():
            low = kind.ge if kind.ge is not None else -3
            high = kind.le if kind.le is not None else low + 70
            return rng.choice((low, high, rng.randint(low, high), min(high, low + rng.randrange(9))))
        case inspect.FloatType():
            return rng.uniform(
                kind.ge if kind.ge is not None else -1e6, kind.le if kind.le is not None else 1e6
            )
        case inspect.StrType():
            text = rng.choice(_WORDS) + "x" * (kind.min_length or 0)
            return text[: kind.max_length]
        case inspect.LiteralType(values=values):
            return rng.choice(values)
        case inspect.UnionType(types=types):
            return _value(rng.choice(types), rng)
        case inspect.NoneType():
            return None
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return [_value(item, rng) for _ in range(rng.randrange(4))]
        case inspect.TupleType(item_types=items):
            return [_value(item, rng) for item in items]
        case inspect.StructType():
            return {field.encode_name: _value(field.type, rng) for field in kind.fields}
    raise TypeError(f"no random value for {kind}")
