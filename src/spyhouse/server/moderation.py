"""`spyhouse admin`: the operator's commands to a running server."""

import argparse
import os
from typing import Any

import httpx

from spyhouse.kernel import SpyhouseError

_NEEDS = {"delete": "the code of a table", "block": "an address", "unblock": "an address"}


def run(args: argparse.Namespace) -> int:
    """Run one admin command and print its result. Return the exit code."""
    if args.what in _NEEDS and not args.name:
        raise SpyhouseError(f"{args.what} needs {_NEEDS[args.what]}.")
    token = os.environ.get("SPYHOUSE_METRICS_TOKEN", "")
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    try:
        with httpx.Client(base_url=args.house, headers=headers, timeout=60) as http:
            _do(http, args)
    except httpx.HTTPError as error:
        raise SpyhouseError(f"Cannot reach {args.house}: {error}. Is the server running?") from None
    return 0


def _do(http: httpx.Client, args: argparse.Namespace) -> None:
    match args.what:
        case "refusals":
            found = _answer(http.get("/admin/refusals"))
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
            for table in _answer(http.get("/admin/tables", params={"by": args.by})):
                names = ", ".join(table["names"])
                print(
                    f"{table['code']:<6} {table['bytes'] / 1000:>9.1f} kB {table['idle_days']:>6} days idle "
                    f"{table['sockets']:>4} here  {table['game']}, {table['phase']}: {names}"
                )
        case "delete":
            _answer(http.delete(f"/admin/tables/{args.name}"))
            print(f"Table {args.name.upper()} is deleted.")
        case "block":
            _answer(http.post("/admin/blocked", json={"address": args.name, "minutes": args.minutes}))
            print(f"{args.name} is blocked for {args.minutes} minutes.")
        case "unblock":
            _answer(http.delete(f"/admin/blocked/{args.name}"))
            print(f"{args.name} is not blocked any more.")


def _answer(answer: httpx.Response) -> Any:
    if answer.is_error:
        try:
            reason = answer.json()["detail"]
        except (ValueError, KeyError):
            reason = f"The server answered {answer.status_code}."
        raise SpyhouseError(reason)
    return answer.json() if answer.content else None
