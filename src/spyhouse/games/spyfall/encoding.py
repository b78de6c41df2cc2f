"""Spyfall in numbers: its moves, its talk among them, and what a seat sees.

Talk is what bots make of it: a question is about one of the bank's features, an answer low, middling or high.
All wordings of it are the same act, so an agent chooses the act and the bank finds the words; what is said in
words that nobody follows is an act of its own.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple, get_args

from spyhouse.games.spyfall.board import Case, Phase, Talk
from spyhouse.games.spyfall.bots.bank import HEIGHTS, the_bank
from spyhouse.games.spyfall.bots.matcher import FOLLOWED, NOT_FOLLOWED, HeardQuestion, the_matcher
from spyhouse.games.spyfall.moves import (
    Accuse,
    Answer,
    Ask,
    CallTime,
    Continue,
    Guess,
    Listen,
    Pass,
    QueueGuess,
    Star,
    Vote,
)
from spyhouse.games.spyfall.options import SpyfallOptions, pack_of
from spyhouse.games.spyfall.packs import ROLES
from spyhouse.games.spyfall.questions import TALK_KEPT
from spyhouse.games.spyfall.sheet import How, RoundResult
from spyhouse.games.spyfall.view import Accusation, Card, SpyfallView
from spyhouse.kernel import ENGLISH, WAIT, Encoding, Features, Move, View, Vocabulary
from spyhouse.kernel.codes import Code, Counts, Flag, Known, Maybe, Number, OneOf, Record, Row, Some, UpTo

OTHER = -1
"""Instead of a feature or a height: words that nobody follows, or none."""
MOST_POINTS = 200


class Act(NamedTuple):
    """A line of the talk without its words: who asked whom about what, and how high the answer was."""

    asker: int
    to: int
    feature: int
    height: int


class Speech(Vocabulary):
    """The moves of Spyfall, with questions by whom and what they ask, and answers by how high they are."""

    def __init__(self, seats: int, places: int, language: str) -> None:
        self._language = language
        bank = the_bank(language)
        self._questions = ("", *(questions[0].text for questions in bank.about))
        self._replies = ("", *(lines[0] for lines in bank.answers.kinds["yes_or_no"].by_height))
        super().__init__(self._listed(seats, places), {Ask: self._as_listed, Answer: self._as_listed})
        self._ask = self._numbers[Ask(0)]
        self._answer = self._numbers[Answer()]
        self._about = b"\1" * len(self._questions)
        self._as_high = b"\1" * len(self._replies)
        self._numbers[Listen()] = WAIT  # to listen is to wait

    def _listed(self, seats: int, places: int) -> Iterator[Move]:
        yield from (Ask(seat, text) for seat in range(seats) for text in self._questions)
        yield from map(Answer, self._replies)
        yield from map(Accuse, range(seats))
        yield from (Vote(True), Vote(False), Pass(), CallTime(), Continue())
        yield from map(Guess, range(places))
        yield from map(QueueGuess, (*range(places), None))
        yield from map(Star, range(TALK_KEPT))

    def _as_listed(self, move: Ask | Answer) -> Move:
        if isinstance(move, Ask):
            return Ask(move.to, self._questions[1 + _feature(self._language, move.text)])
        return Answer(self._replies[1 + _height(self._language, move.text)])

    def mark(self, legal: Sequence[Move], marks: bytearray) -> None:
        """Whoever may be asked may be asked anything, and an answer may be as high as one likes."""
        known = self._numbers
        for move in legal:
            if isinstance(move, Ask):
                first = self._ask + move.to * len(self._about)
                marks[first : first + len(self._about)] = self._about
            elif isinstance(move, Answer):
                marks[self._answer : self._answer + len(self._as_high)] = self._as_high
            else:
                marks[known[move]] = 1

    def speaks(self, n: int) -> bool:
        return self._ask <= n < self._answer + len(self._as_high)

    def move(self, n: int, legal: Sequence[Move], view: View | None = None) -> Move | None:
        """With the view of whoever speaks, words that fit and that nobody has used in this round."""
        assert view is None or isinstance(view, SpyfallView)
        talk = view.talk if view else ()
        match self._moves[n]:
            case Ask(to, text):
                ask = self.first(n, [one for one in legal if isinstance(one, Ask) and one.to == to])
                return Ask(to, self._question(text, talk)) if text else self._mumble(ask)
            case Answer(text):
                answer = self.first(n, [one for one in legal if isinstance(one, Answer)])
                return Answer(self._reply(text, talk)) if text else self._mumble(answer)
            case move:
                return move

    def text(self, n: int) -> str:
        match self._moves[n]:
            case Ask(to, ""):
                return f"Ask(to={to}, about=anything)"
            case Ask(to, text):
                feature = the_bank(self._language).features[_feature(self._language, text)]
                return f"Ask(to={to}, about={feature.id})"
            case Answer(""):
                return "Answer(anything)"
            case Answer(text):
                return f"Answer({('low', 'middling', 'high')[_height(self._language, text)]})"
            case _:
                return super().text(n)

    def _question(self, like: str, talk: Sequence[Talk]) -> str:
        said = {line.question for line in talk}
        about = the_bank(self._language).about[_feature(self._language, like)]
        return next((one.text for one in about if one.text not in said), about[0].text)

    def _reply(self, like: str, talk: Sequence[Talk]) -> str:
        said = {line.answer for line in talk}
        asked = _heard(self._language, talk[-1].question) if talk else NOT_FOLLOWED
        plain = the_bank(self._language).answers.kinds[asked.kind].by_height
        texts = (asked.question.answers if asked.question else plain)[_height(self._language, like)]
        return next((text for text in texts if text not in said), texts[0])

    def _mumble(self, offered: Ask | Answer) -> Move:
        """Something that means nothing: silence where people speak, and where they type a word or two."""
        if not offered.text:
            return offered
        bank = the_bank(self._language)
        if isinstance(offered, Ask):
            return Ask(offered.to, bank.grammar.mumble)
        return Answer(bank.puzzled[0])


# --- words and what they mean


@lru_cache(maxsize=4096)
def _heard(language: str, text: str) -> HeardQuestion:
    return the_matcher(language).question(text) if text else NOT_FOLLOWED


def _feature(language: str, text: str) -> int:
    heard = _heard(language, text)
    return heard.features[0][0] if heard.trust >= FOLLOWED else OTHER


@lru_cache(maxsize=4096)
def _height(language: str, text: str | None) -> int:
    """Of an answer, whatever the question was."""
    if not text:
        return OTHER
    height = _heights(language).get(the_bank(language).without_defence(text)[1])
    if height is not None:
        return height
    heard = the_matcher(language).answer(text, NOT_FOLLOWED)
    return heard.heights.index(max(heard.heights)) if heard.trust >= FOLLOWED else OTHER


@cache
def _heights(language: str) -> dict[str, int]:
    """Of all answers of the bank: no two questions have one in common."""
    return {text: height for (_, text), height in the_bank(language).answered.items()}


# --- what a seat sees


@lru_cache(maxsize=16)
def _features(seats: int, places: int, language: str) -> Features:
    who = range(seats)
    seat = OneOf(who)
    some = Some(who)
    codes = ("--", *(f"{place:02}" for place in range(places)))
    card = Record(Card, {"place": OneOf(codes), "role": OneOf(("-", *map(str, range(ROLES))))})
    accusation: dict[str, Code[Any]] = {"accuser": seat, "accused": seat, "after_time": Flag(), "voted": some}
    case: Code[Case] = Record(Case, {"accuser": seat, "accused": seat, "guilty": some, "not_guilty": some})
    fields: dict[str, Code[Any]] = {
        "seat": Maybe(seat),
        "phase": OneOf(get_args(Phase)),
        "round": Number(20),
        "rounds": Number(20),
        "dealer": seat,
        "players": some,
        "spies": Number(2),
        "gone": some,
        "waiting_for": some,
        "card": Maybe(card),
        "queued": OneOf(codes),
        "my_vote": OneOf(("g", "n", "-")),
        "in_play": Some(range(places)),
        "used": Some(range(places)),
        "asker": seat,
        "asked": Maybe(seat),
        "barred": some,
        "spent": some,
        "callers": some,
        "callers_needed": Number(seats),
        "accusation": Maybe(Record(Accusation, accusation)),
        "cases": UpTo(case, 2 * seats),
        "accusers": UpTo(seat, seats),
        "stars": Row(Maybe(Number(TALK_KEPT)), seats),
        "ready": some,
        "scores": Row(Number(MOST_POINTS), seats),
    }
    act: dict[str, Code[Any]] = {
        "asker": Number(seats - 1),
        "to": Number(seats - 1),
        "feature": Number(len(the_bank().features) - 1, OTHER),
        "height": Number(HEIGHTS - 1, OTHER),
    }
    result: dict[str, Code[Any]] = {
        "round": Number(20),
        "dealer": seat,
        "how": OneOf(get_args(How)),
        "winner": OneOf(("spy", "others", "")),
        "place": Number(places - 1),
        "spies": some,
        "roles": Row(Maybe(Number(ROLES - 1)), seats),
        "points": Row(Number(9), seats),
        "accuser": Maybe(seat),
        "accused": Maybe(seat),
        "guess": Maybe(Number(places - 1)),
    }
    heard = [
        f"heard[{speaker}].{feature.id}.{height}"
        for speaker in who
        for feature in the_bank().features
        for height in ("low", "middling", "high")
    ]
    derived: dict[str, tuple[Code[Any], Callable[[Any, int], Any]]] = {
        "seconds_left": (Number(3600), _seconds_left),
        "acts": (UpTo(Known(Record(Act, act)), TALK_KEPT), lambda view, at: acts(view, language)),
        "heard": (Counts(heard, TALK_KEPT), lambda view, at: _tally(view, language)),
        "last_round": (
            Known(Maybe(Record(RoundResult, result))),
            lambda view, at: view.sheet[-1] if view.sheet else None,
        ),
    }
    # Left out: words and names, and the rounds before the last, whose points are in the scores.
    return Features(SpyfallView, fields, derived)


def acts(view: SpyfallView, language: str = ENGLISH) -> tuple[Act, ...]:
    """This round's talk, without its words."""
    return tuple([_act(language, line) for line in view.talk])


@lru_cache(maxsize=4096)
def _act(language: str, line: Talk) -> Act:
    return Act(line.asker, line.to, _feature(language, line.question), _height(language, line.answer))


def _tally(view: SpyfallView, language: str) -> Counter[int]:
    """How often each has answered how high about what, in this round, by its place among the names."""
    features = len(the_bank().features)
    return Counter(
        (act.to * features + act.feature) * HEIGHTS + act.height
        for act in acts(view, language)
        if act.feature != OTHER and act.height != OTHER
    )


def _seconds_left(view: SpyfallView, at: int) -> int:
    left = view.clock_left if view.clock_ends is None else view.clock_ends - at
    return max(0, left) // 1000


@lru_cache(maxsize=16)
def _actions(seats: int, places: int, language: str) -> Speech:
    return Speech(seats, places, language)


def _places(options: SpyfallOptions) -> int:
    return len(pack_of(options).places)


ENCODING = Encoding(
    actions=lambda seats, options: _actions(seats, _places(options), options.language),
    features=lambda seats, options: _features(seats, _places(options), options.language),
)
