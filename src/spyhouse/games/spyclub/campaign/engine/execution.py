"""One run of an effect or task: state it may read, questions it may ask, effects it may start."""

from collections.abc import Sequence
from typing import TypeVar, cast

import msgspec

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.case_state import ActiveRule, PendingChoice, TemporaryRule
from spyhouse.games.spyclub.campaign.engine import targets
from spyhouse.games.spyclub.campaign.engine.effect import Effect
from spyhouse.games.spyclub.campaign.engine.frame import EffectContext, Frame, Occasion
from spyhouse.games.spyclub.campaign.events import Decided, DeskAsked
from spyhouse.games.spyclub.campaign.mosaic import Mosaic, Question, mosaic_of, owner_of
from spyhouse.games.spyclub.campaign.terms import Until, Who
from spyhouse.games.spyclub.events import CardAsked, RuleBegan
from spyhouse.games.spyclub.moves import CardAnswer, PickPlayer
from spyhouse.games.spyclub.terms import EMPTY, Ask
from spyhouse.kernel import Move

M = TypeVar("M", bound=Move)


class Suspended(Exception):
    """Raised when an effect waits for an answer. The agenda runs it again with one more answer."""


class EffectRun:
    __slots__ = ("b", "frame", "m", "used_answers")

    def __init__(self, b: Board, frame: Frame) -> None:
        self.b = b
        self.m: Mosaic = mosaic_of(b)
        self.frame = frame
        self.used_answers = 0

    @property
    def card(self) -> int:
        return self.frame.card

    @property
    def context(self) -> EffectContext:
        return self.frame.context

    @property
    def occasion(self) -> Occasion | None:
        return self.frame.context.occasion

    @property
    def owner(self) -> int | None:
        return owner_of(self.b, self.frame.card)

    @property
    def subject(self) -> int:
        """Return the player of `own` and `focus`: the owner of a character card, else the active player."""
        owner = self.owner
        return self.b.active if owner is None else owner

    def ask(
        self, seat: int, ask: Ask, moves: Sequence[M], team: tuple[int, ...] = (), card: int | None = None
    ) -> M:
        """Return the answer of a player, or of any of `team`. Raises `Suspended` until there is one.

        A single possible answer is taken without asking. The active player answers for one who has left.
        `card` is the campaign card that asks, if it is not the frame's.
        """
        given = self._next_answer()
        if given is not None:
            return cast(M, given)
        if len(moves) == 1:
            self._take(moves[0])
            return moves[0]
        who, by = self.b.active if seat in self.b.gone else seat, self.card if card is None else card
        options = cast("tuple[CardAnswer, ...]", tuple(moves))
        self.m.running.choice = PendingChoice(who, team or (who,), by, ask, options)
        self.m.running.suspended = self.frame
        self.b.phase = "card"
        self.b.emit(CardAsked(seat=who, ask=ask, by=by))
        raise Suspended

    def decide(self, question: Question) -> str:
        """Return what the team decides at its desk. Raises `Suspended` until it has decided.

        Players who have left are not asked. A single answer is taken without asking.
        """
        given = self._next_answer()
        if given is not None:
            return cast(str, given)
        seats = tuple(seat for seat in question.seats if seat not in self.b.gone)
        if len(question.answers) == 1 or not seats:
            answer = question.answers[0].key if question.answers else ""
            if question.answers:
                self.b.emit(Decided(about=question.about, card=question.card, answer=answer))
            self._take(answer)
            return answer
        self.m.question = msgspec.structs.replace(question, seats=seats)
        self.m.running.suspended = self.frame
        self.b.phase = "desk"
        self.b.emit(DeskAsked(about=question.about, card=question.card, seats=seats))
        raise Suspended

    def _next_answer(self) -> Move | str | None:
        """Return the next answer given so far; None if there is none left."""
        if self.used_answers == len(self.frame.answers):
            return None
        self.used_answers += 1
        return self.frame.answers[self.used_answers - 1]

    def _take(self, answer: Move | str) -> None:
        self.frame = self.frame._replace(answers=(*self.frame.answers, answer))
        self.used_answers += 1

    def players(self, who: Who) -> list[int]:
        """Return the players meant, in turn order. If the team has to choose one, ask it."""
        if who == "chosen":
            everyone = [PickPlayer(seat) for seat in targets.present(self.b)]
            return [self.ask(self.b.starter, "player", everyone, targets.present(self.b)).seat]
        return self.named(who)

    def named(self, who: Who) -> list[int]:
        """Return the players a word can mean, without asking."""
        b = self.b
        match who:
            case "each":
                return targets.clockwise(b, b.active)
            case "active":
                return [b.active]
            case "owner":
                return [self.owner] if self.owner is not None else []
            case "others":
                return [seat for seat in targets.clockwise(b, self.subject) if seat != self.subject]
            case "starter":
                return [b.starter]
            case "left":
                return [targets.next_seat(b, 1)]
            case "right":
                return [targets.next_seat(b, -1)]
            case "partner" | "victim":
                return [targets.victim(b, self.occasion)]
            case "ringed":
                return targets.ringed(b, targets.victim(b, self.occasion))
            case "most_ideas":
                return [targets.most_or_fewest(b, max(b.ideas))]
            case "fewest_ideas":
                return [targets.most_or_fewest(b, min(b.ideas))]
            case "chosen":
                return [*targets.present(b)]
            case "beside":
                figure = targets.figure_of(b, self.card)
                return [figure.place] if figure and figure.track == "seats" else []

    def then(self, effects: Sequence[Effect]) -> None:
        """Put effects of the same card on the agenda, in the same context."""
        self.m.push_next(*[Frame(self.card, effect, self.context) for effect in effects])

    def begin(self, rule: Effect, until: Until = "case", seat: int = EMPTY) -> None:
        """Start a standing rule for a limited time, for one player or for everyone."""
        started = TemporaryRule(ActiveRule(self.card, rule), until, self.b.active, seat)
        self.m.running.temporary_rules = (*self.m.running.temporary_rules, started)
        self.b.emit(RuleBegan())
