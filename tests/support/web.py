"""A web server for files, with or without range requests."""

from __future__ import annotations

import contextlib
import functools
import http.server
import threading
from collections.abc import Callable, Iterator
from pathlib import Path


class Silent(http.server.BaseHTTPRequestHandler):
    """What answers requests without a log."""

    def log_message(self, format: str, *args: object) -> None:
        pass


class Files(Silent, http.server.SimpleHTTPRequestHandler):
    """A web server for files, with optional support for ranges."""

    has_ranges = False
    asked: list[tuple[str, str | None]]

    def do_GET(self) -> None:
        wanted = self.headers["Range"]
        self.asked.append((self.path, wanted))
        file = Path(self.translate_path(self.path))
        if self.path.startswith("/teapot"):
            self.send_error(418)
        elif self.has_ranges and wanted is not None and file.is_file():
            start, _, end = wanted.removeprefix("bytes=").partition("-")
            data = file.read_bytes()[int(start) : int(end) + 1]
            self.send_response(206)
            self.send_header("Content-Length", str(len(data)))
            self.send_header("Content-Range", f"bytes {start}-{end}/{file.stat().st_size}")
            self.end_headers()
            self.wfile.write(data)
        else:
            super().do_GET()


@contextlib.contextmanager
def answering(handler: Callable[..., http.server.BaseHTTPRequestHandler]) -> Iterator[str]:
    """The URL of a server on loopback, until the block ends."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        # It looks that often whether it is to end.
        threading.Thread(target=server.serve_forever, args=[0.01], daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()


@contextlib.contextmanager
def served(directory: Path, *, has_ranges: bool) -> Iterator[tuple[str, type[Files]]]:
    """The URL of a directory, and who serves it."""
    files = type("Handler", (Files,), {"has_ranges": has_ranges, "asked": []})
    with answering(functools.partial(files, directory=str(directory))) as url:
        yield url, files
