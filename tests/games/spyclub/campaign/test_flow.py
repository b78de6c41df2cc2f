"""A campaign from desk to desk (CP-1 to CP-10, CP-12, CP-13, CP-21, CP-22)."""

import msgspec
import pytest

from spyhouse.games.spyclub import GAME, suspect
from spyhouse.games.spyclub.campaign.deck import load_deck, numbering
from spyhouse.games.spyclub.campaign.events import CardUnlocked, CaseSaved, StageBegan
from spyhouse.games.spyclub.campaign.moves import PickCharacter, Propose, ReadOn, WriteStory
from spyhouse.games.spyclub.campaign.record import Campaign, CardInPlay, LastCase, Member, Recorded
from spyhouse.games.spyclub.moves import EndTurn
from spyhouse.games.spyclub.state import SpyClub
from spyhouse.games.spyclub.terms import ASPECTS, EMPTY, EditionName
from spyhouse.kernel import HOST, Leave, Skip, Stop
from tests.games.spyclub.builders import a_case
from tests.games.spyclub.campaign.builders import CLUB, a_desk, a_file, after
from tests.games.spyclub.campaign.printed_text import side_of

# --- who plays whom


def test_cp12_returning_player_keeps_character() -> None:
    """CP-12."""
    a = a_desk(after(2), seats=3)
    assert a.state.legal(1)[0] == PickCharacter("Climber", "Karim")
    a.does(2, PickCharacter("Tinkerer", " Lou  "))
    a.does(0, PickCharacter("Bookworm", "Ida"))
    a.refuses(1, PickCharacter("Bookworm", "Ida"), "Someone else is playing that character")
    a.does(1, PickCharacter("Climber", "Karim"))
    assert a.state.characters == ("Bookworm", "Climber", "Tinkerer")
    assert a.mosaic.members == (*CLUB[:2], Member("Tinkerer", "Lou"))


def test_people_may_change_seats_between_cases() -> None:
    """CP-12."""
    a = a_desk(after(2))
    a.does(0, PickCharacter("Climber", "Karim"))
    assert a.state.legal(1)[0] == PickCharacter("Bookworm", "Ida")
    a.does(1, PickCharacter("Bookworm", "Ida"))
    assert a.state.characters == ("Climber", "Bookworm")


def test_card_is_out_of_force_without_its_owner() -> None:
    """CP-12."""
    watcher = CardInPlay(9, owner="Runner")
    a = a_desk(after(2, seats=3, cards=(CardInPlay(3), CardInPlay(4), watcher)), seats=2).cast()
    assert a.card(9).asleep
    b = a_desk(after(2, seats=3, cards=(CardInPlay(3), CardInPlay(4), watcher)), seats=3).cast()
    assert not b.card(9).asleep
    assert a.until_the_case().case_ends("success").saved().cards[2] == watcher


# --- unlocking


def test_the_first_case_begins_with_cards_3_and_4() -> None:
    """CP-1, CP-2."""
    a = a_desk().cast()
    assert a.unlocked() == [3]
    a.refuses(0, Propose("a", 3), "nothing to decide")
    a.reads()
    assert a.unlocked() == [3, 4]
    a.refuses(0, ReadOn(3), "something else on the desk")  # a second tap has no effect
    a.reads()
    assert a.view().stage == "case"
    stages = [event.stage for event in a.told if isinstance(event, StageBegan)]
    assert stages == ["unlock", "setup", "case"]


def test_the_prototype_also_begins_with_card_85() -> None:
    """CP-2."""
    assert a_desk(edition="prototype").until_the_case().unlocked() == [3, 4, 85]


@pytest.mark.parametrize(
    ("aspect", "card"), [("motive", 16), ("suspect", 20), ("location", 94), ("crime", 137)]
)
def test_the_aspect_recorded_last_opens_its_module(aspect: str, card: int) -> None:
    """CP-3."""
    assert a_desk(after(1, aspect)).cast().unlocked() == [3, 4, card]


