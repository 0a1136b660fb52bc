"""The kernel at the limits of its numbers, and of what the functions that it calls give it."""

from __future__ import annotations

import ctypes
import mmap
import random
import struct
from array import array
from typing import TYPE_CHECKING

import pyarrow as pa
import pytest

from kafkafmt import Limits
from kafkafmt.segment import codecs
from kafkafmt.segment.codecs.native import functions
from kafkafmt.segment.record.framing import Sought
from kafkafmt.segment.tables import schemas
from tests.support.encoder import Rec, message, record_batch
from tests.support.engines import compiled

if TYPE_CHECKING:
    from kafkafmt.segment.engine.kernel._kernel import Block, Kernel

kernel = compiled()
BATCH = record_batch([Rec(b"k", b"v")], base_offset=7)
HUGE = 1 << 70
UNBOUNDED = Limits(batch_bytes=HUGE, batch_records=HUGE, record_headers=HUGE, batch_headers=HUGE)


def made(table: int = kernel.RECORDS, limits: Limits = UNBOUNDED, text_size: int = 0) -> Kernel:
    found: Kernel = kernel.Kernel(table, schemas.RECORD_SCHEMA.names, limits, True, 1000, 1 << 20)
    found.begin(0, None, None, -1, text_size)
    return found


def contents(block: Block | None) -> bytes:
    assert block is not None
    return bytes(memoryview(block))


def test_limits_may_be_larger_than_the_kernels_numbers() -> None:
    reader = made()
    reader.begin(0, 5, range(HUGE), HUGE, 0)
    assert reader.walk(BATCH, 0, 0, len(BATCH)) == kernel.DONE
    assert reader.rows == 1
    reader.begin(0, 5, range(HUGE, 2 * HUGE), -1, 0)
    assert reader.walk(BATCH, 0, 0, len(BATCH)) == kernel.REFUSED
    (found,) = kernel.EntryHeader(BATCH, 0, True, UNBOUNDED).records()
    assert found.offset == 7
    piece = b"x" + BATCH
    sought = Sought(0, HUGE, len(piece), HUGE)
    assert kernel.find_entry(piece, 0, len(piece), sought, 999) == (1, len(BATCH), 999)
    sought = Sought(HUGE, HUGE, len(piece), HUGE)
    assert kernel.find_entry(piece, 0, len(piece), sought, 999) == (-1, 0, 999)


def test_texts_that_repeated_exceed_arrows_ends_are_not_gathered() -> None:
    three = record_batch([Rec()] * 3, base_offset=9)
    reader = made(text_size=1 << 30)
    assert reader.walk(three, 0, 0, len(three)) == kernel.REFUSED
    assert reader.walk(BATCH + BATCH, 0, 0, 2 * len(BATCH)) == kernel.FULL
    assert (reader.rows, reader.offset) == (1, len(BATCH))
    old = message(magic=0)
    assert made(text_size=1 << 32).walk(old, 0, 0, len(old)) == kernel.REFUSED


@pytest.fixture
def huge() -> memoryview:
    """2 GiB of zeroes that take no memory as long as nobody reads them."""
    return memoryview(mmap.mmap(-1, 2**31))


@pytest.mark.parametrize("leaves_out", [False, True])
def test_a_payload_beyond_arrows_ends_is_left_to_the_reference_engine(
    huge: memoryview, leaves_out: bool
) -> None:
    data = record_batch([Rec(b"k", b"v")], base_offset=7, framing="gzip")
    reader = made()
    reader.leaves_out = leaves_out
    assert reader.walk(data, 0, 0, len(data)) == kernel.COMPRESSED
    assert reader.append(huge, data, 0, len(data)) == kernel.REFUSED
    assert reader.take_left_out()[0] == 0


def test_an_entry_has_an_int32_of_bytes(huge: memoryview) -> None:
    with pytest.raises(ValueError, match="no entry"):
        kernel.EntryHeader(huge, 0, True, Limits())


def test_texts_may_be_empty_and_null() -> None:
    reader = made(kernel.ENTRIES)
    assert reader.walk(BATCH, 0, 0, len(BATCH)) == kernel.DONE
    ((_, _, (nothing, ends, data), _),) = reader.columns(["file"], {"file": [b""]})
    assert nothing is None
    assert (contents(ends), contents(data)) == (bytes(8), b"")
    for segment in 1, 2:
        reader.begin(segment, None, None, -1, 1)
        assert reader.walk(BATCH, 0, 0, len(BATCH)) == kernel.DONE
    texts: dict[str, list[bytes | None]] = {"file": [b"ab", None, b"c"]}
    ((rows, nulls, (present, ends, data), _),) = reader.columns(["file"], texts)
    assert (rows, nulls) == (3, 1)
    assert contents(present) == b"\x05"
    assert struct.unpack("<4i", contents(ends)) == (0, 2, 2, 3)
    assert contents(data) == b"abc"


