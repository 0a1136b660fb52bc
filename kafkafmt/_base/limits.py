"""Upper bounds on one entry of a segment.

Invariant: memory is bounded by these, whatever a length field claims. An entry above one of them
raises :class:`~kafkafmt.errors.LimitExceededError`; data is never cut short.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields


@dataclass(frozen=True)
class Limits:
    """Upper bounds on one entry: a record batch (v2), or a top-level message (v0, v1).

    Kafka itself has none on disk: ``max.message.bytes`` bounds what a producer may send, and the
    log cleaner can exceed even that (KAFKA-6834). So these are far above what brokers accept.

    Args:
        batch_bytes: bytes of an entry, as stored and decompressed. Brokers accept 1 MiB by default
            and are seldom set above 100 MiB; a malicious entry of a few KiB can claim gigabytes.
        batch_records: records of an entry. A producer's default batch of 16 KiB holds at most
            2,300; a batch of 7 MiB of the smallest records just reaches the limit.
        record_headers: headers of a record. Tracing and routing use a few; a record of 1 MiB could
            claim half a million empty ones.
        batch_headers: headers of all records of an entry. A batch of 100 MiB whose records have
            200 bytes and four headers each reaches it; 33 KiB of zstd can claim 128 million empty
            ones, and each takes 9 bytes of a table.

    Raises:
        TypeError: a limit is not a whole number.
        ValueError: a limit is zero or negative.
    """

    __module__ = "kafkafmt"

    batch_bytes: int = field(
        default=256 * 1024 * 1024, metadata={"of": "bytes of an entry, stored or decompressed"}
    )
    batch_records: int = field(default=1024 * 1024, metadata={"of": "records of an entry"})
    record_headers: int = field(default=64 * 1024, metadata={"of": "headers of a record"})
    batch_headers: int = field(
        default=2 * 1024 * 1024, metadata={"of": "headers of all records of an entry"}
    )

    def __post_init__(self) -> None:
        for limit in fields(self):
            value = getattr(self, limit.name)
            if not isinstance(value, int) or isinstance(value, bool):
                raise TypeError(f"{limit.name} is a whole number, found {type(value).__name__}")
            if value <= 0:
                raise ValueError(f"{limit.name} must be positive, not {value}")


DEFAULT_LIMITS = Limits()


def limits_or_default(limits: Limits | None) -> Limits:
    """Return the caller's limits, or the default ones for ``None``.

    Raises:
        TypeError: the argument is something else.
    """
    if limits is None:
        return DEFAULT_LIMITS
    if not isinstance(limits, Limits):
        raise TypeError(f"limits is a kafkafmt.Limits or None, found {type(limits).__name__}")
    return limits
