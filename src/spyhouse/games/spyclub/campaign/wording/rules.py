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
from spyhouse.games.spyclub.campaign.wording.effects import (
    extra_action,
    forbid,
    happens,
    in_this_box,
    picker,
)
from spyhouse.games.spyclub.campaign.wording.voice import (
    FIGURES,
    STEPS,
    Voice,
    at_set,
    beside,
    clue,
    count,
    event_name,
    more,
    sentence,
)

SECOND = "It walks as far as the suspect, the other way; the active player chooses whose event happens"
OFTEN = {"turn": "once a turn", "round": "once a round", "case": "once a case", "campaign": "once a campaign"}
IDEA = "idea"
ACTED = (
    "turn_start", "turn_end", "solve", "confirm", "exchange", "scout", "discard", "shift", "investigate",
    "trade", "advice",
)  # fmt: skip
"""Triggers that the active player sets off."""
TIMES = {2: "second", 3: "third", 4: "fourth", 5: "fifth", 6: "sixth"}


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
        case Pocket():
            return _pocket(rule)
        case RecordOption():
            return _record_option(voice, side, rule)
        case ChangeEvent():
            return sentence(_change_event(voice, side, rule))
        case _:
            skip = ("with",) if isinstance(rule, Forbid) else ()
            parts = [
                OFTEN.get(rule.limit, ""),
                clause(voice, side, rule.condition, skip=skip),
                _rule(voice, rule),
            ]
            return sentence(", ".join(part for part in parts if part))


def _change_event(voice: Voice, side: Side, rule: ChangeEvent) -> str:
    """ "the first event of each case over one of your cards does not happen"."""
    over = clause(voice, side, Conditions(" & ".join(_texts(rule.condition, "victim"))))
    rest = clause(voice, side, rule.condition, skip=("victim",))
    what = "event" if rule.event == "any" else event_name(rule.event)
    if rule.limit == "case":
        what = f"the first {what} of each case"
    elif rule.event == "any":
        what = "every event"
    does = "does not happen" if rule.event == "any" else "does nothing"
    if rule.to != "none":
        does = f"becomes {event_name(rule.to)}"
    told = " ".join(part for part in (what, over, does) if part)
    return f"{rest}, {told}" if rest else told


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
            you = " you" if who == "owner" else ""
            what = STEPS[of][2] + (f" {clue(rule.filter)}" if rule.filter else "")
            return f"{what} costs{you} {more(n, 'idea')}{', the first time each turn' if first else ''}"
        case EventSize(event=event, n=n):
            other = {"loose_end": f"takes {more(n, 'clue')}", "decoy": f"moves the escape marker {more(n)}"}
            ideas = more(n, "idea")
            return f"{event_name(event)} {other.get(event, f'takes {ideas}')}"
        case Match():
            return _match(rule)
        case CountAs(counted=counted):
            as_what = {"any": "any type", "two": "2 cards"}.get(counted, f"a {counted}")
            return f"{clue(rule.filter, plural=True)} count as {as_what} in the centre row"
        case SolveWith(need=need, pay=pay):
            price = f" for {count(pay, 'idea')}" if pay else ""
            aspect = f"the {rule.type}" if rule.type else "an aspect"
            return f"you may solve {aspect} with only {need} cards of its type in the centre row{price}"
        case PickSolution(by=by):
            return f"{picker(by)} the solution of an aspect, whatever the symbol says"
        case FocusGain(n=n, who=who, first=first):
            to = f" to {clue(rule.filter)}" if rule.filter else ""
            gains = "gains you" if who == "owner" else "gains"
            return (
                f"shifting focus{to} {gains} {more(n, 'idea')}{', the first time each turn' if first else ''}"
            )
        case Cover(place=place):
            places = {"top": "the deck's top card", "middle": "the middle incoming clues"}
            covered = places.get(place, "the rightmost incoming clue")
            return f"{covered} lies covered until it is drawn, looked at or slides on"
        case SuspectStep(n=n, dir=direction, set=name):
            when = f" {at_set(name)}" if name != "any" else ""
            if direction == "ccw":
                return f"{when.strip()} the suspect walks the other way round".strip()
            return f"the suspect walks {more(n, 'space')}{when}"
        case _:
            raise ValueError(f"no words for {type(rule).__name__}")


def _match(rule: Match) -> str:
    price = f"for {count(rule.pay, 'idea')} " if rule.pay else ""
    match rule.rule:
        case "any":
            return f"{price}you can use teamwork with any player, whatever your focus cards are"
        case "neighbours":
            return f"{price}you can use teamwork with a neighbour at the table, whatever your focus cards are"
        case "ringed":
            return "the 2 players with the locket always match for teamwork"
        case "distractions":
            return "2 distractions as focus cards match for teamwork"
        case "solved_types":
            return "2 focus cards of solved aspects match for teamwork"


# --- actions and triggers


