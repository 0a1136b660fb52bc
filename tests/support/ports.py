"""Ports for servers of the tests: none is given twice while the tests run.

Strategy: each worker of pytest-xdist has a range of its own, below those that the system gives to
clients, and takes the next port of it that is free. A broker that is killed and started again finds
its port free, and no client meets the server of another test there.
"""

from __future__ import annotations

import os
import random
import socket

_FIRST = 10000
_STOP = 32000
_WORKERS = 22
_RANGE = (_STOP - _FIRST) // _WORKERS

_worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % _WORKERS
_next = random.randrange(_RANGE)  # two runs on one machine begin at different ports


def free_port() -> int:
    """A port that is free, and was not given before."""
    global _next
    for _ in range(_RANGE):
        port = _FIRST + _worker * _RANGE + _next % _RANGE
        _next += 1
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise OSError(f"no port of {_FIRST + _worker * _RANGE} and the next {_RANGE} is free")
