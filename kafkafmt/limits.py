"""How much one entry may ask of the reader before it is refused.

Invariant: memory is bounded by these, whatever a length field claims. Passing one raises
:class:`~kafkafmt.LimitExceededError`; it never cuts data short.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """Upper bounds on one entry (a record batch, or a top-level message of v0 and v1).

    Kafka itself has none on disk: ``max.message.bytes`` bounds what a producer may send, and the
    cleaner can exceed even that (KAFKA-6834). So these are far above what brokers accept.
    """

    __module__ = "kafkafmt"

    batch_bytes: int = 256 * 1024 * 1024
    """Bytes of an entry, as stored and decompressed. Brokers take 1 MiB by default and are seldom
    set above 100 MiB; a bomb of a few KiB can claim gigabytes."""

    batch_records: int = 1024 * 1024
    """Records of an entry. A producer's default batch of 16 KiB holds at most 2,300; a batch of
    7 MiB of the smallest records just reaches the limit."""

    record_headers: int = 64 * 1024
    """Headers of a record. Tracing and routing use a few; a record of 1 MiB could claim half a
    million empty ones."""

    def __post_init__(self) -> None:
        for name in ("batch_bytes", "batch_records", "record_headers"):
            if getattr(self, name) <= 0:
                raise ValueError(f"{name} must be positive, not {getattr(self, name)}")


DEFAULT_LIMITS = Limits()
