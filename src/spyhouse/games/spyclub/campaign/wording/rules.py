"""What is in force for a while, in words: actions, triggers, prices, figures, objectives."""

from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.campaign.deck import Side, the_deck
from spyhouse.games.spyclub.campaign.effects.objectives import AT_THE_END
from spyhouse.games.spyclub.campaign.grammar import Condition, Conditions
from spyhouse.games.spyclub.campaign.vocabulary import (
    Action,
    AnyEffect,
    ChangeEvent,
    Cost,
    CountAs,
    Cover,
    EventSize,
    ExtraAction,
    Figure,
    FocusGain,
    Forbid,
    Match,
    Objective,
    On,
    PickSolution,
    Pocket,
    RecordOption,
    SolveWith,
    SuspectStep,
)
from spyhouse.games.spyclub.campaign.wording.conditions import clause
from spyhouse.games.spyclub.campaign.wording.effects import extra_action, forbid, happens, in_this_box
from spyhouse.games.spyclub.campaign.wording.voice import Voice, clue, sentence

ACTED = (
    "turn_start", "turn_end", "solve", "confirm", "exchange", "scout", "discard", "shift", "investigate",
    "trade", "advice",
)  # fmt: skip
"""Triggers that the active player sets off."""


def standing(voice: Voice, side: Side, rule: AnyEffect) -> str:
    """A rule as a sentence or two."""
    match rule:
        case Action():
            return _action(voice, side, rule)
        case On():
            return _trigger(voice, side, rule)
        case Objective():
            return _objective(voice, side, rule)
        case Figure():
            return _figure(voice, rule)
        case Pocket(size=size, out=out):
            return voice.say("pocket", n=size, free=out == 0)
        case RecordOption():
            return _record_option(voice, side, rule)
        case ChangeEvent():
            return sentence(_change_event(voice, side, rule))
        case _:
            skip = ("with",) if isinstance(rule, Forbid) else ()
            lead = [_often(voice, rule), clause(voice, side, rule.condition, skip=skip)]
            return _led(voice, lead, _rule(voice, rule))


def _often(voice: Voice, rule: AnyEffect) -> str:
    return voice.say("often", limit=rule.limit) if rule.limit else ""


def _led(voice: Voice, lead: list[str], rule: str) -> str:
    """ "Once a case, in case 1, the team chooses"."""
    before = ", ".join(filter(None, lead))
    return sentence(voice.say("rule-when", lead=before, rule=rule) if before else rule)


def _change_event(voice: Voice, side: Side, rule: ChangeEvent) -> str:
    """ "the first event of each case over one of your cards does not happen"."""
    over = clause(voice, side, Conditions(" & ".join(_texts(rule.condition, "victim"))))
    rest = clause(voice, side, rule.condition, skip=("victim",))
    told = voice.say(
        "change-event",
        event=rule.event,
        first=rule.limit == "case",
        where=f" {over}" if over else "",
        to=rule.to,
    )
    return voice.say("rule-when", lead=rest, rule=told) if rest else told


def _texts(conditions: Conditions, word: str) -> list[str]:
    return [
        text for text, one in zip(conditions.text.split(" & "), conditions, strict=False) if one.word == word
    ]


def _rule(voice: Voice, rule: AnyEffect) -> str:
    match rule:
        case ExtraAction():
            return extra_action(voice, rule)
        case Forbid():
            return forbid(voice, rule)
        case Cost(of=of, n=n, who=who, first=first):
            told = {"n": abs(n), "more": n > 0, "you": who == "owner", "first": first, **clue(rule.filter)}
            return voice.say("cost", what=of, **told)
        case EventSize(event=event, n=n):
            return voice.say("event-size", event=event, n=abs(n), more=n > 0)
        case Match(rule=kind, pay=pay):
            return voice.say("matches", kind=kind, pay=pay)
        case CountAs(counted=counted):
            return voice.say("count-as", counted=counted, **clue(rule.filter))
        case SolveWith(need=need, pay=pay):
            return voice.say("solve-with", type=rule.type or "", n=need, pay=pay)
        case PickSolution(by=by):
            return voice.say("picks-solution", by=by)
        case FocusGain(n=n, who=who, first=first):
            told = {"n": abs(n), "more": n > 0, "you": who == "owner", "first": first, **clue(rule.filter)}
            return voice.say("focus-gain", **told)
        case Cover(place=place):
            return voice.say("covered", place=place)
        case SuspectStep(n=n, dir=direction, set=name):
            return voice.say("suspect-step", n=abs(n), more=n > 0, daytime=name, back=direction == "ccw")
        case _:
            raise ValueError(f"no words for {type(rule).__name__}")


# --- actions and triggers


def _action(voice: Voice, side: Side, rule: Action) -> str:
    """Its name, what it costs, how often; then what it does."""
    user = voice._replace(you="active" if voice.card.belongs == "common" else "both")
    costs = [voice.say("costs-action", actions=rule.actions, more=bool(rule.ideas or rule.tokens))]
    if rule.ideas:
        costs.append(voice.say("costs-ideas", n=rule.ideas))
    if rule.tokens:
        costs.append(voice.tokens(rule.tokens))
    costs += [_often(voice, rule), clause(user, side, rule.condition)]
    does = happens(user, side, rule.then)
    return voice.say("action", name=voice.name_of(rule.name), costs=", ".join(filter(None, costs)), does=does)


