"""Sets as each client writes them: the frames of its codec libraries, in small and large batches.

Strategy: the same records are compressed by each client's libraries, called as the client calls
them: Java's and Go's by programs beside this module, the others' in this process. kafkafmt is
measured by turns on the frames of all clients, so the ratios show whether it reads one client's
frames more slowly than another's.

Invariant: a client whose libraries are missing is named with the reason, and has no figures.
"""

from __future__ import annotations

import gzip
import shutil
import statistics
import struct
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import cramjam
import lz4.frame
import zstandard

from benchmarks import peers
from benchmarks.java_peer import COMPRESSOR, Java
from benchmarks.measure import DisagreementError
from benchmarks.pages import say, table
from benchmarks.sets import CODECS, MB, write
from benchmarks.targets import Claim
from benchmarks.tiles import assemble_batch, payloads
from tests.support.encoder.framings import xerial

JAVA, GO, AIOKAFKA = "Java", "franz-go", "aiokafka"
BATCHES = {1: 4 * MB, 10: 8 * MB, 0: 16 * MB}
"""Records in a batch, 0: as many as 64 KiB hold; and the bytes of a set before compression."""

Compress = Callable[[str, Sequence[bytes]], list[bytes]]
"""The frames of payloads, with a codec."""
_RATIO, _RATIO_OF_SUMS = 1.3, 1.7  # of LZ4 frames with a checksum of each block
_GO = Path(__file__).resolve().parent / "go"
_SIZE = struct.Struct(">i")


def _gzip(data: bytes) -> bytes:
    return gzip.compress(data, mtime=0)


def _snappy(data: bytes) -> bytes:
    return bytes(cramjam.snappy.compress_raw(data))


def _lz4(data: bytes) -> bytes:
    """Compress with ``LZ4F_blockIndependent`` and no other option (rdkafka_lz4.c)."""
    return bytes(lz4.frame.compress(data, block_linked=False))


def _zstd_stream(data: bytes) -> bytes:
    """Compress with ``ZSTD_compressStream``, without the size in the frame (rdkafka_zstd.c)."""
    stream = zstandard.ZstdCompressor(write_content_size=False).compressobj()
    return stream.compress(data) + stream.flush()


# The libraries that a client is linked with, or calls, by the codec's name.
_PYTHON: dict[str, dict[str, Callable[[bytes], bytes]]] = {
    "librdkafka": {"gzip": _gzip, "snappy": _snappy, "lz4": _lz4, "zstd": _zstd_stream},
    "kafka-python": {
        "gzip": _gzip,
        "snappy": xerial,
        "lz4": lz4.frame.compress,
        "zstd": zstandard.ZstdCompressor().compress,
    },
}


@dataclass
class Clients:
    """The frames of the clients, and kafkafmt's times for them.

    Attributes:
        times: CPU seconds for a set, by codec and records in a batch, then by client.
        missing: why the figures of a client are missing.
    """

    times: dict[tuple[str, int], dict[str, float]] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)

    def claims(self) -> Iterator[Claim]:
        """Yield each client's time divided by the time for Java's frames of the same records."""
        for (codec, records), times in self.times.items():
            for client in times.keys() - {JAVA} if JAVA in times else ():
                has_sums = client == AIOKAFKA and codec == "lz4"
                target = _RATIO_OF_SUMS if has_sums else _RATIO
                about = f"{codec}, batches of {records or '64 KiB'}"
                ratio = times[client] / times[JAVA]
                yield Claim(about, f"frames of {client} / of {JAVA}", ratio, target)

    def table(self) -> str:
        """Return a table of the ratios of clients' frames, one line per codec and batch size."""
        names = sorted({claim.what for claim in self.claims()})
        rows: dict[str, dict[str, str]] = {}
        for claim in self.claims():
            rows.setdefault(claim.about, {})[claim.what] = claim.text
        lines = [[about, *(row.get(name, "–") for name in names)] for about, row in rows.items()]
        return table(["set", *names], lines)


def measure_clients(cache: Path, rounds: int, java: Java | None) -> Clients:
    """Compress the same records as each client does, and read the batches."""
    found = Clients()
    compressors = _compressors(cache, java, found.missing)
    folder = cache / "clients"
    for records, size in BATCHES.items():
        made = payloads("json", size, records)
        for codec in CODECS[1:]:
            say(f"frames of {len(compressors)} clients: {codec}, {records or 'many'} records")
            segments = {name: folder / f"{name}-0" / f"{0:020}.log" for name in compressors}
            for name, compress in compressors.items():
                frames = compress(codec, [each.data for each in made])
                batches = zip(made, frames, strict=True)
                write(
                    segments[name], (assemble_batch(each, codec, frame) for each, frame in batches)
                )
            found.times[codec, records] = _times(segments, rounds)
    shutil.rmtree(folder, ignore_errors=True)
    return found


def _compressors(cache: Path, java: Java | None, missing: dict[str, str]) -> dict[str, Compress]:
    """Return the available clients' compressors; note in ``missing`` why others are missing."""
    made: dict[str, Compress] = {name: partial(_here, of) for name, of in _PYTHON.items()}
    try:
        from aiokafka import codec

        codecs = {name: getattr(codec, f"{name}_encode") for name in CODECS[1:]}
        made[AIOKAFKA] = partial(_here, codecs)
    except ImportError as error:
        missing[AIOKAFKA] = f"{error} (`make bench` installs it)"
    if java is not None:
        program = Java(cache / "java", COMPRESSOR).program(COMPRESSOR.stem)
        made[JAVA] = partial(_elsewhere, program)
    go = str((cache / "go" / "compress").resolve())
    try:
        build = ["go", "build", "-o", go, "."]
        subprocess.run(build, cwd=_GO, check=True, capture_output=True)
        made[GO] = partial(_elsewhere, [go])
    except (OSError, subprocess.CalledProcessError) as error:
        missing[GO] = str(error)
    return made


def _here(
    codecs: Mapping[str, Callable[[bytes], bytes]], codec: str, data: Sequence[bytes]
) -> list[bytes]:
    return [bytes(codecs[codec](each)) for each in data]


def _elsewhere(command: list[str], codec: str, data: Sequence[bytes]) -> list[bytes]:
    """Compress payloads with a program; each piece, sent or returned, follows its size."""
    given = b"".join(_SIZE.pack(len(each)) + each for each in data)
    made = subprocess.run([*command, codec], input=given, check=True, capture_output=True).stdout
    frames, position = [], 0
    while position < len(made):
        start = position + _SIZE.size
        position = start + _SIZE.unpack_from(made, position)[0]
        frames.append(made[start:position])
    return frames


def _times(segments: Mapping[str, Path], rounds: int) -> dict[str, float]:
    """Return the median of kafkafmt's CPU seconds for each segment; read all in turn."""
    workers, _ = peers.start(None, (peers.KAFKAFMT,))
    worker = workers[peers.KAFKAFMT]
    try:
        if len({worker.check(path) for path in segments.values()}) != 1:
            raise DisagreementError(f"other records in {', '.join(segments)}")
        times: dict[str, list[float]] = {name: [] for name in segments}
        for _ in range(rounds):
            for name, path in segments.items():
                times[name].append(worker.read(path, 1).cpu)
        return {name: statistics.median(each) for name, each in times.items()}
    finally:
        worker.close()
