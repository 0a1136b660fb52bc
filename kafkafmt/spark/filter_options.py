"""Options that select records and batches, with the rules of :mod:`kafkafmt.scan.selection`.

Strategy: an option is plain text for one value, or JSON for several: a list of keys, or an object
of names and values of headers. The number of rows has no option: `DataFrame.limit` is Spark's own.

Invariant: an option with a wrong value is an error that names the option.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from kafkafmt.scan import Selection
from kafkafmt.storage import untrusted_json


def parse(given: Mapping[str, str], table: str) -> Selection:
    """The filters among the options of one read.

    Raises ValueError for a wrong value, and for a filter that the table does not have.
    """
    if "producerIds" in given and table not in ("records", "batches"):
        raise ValueError(
            f"option 'producerIds' is for the tables 'records' and 'batches', not {table!r}"
        )
    return Selection.of(
        keys=_keys(given.get("keys")),
        headers=_headers(given.get("headers")),
        pattern=given.get("pattern"),
        producer_ids=_producer_ids(given.get("producerIds")),
    )


def _keys(text: str | None) -> list[str | None] | None:
    if text is None or not text.lstrip().startswith("["):
        return None if text is None else [text]
    keys = _json("keys", text)
    if not all(key is None or isinstance(key, str) for key in keys):
        raise ValueError("option 'keys' must be a key, or a JSON list of keys and null")
    return list(keys)


def _headers(text: str | None) -> dict[str, str | None] | list[str] | None:
    if text is None or not text.lstrip().startswith(("[", "{")):
        return None if text is None else [text]
    headers = _json("headers", text)
    values = headers.values() if isinstance(headers, dict) else headers
    is_object = isinstance(headers, dict)
    if not all(isinstance(value, str) or (is_object and value is None) for value in values):
        raise ValueError(
            "option 'headers' must be a name, a JSON list of names, or a JSON object of names and"
            " values"
        )
    return headers  # type: ignore[no-any-return]


def _producer_ids(text: str | None) -> list[int] | None:
    if text is None:
        return None
    if not re.fullmatch(r"\s*-?\d+\s*(,\s*-?\d+\s*)*", text, re.ASCII):
        raise ValueError(f"option 'producerIds' must be numbers such as 0,2,5, not {text!r}")
    return [int(number) for number in text.split(",")]


def _json(option: str, text: str) -> Any:
    try:
        return untrusted_json.parsed(text)
    except ValueError as error:
        raise ValueError(f"option {option!r} is not JSON: {error}") from error
