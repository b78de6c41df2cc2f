"""`spyhouse admin`: the operator's commands to a running server."""

import argparse
import os
from contextlib import suppress
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

import msgspec

from spyhouse.kernel import SpyhouseError

_NEEDS = {"delete": "the code of a table", "block": "an address", "unblock": "an address"}


def run(args: argparse.Namespace) -> int:
    """Run one admin command and print its result. Return the exit code."""
    if args.what in _NEEDS and not args.name:
        raise SpyhouseError(f"{args.what} needs {_NEEDS[args.what]}.")
    match args.what:
        case "refusals":
            found = _ask(args, "GET", "refusals")
            for title, counts in (
                ("Refusals", found["kinds"]),
                ("Addresses that asked too often", found["addresses"]),
                ("Blocked, minutes left", found["blocked"]),
            ):
                print(f"{title}:")
                print(
                    "".join(f"  {count:>8}  {name}\n" for name, count in counts.items()) or "  none\n", end=""
                )
        case "tables":
            for table in _ask(args, "GET", f"tables?by={args.by}"):
                names = ", ".join(table["names"])
                print(
                    f"{table['code']:<6} {table['bytes'] / 1000:>9.1f} kB {table['idle_days']:>6} days idle "
                    f"{table['sockets']:>4} here  {table['game']}, {table['phase']}: {names}"
                )
        case "delete":
            _ask(args, "DELETE", f"tables/{quote(args.name, safe='')}")
            print(f"Table {args.name.upper()} is deleted.")
        case "block":
            _ask(args, "POST", "blocked", {"address": args.name, "minutes": args.minutes})
            print(f"{args.name} is blocked for {args.minutes} minutes.")
        case "unblock":
            _ask(args, "DELETE", f"blocked/{quote(args.name, safe='')}")
            print(f"{args.name} is not blocked any more.")
    return 0


def _ask(args: argparse.Namespace, method: str, path: str, body: Any = None) -> Any:
    headers = {"Content-Type": "application/json"}
    if token := os.environ.get("SPYHOUSE_METRICS_TOKEN", ""):
        headers["Authorization"] = f"Bearer {token}"
    content = msgspec.json.encode(body) if body else None
    try:
        request = Request(f"{args.house.rstrip('/')}/admin/{path}", content, headers, method=method)
        with urlopen(request, timeout=60) as answer:
            found = answer.read()
    except HTTPError as error:
        raise SpyhouseError(_reason(error)) from None
    except (OSError, ValueError) as error:
        why = getattr(error, "reason", error)
        raise SpyhouseError(f"Cannot reach {args.house}: {why}. Is the server running?") from None
    return msgspec.json.decode(found) if found else None


def _reason(error: HTTPError) -> str:
    with error, suppress(msgspec.DecodeError, KeyError, TypeError):
        return str(msgspec.json.decode(error.read())["detail"])
    return f"The server answered {error.code}."
