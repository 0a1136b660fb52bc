"""The search in columns finds the values in which Python's `re` finds a match."""

from __future__ import annotations

import re
import struct
import sys
from typing import Any

import pyarrow as pa
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kafkafmt.log.scan import pattern as text_search
from kafkafmt.log.scan.pattern import ColumnSearch
from kafkafmt.log.scan.selection import Selection
from kafkafmt.segment.engine.kernel import _kernel
from tests.support.engines import ENGINES, taking

HAS_ATOMIC = sys.version_info >= (3, 11)

VALUES = (
    *(None, b"", b"a", b"A", b"\n", b"ab\n", b"foo bar", b"foobar", b"error: 17"),
    b"\xe9\xc9\xff",
    *(b"abcabc", b"a" * 40, b"x1y22z333", b"-_-", b"tab\there", b"line\nfoo\nend"),
    "\u00fc".encode(),
)

PATTERNS = (
    *(r"", r"a", r"foo", r"^foo", r"foo$", r"^$", r"\Afoo\Z", r"(?m)^foo$", r"(?m)^$", r"."),
    *(r"(?s).", r"\d+", r"\D", r"\s", r"\S\s", r"\w", r"\W", r"[^a-z]", r"[\d_-]+", r"[^\W\d]"),
    *(r"foo|bar|17", r"(a|b)+c", r"a{3,}", r"a{2,1500}", r"(?:ab){2}", r"a{41}", r"x\d?y\d{2}z"),
    *(r"(?i)FOO", r"(?i)[^A]", r"(?i)[^ab]", r"(?i)[a-f]x", r"(?i:e)rror", r"\bbar", r"o\b"),
    *(r"\Bbar", r"\Br"),
    *(r"(?=foo)f", r"foo(?!bar)", r"(?<=x)1", r"(?<!f)oo", r"(a)\1", r"(?P<n>b)c.*(?P=n)"),
    *(r"(a)?(?(1)b|f)", r"(?x) f o o  # words", r"a+?b", r"[]^-]", r"\xe9", r"(?i)\xe9"),
    r"[\xe0-\xef]",
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


@pytest.mark.slow
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


@given(
    st.lists(st.none() | st.text("ab", max_size=150).map(str.encode), min_size=1, max_size=5),
    st.text("ab", min_size=1, max_size=text_search.MAX_TEXT_SIZE).map(str.encode),
    st.data(),
)
@settings(max_examples=300, deadline=None)
def test_the_kernel_marks_the_values_that_contain_a_text(
    values: list[bytes | None], text: bytes, data: st.DataObject
) -> None:
    start = data.draw(st.integers(0, len(values) - 1))
    part = column(tuple(values)).slice(start)
    _, ends, buffer = part.buffers()
    buffer = buffer or pa.py_buffer(b"")
    expected = bytearray(text in (value or b"") for value in values[start:])
    marks = bytearray(len(part))
    assert _kernel.mark_containing(buffer, ends, start, text, marks) is any(expected)
    assert marks == expected
    for engine in ENGINES:
        with taking(engine):
            rows = text_search.rows_containing(part, [text]).to_pylist()
        assert rows == [row for row, is_found in enumerate(expected) if is_found]


@pytest.mark.parametrize("size", [1, 2, 63, 64, 65, 200])
def test_a_text_of_any_size_is_found_at_any_place(size: int) -> None:
    text = bytes(97 + at % 26 for at in range(size))
    pattern = re.compile(text)
    filled = tuple(b"z" * at + text for at in range(140))
    almost = tuple(b"z" * at + text[:-1] + b"!" for at in range(140))
    found = ColumnSearch(pattern).rows(column(filled + almost + filled)).to_pylist()
    assert found == [*range(140), *range(280, 420)]


@pytest.mark.parametrize("text", ["abc", "a{3,}", "ab|c", "(?i)17"])
def test_without_the_kernel_the_same_is_found(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KAFKAFMT_ENGINE", "reference")
    pattern = re.compile(text.encode())
    found = ColumnSearch(pattern).rows(column(VALUES)).to_pylist()
    assert found == found_by_python(pattern, VALUES)


def test_the_bytes_of_a_null_are_not_searched() -> None:
    ends, data = pa.array([0, 3, 6], pa.int32()).buffers()[1], pa.py_buffer(b"abcabc")
    values = pa.Array.from_buffers(pa.binary(), 2, [pa.py_buffer(b"\x02"), ends, data])
    assert ColumnSearch(re.compile(b"abc")).rows(values).to_pylist() == [1]


@pytest.mark.parametrize(
    ("ends", "start", "text", "rows"),
    [
        ([0, 10], 0, b"a", 1),
        ([0, 9], 1, b"a", 20),
        ([0, 9], 2, b"a", 0),
        ([0, 9], 0, b"", 1),
        ([0, 9], 0, b"a" * 65, 1),
        ([-1, 9], 0, b"a", 1),
        ([5, 4], 0, b"a", 1),
        ([0, 9, -1], 0, b"a", 2),
    ],
)
def test_the_kernel_refuses_offsets_that_do_not_fit(
    ends: list[int], start: int, text: bytes, rows: int
) -> None:
    offsets = struct.pack(f"<{len(ends)}i", *ends)
    with pytest.raises(ValueError, match="of a column"):
        _kernel.mark_containing(b"abcabcabc", offsets, start, text, bytearray(rows))


@pytest.mark.parametrize("pattern", ["[é]", "x[a-zü]", "é+", "(?i)É", re.compile("É", re.I)])
def test_what_bytes_cannot_express_is_refused(pattern: str | re.Pattern[str]) -> None:
    """As bytes, ``[é]`` would match a half of ``ü``."""
    with pytest.raises(ValueError, match=r"it is matched on bytes and this character has several"):
        Selection.of(pattern=pattern)


@pytest.mark.parametrize("pattern", ["(?:é|ü)", "é.", "(?:é)+", r"\[é\]", "[a]é", "É|[x]+"])
def test_what_bytes_can_express_is_taken(pattern: str) -> None:
    assert Selection.of(pattern=pattern).pattern == re.compile(pattern.encode())


def search_of(pattern: Any) -> ColumnSearch:
    """Return the search that a filter by a pattern makes."""
    selection = Selection.of(pattern=pattern)
    assert selection.pattern is not None
    return ColumnSearch(selection.pattern, selection.text_pattern)


_TEXTS = ("aéb", "a€b", "ab", "é", "", "日本", "1", "٣", "e\u0301", "x\ny", "Müller", "Muller")


@pytest.mark.parametrize(
    "text",
    [
        *("a.b", "M.ller", r"M\wller", "a[^x]b", r"a\Wb", r"\bé", r"é\b", "^.$", "^..$", r"\d"),
        *(r"^\S$", "a(?:.|x)b", "a.{1,2}b", "(?s)x.y", "(?a:a.b)", "(?i)m.LLER", "(é)?b", "é"),
        *(r"[a-z]\w+r$", "[^a-z]ller"),
    ],
)
def test_text_matches_characters(text: str) -> None:
    """As bytes, ``.`` would be a half of ``ü``."""
    found = search_of(text).rows(column((*(each.encode() for each in _TEXTS), None))).to_pylist()
    assert found == [at for at, each in enumerate(_TEXTS) if re.search(text, each)]


@pytest.mark.slow
@given(
    expressions(),
    st.lists(st.none() | st.text("abfor17 \nBF_-éü€", max_size=9), max_size=9),
)
@settings(max_examples=300, deadline=None)
def test_any_expression_finds_what_re_finds_in_text(text: str, values: list[str | None]) -> None:
    encoded = tuple(None if each is None else each.encode() for each in values)
    found = search_of(text).rows(column(encoded))
    right = [at for at, each in enumerate(values) if each is not None and re.search(text, each)]
    assert found.to_pylist() == right


def test_bytes_that_are_not_utf8_are_characters_of_their_own() -> None:
    values = (b"a\xffb", b"a\xc3b", "aéb".encode(), b"a\xff\xffb")
    for pattern, rows in (("a.b", [0, 1, 2]), (r"a[^\x00]b", [0, 1]), (b"a.b", [0, 1])):
        assert search_of(pattern).rows(column(values)).to_pylist() == rows


FOLDED = ["(?i)k", "(?i)ask", "(?i:S)x?", "(?i)[a-j]", "(?i)(k)\\1", "(?i)^[^k]$", "(?i)b"]


@pytest.mark.parametrize("text", [*FOLDED, "(?ia)k", "(?i)(?-i:k)", "k"])
def test_letters_that_equal_others_in_any_case(text: str) -> None:
    """The Kelvin sign is a k, the long s an s, and i has a dotless and a dotted companion."""
    values = ["k", "K", "\u212a", "a\u017fK", "ask", "\u0131", "\u0130x", "i", "k\u212a", "é", "b"]
    column = pa.array([value.encode() for value in values], pa.binary())
    for pattern in (text, re.compile(text)):
        found = [values[row] for row in search_of(pattern).rows(column).to_pylist()]
        assert found == [value for value in values if re.search(text, value)]


@pytest.mark.parametrize(
    ("text", "literals"),
    [
        (rb"foo", [b"foo"]),
        (rb"foo|bar", [b"foo", b"bar"]),
        (rb"foo|x*", []),
        (rb"(?i)foo1", [b"1"]),
        (rb"(?i:a)bc", [b"bc"]),
        (rb"(?i)1(?-i:ab)2", [b"ab"]),
        (rb"(?:foo)?bar", [b"bar"]),
        (rb"(abc)+x", [b"abc"]),
        (rb"(abc){2,3}?", [b"abc"]),
        (rb"(abc)*d", [b"d"]),
        (rb"a(bcd|ef)", [b"bcd", b"ef"]),
        (rb"abcd.*ef|gh", [b"abcd", b"gh"]),
        (rb"x*", []),
        *(((rb"(?>abc)d?", [b"abc"]), (rb"(?:abc)++d?", [b"abc"])) if HAS_ATOMIC else ()),
    ],
)
def test_texts_of_which_each_match_has_one(text: bytes, literals: list[bytes]) -> None:
    plan = text_search._plan(re.compile(text))
    assert plan.literals == tuple(literals)
    assert plan.is_text == (text == b"foo")


NOT_EXACT = {
    r"foo$": rb"\x66\x6f\x6f",
    r"^$": rb"\A",
    r"a{2,1500}": rb"(?:\x61){2,}",
    r"(?i)FOO": rb"(?i:\x46)(?i:\x4f)(?i:\x4f)",
    r"(?i)[^A]": rb"[\x00-\xff]",
    r"(?i)[^ab]": rb"[\x00-\xff]",
    r"(?i)[a-f]x": rb"(?i:[\x61-\x66])(?i:\x78)",
    r"(?i:e)rror": rb"(?:(?i:\x65))\x72\x72\x6f\x72",
    r"\Bbar": rb"\x62\x61\x72",
    r"\Br": rb"\x72",
    r"(?=foo)f": rb"\x66",
    r"foo(?!bar)": rb"\x66\x6f\x6f",
    r"(?<=x)1": rb"\x31",
    r"(?<!f)oo": rb"\x6f\x6f",
    r"(a)\1": rb"(?:\x61)[\x00-\xff]*",
    r"(?P<n>b)c.*(?P=n)": rb"(?:\x62)\x63(?:[^\n]){0,}[\x00-\xff]*",
    r"(a)?(?(1)b|f)": rb"(?:(?:\x61)){0,1}[\x00-\xff]*",
    r"(?i)\xe9": rb"(?i:\xe9)",
    r"(?L)\w\d": None,
}
"""The patterns of which RE2 finds more than Python, so that Python has to look, and RE2's form."""


def test_python_looks_only_where_re2_finds_more() -> None:
    plans = {text: text_search._plan(re.compile(text.encode("latin-1"))) for text in PATTERNS}
    assert {text: plan.re2 for text, plan in plans.items() if not plan.is_exact} == NOT_EXACT
    assert [text for text, plan in plans.items() if plan.is_text] == [
        "a", "foo", "(?x) f o o  # words", r"\xe9",
    ]  # fmt: skip
    most = text_search._plan(re.compile(b"a{1000}b{0,1000}c{1001}d{0,1001}"))
    assert most.re2 == rb"(?:\x61){1000,1000}(?:\x62){0,1000}(?:\x63){1000,}(?:\x64){0,}"
