"""What a conformance runner must print for a file, decoded here with ``struct`` alone.

Nothing of the generated parsers, of Kaitai Struct or of kafkafmt is used, so that the reference and
the parsers cannot share an error. ``runners/README.md`` describes the JSON; the rules are those of
the grammars: entries by their length until none is whole, null by a length below zero, the whole
entry (or the whole stream) malformed when something in it does not fit.

A language may leave out a check (see `cursor`); the reference then does too.

Invariant: any bytes give a result; malformed ones are marked, never raised.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.conformance.cursor import Cursor, MalformedError

Json = dict[str, Any]

LOG_OVERHEAD = 12
RECORD_OVERHEAD_V0, RECORD_OVERHEAD_V1 = 14, 22
RECORD_BATCH_OVERHEAD = 61
MAGIC_OFFSET = 16
NO_COMPRESSION = 0


# --- Files -------------------------------------------------------------------------------------


def decode(path: Path, lenience: str = "") -> Json:
    """What a runner prints for the file: the ending of its name says what is in it."""
    cursor = Cursor(path.read_bytes(), lenience)
    if path.suffix in (".log", ".checkpoint"):
        return log(cursor)
    try:
        return READERS[path.suffix](cursor)
    except MalformedError:  # one malformed byte spoils all of it
        return {"error": True}


def log(cursor: Cursor) -> Json:
    """A segment or a KRaft snapshot (``kafka_log``)."""
    entries = []
    while (size := whole(cursor, RECORD_OVERHEAD_V0)) is not None:
        position = cursor.position
        entries.append(entry(cursor.part(size), position))
    return {"entries": entries, "tail": cursor.rest().hex()}


def whole(cursor: Cursor, least: int) -> int | None:
    """The size of the entry that follows, length field included; ``None`` where none is whole."""
    left = len(cursor.data) - cursor.position
    if left < LOG_OVERHEAD + max(least, 0):
        return None
    length: int = struct.unpack_from(">i", cursor.data, cursor.position + 8)[0]
    return LOG_OVERHEAD + length if least <= length <= left - LOG_OVERHEAD else None


def entry(cursor: Cursor, position: int) -> Json:
    """One entry: what its frame says, and what is in it."""
    data = cursor.data
    base_offset, length = struct.unpack_from(">qi", data)
    magic = struct.unpack_from(">b", data, MAGIC_OFFSET)[0]
    found: Json = {
        "position": str(position),
        "size": str(len(data)),
        "base_offset": str(base_offset),
        "magic": magic,
    }
    try:
        if magic == 0 or (magic == 1 and length >= RECORD_OVERHEAD_V1):
            found["message"] = message(cursor)
        elif magic == 2 and length >= RECORD_BATCH_OVERHEAD - LOG_OVERHEAD:
            found["record_batch"] = record_batch(cursor)
    except MalformedError:
        found["error"] = True
    return found


def message_set(cursor: Cursor) -> Json:
    """A decompressed message set (``kafka_message_set``)."""
    entries = []
    # Unlike in a log, a length that is too small is an error.
    while (size := whole(cursor, -(1 << 31))) is not None:
        entries.append(message(cursor.part(size)))
    return {"entries": entries, "tail": cursor.rest().hex()}


def message_set_0_7(cursor: Cursor) -> Json:
    """A log of Kafka 0.7, or a set that one of its messages held (``kafka_message_set_0_7``)."""
    entries = []
    while len(left := cursor.data[cursor.position :]) >= 9:
        length: int = struct.unpack_from(">i", left)[0]
        if not 5 <= length <= len(left) - 4:
            break
        position = cursor.position
        entries.append(entry_0_7(cursor.part(4 + length), position))
    return {"entries": entries, "tail": cursor.rest().hex()}


def entry_0_7(cursor: Cursor, position: int) -> Json:
    """One message, if its magic is known and there is room for its head."""
    length, magic = struct.unpack_from(">ib", cursor.data)
    found: Json = {"position": str(position), "size": str(len(cursor.data)), "magic": magic}
    if magic == 0 or (magic == 1 and length >= 6):
        cursor.numbers("ib")
        attributes = cursor.number("B") if magic else None
        found["message"] = {
            "len_message": length,
            "magic": magic,
            "attributes": None
            if attributes is None
            else {"unused": attributes >> 2, "compression_id": attributes & 3},
            "crc": cursor.number("I"),
            "payload": cursor.rest().hex(),
        }
    return found


def records(cursor: Cursor) -> Json:
    """The decompressed records of a batch (``kafka_records``)."""
    return {"records": to_the_end(cursor, record)}


def control_records(cursor: Cursor) -> Json:
    """The decompressed records of a control batch (``kafka_control_records``)."""
    return {"control_records": to_the_end(cursor, control_record)}


def to_the_end(cursor: Cursor, read: Callable[[Cursor], Json]) -> list[Json]:
    """One structure after another."""
    found = []
    while cursor.position < len(cursor.data):
        found.append(read(cursor))
    return found


def offset_index(cursor: Cursor) -> Json:
    """An index of offsets (``kafka_offset_index``)."""
    return index(cursor, "ii", "relative_offset", ("relative_offset", "position"))


def time_index(cursor: Cursor) -> Json:
    """An index of times (``kafka_time_index``)."""
    return index(cursor, "qi", "relative_offset", ("timestamp", "relative_offset"))


def index(cursor: Cursor, layout: str, end: str, names: tuple[str, ...]) -> Json:
    """Entries up to one, not the first, whose field ``end`` is 0."""
    entries: list[Json] = []
    while len(cursor.data) - cursor.position >= struct.calcsize(f">{layout}"):
        start = cursor.position
        entry = fields(cursor, layout, names)
        if entries and entry[end] == 0:
            cursor.position = start
            break
        entries.append(entry)
    return {"entries": entries, "tail": cursor.rest().hex()}


def transaction_index(cursor: Cursor) -> Json:
    """An index of aborted transactions (``kafka_transaction_index``)."""
    names = ("version", "producer_id", "first_offset", "last_offset", "last_stable_offset")
    entries = [fields(cursor, "hqqqq", names) for _ in range(len(cursor.data) // 34)]
    return {"entries": entries, "tail": cursor.rest().hex()}


def producer_snapshot(cursor: Cursor) -> Json:
    """A snapshot of producers (``kafka_producer_snapshot``)."""
    version, crc, count = cursor.numbers("hIi")
    cursor.require(version == 1 and count >= 0)
    names = (
        *("producer_id", "producer_epoch", "last_sequence", "last_offset", "offset_delta"),
        *("timestamp", "coordinator_epoch", "current_txn_first_offset"),
    )
    entries = [fields(cursor, "qhiqiqiq", names) for _ in range(count)]
    return {
        "version": version,
        "crc": crc,
        "producer_entries": entries,
        "trailing": cursor.rest().hex(),
    }


def chunk_sizes(cursor: Cursor) -> Json:
    """The stored sizes of a segment's chunks (``aiven_chunk_sizes``)."""
    count = cursor.number("i")
    cursor.require(count >= 0)
    base = width = None
    values = []
    if count > 1:
        base, width = cursor.numbers("ib")
        cursor.require(1 <= width <= 4)
        if 1 <= width <= 4:
            values = [int.from_bytes(cursor.take(width), "big") for _ in range(count - 1)]
    return {
        "num_chunks": count,
        "base": base,
        "len_value": width,
        "values": values,
        "len_last_chunk": cursor.number("i") if count > 0 else None,
        "trailing": cursor.rest().hex(),
    }


