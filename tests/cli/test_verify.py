"""``verify``: its counts, its list of damage, its exit code."""

import json
import re
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt._base.wording import counted
from kafkafmt.cli import places, streams, words
from tests.cli.running import run
from tests.support.truth import GOLDEN, load
from tests.survey.brokers import checkpoint_of, plain, write


def test_every_case_is_counted_as_kafka_reads_it(cases: list[str]) -> None:
    for name in cases:
        case = load(name)
        result = run("verify", case.path)
        *lines, counts, verdict = result.stdout.splitlines()
        size = words.size(sum(path.stat().st_size for path in case.segments))
        batches = sum(1 for batch in case.batches if batch["isValid"])
        assert counts == (
            f"checked: 1 partition, {counted(len(case.segments), 'segment')}, "
            f"{counted(batches, 'batch')}, "
            f"{counted(len(case.records), 'record')}, {size}"
        )
        found = [line for line in lines if re.search(r", byte \d+, [1-9]\d* bytes: ", line)]
        assert sorted(line.partition(": ")[2].partition(" bytes: ")[0] for line in found) == sorted(
            f"{case.path / row['segment']}, byte {row['position']}, {row['length']}"
            for row in case.damage
        )
        assert verdict.startswith("damaged" if case.damaged else ("sound", "no damage"))
        assert result.exit_code == int(case.damaged), name


def test_a_bad_checksum_is_one_line_and_exit_1() -> None:
    case = GOLDEN / "k431-plain-small-badcrc"
    result = run("verify", case)
    assert result.exit_code == 1
    assert result.stdout == (
        f"damage: {case}/00000000000000000000.log, byte 1541, 209 bytes: wrong checksum: "
        "stored checksum 2222879327, computed 817094384 (offset 9)\n"
        "checked: 1 partition, 1 segment, 3 batches, 20 records, 3.48 KiB\n"
        "damaged: 1 damaged range (209 bytes)\n"
    )
    assert result.stderr == ""


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("k431-prealloc", ", 63287 bytes: zeroes at the end: "),
        ("k431-plain-small-truncated", " bytes: unfinished last entry: "),
    ],
)
def test_a_tail_is_a_note_and_sound(name: str, kind: str) -> None:
    result = run("verify", GOLDEN / name)
    assert result.exit_code == 0
    notes = [line for line in result.stdout.splitlines() if line.startswith("note: ")]
    assert [kind in note for note in notes].count(True) == 1
    assert result.stdout.splitlines()[-1] == f"no damage: {counted(len(notes), 'note')}"


def test_standard_input() -> None:
    data = (GOLDEN / "k431-plain-small" / "00000000000000000000.log").read_bytes()
    result = run("verify", "-", stdin=data)
    assert result.stdout.endswith("sound\n")


def test_no_directory_is_named_for_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "is_terminal", lambda: True)
    data = (GOLDEN / "k431-plain-small-badcrc" / f"{0:020}.log").read_bytes()
    first, second = run("verify", "-", stdin=data).stdout.splitlines()[:2]
    assert first.startswith("disk: 1 damaged place")
    assert "damage: standard input, byte " in second
    row = json.loads(run("verify", "--json", "-", stdin=data).stdout)
    assert row["path"] == "-"


def test_the_files_of_a_directory_as_a_shell_names_them() -> None:
    case = GOLDEN / "k431-tx"
    result = run("verify", *sorted(case.iterdir()))
    assert result.exit_code == 0
    assert f"note: {case}/case.json: not read: is not a log segment" in result.stdout
    assert f"note: {case}/partition.metadata: not read: a file beside segments" in result.stdout
    assert result.stdout.splitlines()[-1].startswith(("sound", "no damage"))


