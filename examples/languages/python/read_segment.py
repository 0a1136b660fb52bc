"""Prints the entries and records of a Kafka segment.

To run it, see docs/how-to/parser-in-another-language.md.

SPDX-License-Identifier: CC0-1.0
"""

from __future__ import annotations

import sys

from kaitaistruct import KaitaiStructError
from parsers import KafkaLog, KafkaMessageHeader, KafkaRecordBatchHeader

CODECS = ("none", "gzip", "snappy", "lz4", "zstd")


def main(path: str) -> None:
    """Print a segment."""
    with KafkaLog.from_file(path) as log:
        for entry in log.entries:
            print_entry(entry)
        if log.tail:
            print(f"tail={len(log.tail)}")


def print_entry(entry: KafkaLog.LogEntry) -> None:
    """Print an entry and its records, or `unreadable` if it cannot be parsed."""
    frame = f"position={entry.ofs_entry} magic={entry.magic} base_offset={entry.base_offset}"
    try:
        message, batch = entry.message, entry.record_batch  # parsed here
    except KaitaiStructError:
        message, batch = None, None
    if message is not None:  # magic 0 and 1
        print(f"{frame} codec={codec(message.header)}")
        if not message.header.is_compressed:
            print_record(entry.base_offset, message.key, message.value)
    elif batch is not None:  # magic 2
        control = " control" if batch.header.attributes.is_control else ""
        print(f"{frame} codec={codec(batch.header)}{control}")
        if batch.records is not None:  # neither compressed nor control records
            for record in batch.records.records:
                body = record.body
                print_record(entry.base_offset + body.offset_delta.value, body.key, body.value)
    else:
        print(f"{frame} unreadable")


def codec(header: KafkaMessageHeader | KafkaRecordBatchHeader) -> str:
    """Return the name of the codec, or its number if Kafka has no such codec."""
    number = header.attributes.compression_id
    return CODECS[number] if number < len(CODECS) else str(number)


def print_record(offset: int, key: bytes | None, value: bytes | None) -> None:
    """Print a record."""
    print(f"  offset={offset} key={shown(key)} value={shown(value)}")


def shown(data: bytes | None) -> str:
    """Return bytes in hexadecimal; null is not empty."""
    return "null" if data is None else data.hex() or "empty"


main(sys.argv[1])
