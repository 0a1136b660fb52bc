"""A process with one Spark that runs programs one after another: the examples of pages share it.

Strategy: Spark takes 16 s of CPU time until it has read something for the first time. So a program
does not start it, but hands its arguments and its standard streams, over a Unix socket, to a
process that has it. There they take the place of that process' own while the program runs.

Invariant: all programs run in the folder in which the process was started: a JVM keeps the working
directory that it began with. Spark has started before the first program, so that its JVM does not
hold a program's streams open.
"""

from __future__ import annotations

import json
import os
import runpy
import socket
import subprocess
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kafkafmt.spark.session import local_session

_STREAMS = (0, 1, 2)


@contextmanager
def spark_process(folder: Path, address: Path) -> Iterator[list[str]]:
    """The start of a command line that runs programs in `folder`, as `python` does.

    It takes `-c CODE` or `-m MODULE ARGUMENT...`. `address` is where the socket is made.
    """
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(address))
        listener.listen()
        command = [sys.executable, "-m", __name__, "--serve", str(listener.fileno())]
        with subprocess.Popen(
            command,
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2]), "COLUMNS": "120"},
            stdin=subprocess.DEVNULL,
            pass_fds=[listener.fileno()],
        ) as process:
            try:
                yield [sys.executable, __file__, str(address)]
            finally:
                process.terminate()


def hand_over(address: str, arguments: list[str]) -> int:
    """Lets the process run a program with the standard streams of this one; its exit code."""
    with socket.socket(socket.AF_UNIX) as connection:
        connection.connect(address)
        socket.send_fds(connection, [json.dumps(arguments).encode()], _STREAMS)
        connection.shutdown(socket.SHUT_WR)
        return int(connection.recv(16))


def serve(listener: socket.socket) -> None:
    """Runs one program after another, until the process ends."""
    local_session()
    while True:
        with listener.accept()[0] as connection:
            message, streams, _, _ = socket.recv_fds(connection, 65536, len(_STREAMS))
            while part := connection.recv(65536):
                message += part
            with _in_place(streams):
                status = _status_of(json.loads(message))
            connection.sendall(b"%d" % status)


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
    if sys.argv[1] == "--serve":
        serve(socket.socket(fileno=int(sys.argv[2])))
    sys.exit(hand_over(sys.argv[1], sys.argv[2:]))
