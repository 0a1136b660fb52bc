"""Files whose size says nothing of their bytes: holes of any size, in every kind of file.

Strategy: a hole of moderate size gives the answers of the same zeroes where they are written; with
holes of exbibytes every command ends, and reads little more than the bytes that exist, as the
system counts them.
"""

import errno
import os
import re
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from kafkafmt._base.damage import TRUNCATED_TAIL, ZERO_TAIL
from kafkafmt.storage import window
from kafkafmt.storage.segment_file import SegmentFile
from tests.cli.running import run
from tests.support.encoder import Rec, message, message_0_7, record_batch
from tests.support.engines import engine as engine
from tests.support.samples import SOAK

MIB = 1 << 20
LARGEST = 2**63 - 1
MEMORY = Path("/dev/shm")  # takes the largest file, where other file systems end at 16 TiB

Parts = list[tuple[int, bytes]]
"""Bytes of a file by their positions; what lies between is a hole."""

pytestmark = pytest.mark.skipif(
    not hasattr(os, "SEEK_DATA"), reason="the system does not tell holes"
)
both_engines = pytest.mark.usefixtures("engine")


def _v2(first: int, count: int = 4, value: bytes = b"value") -> bytes:
    return b"".join(
        record_batch([Rec(b"k", value)], base_offset=offset)
        for offset in range(first, first + count)
    )


def _old(first: int, magic: int) -> bytes:
    return b"".join(message(magic=magic, offset=n, value=b"value") for n in range(first, first + 4))


def _forms(encode: Callable[[int], bytes], far: int) -> dict[str, tuple[Parts, int]]:
    """Parts and sizes of segments; ``far`` is where a hole ends."""
    return {
        "at the end": ([(0, encode(0))], far),
        "between entries": ([(0, encode(0)), (far, encode(9))], far + len(encode(9))),
        "short of a block": ([(0, encode(0)), (far - 7, encode(9))], far + 4096),
        "just after a block": ([(0, encode(0)), (far + 5, encode(9))], far + 4096),
        "twice": ([(0, encode(0)), (far, encode(9)), (2 * far, encode(20))], 3 * far),
        "at the beginning": ([(far, encode(9))], far + 4096),
        "nothing but a hole": ([], far),
        "of garbage": ([(0, encode(0)), (far, b"\x55" * 5000)], 2 * far),
        "cut short": ([(0, encode(0)), (far, encode(9)[:-3])], far + len(encode(9)) - 3),
    }


FORMATS: dict[str, tuple[Callable[[int], bytes], str]] = {
    "v2": (_v2, ".log"),
    "v1": (partial(_old, magic=1), ".log"),
    "v0": (partial(_old, magic=0), ".log"),
    "0.7": (lambda first: message_0_7(b"value %d" % first) * 4, ".kafka"),
}


