"""Leaves pandas out of a process of ours, where nothing needs it.

Strategy: pyarrow imports pandas, if it is installed, with the first list or scalar that it gets,
which takes 0.7 s. Where the import fails, it does without.

Invariant: only a process that we start does this, never the library in somebody's program.
"""

from __future__ import annotations

import sys
from typing import Any


class _Refusing:
    """A finder of modules that does not find pandas."""

    @staticmethod
    def find_spec(name: str, *_: Any) -> None:
        """Raises ModuleNotFoundError for pandas; other finders look for all else."""
        if name == "pandas":
            raise ModuleNotFoundError("pandas is left out of this process", name=name)


def leave_out() -> None:
    """From now on, importing pandas fails, unless it is there already."""
    sys.meta_path.insert(0, _Refusing)
