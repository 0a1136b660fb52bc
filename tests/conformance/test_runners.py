"""The runners of the conformance matrix: what CI has runs here, and the matrix is not fooled."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import build
from tests.conformance import cursor, languages, made, matrix, reference
from tests.conformance.cases import DAMAGED, Case, all_cases, decompressed
from tests.truth import Row, load, load_checkpoints

ROOT = Path(__file__).resolve().parents[2]
BY_NAME = {language.name: language for language in languages.LANGUAGES}
IN_CI = ("python", "javascript", "java", "go")
ELSEWHERE = [name for name in BY_NAME if name not in (*IN_CI, "perl")]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where streams, made files and runners go."""
    return tmp_path_factory.mktemp("conformance")


@pytest.fixture(scope="module")
def cases(folder: Path) -> list[Case]:
    """Every case."""
    return all_cases(folder)


@pytest.fixture(scope="module")
def expected(cases: list[Case]) -> dict[str, Any]:
    """What a runner must print for each."""
    return {case.name: reference.decode(case.path) for case in cases}


def broken_parsers(folder: Path, name: str, change: tuple[str, str]) -> Path:
    """A copy of ``generated`` with Python's and JavaScript's parsers, one file of them changed."""
    for language in ("python", "javascript"):
        shutil.copytree(ROOT / "generated" / language, folder / language)
    path = folder / name
    text = path.read_text("utf-8")
    assert change[0] in text
    path.write_text(text.replace(*change), "utf-8")
    return folder


# --- The reference ------------------------------------------------------------------------------


