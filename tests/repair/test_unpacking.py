"""kafkafmt.unpack: the same records, in a segment that any viewer shows completely."""

import io
import os
import stat
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from kafkafmt.survey.dump.request import DumpOptions
from tests.cli.running import dumped
from tests.support.encoder import (
    FRAMINGS,
    Rec,
    control_key,
    control_value,
    message,
    record_batch,
    wrapper,
)
from tests.support.encoder.control import COMMIT
from tests.support.samples import sampled
from tests.support.tables import Row, rows

OTHER_WHEN_UNPACKED = ("compression", "batchPosition")
OF_POSITIONS = ("position", "sizeInBytes", "crc", "compression")


def unpacked(data: bytes, **options: object) -> bytes:
    out = io.BytesIO()
    kafkafmt.unpack(data, out, **options)  # type: ignore[arg-type]
    return out.getvalue()


def without(found: list[Row], names: tuple[str, ...]) -> list[Row]:
    return [{name: value for name, value in row.items() if name not in names} for row in found]


def records(source: object, **options: object) -> list[Row]:
    table = kafkafmt.read_records(
        source,  # type: ignore[arg-type]
        on_damage="skip",
        include_control=True,
        **options,  # type: ignore[arg-type]
    )
    return without(rows(table), OTHER_WHEN_UNPACKED)


def test_every_case_gives_the_same_records(case_dir: Path, tmp_path: Path) -> None:
    log = tmp_path / "orders-0"
    log.mkdir()
    for segment in [*case_dir.glob("*.log"), *case_dir.glob("*.checkpoint")]:
        kafkafmt.unpack(segment, log / segment.name, on_damage="copy")
        alone = (log / segment.name).read_bytes()
        assert records(alone) == records(segment.read_bytes())
        for batch in kafkafmt.open_segment(alone, on_damage="skip"):
            assert batch.compression == "none" or not batch.is_valid
        if {row["compression"] for row in rows(kafkafmt.read_batches(segment))} == {"none"}:
            assert alone == segment.read_bytes()
    if any(log.glob("*.log")):
        names = ("topic", "partition")
        for isolation in ("read_uncommitted", "read_committed"):
            assert without(records(log, isolation=isolation), names) == without(
                records(case_dir, isolation=isolation), names
            )


def test_batches_keep_all_that_is_not_a_position(golden: Path) -> None:
    for case in ("k431-tx", "k440-java-zstd", "k431-java-lz4", "upgrade-chain-gzip"):
        path = golden / case / f"{0:020}.log"
        before = [row for row in rows(kafkafmt.read_batches(path)) if row["magic"] == 2]
        made = rows(kafkafmt.read_batches(unpacked(path.read_bytes())))
        after = [row for row in made if row["magic"] == 2]
        names = (*OF_POSITIONS, "segment", "topic", "partition")
        assert without(after, names) == without(before, names)
        assert all(row["isValid"] for row in made)


def test_kafkas_dump_reads_it(golden: Path, tmp_path: Path) -> None:
    options = DumpOptions(print_data_log=True, deep_iteration=True)
    for case in ("upgrade-chain-gzip", "k431-tx"):
        name = f"{0:020}.log"
        directory = tmp_path / case
        directory.mkdir()
        kafkafmt.unpack(golden / case / name, directory / name)
        out, err, error = dumped(directory, [name], options)
        assert (err, error) == ("", None)
        assert "isvalid: false" not in out
        assert out.count("| offset:") == len(records(golden / case / name))


V2 = {"base_timestamp": 1000, "max_timestamp": 1009, "producer_id": 7, "base_sequence": 5}
RECORDS = [Rec(b"k", b"v" * 50, ((b"h", None),), offset_delta=n) for n in (0, 3, 4)]


@pytest.mark.parametrize("framing", [name for name, each in FRAMINGS.items() if 2 in each.magics])
def test_a_batch_keeps_its_header(framing: str) -> None:
    flags = {"transactional": True, "delete_horizon": True, "timestamp_type": 1}
    options = {"base_offset": 40, "leader_epoch": 3, "producer_epoch": 2, **V2, **flags}
    packed = record_batch(RECORDS, framing=framing, **options)  # type: ignore[arg-type]
    assert unpacked(packed) == record_batch(RECORDS, **options)  # type: ignore[arg-type]


def test_the_unused_bits_of_the_attributes_stay() -> None:
    packed = record_batch(RECORDS, framing="gzip", attributes=0x7F81)
    assert unpacked(packed) == record_batch(RECORDS, attributes=0x7F80)


def test_a_control_batch_may_be_compressed() -> None:
    marker = Rec(control_key(COMMIT), control_value(COMMIT, coordinator_epoch=1))
    packed = record_batch([marker], framing="zstd", control=True, transactional=True)
    assert unpacked(packed) == record_batch([marker], control=True, transactional=True)


