"""Run tests with both engines, which must give the same result for every byte.

A test module imports ``engine`` and sets ``pytestmark = pytest.mark.usefixtures("engine")``; a test
that compares the engines selects them with ``taking``.
"""

import importlib.util
from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.choice import taking as taking

ENGINES = ("reference", "columnar")


def has_kernel() -> bool:
    """Whether the compiled engine is available."""
    return importlib.util.find_spec("kafkafmt.segment.engine.kernel._kernel") is not None


def compiled(name: str = "kernel._kernel") -> Any:
    """Return a module of the compiled engine; skips the test or module where there is none."""
    return pytest.importorskip(
        f"kafkafmt.segment.engine.{name}", reason="the kernel is not compiled"
    )


@pytest.fixture
def columnar() -> Iterator[None]:
    """Runs the test with the compiled engine, whichever is asked for; needs the kernel."""
    if not has_kernel():
        pytest.skip("the kernel is not compiled")
    with taking("columnar"):
        yield


@pytest.fixture(scope="module", params=ENGINES)
def engine(request: pytest.FixtureRequest) -> Iterator[str]:
    """Runs the test with each engine; with the compiled one only if the kernel is compiled."""
    name: str = request.param
    if name == "columnar" and not has_kernel():
        pytest.skip("the kernel is not compiled")
    with taking(name):
        yield name
