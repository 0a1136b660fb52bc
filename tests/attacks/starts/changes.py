"""Changes of a broker's data directories: the rows of what a broker does with them, drawn.

Strategy: each change gets a random generator and the data directories, and returns what it did in
words; ``None`` where the disk does not have what it changes.
"""

from __future__ import annotations

import re
import shutil
import struct
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

Change = Callable[[Random, Sequence[Path]], str | None]
CHECKPOINTS = tuple(
    f"{each}-offset-checkpoint"
    for each in ("recovery-point", "replication", "log-start", "cleaner")
)
EVERY: list[Change] = []
_META = "meta.properties"
_METADATA_LOG = "__cluster_metadata-0"
_HEX = "0123456789abcdef"


def _change(change: Change) -> Change:
    EVERY.append(change)
    return change


def logs(directories: Sequence[Path]) -> list[Path]:
    """Return the directories of logs, the metadata log apart."""
    return sorted(
        path
        for each in directories
        for path in each.iterdir()
        if path.is_dir() and path.name != _METADATA_LOG and re.fullmatch(r".+-\d+", path.name)
    )


def segments(log: Path) -> list[Path]:
    return sorted(log.glob("*.log"))


def batches(data: bytes | bytearray) -> list[tuple[int, int]]:
    """Return positions and sizes of the batches of sound bytes."""
    found, at = [], 0
    while at + 61 <= len(data):
        size = struct.unpack_from(">i", data, at + 8)[0] + 12
        if size < 61 or at + size > len(data):
            break
        found.append((at, size))
        at += size
    return found


def _filled(random: Random, directories: Sequence[Path]) -> Path | None:
    found = [log for log in logs(directories) if any(path.stat().st_size for path in segments(log))]
    return random.choice(found) if found else None


def _segment(random: Random, directories: Sequence[Path]) -> tuple[Path, list[tuple[int, int]]]:
    log = _filled(random, directories)
    found = [path for path in segments(log) if path.stat().st_size] if log else []
    if not found:
        raise LookupError
    path = random.choice([*found, found[-1]])
    places = batches(path.read_bytes())
    if not places:
        raise LookupError
    return path, places


def _rewrite(random: Random, path: Path) -> str:
    """Ruin a small text file in one of the ways that are seen."""
    text = path.read_bytes() if path.exists() else b""
    lines = text.decode(errors="replace").splitlines()
    ways: dict[str, bytes | None] = {
        "emptied": b"",
        "NULs": bytes(max(1, len(text))),
        "cut": text[: random.randrange(len(text))] if text else b"",
        "doubled": text + text,
        "CRLF": text.replace(b"\n", b"\r\n"),
        "a line twice": b"\n".join(text.split(b"\n")[:-1][:3] + text.split(b"\n")[2:]),
        "a word": "\n".join(
            [*lines[:-1], re.sub(r"\d+$", "many", lines[-1]) if lines else "x"]
        ).encode(),
        "version 7": b"\n".join([b"7", *text.split(b"\n")[1:]]),
        "no last newline": text.rstrip(b"\n"),
        "garbage": random.randbytes(40),
        "gone": None,
    }
    way = random.choice(sorted(ways))
    data = ways[way]
    if data is None:
        path.unlink(missing_ok=True)
    else:
        path.write_bytes(data)
    return f"{path.parent.name}/{path.name}: {way}"


@_change
def foreign(random: Random, directories: Sequence[Path]) -> str | None:
    name = random.choice(
        ["lost+found", "backup_2026", ".snapshot", "orders", "data", "tmp-x", "orders-0.bak", "-0"]
        + ["orders-3000000000", ".Trash-0", "snapshots-2026", "orders--1", "pay-00", "empty-9"]
        + [f"orders-0.{''.join(random.choices(_HEX, k=32))}-{state}" for state in ("delete", "old")]
        + ["orders-0.x-delete", "orders-0.x-future", "remote-log-index-cache"]
        + ["pay-0.stray", "+1-+1"]
    )
    path = random.choice(directories) / name
    kind = random.choice(["directory", "directory", "directory", "file", "link"])
    if path.exists():
        return None
    if kind == "directory":
        path.mkdir()
    elif kind == "file":
        path.write_text("x")
    else:
        path.symlink_to(random.choice(["empty-0", "gone"]))
    return f"{kind} {path.parent.name}/{name}"