def _trigger(voice: Voice, side: Side, rule: On) -> str:
    """Spoken to whoever does what it waits for, or to the owner."""
    owner_acts = any(one.word == "active" for one in rule.condition)
    acted = voice.card.belongs == "common" and rule.event in ACTED
    speaker = voice._replace(you="both" if owner_acts else "active" if acted else voice.you)
    told: set[str] = set()
    lead = [_often(voice, rule), _when(speaker, rule, told)]
    lead.append(clause(speaker, side, rule.condition, skip=tuple(told)))
    if rule.optional or rule.pay:
        lead.append(voice.say("may-choose", you=bool(speaker.you), pay=rule.pay))
    does = happens(speaker, side, rule.then)
    return sentence(voice.say("trigger", when=", ".join(filter(None, lead)), does=does))


def _when(voice: Voice, rule: On, told: set[str]) -> str:
    """What it waits for. Conditions that are part of it are marked as told."""
    words = {one.word: one for one in rule.condition if not one.negated}
    you = voice.you in ("both", "active")
    args = {"you": you, "every": rule.every, **clue(rule.filter)}
    told.add("active")
    event, _, name = rule.event.partition(":")
    match event:
        case "turn_start" if "zero_ideas" in words:
            told.add("zero_ideas")
            return voice.say("when-turn-starts-without-ideas", **args)
        case "turn_start":
            return voice.say("when-turn-starts", **args)
        case "turn_end":
            return voice.say("when-turn-ends", **args)
        case "round_end":
            return voice.say("when-round-ends", **args)
        case "case_start":
            return voice.say("when-case-starts", **args)
        case "set_change":
            told.add("set")
            return voice.say("when-daytime", daytime=words["set"].about if "set" in words else "any", **args)
        case "movement":
            return voice.say("when-movement", **args)
        case "solve":
            return voice.say("when-solve", **args)
        case "confirm":
            return voice.say("when-confirm", **args)
        case "exchange":
            return voice.say("when-exchange", **args)
        case "scout":
            return voice.say("when-scout", **args)
        case "discard":
            return voice.say("when-discard", **args)
        case "shift":
            return voice.say("when-shift", **args)
        case "investigate":
            return voice.say("when-investigate", **args)
        case "trade" | "advice":
            return _teamwork(voice, rule, words, told, you)
        case "refill":
            return voice.say("when-refill", **args)
        case "suspect_stops" | "suspect_passes":
            told.add("victim")
            args |= {"stops": event == "suspect_stops", "victim": _victim(words)}
            return voice.say("when-suspect", **args)
        case "escape_moves":
            return voice.say("when-escape-moves", **args)
        case "meets":
            return voice.say("when-meets", **args)
        case "figure_over":
            return voice.say("when-figure-over", **args)
        case "figure_passed":
            return voice.say("when-figure-passed", **args)
        case "tokens_full":
            space = the_deck()[voice.card.number].tokens
            assert space
            return voice.say("when-full", tokens=voice.tokens(space.max))
        case _:
            told.add("victim")
            beside = words["victim"].about if "victim" in words else ""
            return voice.say("when-event", event=name, victim=_victim(words), beside=beside, **args)


def _victim(words: dict[str, Condition]) -> str:
    """Over whose card, as messages name it; "" for anybody's."""
    if "victim" not in words:
        return ""
    if words["victim"].about:
        return "beside"
    return "yours" if words["victim"].relation == "=" else "others"


def _teamwork(voice: Voice, rule: On, words: dict[str, Condition], told: set[str], you: bool) -> str:
    if "with" in words and "partner" in words:
        told |= {"with", "partner"}
        return voice.say("when-the-two-trade", every=rule.every)
    partner = ""
    if "partner" in words:
        told.add("partner")
        partner = words["partner"].about or "you"
    told_of = {"what": rule.event, "partner": partner, "beside": partner, "every": rule.every}
    return voice.say("when-teamwork", you=you, **told_of)


# --- the rest


def _figure(voice: Voice, figure: Figure) -> str:
    starts = voice.say(
        "figure-starts",
        figure=figure.id,
        at=figure.at.replace(":", "-"),
        ring=figure.token == "ring",
        n=figure.moves,
        track=figure.track,
        way=figure.dir or "",
    )
    power = voice.say("figure-power", power=figure.power)
    return " ".join(sentence(one) for one in (starts, power) if one)


def _record_option(voice: Voice, side: Side, rule: RecordOption) -> str:
    then = happens(voice, side, rule.then)
    return _led(voice, [_often(voice, rule)], voice.say("record-option", kind=rule.kind, then=then))


def _objective(voice: Voice, side: Side, rule: Objective) -> str:
    then = tuple(effect for effect in rule.then if in_this_box(voice, effect))
    return voice.say(
        "objective",
        condition=clause(voice, side, rule.condition),
        goal=goal(voice, rule),
        judged=rule.goal in AT_THE_END,
        enough=caps().solving.enough,
        n=rule.points,
        then=happens(voice, side, then),
    )


def goal(voice: Voice, rule: Objective) -> str:
    """What an objective is about: "solve the crime before any other aspect"."""
    together = rule.goal == "times" and bool(rule.counts_if)
    told = {"what": rule.what or "", "type": rule.type or "", "n": rule.n, **clue(rule.filter)}
    return voice.say("goal", goal="times-together" if together else rule.goal, **told)
