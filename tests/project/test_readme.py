"""Every example of the README and of the pages for users runs, and prints what the page shows.

tests/support/examples.py says which blocks of a page are examples. Each example of the README and
of the page on data frames runs in a folder of its own. The other pages are tutorials, so one test
runs all examples of a page in one folder, from top to bottom. What needs Spark runs in one process,
and so in one folder, which is empty whenever a page begins.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import pytest

from scripts import cli_reference
from tests.support import programs
from tests.support.examples import PYTHON, ROOT, Example, examples, needs_spark, prepare, run

Home = tuple[Path, Sequence[str], Sequence[str]]

README = "README.md"
DATA_FRAMES = "docs/how-to/dataframes.md"
FOLDERS = ("docs/get-started", "docs/how-to", "docs/reference/api")
# Their examples run in other tests, or nowhere: the page of clusters needs one.
ELSEWHERE = {"inspect-bytes.md", "parser-in-another-language.md", "spark-cluster.md"}
PAGES = [
    f"{folder}/{path.name}"
    for folder in FOLDERS
    for path in sorted((ROOT / folder).glob("*.md"))
    if path.name not in ELSEWHERE and path.name != Path(DATA_FRAMES).name
]


def makes_data(example: Example) -> bool:
    """Return whether an example lays out the data that those below it read."""
    return example.language == "console" and example.code.startswith(("mkdir ", "cp "))


def marked(codes: Iterable[str]) -> list[pytest.MarkDecorator]:
    """Return the marks of examples."""
    if any(map(needs_spark, codes)):
        group = pytest.mark.xdist_group("examples with Spark")
        return [pytest.mark.spark, pytest.mark.spark_processes, group]
    return []


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, Sequence[str]]]:
    """The folder of all examples with Spark, and the process that has it."""
    folder = tmp_path_factory.mktemp("shared")
    # The path of a socket has 107 characters at most.
    with (
        tempfile.TemporaryDirectory() as short,
        programs.running(folder, Path(short, "s"), with_spark=True) as command,
    ):
        yield folder, command


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sequence[str]]:
    """The process for what needs no Spark."""
    with (
        tempfile.TemporaryDirectory() as short,
        programs.running(tmp_path_factory.mktemp("programs"), Path(short, "p")) as command,
    ):
        yield command


@pytest.fixture
def home(request: pytest.FixtureRequest, tmp_path: Path, python: Sequence[str]) -> Home:
    """A prepared folder for examples, how to run those in it that need Spark, and the others."""
    folder, with_spark = tmp_path, PYTHON
    if request.node.get_closest_marker("spark"):
        folder, with_spark = request.getfixturevalue("shared")
        for path in folder.iterdir():
            if path.is_symlink() or path.is_file():
                path.unlink()
            else:
                shutil.rmtree(path)
    prepare(folder, with_spark, python)
    return folder, with_spark, python


@pytest.fixture(scope="module")
def written() -> dict[str, set[str]]:
    """The names that each page without Spark has written."""
    return {}


@pytest.mark.slow
@pytest.mark.parametrize(
    "example",
    [
        pytest.param(example, marks=marked([example.code]), id=f"{document}-{at}")
        for document in (README, DATA_FRAMES)
        for at, example in enumerate(examples(document))
        if not makes_data(example)
    ],
)
def test_example(example: Example, home: Home) -> None:
    for each in filter(makes_data, examples(README)):
        run(each, *home)
    run(example, *home)


@pytest.mark.slow
@pytest.mark.timeout(1800)  # a page may start Spark several times
@pytest.mark.parametrize(
    "page",
    [pytest.param(page, marks=marked(each.code for each in examples(page))) for page in PAGES],
)
def test_page(page: str, home: Home, written: dict[str, set[str]]) -> None:
    """What it writes has no name that another page writes, so none is in another's way."""
    before = {*os.listdir(home[0])}
    for example in examples(page):
        run(example, *home)
    if not any(needs_spark(example.code) for example in examples(page)):
        own = {*os.listdir(home[0])} - before
        assert [other for other, names in written.items() if names & own] == []
        written[page] = own


def test_examples_cover_library_command_line_and_spark() -> None:
    codes = [example.code for example in examples(README) if example.language == "python"]
    assert any("kafkafmt.read_records" in code for code in codes)
    assert any("kafkafmt.spark" in code for code in codes)
    pages = [README, *PAGES]
    commands = [
        shlex.split(each.code)
        for page in pages
        for each in examples(page)
        if each.language == "console"
    ]
    used = {words[1] for words in commands if words[0] == "kafkafmt"}
    assert used >= {"batches", "dump", "export", "records", "unpack", "verify"}


def test_examples_cover_the_libraries_that_take_a_scan() -> None:
    codes = "".join(example.code for example in examples(DATA_FRAMES))
    imported = set(re.findall(r"^import (\w+)", codes, re.M))
    assert imported >= {"polars", "duckdb", "pandas", "pyarrow"}


def test_reference_of_the_command_line_is_fresh() -> None:
    pages = cli_reference.pages()
    assert {path: path.read_text(encoding="utf-8") for path in pages} == pages
    assert set((cli_reference.DOCS / "cli").iterdir()) == {*pages} - {cli_reference.DOCS / "cli.md"}


def test_questions_are_answered_by_one_short_command_each() -> None:
    page = "docs/how-to/questions.md"
    sections = re.split(r"^## ", (ROOT / page).read_text(encoding="utf-8"), flags=re.M)[1:]
    assert all(section.partition("\n")[0].endswith("?") for section in sections)
    assert all("$ kafkafmt " in section for section in sections)
    commands = [example.code for example in examples(page)]
    assert [command for command in commands if len(command) > 80 or "|" in command] == []


def test_no_page_removes_what_a_reader_may_have() -> None:
    """Who pastes a page has only copies of the disks in the folders that it names."""
    for page in [README, DATA_FRAMES, *PAGES]:
        for example in examples(page):
            assert not re.match(r"(rm -r|rmdir|mv) ", example.code), (page, example.code)