def test_index_shows_nothing_recorded_without_a_record() -> None:
    """CP-3."""
    assert a_desk(after(1)).cast().unlocked() == [3, 4, 151]


@pytest.mark.parametrize("edition", ["2018", "prototype"])
def test_cp3_every_nothing_recorded_opens_a_card(edition: EditionName) -> None:
    """The crossroads of 151 may have opened 166 already: then the third opened nothing."""
    cards: tuple[CardInPlay, ...] = tuple(map(CardInPlay, (*numbering(edition).case_1, 151, 166)))
    for case, card in ((2, 167), (3, 46), (4, 47)):
        a = a_desk(after(case, cards=cards, edition=edition), edition=edition).cast()
        while card not in a.unlocked():
            a.reads()
        cards = (*cards, CardInPlay(card))


def test_cp7_unlocks_wait_for_instructions() -> None:
    """CP-7."""
    a = a_desk(after(1, "suspect")).cast()  # the Dog asks about the lead, then unlocks 46 and 56
    assert a.unlocked() == [3, 4, 20]
    a.decides("a")
    assert a.unlocked()[:4] == [3, 4, 20, 21]
    order = [event.card for event in a.until_the_case().told if isinstance(event, CardUnlocked)]
    assert order == [20, 21, 46, 56]


def test_cards_unlocked_while_saving_follow_the_module() -> None:
    """CP-7."""
    a = a_desk(after(2, "motive", "suspect", queue=(6,))).until_the_case()
    order = [event.card for event in a.told if isinstance(event, CardUnlocked)]
    assert order.index(6) == len(order) - 1


def test_a_card_that_is_already_unlocked_is_passed_over() -> None:
    """CP-8."""
    treats = CardInPlay(46, tokens=1)
    a = a_desk(after(1, "suspect", cards=(CardInPlay(3), CardInPlay(4), treats))).until_the_case()
    assert a.mosaic.cards[46] == treats


def test_cp6_unlocked_card_shows_a_unless_it_flips_itself() -> None:
    """CP-6."""
    a = a_desk(after(4, "motive", "suspect", "location", "crime", queue=(1,))).cast().until("card")
    a.until_the_case()
    assert a.mosaic.cards[1].side == "B"
    assert a.mosaic.cards[3].side == "A"


def test_state_effects_of_the_desk_happen_when_the_table_is_laid() -> None:
    """CP-9."""
    fright = load_deck()[81].a.of_option("b")[0]  # each of you gains an idea
    cards = tuple(map(CardInPlay, (3, 4, 81)))
    usual = a_desk(after(1, cards=cards)).until_the_case({151: "a"}).state.ideas
    a = a_desk(after(1, cards=cards, later=(fright.key,))).until_the_case({151: "a"})
    assert a.state.ideas == [ideas + 1 for ideas in usual]
    assert a.mosaic.later == ()


def test_locked_card_is_hidden() -> None:
    """CP-29."""
    a = a_desk(after(1, "suspect")).cast()
    seen = msgspec.json.encode(a.state.view(None)).decode()
    assert '"card":20,' in seen
    assert '"card":46,' not in seen
    assert a.card(20).side == "A"
    entry = next(entry for entry in a.view().index if entry.module == "museum")
    assert msgspec.structs.asdict(entry) == {"aspect": "location", "module": "museum", "numbers": (94,)}


# --- deciding together


def test_a_crossroads_needs_everyone_to_agree() -> None:
    a = a_desk(after(1, "suspect"), seats=3).cast()
    a.refuses(0, ReadOn(20), "The team has to decide")
    a.refuses(0, Propose("z", 20), "one of the answers")
    a.does(0, Propose("a", 20))
    a.refuses(0, Propose("a", 20), "already answered")
    a.does(1, Propose("a", 20)).does(2, Propose("b", 20))
    assert a.view().question is not None
    assert a.state.waiting_for() == (0, 1)
    a.does(0, Propose("b", 20)).does(1, Propose("b", 20))
    assert a.mosaic.chose[20] == "b"
    a.refuses(0, EndTurn(), "at its desk")


