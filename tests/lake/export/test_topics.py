"""Tables of each topic: their names, and that each of them is as the export of that topic alone."""

from __future__ import annotations

import json
import re
import shutil
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from kafkafmt.lake.export.dry_run import dry_run
from kafkafmt.lake.export.errors import ExportDataLossError
from kafkafmt.lake.export.executors import InProcess, Processes
from kafkafmt.lake.export.export import export_by
from kafkafmt.lake.export.job import Job
from kafkafmt.lake.export.topics import directory, topic_catalog
from kafkafmt.lake.tables.output import OutputError
from kafkafmt.lake.tables.reading import read_table
from kafkafmt.lake.tables.table import TableError
from tests.cli.running import run as cli
from tests.lake.export import running
from tests.lake.export.killing import killed_at_task
from tests.spark.registry import AGE, PERSON, Registry, avro
from tests.support.growing_log import GrowingLog
from tests.support.samples import some

FORMATS = ("parquet", "delta", "iceberg")
LAKES = FORMATS[1:]


def offsets(out: Path, *topics: str) -> dict[str, list[tuple[str, int, int]]]:
    columns = ("topic", "partition", "offset")
    found = {}
    for topic in topics:
        rows = read_table(out / directory(topic), "records", columns=columns).read_all()
        found[topic] = sorted(tuple(row[name] for name in columns) for row in rows.to_pylist())
    return found


def expected(*logs: GrowingLog) -> dict[str, list[tuple[str, int, int]]]:
    found: dict[str, list[tuple[str, int, int]]] = {}
    for log in logs:
        topic, _, partition = log.directory.name.rpartition("-")
        found.setdefault(topic, []).extend((topic, int(partition), at) for at in range(log.next))
    return found


STRANGE = [
    *("orders", "Orders", "ORDERS", "or.ders", "or_ders", "or-ders", "records", "batches"),
    *("topics.json", "report.json", "catalog.db", "catalog.db-wal", "no-topic", "_started"),
    *("con", "CON", "con.txt", "lpt1", "nul.a.b", "aux.", "..", ".", ".hidden", "-f", "a b", "a/b"),
    *("é", "e\u0301", "a\x1b[31m", "a\ud800", "x" * 249, "x" * 250, "", "*", "orders.", "a:b",
     "a\\b"),
    *("Orders"[:3] + "_" + "ders", "orders-0123456789abcdef", "o_0123456789abcdef"),
]  # fmt: skip


def test_names_are_distinct_and_safe() -> None:
    """Also a name that another topic's directory has."""
    topics = [*STRANGE, *(directory(name) for name in STRANGE)]
    topics = list(dict.fromkeys(topics))
    names = {topic: directory(topic) for topic in topics} | {None: directory(None)}
    assert len({name.lower() for name in names.values()}) == len(names)
    for name in names.values():
        assert re.fullmatch(r"[A-Za-z0-9_][A-Za-z0-9._-]*[A-Za-z0-9_-]|[a-z0-9_]", name), name
        assert len(name) <= 200
        assert name.partition(".")[0].lower() not in {"con", "nul", "lpt1", "aux"}
    plain = ["orders", "or.ders", "or_ders", "or-ders", "__consumer_offsets"]
    assert [directory(name) for name in plain] == plain
    namespaces = {topic_catalog({"uri": "x"}, topic)["namespace"] for topic in names}
    assert len(namespaces) == len(names)
    assert all(re.fullmatch("kafkafmt_[a-z0-9_]+", name) for name in namespaces)
    assert topic_catalog({"namespace": "lake"}, "orders") == {"namespace": "lake_orders"}
    assert topic_catalog({}, "orders") == {}


@pytest.mark.parametrize(("format", "local"), some(product(FORMATS, [False, True]), 5))
def test_each_topic_is_as_exported_alone(tmp_path: Path, format: str, local: bool) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    logs = [GrowingLog(data, name) for name in ("orders-0", "orders-1", "Orders-0", "my.events-3")]
    for number, log in enumerate(logs):
        log.send(number + 1)
    job = Job.of(str(data), format=format, table_per_topic=True)
    report = export_by(job, str(data), str(out), Processes(2) if local else InProcess())
    topics = ("orders", "Orders", "my.events")
    assert offsets(out, *topics) == expected(*logs)
    assert report.total.records == sum(log.next for log in logs)
    names = {topic: directory(topic) for topic in topics}
    assert report.job["directories"] == names
    listed = json.loads((out / "topics.json").read_text())
    assert {entry["topic"]: entry["directory"] for entry in listed} == names
    for topic in topics:
        alone = tmp_path / f"alone-{topic}"
        running.run(data, alone, format=format, topics=topic)
        for table in ("records", "batches", "damage"):
            mine = read_table(out / names[topic], table).read_all()
            theirs = read_table(alone, table).read_all()
            assert mine.schema == theirs.schema
            assert sorted(map(str, mine.to_pylist())) == sorted(map(str, theirs.to_pylist()))
    logs[0].send(3)
    again = running.run(data, out, format=format)
    assert again.job["table_per_topic"] is True
    assert offsets(out, *topics) == expected(*logs)


