"""The part of ``DumpLogSegments`` that is about logs: segments and snapshots of KRaft.

Strategy: lines are gathered, and written in large pieces; what was gathered is written before
anything is raised. Nearly all lines are of v2 records that are no control records: one loop makes
them. All others are few, and are put together part by part, as Kafka's tool prints them.

Invariant: one batch in memory at a time, besides a piece of the output and 16 bytes for each gap in
the offsets.
"""

from __future__ import annotations

from kafkafmt import dump_input, dump_records, layout, utf8
from kafkafmt.batch import Batch
from kafkafmt.dump_gaps import Gaps
from kafkafmt.dump_input import ALL_BYTES, LOG, STANDARD_INPUT, File, Options, Write
from kafkafmt.dump_records import DumpedRecord, java_bool
from kafkafmt.errors import UnsupportedError, located
from kafkafmt.limits import Limits
from kafkafmt.record_batch import RecordBatch

_BOOTSTRAP = "bootstrap.checkpoint"
_TIMESTAMP_TYPES = {-1: "NoTimestampType", 0: "CreateTime", 1: "LogAppendTime"}
_PIECE = 64 * 1024


class LogDump:
    """One file's way to the output."""

    def __init__(self, file: File, options: Options, out: Write, limits: Limits) -> None:
        self._file = file
        self._options = options
        self._out = out
        self._limits = limits
        self._last_offset = -1
        self._parts: list[str] = []
        self._size = 0
        self.gaps = Gaps()

    def run(self) -> bool:
        """Print the file; whether all batches are valid."""
        self._out(_heading(self._file))
        try:
            return self._run()
        finally:
            self._flush()

    def _run(self) -> bool:
        segment = self._file.segment()
        with_records = self._options.deep_iteration or self._options.print_data_log
        is_sound = True
        with segment.open() as window:
            end = min(window.size, self._options.max_bytes)
            printed = 0
            for batch in dump_input.batches(window, segment, end, self._limits):
                with located(window.source, batch.position):
                    self._add(_offsets(batch))
                    self._add(_properties(batch))
                    if with_records:
                        self._add_records(batch)
                is_sound &= batch.is_valid
                printed = batch.position + batch.size_in_bytes
            left = end - printed
            if left > 0 and self._options.max_bytes == ALL_BYTES:
                self._add(f"Found {left} invalid bytes at the end of {self._file.last_name}\n")
        return is_sound

    def _add(self, text: str) -> None:
        self._parts.append(text)
        self._size += len(text)
        if self._size >= _PIECE:
            self._flush()

    def _flush(self) -> None:
        if self._parts:
            self._out("".join(self._parts))
        self._parts.clear()
        self._size = 0

    def _follow(self, offset: int) -> None:
        # The first record is compared with -1, so a log that does not begin at 0 has a gap too.
        if offset != self._last_offset + 1:
            self.gaps.add(self._last_offset, offset)
        self._last_offset = offset

    def _add_records(self, batch: Batch) -> None:
        if isinstance(batch, RecordBatch) and not batch.is_control:
            self._add_data(batch)
            return
        for dumped in dump_records.records_of(batch, self._limits):
            self._follow(dumped.record.offset)
            self._add_record(batch, dumped)

    def _add_data(self, batch: RecordBatch) -> None:
        """The records of a v2 batch that is no control batch."""
        timestamp_type = _TIMESTAMP_TYPES[batch.timestamp_type]
        with_metadata = not self._options.skip_record_metadata
        with_data = self._options.print_data_log
        decode, add, follow = utf8.decode, self._add, self._follow
        for record in dump_records.decoded(batch):
            key, value, headers, offset = record.key, record.value, record.headers, record.offset
            follow(offset)
            line, prefix = "", "| "
            if with_metadata:
                names = ",".join([name for name, _ in headers]) if headers else ""
                line = (
                    f"| offset: {offset} {timestamp_type}: {record.timestamp} "
                    f"keySize: {-1 if key is None else len(key)} "
                    f"valueSize: {-1 if value is None else len(value)} "
                    f"sequence: {record.sequence} headerKeys: [{names}]"
                )
                prefix = " "
            if with_data:
                if key is not None:
                    line = f"{line}{prefix}key: {decode(key)}"
                    prefix = " "
                if value is not None:
                    line = f"{line}{prefix}payload: {decode(value)}"
            add(f"{line}\n")

    def _add_record(self, batch: Batch, dumped: DumpedRecord) -> None:
        prefix = "| "
        if not self._options.skip_record_metadata:
            timestamp_type = _TIMESTAMP_TYPES[batch.timestamp_type]
            self._add(
                f"| offset: {dumped.record.offset} {timestamp_type}: {dumped.record.timestamp} "
                f"keySize: {dumped.key_size} valueSize: {dumped.value_size}{dumped.details}"
            )
            if batch.is_control:
                self._add(dumped.control())
            prefix = " "
        if self._options.print_data_log and not batch.is_control:
            self._add(dumped.contents(prefix))
        self._add("\n")


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