def test_cp25_cp29_option_shows_effect_but_only_unlocked_number() -> None:
    """CP-25, CP-29."""
    fence = Recorded(1, "crime", "Trespassing")
    a = a_desk(after(1, recorded=(fence,), log=(a_file(recorded=fence),))).cast()
    question = a.view().question
    assert question
    assert question.side
    side = side_of(question.card, question.side)
    assert side.prompt == "Who keeps watch?"
    assert [(one.label, one.means) for one in (side.options[answer.key] for answer in question.answers)] == [
        ("The Dog next door", "each player loses 1 idea; unlock card 10"),
        ("Nobody", "the starting player gains 1 idea; unlock card 11"),
    ]


def test_absent_player_can_be_skipped_and_leaver_is_not_asked() -> None:
    a = a_desk(after(1, "suspect"), seats=3).cast().does(0, Propose("b", 20))
    a.does(HOST, Skip(1)).does(HOST, Leave(2))
    assert a.mosaic.chose[20] == "b"
    assert a.mosaic.question
    assert a.mosaic.question.seats == (0, 1)


def test_a_starter_who_left_at_the_desk_has_no_turn() -> None:
    a = a_desk(after(1, "suspect"), seats=3).cast()
    leaver = a.state.starter
    a.does(HOST, Leave(leaver)).until_the_case()
    assert a.state.active == a.state.starter == (leaver + 1) % 3
    assert leaver not in a.state.to_act()


def test_a_counter_proposal_does_not_wait_for_those_who_left() -> None:
    a = a_desk(after(1, "suspect"), seats=3).cast().does(0, Propose("b", 20)).does(2, Propose("b", 20))
    a.does(HOST, Leave(2)).does(1, Propose("a", 20)).does(0, Propose("a", 20))
    assert a.mosaic.chose[20] == "a"


@pytest.mark.parametrize(("leaver", "asked"), [(None, (1,)), (1, (0, 2))])
def test_team_decides_for_an_owner_who_left(leaver: int | None, asked: tuple[int, ...]) -> None:
    card = CardInPlay(120, "B", "Climber")
    a = a_desk(after(4, "suspect", seats=3, cards=(CardInPlay(3), card)), seats=3).cast()
    if leaver is not None:
        a.does(HOST, Leave(leaver))
    while a.mosaic.question and a.mosaic.question.card != 120:
        seat = min(a.state.to_act())
        a.does(seat, a.state.legal(seat)[0])
    assert a.mosaic.question
    assert a.mosaic.question.seats == asked


# --- saving


def test_record_survives_a_case_and_the_rest_is_reset() -> None:
    """CP-13, CP-22."""
    a = a_desk().until_the_case().case_ends("out_of_time", "suspect", ideas=2)
    record = a.saved()
    assert record.case == 2
    assert [card.number for card in record.cards] == [3, 4]
    assert record.last == LastCase((2, 2), a.state.active, a.state.starter, len(a.state.movement), 0)
    assert msgspec.json.decode(msgspec.json.encode(record), type=Campaign) == record
    outcome = a.state.outcome()
    assert outcome
    assert outcome.scores == (8, 8)  # 3 for the aspect, 5 for recording it
    sequel = GAME.table.next_options(a.state)
    following = GAME.new(3, "next", GAME.read_options(sequel))
    assert isinstance(following, SpyClub)
    assert following.mosaic
    assert following.mosaic.campaign == record


