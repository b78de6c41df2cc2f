"""The rules. The kernel has checked that the seat exists, that the move is one of ours, and the time."""

import random
from collections import Counter
from collections.abc import Sequence

from spyhouse.kernel import Event, IllegalMove, Outcome, State, move_types
from spyhouse_nightwatch.events import (
    Decided,
    NightOver,
    Unmasked,
    Voting,
    WentOut,
    YourDecision,
    YourSuspect,
)
from spyhouse_nightwatch.moves import Guard, LookAway, NightWatchMove, Suspect, TakeAlong
from spyhouse_nightwatch.options import NightWatchOptions
from spyhouse_nightwatch.view import Night, NightWatchView


class NightWatch(State[NightWatchView]):
    __slots__ = ("away", "ended", "leader", "mole", "named", "nights", "partner", "side")
    moves = move_types(NightWatchMove)
    no_skip_phases = frozenset({"choose", "watch", "vote"})
    """When time is up, silent players do what comes first (`_tick`)."""
    options: NightWatchOptions

    def __init__(self, seats: int, seed: str, options: NightWatchOptions) -> None:
        super().__init__(seats, seed, options)
        self.mole = self.chance.below("mole", seats)  # NW-1
        self.leader = self.chance.below("leader", seats)
        self.partner: int | None = None
        self.away: dict[int, bool] = {}
        """Decisions of the night, by seat: True to look away."""
        self.nights: tuple[Night, ...] = ()
        self.named: dict[int, int] = {}
        self.side = self.ended = ""
        self.phase = "choose"
        self.due = 1000 * options.seconds

    # --- what can be done

    def waiting_for(self) -> tuple[int, ...]:
        match self.phase:
            case "choose":
                return (self.leader,)
            case "watch":
                return tuple(seat for seat in self._pair() if seat not in self.away)
            case "vote":
                return tuple(seat for seat in self.players() if seat not in self.named)
            case _:
                return ()

    def _legal(self, seat: int) -> Sequence[NightWatchMove]:
        if seat not in self.waiting_for():
            return []
        others = [other for other in self.players() if other != seat]
        if self.phase == "choose":
            return [TakeAlong(other) for other in others]
        if self.phase == "vote":
            return [Suspect(other) for other in others]
        return [Guard(), LookAway()] if seat == self.mole else [Guard()]  # NW-3

    def _apply(self, seat: int, move: NightWatchMove, at: int) -> list[Event]:
        if seat not in self.waiting_for():
            raise IllegalMove("nightwatch-not-you")
        if move not in self._legal(seat):
            raise IllegalMove("nightwatch-not-now")
        match move:
            case TakeAlong(seat=partner):
                self.partner, self.phase = partner, "watch"  # NW-2
                events: list[Event] = [WentOut(leader=seat, partner=partner)]
            case Suspect(seat=suspect):
                self.named[seat] = suspect
                events = [Decided(seat=seat), YourSuspect(seat=suspect, only=(seat,))]
                if not self.waiting_for():
                    events += self._count(at)
            case _:
                self.away[seat] = isinstance(move, LookAway)
                events = [Decided(seat=seat), YourDecision(looked_away=self.away[seat], only=(seat,))]
                if not self.waiting_for():
                    events += self._dawn()
        self._set_clock(at)
        return events

    # --- what follows

    def _pair(self) -> tuple[int, ...]:
        return (self.leader,) if self.partner is None else (self.leader, self.partner)

    def _dawn(self) -> list[Event]:
        """End the night: only whether it was quiet is public (NW-4)."""
        assert self.partner is not None
        night = Night(self.leader, self.partner, not any(self.away.values()))
        self.nights = (*self.nights, night)
        self.leader = (self.leader + 1) % self.seats
        self.partner, self.away = None, {}
        over = len(self.nights) == self.options.nights
        self.phase = "vote" if over else "choose"
        told: list[Event] = [NightOver(night=len(self.nights), quiet=night.quiet, leader=self.leader)]
        return [*told, Voting()] if over else told

    def _count(self, at: int) -> list[Event]:
        """NW-5: the mole is caught if more name it than anybody else."""
        votes = Counter(self.named.values()).most_common(2)
        caught = votes[0][0] == self.mole and (len(votes) == 1 or votes[1][1] < votes[0][1])
        return self._end("caught" if caught else "escaped", "agents" if caught else "mole")

    def _end(self, how: str, side: str) -> list[Event]:
        self.phase, self.ended, self.side = "over", how, side
        self.due = None
        return [Unmasked(mole=self.mole, named=self._all_named(), side=side)]

    def _all_named(self) -> tuple[int | None, ...]:
        return tuple(self.named.get(seat) for seat in range(self.seats))

    def _set_clock(self, at: int) -> None:
        self.due = None if self.phase == "over" else at + 1000 * self.options.seconds

    def _tick(self, at: int) -> list[Event]:
        """NW-6: who is silent guards, takes along the next, or names the next."""
        events: list[Event] = []
        for seat in self.waiting_for():
            events += self._apply(seat, self._legal(seat)[0], at)
        return events

    def _stop(self, at: int) -> list[Event]:
        return self._end("stopped", "")

    # --- what is seen

    def _view(self, seat: int | None) -> NightWatchView:
        over = self.phase == "over"
        return NightWatchView(
            phase=self.phase,  # type: ignore[arg-type]
            seat=seat,
            role="" if seat is None else "mole" if seat == self.mole else "agent",
            leader=self.leader,
            partner=self.partner,
            nights=self.nights,
            decided=tuple(sorted(self.named if self.phase in ("vote", "over") else self.away)),
            looked_away=None if seat is None else self.away.get(seat),
            suspect=None if seat is None else self.named.get(seat),
            waiting_for=self.waiting_for(),
            mole=self.mole if over else None,
            named=self._all_named() if over else (),
        )

    def outcome(self) -> Outcome | None:
        if self.phase != "over":
            return None
        agents = tuple(seat for seat in range(self.seats) if seat != self.mole)
        winners = {"agents": agents, "mole": (self.mole,)}.get(self.side, ())
        scores = tuple(int(seat in winners) for seat in range(self.seats))
        return Outcome(how=self.ended, winners=winners, scores=scores, side=self.side)

    def _status(self) -> str:
        return f"night {len(self.nights) + 1} of {self.options.nights}, {self.phase}"

    # --- worlds that look the same to a seat

    def _imagine(self, seat: int | None, rng: random.Random) -> None:
        if self.phase == "over":
            return
        if seat != self.mole:
            self.mole = rng.choice(self.possible_moles(seat))
        for other in self.away:
            if other != seat:
                self.away[other] = other == self.mole and rng.random() < 0.5
        for other in self.named:
            if other != seat:
                self.named[other] = rng.choice([one for one in self.players() if one != other])

    def possible_moles(self, seat: int | None) -> list[int]:
        """Who it can be, as far as a seat that is not the mole can know."""
        suspects = [other for other in range(self.seats) if other != seat]
        for night in self.nights:
            if not night.quiet:
                suspects = [one for one in suspects if one in (night.leader, night.partner)]
        return suspects
