"""Records without a key in a compacted log: a warning that names them."""

from __future__ import annotations

from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.log.scan.query import FoundExtents, Query, Scan
from tests.support.encoder import Rec, record_batch
from tests.support.files import put


def found(path: Path) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = kafkafmt.verify(path).to_pylist()
    return [row for row in rows if row["kind"] == "null_key"]


def write(path: Path, keys: list[bytes | None]) -> Path:
    batches = [record_batch([Rec(key, b"{}")], base_offset=n) for n, key in enumerate(keys)]
    return put(path / f"{0:020}.log", *batches).parent


@pytest.mark.parametrize(
    ("keys", "offsets", "words"),
    [
        ([b"a", None], (1, 1), "offset 1: the key is null in a compacted topic"),
        ([None, b"", None, b"b"], (0, 2), "and 1 more such record up to 2"),
        ([None] * 3, (0, 2), "and 2 more such records up to 2"),
    ],
)
@pytest.mark.parametrize("topic", ["_schemas", "__consumer_offsets", "__transaction_state"])
def test_records_without_a_key_are_named(
    tmp_path: Path, topic: str, keys: list[bytes | None], offsets: tuple[int, int], words: str
) -> None:
    (row,) = found(write(tmp_path / f"{topic}-0", keys))
    assert row["severity"] == "warning"
    assert (row["firstOffset"], row["lastOffset"]) == offsets
    assert words in str(row["message"])
    assert ("registry" in str(row["message"])) == (topic == "_schemas")


def test_only_segments_with_null_keys_are_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write(tmp_path / "_schemas-0", [b"a", b"b"])
    for base, keys in ((2, [None, b"c"]), (4, [b"d"]), (5, [b"e", None])):
        batches = [
            record_batch([Rec(key, b"{}")], base_offset=base + n) for n, key in enumerate(keys)
        ]
        (path / f"{base:020}.log").write_bytes(b"".join(batches))
    read: list[str] = []
    records = Query.records

    def noted(query: Query) -> Scan:
        assert isinstance(query.source, FoundExtents)
        read.extend(extent.segment.name or "" for extent in query.source.extents)
        return records(query)

    monkeypatch.setattr(Query, "records", noted)
    (row,) = found(path)
    assert (row["firstOffset"], row["lastOffset"]) == (2, 6)
    assert read == [f"{base:020}.log" for base in (2, 5)]


def test_an_empty_key_is_not_null(tmp_path: Path) -> None:
    assert found(write(tmp_path / "_schemas-0", [b"", b"a"])) == []


def test_other_topics_need_no_key(tmp_path: Path) -> None:
    assert found(write(tmp_path / "orders-0", [None])) == []
