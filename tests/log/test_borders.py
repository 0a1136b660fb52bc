"""Starting and ending offsets: what each form means, and what is refused."""

from __future__ import annotations

import re
from typing import Any

import pytest

from kafkafmt.log import borders
from kafkafmt.log.borders import EARLIEST, LATEST, Offsets

NAMED = {("orders", 0): 23, ("orders", 11): -2, ("events", 3): -1}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("earliest", Offsets("starting", EARLIEST)),
        (" Latest ", Offsets("starting", LATEST)),
        ('{"orders":{"0":23,"11":-2},"events":{"3":-1}}', Offsets("starting", named=NAMED)),
        (' {"orders": {}} ', Offsets("starting", named={})),
        ("{}", Offsets("starting", named={})),
    ],
)
def test_offsets_as_text(text: str, expected: Offsets) -> None:
    assert borders.parse("starting", text) == expected
    assert borders.is_offsets(text)


@pytest.mark.parametrize(
    ("text", "is_offsets"),
    [
        ("soon", False),
        ("12", False),
        ("2026-01-01", False),
        ("", False),
        ("[]", False),
        ("null", False),
        ("{", True),
        ('{"orders":7}', True),
        ('{"orders":{"0":"7"}}', True),
        ('{"orders":{"0":1.5}}', True),
        ('{"orders":{"0":true}}', True),
        ('{"orders":{"-1":7}}', True),
        ('{"orders":{"x":7}}', True),
        ('{"orders":{"":7}}', True),
    ],
)
def test_other_text_is_refused(text: str, is_offsets: bool) -> None:
    message = (
        "option 'starting' must be earliest, latest, or JSON such as"
        f' {{"topic":{{"0":23,"1":45}}}}, not {text!r}'
    )
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        borders.parse("starting", text)
    assert borders.is_offsets(text) == is_offsets


def test_times_as_text() -> None:
    text = '{"orders":{"0":1769860800000,"1":"1970-01-01T00:00:02Z"}}'
    found = borders.parse_times("since", text)
    assert found == Offsets("since", named={("orders", 0): 1769860800000, ("orders", 1): 2000})
    for wrong, message in (
        ('{"orders":{"0":"soon"}}', "^option 'since': "),
        ('{"orders":{"0":-7}}', "a time about 1970; write such a time as text"),
        ('{"orders":{"0":20261124}}', "1970; for a date write 2026-11-24"),
        ('{"orders":{"0":20261324}}', "1970; for seconds write 20261324000 or 1970-08-23T"),
        ("earliest", "^option 'since' must be JSON such as .* not 'earliest'$"),
        ('{"orders":{"0":null}}', "must be JSON"),
    ):
        with pytest.raises(ValueError, match=message):
            borders.parse_times("since", wrong)


def test_offsets_of_a_dict() -> None:
    given = {"orders": {0: 23, 11: -2}, "events": {3: -1}}
    assert borders.from_mapping("start", given) == Offsets("start", named=NAMED)
    assert borders.from_mapping("start", {}) == Offsets("start", named={})


@pytest.mark.parametrize(
    "given",
    [{"orders": 7}, {b"orders": {0: 7}}, {"orders": {"0": 7}}, {"orders": {0: "7"}},
     {"orders": {0: True}}, {"orders": {True: 0}}, {"orders": {0: 7.0}}, {"orders": [7]}],
    ids=str,
)  # fmt: skip
def test_other_types_in_a_dict(given: dict[Any, Any]) -> None:
    with pytest.raises(TypeError, match=r"^start is an offset, or a dict such as "):
        borders.from_mapping("start", given)


def test_numbers_below_earliest_are_refused() -> None:
    message = r"^option 'start': -3 is not an offset; -2 is earliest, -1 is latest$"
    with pytest.raises(ValueError, match=message):
        borders.parse("start", '{"orders":{"0":-3}}')
    with pytest.raises(ValueError, match=message):
        borders.from_mapping("start", {"orders": {0: 5, 1: -3}})


def test_the_number_of_a_log() -> None:
    named = Offsets("start", named=NAMED)
    assert (named.of(("orders", 0)), named.of(("events", 3))) == (23, -1)
    for log in ((None, None), ("orders", None), (None, 0)):
        assert Offsets("start", 7).of(log) == 7
        with pytest.raises(ValueError, match="'start' names topics, but a segment has no topic"):
            named.of(log)
    assert Offsets("start", 7).numbers == {7}
    assert named.numbers == {23, -1, -2}


def test_exactly_the_logs_that_are_read_are_named() -> None:
    named = Offsets("start", named=NAMED)
    named.check([*NAMED, (None, None)])
    Offsets("start").check([("orders", 0)])
    with pytest.raises(ValueError, match=r"'start' names .* do not exist: events-3, orders-11$"):
        named.check([("orders", 0), ("other", 1)])
    with pytest.raises(ValueError, match=r"'start' must name every .* it lacks other-1$"):
        named.check([*NAMED, ("other", 1)])
    many = [("other", number) for number in range(7)]
    shown = "other-0, other-1, other-2, other-3, other-4 and 2 more"
    with pytest.raises(ValueError, match=f"it lacks {shown}$"):
        named.check([*NAMED, *many])
    with pytest.raises(ValueError, match=r"it lacks other-0, other-1, other-2, other-3, other-4$"):
        named.check([*NAMED, *many[:5]])


def test_a_batch_query_has_a_beginning_and_an_end() -> None:
    borders.expect_bounded(None, None)
    borders.expect_bounded(Offsets("start", EARLIEST), Offsets("end", LATEST))
    borders.expect_bounded(Offsets("start", 7), Offsets("end", named={("orders", 0): 7}))
    message = r"^option 'start' cannot be latest \(-1\) in a batch query$"
    with pytest.raises(ValueError, match=message):
        borders.expect_bounded(Offsets("start", named={("orders", 0): LATEST}), None)
    message = r"^option 'end' cannot be earliest \(-2\) in a batch query$"
    with pytest.raises(ValueError, match=message):
        borders.expect_bounded(None, Offsets("end", EARLIEST))
