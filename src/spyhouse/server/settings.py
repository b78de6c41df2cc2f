"""Settings of a server: addresses, features and limits.

Every field is also an environment variable (`database` is `SPYHOUSE_DATABASE`) and a key of a TOML settings
file. The command line wins over the environment, which wins over the file.
"""

import difflib
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from spyhouse.kernel import SpyhouseError, decode_error_args
from spyhouse.server.addresses import TrustedProxies

PREFIX = "SPYHOUSE_"
FILE = f"{PREFIX}SETTINGS"
"""Environment variable with the path of the settings file."""


def _text(about: str) -> Meta:
    return Meta(description=about)


def _limit(about: str, least: float = 0) -> Meta:
    return Meta(description=about, ge=least)


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings of a server."""

    host: Annotated[str, _text("Where to listen; 127.0.0.1 keeps the house on this machine.")] = "0.0.0.0"
    port: Annotated[int, Meta(description="The port to listen at.", ge=1, le=65535)] = 7007
    data: Annotated[
        str, _text("The folder where games are kept in SQLite; empty: the user's data folder.")
    ] = ""
    database: Annotated[
        str, _text("postgresql://… or sqlite:///…, instead of a file in the data folder.")
    ] = ""
    redis: Annotated[str, _text("redis://…, where several servers on one database keep in touch.")] = ""
    base_path: Annotated[
        str, _text("Where the house lies on its host, such as /spy, if not at the top; empty: at the top.")
    ] = ""
    offline: Annotated[
        bool,
        _text("Whether browsers may play offline; false also removes the service worker and what it kept."),
    ] = True
    hosts: Annotated[
        tuple[str, ...],
        _text(
            "The names the house answers to, such as play.example.org. IP addresses, localhost and this "
            "machine's own name always work; * means any name."
        ),
    ] = ()
    origins: Annotated[
        tuple[str, ...], _text("Pages elsewhere that may connect, such as https://example.org.")
    ] = ()
    proxies: Annotated[
        tuple[str, ...],
        _text("Addresses or networks whose word is taken on where a visitor comes from (X-Forwarded-For)."),
    ] = ("127.0.0.1", "::1")
    metrics_token: Annotated[
        str,
        _text("Whoever sends it as a bearer token may read /metrics; without one only this machine may."),
    ] = ""
    password: Annotated[
        str, _text("One password for everyone who comes in; empty: none. Who gives it gets a cookie.")
    ] = ""
    identity_header: Annotated[
        str,
        _text(
            "A header by which a proxy in SPYHOUSE_PROXIES names who it let in, such as Remote-User; nobody "
            "else comes in."
        ),
    ] = ""
    push: Annotated[
        str,
        _text(
            "How push services can reach you, such as mailto:you@example.org. With it people who are away "
            "can be told of their turn by Web Push; empty: off."
        ),
    ] = ""
    box: Annotated[str, _text("A folder with data files of your own, one folder a game.")] = ""
    words_url: Annotated[str, _text("A language model that speaks OpenAI's protocol, for bots' words.")] = ""
    words_model: Annotated[str, _text("Which model to ask for there.")] = "default"
    words_key: Annotated[str, _text("The key it wants, if any.")] = ""
    player_url: Annotated[str, _text("A language model that plays: every game gets bots of that kind.")] = ""
    player_model: Annotated[str, _text("Which model to ask for there.")] = "default"
    player_key: Annotated[str, _text("The key it wants, if any.")] = ""

    message_bytes: Annotated[int, _limit("The longest message on a socket.", 1024)] = 16 * 1024
    body_bytes: Annotated[int, _limit("The longest body of an HTTP request.", 1024)] = 64 * 1024
    head_bytes: Annotated[int, _limit("The longest address and headers of an HTTP request.", 1024)] = (
        16 * 1024
    )
    request_s: Annotated[float, _limit("How long a request may take to arrive, in seconds.", 0.1)] = 10
    connections_per_address: Annotated[int, _limit("HTTP connections open at once; 0 for no limit.")] = 100
    messages_per_s: Annotated[float, _limit("On one socket; 0 for no limit.")] = 20
    messages_at_once: Annotated[int, _limit("How many may come in one go.", 1)] = 60
    requests_per_minute: Annotated[
        int, _limit("HTTP requests to /api and new sockets from one address; 0 for no limit.")
    ] = 600
    files_per_minute: Annotated[
        int, _limit("Pages and files of the client an address may ask for; 0 for no limit.")
    ] = 3000
    tables_per_hour: Annotated[int, _limit("New tables an address may open; 0 for no limit.")] = 60
    joins_per_minute: Annotated[int, _limit("Tables an address may look for or join; 0 for no limit.")] = 60
    wrong_codes_per_hour: Annotated[
        int, _limit("Wrong table codes allowed per address and hour; 0 for no limit.")
    ] = 30
    hints_per_minute: Annotated[int, _limit("Hints an address may ask for; 0 for no limit.")] = 40
    scenes_per_minute: Annotated[
        int, _limit("Uncached pictures an address may request per minute; 0 for no limit.")
    ] = 12
    live_scenes_per_address: Annotated[
        int, _limit("Tables in memory that an address may have pictures drawn for; 0 for no limit.")
    ] = 12
    live_scenes: Annotated[int, _limit("The same from all addresses; 0 for no limit.")] = 100
    packs_per_hour: Annotated[int, _limit("Packs an address may leave here; 0 for no limit.")] = 30
    notices_per_hour: Annotated[
        int, _limit("Browsers an address may name that are told of a turn; 0 for no limit.")
    ] = 60
    people_per_address: Annotated[
        int, _limit("New people from one address at one table in an hour; 0 for no limit.")
    ] = 16
    watchers_per_table: Annotated[int, _limit("Who only watch. People at the table always get in.", 1)] = 100
    sockets_per_address: Annotated[int, _limit("Open from one address; 0 for no limit.")] = 200
    watchers_per_address: Annotated[
        int, _limit("Watchers of one table from one address; 0 for no limit.")
    ] = 20
    hello_s: Annotated[float, _limit("How long a new socket may stay silent, in seconds.", 0.1)] = 10
    silence_s: Annotated[float, _limit("A socket that answers no ping for so long is gone.", 1)] = 75
    unread_bytes: Annotated[
        int, _limit("A reader that falls so far behind is dropped, and comes back by itself.", 1024)
    ] = 1024 * 1024
    idle_s: Annotated[float, _limit("A table that nobody attends leaves memory after so long.", 0.01)] = 60
    keep_days: Annotated[
        int, _limit("Tables unused for this many days are deleted; 0 keeps them forever.")
    ] = 90
    entries_per_minute: Annotated[
        int, _limit("What people may have written down at one table; 0 for no limit.")
    ] = 1200
    bytes_per_minute: Annotated[int, _limit("The same in bytes; 0 for no limit.")] = 256 * 1024
    bytes_per_hour: Annotated[int, _limit("From one address, at all tables; 0 for no limit.")] = (
        32 * 1024 * 1024
    )
    table_bytes: Annotated[int, _limit("How long the log of a table may get; 0 for no limit.")] = (
        32 * 1024 * 1024
    )
    live_tables: Annotated[int, _limit("Tables in memory at once.", 1)] = 20_000
    bot_pace: Annotated[float, _limit("How long bots take, against a person; 0 for no wait at all.")] = 1.0


def read_settings(
    environment: Mapping[str, str], given: Mapping[str, Any] = {}, file: Path | None = None
) -> Settings:
    """Combine the command line, the environment and the settings file.

    Raises `SpyhouseError` for unknown names and invalid values.
    """
    named = environment.get(FILE, "")
    values = _from_file(file or Path(named)) if file or named else {}
    for name, value in environment.items():
        if name.startswith(PREFIX) and name != FILE and value:
            values[_setting_name(name.removeprefix(PREFIX).lower(), name, PREFIX)] = (name, value)
    for key, value in given.items():
        values[key] = (f"--{key}", value)
    return Settings(**{key: _value(key, value, name) for key, (name, value) in values.items()})


def list_settings() -> list[tuple[str, str, str]]:
    """Return the variable, the default and the description of each setting."""
    rows = []
    for field in msgspec.structs.fields(Settings):
        meta = next(part for part in get_args(_hints()[field.name]) if isinstance(part, Meta))
        usual = ", ".join(field.default) if isinstance(field.default, tuple) else f"{field.default}"
        rows.append((PREFIX + field.name.upper(), usual, meta.description or ""))
    return rows


def settings_page() -> str:
    """Return docs/settings.md: every setting in a table."""
    rows = [
        f"| `{variable}` | {f'`{usual}`' if usual else 'none'} | {about} |"
        for variable, usual, about in list_settings()
    ]
    return "\n".join((_PAGE, *rows, ""))


_PAGE = """\
# Settings

