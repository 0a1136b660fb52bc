"""The unit of work of an engine, and the function that reads such units."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

import pyarrow as pa

from kafkafmt.damage import DamagePolicy
from kafkafmt.record.transactions import Transactions
from kafkafmt.storage.segment_file import Extent


class LogPart(NamedTuple):
    """What an engine reads of a log at a time.

    Attributes:
        extent: the bytes.
        transactions: those of the whole log, which decide what is visible; ``None``: all is.
    """

    extent: Extent
    transactions: Transactions | None = None


Reader = Callable[["Iterable[LogPart]", DamagePolicy], "Iterator[pa.RecordBatch]"]
"""Makes record batches of parts of logs, in order, and reports damage; use it in one thread."""
