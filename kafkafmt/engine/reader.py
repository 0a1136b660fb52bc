"""The unit of work of an engine, and the function that reads such units."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import pyarrow as pa

from kafkafmt.damage import Damage, DamagePolicy
from kafkafmt.record.transactions import Transactions
from kafkafmt.storage.segment_file import Extent

Stretch = tuple[Extent, Transactions | None]
"""An extent and the transactions of its log; with ``None`` all records are visible."""

Reader = Callable[["Iterable[Stretch]", DamagePolicy], "Iterator[pa.RecordBatch]"]
"""Makes record batches of stretches, in order, and reports damage; use it in one thread."""


def collected(steps: Iterable[object], policy: DamagePolicy) -> Iterator[Damage]:
    """The damage that ``policy`` collects while ``steps`` are iterated, after each step."""
    for _ in steps:
        yield from policy.found
        policy.found.clear()
    yield from policy.found
