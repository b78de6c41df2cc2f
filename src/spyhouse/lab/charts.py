"""Charts as inline SVG: text stays text, and colours come from the page's CSS."""

import io
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import quantiles
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from spyhouse.lab.intervals import wilson

INK, SOFT, LINE, ON = "#010101", "#020202", "#030303", "#030400"
SERIES = tuple(f"#0400{number:02x}" for number in range(1, 9))
"""Placeholder colours; `_inline_svg` replaces them by the page's CSS colours."""
MARKS = "osD^vPX*"
"""Marker shape for each colour."""
WIDE = 5.6
"""Width in inches of 72 points."""
STYLE: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "spyhouse",
    "font.size": 11,
    "text.color": INK,
    "axes.labelcolor": SOFT,
    "axes.edgecolor": LINE,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "grid.color": LINE,
    "grid.linewidth": 0.6,
    "xtick.color": SOFT,
    "ytick.color": INK,
    "xtick.labelcolor": SOFT,
    "ytick.labelcolor": INK,
    "ytick.left": False,
    "legend.frameon": False,
}


@dataclass(frozen=True)
class ChartImage:
    """A chart, and its numbers as a table for screen readers and exact values."""

    svg: str
    head: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


@dataclass(frozen=True)
class Share:
    """A counted proportion with its label."""

    label: str
    part: float
    whole: int
    group: str = ""
    """Shares of one group have the same colour."""


def shares(found: Sequence[Share], mark: float | None = None) -> ChartImage:
    """Draw each share with its 95 % interval (Wilson), one per row. `mark` is the expected value."""
    labels = [*dict.fromkeys(share.label for share in found)]
    groups = [*dict.fromkeys(share.group for share in found)]
    rows = []
    with _axes(0.34 * len(labels) * max(1.0, 0.62 * len(groups)) + 0.9, legend=len(groups) > 1) as drawing:
        axes = drawing.axes
        for share in found:
            low, high = wilson(share.part, share.whole)
            middle = share.part / share.whole if share.whole else 0.0
            number = groups.index(share.group)
            y = labels.index(share.label) + (number - (len(groups) - 1) / 2) * 0.7 / len(groups)
            colour = SERIES[number % len(SERIES)]
            axes.plot([low, high], [y, y], color=colour, linewidth=3, alpha=0.45, solid_capstyle="round")
            axes.plot([middle], [y], MARKS[number % len(MARKS)], color=colour, markersize=7)
            axes.annotate(
                f"{middle:.0%}",
                (high, y),
                xytext=(6, 0),
                textcoords="offset points",
                va="center",
                fontsize=10,
            )
            rows.append((share.label, share.group, f"{share.whole:,}", f"{middle:.1%}", _span(low, high)))
        if mark is not None:
            axes.axvline(mark, color=SOFT, linewidth=1, linestyle=(0, (4, 3)))
        axes.set_yticks(range(len(labels)), labels)
        axes.set_ylim(len(labels) - 0.45, -0.55)
        _percent(axes)
        if len(groups) > 1:
            _legend(axes, groups)
    return ChartImage(drawing.svg, ("", "", "of", "share", "95 % interval"), rows)


def lines(found: Sequence[Share], label: str) -> ChartImage:
    """Draw shares by number: one line per group. `label` names the horizontal axis."""
    groups = [*dict.fromkeys(share.group for share in found)]
    rows = []
    with _axes(3.4, legend=True) as drawing:
        axes = drawing.axes
        for number, group in enumerate(groups):
            own = [share for share in found if share.group == group and share.whole]
            at = [int(share.label) + 0.06 * (number - (len(groups) - 1) / 2) for share in own]
            middles = [share.part / share.whole for share in own]
            spans = [wilson(share.part, share.whole) for share in own]
            colour = SERIES[number % len(SERIES)]
            axes.plot(
                at, middles, color=colour, marker=MARKS[number % len(MARKS)], markersize=6, linewidth=1.6
            )
            axes.vlines(
                at,
                [low for low, _ in spans],
                [high for _, high in spans],
                color=colour,
                linewidth=3,
                alpha=0.4,
            )
            rows += [
                (share.label, group, f"{share.whole:,}", f"{middle:.1%}", _span(*span))
                for share, middle, span in zip(own, middles, spans, strict=True)
            ]
        axes.set_ylim(-0.03, 1.03)
        axes.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
        axes.set_xticks(sorted({int(share.label) for share in found}))
        axes.set_xlabel(label)
        axes.grid(axis="y")
        _legend(axes, groups)
    return ChartImage(drawing.svg, (label, "", "of", "share", "95 % interval"), rows)


