"""The schemas of a registry that runs, asked over HTTP; and of servers that are none."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from kafkafmt import write
from kafkafmt.storage.errors import StorageOptionError
from kafkafmt.values import SchemaError, read_schemas
from kafkafmt.values import registry as asked_registry
from kafkafmt.values.schema_sources import is_registry
from tests.cli.running import run

Answer = Callable[[BaseHTTPRequestHandler, dict[str, list[str]]], None]


@contextmanager
def _served(answer: Answer) -> Iterator[tuple[str, list[str]]]:
    """Yield the URL of a server, and the Authorization header of each of its requests."""
    heads: list[str] = []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            heads.append(self.headers.get("Authorization", ""))
            with suppress(BrokenPipeError, ConnectionResetError):
                answer(self, parse_qs(urlsplit(self.path).query))

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}", heads
    finally:
        server.shutdown()
        server.server_close()


def _send(handler: BaseHTTPRequestHandler, body: bytes, status: int = 200) -> None:
    handler.send_response(status)
    handler.send_header("Content-Length", str(len(body)))
    handler.end_headers()
    handler.wfile.write(body)


def _version(subject: str, version: int, id: int, **more: Any) -> dict[str, Any]:
    return {"subject": subject, "version": version, "id": id, "schema": '"string"'} | more


def _confluent(versions: list[dict[str, Any]], page: int = 2) -> Answer:
    """Answer as Confluent's registry: the default context, or all for ``:*:``, page by page."""

    def answer(handler: BaseHTTPRequestHandler, query: dict[str, list[str]]) -> None:
        assert urlsplit(handler.path).path == "/schemas"
        assert query["deleted"] == ["true"]
        is_all = query.get("subjectPrefix") == [":*:"]
        found = [each for each in versions if is_all or not each["subject"].startswith(":.")]
        begin = int(query["offset"][0])
        _send(handler, json.dumps(found[begin : begin + page]).encode())

    return answer


def _karapace(versions: list[dict[str, Any]]) -> Answer:
    """Answer as a registry that knows neither pages nor contexts."""
    return lambda handler, _: _send(handler, json.dumps(versions).encode())


_VERSIONS = [_version(f"t{number}-value", 1, number) for number in range(1, 6)] + [
    _version("gone-value", 1, 6, deleted=True),
    _version(":.ctx:t1-value", 1, 1, schema='"long"'),
]


def test_all_pages_and_contexts() -> None:
    with _served(_confluent(_VERSIONS)) as (url, _):
        schemas = read_schemas(url + "/")
    assert len(schemas.subjects(deleted=True)) == 7
    assert "gone-value" not in schemas.subjects()
    found = [schemas.by_id(1), schemas.by_id(1, ".ctx")]
    assert [each and each.text for each in found] == ['"string"', '"long"']
    assert schemas.skipped == []


def test_a_registry_without_pages_ends() -> None:
    with _served(_karapace(_VERSIONS[:3])) as (url, heads):
        assert len(read_schemas(url).subjects()) == 3
    assert len(heads) == 4  # each list, and the same again where the next page would be


def test_items_that_are_no_version_are_listed() -> None:
    with _served(_karapace([_VERSIONS[0], {"subject": 5}, 7])) as (url, _):  # type: ignore[list-item]
        schemas = read_schemas(url)
    assert len(schemas.subjects()) == 1
    assert len(schemas.skipped) == 2


@pytest.mark.parametrize(
    ("name", "text", "head"),
    [
        (asked_registry.USER_INFO, "ann:p w", "Basic YW5uOnAgdw=="),
        (asked_registry.TOKEN, "abc", "Bearer abc"),
    ],
)
def test_credentials(name: str, text: str, head: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, text)
    with _served(_karapace(_VERSIONS)) as (url, heads):
        read_schemas(url)
    assert set(heads) == {head}


def test_credentials_follow_no_redirection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(asked_registry.TOKEN, "abc")
    with _served(_karapace(_VERSIONS)) as (other, heads):

        def away(handler: BaseHTTPRequestHandler, _: object) -> None:
            handler.send_response(302)
            handler.send_header("Location", f"{other}/schemas")
            handler.end_headers()

        with (
            _served(away) as (url, _),
            pytest.raises(SchemaError, match="302: give the URL that it"),
        ):
            read_schemas(url)
    assert heads == []


