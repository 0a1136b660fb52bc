"""A web server for files, with or without range requests."""

from __future__ import annotations

import contextlib
import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path


class Files(http.server.SimpleHTTPRequestHandler):
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

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextlib.contextmanager
def served(directory: Path, *, has_ranges: bool) -> Iterator[tuple[str, type[Files]]]:
    """The URL of a directory, and who serves it."""
    files = type("Handler", (Files,), {"has_ranges": has_ranges, "asked": []})
    handler = functools.partial(files, directory=str(directory))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}", files
        finally:
            server.shutdown()
