"""The data directories that are asked about: corpus, salvage cases, histories, disks; some damaged.

Invariant: a name gives the same bytes in every run.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

import kafkafmt
from tests.attacks.model.disks import copies_on, write
from tests.attacks.model.history import History
from tests.repair.salvage import cases
from tests.support.archives import unpack
from tests.support.encoder import flip, message_0_7, wrapper_0_7
from tests.support.truth import CASES, GOLDEN

_META = "version=1\ncluster.id=MkU3OEVBNTcwNTJENDM2Qk\nnode.id=1\n"
_OF_THE_CORPUS = ("*.json", "*.jsonl", "*.txt")


@dataclass(frozen=True)
class Source:
    """A data directory."""

    name: str  # what it is called in a failure
    path: Path  # of the directory
    folder: Path  # where a surface may write


def _of_corpus(number: int, folder: Path) -> Path:
    name = CASES[number % len(CASES)]
    home = folder / "corpus"
    ignored = shutil.ignore_patterns(*_OF_THE_CORPUS)
    shutil.copytree(GOLDEN / name, home / f"{name}-0", ignore=ignored)
    (home / "meta.properties").write_text(_META)
    return home


def _of_salvage(number: int, folder: Path) -> Path:
    unpack(cases.ARCHIVE, folder / "salvage")
    return folder / "salvage" / cases.NAMES[number % len(cases.NAMES)]


def _of_history(number: int, folder: Path) -> Path:
    """The disk of the first broker that has a copy; without one, that of an earlier history."""
    history = History.of(number)
    cluster = history.cluster()
    for broker in history.disks:
        if copies_on(cluster, broker):
            return write(cluster, broker, folder)
    return _of_history(number + 1, folder)


def _of_disks(number: int, folder: Path) -> Path:
    """Some logs of the corpus in the log directories of one broker, with what else lies there."""
    chance, home = Random(number), folder / "broker"
    logs = [home / f"data-{each}" for each in range(chance.randrange(1, 4))]
    for log in logs:
        log.mkdir(parents=True)
        (log / "meta.properties").write_text(_META)
    for partition in range(chance.randrange(2, 6)):
        _log(chance, chance.choice(logs) / f"{chance.choice('tu')}-{partition}")
    for what in chance.sample(_BESIDE, chance.randrange(1, len(_BESIDE))):
        what(chance, chance.choice(logs))
    return home


def _log(chance: Random, home: Path) -> Path:
    ignored = shutil.ignore_patterns(*_OF_THE_CORPUS)
    shutil.copytree(GOLDEN / chance.choice(CASES), home, ignore=ignored)
    return home


def _internal(chance: Random, data: Path) -> None:
    name = chance.choice([name for name in CASES if "-internal-" in name])
    home = data / f"__{name.partition('-internal-')[2].replace('-', '_')}-0"
    if not list(data.parent.glob(f"*/{home.name}")):
        shutil.copytree(GOLDEN / name, home, ignore=shutil.ignore_patterns(*_OF_THE_CORPUS))


def _set_aside(chance: Random, data: Path) -> None:
    """A log that was deleted, that the cluster does not know, or that is to replace another one."""
    partition, state = chance.randrange(8), chance.choice(("delete", "stray", "future"))
    _log(chance, data / f"t-{partition}.{chance.randrange(16**32):032x}-{state}")


def _rolled(chance: Random, data: Path) -> None:
    """An active segment without a record."""
    for log in sorted(data.glob("[tu]-?")):
        end = kafkafmt.read_logs(log)["nextOffset"][0].as_py() or 0
        (log / f"{end + chance.choice((0, 10**6)):020}.log").touch()


def _new(chance: Random, data: Path) -> None:
    (data / "new-0").mkdir(exist_ok=True)
    (data / "new-0" / f"{chance.choice((0, 7)):020}.log").touch()


def _bare(chance: Random, data: Path) -> None:
    """A log directory without a segment, and one that is none."""
    (data / "bare-0").mkdir(exist_ok=True)
    (data / "lost+found").mkdir(exist_ok=True)


def _of_0_7(chance: Random, data: Path) -> None:
    """A log of Kafka 0.7, of two segments."""
    (data / "old-0").mkdir(exist_ok=True)
    first = b"".join(message_0_7(b"%d" % each) for each in range(chance.randrange(1, 9)))
    (data / "old-0" / f"{0:020}.kafka").write_bytes(first)
    second = wrapper_0_7([message_0_7(b"one"), message_0_7(b"two")])
    (data / "old-0" / f"{len(first):020}.kafka").write_bytes(second)


def _passing(chance: Random, data: Path) -> None:
    """Files that will be deleted, or that the cleaner was writing."""
    for log in sorted(data.glob("[tu]-?")):
        path = chance.choice(sorted(log.glob("*.log")))
        shutil.copy(path, path.with_name(f"{path.name}{chance.choice(('.deleted', '.cleaned'))}"))


_BESIDE: tuple[Callable[[Random, Path], None], ...] = (
    *(_internal, _internal, _set_aside, _rolled, _new, _bare, _of_0_7, _passing),
)

KINDS: dict[str, Callable[[int, Path], Path]] = {
    "corpus": _of_corpus,
    "salvage": _of_salvage,
    "history": _of_history,
    "disks": _of_disks,
}
"""What makes a data directory of a number, in a folder."""


@contextmanager
def made(kind: str, number: int, folder: Path, *, is_damaged: bool = False) -> Iterator[Source]:
    """A source of a kind; with damage that its number gives."""
    place = folder / "source"
    place.mkdir()
    (folder / "work").mkdir()
    try:
        home = KINDS[kind](number, place)
        if is_damaged:
            damage(home, Random(number))
        state = "damaged " if is_damaged else ""
        yield Source(f"{state}{kind} {number} ({home.name})", home, folder / "work")
    finally:
        shutil.rmtree(place)
        shutil.rmtree(folder / "work")


def damage(home: Path, chance: Random) -> None:
    """Damage up to three of the segments below a directory."""
    for _ in range(chance.choice((1, 1, 2, 3))):
        segments = [path for path in sorted(home.rglob("*.log")) if path.stat().st_size]
        segments = [path for path in segments if not path.parent.name.endswith("-delete")]
        if segments:
            chance.choice(_DAMAGES)(chance.choice(segments), chance)


def _flip(path: Path, chance: Random) -> None:
    flip(path, chance.randrange(path.stat().st_size), 1 << chance.randrange(8))


def _cut(path: Path, chance: Random) -> None:
    data = path.read_bytes()
    path.write_bytes(data[: chance.randrange(len(data))])


def _zero(path: Path, chance: Random) -> None:
    data = bytearray(path.read_bytes())
    first = chance.randrange(len(data))
    stop = min(len(data), first + chance.randrange(1, 200))
    data[first:stop] = bytes(stop - first)
    path.write_bytes(data)


def _take_out(path: Path, chance: Random) -> None:
    data = bytearray(path.read_bytes())
    first = chance.randrange(len(data))
    del data[first : first + chance.randrange(1, 100)]
    path.write_bytes(data)


def _grow(path: Path, chance: Random) -> None:
    path.write_bytes(path.read_bytes() + bytes(chance.choice((5, 100, 4096))))


_DAMAGES: tuple[Callable[[Path, Random], None], ...] = (
    *(_flip, _cut, _zero, _take_out, _grow, lambda path, _: path.unlink()),
)
