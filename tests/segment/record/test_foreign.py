"""record.foreign: files that are not segments are named in the error, on every engine."""

import bz2
import gzip
import io
import lzma
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import lz4.frame
import pytest
import zstandard

import kafkafmt
from kafkafmt.segment.record.foreign import explanation
from tests.support.encoder import Rec, record_batch
from tests.support.engines import engine as engine

pytestmark = pytest.mark.usefixtures("engine")

LOG = record_batch([Rec(b"k", bytes(range(256)) * 40)])


def zipped(data: bytes) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        archive.writestr("segment.log", data)
    return target.getvalue()


def tarred(data: bytes) -> bytes:
    target = io.BytesIO()
    with tarfile.open(fileobj=target, mode="w") as archive:
        member = tarfile.TarInfo("orders-0/segment.log")
        member.size = len(data)
        archive.addfile(member, io.BytesIO(data))
    return target.getvalue()


FORMATS: dict[str, Callable[[bytes], bytes]] = {
    "a gzip file": gzip.compress,
    "a Zstandard file": zstandard.ZstdCompressor().compress,
    "an LZ4 file": lz4.frame.compress,
    "a bzip2 file": bz2.compress,
    "an xz file": lzma.compress,
    "a zip archive": zipped,
    "a tar archive": tarred,
}
every_format = pytest.mark.parametrize("name", FORMATS)


@every_format
@pytest.mark.parametrize("data", [LOG, b""], ids=["full", "empty"])
@pytest.mark.parametrize("suffix", [".log", ".log.gz"])
def test_errors_name_the_kind_of_file(name: str, data: bytes, suffix: str, tmp_path: Path) -> None:
    packed = FORMATS[name](data)
    if name == "a gzip file" and suffix.endswith(".gz"):
        suffix = ".log.copy"  # by the other name it is read
    path = tmp_path / f"{0:020}{suffix}"
    path.write_bytes(packed)
    with pytest.raises(kafkafmt.errors.MalformedError, match=f"found {name}.*first$") as caught:
        kafkafmt.read_records(path)
    assert (caught.value.source, caught.value.position) == (str(path), 0)
    damage = kafkafmt.read_damage(path).to_pylist()
    assert damage[0]["kind"] == "malformed"
    assert name in damage[0]["message"]
    if not (data and name.endswith("archive")):  # these hold the segment as it is
        assert sum(row["length"] for row in damage) == len(packed)
    segment = kafkafmt.open_segment(path)
    with segment, pytest.raises(kafkafmt.errors.MalformedError, match=name):
        list(segment)


@pytest.mark.parametrize("text", [b"hello world", b"orders\n", b"x", b"data/orders-0/0.log", b"{}"])
def test_a_short_text_is_no_unfinished_entry(text: bytes, tmp_path: Path) -> None:
    """A path as bytes, or a value: the first byte of a log's first offset is 0."""
    path = tmp_path / "0.log"
    path.write_bytes(text)
    for source in (text, path):
        with pytest.raises(kafkafmt.errors.MalformedError, match="found a text"):
            kafkafmt.read_records(source)
    (damage,) = kafkafmt.read_damage(text).to_pylist()
    assert (damage["kind"], damage["length"]) == ("malformed", len(text))


def test_a_pointer_of_git_lfs_says_what_fetches_the_file() -> None:
    pointer = b"version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n"
    with pytest.raises(kafkafmt.errors.MalformedError, match="`git lfs pull` fetches it"):
        kafkafmt.read_records(pointer)


@pytest.mark.parametrize("size", [1, 7, 11, 16])
def test_an_unfinished_first_entry_stays_one(size: int) -> None:
    assert kafkafmt.read_records(LOG[:size]).num_rows == 0
    assert kafkafmt.read_damage(LOG[:size])["kind"].to_pylist() == ["truncated_tail"]


def test_an_entry_that_fits_by_chance_is_named_too() -> None:
    """Bytes 8 to 11 as length and byte 16 as magic can make a whole entry of any file."""
    data = bytearray(b"\x1f\x8b" + bytes(98))
    data[8:12] = (100 - 12).to_bytes(4, "big")
    for read in (kafkafmt.read_records, kafkafmt.read_batches):
        with pytest.raises(kafkafmt.errors.MalformedError, match="a gzip file"):
            read(bytes(data))


def test_a_sound_segment_is_never_explained() -> None:
    for base_offset in (0, 1 << 40, 0x1F8B_0000_0000_0000 - 1):
        log = record_batch([Rec(b"k", b"v")], base_offset=base_offset)
        assert explanation(log) is None
        assert kafkafmt.read_records(log).num_rows == 1
    sound = record_batch([Rec(b"k", b"v")], base_offset=0x1F8B_0000_0000_0000)
    assert kafkafmt.read_records(sound).num_rows == 1


def test_damage_behind_the_first_entry_is_not_explained() -> None:
    with pytest.raises(kafkafmt.KafkaFormatError) as caught:
        kafkafmt.read_records(record_batch([Rec()]) + gzip.compress(LOG) + record_batch([Rec()]))
    assert "gzip" not in caught.value.reason
