"""Segments and streams that no broker wrote: values at the limits of 64 bits, and odd or bad bytes.

Written with the tests' encoder, which knows nothing of the grammars. `LIMITS` has one file for each
place of a 64-bit number and each value; all other numbers in the file are small, so that a language
that cannot hold the value differs there or nowhere. `ODD` has what the corpus does not: legal but
rare, or malformed in one place.
"""

from __future__ import annotations

import struct
from collections.abc import Callable

from tests.support.encoder import (
    Rec,
    control_key,
    control_value,
    message,
    message_0_7,
    overlong,
    record,
    record_batch,
    unsigned_varint,
    varint,
    wrapper_0_7,
)
from tests.support.encoder.control import (
    ABORT,
    KRAFT_VERSION,
    KRAFT_VOTERS,
    LEADER_CHANGE,
    SNAPSHOT_HEADER,
)

# About each bound that a language may have: 2^31, 2^32, 2^53, 2^63.
VALUES = sorted(
    sign * (1 << bits) + step
    for bits in (31, 32, 53, 62, 63)
    for sign in (-1, 1)
    for step in (-1, 0, 1)
    if -(1 << 63) <= sign * (1 << bits) + step < 1 << 63
)


def _snapshot_header(value: int) -> bytes:
    data = control_value(SNAPSHOT_HEADER, timestamp=value)
    return record_batch([Rec(control_key(SNAPSHOT_HEADER), data)], control=True)


def _snapshot(last_offset: int) -> bytes:
    return struct.pack(">hIiqhiqiqiq", 1, 0, 1, 7, 0, 0, last_offset, 0, 0, -1, -1)


# The field's name in the JSON, and a file that holds the value there.
PLACES: dict[str, Callable[[int], bytes]] = {
    "offset": lambda value: message(magic=0, offset=value, value=b"v"),
    "timestamp": lambda value: message(magic=1, timestamp=value, value=b"v"),
    "base_offset": lambda value: record_batch([Rec(value=b"v")], base_offset=value),
    "base_timestamp": lambda value: record_batch([Rec(value=b"v")], base_timestamp=value),
    "max_timestamp": lambda value: record_batch([Rec(value=b"v")], max_timestamp=value),
    "producer_id": lambda value: record_batch([Rec(value=b"v")], producer_id=value),
    "timestamp_delta": lambda value: record_batch([Rec(value=b"v", timestamp_delta=value)]),
    "last_contained_log_timestamp": _snapshot_header,
    "last_offset": _snapshot,
    "last_stable_offset": lambda value: struct.pack(">hqqqq", 0, 7, 1, 2, value),
}
ENDINGS = {"last_offset": "snapshot", "last_stable_offset": "txnindex"}


def limit(place: str, value: int) -> str:
    """The name of the file that has the value in the place."""
    return f"{place}={value}.{ENDINGS.get(place, 'log')}"


LIMITS: dict[str, bytes] = {
    limit(place, value): make(value) for place, make in PLACES.items() for value in VALUES
}


MARKER = control_value(ABORT, coordinator_epoch=7)


def _index(*numbers: int) -> bytes:
    return struct.pack(f">{len(numbers)}i", *numbers)


def _chunk_sizes(width: int, *values: int) -> bytes:
    """A table of the chunks' sizes: the base 5, values of so many bytes, a last size of 9."""
    head = struct.pack(">iib", len(values) + 1, 5, width)
    return head + b"".join(each.to_bytes(width, "big") for each in values) + struct.pack(">i", 9)


def _control(key: bytes | None, value: bytes | None) -> bytes:
    return record_batch([Rec(key, value)], control=True)


def _records(*records: bytes) -> bytes:
    """A valid batch, the records, and another valid batch."""
    sound = record_batch([Rec(value=b"v")])
    return sound + record_batch(records) + sound


