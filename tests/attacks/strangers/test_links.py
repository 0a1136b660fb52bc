"""Links, FIFOs and devices in a source: none leads a secret out, none is waited for.

The secret has the form of each kind of file that is parsed: what is not read cannot be quoted, and
what is read must not be.
"""

from __future__ import annotations

import base64
import os
import shutil
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from kafkafmt.storage.local import LocalTree
from kafkafmt.storage.safe_paths import confined, open_regular
from tests.cli.running import run
from tests.log.tier.cases import Case
from tests.repair.salvage.logs import batch, data_directory, segment

SECRET = "root:$6$TopSecret:19700:0:99999:7:::"
FORMS = {
    "shadow": f"{SECRET}\ndaemon:*:19700::::::\n",
    "checkpoint": f"0\n1\n{SECRET} 0 0\n",
    "epochs": f"0\n1\n{SECRET}\n",
    "properties": f"version=1\ncluster.id={SECRET}\nnode.id={SECRET}\n",
    "json": f'{{"data_version": "{SECRET}", "version": "{SECRET}"}}\n',
    "metadata": f"version: 0\ntopic_id: {SECRET}\n",
}
OF_PARTITION = (
    *("leader-epoch-checkpoint", "partition.metadata", f"{2:020}.snapshot"),
    *(f"{0:020}.{suffix}" for suffix in ("index", "timeindex", "txnindex")),
)
CHECKPOINTS = ("log-start", "replication", "recovery-point", "cleaner")
PLACES = [
    *(f"orders-0/{name}" for name in OF_PARTITION),
    *("meta.properties", "salvage.json"),
    *(f"{name}-offset-checkpoint" for name in CHECKPOINTS),
]
READS: dict[str, tuple[str, ...]] = {
    "verify": ("verify", "DISK"),
    "verify json": ("verify", "--json", "DISK"),
    "salvage": ("salvage", "DISK", "OUT"),
    "salvage dry": ("salvage", "--dry-run", "DISK", "OUT"),
    "inspect": ("inspect", "--html", "OUT.html", "DISK"),
    "ls": ("ls", "DISK"),
    "records": ("records", "DISK"),
    "groups": ("groups", "DISK"),
    "offsets": ("offsets", "DISK"),
    "cluster": ("cluster", "DISK"),
}


@pytest.fixture
def disk(tmp_path: Path) -> Path:
    return data_directory(tmp_path / "disk", {"orders-0": [0, 2], "orders-1": [0]})


@pytest.fixture
def secret(tmp_path: Path) -> Path:
    path = tmp_path / "outside" / "secret"
    path.parent.mkdir()
    path.write_text(FORMS["shadow"])
    path.chmod(0o600)
    return path


def _socket(path: Path) -> None:
    with suppress(OSError), socket.socket(socket.AF_UNIX) as bound:  # a path may be too long
        bound.bind(str(path))


NO_FILES: dict[str, Callable[[Path], object]] = {
    "fifo": os.mkfifo,
    "directory": Path.mkdir,
    "device": lambda path: path.symlink_to("/dev/zero"),
    "socket": _socket,
    "loop": lambda path: path.symlink_to(path.name),
    "nothing": lambda path: None,
}


def _replaced(path: Path) -> Path:
    path.unlink(missing_ok=True)
    return path


def _all_bytes(folder: Path) -> bytes:
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return b"".join(path.read_bytes() for path in files)


def _shown(arguments: tuple[str, ...], disk: Path, tmp_path: Path) -> str:
    """Run a command, and give all that it has printed and written."""
    place = tmp_path / "given"
    place.mkdir(exist_ok=True)
    told = [
        word.replace("DISK", str(disk)).replace("OUT", str(place / "out")) for word in arguments
    ]
    result = run(*told)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.output
    assert result.exit_code in (0, 1, 2), result.output
    return result.stdout + result.stderr + _all_bytes(place).decode("utf-8", "replace")


@pytest.mark.parametrize(
    ("command", "form"),
    [
        *product(("verify json", "salvage", "inspect"), FORMS),
        *((name, "checkpoint") for name in ("verify", "salvage dry", "ls", "records")),
        *((name, "checkpoint") for name in ("groups", "offsets", "cluster")),
    ],
)
@pytest.mark.parametrize("is_link", [True, False], ids=["link", "file"])
def test_no_command_quotes_what_lies_in_place_of_side_files(
    disk: Path, secret: Path, tmp_path: Path, command: str, form: str, is_link: bool
) -> None:
    """All side files at once. A page holds the files of a log themselves, so only links matter."""
    arguments = READS[command]
    secret.write_text(FORMS[form])
    for place in PLACES:
        path = _replaced(disk / place)
        if place == "meta.properties" and not is_link:  # salvage copies one that Kafka can read
            data_directory(disk, {})
        elif is_link:
            path.symlink_to(secret)
        else:
            path.write_text(FORMS[form])
    shown = _shown(arguments, disk, tmp_path)
    if is_link or arguments[0] != "inspect":
        assert SECRET not in shown
        assert "TopSecret" not in shown


