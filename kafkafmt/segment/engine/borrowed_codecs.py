"""The C functions inside the packages for gzip, LZ4 and Zstandard, for the kernel to call.

Strategy: through Python, each entry takes the interpreter's lock several times, which costs as much
as its decompression when several threads want it. The extension modules of the packages ``isal``,
``lz4`` and ``zstandard`` export the functions of the C libraries that they contain, so the kernel
gets their addresses: the same library, hence the same answer. Where a build hides them, or has a
library of a version that was not tested, the packages' own Python functions are used.

Invariant: the functions of a codec are given out together or not at all, and only those of a tested
version of the library.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

from kafkafmt.segment.codecs import GZIP, LZ4, ZSTD

if TYPE_CHECKING:
    from ctypes import CDLL


@dataclass(frozen=True)
class _Library:
    """A C library inside a Python package.

    Attributes:
        module: the extension module that exports its functions, or is linked with it.
        version: gives the version of the loaded library as a number; AttributeError or ValueError
            where that cannot be had.
        tested: the versions that the tests of the codecs have passed with.
        functions: what the kernel calls.
    """

    module: str
    version: Callable[[CDLL], int]
    tested: frozenset[int]
    functions: tuple[str, ...]


def _by_function(name: str) -> Callable[[CDLL], int]:

    def version(loaded: CDLL) -> int:
        from ctypes import c_uint

        function = loaded[name]
        function.argtypes, function.restype = (), c_uint
        return int(function())

    return version


def _of_isal(_: CDLL) -> int:
    """The version that the package was built with: its library does not export one."""
    import isal

    major, minor, release = isal.ISAL_VERSION.split(".")
    return int(major) * 10_000 + int(minor) * 100 + int(release)


# major * 10,000 + minor * 100 + release, in all libraries. CONTRIBUTING.md says how to test one.
_LIBRARIES = {
    GZIP: _Library(
        "isal.isal_zlib",
        _of_isal,
        frozenset({2_32_01}),
        ("isal_inflate_init", "isal_inflate_stateless"),
    ),
    LZ4: _Library(
        "lz4.block._block",
        _by_function("LZ4_versionNumber"),
        frozenset({1_09_04}),
        ("LZ4_decompress_safe",),
    ),
    ZSTD: _Library(
        "zstandard._cffi",
        _by_function("ZSTD_versionNumber"),
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
    from ctypes import CDLL, c_void_p, cast

    spec = find_spec(library.module)
    if spec is None or spec.origin is None:
        return {}
    try:
        loaded = CDLL(spec.origin)
        if library.version(loaded) not in library.tested:
            return {}
        return {name: cast(loaded[name], c_void_p).value or 0 for name in library.functions}
    except (OSError, AttributeError, ValueError):
        return {}
