"""Records that were deleted by request stay deleted, and no others are, whichever file tells."""

from __future__ import annotations

import shutil
import struct
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.repair.rescue import RescueReport
from tests.repair.rescue.cases import Case
from tests.repair.rescue.tampering import append, image, logs, metadata_record, said
from tests.support.encoder import flip

QUORUM, CLUSTER, TOPIC = "r1-static-one-of-three", "r3-two-brokers", "r2-same-cluster"
CHECKPOINT = "log-start-offset-checkpoint"


def note_epoch(node: Path, offset: int, epoch: int = 0, name: str = "alerts-0") -> None:
    """What a broker writes at once."""
    (node / name / "leader-epoch-checkpoint").write_text(f"0\n1\n{epoch} {offset}\n")


def note_start(node: Path, offset: int, topic: str = "alerts") -> None:
    """What it writes a minute later."""
    (node / CHECKPOINT).write_text(f"0\n2\nother 3 7\n{topic} 0 {offset}\n")


def set_policy(case: Case, topic: str, policy: str) -> None:
    setting = {"name": "cleanup.policy", "value": policy}
    for path in logs(case):
        append(path, metadata_record("ConfigRecord", resourceType=2, resourceName=topic, **setting))


def start_of(case: Case, out: Path, node: str, name: str = "alerts-0") -> int:
    """Where the broker begins to serve the log after the rescue (``LogLoader.load``)."""
    (own, given) = (case.nodes / node, out / "brokers" / node[:1] / node)
    checkpoint = given if (given / CHECKPOINT).exists() else own
    log = given if (given / name).exists() else own
    offsets = {
        f"{line.topic}-{line.partition}": line.offset
        for line in kafkafmt.side_files.read_offset_checkpoint(checkpoint / CHECKPOINT)
    }
    first = min(int(path.stem) for path in (log / name).glob("*.log"))
    return max(first, offsets.get(name, 0))


def told(report: RescueReport, *words: str) -> bool:
    return any(all(word in line for word in words) for line in report.changes)


@pytest.mark.parametrize("kind", [QUORUM, CLUSTER])
@pytest.mark.parametrize("offset", [20, 25])
def test_only_the_epochs_of_killed_brokers_tell(
    kind: str, offset: int, tmp_path: Path, out: Path
) -> None:
    """Between two batches, and inside one."""
    case = Case(kind, tmp_path)
    for node in "12":
        note_epoch(case.nodes / node, offset)
    report = case.rescue(out)
    assert [start_of(case, out, node) for node in "12"] == [offset, offset]
    assert told(report, "alerts-0 of broker 1 begins at offset", "deleted by request")


@pytest.mark.parametrize("kind", [QUORUM, CLUSTER])
def test_the_checkpoint_is_of_yesterday(kind: str, tmp_path: Path, out: Path) -> None:
    case = Case(kind, tmp_path)
    for node in "12":
        note_epoch(case.nodes / node, 21)
        note_start(case.nodes / node, 20)
    case.rescue(out)
    assert [start_of(case, out, node) for node in "12"] == [21, 21]
    lines = (out / "brokers/1/1" / CHECKPOINT).read_text().splitlines()
    assert lines == ["0", "2", "alerts 0 21", "other 3 7"]


@pytest.mark.parametrize("kind", [QUORUM, CLUSTER])
def test_the_checkpoint_of_one_broker_tells(kind: str, tmp_path: Path, out: Path) -> None:
    """Its follower may lead now, and had not heard of the deletion."""
    case = Case(kind, tmp_path)
    note_start(case.nodes / "2", 22)
    case.rescue(out)
    assert [start_of(case, out, node) for node in "12"] == [22, 22]
    assert not (out / "brokers" / "2").exists()


def test_the_checkpoint_is_in_another_directory(tmp_path: Path, out: Path) -> None:
    """The log was moved; a line counts in its own data directory only."""
    case = Case("r3-jbod", tmp_path)
    homes = [path.parent for path in sorted(case.nodes.glob("*/events-0"))]
    other = case.nodes / "1"
    assert other not in homes
    for home in homes:
        note_epoch(home, 9, name="events-0")
    note_start(other, 9, "events")
    case.rescue(out)
    assert [start_of(case, out, home.name, "events-0") for home in homes] == [9] * len(homes)


