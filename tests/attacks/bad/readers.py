"""Everything that reads files, for attacks: what a reader refuses is no failure.

Strategy: :data:`FUNCTIONS` has a line for each public function, :data:`COMMANDS` for each command.
Those that read an internal topic get the attack as a segment of that topic.

Invariant: ``test_readers.py`` fails for a public function or command that has no line.
"""

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
from tests.support.samples import SOAK

Read = Callable[..., object]

OFFSETS, TRANSACTIONS = "__consumer_offsets", "__transaction_state"
METADATA, SCHEMAS = "__cluster_metadata", "_schemas"


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


def of_topic(function: Read, topic: str) -> Read:
    """The function, of an internal topic."""

    def read(path: Path, **options: Any) -> None:
        function(copy_of(path, topic), **options)

    read.__name__ = f"{name_of(function)} of {topic}"
    return read


def name_of(read: Read) -> str:
    """What a reader is called in a failure."""
    if isinstance(read, partial):
        return f"{name_of(read.func)} {read.keywords}"
    return read.__name__


# --- functions -----------------------------------------------------------------------------------


def records(path: Path, **options: Any) -> None:
    drain(kafkafmt.scan_records(path, on_damage="skip", include_control=True, **options))


def collected(path: Path, **options: Any) -> None:
    scan = kafkafmt.scan_records(path, on_damage="collect", **options)
    drain(scan)
    assert len(scan.damage) >= 0


def strict(path: Path, **options: Any) -> None:
    drain(kafkafmt.scan_records(path, **options))


def threads(path: Path, **options: Any) -> None:
    records(path, threads=2, **options)


def search(path: Path, **options: Any) -> None:
    records(path, start_offset=50, end_offset=10**6, **options)


def search_by_time(path: Path, **options: Any) -> None:
    records(path, start="1970-01-01T00:00:00.050Z", end="1970-01-02", **options)


def pattern(path: Path, **options: Any) -> None:
    records(path, pattern=b"va(l|r)ue", **options)


def committed(path: Path, **options: Any) -> None:
    records(path, isolation="read_committed", **options)


def batches(path: Path, **options: Any) -> None:
    drain(kafkafmt.scan_batches(path, on_damage="skip", **options))


def damage(path: Path, **options: Any) -> None:
    drain(kafkafmt.scan_damage(path, **options))


def objects(path: Path, on_damage: str = "skip", **options: Any) -> None:
    with kafkafmt.open_segment(path, on_damage=on_damage, **options) as segment:
        for batch in segment:
            with suppress(kafkafmt.KafkaFormatError):
                batch.records()


def one_batch(path: Path, **options: Any) -> None:
    with suppress(kafkafmt.KafkaFormatError):
        kafkafmt.open_batch(path.read_bytes(), **options).records()


def objects_0_7(path: Path, **options: Any) -> None:
    with kafkafmt.open_segment(
        path.read_bytes(), is_0_7=True, on_damage="skip", **options
    ) as segment:
        for batch in segment:
            with suppress(kafkafmt.KafkaFormatError):
                batch.records()


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


def fields_of_offset(path: Path, **options: Any) -> None:
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


def audited(path: Path, **options: Any) -> None:
    kafkafmt.tier.read_tier(path.parent, **options)


def listed(path: Path, **options: Any) -> None:
    kafkafmt.read_logs(path.parent, **options)


def verified(path: Path, **options: Any) -> None:
    kafkafmt.verify(path.parent, **options)


def findings(path: Path, **options: Any) -> None:
    drain(kafkafmt.scan_findings(path.parent, **options))


def transactions(path: Path, **options: Any) -> None:
    kafkafmt.read_transactions(path, damage=[], **options)


def hanging(path: Path, **options: Any) -> None:
    kafkafmt.read_hanging_transactions(path, damage=[], **options)


def producers(path: Path, **options: Any) -> None:
    kafkafmt.read_producers(path, damage=[], **options)


def segments(path: Path, **options: Any) -> None:
    kafkafmt.read_segments(path.parent, **options)


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


def history(path: Path, **options: Any) -> None:
    kafkafmt.cluster.read_cluster_history(copy_of(path, METADATA), damage=[], **options)


def of_internal(function: Read, topic: str) -> Read:
    return of_topic(partial(function, damage=[]), topic)


