"""The inspector's reader gives what the library and Kafka's own reader give, on every byte."""

from __future__ import annotations

import dataclasses
import random
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt._base.java import decode_utf8
from kafkafmt.segment import codecs
from kafkafmt.segment.record import layout
from tests.cli.inspector.reading import Reader, batch_row, record_row
from tests.conformance.made import LIMITS, ODD
from tests.support.encoder import Rec, message, record_batch, wrapper
from tests.support.samples import SOAK
from tests.support.tables import Row, rows
from tests.support.truth import (
    CASES,
    CHECKPOINT_CASES,
    GOLDEN,
    load,
    load_checkpoints,
    representatives,
)

pytestmark = pytest.mark.node


def _only(row: Row, columns: Row) -> Row:
    return {name: row[name] for name in columns}


def _same(found: Row, batches: list[Row], records: list[Row], damage: list[Row]) -> None:
    """Compare what the reader found with the rows of the library or the truth."""
    found_batches = [batch_row(each) for each in found["batches"]]
    found_records = [record_row(each) for each in found["records"]]
    assert found_batches == [
        _only(row, each) for row, each in zip(batches, found_batches, strict=True)
    ]
    for row, other in zip(found_records, records, strict=True):
        expected = _only(other, row)
        if other["magic"] < 2:  # the table has null where there is no such field
            expected["sequence"] = -1
        assert row == expected
    assert [(each["position"], each["length"], each["kind"]) for each in found["damage"]] == [
        (row["position"], row["length"], row["kind"]) for row in damage
    ]
    assert all(each["reason"] for each in found["damage"])


@pytest.mark.parametrize("name", CASES if SOAK else sorted(representatives()))
def test_every_case_equals_the_truth(reader: Reader, name: str) -> None:
    case = load(name)
    for path in case.segments:
        found = reader.ask("read", path)
        batches, records, damage = (
            [row for row in table if row["segment"] == path.name]
            for table in (case.batches, case.records, case.damage)
        )
        _same(found, batches, records, damage)
        control = {
            (path.name, int(each["offset"])): (
                each["control"]["name"],
                each["control"]["coordinatorEpoch"],
            )
            for each in found["records"]
            if "control" in each
        }
        assert control == {key: case.control[key] for key in case.control if key[0] == path.name}


@pytest.mark.parametrize("name", CHECKPOINT_CASES)
def test_kraft_snapshots_equal_the_truth(reader: Reader, name: str) -> None:
    batches, records = load_checkpoints(name)
    for path in sorted((GOLDEN / name).glob("*.checkpoint")):
        own = [
            [row for row in table if row["segment"] == path.name] for table in (batches, records)
        ]
        _same(reader.ask("read", path), own[0], own[1], [])


def _equals_the_library(reader: Reader, data: bytes) -> None:
    """The reader and the library say the same of any bytes."""
    _same(
        reader.ask("read", data),
        rows(kafkafmt.read_batches(data, on_damage="skip")),
        rows(kafkafmt.read_records(data, include_control=True, on_damage="skip")),
        rows(kafkafmt.read_damage(data)),
    )


MADE = {name: data for name, data in {**ODD, **LIMITS}.items() if name.endswith(".log")}


@pytest.mark.parametrize("name", MADE)
def test_made_files_read_as_the_library_reads_them(reader: Reader, name: str) -> None:
    _equals_the_library(reader, MADE[name])


SMALL = [path for path in sorted(GOLDEN.glob("*/*.log")) if 200 < path.stat().st_size < 3000]


@pytest.mark.parametrize("path", SMALL[::9], ids=lambda path: path.parent.name)
def test_flipped_bits_and_cuts_read_as_the_library_reads_them(reader: Reader, path: Path) -> None:
    data = path.read_bytes()
    chosen = random.Random(path.parent.name)
    for _ in range(6):
        changed = bytearray(data)
        for _ in range(chosen.randint(1, 4)):
            changed[chosen.randrange(len(changed))] ^= 1 << chosen.randrange(8)
        _equals_the_library(reader, bytes(changed))
        _equals_the_library(reader, data[: chosen.randrange(len(data))])
        middle = chosen.randrange(len(data))
        _equals_the_library(reader, data[:middle] + data[middle + chosen.randint(1, 90) :])


@pytest.mark.parametrize(
    "first",
    [
        b"hello, this is a text\tof one\r\nor two 'lines'",
        b"""he said \\ "no", and 'yes', to both""",
        b"short",
        b"\x80 is no text, and no signature",
    ],
    ids=ascii,
)
@pytest.mark.parametrize("size", [0, 400])
def test_a_text_in_place_of_a_log_is_told_as_in_the_library(
    reader: Reader, first: bytes, size: int
) -> None:
    data = first + b"." * size
    (found,) = reader.ask("read", data)["damage"]
    (expected,) = rows(kafkafmt.read_damage(data))
    for name in ("position", "length", "kind"):
        assert found[name] == expected[name]
    is_text = "found a text" in expected["message"]
    assert ("found a text" in found["reason"]) == is_text


UUID = "AAAAAAAAAAAAAAAAAAAAAA"


