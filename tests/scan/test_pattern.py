"""The search in columns finds the values in which Python's `re` finds a match."""

from __future__ import annotations

import re

import pyarrow as pa
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kafkafmt.scan.pattern import ColumnSearch

VALUES = (
    *(None, b"", b"a", b"A", b"\n", b"ab\n", b"foo bar", b"foobar", b"error: 17"),
    b"\xe9\xc9\xff",
    *(
        b"abcabc",
        b"a" * 40,
        b"x1y22z333",
        b"-_-",
        b"tab\there",
        b"line\nfoo\nend",
        "\u00fc".encode(),
    ),
)

PATTERNS = (
    *(r"", r"a", r"foo", r"^foo", r"foo$", r"^$", r"\Afoo\Z", r"(?m)^foo$", r"(?m)^$", r"."),
    *(r"(?s).", r"\d+", r"\D", r"\s", r"\S\s", r"\w", r"\W", r"[^a-z]", r"[\d_-]+", r"[^\W\d]"),
    *(r"foo|bar|17", r"(a|b)+c", r"a{3,}", r"a{2,1500}", r"(?:ab){2}", r"a{41}", r"x\d?y\d{2}z"),
    *(r"(?i)FOO", r"(?i)[^A]", r"(?i)[a-f]x", r"(?i:e)rror", r"\bbar", r"o\b", r"\Bbar", r"\Br"),
    *(r"(?=foo)f", r"foo(?!bar)", r"(?<=x)1", r"(?<!f)oo", r"(a)\1", r"(?P<n>b)c.*(?P=n)"),
    *(
        r"(a)?(?(1)b|f)",
        r"(?x) f o o  # words",
        r"a+?b",
        r"[]^-]",
        r"\xe9",
        r"(?i)\xe9",
        r"[\xe0-\xef]",
    ),
    *(r"(foo|error).*(bar|17)", r"(?:foo)?bar", r"(|a)b", r"(?m)foo$", r"x*", r"(?L)\w\d"),
)


def column(values: tuple[bytes | None, ...]) -> pa.Array:
    return pa.array(values, pa.binary())


def found_by_python(pattern: re.Pattern[bytes], values: tuple[bytes | None, ...]) -> list[int]:
    return [at for at, value in enumerate(values) if value is not None and pattern.search(value)]


@pytest.mark.parametrize("text", PATTERNS)
def test_what_is_found_is_what_python_finds(text: str) -> None:
    pattern = re.compile(text.encode("latin-1"))
    search = ColumnSearch(pattern)
    assert search.rows(column(VALUES)).to_pylist() == found_by_python(pattern, VALUES)
    part = column(VALUES).slice(3, 9)
    assert search.rows(part).to_pylist() == found_by_python(pattern, VALUES[3:12])
    for value in VALUES:
        assert search.rows(column((value,))).to_pylist() == found_by_python(pattern, (value,))


parts = st.sampled_from(
    [
        *("a", "b", "f", "o", "foo", "bar", "17", ".", r"\d", r"\w", r"\s", r"\W", "[ab]", "[^b]"),
        *("^", "$", r"\b", r"\B", r"\A", r"\Z", "(?=a)", "(?!b)", "[0-9-]", r"\n", "(?:foo|ba)"),
    ]
)


@st.composite
def expressions(draw: st.DrawFn) -> str:
    text = draw(st.sampled_from(["", "", "", "(?i)", "(?m)", "(?s)"]))
    for _ in range(draw(st.integers(1, 4))):
        part = draw(parts)
        if part[-1] not in "^$" and not re.fullmatch(r"\\[bBAZ]|\(\?[=!].*", part):
            part = f"(?:{part}){draw(st.sampled_from(['', '', '?', '+', '*', '{2}', '+?']))}"
        text += part + draw(st.sampled_from(["", "", "", "|"]))
    return text


@given(
    expressions(),
    st.lists(st.none() | st.text("abfor17 \nBF_-", max_size=9).map(str.encode), max_size=9),
)
@settings(max_examples=400, deadline=None)
def test_any_expression_finds_what_python_finds(text: str, values: list[bytes | None]) -> None:
    pattern = re.compile(text.encode())
    found = ColumnSearch(pattern).rows(column(tuple(values))).to_pylist()
    assert found == found_by_python(pattern, tuple(values))


def test_an_expression_that_is_too_large_for_re2_is_searched_by_python() -> None:
    pattern = re.compile(rb"(?:(?:[a-z]{1,999}){1,999}){1,999}X")
    values = (b"abcX", b"abc", None)
    assert ColumnSearch(pattern).rows(column(values)).to_pylist() == [0]


def test_a_text_across_two_values_is_not_found() -> None:
    values = (b"nee", b"dle", b"needle", None, b"need", b"le")
    assert ColumnSearch(re.compile(b"needle")).rows(column(values)).to_pylist() == [2]
