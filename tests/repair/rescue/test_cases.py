"""Each case comes back: what is written says what clients saw before, read by the library itself.

test_served.py starts real brokers on the same output.
"""

from __future__ import annotations

import csv
import filecmp
import hashlib
import html
import json
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import kafkafmt
from kafkafmt.repair.rescue import RescueReport
from scripts import json_schemas
from tests.repair.rescue.cases import NAMES, Case
from tests.support.samples import sampled

SCHEMA = json_schemas.definitions()["rescue"]
LOG_START = "log-start-offset-checkpoint"
ELR = "eligible.leader.replicas.version"
INTERNAL = {"__consumer_offsets", "__transaction_state", "__share_group_state"}


def _digests(folder: Path) -> dict[Path, bytes]:
    return {
        path: hashlib.sha256(path.read_bytes()).digest()
        for path in folder.rglob("*")
        if path.is_file()
    }


class Rescued:
    """A case and what its rescue wrote."""

    def __init__(self, name: str, folder: Path) -> None:
        self.case = Case(name, folder)
        self.before = _digests(self.case.nodes)
        self.out = folder / "out"
        self.report: RescueReport = self.case.rescue(self.out)

    @property
    def logs(self) -> list[Path]:
        return sorted(self.out.glob("controllers/*/__cluster_metadata-0"))

    @cached_property
    def image(self) -> kafkafmt.cluster.ClusterImage:
        return kafkafmt.cluster.read_cluster(self.logs[0], on_damage="raise")


