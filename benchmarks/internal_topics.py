"""How fast offset commits are decoded: as a table, as a state, and as the text of a dump.

    python -m benchmarks.internal_topics [--records N] [--keep FOLDER] [--kafka]

Strategy: a made log of offset commits, twenty in a batch, in versions 3 and 4, is read in this
process. The times are CPU times. With ``--keep FOLDER`` the log stays. With ``--kafka`` the whole
processes of ``kafkafmt dump --offsets-decoder`` and of Kafka's tool dump the same log in turn.

Invariant: every way of reading has seen all records, and both tools print the same text.
"""

from __future__ import annotations

import argparse
import random
import struct
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import kafkafmt
from benchmarks import processes
from benchmarks.java_peer import Java, JavaMissingError
from kafkafmt.dump.files import dump_files
from kafkafmt.dump.request import DumpedFile, DumpOptions
from kafkafmt.dump.topic_decoders import TOPIC_DECODERS
from tests.support.encoder import Rec, record_batch

IN_BATCH = 20


def write_log(path: Path, records: int) -> None:
    """Write a segment of ``__consumer_offsets``."""
    chance = random.Random(1)
    with path.open("wb") as segment:
        for first in range(0, records, IN_BATCH):
            group = _text(f"orders-service-{chance.randrange(200)}")
            batch = [_commit(group, first + each, each, chance) for each in range(IN_BATCH)]
            segment.write(record_batch(batch, base_offset=first, base_timestamp=1, max_timestamp=1))


def main(arguments: list[str] | None = None) -> None:
    """Run the benchmark and print records per second of CPU time."""
    parser = argparse.ArgumentParser(description="Measure the decoding of offset commits.")
    parser.add_argument("--records", type=int, default=400_000)
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="write the log here")
    parser.add_argument("--kafka", action="store_true", help="compare with Kafka's tool")
    parser.add_argument("--cache", type=Path, default=Path("build/bench"), help="of Kafka's jars")
    parser.add_argument("--rounds", type=int, default=3, help="runs of each tool, in turn")
    options = parser.parse_args(arguments)
    wanted = options.records
    with tempfile.TemporaryDirectory() as temporary:
        directory = (options.keep or Path(temporary)) / "__consumer_offsets-7"
        directory.mkdir(parents=True, exist_ok=True)
        segment = directory / "00000000000000000000.log"
        write_log(segment, wanted)
        print(f"{wanted} records, {segment.stat().st_size} bytes")
        _measure("read_offset_commits", wanted, lambda: kafkafmt.read_offset_commits(directory))
        _measure(
            "read_committed_offsets", wanted, lambda: kafkafmt.read_committed_offsets(directory)
        )
        decoding = DumpOptions(print_data_log=True, decoder=TOPIC_DECODERS["offsets"]())
        _measure(
            "dump --offsets-decoder",
            wanted,
            lambda: dump_files([DumpedFile.named(str(segment))], decoding, len, len),
        )
        if options.kafka:
            _compare(segment, options.cache, options.rounds)


def _compare(segment: Path, cache: Path, rounds: int) -> None:
    """Print the CPU times of both tools and their ratio."""
    try:
        times = processes.dump(segment, ("--offsets-decoder",), Java(cache / "java"), rounds)
    except JavaMissingError as error:
        print(f"Kafka's tool: {error}")
        return
    print(
        f"processes: kafkafmt {times.ours:.2f} s, Kafka's tool {times.kafka:.2f} s, "
        f"ratio {times.ours / times.kafka:.2f}, {times.printed} bytes of text"
    )


def _measure(what: str, records: int, read: Callable[[], object]) -> None:
    started = time.process_time()
    read()
    seconds = time.process_time() - started
    print(f"{what}: {seconds:.2f} s, {records / seconds:,.0f} records/s")


def _commit(group: bytes, offset: int, place: int, chance: random.Random) -> Rec:
    topic = _text(f"orders.events.v{chance.randrange(5)}")
    key = struct.pack(">h", 1) + group + topic + struct.pack(">i", chance.randrange(16))
    if place % 2:
        value = struct.pack(">hqi", 3, offset, 5) + _text("") + struct.pack(">q", offset)
    else:
        head = struct.pack(">hqi", 4, offset, 5) + b"\x01" + struct.pack(">q", offset)
        value = head + b"\x01\x00\x10" + chance.randbytes(16)
    return Rec(key, value, offset_delta=place)


def _text(value: str) -> bytes:
    return struct.pack(">h", len(value)) + value.encode()


if __name__ == "__main__":
    main()
