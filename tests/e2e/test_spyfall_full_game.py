"""A complete game of Spyfall with four players and a spectator, and a rematch; and the end of the time."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.browser_player import Guest
from tests.e2e.conftest import Guests, Keeps
from tests.e2e.flaky_proxy import FlakyProxy, proxy_to
from tests.e2e.night import Night, comes_back
from tests.e2e.spyfall import SPY, Player

TWO_ROUNDS = {"Rounds": -3}
"""Presses of "more" from the defaults."""


@pytest.fixture
def proxy(server: str) -> Iterator[FlakyProxy]:
    with proxy_to(server) as proxy:
        yield proxy


def test_full_game_is_played(proxy: FlakyProxy, guests: Guests) -> None:
    evening = Evening(guests, proxy)
    evening.everyone_comes()

    one_is_let_go_and_the_spy_is_caught(evening)
    evening.everyone_goes_on()
    the_spy_names_the_place(evening)
    evening.everyone_goes_on(last=True)

    sheet = evening.check_sheet()
    evening.watcher.sees("Case closed")
    best = max(total for *_, total in sheet.values())
    winners = [player.name for player in evening.players if sheet[player.name][-1] == best]
    verb = "wins" if len(winners) == 1 else "win"
    evening.watcher.sees(f"{' and '.join(winners)} {verb}")
    with evening.watcher.drawer("Log") as log:
        expect(log.get_by_role("listitem").last).to_be_in_viewport()
        expect(log.get_by_role("listitem").first).not_to_be_in_viewport()

    evening.host.guest.press("Rematch")
    evening.host.guest.starts(len(evening.players))
    evening.dealer()
    evening.watcher_never_had_a_card()


def test_time_runs_out_and_nobody_is_convicted(guests: Guests, keeps: Keeps) -> None:
    """SF-12, SF-13, SF-17, SF-20: the clock ends the questions, and everyone may accuse once."""
    night = Night("LATE", ("Ada", "Ben", "Cleo"), rounds=1, round_seconds=5).talks(1)
    moment = keeps(night.kept())
    dealer, second, third = (comes_back(guests(name), moment) for name in night.names)
    second.guest.sees("Time! Ada accuses first.")
    dealer.passes()
    second.accuses(third)
    dealer.votes(guilty=False)
    dealer.guest.sees("Cleo may accuse.")
    third.passes()
    dealer.sees_the_show()
    dealer.guest.sees("Time ran out, and nobody was convicted.")
    points = [2 if seat == night.spy else 0 for seat in range(3)]
    assert dealer.score_sheet() == {
        name: [won, won] for name, won in zip(("You", "Ben", "Cleo"), points, strict=True)
    }


def one_is_let_go_and_the_spy_is_caught(evening: "Evening") -> None:
    """SF-14, SF-23, SF-24."""
    spy, place = evening.peek()
    dealer = evening.dealer()
    asked, witness, *_ = (player for player in evening.players if player is not dealer)
    dealer.asks(asked, f"Do you like it at the {place}, or is that too plain?")
    for player in evening.players:
        player.guest.sees("or is that too plain?")  # SF-26: typed at the table, and everyone reads it
    asked.answers("I have been to worse.")
    evening.watcher.sees("I have been to worse.")
    assert not asked.may_ask(dealer)  # SF-9
    asked.asks(witness, "And you?")

    hasty, suspect, finder, *_ = (player for player in evening.players if player is not spy)
    hasty.accuses(suspect)
    for guest in evening.everyone:
        expect(guest.page.get_by_role("region", name=f"{suspect.name} is accused")).to_be_visible()
    stopped_at = finder.seconds_left()
    evening.vote(hasty, suspect, against=finder)
    evening.watcher.sees(f"{suspect.name} walks free")
    expect(witness.answer_field).to_be_visible()
    assert finder.seconds_left() <= stopped_at
    expect(hasty.guest.button("Already used")).to_be_visible()

    finder.accuses(spy)
    evening.vote(finder, spy)
    evening.write_down(
        {player: 0 if player is spy else 2 if player is finder else 1 for player in evening.players}
    )
    evening.watcher.sees(f"{finder.name} pointed at {spy.name}, and everyone agreed. Quite right.")
    evening.watcher.sees(f"{spy.name} was the spy")


def the_spy_names_the_place(evening: "Evening") -> None:
    """SF-22, in a round with a reload and a lost connection."""
    last_spy = evening.last_spy
    spy, place = evening.peek()
    assert evening.dealer() is last_spy  # SF-6
    ask_until_it_is_the_turn_of(evening, evening.on_the_cable)
    answer_with_the_cable_out(evening, evening.on_the_cable)
    reload_in_mid_round(evening, evening.players[1])
    spy.names(place)
    evening.write_down({player: 4 if player is spy else 0 for player in evening.players})
    evening.watcher.sees(f"{spy.name} named the place and was right.")


def ask_until_it_is_the_turn_of(evening: "Evening", last: Player) -> None:
    asker = evening.dealer()
    others = [player for player in evening.players if player not in (asker, last)]
    for between in others[:2] if asker is last else []:
        asker.asks(between, "Who is next?")
        between.answers("Not you.")
        between.guest.sees("Your turn to ask.")
        asker = between
    asker.asks(last, "Is the line any good where you are?")


def answer_with_the_cable_out(evening: "Evening", player: Player) -> None:
    """Unacknowledged commands are resent after a lost connection and count once."""
    evening.proxy.mute()
    player.answers("It crackles.")
    evening.watcher.sees("“It crackles.”")
    with player.guest.forgiving("ERR_"):
        evening.proxy.cut()
        player.guest.sees("Connection lost. Reconnecting…")
        evening.proxy.restore()
        other = next(one for one in evening.players if one is not player and player.may_ask(one))
        evening.proxy.cut()
        player.guest.sees("Connection lost. Reconnecting…")
        player.at(other, "Ask ").click()
        player.page.get_by_label(f"Your question for {other.name}").fill("Can you hear me?")
        player.guest.press(f"Ask {other.name}")
        evening.proxy.restore()
        expect(other.answer_field).to_be_visible()
    expect(player.page.get_by_text("Connection lost")).to_have_count(0)
    said = evening.watcher.page.get_by_role("listitem")
    expect(said.filter(has_text="“It crackles.”")).to_have_count(1)
    expect(said.filter(has_text="Can you hear me?")).to_have_count(1)


def reload_in_mid_round(evening: "Evening", player: Player) -> None:
    """SF-27, SF-28, SF-29: a reload loses and reveals nothing, and the clock runs on."""
    struck = [place for place in ("Bank", "Hotel", "School", "Zoo") if place not in evening.played][:2]
    sent = requests(player.guest)
    for place in struck:
        player.strikes(place)
    card = player.peeks()
    assert requests(player.guest) == sent
    left = player.seconds_left()
    player.page.reload()
    expect(player.card).to_be_visible()
    assert player.peeks() == card
    assert player.seconds_left() <= left
    assert player.struck() == struck
    assert evening.host.struck() == []
    player.guest.sees("It crackles.")


def requests(guest: Guest) -> int:
    return sum("Request" in message for message in guest.sent)


class Evening:
    """The players of the game, and the score expected by the rules."""

    def __init__(self, guests: Guests, proxy: FlakyProxy) -> None:
        self.proxy = proxy
        self.watcher = guests("Wanda")
        self.players = [
            Player(guests("Ada")),
            Player(guests("Ben")),
            Player(guests("Cleo", phone=True)),
            Player(guests("Dov", phone=True, base_url=proxy.address)),
        ]
        self.host, *_, self.on_the_cable = self.players
        self.everyone = [self.watcher, *(player.guest for player in self.players)]
        self.last_spy = self.host
        self.played: list[str] = []
        self.sheet: list[dict[Player, int]] = []

    def everyone_comes(self) -> None:
        """Let everyone join, by code and by link."""
        self.host.guest.comes_in()
        code = self.host.guest.opens_table(TWO_ROUNDS)
        for nth, player in enumerate(self.players[1:]):
            if nth % 2:
                player.guest.joins(code)
            else:
                player.guest.types_code(code.lower())
                player.guest.takes_a_chair()
            player.guest.is_ready()
        self.watcher.page.goto(f"/{code}")
        self.watcher.press("Just watch")
        self.watcher.sees("2 rounds of 8 minutes, questions typed")
        self.host.guest.starts(len(self.players))

    def peek(self) -> tuple[Player, str]:
        """Read all cards: return the spy and the place (SF-3, SF-28)."""
        cards = {player: player.peeks() for player in self.players}
        (spy,) = (player for player, card in cards.items() if card == SPY)
        (place,) = {card for card in cards.values() if card != SPY}
        self.last_spy = spy
        self.played.append(place)
        return spy, place

    def dealer(self) -> Player:
        slip = self.watcher.page.get_by_text("deals and asks first.").inner_text()
        return next(player for player in self.players if slip.startswith(player.name))

    def vote(self, accuser: Player, accused: Player, against: Player | None = None) -> None:
        for player in self.players:
            if player not in (accuser, accused):
                player.votes(player is not against)

    def everyone_sees_the_show(self) -> None:
        for guest in self.everyone:
            Player(guest).sees_the_show()

    def everyone_goes_on(self, *, last: bool = False) -> None:
        if not last:
            self.check_sheet()
        for player in self.players:
            player.goes_on(last=last)

    def write_down(self, points: dict[Player, int]) -> None:
        self.sheet.append(points)
        self.everyone_sees_the_show()

    def check_sheet(self) -> dict[str, list[int]]:
        """Check every score sheet against the expected score."""
        expected = {
            player.name: [
                *(points[player] for points in self.sheet),
                sum(points[player] for points in self.sheet),
            ]
            for player in self.players
        }
        folded = self.watcher.page.locator("summary").filter(has_text="Score sheet")
        folded.or_(self.watcher.page.get_by_text("Case closed")).first.wait_for()
        Player(self.watcher).unfolds_sheet()
        shown = self.watcher.page.get_by_role("columnheader", name=re.compile(r"^\d+$"))
        expect(shown.first).to_be_visible()
        expect(self.watcher.page.locator("td.latest").first).to_be_visible()
        sheet = Player(self.watcher).score_sheet()
        assert sheet == expected
        assert Player(self.host.guest).score_sheet() == {
            ("You" if name == self.host.name else name): row for name, row in expected.items()
        }
        return sheet

    def watcher_never_had_a_card(self) -> None:
        expect(Player(self.watcher).card).to_have_count(0)
        views = [
            seat["view"]
            for message in map(json.loads, self.watcher.heard)
            for seat in (message.get("game") or {}).get("seats", ())
        ]
        assert len(views) > 20
        assert all(view.get("card") is None for view in views)
