"""Phrases about clue cards and what lies on them."""

import re
from collections.abc import Sequence

from spyhouse.games.spyclub.campaign.mosaic import mosaic_of
from spyhouse.games.spyclub.events import (
    CluesPeeked,
    IncomingLost,
    MovementPeeked,
)
from spyhouse.games.spyclub.moves import PickSpot
from spyhouse.games.spyclub.terms import EMPTY
from tests.games.spyclub.campaign.line_checks.table_changes import (
    FIGURES,
    WHO,
    Look,
    Match,
    N,
    Seen,
    n_of,
    says,
)


@says(rf"discard the (?:{N} (?P<end>left|right)most incoming clues|(?P<one>left|right)most incoming clue)")
def _flushed(s: Seen, found: Match) -> None:
    lost = [event for event in s.told if isinstance(event, IncomingLost)]
    assert len(lost) == n_of(found)
    ends = [*range(s.b.places())][:: -1 if "right" in (found["end"], found["one"]) else 1][: n_of(found)]
    assert [event.place for event in lost] == ends


@says(rf"look at the (?:next|first) (?:{N} )?movement cards?")
def _foresee(s: Seen, found: Match) -> None:
    [peeked] = [event for event in s.told if isinstance(event, MovementPeeked)]
    assert len(peeked.cards) == n_of(found)


@says(
    r"look at (?:both sides|the other side) of (?P<what>the deck's top (?P<n>\d+)? ?cards?|every "
    r"incoming clue|"
    r"the rightmost incoming clue|an incoming clue|all your cards|all cards of (?:the starting "
    r"player|each player|the next player|a player the team chooses)|"
    r"1 of your cards|your focus card|1 of the active player's cards|the active player's focus card|"
    r"another player's card|"
    r"a card of (?:the next player|the player on your left)|1 card in any hand|the card you got "
    r"back|a card of the center row|"
    r"the card under (?:the )?\w+|that card|the deck's bottom card|1 of the starting player's cards|"
    r"the starting player's focus card)"
)
def _peeked(s: Seen, found: Match) -> None:
    peeked = {clue.card for event in s.told if isinstance(event, CluesPeeked) for clue in event.clues}
    what, look = found["what"], s.before
    if what.startswith("the deck's top"):
        assert peeked == {*look.deck[: n_of(found)]}
        return
    everything: dict[str, list[int]] = {
        "every incoming clue": look.incoming,
        "the rightmost incoming clue": look.incoming[-1:],
        "all your cards": s.hand(s.you),
        "the card you got back": [s.more["got"]],
        "that card": [s.that],
        "your focus card": [s.hand(s.you)[look.focus[s.you]]],
        "the active player's focus card": [s.hand(s.active)[look.focus[s.active]]],
        "the deck's bottom card": [*look.deck[-1:]],
    }
    if what in everything:
        assert peeked == {card for card in everything[what] if card != EMPTY}, found[0]
    elif what.startswith("all cards of "):
        seats = s.players(what.removeprefix("all cards of "))
        assert peeked == {card for seat in seats for card in s.hand(seat) if card != EMPTY}
    elif what.startswith("the card under "):
        figure = FIGURES[what.removeprefix("the card under ")]
        assert peeked == {s.b.card_at(s.after.figures[figure].place)}
    else:
        assert len(peeked) == 1
        assert peeked <= _among(s, what)


def _among(s: Seen, what: str) -> set[int]:
    """Return the clue cards that these words describe."""
    look, others = s.before, [seat for seat in range(s.b.seats) if seat != s.you]
    left = (s.you + 1) % s.b.seats
    found = {
        "1 of your cards": s.hand(s.you),
        "1 of the active player's cards": s.hand(s.active),
        "1 of the starting player's cards": s.hand(s.b.starter),
        "your focus card": [s.hand(s.you)[look.focus[s.you]]],
        "the active player's focus card": [s.hand(s.active)[look.focus[s.active]]],
        "the starting player's focus card": [s.hand(s.b.starter)[look.focus[s.b.starter]]],
        "another player's card": [card for seat in others for card in s.hand(seat)],
        "a card of the next player": s.hand(left),
        "a card of the player on your left": s.hand(left),
        "the leftmost card of the player on your left": s.hand(left)[:1],
        "1 card in any hand": look.hands,
        "a card of the center row": look.row,
        "an incoming clue": look.incoming,
        "a random incoming clue": look.incoming,
        "the rightmost incoming clue": look.incoming[-1:],
        "the deck's top card": [*look.deck[:1]],
        "the deck's bottom card": [*look.deck[-1:]],
        "1 of the 3 latest discards": look.discards[-3:],
        "1 of the 2 traded cards": [s.that, s.more["got"]],
        "the card in the pocket": [*s.more["pocket"]],
        "that card": [s.that],
        "the card you got back": [s.more["got"]],
    }
    if what.startswith("the card under "):
        place = look.figures[FIGURES[what.removeprefix("the card under ")]].place
        return {look.hands[s.b.hand_index(place)]}
    return {card for card in found[what[0].lower() + what[1:]] if card != EMPTY}


