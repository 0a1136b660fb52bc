"""The two engines for Avro agree on every schema and every byte."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from kafkafmt.values import ValueDecodeError
from tests.values.avro_cases import by_both_engines, record, written

INT = st.integers(-(2**31), 2**31 - 1)
LONG = st.integers(-(2**63), 2**63 - 1)
TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)

# A type and the strategy of its values.
Typed = tuple[Any, st.SearchStrategy[Any]]

SCALARS: list[Typed] = [
    ("null", st.none()),
    ("boolean", st.booleans()),
    ("int", INT),
    ("long", LONG),
    ("float", st.floats(width=32, allow_nan=False)),
    ("double", st.floats(allow_nan=False)),
    ("string", TEXT),
    ("bytes", st.binary(max_size=8)),
    ({"type": "int", "logicalType": "date"}, st.integers(-700_000, 2_000_000)),
    ({"type": "int", "logicalType": "time-millis"}, st.integers(-1, 86_400_000)),
    (
        {"type": "bytes", "logicalType": "decimal", "precision": 9, "scale": 2},
        st.binary(max_size=5),
    ),
]
# Values of logical types are numbers and bytes here.
PLAIN = {"date": "int", "time-millis": "int", "decimal": "bytes"}


@st.composite
def types(draw: st.DrawFn, names: list[int], depth: int = 0) -> Typed:
    kinds = ["scalar"] * 3 + (
        ["array", "map", "record", "union", "enum", "fixed"] if depth < 3 else []
    )
    kind = draw(st.sampled_from(kinds))
    if kind == "scalar":
        return draw(st.sampled_from(SCALARS))
    inner: Callable[[], Typed] = lambda: draw(types(names, depth + 1))  # noqa: E731
    if kind == "array":
        item, values = inner()
        return {"type": "array", "items": item}, st.lists(values, max_size=3)
    if kind == "map":
        item, values = inner()
        return {"type": "map", "values": item}, st.dictionaries(TEXT, values, max_size=3)
    if kind == "union":
        item, values = inner()
        if item == "null" or isinstance(item, list):
            return draw(st.sampled_from(SCALARS))
        return ["null", item], st.none() | values
    names.append(len(names))
    name = f"T{len(names)}"
    if kind == "enum":
        symbols = ["A", "B", "C"]
        return {"type": "enum", "name": name, "symbols": symbols}, st.sampled_from(symbols)
    if kind == "fixed":
        return {"type": "fixed", "name": name, "size": 2}, st.binary(min_size=2, max_size=2)
    fields = [inner() for _ in range(draw(st.integers(0, 4)))]
    made = record(
        *((f"f{place}", declared) for place, (declared, _) in enumerate(fields)), name=name
    )
    values = st.fixed_dictionaries({f"f{n}": each for n, (_, each) in enumerate(fields)})
    return made, values


@st.composite
def records(draw: st.DrawFn) -> Typed:
    names: list[int] = []
    fields = [draw(types(names)) for _ in range(draw(st.integers(1, 4)))]
    made = record(*((f"f{place}", declared) for place, (declared, _) in enumerate(fields)))
    values = st.fixed_dictionaries({f"f{n}": each for n, (_, each) in enumerate(fields)})
    return made, values


def without_logical_types(declared: Any) -> Any:
    if isinstance(declared, list):
        return [without_logical_types(each) for each in declared]
    if not isinstance(declared, dict):
        return declared
    made = {name: without_logical_types(each) for name, each in declared.items()}
    logical = made.pop("logicalType", None)
    return PLAIN[logical] if logical else made


@st.composite
def bodies(draw: st.DrawFn, declared: Any, values: st.SearchStrategy[Any]) -> list[bytes]:
    """Values, some of which have a byte changed, added or taken away."""
    plain = without_logical_types(declared)
    found = [written(plain, draw(values)) for _ in range(draw(st.integers(1, 4)))]
    for place, body in enumerate(found):
        change = draw(st.sampled_from(["none", "none", "flip", "cut", "add"]))
        if change == "flip" and body:
            at = draw(st.integers(0, len(body) - 1))
            found[place] = body[:at] + bytes([draw(st.integers(0, 255))]) + body[at + 1 :]
        elif change == "cut":
            found[place] = body[: draw(st.integers(0, len(body)))]
        elif change == "add":
            found[place] = body + draw(st.binary(min_size=1, max_size=2))
    return found


def evolved(draw: st.DrawFn, declared: Any) -> Any:
    """A reader's schema: fields dropped, turned round, added with a default, or promoted."""
    fields = [dict(each) for each in declared["fields"]]
    promoted = {"int": ["long", "float", "double"], "long": ["double"], "string": ["bytes"]}
    for each in fields:
        wider = promoted.get(each["type"]) if isinstance(each["type"], str) else None
        if wider and draw(st.booleans()):
            each["type"] = draw(st.sampled_from(wider))
        elif isinstance(each["type"], str) and each["type"] != "null" and draw(st.booleans()):
            each["type"] = ["null", each["type"]]
    fields = draw(st.permutations(fields))[: draw(st.integers(0, len(fields)))]
    if draw(st.booleans()):
        fields.insert(0, {"name": "added", "type": ["null", "string"], "default": None})
    if draw(st.booleans()):
        fields.append({"name": "more", "type": {"type": "array", "items": "int"}, "default": [1]})
    return {**declared, "fields": fields}


@given(st.data())
def test_a_schema_as_itself(data: st.DataObject) -> None:
    declared, values = data.draw(records())
    by_both_engines(data.draw(bodies(declared, values)), declared)


@given(st.data())
def test_a_schema_as_another(data: st.DataObject) -> None:
    declared, values = data.draw(records())
    reader = data.draw(st.composite(lambda draw: evolved(draw, declared))())
    try:
        by_both_engines(data.draw(bodies(declared, values)), declared, reader)
    except ValueDecodeError as error:
        assert error.kind == "unresolvable"  # noqa: PT017
