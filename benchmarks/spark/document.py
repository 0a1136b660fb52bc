"""docs/background/benchmarks-spark.md: the tables of a run, the machine, what is measured and how.

Invariant: nothing in it names a path or a host of the machine.
"""

from __future__ import annotations

from benchmarks.document import machine
from benchmarks.spark import report
from benchmarks.spark.report import Run

_DOCUMENT = """# Benchmarks of the Spark source

Written by `make bench-spark`. The ratios are the claim; the rates are those of one machine.

**{verdict}**

![Records a second of each source, by job]({picture})

{machine}{load}. {versions}.

## Ratios, and what else has a target

Rates by the wall clock, one divided by the other. More is better, but for costs.

{claims}
{absent}
## Rates

Million records a second, and MB of keys and values a second. Medians of {rounds} interleaved runs,
of Parquet of at most three.{scale}

{rates}

## CPU seconds

Of the JVM and the Python workers together. The broker's are not in them.

{cpu}

## Cost against size

`noop` over 1, 4 and 16 partitions of one segment each.

{sizes}

Whole exports of the same logs, into Parquet. {export_costs}

{exports}

## Planning

What the driver does before the first task starts, for segments of 100 MiB. Memory is the most that
the planning process held above its libraries; a task is sent to Spark as so many bytes.

{plans}

## What is measured

The log has four partitions of the same segment: records of about 245 bytes with a key and one
header, in batches of 64 KB, plain (*none*) or LZ4. All sources give the same eight columns, those
of Spark's Kafka source.

- *kafka-log*: the data source of this project
- *ready-made*: a Python data source that gives the same Arrow batches out of memory. Nothing is
  read, checked or decoded, so this is what Spark itself takes for the batches of a Python source.
- *codec, then ready-made*: the same, after each task has read, checked and decompressed its
  segments. That a reader cannot leave out, so this is the ceiling; what *kafka-log* takes more is
  its decoding. How far below *ready-made* it lies depends on the job: of one column the JVM takes
  little, so there reading and decompressing are a large part of the whole.
- *Parquet files*: `spark.read.parquet` of the same rows, as Spark wrote them
- *Spark's Kafka source*: `spark.read.format("kafka")`, from a broker on the same machine that
  serves the same segments
- *kafkafmt export*: the whole job, with all columns, the tables of batches and damage, and the
  report

| job | what it does |
|---|---|
| noop | all columns, into Spark's sink that drops them |
| count | `count()`; Parquet files answer from their metadata |
| one column | `offset` alone, into the same sink |
| Parquet | all columns, written as Parquet by Spark (by *kafkafmt export*: as that does it) |

- Each Spark has a process of its own with all cores and 2 GiB. The sources take turns, after one or
  two runs that are not timed.
- Before anything is timed, all sources must agree on the records, the bytes of keys, values and
  headers, the sum of offsets and of timestamps, and the partitions. Else the run fails.
- The broker is Kafka's own. The segments are put into its log directories, so it serves the same
  bytes. Spark's Kafka source runs on PySpark 4.0.0: of later versions its jars cannot be had from
  every registry.

## How to run it

`make bench-spark` needs Java. With Maven, Spark's Kafka source takes part; the first run fetches
that PySpark (about 450 MB), a broker and the jars.

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
        plans=report.plan_table(run),
    )
