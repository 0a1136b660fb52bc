"""What verify says of logs that are assigned, set aside or unserved at a broker's next start."""

from __future__ import annotations

import re
import shutil
import struct
from collections.abc import Callable
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.cluster.start.starting import next_starts
from tests.cli.running import run
from tests.support.files import remove
from tests.support.tables import rows
from tests.survey.disk_changes import FUTURE, batches, directories, segments, with_voters
from tests.survey.disks import CLEAN, KILLED, TWO, lay_out, unchanged


def test_a_log_that_is_assigned_here_and_is_not_there_is_said(tmp_path: Path) -> None:
    lay_out(TWO, tmp_path)
    for name in ("d2/orders-1", "d2/empty-0"):
        shutil.rmtree(tmp_path / name)
    found = rows(kafkafmt.verify(directories(tmp_path)))
    said = {Path(row["path"]).name: row for row in found if "makes an empty one" in row["message"]}
    severities = {name: row["severity"] for name, row in said.items()}
    assert severities == {"orders-1": "warning", "empty-0": "note"}
    assert said["orders-1"]["message"].endswith(
        "it has no other replica; offsets below 150 were here, by replication-offset-checkpoint"
    )
    found = rows(kafkafmt.verify(tmp_path / "d1"))  # alone: the other directory may have it
    assert not [row for row in found if "makes an empty one" in row["message"]]
    (tmp_path / "d2" / "orders-2").rename(tmp_path / "d1" / f"orders-2{FUTURE}")
    found = rows(kafkafmt.verify(directories(tmp_path), topics=["orders"]))
    said = {Path(row["path"]).name: row for row in found if "makes an empty one" in row["message"]}
    assert set(said) == {"orders-1"}


def aside(log: Path, at: Path, state: str) -> Path:
    """Return the name of a log that is set aside in a data directory."""
    return at / f"{log.name}.{'0' * 32}-{state}"


@pytest.fixture(scope="module")
def served() -> str:
    """What is said of the two directories of a broker in the end."""
    return run("verify", *directories(unchanged(TWO))).stdout.splitlines()[-1]


@pytest.mark.parametrize("topic", ["orders-1", "state-0"])
@pytest.mark.parametrize(
    ("in_d1", "in_d2", "at_start"),
    [
        # The metadata log assigns it to d2.
        ((), ("future",), None),
        (("delete",), ("future",), None),
        (("stray", "delete"), ("future",), None),
        ((), ("future", "delete"), None),
        (("future",), ("delete",), "deletes"),
        (("delete",), ("delete",), "deletes"),
        (("future",), ("stray",), "deletes"),
    ],
)
def test_a_log_that_is_only_set_aside(
    tmp_path: Path,
    served: str,
    topic: str,
    in_d1: tuple[str, ...],
    in_d2: tuple[str, ...],
    at_start: str | None,
) -> None:
    lay_out(TWO, tmp_path)
    d1, d2 = directories(tmp_path)
    log = d2 / topic
    count = len(kafkafmt.read_records(log))
    for at, states in ((d1, in_d1), (d2, in_d2)):
        for state in states:
            shutil.copytree(log, aside(log, at, state))
    shutil.rmtree(log)
    (start,) = next_starts(map(str, (d1, d2)))
    assert start.lost == ({topic: count} if at_start else {})
    deleted = f"start: a broker starts, and deletes {count} records of {topic}"
    *_, last = run("verify", str(d1), str(d2)).stdout.splitlines()
    assert last == (deleted if at_start else served)


@pytest.mark.parametrize("is_promoted", [False, True])
@pytest.mark.parametrize("kept", [1, 2])
def test_a_move_left_more_than_the_log_has(tmp_path: Path, is_promoted: bool, kept: int) -> None:
    lay_out(TWO, tmp_path)
    d1, d2 = directories(tmp_path)
    log = d2 / "orders-1"
    shutil.copytree(log, aside(log, d1, "delete"))
    for path in segments(log)[kept:]:
        remove(log.glob(f"{path.stem}.*"))
    lost = 300 - len(kafkafmt.read_records(log))
    if is_promoted:
        log.rename(aside(log, d2, "future"))
    (start,) = next_starts(map(str, (d1, d2)))
    assert start.lost == {"orders-1": lost}


