"""JSON of unknown origin, from files and options.

Invariant: whatever is wrong with a text, it is a ``ValueError``.
"""

from __future__ import annotations

import json
from typing import Any


def parsed(text: str | bytes) -> Any:
    """What a JSON text says.

    Raises:
        ValueError: it is not JSON, or not UTF-8, or nested too deeply to be read.
    """
    try:
        return json.loads(text)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
