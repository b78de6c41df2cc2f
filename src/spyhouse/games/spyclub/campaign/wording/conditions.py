"""When something holds, in words: one clause for all conditions of an effect."""

from spyhouse.games.spyclub.campaign.deck import Side, the_deck, walk
from spyhouse.games.spyclub.campaign.grammar import Condition, Conditions
from spyhouse.games.spyclub.campaign.vocabulary import Action, Objective
from spyhouse.games.spyclub.campaign.wording.voice import Voice, beside, count, listed


def clause(
    voice: Voice, side: Side, conditions: Conditions, when: str = "", skip: tuple[str, ...] = ()
) -> str:
    """ "after a success, if the crime was solved"; "" if there are none."""
    parts = [_objectives(side, conditions)]
    parts += [
        _words(voice, side, one, when)
        for one in sorted(conditions, key=lambda one: one.word != "case")
        if one.word not in (*skip, "objective")
    ]
    return ", ".join(part for part in parts if part)


def _objectives(side: Side, conditions: Conditions) -> str:
    named = [one for one in conditions if one.word == "objective"]
    if not named:
        return ""
    several = sum(isinstance(effect, Objective) for effect in walk(side.effects)) > 1
    if all(one.negated for one in named):
        return "if no objective here is done" if several else "if the objective is not done"
    return "if both objectives are done" if several else "if the objective is done"


def _words(voice: Voice, side: Side, one: Condition, when: str) -> str:
    return _negative(voice, side, one, when) if one.negated else _positive(voice, side, one, when)


def _negative(voice: Voice, side: Side, one: Condition, when: str) -> str:
    match one.word:
        case "unlocked":
            return f"if you never unlocked {voice.book.name(int(one.about))}"
        case "solved":
            return f"if the {one.about} {_verb(when)} not solved"
        case "used":
            return f"unless {_action(side)} was used"
        case "fresh":
            return "if this side was up for the whole case"
        case "zero_ideas":
            return "with an idea or more"
        case _:
            raise ValueError(f"no words for a negated {one.word!r}")


def _positive(voice: Voice, side: Side, one: Condition, when: str) -> str:
    match one.word:
        case "case":
            return _case(one, when)
        case "recorded" if one.about:
            return f"if the {one.about} is recorded"
        case "recorded":
            return f"if {_so_many(one, 'aspect')} {_is(one)} recorded"
        case "open":
            return f"if the {one.about} is not recorded"
        case "unlocked":
            return f"if {voice.book.name(int(one.about))} is unlocked"
        case "side":
            return f"if {voice.book.name(int(one.about))} shows side {one.value}"
        case "tokens":
            return _tokens(voice, one)
        case "chose":
            assert side.choice
            label = next(option.label for option in side.choice.options if option.key == one.about)
            return f'if you chose "{label}"'
        case "success":
            return "after a success"
        case "failure":
            return "after a failure"
        case "solved" if one.about:
            return f"if the {one.about} {_verb(when)} solved"
        case "solved":
            return f"if {_so_many(one, 'aspect')} {_was(one) if when else _is(one)} solved"
        case "events":
            return f"if {_so_many(one, 'event')} happened"
        case "cards_left":
            return f"if {_so_many(one, 'movement card')} {_is(one)} left"
        case "ideas":
            return f"if all players together have {_so_many(one, 'idea')}"
        case "owner_ideas":
            return f"if you have {_so_many(one, 'idea')}"
        case "no_zero":
            return "if no player is without ideas"
        case "set":
            return {"day": "by day", "sunset": "at sunset", "night": "at night"}[one.about]
        case "zero_ideas":
            return "with no ideas"
        case "first_turn":
            return "in each player's first turn"
        case "before_shift":
            return "before you have shifted focus in that turn"
        case "actions_left":
            return f"with {_so_many(one, 'action')} left"
        case "actions_used":
            return f"if {_so_many(one, 'action')} {_was(one)} used"
        case "no_teamwork":
            return "in a turn without teamwork"
        case "lock_taken":
            return "if a lock was taken off"
        case "last_event_type":
            return "if its event was the last that happened"
        case "active":
            return "in your turn"
        case "victim" if one.about:
            return f"over a card of {beside(one.about)}"
        case "victim":
            return "over one of your cards" if one.relation == "=" else "over another player's card"
        case "partner" if one.about:
            return f"with {beside(one.about)}"
        case "partner":
            return "with you"
        case "with":
            return f"while {beside(one.about, you=True)}"
        case _:
            raise ValueError(f"no words for {one.word!r}")


def _verb(when: str) -> str:
    """Of a case that is over, or of the one that is played."""
    return "was" if when else "is"


def _case(one: Condition, when: str) -> str:
    match one.relation:
        case ">=":
            return f"from case {one.number} on"
        case "<":
            return f"before case {one.number}"
        case "<=":
            return f"up to case {one.number}"
        case _:
            return (
                f"after case {one.number}" if when in ("end", "save", "record") else f"in case {one.number}"
            )


def _tokens(voice: Voice, one: Condition) -> str:
    number = int(one.about or voice.card.number)
    space = the_deck()[number].tokens
    assert space
    where = voice.on(number)
    match one.relation:
        case "<" if one.number == 1:
            return f"with no {space.several()} {where}"
        case "<":
            return f"with fewer than {space.count(one.number)} {where}"
        case ">=" if one.number == space.max:
            return f"with {space.count(one.number)} {where}"
        case ">=":
            return f"with {space.count(one.number)} or more {where}"
        case "<=":
            return f"with {space.count(one.number)} or fewer {where}"
        case _:
            return f"with exactly {space.count(one.number)} {where}"


def _so_many(one: Condition, thing: str) -> str:
    match one.relation:
        case ">=":
            return f"{count(one.number, thing)} or more"
        case "<=":
            return f"{count(one.number, thing)} or fewer"
        case "<" if one.number == 1:
            return f"no {thing}s"
        case "<":
            return f"fewer than {count(one.number, thing)}"
        case _:
            return f"exactly {count(one.number, thing)}"


def _is(one: Condition) -> str:
    return "is" if one.number == 1 and one.relation == "=" else "are"


def _was(one: Condition) -> str:
    return "was" if one.number == 1 and one.relation == "=" else "were"


def _action(side: Side) -> str:
    names = [f'"{effect.name}"' for effect in side.effects if isinstance(effect, Action)]
    return listed(names, "or")
