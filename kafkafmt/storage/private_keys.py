"""The private keys that a user gives for encrypted tiers: values by the id of the key pair.

Strategy: a value is the text or bytes of a PEM file, or the path of one. A path is read where it is
used, so a task on another machine reads its own file. What a key decrypts is known in
:mod:`kafkafmt.log.tier.keys`.

Invariant: no key is ever shown: not by ``repr``, and not in a message.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from typing import TypeAlias

from kafkafmt._base.arguments import expect_mapping
from kafkafmt.storage.errors import naming
from kafkafmt.storage.local import LocalTree, local_path
from kafkafmt.storage.open_file import read_up_to

PrivateKey: TypeAlias = str | bytes | os.PathLike[str]
"""The text or bytes of a PEM file, or its path."""

_BEGIN = b"-----BEGIN "
_MOST_BYTES = 64 * 1024  # of a PEM file; one of 16,384 bits has 13 KiB


class PrivateKeys(Mapping[str, "bytes | str"]):
    """Keys by the id of their pair: bytes of a PEM file, or its absolute path. Immutable."""

    __slots__ = ("_keys",)

    def __init__(self, keys: Mapping[str, PrivateKey] | None = None) -> None:
        """Takes what a user gives.

        Raises:
            TypeError: it is not a mapping of texts to texts, bytes or paths.
        """
        expect_mapping("private_keys", keys)
        self._keys = {name: _value(name, key) for name, key in (keys or {}).items()}

    def __getitem__(self, name: str) -> bytes | str:
        """The key of an id; Spark hands on ids in small letters, so those count if they must."""
        return self._keys[name] if name in self._keys else self._keys[name.lower()]

    def __iter__(self) -> Iterator[str]:
        return iter(self._keys)

    def __len__(self) -> int:
        return len(self._keys)

    def __hash__(self) -> int:
        return hash(frozenset(self._keys))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PrivateKeys) and self._keys == other._keys

    def __repr__(self) -> str:
        return f"PrivateKeys({', '.join(f'{name}=***' for name in sorted(self._keys))})"

    def pem(self, name: str) -> bytes:
        """The bytes of the PEM file of a key; a path is read.

        Raises:
            KeyError: there is no key of this id.
            OSError: the file cannot be read.
        """
        key = self[name]
        if isinstance(key, bytes):
            return key
        with LocalTree().open(key) as file, naming(key):
            return read_up_to(file, _MOST_BYTES)


NO_KEYS = PrivateKeys()


def _value(name: object, key: object) -> bytes | str:
    if not isinstance(name, str):
        raise TypeError(f"private_keys has ids as names, found {type(name).__name__}")
    if isinstance(key, (bytes, bytearray, memoryview)):
        return bytes(key)
    if isinstance(key, str) and _BEGIN in key.encode("utf-8", "surrogateescape"):
        return key.encode("utf-8", "surrogateescape")
    if isinstance(key, (str, os.PathLike)):
        return local_path(os.fsdecode(key))
    raise TypeError(
        f"private_keys has the text of a PEM file or its path, found {type(key).__name__}"
    )
