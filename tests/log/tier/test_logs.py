"""Which copy of an offset counts, where the logs are found, and what is left out."""

from __future__ import annotations

import pickle
import random
import shutil
import tracemalloc
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from kafkafmt._base.limits import Limits
from kafkafmt.lake.plan.extents import plan
from kafkafmt.lake.plan.log_read import LogRead
from kafkafmt.lake.plan.selection import select
from kafkafmt.log.scan.query import Query
from kafkafmt.log.tier import bucket, keys, manifest
from kafkafmt.log.tier.logs import find_extents
from kafkafmt.log.tier.tiered_log import SegmentCopy, counted, history_from_copies
from kafkafmt.segment.engine.engines import engine_for
from kafkafmt.segment.side_files.encoding import snapshot
from kafkafmt.segment.side_files.indexes import ProducerStateEntry
from kafkafmt.storage.directories import Search
from kafkafmt.storage.segment_file import SegmentFile
from tests.support.encoder import Rec, checkpoint_text, record_batch
from tests.support.encoder.control import ABORT, control_key, control_value
from tests.support.files import put, remove
from tests.support.tier import INDEXES, LOG, MANIFEST, TOPIC_ID, Segment, Tier, pem
from tests.survey.brokers import checkpoint_of

OTHER_ID = "bXgtVlM6QzyeGrOEvfDFTw"


def batches(first: int, stop: int, epoch: int = 0, mark: bytes = b"v") -> bytes:
    return b"".join(
        record_batch([Rec(b"k", mark + b"%d" % offset)], base_offset=offset, leader_epoch=epoch)
        for offset in range(first, stop)
    )


def segment(first: int, stop: int, epoch: int = 0, mark: bytes = b"v") -> Segment:
    return Segment(batches(first, stop, epoch, mark), first, stop - 1, {epoch: first})


def values(source: object, **asked: object) -> list[str]:
    table = kafkafmt.read_records(source, **asked)  # type: ignore[arg-type]
    return [each.decode() for each in table["value"].to_pylist()]


def plain(*offsets: range, mark: str = "v") -> list[str]:
    return [f"{mark}{offset}" for each in offsets for offset in each]


def broker(
    data: Path,
    segments: dict[int, bytes],
    epochs: Sequence[tuple[int, int]] = (),
    log_start: int | None = None,
) -> Path:
    """Write a broker's own log of the partition, segments by base offset; return its directory."""
    log = data / "orders-0"
    for base, content in segments.items():
        put(log / f"{base:020}.log", content)
    if epochs:
        (log / "leader-epoch-checkpoint").write_text(checkpoint_text(*epochs))
    if log_start is not None:
        checkpoint_of(data, "log-start", {("orders", "0"): log_start})
    return log


def with_history(tier: Tier, path: Path, later: Segment) -> None:
    """Copy a segment again, with a checkpoint that says that the log has what was before it."""
    later.checkpoint = [(0, 0)]
    for suffix in (LOG, INDEXES, MANIFEST):
        Path(f"{path}{suffix}").unlink()
    tier.put(later)


def transactional(offset: int, value: bytes, producer: int = 7) -> bytes:
    """A batch of a producer's transaction."""
    return record_batch(
        [Rec(b"k", value)],
        base_offset=offset,
        transactional=True,
        producer_id=producer,
        producer_epoch=0,
    )


def open_since(offset: int) -> bytes:
    """A producer snapshot in which a transaction of producer 7 is open."""
    return snapshot([ProducerStateEntry(7, 0, -1, 0, 0, -1, -1, offset)])


def test_copies_that_overlap_give_each_offset_once(tmp_path: Path) -> None:
    """After a change of leaders: one is copied twice, one lies in another, one overlaps."""
    tier = Tier(tmp_path, chunk_size=50)
    for first, stop in ((0, 50), (0, 120), (50, 90), (100, 150), (150, 160)):
        tier.put(segment(first, stop))
    assert values(tmp_path) == plain(range(160))
    for start in range(0, 161, 13):
        for end in (start, start + 1, start + 30, 200):
            found = values(tmp_path, start_offset=start, end_offset=end)
            assert found == plain(range(start, min(end, 160)))
    assert values(tmp_path, threads=3) == plain(range(160))


