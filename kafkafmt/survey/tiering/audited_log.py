"""What an audit keeps of a log, after its copies are let go.

Invariant: its size does not depend on the number of copies that hold one range of offsets.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from kafkafmt.ranges import Ranges
from kafkafmt.survey.tiering.stored import LogId, Stored
from kafkafmt.survey.verification.finding import Finding


@dataclass(frozen=True, slots=True)
class AuditedLog:
    """What is kept of a log after its audit.

    Attributes:
        topic_id: as Kafka writes it.
        path: the first folder that has copies.
        stored_bytes: the bytes of the objects of all copies.
        present: the offsets that count.
    """

    topic: str | None
    partition: int | None
    topic_id: str | None
    path: str
    stored_bytes: int
    present: Ranges

    @property
    def place(self) -> LogId:
        """Topic id and partition."""
        return self.topic_id, self.partition

    def finding(self, severity: str, kind: str, path: str, message: str) -> Finding:
        """A finding about the log."""
        return Finding(severity, kind, path, message, self.topic, self.partition)


def orphans_of_no_log(logs: Iterable[AuditedLog], stored: Stored) -> Iterator[Finding]:
    """The orphans in folders without a copy of a log."""
    known = {log.place for log in logs}
    for place, orphans in stored.orphans.items():
        if place not in known:
            yield from (orphan.finding(None) for orphan in orphans)
