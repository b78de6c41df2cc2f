"""Prompts for language models, and parsing of their answers.

Prompts are a pure function of view, legal moves and events, so they reveal nothing else.
"""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from spyhouse.kernel import Event, Game, IllegalMove, Move, View
from spyhouse.kernel.game_text import DEFAULT_LOCALE, GameText
from spyhouse.kernel.localization import Localizer

PROMPT_VERSION = 4
"""Version of the prompts, raised with every change. Results of different versions are not comparable."""
LONGEST_VIEW = 7_000
LONGEST_NEWS = 2_500
LONGEST_RULES = 1_500
MAX_MOVES = 60
"""Limits of moves and characters: the last prompt of a long game costs no more than the first."""

Message = dict[str, str]
T = TypeVar("T", bound=msgspec.Struct)


class UnreadableMove(ValueError):
    """An answer that names no move. The message is meant for the model."""


class Prompter:
    """Builder of prompts for one seat."""

    def __init__(self, game: Game, names: Sequence[str] = (), locale: str = DEFAULT_LOCALE) -> None:
        self.game = game
        self._locale = locale
        self._seats = len(names)
        self._speech: Localizer = game.words.speech(quoted_names(names, locale), locale)

    def news(self, events: Sequence[Event]) -> list[str]:
        """Return events as text lines."""
        return [
            line
            for event in events
            if (line := self._speech.describe_event(escape_quotes(event), verbose=True))
        ]

    def has_choice(self, view: View, legal: Sequence[Move]) -> bool:
        """Return whether there is anything to decide."""
        words = self.game.words
        real = sum(type(move) not in words.idle_moves for move in legal)
        return real + may_wait(view) > 1 or (words.has_unlisted_moves and real > 0)

    def forced(self, view: View, legal: Sequence[Move]) -> Move | None:
        """Return what a seat without a choice does; None to wait."""
        return legal[0] if legal and not may_wait(view) else None

    def messages(self, view: View, legal: Sequence[Move], news: Sequence[str]) -> list[Message]:
        """Return the messages of a request: rules, view, news and choices."""
        say = self._speech.say
        parts = [say("prompt-view"), self.describe_view(view)]
        if news:
            parts += [say("prompt-since"), self._last(news, LONGEST_NEWS)]
        rules = say("prompt-rules", digest=self.rules_summary())
        user = "\n".join([*parts, *self.choices(view, legal)])
        return [{"role": "system", "content": rules}, {"role": "user", "content": user}]

    def describe_view(self, view: View) -> str:
        """Return the view as text."""
        return self._cut(self._speech.describe_view(escape_quotes(view)), LONGEST_VIEW)

    def choices(self, view: View, legal: Sequence[Move]) -> list[str]:
        """Return the numbered choices, and the free-text form if the game accepts one."""
        say = self._speech.say
        wait = [say("prompt-wait")] if may_wait(view) else []
        free = say("free-moves", seats=self._seats_in(view))
        own_words = [say("prompt-free", free=free)] if free else []
        return [say("prompt-moves"), *wait, *self._list(legal), *own_words]

    def word(self, move: Move) -> str:
        """Return a move as text for the list."""
        return self._speech.describe_move(escape_quotes(move))

    def rules_summary(self) -> str:
        """Return the rules as one paragraph: the game's summary, or as much of its rules as fits."""
        own = self._speech.say("digest")
        if own:
            return own
        rules = " ".join(rule.text for rule in self.game.rules(self._locale))
        return self._cut(f"{self.game.title}. {rules}", LONGEST_RULES)

    def read(self, answer: str, view: View, legal: Sequence[Move]) -> Move | None:
        """Return the move in an answer, by number or written out; None to wait. Raises `UnreadableMove`."""
        say = self._speech.say
        answer = _THOUGHTS.sub("", answer)
        written = re.search(r"\{.*\}", answer, re.DOTALL)
        if written:
            return self._written(written[0], view, legal)
        # "Move 3: ask Bo about his 9 to 5" means 3; "With 2 votes left I choose 3" means 3 too
        numbers = _NUMBER_FIRST.match(answer) or re.search(r"(\d+)\D*$", answer)
        if not numbers:
            raise UnreadableMove(say("prompt-no-number"))
        number = int(numbers[1][:6])
        if number == 0 and may_wait(view):
            return None
        if not 1 <= number <= len(legal):
            raise UnreadableMove(say("prompt-out-of-range", number=number))
        return legal[number - 1]

    def repair(self, why: UnreadableMove, legal: Sequence[Move]) -> Message:
        """Return the message that asks again after an unreadable answer."""
        return {"role": "user", "content": self._speech.say("prompt-repair", why=str(why), most=len(legal))}

    def _written(self, text: str, view: View, legal: Sequence[Move]) -> Move:
        try:
            move = self.game.read_move(one_line(text).encode())
        except (IllegalMove, UnicodeEncodeError):
            raise UnreadableMove(self._speech.say("prompt-no-move")) from None
        if move in legal or self.game.words.takes_free_text(view, move, legal):
            return move
        raise UnreadableMove(self._speech.say("prompt-no-move"))

    def _list(self, legal: Sequence[Move]) -> list[str]:
        say, word = self._speech.say, self._speech.describe_move
        shown = [
            say("prompt-move", number=n, move=word(escape_quotes(move)))
            for n, move in enumerate(legal[:MAX_MOVES], 1)
        ]
        more = len(legal) - MAX_MOVES
        return [*shown, say("prompt-more-moves", more=more)] if more > 0 else shown

    def _seats_in(self, view: View) -> str:
        """Return the seats by number and name; only those that play, if the view says so."""
        players = getattr(view, "players", ())
        if not all(isinstance(seat, int) for seat in players):
            players = range(len(players))
        seats = players or range(self._seats or self.game.seats.stop - 1)
        return ", ".join(f"{seat} {self._speech.name(seat)}" for seat in seats)

    def _cut(self, text: str, limit: int) -> str:
        """Shorten a long text to its beginning and end."""
        if len(text) <= limit:
            return text
        return f"{text[: limit // 2]}\n{self._speech.say('prompt-cut')}\n{text[-limit // 2 :]}"

    def _last(self, lines: Sequence[str], limit: int) -> str:
        text = "\n".join(lines)
        return text if len(text) <= limit else f"{self._speech.say('prompt-cut')}\n{text[-limit:]}"


