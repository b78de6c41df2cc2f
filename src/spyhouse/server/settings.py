"""How a house is run: its limits and its addresses."""

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str = "sqlite:///spyhouse.db"
    redis: str = ""
    """Where several servers on one database keep in touch; "" for a server that is alone."""
    origins: tuple[str, ...] = ()
    """Pages elsewhere that may connect ("https://example.org"); the house's own always may."""
    proxies: frozenset[str] = frozenset({"127.0.0.1", "::1"})
    """Whose word is taken on where a visitor comes from (X-Forwarded-For)."""

    message_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    messages_per_s: float = 20
    """For each socket; 0 for no limit."""
    messages_at_once: int = 60
    tables_per_hour: int = 60
    """For each address; 0 for no limit."""
    joins_per_minute: int = 60
    """For each address, so that nobody can try every code; 0 for no limit."""
    hints_per_minute: int = 40
    """For each address, as a strong bot thinks about each for a second; 0 for no limit."""
    scenes_per_minute: int = 12
    """For each address, of pictures that have to be drawn, as each takes a second; 0 for no limit."""
    sockets_per_table: int = 100
    sockets_per_address: int = 200
    """0 for no limit."""
    hello_s: float = 10
    """How long a new socket may stay silent."""
    silence_s: float = 75
    """A socket that does not even answer pings for so long is gone."""
    unread_bytes: int = 1024 * 1024
    """A reader that falls so far behind is dropped; it comes back with its `seq`."""

    idle_s: float = 60
    """A table without anyone goes to sleep after this long."""
    live_tables: int = 20_000
    bot_pace: float = 1.0
