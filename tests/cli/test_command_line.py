"""What all commands have in common: help, exit codes, streams, completion, start."""

from __future__ import annotations

import itertools
import json
import os
import re
import shlex
import subprocess
import sys
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import click
import pytest
from click.testing import CliRunner

import kafkafmt
from kafkafmt.cli import help_page, hints
from kafkafmt.cli.app import cli
from kafkafmt.cli.commands import export as export_report
from kafkafmt.cli.commands.export import _WithProgress
from kafkafmt.lake import ExportDataLossError, ExportError, ExportFailedError
from kafkafmt.lake.export import export
from kafkafmt.lake.export.job import Job
from kafkafmt.lake.tables.output import OutputInUseError, held
from kafkafmt.lake.tables.table import RacedError
from kafkafmt.segment.codecs import native
from kafkafmt.spark.exporting import SparkTasks
from tests.cli.running import captured, run
from tests.support.engines import has_kernel
from tests.support.growing_log import GrowingLog
from tests.support.truth import GOLDEN

ROOT = Path(__file__).parent.parent.parent
SEGMENT = "00000000000000000000.log"
PLAIN = GOLDEN / "k431-plain-small" / SEGMENT
COMMANDS = cli.list_commands(click.Context(cli))


def command_of(name: str) -> click.Command:
    command = cli.get_command(click.Context(cli), name)
    assert command is not None
    return command


def parameters_of(name: str) -> list[click.Parameter]:
    """All parameters of a command, those of the help too."""
    command = command_of(name)
    return command.get_params(click.Context(command))


