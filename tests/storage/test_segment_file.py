"""What a `SegmentFile` holds, also in another process, and how little memory it takes."""

from __future__ import annotations

import errno
import io
import pickle
import tracemalloc
from dataclasses import replace
from typing import Any

import pytest

from kafkafmt.storage.segment_file import SegmentFile, _size_of

_DIGITS = "0123456789abcdef" * 2
_OTHER = _DIGITS[::-1]


@pytest.mark.parametrize(
    "file",
    [
        None,
        "",
        "/",
        "/00000000000000000042.log",
        "\\00000000000000000042.log",
        "/00000000000000000042.index",
        "/00000000000000000042.log.deleted",
        "/00000000000000000042-abcdefghijklmnopqrstuv.log",
        "/00000000000000000043.log",
        "/00000000000000000042",
        "/000000000000000000042.log",
        "/٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠٤٢.log",
        "/\udcff0000000000000000042.log",
    ],
)
@pytest.mark.parametrize("base", [None, 0, 42])
def test_names_come_back(file: str | None, base: int | None) -> None:
    segment = SegmentFile(base_offset=base, directory="/d/t-0", file=file)
    assert segment.file == file
    assert segment.path == f"/d/t-0{file or ''}"
    assert pickle.loads(pickle.dumps(segment)) == segment
    assert replace(segment, size=7).file == file


def test_it_equals_one_with_the_same_values_and_no_other() -> None:
    values: dict[str, Any] = {
        "topic": "t",
        "partition": 0,
        "base_offset": 42,
        "version": f"ETag {_DIGITS}",
        "index_version": f"ETag {_OTHER}",
        "directory": "/d/t-0",
        "file": "/00000000000000000042.log",
    }
    first = SegmentFile(**values)
    assert first == SegmentFile(**values) == replace(first)
    assert hash(first) == hash(SegmentFile(**values))
    for name, other in [
        ("version", f"ETag {_OTHER}"),
        ("version", None),
        ("index_version", f'ETag "{_OTHER}"'),
        ("index_version", None),
        ("file", "/00000000000000000042.log.deleted"),
        ("directory", "/d/t-1"),
    ]:
        change: dict[str, Any] = {name: other}
        changed = replace(first, **change)
        assert getattr(changed, name) == other
        assert changed != first
    with pytest.raises(AttributeError):
        first.size = 1  # type: ignore[misc]


def test_many_take_little_memory() -> None:
    def found(number: int) -> SegmentFile:
        return SegmentFile(
            topic="t",
            partition=0,
            base_offset=number << 20,
            size=1 << 30,
            version=f'ETag "{number:032x}"',
            has_index=True,
            index_version=f'ETag "{number + 1:032x}"',
            directory="s3://bucket/data/t-0",
            file=f"/{number << 20:020}.log",
        )

    found(0)
    tracemalloc.start()
    try:
        segments = [found(number) for number in range(1000)]
        used = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert segments[999].file == f"/{999 << 20:020}.log"
    assert used / len(segments) < 460


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
        _size_of(Broken(), "/d/file")
    assert (raised.value.errno, raised.value.filename) == (errno.EIO, "/d/file")
    assert _size_of(io.BytesIO(b"abc"), "/d/file") == 3
