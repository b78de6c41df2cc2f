"""Fair deals: neither the server nor any player can choose the cards.

The server publishes the SHA-256 of a secret before anyone gets ready. Every player's browser adds a salt. The
seed is derived from the secret, the salts, and the names and faces of the seats. After the game the secret is
published, so anyone can check that it matches the hash and that no name was changed.
"""

import hashlib
from collections.abc import Sequence

import msgspec


class Deal(msgspec.Struct, frozen=True):
    """The inputs of a deal."""

    secret: str
    salts: tuple[str, ...]
    """One for each seat in seat order; "" for a bot or a browser that sent none."""
    people: tuple[str, ...] = ()
    """The names, then the faces of all seats, which are part of the seed. Empty in logs of format 2."""
    device: bool = False
    """Whether the secret comes from a device, whose owner may have read it."""

    @property
    def commitment(self) -> str:
        """Return the hash that was published before the deal."""
        return commitment(self.secret)

    @property
    def seed(self) -> str:
        """Return the seed of the game."""
        return seed(self.secret, self.salts, self.people)


def record_key(secret: str) -> str:
    """Return the key to the record of the game dealt with this secret.

    Only people who were there at the end know the secret, and it cannot be guessed.
    """
    return _sha256(f"record {secret}")[:20]


def commitment(secret: str) -> str:
    """Return the hash to publish before the deal."""
    return _sha256(secret)


def seed(secret: str, salts: Sequence[str], people: Sequence[str] = ()) -> str:
    """Return the seed of a game."""
    # Each part is hashed first, so that different lists of parts never join to the same text.
    return _sha256("\n".join(_sha256(part) for part in (secret, *salts, *people)))


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
