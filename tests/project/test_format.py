"""docs/reference/format.md: every byte and number of its dumps, and what it says of the corpus.

The bytes are read from the segments, and the numbers decoded with ``struct`` and no parser.
"""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kafkafmt.segment import codecs
from tests.conformance import reference
from tests.conformance.cursor import Cursor
from tests.support.encoder import unsigned_varint, varint
from tests.support.truth import CASES, GOLDEN

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "docs" / "reference" / "format.md"
PAGE = FILE.read_text("utf-8")
DUMP = (
    r"(?P<mark><!-- dump (?P<segment>\S+) (?P<position>\d+)(?P<decompressed> decompressed)? -->)\n"
    r"```text\n(?P<text>.*?)```\n"
)
DUMPS = list(re.finditer(DUMP, PAGE, re.DOTALL))
LINE = re.compile(r"(?: *(\d+)  ([0-9a-f]{2}(?: [0-9a-f]{2}){0,7})|\s{20,})(?: +(.*))?")
SOUND = [name for name in CASES if not re.search("truncated|bitflip|badcrc", name)]
LIMIT = 1 << 26

SIGNED = {1: ">b", 2: ">h", 4: ">i", 8: ">q"}
BYTE = {"magic", "attributes"}
UNSIGNED = {"crc", "port"}
COUNTS = {"num_voters_plus_one", "num_granting_voters_plus_one", "num_endpoints_plus_one"}
COUNTS |= {"num_fields", "len_value_plus_one"}
BITS = {"compression_id": 7, "timestamp_type": 8, "is_transactional": 16, "is_control": 32}
BITS |= {"has_delete_horizon_ms": 64}


def entry_of(segment: str, position: int) -> bytes:
    """The bytes of an entry, by its length field."""
    data = (GOLDEN / segment).read_bytes()
    (length,) = struct.unpack_from(">i", data, position + 8)
    return data[position : position + 12 + length]


@cache
def entries(name: str) -> list[dict[str, Any]]:
    """The entries of the segments of a case, decoded with ``struct`` alone."""
    paths = sorted((GOLDEN / name).glob("*.log"))
    return [entry for path in paths for entry in reference.decode(path)["entries"]]


def batches(*names: str) -> Iterator[dict[str, Any]]:
    """The v2 batches of some cases."""
    for name in names:
        yield from (each["record_batch"] for each in entries(name) if "record_batch" in each)


def wrappers(*names: str) -> Iterator[tuple[dict[str, Any], dict[str, Any], Any]]:
    """The compressed messages of some cases, with their entries and what is inside."""
    for name in names:
        for entry in entries(name):
            message = entry.get("message")
            if message and message["attributes"]["compression_id"]:
                codec = message["attributes"]["compression_id"]
                stored = memoryview(bytes.fromhex(message["value"]))
                data = codecs.decompress(codec, stored, magic=entry["magic"], limit=LIMIT)
                inner = reference.message_set(Cursor(bytes(data), ""))["entries"]
                yield entry, message, inner


def starting(*prefixes: str) -> list[str]:
    return [name for name in SOUND if name.startswith(prefixes)]


# --- Dumps -------------------------------------------------------------------------------------


