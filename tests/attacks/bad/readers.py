"""Everything that reads files, for attacks: what a reader refuses is no failure.

Strategy: :data:`FUNCTIONS` has a line for each public function, :data:`COMMANDS` for each command.
Those that read an internal topic get the attack as a segment of that topic.

Invariant: ``test_readers.py`` fails for a public function or command that has no line.
"""

import inspect
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from functools import partial
from pathlib import Path
from typing import Any

import kafkafmt
from kafkafmt.cli.app import cli
from kafkafmt.survey.dump.files import dump_files
from kafkafmt.survey.dump.request import DumpedFile, DumpOptions
from tests.attacks.bad.attacks import ATTACKS, BASE, FOR_ALL
from tests.support import public
from tests.support.samples import SOAK

Read = Callable[..., object]

OFFSETS, TRANSACTIONS = "__consumer_offsets", "__transaction_state"
METADATA, SCHEMAS = "__cluster_metadata", "_schemas"
SHARES, REMOTE = "__share_group_state", "__remote_log_metadata"


def drain(made: Any) -> None:
    for _ in made:
        pass


def copy_of(path: Path, topic: str = "topic") -> Path:
    """The same file in another directory, as that of a partition of a topic."""
    copy = path.parent.parent / "copies" / f"{topic}-0" / path.name
    if not copy.exists():
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.hardlink_to(path)
    return copy


def partition(path: Path) -> Path:
    return path.parent


def name_of(read: Read) -> str:
    """What a reader is called in a failure."""
    if isinstance(read, partial):
        return f"{name_of(read.func)} {read.keywords}"
    return read.__name__


# --- functions -----------------------------------------------------------------------------------


def calls(name: str, at: Callable[[Path], Path] = Path, *, label: str = "", **given: Any) -> Read:
    """A public function, of the place ``at`` a segment, with a list for damage if it takes one."""
    function = public.PUBLIC[name]
    collects = "damage" in inspect.signature(function).parameters

    def read(path: Path, **options: Any) -> None:
        if collects:
            options["damage"] = []
        made = function(at(path), **given, **options)
        if name.startswith("scan_"):
            drain(made)

    read.__name__ = f"{name}{label} {given or ''}".rstrip()
    return read


def internal(name: str, topic: str) -> Read:
    """A function of an internal topic, which gets the segment as one of that topic."""
    return calls(name, partial(copy_of, topic=topic), label=f" of {topic}")


_SKIPS: dict[str, Any] = {"on_damage": "skip", "include_control": True}
records = calls("scan_records", **_SKIPS)
strict = calls("scan_records")
threads = calls("scan_records", threads=2, **_SKIPS)
search = calls("scan_records", start_offset=50, end_offset=10**6, **_SKIPS)
committed = calls("scan_records", isolation="read_committed", **_SKIPS)
batches = calls("scan_batches", on_damage="skip")
damage = calls("scan_damage")


def collected(path: Path, **options: Any) -> None:
    scan = kafkafmt.scan_records(path, on_damage="collect", **options)
    drain(scan)
    assert len(scan.damage) >= 0


def _read_objects(segment: Any) -> None:
    for batch in segment:
        with suppress(kafkafmt.KafkaFormatError):
            batch.records()


def objects(path: Path, on_damage: str = "skip", **options: Any) -> None:
    with kafkafmt.open_segment(path, on_damage=on_damage, **options) as segment:
        _read_objects(segment)


def one_batch(path: Path, **options: Any) -> None:
    with suppress(kafkafmt.KafkaFormatError):
        kafkafmt.open_batch(path.read_bytes(), **options).records()


def objects_0_7(path: Path, **options: Any) -> None:
    data = path.read_bytes()
    with kafkafmt.open_segment(data, is_0_7=True, on_damage="skip", **options) as segment:
        _read_objects(segment)


def found(path: Path, **options: Any) -> None:
    with kafkafmt.open_segment(path, **options) as segment:
        segment.find(10**6)
        with suppress(ValueError):
            segment.batch_at(segment.size - 1)


def unpacked(path: Path, **options: Any) -> None:
    target = path.with_name("unpacked")
    kafkafmt.unpack(path, target, on_damage="skip", force=True, **options)
    target.unlink()


def fields(path: Path, **options: Any) -> None:
    with suppress(ValueError):
        kafkafmt.read_fields(path, position=0, **options)
    with suppress(ValueError):
        kafkafmt.read_fields(path, offset=50, **options)


def dump(path: Path, limits: kafkafmt.Limits | None = None) -> None:
    for options in (
        DumpOptions(),
        DumpOptions(print_data_log=True),
        DumpOptions(verify_index_only=True),
    ):
        with suppress(kafkafmt.KafkaFormatError):
            dump_files(
                [DumpedFile.named(str(path))],
                options,
                lambda _: None,
                lambda _: None,
                limits or kafkafmt.Limits(),
            )


