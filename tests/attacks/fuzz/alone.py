"""Reads every entry of some bytes with the kernel alone, in memory of exact size.

Strategy: reading a log with the whole columnar engine takes fifty times as long as what the kernel
does in it. Here nothing but the kernel runs, for each kind of table and for objects, on copies of
exactly the bytes that it may read, whole ones and cut ones. What it makes of them is not looked at.
"""

import random
import tempfile
import zlib
from collections.abc import Collection
from contextlib import suppress

from kafkafmt import Limits
from kafkafmt._base.errors import KafkaFormatError
from kafkafmt.segment import codecs
from kafkafmt.segment.codecs.native import functions
from kafkafmt.segment.engine.kernel._kernel import (
    COMPRESSED,
    ENTRIES,
    FULL,
    MARKERS,
    RECORDS,
    TRANSACTION,
    EntryHeader,
    Kernel,
    checksums,
    entries_around,
    entry_header,
    entry_headers,
    memory,
)
from kafkafmt.segment.engine.walk import follow
from kafkafmt.segment.tables import schemas
from tests.attacks.fuzz.exact import exact

_NAMES = schemas.RECORD_SCHEMA.names
_MAX_ROWS, _MAX_BYTES = 1000, 2000
_ROOM_SIZE = 64 * 1024


def read(data: bytes, limits: Limits) -> None:
    """Read all entries, to the first that has no length to be believed."""
    chance = random.Random(zlib.crc32(data))
    some = {name for name in _NAMES if chance.random() < 0.5}
    kernels = [
        _kernel(table, names, limits)
        for table, names in ((RECORDS, _NAMES), (RECORDS, some), (ENTRIES, ()), (MARKERS, ()))
    ]
    for kernel in kernels[1:3]:  # the first one gets all payloads from outside, of exact size
        for codec in (codecs.GZIP, codecs.LZ4, codecs.ZSTD):
            kernel.decompress_by(functions(codec), memory(_ROOM_SIZE))
    headers = _kernel(MARKERS, (), limits)
    if chance.random() < 0.5:
        kernels[1].commit_only(chance.choice((None, 0, 5)))
    position = 0
    while position < len(data):
        rest = exact(data[position:])
        cut = exact(rest[: chance.randrange(min(len(rest), 100) + 1)])
        end = follow(rest, position, position, len(data))[1]
        entry = exact(rest[: end - position or len(rest)])
        checksums(entry)
        for kernel in kernels:
            kernel.walk(cut, 0, position, len(data))
            _walk(kernel, entry, position, len(data), limits)
        for believes in (False, True):
            headers.leaves_out = chance.random() < 0.5
            for piece in (cut, entry):
                entries_around(headers, piece, 0, position, len(data), 5, 6, 2**62)
                for header in entry_headers(headers, piece, 0, position, len(data), believes)[0]:
                    if header is not None:
                        _objects(header, limits)
        with suppress(ValueError):  # the bytes are too few, or of another magic
            _objects(EntryHeader(entry, position, False, limits), limits)
        position += len(entry)
    _read_file(kernels[:2], data, chance)


def _read_file(kernels: list[Kernel], data: bytes, chance: random.Random) -> None:
    """Read pieces of a file, from entries on and from anywhere, into rooms of any size."""
    with tempfile.TemporaryFile(buffering=0) as file:
        file.write(data)
        for kernel in kernels:
            kernel.clear()
            start = chance.randrange(len(data) + 1)
            kernel.until = chance.choice((2**63 - 1, start, len(data) // 2))
            room = exact(bytes(chance.choice((0, 1, 100, len(data) // 2, len(data) + 99))))
            for position, seeks in ((0, False), (0, True), (start, False), (start, True)):
                for most in (len(room), len(room) // 3):
                    kernel.read(file.fileno(), room, most, position, len(data), seeks)
                    kernel.clear()


def _kernel(table: int, names: Collection[str], limits: Limits) -> Kernel:
    kernel = Kernel(table, names, limits, True, _MAX_ROWS, _MAX_BYTES)
    kernel.begin(0, None, None, -1, 0)
    return kernel


def _walk(kernel: Kernel, entry: memoryview, position: int, size: int, limits: Limits) -> None:
    status = kernel.walk(entry, 0, position, size)
    for _ in range(3):  # at most it is full, to be judged, and compressed
        if status == FULL:
            kernel.clear()
            status = kernel.walk(entry, 0, position, size)
        elif status == TRANSACTION:
            kernel.accept()
            status = kernel.walk(entry, 0, position, size)
        elif status == COMPRESSED:
            header = entry_header(kernel, entry)
            stored = header.compressed()
            payload = (
                None
                if stored is None
                else _decompressed(header.compression_id, stored, header.magic, limits)
            )
            if payload is None:
                return
            status = kernel.append(payload, entry, position, size)


def _objects(header: EntryHeader, limits: Limits) -> None:
    if not header.compression_id:
        header.records()
        return
    stored = header.compressed()
    if stored is not None:
        payload = _decompressed(header.compression_id, stored, header.magic, limits)
        if payload is not None:
            header.records(payload)


def _decompressed(codec: int, stored: memoryview, magic: int, limits: Limits) -> memoryview | None:
    try:
        return exact(codecs.decompress(codec, stored, magic=magic, limit=limits.batch_bytes))
    except KafkaFormatError:
        return None
