"""What brokers of one release do with each row of the table in docs/reference/start.md.

``python -m tests.run releases --kafka V``

Strategy: a broker of that release makes the data directories, a row changes a copy of them, and the
broker starts on it. A line for each row: what is refused, and what is not served afterwards.
"""

from __future__ import annotations

import json
import re
import shutil
import struct
import tempfile
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from tests.attacks.starts.changes import CHECKPOINTS, batches, segments
from tests.attacks.starts.judge import Judge, Row
from tests.survey.disks import CLEAN, KILLED, TWO
from tests.survey.test_starts import CHANGES, Change, both, replaced, write

OPTIONS = {
    "kafka": ("4.3.1", "2.8 or later; before 3.3 with ZooKeeper"),
    "rows": ([], "those whose name has this"),
}
_BASES = {CLEAN: ("one", "clean"), KILLED: ("one", "killed"), TWO: ("two", "killed")}
_TRIES = 5
_OF_ONE_RELEASE = ("after a", "index", "bootstraps", "leaves behind", "no file", "no bytes")
"""Parts of names of changes that need the disks in ``tests/survey/starts``, or are like another."""
_HEX = "a" * 32


def _directory(name: str) -> Change:
    return lambda d1, _: (d1 / name).mkdir(parents=True)


def _second(name: str, data: bytes) -> Change:
    return lambda _, d2: (d2 / name).write_bytes(data)


def _renamed(state: str) -> Change:
    return lambda d1, _: _log(d1).rename(d1 / f"{_log(d1).name}.{_HEX}-{state}")


def _log(at: Path) -> Path:
    return next(path for path in sorted(at.glob("orders-*")) if any(path.glob("*.log")))


def _future_elsewhere(d1: Path, d2: Path) -> None:
    log = _log(d2)
    log.rename(d1 / f"{log.name}.{_HEX}-future")


def _in_segment(number: int, change: str) -> Change:
    def changed(d1: Path, _: Path) -> None:
        path = segments(_log(d1))[number]
        data = bytearray(path.read_bytes())
        at, size = batches(data)[1]
        if change == "flip":
            data[at + size - 1] ^= 1
        elif change == "torn":
            del data[-20:]
        elif change == "zeroes":
            data += bytes(200)
        elif change == "far":
            for start, _size in batches(data)[-2:]:
                (offset,) = struct.unpack_from(">q", data, start)
                struct.pack_into(">q", data, start, offset + 2**32)
        elif change == "magic":
            data[batches(data)[-2][0] + 16] = 3  # no checksum covers it
        elif change == "below":
            struct.pack_into(">q", data, at, 0)
        path.write_bytes(data)

    return changed


