"""Damaged messages of v0 and v1, plain and inside compressed ones, as Kafka 4.3.1 prints them.

Its iterator separates the messages of a set by their lengths and decodes each one when it reaches
it: messages before a damaged one are printed, and fields that are not printed are not checked.
"""

import struct
from pathlib import Path
from typing import Any

import pytest

from kafkafmt._base.errors import KafkaFormatError
from kafkafmt.survey.dump.request import DumpOptions
from tests.cli.running import dumped, options_of
from tests.support.encoder import message, wrapper
from tests.support.engines import engine as engine

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
