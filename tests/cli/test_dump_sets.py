"""Damaged messages of v0 and v1, plain and inside compressed ones, as Kafka 4.3.1 prints them.

Its iterator separates the messages of a set by their lengths and decodes each one when it reaches
it: messages before a damaged one are printed, and fields that are not printed are not checked.
"""

import struct
from pathlib import Path
from typing import Any

import pytest

from kafkafmt._base.errors import KafkaFormatError, UnsupportedError
from kafkafmt.survey.dump.request import DumpOptions
from tests.cli.running import dumped, options_of, run
from tests.support.encoder import Rec, fix_message, message, record_batch, wrapper
from tests.support.engines import engine as engine
from tests.support.truth import GOLDEN

pytestmark = pytest.mark.usefixtures("engine")

NAME = "00000000000000000000.log"
TIME_INDEX = "00000000000000000000.timeindex"
INDEX = "00000000000000000000.index"

# What is wrong with the second of three messages.
CHANGES: dict[str, dict[str, Any]] = {
    "key": {"key_length": 9},
    "value": {"value_length": 9},
    "compressed": {"codec": 1},
}
MODES = {
    "deep": "--deep-iteration",
    "skip": "--deep-iteration --skip-record-metadata",
    "print": "--print-data-log",
    "contents": "--print-data-log --skip-record-metadata",
}


def three(magic: int, change: str) -> list[bytes]:
    return [
        message(
            magic=magic,
            offset=offset,
            timestamp=100 + offset,
            key=b"k",
            value=b"v%d" % offset,
            **(CHANGES[change] if offset == 1 else {}),
        )
        for offset in range(3)
    ]


def one_set(magic: int, change: str, timestamp_type: int = 0) -> bytes:
    return wrapper(
        three(magic, change),
        magic=magic,
        offset=12 if magic else 2,
        timestamp=500,
        timestamp_type=timestamp_type,
    )


SOUND = "keySize: 1 valueSize: 2 isValid: true crc:"
TORN = "keySize: 1 valueSize: 9 isValid: true crc: 207528009"
OLD = f"| offset: 0 NoTimestampType: -1 {SOUND} 374826161"
FIRST = f"| offset: 10 CreateTime: 100 {SOUND} 3970511697"
SECOND = f"| offset: 11 CreateTime: 101 {TORN}"
THIRD = f"| offset: 12 CreateTime: 102 {SOUND} 4003253474"
APPENDED_FIRST = f"| offset: 10 LogAppendTime: 500 {SOUND} 3970511697"
APPENDED_SECOND = f"| offset: 11 LogAppendTime: 500 {TORN}"
APPENDED_THIRD = f"| offset: 12 LogAppendTime: 500 {SOUND} 4003253474"
TEXT = " key: k payload: v0\n"

# The lines of the messages, and whether the tool ended with an exception.
EXPECTED = {
    (0, "key", 0, "deep"): (f"{OLD}\n", True),
    (0, "key", 0, "skip"): ("\n\n\n", False),
    (0, "key", 0, "print"): (OLD + TEXT, True),
    (1, "key", 0, "deep"): (f"{FIRST}\n", True),
    (1, "key", 0, "skip"): ("\n\n\n", False),
    (1, "key", 0, "contents"): ("| key: k payload: v0\n", True),
    (1, "value", 0, "deep"): (f"{FIRST}\n{SECOND}\n{THIRD}\n", False),
    (1, "value", 0, "skip"): ("\n\n\n", False),
    (1, "value", 0, "print"): (FIRST + TEXT + SECOND, True),
    (1, "value", 0, "contents"): ("| key: k payload: v0\n", True),
    (1, "value", 1, "deep"): (f"{APPENDED_FIRST}\n{APPENDED_SECOND}\n{APPENDED_THIRD}\n", False),
    (1, "value", 1, "print"): (APPENDED_FIRST + TEXT + APPENDED_SECOND, True),
    (1, "compressed", 0, "deep"): (f"{FIRST}\n", True),
    (1, "compressed", 0, "print"): (FIRST + TEXT, True),
}


@pytest.mark.parametrize(("magic", "change", "timestamp_type", "mode"), EXPECTED)
def test_a_set_with_a_damaged_message(
    tmp_path: Path, magic: int, change: str, timestamp_type: int, mode: str
) -> None:
    (tmp_path / NAME).write_bytes(one_set(magic, change, timestamp_type))
    out, _, error = dumped(tmp_path, [NAME], options_of(MODES[mode].split()))
    lines, throws = EXPECTED[magic, change, timestamp_type, mode]
    assert out.split("isvalid: true\n", 1)[1] == lines
    assert isinstance(error, KafkaFormatError) == throws


