"""Numeric encoding of Spyfall: actions, talk acts and observations.

A question is encoded by its feature, an answer as low, middling or high. All wordings of one act share
a number: an agent chooses the act, and the bank provides the words. Talk that the matcher does not
understand is an act too.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple, get_args

from spyhouse.games.spyfall.board import Case, Phase, Talk
from spyhouse.games.spyfall.bots.matcher import (
    MIN_ANSWER_TRUST,
    UNPARSED_QUESTION,
    ParsedQuestion,
    load_matcher,
)
from spyhouse.games.spyfall.bots.phrase_bank import HEIGHTS, load_bank
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
from spyhouse.games.spyfall.scoring import How, RoundResult
from spyhouse.games.spyfall.view import Accusation, Card, SpyfallView
from spyhouse.kernel import DEFAULT_LOCALE, WAIT, Encoding, Features, ListedActions, Move, View
from spyhouse.kernel.field_codecs import (
    BoolCodec,
    CachedCodec,
    FieldCodec,
    FixedListCodec,
    IntCodec,
    OneHotCodec,
    OptionalCodec,
    PaddedListCodec,
    SparseCountsCodec,
    StructCodec,
    multi_hot,
)

OTHER = -1
"""Placeholder for the feature or height of talk that was not understood, or absent."""
MAX_POINTS = 200


class TalkAct(NamedTuple):
    """A line of talk without its words: asker, addressee, feature and height of the answer."""

    asker: int
    to: int
    feature: int
    height: int


class SpyfallActions(ListedActions):
    """Numbered moves: questions by addressee and feature, answers by height."""

    def __init__(self, seats: int, places: int, language: str) -> None:
        self._language = language
        bank = load_bank(language)
        self._questions = ("", *(questions[0].text for questions in bank.about))
        self._replies = ("", *(lines[0] for lines in bank.answers.kinds["yes_or_no"].by_height))
        super().__init__(self._listed(seats, places), {Ask: self._as_listed, Answer: self._as_listed})
        self._ask = self._numbers[Ask(0)]
        self._answer = self._numbers[Answer()]
        self._about = b"\1" * len(self._questions)
        self._as_high = b"\1" * len(self._replies)
        self._numbers[Listen()] = WAIT  # listening is waiting

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

    def mark_legal(self, legal: Sequence[Move], marks: bytearray) -> None:
        """Mark the legal actions.

        A player who may be asked may be asked anything, and any height may be answered.
        """
        known = self._numbers
        for move in legal:
            if isinstance(move, Ask):
                first = self._ask + move.to * len(self._about)
                marks[first : first + len(self._about)] = self._about
            elif isinstance(move, Answer):
                marks[self._answer : self._answer + len(self._as_high)] = self._as_high
            else:
                marks[known[move]] = 1

    def needs_view(self, n: int) -> bool:
        """Return whether the action needs a view to find its words."""
        return self._ask <= n < self._answer + len(self._as_high)

    def move(self, n: int, legal: Sequence[Move], view: View | None = None) -> Move | None:
        """Return the move of an action.

        With the speaker's view, its words fit and are unused in this round.
        """
        assert view is None or isinstance(view, SpyfallView)
        talk = view.talk if view else ()
        match self._moves[n]:
            case Ask(to, text):
                ask = self.first(n, [one for one in legal if isinstance(one, Ask) and one.to == to])
                return Ask(to, self._question(text, talk)) if text else self._filler_text(ask)
            case Answer(text):
                answer = self.first(n, [one for one in legal if isinstance(one, Answer)])
                return Answer(self._reply(text, talk)) if text else self._filler_text(answer)
            case move:
                return move

    def text(self, n: int) -> str:
        """Return the action as text."""
        match self._moves[n]:
            case Ask(to, ""):
                return f"Ask(to={to}, about=anything)"
            case Ask(to, text):
                feature = load_bank(self._language).features[_feature(self._language, text)]
                return f"Ask(to={to}, about={feature.id})"
            case Answer(""):
                return "Answer(anything)"
            case Answer(text):
                return f"Answer({('low', 'middling', 'high')[_height(self._language, text)]})"
            case _:
                return super().text(n)

    def _question(self, like: str, talk: Sequence[Talk]) -> str:
        said = {line.question for line in talk}
        about = load_bank(self._language).about[_feature(self._language, like)]
        return next((one.text for one in about if one.text not in said), about[0].text)

    def _reply(self, like: str, talk: Sequence[Talk]) -> str:
        said = {line.answer for line in talk}
        question = _parsed(self._language, talk[-1].question) if talk else UNPARSED_QUESTION
        by_height = load_bank(self._language).answers.kinds[question.kind].by_height
        texts = (question.question.answers if question.question else by_height)[_height(self._language, like)]
        return next((text for text in texts if text not in said), texts[0])

    def _filler_text(self, offered: Ask | Answer) -> Move:
        """Return a move without meaning: silence where people speak, a word or two where they type."""
        if not offered.text:
            return offered
        bank = load_bank(self._language)
        if isinstance(offered, Ask):
            return Ask(offered.to, bank.grammar.filler)
        return Answer(bank.puzzled[0])


# --- talk and its meaning


@lru_cache(maxsize=4096)
def _parsed(language: str, text: str) -> ParsedQuestion:
    return load_matcher(language).question(text) if text else UNPARSED_QUESTION


def _feature(language: str, text: str) -> int:
    question = _parsed(language, text)
    return question.features[0][0] if question.trust >= MIN_ANSWER_TRUST else OTHER


@lru_cache(maxsize=4096)
def _height(language: str, text: str | None) -> int:
    """Return the height of an answer, whatever the question was."""
    if not text:
        return OTHER
    height = _heights(language).get(load_bank(language).without_defence(text)[1])
    if height is not None:
        return height
    answer = load_matcher(language).answer(text, UNPARSED_QUESTION)
    return answer.heights.index(max(answer.heights)) if answer.trust >= MIN_ANSWER_TRUST else OTHER


@cache
def _heights(language: str) -> dict[str, int]:
    """Return the height of all answers of the bank. No two questions share an answer."""
    return {text: height for (_, text), height in load_bank(language).answered.items()}


# --- observations


@lru_cache(maxsize=16)
def _features(seats: int, places: int, language: str) -> Features:
    who = range(seats)
    seat = OneHotCodec(who)
    some = multi_hot(who)
    codes = ("--", *(f"{place:02}" for place in range(places)))
    card = StructCodec(
        Card, {"place": OneHotCodec(codes), "role": OneHotCodec(("-", *map(str, range(ROLES))))}
    )
    accusation: dict[str, FieldCodec[Any]] = {
        "accuser": seat,
        "accused": seat,
        "after_time": BoolCodec(),
        "voted": some,
    }
    case: FieldCodec[Case] = StructCodec(
        Case, {"accuser": seat, "accused": seat, "guilty": some, "not_guilty": some}
    )
    fields: dict[str, FieldCodec[Any]] = {
        "seat": OptionalCodec(seat),
        "phase": OneHotCodec(get_args(Phase)),
        "round": IntCodec(20),
        "rounds": IntCodec(20),
        "dealer": seat,
        "players": some,
        "spies": IntCodec(2),
        "gone": some,
        "waiting_for": some,
        "card": OptionalCodec(card),
        "queued": OneHotCodec(codes),
        "my_vote": OneHotCodec(("g", "n", "-")),
        "in_play": multi_hot(range(places)),
        "used": multi_hot(range(places)),
        "asker": seat,
        "asked": OptionalCodec(seat),
        "barred": some,
        "spent": some,
        "callers": some,
        "callers_needed": IntCodec(seats),
        "accusation": OptionalCodec(StructCodec(Accusation, accusation)),
        "cases": PaddedListCodec(case, 2 * seats),
        "accusers": PaddedListCodec(seat, seats),
        "stars": FixedListCodec(OptionalCodec(IntCodec(TALK_KEPT)), seats),
        "ready": some,
        "scores": FixedListCodec(IntCodec(MAX_POINTS), seats),
    }
    act: dict[str, FieldCodec[Any]] = {
        "asker": IntCodec(seats - 1),
        "to": IntCodec(seats - 1),
        "feature": IntCodec(len(load_bank().features) - 1, OTHER),
        "height": IntCodec(HEIGHTS - 1, OTHER),
    }
    result: dict[str, FieldCodec[Any]] = {
        "round": IntCodec(20),
        "dealer": seat,
        "how": OneHotCodec(get_args(How)),
        "winner": OneHotCodec(("spy", "others", "")),
        "place": IntCodec(places - 1),
        "spies": some,
        "roles": FixedListCodec(OptionalCodec(IntCodec(ROLES - 1)), seats),
        "points": FixedListCodec(IntCodec(9), seats),
        "accuser": OptionalCodec(seat),
        "accused": OptionalCodec(seat),
        "guess": OptionalCodec(IntCodec(places - 1)),
    }
    heard = [
        f"heard[{speaker}].{feature.id}.{height}"
        for speaker in who
        for feature in load_bank().features
        for height in ("low", "middling", "high")
    ]
    derived: dict[str, tuple[FieldCodec[Any], Callable[[Any, int], Any]]] = {
        "seconds_left": (IntCodec(3600), _seconds_left),
        "acts": (
            PaddedListCodec(CachedCodec(StructCodec(TalkAct, act)), TALK_KEPT),
            lambda view, at: talk_acts(view, language),
        ),
        "heard": (SparseCountsCodec(heard, TALK_KEPT), lambda view, at: _tally(view, language)),
        "last_round": (
            CachedCodec(OptionalCodec(StructCodec(RoundResult, result))),
            lambda view, at: view.sheet[-1] if view.sheet else None,
        ),
    }
    # Left out: words, names, and the rounds before the last, whose points are in the scores.
    return Features(SpyfallView, fields, derived)


def talk_acts(view: SpyfallView, language: str = DEFAULT_LOCALE) -> tuple[TalkAct, ...]:
    """Return this round's talk without its words."""
    return tuple([_act(language, line) for line in view.talk])


@lru_cache(maxsize=4096)
def _act(language: str, line: Talk) -> TalkAct:
    return TalkAct(line.asker, line.to, _feature(language, line.question), _height(language, line.answer))


def _tally(view: SpyfallView, language: str) -> Counter[int]:
    """Count the answers of this round by seat, feature and height, by index of the feature names."""
    features = len(load_bank().features)
    return Counter(
        (act.to * features + act.feature) * HEIGHTS + act.height
        for act in talk_acts(view, language)
        if act.feature != OTHER and act.height != OTHER
    )


def _seconds_left(view: SpyfallView, at: int) -> int:
    left = view.clock_left if view.clock_ends is None else view.clock_ends - at
    return max(0, left) // 1000


@lru_cache(maxsize=16)
def _actions(seats: int, places: int, language: str) -> SpyfallActions:
    return SpyfallActions(seats, places, language)


def _places(options: SpyfallOptions) -> int:
    return len(pack_of(options).places)


ENCODING = Encoding(
    actions=lambda seats, options: _actions(seats, _places(options), options.language),
    features=lambda seats, options: _features(seats, _places(options), options.language),
)
