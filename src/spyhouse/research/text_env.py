"""Text environment for language-model frameworks: observation text in, action text out.

    env = TextEnv("spyfall", seats=5, rounds=1)
    env.reset(seed=1)
    done = False
    while not done:
        player, observation = env.get_observation()
        done, info = env.step(agents[player](observation))
    rewards, info = env.close()

The methods are those of TextArena's environments, and `register_textarena()` registers every game with
it if the package is installed. Prompts and parsing are the same as for models at a table. An answer
that names no move is requested once more. After a second one the player makes the first legal move, and
the info has `replaced`: count these before you report a result.
"""

from typing import Any

import msgspec

from spyhouse.bots.portable_random import PortableRandom
from spyhouse.kernel import Game, Move
from spyhouse.lab.episode import Episode
from spyhouse.research.indexed_game import check_table
from spyhouse.research.prompts import Prompter, UnreadableMove

MAX_TRIES = 2


class TextEnv:
    """One table of text players that can be dealt repeatedly."""

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        *,
        names: tuple[str, ...] = (),
        locale: str = "en",
        limit: int | None = None,
        **options: Any,
    ) -> None:
        self.game, self.seats = check_table(game, seats, limit)
        self._options = self.game.read_options(options)
        self._limit = limit
        self._prompter = Prompter(self.game, names, locale)
        self._seeds = PortableRandom()
        self._news: list[list[str]] = []
        self._tries = 0
        self._replaced: list[int] = []
        self.episode: Episode

    def reset(self, num_players: int | None = None, seed: int | str | None = None) -> None:
        """Deal a game. The same seed gives the same sequence of games; without one, the next one is dealt."""
        if num_players is not None:
            self.game.check_seats(num_players)
            self.seats = num_players
        if seed is not None:
            self._seeds = PortableRandom(f"text/{seed}")
        deal = f"{self._seeds.getrandbits(64):016x}"
        self.episode = Episode(self.game, self.seats, deal, self._options, limit=self._limit)
        self.episode.on_move = self._observe
        self._news = [[] for _ in range(self.seats)]
        self._replaced = [0] * self.seats
        self._tries = 0
        self._skip_forced()

    @property
    def player(self) -> int:
        """The seat whose answer is awaited."""
        return self.episode.awaiting[0]

    def get_observation(self) -> tuple[int, str]:
        """Return the awaited seat and its prompt: rules, view, news and numbered moves."""
        seat = self.player
        view, legal = self.episode.view(seat), self.episode.legal(seat)
        messages = self._prompter.messages(view, legal, self._news[seat])
        return seat, "\n\n".join(message["content"] for message in messages)

    def legal_actions(self) -> dict[str, str]:
        """Return the numbered answers with their meaning. A game with free text accepts others too."""
        view, legal = self.episode.view(self.player), self.episode.legal(self.player)
        word = self._prompter.word
        waiting = {"0": "wait"} if self.episode.may_wait(self.player) and _knows_waiting(view) else {}
        return waiting | {str(number): word(move) for number, move in enumerate(legal, 1)}

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Apply an answer. Return whether the game is over, and facts about the step."""
        seat = self.player
        view, legal = self.episode.view(seat), self.episode.legal(seat)
        info: dict[str, Any] = {"player": seat}
        try:
            move = self._prompter.read(action, view, legal)
        except UnreadableMove as error:
            self._tries += 1
            info["invalid"] = str(error)
            if self._tries < MAX_TRIES:
                return False, info
            info["replaced"] = True
            self._replaced[seat] += 1
            move = legal[0]
        self._tries = 0
        self._news[seat] = []
        info["move"] = msgspec.to_builtins(move)
        self.episode.choose(seat, move)
        self._skip_forced()
        return self.episode.over, info

    def close(self) -> tuple[dict[int, float], dict[str, Any]]:
        """Return rewards by seat, and how the game ended. Rewards are 0 while it runs."""
        over = self.episode.over
        returns = self.episode.returns() if over else (0.0,) * self.seats
        outcome = self.episode.state.outcome()
        return dict(enumerate(returns)), {
            "outcome": None if outcome is None else msgspec.to_builtins(outcome),
            "truncated": self.episode.truncated,
            "roles": tuple(self.game.lab.roles(self.episode.state)),
            "replaced": dict(enumerate(self._replaced)),
        }

    def _observe(self, seat: int, move: Move, events: Any) -> None:
        for listener in range(self.seats):
            visible = [event for event in events if event.visible_to(listener)]
            self._news[listener] += self._prompter.news(visible)

    def _skip_forced(self) -> None:
        """Make forced moves without asking."""
        while not self.episode.over:
            seat = self.player
            view, legal = self.episode.view(seat), self.episode.legal(seat)
            if self._prompter.has_choice(view, legal):
                return
            self.episode.choose(seat, self._prompter.forced(view, legal))


def _knows_waiting(view: Any) -> bool:
    return getattr(view, "waiting_for", None) is not None


def register_textarena() -> list[str]:
    """Register every game with TextArena (`textarena.make("Spyhouse-Spyfall-v0")`). Return the names."""
    import textarena

    from spyhouse import games

    names = []
    for name in games.names():
        known = f"Spyhouse-{games.find(name).title.replace(' ', '')}-v0"
        textarena.register(id=known, entry_point="spyhouse.research.text_env:TextEnv", game=name)
        names.append(known)
    return names
