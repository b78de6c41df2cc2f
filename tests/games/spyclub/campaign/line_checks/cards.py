"""Phrases about turns and about campaign cards themselves."""

import re

from spyhouse.games.spyclub.campaign.deck import load_deck
from spyhouse.games.spyclub.campaign.mosaic import mosaic_of
from spyhouse.games.spyclub.events import (
    DiceRolled,
    MovementPeeked,
)
from spyhouse.games.spyclub.moves import PickClue
from spyhouse.games.spyclub.terms import EMPTY
from tests.games.spyclub.campaign.line_checks.table_changes import CARD, WHO, Match, N, Seen, n_of, says


@says(rf"{WHO} ha(?:ve|s) {N} (?:(?P<extra>extra)|fewer) actions?(?: this turn)?")
def _actions(s: Seen, found: Match) -> None:
    n = n_of(found) if found["extra"] else -n_of(found)
    for seat in s.players(found["who"]):
        if seat == s.active:
            assert s.after.actions - s.before.actions == n
        else:
            assert s.after.waiting[seat] - s.before.waiting[seat] == n


@says(
    r"(?:nobody can|you can't|the player with [\w ]+ can't|every other player can't) [\w' "
    r"]+?(?: for the rest of this turn| in the next turn| for a round)"
)
def _forbidden(s: Seen, found: Match) -> None:
    assert s.after.forbidden > s.before.forbidden


@says(r"(?:the team chooses|the (?:left|right)most card is|luck chooses) the next solution")
def _picker(s: Seen, found: Match) -> None:
    assert s.after.pickers == s.before.pickers + 1


# --- the campaign's cards


@says(rf"put {N} [\w ]+? (?:here|on {CARD})")
def _tokens(s: Seen, found: Match) -> None:
    number = s.number(found["card"] or "here")
    space = load_deck()[number].tokens
    assert space
    assert s.after.tokens[number] - s.before.tokens[number] == min(
        n_of(found), space.max - s.before.tokens[number]
    )


@says(rf"take (?:up to )?{N} [\w ]+? off (?:this card|{CARD})")
def _tokens_off(s: Seen, found: Match) -> None:
    number = s.number(found["card"] or "here")
    assert s.before.tokens[number] - s.after.tokens[number] == min(n_of(found), s.before.tokens[number])


@says(r"unlock cards? (?P<cards>\d+★?(?:(?:, | and )\d+★?)*)")
def _unlock(s: Seen, found: Match) -> None:
    wanted = [s.number(text) for text in re.findall(r"\d+", found["cards"])]
    assert [*s.after.queue[len(s.before.queue) :]] == wanted


@says(rf"(?:flip this card|turn {CARD} to side (?P<side>[AB]))")
def _turn_card(s: Seen, found: Match) -> None:
    number = s.number(found["card"] or "this card")
    assert s.after.sides[number] != s.before.sides[number]
    assert found["side"] in (None, s.after.sides[number])


@says(rf"put (?:this card|{CARD}) away for good")
def _put_away(s: Seen, found: Match) -> None:
    assert s.number(found["card"] or "this card") in s.after.away


@says(
    rf"(?:the team chooses who gets this card|pass this card to the (?P<way>left|right)|(?P<last>the "
    rf"player whose turn was last)|{WHO}) ?(?:gets this card)?"
)
def _owner(s: Seen, found: Match) -> None:
    owner = s.after.owners[s.card]
    assert owner in s.b.characters
    if found["who"]:
        assert [s.b.characters.index(owner)] == s.players(found["who"])
    elif found["way"]:
        step = 1 if found["way"] == "left" else -1
        before = s.before.owners[s.card]
        assert s.b.characters.index(owner) == (s.b.characters.index(before) + step) % s.b.seats
    elif found["last"]:
        assert s.b.characters.index(owner) == s.active


@says(
    rf"(?P<verb>score|lose) {N} points?(?: for each (?P<per>aspect solved|aspect not solved|aspect "
    rf"pinned up|player without ideas|\w+ here))?"
)
def _score(s: Seen, found: Match) -> None:
    solved = 5 - s.b.solved.count(EMPTY)
    times = {
        None: 1,
        "aspect solved": solved,
        "aspect not solved": 5 - solved,
        "aspect pinned up": len(mosaic_of(s.b).recorded),
        "player without ideas": s.before.ideas.count(0),
    }.get(found["per"], s.before.tokens[s.card])
    n = n_of(found) if found["verb"].lower() == "score" else -n_of(found)
    assert s.after.points - s.before.points == n * times


@says(r"by chance \((?P<hits>\d+) in (?P<of>\d+)\), ")
def _luck(s: Seen, found: Match) -> None:
    [rolled] = [event for event in s.told if isinstance(event, DiceRolled)]
    assert [int(n) for n in re.findall(r"\d+", rolled.odds)] == [int(found["hits"]), int(found["of"])]


@says(
    r"guess the type on the back of (?:1 of your cards|1 of the active player's cards), then "
    r"flip it\. If right, "
)
def _guess_type(s: Seen, found: Match) -> None:
    picked = next(move.clue for move in s.answers if isinstance(move, PickClue))
    assert picked in s.hand(s.active)
    assert s.turned() == {picked}


@says(r"guess the next movement card's symbol, then look\. If right, ")
def _guess_symbol(s: Seen, found: Match) -> None:
    assert any(isinstance(event, MovementPeeked) for event in s.told)
