"""The decisions of a case with campaign cards in force: the case rules, and all standing rules folded in.

Standing rules apply from the oldest card to the youngest. All changes of a number are added first and clamped
once; what one card forbids no other allows; passing is always legal.
"""

from collections.abc import Callable, Sequence
from typing import Literal

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign import agenda
from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.effects import (
    answers,
    events,
    figures,
    hearing,
    marks,
    objectives,
    places,
    prices,
    solve,
    steps,
    turn,
)
from spyhouse.games.spyclub.campaign.effects.doing import put
from spyhouse.games.spyclub.campaign.effects.limits import applies
from spyhouse.games.spyclub.campaign.effects.standing import clamp
from spyhouse.games.spyclub.campaign.effects.turn_conditions import daytime
from spyhouse.games.spyclub.campaign.effects.who import here, team
from spyhouse.games.spyclub.campaign.in_play import Asked, Context
from spyhouse.games.spyclub.campaign.mosaic import opened, rules_of
from spyhouse.games.spyclub.campaign.vocabulary import Cover, SuspectStep
from spyhouse.games.spyclub.caserules import CaseRules
from spyhouse.games.spyclub.events import TokensChanged
from spyhouse.games.spyclub.moves import Accept, Refuse, Teamwork
from spyhouse.games.spyclub.words import CARDS, EMPTY, CaseEvent, End
from spyhouse.kernel import Event, Move


