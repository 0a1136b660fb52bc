"""The data directories that are asked about: the corpus, salvage cases, histories; some damaged.

Invariant: a name gives the same bytes in every run.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.model.disks import copies_on, write
from tests.model.history import History
from tests.salvage import cases
from tests.support.archives import unpack
from tests.support.truth import CASES, GOLDEN

_META = "version=1\ncluster.id=MkU3OEVBNTcwNTJENDM2Qk\nnode.id=1\n"
_OF_THE_CORPUS = ("*.json", "*.jsonl", "*.txt")


@dataclass(frozen=True)
class Source:
    """A data directory.

    Attributes:
        name: what it is called in a failure.
        path: of the directory.
        folder: where a surface may write.
    """

    name: str
    path: Path
    folder: Path


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


KINDS: dict[str, Callable[[int, Path], Path]] = {
    "corpus": _of_corpus,
    "salvage": _of_salvage,
    "history": _of_history,
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
    data = bytearray(path.read_bytes())
    data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    path.write_bytes(data)


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


def _unlink(path: Path, chance: Random) -> None:
    path.unlink()


_DAMAGES: tuple[Callable[[Path, Random], None], ...] = (
    *(_flip, _cut, _zero, _take_out),
    *(_grow, _unlink),
)
