"""A disk in the inspector: its partitions, the worst first, its schemas, and its pictures."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from tests.cli.inspector.looking import Inspector
from tests.cli.running import run
from tests.support.encoder import flip
from tests.support.encoder.record_batch import Rec, record_batch
from tests.support.truth import GOLDEN
from tests.values.conftest import data, logs

__all__ = ["data", "logs"]  # fixtures

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("inspector")]

NAME = "00000000000000000000.log"
METADATA = GOLDEN / "k392-internal-cluster-metadata"


def _disk(folder: Path) -> Path:
    """A data directory: sound logs, two damaged ones, and two that are not there."""
    for number in (1, 2, 10, 11):
        log = folder / f"t-{number}"
        log.mkdir(parents=True)
        batches = [record_batch([Rec(b"k", b"v")], base_offset=n) for n in range(3)]
        (log / NAME).write_bytes(b"".join(batches))
    size = (folder / "t-10" / NAME).stat().st_size
    flip(folder / "t-10" / NAME, size // 3 + 60)
    for at in (60, size // 3 + 60):
        flip(folder / "t-11" / NAME, at)
    noted = "0\n4\nt 1 6\nt 3 9\nt 12 4\nt 13 0\n"
    (folder / "replication-offset-checkpoint").write_text(noted)
    return folder


def _table(inspector: Inspector) -> list[list[str]]:
    found: list[list[str]] = inspector.js(
        "[...document.querySelectorAll('#partitions tbody tr')].map((row) =>"
        " [...row.children].map((cell) => cell.textContent))"
    )
    return found


def _open(inspector: Inspector, name: str) -> None:
    inspector.js(
        "[...document.querySelectorAll('#partitions button')]"
        f".find((each) => each.textContent === {json.dumps(name)}).click()"
    )
    inspector.wait()


@pytest.mark.parametrize("way", ["chosen", "embedded"])
def test_partitions_come_first_the_worst_at_the_top(
    inspector: Inspector, tmp_path: Path, way: str
) -> None:
    disk = _disk(tmp_path / "data")
    if way == "chosen":
        inspector.open_folder(disk)
    else:
        page = tmp_path / "page.html"
        assert run("inspect", "--html", str(page), str(disk)).exit_code == 0
        inspector.load(page.as_uri())
        inspector.wait()
    rows = _table(inspector)
    assert [row[0] for row in rows] == ["t-3", "t-12", "t-11", "t-10", "t-1", "t-2"]
    assert rows[0][3] == "missing: replication-offset-checkpoint notes offset 9"
    assert rows[2][3].startswith("2 ranges; first: wrong checksum, byte 0: stored checksum")
    assert rows[4][1:] == [rows[5][1], "3", "none"]
    assert inspector.text("#summary").endswith(" · 2 damaged · 2 missing")
    _open(inspector, "t-10")
    assert inspector.text("[role=tab][aria-selected=true]") == "Damage"
    (cells,) = inspector.js(
        "[...document.querySelectorAll('#panel-damage tbody tr')].map((row) =>"
        " [...row.children].map((cell) => cell.textContent))"
    )
    assert cells[1:3] == ["1", "wrong checksum"]
    assert "stored checksum" in cells[3]
    inspector.click("#panel-damage button")
    assert inspector.js("document.querySelector('#batches .current').dataset.row") == "1"
    inspector.choose("log", "-1")
    inspector.wait()
    assert _table(inspector) == rows
    _open(inspector, "t-1")
    assert inspector.text("[role=tab][aria-selected=true]") == "Fields"
    assert inspector.text("#summary").startswith("t-1 · ")


def test_logs_that_the_metadata_lists_are_missing(inspector: Inspector, tmp_path: Path) -> None:
    disk = tmp_path / "data"
    shutil.copytree(METADATA, disk / "__cluster_metadata-0")
    rows = kafkafmt.cluster.read_internal(disk).to_pylist()
    values = [json.loads(row["value"]) for row in rows if row["recordName"] == "PartitionRecord"]
    topics = {
        found["topicId"]: found["name"]
        for found in (
            json.loads(row["value"]) for row in rows if row["recordName"] == "TopicRecord"
        )
    }
    names = {f"{topics[each['topicId']]}-{each['partitionId']}" for each in values}
    there = sorted(names)[0]
    (disk / there).mkdir()
    (disk / there / NAME).write_bytes(record_batch([Rec(b"k", b"v")]))
    inspector.open_folder(disk)
    gone = {
        json.loads(row["value"])["topicId"]
        for row in rows
        if row["recordName"] == "RemoveTopicRecord"
    }
    lost = {
        f"{topics[v['topicId']]}-{v['partitionId']}" for v in values if v["topicId"] not in gone
    }
    told = "missing: the metadata log lists it"
    assert {row[0] for row in _table(inspector) if row[3] == told} == lost - {there}


def _records(inspector: Inspector) -> list[dict[str, Any]]:
    """The values of all records as the page shows them, with what it says of each."""
    found = []
    for batch in range(len(inspector.rows("batches"))):
        inspector.click(f"#batches [data-row='{batch}']")
        for row in range(min(4, len(inspector.rows("records")))):
            inspector.click(f"#records [data-row='{row}']")
            said = inspector.text("#panel-value p")
            text = inspector.text("#panel-value pre")
            offset = int(said.split(" · ")[0].removeprefix("offset "))
            found.append({"offset": offset, "said": said, "text": text})
    return found


@pytest.mark.parametrize("topic", ["orders-0", "clicks-0"])
def test_values_are_decoded_by_the_schemas_of_the_disk(
    inspector: Inspector, data: Path, topic: str
) -> None:
    inspector.load(height=3000)
    inspector.open_folder(data)
    _open(inspector, topic)
    inspector.click("#tab-value")
    schemas = str(data / "_schemas-0")
    lines = run(
        *("records", "--json", "--value-format", "auto", "--schemas", schemas),
        *("--on-value-error", "null", str(data / topic)),
    ).output.splitlines()
    lines = [line for line in lines if line.startswith("{")]
    values = {row["offset"]: row["value"] for row in map(json.loads, lines)}
    shown = _records(inspector)
    assert shown
    for record in shown:
        if values[record["offset"]] is None:
            continue  # it does not decode
        value = json.loads(record["text"])
        assert f"{topic.split('-')[0]}-value version " in record["said"]
        whole = values[record["offset"]]
        # The command line reads by the latest version: fields that were added have defaults there.
        common = value.keys() & whole.keys()
        for name in common:
            found = whole[name]
            if name == "extra" and found is not None:  # in Arrow a union has all its branches
                found = {branch: each for branch, each in found.items() if each is not None}
            if name == "tree" and found is not None:  # and what holds itself is JSON text
                found = found | {"children": list(map(json.loads, found["children"]))}
            assert value[name] == found
    row = inspector.rows("records")[0]
    assert row["value"].startswith("{")


def test_a_value_that_its_schema_does_not_fit_says_so(inspector: Inspector, tmp_path: Path) -> None:
    key = json.dumps({"keytype": "SCHEMA", "subject": "t-value", "version": 3, "magic": 1})
    schema = {"type": "record", "name": "R", "fields": [{"name": "a", "type": "string"}]}
    value = json.dumps({"subject": "t-value", "version": 3, "id": 7, "schema": json.dumps(schema)})
    for name, record in (
        ("_schemas-0", Rec(key.encode(), value.encode())),
        ("t-0", Rec(b"k", b"\0\0\0\0\x07\x08ab")),
    ):
        (tmp_path / "d" / name).mkdir(parents=True)
        (tmp_path / "d" / name / NAME).write_bytes(record_batch([record]))
    inspector.open_folder(tmp_path / "d")
    _open(inspector, "t-0")
    inspector.click("#records [data-row='0']")
    inspector.click("#tab-value")
    assert "AVRO, t-value version 3, schema id 7" in inspector.text("#panel-value")
    assert "Does not decode by its schema: 4 bytes at 1" in inspector.text("#panel-value .problem")


def _titles(inspector: Inspector, name: str) -> list[list[str]]:
    found: list[list[str]] = inspector.js(
        f"[...document.querySelectorAll('#panel-figures svg[aria-label={json.dumps(name)}] title')]"
        ".map((title) => title.textContent.split(': '))"
    )
    return found


@pytest.mark.parametrize("name", ["k431-tx", "k0822-gzip", "k01001-bitflip", "k282-tx-segments"])
def test_figures_are_those_of_stats(inspector: Inspector, name: str) -> None:
    inspector.open_folder(GOLDEN / name)
    by_size = kafkafmt.stats(GOLDEN / name, by="size", on_damage="skip").to_pylist()
    titles = [value for _, value in _titles(inspector, "Sizes of records") if value != "0"]
    assert [int(value.replace(",", "")) for value in titles] == [row["records"] for row in by_size]
    (whole,) = kafkafmt.stats(GOLDEN / name, on_damage="skip").to_pylist()
    times = _titles(inspector, "Records over time (UTC)")
    untimed = 28 if name == "k0822-gzip" else 0  # v0 has no timestamp
    shown = sum(int(value.replace(",", "")) for _, value in times)
    assert shown == whole["records"] - untimed
    assert (f"{untimed} records have no time" in inspector.text("#panel-figures")) == bool(untimed)
    keys = inspector.js(
        "[...document.querySelectorAll('#panel-figures > div:last-child tbody tr')]"
        ".map((row) => row.children[1].textContent)"
    )
    by_key = kafkafmt.stats(GOLDEN / name, by="key", limit=20, on_damage="skip").to_pylist()
    expected = [row["records"] for row in by_key if row["others"] is None]
    assert [int(value.replace(",", "")) for value in keys] == expected


@pytest.mark.parametrize("width", [390, 1000, 1280])
def test_nothing_is_wider_than_the_window(inspector: Inspector, tmp_path: Path, width: int) -> None:
    inspector.load(width=width, height=844)
    inspector.open_folder(_disk(tmp_path / "data"))
    wide = "document.documentElement.scrollWidth"
    assert inspector.js(wide) <= width
    assert inspector.js("document.getElementById('logs').scrollWidth") <= width
    _open(inspector, "t-10")
    for tab in ("damage", "figures"):
        inspector.click(f"#tab-{tab}")
        assert inspector.js(wide) <= width
        panel = f"document.getElementById('panel-{tab}')"
        assert inspector.js(f"{panel}.scrollWidth <= {panel}.clientWidth + 1")
    columns = inspector.texts("#batches .head > :not([hidden])")
    assert "latest time (UTC)" in columns


def _damaged(data: bytearray, at: int, kind: str) -> bytearray:
    """The bytes of a segment with damage in the batch at a position."""
    if kind == "checksum":
        data[at + 70] ^= 1
    elif kind == "length":
        data[at + 8 : at + 12] = b"\x7f\xff\xff\xff"
    elif kind == "zeroes":
        data[at : at + 300] = bytes(300)
    elif kind == "magic":
        data[at + 16] = 9
    else:
        data[at + 61 :] = data[at + 70 :]
    return data


@pytest.mark.parametrize("kind", ["checksum", "length", "zeroes", "magic", "bytes gone"])
def test_one_count_and_one_reason_on_all_surfaces(
    inspector: Inspector, tmp_path: Path, kind: str
) -> None:
    log = tmp_path / "data" / "t-0"
    shutil.copytree(GOLDEN / "k431-tx", log)
    path = log / NAME
    path.chmod(0o644)
    position = kafkafmt.read_batches(path)["position"].to_pylist()[10]
    path.write_bytes(_damaged(bytearray(path.read_bytes()), position, kind))
    source = str(tmp_path / "data")
    (damage,) = kafkafmt.read_damage(source).to_pylist()
    records = kafkafmt.read_records(source, on_damage="skip", include_control=True).num_rows

    checked = run("verify", source).output
    assert f" {records} records, " in checked
    assert damage["message"] in checked
    (row,) = kafkafmt.read_logs(source).to_pylist()
    in_headers = 2 if kind == "checksum" else 0  # which ls does not read beyond
    assert row["records"] == records + in_headers

    report = kafkafmt.salvage(source, tmp_path / "out")
    (partition,) = report.partitions
    assert partition.records + partition.control_records == records
    assert [lost.message for lost in partition.lost] == [damage["message"]]
    told = run("salvage", "--dry-run", source, str(tmp_path / "none")).output
    assert f"would save: {report.total} of 1 partition" in told
    assert damage["message"] in told
    kafkafmt.export(source, str(tmp_path / "lake"))
    for page in (tmp_path / "out" / "salvage.html", tmp_path / "lake" / "report.html"):
        assert damage["message"] in page.read_text("utf-8")
    assert report.total in (tmp_path / "out" / "salvage.html").read_text("utf-8")

    inspector.open_folder(tmp_path / "data")
    assert f" {records} records " in inspector.text("#summary")
    assert "1 damaged range." in inspector.text("#status")
    (cells,) = inspector.js(
        "[...document.querySelectorAll('#panel-damage tbody tr')].map((row) =>"
        " [...row.children].map((cell) => cell.textContent))"
    )
    assert cells[0] == f"byte {damage['position']:,}, {damage['length']:,} bytes"
    assert cells[3] == damage["message"]