def test_a_log_of_a_living_topic_that_was_set_aside_stays_so(tmp_path: Path) -> None:
    lay_out(TWO, tmp_path)
    d1, d2 = directories(tmp_path)
    log = d2 / "orders-1"
    log.rename(aside(log, d2, "stray"))
    (row,) = (each for each in rows(kafkafmt.verify([d1, d2])) if each["severity"] == "warning")
    assert (row["atStart"], row["path"]) == (None, str(aside(log, d2, "stray")))
    assert "does not serve 300 records" in row["message"]
    shutil.copytree(aside(log, d2, "stray"), log)
    assert not [each for each in rows(kafkafmt.verify([d1, d2])) if each["severity"] != "note"]


def again_without_index(log: Path) -> None:
    """Offsets that repeat in a segment without ``.index``."""
    first = segments(log)[0]
    every = [batch for path in segments(log) for _, batch in batches(path)]
    first.write_bytes(b"".join([*every, *every[-30:-10]]))
    first.with_suffix(".index").unlink()


def with_zeroes(log: Path) -> None:
    with segments(log)[-1].open("ab") as file:
        file.write(bytes(200))


@pytest.mark.parametrize("disk", [KILLED, CLEAN])
@pytest.mark.parametrize("state", ["delete", "stray", "future", "no id"])
@pytest.mark.parametrize("change", [again_without_index, with_zeroes])
def test_a_log_that_is_not_served_is_loaded(
    tmp_path: Path, disk: str, state: str, change: Callable[[Path], None]
) -> None:
    """What a broker cannot load ends it, whatever comes of the log; zeroes do after a stop."""
    lay_out(disk, tmp_path)
    log = tmp_path / "d1" / "orders-0"
    if state == "no id":
        (log / "partition.metadata").unlink()
    else:
        log = log.rename(aside(log, log.parent, state))
    change(log)
    (start,) = next_starts([str(tmp_path / "d1")])
    is_read = disk == CLEAN and state != "delete"  # of which only the segments are opened
    assert start.starts == (change is with_zeroes and not is_read)


@pytest.mark.parametrize("is_copy", [False, True])
def test_a_log_of_a_name_that_no_topic_has(tmp_path: Path, is_copy: bool) -> None:
    """Its id is known, so it is not stray; a broker loads it, and serves nothing of it."""
    lay_out(KILLED, tmp_path)
    log = tmp_path / "d1" / "orders-0"
    shutil.copytree(log, log.with_name("old-0")) if is_copy else log.rename(log.with_name("old-0"))
    (start,) = next_starts([str(tmp_path / "d1")])
    (found,) = (finding for finding in start.findings if finding.at_start)
    assert (found.at_start, found.topic, found.records) == ("stray", "old", 300)
    assert "its topic id is that of orders, and no topic has its name" in found.message


def older_metadata(directory: Path, offset: int) -> None:
    """Cut the metadata log off before the batch with an offset."""
    log = directory / "__cluster_metadata-0"
    (segment,) = segments(log)
    rows_there = kafkafmt.read_batches(segment).to_pylist()
    (at,) = (row["position"] for row in rows_there if row["baseOffset"] == offset)
    segment.write_bytes(segment.read_bytes()[:at])
    remove((*log.glob("*.snapshot"), *log.glob("*index"), log / "leader-epoch-checkpoint"))


def node(folder: Path, number: int, disk: str = CLEAN) -> Path:
    """Unpack the data directory of a node."""
    (folder / str(number)).mkdir()
    lay_out(disk, folder / str(number))
    meta = folder / str(number) / "d1" / "meta.properties"
    text = re.sub("node.id=.*", f"node.id={number}", meta.read_text())
    meta.write_text(re.sub("directory.id=.*", f"directory.id={'KLM'[number % 3] * 21}A", text))
    return meta.parent


@pytest.mark.parametrize("is_together", [False, True])
def test_the_newest_metadata_log_of_a_quorum_counts(tmp_path: Path, is_together: bool) -> None:
    """A broker fetches it before it loads its logs."""
    lay_out(KILLED, tmp_path)
    older_metadata(tmp_path / "d1", 35)  # before __transaction_state
    given = [tmp_path / "d1"]
    if is_together:
        other = node(tmp_path, 2, KILLED)
        for path in other.glob("*-[0-9]"):
            if path.name != "__cluster_metadata-0":
                shutil.rmtree(path)
        given.append(other)
    first = next_starts(map(str, given))[0]
    found = {finding.topic for finding in first.findings if finding.at_start == "stray"}
    assert found == (set() if is_together else {"__transaction_state", "__consumer_offsets"})


