"""Rows to standard output or to a file, as JSON lines, CSV, Parquet or Arrow.

Strategy: record batches are written one by one, so memory is bounded. A file gets its name when
everything is written (:func:`kafkafmt.storage.new_file.new_file`).

Invariant: JSON lines, Parquet and Arrow keep null and empty apart; CSV does too: null is nothing,
an empty text is a pair of quotes.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import IO, Any, TypeVar

import click
import pyarrow as pa

from kafkafmt.cli import jsonl, new_files, typed_json
from kafkafmt.cli.binary_text import AUTO, BASE64, FORMS
from kafkafmt.storage.new_file import new_file

Decorated = TypeVar("Decorated", bound=Callable[..., Any])

JSONL, CSV, PARQUET, ARROW = FORMATS = ("jsonl", "csv", "parquet", "arrow")


def options(function: Decorated) -> Decorated:
    """The options ``--format``, ``--output`` and ``--force``."""
    for option in reversed(_OPTIONS):
        function = option(function)
    return function


_OPTIONS: tuple[Callable[[Any], Any], ...] = (
    click.option(
        "--format",
        "output_format",
        type=click.Choice(FORMATS),
        default=JSONL,
        show_default=True,
        help="Format of the output. arrow: a stream of Arrow IPC on standard output, an Arrow IPC "
        "file (Feather) with --output.",
    ),
    click.option(
        "--output",
        metavar="FILE",
        type=click.Path(dir_okay=False),
        default=new_files.STANDARD_OUTPUT,
        help="Write to this file, which appears when everything is written; - is standard output.",
    ),
    click.option("--force", is_flag=True, help="Replace the file of --output if it exists."),
)


def is_binary(output_format: str) -> bool:
    """Whether a format keeps bytes and times as they are."""
    return output_format in (PARQUET, ARROW)


def style_of(output_format: str, binary: str | None, *, iso_times: bool = False) -> jsonl.Style:
    """How text formats print bytes and times; ``binary`` is what the user asked for."""
    form = FORMS[binary or (AUTO if output_format == CSV else BASE64)]
    is_base64 = form is FORMS[BASE64]
    text = jsonl.to_base64 if is_base64 else jsonl.quoting(form.text)
    return jsonl.Style(text, form.encoding, iso_times)


def write(
    batches: Iterable[pa.RecordBatch],
    schema: pa.Schema,
    output_format: str,
    output: str,
    *,
    force: bool = False,
    style: jsonl.Style | None = None,
) -> None:
    """Write every row.

    Raises:
        click.UsageError: a binary format would go to a terminal.
        FileExistsError: the file exists, and ``force`` does not say that it may be replaced.
    """
    is_file = output != new_files.STANDARD_OUTPUT
    if not is_file and is_binary(output_format) and sys.stdout.isatty():
        raise click.UsageError(f"--format {output_format} is binary: name a file with --output")
    style = style or jsonl.Style(jsonl.to_base64)
    with _opened(output, force) as stream:
        if output_format == PARQUET:
            _write_parquet(stream, batches, schema)
        elif output_format == ARROW:
            make = pa.ipc.new_file if is_file else pa.ipc.new_stream
            with make(stream, schema) as writer:
                for batch in batches:
                    writer.write_batch(batch)
        elif output_format == CSV:
            _write_csv(stream, batches, schema, style)
        elif is_file:
            jsonl.write(batches, style, lambda text: stream.write(text.encode(*_ENCODING)))
        else:
            jsonl.write(batches, style)


_ENCODING = ("utf-8", "surrogateescape")


@contextmanager
def _opened(output: str, force: bool) -> Iterator[IO[bytes]]:
    if output == new_files.STANDARD_OUTPUT:
        yield sys.stdout.buffer
        return
    with new_files.wrong_use(output, force=force), new_file(output, overwrite=force) as stream:
        yield stream


def _write_parquet(stream: IO[bytes], batches: Iterable[pa.RecordBatch], schema: pa.Schema) -> None:
    from pyarrow import parquet

    with parquet.ParquetWriter(stream, schema, compression="zstd") as writer:
        for batch in batches:
            writer.write_batch(batch)


def _write_csv(
    stream: IO[bytes], batches: Iterable[pa.RecordBatch], schema: pa.Schema, style: jsonl.Style
) -> None:
    from pyarrow import csv

    header = _csv_batch(pa.RecordBatch.from_pylist([], schema), style)
    with csv.CSVWriter(stream, header.schema) as writer:
        for batch in batches:
            writer.write_batch(_csv_batch(batch, style))


def _csv_batch(batch: pa.RecordBatch, style: jsonl.Style) -> pa.RecordBatch:
    """The rows with nothing but texts, numbers and booleans; nested values are JSON."""
    columns: dict[str, pa.Array] = {}
    for name, column in zip(batch.schema.names, batch.columns, strict=True):
        kind = column.type
        if not jsonl.is_raw(name, column):
            columns[name] = _texts(typed_json.texts(column, style.binary), unquote=True)
        elif pa.types.is_binary(kind):
            columns[name] = _texts(jsonl.column_texts(column, style), unquote=True)
            if style.encoding is not None:
                forms = [
                    None if each is None else style.encoding(each) for each in column.to_pylist()
                ]
                columns[f"{name}Encoding"] = pa.array(forms, pa.string())
        elif pa.types.is_list(kind):
            columns[name] = _texts(jsonl.column_texts(column, style), unquote=False)
        elif pa.types.is_timestamp(kind):
            milliseconds = column.cast(pa.int64())
            texts = jsonl.column_texts(column, style) if style.iso_times else None
            columns[name] = milliseconds if texts is None else _texts(texts, unquote=True)
        else:
            columns[name] = column
    return pa.RecordBatch.from_pydict(columns)


def _texts(values: str | list[str], *, unquote: bool) -> pa.Array:
    """JSON texts as a column; with ``unquote``, JSON strings as the text that they say."""
    found = [
        None if each == "null" else json.loads(each) if unquote and each.startswith('"') else each
        for each in values
    ]
    return pa.array(found, pa.string())