def test_json_has_the_columns_of_the_table() -> None:
    case = GOLDEN / "k431-plain-small-badcrc"
    result = run("verify", "--json", case)
    (found,) = map(json.loads, result.stdout.splitlines())
    assert list(found) == kafkafmt.verify(case).column_names
    assert (found["severity"], found["kind"], found["position"]) == ("damage", "bad_checksum", 1541)
    assert result.stderr.splitlines()[-1] == "damaged: 1 damaged range (209 bytes)"
    assert result.exit_code == 1


def test_what_is_sound_and_other_damage(tmp_path: Path) -> None:
    write(plain(), tmp_path, "orders-0")
    write(plain(1), tmp_path, "payments-0")
    checkpoint_of(tmp_path, "replication", {("payments", "0"): 20})
    result = run("verify", "--threads", "2", "--no-progress", tmp_path)
    assert result.exit_code == 1
    assert result.stdout.splitlines()[-2:] == ["sound: 1 partition of 2", "damaged: 1 place"]
    assert run("verify", "--topic", "orders", tmp_path).exit_code == 0


def test_the_worst_comes_first_and_many_of_a_kind_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(12):
        write(plain(), tmp_path, f"a-{number}")
    write(plain(), tmp_path, "worst-0")
    write(plain(), tmp_path, "sound-0")
    ends = {("a", str(number)): 0 for number in range(12)} | {("worst", "0"): 9_999}
    checkpoint_of(tmp_path, "replication", ends)
    for number in range(12):
        (tmp_path / f"a-{number}" / f"{0:020}.snapshot").write_bytes(
            bytes([0, number + 2]) + b"none" * 9
        )
    piped = run("verify", tmp_path).stdout.splitlines()
    monkeypatch.setattr(streams, "is_terminal", lambda: True)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")
    shown = run("verify", tmp_path)
    lines = shown.stdout.splitlines()
    assert shown.exit_code == 1
    assert max(map(len, lines)) <= 80
    titles = [line for line in lines if re.match(r"(a|worst|sound): ", line)]
    assert titles[0].startswith("worst: 1 damaged place")
    assert [each.partition(":")[0] for each in titles] == ["worst", "a", "sound"]
    assert any(re.match(r"  … \d+ more like these \(--wide lists all\)", line) for line in lines)
    assert "sound: 13 partitions of 14" in lines
    at = next(at for at, line in enumerate(lines) if line.startswith("damaged: 1 place, "))
    command = "\n".join(lines[at + 1 :]).replace("\\\n", "")
    assert " ".join(command.split()) == f"next: kafkafmt salvage {tmp_path} OUT"
    wide = run("verify", "--wide", tmp_path).stdout
    assert "more like these" not in wide
    assert len([line for line in piped if re.match("(damage|warning|note): ", line)]) == sum(
        line.startswith(("  damage: ", "  warning: ", "  note: ")) for line in wide.splitlines()
    )


def test_what_is_the_same_of_several_files_is_said_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(4):
        write(plain(), tmp_path, f"a-{number}")
        (tmp_path / f"a-{number}" / f"{0:020}.snapshot").write_bytes(b"none")
    piped = run("verify", tmp_path).stdout.splitlines()
    monkeypatch.setattr(streams, "is_terminal", lambda: True)
    lines = run("verify", tmp_path).stdout.splitlines()
    (head,) = [line for line in lines if ".snapshot" in line]
    assert head.endswith(f"a-0/{0:020}.snapshot and 3 others")
    assert sum(".snapshot" in line for line in piped) == 4
    assert sum(".snapshot" in line for line in run("verify", "--wide", tmp_path).stdout) != 1


def test_every_kind_has_words() -> None:
    from kafkafmt._base import damage
    from kafkafmt.survey.verification import finding

    kinds = {value for name, value in vars(finding).items() if name.isupper()} | {
        value for name, value in vars(damage).items() if name.isupper() and isinstance(value, str)
    }
    named = {each for each in kinds if isinstance(each, str) and "_" in each}
    assert named - {"read_error"} <= set(places.PHRASES)
