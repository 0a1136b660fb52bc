"""How fast a disk is surveyed and searched, and Kafka's own dump of the same bytes.

    python -m benchmarks.survey [--size MB] [--rounds N] [--cache FOLDER]

Strategy: a data directory of plain and compressed partitions is made once; each way reads all of it
in this process, the fastest of several rounds counts. Kafka's ``DumpLogSegments`` reads the same
segments in one JVM, with its start; to search, people pipe what it prints through ``grep``. The
ratios are against the slowest way.

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
from benchmarks.peers import ROOT
from tests.support.encoder import Rec, record_batch

_SEGMENT_BYTES = 16 * 1024 * 1024
_CODECS = ("none", "zstd")
_RECORDS = 40  # of a batch
_ABSENT = b"order-9999"
"""What no record has, so that a search reads everything."""


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
        Way("key search", lambda: _none(kafkafmt.read_records(directory, keys=[_ABSENT]))),
        Way("pattern search", lambda: _none(kafkafmt.read_records(directory, pattern=_ABSENT))),
    ]


def main(arguments: list[str] | None = None) -> None:
    """Run the benchmark and print a table."""
    parser = argparse.ArgumentParser(prog="benchmarks.survey", description=__doc__)
    parser.add_argument("--size", type=int, default=256, metavar="MB")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument(
        "--cache", type=Path, default=ROOT / "build" / "bench", help="of Kafka's jars"
    )
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as temporary:
        for codec in _CODECS:
            directory = Path(temporary, codec)
            size = write_logs(directory, codec, options.size * 1_000_000)
            print(f"\ncompression: {codec}: {size / 1e6:,.0f} MB")
            seconds = {
                way.name: best(way.run, options.rounds) for way in ways(directory, options.threads)
            }
            java = _java(options.cache)
            if java is not None:
                dump = _dump(java, directory)
                seconds["kafka-dump-log --deep-iteration"] = best(dump, 1)
                seconds["kafka-dump-log | grep"] = best(_dump_and_grep(java, directory), 1)
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


def _none(found: object) -> None:
    if found.num_rows:  # type: ignore[attr-defined]
        raise SystemExit("a search finds what is not there")


def _java(cache: Path) -> Java | None:
    """Kafka's own tools; ``None`` where Java is missing."""
    try:
        return Java(cache)
    except JavaMissingError as error:
        print(f"without kafka-dump-log: {error}")
        return None


def _command(java: Java, directory: Path, option: str) -> list[str]:
    files = ",".join(str(path) for path in sorted(directory.glob("*/*.log")))
    return java.dump(Path(files), option)


def _dump(java: Java, directory: Path) -> Callable[[], object]:
    """Kafka's own tool on all segments."""
    command = _command(java, directory, "--deep-iteration")
    quiet = subprocess.DEVNULL
    return lambda: subprocess.run(command, stdout=quiet, stderr=quiet, check=True)


def _dump_and_grep(java: Java, directory: Path) -> Callable[[], object]:
    """A search in what Kafka's own tool prints of all segments."""
    command = _command(java, directory, "--print-data-log")

    def search() -> None:
        quiet = subprocess.DEVNULL
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=quiet) as dump:
            found = subprocess.run(
                ["grep", "-q", "-F", _ABSENT.decode()], stdin=dump.stdout, check=False
            )
        if dump.returncode or found.returncode != 1:  # 1: no line has it
            raise SystemExit("kafka-dump-log or grep failed")

    return search


def _print(size: int, seconds: dict[str, float]) -> None:
    slowest = max(seconds.values())
    for name, taken in seconds.items():
        ratio = slowest / taken
        print(f"  {name:32} {taken:8.3f} s {size / taken / 1e9:8.2f} GB/s {ratio:8.1f} times")


if __name__ == "__main__":
    main()
