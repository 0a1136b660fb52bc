"""Segments of ``LocalTieredStorage``: which copies count, by their batches and checkpoints."""

from __future__ import annotations

import base64
import hashlib
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.log.tier.bucket import Bucket
from kafkafmt.log.tier.tiered_log import TieredLog
from kafkafmt.storage.access import NO_OPTIONS
from kafkafmt.storage.local import LocalTree
from tests.repair.salvage.logs import batch
from tests.support.encoder import damaged, message
from tests.support.files import remove
from tests.support.tier import TOPIC_ID

NO_FILE = None
OLD, NEW = b"old", b"new"


class Storage:
    """The folder of a log in a storage."""

    def __init__(self, path: Path) -> None:
        self.path = path / "kafka-tiered-storage" / f"orders-0-{TOPIC_ID}"
        self.path.mkdir(parents=True)
        self.num_copies = 0

    def put(self, first: int, *entries: bytes, epochs: str | None = "0 0") -> None:
        """Copy a segment; `epochs` are the lines of its checkpoint."""
        self.num_copies += 1
        digest = hashlib.sha256(b"%d" % self.num_copies).digest()
        stem = f"{self.path}/{first:020}-{base64.urlsafe_b64encode(digest)[:22].decode()}"
        Path(f"{stem}.log").write_bytes(b"".join(entries))
        Path(f"{stem}.index").touch()
        if epochs is not None:
            count = epochs.count("\n") + 1
            Path(f"{stem}.leader_epoch_checkpoint").write_text(f"0\n{count}\n{epochs}\n")

    def log(self) -> TieredLog:
        """Find the log, with its copies."""
        found = Bucket(NO_OPTIONS)
        found.add(str(self.path), LocalTree().items(str(self.path)))
        (log,) = found.logs()
        return log

    def read(self) -> list[tuple[int, bytes]]:
        table = kafkafmt.read_records(self.path, on_damage="skip")
        return list(zip(table["offset"].to_pylist(), table["value"].to_pylist(), strict=True))


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    return Storage(tmp_path)


@pytest.mark.parametrize(
    ("of_old", "of_new"),
    [
        (NO_FILE, NO_FILE),
        ("0 0", NO_FILE),
        ("0 0", "zero"),
        ("0 0\n9 4", "0 0\n1 4"),
        ("0 0", "0 0\n9 6"),
        ("1 4", "0 0"),
    ],
)
def test_batches_confirm_the_epochs_of_a_checkpoint(
    of_old: str | None, of_new: str | None, storage: Storage
) -> None:
    """After an unclean election, where the deposed leader had copied more."""
    storage.put(0, batch(0), batch(2))
    old = [batch(offset, value=OLD) for offset in (4, 6, 8)]
    storage.put(4, *old, epochs=of_old)
    storage.put(4, batch(4, epoch=1, value=NEW), epochs=of_new)
    assert storage.read() == [(0, b"v"), (1, b"v"), (2, b"v"), (3, b"v"), (4, NEW), (5, NEW)]


def test_the_other_copies_tell_what_was_before_an_epoch(storage: Storage) -> None:
    storage.put(0, batch(0), epochs="0 0")
    storage.put(2, batch(2, epoch=1, value=NEW), epochs="0 0\n1 2")
    storage.put(2, batch(2, value=OLD), epochs="0 0")
    storage.put(4, batch(4, epoch=2), epochs="zero")
    storage.put(6, batch(6, epoch=2), epochs=NO_FILE)
    assert [value for _, value in storage.read()] == [b"v", b"v", NEW, NEW, *[b"v"] * 4]
    told = [
        ((0, 0),),
        ((0, 0),),
        ((0, 0), (1, 2)),
        ((0, 0), (1, 2), (2, 4)),
        ((0, 0), (1, 2), (2, 6)),
    ]
    copies = list(storage.log().found)
    assert sorted(copy.epochs for copy in copies) == told
    stored = sum(path.stat().st_size for path in storage.path.iterdir())
    assert sum(copy.stored for copy in copies) == stored


def test_a_shorter_copy_within_a_longer_one_ends_nothing(storage: Storage) -> None:
    """A later leader has other borders, and has not copied what follows yet."""
    storage.put(0, *(batch(offset) for offset in range(0, 8, 2)))
    storage.put(2, batch(2), batch(4))
    assert [offset for offset, _ in storage.read()] == list(range(8))


@pytest.mark.parametrize("is_first", [True, False])
@pytest.mark.parametrize("is_cut", [True, False])
def test_of_two_copies_a_sound_end_counts(is_first: bool, is_cut: bool, storage: Storage) -> None:
    sound = [batch(0), batch(2)]
    bad = [batch(0), batch(2)[:-9] if is_cut else damaged(batch(2))]
    for entries in (bad, sound) if is_first else (sound, bad):
        storage.put(0, *entries)
    storage.put(4, batch(4))
    assert [offset for offset, _ in storage.read()] == list(range(6))
    assert kafkafmt.read_damage(storage.path).num_rows == 0


def test_a_damaged_end_is_one_damage(storage: Storage) -> None:
    storage.put(0, batch(0), damaged(batch(2)))
    storage.put(4, batch(4))
    assert [offset for offset, _ in storage.read()] == [0, 1, 4, 5]
    (row,) = kafkafmt.read_damage(storage.path).to_pylist()
    assert (row["kind"], row["position"]) == ("bad_checksum", len(batch(0)))


def test_messages_without_an_epoch_need_no_checkpoint(storage: Storage) -> None:
    messages = [message(magic=1, offset=at, value=b"v", timestamp=1) for at in range(4)]
    storage.put(0, *messages, epochs=NO_FILE)
    storage.put(4, batch(4, epoch=1), epochs="1 4")
    storage.put(6)
    assert [offset for offset, _ in storage.read()] == list(range(6))


def test_a_checkpoint_without_a_log_is_damage_unless_a_deletion_began(storage: Storage) -> None:
    for first in (0, 0, 2, 4):
        storage.put(first, batch(first))
    zero, again, two, four = sorted(storage.path.glob("*.log"))
    remove((again, two))
    assert [copy.of.base_offset for copy in storage.log().found] == [0, 2, 4]
    (row,) = kafkafmt.read_damage(storage.path).to_pylist()
    checkpoint = two.with_suffix(".leader_epoch_checkpoint").name
    assert (row["segment"], row["kind"]) == (two.name, "malformed")
    assert row["message"] == f"the log is missing, {checkpoint} is there"
    zero.unlink()
    assert kafkafmt.read_damage(storage.path).num_rows == 0
    assert [offset for offset, _ in storage.read()] == [4, 5]
    four.unlink()
    assert not storage.log().copies
