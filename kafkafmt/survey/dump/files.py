"""The output of ``kafka-dump-log.sh`` (``DumpLogSegments``) of Kafka 4.3, byte for byte.

Strategy: files are dumped in order, each by the module for its kind; producer snapshots here, with
the errors of ``ProducerStateManager.readSnapshot``. Before an error is raised, all output so far is
written. Mismatches between files are printed last, on standard error.

Invariant: one batch in memory at a time, besides the index that is dumped and 16 bytes for each gap
in the offsets. A snapshot is printed whole or not at all.

Three things differ on purpose. Control characters in the name of a file are escaped (see
``printable``). A LEADER_CHANGE of version 1 is printed as such; Kafka's tool reads all of them as
version 0. A missing file is an error; Kafka's tool creates an empty index, or treats a transaction
index as empty.
"""

from __future__ import annotations

from collections.abc import Sequence

from kafkafmt._base import java
from kafkafmt._base.java import JavaMap
from kafkafmt._base.limits import DEFAULT_LIMITS, Limits
from kafkafmt._base.wording import printable
from kafkafmt.segment.side_files import indexes, side_file
from kafkafmt.segment.side_files.indexes import ProducerStateEntry
from kafkafmt.storage import names
from kafkafmt.survey.dump.log import LogDump
from kafkafmt.survey.dump.request import (
    STANDARD_INPUT,
    DumpedFile,
    DumpOptions,
    Gaps,
    Mismatches,
    Write,
)


def dump_files(
    files: Sequence[DumpedFile],
    options: DumpOptions,
    out: Write,
    err: Write,
    limits: Limits = DEFAULT_LIMITS,
) -> bool:
    """Print files as ``DumpLogSegments.main`` does; ``out`` and ``err`` write to its two streams.

    Returns:
        Whether nothing is wrong: every batch is valid and whole, every index matches its segment,
        every snapshot can be read.

    Raises:
        KafkaFormatError: where Kafka's tool ends with an exception.
        OSError: a file is missing or cannot be read.
        UndumpableError: the name of a file has no offset.
    """
    gaps: JavaMap[Gaps] = JavaMap()
    mismatches = Mismatches()
    is_right = True
    for file in files:
        out(f"Dumping {printable(file.name)}\n")
        if file.suffix in (names.LOG, names.CHECKPOINT) or file.name == STANDARD_INPUT:
            dump = LogDump(file, options, out, limits)
            is_right &= dump.run()
            if dump.gaps:
                gaps.compute_if_absent(file.absolute_name, Gaps).update(dump.gaps)
            if len(dump.gaps) > 1:  # Kafka's tool calls it once per gap
                gaps.compute_if_absent(file.absolute_name, Gaps)
        elif file.suffix in names.SIDE_FILES:
            is_right &= _dump_side_file(file, options, out, err, mismatches, limits)
        else:
            file.ensure_file()
            err(f"Ignoring unknown file {printable(file.name)}\n")
    for line in mismatches.lines():
        err(line)
    for path in gaps.in_order():
        err(f"Non-consecutive offsets in {printable(path)}\n")
        for last, following in gaps[path].in_order():
            err(f"  {last} is followed by {following}\n")
    return is_right and not mismatches


def _dump_side_file(
    file: DumpedFile,
    options: DumpOptions,
    out: Write,
    err: Write,
    mismatches: Mismatches,
    limits: Limits,
) -> bool:
    """Print an index or a snapshot; return false for an unreadable snapshot."""
    from kafkafmt.survey.dump import indexes

    if file.suffix == names.INDEX:
        indexes.dump_index(file, options, out, mismatches, limits)
    elif file.suffix == names.TIME_INDEX:
        indexes.dump_time_index(file, options, out, mismatches, limits)
    elif file.suffix == names.TRANSACTION_INDEX:
        indexes.dump_transaction_index(file, out, limits)
    else:
        return dump_snapshot(file, out, err, limits)
    return True


def dump_snapshot(file: DumpedFile, out: Write, err: Write, limits: Limits) -> bool:
    """Print a producer snapshot; return false for an unreadable one.

    Raises:
        KafkaFormatError: the file is larger than the limit.
        OSError: the file is missing.
    """
    data = side_file.read(file.path, limits, file.storage_options).data
    problem = _problem(data)
    if problem is not None:
        err(f"{problem}\n")
        return False
    start, entry = indexes.HEADER.size, indexes.PRODUCER_ENTRY
    _, _, count = indexes.HEADER.unpack_from(data)
    for fields in entry.iter_unpack(data[start : start + count * entry.size]):
        out(_line(ProducerStateEntry(*fields)))
    return True


def _problem(data: bytes) -> str | None:
    """Return the message of Kafka's ``CorruptSnapshotException``, or ``None``."""
    schema = "Snapshot failed schema validation: "
    header, entry = indexes.HEADER, indexes.PRODUCER_ENTRY
    version = int.from_bytes(data[:2], "big", signed=True)
    if len(data) >= 2 and version != indexes.VERSION:
        return f"{schema}Snapshot contained an unknown file version {version}"
    if len(data) < header.size:
        return f"{schema}null"  # a BufferUnderflowException has no message
    _, crc, count = header.unpack_from(data)
    left = len(data) - header.size
    if count < 0:
        return f"{schema}non-nullable field producerEntries was serialized as null"
    if count > left:
        return (
            f"{schema}Tried to allocate a collection of size {count}, but there are only {left} "
            "bytes remaining."
        )
    if count * entry.size > left:
        return f"{schema}null"
    computed = indexes.computed_crc(data)
    if crc != computed:
        return (
            f"Snapshot is corrupt (CRC is no longer valid). Stored crc: {crc}. "
            f"Computed crc: {computed}"
        )
    return None


def _line(entry: ProducerStateEntry) -> str:
    first = entry.current_txn_first_offset
    transaction = f"OptionalLong[{first}]" if first >= 0 else "OptionalLong.empty"
    line = (
        f"producerId: {entry.producer_id} producerEpoch: {entry.producer_epoch} "
        f"coordinatorEpoch: {entry.coordinator_epoch} currentTxnFirstOffset: {transaction} "
        f"lastTimestamp: {entry.timestamp}"
    )
    if entry.last_offset >= 0:
        first_sequence = _first_sequence(entry.last_sequence, entry.offset_delta)
        line += (
            f" firstSequence: {first_sequence} lastSequence: {entry.last_sequence} "
            f"lastOffset: {entry.last_offset} offsetDelta: {entry.offset_delta} "
            f"timestamp: {entry.timestamp}"
        )
    return f"{line}\n"


def _first_sequence(last_sequence: int, offset_delta: int) -> int:
    """Return the first sequence; 2^31 - 1 comes before 0 (``decrementSequence``)."""
    if last_sequence < offset_delta:
        return java.int32(2**31 - (offset_delta - last_sequence))
    return java.int32(last_sequence - offset_delta)
