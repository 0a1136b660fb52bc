"""Tasks in processes of this machine: results in order, errors, dead processes, Ctrl-C."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from kafkafmt.lake.export.errors import ExportFailedError
from kafkafmt.lake.export.executors import Processes


def square(number: int) -> tuple[int, int]:
    time.sleep(0.05 if number == 0 else 0)  # the first one ends last
    print("a task prints", number)
    return number * number, os.getpid()


def fails_at_two(number: int) -> int:
    if number == 2:
        raise OSError(f"no room for {number}")
    return number


def is_full_at_two(number: int) -> int:
    if number == 2:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), "out/part")
    return number


def dies_at_two(number: int) -> int:
    if number == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def nothing(number: int) -> object:
    return None


@pytest.mark.slow
def test_results_are_in_order_and_come_from_other_processes() -> None:
    processes = Processes(3)
    seen: list[int] = []
    try:
        results = processes.run(square, range(20), seen.append)
        again = processes.run(square, range(20), nothing)
    finally:
        processes.close()
    assert [result for result, _ in results] == [number * number for number in range(20)]
    assert seen == list(range(1, 21))
    pids = {pid for _, pid in [*results, *again]}
    assert os.getpid() not in pids
    assert len(pids) <= 3  # they stay between two commits


@pytest.mark.parametrize("tasks", [[], [7]])
def test_one_task_needs_no_process(tasks: list[int]) -> None:
    processes = Processes(4)
    assert processes.run(square, tasks, nothing) == [(each * each, os.getpid()) for each in tasks]
    processes.close()


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize(
    ("fails", "said"),
    [(fails_at_two, "OSError: no room for 2"), (is_full_at_two, "out/part: No space left.*")],
)
def test_a_task_that_raises_ends_the_run(
    number: int, fails: Callable[[int], int], said: str
) -> None:
    processes = Processes(number)
    with pytest.raises(ExportFailedError, match=f"^{said}$"):
        processes.run(fails, range(50), nothing)
    processes.close()


def test_a_process_that_dies_is_an_error() -> None:
    processes = Processes(2)
    with pytest.raises(ExportFailedError, match="ended with signal 9 before its task did"):
        processes.run(dies_at_two, range(50), nothing)
    processes.close()


def sleeps(seconds: float, folder: str, number: int) -> int:
    Path(folder, str(os.getpid())).touch()
    time.sleep(seconds)
    return number


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"


SCRIPT = """
import sys
from functools import partial
from kafkafmt.lake.export.executors import Processes
from tests.lake.export.test_processes import nothing, sleeps
if len(sys.argv) != 2:
    raise SystemExit("a process runs the script again")
Processes(2).run(partial(sleeps, 600.0, sys.argv[1]), range(2), nothing)
"""


@pytest.mark.slow
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_no_process_outlives_its_parent(tmp_path: Path, sent: signal.Signals) -> None:
    """Ctrl-C ends the tasks at once; after a kill they end with the task that they have."""
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    folder = tmp_path / "pids"
    folder.mkdir()
    parent = subprocess.Popen(
        [sys.executable, str(script), str(folder)],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    pids: list[int] = []
    try:
        deadline = time.monotonic() + 3000
        while len(list(folder.iterdir())) < 2 and time.monotonic() < deadline:
            time.sleep(0.05)
        pids = [int(each.name) for each in folder.iterdir()]
        assert len(pids) == 2
        parent.send_signal(sent)
        parent.wait(300)
        if sent == signal.SIGINT:
            deadline = time.monotonic() + 3000
            while any(map(_alive, pids)) and time.monotonic() < deadline:
                time.sleep(0.05)
            assert not any(map(_alive, pids))
    finally:
        parent.kill()
        parent.wait()
        for pid in filter(_alive, pids):
            os.kill(pid, signal.SIGKILL)


def test_idle_processes_end_with_their_parent(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        SCRIPT.replace("600.0", "0.2").replace("Processes(2).run", "kept = Processes(2)\nkept.run")
        + "import os, signal\nos.kill(os.getpid(), signal.SIGKILL)\n"
    )
    folder = tmp_path / "pids"
    folder.mkdir()
    subprocess.run(
        [sys.executable, str(script), str(folder)],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        check=False,
        timeout=300,
    )
    pids = [int(each.name) for each in folder.iterdir()]
    deadline = time.monotonic() + 3000
    while any(map(_alive, pids)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert pids
    assert not any(map(_alive, pids))


def open_files(number: int) -> list[str]:
    time.sleep(0.05)
    return [os.readlink(each) for each in Path("/proc/self/fd").iterdir() if each.is_symlink()]


@pytest.mark.slow
def test_a_process_has_nothing_open_of_its_parent(tmp_path: Path) -> None:
    """So the lock of OUT ends with the parent, and a process sees the end of its own pipe."""
    processes = Processes(3)
    with (tmp_path / "lock").open("w"):
        found = processes.run(open_files, range(6), nothing)
        processes.close()
    for names in found:
        assert not [name for name in names if name.endswith("/lock")]
        pipes = [name for name in names if name.startswith("pipe:")]
        assert len(set(pipes)) <= 4  # tasks, answers, and those of the tests: output and errors


TELLS = """
import os, sys
print("once", flush=False)
sys.modules["numpy"] = None
from kafkafmt.lake.export.executors import Processes
from tests.lake.export.test_processes import nothing, square
processes = Processes(2)
processes.run(square, range(4), nothing)
processes.close()
"""


def test_what_a_task_prints_is_on_standard_error() -> None:
    told = subprocess.run(
        [sys.executable, "-c", TELLS],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    assert told.stdout == "once\n"
    assert sorted(told.stderr.split("\n")) == ["", *(f"a task prints {each}" for each in range(4))]