@pytest.mark.parametrize(
    ("timestamp_type", "first", "second"),
    [(0, "CreateTime: 7", "CreateTime: 8"), (1, "LogAppendTime: 500", "LogAppendTime: 8")],
)
def test_any_magic_but_0_is_taken_for_1_inside_of_a_set(
    tmp_path: Path, timestamp_type: int, first: str, second: str
) -> None:
    """The wrapper's time is that of v1 alone."""
    inner = [
        message(magic=1, offset=0, timestamp=7, key=b"k"),
        message(magic=3, offset=1, timestamp=8, value=b"v"),
        message(magic=-1, offset=2)[:-9] + b"torn",
    ]
    log = wrapper(inner, magic=1, offset=12, timestamp=500, timestamp_type=timestamp_type)
    (tmp_path / NAME).write_bytes(log)
    out, _, _ = dumped(tmp_path, [NAME], DumpOptions(print_data_log=True))
    assert out.splitlines()[3:] == [
        f"| offset: 11 {first} keySize: 1 valueSize: -1 isValid: true crc: 338945876 key: k",
        f"| offset: 12 {second} keySize: -1 valueSize: 1 isValid: true crc: 3540123947 payload: v",
    ]


def test_sizes_that_are_not_asked_for_are_not_looked_at(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b"".join(three(1, "key")))
    skipping = DumpOptions(deep_iteration=True, skip_record_metadata=True)
    out, _, error = dumped(tmp_path, [NAME], skipping)
    assert [line[:9] for line in out.splitlines()[2:]] == [
        *("offset: 0", ""),
        *("offset: 1", ""),
        *("offset: 2", ""),
    ]
    assert error is None
    for options in ("--deep-iteration", "--print-data-log --skip-record-metadata"):
        out, _, error = dumped(tmp_path, [NAME], options_of(options.split()))
        assert out.splitlines()[-1].startswith("offset: 1 position: ")
        assert isinstance(error, KafkaFormatError)


@pytest.mark.parametrize(("change", "found"), [("key", 102), ("value", 102), ("compressed", None)])
def test_the_times_of_a_set_with_a_damaged_message(
    tmp_path: Path, change: str, found: int | None
) -> None:
    (tmp_path / NAME).write_bytes(one_set(1, change))
    (tmp_path / INDEX).touch()
    (tmp_path / TIME_INDEX).write_bytes(struct.pack(">qi", 101, 12))
    out, err, error = dumped(tmp_path, [TIME_INDEX], DumpOptions())
    if found is None:
        assert (out, err) == (f"Dumping {TIME_INDEX}\n", "")
        assert isinstance(error, KafkaFormatError)
    else:
        assert out == f"Dumping {TIME_INDEX}\ntimestamp: 101 offset: 12\n"
        assert err == (
            f"Found timestamp mismatch in :{TIME_INDEX}\n"
            f"  Index timestamp: 101, log timestamp: {found}\n"
        )


# --- entries that other readers reject, as Kafka 4.3.1's tool prints them -------------------------


SEGMENT = "00000000000000000000.log"
PLAIN = GOLDEN / "k431-plain-small"
SHALLOW = DumpOptions()
DEEP = DumpOptions(deep_iteration=True)
SKIPPING = DumpOptions(deep_iteration=True, skip_record_metadata=True)
PRINTING = DumpOptions(print_data_log=True)


def cut(entry: bytes, size: int) -> bytes:
    """An entry that says that it ends here."""
    short = entry[:8] + struct.pack(">i", size - 12) + entry[12:size]
    return short if entry[16] >= 2 else fix_message(short)


def with_magic(entry: bytes, magic: int) -> bytes:
    return entry[:16] + bytes([magic & 0xFF]) + entry[17:]


BATCH = record_batch(
    [Rec(b"k", b"v")],
    base_offset=3,
    base_timestamp=5,
    max_timestamp=5,
    producer_id=7,
    base_sequence=1,
)
MESSAGE = message(magic=1, offset=9, key=b"k", value=b"v", timestamp=77)
NEXT = message(magic=0, offset=10, value=b"x")


def next_line(position: int) -> str:
    return (
        f"offset: 10 position: {position} NoTimestampType: -1 size: 27 magic: 0 "
        "compresscodec: none crc: 901026546 isvalid: true\n"
    )


SHORT_BATCH = (
    "baseOffset: 3 lastOffset: 3 count: 16777215 baseSequence: -1265438208 "
    "lastSequence: -1265438208 producerId: 167772160 producerEpoch: 3893 partitionLeaderEpoch: -1 "
    "isTransactional: false isControl: false deleteHorizonMs: OptionalLong.empty position: 0 "
    "CreateTime: 0 size: 40 magic: 2 compresscodec: none crc: 2005781264 isvalid: false\n"
)
LATER_SHORT_BATCH = (
    "baseOffset: 3 lastOffset: 3 count: 0 baseSequence: 1 lastSequence: 1 producerId: 7 "
    "producerEpoch: -1 partitionLeaderEpoch: -1 isTransactional: false isControl: false "
    "deleteHorizonMs: OptionalLong.empty position: 0 CreateTime: 5 size: 60 magic: 5 "
    "compresscodec: none crc: 2005781264 isvalid: false\n"
)
SHORT_MESSAGE = (
    "offset: 9 position: 0 CreateTime: 77 size: 26 magic: 1 compresscodec: none crc: 69549669 "
    "isvalid: true\n"
)


