"""The columns of a typed table as text, for the JSON of a commit log: Arrow's IPC in base64.

Invariant: a text that is not of this form raises ValueError, and nothing else.
"""

from __future__ import annotations

import base64

import pyarrow as pa
import pyarrow.ipc


def as_text(columns: pa.Schema) -> str:
    """Columns as text for JSON; `of_text` reads it."""
    return base64.b64encode(columns.serialize().to_pybytes()).decode("ascii")


def of_text(text: str) -> pa.Schema:
    """The columns in a text of `as_text`; raises ValueError for any other text."""
    try:
        return pa.ipc.read_schema(pa.BufferReader(base64.b64decode(text, validate=True)))
    except (pa.ArrowException, OSError) as error:
        raise ValueError(f"a text does not have the columns of a table: {error}") from error
