"""engine.select: which engine reads, and what is said if the kernel cannot."""

import sys
import warnings
from collections.abc import Iterator

import pytest

import kafkafmt
from kafkafmt.segment.engine import select
from tests.support.encoder import Rec, record_batch

pytest.importorskip("kafkafmt.segment.engine.kernel._kernel", reason="the kernel is not compiled")

pytestmark = pytest.mark.usefixtures("undecided")

LOG = record_batch([Rec(b"k", b"v")])


@pytest.fixture
def undecided() -> Iterator[None]:
    """Chooses the engine anew, and once more afterwards."""
    select._kernel_for.cache_clear()
    yield
    select._kernel_for.cache_clear()


def test_without_the_lock_the_reference_engine_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KAFKAFMT_ENGINE", raising=False)
    monkeypatch.setattr(sys, "_is_gil_enabled", lambda: False, raising=False)
    with pytest.warns(RuntimeWarning, match="PYTHON_GIL=1"):
        assert not select.is_columnar()
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # once is enough
        assert kafkafmt.read_records(LOG)["key"].to_pylist() == [b"k"]
    monkeypatch.setenv("KAFKAFMT_ENGINE", "columnar")
    with pytest.raises(ImportError, match="PYTHON_GIL=1"):
        kafkafmt.read_records(LOG)


def test_a_python_with_the_lock_reads_by_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KAFKAFMT_ENGINE", raising=False)
    monkeypatch.setattr(sys, "_is_gil_enabled", lambda: True, raising=False)
    assert select.is_columnar()
    monkeypatch.delattr(sys, "_is_gil_enabled")
    select._kernel_for.cache_clear()
    assert select.is_columnar()
