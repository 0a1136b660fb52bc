"""Copies of a tier are segments as those of a disk: readers do not ask what they are."""

from __future__ import annotations

import json
import pickle
import struct
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from kafkafmt._base.errors import MalformedError
from kafkafmt._base.limits import Limits
from kafkafmt.log.tier import tiered_log
from kafkafmt.log.tier.logs import find_extents
from kafkafmt.log.tier.manifest import parsed
from kafkafmt.log.tier.segment import TieredSegment
from kafkafmt.segment.side_files.encoding import snapshot
from kafkafmt.segment.side_files.indexes import ProducerStateEntry
from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.errors import PrivateKeyError, UnusableBytes
from kafkafmt.storage.names import INDEX, LEADER_EPOCHS, SNAPSHOT, TIME_INDEX, TRANSACTION_INDEX
from kafkafmt.storage.segment_file import Extent, SegmentFile
from tests.log.tier.test_logs import batches
from tests.support.files import put
from tests.support.tier import INDEXES, LOG, MANIFEST, Segment, Tier, pem

KINDS = [(False, None), (True, None), (False, "key1"), (True, "key1")]
"""Whether chunks are compressed, and the pair of keys."""
STATE = snapshot([ProducerStateEntry(7, 0, -1, 0, 0, -1, -1, 4)])
ABORTED = (8, 1, 4, 5)


def one(tmp_path: Path, is_compressed: bool, pair: str | None) -> tuple[Segment, Path]:
    """A segment of the offsets 0 to 9 and its copy."""
    segment = Segment(
        batches(0, 10),
        0,
        9,
        {0: 0, 3: 5},
        [(0, 0), (3, 5)],
        index=[(4, 300)],
        aborted=[ABORTED],
        snapshot=STATE,
        max_timestamp=1234,
    )
    tier = Tier(tmp_path, chunk_size=100, is_compressed=is_compressed, pair=pair)
    return segment, tier.put(segment)


def found(tmp_path: Path) -> list[Extent]:
    return find_extents(tmp_path, StorageOptions(None, {"key1": pem()}))


def bytes_of(segment: SegmentFile) -> bytes:
    with segment.open() as window:
        return bytes(window.view(0, window.size))


@pytest.mark.parametrize(("is_compressed", "pair"), KINDS)
def test_a_copy_equals_its_segment(is_compressed: bool, pair: str | None, tmp_path: Path) -> None:
    segment, _ = one(tmp_path, is_compressed, pair)
    (extent,) = found(tmp_path)
    of = extent.segment
    sent: SegmentFile = pickle.loads(pickle.dumps(of))
    assert isinstance(of, TieredSegment)
    for copy in (of, sent, replace(of, kept=None)):  # on another machine, of a large bucket
        assert bytes_of(copy) == segment.data
        assert (copy.size, copy.end_offset, copy.max_timestamp) == (len(segment.data), 9, 1234)
        assert (copy.offsets, copy.error) == (range(10), None)
        assert isinstance(copy, TieredSegment)
        assert copy.manifest().epochs == ((0, 0), (3, 5))
        assert copy.side_file(LEADER_EPOCHS) == b"0\n2\n0 0\n3 5\n"
        assert copy.side_file(SNAPSHOT) == STATE
        assert copy.side_file(TRANSACTION_INDEX) == struct.pack(">hqqqq", 0, *ABORTED)
        assert copy.side_file(TIME_INDEX) == b""
        index = copy.index()
        assert index is not None
        assert bytes_of(index) == copy.side_file(INDEX) == struct.pack(">ii", 4, 300)


def test_a_segment_of_a_disk_tells_what_is_known_of_it(tmp_path: Path) -> None:
    path = put(tmp_path / "orders-0" / f"{0:020}.log", batches(0, 3))
    path.with_suffix(INDEX).write_bytes(struct.pack(">ii", 1, 100))
    (extent,) = found(tmp_path)
    segment = extent.segment
    assert (segment.end_offset, segment.max_timestamp, segment.error) == (None, None, None)
    assert segment.spares == ()
    assert segment.side_file(LEADER_EPOCHS) is None  # the listing of its directory has it
    assert (extent.copied, extent.counting, extent.borders) == (None, (0, None), (None, None))
    index = segment.index()
    assert index is not None
    assert bytes_of(index) == struct.pack(">ii", 1, 100)