def _action(voice: Voice, side: Side, rule: Action) -> str:
    """Its name, what it costs, how often; then what it does."""
    user = voice._replace(you="active" if voice.card.belongs == "common" else "both")
    costs = ["an action" if rule.actions else "no action" if rule.ideas or rule.tokens else "free"]
    if rule.ideas:
        costs.append(count(rule.ideas, "idea"))
    if rule.tokens:
        costs.append(voice.tokens(rule.tokens))
    if rule.limit:
        costs.append(OFTEN[rule.limit])
    condition = clause(user, side, rule.condition)
    if condition:
        costs.append(condition)
    return f"{rule.name} ({', '.join(costs)}): {happens(user, side, rule.then)}."


def _trigger(voice: Voice, side: Side, rule: On) -> str:
    """Spoken to whoever does what it waits for, or to the owner."""
    owner_acts = any(one.word == "active" for one in rule.condition)
    acted = voice.card.belongs == "common" and rule.event in ACTED
    speaker = voice._replace(you="both" if owner_acts else "active" if acted else voice.you)
    told: set[str] = set()
    when = _when(speaker, rule, told)
    rest = clause(speaker, side, rule.condition, skip=tuple(told))
    often = OFTEN.get(rule.limit, "")
    if rule.every > 1:
        when = f"every {TIMES[rule.every]} time {when.removeprefix('when ')}"
    if rule.optional or rule.pay:
        who = "you" if speaker.you else speaker.player("active")
        rest = ", ".join(
            filter(None, (rest, f"{who} may {f'pay {count(rule.pay, IDEA)}' if rule.pay else 'choose'}"))
        )
    then = happens(speaker, side, rule.then)
    return sentence(", ".join(filter(None, (often, when, rest))) + f": {then}")


def _when(voice: Voice, rule: On, told: set[str]) -> str:
    """What it waits for. Conditions that are part of it are marked as told."""
    words = {one.word: one for one in rule.condition if not one.negated}
    someone = "you" if voice.you in ("both", "active") else "somebody"
    told.add("active")
    what = clue(rule.filter) if rule.filter else ""
    s = "" if someone == "you" else "s"
    match rule.event:
        case "turn_start":
            if "zero_ideas" in words:
                told.add("zero_ideas")
                return f"when {someone} start{s} a turn with no ideas"
            return f"at the start of {'your' if someone == 'you' else 'each'} turn"
        case "turn_end":
            return f"at the end of {'your' if someone == 'you' else 'each'} turn"
        case "round_end":
            return "at the end of each round"
        case "case_start":
            return "when a case starts"
        case "set_change":
            told.add("set")
            name = words["set"].about if "set" in words else ""
            return f"when the first {name} card comes" if name else "when sunset or night begins"
        case "movement":
            return "when a movement card is revealed"
        case "solve":
            aspect = f"the {rule.filter.about}" if rule.filter.word == "type" else "an aspect"
            return f"when {someone} solve{s} {aspect}"
        case "confirm" if rule.filter.about == "paint":
            return f"when {someone} confirm{s} a card onto a painted slot"
        case "confirm":
            return f"when {someone} confirm{s} {what or 'a card'}"
        case "exchange":
            return f"when {someone} confirm{s} onto a card"
        case "scout":
            return f"when {someone} scout{s}{' ' + what if what else ''}"
        case "discard":
            return f"when {someone} discard{s} {what or 'a card'}"
        case "shift":
            return f"when {someone} shift{s} focus"
        case "investigate":
            return f"when {someone} investigate{s}"
        case "trade" | "advice":
            return _teamwork(rule, words, told, someone)
        case "refill":
            return f"when {what or 'a card'} comes into a hand to fill a gap"
        case "suspect_stops" | "suspect_passes":
            told.add("victim")
            over = what or "a card"
            if "victim" in words:
                mine = f"a {what.removeprefix('a ')} of yours" if what else "one of your cards"
                over = mine if words["victim"].relation == "=" else "another player's card"
            return (
                f"when the suspect {'stops over' if rule.event == 'suspect_stops' else 'walks over'} {over}"
            )
        case "escape_moves":
            return "when the escape marker moves"
        case "meets":
            return f"when the suspect stops where {voice.figure()} is"
        case "figure_over":
            return f"when {voice.figure()} stops over {what or 'a card'}"
        case "figure_passed":
            return f"when the suspect walks past {voice.figure()}"
        case "tokens_full":
            space = the_deck()[voice.card.number].tokens
            assert space
            return f"at {space.count(space.max)}"
        case _:
            told.add("victim")
            event = event_name(rule.event.removeprefix("event:")) if ":" in rule.event else "an event"
            struck = ""
            if "victim" in words:
                about = words["victim"].about
                struck = f" over a card of {beside(about)}" if about else " over one of your cards"
            return f"when {event} happens{struck}"


