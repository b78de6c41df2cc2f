"""Stand-ins for what mypyc needs, for modules that are compiled in wheels (`compiled.txt` lists them)."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_: object):
        """Return a decorator that does nothing."""
        return lambda kind: kind
