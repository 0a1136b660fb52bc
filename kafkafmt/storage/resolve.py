"""Finds the file system of a path or URL.

Invariant: a path that a file system returned leads to the same file system again.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeAlias

from kafkafmt.storage.access import NO_OPTIONS, StorageOptions
from kafkafmt.storage.errors import StorageOptionError
from kafkafmt.storage.local import LocalTree

if TYPE_CHECKING:
    from kafkafmt.storage.remote import RemoteTree

Tree: TypeAlias = "LocalTree | RemoteTree"
"""The directories and files of one file system."""

_SECRETS = (
    re.compile(r"://[^/@:]*:[^@]*@"),  # user:password@host, where the password may have slashes
    re.compile(r"(?<!\babfs)(?<!\babfss)(?<!\bwasb)(?<!\bwasbs)://[^/]*@"),  # token@host
    re.compile(r"(?i)\bhttps?://[^?#]*@"),  # a token may have slashes too
)
"""What may be a secret in a URL. In Azure's schemes, a container stands before the @."""
_SIGNATURE = re.compile(
    r"(?i)\bhttps?://[^#]*\?(.*&)?[^=&]*(sig|signature|token|secret|password|credential|key)=[^&]"
)
"""A parameter of a query that gives access: of signed URLs and shared access signatures."""


def is_remote(path: str) -> bool:
    """Return whether a path is a URL, other than ``file://``."""
    scheme, separator, _ = path.partition("://")
    return bool(separator) and scheme != "file"


def refuse_secrets(url: str) -> None:
    """Raise StorageOptionError for a URL with a user name, token, password or signature in it.

    URLs are shown in plans, logs, reports and messages, so this message does not show it.
    """
    if any(secret.search(url) for secret in _SECRETS):
        raise StorageOptionError(
            "the URL contains a user name, a token or a password: give that as a storage option;"
            " an @ in a path is written as %40"
        )
    if _SIGNATURE.search(url):
        raise StorageOptionError(
            "the query of the URL contains a signature, a token or a key: give the parameters of"
            " the query as the storage option params, a JSON object"
        )


def open_tree(path: str, options: StorageOptions = NO_OPTIONS) -> Tree:
    """Return the file system of a path or URL; ``options`` are for a remote one.

    Raises:
        DriverMissingError: no driver for the kind of URL is installed.
        StorageOptionError: fsspec does not know the kind of URL, or its driver an option.
    """
    if not is_remote(path):
        return LocalTree()
    refuse_secrets(path)
    from kafkafmt.storage.remote import RemoteTree

    return RemoteTree(path, options)
