"""What reads a directory, and gives rows of text."""

from __future__ import annotations

import json
import shutil
import threading
from collections.abc import Callable, Sequence
from functools import partial
from http.client import IncompleteRead
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import kafkafmt
from kafkafmt.cli.inspector.page import log_files
from kafkafmt.cli.inspector.server import InspectorServer
from kafkafmt.lake import read_table
from kafkafmt.lake.export.errors import ExportFailedError
from kafkafmt.lake.export.executors import InProcess
from kafkafmt.lake.export.export import export_by
from kafkafmt.lake.export.job import Job
from kafkafmt.log.merging import SeveralLogsError
from kafkafmt.storage.discovery import find_segments
from tests.attacks.changes import following
from tests.attacks.changes.trying import Read
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


def exported(data: Path, *, runs: int = 1, **options: Any) -> list[str]:
    out = data.with_name("out")
    shutil.rmtree(out, ignore_errors=True)
    for _ in range(runs):
        job = Job.of(str(data), tables=_TABLES, **options)
        try:
            export_by(job, str(data), str(out), InProcess())
        except ExportFailedError as error:
            if "; run it again" not in str(error):
                raise
            raise kafkafmt.errors.ReplacedError(str(error)) from error
    damage = read_table(out, "damage").read_all().to_pylist()
    return _of(read_table(out, "records").read_all()) + [
        f"damage of {each['segment']}: {each['message']}" for each in damage
    ]


_TABLES = "records,damage"


def difference(root: Path) -> list[str]:
    return table(lambda path: kafkafmt.diff(path / "a", path / "b"), root)


def of_disks(root: Path) -> list[str]:
    """Records of two disks, the second one first: it is listed before the log is there."""
    try:
        return records(root, source=[root / "b", root / "a"])
    except SeveralLogsError as error:  # it is in both
        raise kafkafmt.errors.ReplacedError(str(error)) from error


def inspected(data: Path) -> list[str]:
    """The files that the inspector's page asks for, each in two requests."""
    files = log_files(find_segments(data))
    rows = []
    with InspectorServer(files) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.001})
        thread.start()
        try:
            for number, file in enumerate(files):
                middle = file.size // 2
                parts = [(0, middle), (middle, file.size)]
                content = [_asked(server.url, number, *part) for part in parts if part[0] < part[1]]
                is_given = None not in content
                text = b"".join(filter(None, content)).hex() if is_given else "not given"
                rows.append(f"{file.path.removeprefix(str(data))} {file.size} {text}")
        finally:
            server.shutdown()
            thread.join()
    return rows


def _asked(url: str, number: int, start: int, end: int) -> bytes | None:
    """A part of a file; None if the server says that it cannot read it."""
    request = Request(f"{url}file/{number}", headers={"Range": f"bytes={start}-{end - 1}"})
    try:
        with urlopen(request) as answer:
            content: bytes = answer.read()
            return content
    except (HTTPError, IncompleteRead):
        return None


RECORDS: dict[str, Read] = {
    "records": records,
    "of one log": lambda data: records(data / "orders-0"),
    "committed": partial(records, isolation="read_committed"),
    "collected": collected,
    "from an offset": partial(records, start_offset=15),
    "matched": lambda data: records(data / "*-0" / "*.log"),
    "in threads": partial(records, threads=2),
    "exported": exported,
    "appended": partial(exported, runs=2, format="delta", incremental=True),
    "appended committed": partial(
        exported, runs=2, format="delta", incremental=True, isolation="read_committed"
    ),
}
FOLLOWED: dict[str, Read] = {
    "followed": following.followed,
    "followed committed": partial(following.followed, isolation="read_committed"),
    "followed on": partial(following.followed, fail_on_data_loss=False),
}
"""Records that an incremental export adds; the last one goes on where another log is there."""
SURVEYS: dict[str, Read] = {
    "ls": partial(table, kafkafmt.read_logs),
    "verify": partial(table, kafkafmt.verify),
    "transactions": partial(with_damage, kafkafmt.read_transactions),
    "hanging": partial(with_damage, kafkafmt.read_hanging_transactions),
    "producers": partial(with_damage, kafkafmt.read_producers),
    "batches": partial(table, kafkafmt.read_batches),
    "damage": partial(table, kafkafmt.read_damage),
    "inspected": inspected,
}
COMMANDS: dict[str, Read] = {
    "records --last": command("records", "--last", "5", "LOG"),
    "salvage": command("salvage", "DATA", "OUT"),
    "dump": command("dump", "--print-data-log", "LOG"),
}
READERS = RECORDS | FOLLOWED | SURVEYS | COMMANDS
TRANSACTION_STATES: dict[str, Read] = {
    "transaction states": partial(with_damage, kafkafmt.cluster.read_transaction_states),
    "open transactions": partial(with_damage, kafkafmt.cluster.read_open_transactions),
}
SHARE_STATES = {"share states": partial(with_damage, kafkafmt.cluster.read_share_states)}
"""Readers of the logs of :mod:`tests.attacks.changes.states`."""


def _of_tier(read: Read) -> Read:
    return lambda root: read(root / "bucket")


def with_broker(root: Path, *, last: str) -> list[str]:
    """Records of a bucket and of a broker's disk, one listed after the other."""
    first = "bucket" if last == "data" else "data"
    return records(root, source=[root / first, root / last])


def audited(root: Path) -> list[str]:
    """The audit of a bucket, with what a broker has."""
    audit = kafkafmt.tier.read_tier([root / "bucket", root / "data"])
    rows = [*audit.coverage.to_pylist(), *audit.findings.to_pylist()]
    return [json.dumps(row, default=str, sort_keys=True).replace(str(root), "") for row in rows]


TIER_RECORDS: dict[str, Read] = {
    "tier": _of_tier(records),
    "tier collected": _of_tier(collected),
    "tier and broker": partial(with_broker, last="data"),
    "broker and tier": partial(with_broker, last="bucket"),
    "tier exported": _of_tier(exported),
}
TIERS = TIER_RECORDS | {
    "tier listed": _of_tier(SURVEYS["ls"]),
    "tier verified": _of_tier(SURVEYS["verify"]),
    "tier audited": audited,
}
"""Readers of what :mod:`tests.attacks.changes.tiers` makes."""
