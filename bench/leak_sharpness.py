"""Fit the two exponents of Spyfall's leak meter on training rounds, never on the held-out ones.

    spyhouse bench leak_sharpness --rounds 1600

Prints the calibration error and the Brier score for each exponent. `PLACE_SHARPNESS` and
`SUSPICION_SHARPNESS` in `games/spyfall/leaks.py` are the exponents with the smallest error.
`spyhouse bench reference --part calibration` measures them on held-out rounds.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor

from spyhouse import games
from spyhouse.games.spyfall import leaks
from spyhouse.lab.leak_meter import summarise
from spyhouse.lab.play import play_to_end

TRAINING = "training"
"""Seed of the rounds. `bench.reference` has another one."""
SEATS = 5
PLACE = (1.0, 1.4, 1.7, 2.0, 2.3, 2.5, 2.7, 3.0)
SUSPICION = (0.8, 1.0, 1.2, 1.3, 1.4, 1.5, 1.6, 1.8)
"""Exponents that are tried, in pairs: neither changes the other's figures."""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="spyhouse bench leak_sharpness")
    parser.add_argument("--rounds", type=int, default=1_600)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args(arguments)
    with ProcessPoolExecutor(args.jobs) as pool:
        measured = list(pool.map(measure, range(args.rounds), chunksize=8))
    print("| place: exponent | error | Brier score | suspicion: exponent | error | Brier score |")
    print("|---|---|---|---|---|---|")
    for n, (place, suspicion) in enumerate(zip(PLACE, SUSPICION, strict=True)):
        found = summarise("spyfall", [one for rounds in measured for one in rounds[n]])
        print(
            f"| {place} | {found.place.ece:.4f} | {found.place.brier:.4f} "
            f"| {suspicion} | {found.suspicion.ece:.4f} | {found.suspicion.brier:.4f} |"
        )
    return 0


def measure(number: int) -> list[list[leaks.RoundLeaks]]:
    """Play one round of strong bots, and measure it with every pair of exponents."""
    game = games.find("spyfall")
    options = game.read_options({"rounds": 1})
    state, _, _ = play_to_end(game, SEATS, f"{TRAINING}/{number}", options, ["strong"])
    found = []
    for place, suspicion in zip(PLACE, SUSPICION, strict=True):
        leaks.PLACE_SHARPNESS, leaks.SUSPICION_SHARPNESS = place, suspicion
        found.append(leaks.leaks(state))  # type: ignore[arg-type]
    return found


if __name__ == "__main__":
    sys.exit(main())
