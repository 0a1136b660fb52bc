"""The import of Arrow: ``pyarrow.compute`` at first use, and no NumPy and pandas in our processes.

Strategy: importing ``pyarrow.compute`` makes 300 wrappers, 50 ms that most commands do not need.
pyarrow imports NumPy (0.1 s) at once and pandas (0.7 s) with the first list or scalar; where these
imports fail, it does without.

Invariant: any thread may come first, since Python's lock of the import makes the others wait. Only
a process that we start blocks imports, never the library in another program.
"""

from __future__ import annotations

import sys
from typing import Any


def __getattr__(name: str) -> Any:
    import pyarrow.compute

    function = globals()[name] = getattr(pyarrow.compute, name)
    return function


_LEFT_OUT = {"numpy", "pandas"}


class _Refusing:
    """A finder of modules that does not find these."""

    @staticmethod
    def find_spec(name: str, *_: Any) -> None:
        """Raise ModuleNotFoundError for them; other finders look for all else."""
        if name in _LEFT_OUT:
            raise ModuleNotFoundError(f"{name} is left out of this process", name=name)


def block_numpy_and_pandas() -> None:
    """Let later imports of NumPy and pandas fail, unless these are loaded already."""
    sys.meta_path.insert(0, _Refusing)
