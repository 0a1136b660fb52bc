"""Every example of the README and of the pages for users runs, and prints what the page shows.

tests/support/examples.py says which blocks of a page are examples. Each example of the README and
of the page on data frames runs in a folder of its own. The other pages are tutorials, so one test
runs all examples of a page in one folder, from top to bottom.
"""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from scripts import cli_reference
from tests.support.examples import ROOT, Example, examples, prepare, run

README = "README.md"
DATA_FRAMES = "docs/how-to/dataframes.md"
FOLDERS = ("docs/get-started", "docs/how-to")
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


def marked(text: str) -> list[pytest.MarkDecorator]:
    """Return the marks of examples: each runs in a process of its own, also those with Spark."""
    if re.search(r"kafkafmt\.spark|kafkafmt export", text):
        return [pytest.mark.spark, pytest.mark.spark_processes]
    return []


@pytest.mark.parametrize(
    "example",
    [
        pytest.param(example, marks=marked(example.code), id=f"{document}-{at}")
        for document in (README, DATA_FRAMES)
        for at, example in enumerate(examples(document))
        if not makes_data(example)
    ],
)
def test_example(example: Example, tmp_path: Path) -> None:
    prepare(tmp_path)
    for each in filter(makes_data, examples(README)):
        run(each, tmp_path)
    run(example, tmp_path)


@pytest.mark.slow
@pytest.mark.timeout(1800)  # a page may start Spark several times
@pytest.mark.parametrize(
    "page",
    [pytest.param(page, marks=marked((ROOT / page).read_text(encoding="utf-8"))) for page in PAGES],
)
def test_page(page: str, tmp_path: Path) -> None:
    prepare(tmp_path)
    for example in examples(page):
        run(example, tmp_path)


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
    assert set(re.findall(r"^import (\w+)", codes, re.M)) >= {
        "polars",
        "duckdb",
        "pandas",
        "pyarrow",
    }


def test_reference_of_the_command_line_is_fresh() -> None:
    assert cli_reference.TARGET.read_text(encoding="utf-8") == cli_reference.reference()
