"""Options about keys and values of several commands, and the library's names for them.

Invariant: options that exclude each other are wrong use, reported before anything is read.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import click

from kafkafmt._base.arguments import is_refusal
from kafkafmt._base.wording import printable
from kafkafmt.cli import exits, layout, options, streams
from kafkafmt.values import FORMATS, FRAMES, DecodedScan, SchemaError, ValueFormat
from kafkafmt.values.column import BYTES_FORMAT
from kafkafmt.values.errors import SchemasNeededError, ValueDecodeError
from kafkafmt.values.records import ON_ERROR
from kafkafmt.values.schema_sources import TOPIC


@contextmanager
def _hinted() -> Iterator[None]:
    """Add a way to continue to an error about a value."""
    try:
        yield
    except ValueDecodeError as error:
        hint = "--on-value-error null or collect reads on"
        raise exits.CommandError(f"{error} ({hint})", exits.DAMAGED) from error


_OPTIONS = (
    click.option(
        "--key-format",
        metavar="FORMAT",
        callback=options.parsed(ValueFormat.of),
        help=f"Decode keys: {', '.join(FORMATS[:-1])}, or auto: by the topic's schema, its name "
        "(topics of MirrorMaker, Connect and Streams), else JSON, else bytes. After a colon stands "
        "what else is known, such as avro:subject=orders-value,version=3: subject (by default "
        "<topic>-value), version (latest), message (of Protobuf, the first of the schema), "
        f"frame ({', '.join(FRAMES)}), and context (of the registry, for its ids).",
    ),
    click.option(
        "--value-format",
        metavar="FORMAT",
        callback=options.parsed(ValueFormat.of),
        help="Decode values; written alike.",
    ),
    click.option(
        "--schemas",
        metavar="SOURCE",
        help="Schemas of Avro, Protobuf and JSON Schema: the log directory _schemas-0 of a schema "
        "registry, a folder of .avsc, .proto and .json files, or the http(s) URL of a registry.",
    ),
)


def _on_error(default: str, help: str) -> Callable[[options.Decorated], options.Decorated]:
    return click.option(
        "--on-value-error",
        type=click.Choice(ON_ERROR),
        default=default,
        show_default=True,
        help=f"{help} The exit code is 1 if there was any.",
    )


_ON_ERROR = _on_error(
    "raise",
    "raise: stop at the first value that does not decode. null: print null. collect: print null, "
    "and the kind, the reason and the bytes as value_error and value_raw.",
)
_ON_ERROR_OF_TABLES = _on_error(
    "collect",
    "collect: write null for a value that does not decode, and its error and bytes as "
    "value_error, value_raw and in the table values_failed. null: only write null. raise: stop.",
)
values = options.together(
    *_OPTIONS, _ON_ERROR, options.collecting(lambda _, stack: stack.enter_context(_hinted()))
)
"""How keys and values are decoded; an error names what else can be done."""
values_of_tables = options.together(*_OPTIONS, _ON_ERROR_OF_TABLES)
"""How keys and values are decoded for tables that are written, where one that fails is kept."""


def arguments(chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options as arguments of :func:`kafkafmt.scan_records`."""
    formats = {
        name: chosen[name] for name in ("key_format", "value_format") if chosen[name] is not None
    }
    for name in ("--schemas", "--on-value-error"):
        why = "it is for --key-format or --value-format"
        options.refuse_without_effect(name, why, when=not formats)
    return {name: chosen[name] for name in ("schemas", "on_value_error")} | formats


@contextmanager
def wrong_use(sources: Iterable[str] = ()) -> Iterator[None]:
    """Report options unfit for decoding as wrong use; name schemas beside the sources."""
    try:
        yield
    except (ValueError, ImportError, SchemaError, OSError) as error:
        needs = isinstance(error, SchemasNeededError) or isinstance(
            error.__cause__, SchemasNeededError
        )
        if not needs and (isinstance(error, OSError) or not is_refusal(error)):
            raise
        found = registry_beside(sources) if needs else None
        if found is None:
            raise click.UsageError(str(error)) from error
        what = str(error).partition(":")[0]
        raise click.UsageError(f"{what}: --schemas {found} has those of a registry") from error


def registry_beside(paths: Iterable[str]) -> str | None:
    """Return the log of a schema registry in the data directory of a path; ``None`` without one."""
    for path in paths:
        for directory in (path, os.path.dirname(path), os.path.dirname(os.path.dirname(path))):
            log = os.path.join(directory, f"{TOPIC}-0")
            if os.path.isdir(log):
                return layout.near(log)
    return None


def name_registry(typed: Mapping[str, Any], source: str) -> None:
    """Name a source with a registry's schemas, if formats are chosen without schemas."""
    formats = (typed.get("key_format"), typed.get("value_format"))
    is_auto = any(each is not None and each.format == FORMATS[-1] for each in formats)
    if is_auto and typed["schemas"] is None:
        _name_registry([source])


def _name_registry(paths: Iterable[str]) -> None:
    registry = registry_beside(paths)
    if registry is not None:
        streams.err_sentence(f"--schemas {registry} has the schemas of a registry")


def report(scan: object, sources: Iterable[str] = ()) -> bool:
    """Report chosen formats and failures on standard error; return ``True`` for any failure.

    Schemas beside the ``sources`` are named if a chosen format leaves values as they are.
    """
    if not isinstance(scan, DecodedScan):
        return False
    is_left = False
    for (topic, column), format in scan.formats.items():
        if topic is not None:
            streams.err_sentence(f"{column}s of {printable(topic)} are read as {format.format}")
            is_left = is_left or format.format == BYTES_FORMAT
    if is_left:
        _name_registry(sources)
    if scan.failed:
        streams.err_sentence(f"keys and values that do not decode: {scan.failed}")
    return scan.failed > 0