def test_columns_of_no_rows_have_memory() -> None:
    """Arrow aborts over a null pointer."""
    ((_, nulls, (nothing, data), _),) = made(kernel.ENTRIES).columns(["offset"], {})
    assert data is not None
    assert (nulls, nothing, data.size) == (0, None, 0)
    assert data.address


@pytest.mark.parametrize(("width", "code"), [(1, "b"), (2, "h"), (4, "i"), (8, "q")])
@pytest.mark.parametrize("place", [0, 1, 5])
def test_numbers_at_a_place_of_messages(width: int, code: str, place: int) -> None:
    size = place + width + place % 2
    messages = random.Random(width).randbytes(9 * size)
    expected = [each for (each,) in struct.iter_unpack(f">{place}x{code}{place % 2}x", messages)]
    assert array(code, bytes(kernel.numbers_at(messages, size, place, width))).tolist() == expected
    assert bytes(kernel.numbers_at(b"", size, place, width)) == b""


def test_all_messages_have_bytes_or_one_has_others() -> None:
    messages = b"xabcy" * 5
    for place, expected in ((1, b"abc"), (0, b"xabcy"), (5, b""), (4, b"y")):
        assert kernel.all_have(messages, 5, place, expected)
        assert kernel.all_have(b"", 5, place, expected)
    for changed in range(len(messages)):
        other = messages[:changed] + b"z" + messages[changed + 1 :]
        assert kernel.all_have(other, 5, 1, b"abc") == (changed % 5 in (0, 4))


@pytest.mark.parametrize(("size", "place"), [(0, 0), (7, 0), (8, 1), (9, 10), (9, 2**63)])
def test_a_place_outside_of_messages_is_refused(size: int, place: int) -> None:
    with pytest.raises(ValueError, match="inside a message"):
        kernel.numbers_at(bytes(80), size, place, 8)
    with pytest.raises(ValueError, match="inside a message"):
        kernel.all_have(bytes(80), size, place, bytes(8))


def test_zstd_without_memory_is_left_to_the_package() -> None:
    found = functions(codecs.ZSTD)
    if not found:
        pytest.skip("the package hides its functions here")
    none = ctypes.CFUNCTYPE(ctypes.c_void_p)(lambda: None)
    address = ctypes.cast(none, ctypes.c_void_p).value
    packed = bytes.fromhex("28b52ffd 20 01 090000 78")  # one stored byte
    room = kernel.memory(1 << 17)
    assert kernel.decompressed(found, codecs.ZSTD, packed, room, 9) == 1
    without = {**found, "ZSTD_createDCtx": address}
    assert kernel.decompressed(without, codecs.ZSTD, packed, room, 9) == -1


class _Stream(ctypes.Structure):
    """Arrow's ``ArrowArrayStream``, with what is called here."""

    _fields_ = (
        ("get_schema", ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)),
        ("get_next", ctypes.c_void_p),
        ("get_last_error", ctypes.CFUNCTYPE(ctypes.c_char_p, ctypes.c_void_p)),
    )


def test_a_stream_gives_its_schema_once() -> None:
    capsule = kernel.Tables(pa.schema([("number", pa.int64())])).__arrow_c_stream__()
    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = ctypes.c_void_p, (ctypes.py_object, ctypes.c_char_p)
    at = pointer(capsule, b"arrow_array_stream")
    stream = _Stream.from_address(at)
    schema = (ctypes.c_void_p * 9)()
    assert stream.get_schema(at, ctypes.addressof(schema)) == 0
    assert pa.Schema._import_from_c(ctypes.addressof(schema)).names == ["number"]
    assert stream.get_schema(at, ctypes.addressof(schema)) != 0
    assert stream.get_last_error(at) is None


def test_bytes_beyond_the_end_of_a_log_are_not_looked_at() -> None:
    damaged = BATCH[:17] + bytes([BATCH[17] ^ 1]) + BATCH[18:]
    log = BATCH + damaged
    reader = made()
    reader.leaves_out = True
    reader.effort = 1 << 20
    assert reader.walk(log + BATCH, 0, 0, len(log)) == kernel.DONE
    assert reader.rows == 1
    assert reader.take_left_out() == (1, len(BATCH), len(BATCH), len(log))
