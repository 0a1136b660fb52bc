"""Prints the records of a Kafka segment as lines of JSON (conformance/README.md has the keys).

To run it, see docs/how-to/parser-in-another-language.md.

SPDX-License-Identifier: CC0-1.0
"""

from __future__ import annotations

import json
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from checksums_and_codecs import crc32c, decompress
from kaitaistruct import KaitaiStructError
from parsers import KafkaLog, KafkaMessage, KafkaMessageSet, KafkaRecordBatchHeader, KafkaRecords

CODECS = ("none", "gzip", "snappy", "lz4", "zstd")
TYPES = ("CreateTime", "LogAppendTime")

Line = dict[str, Any]


def main(arguments: list[str]) -> int:
    """Print the segment that the argument names; return the exit code."""
    if len(arguments) != 1:
        print("usage: read_segment.py SEGMENT", file=sys.stderr)
        return 2
    try:
        data = Path(arguments[0]).read_bytes()
    except OSError as error:
        print(error, file=sys.stderr)
        return 1
    end = 0
    with KafkaLog.from_bytes(data) as log:
        for entry in log.entries:
            end = entry.ofs_next
            for line in entry_lines(entry):
                print(json.dumps({"batch_position": entry.ofs_entry, **line}))
        if log.tail:
            print(json.dumps({"tail_position": end, "tail_size": len(log.tail)}))
    return 0


def entry_lines(entry: KafkaLog.LogEntry) -> list[Line]:
    """Return the records of an entry, or one line that says why they are not read."""
    raw, old = entry.raw, entry.magic < 2
    computed, stored = (zlib.crc32(raw[16:]), 12) if old else (crc32c(raw[21:]), 17)
    if computed != int.from_bytes(raw[stored : stored + 4], "big"):
        return [{"error": "checksum"}]
    try:
        return list(messages(entry.message) if old else batch_records(raw))
    except (KaitaiStructError, EOFError, LookupError, TypeError, ValueError, AttributeError):
        return [{"error": "malformed"}]


def batch_records(raw: bytes) -> Iterator[Line]:
    """Yield the records of a batch; control records have the layout of any record."""
    header = KafkaRecordBatchHeader.from_bytes(raw)
    attributes = header.attributes
    codec, kind = CODECS[attributes.compression_id], attributes.timestamp_type.value
    data = decompress(codec, raw[61:]) if header.is_compressed else raw[61:]
    records = KafkaRecords.from_bytes(data).records
    if len(records) != header.num_records:
        raise ValueError("another number of records")
    for body in (record.body for record in records):
        delta, sequence = body.offset_delta.value, header.base_sequence
        yield {
            "magic": 2,
            "compression": codec,
            "is_transactional": attributes.is_transactional,
            "is_control": attributes.is_control,
            "partition_leader_epoch": header.partition_leader_epoch,
            "producer_id": header.producer_id,
            "producer_epoch": header.producer_epoch,
            "sequence": sequence if sequence < 0 else (sequence + delta) % (1 << 31),
            "offset": wrapped(header.base_offset + delta),
            "timestamp": header.max_timestamp
            if kind
            else wrapped(header.base_timestamp + body.timestamp_delta.value),
            "timestamp_type": TYPES[kind],
            "key": shown(body.key),
            "value": shown(body.value),
            "headers": [[shown(each.key), shown(each.value)] for each in body.headers],
        }


def messages(outer: KafkaMessage) -> Iterator[Line]:
    """Yield a message, or those that a compressed one holds (magic 0 and 1)."""
    header = outer.header
    codec, kind = CODECS[header.attributes.compression_id], header.attributes.timestamp_type.value
    inner, base = [outer], 0
    if header.is_compressed:
        found = KafkaMessageSet.from_bytes(decompress(codec, outer.value))
        inner = [each.message for each in found.entries]
        if header.magic == 1 and header.offset:  # the last one has the offset of the outer one
            base = header.offset - inner[-1].header.offset
    for message in inner:
        dated = message.header.magic == 1
        yield {
            "magic": header.magic,
            "compression": codec,
            "is_transactional": False,
            "is_control": False,
            "partition_leader_epoch": -1,
            "producer_id": -1,
            "producer_epoch": -1,
            "sequence": -1,
            "offset": wrapped(base + message.header.offset),
            "timestamp": (header if kind else message.header).timestamp if dated else -1,
            "timestamp_type": TYPES[kind] if dated else "NoTimestampType",
            "key": shown(message.key),
            "value": shown(message.value),
            "headers": [],
        }


def wrapped(number: int) -> int:
    """Return a sum as 64 bits hold it, as in Java."""
    return (number + (1 << 63)) % (1 << 64) - (1 << 63)


def shown(data: bytes | None) -> str | None:
    """Return bytes in hexadecimal; null is not empty."""
    return None if data is None else data.hex()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
