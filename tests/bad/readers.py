"""Everything that reads files, for attacks: what a reader refuses is no failure."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import kafkafmt
from kafkafmt.dump.files import dump_files
from kafkafmt.dump.request import File, Options
from tests.bad.attacks import BASE

Read = Callable[..., object]


def drain(made: Any) -> None:
    for _ in made:
        pass


def records(path: Path, **options: Any) -> None:
    drain(kafkafmt.scan_records(path, on_damage="skip", include_control=True, **options))


def strict(path: Path, **options: Any) -> None:
    drain(kafkafmt.scan_records(path, **options))


def threads(path: Path, **options: Any) -> None:
    records(path, threads=2, **options)


def search(path: Path, **options: Any) -> None:
    records(path, start_offset=50, end_offset=10**6, **options)


def committed(path: Path, **options: Any) -> None:
    records(path, isolation="read_committed", **options)


def batches(path: Path, **options: Any) -> None:
    drain(kafkafmt.scan_batches(path, on_damage="skip", **options))


def damage(path: Path, **options: Any) -> None:
    drain(kafkafmt.scan_damage(path, **options))


def objects(path: Path, **options: Any) -> None:
    with kafkafmt.open_segment(path, on_damage="skip", **options) as segment:
        for batch in segment:
            with suppress(kafkafmt.KafkaFormatError):
                batch.records()


def unpacked(path: Path, **options: Any) -> None:
    target = path.with_name("unpacked")
    kafkafmt.unpack(path, target, on_damage="skip", overwrite=True, **options)
    target.unlink()


def internal(path: Path, **options: Any) -> None:
    copy = path.parent.parent / "__consumer_offsets-0" / path.name
    if not copy.exists():
        copy.parent.mkdir()
        copy.hardlink_to(path)
    kafkafmt.read_internal(copy, **options)


def dump(path: Path, limits: kafkafmt.Limits | None = None) -> None:
    for options in Options(), Options(print_data_log=True), Options(verify_index_only=True):
        with suppress(kafkafmt.KafkaFormatError):
            dump_files(
                [File.named(str(path))],
                options,
                lambda _: None,
                lambda _: None,
                limits or kafkafmt.Limits(),
            )


def verified(path: Path, **options: Any) -> None:
    kafkafmt.verify(path, **options)


def listed(path: Path, **options: Any) -> None:
    kafkafmt.list_logs(path.parent, **options)


def transactions(path: Path, **options: Any) -> None:
    kafkafmt.read_transactions(path, damage=[], **options)


def producers(path: Path, **options: Any) -> None:
    kafkafmt.read_producers(path, damage=[], **options)


OF_SEGMENTS: list[Read] = [
    records, strict, threads, search, committed, batches, damage, objects, unpacked, internal, dump,
    verified, listed, transactions, producers
]  # fmt: skip
READERS: dict[str, list[Read]] = {
    f"{BASE}.log": OF_SEGMENTS,
    f"{BASE}.index": [kafkafmt.read_index, dump],
    f"{BASE}.timeindex": [kafkafmt.read_time_index, dump],
    f"{BASE}.txnindex": [kafkafmt.read_transaction_index, dump],
    f"{BASE}.snapshot": [kafkafmt.read_producer_snapshot, dump],
    "leader-epoch-checkpoint": [kafkafmt.read_leader_epoch_checkpoint],
    "recovery-point-offset-checkpoint": [kafkafmt.read_offset_checkpoint],
    "partition.metadata": [kafkafmt.read_partition_metadata],
    "meta.properties": [kafkafmt.read_meta_properties],
}


def of(partition: Path, *, is_exact: bool = False) -> Iterator[tuple[Read, Path]]:
    """The readers of each file in a directory; ``is_exact``: of segments, those with an engine."""
    for path in sorted(partition.iterdir()):
        for read in READERS.get(path.name, ()):
            if path.suffix != ".log" or not is_exact or read in (records, batches, damage, objects):
                yield read, path


@contextmanager
def refused() -> Iterator[None]:
    """What a reader may do about bad bytes, and about too little memory."""
    with suppress(kafkafmt.KafkaFormatError, MemoryError):
        yield
