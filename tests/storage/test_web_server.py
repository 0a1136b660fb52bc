"""Segments on a web server, with and without range requests."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.storage.discovery import find_segments
from kafkafmt.storage.errors import ReplacedError, StorageError, StorageOptionError
from kafkafmt.storage.resolve import open_tree
from tests.support.encoder import Rec, record_batch
from tests.support.files import put
from tests.support.large import large
from tests.support.tier import Segment, Tier, pem
from tests.support.web import Files, served


@pytest.fixture(params=[True, False], ids=["ranges", "no-ranges"])
def web(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, type[Files]]]:
    """The URL of a directory with a large log, and who serves it."""
    for ending, data in zip(("log", "index"), large(256), strict=True):
        put(tmp_path / "kafka" / "big-0" / f"{0:020}.{ending}", data)
    with served(tmp_path, has_ranges=request.param) as found:
        yield found


def test_a_web_server(web: tuple[str, type[Files]]) -> None:
    url, handler = web
    for source in ("kafka", "kafka/", "kafka/big-0", f"kafka/big-0/{0:020}.log"):
        (segment,) = find_segments(f"{url}/{source}")
        assert (segment.topic, segment.partition, segment.base_offset) == ("big", 0, 0)
        assert segment.size == len(large(256)[0])
    handler.asked.clear()
    table = kafkafmt.read_records(segment, columns=["offset"])
    assert table.column("offset").to_pylist() == list(range(256))
    part = kafkafmt.read_records(f"{url}/kafka", start_offset=200, end_offset=202)
    assert part.column("offset").to_pylist() == [200, 201]
    if handler.has_ranges:
        assert all(wanted is not None for path, wanted in handler.asked if path.endswith(".log"))


@pytest.mark.parametrize("has_size", [True, False])
def test_a_file_that_was_replaced(
    web: tuple[str, type[Files]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_size: bool
) -> None:
    """Since it was found, and since it was opened."""
    url, handler = web
    file = tmp_path / "kafka" / "big-0" / f"{0:020}.log"
    (segment,) = find_segments(f"{url}/kafka")
    if not has_size:
        send_header = handler.send_header

        def without_size(self: Files, name: str, text: str) -> None:
            if name != "Content-Length":
                send_header(self, name, text)

        monkeypatch.setattr(handler, "send_header", without_size)
    assert kafkafmt.read_records(segment, columns=["offset"]).num_rows == 256
    with segment.open() as window:
        file.write_bytes(large(200)[0])
        os.utime(file, (1, 1))
        if has_size:
            with pytest.raises(ReplacedError, match=f"^{segment.path}: was replaced"):
                window.view(0, 100)
    with pytest.raises(ReplacedError, match=f"^{segment.path}: was replaced"):
        kafkafmt.read_records(segment)


@pytest.mark.parametrize("pair", ["key1", None])
def test_a_tier_on_the_web(web: tuple[str, type[Files]], tmp_path: Path, pair: str | None) -> None:
    """Each range is that of the file, also where a server sends all of it instead."""
    url, handler = web
    tier = Tier(tmp_path / "tier", "eu/", chunk_size=8 * 1024, pair=pair)
    for base in (0, 100):
        batches = [record_batch([Rec(None, bytes(1000))], base_offset=base + n) for n in range(100)]
        index = [(base + n, n * len(batches[0])) for n in range(1, 100)]
        tier.put(Segment(b"".join(batches), base, base + 99, index=index))
    keys = {"key1": pem()}
    for first in (0, 150):
        table = kafkafmt.read_records(
            f"{url}/tier/eu", columns=["offset"], start_offset=first, private_keys=keys
        )
        assert table.column("offset").to_pylist() == list(range(first, 200))
    whole = [path for path, wanted in handler.asked if wanted is None and path.endswith(".log")]
    assert len(whole) == (0 if handler.has_ranges else 1)


def test_a_listed_file_is_read_in_its_version(web: tuple[str, type[Files]]) -> None:
    url = f"{web[0]}/kafka/big-0/{0:020}.log"
    tree, data = open_tree(url), large(256)[0]
    item = tree.item(url)
    fetcher = tree.fetcher(url, item.size, item.version)
    assert (fetcher.fetch(100, 200), fetcher.once(0, 9)) == (data[100:200], data[:9])
    with pytest.raises(ReplacedError, match=f"^{url}: was replaced"):
        tree.fetcher(url, item.size, "ETag other").once(0, 9)


def test_a_web_server_refuses(web: tuple[str, type[Files]]) -> None:
    url, _ = web
    with pytest.raises(FileNotFoundError, match=f"{url}/kafka/nothing: no such file"):
        find_segments(f"{url}/kafka/nothing")
    with pytest.raises(StorageError, match=f"{url}/teapot: 418"):
        find_segments(f"{url}/teapot")


_SIGNED = (
    "X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Signature=5ecre7",
    "x-goog-signature=5ecre7",
    "sv=2024-11-04&sp=r&sig=5ecre7%3D",
    "access_token=5ecre7",
    "AWSAccessKeyId=AKIA&Signature=5ecre7&Expires=1",
    "api_key=5ecre7&n=1",
)


@pytest.mark.parametrize("query", _SIGNED)
def test_a_signature_in_a_url_is_refused_and_not_shown(query: str) -> None:
    with pytest.raises(StorageOptionError, match="the storage option params") as refused:
        kafkafmt.read_records(f"https://127.0.0.1:9/kafka/big-0?{query}")
    assert "5ecre7" not in str(refused.value)


def test_parameters_of_a_query_are_an_option(web: tuple[str, type[Files]]) -> None:
    url, handler = web
    options = {"params": {"sig": "5ecre7/+="}}
    assert kafkafmt.read_records(f"{url}/kafka/big-0", storage_options=options).num_rows == 256
    assert all("?sig=5ecre7" in path for path, _ in handler.asked)
    with pytest.raises(StorageError, match="418") as refused:
        kafkafmt.read_records(f"{url}/teapot", storage_options=options)
    assert "5ecre7" not in str(refused.value)
