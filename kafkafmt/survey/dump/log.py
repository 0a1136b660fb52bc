"""Segments and snapshots of KRaft as ``DumpLogSegments`` prints them, control records included.

Strategy: lines are collected and written in large pieces. Before an error is raised, everything
collected so far is written, even half a line.

Invariant: one batch in memory at a time, besides a piece of the output and 16 bytes for each gap in
the offsets. JSON has the order of fields and the escapes of Jackson.
"""

from __future__ import annotations

from kafkafmt._base.errors import KafkaFormatError, MalformedError, UnsupportedError
from kafkafmt._base.java import boolean
from kafkafmt._base.limits import Limits
from kafkafmt._base.wording import printable
from kafkafmt.segment.record import control as controls
from kafkafmt.segment.record.batch import Batch
from kafkafmt.segment.record.layout import MAGIC_V0, MAGIC_V2
from kafkafmt.segment.record.record import Record
from kafkafmt.storage.names import BOOTSTRAP, LOG
from kafkafmt.survey.dump import entries, records
from kafkafmt.survey.dump.findings import Gaps
from kafkafmt.survey.dump.request import (
    ALL_BYTES,
    STANDARD_INPUT,
    DumpedFile,
    DumpOptions,
    Write,
)

_TIMESTAMP_TYPES = {-1: "NoTimestampType", 0: "CreateTime", 1: "LogAppendTime"}
_PIECE = 64 * 1024


class LogDump:
    """Dumps one file."""

    def __init__(self, file: DumpedFile, options: DumpOptions, out: Write, limits: Limits) -> None:
        self._file = file
        self._options = options
        self._out = out
        self._limits = limits
        self._last_offset = -1
        self._parts: list[str] = []
        self._size = 0
        self.gaps = Gaps()

    def run(self) -> bool:
        """Print the file; return whether all entries are valid."""
        self._out(_heading(self._file))
        try:
            return self._run()
        finally:
            self._flush()

    def _run(self) -> bool:
        segment = self._file.segment()
        with_records = self._options.deep_iteration or self._options.print_data_log
        is_valid = True
        position = printed = 0
        with segment.open() as window:
            end = min(window.size, self._options.max_bytes)
            try:
                for batch in entries.batches(window, segment, end, self._limits):
                    position = batch.position
                    self._add_batch(batch)
                    if with_records:
                        self._add_records(batch)
                    is_valid &= entries.is_valid(batch)
                    printed = position + batch.size_in_bytes
            except KafkaFormatError as error:
                raise error.locate(window.source, position) from error.__cause__
            left = end - printed
            if left > 0 and self._options.max_bytes == ALL_BYTES:
                name = printable(self._file.last_name)
                self._add(f"Found {left} invalid bytes at the end of {name}\n")
        return is_valid

    def _add_batch(self, batch: Batch) -> None:
        if batch.magic < MAGIC_V0:
            self._add(_offsets(batch))
            raise UnsupportedError(f"magic {batch.magic}, expected 0, 1 or 2")
        compression = batch.compression
        if compression is None:
            self._add(_offsets(batch))
            raise UnsupportedError(f"compression type {batch.compression_id}, expected 0 to 4")
        self._add(
            f"{_offsets(batch)} position: {batch.position} "
            f"{_TIMESTAMP_TYPES[batch.timestamp_type]}: {batch.max_timestamp} "
            f"size: {batch.size_in_bytes} magic: {batch.magic} compresscodec: {compression} "
            f"crc: {batch.crc} isvalid: {boolean(batch.is_valid)}\n"
        )

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
        rows = records.of(batch, not self._options.skip_record_metadata)
        timestamp_type = _TIMESTAMP_TYPES[batch.timestamp_type]
        with_metadata = not self._options.skip_record_metadata
        with_contents = self._options.print_data_log and not batch.is_control
        with_control = with_metadata and batch.is_control
        decoder = self._options.decoder
        for record, key_size, value_size, details, torn in rows:
            self._follow(record.offset)
            line, prefix = "", "| "
            if with_metadata:
                line = (
                    f"| offset: {record.offset} {timestamp_type}: {record.timestamp} "
                    f"keySize: {key_size} valueSize: {value_size}{details}"
                )
                prefix = " "
            if with_control:
                self._add(line)

                line = control_text(record)
            if with_contents:
                try:
                    texts = decoder.decode(record.offset, record.key, record.value, torn)
                except MalformedError:
                    self._add(line)
                    raise
                line += records.contents(texts, prefix)
            self._add(f"{line}\n")


def _heading(file: DumpedFile) -> str:
    name = file.last_name
    if file.name == STANDARD_INPUT:
        return ""
    if file.suffix == LOG:
        return f"Log starting offset: {file.base_offset}\n"
    if name == BOOTSTRAP:
        return "KRaft bootstrap snapshot\n"
    offset, epoch = file.number(name[:20], 64), file.number(name[21:31], 32)
    return f"Snapshot end offset: {offset}, epoch: {epoch}\n"


def _offsets(batch: Batch) -> str:
    """Return the part of the line of a batch that depends on its magic."""
    if batch.magic < MAGIC_V2:
        return f"offset: {batch.last_offset}"
    horizon = batch.delete_horizon_ms
    delete_horizon = "OptionalLong.empty" if horizon is None else f"OptionalLong[{horizon}]"
    return (
        f"baseOffset: {batch.base_offset} lastOffset: {batch.last_offset} count: {batch.count} "
        f"baseSequence: {batch.base_sequence} lastSequence: {batch.last_sequence} "
        f"producerId: {batch.producer_id} producerEpoch: {batch.producer_epoch} "
        f"partitionLeaderEpoch: {batch.partition_leader_epoch} "
        f"isTransactional: {boolean(batch.is_transactional)} "
        f"isControl: {boolean(batch.is_control)} deleteHorizonMs: {delete_horizon}"
    )


_CONTROL_LABELS = {
    controls.LEADER_CHANGE: "LeaderChange:",
    controls.SNAPSHOT_HEADER: "SnapshotHeader",
    controls.SNAPSHOT_FOOTER: "SnapshotFooter",
    controls.KRAFT_VERSION: "KRaftVersion",
    controls.KRAFT_VOTERS: "KRaftVoters",
}


def control_text(record: Record) -> str:
    """Return the text of a control record.

    Raises:
        MalformedError: its key or value does not match the schema of its type.
    """
    control = controls.control_record(record.key, record.value)
    if control.value is None:
        return f" controlType: {control.type_name}({control.type_id})"
    if control.type_id in _CONTROL_LABELS:
        return f" {_CONTROL_LABELS[control.type_id]} {java_json(control.value)}"
    epoch = control.value["coordinatorEpoch"]
    return f" endTxnMarker: {control.type_name} coordinatorEpoch: {epoch}"


def java_json(value: object) -> str:
    """Format JSON as Jackson, without spaces."""
    import json  # most logs have no control record with a value

    from kafkafmt.cluster.messages.json_text import of_jackson

    return of_jackson(json.dumps(value, ensure_ascii=False, separators=(",", ":")))
