"""Phrases about figures: where one starts, how it walks and what it can do."""

from spyhouse.games.spyclub.campaign.case_state import ActiveRule
from spyhouse.games.spyclub.moves import Confirm
from spyhouse.games.spyclub.terms import EMPTY
from tests.games.spyclub.campaign.effects.builders import Table, push
from tests.games.spyclub.campaign.line_checks.standing_rules import Match, a_table_for, says
from tests.games.spyclub.campaign.line_checks.table_changes import FIGURES


@says(
    r"^(?P<figure>the \w+(?: \w+)?|Mom) (?P<how>starts (?P<at>opposite the suspect|where the suspect is|"
    r"at the (?:left|right) end of the center row|in the middle of the center row|with the starting "
    r"player|with the owner)|waits (?P<off>beside the table)|"
    r"sits with the player who has the (?P<most>most|fewest) ideas|goes to another player the "
    r"team chooses)"
    r"(?: \(halfway round, rounded down\))?(?:; that player and the starting player share it)?"
    r"(?: and goes (?P<n>\d) (?:step|slot|seat)s? each turn(?P<way>, back and forth| toward the suspect| "
    r"counterclockwise)?)?\."
    r"(?P<power>.*)"
)
def _figure(rule: ActiveRule, found: Match) -> None:
    table = a_table_for(rule).with_ideas(0, 2).with_ideas(1, 3).with_ideas(2, 0).with_suspect_over(0, 1)
    b, m = table.state, table.mosaic
    b.starter = 2
    b.emitted = []
    push(b, rule.card, (rule.effect,))
    b.rules.settle(b)
    while b.phase == "card":
        seat = min(b.to_act())
        b.apply(seat, b.legal(seat)[0], 0)
    [figure] = m.on_table.figures
    assert (
        figure.id
        == FIGURES[found["figure"][0].lower() + found["figure"][1:] if found["figure"] != "Mom" else "Mom"]
    )
    places = {
        "opposite the suspect": (b.pawn + 4) % 9,
        "where the suspect is": b.pawn,
        "at the left end of the center row": 0,
        "in the middle of the center row": 2,
        "at the right end of the center row": 4,
        "with the starting player": 2,
        "with the owner": 0,
        "beside the table": EMPTY,
    }
    if at := found["at"] or found["off"]:
        assert figure.place == places[at]
    elif found["most"]:
        assert figure.place == (1 if found["most"] == "most" else 2)
        table.with_ideas(0, 9 if found["most"] == "most" else 0).with_ideas(2, 1)
        b.rules.settle(b)
        assert m.on_table.figures[0].place == 0
    else:
        assert figure.place in (0, 1)
    if found["n"]:
        n = int(found["n"])
        table.with_hand(0, "Kite", "Puddle", "Ants")
        table.end_turn()
        around = {"path": 9, "seats": 3, "row": 99}[figure.track]
        moved = (m.on_table.figures[0].place - figure.place) % around
        assert moved in ({n} if not (found["way"] or "").endswith("counterclockwise") else {around - n}) | (
            {around - n, 0} if "suspect" in (found["way"] or "") else set()
        )
    _power(table, rule, found["power"].strip())


def _power(table: Table, rule: ActiveRule, says: str) -> None:
    b, m = table.state, table.mosaic
    [figure] = m.on_table.figures
    if says.startswith("No event happens "):
        place = b.position(1, 1)
        on = place if figure.track == "path" else 1
        m.on_table.figures = (figure._replace(place=on),)
        kinds = [b.rules.event_at(b, b.position(seat, slot)) for seat in range(3) for slot in range(3)]
        m.on_table.figures = (figure._replace(place=EMPTY),)
        free = [b.rules.event_at(b, b.position(seat, slot)) for seat in range(3) for slot in range(3)]
        hushed = [4] if figure.track == "path" else [3, 4, 5]
        assert kinds == ["nothing" if at in hushed else event for at, event in enumerate(free)]
    elif says.startswith("The suspect can't walk past it"):
        m.on_table.figures = (figure._replace(place=(b.pawn + 2) % 9),)
        assert len(b.rules.suspect_path(b, 4)) == 2
    elif says.startswith("No card may be put on or taken off the slot where it is"):
        m.on_table.figures = (figure._replace(place=3),)
        assert list(b.rules.guarded_slots(b)) == [3]
        assert not [move for move in b.legal(b.active) if isinstance(move, Confirm) and move.row == 3]
    elif says.startswith("It walks as far as the suspect, the other way"):
        assert figure.power == ("second" if says.endswith("twice).") else "second_once")
    else:
        assert says == ""
