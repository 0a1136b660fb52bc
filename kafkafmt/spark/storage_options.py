"""Options of the data source for object stores, in the names of fsspec or of Hadoop's S3A.

`storage.<name>` is passed to the fsspec driver of the URL, for any store. For S3, the common names
that Spark's own sources use (`fs.s3a.access.key` and so on) are translated. `privateKey.<id>` is a
private key of an encrypted tier: the text of a PEM file, or a path that the tasks can read, too.

Invariant: an unknown option is an error, and no error shows a value, which may be a secret.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import Any

from kafkafmt.storage.access import StorageOptions

PATTERN = r"(?i)^storage[.]|^fs[.]s3a[.]|^privatekey[.]"
"""Matches the names of storage options; a Java regular expression."""
TEXT_PATTERN = (
    r"(?is)(?<=[(\[ ])(?:storage|fs[.]s3a|privatekey)[.](?=[^\n]{1,200}?(?: -> |,)).*|(?<=://)\S*@"
)
"""Matches storage options in a text, up to its end, and what is before the host in URLs; likewise.

The end of a value cannot be recognized, because a value may contain anything.
"""

_STORAGE = "storage."
_HADOOP = "fs.s3a."
_PRIVATE_KEY = "privatekey."
_ACCESS, _SECRET, _TOKEN = "access.key", "secret.key", "session.token"
_ENDPOINT, _REGION = "endpoint", "endpoint.region"
_PATH_STYLE, _TLS = "path.style.access", "connection.ssl.enabled"
_KNOWN = (_ACCESS, _SECRET, _TOKEN, _ENDPOINT, _REGION, _PATH_STYLE, _TLS)


def divide(options: Mapping[str, str]) -> tuple[StorageOptions, dict[str, str]]:
    """Splits the options into those of the store and all others.

    Raises ValueError for an unknown option of S3A.
    """
    texts: dict[str, str] = {}
    hadoop: dict[str, str] = {}
    keys: dict[str, str] = {}
    others: dict[str, str] = {}
    for key, value in options.items():
        lower = key.lower()
        if lower.startswith(_STORAGE):
            texts[lower.removeprefix(_STORAGE)] = value
        elif lower.startswith(_HADOOP):
            hadoop[lower.removeprefix(_HADOOP)] = value
        elif lower.startswith(_PRIVATE_KEY):
            keys[key[len(_PRIVATE_KEY) :]] = value
        else:
            others[key] = value
    return StorageOptions({**_from_hadoop(hadoop), **StorageOptions.parse(texts)}, keys), others


def _from_hadoop(given: Mapping[str, str]) -> dict[str, Any]:
    for name in given:
        if name not in _KNOWN:
            near = difflib.get_close_matches(name, _KNOWN, n=1)
            known = ", ".join(_HADOOP + other for other in _KNOWN)
            hint = f"did you mean {_HADOOP + near[0]!r}?" if near else f"choose from {known}"
            raise ValueError(f"unknown option {_HADOOP + name!r}; {hint}, or storage.<name>")
    options: dict[str, Any] = {}
    for name, own in ((_ACCESS, "key"), (_SECRET, "secret"), (_TOKEN, "token")):
        if name in given:
            options[own] = given[name]
    if _ENDPOINT in given:
        endpoint = given[_ENDPOINT]
        scheme = "http" if given.get(_TLS, "true").lower() == "false" else "https"
        options["endpoint_url"] = endpoint if "://" in endpoint else f"{scheme}://{endpoint}"
    if _REGION in given:
        options["client_kwargs"] = {"region_name": given[_REGION]}
    if given.get(_PATH_STYLE, "").lower() == "true":
        options["config_kwargs"] = {"s3": {"addressing_style": "path"}}
    return options
