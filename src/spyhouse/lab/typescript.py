"""TypeScript types of the client, generated from the wire structs.

`spyhouse types` writes `web/src/wire.ts` for the table and `web/src/games/<name>/wire.ts` for each
game. The files are checked in, so the client builds without Python.
"""

import ast
import inspect
import json
import re
import textwrap
from collections.abc import Iterable, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import msgspec.inspect as mi

from spyhouse import games
from spyhouse.api.types import (
    Described,
    GameInfo,
    GameWords,
    KnockAnswer,
    Knocked,
    Measured,
    NewPerson,
    NewTable,
    PackId,
    PersonJoined,
    ServerInfo,
    Subscription,
    SubscriptionId,
    TableCreated,
    TableInfo,
    ToDescribe,
    ToMeasure,
)
from spyhouse.kernel import Game, Leave, Rule, Skip, SpyhouseError, Stop, Tick
from spyhouse.table.commands import AnyCommand, ClientCommand
from spyhouse.table.messages import CloseReason, FromClient, FromServer, Replay

HEADER = "// Written by `spyhouse types` from the Python structs: change those, not this.\n"


def _by_name(*structs: type[msgspec.Struct]) -> dict[str, Any]:
    return {struct.__name__: struct for struct in structs}


SENT: dict[str, Any] = {
    "FromBrowser": FromClient,
    "Command": ClientCommand,
    "KernelMove": Tick | Skip | Leave | Stop,
    **_by_name(NewTable, NewPerson, Subscription, ToDescribe, ToMeasure),
}
"""What a client sends to a table and over HTTP."""
RECEIVED: dict[str, Any] = {
    "FromTable": FromServer,
    "AnyCommand": AnyCommand,
    "Farewell": CloseReason,
    **_by_name(
        Replay,
        TableCreated,
        PersonJoined,
        Knocked,
        KnockAnswer,
        TableInfo,
        GameInfo,
        GameWords,
        Described,
        Measured,
        ServerInfo,
        PackId,
        SubscriptionId,
        Rule,
    ),
}
"""What a client receives."""

_RULES = re.compile(r"\s\([A-Z]{2}-\d+[^)]*\)")
"""Rule references in notes. They are removed, because the client contains no rules."""


def write(web_src: Path) -> list[Path]:
    """Update the files under `web/src`. Return the paths of those that changed."""
    if not web_src.is_dir():
        raise SpyhouseError(f"There is no folder {web_src}: run this at the top of a clone of Spyhouse.")
    changed = []
    for name, text in files().items():
        path = web_src / name
        if not path.exists() or path.read_text() != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
            changed.append(path)
    return changed


def files() -> dict[str, str]:
    """Return the text of every file, by path under `web/src`."""
    table = TypeScriptFile(SENT, RECEIVED)
    result = {"wire.ts": table.text()}
    for name in games.names():
        result[f"games/{name}/wire.ts"] = game_page(games.find(name), table).text()
    return result


def game_page(game: Game, table: "TypeScriptFile") -> "TypeScriptFile":
    """Return the TypeScript file of one game."""
    sent = {"Options": game.options, "Move": game.moves}
    if game.packs is not None:
        sent["Pack"] = game.packs.kind
    received = {"Event": game.events, "View": game.view}
    if game.words.printed is not None:
        received["Printed"] = game.words.printed.kind
    if game.table.debrief is not None:
        received["Debrief"] = game.table.debrief
    return TypeScriptFile(sent, received, table)


