"""What a language model is told before it moves, and what its answer means.

Pure: whoever sees the same gets the same prompt, so it keeps every secret that views and events keep.
"""

import re
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from spyhouse.kernel import Event, Game, IllegalMove, Move, View
from spyhouse.kernel.speech import Speech
from spyhouse.kernel.words import ENGLISH

LONGEST_VIEW = 7_000
LONGEST_NEWS = 2_500
LONGEST_RULES = 1_500
MOST_MOVES = 60
"""Bounds, in letters and moves, so that the last prompt of a long game costs no more than the first."""

Message = dict[str, str]
T = TypeVar("T", bound=msgspec.Struct)


class NotAMove(ValueError):
    """An answer that names no move; the reason is one the model can read."""


class Prompter:
    """Puts what a seat of a game knows into messages."""

    def __init__(self, game: Game, names: Sequence[str] = (), locale: str = ENGLISH) -> None:
        self.game = game
        self._locale = locale
        self._speech: Speech = game.words.speech([without_quotes(name) for name in names], locale)

    def news(self, events: Sequence[Event]) -> list[str]:
        return [line for event in events if (line := self._speech.tell(quotable(event), aloud=True))]

    def has_a_choice(self, view: View, legal: Sequence[Move]) -> bool:
        return len(legal) + may_wait(view) > 1 or (self.game.words.unlisted and bool(legal))

    def messages(self, view: View, legal: Sequence[Move], news: Sequence[str]) -> list[Message]:
        say = self._speech.say
        parts = [say("prompt-view"), self.sight(view)]
        if news:
            parts += [say("prompt-since"), self._last(news, LONGEST_NEWS)]
        rules = say("prompt-rules", digest=self.digest())
        user = "\n".join([*parts, *self.choices(view, legal)])
        return [{"role": "system", "content": rules}, {"role": "user", "content": user}]

    def sight(self, view: View) -> str:
        return self._cut(self._speech.describe(quotable(view)), LONGEST_VIEW)

    def choices(self, view: View, legal: Sequence[Move]) -> list[str]:
        """What one can do, by number, and in one's own words where the game takes them."""
        say = self._speech.say
        wait = [say("prompt-wait")] if may_wait(view) else []
        free = say("free-moves", seats=self._seats())
        own_words = [say("prompt-free", free=free)] if free else []
        return [say("prompt-moves"), *wait, *self._list(legal), *own_words]

    def digest(self) -> str:
        """The rules in a paragraph: the game's own, or as many of them as fit."""
        own = self._speech.say("digest")
        if own:
            return own
        rules = " ".join(rule.text for rule in self.game.rules(self._locale))
        return self._cut(f"{self.game.title}. {rules}", LONGEST_RULES)

    def read(self, answer: str, view: View, legal: Sequence[Move]) -> Move | None:
        """The move an answer names, by its number or written out; None to wait. Raises `NotAMove`."""
        say = self._speech.say
        written = re.search(r"\{.*\}", answer, re.DOTALL)
        if written:
            return self._written(written[0], view, legal)
        # "3. Ask Bo about his 9 to 5", but "With 2 votes left I choose 3"
        numbers = re.match(r"\s*(\d+)", answer) or re.search(r"(\d+)\D*$", answer)
        if not numbers:
            raise NotAMove(say("prompt-no-number"))
        number = int(numbers[1][:6])
        if number == 0 and may_wait(view):
            return None
        if not 1 <= number <= len(legal):
            raise NotAMove(say("prompt-out-of-range", number=number))
        return legal[number - 1]

    def repair(self, why: NotAMove, legal: Sequence[Move]) -> Message:
        return {"role": "user", "content": self._speech.say("prompt-repair", why=str(why), most=len(legal))}

    def _written(self, text: str, view: View, legal: Sequence[Move]) -> Move:
        try:
            move = self.game.read_move(one_line(text).encode())
        except (IllegalMove, UnicodeEncodeError):
            raise NotAMove(self._speech.say("prompt-no-move")) from None
        if move in legal or self.game.words.open_moves(view, move, legal):
            return move
        raise NotAMove(self._speech.say("prompt-no-move"))

    def _list(self, legal: Sequence[Move]) -> list[str]:
        say, word = self._speech.say, self._speech.word
        shown = [
            say("prompt-move", number=n, move=word(quotable(move)))
            for n, move in enumerate(legal[:MOST_MOVES], 1)
        ]
        more = len(legal) - MOST_MOVES
        return [*shown, say("prompt-more-moves", more=more)] if more > 0 else shown

    def _seats(self) -> str:
        most = self.game.seats.stop - 1
        return ", ".join(f"{seat} {self._speech.name(seat)}" for seat in range(most))

    def _cut(self, text: str, most: int) -> str:
        """Its beginning and its end, where it is too long."""
        if len(text) <= most:
            return text
        return f"{text[: most // 2]}\n{self._speech.say('prompt-cut')}\n{text[-most // 2 :]}"

    def _last(self, lines: Sequence[str], most: int) -> str:
        text = "\n".join(lines)
        return text if len(text) <= most else f"{self._speech.say('prompt-cut')}\n{text[-most:]}"


def may_wait(view: View) -> bool:
    """Whether the game goes on without this seat, as far as the view says for whom it waits."""
    waiting = getattr(view, "waiting_for", None)
    return waiting is not None and getattr(view, "seat", None) not in waiting


def quotable(thing: T) -> T:
    """The same struct, with texts that cannot end their quotation or begin a line of their own."""
    return msgspec.convert(without_quotes(msgspec.to_builtins(thing)), type(thing))


def without_quotes(value: Any) -> Any:
    """The same for plain data."""
    if isinstance(value, str):
        return one_line(value).translate(_INNER_QUOTES)
    if isinstance(value, dict):
        return {key: without_quotes(inner) for key, inner in value.items()}
    return [without_quotes(inner) for inner in value] if isinstance(value, list | tuple) else value


_INNER_QUOTES = str.maketrans('“”"', "'''")


def one_line(text: str) -> str:
    """Without line breaks and what cannot be seen: a model's words are shown to people, and theirs to it."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def tokens_of(answer: bytes) -> tuple[str, int, int]:
    """What an answer of the chat protocol says, and how many tokens went in and came out. Raises `ValueError`
    if it is none."""
    try:
        reply = msgspec.json.decode(answer, type=_Reply)
    except msgspec.DecodeError as error:
        raise ValueError(str(error)) from None
    if not reply.choices:
        raise ValueError("an answer without a choice")
    return reply.choices[0].message.content or "", reply.usage.prompt_tokens, reply.usage.completion_tokens


class _Said(msgspec.Struct):
    content: str | None = None


class _Choice(msgspec.Struct):
    message: _Said


class _Usage(msgspec.Struct):
    prompt_tokens: int = 0
    completion_tokens: int = 0


class _Reply(msgspec.Struct):
    choices: list[_Choice]
    usage: _Usage = msgspec.field(default_factory=_Usage)
