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
from spyhouse.games.spyclub.campaign.wording.voice import Voice, clue

ALL_IDEAS = 9


def happens(voice: Voice, side: Side, effects: tuple[AnyEffect, ...]) -> str:
    """One after the other; what is about a card that is not in this box is left out."""
    parts = []
    for effect in effects:
        if in_this_box(voice, effect):
            text = _words(voice, side, effect)
            condition = clause(voice, side, effect.condition)
            parts.append(voice.say("happens-if", text=text, condition=condition) if condition else text)
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
            return voice.say("give-ideas", who=voice.who(to), n=n)
        case RemoveIdeas(n=n):
            return voice.say("ideas-leave", n=n)
        case Stock(n=n) if n > 0:
            return voice.say("ideas-come-back", n=n)
        case Stock(n=n):
            return voice.say("supply-leaves", n=-n)
        case Escape(n=n) if n > 0:
            return voice.say("escape-on", n=n)
        case Escape(n=n):
            return voice.say("escape-back", n=-n)
        case Flush(n=n, end=end):
            return voice.say("flush", n=n, end=f"{end}most")
        case Flip():
            return flip(voice, effect)
        case Peek():
            return peek(voice, effect)
        case MoveCard():
            return move_card(voice, effect)
        case MoveFigure():
            return _move_figure(voice, effect)
        case Time(n=n, set=name) if n < 0:
            return voice.say("time-less", n=-n, daytime=name)
        case Time(n=n, set=name):
            return voice.say("time-back", n=n, daytime=name)
        case Calm(what=what):
            return voice.say("calmed", what=what)
        case Avert():
            return voice.say("averted")
        case SeedCard():
            return seed(voice, effect)
        case SetFocus():
            return set_focus(voice, effect)
        case Mark(op="put"):
            return put_mark(voice, effect)
        case Mark():
            return take_mark(voice, effect)
        case Guess(what="hidden_type", then=then, otherwise=otherwise):
            results = {"right": happens(voice, side, then), "wrong": happens(voice, side, otherwise)}
            return voice.say("guess-type", **one(voice, "own"), **results)
        case Guess(then=then, otherwise=otherwise):
            results = {"right": happens(voice, side, then), "wrong": happens(voice, side, otherwise)}
            return voice.say("guess-symbol", **results)
        case Dice(odds=odds, then=then, otherwise=otherwise):
            luck = {"luck": happens(voice, side, then), "else": happens(voice, side, otherwise)}
            return voice.say("by-luck", hits=odds.hits, of=odds.of, **luck)
        case ExtraAction():
            return extra_action(voice, effect)
        case Forbid():
            return forbid(voice, effect)
        case PickSolution(by=by):
            return voice.say("picks-next", by=by)
        case Token():
            return _token(voice, effect)
        case UnlockCards(cards=cards):
            return unlock(voice, cards)
        case TurnCard(card=number, side=to):
            return voice.say("turn-card", card=voice.on(number), side=to)
        case PutAway(card=number):
            return voice.say("put-away", card=voice.on(number))
        case GiveCard(to=to):
            return voice.say("give-card", to=to, who=voice.who(to))
        case Score():
            return score(voice, effect)
        case _:
            raise ValueError(f"no words for {type(effect).__name__} here")


def unlock(voice: Voice, cards: tuple[int, ...]) -> str:
    names = [voice.book.name(number) for number in cards if voice.book.has(number)]
    return voice.say("unlock", cards=voice.listed(names), n=len(names)) if names else ""


def score(voice: Voice, effect: Score) -> str:
    space = voice.card.tokens
    token = voice.speech.say(f"token-{space.name}.each") if space and effect.per == "token" else ""
    message = "score" if effect.n > 0 else "lose-points"
    return voice.say(message, n=abs(effect.n), per=effect.per or "", token=token)


def _ideas(voice: Voice, effect: Ideas) -> str:
    who = voice.who(effect.who)
    if effect.down_to is not None:
        return voice.say("keep-ideas", who=who, n=effect.down_to)
    if effect.n > 0:
        return voice.say("start-with-ideas" if voice.setting_up else "gain-ideas", who=who, n=effect.n)
    if effect.n <= -ALL_IDEAS:
        return voice.say("lose-all-ideas", who=who)
    return voice.say("lose-ideas", who=who, n=-effect.n)


def _token(voice: Voice, effect: Token) -> str:
    number = effect.card or voice.card.number
    told = {"tokens": voice.tokens(abs(effect.n), number), "n": abs(effect.n), "card": voice.on(number)}
    return voice.say("put-tokens" if effect.n > 0 else "take-tokens", **told)


def _move_figure(voice: Voice, effect: MoveFigure) -> str:
    told = {"figure": effect.id, "n": abs(effect.n), "event": effect.event}
    if effect.id == "suspect":
        if voice.setting_up:
            return voice.say("suspect-starts", n=effect.n)
        way = "either" if effect.either else "on" if effect.n > 0 else "back"
        return voice.say("suspect-goes", way=way, **told)
    match effect.to:
        case "off":
            return voice.say("figure-leaves", **told)
        case "suspect":
            return voice.say("figure-to-suspect", **told)
        case "owner":
            return voice.say("figure-to-player", who=voice.who(voice.mine()), **told)
        case "chosen":
            return voice.say("figure-anywhere", **told)
        case _:
            return voice.say("figure-either" if effect.either else "figure-goes", **told)


# --- standing rules that something starts


def extra_action(voice: Voice, rule: ExtraAction) -> str:
    return voice.say(
        "extra-action", who=voice.who(rule.who), n=abs(rule.n), more=rule.n > 0, turns=rule.turns
    )


def forbid(voice: Voice, rule: Forbid) -> str:
    """ "you cannot get advice for the rest of this turn"."""
    sits = [condition.about for condition in rule.condition if condition.word == "with"]
    if sits:
        who = "somebody"
    elif rule.who in (None, "active") and voice.card.belongs == "common":
        who = "you"
    else:
        who = "nobody" if rule.who in (None, "each") else voice.who(rule.who)
    told = {"who": who, "beside": sits[0] if sits else "", "what": rule.what, **clue(rule.filter)}
    if rule.over:
        return voice.say("at-most", over=rule.over, **told)
    return voice.say("forbidden", until=rule.until or "", **told)