@pytest.mark.parametrize(
    ("place", "make"),
    [
        *((place, "absolute") for place in PLACES),
        *product(("meta.properties", PLACES[0]), ("relative", "chain", "directory")),
    ],
)
def test_a_link_of_a_side_file_is_a_finding_and_not_read(
    disk: Path, secret: Path, tmp_path: Path, place: str, make: str
) -> None:
    path = _replaced(disk / place)
    if make == "absolute":
        path.symlink_to(secret)
    elif make == "relative":
        path.symlink_to(os.path.relpath(secret, path.parent))
    elif make == "chain":
        path.with_name("between").symlink_to(secret)
        path.symlink_to("between")
    else:
        path.with_name("way").symlink_to(secret.parent)
        path.symlink_to("way/secret")
    with pytest.raises(OSError, match="leads out of its directory by a link"):
        LocalTree().open(str(path))
    result = run("verify", disk)
    if place != "salvage.json":  # which is needed where offsets are missing
        assert "leads out of its directory by a link" in result.stdout + result.stderr
        assert path.name in result.stdout + result.stderr
    assert kafkafmt.read_records(disk).num_rows == 6


@pytest.mark.parametrize("place", PLACES)
def test_a_link_within_the_directory_is_followed(disk: Path, place: str) -> None:
    path = disk / place
    if not path.exists():
        path.write_bytes(b"")
    (path.parent / "..data").mkdir()
    path.rename(path.parent / "..data" / path.name)
    path.symlink_to(f"..data/{path.name}")
    with LocalTree().open(str(path)) as stream:
        assert stream.read() is not None


@pytest.mark.parametrize("kind", NO_FILES)
@pytest.mark.parametrize("is_link", [False, True], ids=["itself", "link"])
def test_what_is_no_file_is_never_waited_for(
    disk: Path, tmp_path: Path, kind: str, is_link: bool
) -> None:
    for place in (*PLACES, f"orders-0/{9:020}.log"):
        made = path = _replaced(disk / place)
        if is_link and kind != "loop":
            path.symlink_to(made := path.with_name(f"made-{path.name}"))
        NO_FILES[kind](made)
    for arguments in READS.values():
        _shown(arguments, disk, tmp_path)
        for path in (tmp_path / "given").glob("out*"):
            if path.is_file():
                path.unlink()
            else:
                shutil.rmtree(path)


@pytest.mark.skipif(os.geteuid() != 0, reason="makes device nodes")
@pytest.mark.parametrize("number", [(1, 5), (1, 1), (5, 0)], ids=["zero", "mem", "tty"])
def test_a_device_node_is_not_opened(
    disk: Path, monkeypatch: pytest.MonkeyPatch, number: tuple[int, int]
) -> None:
    path = str(disk / "orders-0" / f"{2:020}.snapshot")
    try:
        os.mknod(path, 0o20666, os.makedev(*number))
    except PermissionError:
        pytest.skip("the system makes no device nodes here")
    monkeypatch.setattr(os, "open", lambda *_, **__: pytest.fail("it was opened"))
    with pytest.raises(OSError, match="not a regular file"):
        open_regular(path)


# --- Segments -------------------------------------------------------------------------------------


def _elsewhere(disk: Path, secret: Path, kind: str) -> Path:
    """A log outside of the source, and a link to it, or to its segment."""
    other = secret.parent / "private-0"
    path = segment(other, 0, [batch(0, value=SECRET.encode())])
    if kind == "segment":
        (disk / "private-0").mkdir()
        (disk / "private-0" / path.name).symlink_to(path)
    else:
        (disk / "private-0").symlink_to(other)
    return path


@pytest.mark.parametrize("kind", ["segment", "directory"])
def test_segments_that_are_links_are_read(disk: Path, secret: Path, kind: str) -> None:
    _elsewhere(disk, secret, kind)
    assert kafkafmt.read_records(disk, topics="private").num_rows == 2


@pytest.mark.parametrize("kind", ["segment", "directory"])
@pytest.mark.parametrize("arguments", [READS["salvage"], READS["inspect"]], ids=["salvage", "page"])
def test_nothing_of_them_is_given_away(
    disk: Path, secret: Path, tmp_path: Path, kind: str, arguments: tuple[str, ...]
) -> None:
    _elsewhere(disk, secret, kind)
    shown = _shown(arguments, disk, tmp_path)
    for shift in range(3):  # as a page holds it
        coded = base64.b64encode(b"-" * shift + b"TopSecret").decode()[4:-4]
        assert coded not in shown
    assert "TopSecret" not in shown
    assert "leads out of the source by a link" in shown


def test_a_link_into_another_source_is_followed(disk: Path, secret: Path, tmp_path: Path) -> None:
    _elsewhere(disk, secret, "segment")
    report = kafkafmt.salvage([disk, secret.parent], tmp_path / "out", topics="private")
    assert report.records == 2


