"""A signal at each step of the interpreter, where one that comes by chance rarely comes."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")

# Each step in a copy of the process: `run` prints the exit code, and what the place has then.
_STEPS = r"""
import os, shutil, sys, time
import kafkafmt.cli
from kafkafmt.cli import app, signals
from kafkafmt.cli.commands import completion
from kafkafmt.repair.new_directory import NewDirectory
from kafkafmt.storage.new_file import new_file

number, place = int(sys.argv[1]), sys.argv[2]

def ended(step, act, counts):
    pid = os.fork()
    if pid:
        return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    left = step
    def stop(frame, event, _):
        nonlocal left
        # Where the interpreter looks for signals: a function begins, or one of C has ended.
        if event in ("call", "c_return") and counts(frame):
            left -= 1
            if left == 0:
                sys.setprofile(None)
                signals._stop(number, frame)
    code = 99
    try:
        signals.watch()
        sys.setprofile(stop)
        act()
        sys.setprofile(None)
        code = 0 if left <= 0 else 100
    except KeyboardInterrupt as stopped:
        code = signals.exit_code(stopped)
    except SystemExit as leaving:
        sys.setprofile(None)
        code = (leaving.code or 0) if left <= 0 else 100
    finally:
        os._exit(code)

def run(act, counts=lambda frame: True):
    code = step = 0
    while code not in (99, 100):  # 99 is another exception
        shutil.rmtree(place)
        os.mkdir(place)
        step += 1
        code = ended(step, act, counts)
        print(code, *map(shown, sorted(os.listdir(place))), flush=True)

def shown(name):
    if name != "said":
        return name
    with open(os.path.join(place, name)) as file:
        return "said=" + file.read().replace(" ", "").replace("\n", "|")
"""


def _steps(place: Path, act: str, whole: str) -> list[list[str]]:
    """The exit code at each step, and the names that are there then."""
    place.mkdir()
    command = [
        sys.executable,
        "-W",
        "ignore",
        "-c",
        _STEPS + act,
        str(int(signal.SIGTERM)),
        str(place),
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=500)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    steps = [line.split() for line in done.stdout.splitlines()]
    assert steps.pop() == ["100", whole]  # no step is left: what was made is there
    return steps


_FILE = """
def act():
    with new_file(os.path.join(place, "out"), overwrite=False) as file:
        file.write(b"whole")
        time.sleep(0.02)  # so that a signal that is kept off comes here
run(act)
"""
_DIRECTORY = """
def act():
    with NewDirectory(os.path.join(place, "out"), 0o755) as directory:
        time.sleep(0.02)
        directory.publish()
run(act)
"""


@pytest.mark.parametrize("act", [_FILE, _DIRECTORY], ids=["file", "directory"])
def test_a_signal_at_any_step_leaves_all_or_nothing(act: str, tmp_path: Path) -> None:
    steps = _steps(tmp_path / "place", act, "out")
    assert {tuple(step) for step in steps} <= {("143",), ("143", "out"), ("0", "out")}
    assert ["143"] in steps


_COMMAND = """
sys.argv = ["kafkafmt", "completion", "bash"]
NAMES = {"main", "_main_shell_completion", "make_context", "invoke", "_run", "interruption"}
NAMES |= {"_close_with_exception_info", "at_work"}

def act():
    signals.end_at_once()
    said = os.open(os.path.join(place, "said"), os.O_WRONLY | os.O_CREAT)
    os.dup2(said, 2)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    kafkafmt.cli.main()
run(act, lambda frame: frame.f_code.co_name in NAMES)
"""


def test_a_signal_at_any_step_of_a_command_is_one_line(tmp_path: Path) -> None:
    steps = _steps(tmp_path / "place", _COMMAND, "said=")
    assert ["143", "said=kafkafmt:terminated|"] in steps
    assert {tuple(step) for step in steps} <= {
        ("143", "said=kafkafmt:terminated|"), ("0", "said=")
    }  # fmt: skip