def statistics(path: Path, **options: Any) -> None:
    for by in (None, "key", "size"):
        kafkafmt.stats(path, by=by, on_damage="skip", **options)


def compared(path: Path, **options: Any) -> None:
    kafkafmt.diff(path.parent, copy_of(path).parent, **options)


def merged(path: Path, **options: Any) -> None:
    copies = kafkafmt.merge_replicas([path.parent, copy_of(path).parent], **options)
    drain(kafkafmt.scan_records(copies, on_damage="skip", **options))


def salvaged(path: Path, **options: Any) -> None:
    target = path.parent.parent / "salvaged"
    kafkafmt.salvage(path.parent, target, **options)
    shutil.rmtree(target)


def image(path: Path, **options: Any) -> None:
    made = kafkafmt.cluster.read_cluster(copy_of(path, METADATA), damage=[], **options)
    assert made.topics.num_rows >= 0


_OF_PARTITIONS = ("read_tier", "read_logs", "read_segments", "scan_findings", "verify")
_OF_SEGMENTS = ("read_hanging_transactions", "read_producers", "read_transactions")
_INTERNAL = {
    OFFSETS: (
        *("read_offset_history", "read_committed_offsets", "read_offset_commits"),
        *("read_group_events", "read_group_members", "read_groups"),
    ),
    METADATA: ("read_metadata_records", "read_cluster_history"),
    TRANSACTIONS: ("read_open_transactions", "read_transaction_states"),
    REMOTE: ("read_remote_segments",),
    SCHEMAS: ("read_schemas",),
    SHARES: ("read_share_states",),
}
FUNCTIONS: dict[str, list[Read]] = {
    **{name: [calls(name, partition)] for name in _OF_PARTITIONS},
    **{name: [calls(name)] for name in _OF_SEGMENTS},
    **{name: [internal(name, topic)] for topic, names in _INTERNAL.items() for name in names},
    "read_internal": [
        internal("read_internal", topic) for topic in (OFFSETS, TRANSACTIONS, METADATA, SHARES)
    ],
    "read_cluster": [image],
    "diff": [compared],
    "merge_replicas": [merged],
    "open_batch": [one_batch],
    "open_segment": [objects, partial(objects, on_damage="collect"), found, objects_0_7],
    "read_fields": [fields],
    "stats": [statistics],
    "salvage": [salvaged],
    "scan_batches": [batches],
    "scan_damage": [damage],
    "scan_records": [
        *(records, collected, strict, threads, search, committed),
        calls("scan_records", start="1970-01-01T00:00:00.050Z", end="1970-01-02", **_SKIPS),
        calls("scan_records", pattern=b"va(l|r)ue", **_SKIPS),
    ],
    "unpack": [unpacked],
}
"""By name: how a public function reads the segment of an attack."""

SIDE_FILES: dict[str, str] = {
    "read_index": f"{BASE}.index",
    "read_time_index": f"{BASE}.timeindex",
    "read_transaction_index": f"{BASE}.txnindex",
    "read_producer_snapshot": f"{BASE}.snapshot",
    "read_leader_epoch_checkpoint": "leader-epoch-checkpoint",
    "read_offset_checkpoint": "recovery-point-offset-checkpoint",
    "read_partition_metadata": "partition.metadata",
    "read_meta_properties": "meta.properties",
}
"""By name: the file that a public function reads."""

OTHER_FUNCTIONS = {
    "control_record": "writes: tests/segment/test_write.py",
    "encode_message": "writes: tests/repair/test_write.py",
    "encode_batch": "writes: tests/segment/test_write.py",
    "encode_messages": "writes: tests/segment/test_write.py",
    "decode": "decodes one value: tests/values",
    "export": "writes tables: tests/lake/export",
    "exported_dataset": "reads what an export wrote",
    "handover": "reads what an export wrote",
    "read_batches": "scan_batches",
    "read_damage": "scan_damage",
    "read_records": "scan_records",
    "read_table": "reads what an export wrote",
    "rescue_cluster": "reads the directories of whole nodes: tests/repair/rescue",
    "rescue_quorum": "reads the directories of whole nodes: tests/repair/rescue",
    "rescue_topic": "reads the directories of whole nodes: tests/repair/rescue",
}
"""Public functions that read no single log, or are another one with all rows in memory."""

# --- commands ------------------------------------------------------------------------------------