def test_no_checkpoint_says_anything(tmp_path: Path, out: Path) -> None:
    case = Case(QUORUM, tmp_path)
    for path in [*case.nodes.glob(f"*/{CHECKPOINT}"), *case.nodes.glob("*/*/leader-epoch-*")]:
        path.unlink()
    case.rescue(out)
    assert not (out / "brokers").exists()


def test_a_deletion_of_every_record(tmp_path: Path, out: Path) -> None:
    case = Case(QUORUM, tmp_path)
    note_epoch(case.nodes / "1", 42)
    case.rescue(out)
    assert [start_of(case, out, node) for node in "12"] == [42, 42]


def test_a_start_after_the_end_does_not_erase_the_log(tmp_path: Path, out: Path) -> None:
    """A broker does: "Deleting all segments because logEndOffset … is smaller"."""
    case = Case(QUORUM, tmp_path)
    note_start(case.nodes / "1", 10**6)
    report = case.rescue(out)
    assert start_of(case, out, "1") == 0
    assert said(report.doubtful, "alerts-0 of broker 1 ends at offset 42", "would erase the log")
    lines = (out / "brokers/1/1" / CHECKPOINT).read_text().splitlines()
    assert lines == ["0", "1", "other 3 7"]


def test_a_copy_that_ends_before_the_start(tmp_path: Path, out: Path) -> None:
    """It follows another one, which tells it; the line would erase what may be needed."""
    case = Case(QUORUM, tmp_path)
    (path,) = (case.nodes / "1/alerts-0").glob("*.log")
    with kafkafmt.open_segment(path) as segment:
        first = next(iter(segment))
    path.write_bytes(path.read_bytes()[: first.size_in_bytes])
    note_epoch(case.nodes / "2", 30)
    case.rescue(out)
    assert [start_of(case, out, node) for node in "12"] == [0, 30]


def test_what_retention_deleted_in_one_copy_stays_in_the_other(tmp_path: Path, out: Path) -> None:
    case = Case(QUORUM, tmp_path)
    log = case.nodes / "1/alerts-0"
    (path,) = log.glob("*.log")
    with kafkafmt.open_segment(path) as segment:
        batches = list(segment)
    (log / f"{batches[1].base_offset:020}.log").write_bytes(
        path.read_bytes()[batches[1].position :]
    )
    for each in log.glob("0" * 20 + ".*"):
        each.unlink()
    note_epoch(case.nodes / "1", batches[1].base_offset or 0)
    case.rescue(out)
    assert [start_of(case, out, node) for node in "12"] == [20, 0]


def remove_first_batch(log: Path) -> None:
    (path,) = log.glob("*.log")
    with kafkafmt.open_segment(path) as segment:
        second = list(segment)[1]
    data = path.read_bytes()[second.position :]
    for each in log.glob("0" * 20 + ".*"):
        each.unlink()
    (log / f"{second.base_offset:020}.log").write_bytes(data)


@pytest.mark.parametrize("is_tiered", [False, True])
def test_the_start_of_a_tiered_topic_is_not_on_the_disk(
    is_tiered: bool, tmp_path: Path, out: Path
) -> None:
    """Its epochs begin before the first segment: that part is in the remote storage."""
    case = Case(QUORUM, tmp_path)
    for node in "12":
        remove_first_batch(case.nodes / node / "alerts-0")
    if is_tiered:
        setting = {"name": "remote.storage.enable", "value": "true"}
        record = metadata_record("ConfigRecord", resourceType=2, resourceName="alerts", **setting)
        for path in logs(case):
            append(path, record)
    report = case.rescue(out)
    assert any(line.startswith("alerts-0: offsets 0 to 19") for line in report.lost) != is_tiered


def test_a_log_start_of_0_proves_tiered_storage(tmp_path: Path, out: Path) -> None:
    """No metadata log has the settings; brokers note such a start of no other logs."""
    case = Case(CLUSTER, tmp_path)
    for log in case.nodes.glob("*/alerts-0"):
        remove_first_batch(log)
        note_start(log.parent, 0)
    report = case.rescue(out)
    assert not any(line.startswith("alerts-0") for line in report.lost)
    (sentence,) = (line for line in report.unknown if "alerts" in line)
    assert "retention.ms=-1" in sentence
    assert sentence.endswith("and remote.storage.enable=true")
    (row,) = (row for row in image(out).topics.to_pylist() if row["topic"] == "alerts")
    assert dict(row["configs"])["remote.storage.enable"] == "true"


