"""The schemas of a running registry, by GET requests to its URL.

Strategy: ``GET /schemas`` lists all versions with their texts, in pages. Registries with contexts
list those of all contexts only for the prefix ``:*:``, and others list nothing for it, so both
lists are requested.

Rules: Confluent's ``SchemasResource``; Karapace answers the same, in one page.

Invariant: a registry is a stranger. No redirection is followed, since credentials would follow it;
bytes, pages and time have bounds; no text of an answer is part of an error.
"""

from __future__ import annotations

import base64
import os
import time
from collections.abc import Iterator
from http.client import HTTPException
from threading import Thread
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode
from urllib.request import (
    HTTPDefaultErrorHandler,
    HTTPErrorProcessor,
    HTTPHandler,
    HTTPSHandler,
    OpenerDirector,
    ProxyHandler,
    Request,
)

from kafkafmt._base import texts
from kafkafmt.storage.errors import StorageOptionError
from kafkafmt.storage.resolve import refuse_secrets
from kafkafmt.values.errors import SchemaError

USER_INFO = "SCHEMA_REGISTRY_BASIC_AUTH_USER_INFO"
"""The variable with ``user:password``, as Confluent's own tools name it."""
TOKEN = "SCHEMA_REGISTRY_BEARER_AUTH_TOKEN"
"""The variable with a bearer token."""
_CREDENTIALS = f"credentials are read from {USER_INFO} (user:password) or {TOKEN}"

MAX_BYTES = 256 * 1024 * 1024
"""The most bytes of all answers. A registry of 20,000 versions has some 40 MiB."""
SECONDS = 60.0
"""The longest time for all answers: a server that sends a byte now and then does not end."""
_IDLE_SECONDS = 10.0
_PAGE = 1000  # the most that Confluent's registry gives (schema.search.max.limit)


def listed(url: str) -> list[Any]:
    """Return the versions of all subjects and contexts, soft-deleted ones too.

    Each is an object of the answer to ``GET /schemas``: subject, version, id, schema and others.
    Credentials are those of :data:`USER_INFO` or :data:`TOKEN`.

    Raises:
        SchemaError: the answer does not list schemas, is too large, or takes too long.
        OSError: the server cannot be reached.
        StorageOptionError: the URL has a user, a password or a token in it, which would be shown.
    """
    try:
        refuse_secrets(url)
    except StorageOptionError:
        raise StorageOptionError(
            "the URL of the schema registry contains a user name, a password or a token;"
            f" {_CREDENTIALS}"
        ) from None
    found: list[Any] = []
    ended: list[BaseException | None] = []

    def ask() -> None:
        try:
            found.extend(_pages(url))
            ended.append(None)
        except BaseException as error:  # noqa: BLE001 - the thread that waits raises it
            ended.append(error)

    # A server can send the head of an answer byte by byte, which no timeout of a socket ends.
    asking = Thread(target=ask, daemon=True)
    asking.start()
    asking.join(SECONDS)
    if not ended:
        raise _late(url)
    if ended[0] is not None:
        raise ended[0]
    return found


def _pages(url: str) -> Iterator[Any]:
    opener = OpenerDirector()
    for handler in (
        ProxyHandler(),
        HTTPHandler(),
        HTTPSHandler(),
        HTTPDefaultErrorHandler(),
        HTTPErrorProcessor(),
    ):
        opener.add_handler(handler)
    given: set[tuple[str, str]] = set()
    left, until = MAX_BYTES, time.monotonic() + SECONDS
    for prefix in ("", ":*:"):
        offset = 0
        seen: set[tuple[str, str]] = set()
        while True:
            if time.monotonic() > until:
                raise _late(url)
            asked = {"deleted": "true", "offset": offset, "limit": _PAGE}
            asked |= {"subjectPrefix": prefix} if prefix else {}
            data = _get(opener, f"{url.rstrip('/')}/schemas?{urlencode(asked)}", url, left)
            left -= len(data)
            page = _list(data, url)
            keys = list(map(_key, page))
            yield from (item for key, item in zip(keys, page, strict=True) if key not in given)
            given.update(keys)
            offset += len(page)
            if seen.issuperset(keys):  # also where a registry knows no pages, and lists all again
                break
            seen.update(keys)


def _late(url: str) -> SchemaError:
    return SchemaError(f"no complete answer within {SECONDS:.0f} s", source=url)


def _key(item: Any) -> tuple[str, str]:
    members = item if isinstance(item, dict) else {}
    return str(members.get("subject")), str(members.get("version"))


def _get(opener: OpenerDirector, asked: str, url: str, max_bytes: int) -> bytes:
    """Return the body of an answer; ``url`` is named in errors."""
    request = Request(asked, headers={"Accept": "application/json", **_credentials()})
    try:
        with opener.open(request, timeout=_IDLE_SECONDS) as answer:
            data: bytes = answer.read(max_bytes + 1)
    except HTTPError as error:
        error.close()
        what = f"expected the list of a schema registry, found status {error.code}"
        if error.code in (401, 403):
            what += f"; {_CREDENTIALS}"
        elif 300 <= error.code < 400:
            what += ": give the URL that it redirects to"
        raise SchemaError(what, source=url) from None
    except OSError as error:
        reason = error.reason if isinstance(error, URLError) else error
        raise OSError(f"{url}: {getattr(reason, 'strerror', None) or reason}") from None
    except (ValueError, HTTPException) as error:
        what = f"expected the list of a schema registry, found {type(error).__name__}"
        raise SchemaError(what, source=url) from None
    if len(data) > max_bytes:
        raise SchemaError(f"more than {MAX_BYTES} bytes of schemas", source=url)
    return data


def _list(data: bytes, url: str) -> list[Any]:
    try:
        page = texts.parsed(data)
    except ValueError as error:
        raise SchemaError(f"the answer is not JSON: {error}", source=url) from None
    if not isinstance(page, list):
        raise SchemaError("expected a list of schemas, found another answer", source=url)
    return page


def _credentials() -> dict[str, str]:
    if token := os.environ.get(TOKEN):
        return {"Authorization": f"Bearer {token}"}
    if user := os.environ.get(USER_INFO):
        return {"Authorization": f"Basic {base64.b64encode(user.encode()).decode()}"}
    return {}
