"""Files at paths where somebody may have put anything else; JSON of unknown origin."""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kafkafmt._base import texts
from kafkafmt.log import borders
from kafkafmt.storage import safe_paths
from tests.support.files import put
from tests.support.work import in_memory

Maker = Callable[[Path], None]


def _link(path: Path) -> None:
    path.with_name("real").write_bytes(b"{}")
    path.symlink_to("real")


STRANGE: dict[str, Maker] = {
    "link": _link,
    "fifo": os.mkfifo,
    "directory": Path.mkdir,
    "device": lambda path: path.symlink_to("/dev/zero"),
    "nothing": lambda path: None,
}


def test_a_file_is_read_up_to_a_bound(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"1234")
    assert safe_paths.read(path, 4) == b"1234"
    with pytest.raises(OSError, match="has 4 bytes, expected at most 3") as raised:
        safe_paths.read(path, 3)
    assert raised.value.filename == str(path)


@pytest.mark.parametrize(
    "refuse",
    [
        lambda root: safe_paths.name_below(root, "/elsewhere/file"),
        lambda root: safe_paths.contained(Path(root), "../file"),
    ],
)
def test_a_name_that_leads_elsewhere_is_an_invalid_argument(
    tmp_path: Path, refuse: Callable[[str], object]
) -> None:
    with pytest.raises(OSError, match=r"elsewhere|leaves it") as raised:
        refuse(str(tmp_path))
    assert (raised.value.errno, raised.value.filename) == (errno.EINVAL, str(tmp_path))


def test_what_cannot_be_looked_up_is_not_missing(tmp_path: Path) -> None:
    file, link = put(tmp_path / "file"), tmp_path / "link"
    link.symlink_to("nowhere")
    assert [safe_paths.is_there(path) for path in (tmp_path, file, str(link))] == [True] * 3
    assert not any(safe_paths.is_there(path) for path in (tmp_path / "gone", file / "below"))
    with pytest.raises(OSError, match="too long"):
        safe_paths.is_there(tmp_path / ("x" * 300))


def test_a_file_that_grows_is_not_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"1")
    before = os.stat(path)

    def grows(descriptor: int) -> os.stat_result:
        path.write_bytes(content)
        return before

    monkeypatch.setattr(os, "fstat", grows)
    for content in (b"1", b"123"):
        assert safe_paths.read(path, 3) == content
    content = bytes(10_000_000)
    with in_memory(1_000_000), pytest.raises(OSError, match="grown to more than 3 bytes") as raised:
        safe_paths.read(path, 3)
    assert (raised.value.errno, raised.value.filename) == (errno.EFBIG, str(path))


def _opened(folder: Path) -> list[str]:
    """The files in a folder, and devices, that this process has open, where Linux tells."""
    found = []
    for descriptor in os.listdir("/proc/self/fd") if os.path.isdir("/proc/self/fd") else ():
        with contextlib.suppress(OSError):  # closed since, such as that of the list
            target = os.readlink(f"/proc/self/fd/{descriptor}")
            found += [target] if target.startswith((str(folder), "/dev/zero")) else []
    return sorted(found)


@pytest.mark.parametrize("make", STRANGE.values(), ids=STRANGE)
def test_nothing_else_is_read_and_nothing_is_waited_for(tmp_path: Path, make: Maker) -> None:
    path = tmp_path / "file"
    make(path)
    with pytest.raises(OSError, match="file"):
        safe_paths.read(path, 100)
    before = _opened(tmp_path)
    with pytest.raises(OSError, match="file"), safe_paths.opened(path):
        pass
    assert _opened(tmp_path) == before


@pytest.mark.parametrize(
    "text", ["[" * 100_000, '{"a":' * 100_000, b"[" * 100_000, b"\xff", b"", "{}x", "9" * 5_000]
)
def test_whatever_is_wrong_with_json_is_a_value_error(text: str | bytes) -> None:
    with pytest.raises(ValueError, match=r"deep|utf-8|Expecting|Extra|digits"):
        texts.parsed(text)


def test_json_that_is_right_is_read() -> None:
    assert texts.parsed('{"a": [1, null]}') == texts.parsed(b'{"a": [1, null]}')


def test_an_option_that_is_nested_too_deeply_is_named() -> None:
    with pytest.raises(ValueError, match="option 'startingOffsets' must be"):
        borders.parse("startingOffsets", '{"t":' * 100_000)


@pytest.mark.parametrize(
    ("kind", "is_exchanged"),
    [("fifo", False), ("directory", False), ("device", False), ("fifo", True), ("directory", True)],
)
def test_what_is_no_file_is_an_invalid_argument(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, *, is_exchanged: bool
) -> None:
    path = tmp_path / "file"
    STRANGE[kind](path)
    if is_exchanged:  # it was a file when it was looked up
        sound = tmp_path / "sound"
        sound.write_bytes(b"")
        monkeypatch.setattr(os, "lstat", lambda _: os.stat(sound))
    with pytest.raises(OSError, match="is not a regular file") as raised:
        os.close(safe_paths.open_regular(str(path)))
    assert (raised.value.errno, raised.value.filename) == (errno.EINVAL, str(path))


@pytest.mark.parametrize("call", ["open", "lstat"])
def test_an_error_behind_a_link_names_the_link(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    link, real, original = tmp_path / "file", str(tmp_path / "real"), getattr(os, call)
    _link(link)

    def broken(path: str, *options: Any) -> Any:
        if path == real:
            raise OSError(errno.EIO, "broken", path)
        return original(path, *options)

    monkeypatch.setattr(os, call, broken)
    with pytest.raises(OSError, match=os.strerror(errno.EIO)) as raised:
        safe_paths.open_regular(str(link))
    assert (raised.value.errno, raised.value.filename) == (errno.EIO, str(link))


@pytest.mark.parametrize(
    ("name", "is_confined", "place"),
    [
        (f"{0:020}.index", False, "its directory"),
        (f"{0:020}.index", True, "its directory"),
        ("salvage.json", False, "its directory"),
        (f"{0:020}-a.rsm-manifest", False, "its directory"),
        (f"{0:020}.log", True, "the source"),
        (f"{0:020}.log", False, None),
    ],
)
def test_where_links_lead(tmp_path: Path, name: str, is_confined: bool, place: str | None) -> None:
    log, elsewhere = tmp_path / "t-0", tmp_path / "elsewhere"
    log.mkdir()
    elsewhere.write_bytes(b"other")
    (log / "own").write_bytes(b"own")
    link = log / name
    confined = safe_paths.confined([link] if is_confined else [tmp_path])
    with confined:
        link.symlink_to("own")
        os.close(safe_paths.open_regular(str(link)))
        link.unlink()
        link.symlink_to(elsewhere)
        if place is None:
            os.close(safe_paths.open_regular(str(link)))
            return
        before = _opened(tmp_path)
        reason = f"leads out of {place} by a link, which is not followed"
        with pytest.raises(OSError, match=reason) as raised:
            safe_paths.open_regular(str(link))
        assert (raised.value.errno, raised.value.filename) == (errno.ELOOP, str(link))
        assert _opened(tmp_path) == before
        if is_confined:
            assert safe_paths.listed(str(log)) == sorted([name, "own"])
            with pytest.raises(OSError, match="leads out of the source"):
                safe_paths.listed(str(tmp_path))