def test_a_record_is_small_enough_for_one_message() -> None:
    """CP-22."""
    file = a_desk().until_the_case().case_ends("success", "motive").saved().log[0]
    long = msgspec.structs.replace(file, story="x" * 600, loose_ends=("Ice Cream Shop",) * 12)
    cards = tuple(CardInPlay(number, "B", "Bookworm", 0) for number in range(1, 61))
    assert len(msgspec.json.encode(after(4, log=(long,) * 4, cards=cards))) < 12_000


def test_stopped_case_is_replayed_but_stop_at_desk_saves() -> None:
    a = a_desk(after(2)).until_the_case().does(HOST, Stop())
    assert a.mosaic.result is None
    assert GAME.table.next_options(a.state) == {}
    b = a_desk(after(2)).until_the_case().case_ends("escape", "motive").does(HOST, Stop())
    assert b.mosaic.result
    assert b.mosaic.result.case == 4
    assert b.state.outcome() is not None


@pytest.mark.parametrize("playing_on", [True, False])
def test_cp30_stop_keeps_success_once_all_is_solved(playing_on: bool) -> None:
    """CP-30."""
    a = a_desk(after(2)).until_the_case()
    for kind in range(len(ASPECTS)):
        a.state.solved[kind] = a.state.draw_top()
    a.mosaic.continues_after_success = playing_on
    a.does(HOST, Stop())
    assert a.mosaic.result
    assert a.mosaic.result.log[-1].how == "success"
    assert a.mosaic.result.log[-1].points() >= 3 * len(ASPECTS)


@pytest.mark.parametrize(("case", "treats"), [(4, 3), (5, 2)])
def test_save_lines_are_skipped_after_the_fifth_case(case: int, treats: int) -> None:
    """CP-19: a box of treats gains a token when a success is saved."""
    campaign = after(case - 1, cards=(CardInPlay(3), CardInPlay(4), CardInPlay(46, tokens=2)))
    saved = a_desk(campaign).until_the_case().case_ends("success", "motive").saved()
    assert next(card.tokens for card in saved.cards if card.number == 46) == treats


def test_cp21_fifth_case_resets_deck_and_keeps_files() -> None:
    """CP-21."""
    a = a_desk(after(4, "motive", "suspect")).until_the_case().case_ends("success", "location")
    assert a.saved().over()
    assert GAME.table.next_options(a.state)["campaign"] is None
    end = next(event for event in a.told if isinstance(event, CaseSaved))
    assert end.grade == "F"
    assert a.view().grade == "F"
    assert len(a.view().log) == 5


def test_a_single_case_can_become_the_first_of_a_campaign() -> None:
    single = a_case(2).with_solved("motive", "crime").state
    assert single.view(None).first_case is None
    single.apply(HOST, Stop(), 0)
    assert single.view(None).first_case is None
    over = a_case(2).with_solved("motive", "crime").state
    for kind, card in enumerate(over.solved):
        if card != EMPTY:  # a solution shows its aspect
            over.up[card] = next(face for face, type_ in enumerate(over.box.type) if type_ == kind)
    over.escape = over.rules.level.track - 1
    suspect.advance(over, 1, None)
    record = over.view(None).first_case
    assert record
    assert record.case == 2
    a = a_desk(record, seats=2).cast()
    a.reads().reads()
    assert a.unlocked() == [3, 4]  # CP-2: case 1 begins with these, so they come before its aspect
    question = a.view().question
    assert question
    assert question.about == "record"
    a.decides(question.answers[0].key)
    assert a.mosaic.log[0].points() == 3 * len(record.log[0].solved) + 5
    a.until_the_case()
    assert a.mosaic.log[0].recorded == a.mosaic.recorded[0]


def test_the_story_is_written_while_saving() -> None:
    a = a_desk().until_the_case()
    a.refuses(0, WriteStory("It was dark."), "when it is saved|at its desk|time for actions")
    a.case_ends("success", "suspect").until("story")
    a.does(1, WriteStory(" It was the Dog. "))
    assert a.view().story == "It was the Dog."
    assert a.saved().log[0].story == "It was the Dog."
