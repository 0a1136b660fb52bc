"""A process that has what programs need, and runs them: the examples of pages share it.

Strategy: Spark takes 16 s of CPU time until it has read something for the first time, and
kafkafmt with Arrow half a second. So a program does not start them, but hands its arguments, its
folder, its environment and its standard streams, over a Unix socket, to a process that has them.
That one runs it in a fork.

Invariant: with Spark there are no forks, and all programs run in the folder in which the process
was started: a JVM keeps the working directory that it began with. Spark has started before the
first program, so that its JVM does not hold a program's streams open.
"""

from __future__ import annotations

import atexit
import gc
import importlib
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_STREAMS = (0, 1, 2)
_COMMANDS = ("cluster", "groups", "ls", "records", "rescue", "salvage", "transactions", "verify")
_IMPORTED = (
    *("pyarrow.compute", "pyarrow.parquet", "kafkafmt.cli.app"),
    *(f"kafkafmt.cli.commands.{name}" for name in _COMMANDS),
)


@contextmanager
def running(folder: Path, address: Path, *, with_spark: bool = False) -> Iterator[list[str]]:
    """The start of a command line that runs programs, with Spark in `folder`, as `python` does.

    It takes `-c CODE` or `-m MODULE ARGUMENT...`. `address` is where the socket is made.
    """
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(address))
        listener.listen()
        command = [sys.executable, "-m", __name__, f"--serve={with_spark:d}"]
        with subprocess.Popen(
            [*command, str(listener.fileno())],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2]), "COLUMNS": "120"},
            stdin=subprocess.DEVNULL,
            pass_fds=[listener.fileno()],
        ) as process:
            try:
                yield [sys.executable, "-IS", __file__, str(address)]
            finally:
                process.terminate()


def hand_over(address: str, arguments: list[str]) -> int:
    """Lets the process run a program with the standard streams of this one; its exit code."""
    given = json.dumps([arguments, os.getcwd(), dict(os.environ)]).encode()
    with socket.socket(socket.AF_UNIX) as connection:
        connection.connect(address)
        sent = socket.send_fds(connection, [given], _STREAMS)
        connection.sendall(given[sent:])
        connection.shutdown(socket.SHUT_WR)
        return int(connection.recv(16))


def serve(listener: socket.socket, *, with_spark: bool) -> None:
    """Runs programs until the process ends."""
    if with_spark:
        from kafkafmt.spark.session import local_session

        local_session()
    else:
        for name in _IMPORTED:  # nothing of them runs yet: a fork has no other threads
            importlib.import_module(name)
        gc.freeze()  # or a collection in a fork copies what both have
        signal.signal(signal.SIGCHLD, _reap)
    while True:
        with listener.accept()[0] as connection:
            if with_spark or not os.fork():
                message, streams, _, _ = socket.recv_fds(connection, 65536, len(_STREAMS))
                while part := connection.recv(65536):
                    message += part
                arguments, folder, environment = json.loads(message)
                if not with_spark:
                    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                    os.chdir(folder)
                    os.environ.clear()
                    os.environ.update(environment)
                with _in_place(streams):
                    status = _status_of(arguments)
                connection.sendall(b"%d" % status)
                if not with_spark:
                    atexit._run_exitfuncs()
                    os._exit(0)  # nobody takes apart what the process has, too


def _reap(*_: object) -> None:
    """Take the forks that have ended, with the CPU time that they took."""
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


@contextmanager
def _in_place(streams: list[int]) -> Iterator[None]:
    kept = [os.dup(stream) for stream in _STREAMS]
    _put(streams)
    try:
        yield
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        _put(kept)


def _put(streams: list[int]) -> None:
    for stream, given in zip(_STREAMS, streams, strict=True):
        os.dup2(given, stream)
        os.close(given)


def _status_of(arguments: list[str]) -> int:
    """Runs a program; its exit code."""
    import runpy
    import traceback

    option, program, *rest = arguments
    try:
        sys.argv = [option, *rest]
        if option == "-c":
            exec(compile(program, "<string>", "exec"), {"__name__": "__main__"})
        else:
            runpy.run_module(program, run_name="__main__", alter_sys=True)
    except SystemExit as error:
        return error.code if isinstance(error.code, int) else int(error.code is not None)
    except BaseException:  # noqa: BLE001 it ends the program, not the process
        traceback.print_exc()
        return 1
    return 0


if __name__ == "__main__":
    if sys.argv[1].startswith("--serve="):
        serve(socket.socket(fileno=int(sys.argv[2])), with_spark=sys.argv[1].endswith("1"))
        sys.exit()
    sys.exit(hand_over(sys.argv[1], sys.argv[2:]))
