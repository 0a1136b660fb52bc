"""The how-to about replaying records: its code keeps what the page says it keeps."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pyarrow as pa
import pytest

import kafkafmt
from benchmarks.java_peer import JavaMissingError, copied_jars
from tests.support.broker import Broker
from tests.support.encoder import Rec, record_batch
from tests.support.jvm import QUICK
from tests.support.truth import GOLDEN

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "how-to" / "replay.md"
POM = ROOT / "benchmarks" / "java" / "pom.xml"
TABLES = ROOT / "docs" / "reference" / "tables.md"
TIMES = [1_790_000_000_000, 1_790_000_000_000_000, -1, 1_790_000_000_001, 2**63 - 1, -5000]
"""Milliseconds, one of them microseconds taken for such."""
KEPT = ["timestamp", "key", "value", "headers"]
SETTINGS = "num.partitions=2\nlog.message.timestamp.before.max.ms=9223372036854775807\n"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """Two partitions: one with null and empty keys, values and headers, one with transactions."""
    data = tmp_path / "data"
    for number, case in enumerate(("k431-java-zstd", "k431-tx")):
        shutil.copytree(GOLDEN / case, data / f"orders-{number}")
    return data


def replaying() -> Callable[[str, str], int]:
    """The function of the page."""
    code = re.findall(r"^```py\n(.*?)^```", PAGE.read_text("utf-8"), re.DOTALL | re.M)[0]
    names: dict[str, Any] = {}
    exec(code, names)
    function: Callable[[str, str], int] = names["replay"]
    return function


def kept(source: Path, partition: int) -> list[dict[str, Any]]:
    """What the page says is kept of the committed records of a partition."""
    log = source / f"orders-{partition}"
    table = kafkafmt.read_records(log, columns=KEPT, isolation="read_committed")
    return list(table.to_pylist())


def test_all_that_is_kept_is_sent(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[str, dict[str, Any]]] = []
    is_full = True

    class RecordedProducer:
        def __init__(self, config: dict[str, Any]) -> None:
            assert config["bootstrap.servers"] == "here:9092"

        def produce(self, topic: str, **record: Any) -> None:
            nonlocal is_full
            is_full = not is_full
            if is_full:
                raise BufferError
            sent.append((topic, record))

        def poll(self, timeout: float) -> None:
            pass

        def flush(self) -> None:
            sent[-1][1]["on_delivery"]("refused" if "fail" in sys.argv else None, None)

    module = ModuleType("confluent_kafka")
    module.Producer = RecordedProducer  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "confluent_kafka", module)
    count = replaying()(str(source), "here:9092")
    assert count == len(sent) == len(kept(source, 0)) + len(kept(source, 1))
    for partition in (0, 1):
        found = [record for _, record in sent if record["partition"] == partition]
        for record, expected in zip(found, kept(source, partition), strict=True):
            assert (record["key"], record["value"]) == (expected["key"], expected["value"])
            assert record["headers"] == [
                (each["key"], each["value"]) for each in expected["headers"]
            ]
            assert record["timestamp"] == round(expected["timestamp"].timestamp() * 1000)
    monkeypatch.setattr(sys, "argv", ["fail"])
    with pytest.raises(RuntimeError, match="1 records were not written; the first: refused"):
        replaying()(str(source), "here:9092")


def log_of_times(folder: Path) -> Path:
    """A log with one record of each time."""
    entries = [
        record_batch([Rec(b"k", b"v")], base_offset=at, base_timestamp=time, max_timestamp=time)
        for at, time in enumerate(TIMES)
    ]
    log = folder / "orders-0"
    log.mkdir()
    (log / f"{0:020}.log").write_bytes(b"".join(entries))
    return log


def test_times_that_no_calendar_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = log_of_times(tmp_path)
    sent: list[int] = []
    module = ModuleType("confluent_kafka")
    producer = SimpleNamespace(
        produce=lambda _, **record: sent.append(record["timestamp"]),
        poll=lambda _: None,
        flush=lambda: None,
    )
    module.Producer = lambda _: producer  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "confluent_kafka", module)
    assert replaying()(str(log), "here:9092") == len(TIMES)
    assert sent == [time if time > 0 else 0 for time in TIMES]


def test_the_page_of_tables_has_a_way_for_any_time(tmp_path: Path) -> None:
    code = re.findall(r"^```python\n(.*?)^```", TABLES.read_text("utf-8"), re.DOTALL | re.M)[0]
    (batch,) = kafkafmt.read_records(log_of_times(tmp_path)).to_batches()
    with pytest.raises((OverflowError, ValueError)):
        batch.to_pylist()
    names: dict[str, Any] = {"batch": batch, "pa": pa}
    exec(code, names)
    times = [time if time != -1 else None for time in TIMES]
    assert [row["timestamp"] for row in names["batch"].to_pylist()] == times


@pytest.mark.slow
def test_a_real_broker_has_what_was_kept(source: Path, tmp_path: Path) -> None:
    clients = pytest.importorskip("confluent_kafka.admin")
    try:
        jars = copied_jars(POM, ROOT / "build" / "bench" / "jars")
    except JavaMissingError as error:
        pytest.skip(str(error))
    java = ["java", *QUICK, "-cp", f"{jars.resolve()}/*"]
    with Broker(java, tmp_path / "broker", SETTINGS) as broker:
        admin = clients.AdminClient({"bootstrap.servers": broker.address})
        admin.create_topics([clients.NewTopic("orders", 2, 1)])["orders"].result(60)
        count = replaying()(str(source), broker.address)
        broker.stop()
        assert count == len(kept(source, 0)) + len(kept(source, 1)) > 0
        for partition in (0, 1):
            assert kept(broker.logs, partition) == kept(source, partition)