def process(
    *arguments: str | Path, code: str = "", **options: Any
) -> subprocess.CompletedProcess[str]:
    start = ["-c", code] if code else ["-m", "kafkafmt"]
    return subprocess.run(
        [sys.executable, *start, *map(str, arguments)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        **options,
    )


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_has_help(name: str) -> None:
    options = [p for p in parameters_of(name) if isinstance(p, click.Option)]
    assert [option.name for option in options if not option.help] == []


def test_an_option_of_several_commands_is_in_a_group() -> None:
    """Those of one command come first, and are few."""
    counts = Counter(
        next(name for name in option.opts if name.startswith("--"))
        for command in map(command_of, COMMANDS)
        for option in command.params
        if isinstance(option, click.Option)
    )
    assert set(counts).isdisjoint(option.opts[0] for option in cli.common)
    shared = {name for name, count in counts.items() if count > 2}
    ungrouped = {name for name in shared if name not in help_page._GROUP_OF}
    assert ungrouped <= {"--dry-run"}
    assert set(help_page._GROUP_OF) <= set(counts)


@pytest.mark.parametrize("name", COMMANDS)
def test_help_teaches_by_example(name: str) -> None:
    result = run(name, "--help")
    examples = [line for line in result.stdout.splitlines() if f"kafkafmt {name} " in line]
    assert result.exit_code == 0
    # The first such line is the usage.
    assert 3 <= len(examples) <= 6


@pytest.mark.parametrize("name", COMMANDS)
def test_examples_are_command_lines(name: str) -> None:
    examples: str = vars(command_of(name))["examples"].replace("\\\n", "")
    for example in re.findall(rf"kafkafmt {name} (.*)", examples):
        words = itertools.takewhile(
            lambda word: word not in ("|", "&&", ">", ">>"), shlex.split(example)
        )
        # Click keeps the help option that is used first: it has -h only under the group.
        group = click.Context(cli, info_name="kafkafmt", **cli.context_settings)
        command = command_of(name)
        arguments = list(words)
        context = command.make_context(name, arguments, parent=group)
        if isinstance(command, click.Group):
            first, *arguments = arguments
            inner = command.get_command(context, first)
            assert inner is not None
            context = inner.make_context(first, arguments, parent=context)
        assert context.args == []


def test_version() -> None:
    assert run("--version").stdout == f"kafkafmt {kafkafmt.__version__}\n"


def test_version_says_what_makes_reading_slower(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "slower", lambda: iter(["the kernel waits", "and so on"]))
    lines = ["the kernel waits", "and so on"] if has_kernel() else ["kernel is missing"]
    assert all(line in run("--version").stdout for line in lines)


@pytest.mark.parametrize("arguments", [[], ["help"], ["--help"]])
def test_the_commands_are_listed_by_task(arguments: list[str]) -> None:
    result = run(*arguments)
    assert (result.exit_code, result.stderr) == (0, "")
    titles = re.findall(r"^(\w[\w ]*):$", result.stdout, re.MULTILINE)
    assert titles[-5:] == ["Look", "Understand", "Compare and repair", "Move", "Other"]
    assert titles.index("Examples") < titles.index("Options")
    assert re.findall(r"^  ([a-z]+)  ", result.stdout, re.MULTILINE) == COMMANDS


@pytest.mark.parametrize("name", ["", *COMMANDS, "rescue quorum", "rescue topic", "rescue cluster"])
def test_a_short_help_names_each_option(name: str) -> None:
    brief = run(*name.split(), "-h", env={"COLUMNS": "80"})
    lines = brief.stdout.splitlines()
    assert (brief.exit_code, brief.stderr) == (0, "")
    assert len(lines) <= 40
    assert max(map(len, lines)) <= 80
    first, _, last = name.partition(" ")
    command: click.Command = command_of(first) if first else cli
    if last:
        assert isinstance(command, click.Group)
        inner = command.get_command(click.Context(command), last)
        assert inner is not None
        command = inner
    words = set(re.findall(r"--?[a-z0-9-]+", brief.stdout))
    for option in command.get_params(click.Context(command)):
        if isinstance(option, click.Option) and command is not cli:
            assert words & set(option.opts)
    if command is cli:
        assert set(COMMANDS) <= set(re.findall(r"[a-z]+", brief.stdout))
        assert words >= {option.opts[0] for option in cli.common}


COMMON = {
    "--json": [],
    "--wide": [],
    "--times": ["ms"],
    "--no-progress": [],
    "--threads": ["2"],
    "--limit-entry": ["batch-bytes=1000000"],
    "--private-key": ["a=key.pem"],
}


@pytest.mark.parametrize("option", COMMON)
def test_a_common_option_stands_before_or_after_the_command(option: str) -> None:
    given = [option, *COMMON[option]]
    after = run("ls", *given, PLAIN)
    assert after.exit_code == 0
    forms = [given] if not COMMON[option] else [given, ["=".join([option, *COMMON[option]])]]
    for form in forms:
        before = run(*form, "ls", PLAIN)
        assert (before.exit_code, before.stdout) == (0, after.stdout)
        assert run(*form, PLAIN.parent).stdout == run("ls", *form, PLAIN.parent).stdout
        both = run("--no-progress", *form, "ls", "--json", PLAIN)
        assert both.stdout == run("ls", *form, "--json", PLAIN).stdout


def test_a_common_option_stands_before_a_group_of_commands(tmp_path: Path) -> None:
    paths = [str(PLAIN.parent), str(tmp_path / "out")]
    given = ["rescue", "topic", "--topic", "a", "--dry-run", *paths]
    after = run(*given[:2], "--json", *given[2:])
    for before in (["--json", *given], [given[0], "--json", *given[1:]]):
        done = run(*before)
        assert (done.exit_code, done.output) == (after.exit_code, after.output)


def test_common_options_are_on_one_page() -> None:
    shown = run("help", "options")
    assert shown.exit_code == 0
    assert shown.stdout.strip() == run("options").stdout.strip()
    for option in cli.common:
        assert f"  {option.opts[0]}" in shown.stdout
    full = run("ls", "--help").stdout
    assert "Common options (kafkafmt help options)" in full
    assert "Print one JSON object" not in full


@pytest.mark.parametrize("option", ["--json", "--wide", "--threads=2", "--limit-entry=a=1"])
def test_a_common_option_that_a_command_does_not_take_is_refused(option: str) -> None:
    for given in (["grammar", option], [option, "grammar"]):
        done = run(*given)
        assert (done.exit_code, done.stdout) == (2, "")
        assert f"No such option '{option.partition('=')[0]}'" in done.stderr


def test_a_common_option_needs_a_command() -> None:
    for given in (["--json"], ["--times"], ["--times", "ms"]):
        done = run(*given)
        assert (done.exit_code, done.stdout) == (2, "")


def test_help_of_a_command() -> None:
    assert run("help", "ls").stdout == run("ls", "--help").stdout


@pytest.mark.parametrize("name", ["", *COMMANDS, "rescue quorum", "rescue topic", "rescue cluster"])
def test_help_fits_80_columns(name: str) -> None:
    result = run(*name.split(), "--help", env={"COLUMNS": "80"})
    assert [line for line in result.stdout.splitlines() if len(line) > 80] == []
    assert "\n" in result.stdout


def test_options_that_are_shared_mean_the_same() -> None:
    """An option has the same names and number of values in all commands."""
    meanings: dict[str, tuple[bool, list[str]]] = {}
    for name in COMMANDS:
        for option in parameters_of(name):
            if isinstance(option, click.Option):
                for each in option.opts:
                    meaning = (option.multiple, option.opts)
                    assert meanings.setdefault(each, meaning) == meaning, (name, each)


def test_a_path_is_listed_and_a_segment_has_its_batches() -> None:
    disk = PLAIN.parent
    assert run(disk).stdout == run("ls", disk).stdout
    assert run(PLAIN, "-n", "1").stdout == run("batches", "-n", "1", PLAIN).stdout
    assert run(f"{disk}/*.log").stdout == run("batches", PLAIN).stdout
    assert "no such file or directory" in run("./nosuch").stderr


@pytest.mark.parametrize("wrong", sorted(hints.COMMANDS))
def test_words_of_other_tools_name_the_command(wrong: str) -> None:
    result = run(wrong, "x")
    assert result.exit_code == 2
    suggested = hints.COMMANDS[wrong].split()
    assert suggested[0] in [*COMMANDS, "--version"]
    assert f"No such command {wrong!r}. Did you mean {hints.COMMANDS[wrong]!r}?" in result.stderr


@pytest.mark.parametrize("name", COMMANDS)
def test_a_hint_names_an_option_that_there_is(name: str) -> None:
    known = {each for option in parameters_of(name) for each in option.opts}
    for wrong in {*hints.OPTIONS, *hints.ABSENT, "--colums", "--limits"} - known:
        result = run(name, wrong, "x")
        if f"No such option '{wrong}'" not in result.stderr:
            continue  # an argument is missing, or a letter that begins another option
        for suggested in re.findall(r"Did you mean '(--[a-z-]+)", result.stderr):
            assert suggested in known


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ("--topics", "Did you mean '--topic'?"),
        ("--isolation-level", "Did you mean '--isolation'?"),
        ("--offset", "Did you mean '--start-offset'?"),
        ("--max-messages", "Did you mean '--limit'?"),
        ("--csv", "Did you mean '--format csv'?"),
        ("-t", "Did you mean '--topic'?"),
        ("--bootstrap-server", "it reads files, and asks no broker"),
        ("--text", "what is text is printed as text"),
        ("--head", "Did you mean '--limit'?"),
        ("--key-deserializer", "Did you mean '--key-format'?"),
        ("--timeout-ms", "it reads files, and waits for nothing"),
        ("--where", "Did you mean '--pattern'?"),
        ("-J", "Did you mean '--json'?"),
        ("--max", "Did you mean '--limit'?"),
        ("--utc", "times are in UTC"),
        ("--group", "No such option '--group' (see"),
        ("--nose", "No such option '--nose' (see"),
    ],
)
def test_options_of_other_tools(wrong: str, words: str) -> None:
    assert words in run("records", wrong, "x").stderr


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts(shell: str) -> None:
    result = run("completion", shell)
    assert result.exit_code == 0
    assert "_KAFKAFMT_COMPLETE" in result.stdout


