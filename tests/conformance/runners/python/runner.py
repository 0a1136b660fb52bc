"""Conformance runner: the generated Python parsers, file by file, as canonical JSON.

    python runner.py FILE...        (or the paths on standard input, one per line)

See ../README.md for the JSON. Needs the package kaitaistruct; ``parsers`` is kafkafmt/generated.
"""

from __future__ import annotations

import importlib
import json
import struct
import sys
from collections.abc import Callable
from typing import Any

from kaitaistruct import BytesIO, KaitaiStream, KaitaiStructError
from parsers import (  # type: ignore[import-not-found]  # there once it is staged
    AivenChunkSizes,
    AivenEncryptedChunk,
    KafkaControlRecords,
    KafkaLog,
    KafkaMessageSet,
    KafkaMessageSet07,
    KafkaOffsetIndex,
    KafkaProducerSnapshot,
    KafkaRecords,
    KafkaTimeIndex,
    KafkaTransactionIndex,
)

Json = dict[str, Any]

LONGS = {
    *("offset", "base_offset", "first_offset", "last_offset", "last_stable_offset"),
    *("timestamp", "base_timestamp", "max_timestamp", "last_contained_log_timestamp"),
    *("producer_id", "current_txn_first_offset"),
}
"""The fields of 64 bits."""


def main(paths: list[str]) -> None:
    for path in paths:
        print(json.dumps(read(path), separators=(",", ":")))


def read(path: str) -> Json:
    with open(path, "rb") as file:
        data = file.read()
    if path.endswith(".messages"):
        return messages(data)
    try:
        if path.endswith(".message_set"):
            return whole(KafkaMessageSet.from_bytes(data), lambda each: message(each.message))
        if path.endswith(".kafka"):
            return whole(KafkaMessageSet07.from_bytes(data), entry_0_7)
        if path.endswith(".control_records"):
            parsed = KafkaControlRecords.from_bytes(data)
            return {"control_records": [control_record(each) for each in parsed.records]}
        if path.endswith(".records"):
            return {"records": [record(each) for each in KafkaRecords.from_bytes(data).records]}
        if path.endswith(".index"):
            names = "relative_offset position"
            return whole(KafkaOffsetIndex.from_bytes(data), lambda each: fields(each, names))
        if path.endswith(".timeindex"):
            names = "timestamp relative_offset"
            return whole(KafkaTimeIndex.from_bytes(data), lambda each: fields(each, names))
        if path.endswith(".txnindex"):
            names = "version producer_id first_offset last_offset last_stable_offset"
            return whole(KafkaTransactionIndex.from_bytes(data), lambda each: fields(each, names))
        if path.endswith(".snapshot"):
            return producer_snapshot(KafkaProducerSnapshot.from_bytes(data))
        if path.endswith(".chunk_sizes"):
            return chunk_sizes(AivenChunkSizes.from_bytes(data))
        if path.endswith(".chunk"):
            return fields(AivenEncryptedChunk.from_bytes(data), "iv ciphertext tag")
        return whole(KafkaLog.from_bytes(data), entry)
    except KaitaiStructError:
        return {"error": True}


def whole(parsed: Any, read_entry: Callable[[Any], Json]) -> Json:
    return {"entries": [read_entry(each) for each in parsed.entries], "tail": parsed.tail.hex()}


def fields(parsed: Any, names: str) -> Json:
    """Some fields by their names: those of 64 bits as text, and bytes as hex."""
    found = {}
    for name in names.split():
        value = getattr(parsed, name)
        if isinstance(value, bytes):
            value = value.hex()
        found[name] = str(value) if name in LONGS else value
    return found


def entry(parsed: Any) -> Json:
    found = {
        "position": str(parsed.ofs_entry),
        "size": str(parsed.len_entry),
        **fields(parsed, "base_offset magic"),
    }
    try:
        if parsed.message is not None:
            found["message"] = message(parsed.message)
        elif parsed.record_batch is not None:
            found["record_batch"] = record_batch(parsed.record_batch)
    except KaitaiStructError:
        found["error"] = True
    return found


