"""The leader epochs of a log: those of its batches, and those of ``leader-epoch-checkpoint``.

Strategy: a leader epoch is covered by no checksum, so it is compared: epochs never fall within a
log, and each batch must have the epoch that the checkpoint gives for its offset. A broker that
finds a line in the checkpoint which it cannot read does not start.

Invariant: what has no epoch proves nothing: v0, v1, and batches of -1 before those of an epoch. A
leader writes its own epoch into each batch (``LogValidator``): after one, -1 is damage.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import pairwise

from kafkafmt._base.errors import KafkaFormatError, reason_of
from kafkafmt._base.limits import Limits
from kafkafmt.cluster.metadata_log import snapshot_of
from kafkafmt.log.replica import NO_EPOCH, epoch_of
from kafkafmt.segment.engine.figures import EpochRun
from kafkafmt.segment.side_files.checkpoints import read_leader_epoch_checkpoint
from kafkafmt.storage.names import LEADER_EPOCHS, is_tiered_segment
from kafkafmt.storage.partition_log import PartitionLog
from kafkafmt.survey.verification.finding import (
    CHECKPOINT_MISMATCH,
    DAMAGE,
    NOTE,
    WARNING,
    Finding,
    of_log,
    of_segment,
)
from kafkafmt.survey.verification.segment_check import SegmentFacts


class LeaderEpochs:
    """Compares the leader epochs of one log.

    Args:
        log_start: the offset below which records are deleted, though segments may still have them
            (``LeaderEpochFileCache.truncateFromStartAsyncFlush``); of the metadata log, that of its
            oldest snapshot, if it is greater. It may be a minute older than the epochs, which
            begin where the log does.

    Attributes:
        first_offset, last_offset: at which the first and the last epoch in the checkpoint begin;
            ``None`` if that says nothing.
        findings: what is wrong with the checkpoint by itself.
    """

    def __init__(self, log: PartitionLog, limits: Limits, log_start: int) -> None:
        self._log = log
        self._path = f"{log.path}/{LEADER_EPOCHS}"
        ends = [
            snapshot.end_offset for snapshot in map(snapshot_of, log.files) if snapshot is not None
        ]
        self._log_start = max(log_start, min(ends, default=0))
        self._known: list[tuple[int, int]] | None = None  # epochs, and where they begin
        self.first_offset: int | None = None
        self.last_offset: int | None = None
        self.findings: list[Finding] = []
        item = log.files.get(LEADER_EPOCHS)
        if item is None or not log.is_whole:
            return
        try:
            entries = read_leader_epoch_checkpoint(
                item.path, limits=limits, storage_options=log.storage
            )
        except (KafkaFormatError, OSError) as error:
            self._note(f"cannot be read: {reason_of(error)}")
            return
        self._known = [(entry.epoch, entry.start_offset) for entry in entries]
        if entries:
            self.first_offset = entries[0].start_offset
            self.last_offset = entries[-1].start_offset
        for before, after in pairwise(entries):
            if after.epoch <= before.epoch or after.start_offset < before.start_offset:
                self._note(
                    f"epoch {after.epoch} from offset {after.start_offset} follows epoch "
                    f"{before.epoch} from {before.start_offset}"
                )
                return

    def compared(self, facts: Sequence[SegmentFacts]) -> Iterator[Finding]:
        """Yield the differences between the batches, and of them from the checkpoint.

        The copies in a tier may be of several histories, and the manifest of each has its own.
        """
        if any(is_tiered_segment(fact.segment.name) for fact in facts):
            for fact in facts:
                yield from self._of_copy(fact)
            return
        runs = []
        for fact in facts:
            for run in fact.epochs:
                if run[0] != NO_EPOCH:
                    runs.append((fact, run))
                elif runs:
                    message = f"leader epoch {run[0]} after epoch {runs[-1][1][0]}"
                    yield self._of_run(fact, run, message)
        wrong = set()
        for at, (fact, run) in enumerate(runs):
            following = runs[at + 1][1] if at + 1 < len(runs) else None
            if following is not None and following[0] < run[0]:
                wrong.add(at)
                yield self._of_run(
                    fact, run, f"leader epoch {run[0]}, and epoch {following[0]} follows"
                )
        if self._known is None:
            # A leader of v0 or v1 removes it (``Log.initializeLeaderEpochCache``).
            needed = runs and runs[-1][1][2] >= max(fact.last_offset for fact in facts)
            if needed and self._log.is_whole and self._log.is_of_broker and not self.findings:
                yield of_log(self._log, WARNING, CHECKPOINT_MISMATCH, self._path, "is missing")
            return
        start = max(self._log_start, self.first_offset or 0)
        for at, (_, run) in enumerate(runs):
            offsets = [max(run[1], start), run[2]]
            if run[2] < start:  # brokers forget the epochs of records that were deleted
                continue
            found = {offset: epoch_of(self._known, offset) for offset in offsets}
            different = [offset for offset, epoch in found.items() if epoch != run[0]]
            if at not in wrong and different:
                epoch = found[different[0]]
                message = (
                    f"epoch {'none' if epoch is None else epoch} for offset {different[0]}, "
                    f"expected {run[0]} as in its batch"
                )
                yield of_log(
                    self._log, WARNING, CHECKPOINT_MISMATCH, self._path, message, (run[1], run[2])
                )
                return
        first = min((run[1] for _, run in runs), default=start)
        if first < start > self._log_start:
            message = (
                f"begins at offset {start}, and the log at {first}: the records before were "
                "deleted, though no checkpoint of the log start says so, or older messages "
                "(v0, v1) followed them"
            )
            yield of_log(
                self._log, NOTE, CHECKPOINT_MISMATCH, self._path, message, (first, start - 1)
            )

    def _of_copy(self, fact: SegmentFacts) -> Iterator[Finding]:
        """Yield the first batches of a copy whose epoch is not that of its manifest."""
        known: Sequence[tuple[int, int]] = ()
        with suppress(KafkaFormatError, OSError):
            known = fact.segment.leader_epochs()
        for run in fact.epochs:
            for offset in run[1:3]:
                epoch = epoch_of(known, offset)
                if epoch is not None and run[0] not in (NO_EPOCH, epoch):
                    message = f"leader epoch {run[0]}, expected {epoch} by the manifest"
                    yield self._of_run(fact, run, message)
                    return

    def _of_run(self, facts: SegmentFacts, run: EpochRun, message: str) -> Finding:
        _, first, last, position = run
        fields = {"position": position, "first_offset": first, "last_offset": last}
        return of_segment(facts.segment, DAMAGE, CHECKPOINT_MISMATCH, message, **fields)

    def _note(self, message: str) -> None:
        self.findings.append(of_log(self._log, DAMAGE, CHECKPOINT_MISMATCH, self._path, message))
