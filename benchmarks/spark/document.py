"""docs/background/benchmarks-spark.md: the tables of a run, the machine, what is measured and how.

Invariant: nothing in it names a path or a host of the machine.
"""

from __future__ import annotations

from benchmarks.document import machine
from benchmarks.spark import report
from benchmarks.spark.report import Run

_DOCUMENT = """# Benchmarks of the Spark source

Written by `make bench-spark`. The ratios are what the project claims; the rates are those of one
machine.

**{verdict}**

![Records per second of each source, by job]({picture})

{machine}{load}. {versions}.

## Figures with a target

A ratio is the rate of one source divided by that of another, by the wall clock: more is better. For
times and memory, less is better.

{claims}
{absent}
## Rates

Million records per second, and MB of keys and values per second. Medians of {rounds} interleaved
runs, for Parquet of at most three.{scale}

{rates}

## CPU seconds

The JVM and the Python workers together, without the broker.

{cpu}

## Cost against size

`noop` over 1, 4 and 16 partitions of one segment each.

{sizes}

Whole exports of the same logs to Parquet. {export_costs}

{exports}

## Exports by format

Whole exports of the log with four partitions to Parquet, Delta and Iceberg, in turns in one warm
session. *rate* is in million records per second; the ratios to the first line are medians of the
rounds.

{formats}

## Planning

What the driver does before the first task starts, for segments of 100 MiB. *MiB* is the peak memory
of the planning process above its libraries.

{plans}

## What is measured

The log has four partitions of the same segment: records of about 245 bytes with a key and one
header, in batches of 64 KB, plain (*none*) or LZ4. All sources give the same eight columns, those
of Spark's Kafka source.

- *kafka-log*: the data source of this project
- *ready-made*: a Python data source that returns the same Arrow batches from memory. It reads,
  checks and decodes nothing, so it shows the time that Spark itself needs for the batches of a
  Python source.
- *codec, then ready-made*: the same, after each task has read, checked and decompressed its
  segments. No reader can leave that out, so this is the upper limit; the difference to *kafka-log*
  is decoding. How far it is below *ready-made* depends on the job: for one column the JVM needs
  little time, so reading and decompressing are a large part of the whole.
- *Parquet files*: `spark.read.parquet` of the same rows, as Spark wrote them
- *Spark's Kafka source*: `spark.read.format("kafka")`, from a broker on the same machine that
  serves the same segments
- *kafkafmt export*: the whole job, with all columns, the tables of batches and damage, and the
  report

| job | what it does |
|---|---|
| noop | all columns, into Spark's sink that discards them |
| count | `count()`; Parquet files answer from their metadata |
| one column | `offset` alone, into the same sink |
| Parquet | all columns, written to Parquet by Spark (by *kafkafmt export*: in its own way) |

- Each source has a Spark process of its own with all cores and 2 GiB. The sources take turns, after
  one or two runs that are not timed.
- Before anything is timed, all sources must agree on the records, the bytes of keys, values and
  headers, the sum of offsets and of timestamps, and the partitions. Otherwise the run fails.
- The broker is Kafka's own. The segments are put into its log directories, so it serves the same
  bytes. Spark's Kafka source runs on PySpark 4.0.0, because not every registry
  has the jars of later versions.

## How to run it

`make bench-spark` needs Java. With Maven it also measures Spark's Kafka source; the first run
fetches that PySpark (about 450 MB), a broker and the jars.

| | |
|---|---|
| `make bench-spark ARGS=--quick` | logs a tenth as large, three rounds |
| `make bench-spark ARGS=--no-kafka` | without broker and Kafka source |
| `make bench-spark ARGS='--scale 4 --rounds 9'` | larger logs, more rounds |
| `make bench-spark ARGS='--conf KEY=VALUE'` | with a Spark setting |

[Spark source](../reference/spark.md#speed) lists the settings that matter.
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
        versions=", ".join(run.versions),
        claims=report.claim_table(run),
        absent=f"\n{missing}" if missing else "",
        rounds=run.rounds,
        scale="" if run.scale == 1 else f" The logs are {run.scale:g} times their usual size.",
        rates=report.rate_table(run),
        cpu=report.cpu_table(run),
        sizes=report.size_table(run.sizes),
        exports=report.size_table(run.exports),
        export_costs=report.export_costs(run),
        formats=report.format_table(run.formats),
        plans=report.plan_table(run),
    )
