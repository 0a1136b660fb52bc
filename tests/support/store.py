"""An S3 server on loopback that records its requests, and can be made to fail.

It is moto's server with a layer in front that refuses requests without the right access key, and
requests for keys that begin with `forbidden/`.
"""

from __future__ import annotations

import itertools
import re
import threading
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from io import BytesIO
from pathlib import Path
from typing import Any

import boto3
from moto.moto_server.werkzeug_app import create_backend_app
from werkzeug.serving import WSGIRequestHandler, make_server
from werkzeug.test import run_wsgi_app

KEY, SECRET = "AKIAKAFKAFMTTEST", "s3cr3t-that-nobody-may-see"
_ERROR = "<Error><Code>{code}</Code><Message>{message}</Message></Error>"


Refusal = tuple[int, str]
"""Status and code."""


@dataclass(frozen=True)
class Request:
    method: str
    path: str
    query: str
    range: tuple[int, int] | None
    status: int
    sent: int

    @property
    def is_data(self) -> bool:
        """Whether a request is for the bytes of an object."""
        return self.method == "GET" and self.path.count("/") > 1

    @property
    def is_list(self) -> bool:
        return self.method == "GET" and "list-type" in self.query


class _Handler(WSGIRequestHandler):
    """Answers many requests of a connection, as S3 does; Werkzeug's own closes it after each."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def run_wsgi(self) -> None:
        environ = self.make_environ()
        is_chunked = "wsgi.input_terminated" in environ
        size = -1 if is_chunked else int(environ.get("CONTENT_LENGTH", 0))
        # All of it, also where the answer does without: the next request comes after it.
        environ["wsgi.input"] = BytesIO(environ["wsgi.input"].read(size))
        try:
            answer, status, headers = run_wsgi_app(self.server.app, environ)
            body = b"".join(answer)
        except Exception:  # noqa: BLE001 a test lets the server fail
            self.send_error(500)
            return
        code, _, reason = status.partition(" ")
        self.send_response(int(code), reason)
        for header in headers:
            self.send_header(*header)
        if self.command != "HEAD" and "Content-Length" not in headers:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log(self, type: str, message: str, *args: Any) -> None:
        pass


@dataclass
class Store:
    """The server; each test that needs a `bucket` creates its own."""

    url: str = ""
    requests: list[Request] = field(default_factory=list)
    before_get: Callable[[str], object] | None = None
    failures: list[tuple[int, str]] = field(default_factory=list)
    on_change: Callable[[str, bool], Refusal | None] | None = None
    """Called with the path before a request changes the store, and with True after it; a refusal
    is the answer then."""
    refuses_put: Callable[[str], bool] = lambda path: False
    _numbers: Iterator[int] = field(default_factory=itertools.count)

    @property
    def options(self) -> dict[str, Any]:
        """The storage options with the right access key."""
        return {"key": KEY, "secret": SECRET, "endpoint_url": self.url}

    def put(self, bucket: str, key: str, data: bytes) -> None:
        self._client.put_object(Bucket=bucket, Key=key, Body=data)

    def delete(self, bucket: str, key: str) -> None:
        self._client.delete_object(Bucket=bucket, Key=key)

    def upload(self, bucket: str, prefix: str, directory: Path) -> None:
        for file in directory.rglob("*"):
            if file.is_file():
                key = f"{prefix}/{file.relative_to(directory).as_posix()}".lstrip("/")
                self.put(bucket, key, file.read_bytes())

    def objects(self, url: str) -> Iterator[tuple[str, bytes]]:
        """The keys and bytes of all objects below a URL."""
        bucket = url.removeprefix("s3://").partition("/")[0]
        for key in self.etags(url):
            yield key, self._client.get_object(Bucket=bucket, Key=key)["Body"].read()

    def etags(self, url: str) -> dict[str, str]:
        """What tells the contents of all objects below a URL apart, by their keys."""
        bucket, _, prefix = url.removeprefix("s3://").partition("/")
        pages = self._client.get_paginator("list_objects_v2").paginate(Bucket=bucket, Prefix=prefix)
        return {found["Key"]: found["ETag"] for page in pages for found in page.get("Contents", ())}

    def make(self, name: str) -> str:
        """Creates a bucket; it is called so, with a number."""
        bucket = f"{name}-{next(self._numbers)}"
        self._client.create_bucket(Bucket=bucket)
        return bucket

    def forget(self) -> None:
        """Clears the recorded requests and the failures."""
        self.requests.clear()
        self.failures.clear()
        self.before_get = self.on_change = None
        self.refuses_put = lambda path: False

    @property
    def data_requests(self) -> list[Request]:
        return [request for request in self.requests if request.is_data]

    @property
    def bytes_read(self) -> int:
        return sum(request.sent for request in self.data_requests)

    @cached_property
    def _client(self) -> Any:
        return boto3.client(
            "s3",
            endpoint_url=self.url,
            aws_access_key_id=KEY,
            aws_secret_access_key=SECRET,
            region_name="us-east-1",
        )

    def answer(self, app: Any, environ: Any, start_response: Any) -> Iterable[bytes]:
        method, path = environ["REQUEST_METHOD"], environ["PATH_INFO"]
        ranges = re.fullmatch(r"bytes=(\d+)-(\d+)", environ.get("HTTP_RANGE", ""))
        found = (int(ranges[1]), int(ranges[2])) if ranges else None
        noted: dict[str, Any] = {"status": 0}

        def started(status: str, headers: Any, *rest: Any) -> Any:
            noted["status"] = int(status.split()[0])
            return start_response(status, headers, *rest)

        change = self.on_change if method in ("PUT", "POST", "DELETE") else None
        refusal = self._refusal(method, path, environ.get("HTTP_AUTHORIZATION", ""))
        if refusal is None and change is not None:
            refusal = change(path, False)
        if refusal is None:
            sent = list(app(environ, started))
            if change is not None:
                refusal = change(path, True)
        if refusal is not None:
            status, code = refusal
            body = b"" if method == "HEAD" else _ERROR.format(code=code, message=code).encode()
            started(f"{status} {code}", [("Content-Length", str(len(body)))])
            sent = [body]
        query, size = environ.get("QUERY_STRING", ""), sum(map(len, sent))
        self.requests.append(Request(method, path, query, found, noted["status"], size))
        return sent

    def _refusal(self, method: str, path: str, authorization: str) -> Refusal | None:
        if f"Credential={KEY}/" not in authorization:
            return 403, "InvalidAccessKeyId"
        if method != "PUT" and "/forbidden" in path:
            return 403, "AccessDenied"
        if method == "PUT" and self.refuses_put(path):
            return 507, "InsufficientStorage"
        if method == "GET" and path.count("/") > 1:
            if self.before_get is not None:
                self.before_get(path)
            if self.failures:
                return self.failures.pop(0)
        return None


def serve() -> Iterator[Store]:
    """Runs the server until the caller closes the generator."""
    store = Store()
    app = create_backend_app("s3")

    def answer(environ: Any, start_response: Any) -> Iterable[bytes]:
        return store.answer(app, environ, start_response)  # which a test may have replaced

    server = make_server("127.0.0.1", 0, answer, threaded=True, request_handler=_Handler)
    store.url = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield store
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
