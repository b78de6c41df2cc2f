"""Turn a command into log entries, or refuse it. Nothing changes here: `apply` runs once they are stored."""

import math
from collections.abc import Sequence

from spyhouse.table.command import FORMAT, LOBBY, Command, DecisionContext
from spyhouse.table.entry import Entry
from spyhouse.table.errors import Refused
from spyhouse.table.table import Table


class _OfflineContext:
    """A context without a room: no new secrets, and everybody is away."""

    def new_secret(self) -> str:
        raise Refused("no-secret-here")

    def away_s(self, person: str) -> float:
        return math.inf


OFFLINE: DecisionContext = _OfflineContext()


def decide(
    table: Table,
    command: Command,
    person: str,
    at: int,
    id: str = "",
    *,
    seen_seq: int | None = None,
    context: DecisionContext = OFFLINE,
) -> Sequence[Entry]:
    """Return the entries to store for a command; they are stored together or not at all.

    `at` is server-clock time. `seen_seq` is the last public seq that `person` had seen when they sent it.
    Raises `Refused` or `IllegalMove`.
    """
    if table.seq:
        _check_actor(table, command, person)
        _check_phase(table, command)
        if seen_seq is not None:
            table.check_fresh(command, seen_seq)
    at = max(at, table.last_entry_ms)
    stored, played, follow_ups = command.decide(table, person, at, context)
    seq = table.seq + 1
    if played is None:
        first = Entry(seq, at, person, id, stored)
    else:
        outcome = played.outcome
        over = outcome is not None
        first = Entry(seq, at, person, id, stored, played.fingerprint, over, outcome, FORMAT, played)
    if not follow_ups:
        return (first,)
    # Follow-ups are issued by the server: they carry neither the person nor the request id.
    return (
        first,
        *(Entry(first.seq + place, at, "", "", more) for place, more in enumerate(follow_ups, 1)),
    )


def _check_actor(table: Table, command: Command, person: str) -> None:
    people = table.seats.people
    if command.issuer == "server":
        if person in people:
            raise Refused("only-the-house")
    elif person not in people:
        raise Refused("only-watching")
    elif command.issuer == "host" and person != table.seats.host:
        raise Refused("only-the-host")


def _check_phase(table: Table, command: Command) -> None:
    if table.phase in command.phases:
        return
    if command.phases == LOBBY:
        raise Refused("only-in-the-lobby")
    if table.phase == "over":
        raise Refused("game-over-rematch")
    raise Refused("game-not-started")
