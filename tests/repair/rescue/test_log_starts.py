"""Records that were deleted by request stay deleted, and no others are, whichever file tells."""

from __future__ import annotations

import shutil
import struct
from pathlib import Path

import pytest

import kafkafmt
from tests.repair.rescue.cases import Case
from tests.repair.rescue.tampering import batches, raise_epoch, said, set_config, shorten, topic_of
from tests.support.encoder import flip

QUORUM, CLUSTER, TOPIC = "r1-static-one-of-three", "r3-two-brokers", "r2-same-cluster"
CHECKPOINT = "log-start-offset-checkpoint"


def note_epoch(node: Path, offset: int, epoch: int = 0, name: str = "alerts-0") -> None:
    """What a broker writes at once."""
    (node / name / "leader-epoch-checkpoint").write_text(f"0\n1\n{epoch} {offset}\n")


def note_epochs(case: Case, first: int, second: int, name: str = "alerts-0") -> None:
    """What brokers 1 and 2 write."""
    note_epoch(case.nodes / "1", first, name=name)
    note_epoch(case.nodes / "2", second, name=name)


def note_start(node: Path, offset: int, topic: str = "alerts") -> None:
    """What it writes a minute later."""
    (node / CHECKPOINT).write_text(f"0\n2\nother 3 7\n{topic} 0 {offset}\n")


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


def starts_of(case: Case, out: Path, name: str = "alerts-0") -> list[int]:
    """Where brokers 1 and 2 begin."""
    return [start_of(case, out, node, name) for node in "12"]


@pytest.mark.parametrize("kind", [QUORUM, CLUSTER])
@pytest.mark.parametrize("offset", [20, 25])
def test_only_the_epochs_of_killed_brokers_tell(
    kind: str, offset: int, tmp_path: Path, out: Path
) -> None:
    """Between two batches, and inside one."""
    case = Case(kind, tmp_path)
    note_epochs(case, offset, offset)
    report = case.rescue(out)
    assert starts_of(case, out) == [offset, offset]
    assert said(report.changes, "alerts-0 of broker 1 begins at offset", "deleted by request")


def test_the_checkpoint_is_of_yesterday(case: Case, out: Path) -> None:
    note_epochs(case, 21, 21)
    for node in "12":
        note_start(case.nodes / node, 20)
    case.rescue(out)
    assert starts_of(case, out) == [21, 21]
    lines = (out / "brokers/1/1" / CHECKPOINT).read_text().splitlines()
    assert lines == ["0", "2", "alerts 0 21", "other 3 7"]


def test_the_checkpoint_of_one_broker_tells(case: Case, out: Path) -> None:
    """Its follower may lead now, and had not heard of the deletion."""
    note_start(case.nodes / "2", 22)
    case.rescue(out)
    assert starts_of(case, out) == [22, 22]
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


def test_no_checkpoint_says_anything(case: Case, out: Path) -> None:
    for path in [*case.nodes.glob(f"*/{CHECKPOINT}"), *case.nodes.glob("*/*/leader-epoch-*")]:
        path.unlink()
    case.rescue(out)
    assert not (out / "brokers").exists()


def test_a_deletion_of_every_record(case: Case, out: Path) -> None:
    note_epoch(case.nodes / "1", 42)
    case.rescue(out)
    assert starts_of(case, out) == [42, 42]


def test_a_start_after_the_end_does_not_erase_the_log(case: Case, out: Path) -> None:
    """A broker does: "Deleting all segments because logEndOffset … is smaller"."""
    note_start(case.nodes / "1", 10**6)
    report = case.rescue(out)
    assert start_of(case, out, "1") == 0
    assert said(report.doubtful, "alerts-0 of broker 1 ends at offset 42", "would erase the log")
    lines = (out / "brokers/1/1" / CHECKPOINT).read_text().splitlines()
    assert lines == ["0", "1", "other 3 7"]


def test_a_copy_that_ends_before_the_start(case: Case, out: Path) -> None:
    """It follows another one, which tells it; the line would erase what may be needed."""
    path, found = batches(case.nodes / "1/alerts-0")
    path.write_bytes(path.read_bytes()[: found[1].position])
    note_epoch(case.nodes / "2", 30)
    case.rescue(out)
    assert starts_of(case, out) == [0, 30]


