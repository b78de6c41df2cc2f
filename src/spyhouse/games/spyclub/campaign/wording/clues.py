"""Clue cards in words: which ones, and what happens to them."""

from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.vocabulary import (
    Flip,
    Mark,
    MoveCard,
    Peek,
    PlaceName,
    SeedCard,
    SetFocus,
    Who,
)
from spyhouse.games.spyclub.campaign.wording.voice import Voice, clue, count

A_WHOLE_HAND = 4


def one(voice: Voice, place: PlaceName) -> str:
    """One clue card of a place."""
    mine = voice.mine()
    match place:
        case "own":
            return "1 of your cards" if voice.speaks_to(mine) else f"1 of {voice.player(mine)}'s cards"
        case "focus":
            return f"{voice.whose(mine)} focus card"
        case "other":
            return "a card of any other player"
        case "left_hand":
            return f"a card of {'the player on your left' if voice.you else 'the next player'}"
        case "left_end":
            return "the leftmost card of the player on your left"
        case "hands":
            return "1 card in any hand"
        case "got":
            return "the card that came back"
        case "traded":
            return "1 of the 2 traded cards"
        case "row":
            return "a card of the centre row"
        case "row_empty":
            return "an empty slot of the centre row"
        case "incoming":
            return "an incoming clue"
        case "incoming_right":
            return "the rightmost incoming clue"
        case "deck_top":
            return "the deck's top card"
        case "deck_bottom":
            return "the deck's bottom card"
        case "discard":
            return f"1 of the {caps().table.discards} latest discards"
        case "pocket":
            return "the card in the pocket"
        case "victim_card":
            return "that card"
        case "event_card":
            return f"the card under {voice.figure()}"
        case _:
            return "a card"


def _whole_hand(voice: Voice, who: Who) -> str:
    return "all your cards" if voice.speaks_to(who) else f"all cards of {voice.player(who)}"


def flip(voice: Voice, effect: Flip) -> str:
    if effect.where == "hands" and effect.choose in ("leftmost", "rightmost"):
        return f"the {effect.choose} card of each hand turns over"
    if effect.n >= A_WHOLE_HAND:
        return f"{_whole_hand(voice, effect.who or voice.mine())} turn over"
    if effect.choose in ("leftmost", "rightmost"):
        whose = "the next player" if effect.where == "left_hand" else voice.player(voice.mine())
        return f"the {effect.choose} card of {whose} turns over"
    return f"flip {one(voice, effect.where)}"


def peek(voice: Voice, effect: Peek) -> str:
    if effect.where == "movement":
        cards = "next movement card" if effect.n == 1 else f"next {effect.n} movement cards"
        return f"look at the {'first' + cards[4:] if voice.setting_up else cards}"
    if effect.where == "deck_top":
        return f"look at both sides of the deck's top {'card' if effect.n == 1 else f'{effect.n} cards'}"
    if effect.where == "incoming" and effect.n >= A_WHOLE_HAND:
        return "look at the other side of every incoming clue"
    if effect.n >= A_WHOLE_HAND:
        return f"look at the other side of {_whole_hand(voice, effect.who or voice.mine())}"
    return f"look at the other side of {one(voice, effect.where)}"


def move_card(voice: Voice, effect: MoveCard) -> str:
    what, there = one(voice, effect.source), one(voice, effect.to)
    flipped = ", flipped or not" if effect.may_flip else ""
    if effect.source == "other" and effect.to == "row":
        return "put a card of any other player into the centre row; a card that lies there goes to them"
    if effect.exchange:
        own_first = effect.source in ("own", "focus")
        return f"swap {what} with {there}" if own_first else f"swap {there} with {what}"
    if effect.n > 1:
        what = (
            f"{effect.n} of your {clue(effect.filter, plural=True)}"
            if effect.source == "own"
            else f"1 to {effect.n} cards of the centre row"
        )
    if effect.choose == "random":
        what = what.replace("an incoming clue", "a random incoming clue")
    match effect.to:
        case "discard" if effect.source == "event_card":
            return f"{what} is discarded"
        case "discard":
            return f"discard {what}"
        case "out":
            return f"{what} leaves the game"
        case "deck_bottom":
            return f"{what} goes to the bottom of the deck"
        case "deck_top":
            return f"{what} goes on top of the deck"
        case "own":
            return f"take {what} into an empty slot"
        case _:
            return f"put {what} into {there}{flipped}"


