"""Run tests with both engines, which must give the same result for every byte.

A test module imports ``engine`` and sets ``pytestmark = pytest.mark.usefixtures("engine")``; a test
that compares the engines selects them with ``taking``.
"""

import importlib.util
import os
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

ENGINES = ("reference", "columnar")


def has_kernel() -> bool:
    """Whether the compiled engine is available."""
    return importlib.util.find_spec("kafkafmt.engine.kernel._kernel") is not None


@contextmanager
def taking(name: str) -> Iterator[None]:
    """Read with one engine within the block."""
    before = os.environ.get("KAFKAFMT_ROAD")
    os.environ["KAFKAFMT_ROAD"] = name
    try:
        yield
    finally:
        if before is None:
            del os.environ["KAFKAFMT_ROAD"]
        else:
            os.environ["KAFKAFMT_ROAD"] = before


@pytest.fixture(scope="module", params=ENGINES)
def engine(request: pytest.FixtureRequest) -> Iterator[str]:
    """Runs the test with each engine; with the compiled one only if the kernel is compiled."""
    name: str = request.param
    if name == "columnar" and not has_kernel():
        pytest.skip("the kernel is not compiled")
    with taking(name):
        yield name
