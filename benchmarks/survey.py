"""How fast a disk is surveyed: ``ls`` and ``verify``, and Kafka's own dump of the same bytes.

    python -m benchmarks.survey [--size MB] [--rounds N] [--cache FOLDER]

Strategy: a data directory of plain and compressed partitions is made once; each way reads all of it
in this process, the fastest of several rounds counts. Kafka's ``DumpLogSegments`` reads the same
segments in one JVM, with its start. The ratios are against Kafka's dump, which people use today.

Invariant: every way reads the same bytes in the same run; a way that finds damage ends the run.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import kafkafmt
from benchmarks.java_peer import Java, JavaMissingError
from tests.support.encoder import Rec, record_batch

_SEGMENT_BYTES = 16 * 1024 * 1024
_CODECS = ("none", "zstd")
_RECORDS = 40  # of a batch


@dataclass(frozen=True)
class Way:
    """One way to go through the bytes.

    Attributes:
        name: as it is printed.
        run: reads everything once.
    """

    name: str
    run: Callable[[], object]


def ways(directory: Path, threads: int) -> list[Way]:
    """The ways of this project: another question about the same bytes is one more line."""
    return [
        Way("ls", lambda: kafkafmt.list_logs(directory)),
        Way("verify", lambda: _sound(kafkafmt.verify(directory))),
        Way(
            f"verify, {threads} threads",
            lambda: _sound(kafkafmt.verify(directory, threads=threads)),
        ),
        Way("read_damage", lambda: kafkafmt.read_damage(directory)),
    ]


def main(arguments: list[str] | None = None) -> None:
    """Run the benchmark and print a table."""
    parser = argparse.ArgumentParser(prog="benchmarks.survey", description=__doc__)
    parser.add_argument("--size", type=int, default=256, metavar="MB")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--cache", type=Path, default=Path(".bench"), help="for Kafka's jars")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as temporary:
        for codec in _CODECS:
            directory = Path(temporary, codec)
            size = write_logs(directory, codec, options.size * 1_000_000)
            print(f"\ncompression: {codec}: {size / 1e6:,.0f} MB")
            seconds = {
                way.name: best(way.run, options.rounds) for way in ways(directory, options.threads)
            }
            dump = _kafka(options.cache, directory)
            if dump is not None:
                seconds["kafka-dump-log --deep-iteration"] = best(dump, 1)
            _print(size, seconds)


def write_logs(directory: Path, codec: str, wanted: int) -> int:
    """Write segments until they have so many bytes; how many they have."""
    size = offset = 0
    log = directory / "orders-0"
    log.mkdir(parents=True)
    while size < wanted:
        with (log / f"{offset:020}.log").open("wb") as file:
            first = _batch(offset, codec)
            # Offset and base of each batch differ only in the bytes that no checksum covers.
            while file.tell() < _SEGMENT_BYTES:
                file.write(offset.to_bytes(8, "big") + first[8:])
                offset += _RECORDS
            size += file.tell()
    return size


def _batch(offset: int, codec: str) -> bytes:
    value = b'{"id": %d, "state": "shipped", "to": "somewhere"}'
    records = [
        Rec(b"order-%04d" % number, (value % number) * 8, offset_delta=number)
        for number in range(_RECORDS)
    ]
    return record_batch(
        records, base_offset=offset, base_timestamp=1, max_timestamp=1, framing=codec
    )


def _sound(findings: object) -> None:
    severities = set(findings.column("severity").to_pylist())  # type: ignore[attr-defined]
    if "damage" in severities:
        raise SystemExit("verify finds damage in sound segments")


def best(run: Callable[[], object], rounds: int) -> float:
    """The least wall time of several rounds, in seconds."""
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    return min(times)


def _kafka(cache: Path, directory: Path) -> Callable[[], object] | None:
    """Kafka's own tool on all segments; ``None`` where Java is missing."""
    try:
        java = Java(cache)
    except JavaMissingError as error:
        print(f"without kafka-dump-log: {error}")
        return None
    files = ",".join(str(path) for path in sorted(directory.glob("*/*.log")))
    command = java.dump(Path(files), "--deep-iteration")
    return lambda: subprocess.run(command, stdout=subprocess.DEVNULL, check=True)


def _print(size: int, seconds: dict[str, float]) -> None:
    slowest = max(seconds.values())
    for name, taken in seconds.items():
        ratio = slowest / taken
        print(f"  {name:32} {taken:8.3f} s {size / taken / 1e9:8.2f} GB/s {ratio:8.1f} times")


if __name__ == "__main__":
    main()