@pytest.mark.parametrize("threads", [1, 4])
def test_threads_are_confined_like_their_reader(disk: Path, secret: Path, threads: int) -> None:
    _elsewhere(disk, secret, "segment")
    with confined([disk]), pytest.raises(OSError, match="leads out"):
        kafkafmt.read_records(disk, topics="private", threads=threads)


def test_a_source_that_is_a_link_is_followed(disk: Path, tmp_path: Path) -> None:
    (tmp_path / "named").symlink_to(disk)
    assert kafkafmt.salvage(tmp_path / "named", tmp_path / "out").records == 6


# --- Races ----------------------------------------------------------------------------------------


@pytest.fixture
def swapping(disk: Path, secret: Path) -> Iterator[Callable[[str], None]]:
    """Exchange a file for a link out, a FIFO and a directory, and back, without a pause."""
    stop = threading.Event()
    threads: list[threading.Thread] = []

    def begin(place: str) -> None:
        path, kept = disk / place, disk.parent / "kept"
        path.rename(kept) if path.exists() else kept.write_bytes(b"")
        makers = (partial(os.link, kept), lambda to: to.symlink_to(secret), os.mkfifo)

        def swap() -> None:
            made = path.with_name("made")
            while not stop.is_set():
                for make in makers:
                    with suppress(OSError):
                        made.unlink(missing_ok=True)
                        make(made)
                        os.replace(made, path)
                with suppress(OSError):
                    path.unlink(missing_ok=True)
                    path.mkdir()
                    path.rmdir()

        threads.append(threading.Thread(target=swap))
        threads[-1].start()

    yield begin
    stop.set()
    for thread in threads:
        thread.join()


@pytest.mark.parametrize(
    "place",
    [
        "meta.properties",
        f"orders-0/{0:020}.log",
        f"orders-0/{0:020}.index",
        "orders-0/partition.metadata",
    ],
)
def test_what_is_exchanged_meanwhile_leads_nothing_out(
    disk: Path, secret: Path, tmp_path: Path, swapping: Any, place: str
) -> None:
    secret.write_bytes(batch(0, value=b"TopSecret") if place.endswith(".log") else SECRET.encode())
    swapping(place)
    for number in range(12):
        out = tmp_path / f"out{number}"
        with suppress(OSError, kafkafmt.KafkaFormatError, ValueError):
            kafkafmt.salvage(disk, out)
        result = run("inspect", "--html", f"{out}.html", disk)
        assert result.exit_code in (0, 1, 2), result.output
        assert "TopSecret" not in result.output
        if out.exists():
            assert b"TopSecret" not in _all_bytes(out)
        result = run("verify", disk)
        assert result.exit_code in (0, 1, 2), result.output
        assert "TopSecret" not in result.output


def test_an_opened_file_lies_where_it_was_checked(disk: Path, secret: Path, swapping: Any) -> None:
    swapping("orders-0/partition.metadata")
    path, count = str(disk / "orders-0" / "partition.metadata"), 0
    tries, end = 0, time.monotonic() + 60
    # Both threads need their turns: a busy machine gives the other one none for a while.
    while tries < 3_000 or (not count and time.monotonic() < end):
        tries += 1
        with suppress(OSError):
            descriptor = open_regular(path)
            count += 1
            try:
                assert not os.path.samestat(os.fstat(descriptor), os.stat(secret))
            finally:
                os.close(descriptor)
    assert count


# --- Buckets --------------------------------------------------------------------------------------

OF_BUCKET: dict[str, tuple[str, ...]] = {
    **{name: READS[name] for name in ("verify json", "ls", "records")},
    "tier": ("tier", "--json", "DISK"),
    "tier all": ("tier", "DISK"),
    "salvage": ("salvage", "DISK", "OUT"),
}


@pytest.fixture(scope="module")
def uploaded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return Case("plain-chunks", tmp_path_factory.mktemp("case")).bucket


@pytest.mark.parametrize(
    ("ending", "kind"),
    [
        *product((".log", ".indexes", ".rsm-manifest"), ("shadow", "fifo", "directory", "device")),
        *product((".rsm-manifest",), ("json", "properties")),
    ],
)
def test_no_object_of_a_bucket_on_a_disk_leads_out(
    uploaded: Path, secret: Path, tmp_path: Path, ending: str, kind: str
) -> None:
    bucket = shutil.copytree(uploaded, tmp_path / "bucket")
    found = sorted(bucket.rglob(f"*{ending}"))
    assert found
    if kind in FORMS:
        secret.write_text(FORMS[kind])
    for path in found:
        path.unlink()
        if kind in FORMS:
            path.symlink_to(secret)
        else:
            NO_FILES[kind](path)
    for name, arguments in OF_BUCKET.items():
        shown = _shown(arguments, bucket, tmp_path)
        assert "TopSecret" not in shown, name
        shutil.rmtree(tmp_path / "given")
