"""Rows to standard output or to a file, as JSON lines, CSV, Parquet or Arrow.

Strategy: record batches are written one by one, so memory is bounded. A file gets its name when
everything is written (:func:`kafkafmt.storage.new_file.new_file`).

Invariant: JSON lines, Parquet and Arrow keep null and empty apart; CSV does too: null is nothing,
an empty text is a pair of quotes.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, Any

import click
import pyarrow as pa

from kafkafmt._base.wording import counted, printable
from kafkafmt.cli import files, streams
from kafkafmt.cli.options import as_json, flag, refuse_without_effect, times, together
from kafkafmt.cli.options import report as report_damage
from kafkafmt.cli.output import jsonl
from kafkafmt.cli.words import BASE64, base64_text, decode_text
from kafkafmt.storage.new_file import new_file

if TYPE_CHECKING:
    from kafkafmt._base.damage import Damage
    from kafkafmt.log.scan.query import Scan
    from kafkafmt.values.scanning import DecodedScan

JSONL, CSV, PARQUET, ARROW = FORMATS = ("jsonl", "csv", "parquet", "arrow")
_BINARY = (PARQUET, ARROW)


options = together(
    click.option(
        "-f",
        "--format",
        "output_format",
        type=click.Choice(FORMATS),
        help="Format of the output. By default the name after -o says it, else it is jsonl. arrow: "
        "a stream of Arrow IPC on standard output, an Arrow IPC file (Feather) with -o.",
    ),
    as_json,
    times,
    click.option(
        "-o",
        "--output",
        metavar="FILE",
        type=click.Path(dir_okay=False),
        default=files.STANDARD_OUTPUT,
        help="Write to this file, which appears when everything is written; - is standard output.",
    ),
    flag("--force", "Replace the file of --output if it exists."),
)


@dataclass(frozen=True)
class Output:
    """The destination and the format of rows.

    Attributes:
        format: one of :data:`FORMATS`.
        path: of a file, or ``-``.
        force: whether a file is replaced.
        style: how text formats print bytes and times.
        is_json: whether ``--json`` asks for it.
        is_table: whether a person looks: at a terminal, and no option says otherwise.
    """

    format: str
    path: str
    force: bool
    style: jsonl.Style
    is_json: bool = False
    is_table: bool = False

    @classmethod
    def of(cls, chosen: dict[str, Any], times: tuple[str, ...] = ()) -> Output:
        """Return the output of the options, taking them out of ``chosen``.

        ``times`` are columns of numbers that are times.

        Raises:
            click.UsageError: options that exclude each other, or have no effect.
        """
        asked, as_json = chosen.pop("output_format"), chosen.pop("as_json")
        path, force, asked_times = (chosen.pop(name) for name in ("output", "force", "times"))
        if as_json and asked not in (None, JSONL):
            raise click.UsageError(f"--json and --format {asked} exclude each other")
        if _OFFSET_OF_KCAT.fullmatch(path) and not os.path.exists(path):
            raise click.UsageError(
                f"-o {path}: -o is the file of the output; --start-offset and --last choose records"
            )
        format = JSONL if as_json else asked or _format_by_ending(path)
        refuse_without_effect(
            "--times", f"{format} keeps times as they are", when=format in _BINARY
        )
        refuse_without_effect(
            "--force", "it replaces the file of --output", when=path == files.STANDARD_OUTPUT
        )
        style = jsonl.Style(asked_times == "iso", times)
        is_asked = as_json or asked or path != files.STANDARD_OUTPUT
        return cls(format, path, force, style, as_json, streams.is_terminal() and not is_asked)


def _format_by_ending(path: str) -> str:
    """Return the format by a file's ending, JSON lines without one; else a usage error."""
    ending = os.path.splitext(path)[1].lower()
    if ending not in _ENDINGS:
        raise click.UsageError(
            f"-o {printable(path)}: no format has the ending {printable(ending)}; -f says which "
            f"one it is: {', '.join(FORMATS)}"
        )
    return _ENDINGS[ending]


_OFFSET_OF_KCAT = re.compile(r"beginning|end|stored|-?[0-9]+|[se]@[0-9]+")
_ENDINGS = {
    **dict.fromkeys(("", ".jsonl", ".ndjson", ".json", ".txt", ".log"), JSONL),
    **{".csv": CSV, ".parquet": PARQUET, ".arrow": ARROW, ".feather": ARROW},
}


class CountedRows:
    """Record batches, and the number of their rows taken so far."""

    def __init__(self, batches: Iterable[pa.RecordBatch]) -> None:
        self._batches = batches
        self.rows = 0

    def __iter__(self) -> Iterator[pa.RecordBatch]:
        for batch in self._batches:
            self.rows += batch.num_rows
            yield batch


def report(
    read: CountedRows,
    scan: Scan | DecodedScan,
    unlisted: list[Damage],
    wanted: Mapping[str, Any],
    on_damage: str,
) -> bool:
    """List the damage of a scan, unless it is after the limit; return ``True`` for any."""
    is_cut = read.rows == wanted.get("limit")
    lost, tails = ([], []) if is_cut else (unlisted, scan.tails)
    return report_damage([*lost, *scan.damage], tails, on_damage)


