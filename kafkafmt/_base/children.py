"""Child processes: their directory, their environment and their path of modules.

Strategy: a program that only answers (protoc, ``java -version``) runs in an empty directory of its
own, with few variables. A worker in Python runs isolated (``-I``) with the path of its parent. A
program that a library starts (Spark's JVM and its workers, a browser) gets the environment of this
process without the entries that name the current directory.

Invariant: nothing starts or is loaded because it lies in the current directory.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import subprocess

_SEARCHED = ("PATH", "PYTHONPATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "CLASSPATH")
"""Lists of directories in which programs look; an empty entry is the current directory."""

_SAFE = {
    # Python 3.11 and newer: no current directory and no directory of a script on `sys.path`.
    "PYTHONSAFEPATH": "1",
    # Windows, which looks for programs in the current directory first.
    "NoDefaultCurrentDirectoryInExePath": "1",
}
# Without these, a program of Windows may not start.
_OF_SYSTEM = ("SYSTEMROOT", "WINDIR")

_START = "import sys; sys.path[:] = sys.argv[1:]; from {0} import main; main()"


def run(
    command: Sequence[str], *, seconds: float, variables: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    """Run a program in an empty directory, without input.

    Args:
        command: an absolute path, and arguments without secrets, which other users see.
        seconds: that it may take.
        variables: its environment; by default it has none.

    Raises:
        OSError: it does not start.
        subprocess.TimeoutExpired: it was ended after that time.
    """
    import subprocess  # not for commands that start no process
    import tempfile

    if variables is None:
        variables = {name: os.environ[name] for name in _OF_SYSTEM if name in os.environ}
    with tempfile.TemporaryDirectory(prefix="kafkafmt-") as folder:
        return subprocess.run(
            command,
            cwd=folder,
            env=variables,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=seconds,
            check=False,
        )


def start_python(module: str) -> subprocess.Popen[bytes]:
    """Start ``main()`` of a module in a new process of Python, with pipes for input and output.

    The current directory stays, because its input may name relative paths. The variables stay,
    because drivers of stores find credentials there; ``-I`` keeps them from Python's start.
    """
    import subprocess

    options = ["-I", *(["-B"] if sys.dont_write_bytecode else [])]
    if sys.flags.utf8_mode:
        options += ["-X", "utf8"]
    # This package comes last: a clone that is not installed was found by the current directory.
    package = os.path.dirname(os.path.dirname(__file__))
    path = [*filter(os.path.isabs, sys.path), os.path.dirname(package)]
    return subprocess.Popen(
        [sys.executable, *options, "-c", _START.format(module), *path],
        env=environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )


def environment() -> dict[str, str]:
    """Return the variables of this process, without references to the current directory."""
    safe = dict(os.environ)
    for name in _SEARCHED:
        if name in safe:
            kept = filter(os.path.isabs, safe.pop(name).split(os.pathsep))
            if path := os.pathsep.join(kept):
                safe[name] = path
    return safe | _SAFE


@contextmanager
def safe_environment(more: Mapping[str, str]) -> Iterator[None]:
    """Set :func:`environment` and more variables while a library starts programs in the block."""
    wanted = environment() | dict(more)
    before = {name: os.environ.get(name) for name in {*os.environ, *wanted}}
    changed = {name: value for name, value in before.items() if wanted.get(name) != value}
    try:
        for name in changed:
            _set(name, wanted.get(name))
        yield
    finally:
        for name, value in changed.items():
            _set(name, value)


def _set(name: str, value: str | None) -> None:
    if value is None:
        os.environ.pop(name, None)
    else:
        os.environ[name] = value


def leave_current_directory() -> None:
    """Keep this process, a command, from loading or starting anything in its current directory."""
    given = os.environ.get("PYTHONPATH", "")
    relative = [entry for entry in given.split(os.pathsep) if given and not os.path.isabs(entry)]
    # `site` has made them absolute.
    dropped = {os.path.abspath(entry) for entry in relative}
    sys.path[:] = [entry for entry in sys.path if os.path.isabs(entry) and entry not in dropped]
    safe = environment()
    for name in {*os.environ, *safe}:
        _set(name, safe.get(name))


class _Blocking:
    """A module finder refusing NumPy and pandas."""

    @staticmethod
    def find_spec(name: str, *_: Any) -> None:
        """Raise ModuleNotFoundError for them; leave all others to the other finders."""
        if name in ("numpy", "pandas"):
            raise ModuleNotFoundError(f"{name} is left out of this process", name=name)


def block_numpy_and_pandas() -> None:
    """Let the import of NumPy and pandas fail in this process, unless they are there already.

    Only a process of ours does this, never the library in somebody's program.
    """
    # pyarrow imports NumPy with itself (0.1 s), and pandas with its first list (0.7 s); where the
    # import fails, it does without.
    sys.meta_path.insert(0, _Blocking)
