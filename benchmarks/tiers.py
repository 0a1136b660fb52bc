"""The CPU time of reading a topic from tiered storage.

    python -m benchmarks.tiers [--megabytes N] [--runs N]

Strategy: a topic of 11 segments, stored as Aiven's plugin does, with zstd and AES in chunks of
4 MiB. The floor decrypts and decompresses all chunks with the libraries that kafkafmt uses, and
does nothing else. The times are CPU times of this process, runs of all readers interleaved, the
medians counted.

Invariant: every reader has seen all bytes, or all records.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import struct
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import zstandard
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

import kafkafmt
from kafkafmt.log.tier.keys import decrypted
from kafkafmt.log.tier.logs import find_extents
from kafkafmt.log.tier.manifest import parsed
from kafkafmt.storage.access import PrivateKeys, StorageOptions
from tests.support.encoder import Rec, record_batch
from tests.support.tier import Segment, Tier, pem

SEGMENTS, IN_BATCH, PIECE = 11, 32, 1024 * 1024
DISTINCT = 2000
MIB = 1024 * 1024
START = 1_700_000_000_000
KEYS = {"key1": pem()}

Reader = Callable[[], int]


def write_topic(tier: Tier, plain: Path, size: int) -> int:
    """Write the topic into a tier and into a log directory; return its number of offsets."""
    chance = random.Random(1)
    words = [chance.randbytes(5).hex().encode() for _ in range(4000)]
    made = [_batch(chance, words) for _ in range(DISTINCT)]  # more than a chunk has
    offset = 0
    plain.mkdir()
    for _ in range(SEGMENTS):
        first, data = offset, bytearray()
        index: list[tuple[int, int]] = []
        while len(data) < size:
            if data and len(data) // 4096 > (index[-1][1] if index else 0) // 4096:
                index.append((offset + IN_BATCH - 1, len(data)))
            batch = bytearray(chance.choice(made))
            batch[:8] = struct.pack(">q", offset)  # no checksum covers it
            data += batch
            offset += IN_BATCH
        tier.put(Segment(bytes(data), first, offset - 1, index=index, max_timestamp=START))
        (plain / f"{first:020}.log").write_bytes(data)
    return offset


def _batch(chance: random.Random, words: list[bytes]) -> bytes:
    records = [
        Rec(
            b"%d" % n, b" ".join(chance.choices(words, k=24)) + chance.randbytes(90), offset_delta=n
        )
        for n in range(IN_BATCH)
    ]
    return record_batch(records, base_offset=0, base_timestamp=START, max_timestamp=START)


def floor_reader(root: Path) -> Reader:
    """Return a reader of all chunks, with decryption and decompression and nothing else."""
    given = PrivateKeys(KEYS)
    planned = []
    for path in sorted(root.rglob("*.rsm-manifest")):
        manifest = parsed(path.read_bytes(), str(path))
        if manifest.data_key is None:
            raise ValueError("expected an encrypted topic")
        chunks = manifest.chunks
        places = [(chunks.stored_start(n), chunks.stored_start(n + 1)) for n in range(chunks.count)]
        planned.append((path.with_suffix(".log"), manifest.data_key, places))

    def read() -> int:
        total, unpack = 0, zstandard.ZstdDecompressor()
        for path, data_key, places in planned:
            cipher = AESGCM(decrypted(data_key, given))
            with path.open("rb") as file:
                for start, end in places:
                    stored = memoryview(file.read(end - start))
                    data = cipher.decrypt(stored[:12], stored[12:], data_key.aad)
                    total += len(unpack.decompress(data))
        return total

    return read


def bytes_reader(root: Path) -> Reader:
    """Return a reader of the segments' bytes with kafkafmt."""

    def read() -> int:
        total = 0
        for extent in find_extents(str(root), StorageOptions(None, KEYS)):
            with extent.segment.open(piece_size=PIECE) as window:
                window.announce_read(window.size)
                for at in range(0, window.size, PIECE):
                    total += len(window.view(at, min(PIECE, window.size - at)))
        return total

    return read


def records_reader(root: Path) -> Reader:
    """Return a reader of the records with kafkafmt."""

    def read() -> int:
        return sum(batch.num_rows for batch in kafkafmt.scan_records(root, private_keys=KEYS))

    return read


def cpu_times(readers: dict[str, Reader], runs: int) -> dict[str, float]:
    """Return the median of each reader's CPU seconds."""
    times: dict[str, list[float]] = {name: [] for name in readers}
    for _ in range(runs):
        for name, read in readers.items():
            began = time.process_time()
            read()
            times[name].append(time.process_time() - began)
    return {name: statistics.median(found) for name, found in times.items()}


def main() -> None:
    """Measure, and print the results as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--megabytes", type=int, default=32, help="of a segment")
    parser.add_argument("--runs", type=int, default=5)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        root, plain = Path(folder, "tier"), Path(folder, "orders-0")
        tier = Tier(root, chunk_size=4 * MIB, is_compressed=True, pair="key1")
        offsets = write_topic(tier, plain, given.megabytes * MIB)
        size = sum(path.stat().st_size for path in plain.iterdir())
        readers = {
            "floor": floor_reader(root),
            "bytes": bytes_reader(root),
            "plain records": records_reader(plain),
            "records": records_reader(root),
        }
        found = {name: read() for name, read in readers.items()}
        if [*found.values()] != [size, size, offsets, offsets]:
            raise ValueError(f"expected {size} bytes and {offsets} records, found {found}")
        times = cpu_times(readers, given.runs)
        figures = {
            "segments": SEGMENTS,
            "bytes": size,
            "records": offsets,
            "milliseconds": {name: round(1000 * each, 1) for name, each in times.items()},
            "bytes / floor": round(times["floor"] / times["bytes"], 3),
            "records / (floor + plain records)": round(
                (times["floor"] + times["plain records"]) / times["records"], 3
            ),
        }
        print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
