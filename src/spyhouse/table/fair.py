"""Fair deals: nobody, the house included, chooses the cards.

The house publishes the SHA-256 of a secret before anyone gets ready; every player's browser adds
randomness of its own; together with who sits where they are the seed. When the game is over the secret is
shown, so anyone can see that it was the one promised, and that nobody's name was changed since.
"""

import hashlib
from collections.abc import Sequence

import msgspec


class Deal(msgspec.Struct, frozen=True):
    secret: str
    salts: tuple[str, ...]
    """One for each seat in seat order; "" for a bot or a browser that added nothing."""
    people: tuple[str, ...] = ()
    """The names and then the faces of all seats, which the deal vouches for; empty in logs of format 2."""

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    @property
    def seed(self) -> str:
        return seed(self.secret, self.salts, self.people)


def key(secret: str) -> str:
    """Opens the record of the game that was dealt with it. Who was there at the end knows the secret; nobody
    else can guess it."""
    return _sha256(f"record {secret}")[:20]


def commitment(secret: str) -> str:
    return _sha256(secret)


def seed(secret: str, salts: Sequence[str], people: Sequence[str] = ()) -> str:
    # Each part is hashed first, so no two different lists of parts can look the same when joined.
    return _sha256("\n".join(_sha256(part) for part in (secret, *salts, *people)))


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
