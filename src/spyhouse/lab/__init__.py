"""Many games: records, tallies, ladders, reports, and the proving kit."""

from spyhouse.lab.batch import Record, records
from spyhouse.lab.episode import Episode
from spyhouse.lab.play import Named

__all__ = ["Episode", "Named", "Record", "records"]