class TypeScriptFile:
    """One TypeScript file: a few named roots and every struct they mention.

    Messages that the browser sends may omit any field with a default. Messages that it receives omit
    only what the server omits.
    """

    def __init__(
        self, sent: Mapping[str, Any], received: Mapping[str, Any], imports: "TypeScriptFile | None" = None
    ) -> None:
        self.roots = {name: mi.type_info(root) for name, root in {**sent, **received}.items()}
        self.aliases = {_members(root): name for name, root in self.roots.items() if _members(root)}
        self.imports = imports
        self.imported: set[str] = set()
        self.structs: dict[str, mi.StructType] = {}
        self.sent: set[str] = set()
        self.received: set[str] = set()
        for name in sent:
            self._collect(self.roots[name], sent=True)
        for name in received:
            self._collect(self.roots[name], sent=False)

    def text(self) -> str:
        """Return the file's source."""
        parts = [self._union(name, root) for name, root in self.roots.items()]
        parts += [self._interface(struct) for struct in self.structs.values()]
        if self.imported:
            parts.insert(0, f'import type {{ {", ".join(sorted(self.imported))} }} from "../../wire";\n')
        return "\n".join([HEADER, *filter(None, parts)])

    def _collect(self, kind: mi.Type, sent: bool) -> None:
        """Collect every struct that `kind` mentions, depth first, in reading order."""
        if isinstance(kind, mi.StructType):
            name = kind.cls.__name__
            if self.imports and _same(self.imports.structs.get(name), kind):
                self.imported.add(name)
                return
            known = self.structs.setdefault(name, kind)
            if not _same(known, kind):
                raise SpyhouseError(f"{_where(known)} and {_where(kind)} need different names on the wire.")
            if name in self.sent or (name in self.received and not sent):
                return
            (self.sent if sent else self.received).add(name)
            for field in kind.fields:
                self._collect(field.type, sent)
        for part in _parts(kind):
            self._collect(part, sent)

    def _union(self, name: str, root: mi.Type) -> str:
        if isinstance(root, mi.StructType) and root.cls.__name__ == name:
            return ""
        if not isinstance(root, mi.UnionType):
            return f"export type {name} = {self._name(root)};\n"
        return f"export type {name} =" + "".join(f"\n  | {self._name(each)}" for each in root.types) + ";\n"

    def _interface(self, struct: mi.StructType) -> str:
        notes = field_notes(struct.cls)
        lines = [
            *_jsdoc(struct.cls.__dict__.get("__doc__"), ""),
            f"export interface {struct.cls.__name__} {{",
        ]
        if struct.tag is not None:
            lines.append(f"  {struct.tag_field}: {json.dumps(struct.tag)};")
        for field in struct.fields:
            mark = "?" if self._may_be_absent(struct, field) else ""
            lines += _jsdoc(notes.get(field.name), "  ")
            lines.append(f"  {field.encode_name}{mark}: {self._name(field.type)};")
        return "\n".join([*lines, "}\n"])

    def _may_be_absent(self, struct: mi.StructType, field: mi.Field) -> bool:
        if field.required:
            return False
        unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
        return unset or struct.cls.__struct_config__.omit_defaults or struct.cls.__name__ in self.sent

    def _choice(self, kind: mi.UnionType) -> str:
        """Return a union by its name if it has one, also if it is optional."""
        some = tuple(each for each in kind.types if not isinstance(each, mi.NoneType))
        if alias := self.aliases.get(_members(mi.UnionType(some))):
            return alias if len(some) == len(kind.types) else f"{alias} | null"
        return " | ".join(self._name(each) for each in kind.types)

    def _name(self, kind: mi.Type) -> str:
        match kind:
            case mi.Metadata():
                return self._name(kind.type)
            case mi.StructType():
                return kind.cls.__name__
            case mi.UnionType():
                return self._choice(kind)
            case mi.LiteralType():
                return " | ".join(json.dumps(value) for value in kind.values)
            case mi.EnumType():
                return " | ".join(json.dumps(each.value) for each in kind.cls)
            case mi.StrType():
                return "string"
            case mi.IntType() | mi.FloatType():
                return "number"
            case mi.BoolType():
                return "boolean"
            case mi.NoneType():
                return "null"
            case mi.AnyType() | mi.RawType():
                return "unknown"
            case mi.DictType() | mi.FrozenDictType():
                return f"Record<{self._name(kind.key_type)}, {self._name(kind.value_type)}>"
            case mi.TupleType():
                return f"[{', '.join(self._name(each) for each in kind.item_types)}]"
            case mi.CollectionType():
                item = self._name(kind.item_type)
                return f"({item})[]" if " | " in item else f"{item}[]"
        raise SpyhouseError(f"There is no TypeScript for {kind}: use structs, lists, dicts and plain values.")


def _parts(kind: mi.Type) -> Iterable[mi.Type]:
    match kind:
        case mi.Metadata():
            return (kind.type,)
        case mi.UnionType():
            return kind.types
        case mi.DictType() | mi.FrozenDictType():
            return kind.key_type, kind.value_type
        case mi.TupleType():
            return kind.item_types
        case mi.CollectionType():
            return (kind.item_type,)
    return ()


def _members(kind: mi.Type) -> frozenset[type]:
    """Return the structs of a tagged union; empty for other types."""
    if isinstance(kind, mi.UnionType):
        structs = [each.cls for each in kind.types if isinstance(each, mi.StructType)]
        if len(structs) == len(kind.types):
            return frozenset(structs)
    return frozenset()


def _same(one: mi.StructType | None, other: mi.StructType) -> bool:
    return one is not None and one.cls is other.cls


def _where(struct: mi.StructType) -> str:
    return f"{struct.cls.__module__}.{struct.cls.__name__}"


def field_notes(struct: type) -> dict[str, str]:
    """Return the docstring under each field, which Python discards at runtime."""
    notes: dict[str, str] = {}
    for base in reversed(struct.__mro__[:-1]):
        if base.__module__.startswith("msgspec"):
            continue
        (tree,) = ast.parse(textwrap.dedent(inspect.getsource(base))).body
        body = tree.body if isinstance(tree, ast.ClassDef) else []
        for field, note in pairwise(body):
            match field, note:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                    notes[name] = text
    return notes


def _jsdoc(text: str | None, indent: str) -> list[str]:
    if not text:
        return []
    lines = _RULES.sub("", inspect.cleandoc(text)).replace("*/", "* /").splitlines()
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]
