"""The choice of an engine, without pytest: fuzzers run without it."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

_Result = TypeVar("_Result")


@contextmanager
def taking(name: str) -> Iterator[None]:
    """Read with one engine within the block."""
    before = os.environ.get("KAFKAFMT_ENGINE")
    os.environ["KAFKAFMT_ENGINE"] = name
    try:
        yield
    finally:
        if before is None:
            del os.environ["KAFKAFMT_ENGINE"]
        else:
            os.environ["KAFKAFMT_ENGINE"] = before


def by_each_engine(make: Callable[[], _Result]) -> list[_Result]:
    """What a function makes with the reference engine, and with the compiled one."""
    results = []
    for name in ("reference", "columnar"):
        with taking(name):
            results.append(make())
    return results