ONE = (
    r"(?:1 of your cards|1 of the active player's cards|1 of the starting player's cards|your focus card|"
    r"the (?:active|starting) player's focus card|another player's card|"
    r"a card of the next player|a card of the player on your left|the leftmost card of the player "
    r"on your left|"
    r"1 card in any hand|a card of the center row|an? (?:random )?incoming clue|the rightmost "
    r"incoming clue|"
    r"the deck's (?:top|bottom) card|1 of the 3 latest discards|1 of the 2 traded cards|the card "
    r"in the pocket|"
    r"that card|the card you got back|the card under (?:the )?\w+)"
)


@says(rf"flip (?P<what>{ONE})")
def _flip(s: Seen, found: Match) -> None:
    assert len(s.turned()) == 1
    assert s.turned() <= _among(s, found["what"])


@says(rf"flip all (?:your cards|cards of {WHO})")
def _turn_over(s: Seen, found: Match) -> None:
    seats = s.players(found["who"]) if found["who"] else [s.you]
    locked = s.before.marks.get("locked", set())
    cards = {card for seat in seats for card in s.hand(seat) if card != EMPTY and card not in locked}
    assert s.turned() == cards


@says(r"flip the (?P<end>left|right)most card of (?P<whose>each hand|the next player)")
def _end_turns_over(s: Seen, found: Match) -> None:
    seats = [*range(s.b.seats)] if found["whose"] == "each hand" else s.players(found["whose"])
    end = 0 if found["end"] == "left" else -1
    held = [[card for card in s.hand(seat) if card != EMPTY] for seat in seats]
    locked = s.before.marks.get("locked", set())
    assert s.turned() == {cards[end] for cards in held} - locked


@says(r"put another player's card into the center row; they get any card that was there")
def _sneak(s: Seen, found: Match) -> None:
    [slot] = [slot for slot in range(5) if s.before.row[slot] != s.after.row[slot]]
    card = s.after.row[slot]
    assert card in _among(s, "another player's card")
    assert s.after.hands[s.before.hands.index(card)] == s.before.row[slot]


@says(rf"swap (?P<one>{ONE}) with (?P<other>{ONE})")
def _swap(s: Seen, found: Match) -> None:
    before = _places(s, s.before, s.more["pocket"])
    after = _places(s, s.after, mosaic_of(s.b).on_table.pockets[s.card])
    moved = {card for card, place in before.items() if place != after[card]}
    [one] = moved & _among(s, found["one"])
    [other] = moved & _among(s, found["other"]) - {one}
    assert (after[one], after[other]) == (before[other], before[one])


def _places(s: Seen, look: Look, pocket: Sequence[int]) -> dict[int, tuple[str, int]]:
    """Return the place of each clue card; of piles, only the pile."""
    piles = {"deck": look.deck, "discard": look.discards, "pocket": pocket, "solved": s.b.solved}
    slots = {"incoming": look.incoming, "hand": look.hands, "row": look.row}
    found = {card: (name, 0) for name, cards in piles.items() for card in cards}
    return found | {card: (name, at) for name, cards in slots.items() for at, card in enumerate(cards)}


@says(rf"discard (?P<what>{ONE}|\d of your cards of one type|1 to \d cards of the center row)")
def _discard(s: Seen, found: Match) -> None:
    what = found["what"]
    new = [card for card in s.after.discards if card not in s.before.discards]
    assert new
    if "one type" in what:
        assert {*new} <= {*s.hand(s.active)}
        assert len({s.b.box.type[s.before.up[card]] for card in new}) == 1
        assert len(new) == int(what[0])
    elif what.startswith("1 to"):
        assert {*new} <= {*s.before.row}
        assert len(new) <= int(what[5])
    else:
        assert len(new) == 1
        assert {*new} <= _among(s, what)


@says(rf"(?P<what>{ONE}) leaves the game")
def _out(s: Seen, found: Match) -> None:
    [gone] = [card for card in s.after.out if card not in s.before.out]
    assert gone in _among(s, found["what"])


@says(rf"(?P<what>{ONE}) goes (?:to the bottom|on top) of the deck")
def _into_the_deck(s: Seen, found: Match) -> None:
    card = s.after.deck[-1 if "bottom" in found[0] else 0]
    assert card in _among(s, found["what"])


@says(rf"take (?P<what>{ONE}) into an empty slot")
def _take_in(s: Seen, found: Match) -> None:
    [new] = [card for card in s.after.hands if card not in s.before.hands]
    assert new in _among(s, found["what"])


@says(rf"put (?P<what>{ONE}) into an empty slot of the center row(?:, flipped or not)?")
def _into_the_row(s: Seen, found: Match) -> None:
    [slot] = [slot for slot in range(5) if s.before.row[slot] != s.after.row[slot]]
    assert s.before.row[slot] == EMPTY
    assert s.after.row[slot] in _among(s, found["what"])