@pytest.mark.parametrize("payload", [b"", b"no stream of any codec"])
def test_an_empty_batch_stays_empty(payload: bytes) -> None:
    packed = record_batch(payload=payload, count=0, attributes=4, last_offset_delta=9)
    assert unpacked(packed) == record_batch(count=0, last_offset_delta=9)


def _inner(magic: int, offsets: list[int]) -> list[bytes]:
    return [
        message(magic=magic, offset=o, key=b"k", value=b"v%d" % n, timestamp=100 + n, trailing=b"t")
        for n, o in enumerate(offsets)
    ]


@pytest.mark.parametrize("framing", ["gzip", "snappy-xerial", "snappy-raw", "lz4-kafka-3160"])
def test_messages_of_v0_come_out_as_they_are(framing: str) -> None:
    inner = _inner(0, [7, 9, 12])
    assert unpacked(wrapper(inner, magic=0, offset=12, framing=framing)) == b"".join(inner)


@pytest.mark.parametrize("framing", ["gzip", "snappy-xerial", "lz4"])
def test_relative_offsets_become_absolute(framing: str) -> None:
    packed = wrapper(_inner(1, [0, 2, 5]), magic=1, offset=12, framing=framing, timestamp=102)
    assert unpacked(packed) == b"".join(_inner(1, [7, 9, 12]))


def test_absolute_offsets_in_a_v1_wrapper_and_a_wrapper_at_0() -> None:
    inner = _inner(1, [7, 9, 12])
    assert unpacked(wrapper(inner, magic=1, offset=12)) == b"".join(inner)
    assert unpacked(wrapper(inner, magic=1, offset=0)) == b"".join(inner)


def test_the_append_time_of_a_wrapper_is_that_of_all_inside() -> None:
    packed = wrapper(_inner(1, [0, 1]), magic=1, offset=1, timestamp=5000, timestamp_type=1)
    expected = [
        message(
            magic=1,
            offset=n,
            key=b"k",
            value=b"v%d" % n,
            timestamp=5000,
            timestamp_type=1,
            trailing=b"t",
        )
        for n in (0, 1)
    ]
    assert unpacked(packed) == b"".join(expected)
    assert records(unpacked(packed)) == records(packed)


def test_an_inner_type_of_time_means_nothing() -> None:
    inner = [message(magic=1, offset=0, value=b"v", timestamp=5, attributes=0xF8)]
    packed = wrapper(inner, magic=1, offset=0, timestamp=9)
    assert unpacked(packed) == message(magic=1, offset=0, value=b"v", timestamp=5, attributes=0xF0)


def test_messages_of_another_magic_than_their_wrapper_keep_it() -> None:
    mixed = [message(magic=0, offset=0, value=b"a"), message(magic=1, offset=1, value=b"b")]
    made = unpacked(wrapper(mixed, magic=1, offset=8, timestamp=5))
    assert made == message(magic=0, offset=7, value=b"a") + message(magic=1, offset=8, value=b"b")


def test_an_inner_message_that_is_cut_off_is_dropped_as_by_the_reader() -> None:
    inner = _inner(1, [0, 1])
    packed = wrapper([inner[0], inner[1][:-1]], magic=1, offset=3)
    assert unpacked(packed) == _inner(1, [3])[0]


SOUND = record_batch(RECORDS, base_offset=0, framing="gzip", **V2)  # type: ignore[arg-type]
LATER = record_batch(RECORDS, base_offset=20, framing="zstd", **V2)  # type: ignore[arg-type]
DAMAGED = {
    "bad_checksum": record_batch(RECORDS, base_offset=10, framing="gzip", crc=1),
    "malformed": record_batch(payload=b"no gzip", base_offset=10, attributes=1, count=1),
    "unsupported": record_batch(payload=b"", base_offset=10, attributes=7, count=1),
    "limit_exceeded": record_batch([Rec(value=bytes(9999))], base_offset=10, framing="gzip"),
}


@pytest.mark.parametrize("kind", DAMAGED)
def test_damage(kind: str, tmp_path: Path) -> None:
    data, out = SOUND + DAMAGED[kind] + LATER, tmp_path / "out.log"
    limits = kafkafmt.Limits(batch_bytes=2000)
    with pytest.raises(kafkafmt.KafkaFormatError) as raised:
        kafkafmt.unpack(data, out, limits=limits)
    assert raised.value.position == len(SOUND)
    assert list(tmp_path.iterdir()) == []
    around = unpacked(SOUND), unpacked(LATER)
    assert unpacked(data, on_damage="skip", limits=limits) == b"".join(around)
    for how, left in (("collect", b""), ("copy", DAMAGED[kind])):
        found = kafkafmt.unpack(data, out, on_damage=how, limits=limits, force=True)
        assert [(item.position, item.length, item.kind) for item in found] == [
            (len(SOUND), len(DAMAGED[kind]), kind)
        ]
        assert out.read_bytes() == left.join(around)


