"""Errors of permission: their number, reason and file stay, and they say who may not read."""

from __future__ import annotations

import errno
import os

import pytest

from kafkafmt.storage.errors import RefusedError, refused, refused_logs, user


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
