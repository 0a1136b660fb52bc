"""A source that lacks the topic that a command is about: one sentence, exit code 2, at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import run
from tests.support.encoder import Rec, record_batch

COMMANDS = ("offsets", "groups", "groups --members", "cluster topics", "schemas")


@pytest.fixture
def disk(tmp_path: Path) -> Path:
    for name in ("clicks-0", "orders-0"):
        (tmp_path / name).mkdir()
        (tmp_path / name / f"{0:020}.log").write_bytes(record_batch([Rec(b"k", b"v")]))
    return tmp_path


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("place", ["", "orders-0"])
def test_what_is_missing_is_named(command: str, place: str, disk: Path) -> None:
    found = run(*command.split(), disk / place)
    assert (found.exit_code, found.stdout) == (2, "")
    assert found.stderr.count("\n") == 1
    assert "_" in found.stderr.partition("expected the topic ")[2] or "holds no log" in found.stderr


def test_damage_that_hides_every_schema_is_damage(tmp_path: Path) -> None:
    log = tmp_path / "_schemas-0"
    log.mkdir()
    data = bytearray(record_batch([Rec(b"k", b"v")]))
    data[-1] ^= 1
    (log / f"{0:020}.log").write_bytes(data)
    for more in ((), ("--on-damage", "collect"), ("--on-damage", "skip")):
        found = run("schemas", *more, log)
        assert (found.exit_code, found.stdout) == (1, "")
        assert "checksum" in found.stderr or "1 range left out" in found.stderr
