"""A stretch of a log to read, and a reader of such stretches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import pyarrow as pa

from kafkafmt.damage import DamagePolicy
from kafkafmt.record.transactions import Transactions
from kafkafmt.storage.segment_file import Extent

Stretch = tuple[Extent, Transactions | None]
"""An extent, and which of its transactions a reader sees; ``None``: everything."""

Reader = Callable[["Iterable[Stretch]", DamagePolicy], "Iterator[pa.RecordBatch]"]
"""Makes record batches of stretches, one after another, and reports damage; for one thread."""
