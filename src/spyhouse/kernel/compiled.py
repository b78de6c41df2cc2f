"""For modules that are compiled in wheels for a platform (`compiled.txt` names them): what the compiler has
to know and plain Python need not."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_: object):
        return lambda kind: kind
