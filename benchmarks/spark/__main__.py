"""``make bench-spark``: make the logs, start Spark and a broker, measure, write the document.

Strategy: the jars of Kafka and of Spark's Kafka source are downloaded before anything is measured.
Progress is printed to standard error, the tables to standard output.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

import pyarrow as pa

from benchmarks import sets
from benchmarks.java_peer import Java, JavaMissingError
from benchmarks.pages import claim_table, fill, load, machine, parser, say, verdict
from benchmarks.spark import formats, kafka_source, ready, report, worker
from benchmarks.spark.engines import Engine, Source
from benchmarks.spark.measure import (
    COUNT,
    DELTA,
    EXPORT,
    KAFKA,
    NOOP,
    ONE_COLUMN,
    OURS,
    PARQUET,
    READY,
    measure,
)
from benchmarks.spark.report import Run, tables
from kafkafmt import __version__
from kafkafmt.spark.session import JavaMissingError as SparkJavaMissingError
from kafkafmt.spark.session import require_java

_PAGE = "background/benchmarks-spark.md"
_ALL = (OURS, READY, KAFKA)
# By codec and number of partitions: which sources do which jobs. All logs have the same size.
_JOBS: dict[tuple[str, int], dict[str, tuple[str, ...]]] = {
    ("none", 4): dict.fromkeys((NOOP, COUNT, ONE_COLUMN), (OURS, READY)),
    ("lz4", 4): {
        **dict.fromkeys((NOOP, COUNT, ONE_COLUMN), _ALL),
        PARQUET: (*_ALL, EXPORT),
        DELTA: (OURS, KAFKA, EXPORT),
    },
    **{("lz4", partitions): {NOOP: _ALL} for partitions in (1, 16, 64)},
}


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command."""
    options = _parser().parse_args(arguments)
    try:
        require_java()
    except SparkJavaMissingError as error:
        sys.exit(f"bench-spark: {error}")
    cache = options.cache.resolve()
    folder = cache / "spark"
    run = Run(options.scale, options.rounds, load())
    shutil.rmtree(folder, ignore_errors=True)
    java, jars = _kafka(cache, run, options)
    with Engine(jars) as engine:
        run.versions = [engine.version, f"kafkafmt {__version__}", f"pyarrow {pa.__version__}"]
        for (codec, partitions), every in _JOBS.items():
            jobs = {job: names for job, names in every.items() if jars or job != DELTA}
            segment = sets.json_segment(cache, options.scale * sets.PARTITIONS / partitions, codec)
            name = f"{codec}, {partitions} {'partition' if partitions == 1 else 'partitions'}"
            log = sets.make_data_directory(folder / "log", segment, partitions)
            wanted = {each for names in jobs.values() for each in names}
            with ExitStack() as stack:
                sources = [*_sources(log, folder / "ready")]
                if KAFKA in wanted and java is not None:
                    segments = dict.fromkeys(range(partitions), segment)
                    served = kafka_source.ServingBroker(
                        java, folder / "broker", sets.TOPIC, segments
                    )
                    where = kafka_source.options(stack.enter_context(served).address, sets.TOPIC)
                    sources.append(Source(KAFKA, "kafka", where))
                taking_part = [source for source in sources if source.name in wanted]
                run.results.append(
                    measure(name, engine, taking_part, jobs, options.rounds, folder / "output")
                )
    say("exports by format")
    log = sets.make_data_directory(
        folder / "formats", sets.json_segment(cache, options.scale, "lz4"), sets.PARTITIONS
    )
    run.formats = formats.measure(log, options.rounds, folder / "exports")
    shutil.rmtree(folder)
    print(tables(run))
    scale = "" if run.scale == 1 else f" The logs are {run.scale:g} times their usual size."
    parts = {
        "run": f"**{verdict(run.claims)}**\n\n{machine(run.load, run.versions)} Medians of"
        f" {run.rounds} interleaved runs.{scale} {' '.join(report.absent(run))}".rstrip(),
        "claims": claim_table(run.claims),
        "rates": report.rate_table(run),
        "formats": report.format_table(run.formats),
    }
    fill(_PAGE, parts, options.output)


def _parser() -> argparse.ArgumentParser:
    made = parser("make bench-spark", "Compare the Spark source with others.", _PAGE, 5)
    made.add_argument("--scale", type=float, default=1.0, help="factor for the size of the logs")
    made.add_argument("--no-kafka", action="store_true", help="do not measure Spark's Kafka source")
    return made


def _sources(log: Path, batches: Path) -> Iterator[Source]:
    """Write the ready-made batches, and yield the sources without a broker."""
    shutil.rmtree(batches, ignore_errors=True)
    ready.write(log, batches)
    yield Source(OURS, "kafka-log", {"path": str(log)})
    yield Source(READY, ready.FORMAT, {"path": str(batches)})
    yield Source(EXPORT, worker.EXPORT, {"path": str(log)})


def _kafka(cache: Path, run: Run, options: argparse.Namespace) -> tuple[Java | None, str | None]:
    """Return Kafka's jars, and those for Spark; note the reason in the run if they are missing."""
    try:
        if options.no_kafka:
            raise JavaMissingError("disabled by --no-kafka")
        say("getting Kafka's jars, and those of Spark's Kafka source")
        return Java(cache / "java"), kafka_source.jars(cache)
    except JavaMissingError as error:
        run.no_kafka = str(error)
        say(f"{KAFKA} is skipped: {error}")
        return None, None


if __name__ == "__main__":
    main()
