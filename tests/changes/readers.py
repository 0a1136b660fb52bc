"""What reads a directory, and gives rows of text."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import kafkafmt
from tests.changes.trying import Read
from tests.cli.running import run

_COLUMNS = ["topic", "partition", "offset", "value"]


def _of(table: Any) -> list[str]:
    return [
        f"{row['topic']}-{row['partition']} {row['offset']} {row['value'] or b''!r}"
        for row in table.to_pylist()
    ]


def records(data: Path, source: Any = None, **options: Any) -> list[str]:
    return _of(kafkafmt.read_records(source or data, columns=_COLUMNS, **options))


def collected(data: Path) -> list[str]:
    scan = kafkafmt.scan_records(data, columns=_COLUMNS, on_damage="collect")
    rows = _of(scan.read_all())
    return rows + [f"damage of {each.segment}: {each.message}" for each in scan.damage]


def matched(data: Path) -> list[str]:
    return records(data / "*-0" / "*.log")


def of_log(data: Path) -> list[str]:
    return records(data / "orders-0")


def table(function: Callable[..., Any], data: Path) -> list[str]:
    rows = function(data).to_pylist()
    text = [json.dumps(row, default=str, sort_keys=True) for row in rows]
    return [each.replace(str(data), "") for each in text]


def with_damage(function: Callable[..., Any], data: Path) -> list[str]:
    damage: list[Any] = []
    rows = table(partial(function, damage=damage), data)
    return rows + [f"damage of {each.segment}: {each.message}" for each in damage]


def command(*arguments: str) -> Read:
    """A command line; DATA and OUT are paths."""

    def read(data: Path) -> Sequence[str]:
        out = data.with_name("out")
        shutil.rmtree(out, ignore_errors=True)
        paths = {"DATA": data, "LOG": data / "orders-0", "OUT": out}
        found = run(*(paths.get(each, each) for each in arguments))
        if found.exception is not None and not isinstance(found.exception, SystemExit):
            raise found.exception
        lines = [*found.stdout.splitlines(), *found.stderr.splitlines()]
        return [line.replace(str(data), "") for line in lines] + [f"exit {found.exit_code}"]

    return read


RECORDS: dict[str, Read] = {
    "records": records,
    "of one log": of_log,
    "committed": partial(records, isolation="read_committed"),
    "collected": collected,
    "from an offset": partial(records, start_offset=15),
    "matched": matched,
    "in threads": partial(records, threads=2),
}
SURVEYS: dict[str, Read] = {
    "ls": partial(table, kafkafmt.list_logs),
    "verify": partial(table, kafkafmt.verify),
    "transactions": partial(with_damage, kafkafmt.read_transactions),
    "hanging": partial(with_damage, kafkafmt.find_hanging_transactions),
    "producers": partial(with_damage, kafkafmt.read_producers),
    "batches": partial(table, kafkafmt.read_batches),
    "damage": partial(table, kafkafmt.read_damage),
}
COMMANDS: dict[str, Read] = {
    "records --last": command("records", "--last", "5", "LOG"),
    "salvage": command("salvage", "DATA", "OUT"),
    "dump": command("dump", "--print-data-log", "LOG"),
}
READERS = RECORDS | SURVEYS | COMMANDS
