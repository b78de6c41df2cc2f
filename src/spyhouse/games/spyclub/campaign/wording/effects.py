"""What happens at once, in words: a clause for each effect, as a friend at the table would say it."""

from spyhouse.games.spyclub.campaign.deck import Side
from spyhouse.games.spyclub.campaign.vocabulary import (
    AnyEffect,
    Avert,
    Calm,
    Dice,
    Escape,
    ExtraAction,
    Flip,
    Flush,
    Forbid,
    Give,
    GiveCard,
    Guess,
    Ideas,
    Mark,
    MoveCard,
    MoveFigure,
    Objective,
    Peek,
    PickSolution,
    PutAway,
    RemoveIdeas,
    Score,
    SeedCard,
    SetFocus,
    Stock,
    Time,
    Token,
    TurnCard,
    UnlockCards,
)
from spyhouse.games.spyclub.campaign.wording.clues import (
    flip,
    move_card,
    one,
    peek,
    put_mark,
    seed,
    set_focus,
    take_mark,
)
from spyhouse.games.spyclub.campaign.wording.conditions import clause
from spyhouse.games.spyclub.campaign.wording.voice import (
    FIGURES,
    STEPS,
    Voice,
    beside,
    clue,
    count,
    listed,
    verb,
)


def happens(voice: Voice, side: Side, effects: tuple[AnyEffect, ...]) -> str:
    """One after the other; what is about a card that is not in this box is left out."""
    parts = []
    for effect in effects:
        if in_this_box(voice, effect):
            text = _words(voice, side, effect)
            condition = clause(voice, side, effect.condition)
            parts.append(f"{text} {condition}" if condition else text)
    return "; ".join(parts)


def in_this_box(voice: Voice, effect: AnyEffect) -> bool:
    """Whether it can do anything with the cards of this edition."""
    number = getattr(effect, "card", 0)
    if number and not voice.book.has(number):
        return False
    if isinstance(effect, UnlockCards):
        return any(voice.book.has(number) for number in effect.cards)
    inside = getattr(effect, "then", ())
    return not inside or isinstance(effect, Objective) or any(in_this_box(voice, one) for one in inside)


def _words(voice: Voice, side: Side, effect: AnyEffect) -> str:
    match effect:
        case Ideas():
            return _ideas(voice, effect)
        case Give(to=to, n=n):
            return f"give {count(n, 'of your ideas') if n > 1 else '1 of your ideas'} to {voice.player(to)}"
        case RemoveIdeas(n=n):
            return f"{count(n, 'idea')} {'leaves' if n == 1 else 'leave'} the game"
        case Stock(n=n) if n > 0:
            ideas = "1 idea" if n == 1 else f"up to {n} ideas"
            return f"{ideas} that left the game {'comes' if n == 1 else 'come'} back to the supply"
        case Stock(n=n):
            return f"{count(-n, 'idea')} of the supply {'leaves' if n == -1 else 'leave'} the game"
        case Escape(n=n) if n > 0:
            return f"the escape marker {'starts' if voice.setting_up else 'moves'} {n} further"
        case Escape(n=n):
            return f"the escape marker goes back {-n}"
        case Flush(n=n, end=end):
            return (
                f"the {end}most incoming clue is discarded"
                if n == 1
                else (f"the {n} {end}most incoming clues are discarded")
            )
        case Flip():
            return flip(voice, effect)
        case Peek():
            return peek(voice, effect)
        case MoveCard():
            return move_card(voice, effect)
        case MoveFigure():
            return _move_figure(voice, effect)
        case Time():
            return _time(voice, effect)
        case Calm(what=what):
            return {
                "event": "the next event does not happen",
                "move": "the suspect does not move this turn",
                "escape": "the next escape icon does not count",
            }[what]
        case Avert():
            return "this event does not happen"
        case SeedCard():
            return seed(effect)
        case SetFocus():
            return set_focus(voice, effect)
        case Mark(op="put"):
            return put_mark(voice, effect)
        case Mark():
            return take_mark(voice, effect)
        case Guess(what=what, then=then, otherwise=otherwise):
            ask = (
                f"name the type on the other side of {one(voice, 'own')}, then flip it"
                if what == "hidden_type"
                else "name the symbol of the next movement card, then look at it"
            )
            wrong = f"; wrong: {happens(voice, side, otherwise)}" if otherwise else ""
            return f"{ask}. Right: {happens(voice, side, then)}{wrong}"
        case Dice(odds=odds, then=then, otherwise=otherwise):
            rest = happens(voice, side, otherwise) if otherwise else "nothing"
            return f"by luck, {odds.hits} in {odds.of}: {happens(voice, side, then)}; else {rest}"
        case ExtraAction():
            return extra_action(voice, effect)
        case Forbid():
            return forbid(voice, effect)
        case PickSolution(by=by):
            return f"{picker(by)} the next solution"
        case Token():
            return _token(voice, effect)
        case UnlockCards(cards=cards):
            return unlock(voice, cards)
        case TurnCard(card=number, side=to):
            return (
                "turn this card"
                if number in (0, voice.card.number)
                else (f"turn {voice.book.name(number)} to side {to}")
            )
        case PutAway(card=number):
            return f"put {voice.book.name(number) if number else 'this card'} away for good"
        case GiveCard(to=to):
            return {
                "chosen": "the team chooses who gets this card",
                "left": "pass this card to the left",
                "right": "pass this card to the right",
                "active": "the player whose turn was last gets this card",
            }.get(to, f"{voice.player(to)} gets this card")
        case Score():
            return score(voice, effect)
        case _:
            raise ValueError(f"no words for {type(effect).__name__} here")