def command(*arguments: str) -> Read:
    """A command line; ``SEGMENT``, ``PARTITION``, ``COPY``, ``OUT`` and topics are paths."""

    def read(path: Path, limits: kafkafmt.Limits | None = None) -> None:
        out = path.parent.parent / "out"
        paths = {
            "SEGMENT": path,
            "PARTITION": path.parent,
            "COPY": copy_of(path).parent,
            "OUT": out,
        }
        given = [str(paths.get(argument, argument)) for argument in arguments]
        if arguments[-1].startswith("_"):
            given[-1] = str(copy_of(path, arguments[-1]))
        if limits is not None and arguments[0] != "inspect":
            given[1:1] = ["--limit-entry", f"batch-bytes={limits.batch_bytes}"]
        with (
            open(os.devnull, "w", encoding="utf-8") as nothing,
            redirect_stdout(nothing),
            redirect_stderr(nothing),
            suppress(SystemExit),
        ):
            cli.main(given, prog_name="kafkafmt")
        if out.is_dir():
            shutil.rmtree(out)
        out.unlink(missing_ok=True)

    read.__name__ = " ".join(arguments)
    return read


COMMANDS: dict[str, list[Read]] = {
    "batches": [command("batches", "--on-damage", "collect", "SEGMENT")],
    "cluster": [command("cluster", "topics", METADATA)],
    "diff": [
        command("diff", "PARTITION", "COPY"),
        command("diff", "PARTITION", "COPY", "PARTITION"),
    ],
    "dump": [
        command("dump", "--print-data-log", "SEGMENT"),
        command("dump", "--deep-iteration", "SEGMENT"),
        command("dump", "--offsets-decoder", OFFSETS),
    ],
    "groups": [command("groups", OFFSETS), command("groups", "--members", OFFSETS)],
    "inspect": [command("inspect", "--html", "OUT", "SEGMENT")],
    "ls": [command("ls", "PARTITION"), command("ls", "--segments", "PARTITION")],
    "stats": [command("stats", "PARTITION"), command("stats", "--by", "key", "PARTITION")],
    "offsets": [command("offsets", OFFSETS)],
    "producers": [command("producers", "PARTITION")],
    "records": [command("records", "--on-damage", "collect", "SEGMENT")],
    "salvage": [command("salvage", "PARTITION", "OUT")],
    "schemas": [command("schemas", "--on-damage", "collect", SCHEMAS)],
    "show": [command("show", "--offset", "50", "SEGMENT")],
    "tier": [command("tier", "PARTITION")],
    "transactions": [
        command("transactions", "PARTITION"),
        command("transactions", "--open", "PARTITION"),
    ],
    "unpack": [command("unpack", "--on-damage", "copy", "SEGMENT", "OUT")],
    "verify": [command("verify", "--threads", "2", "PARTITION")],
}
"""By name: how a command reads the segment of an attack."""

OTHER_COMMANDS = {
    "export": "reads with scan_records, in Spark",
    "grammar": "reads nothing",
    "handover": "reads what an export wrote",
    "rescue": "reads the directories of whole nodes: tests/repair/rescue",
}

# --- of an attack --------------------------------------------------------------------------------

OF_ALL = [*(read for reads in (*FUNCTIONS.values(), *COMMANDS.values()) for read in reads), dump]
OF_ENGINES: list[Read] = [records, batches, damage, objects]
"""Those that read with either engine."""
OF_SEGMENTS: list[Read] = [
    *(*OF_ENGINES, strict, threads, search, committed, unpacked, dump),
    *(FUNCTIONS[name][0] for name in ("verify", "read_logs", "read_transactions")),
    *(FUNCTIONS[name][0] for name in ("read_producers", "salvage", "diff", "read_internal")),
]
"""Each way of reading once; most others take one of these first."""


def of_attack(name: str) -> list[Read]:
    """The readers of segments of an attack; a third of those that have no way of their own.

    The others are for ``make soak``; each of them reads at least one attack else, too.
    """
    ways, every = [*OF_ENGINES, search], OF_SEGMENTS
    turn = [*ATTACKS].index(name) if name in ATTACKS else 0
    if name in FOR_ALL:
        ways, every, turn = [records], OF_ALL, [*FOR_ALL].index(name)
    return every if SOAK else [*dict.fromkeys([*ways, *every[turn % 3 :: 3]])]


def of(partition: Path, of_segments: list[Read]) -> Iterator[tuple[Read, Path]]:
    """The readers of each file in a directory, and of segments these."""
    for path in sorted(partition.iterdir()):
        if path.suffix == ".log":
            for read in of_segments:
                yield read, path
            continue
        for function, name in SIDE_FILES.items():
            if name == path.name:
                yield public.PUBLIC[function], path
        if path.stem == BASE:
            yield dump, path


@contextmanager
def refused() -> Iterator[None]:
    """What a reader may do about bad bytes, and about too little memory."""
    with suppress(kafkafmt.KafkaFormatError, MemoryError):
        yield
