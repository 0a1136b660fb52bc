"""A source as tables of records, batches and damage."""

from kafkafmt.scan.query import FoundExtents, Query
from kafkafmt.scan.readers import read_batches, read_damage, scan_batches, scan_damage
from kafkafmt.scan.selection import Selection
from kafkafmt.scan.stream import Scan
from kafkafmt.scan.visibility import READ_COMMITTED, READ_UNCOMMITTED, gather_outcomes

__all__ = [
    "READ_COMMITTED",
    "READ_UNCOMMITTED",
    "FoundExtents",
    "Query",
    "Scan",
    "Selection",
    "gather_outcomes",
    "read_batches",
    "read_damage",
    "scan_batches",
    "scan_damage",
]