def test_what_brokers_know_of_tiered_storage_is_kept(tmp_path: Path, out: Path) -> None:
    """With the default retention it would be gone in a week, and the tier with it."""
    case = Case(CLUSTER, tmp_path)
    log = next(case.nodes.glob("*/alerts-0"))
    shutil.copytree(log, log.parent / "__remote_log_metadata-0")
    path = log.parent / "__remote_log_metadata-0" / "partition.metadata"
    path.write_text("version: 0\ntopic_id: AAAAAAAAAAAAAAAAAAAABw")
    case.rescue(out)
    rows = {row["topic"]: dict(row["configs"]) for row in image(out).topics.to_pylist()}
    assert rows["__remote_log_metadata"]["retention.ms"] == "-1"


def test_epochs_that_begin_where_the_batches_have_some(tmp_path: Path, out: Path) -> None:
    """A log of Kafka 0.10 and later: its first batches have no leader epoch."""
    case = Case(QUORUM, tmp_path)
    for node in "12":
        (path,) = (case.nodes / node / "alerts-0").glob("*.log")
        with kafkafmt.open_segment(path) as segment:
            size = next(iter(segment)).size_in_bytes
        data = bytearray(path.read_bytes())
        data[12:16] = struct.pack(">i", -1)  # no checksum covers the epoch
        assert size > 16
        path.write_bytes(data)
        note_epoch(case.nodes / node, 20)
    case.rescue(out)
    assert [start_of(case, out, node) for node in "12"] == [0, 0]


def test_epochs_that_the_batches_contradict(tmp_path: Path, out: Path) -> None:
    """A batch below the first entry has a later epoch: the file was not cut there."""
    case = Case(QUORUM, tmp_path)
    for node in "12":
        (path,) = (case.nodes / node / "alerts-0").glob("*.log")
        data = bytearray(path.read_bytes())
        with kafkafmt.open_segment(path) as segment:
            for batch in segment:
                data[batch.position + 12 : batch.position + 16] = struct.pack(">i", 3)
        path.write_bytes(data)
        note_epoch(case.nodes / node, 20, epoch=2)
    case.rescue(out)
    assert [start_of(case, out, node) for node in "12"] == [0, 0]


def test_a_line_of_another_topic_of_the_name(tmp_path: Path, out: Path) -> None:
    """The old topic comes back under a name of which a stale line is left."""
    case = Case(TOPIC, tmp_path)
    for node in "12":
        note_start(case.nodes / node, 10**6, "again")
    case.rescue(out, new_name="again")
    for path in out.glob("brokers/*/*/again-0"):
        assert start_of(case, out, path.parent.name, "again-0") == 0


def test_a_deleted_topic_that_one_broker_knows_the_start_of(tmp_path: Path, out: Path) -> None:
    case = Case(TOPIC, tmp_path)
    first, *others = sorted(case.nodes.glob("*/readings-0.*-delete"))
    assert others
    (first / "leader-epoch-checkpoint").write_text("0\n1\n0 5\n")
    case.rescue(out)
    for path in (first, *others):
        assert start_of(case, out, path.parent.name, "readings-0") == 5


def test_a_start_in_a_log_that_is_salvaged(tmp_path: Path, out: Path) -> None:
    case = Case(QUORUM, tmp_path)
    for node in "12":
        note_epoch(case.nodes / node, 25)
    (path,) = (case.nodes / "1/alerts-0").glob("*.log")
    flip(path, -1)
    case.rescue(out)
    assert (out / "brokers/1/1/alerts-0").exists()
    assert [start_of(case, out, node) for node in "12"] == [25, 25]


def test_another_topic_keeps_its_start_when_one_comes_back(tmp_path: Path, out: Path) -> None:
    """Its brokers were killed after a deletion, and start again after the rescue."""
    case = Case(TOPIC, tmp_path)
    name = next(path.name for path in (case.nodes / "1").glob("refunds-*"))
    set_policy(case, "refunds", "delete")
    for node in "12":
        note_epoch(case.nodes / node, 3, name=name)
    case.rescue(out)
    assert [start_of(case, out, node, name) for node in "12"] == [3, 3]


