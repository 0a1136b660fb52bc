"""Runs the command line in this process, and reads what Kafka's own tool printed."""

import base64
import json
import lzma
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from kafkafmt._base.errors import KafkaFormatError
from kafkafmt.cli.app import cli
from kafkafmt.survey.dump.files import dump_files
from kafkafmt.survey.dump.request import ALL_BYTES, MAX_MESSAGE_SIZE, DumpedFile, DumpOptions

DUMPS = Path(__file__).parent.parent / "conformance" / "dumps"
Row = dict[str, Any]


def run(
    *arguments: str | Path, stdin: bytes | None = None, env: Mapping[str, str] | None = None
) -> Result:
    """One command line; the result has exit_code, stdout and stderr."""
    return CliRunner().invoke(
        cli, [str(argument) for argument in arguments], input=stdin, env=env, prog_name="kafkafmt"
    )


def json_lines(text: str) -> list[Row]:
    return [json.loads(line) for line in text.splitlines()]


def in_base64(row: Row) -> Row:
    """A row of records with all bytes in Base64, as it says that some are."""
    return {
        **{name: value for name, value in row.items() if name[-8:] != "Encoding"},
        **{name: _encoded(row[name], row.get(f"{name}Encoding")) for name in ("key", "value")},
        "headers": [
            {"key": each["key"], "value": _encoded(each["value"], each.get("encoding"))}
            for each in row["headers"]
        ],
    }


def _encoded(text: str | None, encoding: str | None) -> str | None:
    if text is None or encoding == "base64":
        return text
    assert encoding is None
    return base64.b64encode(text.encode()).decode()


@cache
def captured(name: str) -> list[Row]:
    """The rows of a capture in ``conformance/dumps``. The list is shared: do not change it."""
    with lzma.open(DUMPS / name, "rt", encoding="utf-8", newline="\n") as lines:
        return [json.loads(line) for line in lines]


def options_of(arguments: list[str]) -> DumpOptions:
    """The options of a captured command line."""

    def number(name: str, default: int) -> int:
        return int(arguments[arguments.index(name) + 1]) if name in arguments else default

    return DumpOptions(
        print_data_log="--print-data-log" in arguments,
        deep_iteration="--deep-iteration" in arguments,
        skip_record_metadata="--skip-record-metadata" in arguments,
        max_bytes=number("--max-bytes", ALL_BYTES),
        index_sanity_check="--index-sanity-check" in arguments,
        verify_index_only="--verify-index-only" in arguments,
        max_message_size=number("--max-message-size", MAX_MESSAGE_SIZE),
    )


def dumped(
    directory: Path, files: list[str], options: DumpOptions, *, shown: str | None = None
) -> tuple[str, str, KafkaFormatError | None]:
    """The output of our dump on both streams, without the directory, and its exit.

    ``shown`` is the directory that the files seem to lie in: some of the output is ordered by it.
    """
    out: list[str] = []
    err: list[str] = []
    error = None
    prefix = f"{directory if shown is None else shown}/"
    inputs = [DumpedFile(prefix + name, str(directory / name)) for name in files]
    try:
        dump_files(inputs, options, out.append, err.append)
    except KafkaFormatError as raised:
        error = raised
    return "".join(out).replace(prefix, ""), "".join(err).replace(prefix, ""), error


def gap_blocks(stderr: str) -> dict[str, list[str]]:
    """The gaps on the error stream: the lines below each file's path, in the order of the paths."""
    blocks: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in stderr.splitlines():
        if line.startswith("Non-consecutive offsets in "):
            path = line.removeprefix("Non-consecutive offsets in ").removeprefix(":")
            lines = blocks[path] = []
        else:
            lines.append(line)
    return blocks
