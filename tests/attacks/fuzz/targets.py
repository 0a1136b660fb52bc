"""The eight fuzz targets: what each reads, what it begins with, and what must hold.

Invariant of all: bad bytes raise ``KafkaFormatError`` or nothing, within the time and the memory of
:class:`~tests.attacks.fuzz.bounds.Bounds`. Each target states what else holds.
"""

import random
import tarfile
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import zstandard

import kafkafmt
from kafkafmt.log.open_segment import segment_of_0_7
from kafkafmt.log.tier import manifest
from kafkafmt.log.tier.chunks import ChunkCodec
from kafkafmt.log.tier.manifest import unpacked_sizes
from kafkafmt.segment import codecs
from kafkafmt.segment.engine.kernel import _kernel
from kafkafmt.segment.record.framing import find_entry
from kafkafmt.segment.record.versions import frames
from kafkafmt.segment.side_files.properties import read_quorum_state
from kafkafmt.storage.errors import UnusableBytes
from kafkafmt.storage.segment_file import SegmentFile
from kafkafmt.survey.dump.files import dump_files
from kafkafmt.survey.dump.request import DumpedFile, DumpOptions
from tests.attacks.fuzz import target, values
from tests.attacks.fuzz.mutations import change_bytes, mutate
from tests.attacks.fuzz.streams import stream
from tests.support.truth import GOLDEN

LIMITS = target.LIMITS
TIERS = Path(__file__).parents[2] / "log" / "tier" / "cases"
_NAMES = ("index", "timeindex", "txnindex", "snapshot", *(
    "leader-epoch-checkpoint", "recovery-point-offset-checkpoint", "partition.metadata",
    "meta.properties", "quorum-state",
))  # fmt: skip
_READERS = (
    lambda data: kafkafmt.side_files.read_index(data, base_offset=0, limits=LIMITS),
    lambda data: kafkafmt.side_files.read_time_index(data, base_offset=0, limits=LIMITS),
    lambda data: kafkafmt.side_files.read_transaction_index(data, limits=LIMITS),
    lambda data: kafkafmt.side_files.read_producer_snapshot(data, limits=LIMITS),
    lambda data: kafkafmt.side_files.read_leader_epoch_checkpoint(data, limits=LIMITS),
    lambda data: kafkafmt.side_files.read_offset_checkpoint(data, limits=LIMITS),
    lambda data: kafkafmt.side_files.read_partition_metadata(data, limits=LIMITS),
    lambda data: kafkafmt.side_files.read_meta_properties(data, limits=LIMITS),
    lambda data: read_quorum_state(data, limits=LIMITS),
)


@dataclass(frozen=True)
class Target:
    """What one fuzzer does."""

    seeds: Callable[[int], list[bytes]]  # what to begin with, given the bytes of the largest
    change: Callable[[bytes, random.Random], bytes]  # makes another input of one
    read: Callable[[bytes], None]  # reads an input; any exception is a bug


def _read_codec(data: bytes) -> None:
    """No codec gives more than the limit."""
    codec, magic, packed = data[0] % 6, data[1] % 3, memoryview(data)[2:]
    limit = 1 << 16
    try:
        payload = codecs.decompress(codec, packed, magic=magic, limit=limit)
    except kafkafmt.KafkaFormatError:
        payload = b""
    assert len(payload) <= limit


def _codec_seeds(largest: int) -> list[bytes]:
    chance = random.Random(5)
    made = (stream(chance) for _ in range(200))
    return [bytes([codec, 2]) + packed for codec, packed in made if len(packed) <= largest]


def _read_frames(data: bytes) -> None:
    """The frames cover the bytes, and both engines find the same."""
    segment = SegmentFile("<bytes>", size=len(data), data=data)
    for offsets in (None, range(2**31)):
        found = []
        for search in find_entry, _kernel.find_entry:
            with segment.open() as window:
                found.append(list(frames(window, LIMITS, offsets=offsets, search=search)))
        assert found[0] == found[1]
        ends = [0, *(frame.end for frame in found[0])]
        assert ends[:-1] == [frame.position for frame in found[0]]
        assert ends[-1] == len(data)
    if len(data) <= 4096:
        segment = segment_of_0_7(data)
        with segment.open() as window:
            assert sum(frame.length for frame in frames(window, LIMITS, is_0_7=True)) == len(data)


