"""Bots at a table: legal moves, no repetition, no leaks, no early debrief."""

import random
from collections import Counter
from typing import Any

import pytest

from spyhouse.games.spyfall import GAME
from spyhouse.games.spyfall.bots.debrief import Debrief
from spyhouse.games.spyfall.bots.phrase_bank import load_bank
from spyhouse.games.spyfall.events import Answered, Asked, RoundEnded
from spyhouse.games.spyfall.moves import Accuse, Answer, Ask, Vote
from spyhouse.games.spyfall.packs import Pack, Place, Role
from spyhouse.kernel import CLOCK, HOST, Leave, Move, Tick
from spyhouse.lab.play import make_bots, notify
from tests.games.spyfall.bots.bot_games import BotTable, Step
from tests.games.spyfall.builders import a_round

OWN_PACK = Pack(
    "Ours",
    tuple(
        Place(name, tuple(Role(f"{role} {number}") for number in range(7)))
        for name, role in [
            ("Cruise Ship", "Sailor"), ("Old kitchen", "Cook"), ("The Moon", "Astronaut"),
            ("Xyzzy", "Plugh"), ("Night market", "Seller"), ("Ice rink", "Skater"),
        ]
    ),
)  # fmt: skip


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"talk": "voice"},
        {"spies": 2},
        {"no_clock": True},
        {"places": 6},
        {"hidden_roles": True},
        {"majority_after_time": True},
        {"round_seconds": 20},
        {"pack": OWN_PACK},
    ],
    ids=str,
)
def test_every_round_ends_by_the_rules(options: dict[str, Any]) -> None:
    for seats, levels in ((5, ("easy", "normal", "strong")), (8, ("strong",))):
        table = BotTable(seats, f"{options}", levels, rounds=2, **options)
        assert sum(1 for _ in table.play()) > 4
        assert len(table.state.sheet) == 2
        assert "void" not in {result.how for result in table.state.sheet}


def test_a_round_has_a_natural_length() -> None:
    """Bots ask ten to twenty-five questions in eight minutes."""
    questions = [
        sum(isinstance(step.move, Ask) for step in BotTable(6, f"length/{seed}", rounds=1).play())
        for seed in range(20)
    ]
    assert 8 <= sum(questions) / len(questions) <= 25
    assert max(questions) <= 30


@pytest.mark.parametrize("level", ["easy", "normal", "strong"])
def test_bots_repeat_no_line_in_a_game(level: str) -> None:
    table = BotTable(8, f"words of {level}", [level], rounds=5)
    said = Counter(text for step in table.play() for text in texts(step))
    assert len(said) > 50
    assert [text for text, times in said.items() if times > 1] == []


def texts(step: Step) -> list[str]:
    return [event.text for event in step.events if isinstance(event, Asked | Answered)]


@pytest.mark.parametrize("seed", range(4))
def test_bot_uses_only_its_own_card_and_public_talk(seed: int) -> None:
    """A bot with the same random numbers acts alike in every world that looks the same to it."""
    state = GAME.new(5, f"worlds/{seed}", GAME.read_options({"rounds": 2}))
    bots, twins = (make_bots(GAME, 5, "dice", GAME.options(rounds=2), ("strong", "easy")) for _ in range(2))
    rng = random.Random(seed)
    at = moves = 0
    while state.outcome() is None:
        waiting = sorted(state.to_act())
        rng.shuffle(waiting)
        move: Move | None = None
        pace = 0
        for seat in waiting:
            move = bots[seat].choose(state.view(seat), state.legal(seat))
            other = state.imagine(seat, rng)
            assert twins[seat].choose(other.view(seat), other.legal(seat)) == move
            if move is not None:
                pace = bots[seat].thinking_ms(move)
                assert twins[seat].thinking_ms(move) == pace
                break
        deadline = state.deadline()
        if move is None or (deadline is not None and at + pace >= deadline):
            assert deadline is not None
            seat, move, pace = CLOCK, Tick(), max(0, deadline - at)
        at += pace
        events = state.apply(seat, move, at)
        moves += 1
        for viewer in range(5):
            told = [event for event in events if event.visible_to(viewer)]
            bots[viewer].observe(told, state.view(viewer))
            twins[viewer].observe(told, state.imagine(viewer, rng).view(viewer))
            assert bots[viewer].debrief() == twins[viewer].debrief()
    assert moves > 20


