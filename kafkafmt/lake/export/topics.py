"""A directory of OUT for each topic, with a name fit for file systems, table formats and catalogs.

Strategy: the directory of a topic is the OUT of an export of that topic alone, with tables, a
position and a report of its own; code that reads or continues an OUT accepts it. Its name depends
only on the topic's name, so other topics do not change it. `topics.json` in OUT lists them, and
says that OUT is of this kind.

Invariant: different topics have different names, also where case does not count. A name in OUT is
never read back: it is computed again from the topic's.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from hashlib import sha256

from kafkafmt._base import texts
from kafkafmt.lake.tables.catalog import NAMESPACE
from kafkafmt.lake.tables.output import OutputError
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions
from kafkafmt.storage.object_store import MAX_OBJECT, ObjectStore
from kafkafmt.storage.resolve import is_remote
from kafkafmt.storage.safe_paths import read

TOPICS = "topics.json"

_NO_TOPIC = "no-topic"
"""The directory of segments outside any log directory."""
_LONGEST = 200  # characters; a name of 255 bytes leaves no room for what programs append
_PLAIN = re.compile(r"[a-z0-9_](?:[a-z0-9._-]*[a-z0-9_-])?")
_PLAIN_NAMESPACE = re.compile(r"[a-z0-9_]+")
_HASHED = re.compile(r"[-_][0-9a-f]{16}")
_DEVICE = re.compile(r"con|prn|aux|nul|(?:com|lpt)[0-9]")
"""Names of Windows, with any suffix."""
_OURS = re.compile(
    rf"records|batches|damage|values_failed|_started|_kafkafmt|_delta_log|{_NO_TOPIC}"
    r"|catalog\.db.*|topics\.json|report\.(?:json|html)"
)


def directory(topic: str | None) -> str:
    """Return the name of a topic's directory: its own, or one ending in a hash of it."""
    return _NO_TOPIC if topic is None else _named(topic, _PLAIN, "-")


def topic_catalog(catalog: Mapping[str, str], topic: str | None) -> dict[str, str]:
    """Return the properties of a user's catalog with a namespace for the tables of a topic.

    Many catalogs have one level of namespaces, and take small letters, digits and `_` only.
    """
    if not catalog:
        return {}
    name = _named(directory(topic), _PLAIN_NAMESPACE, "_").lower()
    return {**catalog, "namespace": f"{catalog.get('namespace', NAMESPACE)}_{name}"}


def _named(name: str, plain: re.Pattern[str], separator: str) -> str:
    stem = name.partition(".")[0]
    is_taken = _OURS.fullmatch(name) or _DEVICE.fullmatch(stem) or _HASHED.fullmatch(name[-17:])
    if plain.fullmatch(name) and len(name) <= _LONGEST and not is_taken:
        return name
    digest = sha256(name.encode(errors="surrogatepass")).hexdigest()[:16]
    return f"{re.sub('[^A-Za-z0-9_]', '_', name)[:100] or '_'}{separator}{digest}"


def listed(out: str, storage: StorageOptions = NO_OPTIONS) -> list[str | None] | None:
    """Return the topics with a directory in OUT; None if OUT is not of this kind.

    Raises OutputError for a list that no export has written.
    """
    try:
        if is_remote(out):
            store = ObjectStore(out, storage)
            if TOPICS not in store.names(""):
                return None
            text = store.read(TOPICS)
        else:
            text = read(f"{out}/{TOPICS}", MAX_OBJECT)
    except (FileNotFoundError, NotADirectoryError):
        return None
    try:
        topics = [entry["topic"] for entry in texts.parsed(text)]
        if not all(topic is None or isinstance(topic, str) for topic in topics):
            raise TypeError("has a topic without a name")
    except (LookupError, TypeError, ValueError) as error:
        raise OutputError(f"{out}/{TOPICS} was not written by kafkafmt export: {error}") from error
    return topics


def as_json(topics: Iterable[str | None]) -> bytes:
    """Return the content of `topics.json`."""
    named = sorted(topics, key=lambda topic: topic or "")
    content = [{"topic": topic, "directory": directory(topic)} for topic in named]
    return json.dumps(content, indent=1).encode()
