"""Errors of permission: their number, reason and file stay, and they say who may not read."""

from __future__ import annotations

import errno
import os
import pickle
from pathlib import Path

import pytest

from kafkafmt._base.errors import ChecksumError, MalformedError
from kafkafmt.storage.errors import (
    PrivateKeyError,
    RefusedError,
    ReplacedError,
    StorageError,
    UnusableBytes,
    expect_version,
    is_of_a_change,
    is_of_the_disk,
    is_refused,
    naming,
    permitted,
    refused,
    refused_logs,
    unreadable_is_missing,
    user,
)


@pytest.mark.parametrize("number", [errno.EACCES, errno.EPERM])
@pytest.mark.parametrize("named", [None, "/d/t-0/inner"])
def test_a_refused_path_keeps_number_reason_and_file(number: int, named: str | None) -> None:
    error = refused(PermissionError(number, os.strerror(number), named), "/d/t-0")
    assert (error.errno, error.filename) == (number, named or "/d/t-0")
    assert error.strerror == f"{os.strerror(number)}: not readable as {user()}; run as its owner"
    assert refused(error, "/other") is error


def test_an_error_without_number_is_one_of_access() -> None:
    error = refused(PermissionError(), "/d/t-0")
    assert (error.errno, error.filename) == (errno.EACCES, "/d/t-0")
    assert str(error.strerror).startswith(os.strerror(errno.EACCES))


def test_of_many_logs_the_first_one_is_named_and_all_are_counted() -> None:
    found = [PermissionError(errno.EPERM, "no", f"/d/t-{n}") for n in range(3)]
    error = refused_logs(found, 7)
    assert (error.errno, error.filename) == (errno.EPERM, "/d/t-0")
    assert "cannot read 3 of 7 logs" in str(error)
    of_store = refused_logs([RefusedError("s3://b/t-0: no"), *found], 1000)
    assert str(of_store) == "s3://b/t-0: no; 4 of 1000 logs cannot be read"


def test_an_error_of_a_key_or_of_bytes_comes_back_from_another_process() -> None:
    key = pickle.loads(pickle.dumps(PrivateKeyError("needs a key", "/t/a.log")))
    assert (str(key), key.reason, key.path) == ("/t/a.log: needs a key", "needs a key", "/t/a.log")
    for end in (None, 9):
        error = pickle.loads(pickle.dumps(UnusableBytes("malformed", "cut", "/t/a.log", 5, end)))
        assert (error.kind, error.reason, error.filename) == ("malformed", "cut", "/t/a.log")
        assert (error.errno, error.start, error.end) == (errno.EIO, 5, end)
    assert UnusableBytes("malformed", "cut", "/t/a.log").start == 0


RAISED = {"malformed": MalformedError, "bad_checksum": ChecksumError}


@pytest.mark.parametrize("kind", [*RAISED, "read_error", "missing_offsets"])
def test_unusable_bytes_are_damage(kind: str) -> None:
    error = UnusableBytes(kind, "cut", "/t/a.log", 5)
    found = error.as_raised()
    if kind not in RAISED:
        assert found is error
        return
    assert isinstance(found, RAISED[kind])
    assert (found.source, found.position) == ("/t/a.log", 5)
    assert "cut" in str(found)


def test_a_file_that_is_not_needed_may_be_unreadable() -> None:
    noted: list[Exception] = []
    passed = [OSError(errno.EIO, "broken"), FileNotFoundError("gone"), PrivateKeyError("no", "/a")]
    for error in passed:
        with unreadable_is_missing(OSError, note=noted.append):
            raise error
    assert noted == passed
    with unreadable_is_missing(OSError):
        raise passed[0]
    others = [StorageError("no answer"), PermissionError("no"), MalformedError("cut", position=0)]
    for other in others:
        with (
            pytest.raises(type(other)) as raised,
            unreadable_is_missing(OSError, note=noted.append),
        ):
            raise other
        assert raised.value is other
    assert noted == passed


def test_the_file_of_an_error_is_named() -> None:
    def raised(error: OSError, **options: bool) -> OSError:
        with pytest.raises(OSError, match=r"x|No space") as found, naming("/d/file", **options):
            raise error
        return found.value

    unnamed = raised(OSError(errno.ENOSPC, "x"))
    assert (unnamed.errno, unnamed.filename) == (errno.ENOSPC, "/d/file")
    assert unnamed.strerror == os.strerror(errno.ENOSPC)
    named = OSError(errno.ENOSPC, "x", "/made/up")
    assert raised(named) is named
    assert raised(named, instead=True).filename == "/d/file"
    without_number = OSError("x")
    assert raised(without_number, instead=True) is without_number
    with pytest.raises(RefusedError) as refusal, permitted("/d/file"):
        raise PermissionError(errno.EPERM, "no")
    assert (refusal.value.errno, refusal.value.filename) == (errno.EPERM, "/d/file")


def test_what_an_error_is_of(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("nowhere")
    dangling = FileNotFoundError(errno.ENOENT, "no", str(tmp_path / "link"))
    gone = FileNotFoundError(errno.ENOENT, "no", str(tmp_path / "gone"))
    broken = OSError(errno.EIO, "broken")
    changes = [gone, FileNotFoundError("gone"), ReplacedError("replaced")]
    refusals: list[OSError] = [PermissionError("no"), RefusedError("no")]
    others = [dangling, broken, PrivateKeyError("no", "/a"), StorageError("no answer")]
    everything = [*changes, *refusals, *others]
    assert [error for error in everything if is_of_a_change(error)] == changes
    assert [error for error in everything if is_refused(error)] == refusals
    assert [error for error in everything if is_of_the_disk(error)] == others[:3]
    assert not is_refused(ValueError("no"))


def test_versions_differ_only_if_both_are_known() -> None:
    for expected, found in ((None, "a"), ("a", None), ("a", "a"), (None, None)):
        expect_version("s3://b/a", expected, found)
    with pytest.raises(ReplacedError, match=r"^s3://b/a: .* expected version a, found b$"):
        expect_version("s3://b/a", "a", "b")
