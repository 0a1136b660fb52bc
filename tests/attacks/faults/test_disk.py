"""A disk on which one call fails: no answer is another one, and no output a part, without a word.

`python -m tests.run faults` tries every call: see there.
"""

from __future__ import annotations

import os
import shutil
import sys

import pytest

from tests.attacks.faults.judging import fault_of
from tests.attacks.faults.questions import CRASHED, Answer
from tests.attacks.faults.run import chosen
from tests.support.processes import ended

_SAMPLE = 1  # calls of each question, besides those that gave a wrong answer once
_QUICK = "^(?!(export|append) (delta|iceberg)$|rescue [qc])"
"""Writers whose failures are those of others, or take long, are left to the command line."""

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which(os.environ.get("CC", "cc")) is None,
    reason="needs LD_PRELOAD and a C compiler",
)


@pytest.mark.slow
@pytest.mark.parametrize(("error", "only"), [("EIO", ""), ("EACCES", "^(verify|diff)$")])
def test_what_a_disk_does_not_give_is_said(error: str, only: str) -> None:
    _try("--sample", str(_SAMPLE), "--error", error, "--only", only)


@pytest.mark.slow
def test_what_a_disk_does_not_take_is_said() -> None:
    _try("--sample", str(_SAMPLE), "--writes", "each", "--only", _QUICK)


def _try(*options: str) -> None:
    done = ended("-m", "tests.run", "faults", *options)
    assert (done.stdout, done.stderr, done.returncode) == ("", "", 0)


def test_answers_that_may_be_given() -> None:
    sound, words = Answer(0, "1\n2\n", ""), ("No answer",)
    for found in (
        sound,
        Answer(0, "1\n2\n", "slow"),
        Answer(2, "", "No answer"),
        Answer(0, "1\n", "No answer"),
        Answer(0, "1\nread_error\n", ""),
    ):
        assert fault_of(sound, found, words) is None
    assert fault_of(sound, Answer(0, "1\n", ""), words) == "is another answer, without a word"
    assert fault_of(sound, Answer(2, "", "gone"), words) == "fails for another reason"
    unnamed = Answer(2, "", "No answer")
    assert fault_of(sound, unnamed, words, "/data") == "names no file"
    assert fault_of(sound, Answer(2, "", "/data/a: No answer"), words, "/data") is None
    found = Answer(CRASHED, "1\n2\n", "No answer")
    assert fault_of(sound, found, words) == "raises what is not documented"


def test_a_call_of_each_kind_fails() -> None:
    calls = [f"{call} /d/{log}/{0:020}.log" for log in ("a-0", "b-1") for call in ("open", "read")]
    assert chosen(calls, 1, 0, "") == [1, 2]
    assert chosen(calls, 2, 0, "") == [1, 2, 3, 4]
    assert len(chosen(calls, 2, 3, "")) == 3
    assert chosen(["read /d/x"] * 3, 1, 0, "") == [1, 2, 3]
