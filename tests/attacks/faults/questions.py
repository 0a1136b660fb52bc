"""What is asked of a disk or a store that fails: each function and command that reads.

A question gets a :class:`Place` and gives an :class:`Answer`.
"""

from __future__ import annotations

import inspect
import io
import logging
import shutil
import traceback
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pyarrow as pa
from click.testing import CliRunner

import kafkafmt
from kafkafmt.cli.app import cli
from tests.attacks.changes import readers
from tests.attacks.faults import looking
from tests.support import public

OFFSET, TIME = 7, 1_790_000_007_000  # of a record of `orders`, in the second segment
CRASHED = 99
"""The code of an answer that is an exception which the library does not document."""
WRONG_USE = 2
DOCUMENTED = (kafkafmt.KafkaFormatError, OSError, kafkafmt.rescue.RescueError)


@dataclass(frozen=True)
class Place:
    """Where the sources lie."""

    root: str  # a folder, or a URL
    options: dict[str, Any]  # those of the store
    out: Path  # a folder of this machine for what is written

    def at(self, *names: str) -> str:
        return "/".join((self.root, *names))


@dataclass(frozen=True)
class Answer:
    """What a question got."""

    code: int  # 0, or that of the command line; for a function that raises 2
    out: str  # what it gave or printed
    said: str  # what it raised, or said beside it: warnings, the log, standard error


Ask = Callable[[Place], Answer]


def _text(value: object) -> str:
    if isinstance(value, (pa.Table, pa.RecordBatch)):
        return "".join(f"{row}\n" for row in value.to_pylist())
    if isinstance(value, (list, tuple)):
        return "".join(_text(each) for each in value)
    return f"{value}\n"


@contextmanager
def _noted() -> Iterator[io.StringIO]:
    """What is said beside an answer."""
    said = io.StringIO()
    handler = logging.StreamHandler(said)
    logger = logging.getLogger("kafkafmt")
    logger.addHandler(handler)
    try:
        with warnings.catch_warnings(), redirect_stderr(said):
            warnings.simplefilter("always")
            warnings.showwarning = lambda message, *_: said.write(f"{message}\n")  # type: ignore[assignment]
            yield said
    finally:
        logger.removeHandler(handler)


def calls(name: str, *sources: str, **options: Any) -> Ask:
    """A function of the library, with the storage options and a list of damage if it takes one."""
    function = public.PUBLIC[name]
    collects = "damage" in inspect.signature(function).parameters
    if collects and "on_damage" in inspect.signature(function).parameters:
        options["on_damage"] = "collect"
    return reads(partial(function, **options), *sources, collects=collects)


def reads(function: Callable[..., object], *sources: str, collects: bool = False) -> Ask:
    """A function, with the storage options; with `collects`, also a list for damage."""

    def ask(place: Place) -> Answer:
        more: dict[str, Any] = {"storage_options": place.options} if place.options else {}
        damage: list[kafkafmt.Damage] = []
        if collects:
            more |= {"damage": damage}
        code, out = 0, ""
        with _noted() as said:
            try:
                out = _text(function(*map(place.at, sources), **more))
                out += _text([f"damage: {each}" for each in damage])
            except DOCUMENTED as error:
                code = WRONG_USE
                said.write(f"{type(error).__name__}: {error}\n")
            except Exception:  # noqa: BLE001 it is what is looked for
                code = CRASHED
                said.write(traceback.format_exc())
        return Answer(code, out, said.getvalue())

    return ask


def runs(*arguments: str) -> Ask:
    """A command line; a word that begins with `@` is a source, `@OUT` a new path."""

    def ask(place: Place) -> Answer:
        given = []
        for word in arguments:
            if word == "@OUT":
                _remove(place.out)
                word = str(place.out)
            elif word.startswith("@"):
                word = place.at(word[1:])
            given.append(word)
        secret = ("key", "secret")
        for name, value in place.options.items():
            if name not in secret and isinstance(value, str):
                given += ["--storage-option", f"{name}={value}"]
        with _noted() as said:
            result = CliRunner().invoke(cli, given, prog_name="kafkafmt")
        error = result.exception
        code = result.exit_code
        trace = ""
        if error is not None and not isinstance(error, SystemExit):
            code = CRASHED
            trace = "".join(traceback.format_exception(error))
        out = result.stdout
        if "@OUT" in arguments:
            out = _written(place.out, arguments[0], out)
        return Answer(code, out, result.stderr + said.getvalue() + trace)

    return ask