def test_a_batch_on_a_border_of_copies_gives_each_offset_once(tmp_path: Path) -> None:
    """Copies of one history have the same batches, unless an object is not what it says."""

    def of(*firsts: int, stop: int) -> Segment:
        ends = [*firsts[1:], stop]
        data = b"".join(
            record_batch(
                [Rec(b"k", b"v%d" % n, (), n - first) for n in range(first, end)], base_offset=first
            )
            for first, end in zip(firsts, ends, strict=True)
        )
        return Segment(data, firsts[0], stop - 1)

    tier = Tier(tmp_path, chunk_size=100)
    tier.put(of(0, 5, stop=20))
    tier.put(of(12, 17, 26, stop=30))
    tier.put(of(22, 24, stop=28))
    assert values(tmp_path) == plain(range(30))
    assert values(tmp_path, isolation="read_committed", threads=2) == plain(range(30))
    for start in range(0, 30, 4):
        found = values(tmp_path, start_offset=start, end_offset=start + 3)
        assert found == plain(range(start, min(start + 3, 30)))


def test_the_checkpoint_of_the_highest_epoch_is_the_history(tmp_path: Path) -> None:
    tier = Tier(tmp_path)
    tier.put(segment(0, 10))
    tier.put(segment(10, 30, 1, b"dead"))  # longer than what counts
    live = segment(10, 20, 4)
    # No manifest has the epoch 3, which began before the epoch 1 ended.
    live.checkpoint = [(0, 0), (3, 10), (4, 10 + 0)]
    tier.put(segment(20, 25, 4))
    live.checkpoint = [(0, 0), (4, 10)]
    tier.put(live)
    assert values(tmp_path) == plain(range(25))


def test_a_copy_counts_up_to_where_its_history_ends(tmp_path: Path) -> None:
    tier = Tier(tmp_path)
    data = batches(0, 10) + batches(10, 20, 1, b"dead")
    tier.put(Segment(data, 0, 19, {0: 0, 1: 10}, [(0, 0), (1, 10)]))
    later = segment(10, 15, 2)
    later.checkpoint = [(0, 0), (2, 10)]
    tier.put(later)
    assert values(tmp_path) == plain(range(15))
    assert values(tmp_path, start_offset=8, end_offset=12) == plain(range(8, 12))


def test_what_cannot_be_read_is_replaced_by_another_copy(tmp_path: Path) -> None:
    tier = Tier(tmp_path, pair="key1")
    tier.put(segment(0, 10))
    stem = tier.put(segment(10, 20))
    Path(f"{stem}{LOG}").unlink()
    cut = tier.put(segment(20, 30))
    Path(f"{cut}{MANIFEST}").write_text('{"version": "1"')
    tier.pair = None
    for first in (0, 10, 20):
        tier.put(segment(first, first + 10))
    assert values(tmp_path) == plain(range(30))
    assert kafkafmt.read_damage(tmp_path).num_rows == 0


def test_a_broker_completes_a_tier(tmp_path: Path) -> None:
    tier = Tier(tmp_path / "bucket")
    tier.put(segment(0, 10))
    tier.put(Segment(batches(10, 20), 10, 19, checkpoint=[(0, 0)]))
    borders = ((5, 15), (15, 25), (25, 30))
    own = {first: batches(first, stop, mark=b"own") for first, stop in borders}
    log = broker(tmp_path / "data", own)
    source = [tmp_path / "bucket", tmp_path / "data"]
    expected = plain(range(20)) + plain(range(20, 30), mark="own")
    assert values(source) == expected
    (log / "partition.metadata").write_text(f"version: 0\ntopic_id: {TOPIC_ID}\n")
    checkpoint_of(tmp_path / "data", "log-start", {("orders", "0"): 7})
    assert values(source) == expected[7:]
    assert values(source, start_offset=3, end_offset=9) == expected[7:9]
    assert values(source, isolation="read_committed") == expected[7:]
    (log / "partition.metadata").write_text(f"version: 0\ntopic_id: {OTHER_ID}\n")
    with pytest.raises(ValueError, match="several topics are called orders"):
        values(source)


