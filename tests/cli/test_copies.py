"""Several copies of a partition in one source: merged, told apart, or refused in words."""

import shutil
from pathlib import Path

import pytest

from kafkafmt.cli import streams
from tests.cli.running import json_lines, run
from tests.survey.brokers import plain, write


@pytest.fixture
def disks(tmp_path: Path) -> Path:
    for broker, segments in (("one", 4), ("two", 3)):
        write(plain(segments), tmp_path / broker)
    return tmp_path


@pytest.mark.parametrize("command", ["records", "batches"])
def test_copies_are_not_read_one_after_another(disks: Path, command: str) -> None:
    done = run(command, disks)
    assert (done.exit_code, done.stdout) == (2, "")
    assert f"several copies of a partition: orders-0 in {disks}/one/orders-0" in done.stderr
    assert "--merge-replicas reads each record once" in done.stderr
    done = run(command, "--merge-replicas", disks)
    assert done.exit_code == 0
    assert len(json_lines(done.stdout)) == (60 if command == "records" else 20)
    assert run(command, disks / "one").exit_code == 0


def test_ls_names_the_directories_of_copies(disks: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    piped = run("ls", disks).stdout
    assert f"{disks}/one/orders-0" in piped
    assert f"{disks}/two/orders-0" in piped
    monkeypatch.setattr(streams, "is_terminal", lambda: True)
    lines = run("ls", disks).stdout.splitlines()
    assert [line.split()[2] for line in lines if line.startswith("orders")] == ["one", "two"]


def test_diff_compares_each_copy_with_the_best(
    disks: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    third = plain(4)
    third.cut(6)
    write(third, disks / "three")
    each = [disks / broker for broker in ("one", "two", "three")]
    for given in ([disks], each, each[::-1]):
        done = run("diff", *given)
        assert done.exit_code == 1
        header, *rows = [line.split("\t") for line in done.stdout.splitlines()]
        at = header.index("path")
        assert {row[at] for row in rows} == {f"{disks}/two/orders-0", f"{disks}/three/orders-0"}
    shutil.copytree(each[0], disks / "four")
    same = (each[0], disks / "four", f"{disks}/f*")
    assert run("diff", *same[:2]).exit_code == run("diff", *same).exit_code == 0
    monkeypatch.setattr(streams, "is_terminal", lambda: True)
    assert run("diff", *same).stdout == "no difference\n"
    for columns in (40, 80):
        monkeypatch.setenv("COLUMNS", str(columns))
        assert max(map(len, run("diff", *each).stdout.splitlines())) <= columns


def test_diff_needs_several_copies(disks: Path) -> None:
    done = run("diff", disks / "one")
    assert (done.exit_code, done.stdout) == (2, "")
    assert "expected several copies of a partition, found one of each" in done.stderr
