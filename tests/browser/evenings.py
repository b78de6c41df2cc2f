"""Random games and games between bots, as digests that every Python must reproduce.

The test plays the first moves of every level's game. Whole games, in two Pythons:

    python -m tests.browser.evenings 5000
    .venv/bin/node tests/browser/bundle.mjs src/spyhouse/server/bundle/ID . 5000
"""

import hashlib
import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec

from spyhouse import games
from spyhouse.kernel import SpyhouseError
from spyhouse.table.apply import apply, fold
from spyhouse.table.commands.lobby import Sit, Start
from spyhouse.table.commands.play import Play, Ticked
from spyhouse.table.commands.server import Joined, Opened
from spyhouse.table.decide import decide
from spyhouse.table.entry import LogRow
from spyhouse.table.log_codec import encode_row
from spyhouse.table.table import Table

GAMES_EACH = {"spyguy": 1}
"""Number of games by name; a city of Spy Guy is slow to draw."""
USUAL_GAMES = 2
MOST_MOVES = 150
MOST_BOT_MOVES = 40
SEATS = 4


class _Context:
    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def new_secret(self) -> str:
        return f"{self._rng.getrandbits(256):064x}"

    def away_s(self, person: str) -> float:
        return 60.0


class Evening:
    """One table, written to a log."""

    def __init__(self, name: str, number: int) -> None:
        self.rng = random.Random(f"{name}/{number}")
        self.table = Table("KITE")
        self.lines: list[LogRow] = []
        self.digest = hashlib.sha256()
        self._context = _Context(self.rng)
        self._now = 0
        self.do(Opened(name, 0, {}, self._context.new_secret()), "")
        self.do(Joined("p1", "Ann", "fox", "00"), "")
        choice = games.find(name).seats
        self.seats = self.rng.randrange(choice.start, choice.stop)
        for seat in range(self.seats):
            self.do(Sit(seat, f"Hand {seat}" if seat else ""), "p1")
        self.do(Start("salt"), "p1")

    def play(self) -> str:
        for moves in range(MOST_MOVES):
            if self.table.phase != "playing" or not self.move():
                break
            if moves % 20 == 0:
                for seat in range(self.seats):
                    assert self.table.state is not None
                    self.digest.update(msgspec.json.encode(self.table.state.view(seat)))
        assert fold("KITE", self.lines).seq == self.table.seq
        return self.digest.hexdigest()[:24]

    def move(self) -> bool:
        state = self.table.state
        assert state is not None
        able = [(seat, legal) for seat in sorted(state.to_act()) if (legal := state.legal(seat))]
        due = self.table.due()
        if able and (due is None or self.rng.random() < 0.9):
            seat, legal = self.rng.choice(able)
            try:
                self.do(Play(seat, msgspec.Raw(msgspec.json.encode(self.rng.choice(legal)))), "p1")
            except SpyhouseError as error:
                self.digest.update(repr(error).encode())
            return True
        if due is None:
            return False
        self.do(Ticked(), "", due)
        return True

    def do(self, command: Any, person: str, at: int = 0) -> None:
        self._now = max(self._now + 250, at)
        id = f"c{len(self.lines)}" if person else ""
        for entry in decide(self.table, command, person, self._now, id, context=self._context):
            apply(self.table, entry)
            line = encode_row(entry)
            self.lines.append(line)
            self.digest.update(repr(msgspec.structs.astuple(line)).encode())


def random_games() -> dict[str, list[str]]:
    """Return, by game, the digest of each log and of its views."""
    return {
        name: [Evening(name, number).play() for number in range(GAMES_EACH.get(name, USUAL_GAMES))]
        for name in sorted(games.builtin_names())
    }


def bot_games(
    limit: int, clock: Callable[[], float]
) -> tuple[dict[str, str], dict[str, int], dict[str, float]]:
    """Return, by game and bot, one game's digest, its moves and the longest thinking time by this clock."""
    from spyhouse.lab.episode import Episode
    from spyhouse.lab.play import default_order, make_bots, run_bots

    longest: dict[str, float] = {}
    found: dict[str, str] = {}
    moves: dict[str, int] = {}
    for name in sorted(games.builtin_names()):
        game = games.find(name)
        seats = max(game.seats.start, min(SEATS, game.seats.stop - 1))
        for level in game.bots:
            who = f"{name}/{level}"
            bots = dict(enumerate(make_bots(game, seats, name, game.options(), [level])))
            for bot in bots.values():

                def timed(view: Any, legal: Any, choose: Any = bot.choose, who: str = who) -> Any:
                    began = clock()
                    move = choose(view, legal)
                    longest[who] = max(longest.get(who, 0), clock() - began)
                    return move

                bot.choose = timed  # type: ignore[method-assign]
            # The same deal for all levels: a city is drawn once.
            episode = Episode(game, seats, name, game.options(), default_order(game), limit)
            run_bots(episode, bots)
            views = [msgspec.json.encode(episode.state.view(seat)) for seat in range(seats)]
            shown = repr((episode.moves, episode.at)).encode() + b"".join(views)
            found[who], moves[who] = hashlib.sha256(shown).hexdigest()[:24], episode.moves
    return found, moves, longest


def everything(limit: int = MOST_BOT_MOVES, clock: Callable[[], float] = time.process_time) -> dict[str, Any]:
    bots, moves, longest = bot_games(limit, clock)
    facts = {"python": sys.version.split()[0], "games": random_games()}
    return {**facts, "bots": bots, "moves": moves, "longest": longest}


if __name__ == "__main__":
    print(json.dumps(everything(int(sys.argv[1]) if sys.argv[1:] else MOST_BOT_MOVES)))