def _again(d1: Path, *, has_index: bool, epoch: int | None = None) -> None:
    """One segment of many batches whose last third is there again."""
    log = d1 / "orders-0"
    first, *others = segments(log)
    every = [
        path.read_bytes()[at : at + size]
        for path in (first, *others)
        for at, size in batches(path.read_bytes())
    ]
    again = [bytearray(each) for each in every[-len(every) // 3 :]]
    for each in again:
        if epoch is not None:
            struct.pack_into(">i", each, 12, epoch)
    for path in others:
        for file in log.glob(f"{path.stem}.*"):
            file.unlink()
    first.write_bytes(b"".join([*every, *again]))
    if not has_index:
        first.with_suffix(".index").unlink()
    (d1 / ".kafka_cleanshutdown").unlink(missing_ok=True)
    (d1 / CHECKPOINTS[0]).unlink(missing_ok=True)


def _first_named(offset: int) -> Change:
    """Name the first segment, and its indexes, by a higher offset."""

    def changed(d1: Path, _: Path) -> None:
        first = segments(d1 / "orders-0")[0]
        for path in list(first.parent.glob(f"{first.stem}.*")):
            path.rename(path.with_name(f"{offset:020}{path.suffix}"))

    return changed


def _of_another_log(d1: Path, _: Path) -> None:
    """Put a batch of another log between those of a segment."""
    first = segments(d1 / "orders-0")[0]
    data, other = first.read_bytes(), segments(d1 / "orders-1")[-1].read_bytes()
    place, (last, size) = batches(data)[2][0], batches(other)[-1]
    first.write_bytes(data[:place] + other[last : last + size] + data[place:])


def _above_end(d1: Path, _: Path) -> None:
    (d1 / CHECKPOINTS[2]).write_text("0\n1\norders 0 100000\n")


def _other_id(d1: Path, _: Path) -> None:
    for name in ("orders-0/partition.metadata", "pay-0/partition.metadata"):
        assert (d1 / name).exists()
    shutil.copy(d1 / "pay-0/partition.metadata", d1 / "orders-0/partition.metadata")


def _unknown_id(d1: Path, _: Path) -> None:
    path = d1 / "orders-0/partition.metadata"
    path.write_text(re.sub("topic_id: .*", f"topic_id: {'K' * 21}A", path.read_text()))


def _flipped_metadata(d1: Path, _: Path) -> None:
    path = segments(d1 / "__cluster_metadata-0")[-1]
    data = bytearray(path.read_bytes())
    at, size = batches(data)[len(batches(data)) // 2]
    data[at + size - 1] ^= 1
    path.write_bytes(data)


def _in_both(d1: Path, d2: Path) -> None:
    log = _log(d1)
    shutil.copytree(log, d2 / log.name)


def _properties(pattern: str, by: str) -> Change:
    """Change a line of ``meta.properties`` that a release writes."""

    def changed(d1: Path, _: Path) -> None:
        assert re.search(pattern, (d1 / "meta.properties").read_text())
        replaced(pattern, by)(d1, d1)

    return changed


MORE: dict[str, tuple[str, Change]] = {
    **{f"directory {name}": (CLEAN, _directory(name)) for name in ("lost+found", "a/b", "x-0.bak")},
    "a directory .Trash-0": (CLEAN, _directory(".Trash-0")),
    "a log in both": (TWO, _in_both),
    "empty meta.properties": (CLEAN, write("meta.properties", "")),
    "no cluster.id": (CLEAN, _properties("cluster.id=.*\n", "")),
    "no node id": (CLEAN, _properties("(node|broker).id=.*\n", "")),
    "no version": (CLEAN, _properties("version=.*\n", "")),
    "another cluster": (CLEAN, _properties("cluster.id=.*", f"cluster.id={'A' * 20}Bw")),
    "no directory.id after a clean stop": (CLEAN, _properties("directory.id=.*\n", "")),
    "a directory.id twice": (
        TWO,
        lambda d1, d2: shutil.copy(d1 / "meta.properties", d2 / "meta.properties"),
    ),
    **{
        f"{name} of {what}": (KILLED, write(name, data))
        for name in CHECKPOINTS
        for what, data in (("NULs", bytes(20)), ("no byte", b""))
    },
    "recovery points of NULs in d2": (TWO, _second(CHECKPOINTS[0], bytes(20))),
    "epochs of NULs": (KILLED, write("orders-0/leader-epoch-checkpoint", bytes(20))),
    "an id of NULs": (KILLED, write("orders-0/partition.metadata", bytes(20))),
    "no partition.metadata": (
        KILLED,
        lambda d1, _: (d1 / "orders-0/partition.metadata").unlink(),
    ),
    "an unknown topic id": (KILLED, _unknown_id),
    "the id of another topic": (KILLED, _other_id),
    "a damaged metadata log": (KILLED, _flipped_metadata),
    "-delete alone": (KILLED, _renamed("delete")),
    "-future alone, assigned here": (KILLED, _renamed("future")),
    "-future alone elsewhere": (TWO, _future_elsewhere),
    "-stray alone": (KILLED, _renamed("stray")),
    "no directory of a log": (KILLED, lambda d1, _: shutil.rmtree(d1 / "orders-0")),
    "a log start above the end": (KILLED, _above_end),
    "a first segment of a higher name, not recovered": (CLEAN, _first_named(3)),
    "a first segment of a far higher name, not recovered": (CLEAN, _first_named(12)),
    "a first segment of a higher name, recovered": (KILLED, _first_named(3)),
    "a batch of another log, not recovered": (CLEAN, _of_another_log),
    "a batch of another log, recovered": (KILLED, _of_another_log),
    "a flipped byte, recovered": (
        KILLED,
        both(_in_segment(0, "flip"), write(CHECKPOINTS[0], "0\n0\n")),
    ),
    "a flipped byte, not recovered": (CLEAN, _in_segment(0, "flip")),
    "a magic of 3, recovered": (KILLED, _in_segment(-1, "magic")),
    "a magic of 3, not recovered": (CLEAN, _in_segment(-1, "magic")),
    "an unfinished entry, recovered": (KILLED, _in_segment(-1, "torn")),
    "an unfinished entry, not recovered": (CLEAN, _in_segment(-1, "torn")),
    "zeroes at the end, recovered": (KILLED, _in_segment(-1, "zeroes")),
    "zeroes at the end, not recovered": (CLEAN, _in_segment(-1, "zeroes")),
    "offsets above 2^31, recovered": (KILLED, _in_segment(-1, "far")),
    "offsets above 2^31, not recovered": (CLEAN, _in_segment(-1, "far")),
    "an offset below the name, recovered": (KILLED, _in_segment(-1, "below")),
    "offsets that repeat, with .index": (KILLED, lambda d1, _: _again(d1, has_index=True)),
    "offsets that repeat, without .index": (KILLED, lambda d1, _: _again(d1, has_index=False)),
    "offsets of two epochs, with .index": (
        KILLED,
        lambda d1, _: _again(d1, has_index=True, epoch=5),
    ),
}


def _base(judge: Judge, at: Path, names: Sequence[str]) -> None:
    """Make directories that all rows can change."""
    for seed in range(_TRIES):
        shutil.rmtree(at, ignore_errors=True)
        judge.make(at, seed, names)
        judge.end()
        logs = [path for name in names for path in (at / "clean" / name).glob("orders-*")]
        found = [segments(log) for log in logs]
        enough = all(
            len(each) > 1 and len(batches(each[-1].read_bytes())) > 2
            for each, log in zip(found, logs, strict=True)
            if log.name == "orders-0"
        )
        if enough and any((at / "clean" / names[0] / "txn-0").glob("*.txnindex")):
            return


def _outcome(truth: Row) -> str:
    """Say in a line what a broker did."""
    if not truth["starts"]:
        reasons = [part.strip() for part in str(truth["error"]).split(" | ")]
        said = [part for part in reasons if not part.startswith("java.lang.reflect")]
        return f"ends: {(said or reasons)[-1][:110]}"
    found = [f"offline {name}" for name in truth["offline_dirs"]]
    idle = [name for name, row in truth["partitions"].items() if row.get("offline")]
    found += [f"no leader: {len(idle)}"] if idle else []
    for name, count in truth["expected_on_disk"].items():
        log = name.split("/")[-1].split(".")[0]
        row = truth["partitions"].get(log, {})
        served = row.get("records", 0)
        if served != count or row.get("error"):
            found.append(f"{name.split('/')[-1].replace(_HEX, 'x')}: {served} of {count}")
    for what in ("stray", "deleted_segments", "truncated_segments"):
        names = sorted({path.split("/")[1].split(".")[0] for path in truth[what]})
        found += [f"{what}: {', '.join(names)}"] if names else []
    return "; ".join(found) or "serves all"


def main(given: Namespace) -> int:
    """Print a line of JSON for each row."""
    rows: dict[str, tuple[str, Change]] = {
        name: (disk, change)
        for name, (disk, change, *_) in CHANGES.items()
        if not any(part in name for part in _OF_ONE_RELEASE)
    }
    rows = MORE | rows
    with tempfile.TemporaryDirectory(prefix="starts-", ignore_cleanup_errors=True) as made:
        folder = Path(made)
        with Judge(folder, given.kafka) as judge:
            for name, (disk, change) in rows.items():
                if given.rows and not any(part in name for part in given.rows):
                    continue
                base, how = _BASES[disk]
                names = ("d1",) if base == "one" else ("d1", "d2")
                if not (folder / base).exists():
                    _base(judge, folder / base, names)
                at = folder / "disk"
                shutil.copytree(folder / base / how, at, symlinks=True)
                try:
                    change(at / "d1", at / "d2")
                    outcome = _outcome(judge.truth([at / each for each in names]))
                except (LookupError, OSError, ValueError, AssertionError) as error:
                    outcome = f"not applicable: {type(error).__name__} {error}"[:120]
                line = {"kafka": given.kafka, "row": name, "outcome": outcome}
                print(json.dumps(line), flush=True)
                shutil.rmtree(at, ignore_errors=True)
    return 0
