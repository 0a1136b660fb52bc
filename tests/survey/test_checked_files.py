"""``kafkafmt.verify``: indexes, snapshots and checkpoints beside the segments."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

import kafkafmt
from tests.cli.running import run
from tests.support.encoder import checkpoint_text, message, record_batch
from tests.support.files import remove
from tests.survey.brokers import checkpoint_of, plain, segment, time_of, write
from tests.survey.logs import Log
from tests.survey.verifying import data as data
from tests.survey.verifying import findings, kinds


@pytest.mark.parametrize("suffix", [".index", ".timeindex"])
def test_indexes_that_a_log_lacks_are_one_warning(data: Path, suffix: str) -> None:
    remove(data.glob(f"orders-0/*{suffix}"))
    assert kinds(data) == [("warning", "index_missing", "orders-0")]


EPOCHS, CHECKPOINT = "leader-epoch-checkpoint", "checkpoint_mismatch"


@pytest.mark.parametrize(
    ("name", "content", "severity", "kind"),
    [
        (segment(15, "index"), None, "warning", "index_missing"),
        (segment(15, "index"), bytes(5), "damage", "index_mismatch"),
        (segment(15, "index"), struct.pack(">ii", 5, 7), "damage", "index_mismatch"),
        (segment(15, "index"), struct.pack(">iiii", 5, 700, 4, 300), "damage", "index_mismatch"),
        (segment(15, "timeindex"), struct.pack(">qi", 2**62, 5), "damage", "time_index_mismatch"),
        (EPOCHS, b"0\n1\nnonsense\n", "damage", CHECKPOINT),
        (EPOCHS, b"0\n2\n0 0\n9 20\n", "warning", CHECKPOINT),
        (EPOCHS, None, "warning", CHECKPOINT),
        ("partition.metadata", b"version: 0\ntopic_id: short\n", "damage", CHECKPOINT),
        (segment(15, "snapshot"), bytes(10), "warning", "snapshot_damaged"),
        ("../replication-offset-checkpoint", b"0\n1\norders 0\n", "damage", CHECKPOINT),
    ],
)
def test_files_beside_the_segments(
    data: Path, name: str, content: bytes | None, severity: str, kind: str
) -> None:
    path = data / "orders-0" / name
    if content is None:
        path.unlink()
    else:
        path.write_bytes(content)
    assert kinds(data) == [(severity, kind, path.name)]


@pytest.mark.parametrize(
    ("name", "severity"),
    [
        (f"orders-0/{segment(45)}", "damage"),
        (f"orders-0/{segment(45, 'index')}", "damage"),
        (f"orders-0/{segment(45, 'timeindex')}", "damage"),
        (f"orders-0/{segment(45, 'txnindex')}", "damage"),
        (f"orders-0/{segment(45, 'snapshot')}", "warning"),  # which a broker builds anew
        ("orders-0/leader-epoch-checkpoint", "damage"),
        ("replication-offset-checkpoint", "damage"),
        ("meta.properties", "damage"),
    ],
)
def test_a_git_lfs_pointer_is_told(
    name: str, severity: str, data: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    digest = "4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393"
    text = f"version https://git-lfs.github.com/spec/v1\noid sha256:{digest}\nsize 12345\n"
    (data / name).write_text(text)
    (found,) = (row for row in findings(data) if row["path"] == str(data / name))
    assert found["severity"] == severity
    assert "a Git LFS pointer in place of the file" in found["message"]
    if not name.endswith("index") or name.endswith("txnindex"):  # salvage makes both anew
        done = run("salvage", data, tmp_path_factory.mktemp("out") / "out")
        assert "a Git LFS pointer in place of the file" in done.output


def test_an_index_of_a_follower_has_the_ends_of_appends_of_several_batches(data: Path) -> None:
    """A fetch that a follower appends holds several batches, and gets one index entry."""
    size = (data / "orders-0" / segment(15)).stat().st_size // 5
    path = data / "orders-0" / segment(15, "index")
    path.write_bytes(struct.pack(">iiii", 8, size, 14, 3 * size))  # batches 1 and 2, 3 and 4
    assert findings(data) == []
    path.write_bytes(struct.pack(">iiii", 7, size, 14, 3 * size))  # inside batch 2
    assert kinds(data) == [("damage", "index_mismatch", segment(15, "index"))]
    path.write_bytes(struct.pack(">iiii", 8, size, 17, 3 * size))  # beyond the last batch
    (row,) = findings(data)
    assert "1 of 2 entries of the offset index lie beyond the last batch" in row["message"]


def test_preallocated_indexes_are_one_note(data: Path) -> None:
    for suffix in ("index", "timeindex"):
        path = data / "orders-0" / segment(45, suffix)
        path.write_bytes(path.read_bytes() + bytes(240))
    assert kinds(data) == []
    (data / "orders-0" / segment(30, "timeindex")).write_bytes(bytes(120))
    (note,) = findings(data, "note")
    assert (note["kind"], note["path"], note["topic"]) == ("index_mismatch", str(data), None)
    assert note["message"].startswith("3 indexes are preallocated")


def test_a_log_start_of_0_is_noted_of_logs_with_tiered_storage_only(data: Path) -> None:
    """Else a broker notes starts after the first base offset (``LogManager``), which 0 is not."""
    remove((data / "orders-0").glob(f"{0:020}.*"))
    assert [row["kind"] for row in findings(data)] == ["missing_offsets"]
    checkpoint_of(data, "log-start", {("orders", "0"): 0})
    assert findings(data) == []
    (note,) = findings(data, "note")
    assert (note["kind"], note["firstOffset"]) == ("missing_offsets", 0)


@pytest.mark.parametrize(
    ("epochs", "wrong"),
    [
        ((0, -1, 1), ["leader epoch -1 after epoch 0"]),
        ((0, 1, -1), ["leader epoch -1 after epoch 1"]),
        ((-1, 0, 1), []),  # who wrote these knew no epochs yet
        ((-1, -1, -1), []),
    ],
)
def test_a_leader_writes_its_epoch_into_each_batch(
    epochs: tuple[int, ...], wrong: list[str], tmp_path: Path
) -> None:
    log = Log()
    for epoch in epochs:
        log.data(count=3, leader_epoch=epoch)
    write(log, tmp_path)
    known = [(epoch, 3 * at) for at, epoch in enumerate(epochs) if epoch >= 0]
    (tmp_path / "orders-0" / "leader-epoch-checkpoint").write_text(checkpoint_text(*known))
    assert [row["message"] for row in findings(tmp_path, "damage")] == wrong


@pytest.mark.parametrize("magic", [0, 1])
def test_a_leader_that_writes_old_messages_has_no_epochs(magic: int, tmp_path: Path) -> None:
    """Kafka 2.8 deletes the checkpoint when ``message.format.version`` is lowered."""
    log = Log()
    log.data(count=3)
    directory = write(log, tmp_path)
    (directory / "leader-epoch-checkpoint").unlink()
    old = message(magic=magic, offset=3, value=b"v", timestamp=time_of(3))
    log.end = 4
    log.data(count=3)
    for end, wrong in (1, ["is missing"]), (2, []), (3, ["is missing"]):
        entries = [log.segments[0][0], old, log.segments[0][1]]
        (directory / segment(0)).write_bytes(b"".join(entries[:end]))
        assert [row["message"] for row in findings(tmp_path)] == wrong


def test_epochs_begin_again_after_old_messages(tmp_path: Path) -> None:
    """Where ``message.format.version`` was lowered, and raised again: Kafka 2.4 and 2.8."""
    log = Log()
    log.data(count=3)
    log.end = 4
    log.data(count=3)
    directory = write(log, tmp_path)
    old = message(magic=1, offset=3, value=b"v", timestamp=time_of(3))
    (directory / segment(0)).write_bytes(old.join(log.segments[0]))
    (directory / "leader-epoch-checkpoint").write_text("0\n1\n0 4\n")
    for suffix in ("index", "timeindex"):
        (directory / segment(0, suffix)).write_bytes(b"")
    (note,) = findings(tmp_path, "note")
    assert "begins at offset 4, and the log at 0" in note["message"]
    assert "or older messages (v0, v1) followed them" in note["message"]
    assert findings(tmp_path) == []


def test_epochs_of_deleted_records_are_forgotten(data: Path) -> None:
    """A segment keeps records below the start of the log; the epochs of those are gone.

    A broker writes the checkpoint of the log start once a minute, and the epochs at once; where a
    partition was copied alone there is no checkpoint.
    """
    checkpoint = data / "orders-0" / "leader-epoch-checkpoint"
    checkpoint.write_text("0\n1\n0 17\n")
    for log_start in (None, {}, {("orders", "0"): 9}):
        if log_start is None:
            (data / "log-start-offset-checkpoint").unlink()
        else:
            checkpoint_of(data, "log-start", log_start)
        assert findings(data) == []
        (note,) = findings(data, "note")
        assert "begins at offset 17, and the log at 0" in note["message"]
    checkpoint_of(data, "log-start", {("orders", "0"): 17})
    assert findings(data, "note") == []
    checkpoint.write_text("0\n2\n0 17\n1 20\n")
    (row,) = findings(data)
    assert "epoch 1 for offset" in row["message"]


_STALE = {
    "another time": (".timeindex", 24, struct.pack(">qi", time_of(41) + 5, 11)),
    "not above the one before": (".timeindex", 36, struct.pack(">qi", time_of(36), 9)),
    "beyond the last batch": (".timeindex", 36, struct.pack(">qi", time_of(80), 14)),
    "another position": (".index", 16, struct.pack(">ii", 11, 150)),
    "an offset beyond the last batch": (".index", 24, struct.pack(">ii", 14, 900)),
}
"""Entries of batches that were truncated: index, byte position and entry."""


def _with_two_epochs(data: Path, suffix: str, at: int, entry: bytes, zeroes: int) -> list[str]:
    """The severities of what is found wrong with an index of a log that was truncated."""
    log = plain(2)
    log.roll()
    for epoch in (0, 0, 1, 1):
        log.data(count=3, leader_epoch=epoch)
    directory = write(log, data)
    (directory / "leader-epoch-checkpoint").write_text("0\n2\n0 0\n1 36\n")
    path = directory / segment(30, suffix[1:])
    content = path.read_bytes()
    path.write_bytes(content[:at] + entry + content[at + len(entry) :] + bytes(zeroes))
    rows = kafkafmt.verify(data).to_pylist()
    return [row["severity"] for row in rows if "preallocated" not in row["message"]]


@pytest.mark.parametrize("name", _STALE)
def test_entries_that_a_truncation_left_are_a_note(name: str, tmp_path: Path) -> None:
    """SIGKILL after a truncation: the broker had only forgotten them (a real cluster, seed 17)."""
    assert _with_two_epochs(tmp_path / "killed", *_STALE[name], 120) == ["note"]
    assert _with_two_epochs(tmp_path / "stopped", *_STALE[name], 0) == ["damage"]


@pytest.mark.parametrize("checkpoint", [None, ""], ids=["2.4.1", "0.11.0.3"])
def test_entries_that_a_truncation_of_old_messages_left_are_a_note(
    checkpoint: str | None, tmp_path: Path
) -> None:
    """The log of an old leader was cut at the end of the new one's, and no epoch tells where."""
    log = Log()
    log.segments[0] += [
        message(magic=1, offset=offset, value=b"v", timestamp=time_of(offset))
        for offset in range(25)
    ]
    directory = log.write(tmp_path / "orders-0")
    if checkpoint is not None:
        (directory / "leader-epoch-checkpoint").write_text(checkpoint)
    (directory / segment(0, "index")).write_bytes(bytes(80))
    found = []
    for zeroes in (120, 0):
        entry = struct.pack(">qi", time_of(29), 29)
        (directory / segment(0, "timeindex")).write_bytes(entry + bytes(zeroes))
        rows = kafkafmt.verify(tmp_path).to_pylist()
        found.append([row["severity"] for row in rows if row["kind"] == "time_index_mismatch"])
    assert found == [["note"], ["damage"]]