@pytest.mark.parametrize("format", LAKES)
def test_each_topic_goes_on_by_itself(tmp_path: Path, format: str) -> None:
    """A topic that comes later, one that has nothing new, and one more that is selected."""
    data, out = tmp_path / "data", tmp_path / "out"
    orders, events = GrowingLog(data), GrowingLog(data, "events-0")
    orders.send(2)
    events.send()
    options = {"format": format, "incremental": True, "table_per_topic": True}
    running.run(data, out, topics="orders", **options)
    assert not (out / "events").exists()
    running.run(data, out, **options)
    orders.send()
    later = GrowingLog(data, "later-7")
    later.send(3)
    del options["table_per_topic"]  # as OUT has it
    report = running.run(data, out, **options)
    assert report.total.records == 5 + later.next
    assert offsets(out, "orders", "events", "later") == expected(orders, events, later)
    assert running.run(data, out, **options).is_unchanged
    found = kafkafmt.lake.handover(out)
    assert found == {"orders": {0: orders.next}, "events": {0: events.next}, "later": {7: 15}}
    GrowingLog(data, "another-0").send()
    with pytest.raises(TableError, match="was handed over"):
        running.run(data, out, **options)
    assert not (out / "another").exists()
    running.run(data, out, after_handover=True, **options)
    assert (out / "another").exists()


@pytest.mark.parametrize(("format", "when"), some(product(LAKES, range(4)), 3))
def test_a_killed_run_is_ended_by_the_next(tmp_path: Path, format: str, when: int) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    logs = [GrowingLog(data, f"{name}-0") for name in ("a", "b", "c", "d")]
    for log in logs:
        log.send()
    options = {"format": format, "incremental": True, "table_per_topic": True}
    with killed_at_task(when):
        running.run(data, out, **options)
    logs[when].send()
    running.run(data, out, **options)
    assert offsets(out, "a", "b", "c", "d") == expected(*logs)


@pytest.mark.parametrize("format", some(LAKES, 2))
def test_a_topic_that_is_gone(
    tmp_path: Path, format: str, caplog: pytest.LogCaptureFixture
) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    orders, events = GrowingLog(data), GrowingLog(data, "events-0")
    orders.send()
    events.send()
    options = {"format": format, "incremental": True, "table_per_topic": True}
    running.run(data, out, **options)
    shutil.rmtree(events.directory)
    orders.send()
    with pytest.raises(ExportDataLossError, match="the log events-0 is gone"):
        running.run(data, out, **options)
    assert len(offsets(out, "orders")["orders"]) == 5
    running.run(data, out, topics="orders", **options)
    assert offsets(out, "orders") == expected(orders)
    orders.send()
    running.run(data, out, fail_on_data_loss=False, **options)
    assert "the log events-0 is gone" in caplog.text
    assert offsets(out, "orders", "events") == expected(orders, events)


def test_a_full_export_leaves_the_tables_of_a_topic_that_is_gone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    orders, events = GrowingLog(data), GrowingLog(data, "events-0")
    orders.send()
    events.send()
    running.run(data, out, table_per_topic=True)
    shutil.rmtree(events.directory)
    orders.send()
    running.run(data, out)
    assert (
        f"topic 'events' is not in the source any more; {out}/events stays as it is" in caplog.text
    )
    assert offsets(out, "orders", "events") == expected(orders, events)


