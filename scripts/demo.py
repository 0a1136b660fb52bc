"""`make demo`: export the segments of real brokers in this repository to Parquet with Spark.

Strategy: the directories of the corpus do not have a broker's names, so they are copied to one data
directory, with a topic for each version of the broker and a partition for each case. The demo runs
`kafkafmt export` on it, and compares the counts with those of Kafka's own reader. A second run
replaces the output of the first.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from kafkafmt.cli.commands import export
from kafkafmt.lake.report import figures
from kafkafmt.lake.report.figures import ExportReport
from kafkafmt.lake.tables.output import REPORT_HTML
from kafkafmt.spark import exporting

ROOT = Path(__file__).resolve().parent.parent
CORPUS = ROOT / "tests" / "conformance" / "golden"
DEMO = ROOT / "build" / "demo"
_BROKER_FILES = (".log", ".index", ".timeindex", ".txnindex")
_BAR_WIDTH = 44


def stage(corpus: Path, data: Path) -> Counter[str]:
    """Copy the cases of `corpus` to a broker's data directory; return records by topic.

    The numbers are from Kafka's own reader, without control records.
    """
    shutil.rmtree(data, ignore_errors=True)
    partitions: Counter[str] = Counter()
    truth: Counter[str] = Counter()
    for case in sorted(path.parent for path in corpus.glob("*/case.json")):
        topic = f"kafka-{json.loads((case / 'case.json').read_text('utf-8'))['broker']}"
        log = data / f"{topic}-{partitions[topic]}"
        partitions[topic] += 1
        log.mkdir(parents=True)
        for file in case.iterdir():
            if file.suffix in _BROKER_FILES:
                shutil.copyfile(file, log / file.name)
        with (case / "records.jsonl").open(encoding="utf-8") as lines:
            truth[topic] += sum("control_type" not in json.loads(line) for line in lines)
    return truth


def chart(report: ExportReport) -> Iterator[str]:
    """Yield a line with a bar of records for each topic."""
    most = max((topic.records for topic in report.topics), default=0)
    names = [figures.topic(topic.topic) for topic in report.topics]
    for name, topic in zip(names, report.topics, strict=True):
        bar = "█" * max(round(_BAR_WIDTH * topic.records / (most or 1)), 1)
        yield f"{name:{max(map(len, names))}} {bar:{_BAR_WIDTH}} {topic.records:,} records"


def main() -> int:
    """Run the demo; return 1 if a count differs from the count of Kafka's own reader."""
    started = time.monotonic()
    truth = stage(CORPUS, DEMO / "data")
    print(
        f"Reading {sum(truth.values()):,} records that {len(truth)} versions of Kafka's"
        " broker wrote (their segments are in tests/conformance/golden) ..."
    )
    source, out = DEMO / "data", DEMO / "out"
    report = exporting.export(os.path.relpath(source), os.path.relpath(out))
    export.show(report)
    print(*chart(report), "", sep="\n")
    found = {topic.topic: topic.records for topic in report.topics}
    wrong = [topic for topic in truth if truth[topic] != found.get(topic, 0)]
    for topic in wrong:
        print(f"{topic}: {found.get(topic, 0)} records, Kafka's own reader finds {truth[topic]}")
    if not wrong:
        print(
            f"{sum(truth.values()):,} records; each topic has as many as Kafka's own reader finds."
        )
    print(f"The report with charts: {(out / REPORT_HTML).as_uri()}")
    print(f"{time.monotonic() - started:.0f} s in total.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
