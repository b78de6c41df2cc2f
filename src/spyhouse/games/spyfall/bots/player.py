"""A bot at the table: listens, believes, asks, answers, accuses, votes and guesses."""

import random
from collections.abc import Sequence
from functools import partial
from typing import cast

from spyhouse.games.spyfall.bots import nerve, pace, wits
from spyhouse.games.spyfall.bots.bank import Kind
from spyhouse.games.spyfall.bots.belief import Belief
from spyhouse.games.spyfall.bots.character import SKILLS, some_character
from spyhouse.games.spyfall.bots.debrief import Debrief, Diary
from spyhouse.games.spyfall.bots.matcher import FOLLOWED, NOT_FOLLOWED, HeardQuestion, the_matcher
from spyhouse.games.spyfall.bots.model import model_of
from spyhouse.games.spyfall.bots.reasons import HEARS_NOTHING, reason
from spyhouse.games.spyfall.bots.tongue import Tongue
from spyhouse.games.spyfall.events import Answered, Asked, ClockRuns, LeftForGood, RoundEnded, VoteEnded
from spyhouse.games.spyfall.moves import Accuse, Answer, Ask, CallTime, Guess, Pass, QueueGuess, Vote
from spyhouse.games.spyfall.options import SpyfallOptions, pack_of
from spyhouse.games.spyfall.view import SpyfallView
from spyhouse.kernel import Bot, Event, Move, Options, View

LONG_ENOUGH_MS = 480_000
"""How long a round without a clock should be."""
OVERTIME = 1.2
"""Bots call time when it should long have been up: where nobody dawdles, the clock may lag behind."""
WORTH_QUEUING = 0.5
"""A spy who is accused names the place, if it comes to that, when it is as sure as this."""
NOT_MY_FRIEND = 0.5
"""Of two spies, one votes against whoever looks less like the other spy than this."""


