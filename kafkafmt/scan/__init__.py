"""A source as tables of records, batches and damage."""

from kafkafmt.scan.batches import read_batches, scan_batches
from kafkafmt.scan.damage import read_damage, scan_damage
from kafkafmt.scan.query import READ_COMMITTED, READ_UNCOMMITTED, Query
from kafkafmt.scan.records import read_records, scan_records
from kafkafmt.scan.selection import Selection
from kafkafmt.scan.stream import Scan
from kafkafmt.scan.visibility import gather_outcomes

__all__ = [
    "READ_COMMITTED",
    "READ_UNCOMMITTED",
    "Query",
    "Scan",
    "Selection",
    "gather_outcomes",
    "read_batches",
    "read_damage",
    "read_records",
    "scan_batches",
    "scan_damage",
    "scan_records",
]
