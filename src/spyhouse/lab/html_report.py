"""Self-contained HTML reports: no scripts, fonts or pictures from elsewhere."""

import csv
import io
import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from importlib import resources

from spyhouse.lab.charts import ChartImage

STYLE = resources.files(__package__).joinpath("report.css").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Section:
    """A section of a report: a chart with its title, text and command."""

    name: str
    title: str
    about: str
    drawn: ChartImage
    command: str
    """Command that repeats the figures."""


def page(title: str, about: Sequence[str], sections: Sequence[Section], foot: str) -> str:
    """Return the HTML page."""
    contents = "".join(f'<a href="#{one.name}">{escape(one.title)}</a>' for one in sections)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n"
        + "".join(f'<p class="soft">{escape(line)}</p>\n' for line in about)
        + f"<nav>{contents}</nav>\n"
        + "".join(map(_section, sections))
        + f"<footer><p>{escape(foot)}</p></footer>\n</main>\n</body>\n</html>\n"
    )


def standalone(drawn: ChartImage) -> str:
    """Return a chart as a separate SVG file, in the page's light colours."""
    colours = dict(re.findall(r"--([\w]+): (?:light-dark\()?(#[0-9a-f]+)", STYLE))
    svg = re.sub(r"var\(--(\w+)\)", lambda found: colours[found[1]], drawn.svg)
    return svg.replace("<svg", '<svg font-family="sans-serif"', 1) + "\n"


def as_csv(drawn: ChartImage) -> str:
    """Return the numbers of a chart as CSV."""
    written = io.StringIO()
    csv.writer(written, lineterminator="\n").writerows([drawn.head, *drawn.rows])
    return written.getvalue()


def _section(one: Section) -> str:
    return (
        f'<section id="{one.name}">\n<h2>{escape(one.title)}</h2>\n<p class="soft">{escape(one.about)}</p>\n'
        f'<figure role="img" aria-label="{escape(one.title)}">{one.drawn.svg}</figure>\n'
        f"<details><summary>The numbers</summary>{_table(one.drawn)}</details>\n"
        f"<pre>{escape(one.command)}</pre>\n</section>\n"
    )


def _table(drawn: ChartImage) -> str:
    # Omit empty columns.
    shown = [n for n in range(len(drawn.head)) if any(row[n] for row in drawn.rows)]
    head = "".join(f"<th>{escape(drawn.head[n])}</th>" for n in shown)
    body = "".join(f"<tr>{''.join(f'<td>{escape(row[n])}</td>' for n in shown)}</tr>" for row in drawn.rows)
    return f'<div class="table"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
