"""The server of ``kafkafmt inspect``: the files that were named, and for this machine only."""

from __future__ import annotations

import errno
import http.client
import os
import socket
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kafkafmt._base.damage import Damage
from kafkafmt.cli.inspector import page
from kafkafmt.cli.inspector import server as server_module
from kafkafmt.cli.inspector.page import log_files
from kafkafmt.cli.inspector.server import HOST, InspectorServer
from kafkafmt.storage.discovery import find_segments
from tests.cli.inspector.looking import Inspector
from tests.conformance.webide.chromium import Page
from tests.support.truth import GOLDEN, load

NAME = "00000000000000000000.log"
FOLDER = GOLDEN / "k431-tx"


@contextmanager
def serving(*sources: object) -> Iterator[InspectorServer]:
    with InspectorServer(log_files(find_segments(list(sources)))) as server:  # type: ignore[arg-type]
        thread = threading.Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


@pytest.fixture
def server() -> Iterator[InspectorServer]:
    with serving(FOLDER) as running:
        yield running


def ask(
    server: InspectorServer, path: str, method: str = "GET", **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """One request, with headers by their names (underscores for hyphens)."""
    connection = http.client.HTTPConnection(HOST, server.server_port, timeout=300)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, headers=named)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, dict(answer.getheaders()), body


def test_the_page_names_the_files_and_may_ask_for_them(server: InspectorServer) -> None:
    status, headers, body = ask(server, f"/{server.token}/")
    assert status == 200
    assert headers["Content-Type"] == "text/html; charset=utf-8"
    assert headers["Cache-Control"] == "no-store"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert b"connect-src 'self'" in body
    assert NAME.encode() in body


def test_a_file_is_given_by_ranges(server: InspectorServer) -> None:
    data = (FOLDER / NAME).read_bytes()
    for start, end in ((0, len(data)), (5, 6), (100, 4000), (len(data) - 1, len(data))):
        path = f"/{server.token}/file/0"
        status, headers, body = ask(server, path, Range=f"bytes={start}-{end - 1}")
        assert status == 206
        assert headers["Content-Range"] == f"bytes {start}-{end - 1}/{len(data)}"
        assert body == data[start:end]
    status, headers, body = ask(server, f"/{server.token}/file/0", "HEAD", Range="bytes=0-9")
    assert (status, headers["Content-Length"], body) == (206, "10", b"")


def test_the_files_beside_the_segment_are_served_and_no_others(server: InspectorServer) -> None:
    names = [Path(file.path).name for file in log_files(find_segments(FOLDER))]
    assert NAME in names
    assert {"00000000000000000000.index", "leader-epoch-checkpoint"} <= set(names)
    assert not any(name.endswith((".jsonl", ".txt", ".json")) for name in names)
    assert len(server.files) == len(names)


FROM_AFAR = {"Sec_Fetch_Site": "cross-site", "Sec_Fetch_Mode": "navigate"}
REQUESTS: list[tuple[str, dict[str, str], int]] = [
    # Other hosts and origins.
    ("TOKEN/", {"Host": "evil.example"}, 403),
    ("TOKEN/", {"Host": "evil.example:80"}, 403),
    ("TOKEN/", {"Origin": "http://evil.example"}, 403),
    ("TOKEN/", {"Origin": "null"}, 403),
    ("TOKEN/", {"Sec_Fetch_Site": "cross-site"}, 403),
    ("TOKEN/", {"Sec_Fetch_Site": "same-site"}, 403),
    # Another page may open the page in a tab, and no more.
    ("TOKEN/", {**FROM_AFAR, "Sec_Fetch_Dest": "document"}, 200),
    ("TOKEN/", {**FROM_AFAR, "Sec_Fetch_Dest": "iframe"}, 403),
    ("TOKEN/file/0", {**FROM_AFAR, "Sec_Fetch_Dest": "document"}, 403),
    ("x/", {**FROM_AFAR, "Sec_Fetch_Dest": "document"}, 403),
    # No token.
    *((path, {}, 403) for path in ("", "wrong/", "/", "%2e%2e/", "wrong/file/0")),
    # Paths that lead to nothing else, and other ranges than those of bytes that are there.
    *((f"TOKEN/{rest}", {"Range": "bytes=0-9"}, 404)
      for rest in ("file/99", "file/-1", "file/0/..", "../", "file/%2e%2e",
                   "..%2f..%2fetc/passwd", "file/%31")),
    ("TOKEN/file/0", {}, 416),
    *(("TOKEN/file/0", {"Range": f"bytes={asked}"}, 416)
      for asked in ("0-", "-5", "5-4", "0-99999999", "0-1,3-4", "x-y")),
    *(("TOKEN/", {"method": method}, 501) for method in ("POST", "PUT", "DELETE", "OPTIONS")),
]  # fmt: skip


@pytest.mark.parametrize(("path", "headers", "expected"), REQUESTS)
def test_what_is_answered(
    server: InspectorServer, path: str, headers: dict[str, str], expected: int
) -> None:
    status, answered, body = ask(server, f"/{path.replace('TOKEN', server.token)}", **headers)
    assert status == expected
    if status == 403:
        assert (body, "Access-Control-Allow-Origin" in answered) == (b"", False)