def seed(effect: SeedCard) -> str:
    what = clue(effect.filter)
    where = {
        "row_empty": "from the deck goes into the centre row",
        "own": "from the deck is the starting player's rightmost card",
        "deck_top": "becomes the deck's top card",
        "deck_bottom": "goes to the bottom of the deck",
    }[effect.to]
    return f"{what} {where}"


def set_focus(voice: Voice, effect: SetFocus) -> str:
    if effect.who == "each" and effect.slot == "choice":
        return "each player chooses where their focus token starts"
    if effect.who == "each":
        return f"the focus tokens start under the {effect.slot}most card"
    if voice.setting_up:
        return "you choose where your focus token starts"
    return "move your focus token to any slot, which gains nothing"


# --- markers

MEANS = {
    "wild": "is wild (it counts as any type in the centre row)",
    "locked": "is locked (it cannot be flipped or moved)",
    "sticky": "is stuck (it cannot be moved)",
    "shield": "is shielded (the first event over it does not happen)",
    "kiss": "is kissed (it matches every focus, and the suspect never walks past it)",
    "paint": "is painted (a card put there turns over)",
    "bait": "is bait (the suspect stops there once instead of walking past)",
    "prize": "is a prize",
}
COME_OFF = {"locked": "lock", "sticky": "glue", "kiss": "kiss", "paint": "splash of paint", "bait": "bait"}


def put_mark(voice: Voice, effect: Mark) -> str:
    means = MEANS[effect.kind]
    if effect.until == "round":
        means += ", for a round"
    mine = voice.whose(voice.mine())
    if effect.filter.word == "marked":
        return f"{clue(effect.filter).replace('a ', 'the ', 1)} {means}"
    match effect.where, effect.choose:
        case "hands", "random":
            return f"{_random(effect.n, 'card', 'in hands')} {_plural(means, effect.n)}"
        case "incoming", _:
            return f"{_random(effect.n, 'incoming clue', '')} {means}"
        case "victim_card", _:
            return f"the card that came to you {means}"
        case "row_empty", _:
            return f"{_random(effect.n, 'empty slot', 'of the centre row')} {_plural(means, effect.n)}"
        case "hands", "leftmost" | "rightmost":
            return f"the {effect.choose} card of the first {count(effect.n, 'hand')} {means}"
        case "own", "leftmost" | "rightmost":
            return f"{mine} {effect.choose} card {means}"
        case _:
            return f"{one(voice, effect.where)} {means}"


def _random(n: int, thing: str, where: str) -> str:
    words = f"{'a random' if n == 1 else f'{n} random'} {thing}{'' if n == 1 else 's'}"
    return f"{words} {where}".strip()


def _plural(means: str, n: int) -> str:
    if n == 1:
        return means
    return "are prizes" if means == "is a prize" else means.replace("is ", "are ", 1).replace("(it", "(they")


def take_mark(voice: Voice, effect: Mark) -> str:
    off = COME_OFF[effect.kind]
    if effect.kind == "paint":
        return f"take {count(effect.n, 'splash of paint')} off the centre row"
    if effect.n > A_WHOLE_HAND:
        return f"take every {off} off every hand"
    if effect.n == A_WHOLE_HAND:
        return f"the {off} comes off {_whole_hand(voice, voice.mine())}"
    if effect.where == "hands":
        return f"take the {off} off 1 card in any hand"
    return f"take the {off} off {one(voice, effect.where)}"