def encrypted_chunk(cursor: Cursor) -> Json:
    """A chunk that is encrypted (``aiven_encrypted_chunk``)."""
    size = len(cursor.data) - 28
    cursor.require(size >= 0)
    parts = {"iv": 12, "ciphertext": max(size, 0), "tag": 16}
    return {name: cursor.take(length).hex() for name, length in parts.items()}


def fields(cursor: Cursor, layout: str, names: tuple[str, ...]) -> Json:
    """Numbers under their names, those of 64 bits as text."""
    return {
        name: str(cursor.number(kind)) if kind == "q" else cursor.number(kind)
        for name, kind in zip(names, layout, strict=True)
    }


READERS: dict[str, Callable[[Cursor], Json]] = {
    ".message_set": message_set,
    ".kafka": message_set_0_7,
    ".records": records,
    ".control_records": control_records,
    ".index": offset_index,
    ".timeindex": time_index,
    ".txnindex": transaction_index,
    ".snapshot": producer_snapshot,
    ".chunk_sizes": chunk_sizes,
    ".chunk": encrypted_chunk,
}


# --- Entries -----------------------------------------------------------------------------------


def message(cursor: Cursor) -> Json:
    """A message of magic 0 or 1 (``kafka_message``)."""
    offset, length, crc, magic, attributes = cursor.numbers("qiIbB")
    cursor.require(magic in (0, 1) and length >= RECORD_OVERHEAD_V0)
    return {
        "offset": str(offset),
        "len_message": length,
        "crc": crc,
        "magic": magic,
        "attributes": {
            "unused": attributes >> 4,
            "timestamp_type": attributes >> 3 & 1,
            "compression_id": attributes & 7,
        },
        "timestamp": str(cursor.number("q")) if magic >= 1 else None,
        "key": cursor.sized(cursor.number("i")),
        "value": cursor.sized(cursor.number("i")),
        "trailing": cursor.rest().hex(),
    }