def roll(log: Path) -> int:
    """Begin a segment with the second batch, as a broker does; returns its offset."""
    path, (_, second, *_) = batches(log)
    data = path.read_bytes()
    path.write_bytes(data[: second.position])
    offset = second.base_offset or 0
    (log / f"{offset:020}.log").write_bytes(data[second.position :])
    return offset


def remove_first_batch(log: Path) -> int:
    """Let a log begin at its second batch; returns its offset."""
    offset = roll(log)
    for path in log.glob("0" * 20 + ".*"):
        path.unlink()
    return offset


def test_what_retention_deleted_in_one_copy_stays_in_the_other(case: Case, out: Path) -> None:
    note_epoch(case.nodes / "1", remove_first_batch(case.nodes / "1/alerts-0"))
    case.rescue(out)
    assert starts_of(case, out) == [20, 0]


@pytest.mark.parametrize("is_tiered", [False, True])
def test_the_start_of_a_tiered_topic_is_not_on_the_disk(
    is_tiered: bool, case: Case, out: Path
) -> None:
    """Its epochs begin before the first segment: that part is in the remote storage."""
    for node in "12":
        remove_first_batch(case.nodes / node / "alerts-0")
    if is_tiered:
        set_config(case, "alerts", "remote.storage.enable", "true")
    report = case.rescue(out)
    assert any(line.startswith("alerts-0: offsets 0 to 19") for line in report.lost) != is_tiered


def test_a_log_start_of_0_proves_tiered_storage(cluster: Case, out: Path) -> None:
    """No metadata log has the settings; brokers note such a start of no other logs."""
    for log in cluster.nodes.glob("*/alerts-0"):
        remove_first_batch(log)
        note_start(log.parent, 0)
    report = cluster.rescue(out)
    assert not any(line.startswith("alerts-0") for line in report.lost)
    (sentence,) = (line for line in report.unknown if "alerts" in line)
    assert "retention.ms=-1" in sentence
    assert sentence.endswith("and remote.storage.enable=true")
    assert topic_of(out, "alerts")["configs"]["remote.storage.enable"] == "true"


def test_what_brokers_know_of_tiered_storage_is_kept(cluster: Case, out: Path) -> None:
    """With the default retention it would be gone in a week, and the tier with it."""
    log = next(cluster.nodes.glob("*/alerts-0"))
    shutil.copytree(log, log.parent / "__remote_log_metadata-0")
    path = log.parent / "__remote_log_metadata-0" / "partition.metadata"
    path.write_text("version: 0\ntopic_id: AAAAAAAAAAAAAAAAAAAABw")
    cluster.rescue(out)
    assert topic_of(out, "__remote_log_metadata")["configs"]["retention.ms"] == "-1"


def test_epochs_that_begin_where_the_batches_have_some(case: Case, out: Path) -> None:
    """A log of Kafka 0.10 and later: its first batches have no leader epoch."""
    for node in "12":
        (path,) = (case.nodes / node / "alerts-0").glob("*.log")
        data = bytearray(path.read_bytes())
        data[12:16] = struct.pack(">i", -1)  # no checksum covers the epoch
        path.write_bytes(data)
        note_epoch(case.nodes / node, 20)
    case.rescue(out)
    assert starts_of(case, out) == [0, 0]


def test_epochs_that_the_batches_contradict(case: Case, out: Path) -> None:
    """A batch below the first entry has a later epoch: the file was not cut there."""
    for node in "12":
        raise_epoch(case.nodes / node / "alerts-0", 3)
        note_epoch(case.nodes / node, 20, epoch=2)
    case.rescue(out)
    assert starts_of(case, out) == [0, 0]


def test_a_line_of_another_topic_of_the_name(deleted: Case, out: Path) -> None:
    """The old topic comes back under a name of which a stale line is left."""
    for node in "12":
        note_start(deleted.nodes / node, 10**6, "again")
    deleted.rescue(out, new_name="again")
    for path in out.glob("brokers/*/*/again-0"):
        assert start_of(deleted, out, path.parent.name, "again-0") == 0


def test_a_deleted_topic_that_one_broker_knows_the_start_of(deleted: Case, out: Path) -> None:
    first, *others = sorted(deleted.nodes.glob("*/readings-0.*-delete"))
    assert others
    (first / "leader-epoch-checkpoint").write_text("0\n1\n0 5\n")
    deleted.rescue(out)
    for path in (first, *others):
        assert start_of(deleted, out, path.parent.name, "readings-0") == 5