def entry_0_7(parsed: Any) -> Json:
    found = {
        "position": str(parsed.ofs_entry),
        "size": str(parsed.len_entry),
        "magic": parsed.magic,
    }
    try:
        if parsed.message is not None:
            found["message"] = message_0_7(parsed.message)
    except KaitaiStructError:
        found["error"] = True
    return found


def message_0_7(parsed: Any) -> Json:
    attributes = None
    if parsed.magic == 1:
        attributes = fields(parsed.attributes, "unused compression_id")
    return {**fields(parsed, "len_message magic crc payload"), "attributes": attributes}


def message(parsed: Any) -> Json:
    header = parsed.header
    return {
        **fields(header, "offset len_message crc magic"),
        "attributes": fields(header.attributes, "unused timestamp_type compression_id"),
        "timestamp": str(header.timestamp) if header.magic >= 1 else None,
        "key": data_or_null(parsed.len_key, parsed.key),
        "value": data_or_null(parsed.len_value, parsed.value),
        "trailing": parsed.trailing.hex(),
    }


def record_batch(parsed: Any) -> Json:
    header = parsed.header
    flags = "unused_high unused has_delete_horizon_ms is_control is_transactional"
    found = {
        **fields(header, "base_offset len_batch partition_leader_epoch magic crc"),
        "attributes": fields(header.attributes, f"{flags} timestamp_type compression_id"),
        **fields(header, "last_offset_delta base_timestamp max_timestamp"),
        **fields(header, "producer_id producer_epoch base_sequence num_records"),
    }
    if header.is_compressed:
        found["compressed_records"] = parsed.compressed_records.hex()
    elif header.attributes.is_control:
        found["control_records"] = [control_record(each) for each in parsed.control_records.records]
    else:
        found["records"] = [record(each) for each in parsed.records.records]
    return found


def record(parsed: Any) -> Json:
    body = parsed.body
    return {
        **start(parsed),
        "key": data_or_null(body.len_key.value, body.key),
        "value": data_or_null(body.len_value.value, body.value),
    }


def start(parsed: Any) -> Json:
    """What a record and a control record have alike."""
    body = parsed.body
    return {
        "len": parsed.len.value,
        "attributes": body.attributes,
        "timestamp_delta": str(body.timestamp_delta.value),
        "offset_delta": body.offset_delta.value,
        "headers": [
            [each.key.hex(), data_or_null(each.len_value.value, each.value)]
            for each in body.headers
        ],
    }


def control_record(parsed: Any) -> Json:
    body = parsed.body
    return {
        **start(parsed),
        "key": fields(body.key, "version type_id trailing") if body.len_key.value >= 0 else None,
        "value": control_value(body) if body.len_value.value >= 0 else None,
    }


def control_value(body: Any) -> Json:
    if body.type_id in (0, 1):
        return {"end_txn_marker": fields(body.end_txn_marker, "version coordinator_epoch trailing")}
    if body.type_id == 2:
        value = body.leader_change_message
        more = {
            "leader_id": value.leader_id,
            "voters": [leader_voter(value, each) for each in value.voters],
            "granting_voters": [leader_voter(value, each) for each in value.granting_voters],
        }
        return {"leader_change_message": flexible(value, more)}
    if body.type_id == 3:
        value = body.snapshot_header_record
        more = fields(value, "last_contained_log_timestamp")
        return {"snapshot_header_record": flexible(value, more)}
    if body.type_id == 4:
        return {"snapshot_footer_record": flexible(body.snapshot_footer_record, {})}
    if body.type_id == 5:
        value = body.kraft_version_record
        return {"kraft_version_record": flexible(value, fields(value, "kraft_version"))}
    if body.type_id == 6:
        value = body.voters_record
        return {"voters_record": flexible(value, {"voters": [voter(v) for v in value.voters]})}
    return {"unknown_value": body.unknown_value.hex()}


def flexible(value: Any, more: Json) -> Json:
    return {**fields(value, "version trailing"), **more, **tagged_fields(value)}


