"""The game in words."""

from spyhouse.kernel import Words

WORDS = Words(package=__package__)
