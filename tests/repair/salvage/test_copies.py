"""``salvage``: copies of a log that complete or contradict each other."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import crc32c
import pytest

import kafkafmt
from tests.repair.salvage.logs import TIME, batch
from tests.repair.salvage.salvaging import Copy, check, offsets, salvaged_copies, salvaged_one
from tests.support.encoder import Rec, damaged, message, moved, record_batch

WHOLE = [batch(offset) for offset in range(0, 12, 2)]
EPOCH_1 = [batch(offset, epoch=1) for offset in (0, 2, 4)]
LONG = [batch(0), batch(2, records=3), batch(5)]


def hit(entries: list[bytes], *numbers: int) -> list[bytes]:
    return [damaged(each) if at in numbers else each for at, each in enumerate(entries)]


def snapshot() -> bytes:
    """A snapshot of producer 5, whose transaction has ended."""
    body = struct.pack(">iqhiqiqiq", 1, 5, 0, 0, 0, 0, TIME, 0, -1)
    return struct.pack(">hI", 1, crc32c.crc32c(body)) + body


def of_producer(offset: int, *, leader_epoch: int = 0, producer_epoch: int = 0) -> bytes:
    """A batch of the open transaction of producer 5."""
    return record_batch(
        [Rec(b"k", b"v")], base_offset=offset, leader_epoch=leader_epoch, producer_id=5,
        producer_epoch=producer_epoch, transactional=True,
    )  # fmt: skip


CLEANED = [of_producer(0), batch(2, records=1), of_producer(3, producer_epoch=1)]
_LEADS = [*WHOLE[:2], batch(4, epoch=1)]
_HOLE = [*WHOLE[:2], *WHOLE[3:]]
BOTH_ORDERS: dict[str, tuple[list[Copy], dict[str, object]]] = {
    "a higher leader epoch": (
        [Copy([*WHOLE[:2], batch(4, value=b"old"), WHOLE[3]]),
         Copy([*WHOLE[:2], batch(4, epoch=1, value=b"new")])],
        {"conflicts": [(4, 7)], "reasons": ["a higher leader epoch"], "kept": ["b"],
         "values": [b"v"] * 4 + [b"new"] * 2, "is_complete": False},
    ),
    # The copy of epoch 0 is longer; a damaged batch of the leader comes from it all the same. Both
    # have the records at 4.
    "what the leader never had": (
        [Copy(WHOLE), Copy(hit(_LEADS, 1))],
        {"conflicts": [(6, 11)], "kept": ["b"], "left_out": ["a"], "offsets": [*range(6)]},
    ),
}  # fmt: skip
COPIES: dict[str, tuple[list[Copy], dict[str, object]]] = {
    "two damaged ones": (
        [Copy(hit(WHOLE, 1)), Copy(hit(WHOLE, 4))],
        {"lost": [], "conflicts": [], "damaged_ranges": 2, "bytes": b"".join(WHOLE)},
    ),
    "other borders of segments": (
        [Copy(hit(WHOLE, 1)), Copy({0: WHOLE[:2], 4: hit(WHOLE[2:5], 2), 10: WHOLE[5:]})],
        {"lost": [], "offsets": [*range(12)]},
    ),
    "a checkpoint that the batches refute": (
        [Copy(WHOLE, epochs=[(0, 0), (7, 2)]), Copy(_LEADS)],
        {"left_out": ["a"], "offsets": [*range(6)]},
    ),
    "damage in a hole of the cleaner": (
        [Copy(hit(_HOLE, 1), cleaned=8), Copy(WHOLE[:5])],
        {"conflicts": [], "offsets": [*range(12)]},
    ),
    "what the cleaner removed": (
        [Copy(WHOLE[:5]), Copy(_HOLE, cleaned=8)],
        {"conflicts": [], "gaps": 1, "gap_offsets": 2, "offsets": [0, 1, 2, 3, *range(6, 12)]},
    ),
    "the copy that was cleaned least": (
        [Copy([*WHOLE[:2], *WHOLE[3:5]], cleaned=offset) for offset in (8, 4)],
        {"cleaner-offset-checkpoint": "0\n1\nt 0 4\n"},
    ),
    "a copy that was not cleaned": (
        [Copy([*WHOLE[:2], *WHOLE[3:5]], cleaned=offset) for offset in (8, None)],
        {"cleaner-offset-checkpoint": "0\n0\n"},
    ),
    # The cleaner's checkpoint is beside the leader's copy; internal topics need none (1581).
    **{
        f"a hole of {topic} that a follower got": (
            [Copy([WHOLE[0], *WHOLE[2:4]], topic=topic),
             Copy([WHOLE[0], WHOLE[2]], topic=topic, cleaned=cleaned),
             Copy(WHOLE[:3], topic=topic)],
            {"offsets": [0, 1, 4, 5, 6, 7]},
        )
        for topic, cleaned in (("t", 4), ("__consumer_offsets", None))
    },
    # That copy is behind: its end is no end of this log (model seed 688).
    "the end of another copy": (
        [Copy(hit(WHOLE[:2], 0)), Copy({0: WHOLE[:1], 2: []})],
        {"repairs": [], "lost": [], "offsets": [0, 1, 2, 3]},
    ),
    # A deposed leader's batches reach into sound ones of the log (model seed 10054717).
    "an epoch that the log never had": (
        [Copy([*hit(EPOCH_1, 1), batch(6, epoch=3)], epochs=[(1, 0), (3, 6)]),
         Copy([EPOCH_1[0], batch(2, epoch=2, records=1), batch(3, epoch=2)], [(1, 0), (2, 2)]),
         Copy(EPOCH_1[:2], epochs=[(1, 0)])],
        {"lost": [], "bytes": b"".join([*EPOCH_1, batch(6, epoch=3)])},
    ),
    # After an unclean election its files are of no offset here (model seed 10067787).
    "what another log notes of a producer": (
        [Copy([of_producer(0, leader_epoch=1), batch(1, epoch=1)], epochs=[(1, 0)]),
         Copy(WHOLE[:3], epochs=[(0, 0)], files={f"{6:020}.snapshot": snapshot()})],
        {"markers": [], "undecided": [], "open": [(5, 0)]},
    ),
    # The cleaner keeps the marker of what it keeps (model seeds 330095062, and 500001936 of long
    # ones).
    "no marker where the cleaner removed records": (
        [Copy(CLEANED, epochs=[(0, 0), (1, 4)], cleaned=4)], {"markers": []},
    ),
    "no marker where one copy was cleaned": (
        [Copy(CLEANED, epochs=[(0, 0), (1, 4)], cleaned=4),
         Copy([CLEANED[0], batch(1, records=1), *CLEANED[1:]], epochs=[(0, 0)])],
        {"markers": [], "conflicts": [], "offsets": [0, 2, 3]},
    ),
    # The other broker still has the segment, and no leader epoch of the chosen one any more.
    "what was deleted before the chosen log": (
        [Copy({1: [batch(1, epoch=1, records=1)]}, epochs=[(1, 1)]),
         Copy([batch(0, records=1)], epochs=[(0, 1)], start=1)],
        {"lost": [], "reasons": ["before the start of the log"], "offsets": [1]},
    ),
    # The records below its start were deleted, those above it not (model seed 40021467).
    "a log that starts within a batch": (
        [Copy([*hit(LONG, 1), batch(7, epoch=1)], epochs=[(0, 4), (1, 7)], start=4),
         Copy(LONG, epochs=[(0, 0)])],
        {"lost": [], "offsets": [*range(4, 9)]},
    ),
    # A broker keeps the snapshot of its last stop, which lies in the middle of a segment.
    "a snapshot within a hole says nothing of damage": (
        [Copy([batch(0), batch(8)], cleaned=8, files={f"{4:020}.snapshot": b""}), Copy(WHOLE[:4])],
        {"offsets": [0, 1, 8, 9], "lost": [], "conflicts": [], "gap_offsets": 6},
    ),
    # The cleaner removes the index with the segment, so another copy fills the hole.
    "an index within a hole is of a lost segment": (
        [Copy({0: [batch(0)], 8: [batch(8)]}, cleaned=8, files={f"{2:020}.index": b""}),
         Copy(WHOLE[:4])],
        {"lost": [], "offsets": [*range(10)]},
    ),
    **{
        f"a damaged end of {number} that no file names": (
            [Copy(hit(WHOLE[:3], *range(3 - number, 3)))],
            {"lost": [(6 - 2 * number, 5)], "kinds": ["bad_checksum"], "end_offset": 6,
             "is_complete": False, f"t-0/{6:020}.log": ""},
        )
        for number in (1, 2, 3)
    },
    **{
        f"a damaged end whose header says nothing: {why}": (
            [Copy([*WHOLE[:2], last])], {"lost": [(4, 4)], "end_offset": 5},
        )
        for why, last in {
            "its offset": moved(damaged(batch(4)), 2**62),
            "noise": b"\xff" * 200,
            "its end": damaged(batch(4))[:12] + bytes(90),
        }.items()
    },
    "a damaged end that another copy has": (
        [Copy(hit(WHOLE[:3], 2)), Copy(WHOLE[:4])],
        {"lost": [], "end_offset": 8, "damaged_ranges": 1},
    ),
    "a damaged end that ends another copy": (
        [Copy(hit(WHOLE[:3], 2)), Copy(WHOLE[:3])], {"lost": [], "end_offset": 6},
    ),
}  # fmt: skip


@pytest.mark.parametrize(("copies", "said"), COPIES.values(), ids=COPIES)
def test_copies(copies: list[Copy], said: dict[str, object], tmp_path: Path) -> None:
    check(salvaged_copies(tmp_path, *copies), tmp_path / "out", said)


@pytest.mark.parametrize("order", ["ab", "ba"])
@pytest.mark.parametrize(("copies", "said"), BOTH_ORDERS.values(), ids=BOTH_ORDERS)
def test_the_order_does_not_count(
    copies: list[Copy], said: dict[str, object], order: str, tmp_path: Path
) -> None:
    written = {name: each.write(tmp_path / name) for name, each in zip("ab", copies, strict=True)}
    report = salvaged_one(tmp_path / "out", *(written[name] for name in order))
    check(report, tmp_path / "out", said)


def test_what_an_unclean_election_lost_is_the_end_of_the_log(tmp_path: Path) -> None:
    """The dead leader had committed it; no segment of the log that counts is missing."""
    dead = Copy(WHOLE[:4], epochs=[(0, 0)], end=8)
    leader = Copy([*WHOLE[:2], batch(4, epoch=2)], epochs=[(0, 0), (2, 4)])
    found = salvaged_copies(tmp_path, dead, leader)
    check(found, tmp_path / "out", {"lost": [(6, 7)], "kinds": ["missing_end"]})
    assert "replication-offset-checkpoint shows more" in found.lost[0].message
    assert "an unclean election" in found.lost[0].message


@pytest.mark.parametrize("order", ["ab", "ba"])
def test_a_topic_that_was_created_again_is_another_log(tmp_path: Path, order: str) -> None:
    """The copy of the deleted topic is longer, and of a higher epoch."""
    ids = {"a": "A" * 21 + "g", "b": "A" * 21 + "w"}
    entries = {"a": [batch(at, epoch=3) for at in range(0, 12, 2)], "b": WHOLE[:2]}
    for name, id in ids.items():
        metadata = {"partition.metadata": f"version: 0\ntopic_id: {id}\n".encode()}
        Copy(entries[name], files=metadata).write(tmp_path / name)
    sources = [tmp_path / name for name in order]
    report = salvaged_one(tmp_path / "out", *sources, topic_ids={"t": ids["b"]})
    reason = "another topic id: the topic was created again"
    copies = [str(tmp_path / "b" / "t-0")]
    said: dict[str, object] = {"topic_id": ids["b"], "copies": copies, "reasons": [reason]}
    check(report, tmp_path / "out", {**said, "conflicts": [(0, 11)], "offsets": [*range(4)]})


def merged(folder: Path) -> list[int]:
    sources = sorted(str(each) for each in folder.iterdir() if each.name in "abc")
    return offsets_of(kafkafmt.merge_replicas(sources))


def offsets_of(source: Any) -> list[int]:
    found: list[int] = kafkafmt.read_records(source, on_damage="skip")["offset"].to_pylist()
    return found


def test_what_retention_removed_does_not_come_from_another_copy(tmp_path: Path) -> None:
    """The other copy may even be of another history there (model seed 1663)."""
    chosen, other = Copy({4: [batch(4, epoch=2)]}, [(2, 4)]), Copy([batch(0), batch(2, epoch=1)])
    report = salvaged_copies(tmp_path, chosen, other)
    said = {"conflicts": [(0, 3)], "reasons": ["before the start of the log"], "offsets": [4, 5]}
    check(report, tmp_path / "out", said)
    assert merged(tmp_path) == [4, 5]


@pytest.mark.parametrize("common", [0, 1])
@pytest.mark.parametrize("aborts", [[], [(0, 5, 3, 4, 5)]])
def test_the_transaction_index_of_another_history_ends_no_transaction(
    tmp_path: Path, common: int, aborts: list[tuple[int, ...]]
) -> None:
    """Its segment may begin with offsets that both logs have (model seed 96034517)."""
    shared, both = [batch(0, epoch=0, records=1)] * common, [(0, 0)] * common
    deposed = [batch(offset, epoch=1, records=1) for offset in range(common, 6)]
    index = b"".join(struct.pack(">hqqqq", *each) for each in aborts)
    report = salvaged_copies(
        tmp_path,
        Copy([*shared, of_producer(common, leader_epoch=2)], epochs=[*both, (2, common)]),
        Copy(
            {0: [*shared, *deposed], 6: [batch(6, epoch=1)]},
            epochs=[*both, (1, common)],
            files={f"{0:020}.txnindex": index},
        ),
    )
    check(report, tmp_path / "out", {"markers": [], "open": [(5, common)]})


@pytest.mark.parametrize("end", [100, 150])
def test_a_tiered_log_may_have_lost_all_its_segments(tmp_path: Path, end: int) -> None:
    """A log start of 0 in a checkpoint says that the log is tiered."""
    Copy([batch(0)], topic="u").write(tmp_path / "a")
    Copy({}, epochs=[(3, 100)], start=100, end=end).write(tmp_path / "a")
    Copy({}, epochs=[(3, 100)], start=0).write(tmp_path / "b")
    report = kafkafmt.salvage([tmp_path / "a", tmp_path / "b"], tmp_path / "out")
    (found,) = (partition for partition in report.partitions if partition.topic == "t")
    lost = [(100, 149)] if end > 100 else []
    said = {"start_offset": end, "end_offset": end, "tiered_offsets": 0, "lost": lost}
    check(found, tmp_path / "out", said)


# --- what fills damage of the chosen copy, by what all copies know of leader epochs ---------------


LEADER = [batch(0), batch(2), damaged(batch(4, epoch=1)), batch(6, epoch=1), batch(8, epoch=2)]
DEPOSED = [batch(0), batch(2), batch(4, value=b"old"), batch(6, value=b"old")]
FOLLOWER = [batch(0), batch(2), damaged(batch(4, epoch=1)), batch(6, epoch=1)]


def old(offset: int, value: bytes = b"v") -> bytes:
    """A message of v1, which has no leader epoch."""
    return message(magic=1, offset=offset, key=b"k", value=value, timestamp=1)


MERGED = {
    # The chosen copy need not tell where an epoch began: a leader begins its epoch at one offset.
    **{
        f"another copy tells an epoch, own checkpoint {name}": (
            [Copy(LEADER, **own), Copy(FOLLOWER, [(0, 0), (1, 4)]), Copy(DEPOSED, [(0, 0)])],
            [0, 1, 2, 3, 6, 7, 8, 9],
        )
        for name, own in dict[str, dict[str, Any]](
            none={},
            damaged={"files": {"leader-epoch-checkpoint": b"0\n1\nzero\n"}},
            hostile={"epochs": [(0, 0), (9, 2)]},
            whole={"epochs": [(0, 0), (1, 4), (2, 8)]},
        ).items()
    },
    # A leader that writes messages without an epoch forgets its epochs.
    "messages without an epoch": (
        [Copy([old(0), damaged(batch(1, epoch=1)), batch(3, epoch=1)], epochs=[(1, 1)]),
         Copy([old(0), old(1, b"old"), old(2, b"old")])],
        [0, 3, 4],
    ),
    "messages before the first epoch of an upgraded log": (
        [Copy([old(0), damaged(old(1)), old(2), old(3), batch(4, epoch=1)], epochs=[(1, 4)]),
         Copy([old(offset) for offset in range(4)])],
        [*range(6)],
    ),
}  # fmt: skip


@pytest.mark.parametrize(("copies", "expected"), MERGED.values(), ids=MERGED)
def test_what_fills_damage(copies: list[Copy], expected: list[int], tmp_path: Path) -> None:
    salvaged_copies(tmp_path, *copies)
    assert (merged(tmp_path), offsets(tmp_path / "out" / "t-0")) == (expected, expected)