def test_every_dump_is_found_and_names_the_fields_of_the_grammars() -> None:
    assert len(DUMPS) == PAGE.count("<!-- dump ") == 8
    grammars = "".join(path.read_text("utf-8") for path in (ROOT / "ksy").glob("*.ksy"))
    known = set(re.findall(r"\bid: (\w+)$", grammars, re.M))
    for dump in DUMPS:
        shown = {re.search(r"(?:^|  )([a-z]\w+)", line[28:]) for line in dump["text"].splitlines()}
        names = {found[1] for found in shown if found}
        assert len(names) > 5
        assert names <= known


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump["mark"])
def test_a_dump_has_the_bytes_of_the_segment(dump: re.Match[str]) -> None:
    data = entry_of(dump["segment"], int(dump["position"]))
    if dump["decompressed"]:
        codec = data[17] & 7
        value = memoryview(data)[34 if data[16] else 26 :]
        data = bytes(codecs.decompress(codec, value, magic=data[16], limit=LIMIT))
    place = 0
    for line in dump["text"].splitlines():
        skipped = re.fullmatch(r" *(\d+)  … (\d+) more", line)
        if skipped:
            assert int(skipped[1]) == place
            place += int(skipped[2])
            continue
        found = LINE.fullmatch(line)
        assert found, line
        if found[1] is not None:
            shown = bytes.fromhex(found[2])
            assert int(found[1]) == place, line
            assert shown == data[place : place + len(shown)], line
            place += len(shown)
    assert place == len(data)


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump["mark"])
def test_the_numbers_of_a_dump_are_in_its_bytes(dump: re.Match[str]) -> None:
    checked = 0
    attributes = 0
    for line in dump["text"].splitlines():
        found = re.fullmatch(r" *\d+  ([0-9a-f ]+?)  +(\w+) +(-?\d+)(?:  .*)?", line)
        bits = re.fullmatch(r" +([a-z]\w+) +(\d+)(?:  .*)?", line)
        if line.split()[-1] == "attributes":
            attributes = int(line.split()[-2], 16)
        elif found:
            assert decoded(found[2], bytes.fromhex(found[1]), int(found[3])) == int(found[3]), line
            checked += 1
        elif bits:
            mask = BITS.get(bits[1], 0)
            assert int(bits[2]) == (attributes & mask) // (mask & -mask or 1), line
    assert checked >= 6


def decoded(name: str, data: bytes, told: int) -> int | None:
    """The number in a field's bytes; a varint is recognized by writing the number."""
    if name == "timestamp_delta":
        return told if varint(told) == data else None
    if name in COUNTS:
        return told if unsigned_varint(told) == data else None
    if name in UNSIGNED:
        return int.from_bytes(data, "big")
    if name in BYTE or len(data) in (4, 8) or name in ("version", "type_id") or "epoch" in name:
        return int(struct.unpack(SIGNED[len(data)], data)[0])
    if name.endswith("_version"):
        return int(struct.unpack(">h", data)[0])
    return told if varint(told) == data else None


def test_the_table_of_variable_length_integers() -> None:
    rows = re.findall(r"^\| (-?\d+) \| (\d+) \| `([0-9a-f ]+)` \|$", PAGE, re.MULTILINE)
    assert len(rows) == 11
    for number, stored, data in rows:
        assert varint(int(number)) == bytes.fromhex(data)
        assert unsigned_varint(int(stored)) == bytes.fromhex(data)


def test_the_sum_of_the_delete_horizon() -> None:
    horizon, delta, time = map(int, re.findall(r"(\d+) − (\d+) = (\d+), which", PAGE)[0])
    assert horizon - delta == time
    assert f"base_timestamp                 {horizon}  " in PAGE
    assert f"timestamp_delta              -{delta}\n" in PAGE
    assert f"max_timestamp                  {time}  " in PAGE


# --- What it says of the corpus ----------------------------------------------------------------


def test_the_checksum_of_an_lz4_frame_is_wrong_in_magic_0_alone() -> None:
    seen = set()
    for name in starting("k0", "upgrade", "k282", "k392", "k431-java", "k440"):
        for entry in entries(name):
            content = entry.get("message") or entry.get("record_batch") or {}
            stored = content.get("value") or content.get("compressed_records") or ""
            if content and content["attributes"]["compression_id"] == 3 and stored:
                assert stored.startswith("04224d186040")
                assert stored[12:14] == ("1a" if entry["magic"] == 0 else "82")
                seen.add(entry["magic"])
    assert seen == {0, 1, 2}


def test_what_the_clients_write() -> None:
    row = re.compile(r"^\| (\S+) \| (framed|raw) \| `(..) (..)` \| (.*)\|$", re.MULTILINE)
    rows = row.findall(PAGE)
    assert len(rows) == 9
    for client, snappy, flags, block, else_ in rows:
        folder = f"k431-{client.lower()}"
        stored = [each.get("compressed_records") for each in batches(f"{folder}-snappy")]
        framed = [each.startswith("82534e4150505900") for each in stored if each]
        assert framed
        assert set(framed) == {snappy == "framed"}
        frames = [each.get("compressed_records") for each in batches(f"{folder}-lz4")]
        assert {each[8:12] for each in frames if each} == {flags + block}
        assert ("uncompressed" in else_) == (None in [*stored, *frames])
    first = next(batches("k431-kafkajs-none"))
    assert (first["producer_id"], first["producer_epoch"], first["base_sequence"]) == ("-1", 0, 0)


