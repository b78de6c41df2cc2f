"""Recording and scoring a case."""

from spyhouse.games.spyclub.campaign.record import CardInPlay, Recorded, ScoreLine, Solution
from spyhouse.games.spyclub.terms import EMPTY
from tests.games.spyclub.campaign.builders import Desk, a_desk, a_file, after


def asked(a: Desk) -> list[str]:
    question = a.until("record").mosaic.question
    assert question
    return [answer.key for answer in question.answers]


def test_cp17_solution_of_new_type_can_be_recorded() -> None:
    """CP-17."""
    a = a_desk(after(1, "suspect")).until_the_case().case_ends("success", "suspect", "crime", "object")
    assert asked(a) == ["Prank", "Key", "none"]
    a.decides("Key")
    assert a.view().recorded == (Recorded(1, "suspect", "Dog"), Recorded(2, "object", "Key"))
    assert a.view().open == ("motive", "location", "crime")


def test_recording_shows_index_numbers() -> None:
    """CP-29: a question shows card numbers only."""
    a = a_desk().until_the_case().case_ends("success", "suspect")
    question = a.view().question
    assert question
    assert [(answer.aspect, answer.name, answer.number) for answer in question.answers] == [
        ("suspect", "Dog", 20),
        (None, "", 151),
    ]


def test_five_points_for_a_new_aspect_and_three_for_each_solved() -> None:
    """CP-18, CP-19."""
    a = a_desk().until_the_case().case_ends("escape", "suspect", "crime")
    file = a.until("record").decides("Dog").saved().log[0]
    assert file.lines == (ScoreLine("solved", 3), ScoreLine("solved", 3), ScoreLine("recorded", 5))
    assert file.points() == 11
    assert (file.how, file.difficulty) == ("escape", "standard")
    assert file.solved == (Solution("suspect", "Dog"), Solution("crime", "Prank"))
    assert file.recorded == Recorded(1, "suspect", "Dog")
    assert len(file.loose_ends) == 8


def test_at_most_twenty_points_a_case_without_cards() -> None:
    """CP-18."""
    a = a_desk().until_the_case().case_ends("success", "motive", "suspect", "location", "crime", "object")
    assert a.until("record").saved().points() == 20


def test_the_team_may_record_nothing() -> None:
    """CP-3, CP-17."""
    a = a_desk().until_the_case().case_ends("success", "suspect")
    record = a.until("record").decides("none").saved()
    assert record.recorded == ()
    assert a_desk(record).cast().unlocked()[-1] == 151


def test_cp31_repeated_type_scores_but_records_nothing() -> None:
    """CP-31."""
    a = a_desk(after(1, "suspect")).until_the_case().case_ends("success", "suspect")
    record = a.saved()
    assert record.log[1].recorded is None
    assert record.log[1].points() >= 3
    assert a_desk(record).cast().unlocked()[-1] == 151


def with_cards(*cards: CardInPlay, cases: int = 1, recorded: str = "suspect") -> Desk:
    known = (CardInPlay(3), CardInPlay(4), CardInPlay(20), CardInPlay(151), CardInPlay(166), CardInPlay(167))
    return a_desk(after(cases, recorded, cards=(*known, *cards))).until_the_case()


def test_cp19_fib_records_under_other_name_and_opens_module() -> None:
    """CP-19: pencil instructions."""
    a = with_cards(CardInPlay(61)).case_ends("success", "object")
    keys = asked(a)
    fib = next(key for key in keys if key.endswith("/Watch"))
    assert keys[0] == "Key"
    assert len(keys) == 1 + 7 + 1  # the truth, seven other objects, nothing
    record = a.decides(fib).saved()
    assert record.recorded[-1] == Recorded(2, "object", "Watch")
    assert next(card for card in record.cards if card.number == 61).tokens == 1
    assert a_desk(record).cast().unlocked()[-1] == 139


def test_a_card_of_the_row_can_be_recorded_for_two_points_less() -> None:
    a = with_cards(CardInPlay(165))
    b = a.state
    b.row = [EMPTY] * 5
    card = next(card for card in range(54) if b.clue(card).type == "motive")
    b.row[0] = card
    a.case_ends("out_of_time")
    keys = asked(a)
    assert keys == [f"165A.0/{b.clue(card).name}", "none"]
    file = a.decides(keys[0]).saved().log[1]
    assert file.points() == 5 - 2


def test_a_solution_can_take_the_place_of_an_old_record_once() -> None:
    mom = Recorded(1, "suspect", "Mom")
    cards = (CardInPlay(3), CardInPlay(4), CardInPlay(20), CardInPlay(165, "B"))
    a = a_desk(after(1, recorded=(mom,), log=(a_file(recorded=mom),), cards=cards)).until_the_case()
    a.case_ends("success", "suspect")
    keys = asked(a)
    assert keys == [keys[0], "none"]
    assert keys[0].endswith("/Dog")
    record = a.decides(keys[0]).saved()
    assert record.recorded == (Recorded(2, "suspect", "Dog"),)
    assert record.log[1].recorded is None  # the master case changed, no new aspect came
    assert record.spent == (keys[0].partition("/")[0],)


def test_record_end_and_save_lines_run_in_unlocking_order() -> None:
    """CP-9, CP-19."""
    a = with_cards(CardInPlay(112, tokens=3), CardInPlay(46, tokens=3)).case_ends("success", "object")
    record = a.until("record").decides("Key").saved()
    lines = record.log[1].lines
    assert ScoreLine("card", -1, 112) in lines  # pencil: Officer Plum reads along
    plum = next(card for card in record.cards if card.number == 112)
    assert (plum.tokens, plum.side) == (2, "A")  # flag came before envelope: one token less, so it stays


def test_cp6_card_runs_lines_of_side_shown_at_stage_start() -> None:
    """CP-6: no card flips to and fro."""
    a = with_cards(CardInPlay(7), CardInPlay(105, "B")).case_ends("escape", "location")
    sides = {card.number: card.side for card in a.saved().cards}
    assert (sides[7], sides[105]) == ("B", "A")


def test_finale_depends_on_the_master_case() -> None:
    """CP-24: the cases in which four, or two, aspects are recorded."""
    strong = after(4, "motive", "suspect", "location", "crime", queue=(1,))
    a = a_desk(strong).until_the_case()
    assert {1, 2, 168, 174} <= set(a.unlocked())
    assert not {169, 170} & set(a.unlocked())
    thin = a_desk(after(4, "motive", "suspect", queue=(1,))).until_the_case({1: "d"})
    assert {1, 2, 169, 173} <= set(thin.unlocked())
    assert 168 not in thin.unlocked()


def test_card_1_is_unlocked_after_case_four() -> None:
    a = a_desk(after(3, "motive", "suspect", "location")).until_the_case().case_ends("success", "crime")
    record = a.until("record").decides("Prank").saved()
    assert 1 in record.queue
    following = a_desk(record).until_the_case().unlocked()
    assert following.index(137) < following.index(1)
