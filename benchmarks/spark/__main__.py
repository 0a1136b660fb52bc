"""``make bench-spark``: make the logs, start Spark and a broker, measure, write the document.

Strategy: what may be missing (Kafka's jars, the other PySpark) is downloaded before anything is
measured. Progress is printed to standard error, the tables to standard output.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pyarrow as pa

from benchmarks import sets
from benchmarks.java_peer import Java, JavaMissingError
from benchmarks.pages import claim_table, fill, load, machine, parser, say, verdict
from benchmarks.spark import formats, kafka_source, ready, report, worker
from benchmarks.spark.engines import Engine, Source
from benchmarks.spark.measure import (
    COUNT,
    EXPORT,
    KAFKA,
    NOOP,
    ONE_COLUMN,
    OURS,
    PARQUET,
    READY,
    Result,
    measure,
)
from benchmarks.spark.report import Run, tables
from kafkafmt import __version__
from kafkafmt.spark.session import JavaMissingError as SparkJavaMissingError
from kafkafmt.spark.session import require_java
from tests.support.broker import BrokerError

_PAGE = "background/benchmarks-spark.md"
_ALL = (OURS, READY, KAFKA)
# By log: which sources do which jobs.
_JOBS: dict[str, dict[str, tuple[str, ...]]] = {
    "none": dict.fromkeys((NOOP, COUNT, ONE_COLUMN), (OURS, READY)),
    "lz4": {**dict.fromkeys((NOOP, COUNT, ONE_COLUMN), _ALL), PARQUET: (*_ALL, EXPORT)},
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
    with ExitStack() as stack:
        engine = stack.enter_context(Engine(sys.executable))
        run.versions = [engine.version, f"kafkafmt {__version__}", f"pyarrow {pa.__version__}"]
        for codec in _JOBS:
            with _kafka(cache, codec, run, options) as kafka:
                run.results.append(_measured(engine, kafka, codec, folder, options))
    say("exports by format")
    log = sets.laid_out(
        folder / "formats", sets.json_segment(cache, options.scale, "lz4"), sets.PARTITIONS
    )
    run.formats = formats.measured(log, options.rounds, folder / "exports")
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


def _measured(
    engine: Engine,
    kafka: tuple[Engine, Source] | None,
    codec: str,
    folder: Path,
    options: argparse.Namespace,
) -> Result:
    """All jobs on the log of one codec."""
    segment = sets.json_segment(options.cache.resolve(), options.scale, codec)
    log = sets.laid_out(folder / codec, segment, sets.PARTITIONS)
    jobs = _JOBS[codec]
    wanted = {name for names in jobs.values() for name in names}
    batches = folder / "ready"
    shutil.rmtree(batches, ignore_errors=True)
    ready.write(log, batches)
    ours = Source(OURS, "kafka-log", {"path": str(log)})
    sources = [
        ours,
        Source(READY, ready.FORMAT, {"path": str(batches)}),
        Source(EXPORT, worker.EXPORT, {"path": str(log)}),
    ]
    taking_part = [(engine, source) for source in sources if source.name in wanted]
    if kafka is not None:
        taking_part.append(kafka)
    return measure(codec, taking_part, jobs, options.rounds, folder / "output")


@contextmanager
def _kafka(
    cache: Path, codec: str, run: Run, options: argparse.Namespace
) -> Iterator[tuple[Engine, Source] | None]:
    """Spark's Kafka source with a broker that serves the log; `None` if it is missing."""
    if KAFKA not in {name for names in _JOBS[codec].values() for name in names}:
        yield None
        return
    with ExitStack() as stack:
        try:
            if options.no_kafka:
                raise JavaMissingError("disabled by --no-kafka")
            say("getting Kafka's jars, and the PySpark that has a Kafka source")
            java, jars = Java(cache / "java"), kafka_source.jars(cache)
            python = kafka_source.python_with_kafka_source(cache)
            say("starting a broker")
            segment = sets.json_segment(cache, options.scale, codec)
            segments = dict.fromkeys(range(sets.PARTITIONS), segment)
            served = kafka_source.ServingBroker(
                java, cache / "spark" / "broker", sets.TOPIC, segments
            )
            broker = stack.enter_context(served)
        except (JavaMissingError, BrokerError) as error:
            run.no_kafka = str(error)
            say(f"{KAFKA} is skipped: {error}")
            yield None
            return
        engine = stack.enter_context(Engine(python, {"spark.jars": jars}))
        run.versions.append(f"{engine.version} for the Kafka source")
        yield engine, Source(KAFKA, "kafka", kafka_source.options(broker.address, sets.TOPIC))


if __name__ == "__main__":
    main()
