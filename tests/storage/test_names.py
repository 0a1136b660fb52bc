"""What the names of files and directories say."""

from __future__ import annotations

import pytest

from kafkafmt.storage import names

UUID = "AAAAAAAAAAAAAAAAAAAA-A"
ODD_UUID = "-_-0_LWgr-VrT0a__7a4-5"  # hyphens, digits: nothing must be split at them
HEX = "0123456789abcdef" * 2


@pytest.mark.parametrize(
    ("directory", "log", "state", "is_almost"),
    [
        ("orders-0", ("orders", 0), "current", True),
        ("a-b-11", ("a-b", 11), "current", True),
        (f"orders-3.{HEX}-delete", ("orders", 3), "delete", False),
        (f"orders-3.{HEX}-stray", ("orders", 3), "stray", False),
        (f"orders-3.{HEX}-future", ("orders", 3), "future", False),
        (f"orders-3.{HEX}-other", None, "current", False),
        (f"orders-3.{HEX[1:]}-delete", None, "current", False),
        ("orders-2147483647", ("orders", 2**31 - 1), "current", True),
        ("orders-2147483648", (None, None), "current", True),
        ("orders-\u0663", None, "current", True),
        ("orders\udcff-0", (None, None), "current", True),
        ("orders\udcff", None, "current", True),
        (f"orders-{UUID}", None, "current", False),
        (f"orders-{'1' * 22}", None, "current", True),
        ("orders-", None, "current", True),
        ("-0", None, "current", True),
        ("orders", None, "current", False),
        ("orders-0 ", None, "current", False),
    ],
)
def test_directories(
    directory: str, log: names.TopicPartition | None, state: str, is_almost: bool
) -> None:
    assert names.parse_log_name(directory) == log
    assert names.log_state(directory) == state
    assert names.is_almost_log(directory) == is_almost


@pytest.mark.parametrize(
    ("directory", "parent", "expected"),
    [
        ("orders-0", "data", ("orders", 0)),
        ("7", f"orders-{UUID}", ("orders", 7)),
        ("0", f"a-1-{ODD_UUID}", ("a-1", 0)),
        ("2147483648", f"orders-{UUID}", (None, None)),
        ("events-0", f"a-{UUID}", ("events", 0)),
        ("7", "orders-0", (None, None)),
        ("0", UUID, (None, None)),
        ("data", "", (None, None)),
        (f"orders-7-{UUID}", "data", ("orders", 7)),
        (f"a-1-{ODD_UUID}", "7", ("a", 1)),
    ],
)
def test_topic_and_partition(
    directory: str, parent: str, expected: tuple[str | None, int | None]
) -> None:
    assert names.topic_partition(f"{0:020}-{UUID}.log", directory, parent) == expected
    if not directory.endswith((UUID, ODD_UUID)):
        assert names.topic_partition(f"{0:020}.log", directory, parent) == expected


def test_a_log_may_be_called_like_a_folder_of_a_tier() -> None:
    log = f"a-1-{'x' * 20}-5"
    assert names.topic_partition(f"{0:020}.log", log, "data") == (f"a-1-{'x' * 20}", 5)
    assert names.topic_partition(f"{0:020}-{UUID}.log", log, "data") == ("a", 1)


def test_base_offsets() -> None:
    assert names.base_offset(f"{7:020}.log") == 7
    assert names.base_offset(f"{2**63 - 1:020}.index") == 2**63 - 1
    for stem in (f"{2**63:020}", f"{7:019}", f"{7:021}", "x", "\u0660" * 20):
        assert names.base_offset(f"{stem}.log") is None
    assert names.base_offset(f"{7:020}") is None


def test_indexes() -> None:
    assert names.offset_index_name("/a.log/7.log") == "/a.log/7.index"
    assert names.offset_index_name("/a.log/7.log.deleted") is None


def test_files_of_brokers() -> None:
    whole = f"{7:020}"
    own = (".log", ".index", ".timeindex.swap", ".txnindex.deleted", ".snapshot.cleaned")
    for name in (*(f"{whole}{suffix}" for suffix in own), "partition.metadata"):
        assert names.is_broker_file(name)
    others = (f"x{whole}.log", whole, "a.swap", "partition.metadata.tmp")
    for name in (
        *others,
        *(whole + end for end in (".kafka", ".log.gz", ".log\n", ".log.swap.sh")),
    ):
        assert not names.is_broker_file(name)


def test_bytes_that_are_no_text_are_shown() -> None:
    assert names.name_text("order\udcff") == "order\\xff"
    assert names.name_text("\u00e9t\u00e9") == "\u00e9t\u00e9"
    texts = [name for name in ("a", "\u00e9", "\udcff", "a\ud800") if names.is_text(name)]
    assert texts == ["a", "\u00e9"]


@pytest.mark.parametrize(
    ("folder", "topic", "log"),
    [
        (f"orders-7-{UUID}", ("orders-7", UUID), ("orders", 7, UUID)),
        (f"a-1-{ODD_UUID}", ("a-1", ODD_UUID), ("a", 1, ODD_UUID)),
        (f"orders-{UUID}", ("orders", UUID), None),
        (f"orders-2147483648-{UUID}", ("orders-2147483648", UUID), None),
        ("orders-0", None, None),
        (UUID, None, None),
    ],
)
def test_folders_of_tiers(
    folder: str, topic: tuple[str, str] | None, log: tuple[str, int, str] | None
) -> None:
    assert (names.tiered_topic(folder), names.tiered_log(folder)) == (topic, log)
    assert names.is_tiered_topic(folder) == (topic is not None)
