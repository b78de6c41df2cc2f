"""The bots of Spycatcher: information used, and strength (SK-35, SK-36)."""

import random
import statistics
from itertools import combinations

import pytest

from spyhouse.games.spycatcher import GAME
from spyhouse.games.spycatcher.bots import Normal, Strong
from spyhouse.games.spycatcher.bots.memory import Memory
from spyhouse.games.spycatcher.bots.odds import Threats, cannot_beat
from spyhouse.games.spycatcher.bots.plan import best_set, wait_for
from spyhouse.games.spycatcher.bots.travel import HOME, turns_to
from spyhouse.games.spycatcher.events import Attempt, Judged
from spyhouse.games.spycatcher.influence import DECK, MASTER, SUIT, VALUE, bits, cards_in, suit_of
from spyhouse.games.spycatcher.moves import Challenge, Discard, Go, Pass, Seek, Send
from spyhouse.games.spycatcher.options import SpycatcherOptions
from spyhouse.games.spycatcher.state import Spycatcher
from spyhouse.kernel import Move, Phrase
from spyhouse.lab.play import play
from tests.games.spycatcher.builders import Table, a_game, cards
from tests.games.spycatcher.conservation import random_game

LEVELS = ("easy", "normal", "strong")


def choice(table: Table, seat: int, level: str) -> Move | None:
    bot = GAME.bots[level](seat, table.state.options, random.Random(1))
    return bot.choose(table.state.view(seat), table.state.legal(seat))


def test_bots_have_three_levels() -> None:
    """SK-36"""
    assert set(LEVELS) <= set(GAME.bots)


def test_normal_games_end_within_the_expected_turns() -> None:
    """SK-35"""
    games = [play(GAME, 2, f"bots/{number}", GAME.options(), ["normal"]) for number in range(30)]
    assert {game.outcome.how for game in games} == {"published"}
    assert 20 <= statistics.median(game.counts["rounds"] for game in games) <= 36
    assert sum(game.counts["attempts challenged"] for game in games) * 5 >= sum(
        game.counts["attempts"] for game in games
    )


@pytest.mark.parametrize("seats", GAME.seats)
def test_all_levels_play_together_with_all_options(seats: int) -> None:
    options = SpycatcherOptions(hand_size=5, bluffing=True, permissions_needed=3, notebook=True)
    levels = [LEVELS[seat % 3] for seat in range(seats)]
    assert play(GAME, seats, "all", options, levels).outcome.how == "published"


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_moves_to_mi5_to_publish(level: str) -> None:
    table = a_game().permits(0, "court", "government", "press", "publisher")
    table.at_place(0, "ring-31").rolled(3)
    move = choice(table, 0, level)
    assert isinstance(move, Go)
    assert move.route[-1] == table.place("mi5")


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_seeks_with_the_best_run(level: str) -> None:
    table = a_game().only(0, "c10 c11 c12").lands_on("court-2")
    assert choice(table, 0, level) == Seek(cards("c10 c11 c12"))


@pytest.mark.parametrize("level", ["normal", "strong"])
def test_a_bot_challenges_with_a_master_it_no_longer_needs(level: str) -> None:
    table = a_game().only(0, "c4 c5 c6").only(1, "cM").permits(1, "court").lands_on("court-2")
    table.seek(0, "c4 c5 c6")
    assert choice(table, 1, level) == Challenge(cards("cM"))


@pytest.mark.parametrize("level", LEVELS)
def test_bot_without_the_suit_passes(level: str) -> None:
    table = a_game().hand(0, "c4 c5 c6").hand(1, "g1 g2 g3 g4 g5 g6 g7").lands_on("court-2")
    table.seek(0, "c4 c5 c6")
    assert choice(table, 1, level) == Pass()


@pytest.mark.parametrize("level", ["normal", "strong"])
def test_a_bot_keeps_a_run_and_a_master(level: str) -> None:
    table = a_game().hand(0, "c10 c11 c12 gM p1 p7 b4")
    table.draw(0)
    move = choice(table, 0, level)
    assert isinstance(move, Discard)
    assert move.card not in cards("c10 c11 c12 gM")


def test_a_bot_bluffs_with_cards_it_does_not_need() -> None:
    """SK-25"""
    table = a_game(bluffing=True).hand(0, "c10 c11 c12 gM p1 p7 b4").lands_on("publisher-2")
    bot = Normal(0, table.state.options, random.Random(1))
    tries = [bot.choose(table.state.view(0), table.state.legal(0)) for _ in range(20)]
    bluffs = [move for move in tries if isinstance(move, Seek)]
    assert 0 < len(bluffs) < 20
    assert not set(bluffs[0].cards) & set(cards("c10 c11 c12 gM"))
    assert choice(a_game().hand(0, "c10 c11 c12 gM p1 p7 b4").lands_on("publisher-2"), 0, "normal") == Pass()