def stack(bars: Sequence[tuple[str, dict[str, int]]]) -> ChartImage:
    """Draw stacked bars: each bar is one whole, divided into its parts."""
    parts = [*dict.fromkeys(part for _, cut in bars for part in cut)]
    rows = []
    with _axes(0.42 * len(bars) + 0.9, legend=True) as drawing:
        axes = drawing.axes
        for y, (label, cut) in enumerate(bars):
            whole, left = sum(cut.values()) or 1, 0.0
            for number, part in enumerate(parts):
                share = cut.get(part, 0) / whole
                axes.barh(
                    y, share, left=left, height=0.66, color=SERIES[number % len(SERIES)], edgecolor="none"
                )
                if share >= 0.06:
                    axes.text(
                        left + share / 2, y, f"{share:.0%}", ha="center", va="center", fontsize=10, color=ON
                    )
                left += share
            rows += [(label, part, f"{count:,}", f"{count / whole:.1%}") for part, count in cut.items()]
        axes.set_yticks(range(len(bars)), [label for label, _ in bars])
        axes.set_ylim(len(bars) - 0.45, -0.55)
        axes.spines["left"].set_visible(False)
        _percent(axes, grid=False)
        _legend(axes, parts, marks=False)
    return ChartImage(drawing.svg, ("", "", "times", "share"), rows)


def ranges(found: Sequence[tuple[str, Sequence[float]]], unit: str) -> ChartImage:
    """Draw the range from the 10th percentile over the median to the 90th."""
    rows = []
    with _axes(0.4 * len(found) + 0.9) as drawing:
        axes = drawing.axes
        for y, (label, numbers) in enumerate(found):
            tenths = quantiles(numbers, n=10, method="inclusive") if len(numbers) > 1 else [*numbers] * 9
            short, half, long = tenths[0], tenths[4], tenths[8]
            axes.plot([short, long], [y, y], color=SERIES[0], linewidth=9, alpha=0.4, solid_capstyle="round")
            axes.plot([half], [y], "o", color=SERIES[0], markersize=9)
            axes.annotate(
                f"{half:.1f}", (half, y), xytext=(0, 9), textcoords="offset points", ha="center", fontsize=10
            )
            rows.append((label, f"{len(numbers):,}", f"{short:.1f}", f"{half:.1f}", f"{long:.1f}"))
        axes.set_yticks(range(len(found)), [label for label, _ in found])
        axes.set_ylim(len(found) - 0.45, -0.7)
        axes.set_xlim(left=0)
        axes.set_xlabel(unit)
        axes.grid(axis="x")
    return ChartImage(drawing.svg, ("", "games", "shortest tenth", "middle", "longest tenth"), rows)


# --- drawing


class _Drawing:
    axes: Axes
    svg: str


@contextmanager
def _axes(high: float, legend: bool = False) -> Iterator[_Drawing]:
    drawing = _Drawing()
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(WIDE, high + (0.35 if legend else 0.0)), layout="constrained")
        drawing.axes = figure.subplots()
        yield drawing
        file = io.StringIO()
        figure.savefig(file, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    drawing.svg = _inline_svg(file.getvalue())


def _inline_svg(svg: str) -> str:
    """Return only the `<svg>` element, with the page's colours and fonts."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'(<svg[^>]*?) width="[^"]*"', r"\1", svg, count=1)
    svg = re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", svg, count=1)
    svg = re.sub(r"font: ([\d.]+)px [^;\"]*", r"font-size: \1px", svg)
    svg = re.sub(r"font-family: [^;\"]*;?", "", svg)
    names = {
        INK: "ink",
        SOFT: "soft",
        LINE: "line",
        ON: "on",
        **{c: f"c{n}" for n, c in enumerate(SERIES, 1)},
    }
    for colour, name in names.items():
        svg = svg.replace(colour, f"var(--{name})")
    return svg


def _percent(axes: Axes, grid: bool = True) -> None:
    axes.set_xlim(0, 1.06)
    axes.set_xticks([0, 0.25, 0.5, 0.75, 1.0])
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    if grid:
        axes.grid(axis="x")


def _legend(axes: Axes, names: Sequence[str], marks: bool = True) -> None:
    for number, name in enumerate(names):
        mark = MARKS[number % len(MARKS)] if marks else "s"
        axes.plot([], [], mark, color=SERIES[number % len(SERIES)], label=name, markersize=8)
    axes.legend(loc="lower left", bbox_to_anchor=(0, 1.0), ncols=min(len(names), 4), borderaxespad=0.2)


def _span(low: float, high: float) -> str:
    return f"{low:.1%} to {high:.1%}"
