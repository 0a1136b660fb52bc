"""An option of a command is a parameter of the function that does the same, by a rule of names."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import click
import pytest

import kafkafmt
from kafkafmt.cli.app import cli
from kafkafmt.cli.options import common_options

FUNCTIONS: dict[str, Callable[..., Any]] = {
    "ls": kafkafmt.read_logs,
    "stats": kafkafmt.stats,
    "verify": kafkafmt.verify,
    "tier": kafkafmt.tier.read_tier,
    "records": kafkafmt.read_records,
    "batches": kafkafmt.read_batches,
    "show": kafkafmt.read_fields,
    "transactions": kafkafmt.read_transactions,
    "producers": kafkafmt.read_producers,
    "offsets": kafkafmt.cluster.read_committed_offsets,
    "groups": kafkafmt.cluster.read_groups,
    "cluster": kafkafmt.cluster.read_cluster,
    "schemas": kafkafmt.values.read_schemas,
    "diff": kafkafmt.diff,
    "salvage": kafkafmt.salvage,
    "rescue quorum": kafkafmt.rescue.rescue_quorum,
    "rescue topic": kafkafmt.rescue.rescue_topic,
    "rescue cluster": kafkafmt.rescue.rescue_cluster,
    "export": kafkafmt.export,
    "handover": kafkafmt.lake.handover,
    "unpack": kafkafmt.unpack,
}
OUTPUT = "Python has the rows, and writes or counts them itself"
OWN = {
    "count": OUTPUT,
    "format": OUTPUT,
    "output": OUTPUT,
    "force": OUTPUT,
    "sort": OUTPUT,
    "merge_replicas": "a source: kafkafmt.merge_replicas(…)",
    "group": "of a table of groups, which Python filters by its column",
    "as_of": "as_of_offset and as_of_timestamp: both are numbers in Python",
    "in": "search_in: in is a word of the language",
    "as": "new_name: as is a word of the language",
    "all": "everything: all is a function of the language",
    "from": "foreign: from is a word of the language",
    "members": "another function: read_group_members",
    "history": "another function: read_offset_history",
    "segments": "another function: read_segments",
    "open": "another function: read_hanging_transactions",
}
"""Options without a parameter of their name, and why."""
IN_PYTHON = {
    "source": "an argument of the command: SOURCE",
    "target": "an argument of the command: OUT",
    "left": "an argument of the command: SOURCE",
    "right": "an argument of the command: SOURCE",
    "damage": "a list that takes what was left out; a command says it on standard error",
    "progress": "a function; a command shows a bar",
    "everything": "--all: all is a function of the language",
    "as_of_offset": "--as-of",
    "as_of_timestamp": "--as-of",
    "search_in": "--in",
    "new_name": "--as",
    "foreign": "--from",
}
"""Parameters without an option of their name, and why."""
_ONE = "a path such as data/orders-0 chooses a partition"
_COLLECTED = "a command goes on with what is sound, and lists damage"
_QUERY = "of the query of records below: kafkafmt records prints what it chooses"
IN_PYTHON_OF = {
    **{(name, "partitions"): _ONE for name in ("transactions", "producers", "diff")},
    **{(name, "on_damage"): _COLLECTED for name in ("offsets", "groups", "cluster")},
    **{("stats", name): _QUERY for name in ("include_control", "isolation", "latest")},
    ("rescue cluster", "metadata_version"): "--feature metadata.version=N",
}
OF_COMMANDS = {
    ("export", "conf"): "kafkafmt.spark.export takes a session",
    ("export", "local"): "kafkafmt.export is local, kafkafmt.spark.export is not",
    ("export", "dry_run"): OUTPUT,
}


def command(name: str) -> click.Command:
    found: click.Command = cli
    for word in name.split():
        assert isinstance(found, click.Group)
        below = found.get_command(click.Context(found), word)
        assert below is not None
        found = below
    return found


def own_options(name: str) -> set[str]:
    """The names of the options of a command, besides those that many share."""
    common = {option.name for option in common_options()}
    return {
        max(option.opts, key=len).removeprefix("--").replace("-", "_")
        for option in command(name).params
        if isinstance(option, click.Option) and option.name not in common
    }


@pytest.mark.parametrize("name", FUNCTIONS)
def test_an_option_is_a_parameter(name: str) -> None:
    known = {*inspect.signature(FUNCTIONS[name]).parameters}
    # One that is repeated is a parameter in the plural.
    without = {option for option in own_options(name) if known.isdisjoint((option, f"{option}s"))}
    assert {
        option for option in without if option not in OWN and (name, option) not in OF_COMMANDS
    } == set()


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_parameter_is_an_option(name: str) -> None:
    """What Python can ask for, the command line can; where it gives the answer in another way."""
    options = own_options(name)
    options |= {f"{option}s" for option in options}
    options |= {option.name or "" for option in common_options()} | {"limits", "threads"}
    arguments = {param.name for param in command(name).params if isinstance(param, click.Argument)}
    parameters = {*inspect.signature(FUNCTIONS[name]).parameters}
    left = parameters - options - arguments - {*IN_PYTHON}
    assert {each for each in left if (name, each) not in IN_PYTHON_OF} == set()


def test_no_reason_is_left_over() -> None:
    used = {option for name in FUNCTIONS for option in own_options(name)}
    assert {*OWN} <= used
    assert all(option in own_options(name) for name, option in OF_COMMANDS)
    parameters = {
        (name, each)
        for name, function in FUNCTIONS.items()
        for each in inspect.signature(function).parameters
    }
    assert {*IN_PYTHON} <= {each for _, each in parameters}
    assert {*IN_PYTHON_OF} <= parameters