ODD: dict[str, bytes] = {
    # --- logs: what is there and what is not
    "empty.log": b"",
    "one-byte.log": b"\0",
    "zeroes.log": bytes(64),
    "magic-3.log": message(magic=3, value=b"v") + message(magic=0, value=b"v"),
    "magic-minus-1.log": message(magic=-1, value=b"v") + message(magic=1, value=b"v"),
    "message-14.log": message(magic=0)[:8] + b"\0\0\0\x0e" + bytes(4) + b"\0\0" + bytes(8),
    "short-message-1.log": b"\0" * 8 + b"\0\0\0\x0f" + bytes(4) + b"\1\0" + bytes(9),
    "short-batch.log": b"\0" * 8 + b"\0\0\0\x20" + bytes(4) + b"\2" + bytes(27),
    "no-records.log": record_batch(),
    "unknown-codec-5.log": record_batch(payload=b"xyz", attributes=5, count=1),
    "unknown-codec-7.log": record_batch(payload=b"", attributes=7, count=1),
    "message-codec-6.log": message(magic=1, value=b"xyz", codec=6),
    "attributes-ffd8.log": record_batch([Rec(value=b"v")], attributes=0xFFD8),
    "message-attributes-f8.log": message(magic=1, value=b"v", attributes=0xF8),
    # --- messages
    "null-null.log": message(magic=0) + message(magic=1),
    "empty-empty.log": message(magic=0, key=b"", value=b"") + message(magic=1, key=b"", value=b""),
    "null-minus-5.log": message(magic=1, key_length=-5, value_length=-(1 << 31)),
    "message-trailing.log": message(magic=1, key=b"k", value=b"v", trailing=b"\1\2\3"),
    "key-too-long.log": message(magic=0, key=b"k", key_length=99, value=b"v") + message(magic=0),
    "value-too-long.log": message(magic=1, value=b"v", value_length=2) + message(magic=1),
    # --- records
    "null-record.log": record_batch([Rec()]),
    "empty-record.log": record_batch([Rec(b"", b"", ((b"", b""), (b"", None), (b"", b"")))]),
    "record-attributes.log": record_batch([Rec(value=b"v", attributes=-1)]),
    "null-minus-2.log": _records(record(Rec(), key=varint(-2), value=varint(-(1 << 31)))),
    "header-null-minus-9.log": _records(
        record(Rec(), header_count=varint(1), headers=varint(1) + b"k" + varint(-9))
    ),
    "record-trailing.log": _records(record(Rec(value=b"v"), trailing=b"\1\2")),
    "headers-minus-1.log": _records(record(Rec(value=b"v"), header_count=varint(-1))),
    "header-key-null.log": _records(
        record(Rec(), header_count=varint(1), headers=varint(-1) + varint(-1))
    ),
    "headers-too-many.log": _records(record(Rec(value=b"v"), header_count=varint(3))),
    "record-too-long.log": _records(record(Rec(value=b"v"), length=varint(99))),
    "record-too-short.log": _records(record(Rec(value=b"v"), length=varint(3))),
    "record-length-0.log": _records(varint(0)),
    "record-length-minus-1.log": _records(varint(-1), record(Rec(value=b"v"))),
    "record-key-too-long.log": _records(record(Rec(value=b"v"), key=varint(99))),
    "offset-delta-most.log": record_batch([Rec(offset_delta=(1 << 31) - 1)]),
    "offset-delta-least.log": record_batch([Rec(offset_delta=-(1 << 31))]),
    # --- variable-length numbers
    "overlong-varint.log": _records(record(Rec(b"k", b"v"), offset_delta=overlong(-3, 5))),
    "overlong-varlong.log": _records(record(Rec(), timestamp_delta=overlong(-3, 10, 64))),
    "varint-high-bits.log": _records(record(Rec(), offset_delta=b"\xff\xff\xff\xff\x7f")),
    "varlong-high-bits.log": _records(record(Rec(), timestamp_delta=b"\xff" * 9 + b"\x7f")),
    "varint-6-bytes.log": _records(record(Rec(), offset_delta=b"\x80" * 5 + b"\0")),
    "varlong-11-bytes.log": _records(record(Rec(), timestamp_delta=b"\x80" * 10 + b"\0")),
    "varint-cut.log": _records(b"\x80"),
    # --- control records
    "control-null.log": _control(None, None),
    "control-null-key.log": _control(None, b"v"),
    "control-unknown-7.log": _control(control_key(7), b"v"),
    "control-unknown-minus-1.log": _control(control_key(-1), b""),
    "control-null-value.log": _control(control_key(ABORT), None),
    "control-short-key.log": _control(b"\0\0\0", None),
    "control-version-minus-1.log": _control(control_key(ABORT, -1), MARKER),
    "control-key-longer.log": _control(control_key(ABORT, 2) + b"xy", MARKER + b"z"),
    "control-short-value.log": _control(control_key(ABORT), b"\0\0"),
    "control-headers.log": record_batch(
        [Rec(control_key(ABORT), MARKER, ((b"h", b"v"), (b"h", None)))], control=True
    ),
    "marker-version-minus-1.log": _control(control_key(ABORT), b"\xff\xff" + bytes(4)),
    "kraft-tagged.log": _control(
        control_key(KRAFT_VERSION),
        b"\0\0\0\1" + b"\2" + b"\0\0" + unsigned_varint(1 << 31) + b"\3abc" + b"trailing",
    ),
    "tag-most.log": _control(
        control_key(KRAFT_VERSION), b"\0\0\0\1\1" + unsigned_varint((1 << 32) - 1) + b"\0"
    ),
    "tags-cut.log": _control(control_key(KRAFT_VERSION), b"\0\0\0\1\1"),
    "voters-null.log": _control(control_key(KRAFT_VOTERS), b"\0\0\0\0"),
    "voter-strings.log": _control(
        control_key(KRAFT_VOTERS),
        b"\0\0\2" + b"\xff\xff\xff\xff" + bytes(range(16)) + b"\3"
        b"\0\1\xff\xff\0" + b"\2n\2h\0\1\0" + b"\0\1\0\2\0" + b"\0" + b"\0",
    ),
    "leader-change-0.log": _control(
        control_key(LEADER_CHANGE),
        b"\0\0" + bytes(4) + b"\2" + b"\0\0\0\1\0" + b"\0" + b"\0",
    ),
    "leader-change-1.log": _control(
        control_key(LEADER_CHANGE),
        b"\0\1" + bytes(4) + b"\2" + b"\0\0\0\1" + bytes(range(16)) + b"\0" + b"\1" + b"\0",
    ),
    # --- streams
    "empty.message_set": b"",
    "empty.records": b"",
    "empty.control_records": b"",
    "cut.message_set": message(magic=0, value=b"v") + message(magic=1, value=b"v")[:-1],
    "cut-length.message_set": message(magic=1, value=b"v") + bytes(11),
    "zero-length.message_set": message(magic=1, value=b"v") + bytes(26),
    "negative-length.message_set": message(magic=1, value=b"v") + b"\xff" * 26,
    "magic-2.message_set": message(magic=2, value=b"v"),
    "cut.records": record(Rec(value=b"v")) + record(Rec(value=b"v"))[:-1],
    "cut.control_records": record(Rec(control_key(ABORT), MARKER))[:-1],
    "abort.control_records": record(Rec(control_key(ABORT), MARKER)),
    # --- Kafka 0.7
    "empty.kafka": b"",
    "messages.kafka": message_0_7(b"a", magic=0) + message_0_7(b"b") + message_0_7(b""),
    "wrapper.kafka": wrapper_0_7([message_0_7(b"a"), message_0_7(b"b")]),
    "attributes.kafka": message_0_7(b"x", attributes=0xFF) + message_0_7(b"", magic=0),
    "magics.kafka": message_0_7(b"x", magic=2) + message_0_7(b"y", magic=-1) + message_0_7(b"z"),
    "short.kafka": b"\0\0\0\5\1" + bytes(4) + message_0_7(b"next"),
    "cut.kafka": message_0_7(b"whole") + message_0_7(b"cut")[:-1],
    "length-4.kafka": message_0_7(b"x") + b"\0\0\0\4" + bytes(9),
    "length-minus-1.kafka": message_0_7(b"x") + b"\xff" * 13,
    "zeroes.kafka": message_0_7(b"x") + bytes(40),
    "crc-most.kafka": message_0_7(b"x", crc=(1 << 32) - 1),
    # --- side files
    "empty.index": b"",
    "cut.index": _index(5, 100, 9, 200) + b"\0\0\0\1\0",
    "zeroes.index": bytes(24),
    "first-is-0.index": _index(0, 100, 3, 200, 0, 0, 4, 0),
    "negative.index": _index(-1, -2, -(1 << 31), (1 << 31) - 1),
    "empty.timeindex": b"",
    "cut.timeindex": _index(1, 2, 3, 4, 5),
    "zeroes.timeindex": bytes(36),
    "zero-offset.timeindex": _index(1, 2, 3, 4, 5, 0, 6, 7, 8),
    "empty.txnindex": b"",
    "cut.txnindex": struct.pack(">hqqqq", 0, 1, 2, 3, 4) * 2 + bytes(33),
    "empty.snapshot": b"",
    "none.snapshot": struct.pack(">hIi", 1, (1 << 32) - 1, 0),
    "trailing.snapshot": _snapshot(5) + b"xyz",
    "cut.snapshot": _snapshot(5)[:-1],
    "version-2.snapshot": b"\0\2" + _snapshot(5)[2:],
    "count-minus-1.snapshot": struct.pack(">hIi", 1, 0, -1),
    # --- Aiven's tiered storage; the first two tables are its own
    "one-chunk.chunk_sizes": bytes.fromhex("0000000100000e88"),
    "two-bytes.chunk_sizes": bytes.fromhex("00000004000002b8020ca302dd00000000027e"),
    "one-byte.chunk_sizes": _chunk_sizes(1, 0, 255),
    "three-bytes.chunk_sizes": _chunk_sizes(3, 0, 1 << 16, (1 << 24) - 1),
    "four-bytes.chunk_sizes": _chunk_sizes(4, 1 << 24, (1 << 32) - 1),
    "no-chunks.chunk_sizes": bytes(4),
    "negative-sizes.chunk_sizes": struct.pack(">iibBi", 2, -5, 1, 7, -1),
    "trailing.chunk_sizes": _chunk_sizes(2, 7) + b"xyz",
    "cut.chunk_sizes": _chunk_sizes(3, 7, 8)[:-1],
    "empty.chunk_sizes": b"",
    "count-minus-1.chunk_sizes": struct.pack(">iibi", -1, 5, 1, 9),
    "count-most.chunk_sizes": struct.pack(">iib", (1 << 31) - 1, 5, 1) + bytes(20),
    "width-0.chunk_sizes": struct.pack(">iibi", 2, 5, 0, 9),
    "width-5.chunk_sizes": struct.pack(">iib5xi", 2, 5, 5, 9),
    "width-minus-1.chunk_sizes": struct.pack(">iibi", 2, 5, -1, 9),
    "encrypted.chunk": bytes(range(77)),
    "nothing-encrypted.chunk": bytes(range(28)),
    "cut.chunk": bytes(27),
    "cut-iv.chunk": bytes(11),
    "empty.chunk": b"",
}
