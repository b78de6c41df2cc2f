"""Protocol pages of the games: moves, events, view and options, generated from the structs.

`spyhouse types` writes them to `docs/`. `GET /api/games/{name}/schema` gives programs the same data.
"""

import inspect
from pathlib import Path

import msgspec.inspect as mi

from spyhouse import games
from spyhouse.kernel import Game, SpyhouseError
from spyhouse.lab.typescript import TypeScriptFile, field_notes

_INTRODUCTION = """\
Written by `spyhouse types` from the structs of version {version} of the game: change those, not this. [The
protocol](protocol.md) says how moves are sent and views come; `GET /api/games/{name}/schema` has this page as
JSON schema. Types are in the words of TypeScript, and a field with a question mark may be left out.
"""


def write(docs: Path) -> list[Path]:
    """Update the pages. Return the paths of those that changed."""
    if not docs.is_dir():
        raise SpyhouseError(f"There is no folder {docs}: run this at the top of a clone of Spyhouse.")
    changed = []
    for name, text in pages().items():
        path = docs / name
        if not path.exists() or path.read_text() != text:
            path.write_text(text)
            changed.append(path)
    return changed


def pages() -> dict[str, str]:
    """Return the text of every page, by file name."""
    return {f"protocol-{name}.md": GamePage(games.find(name)).text() for name in games.names()}


class GamePage(TypeScriptFile):
    """The protocol page of one game."""

    def __init__(self, game: Game) -> None:
        sent = {"Move": game.moves, "Options": game.options}
        super().__init__(sent, {"Event": game.events, "View": game.view})
        self.game = game

    def text(self) -> str:
        """Return the page as Markdown."""
        parts = [
            f"# The protocol of {self.game.title}\n",
            _INTRODUCTION.format(name=self.game.name, version=self.game.version),
        ]
        told: set[str] = set()
        for title, root, about in (
            ("Moves", "Move", "What a player sends as the `move` of a `Play`, with its `type`."),
            ("Events", "Event", "What is told of a move, as the `events` of what `happened`."),
            ("View", "View", "What a seat, or a watcher, sees: `view` in `game.seats`."),
            ("Options", "Options", "How a game is set up: `options` of a table, and of `Configure`."),
        ):
            parts.append(f"## {title}\n\n{about}\n")
            for struct in _structs(self.roots[root]):
                told.add(struct.cls.__name__)
                parts.append(self._section(struct))
        parts.append("## What they are made of\n")
        parts += [self._section(struct) for name, struct in sorted(self.structs.items()) if name not in told]
        return "\n".join(parts)

    def _section(self, struct: mi.StructType) -> str:
        lines = [f"### {struct.cls.__name__}\n"]
        if about := struct.cls.__dict__.get("__doc__"):
            lines.append(f"{inspect.cleandoc(about)}\n")
        notes = field_notes(struct.cls)
        if struct.fields:
            lines += ["| field | type | |", "|---|---|---|"]
        for field in struct.fields:
            mark = "?" if self._may_be_absent(struct, field) else ""
            said = notes.get(field.name) or self._hint(struct, field)
            cells = (f"`{field.encode_name}{mark}`", f"`{self._name(field.type)}`", " ".join(said.split()))
            lines.append(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |")
        return "\n".join([*lines, ""])

    def _hint(self, struct: mi.StructType, field: mi.Field) -> str:
        """Return the option's hint from the options form."""
        speech, message = self.game.words.speech(), f"option-{field.name}"
        if struct.cls is self.game.options and speech.has_message(message):
            return speech.say(f"{message}.hint")
        return _description(field.type)


def _structs(root: mi.Type) -> list[mi.StructType]:
    kinds = root.types if isinstance(root, mi.UnionType) else (root,)
    return [kind for kind in kinds if isinstance(kind, mi.StructType)]


def _description(kind: mi.Type) -> str:
    """Return the description of a type, if the game documents it in its structs."""
    if isinstance(kind, mi.Metadata):
        return str((kind.extra_json_schema or {}).get("description", ""))
    if isinstance(kind, mi.UnionType):
        return next(filter(None, map(_description, kind.types)), "")
    return ""
