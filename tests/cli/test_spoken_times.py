"""Times as people say them."""

import datetime
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from kafkafmt._base import moments
from kafkafmt._base.moments import milliseconds
from kafkafmt.cli import words
from tests.cli.running import run
from tests.cluster.messages.corpus import log_directory

NOW = datetime.datetime(2026, 3, 1, 12, 34, 56, 789_000, datetime.timezone.utc)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("now", "2026-03-01T12:34:56.789Z"),
        ("today", "2026-03-01"),
        ("Yesterday", "2026-02-28"),
        ("2h", "2026-03-01T10:34:56.789Z"),
        ("-90m", "2026-03-01T11:04:56.789Z"),
        ("3 d ago", "2026-02-26T12:34:56.789Z"),
        ("1w", "2026-02-22T12:34:56.789Z"),
        ("45s", "2026-03-01T12:34:11.789Z"),
        ("9:05", "2026-03-01T09:05:00Z"),
        ("23:59:59", "2026-03-01T23:59:59Z"),
        ("2026-01-31T12:00+01:00", "2026-01-31T11:00:00Z"),
        ("1769860800000", "2026-01-31T12:00:00Z"),
    ],
)
def test_moments(said: str, meant: str) -> None:
    assert moments.spoken(said, lambda: NOW) == milliseconds(meant)


@pytest.mark.parametrize("said", ["", "soon", "24:00", "12:60", "2 fortnights", "h", "1769860800"])
def test_what_is_no_time(said: str) -> None:
    with pytest.raises(ValueError, match=r"2h, yesterday or 15:30|for seconds write"):
        moments.spoken(said, lambda: NOW)


def test_moments_are_written_so_that_every_parser_reads_them() -> None:
    for number in (0, 1, -1, 1_769_860_800_123):
        assert milliseconds(words.as_text(number)) == number


@pytest.mark.parametrize(
    "arguments",
    [
        ("records", "--since", "soon", "."),
        ("export", "--since", "soon", ".", "out"),
        ("offsets", "--as-of", "soon", "."),
        ("transactions", "--open", "--as-of", "soon", "."),
    ],
)
def test_every_command_explains_times(arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert "2h, yesterday or 15:30" in result.stderr


@pytest.mark.parametrize("time", ["999999w", "99999999999999999"])
def test_a_time_that_no_calendar_has_is_before_or_after_everything(
    time: str, tmp_path: Path
) -> None:
    assert milliseconds(words.as_text(moments.spoken(time))) in (
        -62_135_596_800_000,
        99_999_999_999_999_999,
    )
    log_directory("k431-rich-consumer-offsets", tmp_path)
    if time.endswith("w"):  # a number is an offset
        done = run("offsets", "--as-of", time, tmp_path)
        assert (done.exit_code, done.stdout.count("\n")) == (0, 1)
    done = run("export", "--local", "--processes", "1", "--since", time, tmp_path, tmp_path / "out")
    assert done.exit_code == 0
    count = pq.read_table(tmp_path / "out" / "records").num_rows
    assert (count > 0) == time.endswith("w")
