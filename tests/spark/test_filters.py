"""The options that select records and batches, without a Spark session."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kafkafmt import read_records
from kafkafmt.spark.options import Options
from tests.spark.direct import batch_places


@pytest.mark.parametrize(
    ("options", "wanted"),
    [
        ({"pattern": "[a-f]{3}"}, {"pattern": "[a-f]{3}"}),
        ({"producerIds": "-1, 7"}, {"producer_ids": [-1, 7]}),
        ({"producerIds": "7"}, {"producer_ids": 7}),
        ({"keys": "no such key"}, {"keys": "no such key"}),
        ({"keys": '[null, "a"]'}, {"keys": [None, "a"]}),
        ({"headers": "h"}, {"headers": "h"}),
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


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"pattern": "("}, "pattern is not a regular expression"),
        ({"producerIds": "a"}, "option 'producerIds' must be numbers such as 0,2,5, not 'a'"),
        ({"producerIds": "1", "table": "damage"}, "is for the tables 'records' and 'batches'"),
        ({"keys": "[1]"}, "option 'keys' must be a key, or a JSON list"),
        ({"keys": "[1"}, "option 'keys' is not JSON"),
        ({"headers": '{"a": 1}'}, "option 'headers' must be a name, a JSON list"),
        ({"headers": "[null]"}, "option 'headers' must be a name, a JSON list"),
        ({"keys": "a", "table": "batches"}, "option 'keys' is for the table 'records'"),
    ],
)
def test_a_wrong_value_names_its_option(options: dict[str, str], reason: str) -> None:
    with pytest.raises(ValueError, match=reason.replace("[", r"\[")):
        Options.parse({"path": "data", **options})


def test_batches_are_selected_by_producer() -> None:
    options = Options.parse({"path": "data", "table": "batches", "producerIds": "-1, 5"})
    assert sorted(options.selection.producer_ids or ()) == [-1, 5]
