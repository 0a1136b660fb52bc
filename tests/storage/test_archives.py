"""Archives as sources: the same rows as the directory, and nothing of a hostile one gets out."""

from __future__ import annotations

import gzip
import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.cli import streams
from kafkafmt.storage import archives, temporary
from tests.cli.running import run
from tests.support.files import put
from tests.survey.brokers import plain, write

ENDINGS = (".tar", ".tar.gz", ".tgz", ".zip")


def packed(source: Path, target: Path) -> Path:
    """Pack a directory; the ending of the target says how."""
    if target.name.endswith(".zip"):
        with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
            for path in sorted(source.rglob("*")):
                archive.write(path, path.relative_to(source))
        return target
    with tarfile.open(target, "w:gz" if target.name.endswith("gz") else "w") as tar:
        tar.add(source, "bundle")
    return target


@pytest.fixture
def disk(tmp_path: Path) -> Path:
    data = tmp_path / "source" / "node-1" / "data"
    data.mkdir(parents=True)
    write(plain(), data)
    return data


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_bundle_is_a_disk(disk: Path, tmp_path: Path, ending: str) -> None:
    bundle = packed(tmp_path / "source", tmp_path / f"bundle{ending}")
    assert kafkafmt.read_records(bundle) == kafkafmt.read_records(disk)
    assert run("records", "-c", bundle).stdout == run("records", "-c", disk).stdout
    logs = kafkafmt.read_logs(bundle)
    assert logs.drop_columns("path") == kafkafmt.read_logs(disk).drop_columns("path")
    assert run("verify", bundle).exit_code == run("verify", disk).exit_code
    assert run(bundle).exit_code == 0
    page = tmp_path / "page.html"
    assert run("inspect", "--html", page, bundle).exit_code == 0
    assert page.stat().st_size > 10_000