def test_noise_between_entries() -> None:
    noise = b"\xff" * 99
    data, around = SOUND + noise + LATER, (unpacked(SOUND), unpacked(LATER))
    assert unpacked(data, on_damage="skip") == b"".join(around)
    assert unpacked(data, on_damage="copy") == noise.join(around)


@pytest.mark.parametrize("how", sampled(["raise", "skip", "collect", "copy"]))
@pytest.mark.parametrize("tail", [LATER[:-1], LATER[:5], bytes(3_000_000)])
def test_tails_are_copied(how: str, tail: bytes) -> None:
    assert unpacked(SOUND + tail, on_damage=how) == unpacked(SOUND) + tail


def test_a_batch_that_would_be_above_the_limit_is_not_written() -> None:
    packed = record_batch([Rec(value=bytes(900))], framing="gzip")
    size = len(unpacked(packed))
    limits = kafkafmt.Limits(batch_bytes=size)
    assert len(unpacked(packed, limits=limits)) == size
    with pytest.raises(kafkafmt.errors.LimitExceededError):
        unpacked(packed, limits=kafkafmt.Limits(batch_bytes=size - 1))


def test_unpacking_twice_is_unpacking_once(golden: Path) -> None:
    once = unpacked((golden / "upgrade-chain-gzip" / f"{0:020}.log").read_bytes())
    assert unpacked(once) == once


def test_a_stream_may_take_less_than_it_is_given() -> None:
    class Narrow(io.BytesIO):
        def write(self, data: Any, /) -> int:
            return super().write(memoryview(data)[:7])

    out = Narrow()
    kafkafmt.unpack(SOUND, out)
    assert out.getvalue() == unpacked(SOUND)


def test_a_file_is_not_replaced_unless_asked_for(tmp_path: Path) -> None:
    out = tmp_path / "out.log"
    out.write_bytes(b"mine")
    with pytest.raises(FileExistsError, match="is there already"):
        kafkafmt.unpack(SOUND, out)
    assert out.read_bytes() == b"mine"
    kafkafmt.unpack(SOUND, out, force=True)
    assert out.read_bytes() == unpacked(SOUND)
    assert list(tmp_path.iterdir()) == [out]


def test_a_segment_may_be_unpacked_in_its_place(tmp_path: Path) -> None:
    path = tmp_path / f"{0:020}.log"
    path.write_bytes(SOUND)
    kafkafmt.unpack(path, str(path), force=True)
    assert path.read_bytes() == unpacked(SOUND)


def test_only_a_file_is_replaced(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        kafkafmt.unpack(SOUND, tmp_path, force=True)
    os.mkfifo(tmp_path / "fifo")
    with pytest.raises(FileExistsError, match="is not a file that can be replaced"):
        kafkafmt.unpack(SOUND, tmp_path / "fifo", force=True)
    with pytest.raises(FileNotFoundError):
        kafkafmt.unpack(SOUND, tmp_path / "missing" / "out.log")


def test_the_new_file_has_the_usual_permissions(tmp_path: Path) -> None:
    (tmp_path / "usual").touch()
    kafkafmt.unpack(SOUND, tmp_path / "out.log")
    usual, made = (stat.S_IMODE((tmp_path / n).stat().st_mode) for n in ("usual", "out.log"))
    assert made == usual


def test_one_segment_of_kafka_0_8_or_later(golden: Path) -> None:
    with pytest.raises(IsADirectoryError):
        kafkafmt.unpack(golden / "k431-tx", io.BytesIO())
    with pytest.raises(ValueError, match="on_damage is"):
        kafkafmt.unpack(SOUND, io.BytesIO(), on_damage="ignore")


@pytest.mark.parametrize("how", ["path", "file"])
def test_the_copy_is_no_more_open_than_the_segment(how: str, tmp_path: Path) -> None:
    path, out = tmp_path / f"{0:020}.log", tmp_path / "out.log"
    path.write_bytes(SOUND)
    path.chmod(0o600)
    with path.open("rb") as file:
        kafkafmt.unpack(file if how == "file" else path, out)
    assert stat.S_IMODE(out.stat().st_mode) == 0o600


def test_a_link_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "precious").write_bytes(b"mine")
    for name in ("precious", "missing"):
        (tmp_path / f"to-{name}").symlink_to(tmp_path / name)
        with pytest.raises(FileExistsError, match="is a link"):
            kafkafmt.unpack(SOUND, tmp_path / f"to-{name}", force=True)
    assert (tmp_path / "precious").read_bytes() == b"mine"
    assert not (tmp_path / "missing").exists()
