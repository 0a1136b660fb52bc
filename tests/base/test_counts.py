"""Counts with their nouns, in messages and on the pages that people read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt._base.wording import counted
from tests.cli.running import run
from tests.support.encoder import Rec, damaged, record_batch

_PLURAL_OF_ONE = re.compile(
    r"(?<![\d.,])1(?:</?\w+>|\s)+(?:partition|record|segment|batche|topic|offset|file|range|byte)s\b"
)


@pytest.mark.parametrize(
    ("number", "noun", "text"),
    [
        (0, "gap", "0 gaps"),
        (1, "entry", "1 entry"),
        (2_000, "entry", "2,000 entries"),
        (2, "batch", "2 batches"),
    ],
)
def test_a_count(number: int, noun: str, text: str) -> None:
    assert counted(number, noun) == text


def test_one_of_everything_is_not_plural(tmp_path: Path) -> None:
    log = tmp_path / "disk" / "a-0"
    log.mkdir(parents=True)
    sound = record_batch([Rec(b"k", b"v")])
    last = record_batch([Rec(b"k", b"v")], base_offset=2)
    (log / f"{0:020}.log").write_bytes(sound + damaged(sound) + last)
    kafkafmt.salvage(tmp_path / "disk", tmp_path / "saved")
    exported = run("export", "--local", log.parent, tmp_path / "out")
    said = [
        exported.stdout,
        *(run(name, log.parent).stdout for name in ("ls", "verify")),
        *(run("salvage", "--dry-run", log.parent, tmp_path / "new").stdout,),
        (tmp_path / "saved" / "salvage.html").read_text(),
        (tmp_path / "out" / "report.html").read_text(),
    ]
    for text in said:
        assert text
        assert not _PLURAL_OF_ONE.findall(text)