@_change
def properties(random: Random, directories: Sequence[Path]) -> str:
    path = random.choice(directories) / _META
    text = path.read_text() if path.exists() else ""
    ways = {
        "empty": "",
        "NULs": "\0" * len(text),
        "comments": "# one\n#two\n",
        **{
            f"no {name}": re.sub(f"(?m)^{re.escape(name)}=.*\n", "", text)
            for name in ("node.id", "cluster.id", "directory.id", "version")
        },
        "version 2": text.replace("version=1", "version=2"),
        "version 0": text.replace("version=1", "version=0").replace("node.id", "broker.id"),
        "node 2": text.replace("node.id=1", "node.id=2"),
        "a cluster": re.sub("cluster.id=.*", "cluster.id=AAAAAAAAAAAAAAAAAAAABw", text),
        "a directory": re.sub("directory.id=.*", "directory.id=KKKKKKKKKKKKKKKKKKKKKA", text),
        "a bad directory": re.sub("directory.id=.*", "directory.id=abc", text),
        "an unassigned directory": re.sub("directory.id=.*", f"directory.id={'A' * 21}Q", text),
        "spaces": text.replace("=", " : "),
    }
    way = random.choice([*sorted(ways), "gone"])
    if way == "gone":
        path.unlink(missing_ok=True)
    else:
        path.write_text(ways[way])
    return f"{path.parent.name}/{_META}: {way}"


@_change
def one_directory_id(random: Random, directories: Sequence[Path]) -> str | None:
    if len(directories) < 2:
        return None
    shutil.copy(directories[0] / _META, directories[1] / _META)
    return "one directory.id twice"


@_change
def checkpoint(random: Random, directories: Sequence[Path]) -> str:
    return _rewrite(random, random.choice(directories) / random.choice(CHECKPOINTS))


@_change
def epochs(random: Random, directories: Sequence[Path]) -> str:
    path = random.choice(logs(directories)) / "leader-epoch-checkpoint"
    if random.random() < 0.6:
        return _rewrite(random, path)
    found = random.choice([[], ["0 20"], ["50 0"], ["0 0", "7 3"], ["0 0", f"9 {10**6}"]])
    path.write_text("\n".join(["0", str(len(found)), *found, ""]))
    return f"{path.parent.name}/{path.name}: of another moment, {found}"


@_change
def topic_id(random: Random, directories: Sequence[Path]) -> str:
    log = random.choice(logs(directories))
    if random.random() < 0.3:
        other = random.choice(logs(directories))
        text = (other / "partition.metadata").read_text()
        (log / "partition.metadata").write_text(text)
        return f"{log.name}: the topic id of {other.name}"
    return _rewrite(random, log / "partition.metadata")


@_change
def offset(random: Random, directories: Sequence[Path]) -> str | None:
    """An entry of a checkpoint that is of another moment."""
    directory = random.choice(directories)
    found = [log for log in logs([directory]) if segments(log)]
    if not found:
        return None
    log = random.choice(found)
    topic, _, partition = log.name.rpartition("-")
    path = directory / random.choice(CHECKPOINTS[:3])
    try:
        rows = [line.split() for line in path.read_text().splitlines()[2:]]
    except (OSError, ValueError):
        rows = []
    rows = [row for row in rows if len(row) == 3 and row[:2] != [topic, partition]]
    bases = [int(each.stem) for each in segments(log) if each.stem.isdigit()]
    value = random.choice([0, 1, 5, *bases, *(base + 3 for base in bases), 1000, 10**9])
    if random.random() < 0.8:
        rows.append([topic, partition, str(value)])
    path.write_text(f"0\n{len(rows)}\n" + "".join(" ".join(row) + "\n" for row in rows))
    return f"{path.parent.name}/{path.name}: {log.name} {rows[-1][2] if rows else 'none'}"


@_change
def stop(random: Random, directories: Sequence[Path]) -> str:
    path = random.choice(directories) / ".kafka_cleanshutdown"
    text = random.choice([None, "", "\0\0\0", '{"version":0,"brokerEpoch":3}', "words"])
    if text is None:
        path.unlink(missing_ok=True)
    else:
        path.write_text(text)
    return f"{path.parent.name}/{path.name}: {text!r}"


@_change
def flipped(random: Random, directories: Sequence[Path]) -> str:
    path, places = _segment(random, directories)
    data = bytearray(path.read_bytes())
    at, size = random.choice(places)
    inside = random.choice([random.randrange(size), random.randrange(61), 12, 16, 17, 8, 11])
    data[at + inside] ^= 1 << random.randrange(8)
    path.write_bytes(data)
    return f"{path.parent.name}/{path.name}: a bit of byte {inside} of the batch at {at}"


