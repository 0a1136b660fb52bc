"""The C functions inside the packages for LZ4 and Zstandard, for the kernel to call.

Strategy: through Python, each entry takes the interpreter's lock several times, which costs as much
as its decompression when several threads want it. The extension modules of the packages ``lz4`` and
``zstandard`` export the functions of the C libraries that they contain, so the kernel gets their
addresses: the same library, hence the same answer. Where a build hides them, or has a library of a
version that was not tested, the packages' own Python functions are used.

Invariant: the functions of a codec are given out together or not at all, and only those of a tested
version of the library.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec

from kafkafmt.codecs.registry import LZ4, ZSTD


@dataclass(frozen=True)
class _Library:
    """A C library inside a Python package.

    Attributes:
        module: the extension module that exports its functions, or is linked with it.
        version: the function that gives the library's version as a number.
        tested: the versions that the tests of the codecs have passed with.
        functions: what the kernel calls.
    """

    module: str
    version: str
    tested: frozenset[int]
    functions: tuple[str, ...]


# major * 10,000 + minor * 100 + release, in both libraries. CONTRIBUTING.md says how to test one.
_LIBRARIES = {
    LZ4: _Library(
        "lz4.block._block",
        "LZ4_versionNumber",
        frozenset({1_09_04}),
        ("LZ4_decompress_safe",),
    ),
    ZSTD: _Library(
        "zstandard._cffi",
        "ZSTD_versionNumber",
        frozenset({1_05_05, 1_05_06, 1_05_07}),
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
    """The addresses of a codec's functions, by name; none where Python's functions must serve."""
    library = _LIBRARIES.get(codec)
    if library is None:
        return {}
    from ctypes import CDLL, c_uint, c_void_p, cast

    spec = find_spec(library.module)
    if spec is None or spec.origin is None:
        return {}
    try:
        loaded = CDLL(spec.origin)
        version = loaded[library.version]
        version.argtypes, version.restype = (), c_uint
        if version() not in library.tested:
            return {}
        return {name: cast(loaded[name], c_void_p).value or 0 for name in library.functions}
    except (OSError, AttributeError):
        return {}
