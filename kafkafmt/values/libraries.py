"""Optional libraries, loaded where they are first used, with a hint how to install them.

Invariant: importing :mod:`kafkafmt.values` loads none of them.
"""

from __future__ import annotations

import importlib
from typing import Any

# What the extras install.
_PACKAGES = {"avro": "fastavro", "json": "msgspec", "protobuf": "protobuf grpcio-tools"}


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
        raise LibraryMissingError(
            f"format {extra} needs a package that is missing: pip install {_PACKAGES[extra]}"
        ) from error
