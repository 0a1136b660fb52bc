"""How the work of commands grows: ``python -m benchmarks.growth [--only DIMENSION] [--scale 1]``.

Strategy: a dimension makes a source of n, 2n and 4n things; each command reads all three in a
process of its own, whose CPU seconds count, less those of one that reads a single thing. The
exponent is that of the last doubling, log2 of the ratio: 1 is proportional, 2 is the square.

Invariant: a command that takes less than 0.3 seconds more than the start has no exponent (``-``):
nothing grows, or too little to tell how. Folders in memory (``TMPDIR=/dev/shm``) measure no disk.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import zstandard

from kafkafmt.cluster.messages import schema
from kafkafmt.cluster.messages.encoding import framed
from kafkafmt.segment.write import KeyValue, encode_batch
from tests.support.encoder import control_key, control_value, fix_batch
from tests.support.encoder.control import ABORT
from tests.support.tier import Segment, Tier

_LEAST = 0.3
_LOGS = {
    "ls": "ls {0}",
    "verify": "verify {0}",
    "records": "records --on-damage skip -f csv -o {1} {0}",
    "batches": "batches --on-damage skip -f csv -o {1} {0}",
    "transactions": "transactions {0}",
    "producers": "producers {0}",
    "diff": "diff {0} {0} {0}",
    "salvage": "salvage {0} {1}",
    "export": "export --local -f parquet {0} {1}",
    "inspect": "inspect --html {1} {0}",
}
_SEGMENT = _LOGS | {"dump": "dump --files {2}", "unpack": "unpack --on-damage copy {2} {1}"}
_STATE = {"groups": "groups {0}", "offsets": "offsets {0}"}
_TYPED = (
    "records --topic orders --on-value-error collect --schemas {0}/_schemas-0 -o {1} -f csv {0}"
)
_SCHEMAS = {"schemas": "schemas {0}", "records": f"{_TYPED} --value-format "}

Make = Callable[[Path, int], None]


def _batch(
    offset: int, value: bytes = b"v", *, transactional: bool = False, producer: int = -1
) -> bytes:
    number = 0 if producer >= 0 else -1
    return encode_batch(
        [KeyValue(b"k", value)],
        base_offset=offset,
        leader_epoch=0,
        timestamp=1,
        transactional=transactional,
        producer_id=producer,
        producer_epoch=number,
        base_sequence=number,
    )


def _segment(folder: Path, data: bytes, base: int = 0, log: str = "orders-0") -> None:
    (folder / log).mkdir(parents=True, exist_ok=True)
    (folder / log / f"{base:020}.log").write_bytes(data)


def _segments(step: int, *, every: int = 1) -> Make:
    def make(folder: Path, count: int) -> None:
        for number in range(count):
            base = number * step
            _segment(folder, b"" if number % every else _batch(base), base)

    return make


def _one(entry: Callable[[int], bytes]) -> Make:
    return lambda folder, count: _segment(folder, b"".join(map(entry, range(count))))


def _logs(folder: Path, count: int) -> None:
    for number in range(count):
        _segment(folder, _batch(0), log=f"orders-{number}")


def _links(folder: Path, count: int) -> None:
    _segments(1)(folder / "target", 20)
    for number in range(count):
        os.symlink(folder / "target" / "orders-0", folder / f"orders-{number + 1}")


def _epochs(folder: Path, count: int) -> None:
    data = [KeyValue(None, b"")]
    _one(lambda n: encode_batch(data, base_offset=n, leader_epoch=n, timestamp=1))(folder, count)
    lines = "".join(f"{number} {number}\n" for number in range(count))
    (folder / "orders-0" / "leader-epoch-checkpoint").write_text(f"0\n{count}\n{lines}")


def _snapshots(folder: Path, count: int) -> None:
    _segments(1)(folder, count)
    for number in range(count):
        (folder / "orders-0" / f"{number:020}.snapshot").write_bytes(
            b"\0\1\xc7\x46\xdd\x98" + bytes(4)
        )


def _aborted(folder: Path, count: int) -> None:
    marker = KeyValue(control_key(ABORT), control_value(ABORT, coordinator_epoch=0))
    data = [_batch(n, transactional=True, producer=n) for n in range(count)]
    for number in range(count):
        data.append(
            encode_batch(
                [marker],
                base_offset=count + number,
                leader_epoch=0,
                timestamp=1,
                transactional=True,
                control=True,
                producer_id=number,
                producer_epoch=0,
            )
        )
    _segment(folder, b"".join(data))


def _groups(folder: Path, count: int) -> None:
    def text(value: str) -> bytes:
        return len(value).to_bytes(2, "big") + value.encode()

    value = b"\0\3" + bytes(8) + b"\xff\xff\xff\xff" + text("") + bytes(8)
    keys = (b"\0\1" + text(f"group-{n}") + text("orders") + bytes(4) for n in range(count))
    batches = (
        encode_batch([KeyValue(key, value)], base_offset=n, leader_epoch=0, timestamp=1)
        for n, key in enumerate(keys)
    )
    _segment(folder, b"".join(batches), log="__consumer_offsets-0")


def _topics(folder: Path, count: int) -> None:
    log, batches = schema.log(schema.CLUSTER_METADATA), []
    for number in range(count):
        fields = {"name": f"t{number}", "topicId": f"{number:021}A"}
        record = KeyValue(None, framed(log, "TopicRecord", 0, fields))
        batches.append(encode_batch([record], base_offset=number, leader_epoch=1, timestamp=1))
    _segment(folder, b"".join(batches), log="__cluster_metadata-0")


def _schema(kind: str, text: Callable[[int], str]) -> Make:
    def make(folder: Path, count: int) -> None:
        key = {"keytype": "SCHEMA", "subject": "orders-value", "version": 1, "magic": 1}
        value = {"subject": "orders-value", "version": 1, "id": 1, "schema": text(count)}
        value |= {"deleted": False, "schemaType": kind}
        record = KeyValue(json.dumps(key).encode(), json.dumps(value).encode())
        data = encode_batch([record], base_offset=0, leader_epoch=0, timestamp=1)
        _segment(folder, data, log="_schemas-0")
        _segment(folder, _batch(0, b"\0\0\0\0\1\0\0"))

    return make


def _avro(count: int) -> str:
    fields = [{"name": f"f{n}", "type": "int"} for n in range(min(count, 9000))]
    return json.dumps({"type": "record", "name": "R", "fields": fields, "doc": "x" * count})


def _proto(count: int) -> str:
    fields = "\n".join(f"  int32 f{n} = {n + 1};" for n in range(min(count, 15000)))
    return f'syntax = "proto3";\nmessage R {{\n{fields}\n}}\n' + " \n" * count


def _stream(unit: bytes) -> Make:
    def make(folder: Path, count: int) -> None:
        entry = bytearray(_batch(0)[:61] + unit * count)
        entry[22] = 4  # zstd
        entry[8:12] = (len(entry) - 12).to_bytes(4, "big")
        _segment(folder, fix_batch(bytes(entry)))

    return make


def _tiers(folder: Path, count: int) -> None:
    tier = Tier(folder)
    for number in range(count):
        tier.put(Segment(_batch(number), number, number))


_BAD = _batch(0)[:-1] + b"\xff"
DIMENSIONS: dict[str, tuple[int, Make, dict[str, str]]] = {
    "segments": (4000, _segments(1), _LOGS),
    "gaps between segments": (4000, _segments(10), _LOGS),
    "empty segments": (4000, _segments(10, every=2), _LOGS),
    "gaps inside a segment": (50000, _one(lambda n: _batch(3 * n)), _SEGMENT),
    "damaged batches": (8000, _one(lambda n: _batch(2 * n) + _BAD), _SEGMENT),
    "garbage": (8000, _one(lambda n: _batch(2 * n) + b"\7" * 40), _SEGMENT),
    "logs": (1000, _logs, _LOGS),
    "links": (500, _links, _LOGS),
    "epochs": (20000, _epochs, _LOGS),
    "producer snapshots": (2000, _snapshots, _LOGS),
    "producers": (20000, _one(lambda n: _batch(n, producer=n)), _LOGS),
    "open transactions": (
        15000,
        _one(lambda n: _batch(n, transactional=True, producer=n)),
        _LOGS,
    ),
    "aborted transactions": (10000, _aborted, _LOGS),
    "groups": (10000, _groups, _LOGS | _STATE),
    "topics of a cluster": (8000, _topics, _LOGS | {"cluster": "cluster {0}"}),
    "Avro text": (2000, _schema("AVRO", _avro), _SCHEMAS),
    "Protobuf text": (3500, _schema("PROTOBUF", _proto), _SCHEMAS),
    "zstd frames": (50000, _stream(zstandard.compress(b"x")), _SEGMENT),
    "zstd skippable frames": (100000, _stream(b"\x50\x2a\x4d\x18\0\0\0\0"), _SEGMENT),
    "tiered segments": (600, _tiers, _LOGS | {"tier": "tier {0}"}),
}


def main() -> None:
    """Measure, and print a line for each command and dimension."""
    parser = argparse.ArgumentParser(description="Measure how the work of commands grows.")
    parser.add_argument("--only", action="append", choices=DIMENSIONS, metavar="DIMENSION")
    parser.add_argument("--command", action="append")
    parser.add_argument("--scale", type=float, default=1)
    options = parser.parse_args()
    print("| dimension | command | 1x | 2x | 4x | exponent |\n|---|---|---:|---:|---:|---:|")
    for name in options.only or DIMENSIONS:
        count, make, commands = DIMENSIONS[name]
        counts = [1] + [int(count * options.scale * times) for times in (1, 2, 4)]
        with tempfile.TemporaryDirectory() as temporary:
            for count in counts:
                make(Path(temporary, str(count)), count)
            for command, words in commands.items():
                if options.command and command not in options.command:
                    continue
                ending = name.split()[0].lower() if words.endswith(" ") else ""
                start, *rest = (_cpu(words + ending, Path(temporary), n) for n in counts)
                one, two, four = (seconds - start for seconds in rest)
                grows = four > _LEAST and two > 0
                exponent = f"{math.log2(four / two):.2f}" if grows else "-"
                cells = f"{one:.2f} | {two:.2f} | {four:.2f}"
                print(f"| {name} | {command} | {cells} | {exponent} |", flush=True)


def _cpu(words: str, folder: Path, count: int) -> float:
    """CPU seconds of a command that reads a source; what it prints is dropped."""
    source, out = folder / str(count), folder / "out"
    given = [each.format(source, out, min(source.rglob("*.log"))) for each in words.split()]
    with (folder / "errors").open("w+") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", "kafkafmt", *given], stdout=subprocess.DEVNULL, stderr=errors
        )
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        errors.seek(0)
        said = errors.read()
        if process.returncode not in (0, 1) or "Traceback" in said:
            raise SystemExit(f"{' '.join(given)}: exit code {process.returncode}\n{said}")
    shutil.rmtree(out, ignore_errors=True)
    with suppress(OSError):
        out.unlink()
    return usage.ru_utime + usage.ru_stime


if __name__ == "__main__":
    main()
