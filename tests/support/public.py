"""The public names: those of the package, and of the packages that are its attributes."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import kafkafmt

PUBLIC: dict[str, Any] = {
    name: getattr(kafkafmt, name)
    for name in kafkafmt.__all__
    if not isinstance(getattr(kafkafmt, name), ModuleType)
}
"""Each name of the package, and what it is."""
ROOMS: dict[str, ModuleType] = {
    name: getattr(kafkafmt, name)
    for name in kafkafmt.__all__
    if isinstance(getattr(kafkafmt, name), ModuleType)
}
"""The packages that are attributes."""
PUBLIC |= {name: getattr(room, name) for room in ROOMS.values() for name in room.__all__}
