"""Which of the two roads is taken through the data.

The columnar road is the compiled kernel; the reference road are the generated parsers, which also
serve where the kernel has not been compiled.

Invariant: both give the same answer on every byte. The environment variable ``KAFKAFMT_ROAD``
(``columnar`` or ``reference``) is read here and nowhere else; it is there for tests.
"""

from __future__ import annotations

import os
import warnings

from kafkafmt.record.search import Search, find_entry

COLUMNAR, REFERENCE = "columnar", "reference"

_SLOW = (
    "kafkafmt reads by its reference road, which is about a hundred times slower: its compiled "
    "kernel is missing. Install a wheel of kafkafmt, or install it where there is a C compiler "
    "(pip install --force-reinstall --no-binary kafkafmt kafkafmt)."
)
_has_warned = False


def is_columnar() -> bool:
    """Whether to take the columnar road; warns once if it cannot be taken.

    Raises:
        ImportError: ``KAFKAFMT_ROAD`` asks for the kernel, and it is not there.
        ValueError: ``KAFKAFMT_ROAD`` is neither road.
    """
    global _has_warned
    asked = os.environ.get("KAFKAFMT_ROAD")
    if asked not in (None, "", COLUMNAR, REFERENCE):
        raise ValueError(f"KAFKAFMT_ROAD is {COLUMNAR} or {REFERENCE}, not {asked!r}")
    if asked == REFERENCE:
        return False
    try:
        import kafkafmt.engine.kernel._kernel  # noqa: F401
    except ImportError:
        if asked == COLUMNAR:
            raise
        if not _has_warned:
            _has_warned = True
            warnings.warn(_SLOW, RuntimeWarning, stacklevel=4)
        return False
    return True


def entry_search() -> Search:
    """The search for the next valid entry after damage: the kernel's, if it is compiled."""
    if not is_columnar():
        return find_entry
    from kafkafmt.engine.kernel import _kernel

    return _kernel.find_entry
