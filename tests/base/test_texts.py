"""Texts to values: what each parser takes, and that it refuses the rest with a ValueError."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kafkafmt._base import texts

TAKEN: list[tuple[Callable[[str], Any], str, Any]] = [
    (texts.boolean, "True", True),
    (texts.size, "64m", 64 << 20),
    (texts.size, " 128 MiB", 128 << 20),
    (texts.count, "0", 0),
    (texts.positive, " 7 ", 7),
    (texts.seconds, "500", 0.5),
    (texts.seconds, "15m", 900),
    (texts.names, "a, b", ["a", "b"]),
    (texts.numbers, "0, -2,5", [0, -2, 5]),
    (texts.version, "latest", "latest"),
    (texts.version, "3", 3),
    (texts.keys, "a,b", ["a,b"]),
    (texts.keys, '["a", null]', ["a", None]),
    (texts.headers, "trace", ["trace"]),
    (texts.headers, '{"trace": null}', {"trace": None}),
    (texts.pair, "a=b=c", ("a", "b=c")),
]
REFUSED: list[tuple[Callable[[str], Any], str, str]] = [
    (texts.boolean, "yes", "has no value 'yes'; choose from true, false"),
    (texts.size, "0", "must be a positive number of bytes"),
    (texts.size, "1.5g", "must be a positive number of bytes"),
    (texts.count, "-1", "must be a number, not '-1'"),
    (texts.positive, "0", "must be a positive number, not '0'"),
    (texts.seconds, "soon", "must be a duration"),
    (texts.names, "a,", "must be names such as"),
    (texts.numbers, "0-3", "must be numbers such as"),
    (texts.version, "0", "must be a number from 1, or latest"),
    (texts.keys, "[1]", "must be a key, or a JSON list"),
    (texts.headers, "[null]", "must be a name, a JSON list"),
    (texts.headers, "{", "is not JSON"),
]


@pytest.mark.parametrize(("parse", "text", "value"), TAKEN)
def test_a_text_is_a_value(parse: Callable[[str], Any], text: str, value: object) -> None:
    assert parse(text) == value


@pytest.mark.parametrize(("parse", "text", "message"), REFUSED)
def test_another_text_is_refused(parse: Callable[[str], Any], text: str, message: str) -> None:
    with pytest.raises(ValueError, match="^" + message.replace("[", r"\[")):
        parse(text)


@given(st.sampled_from([parse for parse, _, _ in TAKEN]), st.text())
def test_no_text_raises_anything_else(parse: Callable[[str], Any], text: str) -> None:
    with contextlib.suppress(ValueError):
        assert parse(text) is not None


def test_a_setting_that_may_be_a_password_is_not_shown() -> None:
    with pytest.raises(ValueError, match=r"^must be KEY=VALUE$"):
        texts.pair("secret")
