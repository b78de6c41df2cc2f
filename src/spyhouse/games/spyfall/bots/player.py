"""The Spyfall bot: listens, updates beliefs, asks, answers, accuses, votes and guesses."""

import random
from collections.abc import Sequence
from functools import partial
from typing import cast

from spyhouse.games.spyfall.bots import decisions, pace, questioning
from spyhouse.games.spyfall.bots.belief import Belief
from spyhouse.games.spyfall.bots.character import SKILLS, some_character
from spyhouse.games.spyfall.bots.debrief import BeliefDiary, Debrief
from spyhouse.games.spyfall.bots.grammar import Remark
from spyhouse.games.spyfall.bots.lexicon import lexicon_of
from spyhouse.games.spyfall.bots.matcher import (
    MIN_ANSWER_TRUST,
    UNPARSED_QUESTION,
    ParsedQuestion,
    load_matcher,
)
from spyhouse.games.spyfall.bots.model import model_of
from spyhouse.games.spyfall.bots.phrasing import PhrasePicker
from spyhouse.games.spyfall.bots.reasons import HEARS_NOTHING, reason
from spyhouse.games.spyfall.events import Accused, Answered, Asked, ClockRuns, RoundEnded, VoteEnded
from spyhouse.games.spyfall.moves import (
    Accuse,
    Answer,
    Ask,
    CallTime,
    Continue,
    Guess,
    Pass,
    QueueGuess,
    Vote,
)
from spyhouse.games.spyfall.options import SpyfallOptions, pack_of
from spyhouse.games.spyfall.scoring import How
from spyhouse.games.spyfall.view import SpyfallView
from spyhouse.kernel import Bot, Event, LeftForGood, Move, Options, View
from spyhouse.kernel.structs import Phrase

LONG_ENOUGH_MS = 480_000
"""Target length of a round without a clock, in ms."""
OVERTIME = 1.2
"""Factor on the usual length after which bots call time, because their estimate may lag behind."""
WORTH_QUEUING = 0.5
"""Probability of a place from which an accused spy queues a guess."""
ACCUSED, ACCUSED_ALOUD = 0.3, 1.0
"""Log-weight of an accusation as evidence: at a table that types, and at one that talks aloud, where bots
hear nothing else."""
SPY_FOLLOWS = 2.0
"""A spy is distracted by pretending: it takes in as much talk as that of this many players."""
TRIED_AGAIN = 2
"""New answers required before accusing somebody again after a failed vote."""
NOT_MY_FRIEND = 0.5
"""Suspicion below which one of two spies votes against a player."""


