"""``salvage`` by the rules of a broker's start: log starts, directories, properties, offsets."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.cluster.start.starting import next_start
from kafkafmt.repair.rescue import SalvageReport
from tests.cli.running import run
from tests.repair.salvage import broker
from tests.repair.salvage.logs import batch, data_directory, segment
from tests.repair.salvage.salvaging import Copy, check, salvage, salvaged_copies, salvaged_one
from tests.support.metadata import metadata_log
from tests.support.metadata import topic as topic_records
from tests.support.samples import SOAK
from tests.survey.disks import NAMES, unchanged

_ID = f"{'A' * 21}g"
_HERE, _THERE = f"{'B' * 21}A", f"{'B' * 21}Q"
_ASIDE = "0" * 32


def node(
    path: Path, replicas: tuple[int, ...] = (1,), place: str | None = None, leader: int = 1
) -> Path:
    """A data directory whose metadata log has ``t-0`` on nodes, the first one in a directory."""
    feature = ("FeatureLevelRecord", {"name": "metadata.version", "featureLevel": 25})
    partition = {
        "partitionId": 0,
        "topicId": _ID,
        "replicas": [*replicas],
        "isr": [*replicas],
        "removingReplicas": [],
        "addingReplicas": [],
        "leader": leader,
        "leaderEpoch": 0,
        "partitionEpoch": 0,
        "leaderRecoveryState": 0,
        **({} if place is None else {"directories": [place] * len(replicas)}),
    }
    metadata_log(path, [feature, *topic_records("t", _ID), ("PartitionRecord", partition)])
    meta = f"version=1\nnode.id=1\ncluster.id=c\ndirectory.id={_HERE}\n"
    (path / "meta.properties").write_text(meta)
    return path


def log(path: Path) -> Path:
    """The log of ``t-0`` with four records."""
    segment(path, 0, [batch(0), batch(2)])
    (path / "partition.metadata").write_text(f"version: 0\ntopic_id: {_ID}")
    return path


def of_t(report: SalvageReport) -> list[int]:
    return [each.records for each in report.partitions if each.topic == "t"]


_AGAIN = [batch(0), batch(2, value=b"old"), batch(4), batch(2, epoch=1), batch(4, epoch=1)]
_LARGE = [batch(at, value=b"v" * 3000) for at in (0, 2, 4, 6, 0, 2, 4, 6, 8)]
_FAR = 2**31
_PLACES = [0, 10, _FAR - 20, _FAR + 5, _FAR + 40]
LOGS: dict[str, tuple[Copy, dict[str, object]]] = {
    "a log start that a high watermark confirms": (
        Copy([batch(0), batch(2)], start=10, end=12),
        {"records": 0, "deleted_records": 4, "former_log_start": None, "lost": [(10, 11)]},
    ),
    "the checkpoint says which of two epochs counts": (
        Copy(_AGAIN, epochs=[(0, 0), (1, 2)]),
        {"offsets": [*range(6)], "epochs": [0, 1, 1], "conflicts": [(2, 5)],
         "reasons": ["a higher leader epoch"], "records": 6, "kafka_records": 10},
    ),
    **{
        f"the first offsets count with the epochs {epochs}": (
            Copy([batch(0), batch(2), batch(2, epoch=1)], epochs=epochs),
            {"offsets": [0, 1, 2, 3], "reasons": ["its offsets come again: the first counts"],
             "is_complete": False},
        )
        for epochs in (None, [(0, 0)])
    },
    # A broker empties a segment whose index would not ascend.
    "an index that would not ascend": (Copy(_LARGE), {"records": 10, "kafka_records": 0}),
    "an index that is there and would not ascend": (
        Copy(_LARGE, files={f"{0:020}.index": b""}), {"records": 10, "kafka_records": 0},
    ),
    # A broker splits the segment (KAFKA-6264).
    "offsets beyond an index are in a segment of their own": (
        Copy([batch(place) for place in _PLACES], cleaned=5),
        {"records": 10, "lost": [], "kafka_records": 10, "segments": [0, _FAR + 5],
         "offsets": [each + one for each in _PLACES for one in (0, 1)]},
    ),
    # No broker starts with it after a kill: "Split operation is only permitted …".
    **{
        f"a segment that is named by an offset in its middle: {base}": (
            Copy({0: [batch(0), batch(2)], base: [batch(place) for place in (4, 6, 8)]}),
            {"offsets": [*range(10)], "records": 10, "lost": [], "repairs": []},
        )
        for base in (6, 8, 9)
    },
    "an offset below the name of its segment that follows none": (
        Copy({0: [batch(0), batch(2)], 8: [batch(6), batch(8)]}),
        {"offsets": [0, 1, 2, 3, 8, 9], "lost": [(4, 7)]},
    ),
}  # fmt: skip


@pytest.mark.parametrize(("copy", "said"), LOGS.values(), ids=LOGS)
def test_one_log(copy: Copy, said: dict[str, object], tmp_path: Path) -> None:
    check(salvaged_copies(tmp_path, copy), tmp_path / "out", said)


# --- the log start -------------------------------------------------------------------------------


def test_a_log_start_above_the_end_goes_down(tmp_path: Path) -> None:
    """A broker deletes all segments of such a log."""
    report = salvaged_copies(tmp_path, Copy([batch(0), batch(2)], start=10))
    said = {"records": 4, "kafka_records": 0, "former_log_start": 10, "log_start_offset": 0}
    check(report, tmp_path / "out", {**said, "lost": [(4, 9)], "end_offset": 10})
    assert (tmp_path / "out" / "log-start-offset-checkpoint").read_text() == "0\n0\n"
    assert "log start: t-0: 10 becomes 0" in run("salvage", tmp_path / "a", tmp_path / "cli").stdout


@pytest.mark.parametrize("start", [1, 3, 4])
def test_deleted_records_are_served_again_on_request(start: int, tmp_path: Path) -> None:
    data = Copy([batch(0), batch(2)], epochs=[(0, start)], start=start).write(tmp_path / "a")
    kept = {"records": 4 - start, "deleted_records": start, "kafka_records": 4 - start,
            "is_complete": True, "log-start-offset-checkpoint": f"0\n1\nt 0 {start}\n"}  # fmt: skip
    check(salvaged_one(tmp_path / "kept", data), tmp_path / "kept", kept)
    served = {"records": 4, "deleted_records": 0, "former_log_start": start, "log_start_offset": 0,
              "log-start-offset-checkpoint": "0\n0\n",
              "t-0/leader-epoch-checkpoint": "0\n1\n0 0\n"}  # fmt: skip
    found = salvaged_one(tmp_path / "out", data, lower_log_start=True)
    check(found, tmp_path / "out", served)


# --- meta.properties -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "content",
    [b"", b"\0" * 40, b"# x\n", b"version=1\ncluster.id=c\n", b"version=0\nbroker.id=1\n"],
)
def test_properties_that_no_broker_starts_with_are_not_taken_over(
    content: bytes, tmp_path: Path
) -> None:
    data = data_directory(tmp_path / "a", {"t-0": [0]})
    (data / "meta.properties").write_bytes(content)
    found = run("salvage", data, tmp_path / "out")
    assert found.exit_code == 1
    assert "problem: " in found.stdout
    assert "write meta.properties with version=1, node.id" in found.stdout
    assert "lost: nothing" not in found.stdout
    assert not (tmp_path / "out" / "meta.properties").exists()


# --- directories ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["lost+found", ".snapshot", "backup_2026", "data", ".Trash-0"])
def test_no_foreign_directory_is_in_the_target(name: str, tmp_path: Path) -> None:
    data = data_directory(tmp_path / "a", {"t-0": [0]})
    (data / name).mkdir()
    assert salvage([data], tmp_path / "out").is_complete
    assert [path.name for path in (tmp_path / "out").iterdir() if path.is_dir()] == ["t-0"]


@pytest.mark.parametrize(
    ("place", "records"), [(_HERE, [4]), (_THERE, []), (None, [])], ids=["here", "there", "none"]
)
def test_a_move_counts_where_the_partition_is_assigned(
    place: str | None, records: list[int], tmp_path: Path
) -> None:
    data = node(tmp_path / "a", place=place)
    log(data / f"t-0.{_ASIDE}-future")
    report = salvage([data], tmp_path / "out")
    assert of_t(report) == records
    assert report.is_complete == bool(records)


def test_a_move_is_not_the_log(tmp_path: Path) -> None:
    data = data_directory(tmp_path / "a", {"u-0": [0]})
    moved = log(data / f"t-0.{_ASIDE}-future")
    found = run("salvage", data, tmp_path / "out")
    assert found.exit_code == 1
    assert "an unfinished move to this data directory, which may lack records" in found.stdout
    assert not (tmp_path / "out" / "t-0").exists()
    assert salvaged_one(tmp_path / "named", moved).records == 4


@pytest.mark.parametrize("state", ["delete", "stray"])
@pytest.mark.parametrize(
    ("place", "replicas", "records", "is_complete"),
    [
        pytest.param(_HERE, (1,), [4], True, id="here"),
        pytest.param(None, (2, 1), [4], True, id="no directory"),
        pytest.param(_THERE, (1,), [], False, id="there"),
        pytest.param(_HERE, (2,), [], True, id="another node"),
    ],
)
def test_the_only_copy_of_a_partition_that_lives(
    state: str,
    place: str | None,
    replicas: tuple[int, ...],
    records: list[int],
    is_complete: bool,
    tmp_path: Path,
) -> None:
    data = node(tmp_path / "a", replicas, place)
    aside = log(data / f"t-0.{_ASIDE}-{state}")
    report = salvage([data], tmp_path / "out")
    assert (of_t(report), report.is_complete) == (records, is_complete)
    log(data / "t-0")
    report = salvage([data], tmp_path / "both")
    assert str(aside) in {each.path for each in report.ignored}


@pytest.mark.parametrize("states", [("future", "delete"), ("future", "stray"), ("stray", "delete")])
@pytest.mark.parametrize(
    ("place", "used"),
    [(_HERE, 0), (None, 1), (_THERE, None)],
    ids=["here", "no directory", "there"],
)
def test_several_that_a_move_left_behind(
    states: tuple[str, str], place: str | None, used: int | None, tmp_path: Path
) -> None:
    """The disk with the log is gone. An unfinished move counts only where it is assigned."""
    data = node(tmp_path / "a", place=place)
    paths = [log(data / f"t-0.{_ASIDE}-{state}") for state in states]
    segment(paths[1], 4, [batch(4)])
    report = salvage([data], tmp_path / "out")
    if "future" not in states and used is not None:
        used = 0  # set aside later than the other
    assert of_t(report) == ([] if used is None else [4 + 2 * used])
    assert report.is_complete == (used is not None)
    if used is None:
        assert len(report.problems) == 2
        assert all("add the data directory that has it" in each for each in report.problems)
    else:
        (copy,) = (each.copies for each in report.partitions if each.topic == "t")
        assert copy == [str(paths[used])]


def test_a_topic_that_lives_was_not_deleted(tmp_path: Path) -> None:
    """The partition moved to another node, or to another disk."""
    for place, replicas in ((_THERE, (1,)), (_HERE, (2, 3))):
        data = node(tmp_path / f"{len(replicas)}", replicas, place)
        log(data / f"t-0.{_ASIDE}-delete")
        report = salvage([data], tmp_path / f"out{len(replicas)}")
        assert not any("deleted" in each.reason for each in report.ignored)
        assert not any("deleted" in each for each in report.problems)


def test_a_deleted_topic_stays_deleted(tmp_path: Path) -> None:
    data = node(tmp_path / "a", place=_HERE)
    aside = log(data / f"t-0.{_ASIDE}-delete")
    (aside / "partition.metadata").write_text(f"version: 0\ntopic_id: {'A' * 21}w")
    report = salvage([data], tmp_path / "out")
    assert of_t(report) == []
    assert report.problems == []


@pytest.mark.parametrize(
    ("replicas", "place", "problem"),
    [
        pytest.param((2, 3), None, "on nodes 2, 3, not on 1", id="node"),
        pytest.param((1,), _THERE, f"directory.id={_THERE}, and this one has", id="directory"),
    ],
)
def test_a_log_that_is_not_the_nodes_is_a_problem(
    replicas: tuple[int, ...], place: str | None, problem: str, tmp_path: Path
) -> None:
    data = node(tmp_path / "a", replicas, place, leader=-1)
    log(data / "t-0")
    found = run("salvage", data, tmp_path / "out")
    assert found.exit_code == 1
    assert problem in found.stdout


def test_a_broker_that_was_killed_leads_on_from_another_directory(tmp_path: Path) -> None:
    data = node(tmp_path / "a", place=_THERE)
    log(data / "t-0")
    assert salvage([data], tmp_path / "out").problems == []


# --- disks on which a broker was started --------------------------------------------------------

_NEVER = ("duplicate-directory-id", "duplicate-partition", "second-other-cluster")
"""Each directory of these is sound, and both together are not; which one goes is open."""
_SERVED = (
    *("delete-of-living", "healthy-two-running", "log-start-above", "offsets-beyond-int"),
    *("partition-metadata-missing", "repeated-offsets-index", "second-recovery-nul"),
    "wrong-base-above-killed",
)


def salvaged_disk(name: str, folder: Path) -> tuple[list[Path], list[SalvageReport]]:
    """Each data directory of a disk, salvaged by itself."""
    data = [path for path in sorted(unchanged(name).glob("d[0-9]")) if any(path.glob("*-*"))]
    outs = [folder / f"out-{path.name}" for path in data]
    return outs, [kafkafmt.salvage(path, out) for path, out in zip(data, outs, strict=True)]


@pytest.mark.parametrize("name", NAMES)
def test_what_is_salvaged_starts_or_is_a_problem(name: str, tmp_path: Path) -> None:
    outs, reports = salvaged_disk(name, tmp_path)
    if not any(report.problems for report in reports):
        start = next_start(map(str, outs))
        assert start.starts == (name not in _NEVER)
        assert start.lost == {}


def test_a_partition_in_both_data_directories_becomes_one(tmp_path: Path) -> None:
    """No broker starts on the source, and one starts on what is written."""
    source = unchanged("duplicate-partition")
    report = kafkafmt.salvage([source / "d1", source / "d2"], tmp_path / "out")
    assert report.problems == []
    assert [each.records for each in report.partitions if each.name == "pay-0"] == [180]
    assert next_start([str(tmp_path / "out")]).starts


@pytest.mark.slow
@broker.needed
@pytest.mark.parametrize("name", _SERVED if SOAK else _SERVED[1:2])
def test_a_broker_serves_as_many_records_as_the_report_says(name: str, tmp_path: Path) -> None:
    outs, reports = salvaged_disk(name, tmp_path)
    said = {
        each.topic: (each.records, each.end_offset)
        for report in reports
        for each in report.partitions
        if not each.topic.startswith("__") and each.partition == 0
    }
    served, ends = Counter[str](), dict[str, int]()
    classpath = broker.installed(Path("build") / "broker")
    running = broker.DiskBroker(outs[0], tmp_path, classpath, has_static_voters=True, more=outs[1:])
    with running:
        for kind, *words in running.read(sorted(said)):
            served[words[0]] += kind == "read_uncommitted"
            if kind == "end":
                ends[words[1]] = int(words[2])
        assert "stray" not in running.log
        assert "Deleting all segments" not in running.log
    assert {topic: (served[topic], ends[topic]) for topic in said} == said