Own = tuple[dict[int, bytes], Sequence[tuple[int, int]], int]
"""The segments of a broker by base offset, its leader epochs, and its log start offset."""
BESIDE: dict[str, tuple[list[Segment], list[Own], list[str]]] = {
    "a later epoch than the tier": (
        [segment(0, 10), segment(10, 20, 1, b"dead")],
        [({10: batches(10, 15, 2, b"own")}, [(0, 0), (2, 10)], 0)],
        plain(range(10)) + plain(range(10, 15), mark="own"),
    ),
    # One has the same segments as the other, and ends before (model seed 100339).
    "a log that goes on": (
        [segment(0, 3)],
        [({0: batches(0, 3)}, (), 0), ({0: batches(0, 5)}, (), 0)],
        plain(range(5)),
    ),
    # The leader began its epoch at an offset that a power failure took (model seed 140037128).
    "the lost end of the leader": (
        [segment(0, 3)],
        [({0: batches(0, 5)}, [(0, 0), (2, 7)], 0), ({0: batches(0, 7)}, [(0, 0)], 0)],
        plain(range(7)),
    ),
    "the lost end of the only broker": (
        [segment(0, 3)],
        [({0: batches(0, 5)}, [(0, 0), (2, 7)], 0)],
        plain(range(5)),
    ),
    # The broker that an unclean election left behind had deleted more (model seed 40040072).
    "a log start of another history": (
        [segment(0, 10, 2)],
        [({0: batches(0, 12, 2)}, [(2, 0)], 0), ({8: batches(8, 12, 1)}, [(1, 8)], 8)],
        plain(range(12)),
    ),
    # A follower knows of a later log start than the leader (model seed 96001421).
    "a newer log start": (
        [segment(0, 4)],
        [
            ({0: batches(0, 6)}, [(0, 4)], 4),
            ({0: batches(0, 4), 4: batches(4, 6)}, [(0, 1)], 1),
        ],
        plain(range(4, 6)),
    ),
    # Only a tier had the leader's first segment, and has it still (model seed 310004027).
    "a newer log start of a leader without its first segment": (
        [segment(0, 2)],
        [({0: batches(0, 6)}, [(0, 3)], 3), ({2: batches(2, 6)}, [(0, 1), (1, 6)], 1)],
        plain(range(3, 6)),
    ),
}


@pytest.mark.parametrize("name", BESIDE)
def test_brokers_beside_a_tier(name: str, tmp_path: Path) -> None:
    copies, brokers, expected = BESIDE[name]
    tier = Tier(tmp_path / "bucket")
    for copy in copies:
        tier.put(copy)
    for number, own in enumerate(brokers):
        broker(tmp_path / str(number), *own)
    source = [tmp_path / "bucket", *(tmp_path / str(number) for number in range(len(brokers)))]
    assert values(source) == expected
    lost = [row for row in kafkafmt.verify(source).to_pylist() if row["severity"] == "damage"]
    assert bool(lost) == (name == "the lost end of the leader")


@pytest.mark.parametrize("stop", [0, 1, 4])
def test_what_a_broker_lacks_that_is_behind_was_deleted(stop: int, tmp_path: Path) -> None:
    """The log began with the next copy in the tier (model seed 310024298)."""
    tier = Tier(tmp_path / "bucket")
    tier.put(segment(0, 2))
    later = segment(8, 10)
    path = tier.put(later)
    broker(tmp_path / "data", {0: batches(0, stop)})
    source = [tmp_path / "bucket", tmp_path / "data"]
    assert kafkafmt.verify(source).num_rows == 0
    with_history(tier, path, later)
    (finding,) = kafkafmt.verify(source).to_pylist()
    assert (finding["kind"], finding["severity"]) == ("missing_offsets", "damage")
    assert (finding["firstOffset"], finding["lastOffset"]) == (max(2, stop), 7)


