"""The findings of a start, and their summary in one sentence."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field

from kafkafmt._base.wording import counted, list_some, printable
from kafkafmt.segment.engine.reference import RecordCounts
from kafkafmt.storage.names import TopicPartition

REFUSES = "refuses"
"""The process ends, a data directory goes offline, or partitions get no leader."""
DELETES, TRUNCATES, REBUILDS = "deletes", "truncates", "rebuilds"
STRAY, SPLITS = "stray", "splits"
UNSERVED = (DELETES, TRUNCATES, STRAY)
"""After these, records that are here are not served."""

DAMAGE, WARNING, NOTE = "damage", "warning", "note"
FOREIGN_DIRECTORY, DUPLICATE_DIRECTORY = "foreign_directory", "duplicate_directory"
CHECKPOINT, OFFSETS, LOG = "checkpoint_mismatch", "repeated_offsets", "skipped"
SNAPSHOT, TXN_INDEX = "snapshot_damaged", "transaction_index_mismatch"

ENDS, OFFLINE, IDLE = "ends", "offline", "idle"
"""What is refused: all; the data directory (``LogDirFailureChannel``); or partitions only."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One row of :func:`kafkafmt.verify`.

    Attributes:
        severity: ``damage``, ``warning`` or ``note``.
        kind: such as ``bad_checksum``.
        path: of the file or directory.
        message: the expected and the found state; of a start, the broker's action, with the line of
            its log.
        topic, partition: of the log; ``None`` for a data directory.
        segment: the name of the segment's file.
        position, length: of the bytes in the file.
        first_offset, last_offset, first_timestamp, last_timestamp: what is lost or doubtful lies
            within these, bounds included.
        at_start: the broker's reaction at its next start, one of the constants above; ``None``: it
            starts, and keeps all records.
        records: how many are here and are not served afterwards; without ``at_start``, how many of
            a log that was set aside are served.
        scope: with ``refuses``, what is refused: ``ends``, ``offline`` or ``idle``.
    """

    severity: str
    kind: str
    path: str
    message: str
    topic: str | None = None
    partition: int | None = None
    segment: str | None = None
    position: int | None = None
    length: int | None = None
    first_offset: int | None = None
    last_offset: int | None = None
    first_timestamp: int | None = None
    last_timestamp: int | None = None
    at_start: str | None = None
    records: int = 0
    scope: str | None = None

    @property
    def place(self) -> TopicPartition:
        """Topic and partition."""
        return self.topic, self.partition

    @property
    def is_loss(self) -> bool:
        """Whether the start needs an answer first: it fails, or records are not served then."""
        return self.at_start in (REFUSES, DELETES, TRUNCATES) or (
            self.at_start == STRAY and self.records > 0
        )


def refused(
    kind: str,
    path: str,
    message: str,
    scope: str,
    place: TopicPartition = (None, None),
    segment: str | None = None,
    position: int | None = None,
) -> Finding:
    """Return the finding of a refused start."""
    row = DAMAGE, kind, path, message, *place, segment, position
    return Finding(*row, at_start=REFUSES, scope=scope)


@dataclass(frozen=True, slots=True)
class NextStart:
    """The next start of one broker.

    Attributes:
        node_id: ``None`` where no ``meta.properties`` has one.
        directories: its data directories.
        findings: in the order of the rules.
        metadata_directory: the data directory with the metadata log; ``None`` where none has it.
        decoded: as of :class:`~kafkafmt.cluster.start.recovery.LoadedLog`.
    """

    node_id: int | None
    directories: tuple[str, ...]
    findings: tuple[Finding, ...]
    metadata_directory: str | None = None
    decoded: Mapping[str, tuple[int, RecordCounts]] = field(default_factory=dict)

    @property
    def refusals(self) -> list[Finding]:
        """The reasons for refusing something; one for the end of the process comes first."""
        refused = [finding for finding in self.findings if finding.at_start == REFUSES]
        return sorted(refused, key=lambda finding: finding.scope != ENDS)

    @property
    def offline(self) -> list[str]:
        """The data directories going offline, though the broker may start."""
        failed = {finding.path for finding in self.findings if finding.scope == OFFLINE}
        return [
            path
            for path in self.directories
            if any(at == path or at.startswith(f"{path}/") for at in failed)
        ]

    @property
    def starts(self) -> bool:
        """Whether the process starts, and keeps running.

        It ends with its last data directory, and with that of the metadata log
        (``LogManager.handleLogDirFailure``, ``ReplicaManager.handleLogDirFailure``).
        """
        if any(finding.scope == ENDS for finding in self.findings):
            return False
        offline = self.offline
        is_last = len(offline) == len(self.directories) > 0
        return not is_last and self.metadata_directory not in offline

    @property
    def lost(self) -> dict[str, int]:
        """The number of records here but not served after the start, by the name of their log."""
        lost: dict[str, int] = defaultdict(int)
        for finding in self.findings:
            if finding.at_start in UNSERVED and finding.topic is not None:
                lost[f"{finding.topic}-{finding.partition}"] += finding.records
        return dict(lost)

    def sentence(self, records: int | None = None) -> str:
        """Return the outcome in one sentence; ``records`` are those in the logs in use."""
        if not self.starts:
            return f"no broker starts: {counted(len(self.refusals), 'reason')}"
        parts = []
        if offline := self.offline:
            parts.append(f"loses {counted(len(offline), 'data directory')}")
        if any(finding.scope == IDLE for finding in self.findings):
            parts.append("has no leader for partitions that are here")
        for what, verb in ((DELETES, "deletes"), (TRUNCATES, "cuts off"), (STRAY, "sets aside")):
            found = [finding for finding in self.findings if finding.at_start == what]
            count = sum(finding.records for finding in found)
            if not found:
                continue
            names = (printable(f"{one.topic}-{one.partition}") for one in found)
            logs = list(dict.fromkeys(names))
            much = f"{counted(count, 'record')} of " if count else ""
            parts.append(f"{verb} {much}{list_some(logs, 3)}")
        if parts:
            return f"a broker starts, and {', '.join(parts)}"
        if records is not None:
            records += sum(found.records for found in self.findings if found.at_start is None)
        if not records:
            return f"a broker starts{'' if records == 0 else ' and serves all records'}"
        return f"a broker starts and serves all {counted(records, 'record')}"
