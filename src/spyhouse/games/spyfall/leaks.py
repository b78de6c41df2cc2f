"""Leak meter of Spyfall: what each line revealed to the spy about the place, and to others about its speaker.

`Listener` is the only interface to the bots' belief model.
"""

from collections.abc import Sequence
from math import fsum, log2

from spyhouse.bots.leaks import Leak, RoundLeaks
from spyhouse.games.spyfall.board import Board
from spyhouse.games.spyfall.bots.belief import Belief
from spyhouse.games.spyfall.bots.lexicon import lexicon_of
from spyhouse.games.spyfall.bots.matcher import UNPARSED_QUESTION, load_matcher
from spyhouse.games.spyfall.bots.model import model_of
from spyhouse.games.spyfall.bots.player import ACCUSED
from spyhouse.games.spyfall.events import Accused, Answered, Asked, Dealt, RoundEnded, VoteEnded
from spyhouse.games.spyfall.options import MAX_PLAYERS, SpyfallOptions, pack_of
from spyhouse.games.spyfall.questions import TALK_KEPT
from spyhouse.games.spyfall.scoring import RoundResult
from spyhouse.games.spyfall.view import SpyfallView
from spyhouse.kernel import Event

ATTENTION, READS_QUESTIONS = 0.9, 0.3
"""Weight of what is said, and weight of a question. Bots at the table use lower weights on purpose."""
PLACE_SHARPNESS, SUSPICION_SHARPNESS = 2.5, 1.5
"""Exponents (inverse temperatures) of the probabilities. They minimise the calibration error on training
rounds; docs/reference-scores.md has the figures on held-out rounds."""
TINY = 1e-6


class Listener:
    """A listener that hears everything said in a round and forgets nothing."""

    def __init__(self, options: SpyfallOptions, seats: int, places: Sequence[int], spies: int) -> None:
        language = options.language
        pack = pack_of(options)
        self._matcher = load_matcher(language)
        self._lexicon = lexicon_of(pack, language)
        self._belief = Belief(model_of(pack, language), seats, places, spies, ATTENTION, 1.0)
        self._question = UNPARSED_QUESTION

    def on_question(self, seat: int, text: str) -> bool:
        """Update on a question. Return whether it was understood."""
        self._question = self._matcher.question(text) if text else UNPARSED_QUESTION
        self._belief.observe_question(seat, self._question, READS_QUESTIONS)
        return self._on_words(seat, text) or self._question.trust > 0

    def on_answer(self, seat: int, text: str) -> bool:
        """Update on an answer. Return whether it was understood."""
        answer = self._matcher.answer(text, self._question)
        self._belief.observe_answer(seat, self._question, answer)
        return self._on_words(seat, text) or (self._question.trust > 0 and answer.trust > 0)

    def on_accusation(self, accused: int) -> None:
        """Update on an accusation."""
        self._belief.observe_accusation(accused, ACCUSED)

    def on_votes(self, accused: int, guilty: int, not_guilty: int) -> None:
        """Update on a finished vote."""
        self._belief.observe_votes(accused, guilty, not_guilty)

    def places(self, spy: int) -> Sequence[float]:
        """Return the probability of each place for a spy."""
        sharp = [chance**PLACE_SHARPNESS for chance in self._belief.places_for(spy)]
        total = fsum(sharp)
        return [chance / total for chance in sharp]

    def suspicion(self, place: int, players: Sequence[int], seat: int) -> dict[int, float]:
        """Return each other player's probability of being a spy, for a seat that knows the place."""
        return self._belief.suspicion(place, players, seat, SUSPICION_SHARPNESS)

    def _on_words(self, seat: int, text: str) -> bool:
        if not text or self._matcher.is_from_bank(text):
            return False
        places = self._lexicon.places(text)
        self._belief.observe_words(seat, places)
        return bool(places)


def leaks(b: Board) -> list[RoundLeaks]:
    """Measure every finished round of a game, from the spectators' events."""
    found: list[RoundLeaks] = []
    said: list[Event] = []
    used: list[int] = []
    for event in b.history(None):
        if isinstance(event, Dealt):
            said = []
        elif isinstance(event, RoundEnded):
            places = [place for place in b.in_play if place not in used]
            found.append(_Round(b.options, b.seats, places, event.result).measure(said))
            used.append(event.result.place)
        else:
            said.append(event)
    return found


