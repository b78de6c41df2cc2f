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

    host: Annotated[str, _text("Address to listen at; 127.0.0.1 accepts only this machine.")] = "0.0.0.0"
    port: Annotated[int, Meta(description="Port to listen at.", ge=1, le=65535)] = 7007
    data: Annotated[str, _text("Folder of the SQLite database; empty: the user's data folder.")] = ""
    database: Annotated[str, _text("postgresql://… or sqlite:///… instead of a file in the data folder.")] = (
        ""
    )
    redis: Annotated[str, _text("redis://…, needed if several servers share one database.")] = ""
    base_path: Annotated[str, _text("Path of the server on its host, such as /spy; empty: the root.")] = ""
    offline: Annotated[
        bool,
        _text("Whether browsers may play offline; false also removes the service worker and its caches."),
    ] = True
    hosts: Annotated[
        tuple[str, ...],
        _text(
            "Host names to answer to, such as play.example.org. IP addresses, localhost and this machine's "
            "name always work; * means any name."
        ),
    ] = ()
    origins: Annotated[
        tuple[str, ...], _text("Other sites whose pages may connect, such as https://example.org.")
    ] = ()
    proxies: Annotated[
        tuple[str, ...],
        _text("Addresses or networks of trusted proxies, whose X-Forwarded-For is used."),
    ] = ("127.0.0.1", "::1")
    metrics_token: Annotated[
        str,
        _text("Bearer token for /metrics; without one, only this machine may read them."),
    ] = ""
    password: Annotated[str, _text("Password for all visitors, remembered in a cookie; empty: none.")] = ""
    identity_header: Annotated[
        str,
        _text(
            "Header in which a proxy of SPYHOUSE_PROXIES names the visitor, such as Remote-User. Requests "
            "without it are refused."
        ),
    ] = ""
    push: Annotated[
        str,
        _text(
            "Contact for push services, such as mailto:you@example.org. It turns on Web Push notices to "
            "players who are away; empty: off."
        ),
    ] = ""
    box: Annotated[str, _text("Folder with your own data files, in one folder per game.")] = ""
    words_url: Annotated[str, _text("Language model with OpenAI's protocol that rewords what bots say.")] = ""
    words_model: Annotated[str, _text("Name of that model.")] = "default"
    words_key: Annotated[str, _text("API key of that model, if needed.")] = ""
    player_url: Annotated[str, _text("Language model that plays: every game gets it as a bot level.")] = ""
    player_model: Annotated[str, _text("Name of that model.")] = "default"
    player_key: Annotated[str, _text("API key of that model, if needed.")] = ""

    message_bytes: Annotated[int, _limit("Maximum size of a socket message in bytes.", 1024)] = 16 * 1024
    body_bytes: Annotated[int, _limit("Maximum size of an HTTP request body in bytes.", 1024)] = 64 * 1024
    head_bytes: Annotated[
        int, _limit("Maximum size of the address and headers of an HTTP request in bytes.", 1024)
    ] = 16 * 1024
    request_s: Annotated[float, _limit("Seconds in which a request must arrive.", 0.1)] = 10
    connections_per_address: Annotated[int, _limit("Open HTTP connections per address; 0 for no limit.")] = (
        100
    )
    messages_per_s: Annotated[float, _limit("Messages per second on a socket; 0 for no limit.")] = 20
    messages_at_once: Annotated[int, _limit("Messages that may arrive in one burst.", 1)] = 60
    requests_per_minute: Annotated[
        int, _limit("HTTP requests to /api and new sockets per address and minute; 0 for no limit.")
    ] = 600
    files_per_minute: Annotated[int, _limit("Pages and files per address and minute; 0 for no limit.")] = 3000
    tables_per_hour: Annotated[int, _limit("New tables per address and hour; 0 for no limit.")] = 60
    joins_per_minute: Annotated[
        int, _limit("Table lookups and joins per address and minute; 0 for no limit.")
    ] = 60
    wrong_codes_per_hour: Annotated[
        int, _limit("Wrong table codes allowed per address and hour; 0 for no limit.")
    ] = 30
    hints_per_minute: Annotated[int, _limit("Hints per address and minute; 0 for no limit.")] = 40
    scenes_per_minute: Annotated[int, _limit("Uncached pictures per address and minute; 0 for no limit.")] = (
        12
    )
    live_scenes_per_address: Annotated[
        int, _limit("Tables with pictures in memory per address; 0 for no limit.")
    ] = 12
    live_scenes: Annotated[int, _limit("Tables with pictures in memory, in total; 0 for no limit.")] = 100
    packs_per_hour: Annotated[int, _limit("Stored packs per address and hour; 0 for no limit.")] = 30
    notices_per_hour: Annotated[
        int, _limit("New push subscriptions per address and hour; 0 for no limit.")
    ] = 60
    people_per_address: Annotated[int, _limit("New people per address, table and hour; 0 for no limit.")] = 16
    watchers_per_table: Annotated[
        int, _limit("Watchers per table. People at the table are always admitted.", 1)
    ] = 100
    sockets_per_address: Annotated[int, _limit("Open sockets per address; 0 for no limit.")] = 200
    watchers_per_address: Annotated[int, _limit("Watchers per table and address; 0 for no limit.")] = 20
    hello_s: Annotated[float, _limit("Seconds in which a new socket must send Hello.", 0.1)] = 10
    silence_s: Annotated[
        float, _limit("Seconds without an answer to pings after which a socket is closed.", 1)
    ] = 75
    unread_bytes: Annotated[
        int, _limit("Unread bytes after which a client is disconnected; it reconnects.", 1024)
    ] = 1024 * 1024
    idle_s: Annotated[
        float, _limit("Seconds after which an unattended table is unloaded from memory.", 0.01)
    ] = 60
    keep_days: Annotated[
        int, _limit("Tables unused for this many days are deleted; 0 keeps them forever.")
    ] = 90
    entries_per_minute: Annotated[int, _limit("Log entries per table and minute; 0 for no limit.")] = 1200
    bytes_per_minute: Annotated[int, _limit("Log bytes per table and minute; 0 for no limit.")] = 256 * 1024
    bytes_per_hour: Annotated[
        int, _limit("Log bytes per address and hour, at all tables; 0 for no limit.")
    ] = 32 * 1024 * 1024
    table_bytes: Annotated[int, _limit("Maximum size of a table's log in bytes; 0 for no limit.")] = (
        32 * 1024 * 1024
    )
    live_tables: Annotated[int, _limit("Maximum number of tables in memory.", 1)] = 20_000
    bot_pace: Annotated[float, _limit("Factor on the bots' thinking time; 0 for none.")] = 1.0


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