Generated by `spyhouse serve --list-settings markdown`; do not edit.

Each setting is an environment variable, or a line of a TOML file named by `--settings FILE` or
`SPYHOUSE_SETTINGS`. In the file `SPYHOUSE_BOT_PACE` is `bot_pace`. The command line comes first, then the
environment, then the file. Separate several values by commas. An unknown name is refused at the start.

| setting | default | meaning |
|---|---|---|"""


def _from_file(path: Path) -> dict[str, tuple[str, Any]]:
    try:
        found = msgspec.toml.decode(path.read_bytes(), type=dict[str, Any])
    except OSError as error:
        raise SpyhouseError(f"Cannot read the settings in {path}: {error.strerror}.") from None
    except msgspec.DecodeError as error:
        raise SpyhouseError(f"{path}: {error}") from None
    return {_setting_name(key, f"{path}: {key}"): (f"{path}: {key}", value) for key, value in found.items()}


def _setting_name(key: str, name: str, prefix: str = "") -> str:
    if key not in _hints():
        near = difflib.get_close_matches(key, _hints(), n=1)
        hint = f" Did you mean {prefix}{near[0].upper() if prefix else near[0]}?" if near else ""
        raise SpyhouseError(f"There is no setting {name}.{hint}")
    return key


def _value(key: str, value: Any, name: str) -> Any:
    kind = _hints()[key]
    if isinstance(value, str) and get_origin(get_args(kind)[0]) is tuple:
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        right = msgspec.convert(value, kind, strict=False)
        if right and key in _CHECKS:
            _CHECKS[key](right)
        return right
    except SpyhouseError as error:
        raise SpyhouseError(f"{name}: {error}") from None
    except msgspec.ValidationError as error:
        raise SpyhouseError(
            "setting-misread", name=name, value=f"{value}", fault=decode_error_args(error)
        ) from None


def _hints() -> dict[str, Any]:
    return get_type_hints(Settings, include_extras=True)


def _check_pages(pages: tuple[str, ...]) -> None:
    for page in pages:
        _check_url(page)


def _check_url(url: str) -> None:
    if not re.match(r"https?://[^/]", url):
        raise SpyhouseError(f"expected an address such as https://example.org, and got {url!r}.")


def _check_contact(contact: str) -> None:
    if not re.fullmatch(r"mailto:[^@\s]+@[^@\s]+|https://[^/\s]\S*", contact):
        raise SpyhouseError(f"expected a contact such as mailto:you@example.org, and got {contact!r}.")


def _check_names(names: tuple[str, ...]) -> None:
    for name in names:
        if "/" in name:
            raise SpyhouseError(f"expected a name such as play.example.org, and got {name!r}.")


def _check_base(path: str) -> None:
    if not re.fullmatch(r"(/[A-Za-z0-9_-]+)+", path):
        raise SpyhouseError(f"expected a path such as /spy, and got {path!r}.")


def _check_folder(folder: str) -> None:
    if not Path(folder).is_dir():
        raise SpyhouseError(f"there is no folder {folder}.")


_CHECKS: dict[str, Callable[[Any], object]] = {
    "proxies": TrustedProxies,
    "origins": _check_pages,
    "hosts": _check_names,
    "push": _check_contact,
    "base_path": _check_base,
    "box": _check_folder,
    "words_url": _check_url,
    "player_url": _check_url,
}
"""Checks of values that would otherwise be accepted without effect."""
