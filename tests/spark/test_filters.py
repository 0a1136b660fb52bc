"""The options that select records and batches, without a Spark session."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kafkafmt import read_records
from kafkafmt.spark.options import SourceOptions
from tests.spark.direct import batch_places, batch_reader


@pytest.mark.parametrize(
    ("options", "wanted"),
    [
        ({"pattern": "[a-f]{3}"}, {"pattern": "[a-f]{3}"}),
        ({"producerIds": "-1, 7"}, {"producer_ids": [-1, 7]}),
        ({"producerIds": "7"}, {"producer_ids": 7}),
        ({"keys": "no such key"}, {"keys": "no such key"}),
        ({"keys": '[null, "a"]'}, {"keys": [None, "a"]}),
        ({"headers": "h"}, {"headers": "h"}),
        ({"null": "key"}, {"null": "key"}),
        ({"notNull": "key, value"}, {"not_null": ["key", "value"]}),
        ({"largerThan": "100"}, {"larger_than": 100}),
        ({"pattern": "e", "searchIn": "value"}, {"pattern": "e", "search_in": "value"}),
        ({"headers": '["h", "i"]'}, {"headers": ["h", "i"]}),
        ({"headers": '{"h": null, "i": "v"}'}, {"headers": {"h": None, "i": "v"}}),
    ],
)
def test_an_option_selects_what_the_library_selects(
    small: Path, options: dict[str, str], wanted: dict[str, Any]
) -> None:
    columns = ["topic", "partition", "offset"]
    table = read_records(small, columns=columns, **wanted)
    expected = [tuple(row.values()) for row in table.to_pylist()]
    assert batch_places(small, maxSplitBytes="5k", **options) == expected


def test_keys_of_the_records_are_found(small: Path) -> None:
    keys = read_records(small, columns=["key"])["key"].to_pylist()
    texts = [key.decode() for key in keys if key is not None and key.isascii()][:3]
    found = batch_places(small, keys=json.dumps(texts))
    assert len(found) == sum(key is not None and key.decode("latin-1") in texts for key in keys)
    assert found


def test_batches_are_selected_by_producer() -> None:
    options = SourceOptions.parse({"path": "data", "table": "batches", "producerIds": "-1, 5"})
    assert sorted(options.read.query.wanted.producer_ids or ()) == [-1, 5]


@pytest.mark.parametrize("split", ["1k", "128m"])
@pytest.mark.parametrize("isolation", ["read_uncommitted", "read_committed"])
def test_bounds_of_offsets_hold_in_all_logs(small: Path, split: str, isolation: str) -> None:
    options = {"isolationLevel": isolation, "maxSplitBytes": split}
    everything = batch_places(small, **options)
    for least, most in ((0, 10**9), (7, 40), (115, 115), (9, 8)):
        found = batch_places(small, **options, minOffset=str(least), maxOffset=str(most))
        assert found == [place for place in everything if least <= place[2] <= most]
    later = batch_places(
        small, **options, topics="orders", minOffset="5", endingTimestamp="1970-01-02"
    )
    assert later == []


def test_bounds_of_offsets_read_the_segments_in_them(small: Path) -> None:
    (task,) = batch_reader(small / "orders-0", minOffset="40", maxOffset="70").partitions()
    (extent, _), *others = task.value
    assert extent.segment.base_offset == 36
    assert all((each.segment.base_offset or 0) <= 70 for each, _ in others)
    for name in ("minOffset", "maxOffset"):
        with pytest.raises(ValueError, match=f"option '{name}' is for the table 'records'"):
            SourceOptions.parse({"path": "x", "table": "batches", name: "5"})
