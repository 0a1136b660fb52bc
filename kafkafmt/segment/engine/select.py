"""The choice of the engine for reading the data, or for walking through it.

The columnar engine is the compiled kernel. The reference engine is the generated parsers, which
also serve where the kernel has not been compiled.

Invariant: both give the same answer on every byte. The environment variable ``KAFKAFMT_ENGINE``
(``columnar`` or ``reference``) is read here and nowhere else; it is there for tests.
"""

from __future__ import annotations

import importlib
import os
import sys
import warnings
from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING

from kafkafmt.storage.names import is_0_7

if TYPE_CHECKING:
    from kafkafmt._base.limits import Limits
    from kafkafmt.segment.engine.walk import EntryWalk
    from kafkafmt.storage.segment_file import Extent
    from kafkafmt.storage.window import Window

_KERNEL = "kafkafmt.segment.engine.kernel._kernel"
COLUMNAR, REFERENCE = "columnar", "reference"

_SLOW = (
    "kafkafmt reads with its reference engine, which is about a hundred times slower: its compiled "
    "kernel is missing. Install a C compiler and Python's headers (on Debian gcc and python3-dev), "
    "then kafkafmt again, in its clone: pip install --force-reinstall --no-deps -e ."
)
_UNLOCKED = (
    "kafkafmt reads with its reference engine, which is about a hundred times slower: its compiled "
    "kernel needs the interpreter's lock, and this Python runs without it. Set PYTHON_GIL=1, or "
    "use a Python that is not free-threaded."
)


def is_columnar() -> bool:
    """Return whether to use the columnar engine; warns once if it cannot be used.

    Raises:
        ImportError: ``KAFKAFMT_ENGINE`` asks for the kernel, and it is not there or cannot be used.
        ValueError: ``KAFKAFMT_ENGINE`` is neither engine.
    """
    return kernel() is not None


def kernel() -> ModuleType | None:
    """Return the kernel, or ``None`` for the reference engine: see :func:`is_columnar`."""
    return _kernel_for(os.environ.get("KAFKAFMT_ENGINE") or None)


@cache  # an import would look for a lock, for each segment
def _kernel_for(asked: str | None) -> ModuleType | None:
    if asked not in (None, COLUMNAR, REFERENCE):
        raise ValueError(f"KAFKAFMT_ENGINE is {COLUMNAR} or {REFERENCE}, not {asked!r}")
    if asked == REFERENCE:
        return None
    try:
        module = importlib.import_module(_KERNEL)
    except ImportError:
        if asked == COLUMNAR:
            raise
        reason = _SLOW
    else:
        # A free-threaded Python enables the lock at that import, unless PYTHON_GIL=0 is set.
        is_locked: Callable[[], bool] = getattr(sys, "_is_gil_enabled", lambda: True)
        if is_locked():
            return module
        if asked == COLUMNAR:
            raise ImportError(_UNLOCKED)
        reason = _UNLOCKED
    warnings.warn(reason, RuntimeWarning, stacklevel=5)
    return None


def serves(name: str | None) -> bool:
    """Return whether the kernel reads a segment with this file name; none of Kafka 0.7."""
    return not is_0_7(name) and is_columnar()


def compiled(module: str) -> bool:
    """Return whether a compiled module is there and the columnar engine is used.

    Raises:
        ImportError, ValueError: as :func:`is_columnar`.
    """
    if not is_columnar():
        return False
    if sys.modules.get(module):  # an import would look for a lock, for each read
        return True
    try:
        importlib.import_module(module)
    except ImportError:
        return False
    return True


def entry_walk(
    window: Window, extent: Extent, limits: Limits, *, believes_lengths: bool = False
) -> EntryWalk:
    """Return a walk through an extent, by the kernel if it is compiled and knows the format."""
    if serves(extent.segment.name):
        from kafkafmt.segment.engine.compiled_walk import CompiledWalk

        return CompiledWalk(window, extent, limits, believes_lengths=believes_lengths)
    from kafkafmt.segment.engine.walk import EntryWalk

    return EntryWalk(window, extent, limits)
