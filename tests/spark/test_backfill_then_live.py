"""The page "Backfill, then live" from end to end: each record that was sent is in the table, once.

A real broker rolls segments while a producer keeps sending. The export, the hand-over and the
stream of Spark's Kafka source die by SIGKILL once each, and are run again.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from deltalake import DeltaTable

from tests.spark.killed import run_killed
from tests.spark.live import HEADERS, LiveProducer, create_topic, live_broker, spark_jars, until
from tests.support.processes import REPOSITORY
from tests.support.samples import SOAK

pytestmark = [
    pytest.mark.slow,
    pytest.mark.spark_processes,
    pytest.mark.timeout(1200),
    pytest.mark.skipif(not SOAK, reason="make soak: exports, hand-over and stream are tried alone"),
]

# Before which change of OUT the export and the hand-over die, after how many commits the stream.
KILLS = [(9, 1, 2), (2, 0, 1), (13, 1, 4)]
EXPORT = (
    *("export", "--local", "--processes=2", "--incremental", "--to-high-watermark", "-f", "delta"),
    *("--topic", "orders", "--null-headers", "--max-bytes-per-trigger=400k", "--no-progress"),
)


@contextmanager
def running(command: Sequence[str]) -> Iterator[subprocess.Popen[bytes]]:
    """A command in a group of processes of its own, which ends with the block."""
    with subprocess.Popen(command, cwd=REPOSITORY, start_new_session=True) as process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


@pytest.mark.parametrize(("in_export", "in_handover", "in_stream"), KILLS)
def test_each_record_once(in_export: int, in_handover: int, in_stream: int, tmp_path: Path) -> None:
    jars = spark_jars()
    out, offsets = tmp_path / "out", tmp_path / "starting-offsets.json"
    table, stop = out / "records", tmp_path / "stop"
    with live_broker(tmp_path / "broker") as broker:
        create_topic(broker, "orders", segment_ms=1000)

        def stream() -> list[str]:
            module = [sys.executable, "-m", "tests.spark.live_stream"]
            return [*module, jars, broker.address, str(offsets), str(table), str(stop)]

        def commits() -> int:
            return len(list((table / "_delta_log").glob("0*.json")))

        with LiveProducer(broker, "orders") as producer:
            assert run_killed(in_export, *EXPORT, broker.logs, out).returncode == -signal.SIGKILL
            for _ in range(2):
                done = run_killed(-1, *EXPORT, broker.logs, out)
                assert done.returncode == 0, done.stdout + done.stderr
            assert run_killed(in_handover, "handover", out).returncode == -signal.SIGKILL
            handed = run_killed(-1, "handover", out)
            assert handed.returncode == 0, handed.stdout + handed.stderr
            offsets.write_text(handed.stdout.partition("changes")[0], encoding="utf-8")
            before = commits()
            with running(stream()) as killed:
                until(
                    lambda: commits() >= before + in_stream or killed.poll() is not None,
                    "it writes",
                )
                os.killpg(killed.pid, signal.SIGKILL)
                assert killed.wait() == -signal.SIGKILL
            written = commits()
            refused = run_killed(-1, *EXPORT, broker.logs, out)  # one that cron starts
            assert (refused.returncode, "handed over" in refused.stderr) == (2, True)
            with running(stream()) as ended:
                until(lambda: commits() > written or ended.poll() is not None, "it writes on")
                producer.end()
                stop.touch()
                assert ended.wait(300) == 0
    columns = ["topic", "partition", "offset", "value", "headers"]
    found = DeltaTable(table).to_pyarrow_table(columns=columns)
    *places, values, headers = (found[name].to_pylist() for name in columns)
    assert Counter(zip(*places, values, strict=True)) == producer.sent
    for value, given in zip(values, headers, strict=True):
        number = int(value[:9])
        assert given == ([{"key": k, "value": v} for k, v in HEADERS] if number % 2 else None)