def picker(by: str) -> str:
    return {
        "team": "the team chooses",
        "leftmost": "the leftmost card is",
        "rightmost": "the rightmost card is",
        "random": "luck chooses",
    }[by]


def unlock(voice: Voice, cards: tuple[int, ...]) -> str:
    names = [voice.book.name(number) for number in cards if voice.book.has(number)]
    return f"unlock {listed(names)}" if names else ""


def score(voice: Voice, effect: Score) -> str:
    points = f"score {count(effect.n, 'point')}" if effect.n > 0 else f"lose {count(-effect.n, 'point')}"
    space = voice.card.tokens
    per = {
        "token": f" for each {space.name} here" if space else "",
        "solved": " for each aspect solved",
        "unsolved": " for each aspect not solved",
        "recorded": " for each aspect recorded",
        "zero_player": " for each player without ideas",
    }
    return points + (per[effect.per] if effect.per else "")


def _ideas(voice: Voice, effect: Ideas) -> str:
    who = voice.player(effect.who)
    if effect.down_to is not None:
        return f"{who} {verb(who, 'keep', 'keeps')} only {effect.down_to} ideas"
    if effect.n > 0:
        start = verb(who, "start", "starts") + " with" if voice.setting_up else verb(who, "gain", "gains")
        extra = " more" if voice.setting_up else ""
        return f"{who} {start} {count(effect.n, 'idea')}{extra}"
    if effect.n <= -9:
        return f"{who} {verb(who, 'lose', 'loses')} all {verb(who, 'your', 'their')} ideas"
    return f"{who} {verb(who, 'lose', 'loses')} {count(-effect.n, 'idea')}"


def _token(voice: Voice, effect: Token) -> str:
    number = effect.card or voice.card.number
    where = voice.on(number)
    if effect.n > 0:
        return f"put {voice.tokens(effect.n, number)} {where}"
    tokens = f"{'' if effect.n == -1 else 'up to '}{voice.tokens(-effect.n, number)}"
    return f"take {tokens} off" if where == "here" else f"take {tokens} off {voice.book.name(number)}"


# --- figures and time


def _move_figure(voice: Voice, effect: MoveFigure) -> str:
    who, spaces = FIGURES[effect.id], count(abs(effect.n), "space")
    if effect.id == "suspect":
        if voice.setting_up:
            return f"the suspect starts {spaces} further on"
        way = "on or back" if effect.either else "on" if effect.n > 0 else "back"
        event = "and its event happens there" if effect.event else "and nothing happens there"
        return f"the suspect goes {spaces} {way} {event}"
    match effect.to:
        case "off":
            return f"{who} leaves the table"
        case "suspect":
            return f"{who} goes to the suspect"
        case "owner":
            return f"{voice.player(voice.mine())} takes {who}"
        case "chosen":
            return f"put {who} where you like"
        case _:
            pass
    if effect.either:
        return f"move {who} {spaces} on or back"
    match effect.id:
        case "hat":
            return f"{who} goes {count(effect.n, 'seat')} to the left"
        case "guard" | "wagon":
            return f"{who} takes {count(effect.n, 'step')}"
        case _:
            return f"{who} goes {spaces} on"


def _time(voice: Voice, effect: Time) -> str:
    kind = "movement card" if effect.set == "any" else f"{effect.set} card"
    if effect.n < 0:
        return f"{count(-effect.n, kind)} {'less' if effect.n == -1 else 'fewer'}"
    if voice.setting_up:
        return f"{count(effect.n, kind)} that was set aside comes back"
    return f"{count(effect.n, kind)} that was set aside goes under the movement deck"


# --- standing rules that something starts


def extra_action(voice: Voice, rule: ExtraAction) -> str:
    who = voice.player(rule.who)
    actions = f"{count(abs(rule.n), 'action')} {'more' if rule.n > 0 else 'less'}"
    has = verb(who, "have", "has")
    match rule.turns:
        case "first":
            return f"in {verb(who, 'your', 'their')} first turn of a case {who} {has} {actions}"
        case "final":
            yours = "in the final turn, if it is yours," if who == "you" else "in the final turn"
            return f"{yours} {who} {has} {actions}"
        case "this":
            return f"{who} {has} {actions}{'' if rule.who == 'left' else ' this turn'}"
        case _:
            return f"{who} {has} {actions} in every turn"


def forbid(voice: Voice, rule: Forbid) -> str:
    """ "you cannot get advice for the rest of this turn"."""
    what = STEPS[rule.what][0] + (f" {clue(rule.filter)}" if rule.filter else "")
    sits = [condition.about for condition in rule.condition if condition.word == "with"]
    if sits:
        who = beside(sits[0])
    elif rule.who in (None, "active") and voice.card.belongs == "common":
        who = "you"
    else:
        who = "nobody" if rule.who in (None, "each") else voice.player(rule.who)
    last = {
        "turn": " for the rest of this turn",
        "next_turn": " in the next turn",
        "round": " for a round",
    }.get(rule.until or "", "")
    if rule.over:
        return f"{who} can {what} at most {'once' if rule.over == 1 else f'{rule.over} times'} a turn"
    return f"{who} {'can' if who == 'nobody' else 'cannot'} {what}{last}"
