"""A byte range of a segment that gave no records, and what to do about it.

Strategy: whoever meets damage hands it to a :class:`DamagePolicy`; the policy alone decides
between raising, leaving out and collecting (``on_damage`` of the public functions).

Invariant: nothing is left out without passing through here.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from kafkafmt.errors import (
    ChecksumError,
    KafkaFormatError,
    LimitExceededError,
    MalformedError,
    TruncatedError,
    UnsupportedError,
)

TRUNCATED_TAIL = "truncated_tail"
ZERO_TAIL = "zero_tail"
BAD_CHECKSUM = "bad_checksum"
MALFORMED = "malformed"
UNSUPPORTED = "unsupported"
LIMIT_EXCEEDED = "limit_exceeded"
TAILS = (TRUNCATED_TAIL, ZERO_TAIL)

_ERRORS: dict[str, type[KafkaFormatError]] = {
    TRUNCATED_TAIL: TruncatedError,
    ZERO_TAIL: TruncatedError,
    BAD_CHECKSUM: ChecksumError,
    MALFORMED: MalformedError,
    UNSUPPORTED: UnsupportedError,
    LIMIT_EXCEEDED: LimitExceededError,
}


@dataclass(frozen=True, slots=True)
class Damage:
    """One damaged or skipped byte range of a segment: a row of ``read_damage``.

    ``kind`` is one of truncated_tail, zero_tail, bad_checksum, malformed, unsupported,
    limit_exceeded; ``message`` says what was expected and found.
    """

    __module__ = "kafkafmt"

    topic: str | None
    partition: int | None
    segment: str | None
    position: int
    length: int
    kind: str
    message: str

    @property
    def is_tail(self) -> bool:
        """An unfinished last entry or preallocated zeroes: Kafka's recovery drops both quietly."""
        return self.kind in TAILS


def error_of(kind: str, reason: str, source: str, position: int) -> KafkaFormatError:
    """The error that stands for damage of ``kind``."""
    return _ERRORS[kind](reason, source=source, position=position)


def kind_of(error: KafkaFormatError) -> str:
    """The damage kind of an entry whose decoding raised ``error``."""
    for kind in (BAD_CHECKSUM, UNSUPPORTED, LIMIT_EXCEEDED):
        if isinstance(error, _ERRORS[kind]):
            return kind
    return MALFORMED


@dataclass
class DamagePolicy:
    """What to do with damage: ``raise``, ``skip`` or ``collect``.

    ``found`` holds what was met, in file order, when collecting; tails are never raised.
    """

    on_damage: str = "raise"
    found: list[Damage] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.on_damage not in ("raise", "skip", "collect"):
            raise ValueError(f"on_damage is raise, skip or collect, not {self.on_damage!r}")

    def report(self, damage: Damage, error: KafkaFormatError) -> None:
        """Raise ``error``, drop ``damage`` or keep it."""
        if self.on_damage == "raise" and not damage.is_tail:
            raise error
        if self.on_damage == "collect":
            self.found.append(damage)
