"""What a `SegmentFile` holds, also in another process, and how little memory it takes."""

from __future__ import annotations

import errno
import io
import os
import pickle
import shutil
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest

from kafkafmt.storage.discovery import find_extents, find_segments
from kafkafmt.storage.errors import ReplacedError, UnusableBytes
from kafkafmt.storage.segment_file import CopiedLog, Extent, SegmentFile, _stream_size


@pytest.mark.parametrize("directory", ["/d/t-0", "t-0", "/", "memory://d/t-0"])
def test_a_path_gives_the_directory_and_the_name(directory: str) -> None:
    path = f"{directory.rstrip('/')}/{42:020}.log"
    segment = SegmentFile.at(path, topic="t", size=7)
    assert (segment.directory, segment.path) == (directory, path)
    assert (segment.topic, segment.size) == ("t", 7)


def test_a_size_that_the_system_does_not_tell_is_an_error_with_the_path() -> None:
    class Broken(io.BytesIO):
        def seek(self, offset: int, whence: int = 0, /) -> int:
            raise OSError(errno.EIO, "broken")

    with pytest.raises(OSError, match="broken") as raised:
        _stream_size(Broken(), "/d/file")
    assert (raised.value.errno, raised.value.filename) == (errno.EIO, "/d/file")
    assert _stream_size(io.BytesIO(b"abc"), "/d/file") == 3


def written(directory: Path, *names: str) -> None:
    directory.mkdir(exist_ok=True)
    for name in names:
        (directory / name).write_bytes(b"123456")


def test_what_retention_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = tmp_path / "orders-0"
    names = [f"{offset:020}.log" for offset in (0, 10, 20)]
    written(log, *names, "other.txt")
    first, second, third = found = find_segments(log)
    assert [segment.is_deleted() for segment in found] == [False] * 3
    for name in names[:2]:
        (log / name).unlink()
    assert [segment.is_deleted() for segment in found] == [True, True, False]
    assert not replace(first, inode=None).is_deleted()
    assert not replace(first, base_offset=None).is_deleted()
    for offset in (5, 10):  # it may have the records of the second
        written(log, f"{offset:020}.log.swap")
        assert [segment.is_deleted() for segment in found] == [True, False, False]
        (log / f"{offset:020}.log.swap").unlink()
    with monkeypatch.context() as patched:
        patched.setattr(os, "listdir", Mock(side_effect=PermissionError))
        assert not second.is_deleted()
    shutil.rmtree(log)
    assert all(segment.is_deleted() for segment in (first, second, third))


def test_what_a_name_says_of_the_offsets() -> None:
    segment = SegmentFile.at(f"/d/t-0/{10:020}.log", topic="t", base_offset=10)
    assert segment.offsets == range(10, 10 + 2**32)
    assert replace(segment, next_base_offset=15).offsets == range(10, 15)
    assert replace(segment, next_base_offset=15, end_offset=11).offsets == range(10, 12)
    assert replace(segment, next_base_offset=2**40).offsets == range(10, 10 + 2**32)
    assert replace(segment, base_offset=2**63 - 2).offsets == range(2**63 - 2, 2**63)
    for other in (replace(segment, base_offset=None), replace(segment, file=None)):
        assert other.offsets is None
    assert replace(segment, file="/other").offsets is None
    assert segment.is_of_log
    assert not replace(segment, topic=None).is_of_log


def test_the_index_beside_a_segment() -> None:
    segment = SegmentFile.at(
        f"/d/t-0/{10:020}.log", size=7, version="a", index_version="b", inode=5, is_fixed=True
    )
    for has_index in (None, True):
        index = replace(segment, has_index=has_index).index()
        assert index is not None
        assert (index.path, index.version) == (f"/d/t-0/{10:020}.index", "b")
        assert (index.inode, index.is_fixed) == (None, False)
    for other in (replace(segment, has_index=False), replace(segment, file=None)):
        assert other.index() is None
    assert SegmentFile.at("/d/t-0/other.txt").index() is None


def test_a_part_of_a_segment(tmp_path: Path) -> None:
    written(tmp_path, name := f"{10:020}.log")
    (extent,) = find_extents(tmp_path)
    assert (extent.length, Extent(extent.segment, 2).length) == (6, 4)
    assert Extent(extent.segment, 1, 3, log_start=12).length == 2
    assert (extent.counting, extent.borders, extent.parts) == ((10, None), (None, None), ())
    assert Extent(extent.segment, log_start=12).borders == (12, None)
    fixed = extent.fixed()
    assert fixed.segment == replace(extent.segment, is_fixed=True)
    assert fixed.segment.is_fixed
    assert fixed.fixed() is fixed
    of_store = Extent(replace(extent.segment, inode=None))
    assert of_store.fixed() is of_store
    with (tmp_path / name).open("ab") as file:
        file.write(b"789")
    sizes = []
    for each, options in ((extent, {}), (fixed, {"skips_errors": True})):
        with each.open(**options) as window:
            assert window._skips_errors == bool(options)
            sizes.append(window.size)
    assert sizes == [9, 6]
    (tmp_path / name).unlink()
    written(tmp_path, name, "keeps the inode")
    os.replace(tmp_path / "keeps the inode", tmp_path / name)
    with pytest.raises(ReplacedError):
        extent.open()


def test_what_stands_in_the_place_of_lost_segments() -> None:
    broken = OSError(errno.EIO, "broken")
    for error, file, is_gone, is_unlisted in (
        (UnusableBytes("missing_offsets", "lost", "/d/t-0"), None, True, False),
        (UnusableBytes("malformed", "cut", "/d/t-0"), "/0.log", False, False),
        (broken, None, False, True),
        (broken, "/0.log", False, False),
    ):
        segment = SegmentFile("/d/t-0", file, error=error)
        assert (segment.is_gone, segment.is_unlisted) == (is_gone, is_unlisted)
        with pytest.raises(OSError, match=r"lost|cut|broken") as raised:
            segment.open()
        assert raised.value is error
    assert not SegmentFile("/d/t-0").is_unlisted


def test_the_copies_of_a_log_are_sent_without_their_extents() -> None:
    log = CopiedLog("/a", ("/a", "/b"), "id", 7)
    log.found(iter([Extent(SegmentFile("/a", "/0.log"), copied=log)]))
    assert [extent.directory for extent in log.extents] == ["/a"]
    other = pickle.loads(pickle.dumps(log))
    assert (other, other.extents) == (log, ())
