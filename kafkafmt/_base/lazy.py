"""Lazy names of a package: imported at their first use, for a fast import of the package."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any


def modules_by_name(names: Mapping[str, str]) -> dict[str, str]:
    """Return the module of each name; ``names`` has the names of each module, in one text."""
    return {name: home for home, listed in names.items() for name in listed.split()}


def loader(
    package: str, homes: Mapping[str, str], former: Mapping[str, str] = MappingProxyType({})
) -> Callable[[str], Any]:
    """Return the ``__getattr__`` of a package.

    ``homes`` has the module of each name, from the package on; ``former`` what to write instead of
    names that are gone.
    """

    def load(name: str) -> Any:
        if name in homes:
            return getattr(importlib.import_module(f"{package}.{homes[name]}"), name)
        gone = f"; it is {former[name]}" if name in former else ""
        module = sys.modules.get(package)
        message = f"module {package!r} has no attribute {name!r}{gone}"
        # A traceback suggests the nearest name of the module.
        raise AttributeError(message, name=name, obj=module)

    return load