def write(path: Path, parts: Parts, size: int, *, is_sparse: bool = True) -> Path:
    """Write a file with holes, or with the zeroes in their places."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        if not is_sparse:
            file.write(bytes(size))
        for position, data in parts:
            file.seek(position)
            file.write(data)
        file.truncate(size)
    return path


def _answers(path: Path) -> dict[str, Any]:
    scan = kafkafmt.scan_records(path, on_damage="collect", threads=2)
    answers: dict[str, Any] = {"records": scan.read_all().to_pylist()}
    answers["damage"] = scan.damage
    answers["batches"] = kafkafmt.read_batches(path, on_damage="skip").to_pylist()
    answers["left out"] = kafkafmt.read_records(path, on_damage="skip").to_pylist()
    answers["logs"] = kafkafmt.read_logs(path.parent).drop_columns(["path"]).to_pylist()
    answers["findings"] = [
        {**row, "path": None} for row in kafkafmt.verify(path.parent).to_pylist()
    ]
    if path.suffix == ".log":
        copy = path.parent / "copy"
        kafkafmt.unpack(path, copy, on_damage="copy")
        answers["unpacked"] = copy.read_bytes()
    return answers


@pytest.mark.parametrize(
    ("name", "form"),
    [
        *(("v2", form) for form in _forms(_v2, MIB)),
        *product(("v1", "v0", "0.7"), ("between entries", "twice", "of garbage")),
    ],
)
def test_a_hole_gives_the_answers_of_zeroes(
    name: str, form: str, tmp_path: Path, engine: str
) -> None:
    encode, suffix = FORMATS[name]
    # Python looks at each byte for the next entry, in a quarter of a second for a MiB.
    is_fast = engine == "columnar" and name != "0.7"
    parts, size = _forms(encode, MIB if SOAK or is_fast else MIB // 16)[form]
    answers = []
    for kind in ("sparse", "written"):
        path = tmp_path / kind / "orders-0" / f"{0:020}{suffix}"
        write(path, parts, size, is_sparse=kind == "sparse")
        answers.append(_answers(path))
    assert answers[0] == answers[1]
    assert len(answers[0]["left out"]) >= (len(parts) and parts[0][0] == 0)


@pytest.mark.parametrize("form", _forms(_v2, MIB))
def test_a_system_that_tells_no_holes_gives_the_same(
    form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "orders-0" / f"{0:020}.log"
    write(path, *_forms(_v2, MIB)[form])
    told = _answers(path)
    (path.parent / "copy").unlink()
    monkeypatch.setattr(window, "data_from", lambda _, position, end: position)
    assert _answers(path) == told


@both_engines
def test_an_entry_may_have_a_hole(tmp_path: Path) -> None:
    entry = _v2(1, 1, b"a" + bytes(5 * MIB) + b"b")
    at = _v2(0, 1)
    data = at + entry + _v2(2)
    hole = len(at) + MIB, len(at) + 4 * MIB
    parts = [(0, data[: hole[0]]), (hole[1], data[hole[1] :])]
    path = write(tmp_path / "orders-0" / f"{0:020}.log", parts, len(data))
    assert path.stat().st_blocks * 512 < len(data)
    assert kafkafmt.read_records(path)["offset"].to_pylist() == list(range(6))
    assert kafkafmt.verify(path.parent).num_rows == 0


def test_where_the_next_bytes_are(tmp_path: Path) -> None:
    path = write(tmp_path / "file", [(0, b"a"), (MIB, b"b")], 2 * MIB)
    with SegmentFile.at(str(path), size=2 * MIB).open() as opened:
        assert opened.data_from(0, 2 * MIB) == 0
        assert opened.data_from(MIB // 2, 2 * MIB) == MIB
        assert opened.data_from(MIB // 2, MIB - 9) == MIB - 9
        assert opened.data_from(MIB + MIB // 2, 2 * MIB) == 2 * MIB
        assert opened.is_zero(1, MIB)
        assert not opened.is_zero(1, MIB + 1)
        os.truncate(path, 10)  # what is gone is no hole
        assert opened.data_from(MIB // 2, 2 * MIB) == MIB // 2


# --- exbibytes -----------------------------------------------------------------------------------


@pytest.fixture
def vast() -> Iterator[Path]:
    """A folder for files of the largest size, if the system has one."""
    base = MEMORY if os.access(MEMORY, os.W_OK) else None
    with tempfile.TemporaryDirectory(dir=base) as folder:
        yield Path(folder)


def vast_size(folder: Path) -> int:
    """The size of the largest file that the file system of a folder takes, or nearly that."""
    for size in (LARGEST, 2**43):
        try:
            write(folder / "probe", [], size).unlink()
        except OSError as error:
            if error.errno not in (errno.EFBIG, errno.EINVAL):
                raise
        else:
            return size
    pytest.skip("the file system takes no large file")


def _read_so_far() -> int:
    """Bytes that this process has asked the system for, also in C."""
    return int(re.findall(r"rchar: (\d+)", Path("/proc/self/io").read_text())[0])


COMMANDS = {
    "ls": "ls {0}",
    "verify": "verify {0}",
    "records": "records --on-damage skip {0}",
    "collected": "records --on-damage collect {0}",
    "last": "records --last 2 --on-damage skip {0}",
    "batches": "batches --on-damage skip {0}",
    "transactions": "transactions {0}",
    "producers": "producers {0}",
    "cluster": "cluster {0}",
    "diff": "diff {0} {0}",
    "salvage": "salvage {0} {1}",
    "export": "export --local -f parquet {0} {1}",
    "inspect": "inspect --html {1} {0}",
    "dump": "dump --files {2}",
    "unpack": "unpack --on-damage copy {2} {1}",
    "quorum": "rescue quorum --voter 1@localhost:9093 {0} {1}",
    "topic": "rescue topic --topic orders {0} {1}",
}
_MARKS = {"export": pytest.mark.slow}  # it starts processes
SIDE_FILES = (
    *(f"orders-0/{0:020}{suffix}" for suffix in (".index", ".timeindex", ".txnindex")),
    f"orders-0/{20:020}.snapshot",
    "orders-0/leader-epoch-checkpoint",
    "orders-0/partition.metadata",
    f"__cluster_metadata-0/{3:020}-{1:010}.checkpoint",
    "__cluster_metadata-0/quorum-state",
    *("meta.properties", ".kafka_cleanshutdown", "salvage.json", "bootstrap.checkpoint"),
    *(f"{name}-offset-checkpoint" for name in ("recovery-point", "log-start", "cleaner")),
    "replication-offset-checkpoint",
)


def _two_logs(folder: Path) -> Path:
    """Two logs, since sums of sizes may exceed what one size can be, and a sound one."""
    source = folder / "data"
    for name in ("events-0", "orders-0"):
        write(source / name / f"{0:020}.log", [(0, _v2(0))], len(_v2(0)))
        write(source / name / f"{20:020}.log", [(0, _v2(20))], len(_v2(20)))
    write(source / "sound-0" / f"{0:020}.log", [(0, _v2(0))], len(_v2(0)))
    write(source / "__cluster_metadata-0" / f"{0:020}.log", [], 0)
    return source


def _ends(source: Path, line: str) -> str:
    out = source.parent / "out"
    before = _read_so_far()
    first = source / "orders-0" / f"{0:020}.log"
    result = run(*line.format(source, out, first).split())
    assert result.exit_code in (0, 1, 2), result.output
    assert isinstance(result.exception, SystemExit | None), result.exception
    assert "Traceback" not in result.output
    assert _read_so_far() - before < 200 * MIB
    return result.output


@pytest.mark.parametrize("command", ["ls", "verify", "records", "batches"])
def test_exbibytes_by_both_engines(command: str, vast: Path, engine: str) -> None:
    test_exbibytes_of_a_segment(command, "all over", vast)


@pytest.mark.parametrize(
    ("command", "place"),
    [
        *(pytest.param(name, "all over", marks=_MARKS.get(name, ())) for name in COMMANDS),
        *((name, "tail") for name in ("ls", "verify", "records", "salvage", "unpack")),
    ],
)
def test_exbibytes_of_a_segment(command: str, place: str, vast: Path) -> None:
    source, size = _two_logs(vast), vast_size(vast)
    if place == "all over":
        size //= 2  # Linux does not find the last page of the largest file of tmpfs
    parts = [(0, _v2(0))]
    if place == "all over":
        parts += [(size // 3, _v2(9)), (size // 2, b"\x55" * 5000)]
        parts += [(size - len(_v2(15)), _v2(15))]
    for log in ("events-0", "orders-0"):
        write(source / log / f"{0:020}.log", parts, size)
    output = _ends(source, COMMANDS[command])
    if command in ("records", "collected"):
        offsets = {"tail": [], "all over": [9, 10, 11, 12, 15, 16, 17, 18]}
        for offset in (0, 1, 2, 3, *offsets[place], 20, 23):
            assert output.count(f'"offset":{offset},') >= 2, output
    if command == "ls":
        assert "sound" in output
    if command == "salvage":
        saved = vast / "out"
        assert sum(path.stat().st_size for path in saved.rglob("*.log")) < MIB


@pytest.mark.parametrize(
    "command", [pytest.param(name, marks=_MARKS.get(name, ())) for name in COMMANDS]
)
def test_exbibytes_of_every_side_file(command: str, vast: Path) -> None:
    source, size = _two_logs(vast), vast_size(vast)
    for name in SIDE_FILES:
        write(source / name, [], size)
    _ends(source, COMMANDS[command])


@pytest.mark.parametrize("suffix", [".log", ".rsm-manifest", ".indexes"])
@pytest.mark.parametrize("command", ["tier", "verify", "records", "ls"])
def test_exbibytes_of_a_tier(command: str, suffix: str, vast: Path) -> None:
    from tests.support.tier import Segment, Tier

    bucket = vast / "bucket"
    bucket.mkdir()
    for first in (0, 4):
        stem = Tier(bucket).put(Segment(_v2(first), first, first + 3))
    os.truncate(f"{stem}{suffix}", vast_size(vast))
    _ends(bucket, command + " {0}")


def test_a_whole_copy_keeps_its_holes(tmp_path: Path) -> None:
    from kafkafmt.repair.new_directory import copy_bytes

    parts, size = [(5, b"a"), (8 * MIB, b"b" * 3 * MIB)], 64 * MIB
    source = write(tmp_path / "source", parts, size)
    for number, (start, end) in enumerate(
        [(0, None), (3, 9 * MIB), (20 * MIB, None), (0, 4 * MIB)]
    ):
        target = tmp_path / f"target{number}"
        copy_bytes(str(source), str(target), 0o600, start, end, b"rest")
        assert target.read_bytes() == source.read_bytes()[start:end] + b"rest"
        assert target.stat().st_blocks * 512 < 8 * MIB


def test_a_stream_gets_no_exbibytes_of_zeroes(vast: Path) -> None:
    path = write(vast / "orders-0" / f"{0:020}.log", [(0, _v2(0))], vast_size(vast))
    with (vast / "copy").open("wb") as target, pytest.raises(kafkafmt.errors.LimitExceededError):
        kafkafmt.unpack(path, target)
    assert (vast / "copy").stat().st_size <= MIB + len(_v2(0))


def test_a_hole_at_the_end_is_a_tail(vast: Path) -> None:
    size = vast_size(vast)
    path = write(vast / "orders-0" / f"{0:020}.log", [(0, _v2(0))], size)
    (found,) = kafkafmt.read_damage(path).to_pylist()
    assert (found["kind"], found["length"]) == (ZERO_TAIL, size - len(_v2(0)))
    write(path, [(0, _v2(0)), (size - 4000, _v2(9)[:70])], size)
    assert kafkafmt.read_damage(path).column("kind").to_pylist() != [TRUNCATED_TAIL]