class SpyfallBot(Bot):
    """A Spyfall bot of one skill and character."""

    def __init__(self, seat: int, options: Options, rng: random.Random, level: str) -> None:
        super().__init__(seat, options, rng)
        self.level = level
        self.skill = SKILLS[level]
        self.character = some_character(rng)
        self._options = cast(SpyfallOptions, options)
        self._pack = pack_of(self._options)
        language = self._options.language
        self._model = model_of(self._pack, language)
        self._matcher = load_matcher(language)
        self._bank = self._matcher.bank
        self._tongue = PhrasePicker(self._bank, rng)
        self._lexicon = lexicon_of(self._pack, language)
        self._voice = self._options.talk == "voice"
        self._nerve = decisions.DecisionPolicy(self.skill, self.character)
        self._round = 0
        self._last_text = 0
        self._debrief: Debrief | None = None

    def _start_round(self, view: SpyfallView) -> None:
        """Reset for a new round: new card, no talk yet."""
        self._round = view.round
        code = view.card.place if view.card else "--"
        self._place = None if code == "--" else int(code)
        open_places = [place for place in view.in_play if place not in view.used]
        seats = len(view.scores)
        attention = self.skill.attention
        if self._place is None:
            attention *= min(1.0, SPY_FOLLOWS / (len(view.players) - 1))
        self._belief = Belief(self._model, seats, open_places, view.spies, attention, self.skill.memory)
        if view.spy_weights:
            self._belief.weigh_spies(view.spy_weights)
        self._cover: int | None = None
        self._diary = BeliefDiary(seats)
        self._question = UNPARSED_QUESTION
        self._questions = 0
        self._answers = [0] * seats
        self._acquitted: dict[int, int] = {}
        """By seat: number of its answers at the last failed vote on it."""
        self._elapsed = 0
        self._considered = False
        self._accused = False
        self._suspicion: dict[int, float] | None = None

    # --- events

    def observe(self, events: Sequence[Event], view: View) -> None:
        """Update beliefs from events."""
        assert isinstance(view, SpyfallView)
        if view.round != self._round:
            self._start_round(view)
        for event in events:
            match event:
                case Asked(asker=asker, text=text):
                    self._on_question(asker, text)
                case Answered(seat=seat, text=text):
                    self._on_answer(seat, text, view)
                case Accused(accused=accused):
                    self._belief.observe_accusation(accused, ACCUSED_ALOUD if self._voice else ACCUSED)
                    self._suspicion = None
                case VoteEnded(accused=accused, guilty=guilty, not_guilty=not_guilty):
                    self._accused = self._accused or accused == self.seat
                    self._acquitted[accused] = self._answers[accused]
                    self._belief.observe_votes(accused, len(guilty), len(not_guilty))
                    self._suspicion = None
                    self._note(None, view)
                case ClockRuns(left=left) if left is not None:
                    self._elapsed = self._options.round_seconds * 1000 - left
                case LeftForGood():
                    self._suspicion = None
                case RoundEnded():
                    self._close_diary(view)

    def _on_question(self, asker: int, text: str) -> None:
        self._question = self._matcher.question(text) if text else UNPARSED_QUESTION
        self._questions += 1
        self._tongue.observe(text, self._question.question)
        self._belief.observe_question(asker, self._question, self.skill.reads_questions)
        self._on_words(asker, text)
        self._pass_time(text)

    def _on_answer(self, seat: int, text: str, view: SpyfallView) -> None:
        heard = self._matcher.answer(text, self._question)
        self._tongue.observe(text)
        self._answers[seat] += 1
        self._belief.observe_answer(seat, self._question, heard)
        self._on_words(seat, text)
        self._pass_time(text)
        self._note(seat, view)

    def _on_words(self, seat: int, text: str) -> None:
        """Update on telling words in typed text; the bank's phrases contain none."""
        if text and not self._matcher.is_from_bank(text):
            self._belief.observe_words(seat, self._lexicon.places(text))

    def _pass_time(self, text: str) -> None:
        self._elapsed += pace.usual(self._last_text, len(text) or pace.SPOKEN)
        self._last_text = len(text)
        self._considered = False
        self._suspicion = None

    # --- beliefs

    def _round_progress(self) -> float:
        """Return the estimated progress of the round, from 0 to 1."""
        return min(1.0, self._elapsed / self._whole())

    def _whole(self) -> int:
        return LONG_ENOUGH_MS if self._options.no_clock else self._options.round_seconds * 1000

    def _active_players(self, view: SpyfallView) -> list[int]:
        return [seat for seat in view.players if seat not in view.gone]

    def _suspects(self, view: SpyfallView) -> dict[int, float]:
        """Return a civilian's own suspicion, or a spy's estimate of the others'."""
        if self._suspicion is None:
            players = self._active_players(view)
            if self._place is None:
                self._suspicion = decisions.looks(self._belief, self.seat, players)
            else:
                self._suspicion = self._belief.suspicion(self._place, players, self.seat)
        return self._suspicion

    def _places(self) -> Sequence[float]:
        return self._belief.places_for(self.seat) if self._place is None else ()

    def _note(self, seat: int | None, view: SpyfallView) -> None:
        if self.seat in view.players:
            self._diary.note(self._questions, seat, self._suspects(view), self._places())

    # --- moves

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        """Return the bot's move, or None to wait."""
        assert isinstance(view, SpyfallView)
        if view.round != self._round:
            self._start_round(view)
        if not legal:
            return None
        move = self._choose(view, legal)
        self.why = self._reason(move, view)
        return move

    def _reason(self, move: Move | None, view: SpyfallView) -> Phrase | str:
        if view.phase in ("reveal", "over"):
            return ""
        if self._voice:
            return HEARS_NOTHING
        others = {seat: chance for seat, chance in self._suspects(view).items() if seat != self.seat}
        naming = view.phase == "naming"
        return reason(
            move, self._pack, others, self._belief.places_for(self.seat) if naming else self._places()
        )

    def _choose(self, view: SpyfallView, legal: Sequence[Move]) -> Move | None:
        match view.phase:
            case "dealt":
                return self._ask(view, legal)
            case "questions":
                return self._interrupt(view) or self._talk(view, legal) or self._call_time(view)
            case "vote":
                return self._vote(view) if self.seat in view.waiting_for else self._queue(view)
            case "accusations":
                return self._accuse_after_time(view)
            case "naming":
                return self._name_at_last(legal)
            case _:
                return Continue()

    def _talk(self, view: SpyfallView, legal: Sequence[Move]) -> Move | None:
        if view.asked == self.seat:
            return self._answer(view)
        if view.asked is None and view.asker == self.seat:
            return self._ask(view, legal)
        return None

    def _ask(self, view: SpyfallView, legal: Sequence[Move]) -> Move:
        may_ask = [move.to for move in legal if isinstance(move, Ask) and move.to not in view.gone]
        features = self._tongue.features()
        place = self._pretended()
        suspects = self._belief.suspicion(place, self._active_players(view), self.seat)
        to, feature = questioning.choose_question(
            self._belief, self.skill, place, suspects, self._answers, may_ask, features, self.rng
        )
        return Ask(to, self._tongue.question(feature))

    def _answer(self, view: SpyfallView) -> Move:
        text = self._say(view.talk[-1].question)
        if self._accused:
            self._accused = False
            text = self._tongue.defended(text)
        return Answer(text)

    def _say(self, question: str) -> str:
        asked, replies = self._question, self._bank.answers.replies
        if not question:
            return self._tongue.reply(replies.unheard)
        match self._bank.grammar.forbidden_question(question):
            case "are you the spy":
                return self._tongue.reply(replies.are_you_the_spy)
            case "where are we":
                return self._tongue.reply(replies.where_are_we)
        if remark := self._no_question(question):
            return self._tongue.reply(getattr(replies, remark))
        if not asked.question and self._bank.grammar.is_choice(question):
            return self._tongue.reply(replies.this_or_that)
        if asked.trust >= MIN_ANSWER_TRUST:
            return self._tongue.answer(asked, self._height(asked))
        if self._matcher.makes_sense(question):
            return self._tongue.vague(asked.kind)
        return self._tongue.puzzled()

    def _no_question(self, question: str) -> Remark:
        """Return the kind of remark, if the text is no question. Unintelligible text is none."""
        if self._matcher.is_from_bank(question):
            return ""
        remark = self._bank.grammar.remark(question)
        return "" if remark == "statement" and not self._matcher.makes_sense(question) else remark

    def _height(self, asked: ParsedQuestion) -> int:
        answers = (
            self._model.of(asked.question) if asked.question else self._model.answers[asked.features[0][0]]
        )
        return questioning.choose_height(
            self._belief, self.skill, self.seat, self._pretended(), answers, self.rng
        )

    def _pretended(self) -> int:
        """Return the place the bot talks about: a civilian's place, or a spy's cover."""
        if self._place is not None:
            return self._place
        self._cover = questioning.choose_cover(self._places(), self._cover, self.rng)
        return self._cover

    def _interrupt(self, view: SpyfallView) -> Move | None:
        """Return a guess or an accusation, if the last line justifies it."""
        if self._considered:
            return None
        self._considered = True
        suspects, late = self._suspects(view), self._round_progress()
        if self._place is None:
            place = self._nerve.guesses(self._places(), suspects[self.seat], late)
            if place is not None:
                return Guess(place)
        if self.seat in view.spent:
            return None
        if self._place is None:
            suspect = self._nerve.diverts(suspects, self._not_again(), self.seat, late)
        else:
            others = partial(self._others, view, self._place)
            suspect = self._nerve.accuses(suspects, self._not_again(), others, late)
        if suspect is None or self._answers[suspect] < decisions.TRIES:
            return None
        return Accuse(suspect)

    def _not_again(self) -> list[int]:
        """Return the players whose vote failed and who have said too little since."""
        return [seat for seat, then in self._acquitted.items() if self._answers[seat] < then + TRIED_AGAIN]

    def _others(self, view: SpyfallView, place: int) -> list[dict[int, float]]:
        """Return the suspicion that each of the others should have, if they know the place."""
        players = self._active_players(view)
        return [self._belief.suspicion(place, players, seat) for seat in players if seat != self.seat]

    def _call_time(self, view: SpyfallView) -> Move | None:
        """Return a call of time, when the round feels long enough or the others call it."""
        if self.seat in view.callers or not view.callers_needed:
            return None
        half_have = 2 * len(view.callers) >= len(self._active_players(view))
        return CallTime() if half_have or self._elapsed >= OVERTIME * self._whole() else None

    def _vote(self, view: SpyfallView) -> Move:
        case = view.accusation
        assert case
        suspects = self._suspects(view)
        if self._place is None:
            return Vote(view.spies == 1 or suspects[case.accused] < NOT_MY_FRIEND)
        return Vote(
            self._nerve.votes_guilty(
                suspects[case.accused], self._round_progress(), case.after_time, len(suspects) - 1
            )
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
        acquitted = self._not_again()
        if self._place is None:
            suspect = max(
                (seat for seat in suspects if seat not in acquitted), key=suspects.__getitem__, default=None
            )
        else:
            suspect = self._nerve.accuses_after_time(suspects, acquitted)
        return Pass() if suspect is None else Accuse(suspect)

    def _name_at_last(self, legal: Sequence[Move]) -> Move:
        """SF-36: name the likeliest place, because a wrong one costs nothing."""
        places = self._belief.places_for(self.seat)
        return max((move for move in legal if isinstance(move, Guess)), key=lambda move: places[move.place])

    def thinking_ms(self, move: Move) -> int:
        """Return the thinking time of a move, in ms."""
        if isinstance(move, Ask | Answer):
            return pace.takes(self.rng, self.character.haste, self._last_text, len(move.text) or pace.SPOKEN)
        return pace.takes(self.rng, self.character.haste, 0, 0)

    # --- debrief

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
            remark=self._spys_remark(result.how) if spy else self._remark(view, suspect),
        )

    def _spys_remark(self, how: How) -> str:
        return self.rng.choice(self._bank.answers.spy.get(how, ("",)))

    def _remark(self, view: SpyfallView, suspect: int | None) -> str:
        """Return a line about the suspect that differs by seat and round."""
        if not self._diary.sure_of(suspect):
            return ""
        lines = self._bank.accusing
        return lines[(view.round * len(view.scores) + self.seat) % len(lines)]

    def debrief(self) -> Debrief | None:
        """Return the debrief of the last round, if it is over."""
        told, self._debrief = self._debrief, None
        return told