@_change
def tail(random: Random, directories: Sequence[Path]) -> str:
    path, places = _segment(random, directories)
    data = path.read_bytes()
    at, size = places[-1]
    way, data = random.choice(
        [
            ("cut", data[: at + random.randrange(1, size)]),
            ("zeroes", data + bytes(random.choice([5, 12, 17, 61, 4096]))),
            ("half zeroes", data[: at + size // 2] + bytes(size - size // 2)),
            ("random bytes", data + random.randbytes(random.choice([5, 30, 300]))),
            ("a page of zeroes", data[:at] + bytes(len(data) - at)),
        ]
    )
    path.write_bytes(data)
    return f"{path.parent.name}/{path.name}: its end {way}"


@_change
def hole(random: Random, directories: Sequence[Path]) -> str:
    path, places = _segment(random, directories)
    data = bytearray(path.read_bytes())
    at, size = random.choice(places)
    if random.random() < 0.5:
        data[at : at + size] = bytes(size)
        way = "zeroes for"
    else:
        del data[at : at + size]
        way = "without"
    path.write_bytes(data)
    return f"{path.parent.name}/{path.name}: {way} the batch at {at}"


@_change
def repeated(random: Random, directories: Sequence[Path]) -> str:
    """Batches that are there again, perhaps of a later leader epoch."""
    path, places = _segment(random, directories)
    data = path.read_bytes()
    first = random.randrange(len(places))
    again = bytearray(data[places[first][0] :])
    if random.random() < 0.4:  # the checksum does not cover the epoch
        for at, _ in batches(again):
            struct.pack_into(">i", again, at + 12, 5)
    path.write_bytes(data + again)
    return f"{path.parent.name}/{path.name}: {len(places) - first} batches again"


@_change
def far(random: Random, directories: Sequence[Path]) -> str:
    """Batches with other offsets, as the checksum does not cover them."""
    path, places = _segment(random, directories)
    data = bytearray(path.read_bytes())
    first = random.randrange(len(places))
    more = random.choice([1, 7, 2**31, 2**32, -1, -20])
    for at, _ in places[first:]:
        base = struct.unpack_from(">q", data, at)[0]
        struct.pack_into(">q", data, at, max(0, base + more))
    path.write_bytes(data)
    return f"{path.parent.name}/{path.name}: offsets {more:+} from batch {first} on"


@_change
def segment_files(random: Random, directories: Sequence[Path]) -> str | None:
    log = _filled(random, directories)
    if log is None:
        raise LookupError
    files = sorted(path for path in log.iterdir() if re.match(r"\d{20}\.", path.name))
    path = random.choice(files)
    way = random.choice(["gone", "empty", "garbage", "cut", "renamed", "odd", ".deleted", ".swap"])
    data = path.read_bytes()
    if way == "gone":
        path.unlink()
    elif way == "empty":
        path.write_bytes(b"")
    elif way == "garbage":
        path.write_bytes(random.randbytes(max(24, len(data))))
    elif way == "cut":
        path.write_bytes(data[: len(data) // 2])
    elif way == "renamed":
        stem = f"{max(0, int(path.name[:20]) + random.choice([-2, 3, 40, 5000])):020}"
        if (log / f"{stem}{path.suffix}").exists():
            return None
        path.rename(log / f"{stem}{path.suffix}")
        way += f" {stem}"
    elif way == "odd":
        name = random.choice(["copy", "x", f"{path.stem} (1)", f"{path.stem}.bak"])
        (log / f"{name}{path.suffix}").write_bytes(data)
        way = f"a copy {name}"
    else:
        path.rename(f"{path}{way}")
    return f"{log.name}/{path.name}: {way}"


@_change
def segment_set(random: Random, directories: Sequence[Path]) -> str:
    """Whole segments that are missing, or all indexes."""
    log = _filled(random, directories)
    if log is None:
        raise LookupError
    stems = sorted({path.name[:20] for path in segments(log)})
    way = random.choice(["first", "last", "middle", "all", "indexes", "zero"])
    if way == "zero":
        for path in segments(log)[-random.choice([1, 2]) :]:
            path.write_bytes(b"")
    elif way == "indexes":
        for path in [*log.glob("*.index"), *log.glob("*.timeindex")]:
            path.unlink()
    else:
        chosen = {"first": stems[:1], "last": stems[-1:], "all": stems}.get(way)
        for stem in stems[len(stems) // 2 :][:1] if chosen is None else chosen:
            for path in log.glob(f"{stem}.*"):
                path.unlink()
    return f"{log.name}: {way}"


@_change
def set_aside(random: Random, directories: Sequence[Path]) -> str | None:
    """The steps of a move between data directories, of a deletion and of a stray log."""
    log = random.choice([*logs(directories), *filter(None, [_filled(random, directories)])])
    state = random.choice(["future", "delete", "stray"])
    name = f"{log.name}.{''.join(random.choices(_HEX, k=32))}-{state}"
    at = random.choice(directories)
    way = random.choice(["renamed", "copied", "half", "both"])
    if (at / log.name).exists() and way == "copied" and at / log.name != log:
        return None
    if way == "renamed":
        shutil.move(log, at / name)
    else:
        copy = Path(shutil.copytree(log, at / name))
        if way == "half":
            for path in segments(copy)[len(segments(copy)) // 2 :]:
                for each in copy.glob(f"{path.stem}.*"):
                    each.unlink()
        elif way == "both":  # the old copy is being deleted, the new one has not its name yet
            log.rename(log.with_name(f"{log.name}.{''.join(random.choices(_HEX, k=32))}-delete"))
    return f"{log.parent.name}/{log.name} {way} as {at.name}/{log.name}-{state}"


@_change
def elsewhere(random: Random, directories: Sequence[Path]) -> str | None:
    """A log in two data directories, in another one, or in none."""
    log = random.choice(logs(directories))
    way = random.choice(["copied", "moved", "renamed", "removed", "a file", "read by others only"])
    to = random.choice(directories)
    if way in ("copied", "moved") and (to / log.name).exists():
        return None
    if way == "copied":
        shutil.copytree(log, to / log.name)
    elif way == "moved":
        shutil.move(log, to / log.name)
    elif way == "renamed":
        log.rename(log.with_name(f"old-{log.name}"))
    else:
        shutil.rmtree(log)
        if way == "a file":
            log.write_text("x")
        else:
            way = "removed"
    return f"{log.parent.name}/{log.name} {way}, to {to.name}"


@_change
def metadata_log(random: Random, directories: Sequence[Path]) -> str | None:
    home = next((each for each in directories if (each / _METADATA_LOG).is_dir()), None)
    if home is None:
        return None
    log = home / _METADATA_LOG
    way = random.choice(
        ["state", "state", "bootstrap", "small", "flip", "tail", "empty", "snapshot"]
    )
    if way == "state":
        return _rewrite(random, log / "quorum-state")
    if way == "bootstrap":
        path = random.choice(directories) / "bootstrap.checkpoint"
        return _rewrite(random, path)
    if way == "small":
        name = random.choice(["leader-epoch-checkpoint", "partition.metadata"])
        return _rewrite(random, log / name)
    if way == "snapshot":
        found = sorted(log.glob("*.checkpoint"))
        if not found:
            return None
        path = random.choice(found)
        if random.random() < 0.5:
            path.unlink()
        else:
            path.write_bytes(b"")
        return f"{log.name}/{path.name}: gone or empty"
    path = segments(log)[-1]
    data = bytearray(path.read_bytes())
    places = batches(data)
    if not places:
        return None
    if way == "flip":
        at, size = random.choice(places)
        data[at + 61 + random.randrange(size - 61)] ^= 4
    elif way == "tail":
        data = data[: -random.randrange(1, 40)]
    else:
        data = bytearray()
    path.write_bytes(data)
    return f"{log.name}/{path.name}: {way}"


@_change
def metadata_place(random: Random, directories: Sequence[Path]) -> str | None:
    home = next((each for each in directories if (each / _METADATA_LOG).is_dir()), None)
    if home is None:
        return None
    way = random.choice(["copied", "set aside"])  # metadata.log.dir may say another directory
    to = random.choice(directories)
    if way == "set aside":
        state = random.choice(["future", "delete", "stray"])
        (home / f"{_METADATA_LOG}.{'a' * 32}-{state}").mkdir()
    elif to == home:
        return None
    else:
        shutil.copytree(home / _METADATA_LOG, to / _METADATA_LOG)
    return f"the metadata log {way}, to {to.name}"


@_change
def disk(random: Random, directories: Sequence[Path]) -> str | None:
    """A disk that is new: the directory is empty, or formatted and empty."""
    at = random.choice(directories)
    if (at / _METADATA_LOG).exists():  # without it, the controllers decide what it is
        return None
    way = random.choice(["empty", "formatted"])
    for path in at.iterdir():
        if path.is_dir():
            shutil.rmtree(path)
        elif way == "empty" or path.name not in (_META, "bootstrap.checkpoint"):
            path.unlink()
    return f"{at.name} is {way}"
