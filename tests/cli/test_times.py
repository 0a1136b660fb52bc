"""Times as the commands print them."""

import pytest

from kafkafmt.cli.words import time_text


@pytest.mark.parametrize(
    ("milliseconds", "text"),
    [
        (-62135596800000, "0001-01-01T00:00:00.000Z"),
        (-1, "1969-12-31T23:59:59.999Z"),
        (1769860800123, "2026-01-31T12:00:00.123Z"),
        (2**62, str(2**62)),
    ],
)
def test_a_time_is_text_with_four_digits_of_the_year(milliseconds: int, text: str) -> None:
    assert time_text(milliseconds) == text
