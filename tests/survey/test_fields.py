"""The bytes of a batch, field by field."""

from __future__ import annotations

import re
import struct
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from kafkafmt.cli import streams
from tests.cli.running import json_lines, run
from tests.support.encoder import Rec, message, record_batch, wrapper
from tests.support.truth import CASES, GOLDEN
from tests.survey.brokers import plain
from tests.survey.logs import Log
from tests.survey.tiers import records, tier_of_two_histories

FRAMINGS = ["none", "gzip", "snappy-xerial", "lz4", "zstd"]


def rows(data: bytes | str, **where: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = kafkafmt.read_fields(data, **where).to_pylist()
    return found


def named(found: list[dict[str, Any]], name: str) -> dict[str, Any]:
    (row,) = (row for row in found if row["name"] == name)
    return row


@pytest.mark.parametrize("framing", FRAMINGS)
def test_a_record_is_found_by_its_offset(framing: str) -> None:
    records = [
        Rec(b"key", b"value", ((b"name", b"x"), (b"empty", None)), offset_delta=0),
        Rec(None, b"", offset_delta=2, timestamp_delta=-5),
    ]
    first = record_batch([Rec(b"a", b"b")], base_offset=5)
    batch = record_batch(
        records, base_offset=10, base_timestamp=1000, max_timestamp=1000, framing=framing
    )
    found = rows(first + batch, offset=12)
    base = named(found, "baseOffset")
    assert (base["value"], base["position"], base["length"]) == ("10", len(first), 8)
    assert base["bytes"] == struct.pack(">q", 10)
    assert named(found, "timestampDelta")["note"] == "1970-01-01T00:00:00.995Z"
    assert named(found, "record")["note"] == "offset 12"
    assert "key" not in [row["name"] for row in found]  # null
    assert [row["name"] for row in found].count("value") == 1
    where = "segment" if framing == "none" else "decompressed"
    assert named(found, "value")["buffer"] == where


@pytest.mark.parametrize("framing", FRAMINGS)
def test_a_batch_is_found_by_its_position(framing: str) -> None:
    first = record_batch([Rec(b"a", b"b")])
    batch = record_batch(
        [Rec(b"k%d" % n, b"v", offset_delta=n) for n in range(3)], base_offset=1, framing=framing
    )
    found = rows(first + batch, position=len(first))
    assert [row["value"] for row in found if row["name"] == "key"] == ['"k0"', '"k1"', '"k2"']


@pytest.mark.parametrize("name", CASES[::8])
def test_the_fields_cover_the_bytes_without_overlap(name: str) -> None:
    """In each buffer the fields without parts follow each other, from the first byte on."""
    for path in sorted((GOLDEN / name).glob("*.log"))[:1]:
        data = path.read_bytes()
        with kafkafmt.open_segment(str(path), on_damage="skip") as segment:
            batches = [batch for batch in segment if batch.is_valid][:3]
        for batch in batches:
            found = rows(data, position=batch.position)
            for buffer in {row["buffer"] for row in found}:
                end = batch.position if buffer == "segment" else 0
                for row in found:
                    if row["buffer"] != buffer or row["value"] is None or row["length"] == 0:
                        continue
                    if row["bits"] is not None:
                        assert end - 2 <= row["position"] <= end
                        end = max(end, row["position"] + 1)
                        continue
                    assert row["position"] == end
                    end += row["length"]
                    if buffer == "segment":
                        assert row["bytes"] == data[row["position"] : end]
                is_compressed = batch.compression_id and batch.count
                if buffer == "segment" and not (is_compressed and batch.magic == 2):
                    assert end == batch.position + batch.size_in_bytes


def test_flags_are_bits() -> None:
    data = record_batch([Rec(b"a", b"b")], transactional=True, producer_id=1, framing="zstd")
    found = rows(data, position=0)
    flags = {row["path"]: (row["bits"], row["value"]) for row in found if row["bits"]}
    assert flags["header.attributes.is_transactional"] == ("4", "true")
    assert flags["header.attributes.compression_id"] == ("0-2", "4")


@pytest.mark.parametrize("magic", [0, 1])
@pytest.mark.parametrize("framing", ["gzip", "snappy-xerial"])
def test_messages_in_a_message_are_shown(magic: int, framing: str) -> None:
    inner = [message(key=b"k%d" % n, value=b"v%d" % n, offset=n, magic=magic) for n in range(3)]
    found = rows(wrapper(inner, offset=2, magic=magic, framing=framing), offset=1)
    values = [row for row in found if row["buffer"] == "decompressed" and row["name"] == "value"]
    assert [row["value"] for row in values] == ['"v1"']
    assert values[0]["position"] > len(inner[0])


def test_a_wrong_checksum_is_told() -> None:
    data = bytearray(record_batch([Rec(b"a", b"b")]))
    data[-3] ^= 1
    assert "wrong: the bytes have" in named(rows(bytes(data), position=0), "crc")["note"]


def test_what_cannot_be_parsed_is_the_last_row() -> None:
    sound = record_batch([Rec(b"key", b"value")])
    data = record_batch([sound[61:-3]])
    *_, last = rows(data, position=0)
    assert last["path"].startswith("records[0]")


def test_a_negative_length_is_called_so() -> None:
    data = bytearray(record_batch([Rec(b"a", b"b")]))
    data[61] = 0x6B  # the length of the first record
    assert "a length of -54" in [row["note"] for row in rows(bytes(data), position=0)]


def test_a_payload_that_cannot_be_decompressed_is_told() -> None:
    found = rows(record_batch([Rec(b"a", b"b")], attributes=1, payload=b"junk"), position=0)
    assert "cannot be decompressed" in found[-1]["note"]


@pytest.mark.parametrize(
    ("where", "words"),
    [
        ({"offset": 3}, "no batch has offset 3; the one before is 2, the next is 9"),
        ({"offset": 99}, "no batch has offset 99; the one before is 9"),
        ({"offset": -1}, "no batch has offset -1; the next is 0"),
        ({"position": 1}, "no batch begins at byte 1; the nearest begin at 0 and"),
        ({"position": 10**6}, "no batch begins at byte 1000000; the nearest begins at "),
        ({}, "pass either offset or position"),
        ({"offset": 1, "position": 1}, "pass either offset or position"),
    ],
)
def test_what_is_not_there_is_a_sentence(where: dict[str, int], words: str, tmp_path: Path) -> None:
    log = Log()
    log.data(count=3)
    log.end = 9
    log.data()
    directory = log.write(tmp_path / "t-0")
    with pytest.raises(ValueError, match=words):
        rows(str(directory), **where)
    if len(where) == 1:
        ((name, number),) = where.items()
        done = run("show", f"--{name}={number}", directory)
        assert (done.exit_code, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def test_the_next_offset_is_that_of_a_later_segment(tmp_path: Path) -> None:
    directory = plain(3, 1, 3).lose(3).write(tmp_path / "t-0")
    words = "no batch has offset 4; the one before is 2, the next is 6$"
    with pytest.raises(ValueError, match=words):
        rows(str(directory), offset=4)


@pytest.mark.parametrize(
    ("is_sound_frame", "found"),
    [(True, "a batch with a wrong checksum"), (False, "unreadable bytes")],
)
def test_a_damaged_batch_is_not_missing(is_sound_frame: bool, found: str, tmp_path: Path) -> None:
    directory = plain(1, 4, 2).spoil(0, 4).write(tmp_path / "t-0")
    path = directory / f"{0:020}.log"
    size = path.stat().st_size // 4
    if not is_sound_frame:
        data = bytearray(path.read_bytes())
        data[2 * size : 3 * size] = b"\xff" * size
        path.write_bytes(data)
    shown = f" (--position {2 * size} of {path.name})" if is_sound_frame else ""
    words = f"the one before is 3, the next is 6, at byte {2 * size}: {found}{shown}"
    with pytest.raises(ValueError, match=f"no batch has offset 4; {re.escape(words)}$"):
        rows(str(directory), offset=4)
    with pytest.raises(ValueError, match=r"no batch has offset 8; the one before is 7$"):
        rows(str(directory), offset=8)


def test_an_unfinished_last_entry_is_told(tmp_path: Path) -> None:
    path = plain(1, 1, 2).write(tmp_path / "t-0") / f"{0:020}.log"
    size = path.stat().st_size
    with path.open("ab") as file:
        file.write(bytes([*bytes(7), 2, *bytes(3), 99, *bytes(10)]))
    with pytest.raises(ValueError, match=f"the one before is 1, at byte {size}: unfinished last"):
        rows(str(path), offset=2)


def test_a_file_that_lacks_an_offset_is_named_itself(tmp_path: Path) -> None:
    directory = plain(2, 1, 2).write(tmp_path / "t-0")
    first = directory / f"{0:020}.log"
    for source, named in ((first, first), (directory, directory)):
        with pytest.raises(ValueError, match=f"^{named}: no batch has offset 9"):
            rows(str(source), offset=9)


def test_every_record_of_a_tier_is_found(tmp_path: Path) -> None:
    """Segments in it overlap, and of some only a part counts."""
    root = tier_of_two_histories(tmp_path)
    for offset, value in records(root):
        assert named(rows(str(root), offset=offset), "value")["value"] == f'"{value}"'


def test_what_compaction_removed_is_told() -> None:
    data = record_batch([Rec(b"a", b"b"), Rec(b"c", b"d", offset_delta=2)])
    with pytest.raises(ValueError, match="does not have offset 1 any more"):
        rows(data, offset=1)


def test_a_directory_finds_the_segment(tmp_path: Path) -> None:
    directory = plain(4, 1, 2).write(tmp_path / "t-0")
    assert named(rows(str(directory), offset=5), "value")["value"] == '"v5"'
    with pytest.raises(ValueError, match="has several segments"):
        rows(str(directory), position=0)


def test_a_segment_finds_its_batches(tmp_path: Path) -> None:
    with kafkafmt.open_segment(plain(1, 3, 2).write(tmp_path / "t-0") / f"{0:020}.log") as segment:
        batch = segment.find(3)
        assert batch is not None
        assert (batch.base_offset, segment.batch_at(batch.position).base_offset) == (2, 2)
        assert segment.find(6) is None
        assert [each.base_offset for each in segment] == [0, 2, 4]


def test_a_tree_has_the_positions_of_its_fields() -> None:
    with kafkafmt.open_segment(record_batch([Rec(b"a", b"b")])) as segment:
        (batch,) = segment
        tree = batch.tree
    assert tree._debug["header"] == {"start": 0, "end": 61}
    assert tree.header._debug["crc"] == {"start": 17, "end": 21}
    assert tree.records.records[0].body.value == b"b"


def test_the_command_prints_hexadecimal_bytes(tmp_path: Path) -> None:
    directory = plain(1, 1, 2).write(tmp_path / "t-0")
    shown = run("show", "--offset", "1", directory)
    assert shown.exit_code == 0
    assert "         0  00 00 00 00 00 00 00 00 " in shown.stdout
    assert 'value: "v1"' in shown.stdout
    lines = json_lines(run("show", "--json", "--position", "0", directory / f"{0:020}.log").stdout)
    assert [row["value"] for row in lines if row["name"] == "value"] == ['"v0"', '"v1"']


@pytest.mark.parametrize("columns", [60, 80, 120, 200])
def test_fields_fit_a_screen(columns: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / f"{0:020}.log"
    value = b"a value of many words " * 20
    path.write_bytes(record_batch([Rec(b"key", value, ((b"trace-id", b"abc"),))]))
    piped = run("show", "--offset", "0", path).stdout
    monkeypatch.setattr(streams, "is_terminal", lambda: True)
    monkeypatch.setenv("COLUMNS", str(columns))
    shown = run("show", "--offset", "0", path).stdout
    assert max(map(len, shown.splitlines())) <= columns
    # The same words, and the same bytes.
    for rule in (r"[A-Za-z]{3,}", r"\b[0-9a-f]{2}\b"):
        found = [
            sorted(word for line in text.splitlines() for word in re.findall(rule, line[10:]))
            for text in (shown, piped)
        ]
        assert found[0] == found[1]


def test_a_large_field_is_cut_off_in_print_only(tmp_path: Path) -> None:
    path = tmp_path / f"{0:020}.log"
    path.write_bytes(record_batch([Rec(None, b"\x1b[2J" + bytes(5000))]))
    shown = run("show", "--offset", "0", path).stdout
    assert "… 4748 bytes more" in shown
    assert "\x1b" not in shown
