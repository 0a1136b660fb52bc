"""Open binary files as sources: one segment, read whole, whatever their position is."""

import io
import os
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any, cast

import pyarrow as pa
import pytest

import kafkafmt
from kafkafmt._base.damage import OnDamage
from kafkafmt.storage.discovery import find_segments, partition_segments
from kafkafmt.storage.open_file import file_descriptor
from tests.support.encoder import Rec, record_batch
from tests.support.engines import engine as engine
from tests.support.files import put

pytestmark = pytest.mark.usefixtures("engine")

# The value has line breaks: a file object gives lines when it is iterated.
LOG = record_batch([Rec(b"k", b"one\ntwo\nthree")]) + record_batch([Rec()], base_offset=1)


def values(table: pa.Table) -> list[tuple[int, bytes | None]]:
    return list(zip(table["offset"].to_pylist(), table["value"].to_pylist(), strict=True))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return put(tmp_path / "orders-3" / f"{0:020}.log", LOG)


Opener = Callable[[Path], IO[bytes]]
openers = pytest.mark.parametrize(
    "open_it",
    [
        lambda path: path.open("rb"),
        lambda path: path.open("rb", buffering=0),
        lambda path: io.BytesIO(path.read_bytes()),
    ],
    ids=["buffered", "raw", "memory"],
)


@openers
@pytest.mark.parametrize("position", [0, 5, len(LOG)])
@pytest.mark.parametrize("on_damage", ["raise", "skip"])
def test_it_is_one_segment(open_it: Opener, position: int, on_damage: OnDamage, path: Path) -> None:
    with open_it(path) as file:
        file.seek(position)
        for _ in range(2):
            table = kafkafmt.read_records(file, on_damage=on_damage)
            assert values(table) == [(0, b"one\ntwo\nthree"), (1, None)]
            assert file.tell() == position
        assert kafkafmt.read_batches(file).num_rows == 2
        assert kafkafmt.read_damage(file).num_rows == 0
        assert kafkafmt.read_records([file]).num_rows == 2
        with kafkafmt.open_segment(file) as segment:
            assert [batch.base_offset for batch in segment] == [0, 1]
        target = io.BytesIO()
        kafkafmt.unpack(file, target)
        assert target.getvalue() == LOG


def test_a_named_file_gives_the_rows_of_its_path(path: Path) -> None:
    with path.open("rb") as file:
        assert kafkafmt.read_records(file).equals(kafkafmt.read_records(path))
        assert kafkafmt.read_batches(file).equals(kafkafmt.read_batches(path))
        committed = kafkafmt.read_records(file, isolation="read_committed", start_offset=1)
        assert values(committed) == [(1, None)]


def test_what_is_at_the_path_now_does_not_count(path: Path) -> None:
    """The file may have been renamed or replaced since it was opened."""
    file = io.BytesIO(LOG)
    file.name = str(path)
    path.with_name(f"{1:020}.log").write_bytes(LOG)
    for content in (LOG[:-1], b""):
        path.write_bytes(content)
        (segment,) = find_segments(file)
        assert (segment.topic, segment.partition, segment.base_offset) == ("orders", 3, 0)
        assert partition_segments(segment) == [segment]
        assert values(kafkafmt.read_records(segment)) == [(0, b"one\ntwo\nthree"), (1, None)]
    path.unlink()
    assert kafkafmt.read_records(file, isolation="read_committed").num_rows == 2


def test_a_pipe_is_read_to_its_end() -> None:
    read, write = os.pipe()
    os.write(write, LOG)
    os.close(write)
    with os.fdopen(read, "rb") as file:
        assert kafkafmt.read_records(file).num_rows == 2


def test_errors_name_the_file(path: Path) -> None:
    path.write_bytes(b"no segment " * 10)
    with path.open("rb") as file, pytest.raises(kafkafmt.KafkaFormatError) as caught:
        kafkafmt.read_records(file)
    assert (caught.value.source, caught.value.position) == (str(path), 0)


def test_a_file_that_is_open_as_text(path: Path) -> None:
    path.write_text("hello\n")
    reads: list[Callable[[Any], Any]] = [
        kafkafmt.read_records,
        kafkafmt.side_files.read_meta_properties,
    ]
    for read in reads:
        with path.open() as file, pytest.raises(TypeError, match="open it with mode 'rb'"):
            read(file)
        with pytest.raises(TypeError, match="open it with mode 'rb'"):
            read(io.StringIO("hello"))


def test_an_object_that_does_not_give_bytes() -> None:
    class NotReady(io.RawIOBase):
        """As a pipe that has nothing at the moment, and does not block."""

        def readall(self) -> None:  # type: ignore[override]
            return None

    with pytest.raises(TypeError, match="expected bytes from the open file, found NoneType"):
        kafkafmt.read_records(NotReady())


def test_a_side_file_is_not_read_beyond_the_limit() -> None:
    class Endless(io.RawIOBase):
        """As ``/dev/zero``; gives a few bytes at a time."""

        given = 0

        def readable(self) -> bool:
            return True

        def readinto(self, buffer: Any) -> int:
            count = min(len(buffer), 100)
            self.given += count
            buffer[:count] = bytes(count)
            return count

    file = Endless()
    with pytest.raises(kafkafmt.errors.LimitExceededError, match="a file of at most 1000 bytes"):
        kafkafmt.side_files.read_index(
            cast("IO[bytes]", file), base_offset=0, limits=kafkafmt.Limits(batch_bytes=1000)
        )
    assert file.given == 1001


def test_an_index_is_not_a_segment_and_can_be_read_as_index(path: Path) -> None:
    index = path.with_suffix(".index")
    index.write_bytes(bytes([0, 0, 0, 1, 0, 0, 0, 77]))
    with index.open("rb") as file:
        with pytest.raises(
            kafkafmt.errors.UnsupportedError, match=r"expected the segment \(.log\)"
        ):
            kafkafmt.read_records(file)
        table = kafkafmt.side_files.read_index(file)
        assert table.to_pylist() == [{"offset": 1, "position": 77}]
        assert table.equals(kafkafmt.side_files.read_index(index))
    with pytest.raises(ValueError, match="pass base_offset"):
        kafkafmt.side_files.read_index(io.BytesIO(index.read_bytes()))


def test_the_descriptor_of_an_open_file(path: Path) -> None:
    with path.open("rb") as file:
        assert file_descriptor(file) == file.fileno()
    for other in (file, io.BytesIO(), "path", 7):
        assert file_descriptor(other) is None
