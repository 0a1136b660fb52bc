"""The reader and a browser, started once for a run of the tests."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest

from tests.cli.inspector import reading
from tests.cli.inspector.looking import Inspector, watch
from tests.conformance.webide import chromium
from tests.conformance.webide.chromium import Page


@pytest.fixture(scope="session")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Iterator[reading.Reader]:
    """The inspector's reader in Node."""
    if shutil.which("node") is None:
        pytest.skip("Node is not installed")
    with reading.reader(tmp_path_factory.mktemp("inspector") / "reader.cjs") as running:
        yield running


@pytest.fixture(scope="session")
def tab() -> Iterator[Page]:
    """A browser for all tests of the page."""
    with chromium.tested() as running:
        watch(running)
        yield running


@pytest.fixture
def inspector(tab: Page) -> Iterator[Inspector]:
    """The page, loaded anew; after the test nothing must have gone wrong in it."""
    page = Inspector(tab)
    page.load()
    yield page
    page.hold()
