"""The choice of an engine, without pytest: fuzzers run without it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager


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
