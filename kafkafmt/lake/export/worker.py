"""A worker process of an export: it does tasks until its input ends.

Strategy: pickles on standard input, each a function and a task. Each has one answer on standard
output, its result or its error. What a task prints comes out on standard error, since standard
output is for the answers. The module imports nothing that a task may not need.

Invariant: the end of the input ends the worker. So it never outlives a killed parent by more than
the task that it has.
"""

from __future__ import annotations

import os
import pickle
import signal
from typing import Any, BinaryIO

from kafkafmt._base import children


def send(stream: BinaryIO, value: object) -> None:
    """Write one value. Raises OSError when the other side is gone."""
    pickle.dump(value, stream, pickle.HIGHEST_PROTOCOL)
    stream.flush()


def receive(stream: BinaryIO) -> Any:
    """Read one value. Raises EOFError when the other side is gone."""
    try:
        return pickle.load(stream)
    except pickle.UnpicklingError as error:  # it went while it wrote
        raise EOFError from error


def error_message(error: BaseException) -> str:
    """Return the message of a task's error; for a file error, as all commands show it."""
    if isinstance(error, OSError) and error.filename and error.strerror:
        return f"{error.filename}: {error.strerror}"
    return f"{type(error).__name__}: {error}"


def main() -> None:
    """Do tasks until the input ends."""
    # Ctrl-C reaches the whole process group; the parent decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    children.block_numpy_and_pandas()
    tasks, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        while True:
            do, task = receive(tasks)
            answer: tuple[Any, str | None]
            try:
                answer = (do(task), None)
            except BaseException as error:  # noqa: BLE001 - the parent raises it; Rust's panics, too
                answer = (None, error_message(error))
            send(answers, answer)
    except (EOFError, BrokenPipeError):
        return