def ends(directory: Path, data: bytes, options: DumpOptions) -> tuple[str, bool]:
    """The output after the heading, and whether it ends with an error."""
    (directory / SEGMENT).write_bytes(data)
    out, _, error = dumped(directory, [SEGMENT], options)
    return out.split("Log starting offset: 0\n", 1)[1], isinstance(error, KafkaFormatError)


def test_a_batch_too_short_for_its_header_reads_on_into_the_next_entry(tmp_path: Path) -> None:
    data = cut(BATCH, 40) + NEXT
    assert ends(tmp_path, data, SHALLOW) == (SHORT_BATCH + next_line(40), False)
    for options in (DEEP, SKIPPING, PRINTING):
        assert ends(tmp_path, data, options) == (SHORT_BATCH, True)


def test_it_is_an_error_where_there_is_nothing_to_read_on_into(tmp_path: Path) -> None:
    for options in (SHALLOW, PRINTING):
        assert ends(tmp_path, cut(BATCH, 40), options) == ("", True)


@pytest.mark.parametrize("bad", [cut(BATCH, 40), bytes(8) + b"\0\0\0\1" + bytes(30)])
def test_an_error_names_the_byte_where_its_entry_begins(bad: bytes, tmp_path: Path) -> None:
    (tmp_path / SEGMENT).write_bytes(NEXT + bad)
    for options in (SHALLOW, PRINTING):
        _, _, error = dumped(tmp_path, [SEGMENT], options)
        assert error is not None
        assert error.position == len(NEXT)


def test_a_short_batch_of_an_unknown_magic_without_records(tmp_path: Path) -> None:
    data = cut(with_magic(BATCH, 5), 60) + NEXT
    assert ends(tmp_path, data, SHALLOW) == (LATER_SHORT_BATCH + next_line(60), False)
    assert ends(tmp_path, data, DEEP) == (LATER_SHORT_BATCH, True)


@pytest.mark.parametrize("behind", [b"", NEXT])
def test_a_message_too_short_for_its_header_has_no_sizes(tmp_path: Path, behind: bytes) -> None:
    data = cut(MESSAGE, 26) + behind
    following = next_line(26) if behind else ""
    assert ends(tmp_path, data, SHALLOW) == (SHORT_MESSAGE + following, False)
    following = f"{following}\n" if behind else ""
    assert ends(tmp_path, data, SKIPPING) == (f"{SHORT_MESSAGE}\n{following}", False)
    for options in (DEEP, PRINTING):
        assert ends(tmp_path, data, options) == (SHORT_MESSAGE, True)


def test_a_compressed_message_too_short_for_its_header_has_no_set(tmp_path: Path) -> None:
    data = cut(wrapper([NEXT], magic=1, offset=9), 30) + NEXT
    for options in (DEEP, SKIPPING, PRINTING):
        lines, throws = ends(tmp_path, data, options)
        assert lines.startswith("offset: 9 position: 0 CreateTime: -1 size: 30 magic: 1 ")
        assert (lines.count("\n"), throws) == (1, True)


@pytest.mark.parametrize("magic", [3, 127])
@pytest.mark.parametrize("options", [SHALLOW, PRINTING])
def test_a_magic_above_2_is_taken_for_2(tmp_path: Path, magic: int, options: DumpOptions) -> None:
    """The checksum does not cover the magic."""
    data = with_magic((PLAIN / SEGMENT).read_bytes(), magic)
    (tmp_path / SEGMENT).write_bytes(data)
    expected, _, _ = dumped(PLAIN, [SEGMENT], options)
    out, err, error = dumped(tmp_path, [SEGMENT], options)
    assert out == expected.replace(" magic: 2 ", f" magic: {magic} ", 1)
    assert (err, error) == ("", None)


@pytest.mark.parametrize("magic", [-1, -128])
def test_a_magic_below_0_ends_the_dump_behind_the_offset(tmp_path: Path, magic: int) -> None:
    (tmp_path / SEGMENT).write_bytes(with_magic((PLAIN / SEGMENT).read_bytes(), magic))
    out, _, error = dumped(tmp_path, [SEGMENT], SHALLOW)
    assert out == f"Dumping {SEGMENT}\nLog starting offset: 0\noffset: 0"
    assert isinstance(error, UnsupportedError)
    assert (error.position, error.reason) == (0, f"magic {magic}, expected 0, 1 or 2")


@pytest.mark.parametrize("data", [with_magic(BATCH, 3), cut(MESSAGE, 26)])
def test_the_exit_code_is_1_although_the_checksum_holds(tmp_path: Path, data: bytes) -> None:
    (tmp_path / SEGMENT).write_bytes(data)
    result = run("dump", tmp_path / SEGMENT)
    assert "isvalid: true" in result.stdout
    assert (result.exit_code, result.stderr) == (1, "")
