"""The conformance suite: its archive, its schema, and a checker that nothing fools or stops."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import kafkafmt
from conformance import check
from scripts import conformance_suite
from tests.support.truth import CASES, GOLDEN

pytestmark = pytest.mark.xdist_group("suite")

SEGMENT = "k431-tx/00000000000000000000.log"


@pytest.fixture(scope="session")
def every(suite: Path) -> dict[str, check.Case]:
    return {case.name: case for case in check.cases(suite / "cases")}


@pytest.fixture(scope="session")
def small(suite: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A suite of one directory, since each run of the checker reads the lines of all."""
    folder = tmp_path_factory.mktemp("small")
    shutil.copy(suite / "check.py", folder)
    shutil.copytree(suite / "cases" / "k431-tx", folder / "cases" / "k431-tx")
    return folder


def text(lines: list[Any]) -> bytes:
    return "".join(f"{json.dumps(line)}\n" for line in lines).encode()


def test_the_archive_holds_each_segment_of_the_corpus(suite: Path) -> None:
    assert {path.name for path in suite.iterdir()} == {
        *("README.md", "LICENSE", "check.py", "line.schema.json", "cases")
    }
    assert {path.name for path in (suite / "cases").iterdir()} == set(CASES)
    segments = [*GOLDEN.glob("*/*.log"), *GOLDEN.glob("*/*.checkpoint")]
    for path in segments:
        copied = suite / "cases" / path.parent.name / path.name
        assert copied.read_bytes() == path.read_bytes()
        assert copied.with_name(f"{path.name}.jsonl").is_file()
    assert len(segments) == 485


def test_the_same_corpus_gives_the_same_archive(suite: Path, tmp_path: Path) -> None:
    first = suite.parent / f"{suite.name}.tar.xz"
    assert conformance_suite.write(tmp_path).read_bytes() == first.read_bytes()


def test_the_lines_are_of_the_schema_and_of_every_kind(every: dict[str, check.Case]) -> None:
    schema = json.loads((Path(check.__file__).parent / "line.schema.json").read_text("utf-8"))
    validator = jsonschema.Draft202012Validator(schema)
    lines = [line for case in every.values() for line in case.lines]
    distinct = {json.dumps({**line, "value": None}): line for line in lines}
    for line in list(distinct.values())[::7]:
        validator.validate(line)
    assert len(lines) > 9781
    assert {line["compression"] for line in lines if "compression" in line} == {
        *("none", "gzip", "snappy", "lz4", "zstd")
    }
    assert {line["error"] for line in lines if "error" in line} == {"checksum"}
    assert any("tail_size" in line for line in lines)
    right = next(line for line in lines if line.get("headers"))
    validator.validate({**right, "offset": str(right["offset"])})
    for wrong in (
        {**right, "offset": 1.5},
        {**right, "key": "xyz"},
        {**right, "key": "abc"},
        {**right, "more": 1},
        {**right, "headers": [["61"]]},
        {**right, "headers": [[None, "61"]]},
        {name: right[name] for name in right if name != "sequence"},
        {"batch_position": 0, "error": "tired"},
    ):
        with pytest.raises(jsonschema.ValidationError):
            validator.validate(wrong)


def test_the_library_reads_the_records_of_the_suite(every: dict[str, check.Case]) -> None:
    """Offsets and values by another way than `support.truth` goes."""
    for case in list(every.values())[::9]:
        table = kafkafmt.read_records(case.path, include_control=True, on_damage="skip")
        records = [line for line in case.lines if "offset" in line]
        assert table["offset"].to_pylist() == [line["offset"] for line in records]
        shown = [None if value is None else value.hex() for value in table["value"].to_pylist()]
        assert shown == [line["value"] for line in records]


def test_right_lines_are_right_also_as_text_and_in_upper_case(
    every: dict[str, check.Case], capsys: pytest.CaptureFixture[str]
) -> None:
    for case in list(every.values())[::5]:
        assert check.report(case, text(case.lines))
        changed = [
            {
                name: str(value) if name in check.LONGS else value
                for name, value in reversed(line.items())
            }
            for line in case.lines
        ]
        assert check.report(case, text(changed).replace(b"\n", b"\r\n"))
    assert capsys.readouterr().out == ""


Change = Callable[[list[Any]], list[Any]]


def first(**changed: Any) -> Change:
    """Other values in the first line."""
    return lambda lines: [lines[0] | changed, *lines[1:]]


def without_key(lines: list[Any]) -> list[Any]:
    return [{name: lines[0][name] for name in lines[0] if name != "key"}, *lines[1:]]