def test_a_copy_of_a_segment_within_which_the_log_began(tmp_path: Path) -> None:
    """Records were deleted before the segment was copied: its first epoch begins later."""
    tier = Tier(tmp_path / "bucket")
    data = record_batch(
        [Rec(b"k", b"v%d" % each, offset_delta=each) for each in range(3)],
        base_offset=0,
        last_offset_delta=2,
        leader_epoch=0,
    )
    tier.put(Segment(data + batches(3, 6), 0, 5, {0: 2}))
    assert values(tmp_path / "bucket") == plain(range(2, 6))
    assert kafkafmt.read_damage(tmp_path / "bucket").num_rows == 0
    broker(tmp_path / "behind", {0: data}, [(0, 0)])  # it does not know that
    assert values([tmp_path / "bucket", tmp_path / "behind"]) == plain(range(2, 6))
    audit = kafkafmt.tier.read_tier(tmp_path / "bucket")
    assert audit.findings.num_rows == 0
    assert audit.coverage["firstOffset"].to_pylist() == [2]


def test_what_was_deleted_before_the_next_segment_was_copied_is_not_lost(tmp_path: Path) -> None:
    """The checkpoint of the next one begins there (model seeds 500027 and 506142)."""
    tier = Tier(tmp_path / "bucket")
    tier.put(segment(0, 2))
    later = segment(8, 10)
    path = tier.put(later)
    (finding,) = kafkafmt.tier.read_tier(tmp_path / "bucket").findings.to_pylist()
    assert (finding["kind"], finding["severity"]) == ("before_log_start", "note")
    with_history(tier, path, later)
    (finding,) = kafkafmt.tier.read_tier(tmp_path / "bucket").findings.to_pylist()
    assert (finding["kind"], finding["severity"]) == ("missing_offsets", "damage")


@pytest.mark.parametrize("has_deleted", [False, True])
def test_a_broker_behind_does_not_know_the_log_start(has_deleted: bool, tmp_path: Path) -> None:
    """A copy that is still there, of what was deleted, changes nothing (model seed 610018754)."""
    tier = Tier(tmp_path / "bucket")
    if has_deleted:
        tier.put(segment(0, 2))
    tier.put(segment(8, 10))
    tier.put(Segment(batches(10, 13), 10, 12, {0: 10}, [(0, 8)]))
    broker(tmp_path / "data", {0: batches(0, 6)}, [(0, 0)])
    source = [tmp_path / "bucket", tmp_path / "data"]
    assert values(source) == plain(range(8, 13))
    assert [row for row in kafkafmt.verify(source).to_pylist() if row["severity"] != "note"] == []


def test_a_manifest_that_lacks_its_first_epochs_is_damaged(tmp_path: Path) -> None:
    """The checkpoint in the indexes has them."""
    Tier(tmp_path).put(Segment(batches(0, 6), 0, 5, {0: 2}, [(0, 0)]))
    (lost,) = kafkafmt.read_damage(tmp_path).to_pylist()
    assert "begin at offset 2, and the leader epoch checkpoint of the copy at 0" in lost["message"]


def test_a_transaction_that_a_broker_aborted_is_not_committed(tmp_path: Path) -> None:
    """Its records are in the tier, its marker is not yet."""
    data = transactional(0, b"aborted") + batches(1, 3)
    Tier(tmp_path / "bucket").put(Segment(data, 0, 2, snapshot=open_since(0)))
    end = Rec(control_key(ABORT), control_value(ABORT, coordinator_epoch=0))
    marker = record_batch(
        [end], base_offset=3, transactional=True, control=True, producer_id=7, producer_epoch=0
    )
    broker(tmp_path / "data", {3: marker + batches(4, 6)})
    source = [tmp_path / "bucket", tmp_path / "data"]
    assert values(source, isolation="read_committed") == plain(range(1, 3), range(4, 6))
    assert values(source)[0] == "aborted"


def test_what_a_broker_appends_after_its_markers_were_read_is_not_committed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Tier(tmp_path / "bucket").put(Segment(batches(0, 3), 0, 2, snapshot=snapshot([])))
    log = broker(tmp_path / "data", {3: batches(3, 5)}) / f"{3:020}.log"
    engine = engine_for([])
    gather = engine.gather

    def overtaken(*arguments: Any) -> None:
        gather(*arguments)
        log.write_bytes(log.read_bytes() + transactional(5, b"open"))

    monkeypatch.setattr(engine, "gather", overtaken)
    source = [tmp_path / "bucket", tmp_path / "data"]
    assert values(source, isolation="read_committed") == plain(range(5))


