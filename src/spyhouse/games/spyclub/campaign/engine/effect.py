"""The base class of every effect a campaign card can have."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Literal

import msgspec
from msgspec import field

from spyhouse.games.spyclub.campaign.deck_syntax import ALWAYS, Conditions
from spyhouse.games.spyclub.campaign.terms import Limit, When


class Effect(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True, omit_defaults=True
):
    """One line of deck.toml. A primitive is a subclass: its fields are the parameters, its methods the rest.

    The engine and the deck are built on this class, so the base signatures name no type of theirs.
    """

    needs_table: ClassVar[bool] = True
    """An effect that needs a table waits until there is one."""
    is_rule: ClassVar[bool] = False
    """Whether it is printed as a sentence of its own (`line`)."""
    can_follow: ClassVar[bool] = False
    """Whether `then` and `else` of another effect may list it."""
    limitable: ClassVar[bool] = False
    """Whether its uses are counted, so that a limit per turn, round or case works."""

    when: When | Literal[""] = ""
    """When it happens. Empty inside `then`: the effect happens when the outer one does."""
    condition: Conditions = field(default=ALWAYS, name="if")
    limit: Limit = ""
    option: str = ""
    """The option it belongs to if `when` is "choice"."""
    key: str = ""
    """Position in the deck, set by the loader: "124A.0", "124A.0.then.1"."""

    def do(self, run: Any) -> None:
        """Execute the effect; `run` is an `EffectRun`. Ask before any change: an answer runs `do` again."""
        raise NotImplementedError(type(self).__name__)

    def can(self, run: Any) -> bool:
        """Return whether it would change anything now; `run` is an `EffectRun`."""
        return True

    def faults(self, deck: Any, card: Any) -> Iterator[str]:
        """Yield faults in relation to the `Deck` or the `Card`, beyond the types of the fields."""
        return iter(())

    def worth(self, deck: Any, seats: int) -> float:
        """Estimate its value for the team in ideas. Bots use it."""
        return 0.0

    def is_in_box(self, numbering: Any) -> bool:
        """Return whether it can have an effect with the cards that a `Numbering` contains."""
        number, inside = getattr(self, "card", 0), getattr(self, "then", ())
        if number and not numbering.has(number):
            return False
        return not inside or any(one.is_in_box(numbering) for one in inside)

    def line(self, line: Any) -> str:
        """Return the effect as a sentence of its own; `line` is a `LineContext`."""
        lead = [line.often(self), line.clause(self.condition, skip=self.worded_conditions())]
        return str(line.with_lead(lead, self.words(line)))

    def worded_conditions(self) -> tuple[str, ...]:
        """Return the conditions that `words` already mentions."""
        return ()

    def words(self, line: Any) -> str:
        """Return its text: message `do-<tag>` or its attribute `variant`. `line` is a `LineContext`."""
        variant = self.variant(line)
        message = f"do-{self.tag().replace('_', '-')}"
        return str(line.say(f"{message}.{variant}" if variant else message, **self.args(line)))

    def variant(self, line: Any) -> str:
        return ""

    def args(self, line: Any) -> dict[str, Any]:
        """Return the arguments of the message."""
        return dict(line.fields(self))

    @classmethod
    def tag(cls) -> str:
        return str(cls.__struct_config__.tag)


if TYPE_CHECKING:
    AnyEffect = Effect
    Consequence = Effect
# At run time both are unions for decoding, set by `primitives`, which lists all classes.
