"""Producer snapshots as ``DumpLogSegments`` prints them.

Strategy: the tool prints the error message of ``ProducerStateManager.readSnapshot`` and continues
with the next file, so the errors here have exactly the text of that method.

Invariant: a snapshot is printed whole or not at all.
"""

from __future__ import annotations

from kafkafmt._base import java
from kafkafmt._base.limits import Limits
from kafkafmt.segment.side_files import producer_snapshot, side_file
from kafkafmt.segment.side_files.producer_snapshot import ProducerStateEntry
from kafkafmt.survey.dump.request import DumpedFile, Write


def dump_snapshot(file: DumpedFile, out: Write, err: Write, limits: Limits) -> bool:
    """Print a producer snapshot; return whether it can be read.

    Raises:
        KafkaFormatError: the file is larger than the limit.
        OSError: the file is missing.
    """
    data = side_file.read(file.path, limits, file.storage_options).data
    problem = _problem(data)
    if problem is not None:
        err(f"{problem}\n")
        return False
    _, _, count = producer_snapshot.HEADER.unpack_from(data)
    for number in range(count):
        out(_line(_entry(data, number)))
    return True


def _problem(data: bytes) -> str | None:
    """The message of Kafka's ``CorruptSnapshotException``, or ``None``."""
    schema = "Snapshot failed schema validation: "
    header, entry = producer_snapshot.HEADER, producer_snapshot.ENTRY
    version = int.from_bytes(data[:2], "big", signed=True)
    if len(data) >= 2 and version != producer_snapshot.VERSION:
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
    computed = producer_snapshot.computed_crc(data)
    if crc != computed:
        return (
            f"Snapshot is corrupt (CRC is no longer valid). Stored crc: {crc}. "
            f"Computed crc: {computed}"
        )
    return None


def _entry(data: bytes, number: int) -> ProducerStateEntry:
    layout = producer_snapshot.ENTRY
    fields = layout.unpack_from(data, producer_snapshot.HEADER.size + number * layout.size)
    return ProducerStateEntry(*fields)


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
    """``DefaultRecordBatch.decrementSequence``: below 0 the sequence continues at 2^31 - 1."""
    if last_sequence < offset_delta:
        return java.int32(2**31 - (offset_delta - last_sequence))
    return java.int32(last_sequence - offset_delta)