def roll(log: Path) -> int:
    """Begin a segment with the second batch, as a broker does; returns its offset."""
    (path,) = log.glob("*.log")
    with kafkafmt.open_segment(path) as segment:
        second = list(segment)[1]
    data = path.read_bytes()
    path.write_bytes(data[: second.position])
    offset = second.base_offset or 0
    (log / f"{offset:020}.log").write_bytes(data[second.position :])
    return offset


@pytest.mark.parametrize("kind", [QUORUM, CLUSTER, TOPIC])
def test_epochs_that_a_broker_wrote_again_are_no_deletion(
    kind: str, tmp_path: Path, out: Path
) -> None:
    """It had lost the file, and recovered the last segment; the other replica has its own."""
    case = Case(kind, tmp_path)
    name = "alerts-0"
    if kind == TOPIC:
        name = "refunds-0"
        set_policy(case, "refunds", "delete")
    for node in "12":
        start = roll(case.nodes / node / name)
        note_epoch(case.nodes / node, start if node == "1" else 0, name=name)
    report = case.rescue(out)
    assert [start_of(case, out, node, name) for node in "12"] == [0, 0]
    assert said(
        report.doubtful,
        f"{name}: the leader-epoch-checkpoint of broker 1",
        "the records below stay",
    )


def test_a_deletion_that_an_older_copy_has_not_heard_of(tmp_path: Path, out: Path) -> None:
    """Its broker was not in sync any more, so the deletion did not wait for it."""
    case = Case(QUORUM, tmp_path)
    for node in "12":
        start = roll(case.nodes / node / "alerts-0")
        note_epoch(case.nodes / node, start if node == "1" else 0)
    last = max((case.nodes / "2/alerts-0").glob("*.log"))
    with kafkafmt.open_segment(last) as segment:
        last.write_bytes(last.read_bytes()[: list(segment)[-1].position])
    case.rescue(out)
    assert start_of(case, out, "1") == start


def test_nothing_tells_a_deletion_from_a_file_that_was_written_again(
    tmp_path: Path, out: Path
) -> None:
    case = Case(QUORUM, tmp_path)
    for node in "12":
        start = roll(case.nodes / node / "alerts-0")
        note_epoch(case.nodes / node, start)
    report = case.rescue(out)
    assert [start_of(case, out, node) for node in "12"] == [start, start]
    assert said(
        report.doubtful, "alerts-0: the leader-epoch-checkpoint of broker 1", "loss of the file"
    )


@pytest.mark.parametrize("policy", ["compact", "compact,delete"])
def test_compacted_topics_have_no_deletions(policy: str, tmp_path: Path, out: Path) -> None:
    case = Case(QUORUM, tmp_path)
    set_policy(case, "alerts", policy)
    for node in "12":
        note_epoch(case.nodes / node, 21)
    report = case.rescue(out)
    expected = 0 if policy == "compact" else 21
    assert [start_of(case, out, node) for node in "12"] == [expected, expected]
    assert any("compacted" in each.reason for each in report.ignored) == (policy == "compact")


def test_groups_keep_their_offsets_where_the_epochs_are_lost(tmp_path: Path, out: Path) -> None:
    case = Case(CLUSTER, tmp_path)
    names = {path.name for path in case.nodes.glob("1/__consumer_offsets-*")}
    name = next(each for each in sorted(names) if any((case.nodes / "1" / each).glob("*.log")))
    for node in "12":
        if (case.nodes / node / name).exists():
            note_epoch(case.nodes / node, 1, name=name)
    case.rescue(out)
    assert start_of(case, out, "1", name) == 0


@pytest.mark.parametrize("kind", [QUORUM, CLUSTER])
def test_the_first_batch_that_a_follower_got_of_a_compacted_log(
    kind: str, tmp_path: Path, out: Path
) -> None:
    """Its epochs begin there, and its log before; its leader may have records in between."""
    case = Case(kind, tmp_path)
    log = case.nodes / "2/alerts-0"
    (path,) = log.glob("*.log")
    with kafkafmt.open_segment(path) as segment:
        second = list(segment)[1]
    path.write_bytes(path.read_bytes()[second.position :])
    note_epoch(case.nodes / "1", 0)
    note_epoch(case.nodes / "2", second.base_offset or 0)
    case.rescue(
        out,
        **(
            {"configs": {"alerts": {"cleanup.policy": "compact,delete"}}} if kind == CLUSTER else {}
        ),
    )
    assert start_of(case, out, "1") == 0