def _teamwork(rule: On, words: dict[str, Condition], told: set[str], someone: str) -> str:
    step = STEPS["trade" if rule.event == "trade" else "advice"][0 if someone == "you" else 1]
    if "with" in words and "partner" in words:
        told |= {"with", "partner"}
        return "when the 2 players with the locket trade"
    if "partner" in words:
        told.add("partner")
        about = words["partner"].about
        partner = beside(about) if about else "you"
        return f"when {someone} {step} {'from' if rule.event == 'advice' else 'with'} {partner}"
    return f"when {someone} {step}"


# --- the rest


def _pocket(rule: Pocket) -> str:
    """Spoken to whoever may use it."""
    into = "As an action, put one of your cards on it"
    out = "take one off it, into an empty slot or in exchange for one of yours"
    ways = f"{into}. Free: {out}" if rule.out == 0 else f"{into}, or {out}"
    return f"This card holds {count(rule.size, 'clue card')}. {ways}. Nothing else reaches it."


def _figure(voice: Voice, figure: Figure) -> str:
    who = FIGURES[figure.id]
    starts = {
        "opposite": "starts opposite the suspect",
        "suspect": "starts where the suspect is",
        "row:1": "starts at the left end of the centre row",
        "row:3": "starts in the middle of the centre row",
        "row:5": "starts at the right end of the centre row",
        "starter": "starts with the starting player",
        "owner": "starts with the owner",
        "most_ideas": "sits with the player who has the most ideas",
        "fewest_ideas": "sits with the player who has the fewest ideas",
        "off": "starts off the table",
        "chosen": "goes to another player, whom the team chooses",
    }[figure.at]
    if figure.token == "ring":
        starts += "; that player and the starting player share a locket"
    if figure.moves:
        walks = {
            "path": f"{count(figure.moves, 'space')} a turn",
            "row": f"{count(figure.moves, 'slot')} a turn, to and fro",
            "seats": f"{count(figure.moves, 'seat')} a turn",
        }[figure.track]
        way = {"toward_suspect": " towards the suspect", "ccw": " against the clock"}.get(
            figure.dir or "", ""
        )
        starts += f" and goes {walks}{way}"
    power = {
        "mute": "Where it stands no event happens",
        "hide": "No event happens over that player's cards",
        "stop": "The suspect cannot walk past it and stops there",
        "guard": "No card may be put on or taken from the slot it stands at",
        "second": f"{SECOND}. Over one type, it happens twice",
        "second_once": f"{SECOND}. Over one type, it happens once",
    }.get(figure.power, "")
    return f"{sentence(f'{who} {starts}')} {sentence(power)}" if power else sentence(f"{who} {starts}")


def _record_option(voice: Voice, side: Side, rule: RecordOption) -> str:
    what = {
        "rename": "you may record your solution under any other name of its type",
        "from_row": "you may record a card of the centre row, of an aspect neither solved nor recorded",
        "swap_old": "you may record a solution in place of an older one of its type",
    }[rule.kind]
    limit = f"{OFTEN[rule.limit]}, " if rule.limit else ""
    then = f"; if you do, {happens(voice, side, rule.then)}" if rule.then else ""
    return sentence(f"{limit}{what}{then}")


def _objective(voice: Voice, side: Side, rule: Objective) -> str:
    condition = clause(voice, side, rule.condition)
    judged = f" ({caps().solving.enough} aspects must be solved)" if rule.goal in AT_THE_END else ""
    reward = [count(rule.points, "point")]
    then = tuple(effect for effect in rule.then if in_this_box(voice, effect))
    if then:
        reward.append(happens(voice, side, then))
    lead = f"Objective{', ' + condition if condition else ''}"
    return f"{lead}: {goal(rule)}{judged}. Reward: {'; '.join(reward)}."


def goal(rule: Objective) -> str:
    """What an objective is about: "solve the crime before any other aspect"."""
    do, does = STEPS[rule.what][:2] if rule.what else ("", "")
    match rule.goal:
        case "first_solved":
            return f"solve the {rule.type} before any other aspect"
        case "solve_type":
            return f"solve the {rule.type}"
        case "solve_count":
            return f"solve {count(rule.n, 'aspect')}"
        case "everyone_solves":
            return "solve an aspect in a turn of each player"
        case "times" if rule.counts_if:
            return f"the 2 players with the locket {do} {rule.n} times"
        case "times":
            return f"{do} {rule.n} times in a case"
        case "confirm_cards":
            return f"confirm {rule.n} {clue(rule.filter, plural=True)} in a case"
        case "tokens":
            return f"have {rule.n} tokens here"
        case "same_hand":
            return "have a hand of one type"
        case "escape_at_most":
            return f"end the case with the escape marker on {rule.n} or less"
        case "time_left":
            return f"succeed with {count(rule.n, 'movement card')} or more left"
        case "never":
            return f"nobody {does} in the whole case"
        case "events_at_most":
            return f"end the case with {count(rule.n, 'event')} or fewer"
        case "keep_ideas":
            return f"end the case with {count(rule.n, 'idea')} or more among all players"
        case "empty_row":
            return "end the case with an empty centre row"
