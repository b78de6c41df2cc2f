"""A small network in NumPy: what to do (a chance for every number) and how good things look."""

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

NEVER = np.float32(-1e9)


class Network:
    """One hidden layer, and Adam to change it."""

    def __init__(self, inputs: int, actions: int, hidden: int = 128, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        self.actions = actions

        def layer(rows: int, columns: int, scale: float) -> Floats:
            return np.array(rng.standard_normal((rows, columns)) * scale / np.sqrt(rows), np.float32)

        self.weights: dict[str, Floats] = {
            "in": layer(inputs, hidden, 1.4),
            "in+": np.zeros(hidden, np.float32),
            "act": layer(hidden, actions, 0.1),
            "act+": np.zeros(actions, np.float32),
            "worth": layer(hidden, 1, 0.1),
            "worth+": np.zeros(1, np.float32),
        }
        self._means = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self._squares = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self._steps = 0

    def chances(self, seen: Floats, mask: NDArray[np.int8]) -> tuple[NDArray[np.int64], Floats]:
        """For one view: the legal numbers, and how likely each is."""
        hidden = np.maximum(seen @ self.weights["in"] + self.weights["in+"], 0)
        legal: NDArray[np.int64] = np.flatnonzero(mask.view(np.bool_)).astype(np.int64)
        scores = hidden @ self.weights["act"][:, legal] + self.weights["act+"][legal]
        likely = np.exp(scores - scores.max())
        return legal, likely / likely.sum()

    def worth(self, seen: Floats) -> Floats:
        """How good many views look."""
        hidden = np.maximum(seen @ self.weights["in"] + self.weights["in+"], 0)
        found: Floats = (hidden @ self.weights["worth"] + self.weights["worth+"])[:, 0]
        return found

    def learn(
        self,
        seen: Floats,
        masks: NDArray[np.int8],
        chosen: NDArray[np.int64],
        before: Floats,
        better: Floats,
        returns: Floats,
        rate: float,
        entropy: float = 0.01,
        clip: float = 0.2,
    ) -> None:
        """One step of proximal policy optimization: make what went better than expected (`better`) more
        likely, but not much more than it was (`before`); and expect what came (`returns`)."""
        w, rows = self.weights, np.arange(len(chosen))
        raw = seen @ w["in"] + w["in+"]
        hidden = np.maximum(raw, 0)
        scores = np.where(masks, hidden @ w["act"] + w["act+"], NEVER)
        scores -= scores.max(1, keepdims=True)
        likely = np.exp(scores)
        likely /= likely.sum(1, keepdims=True)
        logs = np.log(np.maximum(likely, 1e-12))
        now = likely[rows, chosen]
        ratio = now / before
        inside = np.where(better > 0, ratio < 1 + clip, ratio > 1 - clip)
        # The slope of the gain by each score, and that of the entropy.
        slope = -likely * (inside * ratio * better)[:, None]
        slope[rows, chosen] += inside * ratio * better
        spread = -(likely * logs).sum(1, keepdims=True)
        slope += entropy * -likely * (logs + spread)
        slope /= len(chosen)
        missed = ((hidden @ w["worth"] + w["worth+"])[:, 0] - returns) / len(chosen)
        back = slope @ w["act"].T - 0.5 * missed[:, None] * w["worth"][:, 0]
        back[raw <= 0] = 0
        self._climb(
            {
                "in": seen.T @ back,
                "in+": back.sum(0),
                "act": hidden.T @ slope,
                "act+": slope.sum(0),
                "worth": -0.5 * (hidden.T @ missed)[:, None],
                "worth+": -0.5 * missed.sum(keepdims=True),
            },
            rate,
        )

    def _climb(self, slopes: dict[str, Any], rate: float) -> None:
        self._steps += 1
        longest = np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
        shorter = min(1.0, 0.5 / (longest + 1e-8))
        for name, slope in slopes.items():
            slope = slope * shorter
            mean = self._means[name] = 0.9 * self._means[name] + 0.1 * slope
            square = self._squares[name] = 0.999 * self._squares[name] + 0.001 * slope**2
            step = mean / (1 - 0.9**self._steps) / (np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8)
            self.weights[name] = (self.weights[name] + rate * step).astype(np.float32)

    def save(self, path: Path) -> None:
        halves: dict[str, Any] = {name: one.astype(np.float16) for name, one in self.weights.items()}
        np.savez(path, **halves)

    @classmethod
    def load(cls, path: Path) -> "Network":
        with np.load(path) as saved:
            weights = {name: saved[name].astype(np.float32) for name in saved.files}
        inputs, hidden = weights["in"].shape
        network = cls(inputs, weights["act"].shape[1], hidden)
        network.weights = weights
        return network
