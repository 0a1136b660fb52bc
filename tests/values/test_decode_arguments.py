"""What `decode` refuses by its type, and that it says which argument is wrong."""

from __future__ import annotations

from typing import Any

import pyarrow as pa
import pytest

import kafkafmt

TABLE = pa.table({"value": pa.array([b"{}"], pa.binary())})


@pytest.mark.parametrize("data", [None, [], b"{}", "value"])
def test_data_that_is_no_table_is_refused(data: Any) -> None:
    with pytest.raises(TypeError, match=r"data is a pyarrow\.Table or RecordBatch, found "):
        kafkafmt.values.decode(data, format="json")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"schemas": 3}, "schemas is what read_schemas gives, found int 3"),
        ({"subject": 3}, "subject is text, found int 3"),
        ({"message": b"x"}, "message is text, found bytes"),
        ({"context": 3}, "context is text, found int 3"),
        ({"raw": "no"}, "raw is True or False, found str 'no'"),
        ({"limits": 3}, "limits is a kafkafmt.Limits or None, found int"),
    ],
)
def test_an_argument_of_a_wrong_type_is_named(options: dict[str, Any], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        kafkafmt.values.decode(TABLE, format="json", **options)
