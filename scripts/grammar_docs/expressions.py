"""Kaitai expressions for a reader: as short text, and as a number where they have one.

Strategy: casts, and the ``.value`` of a variable-length integer, say nothing to a reader and are
left out. A number is found by arithmetic on constants, on the names of instances that have one, and
on the start of the structure, which counts as 0.
"""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Mapping

_OPERATORS: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
}


def text(expression: object) -> str:
    """Return the expression without the parts needed only by a compiler."""
    if isinstance(expression, bool):
        return str(expression).lower()
    short = re.sub(r"\.as<\w+>|\.value\b", "", " ".join(str(expression).split()))
    while (inner := _without_parentheses(short)) != short:
        short = inner
    return short


def number(expression: object, values: Mapping[str, object]) -> int | None:
    """Return the constant value of an expression; ``None`` if it depends on the bytes read.

    ``values`` are the expressions of the structure's instances, by name.
    """
    source = text(expression).replace("_io.pos", "0")
    try:
        tree = ast.parse(source, mode="eval").body
    except SyntaxError:  # ?: and && are not Python, and not constants either
        return None
    return _evaluate(tree, values)


def _evaluate(node: ast.expr, values: Mapping[str, object]) -> int | None:
    if isinstance(node, ast.Constant):
        return node.value if type(node.value) is int else None
    if isinstance(node, ast.Name) and node.id in values:
        rest = {name: value for name, value in values.items() if name != node.id}
        return number(values[node.id], rest)
    if isinstance(node, ast.BinOp) and type(node.op) in _OPERATORS:
        left, right = _evaluate(node.left, values), _evaluate(node.right, values)
        if left is not None and right is not None:
            return _OPERATORS[type(node.op)](left, right)
    return None


def _without_parentheses(expression: str) -> str:
    """Return the expression without a pair of parentheses around all of it."""
    if not (expression.startswith("(") and expression.endswith(")")):
        return expression
    depth = 0
    for place, character in enumerate(expression):
        depth += {"(": 1, ")": -1}.get(character, 0)
        if depth == 0 and place < len(expression) - 1:
            return expression
    return expression[1:-1]
