"""Count the modules and frames of kafkafmt entered by reading one segment.

    python -m scripts.call_depth [SEGMENT]

Strategy: ``sys.setprofile`` sees each call; a module counts once a function of it is entered, and
the depth is the largest number of kafkafmt's frames on one stack. CONTRIBUTING.md has the figures.
"""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = str(ROOT / "kafkafmt") + "/"
SEGMENT = "tests/conformance/golden/k440-compact-codec/00000000000000000000.log"


class Entered:
    """The modules of kafkafmt's called functions, and the depth of their deepest stack."""

    def __init__(self) -> None:
        self.modules: set[str] = set()
        self.frames = 0

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        """Note a call; `argument` is not used."""
        path = frame.f_code.co_filename
        if event != "call" or not path.startswith(PACKAGE) or frame.f_code.co_name == "<module>":
            return
        self.modules.add(path[len(PACKAGE) :])
        depth, caller = 1, frame.f_back
        while caller is not None:
            depth += caller.f_code.co_filename.startswith(PACKAGE)
            caller = caller.f_back
        self.frames = max(self.frames, depth)


def trace_call(call: Callable[[], Any]) -> Entered:
    """Return the modules and frames of a second call: imports do not count."""
    seen = Entered()
    call()
    sys.setprofile(seen)
    try:
        call()
    finally:
        sys.setprofile(None)
    return seen


def main() -> None:
    """Print a line for the command ``records`` and one for ``read_records``."""
    import kafkafmt
    from kafkafmt.cli.app import cli

    path = sys.argv[1] if len(sys.argv) > 1 else str(ROOT / SEGMENT)

    def records() -> None:
        out = io.TextIOWrapper(io.BytesIO())
        with contextlib.redirect_stdout(out), contextlib.suppress(SystemExit):
            cli(["records", path])

    for name, call in (
        ("records", records),
        ("read_records", lambda: kafkafmt.read_records(path)),
    ):
        seen = trace_call(call)
        print(f"{name}: {len(seen.modules)} modules, {seen.frames} frames")


if __name__ == "__main__":
    main()