def test_talk_pace_is_independent_of_the_card() -> None:
    """The distributions do not differ significantly (Kolmogorov-Smirnov, p = 0.001)."""
    paces: dict[bool, list[int]] = {True: [], False: []}
    for seed in range(60):
        table = BotTable(5, f"pace/{seed}", rounds=1)
        last = 0
        for step in table.play():
            if isinstance(step.move, Ask | Answer) and last:
                paces[table.state.is_spy(step.seat)].append(step.at - last)
            last = step.at
    spies, others = sorted(paces[True]), sorted(paces[False])
    assert len(spies) > 150
    gap = max(abs(share_below(spies, ms) - share_below(others, ms)) for ms in spies + others)
    assert gap < 1.95 * ((len(spies) + len(others)) / (len(spies) * len(others))) ** 0.5


def share_below(paces: list[int], ms: int) -> float:
    return sum(pace <= ms for pace in paces) / len(paces)


def test_debrief_waits_for_the_reveal() -> None:
    table = BotTable(6, "debrief", rounds=3)
    told: list[list[Debrief]] = [[] for _ in table.bots]
    for step in table.play():
        shown = any(isinstance(event, RoundEnded) for event in step.events)
        for bot, notes in zip(table.bots, told, strict=True):
            note = bot.debrief()
            assert (note is not None) == shown
            if note:
                notes.append(note)
                assert bot.debrief() is None, "once is enough"
    for seat, notes in enumerate(told):
        assert [note.round for note in notes] == [1, 2, 3]
        for note, result in zip(notes, table.state.sheet, strict=True):
            assert note.spy == (seat in result.spies)
            assert len(note.moments) > 2
            assert all(bool(moment.places) == note.spy for moment in note.moments)


def test_a_debrief_lists_beliefs_and_their_causes() -> None:
    table = BotTable(6, "why", rounds=1)
    list(table.play())
    result = table.state.sheet[-1]
    notes = [note for bot in table.bots if (note := bot.debrief())]
    spy = next(note for note in notes if note.spy)
    others = [note for note in notes if not note.spy]
    assert all(90 <= sum(note.moments[-1].suspicion) <= 110 for note in notes)
    assert all(note.moments[-1].suspicion[note.seat] == 0 for note in others), "nobody suspects oneself"
    if result.guess is not None:
        assert spy.moments[-1].places[0][0] == result.guess, "it names what it believes in"
    for note in notes:
        if note.turn:
            assert note.turn.after > note.turn.before
            assert note.turn.question <= spy.moments[-1].after


def test_bot_says_when_it_did_not_understand() -> None:
    table = a_round(4, spy=3, dealer=0)
    bot = make_bots(GAME, 4, "puzzled", table.state.options, ["strong"])[1]
    events = table.do(0, Ask(1, "Blah blub brr?"))
    bot.observe(events, table.view(1))
    answer = bot.choose(table.view(1), table.state.legal(1))
    assert isinstance(answer, Answer)
    assert answer.text in load_bank().puzzled


@pytest.mark.parametrize(("question", "place", "said"), [
    ("Is it loud in here?", "Nightclub", 2), ("Is it quiet in here?", "Nightclub", 0),
    ("Is it quiet in here?", "Polar Station", 2),
])  # fmt: skip
def test_a_bot_answers_what_a_person_asked_in_their_own_words(question: str, place: str, said: int) -> None:
    plain = load_bank().answers.kinds["yes_or_no"].by_height
    heard = Counter[int]()
    for seed in range(40):
        table = a_round(4, spy=3, place=place, dealer=0)
        bot = make_bots(GAME, 4, f"{seed}", table.state.options, ["strong"])[1]
        bot.observe(table.do(0, Ask(1, question)), table.view(1))
        answer = bot.choose(table.view(1), table.state.legal(1))
        assert isinstance(answer, Answer)
        heard.update(height for height in range(3) if answer.text in plain[height])
    assert heard.most_common(1)[0][0] == said


