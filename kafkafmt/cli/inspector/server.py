"""A server of the inspector's page and its files, for this machine alone.

Strategy: it listens on the loopback address. Every path begins with a random token, which only the
printed URL has. Another page in the browser can guess the port, so a request with another ``Host``
(DNS rebinding) or from another origin is refused; only the page itself may be opened from another
origin, as by the file that leads to it. Files have numbers; a path of a file system is never taken
from a request. A file is read by ranges, a piece at a time.

Invariant: no file is served that was not named; memory is bounded by one piece for each request.
Connections that have not shown the token are few: a new one ends the oldest of them.
"""

from __future__ import annotations

import hmac
import logging
import re
import secrets
import socket
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from kafkafmt._base.errors import KafkaFormatError
from kafkafmt.cli.inspector import page
from kafkafmt.storage.segment_file import SegmentFile
from kafkafmt.storage.window import Window

_LOGGER = logging.getLogger(__name__)

HOST = "127.0.0.1"
_PIECE_SIZE = 1024 * 1024
_MOST_WAITING = 32
"""Connections that have not shown the token yet."""
_SECONDS_WAITING, _SECONDS_IDLE = 5, 60
"""Before a connection has shown the token, and afterwards."""
_RANGE = re.compile(r"bytes=([0-9]{1,18})-([0-9]{1,18})")
_FILE = re.compile(r"file/([0-9]{1,9})")
_HEADERS = {
    "Cache-Control": "no-store",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


Connection = socket.socket | tuple[bytes, socket.socket]
"""What ``socketserver`` calls a request: of TCP always a socket."""


class _SharedFile:
    """One file for several requests at once: a window has one position."""

    def __init__(self, file: SegmentFile) -> None:
        self.size = file.size
        self._file = file
        self._window: Window | None = None
        self._lock = threading.Lock()

    def read(self, position: int, length: int) -> bytes:
        """Return ``length`` bytes from ``position``, within the size."""
        with self._lock:
            if self._window is None:
                self._window = self._file.open()
            return bytes(self._window.view(position, length))

    def close(self) -> None:
        """Close it, if it was opened."""
        with self._lock:
            if self._window is not None:
                self._window.close()


class InspectorServer(ThreadingHTTPServer):
    """Serves one page and its files until :meth:`shutdown`; use it as a context manager.

    Attributes:
        url: where the page is, with the token.
    """

    daemon_threads = True
    # Beyond the usual 5, the system lets a browser wait for seconds.
    request_queue_size = 128

    def __init__(self, files: Sequence[SegmentFile], port: int = 0) -> None:
        """Listen on a port of the loopback address; 0 takes a free one.

        Raises:
            OSError: the port is taken.
        """
        super().__init__((HOST, port), _Handler)
        self.token = secrets.token_urlsafe(32)
        self.origin = f"http://{HOST}:{self.server_port}"
        self.url = f"{self.origin}/{self.token}/"
        self.files = [_SharedFile(file) for file in files]
        urls = [f"file/{number}" for number in range(len(files))]
        self.page = page.served(files, urls).encode()
        self._waiting: dict[Connection, float] = {}  # since when
        self._waiting_lock = threading.Lock()

    def process_request(self, request: Connection, client_address: object) -> None:
        """Answer a connection in a thread of its own."""
        with self._waiting_lock:
            self._waiting[request] = time.monotonic()
            if len(self._waiting) > _MOST_WAITING:
                self._end_oldest()
        super().process_request(request, client_address)

    def service_actions(self) -> None:
        """End connections after a long wait, though a byte may come now and then."""
        with self._waiting_lock:
            overdue = time.monotonic() - _SECONDS_WAITING
            while self._waiting and next(iter(self._waiting.values())) < overdue:
                self._end_oldest()

    def _end_oldest(self) -> None:
        """End the connection with the longest wait for the token."""
        oldest = next(iter(self._waiting))
        del self._waiting[oldest]
        if isinstance(oldest, socket.socket):
            with suppress(OSError):  # its thread sees the end, and closes it
                oldest.shutdown(socket.SHUT_RDWR)

    def shutdown_request(self, request: Connection) -> None:
        """End a connection."""
        self.has_token(request)
        super().shutdown_request(request)

    def handle_error(self, request: Connection, client_address: object) -> None:
        """Log the error of a request, unless the other side ended it, as a closed tab does."""
        error = sys.exc_info()[1]
        if not isinstance(error, OSError):
            _LOGGER.warning("a request failed: %s: %s", type(error).__name__, error)

    def has_token(self, request: Connection) -> None:
        """Stop waiting for a connection's token: it was shown, or the connection has ended."""
        with self._waiting_lock:
            self._waiting.pop(request, None)

    def server_close(self) -> None:
        """Stop listening, and close the files."""
        super().server_close()
        for file in self.files:
            file.close()


class _Handler(BaseHTTPRequestHandler):
    server: InspectorServer
    protocol_version = "HTTP/1.1"
    timeout = _SECONDS_WAITING

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing: the terminal is the person's, and paths hold the token."""

    def version_string(self) -> str:
        return "kafkafmt"

    def do_GET(self) -> None:
        rest = self._allowed_path()
        if rest is None:
            self.close_connection = True
            self._send(HTTPStatus.FORBIDDEN)
        elif rest == "":
            self._send(HTTPStatus.OK, self.server.page, "text/html; charset=utf-8")
        elif match := _FILE.fullmatch(rest):
            self._send_range(int(match[1]))
        else:
            self._send(HTTPStatus.NOT_FOUND)

    do_HEAD = do_GET  # what is sent of it has no body

    def _allowed_path(self) -> str | None:
        """Return the path after the token; ``None`` for a refused request."""
        port = self.server.server_port
        host = self.headers.get("Host", "")
        origin = self.headers.get("Origin", self.server.origin)
        site = self.headers.get("Sec-Fetch-Site", "none")
        token, _, rest = self.path.removeprefix("/").partition("/")
        is_allowed = (
            host in (f"{HOST}:{port}", f"localhost:{port}")
            and origin in (self.server.origin, f"http://localhost:{port}")
            and (site in ("none", "same-origin") or (rest == "" and self._is_navigation()))
            and hmac.compare_digest(token.encode(), self.server.token.encode())
        )
        if not is_allowed:
            return None
        self.server.has_token(self.connection)
        self.connection.settimeout(_SECONDS_IDLE)
        return rest

    def _is_navigation(self) -> bool:
        """Return whether a browser opens the page in a tab: its scripts see no other origin."""
        wanted = {"Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}
        return all(self.headers.get(name) == value for name, value in wanted.items())

    def _send_range(self, number: int) -> None:
        if number >= len(self.server.files):
            self._send(HTTPStatus.NOT_FOUND)
            return
        file = self.server.files[number]
        match = _RANGE.fullmatch(self.headers.get("Range", ""))
        start, end = (int(match[1]), int(match[2]) + 1) if match else (0, 0)
        if not 0 <= start < end <= file.size:
            self._send(HTTPStatus.REQUESTED_RANGE_NOT_SATISFIABLE)
            return
        try:
            piece = file.read(start, min(_PIECE_SIZE, end - start))
        except (OSError, KafkaFormatError):
            self._send(HTTPStatus.BAD_GATEWAY)
            return
        self._begin(HTTPStatus.PARTIAL_CONTENT, end - start, "application/octet-stream")
        self.send_header("Content-Range", f"bytes {start}-{end - 1}/{file.size}")
        self.end_headers()
        try:
            while piece and self.command != "HEAD":
                self.wfile.write(piece)
                start += len(piece)
                piece = file.read(start, min(_PIECE_SIZE, end - start)) if start < end else b""
        except (OSError, KafkaFormatError):
            self.close_connection = True  # the length was promised: the page sees that it is short

    def _send(self, status: HTTPStatus, body: bytes = b"", kind: str = "text/plain") -> None:
        self._begin(status, len(body), kind)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def _begin(self, status: HTTPStatus, length: int, kind: str) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(length))
        for name, value in _HEADERS.items():
            self.send_header(name, value)
