"""The errors for bad bytes: one family, each with file, position and reason.

Strategy: a decoder that only sees bytes raises without a source; a caller that knows the file and
the position of the entry adds them with :meth:`KafkaFormatError.locate`.

Invariant: nothing but :class:`KafkaFormatError` comes out of bad bytes. A path that is missing or
cannot be read is not bad bytes: it raises the usual :class:`OSError`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing_extensions import Self


class KafkaFormatError(Exception):
    """Bytes not in Kafka's format; the base class of the errors below.

    Attributes:
        reason: what was expected and what was found.
        source: the path or URL of the segment, or ``None`` when only bytes are known.
        position: the byte position of the entry in that source.
    """

    __module__ = "kafkafmt"

    def __init__(
        self, reason: str, *, source: str | None = None, position: int | None = None
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.source = source
        self.position = position

    def locate(self, source: str | None, position: int | None) -> Self:
        """Add the source and the position unless they are known, and return the error itself."""
        if self.source is None:
            self.source = source
        if self.position is None:
            self.position = position
        return self

    def __str__(self) -> str:
        where = [] if self.source is None else [self.source]
        if self.position is not None:
            where.append(f"byte {self.position}")
        return f"{', '.join(where)}: {self.reason}" if where else self.reason


class CorruptError(KafkaFormatError):
    """The bytes contradict the format or their own checksum."""

    __module__ = "kafkafmt.errors"


class TruncatedError(CorruptError):
    """The bytes end before their announced length."""

    __module__ = "kafkafmt.errors"


class ChecksumError(CorruptError):
    """The stored CRC-32 (v0, v1) or CRC-32C (v2) differs from the one of the bytes."""

    __module__ = "kafkafmt.errors"


class MalformedError(CorruptError):
    """A length, a count or a structure refused by Kafka's own reader, too."""

    __module__ = "kafkafmt.errors"


class UnsupportedError(KafkaFormatError):
    """A magic or a codec written by no released Kafka."""

    __module__ = "kafkafmt.errors"


class LimitExceededError(KafkaFormatError):
    """An entry above one of the :class:`kafkafmt.Limits`; a larger limit reads it."""

    __module__ = "kafkafmt.errors"


@contextmanager
def located(source: str | None, position: int | None) -> Iterator[None]:
    """Add source and position to the errors raised in the block."""
    try:
        yield
    except KafkaFormatError as error:
        raise error.locate(source, position) from error.__cause__


def error_reason(error: KafkaFormatError | OSError) -> str:
    """Return the reason of an error, without the path."""
    if isinstance(error, KafkaFormatError):
        return error.reason
    return error.strerror or str(error)


def located_reason(error: KafkaFormatError | OSError) -> str:
    """Return the reason of an error and its position, without the path."""
    if isinstance(error, KafkaFormatError) and error.position is not None:
        return f"byte {error.position}: {error.reason}"
    return error_reason(error)
