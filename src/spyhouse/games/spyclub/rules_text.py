"""Rule texts, with the numbers of the campaign's limits filled in."""

import re
from functools import cache

import msgspec

from spyhouse.games.spyclub.campaign.caps import caps
from spyhouse.games.spyclub.files import FILES
from spyhouse.kernel import DEFAULT_LOCALE, Rule


@cache
def rules(locale: str = DEFAULT_LOCALE) -> tuple[Rule, ...]:
    """Return the rules in a language."""
    return tuple(msgspec.structs.replace(rule, text=_filled(rule.text)) for rule in FILES.rules(locale))


def _filled(text: str) -> str:
    return re.sub(r"\{(\w+)\.(\w+)\}", lambda found: str(getattr(getattr(caps(), found[1]), found[2])), text)