@pytest.mark.parametrize("command", ["ls", "verify"])
def test_people_read_paths_in_the_archive(
    disk: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    put(disk / "out" / "t" / "p=0" / "part.parquet")
    put(disk / "orders-0" / "partition.metadata", b"version: 7")
    bundle = packed(tmp_path / "source", tmp_path / "bundle.zip")
    monkeypatch.setattr(streams, "is_terminal", lambda: True)
    monkeypatch.setenv("COLUMNS", "80")
    shown = run(command, bundle).stdout
    assert "bundle.zip/" in shown
    assert temporary.PREFIX not in shown


def test_a_segment_alone_has_the_topic_of_its_directory(disk: Path, tmp_path: Path) -> None:
    segment = disk / "orders-0" / f"{0:020}.log"
    path = put(tmp_path / "orders-0" / f"{0:020}.log.gz", gzip.compress(segment.read_bytes()))
    assert kafkafmt.read_records(path) == kafkafmt.read_records(segment)


@pytest.mark.parametrize("ending", [*ENDINGS, ".log.gz"])
def test_a_cut_archive_is_an_error(disk: Path, tmp_path: Path, ending: str) -> None:
    bundle = tmp_path / f"bundle{ending}"
    if ending == ".log.gz":
        bundle.write_bytes(gzip.compress((disk / "orders-0" / f"{0:020}.log").read_bytes()))
    else:
        packed(tmp_path / "source", bundle)
    data = bundle.read_bytes()
    end = len(data.rstrip(b"\0")) if ending == ".tar" else len(data)
    sizes = {0, 1, 100, 512, end // 2, end // 1024 * 512, end - 1}
    for size in sorted(size for size in sizes if size < end):
        bundle.write_bytes(data[:size])
        with pytest.raises(kafkafmt.KafkaFormatError, match="cut or malformed"):
            kafkafmt.read_records(bundle)
        assert run("records", bundle).exit_code == 1


@pytest.mark.parametrize(
    ("name", "reason"),
    [("a.log.gz", "empty file"), ("a.tar", "empty file"), ("a.zip", "File is not a zip file")],
)
def test_an_empty_archive_is_an_error(tmp_path: Path, name: str, reason: str) -> None:
    (tmp_path / name).touch()
    with pytest.raises(kafkafmt.KafkaFormatError, match=f"cut or malformed: {reason}") as raised:
        archives.unpacked(str(tmp_path / name))
    assert (raised.value.source, raised.value.position) == (str(tmp_path / name), 0)


def test_flipped_bytes_are_errors_or_nothing(disk: Path, tmp_path: Path) -> None:
    for ending in (".tgz", ".zip"):
        bundle = packed(tmp_path / "source", tmp_path / f"bundle{ending}")
        data = bundle.read_bytes()
        for at in range(0, len(data), max(1, len(data) // 60)):
            bundle.write_bytes(data[:at] + bytes([data[at] ^ 0x55]) + data[at + 1 :])
            try:
                kafkafmt.read_logs(bundle)
            except (kafkafmt.KafkaFormatError, FileNotFoundError):
                continue


Entry = Callable[[tarfile.TarInfo], None]


def as_link(info: tarfile.TarInfo) -> None:
    info.type, info.linkname = tarfile.SYMTYPE, "/etc/passwd"


def as_device(info: tarfile.TarInfo) -> None:
    info.type = tarfile.CHRTYPE


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("../../outside", None),
        ("ABSOLUTE/outside", None),
        ("a/../../outside", None),
        ("orders-0/00000000000000000099.log", as_link),
        ("orders-0/00000000000000000099.log", as_device),
    ],
)
def test_nothing_leaves_the_directory(
    disk: Path, tmp_path: Path, name: str, change: Entry | None, caplog: pytest.LogCaptureFixture
) -> None:
    bundle = tmp_path / "bundle.tar"
    with tarfile.open(bundle, "w") as tar:
        tar.add(disk, "data")
        info = tarfile.TarInfo(name.replace("ABSOLUTE", str(tmp_path)))
        info.size = 0 if change else 4
        if change is not None:
            change(info)
        tar.addfile(info, io.BytesIO(b"evil"))
    before = set(tmp_path.rglob("*"))
    assert kafkafmt.read_records(bundle) == kafkafmt.read_records(disk)
    assert "left out" in caplog.text
    assert set(tmp_path.rglob("*")) == before
    assert not (tmp_path / "outside").exists()


@pytest.mark.parametrize("end", ["", "signals._last = 1; signals.leave(0)"])
def test_nothing_is_left_at_the_end(disk: Path, tmp_path: Path, end: str) -> None:
    bundle = packed(tmp_path / "source", tmp_path / "bundle.tgz")
    folder = tmp_path / "temporary"
    folder.mkdir()
    code = (
        "import os, sys, kafkafmt\nfrom kafkafmt.cli import signals\n"
        "kafkafmt.read_logs(sys.argv[1])\nassert os.listdir(os.environ['TMPDIR'])\n" + end
    )
    environment = {**os.environ, "TMPDIR": str(folder)}
    subprocess.run([sys.executable, "-c", code, bundle], env=environment, check=True)
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("command", ["archive", "standard input"])
def test_the_next_run_removes_what_a_killed_one_left(
    disk: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    source = packed(tmp_path / "source", tmp_path / "bundle.tgz")
    segment = next(disk.rglob("*.log"))
    folder = tmp_path / "temporary"
    folder.mkdir()
    own = put(folder / "kafkafmt_mine" / "file").parent  # a user's, and another's file
    put(folder / "kafkafmt_file")
    reads = {
        "archive": "import kafkafmt; kafkafmt.read_logs(sys.argv[1])",
        "standard input": "from kafkafmt.cli import files; kept = files.opened(['-'])"
        "; kept.__enter__()",
    }
    wait = "; print(flush=True); time.sleep(600)"
    code = f"import sys, time; {reads[command]}{wait}"

    def left() -> set[str]:
        return {entry.name for entry in folder.iterdir()} - {"kafkafmt_mine", "kafkafmt_file"}

    monkeypatch.setenv("TMPDIR", str(folder))
    monkeypatch.setattr(tempfile, "tempdir", None)
    killed = [sys.executable, "-c", code, str(source)]
    with open(segment, "rb") as standard_input:
        process = subprocess.Popen(killed, stdin=standard_input, stdout=subprocess.PIPE)
    with process:
        try:
            assert process.stdout is not None
            process.stdout.readline()
            living = left()
            assert len(living) == 1
            temporary.remove(temporary.create())
            assert left() == living
        finally:
            process.kill()
    assert left() == living
    temporary.remove(temporary.create())
    assert left() == set()
    assert [path.name for path in own.iterdir()] == ["file"]


def test_two_files_of_one_name_are_an_error(tmp_path: Path) -> None:
    bundle = tmp_path / "bundle.tar"
    with tarfile.open(bundle, "w") as tar:
        for _ in range(2):
            tar.addfile(tarfile.TarInfo("orders-0/00000000000000000000.log"))
    reason = r"two files .* have one name: .* \(FileExistsError\)"
    with pytest.raises(kafkafmt.errors.MalformedError, match=reason) as raised:
        kafkafmt.read_records(bundle)
    assert (raised.value.source, raised.value.position) == (str(bundle), 0)


def test_a_bomb_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = shutil.disk_usage(tmp_path)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=20_000_000))
    bundle = tmp_path / "bundle.zip"
    with zipfile.ZipFile(bundle, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("orders-0/00000000000000000000.log", bytes(30_000_000))
    with pytest.raises(kafkafmt.errors.LimitExceededError, match="half of what is free"):
        kafkafmt.read_records(bundle)
    monkeypatch.setattr(archives, "_MEMBERS", 3)
    other = tmp_path / "other.tar"
    with tarfile.open(other, "w") as tar:
        for number in range(5):
            tar.addfile(tarfile.TarInfo(f"f{number}"))
    with pytest.raises(kafkafmt.errors.LimitExceededError, match="more than 3 files") as raised:
        kafkafmt.read_records(other)
    assert (raised.value.source, raised.value.position) == (str(other), 0)


def test_a_header_of_gigabytes_is_not_read(tmp_path: Path) -> None:
    info = tarfile.TarInfo("pax")
    info.type, info.size = tarfile.XHDTYPE, 4 << 30
    bundle = tmp_path / "bundle.tgz"
    bundle.write_bytes(gzip.compress(info.tobuf(tarfile.USTAR_FORMAT) + bytes(4096)))
    with pytest.raises(kafkafmt.errors.MalformedError, match="a header of"):
        kafkafmt.read_records(bundle)
    bounded = archives._Bounded(io.BytesIO(b"abc"))
    assert [bounded.read(size) for size in (0, 2, archives._HEADER)] == [b"", b"ab", b"c"]
    for size in (-1, archives._HEADER + 1):
        with pytest.raises(ValueError, match=f"a header of {size} bytes"):
            bounded.read(size)


@pytest.mark.parametrize(
    ("files", "innermost"),
    [
        (["a/b/c/x", "a/b/c/y"], "a/b/c"),
        (["a/b/x", "a/y"], "a"),
        (["a/b/one"], "a/b"),
        (["a/orders-0/x"], "a"),
        (["a/orders-0/x", "a/orders-1/x"], "a"),
        (["x"], ""),
        ([], ""),
    ],
)
def test_an_archive_is_its_only_directory(tmp_path: Path, files: list[str], innermost: str) -> None:
    for file in files:
        put(tmp_path / file)
    assert archives._innermost(str(tmp_path)) == os.path.join(tmp_path, innermost).rstrip("/")


def test_a_temporary_directory_is_of_the_process_that_made_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    temporary._remove_abandoned(str(tmp_path / "missing"))
    made = temporary.create()
    assert temporary.below(f"{made}/a/b") == "a/b"
    assert temporary.below(made) is temporary.below(f"{tmp_path}/a/b") is None
    own = os.getpid()
    for process in (own + 1, own):
        temporary._made.setdefault(made, (None, own))
        monkeypatch.setattr(os, "getpid", lambda process=process: process)
        temporary.remove(made)
        assert os.path.isdir(made) == (process != own)
