"""Which file system a path or URL lies in.

Invariant: a path that a file system gave out leads to the same file system again.
"""

from __future__ import annotations

import re

from kafkafmt.storage.errors import StorageOptionError
from kafkafmt.storage.file_system import Tree
from kafkafmt.storage.local import LocalTree
from kafkafmt.storage.options import NO_OPTIONS, StorageOptions

_PASSWORD = re.compile(r"[^/]+://[^/@]*:[^/@]*@")


def is_remote(path: str) -> bool:
    """Whether a path is a URL of another tree than the local one."""
    scheme, separator, _ = path.partition("://")
    return bool(separator) and scheme != "file"


def tree_of(path: str, options: StorageOptions = NO_OPTIONS) -> Tree:
    """The tree that a path or URL lies in; ``options`` are for a remote one.

    Raises:
        DriverMissingError: no driver for such a URL is installed.
        StorageOptionError: there is no such driver, or it does not know an option.
    """
    if not is_remote(path):
        return LocalTree()
    if _PASSWORD.match(path):
        # Without the URL, for it would be shown.
        raise StorageOptionError("a URL with a password in it: give that as a storage option")
    from kafkafmt.storage.remote import RemoteTree

    return RemoteTree(path, options)