def leader_voter(value: Any, parsed: Any) -> Json:
    return {
        "voter_id": parsed.voter_id,
        "voter_directory_id": parsed.voter_directory_id.hex() if value.version >= 1 else None,
        **tagged_fields(parsed),
    }


def voter(parsed: Any) -> Json:
    feature = parsed.kraft_version_feature
    return {
        **fields(parsed, "voter_id voter_directory_id"),
        "endpoints": [
            {
                "name": text(each.name),
                "host": text(each.host),
                "port": each.port,
                **tagged_fields(each),
            }
            for each in parsed.endpoints
        ],
        "kraft_version_feature": {
            **fields(feature, "min_supported_version max_supported_version"),
            **tagged_fields(feature),
        },
        **tagged_fields(parsed),
    }


def text(parsed: Any) -> str | None:
    return data_or_null(parsed.len_value_plus_one.value - 1, parsed.value)


def tagged_fields(parsed: Any) -> Json:
    listed = parsed.tagged_fields.fields
    return {"tagged_fields": [[each.tag.value, each.data.hex()] for each in listed]}


def chunk_sizes(parsed: Any) -> Json:
    values = [*parsed.one_byte_values, *parsed.two_byte_values, *parsed.four_byte_values]
    return {
        **fields(parsed, "num_chunks base len_value len_last_chunk trailing"),
        "values": values + [each.value for each in parsed.three_byte_values],
    }


def producer_snapshot(parsed: Any) -> Json:
    names = "producer_id producer_epoch last_sequence last_offset offset_delta timestamp"
    names += " coordinator_epoch current_txn_first_offset"
    return {
        **fields(parsed, "version crc trailing"),
        "producer_entries": [fields(each, names) for each in parsed.producer_entries],
    }


def data_or_null(length: int, data: bytes) -> str | None:
    return None if length < 0 else data.hex()


# --- Messages of internal topics ---------------------------------------------------------------


def messages(data: bytes) -> Json:
    """The records of a `.messages` file, by the layouts that it starts with."""
    at = 4 + int.from_bytes(data[:4], "big")
    layouts: dict[str, list[list[str]]] = {}
    for line in data[4:at].decode().splitlines():
        first, *others = line.split(" ")
        if first == "type":
            fields = layouts.setdefault(others[0], [])
        else:
            fields.append([first, *others])
    found = []
    while at < len(data):
        grammar = data[at + 1 : at + 1 + data[at]].decode()
        at += 1 + data[at]
        record_type, length = struct.unpack_from(">hI", data, at)
        at += 6 + length
        found.append(one_message(layouts, grammar, record_type, data[at - length : at]))
    return {"messages": found}


def one_message(layouts: Any, grammar: str, record_type: int, data: bytes) -> Any:
    module = importlib.import_module(f"parsers.messages.{grammar}")
    parser = getattr(module, "".join(map(str.capitalize, grammar.split("_"))))
    stream = KaitaiStream(BytesIO(data))
    try:
        parameters = [record_type] if grammar.endswith("_value") else []
        return walk(layouts, parser(*parameters, stream), grammar)
    except KaitaiStructError:
        return {"error": True}


def walk(layouts: Any, parsed: Any, layout: str) -> Json:
    found = {}
    for name, kind, of, is_list in layouts[layout]:
        value = getattr(parsed, name, None)
        if is_list == "1":
            found[name] = [walk_one(layouts, each, kind, of) for each in value or ()]
        else:
            found[name] = walk_one(layouts, value, kind, of)
    return found


def walk_one(layouts: Any, value: Any, kind: str, of: str) -> Any:
    if kind == "struct":
        return None if value is None else walk(layouts, value, of)
    if kind == "varint":
        return None if value is None else value.value
    if kind == "bytes":
        return (value or b"").hex()
    if kind == "double":
        return struct.pack(">d", 0 if value is None else value).hex()
    return str(value or 0) if kind == "long" else value or 0


if __name__ == "__main__":
    main(sys.argv[1:] or sys.stdin.read().splitlines())
