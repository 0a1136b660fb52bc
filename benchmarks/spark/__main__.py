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

from benchmarks.java_peer import Java, JavaMissingError
from benchmarks.pages import claim_table, fill, load, machine, say, verdict, write
from benchmarks.peers import ROOT
from benchmarks.picture import picture
from benchmarks.spark import formats, kafka_source, logs, ready, report, worker
from benchmarks.spark.broker import ServingBroker
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
from benchmarks.spark.report import SOURCES, Run, tables
from kafkafmt import __version__
from kafkafmt.spark.session import JavaMissingError as SparkJavaMissingError
from kafkafmt.spark.session import require_java
from tests.support.broker import BrokerError

_PAGE = "background/benchmarks-spark.md"
_PICTURE = "images/benchmarks-spark.svg"
_ALL = (OURS, READY, KAFKA)
# By log: which sources do which jobs.
_JOBS: dict[str, dict[str, tuple[str, ...]]] = {
    "none": dict.fromkeys((NOOP, COUNT, ONE_COLUMN), (OURS, READY)),
    "lz4": {**dict.fromkeys((NOOP, COUNT, ONE_COLUMN), _ALL), PARQUET: (*_ALL, EXPORT)},
}


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command."""
    options = _parser().parse_args(arguments)
    if options.quick:
        options.scale, options.rounds = options.scale / 10, min(options.rounds, 3)
    try:
        require_java()
    except SparkJavaMissingError as error:
        sys.exit(f"bench-spark: {error}")
    cache = options.cache.resolve()
    folder = cache / "spark"
    run = Run(options.scale, options.rounds, load())
    shutil.rmtree(folder, ignore_errors=True)
    with ExitStack() as stack:
        engine = stack.enter_context(Engine(sys.executable, _settings(options)))
        run.versions = [engine.version, f"kafkafmt {__version__}", f"pyarrow {pa.__version__}"]
        run.versions += options.conf
        for codec in _JOBS:
            with _kafka(cache, codec, run, options) as kafka:
                run.results.append(_measured(engine, kafka, codec, folder, options))
    say("exports by format")
    log = logs.log(folder / "formats", logs.segment(cache, options.scale, "lz4"), logs.PARTITIONS)
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
    drawn = picture(report.rows(run), SOURCES, "million records per second of each source")
    write(options.output / _PICTURE, drawn)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="make bench-spark", description="Compare the Spark source with others."
    )
    parser.add_argument("--scale", type=float, default=1.0, help="factor for the size of the logs")
    parser.add_argument("--rounds", type=int, default=5, help="timed runs of each job")
    parser.add_argument("--quick", action="store_true", help="a tenth of the size, three rounds")
    parser.add_argument(
        "--no-kafka", action="store_true", help="do not measure Spark's Kafka source"
    )
    parser.add_argument(
        "--conf", action="append", default=[], metavar="KEY=VALUE", help="a setting for each Spark"
    )
    parser.add_argument(
        "--cache",
        type=Path,
        default=ROOT / "build" / "bench",
        help="the folder that keeps the logs",
    )
    parser.add_argument(
        "--output", type=Path, default=ROOT / "docs", help=f"the folder for {_PAGE}"
    )
    return parser


def _settings(options: argparse.Namespace) -> dict[str, str]:
    return dict(setting.split("=", 1) for setting in options.conf)


def _measured(
    engine: Engine,
    kafka: tuple[Engine, Source] | None,
    codec: str,
    folder: Path,
    options: argparse.Namespace,
) -> Result:
    """All jobs on the log of one codec."""
    segment = logs.segment(options.cache.resolve(), options.scale, codec)
    log = logs.log(folder / codec, segment, logs.PARTITIONS)
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
    return measure(codec, taking_part, jobs, options.rounds, folder / "output", say)


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
            segment = logs.segment(cache, options.scale, codec)
            segments = dict.fromkeys(range(logs.PARTITIONS), segment)
            served = ServingBroker(java, cache / "spark" / "broker", logs.TOPIC, segments)
            broker = stack.enter_context(served)
        except (JavaMissingError, BrokerError) as error:
            run.no_kafka = str(error)
            say(f"{KAFKA} is skipped: {error}")
            yield None
            return
        settings = {**_settings(options), "spark.jars": jars}
        engine = stack.enter_context(Engine(python, settings))
        run.versions.append(f"{engine.version} for the Kafka source")
        yield engine, Source(KAFKA, "kafka", kafka_source.options(broker.address, logs.TOPIC))


if __name__ == "__main__":
    main()