def _resync_seeds(largest: int) -> list[bytes]:
    """Logs whose first entries are damaged."""
    logs = target.seeds(largest)
    return [b"\xff" * 30 + log for log in logs] + [log[20:] + log for log in logs] + logs


def _read_side_file(data: bytes) -> None:
    with suppress(kafkafmt.KafkaFormatError):
        _READERS[data[0] % len(_READERS)](data[1:])


def _side_file_seeds(largest: int) -> list[bytes]:
    return [
        bytes([number]) + path.read_bytes()
        for number, name in enumerate(_NAMES)
        for path in sorted(GOLDEN.rglob(f"*{name}"))[:40]
        if path.stat().st_size <= largest
    ]


def _read_tier(data: bytes) -> None:
    """The first byte is what the others are: a manifest, a chunk table, its frame, an index."""
    kind, rest = data[0] % 4, data[1:]
    with suppress(kafkafmt.KafkaFormatError, UnusableBytes):
        if kind == 0:
            found = manifest.parsed(rest, "manifest", LIMITS)
            assert found.chunks.stored_size >= found.chunks.count > 0
        elif kind == 3:
            ChunkCodec("indexes", is_compressed=False, key=bytes(32)).decoded(rest, len(rest))
        else:
            frame = rest if kind == 2 else zstandard.ZstdCompressor().compress(rest)
            assert len(unpacked_sizes(frame)) > 0


def _tier_seeds(largest: int) -> list[bytes]:
    found = []
    for name in ("codecs", "plain-chunks", "zstd-wide-table"):
        with tarfile.open(TIERS / f"{name}.tar.xz") as archive:
            for member in archive.getmembers():
                file = archive.extractfile(member) if member.size <= largest else None
                if file is not None and member.name.endswith((".rsm-manifest", ".indexes")):
                    kind = 0 if member.name.endswith(".rsm-manifest") else 3
                    found.append(bytes([kind]) + file.read())
    table = b"\0\0\0\3\0\0\1\0\1\5\7\0\0\0\x09"
    return [*found, b"\1" + table, b"\2" + zstandard.ZstdCompressor().compress(table)]


def _dump(data: bytes) -> None:
    """The first byte is how many entries the two indexes take from the end."""
    size = min(1 + data[0] % 8 * 24, len(data))
    with tempfile.TemporaryDirectory() as folder:
        files = {
            "log": data[1 : len(data) - size + 1],
            "index": data[-size:],
            "timeindex": data[-size:],
        }
        paths = []
        for suffix, content in files.items():
            paths.append(Path(folder) / f"{0:020}.{suffix}")
            paths[-1].write_bytes(content)
        for path in paths:
            for options in DumpOptions(print_data_log=True), DumpOptions(deep_iteration=True):
                with suppress(kafkafmt.KafkaFormatError):
                    dump_files([DumpedFile.named(str(path))], options, _nowhere, _nowhere, LIMITS)


def _nowhere(_: str) -> None:
    pass


def _unpack(data: bytes) -> None:
    """The copy has the records of the original."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        kafkafmt.unpack(data, copy, on_damage="skip", limits=LIMITS)
        values = [
            kafkafmt.read_records(
                source, columns=["value"], on_damage="skip", include_control=True, limits=LIMITS
            )["value"].to_pylist()
            for source in (data, copy)
        ]
        assert values[0] == values[1]


def _behind(head: int) -> Callable[[bytes, random.Random], bytes]:
    """Changes of what comes after the first bytes."""
    return lambda data, chance: data[:head] + change_bytes(data[head:], chance)


TARGETS: dict[str, Target] = {
    "kernel": Target(target.seeds, mutate, target.read),
    "codecs": Target(_codec_seeds, _behind(2), _read_codec),
    "framing": Target(
        _resync_seeds,
        lambda data, chance: chance.choice((mutate, change_bytes))(data, chance),
        _read_frames,
    ),
    "side_files": Target(_side_file_seeds, _behind(1), _read_side_file),
    "dump": Target(
        lambda largest: [b"\1" + log for log in target.seeds(largest)],
        lambda data, chance: bytes([chance.randrange(256)]) + change_bytes(data[1:], chance),
        _dump,
    ),
    "tiers": Target(_tier_seeds, _behind(1), _read_tier),
    "unpack": Target(target.seeds, mutate, _unpack),
    "values": Target(
        lambda largest: [seed for seed in values.SEEDS if len(seed) <= largest],
        _behind(2),
        values.read,
    ),
}
