"""The suspect's escape: its marker, its calm, the movement cards."""

from spyhouse.games.spyclub.board import Board
from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.effects.doing import Doing, can_do, does
from spyhouse.games.spyclub.campaign.mosaic import opened
from spyhouse.games.spyclub.campaign.vocabulary import Avert, Calm, Escape, Time
from spyhouse.games.spyclub.events import Calmed, EscapeWentBack, MovementChanged
from spyhouse.games.spyclub.suspect import advance
from spyhouse.games.spyclub.words import DAYTIMES, EMPTY, Daytime


@does(Escape)
def escape(b: Board, do: Doing, effect: Escape) -> None:
    """Forward can end the case; back not below the bottom."""
    if effect.n > 0:
        n = effect.n
        if opened(b).running.setting_up:
            n = max(0, min(n, b.rules.level.escape + caps().start.escape - b.escape))
        advance(b, n, None)
        return
    back = min(-effect.n, b.escape)
    if back:
        b.escape -= back
        b.tell(EscapeWentBack(escape=b.escape))


@can_do(Escape)
def _can_escape(b: Board, do: Doing, effect: Escape) -> bool:
    return effect.n > 0 or b.escape > 0


@does(Calm)
def calm(b: Board, do: Doing, effect: Calm) -> None:
    """One of each may wait; it lapses with the case."""
    m = opened(b)
    if effect.what not in m.laid.calm:
        m.laid.calm |= {effect.what}
        b.tell(Calmed(what=effect.what))


@can_do(Calm)
def _can_calm(b: Board, do: Doing, effect: Calm) -> bool:
    return effect.what not in opened(b).laid.calm


@does(Avert)
def avert(b: Board, do: Doing, effect: Avert) -> None:
    m = opened(b)
    m.running.averted = m.running.event_place


@can_do(Avert)
def _can_avert(b: Board, do: Doing, effect: Avert) -> bool:
    """Something would happen there."""
    place = opened(b).running.event_place
    return place != EMPTY and b.rules.event_at(b, place) != "nothing"


@does(Time)
def time(b: Board, do: Doing, effect: Time) -> None:
    for _ in range(abs(effect.n)):
        if effect.n < 0:
            _take_out(b, effect)
        else:
            _put_back(b, effect)


@can_do(Time)
def _can_change_time(b: Board, do: Doing, effect: Time) -> bool:
    return _source(b, b.aside, effect) is not None if effect.n > 0 else bool(_left(b, "any"))


def _take_out(b: Board, effect: Time) -> None:
    """The next unseen card of the set goes aside; at set-up no set gets too small."""
    m = opened(b)
    numbers = [n for n in b.movement[b.drawn + m.laid.foreseen :] if n in _left(b, effect.set)]
    if not numbers:
        return
    daytime = b.box.movement[numbers[0]].daytime
    in_set = len(_left(b, daytime))
    taken = len(b.aside) - b.rules.edition.aside * len(DAYTIMES)
    if m.running.setting_up and (
        in_set <= caps().start.left_in_a_set or taken >= caps().start.movement_cards
    ):
        return
    b.movement = tuple(n for n in b.movement if n != numbers[0])
    b.aside = (*b.aside, numbers[0])
    b.tell(MovementChanged(daytime=daytime, cards=-1))


def _put_back(b: Board, effect: Time) -> None:
    """In set-up somewhere into its set, in a case under the deck."""
    number = _source(b, b.aside, effect)
    if number is None:
        return
    daytime = b.box.movement[number].daytime
    b.aside = tuple(other for other in b.aside if other != number)
    if opened(b).running.setting_up:
        of_set = [n for n in b.movement if b.box.movement[n].daytime == daytime]
        end = b.movement.index(of_set[-1]) + 1
        at = end - b.chance.below("campaign/time", len(of_set) + 1)
        b.movement = (*b.movement[:at], number, *b.movement[at:])
    else:
        b.movement = (*b.movement, number)
    b.tell(MovementChanged(daytime=daytime, cards=1))


def _source(b: Board, aside: tuple[int, ...], effect: Time) -> int | None:
    """A card set aside of that set; of any: of the latest set."""
    of_set = [n for n in aside if effect.set in ("any", b.box.movement[n].daytime)]
    return max(of_set, key=lambda n: DAYTIMES.index(b.box.movement[n].daytime)) if of_set else None


def _left(b: Board, daytime: Daytime | str) -> list[int]:
    return [n for n in b.movement[b.drawn :] if daytime in ("any", b.box.movement[n].daytime)]
