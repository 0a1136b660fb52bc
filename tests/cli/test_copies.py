"""Several copies of a partition in one source: merged, told apart, or refused in words."""

from pathlib import Path

import pytest

from kafkafmt.cli import terminal
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
    monkeypatch.setattr(terminal, "is_terminal", lambda: True)
    lines = run("ls", disks).stdout.splitlines()
    assert [line.split()[2] for line in lines if line.startswith("orders")] == ["one", "two"]


def test_replicas_tells_copies_apart_at_any_width(
    disks: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    piped = run("replicas", disks).stdout
    assert piped.splitlines()[0].split("\t")[2] == "isChosen"
    assert f"{disks}/one/orders-0" in piped
    monkeypatch.setattr(terminal, "is_terminal", lambda: True)
    for columns in (40, 80):
        monkeypatch.setenv("COLUMNS", str(columns))
        lines = run("replicas", disks).stdout.splitlines()
        shown = [line.split()[2:4] for line in lines if line.startswith("orders")]
        assert shown == [["one", "yes"], ["two", "no"]]
