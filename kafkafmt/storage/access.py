"""The access to the bytes of a source: options for an fsspec driver, and private keys.

Strategy: both are one value that is part of every segment, also in a task on another machine. The
texts of a command line and of Spark are converted: ``true`` and ``false``, JSON objects and lists;
everything else stays text, numbers too. A key is the text or bytes of a PEM file, or the path of
one, which each task reads on its own machine (:mod:`kafkafmt.log.tier.keys`).

Invariant: neither a key nor the value of an option is shown: not by ``repr``, and not in a message
that passed :meth:`StorageOptions.redacted`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias
from urllib.parse import quote

from kafkafmt._base.arguments import expect_mapping
from kafkafmt.storage.errors import naming
from kafkafmt.storage.local import LocalTree, local_path
from kafkafmt.storage.open_file import read_up_to

PrivateKey: TypeAlias = str | bytes | os.PathLike[str]
"""The text or bytes of a PEM file, or its path."""

_BEGIN = b"-----BEGIN "
_MOST_BYTES = 64 * 1024  # of a PEM file; one of 16,384 bits has 13 KiB


class _Hidden(Mapping[str, Any]):
    """Values by name; immutable. Its ``repr`` hides them."""

    __slots__ = ("_values",)

    def __init__(self, values: Mapping[str, Any]) -> None:
        self._values = dict(values)

    def __getitem__(self, name: str) -> Any:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __hash__(self) -> int:
        return hash(frozenset(self._values))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self._values == other._values

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(self._shown())})"

    def _shown(self) -> list[str]:
        return [f"{name}=***" for name in sorted(self._values)]


class PrivateKeys(_Hidden):
    """Keys by the id of their pair: bytes of a PEM file, or its absolute path."""

    __slots__ = ()

    def __init__(self, keys: Mapping[str, PrivateKey] | None = None) -> None:
        """Check and convert the keys given by a user."""
        expect_mapping("private_keys", keys)
        super().__init__({name: _key_value(name, key) for name, key in (keys or {}).items()})

    def __getitem__(self, name: str) -> bytes | str:
        """Return the key of an id, also by its lower-case form: Spark passes ids in lower case."""
        key: bytes | str = self._values[name if name in self._values else name.lower()]
        return key

    def pem(self, name: str) -> bytes:
        """Return the bytes of the PEM file of a key; a path is read.

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


def _key_value(name: object, key: object) -> bytes | str:
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


_SECRET = re.compile(
    r"key|secret|token|pass|credential|sas|sig|auth|connection_string|cert|^params$", re.I
)
_LEAST = 4  # characters of a secret; shorter ones would hide half of a message


class StorageOptions(_Hidden):
    """Options for an fsspec driver by name.

    Attributes:
        private_keys: those of encrypted tiers, which a driver does not know.
    """

    __slots__ = ("private_keys",)

    private_keys: PrivateKeys

    def __init__(
        self,
        options: Mapping[str, Any] | None = None,
        private_keys: Mapping[str, PrivateKey] | None = None,
    ) -> None:
        """Take the keys of a user, or without them those of the options."""
        expect_mapping("storage_options", options)
        super().__init__(options or {})
        if private_keys is None:
            known = options.private_keys if isinstance(options, StorageOptions) else NO_KEYS
        else:
            known = PrivateKeys(private_keys)
        self.private_keys = known

    @classmethod
    def parse(cls, texts: Mapping[str, str]) -> StorageOptions:
        """Return the options, from texts."""
        return cls({name: _value(text) for name, text in texts.items()})

    def __bool__(self) -> bool:
        """Return whether there is anything: an option, or a key."""
        return bool(self._values or self.private_keys)

    __hash__ = _Hidden.__hash__

    def __eq__(self, other: object) -> bool:
        is_same = isinstance(other, StorageOptions) and self.private_keys == other.private_keys
        return is_same and super().__eq__(other)

    def _shown(self) -> list[str]:
        return super()._shown() + ([repr(self.private_keys)] if self.private_keys else [])

    def redacted(self, message: str) -> str:
        """Return the message without the secrets among the options, also as parts of a URL."""
        secrets = set(_secrets(self._values))
        secrets |= {quote(secret, safe=kept) for secret in secrets for kept in ("/", "")}
        for secret in sorted(secrets, key=len, reverse=True):
            message = message.replace(secret, "***")
        return message


NO_OPTIONS = StorageOptions()


def _value(text: str) -> Any:
    if text in ("true", "false"):
        return text == "true"
    if text.startswith(("{", "[")):
        from kafkafmt._base import texts as untrusted_json

        try:
            return untrusted_json.parsed(text)
        except ValueError:
            return text
    return text


def _secrets(options: Mapping[str, Any], is_secret: bool = False) -> Iterator[str]:
    for name, value in options.items():
        is_one = is_secret or _SECRET.search(name) is not None
        if isinstance(value, Mapping):
            yield from _secrets(value, is_one and not name.endswith("kwargs"))
        elif is_one and isinstance(value, str) and len(value) >= _LEAST:
            yield value
