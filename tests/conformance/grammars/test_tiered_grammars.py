"""The grammars of what Aiven's tiered storage plugin writes: a table of chunk sizes, a chunk."""

from __future__ import annotations

import struct

import pytest
from kaitaistruct import EndOfStreamError, KaitaiStructError

from kafkafmt.generated import AivenChunkSizes, AivenEncryptedChunk


def sizes(data: bytes) -> list[int]:
    """The stored size of every chunk of a table."""
    table = AivenChunkSizes.from_bytes(data)
    wide = [each.value for each in table.three_byte_values]
    values = [*table.one_byte_values, *table.two_byte_values, *wide, *table.four_byte_values]
    last = [] if table.len_last_chunk is None else [table.len_last_chunk]
    return [table.base + each for each in values] + last


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        ("0000000100000e88", [3720]),
        ("0000000500000210011f001f19000000ac", [559, 528, 559, 553, 172]),
        ("00000004000002b8020ca302dd00000000027e", [3931, 1429, 696, 638]),
    ],
)
def test_tables_of_the_plugin(table: str, expected: list[int]) -> None:
    assert sizes(bytes.fromhex(table)) == expected


@pytest.mark.parametrize("width", [1, 2, 3, 4])
def test_values_have_one_to_four_bytes(width: int) -> None:
    values = [0, 1, (1 << 8 * width) - 1]
    data = struct.pack(">iib", 4, 100, width)
    data += b"".join(each.to_bytes(width, "big") for each in values) + struct.pack(">i", 9)
    assert sizes(data) == [100, 101, 99 + (1 << 8 * width), 9]
    assert AivenChunkSizes.from_bytes(data + b"more").trailing == b"more"
    with pytest.raises(EndOfStreamError):
        AivenChunkSizes.from_bytes(data[:-1])


def test_a_table_of_no_chunks() -> None:
    assert sizes(bytes(4)) == []


@pytest.mark.parametrize(
    "data",
    [
        struct.pack(">i", -1),
        struct.pack(">iibi", 2, 5, 0, 9),
        struct.pack(">iib5xi", 2, 5, 5, 9),
        struct.pack(">iib", (1 << 31) - 1, 5, 1) + bytes(20),
        b"",
    ],
)
def test_tables_that_are_none(data: bytes) -> None:
    with pytest.raises(KaitaiStructError):
        AivenChunkSizes.from_bytes(data)


def test_a_chunk_begins_with_its_vector_and_ends_with_its_tag() -> None:
    data = bytes(range(77))
    chunk = AivenEncryptedChunk.from_bytes(data)
    assert (chunk.iv, chunk.ciphertext, chunk.tag) == (data[:12], data[12:61], data[61:])
    assert AivenEncryptedChunk.from_bytes(data[:28]).ciphertext == b""
    for size in (0, 11, 12, 27):
        with pytest.raises(EndOfStreamError):
            AivenEncryptedChunk.from_bytes(data[:size])