def test_completion_knows_the_commands() -> None:
    environment = {
        **os.environ,
        "_KAFKAFMT_COMPLETE": "bash_complete",
        "COMP_WORDS": "kafkafmt re",
        "COMP_CWORD": "1",
    }
    result = process(env=environment, code="from kafkafmt.cli import main; main()")
    assert result.stdout == "plain,records\nplain,rescue\n"


@pytest.mark.parametrize("name", ["--files", "FILE"])
def test_dump_takes_files_in_both_ways(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = captured("kafka-4.3.1.jsonl.xz")
    (row,) = [row for row in rows if row["case"] == "k431-segments" and len(row["files"]) > 1]
    monkeypatch.chdir(GOLDEN / row["case"])
    files = ["--files", ",".join(row["files"])] if name == "--files" else row["files"]
    result = run("dump", *row["options"], *files)
    assert result.exit_code == 0
    assert result.stdout == row["stdout"]
    assert sorted(result.stderr.replace(f"{Path.cwd()}/", "").splitlines()) == sorted(
        row["stderr"].splitlines()
    )


def test_dump_of_standard_input_has_no_name_to_read_an_offset_from() -> None:
    named = run("dump", "--print-data-log", PLAIN).stdout.splitlines()
    result = run("dump", "--print-data-log", "-", stdin=PLAIN.read_bytes())
    assert result.stdout.splitlines() == ["Dumping -", *named[2:]]


def test_dump_passes_over_an_unknown_file(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("hello")
    result = run("dump", tmp_path / "notes.txt", PLAIN)
    assert result.exit_code == 0
    assert result.stdout.startswith(f"Dumping {tmp_path}/notes.txt\nDumping {PLAIN}\n")
    assert result.stderr == f"Ignoring unknown file {tmp_path}/notes.txt\n"


def test_dump_that_prints_an_invalid_batch_is_damage() -> None:
    result = run("dump", GOLDEN / "k431-plain-small-badcrc" / SEGMENT)
    assert result.exit_code == 1
    assert result.stderr == ""


def test_dump_that_ends_early_says_why_in_one_line() -> None:
    segment = GOLDEN / "k431-prealloc" / SEGMENT
    result = run("dump", segment)
    assert result.exit_code == 1
    assert result.stdout.count("baseOffset: ") == 3
    assert result.stderr == (
        f"kafkafmt: {segment}, byte 2249: entry length 0: Kafka's tool stops here, even at the "
        "zeroes of a preallocated segment\n"
    )


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_reader_that_leaves_is_no_error(unbuffered: str) -> None:
    records = f"'{sys.executable}' -m kafkafmt records --on-damage skip '{GOLDEN}'"
    result = subprocess.run(
        ["bash", "-c", f"{records} | head -n 1; echo ${{PIPESTATUS[0]}}"],
        cwd=ROOT,
        env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
        capture_output=True,
        text=True,
        check=True,
    )
    line, status = result.stdout.splitlines()
    assert "offset" in json.loads(line)
    assert status == "141"
    assert result.stderr == ""


class FakeReport:
    def __init__(self, is_complete: bool) -> None:
        self.is_complete = is_complete
        self.total = SimpleNamespace(values_failed=0)


@pytest.mark.parametrize("is_complete", [False, True])
def test_export_runs_the_spark_job(is_complete: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    runs: list[tuple[Job, str, str, Any]] = []
    printed: list[Any] = []
    report = FakeReport(is_complete)

    def fake_run(*given: Any) -> FakeReport:
        runs.append(given)
        return report

    monkeypatch.setattr(export, "export_by", fake_run)
    monkeypatch.setattr(export_report, "show", printed.append)
    settings = ("--conf", "spark.a=1=2", "--conf", "spark.b=3", "--conf", "spark.master=local[1]")
    source_is = ("--storage-option", "endpoint_url=http://a")
    result = run("export", "--no-progress", *settings, *source_is, "s3://logs", "out")
    assert result.exit_code == int(not is_complete)
    ((job, source, out, executor),) = runs
    assert (source, out) == ("s3://logs", "out")
    assert executor == _WithProgress(
        SparkTasks("local[1]", {"spark.a": "1=2", "spark.b": "3"}), is_shown=False
    )
    assert not job.incremental
    assert dict(job.storage_options) == {"endpoint_url": "http://a"}
    assert printed == [report]


# --- the exit codes of `kafkafmt export` tell its errors apart ------------------------------------


def exported(*arguments: str) -> Any:
    return CliRunner().invoke(cli, ["export", *arguments])


def test_another_run_has_out(tmp_path: Path) -> None:
    data, out = tmp_path / "data", tmp_path / "out"
    GrowingLog(data).send(1)
    out.mkdir()
    with held(str(out)):
        result = exported("--incremental", "--local", "-f", "delta", str(data), str(out))
    assert (result.exit_code, "another kafkafmt export" in result.output) == (4, True)


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (ExportError("no such topic"), 2),
        (ExportDataLossError("gone"), 3),
        (OutputInUseError("busy"), 4),
        (RacedError("another run committed first"), 4),
        (ExportFailedError("broken"), 5),
    ],
)
def test_each_error(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, error: Exception, code: int
) -> None:
    def failing(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(export, "export_by", failing)
    result = exported(str(tmp_path), str(tmp_path / "out"))
    assert (result.exit_code, result.output) == (code, f"kafkafmt: {error}\n")
