"""Transcript of a game between bots: `spyhouse bench spyfall_talk --seed tea --seats 5`."""

import argparse
import random
import sys

from spyhouse.games.spyfall import GAME
from spyhouse.games.spyfall.bots.debrief import Debrief
from spyhouse.games.spyfall.bots.player import SpyfallBot
from spyhouse.games.spyfall.events import (
    Accused,
    Answered,
    Asked,
    Guessed,
    Passed,
    RoundEnded,
    TimeUp,
    VoteEnded,
)
from spyhouse.games.spyfall.packs import default_pack
from spyhouse.games.spyfall.scoring import How, RoundResult
from spyhouse.games.spyfall.state import Spyfall
from spyhouse.kernel import Event
from spyhouse.lab.play import make_bots, next_move, notify

IN_WORDS: dict[How, str] = {
    "caught": "the spy was convicted",
    "framed": "somebody else was convicted",
    "guessed": "the spy named the right place",
    "missed": "the spy named a wrong place",
    "escaped": "nobody was convicted",
    "void": "the round does not count",
}
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hedy")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", default="tea")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--levels", default="strong", help="one for all, or one for each seat")
    args = parser.parse_args(arguments)
    options = GAME.read_options({"rounds": 1})
    state = GAME.new(args.seats, args.seed, options)
    assert isinstance(state, Spyfall)
    bots = make_bots(GAME, args.seats, args.seed, options, args.levels.split(","))
    print(_cards(state))
    order = random.Random(f"{args.seed}/order")
    at = 0
    while state.outcome() is None:
        seat, move, at = next_move(state, bots, order, at)
        events = state.apply(seat, move, at)
        notify(bots, events, state)
        for event in events:
            if line := _line(event, at, state):
                print(line)
    for bot in bots:
        if isinstance(bot, SpyfallBot) and (note := bot.debrief()):
            print(_debriefed(note))
    return 0


def _cards(state: Spyfall) -> str:
    place = default_pack().places[state.deal.place]
    cards = [
        f"{NAMES[seat]} {'**is the spy**' if role is None else f'({place.roles[role].name.lower()})'}"
        for seat, role in enumerate(state.deal.roles)
    ]
    return f"The place: **{place.name}**. {', '.join(cards)}.\n"


def _line(event: Event, at: int, state: Spyfall) -> str:
    match event:
        case Asked(asker=asker, to=to, text=text):
            return f"- `{at // 60_000}:{at // 1000 % 60:02}` **{NAMES[asker]}** to {NAMES[to]}: {text}"
        case Answered(seat=seat, text=text):
            return f"  - **{NAMES[seat]}**: {text}"
        case TimeUp():
            return "- *Time is up.*"
        case Passed(seat=seat):
            return f"- {NAMES[seat]} passes."
        case Accused(accuser=accuser, accused=accused):
            return f"- **{NAMES[accuser]} accuses {NAMES[accused]}.**"
        case VoteEnded(guilty=guilty, not_guilty=against):
            return f"  - Guilty: {_names(guilty)}. Not guilty: {_names(against)}."
        case Guessed(seat=seat, place=place):
            return f"- **{NAMES[seat]} shows the spy card: “We are at the {state.names[place]}.”**"
        case RoundEnded(result=result):
            return _end(result)
        case _:
            return ""


def _names(seats: tuple[int, ...]) -> str:
    return ", ".join(NAMES[seat] for seat in seats) or "nobody"


def _end(result: RoundResult) -> str:
    return f"\nThe end: {IN_WORDS[result.how]}.\n"


def _debriefed(note: Debrief) -> str:
    who = f"- {NAMES[note.seat]} ({note.temper})"
    last = note.moments[-1] if note.moments else None
    if last is None:
        return f"{who} had no time to think."
    if note.spy:
        places = ", ".join(
            f"{default_pack().places[place].name} {chance} %" for place, chance in last.places[:3]
        )
        told = (
            f"; most was told by {NAMES[note.turn.seat]}, question {note.turn.question}" if note.turn else ""
        )
        return f"{who}, the spy, believed in the end: {places}{told}."
    suspect = "nobody" if note.suspect is None else f"{NAMES[note.suspect]}, {last.suspicion[note.suspect]} %"
    turn = note.turn
    why = (
        f"; question {turn.question} took {NAMES[turn.seat]} from {turn.before} to {turn.after} %"
        if turn
        else ""
    )
    remark = (
        f" “{note.remark.replace('{name}', NAMES[note.suspect])}”"
        if note.suspect is not None and note.remark
        else ""
    )
    return f"{who} suspected {suspect}{why}.{remark}"


if __name__ == "__main__":
    sys.exit(main())
