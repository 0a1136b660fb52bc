"""The two engines for the tables, and the choice between them.

Strategy: the compiled engine uses the kernel; the reference engine uses the generated parsers.

Invariant: both return the same rows, damage and errors for the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kafkafmt._base.damage import COLLECT, Damage, DamagePolicy
from kafkafmt._base.limits import Limits
from kafkafmt.segment.engine import select
from kafkafmt.segment.engine.reference import Engine
from kafkafmt.storage.names import is_0_7
from kafkafmt.storage.segment_file import Extent

_REFERENCE = Engine()


def engine_for(extents: Iterable[Extent]) -> Engine:
    """Return the engine for these extents. The kernel cannot read Kafka 0.7."""
    if not any(is_0_7(extent.segment.name) for extent in extents) and select.is_columnar():
        from kafkafmt.segment.engine.compiled import COMPILED

        return COMPILED
    return _REFERENCE


def damage(engine: Engine, extents: Iterable[Extent], limits: Limits) -> Iterator[Damage]:
    """Decode the entries and yield all byte ranges without readable records, also tails."""
    policy = DamagePolicy(COLLECT, is_bounded=True)
    for _ in engine.decoded(extents, policy, limits):
        yield from policy.found
        policy.found.clear()
    yield from policy.found