def test_wrong_entries_before_a_truncation_are_damage(tmp_path: Path) -> None:
    entry = struct.pack(">qi", time_of(35) + 5, 5)
    assert _with_two_epochs(tmp_path, ".timeindex", 0, entry, 120) == ["damage"]


@pytest.mark.parametrize("is_emptied", [True, False])
def test_an_emptied_transaction_needs_no_marker(is_emptied: bool, tmp_path: Path) -> None:
    """Kafka 1.1.1 keeps the last batch of a producer, without records, and not its marker."""
    log = Log()
    log.data(7, count=4)
    if is_emptied:
        log.segments[0][0] = record_batch(
            last_offset_delta=3,
            max_timestamp=time_of(3),
            producer_id=7,
            producer_epoch=0,
            base_sequence=0,
            transactional=True,
            leader_epoch=0,
        )
    log.end = 9  # the cleaner also removed what was between
    log.data(count=3)
    log.roll()
    log.data(count=3)
    log.indexes = {0: [], 12: []}
    log.snapshots[12] = [(7, 0, 3, 3, 3, time_of(3), 0, -1)]
    write(log, tmp_path, "__consumer_offsets-0")
    messages = [row["message"] for row in findings(tmp_path)]
    assert ["of producer 7 from offset 0 is lost" in each for each in messages] == (
        [] if is_emptied else [True]
    )