def _remove(out: Path) -> None:
    if out.is_dir():
        shutil.rmtree(out)
    else:
        out.unlink(missing_ok=True)


def _written(out: Path, command: str, printed: str) -> str:
    """What a command has printed and written; an export prints how long it took."""
    if command == "export":
        there, printed = looking.tables(out), ""
    else:
        there = looking.files(out, sizes_only=command == "rescue")
    return printed + "".join(
        f"{kind} {each} {count}\n"
        for kind, things in there.items()
        for each, count in sorted(things.items(), key=repr)
    )


def _objects(source: str, **more: Any) -> list[str]:
    with kafkafmt.open_segment(source, **more) as segment:
        return [f"{record}\n" for batch in segment for record in batch.records()]


def _audit(*given: str, **more: Any) -> list[object]:
    audit = kafkafmt.tier.read_tier(list(given), **more)
    return [audit.coverage, audit.findings]


def _image(source: str, **more: Any) -> list[object]:
    image = kafkafmt.cluster.read_cluster(source, on_damage="collect", **more)
    tables = image.topics, image.partitions, image.configs, image.brokers
    return [*tables, image.features, image.findings]


def _merged(*given: str, **more: Any) -> list[object]:
    """The records of merged copies, and which were chosen."""
    found = kafkafmt.merge_replicas(list(given), **more)
    differences = found.differences(everything=True)
    return [found.copies, found.left_out, differences, kafkafmt.read_records(found)]


