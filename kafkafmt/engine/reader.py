"""The unit of work of an engine, and the function that reads such units."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import pyarrow as pa

from kafkafmt.damage import DamagePolicy
from kafkafmt.record.transactions import Transactions
from kafkafmt.storage.segment_file import Extent

Stretch = tuple[Extent, Transactions | None]
"""An extent and the transactions of its log; with ``None`` all records are visible."""

Reader = Callable[["Iterable[Stretch]", DamagePolicy], "Iterator[pa.RecordBatch]"]
"""Makes record batches of stretches, in order, and reports damage; use it in one thread."""
