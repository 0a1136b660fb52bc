"""The functions of ``pyarrow.compute``, which is loaded with the first of them that is used.

Importing it makes a wrapper for each of its 300 functions, 50 ms that most commands do not need.

Invariant: any thread may come first, since Python's lock of the import makes the others wait.

A process of ours starts without what nothing in it needs: pandas and NumPy.

Strategy: pyarrow imports NumPy when it is imported itself, and pandas, if it is installed, with the
first list or scalar that it gets: 0.1 s and 0.7 s. Where the import fails, it does without.

Invariant: only a process that we start does this, never the library in somebody's program.
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


def leave_out() -> None:
    """From now on, importing NumPy or pandas fails, unless it is there already."""
    sys.meta_path.insert(0, _Refusing)
