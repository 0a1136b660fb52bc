"""The shell completes files, columns, formats and options."""

from __future__ import annotations

import click
import pytest
from click.shell_completion import ShellComplete

from kafkafmt.cli.app import cli


def completed(*words: str) -> list[tuple[str, str]]:
    """What the shell is offered for the last word: its kind and the word."""
    complete = ShellComplete(cli, {}, "kafkafmt", "_KAFKAFMT_COMPLETE")
    found = complete.get_completions(list(words[:-1]), words[-1])
    return [(item.type, item.value) for item in found]


ARGUMENTS = [
    (name, parameter)
    for name in cli.list_commands(click.Context(cli))
    for parameter in (cli.get_command(click.Context(cli), name) or cli).params
    if isinstance(parameter, click.Argument)
    and not isinstance(parameter.type, click.Choice)
    and name != "grammar"  # the name of a grammar
]


@pytest.mark.parametrize(("name", "parameter"), ARGUMENTS, ids=lambda each: str(each))
def test_arguments_are_completed_as_files(name: str, parameter: click.Argument) -> None:
    context = click.Context(cli)
    assert [each.type for each in parameter.shell_complete(context, "dat")] == ["file"]


def test_files_are_completed() -> None:
    assert completed("records", "dat") == [("file", "dat")]
    assert completed("unpack", "a.log", "ou") == [("file", "ou")]


def test_columns_formats_and_options_are_completed() -> None:
    assert completed("records", "--columns", "key,off") == [("plain", "key,offset")]
    assert ("plain", "timestampType") in completed("records", "--columns", "time")
    assert completed("records", "--format", "p") == [("plain", "parquet")]
    assert completed("records", "--on-damage", "c") == [("plain", "collect")]
    assert ("plain", "--pattern") in completed("records", "--pat")