@says(rf"put (?P<what>{ONE}) into the pocket|put (?P<other>{ONE}) into the card in the pocket")
def _into_the_pocket(s: Seen, found: Match) -> None:
    [card] = [card for card in mosaic_of(s.b).on_table.pockets[s.card] if card not in s.more["pocket"]]
    assert card in _among(s, found["what"] or found["other"])


@says(r"each player chooses where their focus token starts")
def _focus_each(s: Seen, found: Match) -> None:
    assert [move.seat for move in s.answers if isinstance(move, PickSpot)] == [0, 1, 2]


@says(r"the focus tokens start under the (?P<end>left|right)most card")
def _focus_end(s: Seen, found: Match) -> None:
    assert {*s.after.focus} == {0 if found["end"] == "left" else s.b.slots - 1}


@says(
    r"you choose where your focus token starts|move your focus token to any slot \(you gain no ideas for it\)"
)
def _focus(s: Seen, found: Match) -> None:
    [answer] = s.answers
    assert answer == PickSpot(s.you, s.after.focus[s.you])
    assert s.after.ideas == s.before.ideas


# --- markers

KINDS = {
    "wild": "wild",
    "locked": "locked",
    "stuck": "sticky",
    "shielded": "shield",
    "kissed": "kiss",
    "painted": "paint",
    "bait": "bait",
    "a prize": "prize",
    "prizes": "prize",
}


@says(
    r"(?P<what>(?:a|\d) random (?:cards? in the players' hands|incoming clues?|empty slots? of the center "
    r"row)|"
    r"the (?:left|right)most cards of the first \d players|(?:your|the \w+ player's) (?:left|right)most card|"
    r"(?:your|the \w+ player's) focus card|the card that came to you|the wild card|1 of your cards|1 "
    r"card in any hand|"
    r"a card of the center row|that card|an incoming clue|the kissed card)"
    r" (?:is|are) (?P<kind>wild|locked|stuck|shielded|kissed|painted|bait|a prize|prizes)(?: "
    r"\([^)]*\))?(?:, for a round)?"
)
def _marked(s: Seen, found: Match) -> None:
    kind, what = KINDS[found["kind"]], found["what"].lower()
    new = s.new_marks(kind)
    count = re.search(r"\d+", what)
    number = (
        int(count[0])
        if (count and "hands" in what and "random" in what) or (count and "first" in what)
        else 1
    )
    number = int(count[0]) if count and ("random" in what) else number
    assert len(new) == number, (found[0], new)
    if "for a round" in found[0]:
        assert {m.until for m in mosaic_of(s.b).on_table.marks if m.kind == kind} == {"round"}
    look = s.before
    owner = s.b.starter if "starting player" in what else s.active if "active player" in what else s.you
    held = [card for card in s.hand(owner) if card != EMPTY]
    if "hands" in what or "any hand" in what:
        assert new <= {*look.hands}
    elif "incoming" in what:
        assert new <= {*look.incoming}
    elif "empty slot" in what:
        assert all(look.row[row] == EMPTY for row in new)
    elif "of the first" in what:
        end = 0 if "leftmost" in what else -1
        ends = {[card for card in s.hand(seat) if card != EMPTY][end] for seat in range(s.b.seats)}
        assert new <= ends
    elif "leftmost card" in what:
        assert new == {held[0]}
    elif "rightmost card" in what:
        assert new == {held[-1]}
    elif "focus card" in what:
        assert new == {s.hand(owner)[look.focus[owner]]}
    elif what in ("the card that came to you", "that card"):
        assert new == {s.that}
    elif what in ("the wild card", "the kissed card"):
        assert new <= look.marks["wild" if "wild" in what else "kiss"]
    else:
        assert new <= _among(s, what)


@says(rf"take {N} splash(?:es)? of paint off the center row")
def _scrubbed(s: Seen, found: Match) -> None:
    assert len(s.lost_marks("paint")) == n_of(found)


OFF = {"lock": "locked", "glue": "sticky", "kiss": "kiss", "bait": "bait"}


@says(r"take every (?P<kind>lock|glue|kiss|bait) off every hand")
def _all_off(s: Seen, found: Match) -> None:
    assert not {*s.after.marks.get(OFF[found["kind"]], set())} & {*s.after.hands}


@says(
    rf"(?:take the (?P<kind>lock|glue|kiss|bait) off (?P<what>{ONE})|the (?P<other>lock|glue|kiss|"
    rf"bait) comes off all your cards)"
)
def _mark_off(s: Seen, found: Match) -> None:
    gone = s.lost_marks(OFF[found["kind"] or found["other"]])
    assert gone
    assert gone <= (_among(s, found["what"]) if found["what"] else {*s.hand(s.you)})