def quoted_names(names: Sequence[str], locale: str) -> list[str]:
    """Return typed names as quotations; an empty name stays empty."""
    say = GameText().speech((), locale).say
    return [say("prompt-name", name=plain) if (plain := strip_quotes(name)) else "" for name in names]


def may_wait(view: View) -> bool:
    """Return whether the seat may wait, as far as the view tells whom the game waits for."""
    waiting = getattr(view, "waiting_for", None)
    return waiting is not None and getattr(view, "seat", None) not in waiting


def escape_quotes(thing: T) -> T:
    """Return the struct with texts that cannot end their quotation or start a new line."""
    return msgspec.convert(strip_quotes(msgspec.to_builtins(thing)), type(thing))


def strip_quotes(value: Any) -> Any:
    """Like `escape_quotes`, for plain data."""
    if isinstance(value, str):
        return one_line(value).translate(_INNER_QUOTES)
    if isinstance(value, dict):
        return {key: strip_quotes(inner) for key, inner in value.items()}
    return [strip_quotes(inner) for inner in value] if isinstance(value, list | tuple) else value


_THOUGHTS = re.compile(r"^.*?</think>", re.DOTALL)
"""The thoughts that a reasoning model may put before its answer."""
_NUMBER_FIRST = re.compile(r"[\s*#(\[]*(?:move|zug)?[\s*#(\[]*(\d+)", re.IGNORECASE)
_INNER_QUOTES = str.maketrans('“”"', "'''")


def one_line(text: str) -> str:
    """Remove line breaks and invisible characters: players see the model's text, and it sees theirs."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


class Completion(NamedTuple):
    """An answer of the chat protocol."""

    text: str
    prompt_tokens: int
    completion_tokens: int
    finish: str


def read_completion(answer: bytes) -> Completion:
    """Parse an answer of the chat protocol. Raises `ValueError` if it is malformed."""
    try:
        reply = msgspec.json.decode(answer, type=_Reply)
    except msgspec.DecodeError as error:
        raise ValueError(str(error)) from None
    if not reply.choices:
        raise ValueError("completion has no choices")
    first, usage = reply.choices[0], reply.usage or _Usage()
    text = first.message.content or ""
    return Completion(text, usage.prompt_tokens, usage.completion_tokens, first.finish_reason or "")


class _Said(msgspec.Struct):
    content: str | None = None


class _Choice(msgspec.Struct):
    message: _Said
    finish_reason: str | None = None


class _Usage(msgspec.Struct):
    prompt_tokens: int = 0
    completion_tokens: int = 0


class _Reply(msgspec.Struct):
    choices: list[_Choice]
    usage: _Usage | None = None
