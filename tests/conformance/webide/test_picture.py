"""The picture of the documentation: it can be taken again, and both show something."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conformance.webide import chromium, picture

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]


def test_the_picture_of_the_documentation_can_be_taken_again(
    page: chromium.Page, tmp_path: Path
) -> None:
    path = tmp_path / "webide.png"
    picture.take(page, path)
    assert size(path.read_bytes()) == size(picture.KEPT.read_bytes())
    for each in (path, picture.KEPT):
        assert len(set(pixel_rows(each.read_bytes()))) > 400


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The parts of a PNG file: type and content."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    at = 8
    while at < len(png):
        length, kind = struct.unpack_from(">I4s", png, at)
        yield kind, png[at + 8 : at + 8 + length]
        at += 12 + length


def size(png: bytes) -> tuple[int, int]:
    """Width and height of a picture."""
    width, height = struct.unpack(">II", dict(chunks(png))[b"IHDR"][:8])
    return width, height


def pixel_rows(png: bytes) -> Iterator[bytes]:
    """The rows of a picture as they are stored: all but a few are equal where nothing is seen."""
    data = zlib.decompress(b"".join(content for kind, content in chunks(png) if kind == b"IDAT"))
    _, height = size(png)
    length = len(data) // height
    for at in range(0, len(data), length):
        yield data[at : at + length]
