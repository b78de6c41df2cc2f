"""Deprecated: this module is now `spyhouse.lab.conformance`."""

from typing import TYPE_CHECKING

from spyhouse.kernel.deprecated import module_names
from spyhouse.lab.conformance import ContractViolation, Transition, check_game, random_playout

__all__ = ["ContractViolation", "Transition", "check_game", "random_playout"]

if not TYPE_CHECKING:
    __getattr__ = module_names(
        __name__,
        {
            "Step": "Transition",
            "Unproven": "ContractViolation",
            "prove": "check_game",
            "wander": "random_playout",
        },
        check_game={"looks": "checks_per_game"},
    )