def test_idle_connections_do_not_keep_others_out(server: InspectorServer) -> None:
    idle = [socket.create_connection((HOST, server.server_port), 300) for _ in range(100)]
    try:
        assert ask(server, f"/{server.token}/")[0] == 200
        assert idle[0].recv(1) == b""  # the oldest was ended
        assert len(server._waiting) <= 32
    finally:
        for each in idle:
            each.close()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server ends a connection without the token after half a second, not after five."""
    monkeypatch.setattr(server_module, "_SECONDS_WAITING", 0.5)
    monkeypatch.setattr(server_module._Handler, "timeout", 0.5)


@pytest.mark.usefixtures("impatient")
def test_a_connection_that_does_not_show_the_token_is_ended(server: InspectorServer) -> None:
    with socket.create_connection((HOST, server.server_port), 300) as idle:
        assert idle.recv(1) == b""


@pytest.mark.usefixtures("impatient")
def test_a_connection_that_trickles_is_ended(server: InspectorServer) -> None:
    """A byte now and then is no reason to wait."""
    with socket.create_connection((HOST, server.server_port), 0.2) as slow:
        slow.sendall(b"GET /")
        answer = None
        with suppress(ConnectionError):  # it was ended before a byte arrived
            while answer is None:
                slow.sendall(b"a")
                with suppress(TimeoutError):
                    answer = slow.recv(1)
    assert not answer


def test_a_connection_that_is_reset_is_no_error(
    server: InspectorServer, capfd: pytest.CaptureFixture[str]
) -> None:
    """A closed tab, or another user's program: the terminal is the person's."""
    for sent in (f"/{server.token}/", f"/{server.token}/file/0", "/wrong/"):
        host = f"Host: {HOST}:{server.server_port}"
        client = socket.create_connection((HOST, server.server_port), 300)
        client.sendall(f"GET {sent} HTTP/1.1\r\n{host}\r\n\r\n".encode() * 50)
        client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        client.close()
    assert ask(server, f"/{server.token}/")[0] == 200
    while server._waiting:
        time.sleep(0.01)
    assert capfd.readouterr() == ("", "")


def test_a_file_that_is_gone_is_a_gateway_error(tmp_path: Path) -> None:
    path = tmp_path / NAME
    path.write_bytes(bytes(100))
    with serving(path) as server:
        path.unlink()
        assert ask(server, f"/{server.token}/file/0", Range="bytes=0-9")[0] == 502


def test_a_file_of_a_store_is_served(memory: Any) -> None:
    data = (FOLDER / NAME).read_bytes()
    memory.pipe(f"/inspected-0/{NAME}", data)
    with serving("memory://inspected-0") as server:
        found = ask(server, f"/{server.token}/file/0", Range=f"bytes=10-{len(data) - 1}")
        assert (found[0], found[2]) == (206, data[10:])


def test_a_page_holds_a_segment_and_no_name_ends_its_block(tmp_path: Path) -> None:
    path = tmp_path / "<" / f"{NAME[:-4]}.log"
    path.parent.mkdir()
    path.write_bytes((FOLDER / NAME).read_bytes())
    made = page.embedded(log_files(find_segments(path)))
    assert "connect-src 'none'" in made
    assert '"path": "\\u003c/' in made
    assert str(tmp_path) not in made


def test_copies_of_a_partition_stay_two_logs_in_a_page(tmp_path: Path) -> None:
    """As one log, the segments of the second would be damage of the first."""
    for name in ("one", "two"):
        (tmp_path / name / "orders-0").mkdir(parents=True)
        (tmp_path / name / "orders-0" / NAME).write_bytes((FOLDER / NAME).read_bytes())
    made = page.embedded(log_files(find_segments(tmp_path)))
    assert f'"path": "one/orders-0/{NAME}"' in made
    assert f'"path": "two/orders-0/{NAME}"' in made
    assert str(tmp_path) not in made


@pytest.mark.browser
@pytest.mark.xdist_group("inspector")
def test_the_served_page_shows_the_log(tab: Page, server: InspectorServer) -> None:
    shown = Inspector(tab)
    shown.load(server.url, height=4000)
    shown.wait()
    assert len(shown.rows("batches")) == len(load("k431-tx").batches)
    assert "No indexes" not in shown.text("#panel-side")
    requested = shown.js("performance.getEntriesByType('resource').map((e) => e.name)")
    assert all(name.startswith((server.url, "blob:")) for name in requested)
    assert shown.js("window.wrong") == []


@pytest.mark.browser
@pytest.mark.xdist_group("inspector")
def test_the_page_with_a_segment_in_it_shows_the_log(tab: Page, tmp_path: Path) -> None:
    path = tmp_path / "ticket.html"
    path.write_text(page.embedded(log_files(find_segments(FOLDER))), encoding="utf-8")
    shown = Inspector(tab)
    shown.load(path.as_uri(), height=4000)
    shown.wait()
    assert len(shown.rows("batches")) == len(load("k431-tx").batches)
    shown.hold()


def test_a_file_that_the_listing_could_not_look_up_is_not_empty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page asks for as many bytes as it was told."""
    path = tmp_path / "orders-0" / f"{0:020}.log"
    path.parent.mkdir()
    path.write_bytes(b"abc")
    (found,) = find_segments(path)
    unknown = replace(found, size=0, inode=None)
    assert [file.size for file in log_files([unknown])] == [3]
    original = os.stat

    def stat(given: str | Path, **more: Any) -> os.stat_result:
        if str(given) == str(path):
            raise OSError(errno.EIO, os.strerror(errno.EIO), str(path))
        return original(given, **more)

    monkeypatch.setattr(os, "stat", stat)
    with pytest.raises(OSError, match=f"Input/output error: '{path}'"):
        log_files([unknown])
    unread: list[Damage] = []
    assert log_files([unknown], unread) == []
    assert [(each.segment, each.kind) for each in unread] == [(path.name, "read_error")]
