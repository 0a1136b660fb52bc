"""The C functions inside ``isal``, ``lz4`` and ``zstandard``, called by the kernel.

Strategy: the kernel decompresses with them without Python between, since each entry would take the
interpreter's lock several times. Without them reading is slower, and a sentence says why.

Invariant: the functions of a codec are used together or not at all, and only those of a tested
version.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
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


def _isal_version(_: CDLL) -> int:
    """Return the version at the package's build: its library does not export one."""
    import isal

    major, minor, release = isal.ISAL_VERSION.split(".")
    return int(major) * 10_000 + int(minor) * 100 + int(release)


# major * 10,000 + minor * 100 + release, in all libraries. CONTRIBUTING.md says how to test one.
_LIBRARIES = {
    GZIP: _Library(
        "isal.isal_zlib",
        _isal_version,
        frozenset({2_32_01}),
        ("isal_inflate_init", "isal_inflate_stateless", "isal_inflate"),
    ),
    LZ4: _Library(
        "lz4.frame._frame",
        _by_function("LZ4_versionNumber"),
        frozenset({1_09_04}),
        ("LZ4_decompress_safe_usingDict", "XXH32"),
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
    """Return the addresses of a codec's functions, by name; none if Python's functions serve.

    Warns once of a version that was not tested.
    """
    if codec not in _LIBRARIES:
        return {}
    found, untested = _borrowed(_LIBRARIES[codec])
    if untested is not None:
        warnings.warn(untested, RuntimeWarning, stacklevel=2)
    return found


def slower() -> Iterator[str]:
    """Yield a warning for each package without usable C functions; its codec is read slower."""
    for library in _LIBRARIES.values():
        found, untested = _borrowed(library)
        if not found:
            package = library.module.partition(".")[0]
            yield untested or f"the package {package} hides its C functions, so it is read slower"


def _borrowed(library: _Library) -> tuple[dict[str, int], str | None]:
    """Return the addresses of the functions, or the warning of an untested version."""
    from ctypes import CDLL, c_void_p, cast

    spec = find_spec(library.module)
    if spec is None or spec.origin is None:
        return {}, None
    try:
        loaded = CDLL(spec.origin)
        version = library.version(loaded)
        if version in library.tested:
            names = library.functions
            return {name: cast(loaded[name], c_void_p).value or 0 for name in names}, None
    except (OSError, AttributeError, ValueError):
        return {}, None
    package, tested = library.module.partition(".")[0], sorted(library.tested)
    return {}, (
        f"the package {package} has version {_text(version)} of its library, which was not tested "
        f"({', '.join(map(_text, tested))} was), so its codec is read slower"
    )


def _text(version: int) -> str:
    return f"{version // 10_000}.{version // 100 % 100}.{version % 100}"
