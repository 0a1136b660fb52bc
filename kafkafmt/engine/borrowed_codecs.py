"""The C functions inside the packages for LZ4 and Zstandard, for the kernel to call.

Strategy: through Python, each entry takes the interpreter's lock several times, which costs as much
as to decompress it when several threads want it. The extension modules of the packages ``lz4`` and
``zstandard`` show the functions that they are built on, so the kernel is given their addresses:
the same library, hence the same answer. Where a build hides them, Python's way is all there is.

Invariant: the functions of a codec are given out together, or none.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec

from kafkafmt.codecs.registry import LZ4, ZSTD

# By codec: an extension module, and the functions of it (or of a library that it is linked with).
_FUNCTIONS = {
    LZ4: ("lz4.block._block", ("LZ4_decompress_safe",)),
    ZSTD: (
        "zstandard._cffi",
        (
            "ZSTD_createDCtx",
            "ZSTD_freeDCtx",
            "ZSTD_decompressDCtx",
            "ZSTD_findFrameCompressedSize",
            "ZSTD_isError",
        ),
    ),
}


@cache
def functions(codec: int) -> dict[str, int]:
    """The addresses of a codec's functions, by name; none where they cannot be had."""
    if codec not in _FUNCTIONS:
        return {}
    from ctypes import CDLL, c_void_p, cast

    module, names = _FUNCTIONS[codec]
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        return {}
    try:
        library = CDLL(spec.origin)
        return {name: cast(library[name], c_void_p).value or 0 for name in names}
    except (OSError, AttributeError):
        return {}
