"""A source as tables of records, batches and damage."""

from kafkafmt.log.scan.query import (
    FoundExtents,
    Query,
    Scan,
    read_batches,
    read_damage,
    scan_batches,
    scan_damage,
)
from kafkafmt.log.scan.selection import Selection
from kafkafmt.log.scan.visibility import READ_COMMITTED, READ_UNCOMMITTED, gather_outcomes

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
