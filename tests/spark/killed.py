"""A command of kafkafmt that dies by SIGKILL, with its processes, before a change of its OUT.

Runs as a program: ``python -m tests.spark.killed STEP ARGUMENT...``; the last argument is OUT.
Changes are the calls of the system for OUT, and before and after those of a Delta table. If there
are no more than STEP of them, the command ends, and prints how many there were.
"""

from __future__ import annotations

import atexit
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.support.processes import REPOSITORY

_OF_THE_SYSTEM = ("link", "rename", "replace", "unlink", "mkdir", "fsync")
_OF_A_TABLE = ("create", "commit", "mark")


def run_killed(step: int, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the command, killed before change number `step`; -1 lets it end."""
    return subprocess.run(
        [sys.executable, "-m", __name__, str(step), *map(str, arguments)],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=False,
        start_new_session=True,
    )


def _main(step: int, arguments: list[str]) -> None:
    from kafkafmt.cli.app import cli
    from kafkafmt.lake.tables.delta import Delta
    from kafkafmt.log import splits

    made = 0

    def change() -> None:
        nonlocal made
        if made == step:
            os.killpg(0, signal.SIGKILL)
        made += 1

    def of_the_system(call: Callable[..., Any]) -> Callable[..., Any]:
        def changed(*given: Any, **options: Any) -> Any:
            if any(arguments[-1] in str(each) for each in given):
                change()
            return call(*given, **options)

        return changed

    def of_a_table(call: Callable[..., Any]) -> Callable[..., Any]:
        def changed(*given: Any, **options: Any) -> Any:
            change()
            result = call(*given, **options)
            change()
            return result

        return changed

    for name in _OF_THE_SYSTEM:
        setattr(os, name, of_the_system(getattr(os, name)))
    for name in _OF_A_TABLE:
        setattr(Delta, name, of_a_table(getattr(Delta, name)))
    splits.split_bytes = lambda *_: splits.OPEN_COST_BYTES  # a task for each segment
    atexit.register(lambda: print(f"changes: {made}", flush=True))
    cli.main(arguments, prog_name="kafkafmt")


if __name__ == "__main__":
    _main(int(sys.argv[1]), sys.argv[2:])
