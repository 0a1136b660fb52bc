"""A kernel and an exact engine: what the kernel refuses, the exact engine reads.

Strategy: the kernel takes many bodies at once and refuses rows. Where a conversion of its columns
fails, the rows are halved until the one that fails is alone. The exact engine reads one body as a
value that Arrow takes.

Invariant: with and without a kernel the arrays and the failures are the same. No error of Arrow or
of text leaves here: the row is a failure.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

import pyarrow as pa

from kafkafmt.segment.engine import select
from kafkafmt.values.decoding import Decoded, merged, one_by_one, row_numbers, without_prefix
from kafkafmt.values.errors import BORDER, ValueDecodeError
from kafkafmt.values.gathered import CompiledPlan


def plan_of(format: str, *schema: object) -> CompiledPlan | None:
    """The plan of a format's compiler; ``None`` where it has none, or no kernel is to be used."""
    if not select.compiled(f"kafkafmt.values.{format}._kernel"):
        return None
    compiler = import_module(f"kafkafmt.values.{format}.plan")
    plan: CompiledPlan | None = compiler.plan_of(*schema)
    return plan


_FEW = 32
"""Rows that are read one by one where all at once failed."""


class CompiledWithFallback:
    """Decodes bodies into one type.

    Args:
        read: the exact engine: a body as a value that Arrow takes; it raises ValueDecodeError.
        plan: of the kernel; ``None`` where it is not used.
    """

    def __init__(
        self, type: pa.DataType, read: Callable[[bytes], object], plan: CompiledPlan | None
    ) -> None:
        self._type = type
        self._read = read
        self.plan = plan

    def decode(self, bodies: pa.Array, skip: int = 0) -> Decoded:
        """Decode a binary array without nulls, each value from byte ``skip`` on."""
        if self.plan is None:
            return self._exactly(bodies, skip)
        try:
            array, refused = self.plan.read(bodies, skip)
        except MemoryError:
            raise
        except (ValueDecodeError, *BORDER):
            if len(bodies) <= _FEW:
                return self._exactly(bodies, skip)
            half = len(bodies) // 2
            first, second = self.decode(bodies[:half], skip), self.decode(bodies[half:], skip)
            later = second.failures_at(row_numbers(len(bodies)).slice(half))
            return Decoded(pa.concat_arrays([first.array, second.array]), first.failures + later)
        return self._with_refused(array, refused, bodies, skip) if refused else Decoded(array, [])

    def _with_refused(
        self, array: pa.Array, refused: list[int], bodies: pa.Array, skip: int
    ) -> Decoded:
        rows = pa.array(refused, pa.int32())
        exact = self._exactly(bodies.take(rows), skip)
        failures = exact.failures_at(rows)
        if len(refused) == len(bodies):
            return Decoded(exact.array, failures)
        taken = pa.array(sorted(set(range(len(bodies))).difference(refused)), pa.int32())
        parts = [(taken, array.take(taken)), (rows, exact.array)]
        return Decoded(merged(parts, len(bodies), array.type), failures)

    def _exactly(self, bodies: pa.Array, skip: int) -> Decoded:
        return one_by_one(without_prefix(bodies, skip), self._read, self._type)