def test_a_start_in_a_log_that_is_salvaged(case: Case, out: Path) -> None:
    note_epochs(case, 25, 25)
    flip(next((case.nodes / "1/alerts-0").glob("*.log")), -1)
    case.rescue(out)
    assert (out / "brokers/1/1/alerts-0").exists()
    assert starts_of(case, out) == [25, 25]


def test_another_topic_keeps_its_start_when_one_comes_back(deleted: Case, out: Path) -> None:
    """Its brokers were killed after a deletion, and start again after the rescue."""
    name = next(path.name for path in (deleted.nodes / "1").glob("refunds-*"))
    set_config(deleted, "refunds", "cleanup.policy", "delete")
    note_epochs(deleted, 3, 3, name=name)
    deleted.rescue(out)
    assert starts_of(deleted, out, name) == [3, 3]


@pytest.mark.parametrize("kind", [QUORUM, CLUSTER, TOPIC])
def test_epochs_that_a_broker_wrote_again_are_no_deletion(
    kind: str, tmp_path: Path, out: Path
) -> None:
    """It had lost the file, and recovered the last segment; the other replica has its own."""
    case = Case(kind, tmp_path)
    name = "alerts-0"
    if kind == TOPIC:
        name = "refunds-0"
        set_config(case, "refunds", "cleanup.policy", "delete")
    start, _ = (roll(case.nodes / node / name) for node in "12")
    note_epochs(case, start, 0, name)
    report = case.rescue(out)
    assert starts_of(case, out, name) == [0, 0]
    doubt = f"{name}: the leader-epoch-checkpoint of broker 1"
    assert said(report.doubtful, doubt, "the records below stay")


def test_a_deletion_that_an_older_copy_has_not_heard_of(case: Case, out: Path) -> None:
    """Its broker was not in sync any more, so the deletion did not wait for it."""
    start, _ = (roll(case.nodes / node / "alerts-0") for node in "12")
    note_epochs(case, start, 0)
    shorten(case.nodes / "2/alerts-0")
    case.rescue(out)
    assert start_of(case, out, "1") == start


def test_nothing_tells_a_deletion_from_a_file_that_was_written_again(case: Case, out: Path) -> None:
    start, _ = (roll(case.nodes / node / "alerts-0") for node in "12")
    note_epochs(case, start, start)
    report = case.rescue(out)
    assert starts_of(case, out) == [start, start]
    doubt = "alerts-0: the leader-epoch-checkpoint of broker 1"
    assert said(report.doubtful, doubt, "loss of the file")


@pytest.mark.parametrize("policy", ["compact", "compact,delete"])
def test_compacted_topics_have_no_deletions(policy: str, case: Case, out: Path) -> None:
    set_config(case, "alerts", "cleanup.policy", policy)
    note_epochs(case, 21, 21)
    report = case.rescue(out)
    expected = 0 if policy == "compact" else 21
    assert starts_of(case, out) == [expected, expected]
    assert any("compacted" in each.reason for each in report.ignored) == (policy == "compact")


def test_groups_keep_their_offsets_where_the_epochs_are_lost(cluster: Case, out: Path) -> None:
    names = {path.name for path in cluster.nodes.glob("1/__consumer_offsets-*")}
    name = next(each for each in sorted(names) if any((cluster.nodes / "1" / each).glob("*.log")))
    for node in "12":
        if (cluster.nodes / node / name).exists():
            note_epoch(cluster.nodes / node, 1, name=name)
    cluster.rescue(out)
    assert start_of(cluster, out, "1", name) == 0


@pytest.mark.parametrize("kind", [QUORUM, CLUSTER])
def test_the_first_batch_that_a_follower_got_of_a_compacted_log(
    kind: str, tmp_path: Path, out: Path
) -> None:
    """Its epochs begin there, and its log before; its leader may have records in between."""
    case = Case(kind, tmp_path)
    path, (_, second, *_) = batches(case.nodes / "2/alerts-0")
    path.write_bytes(path.read_bytes()[second.position :])
    note_epochs(case, 0, second.base_offset or 0)
    settings = {"configs": {"alerts": {"cleanup.policy": "compact,delete"}}}
    case.rescue(out, **(settings if kind == CLUSTER else {}))
    assert start_of(case, out, "1") == 0
