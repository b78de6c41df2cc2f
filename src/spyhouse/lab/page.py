"""A report as one HTML file that needs nothing from outside."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from importlib import resources

from spyhouse.lab.charts import Drawn

STYLE = resources.files(__package__).joinpath("report.css").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Section:
    name: str
    title: str
    about: str
    drawn: Drawn
    command: str
    """That repeats it."""


def page(title: str, about: Sequence[str], sections: Sequence[Section], foot: str) -> str:
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


def _section(one: Section) -> str:
    return (
        f'<section id="{one.name}">\n<h2>{escape(one.title)}</h2>\n<p class="soft">{escape(one.about)}</p>\n'
        f'<figure role="img" aria-label="{escape(one.title)}">{one.drawn.svg}</figure>\n'
        f"<details><summary>The numbers</summary>{_table(one.drawn)}</details>\n"
        f"<pre>{escape(one.command)}</pre>\n</section>\n"
    )


def _table(drawn: Drawn) -> str:
    # A column in which nothing stands is none.
    shown = [n for n in range(len(drawn.head)) if any(row[n] for row in drawn.rows)]
    head = "".join(f"<th>{escape(drawn.head[n])}</th>" for n in shown)
    body = "".join(f"<tr>{''.join(f'<td>{escape(row[n])}</td>' for n in shown)}</tr>" for row in drawn.rows)
    return f'<div class="table"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