@pytest.mark.parametrize(
    ("directory", "names"),
    [
        ("orders-0", (f"{100:020}.log", f"{104:020}.log")),
        ("orders-0", (f"{100:020}.log", f"{101:020}.log")),
        (f"orders-3.{'0f' * 16}-delete", (f"{100:020}.log", f"{104:020}.log")),
        ("orders", (f"{100:020}.log", f"{104:020}.log")),
        ("orders-2147483648", (f"{100:020}.log", f"{104:020}.log")),
        (f"orders-0-{UUID}", (f"{100:020}-{UUID}.log", f"{102:020}-{UUID}.log")),
        ("orders-0", (f"{100:020}-{1:010}.checkpoint", f"{102:020}.log")),
        ("orders-0", (f"{2**63 - 8}.log".zfill(24), f"{2**63 - 4}.log".zfill(24))),
    ],
)
def test_offsets_outside_their_segment_are_damage_as_in_the_library(
    reader: Reader, tmp_path: Path, directory: str, names: tuple[str, str]
) -> None:
    folder = tmp_path / directory
    folder.mkdir()
    chosen = random.Random(directory + names[1])
    for _ in range(12):
        for name in names:
            base = int(name[:20])
            entries = [
                record_batch([Rec(b"k", b"v"), Rec(b"k", b"v", offset_delta=1)], base_offset=at)
                for at in (base, base + 2)
            ]
            data = bytearray(b"".join(entries))
            for start in (0, len(entries[0])):
                if chosen.random() < 0.5:
                    data[start + chosen.randrange(8)] ^= 1 << chosen.randrange(8)
                if chosen.random() < 0.3:
                    data[start + 30] ^= 1
            (folder / name).write_bytes(data)
        for name in names:
            # Objects of a tier overlap: the library reads an offset from one of them, the page all.
            source = folder if name.endswith(".log") and UUID not in name else folder / name
            tables = [
                kafkafmt.read_batches(source, on_damage="skip"),
                kafkafmt.read_records(source, on_damage="skip"),
                kafkafmt.read_damage(source),
            ]
            own = [[row for row in rows(each) if row["segment"] == name] for each in tables]
            _same(reader.ask("read", folder / name), *own)


def test_the_limits_are_those_of_the_library(reader: Reader) -> None:
    library = dataclasses.asdict(kafkafmt.Limits())
    assert reader.ask("limits") == {
        "batchBytes": library["batch_bytes"],
        "batchRecords": library["batch_records"],
        "recordHeaders": library["record_headers"],
        "batchHeaders": library["batch_headers"],
    }


LIMITED = {
    "batch_records": ("batchRecords", 2),
    "record_headers": ("recordHeaders", 4),
    "batch_headers": ("batchHeaders", 12),
    "batch_bytes": ("batchBytes", 150),
}


@pytest.mark.parametrize("framing", ["none", "gzip"])
@pytest.mark.parametrize("limit", LIMITED)
def test_what_passes_a_limit_is_damage_as_in_the_library(
    reader: Reader, limit: str, framing: str
) -> None:
    name, most = LIMITED[limit]
    headers = tuple((b"name", b"value") for _ in range(5))
    data = record_batch([Rec(b"k", b"v" * 40, headers)] * 3, framing=framing)
    limits = kafkafmt.Limits(**{limit: most})
    found = reader.ask("read", data, limits={name: most})
    damage = rows(kafkafmt.read_damage(data, limits=limits))
    assert [(each["position"], each["kind"]) for each in found["damage"]] == [
        (row["position"], row["kind"]) for row in damage
    ]
    assert found["records"] == []
    assert damage[0]["kind"] == "limit_exceeded"


def test_a_message_holds_more_messages_than_a_call_takes_arguments(reader: Reader) -> None:
    """JavaScript has room for about 120,000 on its stack."""
    inner = message(magic=0, value=b"v")
    data = wrapper([inner] * 150_000, magic=0, offset=0)
    found = reader.ask("read", data)
    assert (len(found["records"]), found["damage"]) == (150_000, [])


def test_the_layout_is_that_of_the_library(reader: Reader) -> None:
    found = reader.ask("layout")
    assert found
    assert found == {name: getattr(layout, name) for name in found}


@pytest.mark.parametrize(
    "data",
    [b"", b"k\xc3\xa9y", b"\xed\xa0\x80", b"a\xed\xbf\xbf\xed\xa0b", b"\xf0\x9f\x98", b"\xff\xfe"],
)
def test_header_keys_are_decoded_as_in_java(reader: Reader, data: bytes) -> None:
    assert reader.ask("utf8", data) == decode_utf8(data)


def test_an_unknown_codec_is_unsupported(reader: Reader) -> None:
    found = reader.ask("decompress", b"data", codec=5, magic=2, limit=100)
    assert found["kind"] == "unsupported"
    assert codecs.codec_name(5) is None


# The smallest segment of each broker, magic and codec, and one with control records.
def _samples() -> list[Path]:
    found: dict[tuple[str, int, str, bool], Path] = {}
    for name in CASES:
        case = load(name)
        for row in case.batches:
            path = case.path / row["segment"]
            kind = (name.split("-")[0], row["magic"], row["compression"], row["isControl"])
            if kind not in found or path.stat().st_size < found[kind].stat().st_size:
                found[kind] = path
    return sorted(set(found.values()))


@pytest.mark.parametrize(
    "path", _samples(), ids=lambda path: f"{path.parent.name}-{path.stem[-3:]}"
)
def test_every_byte_leads_to_its_field(reader: Reader, path: Path) -> None:
    found = reader.ask("places", path)
    assert found["wrong"] == []
    sound = [
        row
        for row in load(path.parent.name).batches
        if row["segment"] == path.name and row["isValid"]
    ]
    assert found["bytes"] >= sum(row["sizeInBytes"] for row in sound)