FUNCTIONS: dict[str, list[Read]] = {
    "read_tier": [audited],
    "read_cluster": [image],
    "diff": [compared],
    "read_hanging_transactions": [hanging],
    "read_logs": [listed],
    "merge_replicas": [merged],
    "open_batch": [one_batch],
    "open_segment": [objects, partial(objects, on_damage="collect"), found, objects_0_7],
    "read_cluster_history": [history],
    "read_offset_history": [of_internal(kafkafmt.cluster.read_offset_history, OFFSETS)],
    "read_committed_offsets": [of_internal(kafkafmt.cluster.read_committed_offsets, OFFSETS)],
    "read_fields": [fields, fields_of_offset],
    "read_group_events": [of_internal(kafkafmt.cluster.read_group_events, OFFSETS)],
    "read_group_members": [of_internal(kafkafmt.cluster.read_group_members, OFFSETS)],
    "read_groups": [of_internal(kafkafmt.cluster.read_groups, OFFSETS)],
    "read_internal": [
        of_internal(kafkafmt.cluster.read_internal, topic)
        for topic in (OFFSETS, TRANSACTIONS, METADATA, "__share_group_state")
    ],
    "read_metadata_records": [of_internal(kafkafmt.cluster.read_metadata_records, METADATA)],
    "read_offset_commits": [of_internal(kafkafmt.cluster.read_offset_commits, OFFSETS)],
    "read_open_transactions": [of_internal(kafkafmt.cluster.read_open_transactions, TRANSACTIONS)],
    "read_producers": [producers],
    "read_segments": [segments],
    "stats": [statistics],
    "read_remote_segments": [
        of_internal(kafkafmt.cluster.read_remote_segments, "__remote_log_metadata")
    ],
    "read_schemas": [of_internal(kafkafmt.values.read_schemas, SCHEMAS)],
    "read_share_states": [of_internal(kafkafmt.cluster.read_share_states, "__share_group_state")],
    "read_transaction_states": [
        of_internal(kafkafmt.cluster.read_transaction_states, TRANSACTIONS)
    ],
    "read_transactions": [transactions],
    "salvage": [salvaged],
    "scan_batches": [batches],
    "scan_damage": [damage],
    "scan_findings": [findings],
    "scan_records": [
        *(records, collected, strict, threads),
        *(search, search_by_time, pattern, committed),
    ],
    "unpack": [unpacked],
    "verify": [verified],
}
"""By name: how a public function reads the segment of an attack."""

SIDE_FILES: dict[str, tuple[str, Read]] = {
    "read_index": (f"{BASE}.index", kafkafmt.side_files.read_index),
    "read_time_index": (f"{BASE}.timeindex", kafkafmt.side_files.read_time_index),
    "read_transaction_index": (f"{BASE}.txnindex", kafkafmt.side_files.read_transaction_index),
    "read_producer_snapshot": (f"{BASE}.snapshot", kafkafmt.side_files.read_producer_snapshot),
    "read_leader_epoch_checkpoint": (
        "leader-epoch-checkpoint",
        kafkafmt.side_files.read_leader_epoch_checkpoint,
    ),
    "read_offset_checkpoint": (
        "recovery-point-offset-checkpoint",
        kafkafmt.side_files.read_offset_checkpoint,
    ),
    "read_partition_metadata": ("partition.metadata", kafkafmt.side_files.read_partition_metadata),
    "read_meta_properties": ("meta.properties", kafkafmt.side_files.read_meta_properties),
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

OF_ALL = [
    *(read for reads in (*FUNCTIONS.values(), *COMMANDS.values()) for read in reads),
    dump,
]
OF_ENGINES: list[Read] = [records, batches, damage, objects]
"""Those that read with either engine."""
OF_SEGMENTS: list[Read] = [
    *(*OF_ENGINES, strict, threads, search, committed, unpacked, dump, verified, listed),
    *(transactions, producers, salvaged, compared, *FUNCTIONS["read_internal"][:1]),
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
        for name, read in SIDE_FILES.values():
            if name == path.name:
                yield read, path
        if path.stem == BASE:
            yield dump, path


@contextmanager
def refused() -> Iterator[None]:
    """What a reader may do about bad bytes, and about too little memory."""
    with suppress(kafkafmt.KafkaFormatError, MemoryError):
        yield