class SpyfallBot(Bot):
    def __init__(self, seat: int, options: Options, rng: random.Random, level: str) -> None:
        super().__init__(seat, options, rng)
        self.level = level
        self.skill = SKILLS[level]
        self.character = some_character(rng)
        self._options = cast(SpyfallOptions, options)
        self._pack = pack_of(self._options)
        self._model = model_of(self._pack)
        self._matcher = the_matcher()
        self._bank = self._matcher.bank
        self._tongue = Tongue(self._bank, rng)
        self._nerve = nerve.Nerve(self.skill, self.character)
        self._round = 0
        self._last_text = 0
        self._debrief: Debrief | None = None

    def _sit_down(self, view: SpyfallView) -> None:
        """A new round: a new card, and nothing said yet."""
        self._round = view.round
        code = view.card.place if view.card else "--"
        self._place = None if code == "--" else int(code)
        self._kind = self._my_kind(view)
        open_places = [place for place in view.in_play if place not in view.used]
        seats = len(view.scores)
        self._belief = Belief(
            self._model, seats, open_places, self._options.spies, self.skill.attention, self.skill.memory
        )
        self._diary = Diary(seats)
        self._question = NOT_FOLLOWED
        self._questions = 0
        self._answers = [0] * seats
        self._elapsed = 0
        self._considered = False
        self._accused = False
        self._suspicion: dict[int, float] | None = None

    def _my_kind(self, view: SpyfallView) -> Kind:
        """How somebody in this role begins to speak; who has none pretends."""
        kinds = self._bank.kinds
        if self._place is not None and view.card and view.card.role != "-":
            role = self._pack.places[self._place].roles[int(view.card.role)]
            if role.name in kinds:
                return kinds[role.name]
        return self.rng.choice(list(kinds.values()))

    # --- listening

    def watch(self, events: Sequence[Event], view: View) -> None:
        assert isinstance(view, SpyfallView)
        if view.round != self._round:
            self._sit_down(view)
        for event in events:
            match event:
                case Asked(asker=asker, text=text):
                    self._hear_question(asker, text)
                case Answered(seat=seat, text=text):
                    self._hear_answer(seat, text, view)
                case VoteEnded(accused=accused):
                    self._accused = self._accused or accused == self.seat
                    self._note(None, view)
                case ClockRuns(left=left) if left is not None:
                    self._elapsed = self._options.round_seconds * 1000 - left
                case LeftForGood():
                    self._suspicion = None
                case RoundEnded():
                    self._close_diary(view)

    def _hear_question(self, asker: int, text: str) -> None:
        self._question = self._matcher.question(text) if text else NOT_FOLLOWED
        self._questions += 1
        self._tongue.hear(text, self._question.question)
        self._belief.hear_question(asker, self._question, self.skill.reads_questions)
        self._pass_time(text)

    def _hear_answer(self, seat: int, text: str, view: SpyfallView) -> None:
        heard = self._matcher.answer(text, self._question)
        self._tongue.hear(text)
        self._answers[seat] += 1
        self._belief.hear_answer(seat, self._question, heard)
        self._pass_time(text)
        self._note(seat, view)

    def _pass_time(self, text: str) -> None:
        self._elapsed += pace.usual(self._last_text, len(text) or pace.SPOKEN)
        self._last_text = len(text)
        self._considered = False
        self._suspicion = None

    # --- believing

    def _late(self) -> float:
        """How much of the round is over, as far as one can feel it."""
        return min(1.0, self._elapsed / self._whole())

    def _whole(self) -> int:
        return LONG_ENOUGH_MS if self._options.no_clock else self._options.round_seconds * 1000

    def _here(self, view: SpyfallView) -> list[int]:
        return [seat for seat in view.players if seat not in view.gone]

    def _suspects(self, view: SpyfallView) -> dict[int, float]:
        """A civilian's own suspicion; a spy's idea of how everybody looks."""
        if self._suspicion is None:
            players = self._here(view)
            if self._place is None:
                self._suspicion = nerve.looks(self._belief, self.seat, players)
            else:
                self._suspicion = self._belief.suspicion(self._place, players, self.seat)
        return self._suspicion

    def _places(self) -> Sequence[float]:
        return self._belief.places_for(self.seat) if self._place is None else ()

    def _note(self, seat: int | None, view: SpyfallView) -> None:
        if self.seat in view.players:
            self._diary.note(self._questions, seat, self._suspects(view), self._places())

    # --- acting

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        assert isinstance(view, SpyfallView)
        if view.round != self._round:
            self._sit_down(view)
        if not legal:
            return None
        move = self._choose(view, legal)
        self.why = self._reason(move, view)
        return move

    def _reason(self, move: Move | None, view: SpyfallView) -> str:
        if view.phase in ("reveal", "over"):
            return ""
        if self._options.talk == "voice":
            return HEARS_NOTHING
        others = {seat: chance for seat, chance in self._suspects(view).items() if seat != self.seat}
        return reason(move, self._pack, others, self._places())

    def _choose(self, view: SpyfallView, legal: Sequence[Move]) -> Move | None:
        match view.phase:
            case "dealt":
                return self._ask(view, legal)
            case "questions":
                return self._stop(view) or self._talk(view, legal) or self._call_time(view)
            case "vote":
                return self._vote(view) if self.seat in view.waiting_for else self._queue(view)
            case "accusations":
                return self._accuse_after_time(view)
            case _:
                return legal[0]

    def _talk(self, view: SpyfallView, legal: Sequence[Move]) -> Move | None:
        if view.asked == self.seat:
            return self._answer(view)
        if view.asked is None and view.asker == self.seat:
            return self._ask(view, legal)
        return None

    def _ask(self, view: SpyfallView, legal: Sequence[Move]) -> Move:
        may_ask = [move.to for move in legal if isinstance(move, Ask) and move.to not in view.gone]
        if self._options.talk == "voice":
            return Ask(self.rng.choice(may_ask))
        features = self._tongue.features()
        if self._place is None:
            to, feature = wits.spy_question(self._belief, self.skill, self.seat, may_ask, features, self.rng)
        else:
            to, feature = wits.civil_question(
                self._belief, self.skill, self._place, self._suspects(view), may_ask, features, self.rng
            )
        return Ask(to, self._tongue.question(feature))

    def _answer(self, view: SpyfallView) -> Move:
        if self._options.talk == "voice":
            return Answer()
        asked = self._question
        if asked.trust < FOLLOWED:
            sense = self._matcher.makes_sense(view.talk[-1].question)
            return Answer(self._tongue.vague(self._opener()) if sense else self._tongue.puzzled())
        return Answer(self._tongue.answer(asked, self._height(asked), self._opener()))

    def _height(self, asked: HeardQuestion) -> int:
        answers = (
            self._model.of(asked.question) if asked.question else self._model.answers[asked.features[0][0]]
        )
        if self._place is None:
            return wits.spy_height(self._belief, self.skill, self.seat, answers, self.rng)
        return wits.civil_height(self._belief, self.skill, self.seat, self._place, answers, self.rng)

    def _opener(self) -> str:
        if self._accused:
            self._accused = False
            return self._tongue.defence()
        if self.rng.random() < self.character.chattiness:
            return self._tongue.opener(self._kind)
        return ""

    def _stop(self, view: SpyfallView) -> Move | None:
        """Guess or accuse, if what was said last gives reason to."""
        if self._considered:
            return None
        self._considered = True
        suspects, late = self._suspects(view), self._late()
        if self._place is None:
            place = self._nerve.guesses(self._places(), suspects[self.seat], late)
            if place is not None:
                return Guess(place)
        if self.seat in view.spent:
            return None
        if self._place is None:
            suspect = self._nerve.diverts(suspects, self.seat, late)
        else:
            suspect = self._nerve.accuses(suspects, partial(self._others, view, self._place), late)
        if suspect is None or self._answers[suspect] < nerve.TRIES:
            return None
        return Accuse(suspect)

    def _others(self, view: SpyfallView, place: int) -> list[dict[int, float]]:
        """What each of the others should think, if they know the place."""
        players = self._here(view)
        return [self._belief.suspicion(place, players, seat) for seat in players if seat != self.seat]

    def _call_time(self, view: SpyfallView) -> Move | None:
        """When it is enough, as far as one can feel it, or when the others say so."""
        if self.seat in view.callers:
            return None
        most_have = 2 * len(view.callers) >= len(self._here(view))
        return CallTime() if most_have or self._elapsed >= OVERTIME * self._whole() else None

    def _vote(self, view: SpyfallView) -> Move:
        case = view.accusation
        assert case
        if self._options.talk == "voice":
            return Vote(self._place is None or self.rng.random() < 0.5)  # it has heard nothing
        suspects = self._suspects(view)
        if self._place is None:
            return Vote(self._options.spies == 1 or suspects[case.accused] < NOT_MY_FRIEND)
        return Vote(
            self._nerve.votes_guilty(suspects[case.accused], self._late(), case.after_time, len(suspects) - 1)
        )

    def _queue(self, view: SpyfallView) -> Move | None:
        if (
            self._place is not None
            or view.queued != "--"
            or view.accusation is None
            or view.accusation.after_time
        ):
            return None
        places = self._places()
        best = max(range(len(places)), key=places.__getitem__)
        accused = view.accusation.accused == self.seat
        return QueueGuess(best) if accused and places[best] >= WORTH_QUEUING else None

    def _accuse_after_time(self, view: SpyfallView) -> Move:
        suspects = {seat: chance for seat, chance in self._suspects(view).items() if seat != self.seat}
        if self._place is None:
            return Accuse(max(suspects, key=suspects.__getitem__))
        suspect = self._nerve.accuses_after_time(suspects)
        return Pass() if suspect is None else Accuse(suspect)

    def pace(self, move: Move) -> int:
        if isinstance(move, Ask | Answer):
            return pace.takes(self.rng, self.character.haste, self._last_text, len(move.text) or pace.SPOKEN)
        return pace.takes(self.rng, self.character.haste, 0, 0)

    # --- telling

    def _close_diary(self, view: SpyfallView) -> None:
        result = view.sheet[-1]
        spy = self._place is None
        suspect = self._diary.suspect(self.seat)
        self._debrief = Debrief(
            round=view.round,
            seat=self.seat,
            level=self.level,
            temper=self.character.temper,
            spy=spy,
            moments=self._diary.moments(),
            turn=self._diary.turn(result.place if spy else None),
            suspect=suspect,
            remark=self._remark(view) if not spy and self._diary.sure_of(suspect) else "",
        )

    def _remark(self, view: SpyfallView) -> str:
        """Another line for every seat and round, as long as there are any."""
        lines = self._bank.accusing
        return lines[(view.round * len(view.scores) + self.seat) % len(lines)]

    def debrief(self) -> Debrief | None:
        told, self._debrief = self._debrief, None
        return told
