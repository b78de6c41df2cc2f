"""Phrases about ideas, the suspect and figures."""

from spyhouse.games.spyclub.events import (
    SuspectMoved,
)
from spyhouse.games.spyclub.moves import PickSpot
from spyhouse.games.spyclub.terms import EMPTY
from tests.games.spyclub.campaign.line_checks.table_changes import FIGURES, WHO, Match, N, Seen, n_of, says


@says(rf"{WHO} (?:gains?|starts? with) {N} (?:extra )?ideas?")
def _gain(s: Seen, found: Match) -> None:
    who = s.players(found["who"])
    assert who
    for seat, gained in enumerate(s.gained()):
        assert gained == (n_of(found) if seat in who else 0), (found[0], s.gained())


@says(rf"{WHO} loses? {N} ideas?")
def _lose(s: Seen, found: Match) -> None:
    who = s.players(found["who"])
    assert who
    for seat, gained in enumerate(s.gained()):
        assert gained == (-min(n_of(found), s.before.ideas[seat]) if seat in who else 0), found[0]


@says(rf"{WHO} keeps? only {N} ideas")
def _keep_only(s: Seen, found: Match) -> None:
    for seat in s.players(found["who"]):
        assert s.after.ideas[seat] == min(n_of(found), s.before.ideas[seat])


@says(rf"{WHO} loses? all (?:your|their) ideas")
def _lose_all(s: Seen, found: Match) -> None:
    assert all(s.after.ideas[seat] == 0 for seat in s.players(found["who"]))


@says(rf"give {N} of your ideas to {WHO}")
def _give(s: Seen, found: Match) -> None:
    [to] = s.players(found["who"])
    gained = [0] * s.b.seats
    gained[s.active] -= n_of(found)
    gained[to] += n_of(found)
    assert s.gained() == gained


@says(rf"{N} ideas? leaves? the game")
def _removed(s: Seen, found: Match) -> None:
    assert s.after.removed - s.before.removed == n_of(found)


@says(rf"(?:up to )?{N} ideas? that left the game comes? back to the jar")
def _returned(s: Seen, found: Match) -> None:
    assert s.after.supply - s.before.supply == min(n_of(found), s.before.removed)


@says(rf"{N} ideas? from the jar leaves? the game")
def _supply_leaves(s: Seen, found: Match) -> None:
    assert s.before.supply - s.after.supply == n_of(found) == s.after.removed - s.before.removed


# --- the suspect


@says(rf"the escape marker (?:moves {N} steps? forward|starts (?P<start>\d+) steps? ahead)")
def _escapes(s: Seen, found: Match) -> None:
    assert s.after.escape - s.before.escape == int(found["n"] or found["start"])


@says(rf"the escape marker moves {N} steps? back")
def _goes_back(s: Seen, found: Match) -> None:
    assert s.before.escape - s.after.escape == min(n_of(found), s.before.escape)


@says(r"the next event doesn't happen")
def _calm_event(s: Seen, found: Match) -> None:
    assert "event" in s.after.calm


@says(r"the suspect doesn't move this turn \(its card still comes, and an escape icon on it counts\)")
def _calm_move(s: Seen, found: Match) -> None:
    assert "move" in s.after.calm


@says(r"the next escape icon doesn't count")
def _calm_escape(s: Seen, found: Match) -> None:
    assert "escape" in s.after.calm


@says(r"this event doesn't happen")
def _avert(s: Seen, found: Match) -> None:
    assert s.after.averted != EMPTY


@says(rf"the suspect starts {N} steps? ahead")
def _starts_further(s: Seen, found: Match) -> None:
    assert s.after.pawn == (s.before.pawn + n_of(found)) % len(s.before.hands)


@says(
    rf"the suspect moves {N} steps? (?P<way>forward or back|forward|back) "
    rf"\((?P<what>with|no) event\)"
)
def _suspect_goes(s: Seen, found: Match) -> None:
    around, n = len(s.before.hands), n_of(found)
    steps = {"forward": {n}, "back": {-n}, "forward or back": {n, -n}}[found["way"]]
    assert s.after.pawn in {(s.before.pawn + step) % around for step in steps}
    happened = any(type(event).__name__ in ("EventHappened", "EventAverted") for event in s.told)
    assert happened == (found["what"] == "with")
    assert any(isinstance(event, SuspectMoved) for event in s.told)


@says(rf"take {N} random (?P<set>movement|day|sunset|night) cards? out of the game")
def _less_time(s: Seen, found: Match) -> None:
    gone = [n for n in s.before.movement if n not in s.after.movement]
    assert len(gone) == n_of(found)
    kinds = {s.b.box.movement[number].daytime for number in gone}
    assert found["set"] == "movement" or kinds == {found["set"]}


@says(
    rf"put {N} unused (?P<set>movement|day|sunset|night) cards? (?:back into the deck|"
    rf"under the movement deck)"
)
def _more_time(s: Seen, found: Match) -> None:
    come = [n for n in s.after.movement if n not in s.before.movement]
    assert len(come) == n_of(found)
    kinds = {s.b.box.movement[number].daytime for number in come}
    assert found["set"] == "movement" or kinds == {found["set"]}
    if "under" in found[0]:
        assert s.after.movement[-1] == come[0]


# --- figures


@says(r"(?P<figure>the \w+|Mom) leaves the table")
def _leaves(s: Seen, found: Match) -> None:
    assert s.after.figures[FIGURES[found["figure"]]].place == EMPTY


@says(r"(?P<figure>the \w+) goes to the suspect")
def _to_suspect(s: Seen, found: Match) -> None:
    assert s.after.figures[FIGURES[found["figure"]]].place == s.b.pawn


@says(r"you takes? (?P<figure>the \w+)|the \w+ player takes (?P<other>the \w+)")
def _takes_figure(s: Seen, found: Match) -> None:
    assert s.after.figures[FIGURES[found["figure"] or found["other"]]].place == s.you


@says(r"put (?P<figure>the \w+) where you like")
def _put_figure(s: Seen, found: Match) -> None:
    figure = s.after.figures[FIGURES[found["figure"]]]
    assert s.answers
    if figure.track == "path":
        assert s.answers[-1] == PickSpot(s.b.spot_at(figure.place).seat, s.b.spot_at(figure.place).slot)
    else:
        assert figure.place != EMPTY


@says(
    rf"(?:move )?(?P<figure>the \w+) (?:goes |takes )?{N} (?:seats?|steps?)(?P<way> forward or "
    rf"back| to the left|)"
)
def _figure_goes(s: Seen, found: Match) -> None:
    name = FIGURES[found["figure"]]
    before, after = s.before.figures[name], s.after.figures[name]
    around = {"path": len(s.before.hands), "seats": s.b.seats, "row": 99}[before.track]
    steps = {n_of(found), -n_of(found)} if before.track == "row" or "or" in found["way"] else {n_of(found)}
    assert (after.place - before.place) % around in {step % around for step in steps}
