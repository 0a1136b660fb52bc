"""The import of Arrow: ``pyarrow.compute`` at first use, and no NumPy and pandas in our processes.

Strategy: importing ``pyarrow.compute`` makes 300 wrappers, 50 ms that most commands do not need.
pyarrow imports NumPy (0.1 s) at once and pandas (0.7 s) with the first list or scalar; where these
imports fail, it does without.

Invariant: any thread may come first, since Python's lock of the import makes the others wait.
"""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    import pyarrow.compute

    function = globals()[name] = getattr(pyarrow.compute, name)
    return function
