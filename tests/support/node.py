"""Tests that compile grammars, which needs Node with npm."""

import shutil
from collections.abc import Callable
from typing import Any

import pytest

NODE = [
    pytest.mark.node,
    pytest.mark.skipif(
        not (shutil.which("node") and shutil.which("npm")), reason="Node with npm is not installed"
    ),
]


def needs_node(test: Callable[..., Any]) -> Callable[..., Any]:
    for mark in NODE:
        test = mark(test)
    return test
