"""Board of Spy Guy: the complete state of a game, and queries on it.

Hidden information is in five attributes only: the order of `deck`, `wrong`, `locked`, `looked` and
`chance`. The picture is not here: it follows from `city`. All values are immutable, so a copy of the
board is a copy of its slots.
"""

from typing import TYPE_CHECKING, Literal, TypeAlias

from spyhouse.games.spyguy import track
from spyhouse.games.spyguy.cards import all_cards
from spyhouse.games.spyguy.city_key import CityKey, new_name, own_mood, own_site
from spyhouse.games.spyguy.events import Card, Ending, Marker, Space, Spot
from spyhouse.games.spyguy.options import SpyGuyOptions, items_of, lead_of, lookalikes_of
from spyhouse.games.spyguy.result import CardResult, Fastest
from spyhouse.kernel import IllegalMove, State

if TYPE_CHECKING:
    from spyhouse.games.spyguy.view import SpyGuyView  # noqa: F401 (it stands in a text)


Phase: TypeAlias = Literal["look_around", "shortcut", "search", "reveal", "over"]
"""look_around: before the first card. shortcut: Spy Guy is on the arrow. search: a card is turned and the
timer runs. reveal: missed copies are shown. over: the game has ended."""


class Board(State["SpyGuyView"]):
    """Complete state of a game, without the rules that change it."""

    __slots__ = (
        "began", "card", "city", "deck", "done", "ended", "ends", "excused", "fastest", "locked", "looked",
        "markers", "missed", "moritz", "ready", "results", "spotted", "spy_guy", "through", "turn", "used",
        "votes", "wrong",
    )  # fmt: skip

    options: SpyGuyOptions
    phase: Phase

    def __init__(self, seats: int, seed: str, options: SpyGuyOptions) -> None:
        super().__init__(seats, seed, options)
        self.city = str(self._city())
        self.phase = "look_around"
        self.spy_guy: Space = track.FIRST
        self.moritz = lead_of(options, seats)
        self.deck: tuple[int, ...] = tuple(self.chance.shuffled("deck/0", range(len(all_cards()))))  # SG-3
        self.used: tuple[int, ...] = ()
        self.turn = 0
        self.card: Card | None = None
        self.began = 0
        self.ends = 0  # table-clock time at which the timer runs out
        self.markers: tuple[Marker, ...] = ()
        self.missed: tuple[Spot, ...] = ()
        self.done: tuple[int, ...] = ()
        self.ready: tuple[int, ...] = ()
        self.votes: tuple[bool | None, ...] = (None,) * seats
        self.excused: tuple[int, ...] = ()  # players the table does not wait for in this step
        self.through = False  # the shortcut was chosen for this turn
        self.wrong: tuple[int, ...] = (0,) * seats
        self.locked: tuple[int, ...] = (0,) * seats
        self.looked: tuple[int, ...] = (
            0,
        ) * seats  # table-clock time from which each seat may have another district described
        self.spotted: Marker | None = None  # where Doctor Moritz was spotted in the picture
        self.results: tuple[CardResult, ...] = ()
        self.fastest: Fastest | None = None
        self.ended: Ending | None = None

    def require_phase(self, *phases: Phase) -> None:
        """Raise `IllegalMove` that names what must be done first, unless the phase is one of these."""
        if self.phase not in phases:
            raise self.wrong_phase()

    def wrong_phase(self) -> IllegalMove:
        """Return the refusal of a move that does not belong in this phase."""
        return IllegalMove(f"spyguy-first-{self.phase.replace('_', '-')}")

    def waiting_for(self) -> tuple[int, ...]:
        """Return the seats whose choice is missing before the game continues without the clock."""
        match self.phase:
            case "look_around" | "reveal":
                decided = self.ready
            case "shortcut":
                decided = tuple(seat for seat, vote in enumerate(self.votes) if vote is not None)
            case "search":
                decided = self.done
            case _:
                return ()
        return tuple(seat for seat in self.players() if seat not in decided and seat not in self.excused)

    def may_act(self) -> tuple[int, ...]:
        """Return the seats that may act. A seat that is ready for the next card has to wait."""
        if self.phase in ("look_around", "reveal"):
            return tuple(seat for seat in self.players() if seat not in self.ready)
        return () if self.phase == "over" else self.players()

    def _city(self) -> CityKey:
        """SG-18, SG-21: return a new city, or a chosen one such as the city of the day."""
        options = self.options
        name = options.city or new_name(self.chance)
        mood = own_mood(name) if options.mood == "any" else options.mood
        site = own_site(name) if options.site == "any" else options.site
        return CityKey(name, site, mood, lookalikes_of(options), items_of(options))
