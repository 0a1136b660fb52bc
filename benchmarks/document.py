"""docs/background/benchmarks.md: the tables of a run, the machine, what is measured and how.

Invariant: nothing in it names a path or a host of the machine.
"""

from __future__ import annotations

import os
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from benchmarks import peers, report
from benchmarks.peers import PEERS
from benchmarks.report import Run
from benchmarks.sets import REAL

_LIBRARIES = ("pyarrow", "crc32c", "isal", "cramjam", "lz4", "zstandard")

_DOCUMENT = """# Benchmarks

Written by `make bench`. The ratios are what the project claims; the times are those of one machine.

**{verdict}**

![CPU time of each reader on each set]({picture})

{machine}{load}. {versions}.

## Ratios of CPU time

The CPU time of one reader divided by that of another for the same segment, with the target of each
ratio.

{ratios}

## CPU time in milliseconds

Medians of {rounds} interleaved runs.{scale}

{times}

\\* These readers read only the first entries of a segment, about 2 MB before compression. Their
times are scaled up by the number of records.

## Memory, import, threads, dump

{others}
{absent}
## What is measured

The project's own encoder makes the sets: a tile of at most 16 MB, repeated with growing offsets.
With the same versions of the libraries, the bytes are the same.

| set | contents |
|---|---|
| json | records of about 245 bytes with a key and one header, batches of 64 KB; five codecs |
| small | values of 30 bytes without keys, batches of 16 KB, uncompressed |
| big | values of 10 KB, batches of 64 KB, uncompressed |
| single | the records of json, one per batch, uncompressed |
| v1 | like json, without headers, in messages of magic 1: alone, and in gzip wrappers of 64 KB |
| {real} | segments that brokers wrote, if `--segments` names a folder of them |

The readers:

{readers}

Every reader reads the file (which is in the system's cache), checks every checksum, decompresses,
and returns key, value, headers, offset and timestamp of every record: kafkafmt as all its Arrow
columns, the others as their objects. Kafka's reader iterates as its consumer does, with recycled
buffers, and copies no key and no value; so it is hard to beat if records are big. aiokafka and
kafka-python take bytes, so they read the file as a whole; the others read it in pieces. The floor
decodes no record, and if nothing is compressed no entry either.

- Each reader has a process of its own for each set. It runs once without being timed (Kafka's eight
  times, so that the JVM has compiled the hot code). Then the readers take turns.
- A time is the CPU time of the whole process, user and system, with all its threads, such as the
  compiler and the garbage collector of the JVM.
- Before anything is timed, all readers must agree on the number of records, the bytes of keys and
  of values, and the sum of offsets and timestamps. Otherwise the run fails.
- One thread and two are compared by the wall clock, on the sets *json*, repeated up to 128 MiB on
  disk: over five passes without a pause, because the second core of an idle machine needs time to
  wake up. The figure is the median of the ratios of the rounds.
- `python -m benchmarks.lock` prints which share of the CPU time holds the interpreter's lock, and
  how fast it lets several threads be. That does not depend on the number of processors.
- Memory is the peak memory of a process that scans a segment and keeps nothing, minus its memory
  with all libraries imported.
- `dump` is compared as a whole process with Kafka's DumpLogSegments, on the first 16 MiB of
  *json none*. Both must print exactly the same.
- `dump --offsets-decoder` is compared in the same way on 300,000 offset commits by
  `python -m benchmarks.internal_topics --records 300000 --kafka`: 0.96 s and 6.55 s, a ratio of
  0.15 (medians of three runs on a busy machine; both print the same 96 MB).

Tiered storage is measured by `python -m benchmarks.tiers`: 11 segments of 32 MiB, 145 MB stored,
zstd and AES in chunks of 4 MiB. The floor decrypts and decompresses the chunks, and does
nothing else.

| read | CPU ms | floor / it | requests of S3 | bytes |
| --- | ---: | ---: | ---: | ---: |
| floor | 338 | | | |
| bytes of the segments | 385 | 0.88 ≥ 0.85 ✓ | | |
| records (floor: with 75 ms for the same without a tier) | 466 | 0.89 ≥ 0.85 ✓ | | |
| the whole topic | | | 28 ≤ 30 ✓ | 99.8 % |
| 1 % of the offsets | | | 18 ≤ 20 ✓ | 2.3 % ≤ 3 % ✓ |
| one record | | | 18 | 2.3 % (one chunk) |

## How to run it

`make bench` needs only Python. With a JDK and Maven it also measures Kafka's reader.

| | |
|---|---|
| `make bench ARGS='--scale 0.2 --sets json'` | smaller sets, only those with `json` in the name |
| `make bench ARGS='--segments FOLDER'` | real segments too; or set `KAFKAFMT_BENCH_SEGMENTS` |
| `make bench ARGS=--large` | also the memory of scans of 1 GiB |
"""


def document(run: Run, picture: str) -> str:
    """The whole document.

    Args:
        run: what was found.
        picture: the path of the picture, relative to the document.
    """
    missing = "".join(f"- {line}\n" for line in report.absent(run))
    return _DOCUMENT.format(
        verdict=report.verdict(run),
        picture=picture,
        machine=machine(),
        load="" if run.load is None else f", load average {run.load:.1f} at the beginning",
        versions=", ".join(_versions(run)),
        rounds=run.rounds,
        scale="" if run.scale == 1 else f" The sets are {run.scale:g} times their usual size.",
        ratios=report.ratio_table(run),
        times=report.time_table(run),
        others=report.other_table(run),
        absent=f"\n{missing}" if missing else "",
        real=REAL,
        readers="\n".join(f"- {_reader(peer)}" for peer in PEERS),
    )


def _reader(peer: peers.Peer) -> str:
    return f"*{peer.name}*: {peer.what}" + (" \\*" if peer.reads_start else "")


def machine() -> str:
    """The processor and the system."""
    model, cpuinfo = platform.machine(), Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
    return f"{model}, {os.cpu_count()} cores, {platform.system()}"


def _versions(run: Run) -> list[str]:
    versions = [f"{platform.python_implementation()} {platform.python_version()}"]
    for result in run.results:
        versions += [text for name, text in result.versions.items() if name != peers.FLOOR]
    for library in _LIBRARIES:
        try:
            versions.append(f"{library} {version(library)}")
        except PackageNotFoundError:
            continue
    return list(dict.fromkeys(versions))
