"""Unpacks an archive of test data, on every Python that is supported.

Python 3.12 and 3.13 ask for a filter. It came to 3.10 and 3.11 with 3.10.12 and 3.11.4; Debian 12
has 3.11.2.
"""

from __future__ import annotations

import atexit
import tarfile
import tempfile
from functools import cache
from pathlib import Path


def unpack(archive: Path, folder: Path) -> None:
    with tarfile.open(archive) as packed:
        packed.extraction_filter = getattr(tarfile, "data_filter", None)
        members = packed.getmembers()
        for member in members:  # a broker makes some files read-only, and tests change them
            member.mode |= 0o600
        packed.extractall(folder, members)


@cache
def unpacked(archive: Path) -> Path:
    """Return a folder with the content of an archive, until the process ends; nobody changes it."""
    made = tempfile.TemporaryDirectory(prefix="kafkafmt-unpacked-")
    atexit.register(made.cleanup)
    unpack(archive, Path(made.name))
    return Path(made.name)
