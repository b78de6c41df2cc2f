"""From a command to entries of the log. May refuse, and changes nothing: that comes when they are stored."""

import math
from collections.abc import Sequence

from spyhouse.table.command import LOBBY, Command, Outside
from spyhouse.table.entry import Entry
from spyhouse.table.refused import Refused
from spyhouse.table.table import Table


class _Nowhere:
    """No room: secrets come with the commands, and nobody is present."""

    def fresh_secret(self) -> str:
        raise Refused("no-secret-here")

    def away_s(self, person: str) -> float:
        return math.inf


NOWHERE: Outside = _Nowhere()


def decide(
    table: Table,
    command: Command,
    person: str,
    at: int,
    id: str = "",
    *,
    after: int | None = None,
    outside: Outside = NOWHERE,
) -> Sequence[Entry]:
    """What is to be stored, all of it or nothing, if `person` asks for this at `at` of the house clock;
    `after` is the public seq that they had seen. Raises `Refused` or `IllegalMove`."""
    if table.seq:
        _check_who(table, command, person)
        _check_when(table, command)
        if after is not None:
            table.check_fresh(command, after)
    at = max(at, table.latest)
    decision = command.decide(table, person, at, outside)
    played = decision.played
    if played is None:
        first = Entry(table.seq + 1, at, person, id, decision.command)
    else:
        over = played.outcome is not None
        first = Entry(table.seq + 1, at, person, id, decision.command, played.told, over, played=played)
    if not decision.then:
        return (first,)
    # What follows from a command is the house's doing: only the command itself has its id.
    return (
        first,
        *(Entry(first.seq + place, at, "", "", more) for place, more in enumerate(decision.then, 1)),
    )


def _check_who(table: Table, command: Command, person: str) -> None:
    people = table.seats.people
    if command.who == "house":
        if person in people:
            raise Refused("only-the-house")
    elif person not in people:
        raise Refused("only-watching")
    elif command.who == "host" and person != table.seats.host:
        raise Refused("only-the-host")


def _check_when(table: Table, command: Command) -> None:
    if table.phase in command.when:
        return
    if command.when == LOBBY:
        raise Refused("only-in-the-lobby")
    if table.phase == "over":
        raise Refused("game-over-rematch")
    raise Refused("game-not-started")
