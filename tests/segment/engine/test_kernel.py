"""The kernel: rejected entries leave no trace; the columns that it makes."""

from __future__ import annotations

import gc
import random
import sys
import zlib
from collections.abc import Iterator
from itertools import combinations_with_replacement
from pathlib import Path
from typing import TYPE_CHECKING

import crc32c
import pyarrow as pa
import pytest

import kafkafmt
from kafkafmt import Limits
from kafkafmt._base.damage import DamagePolicy
from kafkafmt._base.java import decode_utf8
from kafkafmt.segment.engine.opening import LogPart
from kafkafmt.segment.tables import schemas
from kafkafmt.storage.discovery import find_extents
from kafkafmt.storage.window import PIECE_SIZE
from tests.attacks.fuzz.answers import columnar, differences
from tests.attacks.fuzz.mutations import encoded
from tests.support.encoder import FRAMINGS, Rec, message, record_batch, wrapper
from tests.support.encoder.record_batch import record
from tests.support.encoder.varint import overlong, varint
from tests.support.engines import compiled
from tests.support.files import put
from tests.support.guarded import Guarded
from tests.support.tables import rows

if TYPE_CHECKING:
    from kafkafmt.segment.engine.kernel._kernel import Kernel

kernel, columnar_engine, scanner = compiled(), compiled("compiled"), compiled("scanner")

ENCODED = encoded()
NAMES = schemas.RECORD_SCHEMA.names


@pytest.fixture(autouse=True)
def _by_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KAFKAFMT_ENGINE", "columnar")


# --- what is refused leaves no trace -------------------------------------------------------------


def _refused() -> Iterator[bytes]:
    """Batches whose last record is wrong, after one with a key, a value and a header."""
    good = record(Rec(b"key", b"value", ((b"name", b"v"),)))
    whole = record(Rec(b"k", b"v"))
    yield record_batch([good, good[:-1]], count=2)
    yield record_batch([good, whole], trailing=b"\0")
    yield record_batch([good, whole], count=1)
    yield record_batch([good, record(Rec(), trailing=b"\0")])
    yield record_batch([good, record(Rec(), header_count=varint(-1))])
    yield record_batch([good, record(Rec(), header_count=varint(1))])
    yield record_batch([good, record(Rec(), key=varint(2**31 - 1))])
    yield record_batch([good, record(Rec(), value=varint(9))])
    yield record_batch([good, record(Rec(), header_count=varint(1), headers=varint(-1) + b"\0")])
    for field in ("offset_delta", "key", "value", "header_count"):
        yield record_batch([good, record(Rec(), **{field: overlong(1, 6) + b"x"})])
    yield record_batch([good, record(Rec(), timestamp_delta=overlong(1, 11, 70))])
    yield record_batch([good, overlong(len(whole) - 1, 6) + whole[1:]])
    yield record_batch([good, varint(2 * len(whole) - 1) + whole[1:] + whole], count=3)


@pytest.mark.parametrize("number", range(len(list(_refused()))))
def test_a_refused_batch_leaves_no_trace(number: int) -> None:
    refused = list(_refused())[number]
    before = record_batch([Rec(b"", None, ((b"h", None),))], base_offset=1)
    after = record_batch([Rec(None, b"", ((b"h", b""), (b"", None))), Rec()], base_offset=8)
    expected = rows(columnar(before + after))
    for row in expected[1:]:
        row["batchPosition"] += len(refused)
    data = before + refused + after
    assert rows(columnar(data, on_damage="skip")) == expected
    assert [row["key"] for row in expected] == [b"", None, None]
    assert [row["value"] for row in expected] == [None, b"", None]
    with pytest.raises(kafkafmt.errors.MalformedError) as caught:
        columnar(data)
    assert caught.value.position == len(before)
    assert differences(data) == []


def test_refused_messages_leave_no_trace() -> None:
    inner = [message(magic=1, offset=n, key=b"k", value=b"v", timestamp=1) for n in range(3)]
    refused = [
        wrapper(each, magic=1, offset=5, framing="gzip")
        for each in (
            [*inner, message(magic=1, offset=3, key_length=99)],
            [*inner, message(magic=1, offset=3, codec=1, value=b"")],
            [*inner, message(magic=1, offset=99)],
            [],
        )
    ]
    for magic in (0, 1):
        refused += [
            message(magic=magic, offset=2, key=b"stray", value_length=99),
            message(magic=magic, offset=2, key_length=99),
            message(magic=magic, offset=2, key=b"stray", crc=0),
        ]
    before = message(magic=0, offset=1, key=b"", value=None)
    after = message(magic=0, offset=6, key=None, value=b"")
    for each in refused:
        found = columnar(before + each + after, on_damage="skip")
        assert found.column("key").to_pylist() == [b"", None]
        assert found.column("value").to_pylist() == [None, b""]
        assert found.column("timestamp").null_count == 2
        assert differences(before + each + after) == []


