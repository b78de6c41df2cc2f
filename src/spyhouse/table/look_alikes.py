"""Code points that look like others, and invisible ones, from the Unicode data."""

from importlib.resources import files

IGNORABLE = (
    (0xAD, 0xAD),
    (0x34F, 0x34F),
    (0x61C, 0x61C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
"""Default_Ignorable_Code_Point in DerivedCoreProperties.txt, as ranges, unassigned code points included."""


def _load() -> dict[int, str]:
    """Read `look_alikes.txt`: a plain form per line, then what looks like it."""
    lines = (files("spyhouse.table") / "look_alikes.txt").read_text("utf-8").splitlines()
    pairs = (line.split(" ") for line in lines if not line.startswith("# "))
    return {ord(mark): like for like, marks in pairs for mark in marks}


LOOK_ALIKES = _load()
"""By code point, the plain form that it looks like."""
