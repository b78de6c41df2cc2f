"""Everything that lies on the table in a game of Spy Guy, and what one can read off it.

What somebody must not see lies in five places only: the order of `deck`, `wrong`, `locked`, `looked` and
`chance`. The picture is not here but follows from `city`. All values are immutable, so a copy of the board
is a copy of its slots.
"""

from typing import TYPE_CHECKING, Literal, TypeAlias

from spyhouse.games.spyguy import track
from spyhouse.games.spyguy.cards import all_cards
from spyhouse.games.spyguy.events import Card, Ending, Marker, Space, Spot
from spyhouse.games.spyguy.key import CityKey, new_name, own_mood, own_site
from spyhouse.games.spyguy.options import SpyGuyOptions, items_of, lead_of, lookalikes_of
from spyhouse.games.spyguy.result import CardResult, Fastest
from spyhouse.kernel import IllegalMove, State

if TYPE_CHECKING:
    from spyhouse.games.spyguy.view import SpyGuyView  # noqa: F401 (it stands in a text)


Phase: TypeAlias = Literal["look_around", "shortcut", "search", "reveal", "over"]
"""Before the first card; Spy Guy is on the arrow; a card is turned and the sand runs; what was missed is
shown; the game has ended."""


class Board(State["SpyGuyView"]):
    """The whole state of a game, without the rules that change it."""

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
        self.ends = 0  # of the sand, when the search lasts so long
        self.markers: tuple[Marker, ...] = ()
        self.missed: tuple[Spot, ...] = ()
        self.done: tuple[int, ...] = ()
        self.ready: tuple[int, ...] = ()
        self.votes: tuple[bool | None, ...] = (None,) * seats
        self.excused: tuple[int, ...] = ()  # whose word the table no longer waits for, here
        self.through = False  # the shortcut was chosen for this turn
        self.wrong: tuple[int, ...] = (0,) * seats
        self.locked: tuple[int, ...] = (0,) * seats
        self.looked: tuple[int, ...] = (0,) * seats  # when each may have another district told
        self.spotted: Marker | None = None  # Doctor Moritz himself, in the picture
        self.results: tuple[CardResult, ...] = ()
        self.fastest: Fastest | None = None
        self.ended: Ending | None = None

    def need(self, *phases: Phase) -> None:
        """Refuse what is not to be done now, and say what is."""
        if self.phase not in phases:
            raise self.not_now()

    def not_now(self) -> IllegalMove:
        return IllegalMove(f"spyguy-first-{self.phase.replace('_', '-')}")

    def waiting_for(self) -> tuple[int, ...]:
        """The seats whose word is missing before things go on without the clock."""
        match self.phase:
            case "look_around" | "reveal":
                heard = self.ready
            case "shortcut":
                heard = tuple(seat for seat, vote in enumerate(self.votes) if vote is not None)
            case "search":
                heard = self.done
            case _:
                return ()
        return tuple(seat for seat in self.players() if seat not in heard and seat not in self.excused)

    def may_act(self) -> tuple[int, ...]:
        """Who is ready for the next card has nothing to do but to wait for the others."""
        if self.phase in ("look_around", "reveal"):
            return tuple(seat for seat in self.players() if seat not in self.ready)
        return () if self.phase == "over" else self.players()

    def _city(self) -> CityKey:
        """SG-18, SG-21: a new city, or the one that was named, such as the day's."""
        options = self.options
        name = options.city or new_name(self.chance)
        mood = own_mood(name) if options.mood == "any" else options.mood
        site = own_site(name) if options.site == "any" else options.site
        return CityKey(name, site, mood, lookalikes_of(options), items_of(options))