@pytest.mark.parametrize("name", [b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xc0a"])
def test_a_name_that_is_no_utf8_is_read_by_the_reference_engine(name: bytes) -> None:
    before = record_batch([Rec(b"1", None, ((b"\xc3", None),))], base_offset=1)
    bad = record_batch([Rec(b"2", b"v", (("n\u00e4me".encode(), b"v"), (name, b"")))])
    data = ENCODED[0] + before + bad + ENCODED[0]
    assert differences(data) == []
    found = columnar(bad).column("headers").to_pylist()[0]
    assert found[0]["key"] == "n\u00e4me"
    assert "\ufffd" in found[1]["key"]


@pytest.mark.parametrize(
    "text", ["", "a", "\u007f\u0080\u07ff\u0800", "\ud7ff\ue000\uffff", "\U00010000\U0010ffff"]
)
def test_a_name_that_is_utf8_is_not_refused(text: str) -> None:
    data = record_batch([Rec(headers=((text.encode(), None),) * 3)])
    status, _ = _walk(data)
    assert status == kernel.DONE
    assert columnar(data).column("headers").to_pylist() == [[{"key": text, "value": None}] * 3]


# --- the kernel by itself ------------------------------------------------------------------------


def _kernel(**options: int) -> Kernel:
    made: Kernel = kernel.Kernel(
        kernel.RECORDS,
        set(NAMES),
        Limits(),
        True,
        options.get("max_rows", 1000),
        options.get("max_bytes", 1 << 20),
    )
    made.begin(0, None, None, -1, 0)
    return made


def _walk(data: bytes, end: int | None = None) -> tuple[int, int]:
    """Why the kernel stopped, and how many rows it had then."""
    made = _kernel()
    return made.walk(data, 0, 0, len(data) if end is None else end), made.rows


def test_sound_entries_are_not_refused() -> None:
    batch = record_batch([Rec(b"k", b"v", ((b"h", None),)), Rec()])
    old = message(magic=0, value=b"v") + message(magic=1, key=b"k")
    assert _walk(batch + old + batch) == (kernel.DONE, 6)
    assert _walk(record_batch([])) == (kernel.DONE, 0)


@pytest.mark.parametrize("framing", [name for name, f in FRAMINGS.items() if f.codec])
def test_compressed_entries_are_handed_back(framing: str) -> None:
    magic = FRAMINGS[framing].magics[-1]
    inner = [message(magic=magic, offset=n, value=b"v") for n in range(2)]
    data = (
        record_batch([Rec(), Rec()], framing=framing)
        if magic == 2
        else wrapper(inner, magic=magic, offset=1, framing=framing)
    )
    made = _kernel()
    assert made.walk(data, 0, 0, len(data)) == kernel.COMPRESSED
    header = kernel.entry_header(made, data)
    assert (header.compression_id, header.magic) == (FRAMINGS[framing].codec, magic)
    packed = header.compressed()
    assert packed is not None
    payload = scanner.codecs.decompress(FRAMINGS[framing].codec, packed, magic=magic, limit=1 << 20)
    cut = made.append(payload[:-1], data, 0, len(data))
    assert cut in (kernel.REFUSED, kernel.DONE)  # a cut set is a shorter one
    made.clear()
    assert made.append(payload, data, 0, len(data)) == kernel.DONE
    assert made.rows == 2
    assert made.entry_end == len(data)


def test_columns_that_outgrow_their_memory_keep_what_they_have() -> None:
    sizes = [1, 300_000, 900_000, 1_200_000, 2_500_000, 4_000_000, 10]
    values = [bytes([65 + number]) * size for number, size in enumerate(sizes)]
    data = b"".join(
        record_batch([Rec(value, value[:-1])], base_offset=number)
        for number, value in enumerate(values)
    )
    found = kafkafmt.read_records(data, columns=["key", "value"])
    assert found["key"].to_pylist() == values
    assert found["value"].to_pylist() == [value[:-1] for value in values]


def test_an_entry_that_the_piece_cuts_is_asked_for_whole() -> None:
    data = record_batch([Rec(b"k", b"v")])
    made = _kernel()
    for end in range(1, len(data)):
        assert made.walk(data[:end], 0, 0, len(data)) == kernel.MORE
        assert end < made.needed <= len(data)
    assert made.rows == 0


@pytest.mark.skipif(sys.platform == "win32", reason="needs mprotect")
@pytest.mark.parametrize("believes_lengths", [False, True])
def test_no_byte_beyond_a_piece_is_read(believes_lengths: bool) -> None:
    """A sound or damaged entry follows another one; the piece and the log end at any byte of it."""
    page = Guarded()
    before = message(magic=0)
    batch = record_batch([Rec(b"k", b"v")], base_offset=1)
    tails = [
        *(batch, message(magic=0, offset=1, value=b"v"), message(magic=1, offset=1, value=b"v")),
        *(batch[:16] + bytes([magic]) + batch[17:] for magic in (0, 1, 3)),
        *(bytes(70), b"\xff" * 70),
    ]
    made = kernel.Kernel(kernel.MARKERS, (), Limits(), True, 1, 1)
    for tail in [*tails, *(tail[:-1] + bytes([tail[-1] ^ 1]) for tail in tails)]:
        for seen, left in combinations_with_replacement(range(len(tail) + 1), 2):
            piece = page.at_its_end(before + tail[:seen])
            place = (len(before), 0, len(before) + left)
            made.begin(0, None, None, -1, 0)
            made.leaves_out = not believes_lengths
            headers, _ = kernel.entry_headers(made, piece, *place, believes_lengths)
            assert sum(len(header.data) for header in headers if header) <= seen
            made.begin(0, None, None, -1, 0)
            found = kernel.entries_around(made, piece, *place, 9, 9, 999)[0]
            assert found is None or tail.startswith(found.data)


def test_a_walk_stops_when_enough_is_gathered() -> None:
    data = record_batch([Rec(None, b"v" * 100), Rec()]) * 5
    made = _kernel(max_rows=4)
    assert made.walk(data, 0, 0, len(data)) == kernel.FULL
    assert (made.rows, made.offset) == (4, len(data) // 5 * 2)
    made = _kernel(max_bytes=300)
    assert made.walk(data, 0, 0, len(data)) == kernel.FULL
    assert made.rows == 6


def test_checksums_are_those_of_the_libraries() -> None:
    data = random.Random(1).randbytes(40_000)
    for size in [*range(700), 767, 768, 769, 1535, 1536, 12287, 12288, 12289, 24577, 39_999]:
        part = memoryview(data)[1 : size + 1]
        by_every_way = (crc32c.crc32c(part),) * 3 + (zlib.crc32(part),) * 3
        assert kernel.checksums(part) == by_every_way


def test_a_reader_that_was_given_up_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scanner, "MAX_BYTES", 1)  # so that several tables are made
    data = b"".join(ENCODED) * 3
    (extent,) = find_extents(data)
    reader = columnar_engine._RecordScanner(schemas.RECORD_COLUMNS, Limits(), include_control=True)
    for taken in (1, 2):
        given_up = reader.read([LogPart(extent)], DamagePolicy("skip"))
        for _ in range(taken):
            next(given_up)
        given_up.close()
    made = pa.Table.from_batches(reader.read([LogPart(extent)], DamagePolicy("skip")))
    assert made.equals(columnar(data, on_damage="skip", include_control=True))


# --- columns and pieces --------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_one_column_is_the_column_of_all(name: str) -> None:
    for data in ENCODED:
        whole = columnar(data, on_damage="skip", include_control=True)
        found = columnar(data, columns=[name], on_damage="skip", include_control=True)
        assert found.equals(whole.select([name]))


def test_columns_come_in_the_order_asked_for_and_as_often() -> None:
    names = ["value", "offset", "value", "headers", "topic"]
    for data in ENCODED:
        found = columnar(data, columns=names, on_damage="skip", include_control=True)
        assert found.column_names == names
        assert found.num_rows == columnar(data, columns=[], include_control=True).num_rows
        assert found.column(0).equals(found.column(2))


def test_columns_not_asked_for_are_checked_all_the_same() -> None:
    for refused in _refused():
        for chosen in (["offset"], []):
            with pytest.raises(kafkafmt.errors.MalformedError):
                columnar(refused, columns=chosen)


def test_every_column_has_its_type_and_is_sound(case_dir: Path) -> None:
    for batch in kafkafmt.scan_records(case_dir, include_control=True, on_damage="skip"):
        assert batch.schema == schemas.RECORD_SCHEMA
        batch.validate(full=True)
    for batch in kafkafmt.scan_batches(case_dir):
        assert batch.schema == schemas.BATCH_SCHEMA
        batch.validate(full=True)


def test_record_batches_end_at_64k_rows_or_4_mib(tmp_path: Path) -> None:
    small = record_batch([Rec(None, b"v")] * 1000)
    found = list(kafkafmt.scan_records(small * 200))
    assert [batch.num_rows for batch in found] == [66_000, 66_000, 66_000, 2_000]
    large = record_batch([Rec(b"k", b"v" * 100_000)] * 10)
    path = tmp_path / "large.log"
    path.write_bytes(large * 20)
    found = list(kafkafmt.scan_records(path))
    assert [batch.num_rows for batch in found] == [50, 50, 50, 50]
    assert {value for batch in found for value in batch["value"].to_pylist()} == {b"v" * 100_000}


def test_entries_across_the_pieces_of_a_file_are_read(tmp_path: Path) -> None:
    """Of every size, so that pieces end in heads, in records and between entries."""
    chance = random.Random(2)
    data, offset, sizes = bytearray(), 0, []
    while len(data) < 2.5 * PIECE_SIZE:
        size = chance.choice((0, 1, 100, 5_000, 70_000))
        sizes.append(size)
        data += record_batch([Rec(None, bytes(size))], base_offset=offset)
        offset += 1
    data += record_batch([Rec(None, bytes(PIECE_SIZE + 5))], base_offset=offset)
    path = put(tmp_path / "t-0" / f"{0:020}.log", bytes(data))
    table = kafkafmt.read_records(path, columns=["offset", "value", "topic"])
    assert table.column("offset").to_pylist() == list(range(offset + 1))
    assert [len(value) for value in table.column("value").to_pylist()] == [*sizes, PIECE_SIZE + 5]
    assert set(table.column("topic").to_pylist()) == {"t"}
    assert kafkafmt.read_damage(path).num_rows == 0


# --- memory --------------------------------------------------------------------------------------


def test_the_cycle_collector_leaves_blocks_alone() -> None:
    """It cleared the owner of a part, which then gave back memory that was not its own."""
    made = kernel.Kernel(kernel.RECORDS, {"magic"}, Limits(), True, 1000, 1000)
    made.begin(0, None, None, -1, 0)
    made.walk(record_batch([Rec(b"k", b"v")] * 100), 0, 0, 10_000)
    for _ in range(3):
        ((_, _, blocks, _),) = made.columns(["magic"], {})
        cycle: list[object] = list(blocks)
        cycle.append(cycle)
        assert not gc.is_tracked(blocks[1])
        del blocks, cycle
        gc.collect()
    fresh = [kernel.memory(20_000) for _ in range(50)]
    assert len({block.address for block in fresh}) == 50


def test_memory_that_cannot_be_had_is_a_memory_error() -> None:
    for size in (2**62, 2**47):
        with pytest.raises(MemoryError):
            kernel.memory(size)
    assert kernel.memory(8).size == 8


def test_names_are_decoded_as_java_decodes_them() -> None:
    chance = random.Random(11)
    alphabet = bytes.fromhex("41 7f 80 8f 90 9f a0 bf c1 c2 df e0 e1 ed ef f0 f1 f4 f5 ff")
    names = [bytes(chance.choices(alphabet, k=chance.randrange(9))) for _ in range(4000)]
    data = b"".join(
        record_batch([Rec(headers=tuple((name, None) for name in names[at : at + 20]))] * 2)
        for at in range(0, len(names), 20)
    )
    expected = [decode_utf8(name) for name in names]
    found = kafkafmt.read_records(data, columns=["headers"])["headers"].to_pylist()
    assert [each["key"] for row in found[::2] for each in row] == expected
    with kafkafmt.open_segment(data) as segment:
        objects = [batch.records()[1].headers for batch in segment]
    assert [key for headers in objects for key, _ in headers] == expected
