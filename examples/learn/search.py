"""Information-set Monte Carlo tree search: think ahead in worlds that could be the real one.

Every look ahead starts in another world, drawn by `imagine` from all that look the same to this seat, so
nothing is used that a player could not know. One tree serves them all: what can be done differs from world to
world, so a move is judged by how often it was there (Cowling, Powley and Whitehouse, 2012). The trained
network says what is worth trying and how good the end of a look ahead is.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

import numpy as np

from examples.learn.network import Network
from examples.learn.player import Learned
from examples.learn.train import A_PERMISSION
from spyhouse.kernel import Move, Options, State, View

CURIOSITY = 1.0


@dataclass
class Node:
    """What is known of a move: how often it was tried, how often it could have been, how well it went."""

    tries: int = 0
    offers: int = 0
    total: float = 0.0
    """For the seat that made the move."""
    after: dict[tuple[int, int], "Node"] = field(default_factory=dict)
    """By seat and number of the next move."""


class Searching(Learned):
    """Looks ahead `looks` times before each decision in which there is a choice."""

    def __init__(
        self,
        seat: int,
        options: Options,
        rng: random.Random,
        network: Network | None = None,
        looks: int = 30,
    ) -> None:
        super().__init__(seat, options, rng, network)
        self.looks = looks

    def choose(self, view: View, legal: Sequence[Move]) -> Move | None:
        assert self.imagine, "there is nothing to imagine at this table"
        numbers = set(self.mind.actions.numbers(legal))
        if len(numbers) < 2:
            return super().choose(view, legal)
        root = Node()
        lead = self.mind.eyes.lead(self.mind.features.encode(view), self.seat)
        for _ in range(self.looks):
            self._look(root, self.imagine(self.rng), lead)
        best = max(root.after.items(), key=lambda item: (item[1].tries, item[1].total))
        return self.mind.actions.move(best[0][1], legal, view)

    def _look(self, root: Node, world: State, lead: int) -> None:
        """Down the tree to a move that was never tried, and back with what the network thinks of it."""
        path: list[tuple[int, Node]] = []
        node = root
        while world.outcome() is None:
            seat = self._next(world)
            legal = world.legal(seat)
            numbers, chances = self.mind.chances(world.view(seat), seat, legal)
            number = self._pick(node, seat, numbers.tolist(), chances.tolist())
            move = self.mind.actions.move(number, legal)
            assert move is not None
            world.apply(seat, move, _soon(world))
            node = node.after[seat, number]
            path.append((seat, node))
            if node.tries == 0:
                break
        worth = self._worth(world, lead)
        for seat, node in path:
            node.tries += 1
            node.total += worth if seat == self.seat else -worth

    def _pick(self, node: Node, seat: int, numbers: list[int], chances: list[float]) -> int:
        best, choice = -np.inf, numbers[0]
        for number, chance in zip(numbers, chances, strict=True):
            child = node.after.setdefault((seat, number), Node())
            child.offers += 1
            so_far = child.total / child.tries if child.tries else 0.0
            hope = so_far + CURIOSITY * chance * sqrt(child.offers) / (1 + child.tries)
            if hope > best:
                best, choice = hope, number
        return choice

    def _next(self, world: State) -> int:
        """Who moves: the clock is never waited for."""
        waiting = sorted(world.must_act())
        return waiting[0] if len(waiting) == 1 else self.rng.choice(waiting)

    def _worth(self, world: State, lead: int) -> float:
        """Of where a look ahead ended, for this seat: in the same coin that the network was trained with."""
        if world.outcome() is not None:
            return world.returns()[self.seat]
        seat = self._next(world)
        row = self.mind.features.encode(world.view(seat))
        ahead = float(self.mind.network.worth(self.mind.eyes.see(row, seat)[None, :])[0])
        gained = A_PERMISSION * (self.mind.eyes.lead(row, self.seat) - lead)
        return gained + (ahead if seat == self.seat else -ahead)


def _soon(world: State) -> int:
    """A moment before the clock, if it runs."""
    deadline = world.deadline()
    return 0 if deadline is None else deadline - 1