@pytest.mark.parametrize(("is_compressed", "pair"), KINDS)
def test_a_copy_without_side_files(is_compressed: bool, pair: str | None, tmp_path: Path) -> None:
    segment, stem = one(tmp_path, is_compressed, pair)
    indexes = Path(f"{stem}{INDEXES}")
    indexes.write_bytes(indexes.read_bytes()[:3])
    (extent,) = found(tmp_path)
    with pytest.raises(UnusableBytes, match=r"expected .* for the index 'offset'"):
        extent.segment.side_file(INDEX)
    assert extent.segment.side_file(TIME_INDEX) == b""  # the manifest says so
    indexes.unlink()
    (extent,) = found(tmp_path)
    assert extent.segment.side_file(SNAPSHOT) is None
    assert extent.segment.index() is None
    assert bytes_of(extent.segment) == segment.data


def test_a_copy_without_aborted_transactions_has_an_empty_index(tmp_path: Path) -> None:
    stem = Tier(tmp_path).put(Segment(batches(0, 2), 0, 1))
    Path(f"{stem}{INDEXES}").unlink()  # the manifest tells it
    (extent,) = found(tmp_path)
    assert extent.segment.side_file(TRANSACTION_INDEX) == b""


@pytest.mark.parametrize("suffix", [LOG, MANIFEST, "key"])
def test_what_is_lost_is_a_segment_that_cannot_be_opened(suffix: str, tmp_path: Path) -> None:
    """Its offsets are known, and opening it raises the reason each time."""
    _, stem = one(tmp_path, True, "key1")
    storage = StorageOptions({}, {"key1": pem()})
    expected: type[OSError] = UnusableBytes
    if suffix == "key":
        storage, expected = StorageOptions({}, {"other": pem()}), PrivateKeyError
    elif suffix == LOG:
        Path(f"{stem}{suffix}").unlink()
    else:
        Path(f"{stem}{suffix}").write_bytes(Path(f"{stem}{suffix}").read_bytes()[:-1])
    (extent,) = find_extents(tmp_path, storage)
    lengths = []
    for segment in (extent.segment, pickle.loads(pickle.dumps(extent)).segment, extent.segment):
        with pytest.raises(expected) as raised:
            segment.open()
        lengths.append(len(raised.traceback))
    assert len(set(lengths)) == 1  # what is raised again holds no more frames
    assert (extent.segment.topic, extent.segment.partition, extent.counting[0]) == ("orders", 0, 0)
    (damage,) = kafkafmt.read_damage(tmp_path, private_keys=dict(storage.private_keys)).to_pylist()
    assert (damage["kind"] == "private_key") == (suffix == "key")


def test_a_manifest_that_was_damaged_since_it_was_read(tmp_path: Path) -> None:
    _, stem = one(tmp_path, False, None)
    (extent,) = found(tmp_path)
    assert isinstance(extent.segment, TieredSegment)
    segment = replace(extent.segment, kept=None)  # of a large bucket
    path = Path(f"{stem}{MANIFEST}")
    path.write_bytes(b"x" * path.stat().st_size)
    with pytest.raises(UnusableBytes, match="a manifest that is not JSON") as raised:
        segment.open()
    assert (raised.value.kind, raised.value.filename) == ("malformed", segment.path)
    with pytest.raises(MalformedError) as read:
        segment.manifest()
    assert (read.value.source, read.value.position) == (str(path), 0)


def test_compressed_chunks_may_have_one_size(tmp_path: Path) -> None:
    _, stem = one(tmp_path, True, None)
    manifest = json.loads(Path(f"{stem}{MANIFEST}").read_bytes())
    manifest["chunkIndex"] = {
        "type": "fixed",
        "originalChunkSize": 100,
        "originalFileSize": 250,
        "transformedChunkSize": 40,
        "finalTransformedChunkSize": 30,
    }
    found = parsed(json.dumps(manifest).encode(), "path")
    assert found.is_compressed
    assert (found.chunks.stored, found.chunks.stored_size) == ((40, 30), 110)
    manifest["compression"] = False
    reason = "stored chunks of 40 and 30 bytes, expected 100 and 50 for 250 bytes in chunks of 100"
    with pytest.raises(MalformedError, match=reason) as raised:
        parsed(json.dumps(manifest).encode(), "path")
    assert (raised.value.source, raised.value.position) == ("path", 0)


def test_a_checkpoint_is_read_with_options_of_its_store(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Any] = []
    options, limits = StorageOptions({"anon": True}), Limits(batch_bytes=9)

    def read(source: str, **access: Any) -> list[Any]:
        given.append((source, access))
        return []

    monkeypatch.setattr(tiered_log, "read_leader_epoch_checkpoint", read)
    assert tiered_log.leader_epochs("s3://a/b", options, limits) == ()
    assert given == [("s3://a/b", {"limits": limits, "storage_options": options})]