def test_brokers_without_a_metadata_log_among_the_sources(tmp_path: Path) -> None:
    """As brokers of ZooKeeper's times have none: each is judged by itself."""
    nodes = [node(tmp_path, number) for number in (1, 2)]
    for directory in nodes:
        shutil.rmtree(directory / "__cluster_metadata-0")
    assert len(next_starts([str(directory) for directory in nodes])) == 2


def test_the_metadata_log_of_another_cluster_does_not_count(tmp_path: Path) -> None:
    """Two clusters of one id, as a set-up of containers gives to each."""
    lay_out(KILLED, tmp_path)
    other = node(tmp_path, 2, "old-flipped-recovered")
    ids = {
        kafkafmt.side_files.read_meta_properties(at / "meta.properties").cluster_id
        for at in (tmp_path / "d1", other)
    }
    assert len(ids) == 1
    (alone,) = next_starts([str(tmp_path / "d1")])
    first, _ = next_starts(map(str, (tmp_path / "d1", other)))
    assert first.findings == alone.findings


@pytest.mark.parametrize("voters", [2, 3, 4])
@pytest.mark.parametrize("here", [1, 2, 3])
def test_the_voters_that_a_start_needs(tmp_path: Path, voters: int, here: int) -> None:
    given = [node(tmp_path, number) for number in range(1, here + 1)]
    ids = {f"n{number}": "KLM"[number % 3] * 21 + "A" for number in range(1, voters + 1)}
    for at in given:
        with_voters(**ids)(at, at)
    first = next_starts(map(str, given))[0]
    said = [finding for finding in first.findings if "of the voters" in finding.message]
    needed = voters // 2 + 1
    assert [finding.severity for finding in said] == ["note"] * (here < needed)
    for finding in said:
        assert f"no broker starts before {needed} of the voters 1, 2" in finding.message
        assert finding.message.endswith(f"have {', '.join(map(str, range(1, here + 1)))}")


@pytest.mark.parametrize("disk", [KILLED, CLEAN])
@pytest.mark.parametrize(
    ("offset", "lost"), [(0, None), (62, (10, 64)), (70, (10, 64)), (900, (10, 64))]
)
def test_a_batch_of_another_log_hides_what_follows_it(
    tmp_path: Path, disk: str, offset: int, lost: tuple[int, int] | None
) -> None:
    """A broker 4.3.1 leaves it, and a consumer passes over lower offsets up to the next segment."""
    lay_out(disk, tmp_path)
    first = segments(tmp_path / "d1" / "orders-0")[0]
    _, other = batches(segments(tmp_path / "d1" / "orders-1")[-1])[-1]
    place, _ = batches(first)[2]
    data = first.read_bytes()
    first.write_bytes(data[:place] + struct.pack(">q", offset) + other[8:] + data[place:])
    source = tmp_path / "d1"
    found = [row for row in rows(kafkafmt.verify(source)) if row["atStart"]]
    if lost is None:
        assert found == []
        return
    (row,) = found
    count = min(offset, lost[1] + 1) - lost[0]
    assert (row["atStart"], row["position"]) == ("truncates", place + len(other))
    assert f"does not get {count} records" in row["message"]
    result = run("verify", source)
    sentence = f"start: a broker starts, and cuts off {count} records of orders-0"
    assert (result.exit_code, result.stdout.splitlines()[-1]) == (1, sentence)


@pytest.mark.parametrize(("more", "number"), [(2**31, 1), (2**31, 0), (2**40, 2), (70, 1)])
def test_far_offsets_in_a_segment_hide_later_ones(tmp_path: Path, more: int, number: int) -> None:
    """It is not recovered, so a consumer goes on after its last batch. Measured on 3.9.2."""
    lay_out(CLEAN, tmp_path)
    log = tmp_path / "d1" / "orders-0"
    path, *later = segments(log)[number:]
    data = bytearray(path.read_bytes())
    for at, batch in batches(path):
        struct.pack_into(">q", data, at, int.from_bytes(batch[:8], "big") + more)
    path.write_bytes(data)
    first, end = int(path.stem) + more, int(later[0].stem) + more
    count = len({*range(int(later[0].stem), min(end, 450))} - {*range(first, end)})
    (row,) = (row for row in rows(kafkafmt.verify(tmp_path / "d1")) if row["atStart"])
    assert (row["atStart"], row["path"]) == ("truncates", str(later[0]))
    assert f"does not get {count} records" in row["message"]