def test_a_strong_bot_learns_who_bluffs() -> None:
    """SK-25"""
    bot = Strong(1, SpycatcherOptions(bluffing=True), random.Random(1))
    table = a_game(bluffing=True).only(0, "c4 c5 c6")
    at_first = bot.bluffs(0)
    for _ in range(3):
        attempt = Attempt(0, "court", cards("g1 p2 b3"), bluff=True, challenges=(), granted=False)
        bot.observe([Judged(attempt=attempt)], table.state.view(1))
    assert bot.bluffs(0) > 1.5 * at_first == 1.5 * bot.bluffs(2)


@pytest.mark.parametrize("level", ["normal", "strong"])
def test_a_bot_calls_a_bluff_with_a_card_it_can_spare(level: str) -> None:
    """SK-25: where only runs are laid, a two is not worth trying (a strong bot would like a new card)"""
    for bluffing in (True, False):
        table = a_game(bluffing=bluffing).hand(0, "c10 c11 c12").hand(1, "c2 g10 g11 g12 pM b4 b5")
        table.permits(1, "court").lands_on("court-2").seek(0, "c10 c11 c12")
        calls = choice(table, 1, level) == Challenge(cards("c2"))
        assert calls is (bluffing or level == "strong")


@pytest.mark.parametrize("bluffing", [False, True])
def test_every_bot_move_has_a_reason(bluffing: bool) -> None:
    """One short sentence or two, and none of them about cards it cannot see."""
    options = SpycatcherOptions(bluffing=bluffing, permissions_needed=3)
    for number in range(4):
        rng = random.Random(number)
        state = Spycatcher(3, f"reasons/{number}", options)
        while state.outcome() is None:
            seat = rng.choice(state.waiting_for())
            said = []
            for world in (state, state.imagine(seat, rng)):
                bot = Strong(seat, options, random.Random(5))
                move = bot.choose(world.view(seat), world.legal(seat))
                said.append(GAME.words.speech().format_phrase(bot.why))
            assert said[0] == said[1]
            assert said[0].endswith((".", "!"))
            assert len(said[0].splitlines()) > 1 or bot.why == Phrase("reason-only-way")
            assert len(said[0]) < 160
            assert move
            state.apply(seat, move, 0)


@pytest.mark.parametrize("level", LEVELS)
def test_pace_is_independent_of_cards(level: str) -> None:
    """SK-20: whatever hand, whatever the decision, the same bot takes the same time."""
    table = a_game(3).hand(0, "c4 c5 c6").lands_on("court-2")
    table.seek(0, "c4 c5 c6")
    rng, taken, decided = random.Random(3), set(), set()
    for _ in range(30):
        world = table.state.imagine(0, rng)
        bot = GAME.bots[level](1, world.options, random.Random(8))
        times = []
        for _ in range(3):
            move = bot.choose(world.view(1), world.legal(1))
            assert move
            decided.add(type(move))
            times.append(bot.thinking_ms(move))
        taken.add(tuple(times))
    assert decided == {Pass, Challenge}
    assert len(taken) == 1


def test_bot_choice_depends_only_on_its_view() -> None:
    """In worlds that look the same to its seat, the same bot does the same."""
    for number in range(6):
        rng = random.Random(number)
        for step, state in enumerate(random_game(number)):
            if step % 37 or state.phase == "over":
                continue
            for seat in state.waiting_for():
                chosen = []
                for world in (state, state.imagine(seat, rng)):
                    bot = Strong(seat, state.options, random.Random(5))
                    chosen.append(bot.choose(world.view(seat), world.legal(seat)))
                assert chosen[0] == chosen[1]


@pytest.mark.parametrize("number", range(10))
def test_memory_never_excludes_the_real_deal(number: int) -> None:
    for seat in range(2 + number % 5):
        follow(number, seat)


def follow(number: int, seat: int) -> None:
    """Watch a random game from one seat and check at every step."""
    rng = random.Random(f"memory/{number}")
    state = Spycatcher(2 + number % 5, f"memory/{number}", SpycatcherOptions(permissions_needed=3))
    memory = Memory(seat, state.seats)
    memory.on_view(state.view(seat))
    for _ in range(300):
        if state.outcome() is not None:
            return
        mover = rng.choice(state.waiting_for())
        told = [
            event for event in state.apply(mover, rng.choice(state.legal(mover)), 0) if event.visible_to(seat)
        ]
        if told:
            memory.on_events(told, state.view(seat))
        zones = [*state.hands, bits(state.pack), state.unseen]
        assert [zone.bit_count() for zone in zones] == memory.room(state.view(seat))
        for zone, real in enumerate(zones):
            assert real & ~memory.where[zone] == 0