def leaks_seen(view: SpyfallView, options: SpyfallOptions) -> RoundLeaks | None:
    """Measure the round that has just ended from a view: its typed questions and answers."""
    result = view.sheet[-1] if view.sheet else None
    if (
        result is None
        or result.round != view.round
        or not any(one.question or one.answer for one in view.talk)
    ):
        return None
    if not result.spies:
        return None
    if not is_plausible(view):
        raise ValueError("implausible view: lengths exceed those of any table")
    said: list[Event] = []
    for one in view.talk:
        said.append(Asked(asker=one.asker, to=one.to, text=one.question))
        if one.answer is not None:
            said.append(Answered(seat=one.to, text=one.answer))
    places = [place for place in view.in_play if place == result.place or place not in view.used]
    return _Round(options, len(view.scores), places, result).measure(said)


def is_plausible(view: SpyfallView) -> bool:
    """Check the lengths that determine the cost of measuring, because clients send views."""
    seats = len(view.scores)
    return seats <= MAX_PLAYERS and len(view.talk) <= TALK_KEPT and len(view.in_play) <= len(view.places)


class _Round:
    def __init__(
        self, options: SpyfallOptions, seats: int, places: Sequence[int], result: RoundResult
    ) -> None:
        self._name = pack_of(options).places[result.place].name
        self._seats = seats
        self._result = result
        self._players = [
            seat for seat in range(seats) if seat in result.spies or result.roles[seat] is not None
        ]
        self._listener = Listener(options, seats, places, max(1, len(result.spies)))
        self._lines: list[Leak] = []
        self._last = self._place_to_spies(), self._views()

    def measure(self, events: Sequence[Event]) -> RoundLeaks:
        for event in events:
            match event:
                case Asked(asker=seat, text=text):
                    understood = self._listener.on_question(seat, text)
                    self._note("question", seat, text, understood)
                case Answered(seat=seat, text=text):
                    understood = self._listener.on_answer(seat, text)
                    self._note("answer", seat, text, understood)
                case Accused(accuser=seat, accused=accused):
                    self._listener.on_accusation(accused)
                    self._note("accusation", seat, "", True)
                case VoteEnded(accused=accused, guilty=guilty, not_guilty=not_guilty):
                    self._listener.on_votes(accused, len(guilty), len(not_guilty))
                    self._note("votes", accused, "", True)
        return RoundLeaks(
            round=self._result.round,
            secret=self._result.place,
            secret_name=self._name,
            guilty=self._result.spies,
            winner=self._result.winner,
            lines=tuple(self._lines),
        )

    def _note(self, kind: str, seat: int, text: str, understood: bool) -> None:
        after, now = self._place_to_spies(), self._views()
        (before, views), self._last = self._last, (after, now)
        guesses = self._listener.places(self._result.spies[0])
        self._lines.append(
            Leak(
                round=self._result.round,
                number=len(self._lines) + 1,
                kind=kind,
                seat=seat,
                text=text,
                understood=understood,
                bits=round(log2(max(after, TINY) / max(before, TINY)), 4),
                before=round(before, 4),
                after=round(after, 4),
                best=round(max(guesses), 4),
                best_is_true=max(range(len(guesses)), key=guesses.__getitem__) == self._result.place,
                cleared=tuple(
                    _cleared(old.get(seat), new.get(seat)) for old, new in zip(views, now, strict=True)
                ),
                suspicion=tuple(
                    tuple(round(view.get(other, 0.0), 4) for other in range(self._seats)) if view else ()
                    for view in now
                ),
            )
        )

    def _place_to_spies(self) -> float:
        """Return the mean probability of the true place for the spies."""
        spies = self._result.spies
        return fsum(self._listener.places(spy)[self._result.place] for spy in spies) / max(1, len(spies))

    def _views(self) -> list[dict[int, float]]:
        """Return each seat's suspicion. Spies and spectators do not judge."""
        judges = [seat for seat in self._players if seat not in self._result.spies]
        return [
            self._listener.suspicion(self._result.place, self._players, seat) if seat in judges else {}
            for seat in range(self._seats)
        ]


def _cleared(before: float | None, after: float | None) -> float | None:
    """Return the drop of the speaker's odds of being a spy, in bits."""
    if before is None or after is None:
        return None
    return round(_odds(before) - _odds(after), 4)


def _odds(chance: float) -> float:
    return log2(max(chance, TINY) / max(1 - chance, TINY))
