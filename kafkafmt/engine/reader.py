"""The unit of work of an engine, and the function that reads such units."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

import pyarrow as pa

from kafkafmt.damage import Damage, DamagePolicy
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


def collected(steps: Iterable[object], policy: DamagePolicy) -> Iterator[Damage]:
    """The damage that ``policy`` collects while ``steps`` are iterated, after each step."""
    for _ in steps:
        yield from policy.found
        policy.found.clear()
    yield from policy.found
