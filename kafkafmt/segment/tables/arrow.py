"""The functions of ``pyarrow.compute``, which is loaded with the first of them that is used.

Importing it makes a wrapper for each of its 300 functions, 50 ms that most commands do not need.

Invariant: any thread may come first, since Python's lock of the import makes the others wait.
"""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    import pyarrow.compute

    function = globals()[name] = getattr(pyarrow.compute, name)
    return function
