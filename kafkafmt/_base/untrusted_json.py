"""JSON of unknown origin, from files and options.

Invariant: whatever is wrong with a text, it is a ``ValueError``.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any


def parsed(
    text: str | bytes, of_pairs: Callable[[list[tuple[str, Any]]], Any] | None = None
) -> Any:
    """What a JSON text says; `of_pairs` makes an object of its members, as of ``json.loads``.

    Raises:
        ValueError: it is not JSON, or not UTF-8, or nested too deeply to be read.
    """
    try:
        return json.loads(text, object_pairs_hook=of_pairs)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