def test_secrets_in_a_url_are_refused_and_not_shown() -> None:
    with pytest.raises(StorageOptionError) as refused:
        read_schemas("http://ann:hush@127.0.0.1:1")
    assert "hush" not in str(refused.value)
    assert asked_registry.USER_INFO in str(refused.value)


@pytest.mark.parametrize(
    ("status", "body", "says"),
    [
        (401, b"hush", f"found status 401; credentials are read from {asked_registry.USER_INFO}"),
        (404, b"hush", "found status 404"),
        (500, b"hush", "found status 500"),
        (200, b"<html>hush", "is not JSON"),
        (200, b"[" * 100_000, "is not JSON"),
        (200, b'{"hush": 1}', "expected a list of schemas"),
        (200, b"[]", "the registry has no schema"),
    ],
)
def test_a_server_that_is_no_registry(status: int, body: bytes, says: str) -> None:
    with (
        _served(lambda handler, _: _send(handler, body, status)) as (url, _),
        pytest.raises(SchemaError) as raised,
    ):
        read_schemas(url)
    assert says in str(raised.value)
    assert url in str(raised.value)
    assert "hush" not in str(raised.value)


def test_an_answer_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asked_registry, "MAX_BYTES", 1 << 20)

    def endless(handler: BaseHTTPRequestHandler, _: object) -> None:
        handler.send_response(200)
        handler.end_headers()
        while True:
            handler.wfile.write(b" " * 65536)

    with _served(endless) as (url, _), pytest.raises(SchemaError, match="more than 1048576 bytes"):
        read_schemas(url)


def test_always_other_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    """A registry that has more on every page is read up to the bound of bytes."""
    monkeypatch.setattr(asked_registry, "MAX_BYTES", 1 << 18)

    def more(handler: BaseHTTPRequestHandler, query: dict[str, list[str]]) -> None:
        begin = int(query["offset"][0])
        page = [_version(f"s{number}", 1, number) for number in range(begin, begin + 500)]
        _send(handler, json.dumps(page).encode())

    with _served(more) as (url, _), pytest.raises(SchemaError, match="more than 262144 bytes"):
        read_schemas(url)


@pytest.mark.parametrize("part", ["head", "body"])
def test_a_byte_now_and_then(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asked_registry, "SECONDS", 0.5)

    def slow(handler: BaseHTTPRequestHandler, _: object) -> None:
        if part == "body":
            handler.send_response(200)
            handler.end_headers()
        for _ in range(100):
            handler.wfile.write(b" ")
            handler.wfile.flush()
            time.sleep(0.05)

    with _served(slow) as (url, _), pytest.raises(SchemaError, match="no complete answer within"):
        read_schemas(url)


def test_nobody_answers() -> None:
    with _served(_karapace([])) as (url, _):
        pass
    with pytest.raises(OSError, match=f"^{url}: Connection refused"):
        read_schemas(url)


@pytest.mark.parametrize(
    ("url", "is_one"),
    [
        ("https://host:8081", True),
        ("HTTP://host/registry/", True),
        ("https://host/backup/_schemas-0/", False),
        ("https://host/backup/_schemas-0/00000000000000000000.log", False),
        ("s3://bucket/registry", False),
        ("/var/lib/kafka/_schemas-0", False),
    ],
)
def test_what_is_a_registry(url: str, is_one: bool) -> None:
    assert is_registry(url) is is_one


def test_the_command_line_asks_a_registry(tmp_path: Path) -> None:
    log = tmp_path / "t1-0"
    log.mkdir()
    value = b"\0\0\0\0\1" + b"\x06abc"
    (log / "00000000000000000000.log").write_bytes(write.encode_batch([(None, value)], timestamp=1))
    with _served(_confluent(_VERSIONS)) as (url, _):
        done = run("records", tmp_path, "--value-format", "avro", "--schemas", url, "--json")
    assert done.exit_code == 0, done.stderr
    assert json.loads(done.stdout)["value"] == "abc"
    with _served(lambda handler, _: _send(handler, b"", 403)) as (url, _):
        done = run("records", tmp_path, "--value-format", "avro", "--schemas", url)
    assert (done.exit_code, done.stdout) == (2, "")
    assert "status 403" in done.stderr