def test_travel_is_measured_in_turns() -> None:
    table = a_game()
    circle_squares = [table.place(f"court-{n}") for n in range(1, 7)]
    assert all(turns_to()[0][square] == 1 for square in circle_squares)  # a piece may circle endlessly
    assert turns_to()[HOME][table.place("north-in-2")] == 1
    assert turns_to()[0][table.place("ring-0")] < turns_to()[0][table.place("ring-8")]


def test_better_hand_shortens_the_expected_wait() -> None:
    unseen = bits(DECK)

    def wait(text: str) -> float:
        hand = bits(cards(text))
        return wait_for(suit_of(hand, 0), suit_of(unseen & ~hand, 0), 45, 0.0)

    assert wait("cM") == wait("c4 c5 c6") == 0
    assert wait("c4 c5 c6") < wait("c4 c5") <= wait("c1 c2") < wait("c4") <= wait("g4")


def test_bot_lays_its_best_run_before_the_master() -> None:
    assert best_set(bits(cards("c1 c2 c3 c4 cM")), 0) == cards("c2 c3 c4")
    assert best_set(bits(cards("c1 c2 cM")), 0) == (MASTER[0],)
    assert best_set(bits(cards("c1 c2 c4")), 0) == ()


def test_challenge_odds_are_exact() -> None:
    """SK-17 to SK-19: as many hands beat the score as the formula says."""
    sure, may_be, drawn, score = bits(cards("c4 g1")), [*cards("c1 c3 c7 c9 c12 cM g2 g3 p5 p6 b8")], 4, 16

    def can_beat(hand: tuple[int, ...]) -> bool:
        values = sorted((VALUE[one] for one in hand if SUIT[one] == 0), reverse=True)
        return 13 in values or sum(values[:3]) > score

    hands = [(*cards_in(sure), *drawn) for drawn in combinations(may_be, drawn)]
    expected = sum(map(can_beat, hands)) / len(hands)
    suit = suit_of(bits(may_be), 0)
    assert cannot_beat(score, suit_of(sure, 0), suit, 5, drawn) == pytest.approx(1 - expected)
    where = [bits(cards("p9")), sure | bits(may_be), bits(may_be), 0]
    assert Threats(where, [1, 6, 7, 0], 0).risk(cards("c4 c5 c7"), 0) == pytest.approx(expected)


@pytest.mark.parametrize("seats", [2, 4])
def test_easy_bots_finish_their_games(seats: int) -> None:
    """SK-35: with any level, games end by themselves"""
    games = [play(GAME, seats, f"easy/{number}", GAME.options(), ["easy"]) for number in range(10)]
    assert {game.outcome.how for game in games} == {"published"}
    assert max(game.moves for game in games) < 3000


@pytest.mark.parametrize(("better", "worse"), [("normal", "easy"), ("strong", "normal")])
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    """SK-36: of these games, fewer than 1 in 100 sets of equals would win so many"""
    levels = [[better, worse], [worse, better]]
    games = 40
    won = sum(
        play(GAME, 2, f"levels/{number}", GAME.options(), levels[number % 2]).outcome.winners == (number % 2,)
        for number in range(games)
    )
    assert won >= 28


def test_bot_sends_away_a_player_about_to_win() -> None:
    """SK-34"""
    table = (
        a_game(3).hand(0, "c1 c2 c3").permits(1, "court", "press").permits(2, "court", "government", "press")
    )
    table.permits(2, "publisher").next_permission("court", "send").lands_on("court-2").seek(0, "c1 c2 c3")
    table.passes(1, 2)
    assert choice(table, 0, "normal") == choice(table, 0, "strong") == Send(2)


def test_bot_challenges_for_the_last_permission() -> None:
    """SK-17: a bot spends good cards to stop a player on the way home"""
    spent = []
    for stamps in ((), ("government", "press", "publisher")):
        table = a_game(2).hand(0, "c4 c5 c6").only(1, "c9 c10 c11").permits(0, *stamps).lands_on("court-2")
        table.seek(0, "c4 c5 c6")
        spent.append(isinstance(choice(table, 1, "strong"), Challenge))
    assert spent == [False, True]
