"""What is needed to get at the bytes of a source: options for an fsspec driver, and private keys.

Strategy: the options are one value that is part of every segment, also when a segment is sent to a
task on another machine. The keys of encrypted tiers go with them, beside the options. The texts of
a command line and of Spark are converted: ``true`` and ``false``, JSON objects and lists.
Everything else stays text, numbers too.

Invariant: no value is ever shown: not by ``repr``, and not in a message that passed
:meth:`StorageOptions.redacted`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import quote

from kafkafmt._base.arguments import expect_mapping
from kafkafmt.storage.private_keys import NO_KEYS, PrivateKey, PrivateKeys

_SECRET = re.compile(
    r"key|secret|token|pass|credential|sas|sig|auth|connection_string|cert|^params$", re.I
)
_LEAST = 4  # characters of a secret; shorter ones would hide half of a message


class StorageOptions(Mapping[str, Any]):
    """Options for an fsspec driver by name; immutable. Its ``repr`` hides the values.

    Attributes:
        private_keys: those of encrypted tiers, which a driver does not know.
    """

    __slots__ = ("_options", "private_keys")

    private_keys: PrivateKeys

    def __init__(
        self,
        options: Mapping[str, Any] | None = None,
        private_keys: Mapping[str, PrivateKey] | None = None,
    ) -> None:
        """Takes what a user gives; without keys, those that come with the options."""
        expect_mapping("storage_options", options)
        self._options: dict[str, Any] = dict(options or {})
        if private_keys is None:
            known = options.private_keys if isinstance(options, StorageOptions) else NO_KEYS
        else:
            known = PrivateKeys(private_keys)
        self.private_keys = known

    @classmethod
    def parse(cls, texts: Mapping[str, str]) -> StorageOptions:
        """The options, from texts."""
        return cls({name: _value(text) for name, text in texts.items()})

    def __getitem__(self, name: str) -> Any:
        return self._options[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._options)

    def __len__(self) -> int:
        return len(self._options)

    def __bool__(self) -> bool:
        """Whether there is anything: an option, or a key."""
        return bool(self._options or self.private_keys)

    def __hash__(self) -> int:
        return hash(frozenset(self._options))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, StorageOptions)
            and self._options == other._options
            and self.private_keys == other.private_keys
        )

    def __repr__(self) -> str:
        shown = [f"{name}=***" for name in sorted(self._options)]
        if self.private_keys:
            shown.append(repr(self.private_keys))
        return f"StorageOptions({', '.join(shown)})"

    def redacted(self, message: str) -> str:
        """The message without the secrets among the options, also as parts of a URL."""
        secrets = set(_secrets(self._options))
        secrets |= {quote(secret, safe=kept) for secret in secrets for kept in ("/", "")}
        for secret in sorted(secrets, key=len, reverse=True):
            message = message.replace(secret, "***")
        return message


NO_OPTIONS = StorageOptions()


def _value(text: str) -> Any:
    if text in ("true", "false"):
        return text == "true"
    if text.startswith(("{", "[")):
        from kafkafmt._base import untrusted_json  # seldom needed, and slow to import for a dump

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