SEGMENT = "data/orders-0/00000000000000000000.log"
ANYWHERE: dict[str, Ask] = {
    "records": calls("read_records", "data"),
    "records collected": calls("read_records", "data", on_damage="collect"),
    "records committed": calls("read_records", "data", isolation="read_committed"),
    "records from an offset": calls("read_records", "data/orders-0", start_offset=OFFSET),
    "records from a time": calls("read_records", "data/orders-0", start=TIME),
    "records in threads": calls("read_records", "data", threads=4),
    "records of a pattern": calls("read_records", "data/*s-*"),
    "records of any depth": calls("read_records", "data/**/*.log"),
    "records of a topic": calls("read_records", "data", topics="orders", limit=20),
    "batches": calls("read_batches", "data"),
    "damage": calls("read_damage", "data"),
    "segment": reads(_objects, SEGMENT),
    "fields": calls("read_fields", "data/orders-0", offset=OFFSET),
    "index": calls("read_index", SEGMENT.replace(".log", ".index")),
    "time index": calls("read_time_index", SEGMENT.replace(".log", ".timeindex")),
    "epochs": calls("read_leader_epoch_checkpoint", "data/orders-0/leader-epoch-checkpoint"),
    "checkpoint": calls("read_offset_checkpoint", "data/replication-offset-checkpoint"),
    "properties": calls("read_meta_properties", "data/meta.properties"),
    "list": calls("read_logs", "data"),
    "verify": calls("verify", "data"),
    "verify in threads": calls("verify", "data", threads=4),
    "diff": calls("diff", "data", "other", everything=True),
    "transactions": calls("read_transactions", "data"),
    "transactions across": calls("read_transactions", "data", across_partitions=True),
    "hanging": calls("read_hanging_transactions", "data"),
    "producers": calls("read_producers", "data"),
    "merged": reads(_merged, "data", "other", collects=True),
    "image": reads(_image, "rich", collects=True),
    "image of a broker": reads(_image, "data", collects=True),
    "metadata records": calls("read_metadata_records", "rich"),
    "internal": calls("read_internal", "rich"),
    "groups": calls("read_groups", "rich"),
    "members": calls("read_group_members", "rich"),
    "group events": calls("read_group_events", "rich"),
    "committed offsets": calls("read_committed_offsets", "data"),
    "rich committed offsets": calls("read_committed_offsets", "rich"),
    "commits": calls("read_offset_commits", "rich"),
    "open transactions": calls("read_open_transactions", "rich"),
    "transaction states": calls("read_transaction_states", "rich"),
    "share states": calls("read_share_states", "rich"),
    "remote segments": calls("read_remote_segments", "rich"),
    "tier": calls("read_records", "tier"),
    "tier committed": calls("read_records", "tier", isolation="read_committed"),
    "tier from an offset": calls("read_records", "tier", start_offset=95, limit=10),
    "tier and local": calls("read_records", "overlap/bucket", topics="logs"),
    "tier listed": calls("read_logs", "tier"),
    "tier verified": calls("verify", "tier"),
    "tier audited": reads(_audit, "tier"),
    "tier audited with local": reads(_audit, "overlap/bucket", "overlap/local"),
    "tier in a folder": calls("read_records", "plain/bucket"),
    "tier in a folder committed": calls("read_records", "plain/bucket", isolation="read_committed"),
    "tier in a folder audited": reads(_audit, "plain/bucket"),
    "tier diff": calls("diff", "overlap/bucket", "overlap/local"),
    "tier transactions": calls("read_transactions", "tier"),
    "tier producers": calls("read_producers", "tier"),
}  # fmt: skip
_EXPORT = "export", "--local", "--processes=1", "--no-progress"
COMMANDS: dict[str, Ask] = {
    "ls --json": runs("ls", "--json", "@data"),
    "verify": runs("verify", "@data"),
    "tier": runs("tier", "@tier"),
    "records": runs("records", "@data"),
    "records collected": runs("records", "--on-damage", "collect", "@data"),
    "records --last": runs("records", "--last", "5", "@data"),
    "records merged": runs("records", "--merge-replicas", "@data", "@other"),
    "records of a topic id": runs("records", "--topic", "orders", "--start-offset", "7", "@data"),
    "batches": runs("batches", "@data"),
    "batches to a file": runs("batches", "-o", "@OUT", "-f", "csv", "@data"),
    "show": runs("show", "--offset", "7", "@data/orders-0"),
    "dump": runs("dump", "--print-data-log", f"@{SEGMENT}"),
    "dump index": runs("dump", "--verify-index-only", f"@{SEGMENT.replace('.log', '.index')}"),
    "dump timeindex": runs("dump", f"@{SEGMENT.replace('.log', '.timeindex')}"),
    "transactions": runs("transactions", "@data"),
    "transactions --open": runs("transactions", "--open", "@data"),
    "producers": runs("producers", "@data"),
    "offsets": runs("offsets", "@data"),
    "groups": runs("groups", "@rich"),
    "groups --members": runs("groups", "--members", "@rich"),
    "cluster": runs("cluster", "@rich"),
    "cluster partitions": runs("cluster", "partitions", "@data"),
    "diff": runs("diff", "--all", "@data", "@other"),
    "diff of three": runs("diff", "@data", "@other", "@other"),
    "unpack": runs("unpack", f"@{SEGMENT}", "@OUT"),
    "export": runs(*_EXPORT, "@data", "@OUT"),
    "export of a tier": runs(*_EXPORT, "@overlap/bucket", "@OUT"),
    "export committed": runs(*_EXPORT, "--isolation=read_committed", "@data", "@OUT"),
    "export of what is new": runs(*_EXPORT, "--incremental", "--format=delta", "@data", "@OUT"),
    "inspect": runs("inspect", "--html", "@OUT", "@data/orders-0"),
}
VOTER = "--json", "--voter=101@h:9"
LOCAL: dict[str, Ask] = {
    "schemas": runs("schemas", "@schemas"),
    "inspector": reads(lambda data: readers.inspected(Path(data)), "data"),
    "salvage": runs("salvage", "--json", "@data", "@OUT"),
    "salvage of copies": runs("salvage", "--json", "@data", "@other", "@OUT"),
    "salvage --dry-run": runs("salvage", "--json", "--dry-run", "@data", "@OUT"),
    "rescue quorum": runs("rescue", "quorum", *VOTER, "@quorum/nodes", "@OUT"),
    "rescue topic": runs("rescue", "topic", "--json", "--topic=readings", "@topic/nodes", "@OUT"),
    "rescue cluster": runs("rescue", "cluster", *VOTER, "@cluster/nodes", "@OUT"),
}  # fmt: skip


def every(*, is_local: bool = True) -> dict[str, Ask]:
    """All questions by name; those that only a disk of this machine can be asked if it is one."""
    found = {f"{name}()": ask for name, ask in ANYWHERE.items()} | COMMANDS
    return found | LOCAL if is_local else found
