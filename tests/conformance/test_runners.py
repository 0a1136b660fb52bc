"""The runners of the conformance matrix: what CI has runs here, and the matrix is not fooled."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import build
from tests.conformance import cursor, languages, made, matrix, messages, reference, walkers
from tests.conformance.cases import MESSAGES, Case
from tests.support.samples import some

ROOT = Path(__file__).resolve().parents[2]
BY_NAME = {language.name: language for language in languages.LANGUAGES}
IN_CI = ("python", "javascript", "java", "go")
ELSEWHERE = [name for name in BY_NAME if name not in (*IN_CI, "perl")]


def broken_parsers(folder: Path, made: Path, name: str, change: tuple[str, str]) -> Path:
    """A folder with all parsers of a language, one file of them changed; the matrix has `made`."""
    path = folder / name
    language = BY_NAME[path.parent.name]
    whole = languages.whole_parsers(language, made / "parsers")
    shutil.copytree(whole / language.name if whole else language.parsers or "", path.parent)
    text = path.read_text("utf-8")
    assert change[0] in text
    path.write_text(text.replace(*change), "utf-8")
    return folder


# --- The languages of CI ------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    "name",
    [
        pytest.param("python"),
        pytest.param("javascript", marks=pytest.mark.node),
        pytest.param("java", marks=pytest.mark.slow),
        pytest.param("go", marks=pytest.mark.slow),
    ],
)
def test_a_language_reads_every_case(
    name: str, folder: Path, cases: list[Case], expected: dict[str, Any]
) -> None:
    language = BY_NAME[name]
    if name == "javascript":
        build.install_compiler()
    outcome = matrix.examine(language, cases, expected, folder)
    if outcome.absent:
        pytest.skip(outcome.absent)
    assert list(matrix.details(outcome, cases, full=False)) == []
    assert (outcome.broken, outcome.unexplained) == ("", 0)
    assert outcome.differences.keys() == expected.keys()
    groups = {case.name: case.group for case in cases}
    failed = {case for case, found in outcome.differences.items() if found}
    # Random records have numbers beyond 2^53, which JavaScript rounds.
    of_messages = {case for case in failed if groups[case] == MESSAGES}
    assert bool(of_messages) == (name == "javascript")
    failed -= of_messages
    assert failed == (beyond_javascript() if name == "javascript" else set())


def beyond_javascript() -> set[str]:
    """The made files with a number that JavaScript misreads (docs/reference/languages.md)."""
    return {
        made.limit(place, value)
        for place in made.PLACES
        for value in made.VALUES
        if float(value) != value
        or (place != "timestamp_delta" and value < 0 and value % (1 << 32) < 1 << 31)
    }


@pytest.mark.node
def test_javascript_differs_at_its_limits_and_nowhere_else(
    folder: Path, cases: list[Case], expected: dict[str, Any]
) -> None:
    build.install_compiler()
    limits = [case for case in cases if case.group == "limits"]
    outcome = matrix.examine(BY_NAME["javascript"], limits, expected, folder)
    right = replace(BY_NAME["javascript"], holds=lambda field, value: value)
    for case in limits:
        place, _, value = case.path.stem.partition("=")
        found = outcome.differences[case.name]
        assert bool(found) == (case.name in beyond_javascript())
        for each in found:
            # The entry's frame shows a message's offset as base_offset.
            names = {place, "base_offset"} if place == "offset" else {place}
            assert each.place.rpartition(".")[2] in names
            assert each.expected == value
            assert each.explained
            assert not matrix.explained(right, each.place, each.expected, each.got)
    ones = {case for case in beyond_javascript() if "producer_id" in case}
    assert {f"producer_id={(1 << 53) + 1}.log", f"producer_id={(1 << 63) - 1}.log"} <= ones
    assert {f"producer_id={1 << 53}.log", f"producer_id={(1 << 53) - 1}.log"}.isdisjoint(ones)


@pytest.mark.parametrize(
    ("value", "read"),
    [
        *((-1, -1), (-(1 << 31), -(1 << 31)), (-(1 << 31) - 1, (1 << 31) - 1)),
        *((-(1 << 32), 0), ((1 << 53) + 1, 1 << 53), ((1 << 63) - 1, 1 << 63)),
    ],
)
def test_what_javascript_makes_of_a_number(value: int, read: int) -> None:
    assert languages.in_javascript("base_offset", value) == read


# --- What is not there ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", ELSEWHERE)
def test_without_a_runtime_nothing_passes(
    name: str, cases: list[Case], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for runtimes in ("", str(tmp_path / "none")):
        monkeypatch.setenv(languages.RUNTIMES, runtimes)
        outcome = matrix.examine(BY_NAME[name], cases, {}, tmp_path)
        assert outcome.absent == "no runtime" or outcome.absent.startswith("no ")
        assert (outcome.differences, outcome.unexplained) == ({}, 0)
        cells = list(matrix.table([outcome], cases))[-1].split()
        assert set(cells[1:-2]) <= {"-"}


def test_a_missing_toolchain_is_named(cases: list[Case], tmp_path: Path) -> None:
    toolchain = languages.Toolchain(("no-such-compiler",), (), ("no-such-compiler",))
    language = replace(BY_NAME["go"], toolchains=(toolchain,))
    outcome = matrix.examine(language, cases, {}, tmp_path)
    assert outcome.absent == "no no-such-compiler"


def test_every_generated_language_has_a_runner() -> None:
    assert set(BY_NAME) - {"perl", "python"} == {
        path.name for path in (ROOT / "generated").iterdir() if path.is_dir()
    }
    assert set(BY_NAME) - {"perl"} == {
        path.name for path in languages.RUNNERS.iterdir() if path.is_dir()
    }


# --- The matrix is not fooled --------------------------------------------------------------------


@pytest.mark.slow
def test_a_broken_parser_is_detected(
    cases: list[Case],
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    few = [case for case in cases if case.group in ("limits", "odd", "4.3")]
    monkeypatch.setattr(matrix, "all_cases", lambda _: few)
    change = ("-(1) - self.half", "0 - self.half")
    generated = broken_parsers(tmp_path / "generated", folder, "python/kafka_varlong.py", change)
    monkeypatch.setattr(matrix, "FOLDER", tmp_path / "build")
    assert matrix.main(["--generated", str(generated), "python"]) == 1
    out = capsys.readouterr().out
    row = next(line for line in out.splitlines() if line.startswith("Python "))
    assert "!" in row
    assert int(row.split()[-1]) > 10
    assert "Python: limits: timestamp_delta=-2147483648.log: FAILED" in out
    assert '.timestamp_delta: "-2147483648" expected, "-2147483647" read' in out


@pytest.mark.slow
def test_sound_parsers_end_well(
    cases: list[Case],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(matrix, "FOLDER", tmp_path)
    monkeypatch.setattr(matrix, "all_cases", lambda _: some(cases, 20))
    assert matrix.main(["--full", "python"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert sum(line.endswith(": passed") for line in out) == len(some(cases, 20))
    assert out[-1].split()[-1] == "0"


@pytest.mark.node
def test_a_limit_excuses_nothing_else(
    folder: Path, cases: list[Case], expected: dict[str, Any], tmp_path: Path
) -> None:
    build.install_compiler()
    change = ("this.maxTimestamp = ", "this.maxTimestamp = 0 * ")
    generated = broken_parsers(
        tmp_path / "g", folder, "javascript/KafkaRecordBatchHeader.js", change
    )
    limits = [case for case in cases if case.group == "limits"]
    outcome = matrix.examine(BY_NAME["javascript"], limits, expected, tmp_path / "b", generated)
    # -2^32 is read as 0 anyway; all else in a batch is wrong now.
    others = {"offset", "timestamp", *made.ENDINGS}
    batches = [case for case in limits if case.name.partition("=")[0] not in others]
    assert outcome.unexplained == len(batches) - 1


@pytest.mark.slow
def test_a_runner_that_breaks_is_unexplained(
    cases: list[Case], expected: dict[str, Any], folder: Path, tmp_path: Path
) -> None:
    change = ("self.crc = self._io.read_u4be()", "self.crc = undefined")
    generated = broken_parsers(tmp_path / "g", folder, "python/kafka_message_header.py", change)
    outcome = matrix.examine(BY_NAME["python"], cases, expected, tmp_path / "b", generated)
    assert "NameError" in outcome.broken
    assert outcome.unexplained == 1
    assert list(matrix.table([outcome], cases))[-1].endswith("1 (broken)")
    assert any("NameError" in line for line in matrix.details(outcome, cases, full=False))


@pytest.mark.parametrize(
    ("expected", "got", "places"),
    [
        *(
            ({"a": 1}, {"a": 1}, []),
            ({"a": 1}, {"a": True}, [".a"]),
            ({"a": 1}, {"a": 1.0}, [".a"]),
        ),
        *(({"a": None}, {"a": ""}, [".a"]), ({"a": None}, {}, [""])),
        *(({"a": [1, 2]}, {"a": [1, 3]}, [".a[1]"]), ({"a": [1, 2]}, {"a": [1]}, [".a"])),
        ({"a": {"b": "1"}}, {"a": {"b": 1}}, [".a.b"]),
    ],
)
def test_differences(expected: Any, got: Any, places: list[str]) -> None:
    found = list(matrix.differences(BY_NAME["python"], expected, got))
    assert [each.place for each in found] == places
    assert not any(each.explained for each in found)


@pytest.mark.slow
def test_parsers_without_conditions_read_what_they_read_with_them_and_more(
    cases: list[Case],
) -> None:
    more = 0
    for case in cases:
        if case.group == MESSAGES:
            data = case.path.read_bytes()
            found = messages.decode(data)["messages"]
            lenient = messages.decode(data, cursor.UNCHECKED)["messages"]
            pairs = list(zip(found, lenient, strict=True))
            assert all(one == other for one, other in pairs if "error" not in one)
            more += sum(one != other for one, other in pairs)
    assert more > 0


@pytest.mark.parametrize("name", ["cpp_stl", "rust", "nim"])
def test_the_code_that_is_written_has_every_field_of_every_type(name: str) -> None:
    (text,) = walkers.files(name).values()
    ids = [each.id for fields in messages.layouts().values() for each in fields]
    assert all(text.count(f'"{each}"') == ids.count(each) for each in set(ids))
    for grammar in ("kafka_consumer_offsets_value", "kafka_remote_log_metadata_record"):
        assert f'"{grammar}"' in text
    assert walkers.files("go") == {}


def test_a_lenience_explains_all_of_a_case_or_nothing(cases: list[Case]) -> None:
    case = next(case for case in cases if case.name == "varint-6-bytes.log")
    expected = reference.decode(case.path)
    lenient = reference.decode(case.path, cursor.UNCHECKED)
    nim = BY_NAME["nim"]
    assert [each.explained for each in matrix.compare(nim, case, expected, lenient)] == [True]
    lenient["tail"] = "00"
    assert not any(each.explained for each in matrix.compare(nim, case, expected, lenient))
    assert not any(
        each.explained for each in matrix.compare(BY_NAME["ruby"], case, expected, lenient)
    )
