"""The part of ``DumpLogSegments`` that is about logs: segments and snapshots of KRaft.

Strategy: entries are taken one after another as ``FileLogInputStream`` takes them, and a line is
written as soon as it is known.

Invariant: one batch in memory at a time, besides 16 bytes for each gap in the offsets.
"""

from __future__ import annotations

from kafkafmt import dump_records, framing, layout
from kafkafmt.batch import Batch, batch_of
from kafkafmt.dump_gaps import Gaps
from kafkafmt.dump_input import (
    ALL_BYTES,
    LOG,
    STANDARD_INPUT,
    File,
    Options,
    Write,
    next_head,
)
from kafkafmt.dump_records import DumpedRecord, java_bool
from kafkafmt.errors import UnsupportedError, located
from kafkafmt.limits import Limits

_BOOTSTRAP = "bootstrap.checkpoint"
_TIMESTAMP_TYPES = {-1: "NoTimestampType", 0: "CreateTime", 1: "LogAppendTime"}


class LogDump:
    """One file's way to the output."""

    def __init__(self, file: File, options: Options, out: Write, limits: Limits) -> None:
        self._file = file
        self._options = options
        self._out = out
        self._limits = limits
        self._last_offset = -1
        self.gaps = Gaps()

    def run(self) -> bool:
        """Print the file; whether all batches are valid."""
        self._out(_heading(self._file))
        segment = self._file.segment()
        is_sound = True
        with segment.open() as window:
            end = min(window.size, self._options.max_bytes)
            printed = 0
            while head := next_head(window, printed, end, self._limits):
                entry = head.entry(window)
                with located(window.source, entry.position):
                    self._print_batch(batch_of(entry, segment, self._limits), entry)
                is_sound &= entry.is_valid
                printed += entry.length
            left = end - printed
            if left > 0 and self._options.max_bytes == ALL_BYTES:
                self._out(f"Found {left} invalid bytes at the end of {self._file.last_name}\n")
        return is_sound

    def _print_batch(self, batch: Batch, entry: framing.Entry) -> None:
        self._out(_offsets(batch))
        self._out(_properties(batch))
        if self._options.deep_iteration or self._options.print_data_log:
            for dumped in dump_records.records_of(batch, entry, self._limits):
                self._follow(dumped.record.offset)
                self._print_record(batch, dumped)

    def _follow(self, offset: int) -> None:
        # The first record is compared with -1, so a log that does not begin at 0 has a gap too.
        if offset != self._last_offset + 1:
            self.gaps.add(self._last_offset, offset)
        self._last_offset = offset

    def _print_record(self, batch: Batch, dumped: DumpedRecord) -> None:
        prefix = "| "
        if not self._options.skip_record_metadata:
            timestamp_type = _TIMESTAMP_TYPES[batch.timestamp_type]
            self._out(
                f"| offset: {dumped.record.offset} {timestamp_type}: {dumped.record.timestamp} "
                f"keySize: {dumped.key_size} valueSize: {dumped.value_size}{dumped.details}"
            )
            if batch.is_control:
                self._out(dumped.control())
            prefix = " "
        if self._options.print_data_log and not batch.is_control:
            self._out(dumped.contents(prefix))
        self._out("\n")


def _heading(file: File) -> str:
    name = file.last_name
    if file.name == STANDARD_INPUT:
        return ""
    if file.suffix == LOG:
        return f"Log starting offset: {file.base_offset}\n"
    if name == _BOOTSTRAP:
        return "KRaft bootstrap snapshot\n"
    offset, epoch = file.number(name[:20], 64), file.number(name[21:31], 32)
    return f"Snapshot end offset: {offset}, epoch: {epoch}\n"


def _offsets(batch: Batch) -> str:
    """The part of a batch's line that depends on the magic."""
    if batch.magic < layout.MAGIC_V2:
        return f"offset: {batch.last_offset}"
    horizon = batch.delete_horizon_ms
    delete_horizon = "OptionalLong.empty" if horizon is None else f"OptionalLong[{horizon}]"
    return (
        f"baseOffset: {batch.base_offset} lastOffset: {batch.last_offset} count: {batch.count} "
        f"baseSequence: {batch.base_sequence} lastSequence: {batch.last_sequence} "
        f"producerId: {batch.producer_id} producerEpoch: {batch.producer_epoch} "
        f"partitionLeaderEpoch: {batch.partition_leader_epoch} "
        f"isTransactional: {java_bool(batch.is_transactional)} "
        f"isControl: {java_bool(batch.is_control)} deleteHorizonMs: {delete_horizon}"
    )


def _properties(batch: Batch) -> str:
    """The rest of a batch's line, which every magic has."""
    if batch.compression is None:
        raise UnsupportedError(f"compression type {batch.compression_id}, Kafka knows 0 to 4")
    return (
        f" position: {batch.position} {_TIMESTAMP_TYPES[batch.timestamp_type]}: "
        f"{batch.max_timestamp} size: {batch.size_in_bytes} magic: {batch.magic} "
        f"compresscodec: {batch.compression} crc: {batch.crc} "
        f"isvalid: {java_bool(batch.is_valid)}\n"
    )