def write(read: CountedRows, schema: pa.Schema, output: Output) -> None:
    """Write every row.

    Raises:
        click.UsageError: a binary format would go to a terminal.
        FileExistsError: the file exists, and ``force`` does not say that it may be replaced.
    """
    is_file = output.path != files.STANDARD_OUTPUT
    if not is_file and output.format in _BINARY and sys.stdout.isatty():
        raise click.UsageError(f"--format {output.format} is binary: name a file with --output")
    with _opened(output) as stream:
        if output.format != JSONL:
            with _writer(stream, schema, output) as writer:
                for batch in read:
                    is_text = output.format == CSV
                    writer.write_batch(_csv_batch(batch, output.style) if is_text else batch)
        elif is_file:
            jsonl.write(read, output.style, lambda text: stream.write(text.encode(*_ENCODING)))
        else:
            jsonl.write(read, output.style)
            if not read.rows and sys.stdout.isatty():
                streams.err_sentence("nothing to list")
    files.tell_written(output.path, f", {counted(read.rows, 'row')}")


def as_texts(batch: pa.RecordBatch, style: jsonl.Style, most: int) -> pa.RecordBatch:
    """Return the rows for a table: keys, values and headers as texts of at most so many letters."""
    for at, (name, column) in enumerate(zip(batch.schema.names, batch.columns, strict=True)):
        if name in style.documents() or pa.types.is_string(column.type):
            texts = column.to_pylist()
        elif not jsonl.is_raw(name, column):
            texts = jsonl.typed_texts(column)
        elif pa.types.is_binary(column.type):
            texts = [_plain(data) for data in column.to_pylist()]
        elif pa.types.is_list(column.type):
            texts = [",".join(map(_header, row)) or None for row in column.to_pylist()]
        else:
            continue
        shown = [None if text in (None, "null") else text[:most] for text in texts]
        batch = batch.set_column(at, name, pa.array(shown, pa.string()))
    return batch


def _header(header: dict[str, Any]) -> str:
    """Return ``name=value``; the name alone for a null value, unlike an empty one."""
    value = _plain(header["value"])
    return f"{header['key']}" if value is None else f"{header['key']}={value}"


def _plain(data: bytes | None) -> str | None:
    if data is None:
        return None
    text = decode_text(data)
    return base64_text(data) if text is None else text


_ENCODING = ("utf-8", "surrogateescape")


@contextmanager
def _opened(output: Output) -> Iterator[IO[bytes]]:
    path, force = output.path, output.force
    if path == files.STANDARD_OUTPUT:
        yield streams.binary()
        return
    with files.wrong_use(path, force=force), new_file(path, overwrite=force) as stream:
        yield stream


def _writer(stream: IO[bytes], schema: pa.Schema, output: Output) -> Any:
    if output.format == PARQUET:
        from pyarrow import parquet

        return parquet.ParquetWriter(stream, schema, compression="zstd")
    if output.format == CSV:
        from pyarrow import csv

        header = _csv_batch(pa.RecordBatch.from_pylist([], schema), output.style)
        return csv.CSVWriter(stream, header.schema)
    is_file = output.path != files.STANDARD_OUTPUT
    return (pa.ipc.new_file if is_file else pa.ipc.new_stream)(stream, schema)


def encoded(column: pa.Array) -> tuple[pa.Array, pa.Array]:
    """Return bytes as texts, and the encoding of each, null for plain text."""
    values = list(jsonl.binaries(column))
    encodings = [BASE64 if is_named else None for _, is_named in values]
    return _texts([text for text, _ in values], unquote=True), pa.array(encodings, pa.string())


def _csv_batch(batch: pa.RecordBatch, style: jsonl.Style) -> pa.RecordBatch:
    """Return the rows with nothing but texts, numbers and booleans; nested values are JSON."""
    columns: dict[str, pa.Array] = {}
    for name, column in zip(batch.schema.names, batch.columns, strict=True):
        kind = column.type
        if not jsonl.is_raw(name, column):
            columns[name] = _texts(jsonl.typed_texts(column), unquote=True)
        elif pa.types.is_binary(kind):
            columns[name], columns[f"{name}Encoding"] = encoded(column)
        elif pa.types.is_list(kind):
            columns[name] = _texts(jsonl.column_texts(column), unquote=False)
        elif (iso := style.iso(name, column)) is not None:
            columns[name] = iso
        else:
            columns[name] = column.cast(pa.int64()) if pa.types.is_timestamp(kind) else column
    return pa.RecordBatch.from_pydict(columns)


def _texts(values: str | list[str], *, unquote: bool) -> pa.Array:
    """Return JSON texts as a column; with ``unquote``, JSON strings as their content."""
    found = [
        None
        if value == "null"
        else json.loads(value)
        if unquote and value.startswith('"')
        else value
        for value in values
    ]
    return pa.array(found, pa.string())