def flat(entry: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The records of an entry, decompressed where need be, with absolute offset and raw time."""
    content = entry.get("message") or entry["record_batch"]
    stream = decompressed(entry)
    if stream:
        kind, data = stream
        read: Any = reference.READERS[f".{kind}"]
        content = content | read(cursor.Cursor(data))
    if "message" in entry:
        inner = content.get("entries", [content])
        shift = 0
        if stream and entry["magic"] == 1 and content["offset"] != "0":
            shift = int(content["offset"]) - int(inner[-1]["offset"])
        for each in inner:
            yield each | {"at": int(each["offset"]) + shift, "headers": []}
        return
    for each in content.get("records") or content.get("control_records") or []:
        time = int(content["base_timestamp"]) + int(each["timestamp_delta"])
        at = int(content["base_offset"]) + each["offset_delta"]
        yield each | {"at": at, "timestamp": str(time)}


def data_or_none(text: str | None) -> bytes | None:
    return None if text is None else bytes.fromhex(text)


def check_batch(truth: Row, entry: dict[str, Any]) -> None:
    """The header is that of Kafka's reader."""
    header = entry.get("message") or entry["record_batch"]
    assert (int(entry["size"]), entry["magic"]) == (truth["sizeInBytes"], truth["magic"])
    assert header["crc"] == truth["crc"]
    codec = ("none", "gzip", "snappy", "lz4", "zstd")[header["attributes"]["compression_id"]]
    assert codec == truth["compression"]
    if truth["magic"] < 2:
        assert int(header["offset"]) == truth["lastOffset"]
        assert int(header["timestamp"] or -1) == truth["maxTimestamp"]
        return
    base = int(header["base_offset"])
    assert [
        base,
        base + header["last_offset_delta"],
        header["num_records"],
        header["attributes"]["timestamp_type"],
        header["attributes"]["is_transactional"],
        header["attributes"]["is_control"],
        header["partition_leader_epoch"],
        header["producer_epoch"],
        header["base_sequence"],
    ] == [
        truth["baseOffset"],
        truth["lastOffset"],
        truth["count"],
        truth["timestampType"],
        truth["isTransactional"],
        truth["isControl"],
        truth["leaderEpoch"],
        truth["producerEpoch"],
        truth["baseSequence"],
    ]
    times = (truth["baseTimestamp"], truth["maxTimestamp"], truth["producerId"])
    keys = ("base_timestamp", "max_timestamp", "producer_id")
    assert tuple(int(header[key]) for key in keys) == times


def check_record(truth: Row, record: dict[str, Any]) -> None:
    """A record is that of Kafka's reader."""
    assert record["at"] == truth["offset"]
    assert [
        [bytes.fromhex(key).decode("utf-8", "replace"), data_or_none(value)]
        for key, value in record["headers"]
    ] == [[each["key"], each["value"]] for each in truth["headers"]]
    if truth["timestampType"] == 0:
        time = int(record["timestamp"])
        assert (None if time == -1 else time) == truth["timestamp"]
    if truth["isControl"]:
        assert (
            truth["key"]
            .hex()
            .startswith(f"{record['key']['version']:04x}{record['key']['type_id']:04x}")
        )
        value = next(iter(record["value"].values()))
        assert truth["value"].hex().startswith(f"{value['version']:04x}")
    else:
        assert data_or_none(record["key"]) == truth["key"]
        assert data_or_none(record["value"]) == truth["value"]


def test_the_reference_says_what_kafkas_reader_said(case_dir: Path) -> None:
    truth = load(case_dir.name)
    batches, records = list(truth.batches), list(truth.records)
    if list(case_dir.glob("*.checkpoint")):
        more = load_checkpoints(case_dir.name)
        batches, records = batches + more[0], records + more[1]
    seen = 0
    for name in sorted({batch["segment"] for batch in batches}):
        entries = reference.decode(case_dir / name)["entries"]
        of_segment = [batch for batch in batches if batch["segment"] == name]
        assert [int(each["position"]) for each in entries] == [b["position"] for b in of_segment]
        for batch, entry in zip(of_segment, entries, strict=True):
            if not batch["isValid"]:
                continue
            check_batch(batch, entry)
            wanted = [
                each
                for each in records
                if (each["segment"], each["batchPosition"]) == (name, batch["position"])
            ]
            for record, found in zip(wanted, flat(entry), strict=True):
                check_record(record, found)
                seen += 1
    assert seen == len(records)


def test_the_reference_marks_an_entry_or_a_whole_stream(folder: Path, cases: list[Case]) -> None:
    decoded = {case.name: reference.decode(case.path) for case in cases if case.group == "odd"}
    assert decoded["varint-cut.log"]["entries"][1] == {
        "position": "69",
        "size": "62",
        "base_offset": "0",
        "magic": 2,
        "error": True,
    }
    assert decoded["cut.records"] == {"error": True}
    failed = {name for name, text in decoded.items() if '"error": true' in json.dumps(text)}
    assert len(failed) == 26
    assert {"empty-record.log", "overlong-varint.log", "control-null.log"}.isdisjoint(failed)


def test_the_groups(cases: list[Case]) -> None:
    groups = {case.name: case.group for case in cases}
    assert len(groups) == len(cases)
    logs = [case for case in cases if case.path.suffix == ".log" and "/" in case.name]
    assert len(logs) == 480
    assert {case.group == "damaged" for case in logs if DAMAGED.search(case.name)} == {True}
    brokers = ["0.8.2", "0.9.0", "0.10.0", "0.10.2", "0.11.0", "2.8", "3.9", "4.3", "4.4"]
    others = ["damaged", "upgrade", "checkpoints", "side-files", "streams", "odd", "limits"]
    assert list(dict.fromkeys(groups.values())) == brokers + others


# --- The languages of CI ------------------------------------------------------------------------


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
    failed = {case for case, found in outcome.differences.items() if found}
    assert failed == (beyond_javascript() if name == "javascript" else set())


def beyond_javascript() -> set[str]:
    """The made files with a number that JavaScript misreads, by the rule in docs/languages.md."""
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
        (-1, -1),
        (-(1 << 31), -(1 << 31)),
        (-(1 << 31) - 1, (1 << 31) - 1),
        (-(1 << 32), 0),
        ((1 << 53) + 1, 1 << 53),
        ((1 << 63) - 1, 1 << 63),
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
    assert {*BY_NAME, "webide"} - {"perl"} == {
        path.name for path in (ROOT / "generated").iterdir() if path.is_dir()
    }
    assert set(BY_NAME) - {"perl"} == {
        path.name for path in languages.RUNNERS.iterdir() if path.is_dir()
    }


@pytest.mark.node
def test_perl_computes_an_instance_of_value_0_again() -> None:
    build.install_compiler()
    compiler = [shutil.which("node") or "node", str(ROOT / "ksy" / "compile.js")]
    done = subprocess.run(
        [*compiler, str(ROOT / "ksy"), "perl"], capture_output=True, encoding="utf-8", check=True
    )
    files = json.loads(done.stdout)["perl"]
    position = files["KafkaLog.pm"].partition("sub ofs_entry {")[2].partition("\n}")[0]
    assert "return $self->{ofs_entry} if ($self->{ofs_entry});" in position
    assert "$self->{ofs_entry} = $self->_io()->pos();" in position
    # The parameters that it drops are no matter: no grammar has any.
    texts = [path.read_text("utf-8") for path in (ROOT / "ksy").glob("*.ksy")]
    assert not any(re.search(r"^ *params:", text, re.MULTILINE) for text in texts)


# --- The matrix is not fooled --------------------------------------------------------------------


def test_a_broken_parser_is_detected(
    cases: list[Case],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    change = ("-(1) - self.half", "0 - self.half")
    generated = broken_parsers(tmp_path / "generated", "python/kafka_varlong.py", change)
    monkeypatch.setattr(matrix, "FOLDER", tmp_path / "build")
    assert matrix.main(["--generated", str(generated), "python"]) == 1
    out = capsys.readouterr().out
    row = next(line for line in out.splitlines() if line.startswith("Python   "))
    assert "!" in row
    assert int(row.split()[-1]) > 100
    assert "Python: limits: timestamp_delta=-2147483648.log: FAILED" in out
    assert '.timestamp_delta: "-2147483648" expected, "-2147483647" read' in out


def test_sound_parsers_end_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(matrix, "FOLDER", tmp_path)
    assert matrix.main(["--full", "python"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert sum(line.endswith(": passed") for line in out) == len(all_cases(tmp_path))
    assert out[-1].split()[-1] == "0"


@pytest.mark.node
def test_a_limit_excuses_nothing_else(
    folder: Path, cases: list[Case], expected: dict[str, Any], tmp_path: Path
) -> None:
    build.install_compiler()
    change = ("this.maxTimestamp = ", "this.maxTimestamp = 0 * ")
    generated = broken_parsers(tmp_path / "g", "javascript/KafkaRecordBatchHeader.js", change)
    limits = [case for case in cases if case.group == "limits"]
    outcome = matrix.examine(BY_NAME["javascript"], limits, expected, tmp_path / "b", generated)
    # -2^32 is read as 0 anyway; all else in a batch is wrong now.
    others = {"offset", "timestamp", *made.ENDINGS}
    batches = [case for case in limits if case.name.partition("=")[0] not in others]
    assert outcome.unexplained == len(batches) - 1


def test_a_runner_that_breaks_is_unexplained(
    cases: list[Case], expected: dict[str, Any], tmp_path: Path
) -> None:
    change = ("self.crc = self._io.read_u4be()", "self.crc = undefined")
    generated = broken_parsers(tmp_path / "g", "python/kafka_message_header.py", change)
    outcome = matrix.examine(BY_NAME["python"], cases, expected, tmp_path / "b", generated)
    assert "NameError" in outcome.broken
    assert outcome.unexplained == 1
    assert list(matrix.table([outcome], cases))[-1].endswith("1 (broken)")
    assert any("NameError" in line for line in matrix.details(outcome, cases, full=False))


@pytest.mark.parametrize(
    ("expected", "got", "places"),
    [
        ({"a": 1}, {"a": 1}, []),
        ({"a": 1}, {"a": True}, [".a"]),
        ({"a": 1}, {"a": 1.0}, [".a"]),
        ({"a": None}, {"a": ""}, [".a"]),
        ({"a": None}, {}, [""]),
        ({"a": [1, 2]}, {"a": [1, 3]}, [".a[1]"]),
        ({"a": [1, 2]}, {"a": [1]}, [".a"]),
        ({"a": {"b": "1"}}, {"a": {"b": 1}}, [".a.b"]),
    ],
)
def test_differences(expected: Any, got: Any, places: list[str]) -> None:
    found = list(matrix.differences(BY_NAME["python"], expected, got))
    assert [each.place for each in found] == places
    assert not any(each.explained for each in found)


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