def test_offsets_that_name_logs_of_all_topics(tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    for name in ("orders-0", "events-0"):
        GrowingLog(data, name).send(2)
    start = '{"orders":{"0":7},"events":{"0":-2}}'
    running.run(data, out, table_per_topic=True, start=start)
    found = offsets(out, "orders", "events")
    assert [len(rows) for rows in found.values()] == [3, 10]
    misspelled = '{"orders":{"0":7},"events":{"0":-2},"event":{"0":0}}'
    for incremental in (False, True):
        with pytest.raises(OSError, match="do not exist"):
            running.run(
                data,
                tmp_path / "other",
                table_per_topic=True,
                start=misspelled,
                incremental=incremental,
                format="delta",
            )
    assert not (tmp_path / "other").exists()


@pytest.mark.parametrize("format", FORMATS)
def test_an_out_stays_of_its_kind(tmp_path: Path, format: str) -> None:
    data = tmp_path / "data"
    GrowingLog(data).send()
    GrowingLog(data, "events-0").send()
    one, many = tmp_path / "one", tmp_path / "many"
    running.run(data, one, format=format)
    running.run(data, many, format=format, table_per_topic=True)
    for out, other in ((one, True), (many, False)):
        before = sorted(out.rglob("*"))
        with pytest.raises(OutputError, match="table_per_topic is"):
            running.run(data, out, format=format, table_per_topic=other)
        assert sorted(out.rglob("*")) == before
        running.run(data, out, format=format)
    assert not (many / "records").exists()
    with pytest.raises(FileNotFoundError, match="a table for each topic"):
        read_table(many, "records")


def test_a_list_of_topics_that_no_export_wrote(tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    GrowingLog(data).send()
    out.mkdir()
    for text in ("", "[", "{}x", "[1]", '[{"topic":1}]', '{"topic":"a"}'):
        (out / "topics.json").write_text(text)
        with pytest.raises(OutputError, match=re.escape("topics.json was not written by")):
            running.run(data, out, format="delta", incremental=True)
    (out / "topics.json").write_text('[{"topic": "../../x", "directory": "../../x"}]')
    running.run(data, out)
    assert {path.name for path in tmp_path.iterdir()} == {"data", "out"}
    assert (out / "orders").is_dir()


@pytest.mark.parametrize(("count", "is_by_topic"), [*product([1, 2], [False, True])])
def test_the_default_follows_types_and_topics(
    tmp_path: Path, count: int, is_by_topic: bool
) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    for number in range(count):
        GrowingLog(data, f"topic{number}-0").send()
    typed = {"value_format": "string"} if is_by_topic else {}
    report = running.run(data, out, **typed)
    assert report.job["table_per_topic"] is (is_by_topic and count > 1)
    if count > 1 or not is_by_topic:
        return
    GrowingLog(data, "later-0").send()  # what OUT has decides
    assert running.run(data, out, **typed).job["table_per_topic"] is False


def test_topics_left_as_bytes_are_in_one_warning(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    for number in range(7):
        GrowingLog(data, f"topic{number}-0").send()
    named = "topic0, topic1, topic2, topic3, topic4 and 2 more"
    said = [f"values of 7 topics are read as bytes: {named}"]
    options: dict[str, Any] = {"value_format": "auto", "incremental": True, "format": "delta"}
    dry_run(Job.of(str(data), **options), str(out))
    assert caplog.messages == said
    caplog.clear()
    running.run(data, out, **options)
    assert caplog.messages == said
    caplog.clear()
    running.run(data, tmp_path / "one", value_format="auto", topics="topic1")
    assert caplog.messages == ["values of topic1 are read as bytes"]


@pytest.mark.parametrize("names", [("a[b]-0", "a*-0", "ab-0"), ("a\xa0-0", "a'-0", "a -0")])
def test_hostile_names(tmp_path: Path, names: tuple[str, ...]) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    logs = [GrowingLog(data, name) for name in names]
    for log in logs:
        log.send()
    topics = [name.rpartition("-")[0] for name in names]
    for _ in range(2):
        running.run(data, out, table_per_topic=True, incremental=True, format="delta")
        assert offsets(out, *topics) == expected(*logs)
        logs[0].send()
    assert all(re.fullmatch(r"[A-Za-z0-9._-]+", path.name) for path in out.iterdir())


def test_the_plan_and_the_words_of_the_command_line(tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    GrowingLog(data).send(2)
    GrowingLog(data, "events-1").send()
    options = ("--table-per-topic", "--local", "--no-progress")
    planned = cli("export", *options, "--dry-run", "--json", data, out)
    assert (planned.exit_code, json.loads(planned.stdout)["logs"]) == (0, 2)
    assert not out.exists()
    made = cli("export", *options, data, out)
    assert (made.exit_code, "that topics.json names" in " ".join(made.stdout.split())) == (0, True)
    assert (out / "orders/records").is_dir()
    refused = cli("export", "--no-table-per-topic", "--local", data, out)
    assert (refused.exit_code, "table_per_topic is False" in refused.stderr) == (2, True)


def test_typed_columns_differ_by_topic(tmp_path: Path) -> None:
    """Also after a later version of the schema of one of them."""
    registry = Registry(tmp_path)
    registry.register(1, PERSON)
    registry.send(avro(PERSON, 1, {"name": "Ada"}))
    other = {"type": "record", "name": "Order", "fields": [{"name": "total", "type": "long"}]}
    (registry.folder / "events-value").mkdir()
    (registry.folder / "events-value/7.avsc").write_text(json.dumps(other), "utf-8")
    (registry.folder / "7.avsc").write_text(json.dumps(other), "utf-8")
    broker, registry.broker = registry.broker, GrowingLog(tmp_path / "data", "events-0")
    registry.send(avro(other, 7, {"total": 5}))
    registry.broker = broker
    options = {"value_format": "avro", "schemas": str(registry.folder), "format": "delta"}
    with pytest.raises(OSError, match="different types"):
        running.run(tmp_path / "data", tmp_path / "one", table_per_topic=False, **options)
    out = tmp_path / "out"
    assert running.run(tmp_path / "data", out, incremental=True, **options).is_complete
    later = {**PERSON, "fields": [*PERSON["fields"], AGE]}
    registry.register(2, later)
    registry.send(avro(later, 2, {"name": "Bob", "age": 41}))
    running.run(tmp_path / "data", out, incremental=True, **options)
    values = {
        topic: read_table(out / topic, "records", columns=["value"]).read_all()["value"].to_pylist()
        for topic in ("orders", "events")
    }
    assert sorted(values["orders"], key=str) == [
        {"name": "Ada", "age": None},
        {"name": "Bob", "age": 41},
    ]
    assert values["events"] == [{"total": 5}]