@pytest.mark.parametrize("stop", [0, 3, 5])
def test_the_log_of_a_broker_that_is_behind_hides_nothing_in_the_tier(
    stop: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """What is copied lies below the last stable offset (model seed 330078805)."""
    data = transactional(0, b"v0") + batches(1, 3)
    Tier(tmp_path / "bucket").put(Segment(data, 0, 2, snapshot=open_since(0)))
    broker(tmp_path / "data", {0: data + batches(3, stop) if stop else b""})
    source = [tmp_path / "bucket", tmp_path / "data"]
    assert values(source, isolation="read_committed") == plain(range(3))
    (message,) = {record.getMessage() for record in caplog.records}
    assert "whether producer 7 aborted its transaction from offset 0 on" in message
    assert kafkafmt.read_transactions(source)["state"].to_pylist() == [None]


def test_a_transaction_whose_marker_no_source_has_is_named(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It has ended, or its broker would not have copied it; nothing tells how."""
    tier = Tier(tmp_path)
    tier.put(Segment(batches(0, 4), 0, 3, snapshot=snapshot([])))
    tier.put(Segment(transactional(4, b"ended"), 4, 4, snapshot=open_since(4)))
    assert values(tmp_path, isolation="read_committed") == [*plain(range(4)), "ended"]
    (line,) = caplog.messages
    assert "whether producer 7 aborted its transaction from offset 4 on" in line
    (transaction,) = kafkafmt.read_transactions(tmp_path).to_pylist()
    assert (transaction["state"], transaction["firstOffset"]) == (None, 4)


def test_a_snapshot_that_would_name_it_and_cannot_be_read_is_named(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    state = open_since(4)[:-1] + b"x"
    path = Tier(tmp_path).put(Segment(transactional(4, b"ended"), 4, 4, snapshot=state))
    assert values(tmp_path, isolation="read_committed") == ["ended"]
    (line,) = caplog.messages
    assert line.startswith(f"{path}.log: its producer snapshot cannot be read")
    assert kafkafmt.read_hanging_transactions(tmp_path).num_rows == 0
    assert kafkafmt.verify(tmp_path).num_rows == 0


def test_aborted_transactions_are_in_the_indexes(tmp_path: Path) -> None:
    tier = Tier(tmp_path, is_compressed=True)
    tier.put(Segment(transactional(0, b"v0") + transactional(1, b"v1", producer=8), 0, 1))
    tier.put(Segment(transactional(2, b"v2"), 2, 5, aborted=[(7, 0, 4, 5)]))
    assert values(tmp_path, isolation="read_committed") == ["v1"]
    assert values(tmp_path, isolation="read_committed", start_offset=0, end_offset=2) == ["v1"]


def test_transactions_are_looked_up_again_in_another_process(tmp_path: Path) -> None:
    """A log's extents are let go there; its manifests are read within the limits that are given."""
    tier = Tier(tmp_path, is_compressed=True)
    tier.put(Segment(transactional(0, b"v0"), 0, 0))
    tier.put(Segment(transactional(1, b"v1"), 1, 4, aborted=[(7, 0, 3, 4)]))
    extents = pickle.loads(pickle.dumps(find_extents(tmp_path)))
    for limits in (Limits(), Limits(batch_bytes=1 << 20)):
        assert values(extents, limits=limits) == ["v0", "v1"]
        assert values(extents, limits=limits, isolation="read_committed") == []


@pytest.mark.parametrize("depth", ["", "a", "a/b/c/d"])
def test_logs_are_found_below_any_prefix(depth: str, tmp_path: Path) -> None:
    root = tmp_path / "bucket" / depth
    tier = Tier(root, prefix="kafka")
    tier.put(segment(0, 5))
    tier.put(segment(0, 5), partition=11)
    folder = root / f"kafkaorders-{TOPIC_ID}"
    (root / "notes.txt").write_text("x")
    (folder / "0" / f"{0:020}.log").write_bytes(b"not of the plugin")
    for source in (tmp_path / "bucket", folder, str(folder / "*")):
        table = kafkafmt.read_records(source)
        assert set(table["topic"].to_pylist()) == {"orders"}
        assert table.num_rows == 10
    assert kafkafmt.read_records(folder / "11", topics="orders").num_rows == 5
    assert kafkafmt.read_records(tmp_path / "bucket", partitions=11).num_rows == 5
    with pytest.raises(ValueError, match="no topic 'kafkaorders'; did you mean 'orders'"):
        kafkafmt.read_records(tmp_path / "bucket", topics="kafkaorders")


def test_a_topic_may_begin_with_a_dot(tmp_path: Path) -> None:
    """For Kafka, only ``.`` and ``..`` are no names; for a file server such a folder is hidden."""
    for number, topic in enumerate((".hidden", "..-x", "...")):
        Tier(tmp_path / "bucket").put(segment(0, 5), topic, topic_id=f"{number}{TOPIC_ID[1:]}")
    table = kafkafmt.read_records(tmp_path / "bucket")
    assert table["topic"].unique().to_pylist() == ["..-x", "...", ".hidden"]


def test_a_manifest_that_is_read_again_has_the_limits_of_the_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Limits that are raised for large chunks hold in a large bucket, too."""
    monkeypatch.setattr(bucket, "_MOST_KEPT", 0)
    monkeypatch.setattr(manifest.parsed, "__defaults__", (Limits(batch_bytes=1),))
    Tier(tmp_path, is_compressed=True).put(segment(0, 5))
    assert kafkafmt.read_records(tmp_path, limits=Limits()).num_rows == 5


@pytest.mark.slow
def test_a_plan_keeps_little_of_each_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Listings, three long names for each copy, are let go when manifests were read."""
    monkeypatch.setattr(bucket, "_MOST_KEPT", 10)
    monkeypatch.setattr(bucket, "_TOGETHER", 100)
    count, one = 1000, segment(0, 1)
    tier = Tier(tmp_path)
    for number in range(count):
        one.first = one.last = number
        one.epochs = {0: number}
        tier.put(one, partition=number % 30)
    kept, peak = traced(count, lambda: find_extents(tmp_path))
    assert kept < 1000
    assert peak < 1300
    read = LogRead(Query(source=(str(tmp_path),), on_damage="collect"))
    kept, peak = traced(
        count, lambda: plan(select(read, with_unlisted=True), read, lambda planned: planned)
    )
    assert kept < 150
    assert peak < 1000


def traced(count: int, function: Callable[[], object]) -> tuple[float, float]:
    """Bytes of what a function returns, and at the peak, for each of so many copies."""
    function()  # loads what is needed, and fills Python's lists of free objects
    tracemalloc.start()
    try:
        result = function()
        kept, peak = tracemalloc.get_traced_memory()
        del result
    finally:
        tracemalloc.stop()
    return kept / count, peak / count


def test_what_has_no_manifest_is_left_out_and_noted(tmp_path: Path) -> None:
    tier = Tier(tmp_path)
    tier.put(segment(0, 5))
    orphan = tier.put(segment(5, 10))
    Path(f"{orphan}{MANIFEST}").unlink()
    search = Search()
    assert len(find_extents(tmp_path, search=search)) == 1
    assert {Path(path).suffix for path, _ in search.not_searched} == {LOG, INDEXES}
    assert values(tmp_path) == plain(range(5))
    shutil.rmtree(orphan.parent)
    tier.put(segment(5, 10))
    remove(tmp_path.rglob(f"*{MANIFEST}"))
    with pytest.raises(FileNotFoundError, match="no manifest of a segment"):
        kafkafmt.read_records(tmp_path)


def test_missing_indexes_cost_nothing_but_time(tmp_path: Path) -> None:
    tier = Tier(tmp_path, chunk_size=100, is_compressed=True)
    for first in (0, 20):
        Path(f"{tier.put(segment(first, first + 20))}{INDEXES}").unlink()
    assert values(tmp_path) == plain(range(40))
    assert values(tmp_path, start_offset=17, end_offset=23) == plain(range(17, 23))


def test_chunks_of_one_byte(tmp_path: Path) -> None:
    for pair, packed in ((None, False), (None, True), ("key1", True)):
        root = tmp_path / f"{pair}{packed}"
        Tier(root, chunk_size=1, is_compressed=packed, pair=pair).put(segment(0, 2))
        assert values(root, private_keys={"key1": pem()}) == plain(range(2))


def test_each_data_key_is_decrypted_once(tmp_path: Path) -> None:
    """Which takes milliseconds. A log needs it, each of its indexes, and each read of a process."""
    tier = Tier(tmp_path, pair="key1")
    tier.put(segment(0, 2))
    tier.put(segment(2, 4))
    asked: dict[str, Any] = {"private_keys": {"key1": pem()}}
    before = keys._decrypted.cache_info()
    assert values(tmp_path, **asked) == plain(range(4))
    assert kafkafmt.verify(tmp_path, **asked).num_rows == 0
    after = keys._decrypted.cache_info()
    assert (after.misses - before.misses, after.hits > before.hits) == (2, True)


def test_random_copies_of_one_history() -> None:
    """Against a search of each offset by itself."""
    for seed in range(300):
        pick = random.Random(seed)
        history, at = [], 0
        for epoch in range(pick.randint(1, 4)):
            history.append((epoch * 2, at))
            at += pick.randint(1, 10)
        copies = []
        for number in range(pick.randint(1, 8)):
            first = pick.randint(0, at)
            stop = first + pick.randint(1, 12)
            known = [(e + (pick.random() < 0.3), s) for e, s in history if s < stop]
            epochs = [(e, s) for n, (e, s) in enumerate(known) if not n or e > known[n - 1][0]]
            of = SegmentFile(f"{number}")
            copies.append(SegmentCopy(of, first, stop, tuple(epochs), pick.randint(0, 1)))
        found = {}
        for part in counted(copies, history):
            for offset in range(part.first, part.stop):
                assert offset not in found
                found[offset] = part.copy.of
        for offset in range(at + 15):
            current = max((e for e, s in history if s <= offset), default=None)
            having = [
                copy
                for copy in copies
                for own, first, stop in copy.epoch_ranges()
                if first <= offset < stop and own == current
            ]
            if not having:
                assert offset not in found
                continue
            best = min(having, key=lambda one: (one.rank, -one.first, -one.stop, -int(one.of.path)))
            assert found[offset] == best.of
        assert history_from_copies(copies) == sorted(history_from_copies(copies))


def test_before_the_history_no_deposed_leader_counts() -> None:
    """Retention cuts the leader epochs, also the first of them; the copies tell what was before."""
    deposed = SegmentCopy(SegmentFile("deposed"), 0, 2, ((0, 0),))
    left = SegmentCopy(SegmentFile("left"), 0, 3, ((1, 0),))
    newest = SegmentCopy(SegmentFile("newest"), 3, 5, ((1, 3), (2, 4)))
    history = ((1, 3), (2, 4))
    for copies, right in (
        ([deposed, left, newest], [("left", 0, 3), ("newest", 3, 5)]),
        ([deposed, newest], [("deposed", 0, 2), ("newest", 3, 5)]),  # nothing else is known
    ):
        parts = counted(copies, history)
        assert [(part.copy.of.path, part.first, part.stop) for part in parts] == right


def test_offsets_nobody_has_are_a_warning(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Not those that were deleted before the next segment was copied, or before the log start."""
    tier = Tier(tmp_path)
    tier.put(segment(5, 8))
    later = segment(18, 20)
    path = tier.put(later)
    tier.put(segment(30, 32))
    with_history(tier, path, later)
    assert values(tmp_path) == plain(range(5, 8), range(18, 20), range(30, 32))
    assert [message.partition(": ")[2] for message in caplog.messages] == [
        "offsets 8 to 17 are missing: no copy has them, and copies or a broker's own segments have "
        "those around them"
    ]