@pytest.fixture(scope="module", params=sampled(NAMES, 4))
def rescued(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Rescued:
    return Rescued(request.param, tmp_path_factory.mktemp("case"))


def test_the_metadata_has_the_topics(rescued: Rescued) -> None:
    image = rescued.image
    assert image.findings == []
    rows = {row["topic"]: row for row in image.topics.to_pylist()}
    wanted = rescued.case.expected["topics"]
    assert rows.keys() - INTERNAL == wanted.keys() - INTERNAL
    for name, topic in wanted.items():
        if "topicId" in topic:
            assert rows[name]["topicId"] == topic["topicId"]
        numbers = [row["partition"] for row in image.partitions.to_pylist() if row["topic"] == name]
        assert sorted(numbers) == list(range(topic["count"]))
    for name, settings in rescued.case.expected["configs"].items():
        assert settings.items() <= dict(rows[name]["configs"]).items()


def test_no_broker_is_taken_for_running(rescued: Rescued) -> None:
    found = rescued.image
    assert all(row["fenced"] for row in found.brokers.to_pylist())
    if not found.features.get(ELR):
        assert {row["leader"] for row in found.partitions.to_pylist()} == {-1}


def test_brokers_start_and_serve_all_of_it(rescued: Rescued) -> None:
    """Only the case with two topics of one name leaves a log that a broker sets aside."""
    assert bool(rescued.report.problems) == (rescued.case.expected["case"] == "r3-two-ids")


def test_every_controller_gets_the_same_log(rescued: Rescued) -> None:
    nodes = [int(path.parent.name) for path in rescued.logs]
    assert nodes == sorted(rescued.case.expected["start"]["controllers"])
    first = rescued.logs[0]
    names = sorted(path.name for path in first.iterdir())
    for other in rescued.logs[1:]:
        assert sorted(path.name for path in other.iterdir()) == names
        assert filecmp.cmpfiles(first, other, names, shallow=False)[0] == names
    for path in rescued.logs:
        meta = kafkafmt.side_files.read_meta_properties(path.parent / "meta.properties")
        assert meta.node_id == int(path.parent.name)
        assert meta.cluster_id == rescued.report.cluster


def test_the_epoch_is_higher_than_any_that_a_node_has_seen(rescued: Rescued) -> None:
    seen = [
        json.loads(path.read_bytes())["leaderEpoch"]
        for path in rescued.case.nodes.glob("*/__cluster_metadata-0/quorum-state")
    ]
    state = json.loads((rescued.logs[0] / "quorum-state").read_bytes())
    assert state["leaderEpoch"] == rescued.report.epoch > max(seen, default=0)
    is_dynamic = rescued.case.expected["start"]["quorum"] == "dynamic"
    assert state["data_version"] == int(is_dynamic)


def partitions_of(rescued: Rescued) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Yield the partitions whose records are not lost, and what is expected of each."""
    lost = {*rescued.case.expected.get("unavailable", [])}
    for row in rescued.image.partitions.to_pylist():
        wanted = rescued.case.expected["topics"].get(row["topic"], {}).get("partitions", {})
        number = str(row["partition"])
        if number in wanted and f"{row['topic']}-{number}" not in lost:
            yield row, wanted[number]


def test_in_sync_replicas_have_every_record(rescued: Rescued) -> None:
    """What a consumer was served is in the log of each replica that may lead."""
    for row, wanted in partitions_of(rescued):
        # After an unclean stop, a 4.x controller keeps those that may lead in the ELR (KIP-966).
        may_lead = set(row["isr"]) or set(row["elr"])
        assert may_lead
        assert may_lead <= set(row["replicas"])
        for broker in may_lead:
            log = directory(rescued, broker, row["topic"], row["partition"])
            if log is None:
                assert not wanted["records"]
                continue
            table = kafkafmt.read_records(str(log / "*.log"), on_damage="skip").to_pylist()
            found = {
                each["offset"]: [text(each["key"]), text(each["value"])]
                for each in table
                if not each["isControl"]
            }
            for offset, key, value in wanted["records"]:
                if (
                    offset in found
                    or "compacted" not in rescued.case.expected["topics"][row["topic"]]
                ):
                    assert found[offset] == [key, value]


def test_logs_begin_where_they_began(rescued: Rescued) -> None:
    """Records that were deleted by request stay so, at every replica that may lead."""
    for row, wanted in partitions_of(rescued):
        for broker in row["isr"]:
            log = directory(rescued, broker, row["topic"], row["partition"])
            found = 0 if log is None else start_of(rescued, log, row["topic"], row["partition"])
            assert found == wanted["start"], f"{row['topic']}-{row['partition']} of {broker}"


def start_of(rescued: Rescued, log: Path, topic: str, partition: int) -> int:
    """Where a broker begins a log (``LogLoader.load``)."""
    own, broker = log.parent, log.parent.name.partition("-")[0]
    given = rescued.out / "brokers" / broker / own.name / LOG_START
    path = given if given.exists() else rescued.case.nodes / own.name / LOG_START
    noted = [
        line.offset
        for line in (kafkafmt.side_files.read_offset_checkpoint(path) if path.exists() else ())
        if (line.topic, line.partition) == (topic, partition)
    ]
    return max([*noted, min(int(each.stem) for each in log.glob("*.log"))])


def text(data: bytes | None) -> str | None:
    return None if data is None else data.decode("utf-8", "replace")


def directory(rescued: Rescued, broker: int, topic: str, partition: int) -> Path | None:
    """Where a broker finds a partition after the rescue."""
    folders = [rescued.out / "brokers" / str(broker), rescued.case.nodes]
    for folder in folders:
        for data in sorted(folder.glob("*")):
            is_of_broker = data.name == str(broker) or data.name.startswith(f"{broker}-d")
            if is_of_broker and (data / f"{topic}-{partition}").is_dir():
                return data / f"{topic}-{partition}"
    return None


def test_the_copy_that_counts_is_chosen(rescued: Rescued) -> None:
    content = json.loads((rescued.out / "rescue.json").read_text("utf-8"))
    assert content == json.loads(rescued.report.to_json())
    if rescued.case.asked["kind"] == "rebuild":
        assert content["chosen"] is None
    elif "chosen" in rescued.case.expected:
        assert content["chosen"]["node"] in rescued.case.expected["chosen"]


def test_the_report_fits_its_schema(rescued: Rescued) -> None:
    jsonschema.validate(json.loads((rescued.out / "rescue.json").read_text("utf-8")), SCHEMA)


def test_what_is_lost_is_said(rescued: Rescued) -> None:
    expected, said = rescued.case.expected, "\n".join(rescued.report.lost)
    missing = [
        f"{topic}-{number}"
        for topic, numbers in expected.get("missing", {}).items()
        for number in numbers
    ]
    for name in [*missing, *expected.get("unavailable", [])]:
        assert f"{name}:" in said
    if not missing and not expected.get("unavailable"):
        assert said == ""


def test_groups_get_their_offsets_back(rescued: Rescued) -> None:
    if rescued.case.asked["kind"] != "undelete":
        assert not (rescued.out / "group-offsets").exists()
        return
    given: dict[str, Any] = {}
    files = json.loads((rescued.out / "group-offsets" / "groups.json").read_text())
    for name, group in files.items():
        path = rescued.out / "group-offsets" / name
        with path.open(encoding="utf-8", newline="") as file:
            given[group] = {f"{t}-{p}": int(o) for t, p, o in csv.reader(file)}
    topic = rescued.case.asked.get("as") or rescued.case.asked["topic"]
    for group, offsets in rescued.case.expected["groupOffsets"].items():
        of_topic = {name: at for name, at in offsets.items() if name.rpartition("-")[0] == topic}
        assert given.get(group, {}) == of_topic


def test_the_sources_are_only_read(rescued: Rescued) -> None:
    assert _digests(rescued.case.nodes) == rescued.before


def test_the_pages_say_what_to_do(rescued: Rescued) -> None:
    steps = (rescued.out / "steps.md").read_text("utf-8")
    assert "Start the controllers" in steps
    numbers = [int(line.partition(".")[0]) for line in steps.splitlines() if line[:1].isdigit()]
    assert numbers == list(range(1, len(numbers) + 1))
    assert rescued.report.steps
    assert all(step in steps for step in rescued.report.steps)
    page = (rescued.out / "rescue.html").read_text("utf-8")
    assert "<script" not in page
    assert all(html.escape(step) in page for step in rescued.report.steps)
    assert f"<title>kafkafmt rescue {rescued.report.kind}</title>" in page


def test_producer_ids_go_on_beyond_those_on_the_disks(rescued: Rescued) -> None:
    """An idempotent producer that gets an old id fails with an out of order sequence number."""
    image = rescued.image
    names = {row["topic"] for row in image.topics.to_pylist()}
    used = [-1]
    for folder in (rescued.case.nodes, rescued.out / "brokers"):
        for path in folder.rglob("*-*/*.log"):
            if path.parent.name.rpartition("-")[0] in names - INTERNAL:
                with kafkafmt.open_segment(path, on_damage="skip") as segment:
                    used += [
                        batch.producer_id for batch in segment if batch.producer_id is not None
                    ]
    if max(used) >= 0:
        assert image.producer_ids is not None
        assert image.producer_ids["nextProducerId"] > max(used)