def says(question: str, seed: str = "a bot", spy: int = 3, **options: Any) -> str:
    """Return the answer of the bot in seat 1 to seat 0."""
    table = a_round(4, spy=spy, dealer=0, **options)
    bot = make_bots(GAME, 4, seed, table.state.options, ["strong"])[1]
    bot.observe(table.do(0, Ask(1, question)), table.view(1))
    answer = bot.choose(table.view(1), table.state.legal(1))
    assert isinstance(answer, Answer)
    return answer.text


def test_spy_answers_a_direct_question_like_others() -> None:
    replies = load_bank().answers.replies
    for spy in (1, 3):
        for question in ("Are you the spy?", "you're the spy, aren't you", "Come on, are you maybe a spy?"):
            assert says(question, spy=spy) in replies.are_you_the_spy
        for question in ("Where are we?", "What place is this?", "so where exactly are we"):
            assert says(question, spy=spy) in replies.where_are_we
    assert says("Where are we going?") not in replies.where_are_we


def test_a_choice_of_two_is_not_answered_with_yes() -> None:
    choices = load_bank().answers.replies.this_or_that
    assert says("Is it warmer inside or outside?") in choices
    assert says("Tea or coffee?") in choices
    for question in ("Is it cold or not?", "Do you need a ticket or something?", "Who or what is that?"):
        assert says(question) not in choices
    in_german = load_bank("de").answers.replies.this_or_that
    assert says("Ist es drinnen wärmer oder draußen?", language="de") in in_german
    assert says("Ist es kalt, oder?", language="de") not in in_german
    in_polish = load_bank("pl").answers.replies.this_or_that
    assert says("Cieplej jest w środku czy na dworze?", language="pl") in in_polish
    assert says("Czy jest zimno?", language="pl") not in in_polish


def test_an_acquitted_bot_defends_itself_once() -> None:
    table = a_round(4, spy=3, dealer=0)
    bot = make_bots(GAME, 4, "accused", table.state.options, ["strong"])[1]
    bot.observe(table.do(0, Ask(1, "Is it loud?")), table.view(1))
    bot.observe(table.do(0, Accuse(1)), table.view(1))
    for seat in (2, 3):
        bot.observe(table.do(seat, Vote(False)), table.view(1))
    answer = bot.choose(table.view(1), table.state.legal(1))
    assert isinstance(answer, Answer)
    assert load_bank().without_defence(answer.text)[0] in load_bank().defending


def test_voice_bot_speaks_and_says_it_cannot_listen() -> None:
    assert says("", talk="voice") in load_bank().answers.replies.unheard
    assert says("Is it loud?", talk="voice") not in load_bank().answers.replies.unheard
    table = BotTable(5, "aloud", rounds=1, talk="voice")
    assert all(text for step in table.play() for text in texts(step))


def test_voice_bot_judges_by_accusations_not_by_chance() -> None:
    def votes(elapsed: int, accusers: int) -> set[bool]:
        told = set()
        for seed in range(12):
            table = a_round(6, spy=3, dealer=0, talk="voice")
            bot = make_bots(GAME, 6, f"{seed}", table.state.options, ["normal"])[1]
            bot.observe(table.do(0, Ask(2, ""), after=elapsed), table.view(1))
            for accuser in (4, 5)[: accusers - 1]:
                bot.observe(table.do(accuser, Accuse(2)), table.view(1))
                for seat in (0, 1, 3, 4, 5):
                    if seat in table.view().waiting_for:
                        bot.observe(table.do(seat, Vote(seat in (0, 3))), table.view(1))
            bot.observe(table.do(0, Accuse(2)), table.view(1))
            vote = bot.choose(table.view(1), table.state.legal(1))
            assert isinstance(vote, Vote)
            told.add(vote.guilty)
        return told

    assert votes(1000, accusers=1) == {False}
    assert votes(1000, accusers=3) == {True}


def test_bots_continue_after_a_player_left() -> None:
    for seed in range(6):
        table = BotTable(6, f"leaver/{seed}", ("strong", "normal", "easy"), rounds=2)
        for number, step in enumerate(table.play()):
            if number == 6:
                leaver = next(seat for seat in table.state.players() if not table.state.is_spy(seat))
                notify(table.bots, table.state.apply(HOST, Leave(leaver), step.at), table.state)
        assert table.state.sheet[0].how != "void"
        assert len(table.state.sheet) == 2