def record_batch(cursor: Cursor) -> Json:
    """A batch of magic 2 (``kafka_record_batch``)."""
    base_offset, length, leader_epoch, magic, crc, attributes = cursor.numbers("qiibIH")
    last_offset_delta, base_timestamp, max_timestamp = cursor.numbers("iqq")
    producer_id, producer_epoch, base_sequence, num_records = cursor.numbers("qhii")
    found: Json = {
        "base_offset": str(base_offset),
        "len_batch": length,
        "partition_leader_epoch": leader_epoch,
        "magic": magic,
        "crc": crc,
        "attributes": {
            "unused_high": attributes >> 8,
            "unused": bool(attributes & 0x80),
            "has_delete_horizon_ms": bool(attributes & 0x40),
            "is_control": bool(attributes & 0x20),
            "is_transactional": bool(attributes & 0x10),
            "timestamp_type": attributes >> 3 & 1,
            "compression_id": attributes & 7,
        },
        "last_offset_delta": last_offset_delta,
        "base_timestamp": str(base_timestamp),
        "max_timestamp": str(max_timestamp),
        "producer_id": str(producer_id),
        "producer_epoch": producer_epoch,
        "base_sequence": base_sequence,
        "num_records": num_records,
    }
    if attributes & 7 != NO_COMPRESSION:
        return found | {"compressed_records": cursor.rest().hex()}
    return found | (control_records(cursor) if attributes & 0x20 else records(cursor))


# --- Records -----------------------------------------------------------------------------------


def record(cursor: Cursor) -> Json:
    """A record (``kafka_record``)."""
    length = cursor.varint()
    body = cursor.part(length)
    return {
        "len": length,
        "attributes": body.number("b"),
        "timestamp_delta": str(body.varlong()),
        "offset_delta": body.varint(),
        "key": body.sized(body.varint()),
        "value": body.sized(body.varint()),
        "headers": headers(body),
    }


def headers(body: Cursor) -> list[list[str | None]]:
    found: list[list[str | None]] = []
    for _ in range(body.varint()):
        key = body.take(body.varint()).hex()
        found.append([key, body.sized(body.varint())])
    return found


def control_record(cursor: Cursor) -> Json:
    """A control record (``kafka_control_record``)."""
    length = cursor.varint()
    body = cursor.part(length)
    found: Json = {
        "len": length,
        "attributes": body.number("b"),
        "timestamp_delta": str(body.varlong()),
        "offset_delta": body.varint(),
    }
    len_key = body.varint()
    type_id = -1
    found["key"] = None
    if len_key >= 0:
        key = body.part(len_key)
        version, type_id = key.numbers("hh")
        key.require(version >= 0)
        found["key"] = {"version": version, "type_id": type_id, "trailing": key.rest().hex()}
    len_value = body.varint()
    found["value"] = control_value(type_id, body.part(len_value)) if len_value >= 0 else None
    return found | {"headers": headers(body)}


