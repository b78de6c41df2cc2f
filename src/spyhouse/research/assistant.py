"""Tools of an assistant at a table, each returning text: sit, look, act, say, wait, rules."""

import asyncio
import json
import re
from typing import Any

import msgspec

from spyhouse import games
from spyhouse.kernel import Game, Phrase, UnknownGame, View
from spyhouse.kernel.game_text import DEFAULT_LOCALE, GameText
from spyhouse.research.prompts import Prompter, one_line, quoted_names, strip_quotes
from spyhouse.research.table_client import Json, RequestRefused, TableClient

LONGEST_WAIT_S = 50
"""Maximum wait in seconds, because most assistants give a tool one minute."""
NEWS_SHOWN = 60


class Assistant:
    """One assistant, at one table at a time."""

    def __init__(self, server: str, locale: str = DEFAULT_LOCALE) -> None:
        self.server = server.rstrip("/")
        self._locale = locale
        self._guest: TableClient | None = None
        self._shown: tuple[int, list[Any]] = (0, [])
        """The `seq` and the moves that the assistant was last shown: move numbers refer to them."""

    # --- tools

    async def sit(self, code: str, name: str = "Assistant") -> str:
        """Join the table and take the first free chair."""
        self.leave()
        found = re.search(r"([\w-]+)/?$", code.strip())
        if not found:
            raise RequestRefused(self._say("mcp-no-code"))
        self._guest = guest = await TableClient.join(self.server, found[1].upper(), one_line(name)[:24])
        seat = free_chair(guest.table)
        if seat is None:
            return f"{self._say('mcp-no-chair')}\n{self._all()}"
        await guest.request("Sit", seat=seat)
        await self._until(lambda: self.seat is not None)
        if guest.table["phase"] == "lobby":
            await guest.request("Ready", on=True)
        return self._all()

    async def look(self) -> str:
        """Return everything the assistant can see."""
        await self._at_a_table().ensure_connected()
        return self._all()

    async def act(self, move: str | int | Json) -> str:
        """Make a move, given by its number in the list last shown or written out."""
        guest = self._at_a_table()
        if self.seat is None:
            raise RequestRefused(self._say("mcp-no-seat"))
        updates = guest.updates
        await guest.request("Play", after=self._shown[0], seat=self.seat, move=self._parse_move(move))
        await self._until(lambda: guest.updates > updates)
        return self._news_and_state()

    def _parse_move(self, move: str | int | Json) -> Any:
        """Parse a move. The server decides whether it is legal."""
        if isinstance(move, dict):
            return move
        shown = self._shown[1]
        try:
            found = json.loads(move) if isinstance(move, str) else move
        except (ValueError, RecursionError):
            found = None
        if isinstance(found, dict):
            return found
        if not isinstance(found, int) or not 1 <= found <= len(shown):
            raise RequestRefused(self._say("mcp-no-such-move", most=len(shown)))
        return shown[found - 1]

    async def say(self, text: str) -> str:
        """Send a line to the table's chat."""
        await self._at_a_table().request("Say", text=one_line(text))
        return self._say("mcp-said")

    async def wait(self, seconds: float = 30) -> str:
        """Wait until it is this seat's turn, the game begins or ends, or `seconds` have passed."""
        guest = self._at_a_table()
        await guest.ensure_connected()
        phase = guest.table["phase"]
        await self._until(
            lambda: phase == "over" or guest.table["phase"] != phase or self._is_wanted(),
            min(seconds, LONGEST_WAIT_S),
        )
        return self._news_and_state()

    async def rules(self, game: str = "") -> str:
        """Return the rules of a game; of the one at the table if none is named."""
        name = game or (self._guest.table["game"] if self._guest else "")
        if not name:
            return self._say("mcp-games", games=", ".join(games.names()))
        found = games.find(name)
        lines = [f"{rule.id}. {rule.text}" for rule in found.rules(self._locale)]
        return "\n".join([Prompter(found, (), self._locale).rules_summary(), *lines])

    def leave(self) -> None:
        """Leave the table and close the connection."""
        if self._guest:
            self._guest.close()
        self._guest = None
        self._shown = (0, [])

    # --- view

    @property
    def seat(self) -> int | None:
        """Return the assistant's seat, or None before the table has assigned one."""
        guest = self._guest
        chairs = guest.table.get("chairs", ()) if guest else ()
        own = (seat for seat, chair in enumerate(chairs) if guest and chair.get("person") == guest.you)
        return next(own, None)

    def _is_wanted(self) -> bool:
        guest = self._at_a_table()
        if not guest.game or guest.table["phase"] != "playing" or self.seat is None:
            return False
        waiting = self._own_part().get("view", {}).get("waiting_for", guest.game["to_act"])
        return self.seat in waiting and self.seat in guest.game["to_act"]

    def _news_and_state(self) -> str:
        return "\n".join([*self._news(), "", self._all()]).lstrip("\n")

    def _news(self) -> list[str]:
        guest = self._at_a_table()
        happened, guest.news = guest.news, []
        lines = [line for one in happened for line in self._lines_about(one)]
        return lines[-NEWS_SHOWN:]

    def _lines_about(self, one: Json) -> list[str]:
        guest, game = self._at_a_table(), self._game()
        did = one.get("did") or {}
        if did.get("type") == "Say":
            people = {person["id"]: person["name"] for person in guest.table["people"]}
            return self._chat(people.get(one.get("by", ""), "?"), did["text"])
        if did.get("type") == "BotSaid":
            speech = (game.words if game else GameText()).speech((), self._locale)
            return self._chat(did["name"], speech.format_phrase(msgspec.convert(did["text"], Phrase | str)))
        return [line for event in one.get("events", ()) if (line := self._event(event, game))]

    def _chat(self, name: str, text: str) -> list[str]:
        return [self._say("mcp-chat", **strip_quotes({"name": name, "text": text}))]

    def _event(self, event: Json, game: Game | None) -> str:
        try:
            if game:
                known = msgspec.convert(event, game.events)
                return "\n".join(Prompter(game, self._names(), self._locale).news([known]))
        except msgspec.ValidationError:  # the server has newer rules
            pass
        return json.dumps(strip_quotes(event))

    def _all(self) -> str:
        """Describe the table, the seat's view and its legal moves."""
        guest, game = self._at_a_table(), self._game()
        table = guest.table
        lines = [
            self._say(
                "mcp-table",
                code=guest.code,
                game=game.title if game else table["game"],
                summary=self._summary(table, game),
            )
        ]
        lines.append(
            self._say("mcp-chairs", chairs=", ".join(f"{n} {name}" for n, name in enumerate(self._quoted())))
        )
        self._shown = (guest.seq, [])
        if guest.game is None:
            return "\n".join([*lines, self._say("mcp-lobby")])
        lines += self._view_text(game)
        outcome = guest.game["outcome"]
        if outcome:
            quoted = self._quoted()
            winners = (
                GameText().speech((), self._locale).join_list(quoted[seat] for seat in outcome["winners"])
            )
            speech = (game.words if game else GameText()).speech((), self._locale)
            lines.append(self._say("mcp-over", how=speech.ending(outcome["how"]), winners=winners))
        return "\n".join(lines)

    def _summary(self, table: Json, game: Game | None) -> str:
        """Return the house rules in the reader's language, with typed names that cannot end a quotation."""
        if game is None or not table["house_rules"]:
            return one_line(table["summary"])
        speech = game.words.speech((), self._locale)
        rules = msgspec.convert(strip_quotes(table["house_rules"]), list[Phrase])
        return ", ".join(map(speech.format_phrase, rules))

    def _view_text(self, game: Game | None) -> list[str]:
        guest, part = self._at_a_table(), self._own_part()
        legal = part.get("legal", [])
        self._shown = (guest.seq, legal)
        deadline = guest.game["deadline"] if guest.game else None
        left = (
            [] if deadline is None else [self._say("mcp-time", seconds=max(0, deadline - guest.now) // 1000)]
        )
        try:
            if game is None:
                raise msgspec.ValidationError
            view: View = msgspec.convert(part["view"], game.view, str_keys=True)
            moves = [msgspec.convert(move, game.moves) for move in legal]
        except msgspec.ValidationError:
            listed = [
                self._say("prompt-move", number=number, move=json.dumps(move))
                for number, move in enumerate(legal, 1)
            ]
            return [json.dumps(strip_quotes(part["view"])), *left, *listed]
        prompter = Prompter(game, self._names(), self._locale)
        return [prompter.describe_view(view), *left, *(prompter.choices(view, moves) if legal else [])]

    def _own_part(self) -> Json:
        """Return the seat's part of the game; without a seat, the spectator's."""
        parts: list[Json] = (self._at_a_table().game or {}).get("seats", [])
        return next((part for part in parts if part.get("seat") == self.seat), parts[0] if parts else {})

    def _game(self) -> Game | None:
        try:
            return games.find(self._at_a_table().table["game"])
        except UnknownGame:
            return None

    def _names(self) -> list[str]:
        """Return the typed names, one per chair; "" for an empty chair."""
        return [chair.get("name", "") for chair in self._at_a_table().table["chairs"]]

    def _quoted(self) -> list[str]:
        speech = GameText().speech(quoted_names(self._names(), self._locale), self._locale)
        return [speech.name(seat) for seat in range(len(self._names()))]

    def _at_a_table(self) -> TableClient:
        if self._guest is None:
            raise RequestRefused(self._say("mcp-not-seated"))
        return self._guest

    async def _until(self, true: Any, seconds: float = 5.0) -> None:
        """Wait until `true()` holds, at most `seconds`."""
        guest = self._at_a_table()
        try:
            async with asyncio.timeout(seconds), guest.changed:
                await guest.changed.wait_for(true)
        except TimeoutError:
            await guest.ensure_connected()

    def _say(self, message: str, **more: Any) -> str:
        return GameText().speech((), self._locale).say(message, **more)


def free_chair(table: Json) -> int | None:
    """Return the first free chair, or None."""
    if table["phase"] != "lobby":
        return None
    chairs = enumerate(table["chairs"])
    return next((seat for seat, chair in chairs if not chair.get("person") and not chair.get("bot")), None)
