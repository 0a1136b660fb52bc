"""Random damage to the files of a history; it notes which entries it hit."""

from __future__ import annotations

import struct
from collections.abc import Callable
from pathlib import Path

from tests.repair.salvage.histories import History, Written


def damage(history: History, directory: Path) -> list[str]:
    """Damage the files one to three times; the names of what was done."""
    chosen = history.random.choices(list(DAMAGES), k=history.random.randrange(1, 4))
    return [name for name in dict.fromkeys(chosen) if DAMAGES[name](history, directory)]


def _flip(history: History, directory: Path) -> bool:
    return _flip_in(history, directory, history.any())


def _flip_marker(history: History, directory: Path) -> bool:
    markers = [entry for entry in history.entries if entry.is_marker]
    return bool(markers) and _flip_in(history, directory, history.random.choice(markers))


def _flip_in(history: History, directory: Path, entry: Written) -> bool:
    log, data = _read(directory, entry.base)
    covered = 21 if entry.data[16] == 2 else 16
    at = history.position(entry) + history.random.randrange(covered, len(entry.data))
    if at >= len(data):
        return False
    data[at] ^= 1 << history.random.randrange(8)
    log.write_bytes(data)
    entry.is_hit = True
    return True


def _read(directory: Path, base: int) -> tuple[Path, bytearray]:
    """A segment and its bytes; none if it is gone."""
    log = directory / f"{base:020}.log"
    return log, bytearray(log.read_bytes() if log.exists() else b"")


def _zero(history: History, directory: Path) -> bool:
    entry = history.any()
    log, data = _read(directory, entry.base)
    begin = history.position(entry) + history.random.randrange(len(entry.data))
    end = min(len(data), begin + history.random.choice((64, 512, 2000)))
    if begin >= end:
        return False
    for hit in history.segment(entry.base):
        first = history.position(hit)
        if any(data[max(first, begin) : min(first + len(hit.data), end)]):
            hit.is_hit = True
    data[begin:end] = bytes(end - begin)
    log.write_bytes(data)
    return True


def _cut(history: History, directory: Path) -> bool:
    entry = history.any()
    log, data = _read(directory, entry.base)
    size = history.position(entry) + history.random.randrange(len(entry.data))
    if size >= len(data):
        return False
    log.write_bytes(data[:size])
    for hit in history.segment(entry.base):
        if hit.first >= entry.first:
            hit.is_hit = True
    return True


def _remove(history: History, directory: Path, suffix: str = "*") -> bool:
    base = history.random.choice(history.bases)
    if len(history.bases) == 1:
        return False
    for path in directory.glob(f"{base:020}.{suffix}"):
        path.unlink()
    for entry in history.segment(base):
        entry.is_hit = True
    return True


def _remove_log(history: History, directory: Path) -> bool:
    """A segment that is gone, while its side files are there."""
    return _remove(history, directory, "log")


def _move(history: History, directory: Path) -> bool:
    entry = history.any()
    log, data = _read(directory, entry.base)
    at = history.position(entry)
    if entry.is_hit or len(data) <= at or any(other.is_moved for other in history.entries):
        return False
    stored = struct.unpack_from(">q", data, at)[0]
    struct.pack_into(">q", data, at, stored ^ 1 << history.random.randrange(0, 40))
    log.write_bytes(data)
    entry.is_moved = True
    return True


def _lead(history: History, directory: Path) -> bool:
    entry = history.any()
    log, data = _read(directory, entry.base)
    at = history.position(entry)
    if entry.is_hit or len(data) <= at or entry.data[16] != 2:
        return False
    stored = struct.unpack_from(">i", data, at + 12)[0]
    struct.pack_into(">i", data, at + 12, stored ^ 1 << history.random.randrange(0, 20))
    log.write_bytes(data)
    return True


def _without(pattern: str) -> Callable[[History, Path], bool]:
    def remove(history: History, directory: Path) -> bool:
        found = [*directory.glob(pattern), *directory.parent.glob(pattern)]
        for path in found:
            path.unlink()
        return bool(found)

    return remove


def _garble(pattern: str) -> Callable[[History, Path], bool]:
    def change(history: History, directory: Path) -> bool:
        found = sorted(directory.glob(pattern))
        if not found:
            return False
        path = history.random.choice(found)
        path.write_bytes(history.random.randbytes(path.stat().st_size + 3))
        return True

    return change


DAMAGES: dict[str, Callable[[History, Path], bool]] = {
    "flip": _flip,
    "flip-marker": _flip_marker,
    "zero": _zero,
    "cut": _cut,
    "remove": _remove,
    "remove-log": _remove_log,
    "move": _move,
    "leader-epoch": _lead,
    "no-txnindex": _without("*.txnindex"),
    "no-snapshot": _without("*.snapshot"),
    "no-epochs": _without("leader-epoch-checkpoint"),
    "no-checkpoints": _without("*-offset-checkpoint"),
    "bad-txnindex": _garble("*.txnindex"),
    "bad-snapshot": _garble("*.snapshot"),
    "bad-epochs": _garble("leader-epoch-checkpoint"),
}
"""What damages a history, by name; each says whether it could."""