CHANGES: dict[str, tuple[Change, str]] = {
    "one less": (lambda lines: lines[:-1], "line 74 is missing: {"),
    "one more": (lambda lines: [*lines, lines[-1]], "line 75 is not expected: {"),
    "none": (lambda lines: [], "line 1 is missing: {"),
    "swapped": (lambda lines: [lines[1], lines[0], *lines[2:]], "line 1: headers: expected"),
    "a key less": (without_key, "line 1: key is missing"),
    "a key more": (first(x=1), 'line 1: "x" is not expected: 1'),
    "null": (first(headers=None), "line 1: headers: expected ["),
    "a number for true": (
        first(is_transactional=1),
        "line 1: is_transactional: expected true, found 1",
    ),
    "a float": (first(offset=0.0), "expected 0, found 0.0"),
    "text of another": (first(magic="2"), 'found "2"'),
    "upper case": (first(compression="NONE"), 'found "NONE"'),
    "no number": (first(offset="--5"), 'found "--5"'),
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_differs_is_named(
    name: str, every: dict[str, check.Case], capsys: pytest.CaptureFixture[str]
) -> None:
    case, (change, sentence) = every[SEGMENT], CHANGES[name]
    assert not check.report(case, text(change(case.lines)))
    first = capsys.readouterr().out.splitlines()[0]
    assert first.startswith(f"{SEGMENT}: ")
    assert sentence in first
    assert len(first) < 400


@pytest.mark.parametrize(
    "garbage",
    [
        *(b"", b"\n\n", b"\xff\xfe\x00", b"hello", b"null\n[]\n5\n"),
        *(b"[" * 100_000, b"9" * 100_000),
        *(b'{"offset": ' + b"9" * 5000 + b"}", b"{" * 3, b'{"key": NaN, "offset": Infinity}'),
        *(b'{"headers": [[[["a"]]]]}', b"\x1b[31m", bytes(range(256)) * 10, b"\0" * 1000),
        *(b"\xef\xbb\xbf{}\n", b'{"\\ud800": 1}', b'{"\\u001b[31m": 1}', b'{"a\\nb": "\\n"}'),
        b'{"' + b"k" * 100_000 + b'": 1}',
        b'{"key": "' + b"61" * 5_000_000 + b'"}',
        b'{"headers": ' + b"[" * 900 + b"]" * 900 + b"}",
        b'{"batch_position": 0, "magic": 2, "compr',
        b"1\n" * 300_000,
    ],
    ids=range(23),
)
def test_garbage_gives_sentences(
    garbage: bytes, small: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "lines").write_bytes(garbage)
    options = ["--cases", str(small / "cases"), "--lines", str(tmp_path / "lines"), SEGMENT]
    assert check.main(options) == 1
    said = capsys.readouterr()
    assert said.err == ""
    assert said.out.isascii()
    lines = said.out.splitlines()
    assert 1 <= len(lines) <= 4
    assert all(line.startswith(f"{SEGMENT}: ") for line in lines)
    assert all(line.isprintable() and len(line) < 400 for line in lines)


@pytest.mark.parametrize("name", ["batch_position", *(check.BYTES), "magic", "is_control"])
@pytest.mark.parametrize("value", [None, True, 1.0, "", "x", [], {}, [[]], {"a": [1]}, 1 << 70])
def test_a_wrong_type_is_a_sentence(
    name: str, value: Any, every: dict[str, check.Case], capsys: pytest.CaptureFixture[str]
) -> None:
    case = every[SEGMENT]
    wrong = [{**case.lines[0], name: value}, *case.lines[1:]]
    assert check.report(case, text(wrong)) == (case.lines[0][name] == value and value != 1.0)
    sentences = capsys.readouterr().out.splitlines()
    assert all(sentence.startswith(f"{SEGMENT}: line 1: {name}: ") for sentence in sentences)


def test_output_has_a_limit(
    small: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "LIMIT", 100_000)
    options = ["--cases", str(small / "cases")]
    endless = [sys.executable, "-c", "while True: print('x' * 1000)"]
    assert check.main([*options, "--only", "k431-tx/", *endless]) == 1
    assert '"more than 100000 bytes"' in capsys.readouterr().out.splitlines()[0]
    assert check.main([*options, "--lines", "/dev/zero", SEGMENT]) == 1
    assert '"more than 100000 bytes"' in capsys.readouterr().out.splitlines()[0]


@pytest.mark.parametrize("content", [b"{", b"\xff", b"5\n", b"[]\n", b"[" * 100_000])
def test_a_damaged_suite_is_one_sentence(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "case").mkdir()
    (tmp_path / "case" / "0.log.jsonl").write_bytes(content)
    assert check.main(["--cases", str(tmp_path), "true"]) == 2
    assert capsys.readouterr().err == f"check.py: {tmp_path}/case/0.log.jsonl holds no lines\n"


def test_a_closed_pipe_is_no_traceback(small: Path) -> None:
    command = [sys.executable, str(small / "check.py"), "--lines", "/dev/null", SEGMENT]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "which program?"),
        (["./no-such-program"], "./no-such-program does not run: No such file"),
        (["--lines", "-", "k431-nothing"], "no segment is called 'k431-nothing', such as k0"),
        (["--lines", "no-such-file", SEGMENT], "no-such-file: No such file"),
        (["--cases", "/dev/null", "x"], "/dev/null holds no cases"),
    ],
)
def test_a_wrong_use_is_one_sentence(arguments: list[str], sentence: str, suite: Path) -> None:
    done = subprocess.run(
        [sys.executable, suite / "check.py", *arguments],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("import sys; sys.exit(3)", '"exit code 3"'),
        ("import time; time.sleep(60)", '"no end after 1 seconds"'),
        ("print('{}')", "batch_position is missing"),
    ],
)
def test_a_program_that_fails_is_told(
    code: str,
    sentence: str,
    small: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(check, "SECONDS", 1)
    options = ["--cases", str(small / "cases"), "--only", "k431-tx/"]
    assert check.main([*options, sys.executable, "-c", code]) == 1
    out = capsys.readouterr().out
    assert sentence in out
    assert out.endswith("0 of 1 segments right\n")


def test_cases_are_chosen_by_name_and_codec(
    suite: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = "import sys; sys.stdout.write(open(sys.argv[1] + '.jsonl').read())"
    options = ["--cases", str(suite / "cases"), "--without", "zstd", "--without", "lz4"]
    chosen = [*options, "--only", "k431-java-*", "--only", "k431-tx/"]
    assert check.main([*chosen, sys.executable, "-c", code]) == 0
    assert capsys.readouterr().out == "4 of 4 segments right, 2 left out\n"
    assert check.main([*options, "--only", "none-such", sys.executable, "-c", code]) == 1
    assert capsys.readouterr().out == "0 of 0 segments right\n"
