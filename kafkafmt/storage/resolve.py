"""Finds the file system of a path or URL.

Invariant: a path that a file system returned leads to the same file system again.
"""

from __future__ import annotations

import re

from kafkafmt.storage.errors import StorageOptionError
from kafkafmt.storage.file_system import Tree
from kafkafmt.storage.local import LocalTree
from kafkafmt.storage.options import NO_OPTIONS, StorageOptions

_PASSWORD = re.compile(r"[^/]+://[^/@]*:[^/@]*@")


def is_remote(path: str) -> bool:
    """Whether a path is a URL, other than ``file://``."""
    scheme, separator, _ = path.partition("://")
    return bool(separator) and scheme != "file"


def tree_of(path: str, options: StorageOptions = NO_OPTIONS) -> Tree:
    """The file system of a path or URL; ``options`` are for a remote one.

    Raises:
        DriverMissingError: no driver for the kind of URL is installed.
        StorageOptionError: fsspec does not know the kind of URL, or its driver an option.
    """
    if not is_remote(path):
        return LocalTree()
    if _PASSWORD.match(path):
        # Without the URL: the message must not show the password.
        raise StorageOptionError("the URL contains a password: give that as a storage option")
    from kafkafmt.storage.remote import RemoteTree

    return RemoteTree(path, options)