def control_value(type_id: int, cursor: Cursor) -> Json:
    """The value of a control record, under the name of its structure."""
    if type_id not in CONTROL_VALUES:
        return {"unknown_value": cursor.rest().hex()}
    name, read = CONTROL_VALUES[type_id]
    version = cursor.number("h")
    return {name: {"version": version, **read(cursor, version), "trailing": cursor.rest().hex()}}


# --- Values of control records -----------------------------------------------------------------


def end_txn_marker(cursor: Cursor, version: int) -> Json:
    """The end of a transaction; no flexible message, so without tagged fields."""
    cursor.require(version >= 0)
    return {"coordinator_epoch": cursor.number("i")}


def leader_change_message(cursor: Cursor, version: int) -> Json:
    return {
        "leader_id": cursor.number("i"),
        "voters": array(cursor, lambda each: leader_voter(each, version)),
        "granting_voters": array(cursor, lambda each: leader_voter(each, version)),
        "tagged_fields": tagged_fields(cursor),
    }


def snapshot_header_record(cursor: Cursor, version: int) -> Json:
    """The first record of a snapshot."""
    time = str(cursor.number("q"))
    return {"last_contained_log_timestamp": time, "tagged_fields": tagged_fields(cursor)}


def snapshot_footer_record(cursor: Cursor, version: int) -> Json:
    """The last record of a snapshot."""
    return {"tagged_fields": tagged_fields(cursor)}


def kraft_version_record(cursor: Cursor, version: int) -> Json:
    return {"kraft_version": cursor.number("h"), "tagged_fields": tagged_fields(cursor)}


def voters_record(cursor: Cursor, version: int) -> Json:
    return {"voters": array(cursor, voter), "tagged_fields": tagged_fields(cursor)}


CONTROL_VALUES: dict[int, tuple[str, Callable[[Cursor, int], Json]]] = {
    0: ("end_txn_marker", end_txn_marker),
    1: ("end_txn_marker", end_txn_marker),
    2: ("leader_change_message", leader_change_message),
    3: ("snapshot_header_record", snapshot_header_record),
    4: ("snapshot_footer_record", snapshot_footer_record),
    5: ("kraft_version_record", kraft_version_record),
    6: ("voters_record", voters_record),
}


def array(cursor: Cursor, read: Callable[[Cursor], Any]) -> list[Any]:
    """A compact array; null is none."""
    return [read(cursor) for _ in range(cursor.unsigned_varint() - 1)]


def tagged_fields(cursor: Cursor) -> list[list[Any]]:
    """Tag and data of each."""
    return [
        [cursor.unsigned_varint(), cursor.take(cursor.unsigned_varint()).hex()]
        for _ in range(cursor.unsigned_varint())
    ]


def leader_voter(cursor: Cursor, version: int) -> Json:
    return {
        "voter_id": cursor.number("i"),
        "voter_directory_id": cursor.take(16).hex() if version >= 1 else None,
        "tagged_fields": tagged_fields(cursor),
    }


def voter(cursor: Cursor) -> Json:
    return {
        "voter_id": cursor.number("i"),
        "voter_directory_id": cursor.take(16).hex(),
        "endpoints": array(cursor, endpoint),
        "kraft_version_feature": {
            "min_supported_version": cursor.number("h"),
            "max_supported_version": cursor.number("h"),
            "tagged_fields": tagged_fields(cursor),
        },
        "tagged_fields": tagged_fields(cursor),
    }


def endpoint(cursor: Cursor) -> Json:
    return {
        "name": cursor.sized(cursor.unsigned_varint() - 1),
        "host": cursor.sized(cursor.unsigned_varint() - 1),
        "port": cursor.number("H"),
        "tagged_fields": tagged_fields(cursor),
    }