class CampaignRules(CaseRules):
    __slots__ = ()

    # --- turns and steps

    def actions(self, b: Board, seat: int) -> int:
        return clamp(turn.actions(b, seat))

    def steps(self, b: Board, seat: int) -> list[Move]:
        return steps.legal(b, seat)

    def check(self, b: Board, seat: int, move: Move) -> None:
        steps.check(b, seat, move)

    def play(self, b: Board, seat: int, move: Move) -> None:
        answers.play(b, seat, move)

    def rest_of_turn(self, b: Board, steps: Sequence[Callable[[Board], None]]) -> None:
        turn.finish(b)

    def after_removal(self, b: Board, step: Callable[[Board], None]) -> None:
        """What waits on the agenda goes on."""

    def settle(self, b: Board) -> None:
        agenda.go_on(b)
        if b.phase == "over":
            opened(b).agenda, opened(b).running.asked = (), None
        figures.follow(b)
        marks.tidy(b)
        places.look(b)
        objectives.end_if_done(b)

    # --- prices, gains, matches

    def confirm_price(self, b: Board, seat: int, slot: int, row: int | None = None) -> int:
        return prices.confirm(b, seat, slot, row, super().confirm_price(b, seat, slot))

    def scout_price(self, b: Board, place: int) -> int:
        return prices.scout(b, place, super().scout_price(b, place))

    def step_price(self, b: Board, seat: int, what: Literal["investigate", "shift"]) -> int:
        return prices.price(b, seat, (what,), 0)

    def teamwork_price(self, b: Board, seat: int, teamwork: Teamwork) -> int:
        return prices.teamwork(b, seat, teamwork, super().match(b, seat, teamwork.seat))

    def team_up(self, b: Board, seat: int, teamwork: Teamwork) -> None:
        prices.team_up(b, seat, teamwork, super().match(b, seat, teamwork.seat))

    def focus_gain(self, b: Board, seat: int, slot: int) -> int:
        return prices.focus_gain(b, seat, slot, super().focus_gain(b, seat, slot))

    def match(self, b: Board, seat: int, other: int) -> bool:
        return prices.matches(b, seat, other, super().match(b, seat, other))

    # --- solving

    def lies_in_row(self, b: Board, card: int, row: int) -> None:
        solve.lies_in_row(b, card, row)

    def solved_type(self, b: Board) -> int | None:
        return solve.solved_type(b)

    def solved_slots(self, b: Board, kind: int) -> Sequence[int]:
        return solve.solved_slots(b, kind)

    def solution_slots(self, b: Board, kind: int) -> Sequence[int]:
        return solve.solution_slots(b, kind)

    def solution_slot(self, b: Board, kind: int) -> int | None:
        return solve.solution_slot(b, kind)

    def solution_pointed_at(self, b: Board, kind: int) -> None:
        solve.pointed_at(b, kind)

    def choosers(self, b: Board) -> tuple[int, ...]:
        return here(b) if opened(b).running.team_picks else super().choosers(b)

    def plays_on(self, b: Board) -> bool:
        """CP-16: if an objective could still be reached, the team is asked."""
        for card, one in objectives.in_force(b):
            if one.id in objectives.open_objectives(b):
                moves = (Refuse(), Accept())
                put(b, Asked(team(b), card, "play_on", None, Context(), (), moves, here(b)))
                return True
        return False

    def ending(self, b: Board, how: End) -> End:
        """CP-30: a team that plays on keeps its success."""
        return "success" if opened(b).won or EMPTY not in b.solved else how

    # --- the suspect

    def suspect_path(self, b: Board, steps: int) -> list[int]:
        """It stops where a figure bars the way, or at bait and kisses: the first one on the way counts."""
        direction = 1
        for card, rule in rules_of(b, SuspectStep):
            if rule.set in ("any", daytime(b)) and applies(b, card, rule):
                steps += rule.n
                direction = -1 if rule.dir == "ccw" else direction
        path: list[int] = []
        for step in range(1, max(1, min(caps().turn.suspect_steps, steps)) + 1):
            path.append((b.pawn + direction * step) % len(b.hands))
            if events.holds_up(b, path[-1]):
                break
        return path

    def strides(self, b: Board) -> tuple[int, ...]:
        return tuple((self.suspect_path(b, number)[-1] - b.pawn) % len(b.hands) for number in b.numbers())

    def escape_icon_counts(self, b: Board) -> bool:
        return "escape" not in opened(b).laid.calm

    def escape_icon_spared(self, b: Board) -> None:
        opened(b).laid.calm -= {"escape"}

    def event_at(self, b: Board, position: int) -> CaseEvent:
        return events.at(b, position)

    def event_size(self, b: Board, event: CaseEvent) -> int:
        return events.size(b, event, super().event_size(b, event))

    def guarded(self, b: Board) -> int:
        return figures.guarded(b)

    def bars(self, b: Board, seat: int, move: Move) -> bool:
        return bool(steps.refusal(b, seat, move))

    def flips(self, b: Board, card: int) -> bool:
        return not marks.has(b, card, "locked")

    # --- the table

    def covered(self, b: Board, place: int) -> bool:
        rules = rules_of(b, Cover)
        card = b.incoming_card(place)
        if not rules or card == EMPTY or card in opened(b).laid.uncovered:
            return False
        name = hearing.place_name(b, place)
        return any(rule.place == name and applies(b, number, rule) for number, rule in rules)

    def next_top(self, b: Board) -> int:
        m = opened(b)
        m.laid.deck = m.laid.deck[1:]
        return m.laid.deck[0] if m.laid.deck else CARDS

    def deck_left(self, b: Board) -> int:
        return len(opened(b).laid.deck)

    def heard(self, b: Board, event: Event) -> Event:
        if opened(b).stage == "case":
            return hearing.heard(b, event)
        if isinstance(event, TokensChanged):
            hearing.full_at_the_desk(b, event)
        return event

    def kept(self, b: Board) -> Sequence[int]:
        """A clue in a pocket is a loose end when the case is over."""
        return [card for cards in opened(b).laid.pockets.values() for card in cards]

    def foreseen(self, b: Board) -> int:
        return opened(b).laid.foreseen

    def waiting_for(self, b: Board) -> tuple[int, ...]:
        """Whoever has left for good is not waited for."""
        asked = opened(b).running.asked
        seats = asked.seats if asked else ()
        return tuple(seat for seat in seats if seat not in b.gone) or (b.active,)

    def answers(self, b: Board) -> list[Move]:
        asked = opened(b).running.asked
        return list(asked.moves) if asked else []