def test_headers_of_rskafka_are_a_map_and_kafka_python_has_no_null_ones() -> None:
    def headers(client: str) -> list[list[list[str | None]]]:
        lines = (GOLDEN / f"k431-{client}-zstd" / "records.jsonl").read_text("utf-8").splitlines()
        return [json.loads(line)["headers"] for line in lines]

    java = headers("java")
    assert headers("kafka-python") == [[[k, v or ""] for k, v in each] for each in java]
    maps = [{str(name): value or "" for name, value in each} for each in java]
    assert headers("rskafka") == [[[name, each[name]] for name in sorted(each)] for each in maps]


def test_a_marker_has_the_next_epoch_since_kafka_4() -> None:
    for name, step in (("k282-tx", 0), ("k392-tx", 0), ("k431-tx", 1), ("k440-tx", 1)):
        epochs: dict[str, int] = {}
        steps = set()
        for batch in batches(name):
            if batch["attributes"]["is_control"]:
                steps.add(batch["producer_epoch"] - epochs[batch["producer_id"]])
                assert (batch["base_sequence"], batch["num_records"]) == (-1, 1)
            epochs[batch["producer_id"]] = batch["producer_epoch"]
        assert steps == {step}


def test_delete_horizons_and_empty_batches() -> None:
    horizons, empty = set(), 0
    for name in SOUND:
        for batch in batches(name):
            if batch["attributes"]["has_delete_horizon_ms"]:
                horizons.add(name.partition("-")[0])
            if batch["num_records"] == 0:
                empty += 1
                assert batch["base_timestamp"] == "-1"
                assert batch["attributes"]["compression_id"] == 0
                assert batch["last_offset_delta"] == 2
    assert horizons == {"k392", "k431", "k440"}
    assert empty > 5


def test_no_record_has_attributes_and_no_batch_a_high_byte() -> None:
    for name in SOUND:
        for batch in batches(name):
            assert batch["attributes"]["unused_high"] == 0
            for record in batch.get("records", []):
                assert record["attributes"] == 0


def test_offsets_and_times_in_wrappers() -> None:
    bits: dict[tuple[str, bool], set[bool]] = {}
    gaps = 0
    for name in starting("k0", "upgrade"):
        for entry, wrapper, inner in wrappers(name):
            assert wrapper["key"] is None
            offsets = [int(each["offset"]) for each in inner]
            if entry["magic"] == 0:
                assert offsets[-1] == int(wrapper["offset"])
                continue
            assert offsets[0] == 0
            gaps += offsets != list(range(len(offsets)))
            append = wrapper["attributes"]["timestamp_type"] == 1
            latest = max(int(each["timestamp"]) for each in inner)
            if not append:
                assert latest == int(wrapper["timestamp"])
            key = (name.partition("-")[0], append)
            types = {each["attributes"]["timestamp_type"] == 1 for each in inner}
            bits[key] = bits.get(key, set()) | types
            if append and True in types:
                assert {each["timestamp"] for each in inner} == {wrapper["timestamp"]}
    assert gaps > 10
    assert all(types == {False} for (_, append), types in bits.items() if not append)
    assert bits["k01001", True] == bits["k01022", True] == {False}
    assert bits["k01103", True] == {True}


def test_twelve_segments_end_with_zeroes() -> None:
    tails = [
        tail
        for name in SOUND
        for path in (GOLDEN / name).glob("*.log")
        if (tail := reference.decode(path)["tail"])
    ]
    assert len(tails) == 12
    assert all(set(tail) == {"0"} for tail in tails)
    assert "twelve segments end with them" in PAGE


def test_one_segment_has_all_three_magics() -> None:
    paths = list((GOLDEN / "k01103-upgrade-mixed").glob("*.log"))
    assert len(paths) == 1
    assert {entry["magic"] for entry in entries("k01103-upgrade-mixed")} == {0, 1, 2}


def test_the_page_names_every_file_that_it_shows() -> None:
    shown = set(re.findall(r"\.\./images/structures/\w+\.svg", PAGE))
    assert len(shown) >= 6
    assert all((FILE.parent / name).is_file() for name in shown)
