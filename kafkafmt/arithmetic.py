"""Java's int and long, where Kafka's arithmetic relies on them.

Invariant: hostile headers wrap around as they do in Kafka, and always fit an Arrow column.
"""

from __future__ import annotations

_INT32_MAX = 2**31 - 1


def int32(value: int) -> int:
    """Wrap to a signed 32-bit integer, as a Java ``int`` does."""
    return (value + 2**31) % 2**32 - 2**31


def int64(value: int) -> int:
    """Wrap to a signed 64-bit integer, as a Java ``long`` does."""
    return (value + 2**63) % 2**64 - 2**63


def increment_sequence(sequence: int, increment: int) -> int:
    """Sequence numbers go from 2^31 - 1 on to 0 (``DefaultRecordBatch.incrementSequence``)."""
    if sequence > int32(_INT32_MAX - increment):
        return int32(increment - int32(_INT32_MAX - sequence) - 1)
    return int32(sequence + increment)
