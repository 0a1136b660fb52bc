"""``verify``: its counts, its list of damage, its exit code."""

import json
from pathlib import Path

import pytest

import kafkafmt
from tests.cli.running import run
from tests.support.truth import CASES, GOLDEN, load
from tests.survey.brokers import checkpoint_of, plain, write


def test_every_case_is_counted_as_kafka_reads_it() -> None:
    for name in CASES:
        case = load(name)
        result = run("verify", case.path)
        *lines, counts, verdict = result.stdout.splitlines()
        size = sum(path.stat().st_size for path in case.segments)
        batches = sum(1 for batch in case.batches if batch["isValid"])
        assert counts == (
            f"segments: {len(case.segments)} batches: {batches} "
            f"records: {len(case.records)} bytes: {size}"
        )
        damage = [line for line in lines if line.startswith(("damage: ", "tail: "))]
        assert [line.partition(": ")[2].split(" kind: ")[0] for line in damage] == [
            f"{case.path / row['segment']} position: {row['position']} length: {row['length']}"
            for row in case.damage
        ]
        assert verdict.startswith("damaged" if case.damaged else "sound")
        assert result.exit_code == int(case.damaged), name


def test_a_bad_checksum_is_one_line_and_exit_1() -> None:
    case = GOLDEN / "k431-plain-small-badcrc"
    result = run("verify", case)
    assert result.exit_code == 1
    assert result.stdout == (
        f"damage: {case}/00000000000000000000.log position: 1541 length: 209 kind: bad_checksum: "
        "stored checksum 2222879327, computed 817094384 (offsets 9 to 9)\n"
        "segments: 1 batches: 3 records: 20 bytes: 3562\n"
        "damaged ranges: 1 (209 bytes)\n"
    )
    assert result.stderr == ""


@pytest.mark.parametrize(
    ("name", "kind", "size"),
    [("k431-prealloc", "zero_tail", 63287), ("k431-plain-small-truncated", "truncated_tail", None)],
)
def test_a_tail_is_listed_and_sound(name: str, kind: str, size: int | None) -> None:
    result = run("verify", GOLDEN / name)
    assert result.exit_code == 0
    (tail,) = (line for line in result.stdout.splitlines() if line.startswith("tail: "))
    assert f" kind: {kind}: " in tail
    verdict = result.stdout.splitlines()[-1]
    assert verdict.startswith("sound; tails: 1 (")
    assert size is None or verdict.endswith(f"({size:,} bytes)")


def test_standard_input() -> None:
    data = (GOLDEN / "k431-plain-small" / "00000000000000000000.log").read_bytes()
    result = run("verify", "-", stdin=data)
    assert result.stdout.endswith("sound\n")


def test_the_files_of_a_directory_as_a_shell_names_them() -> None:
    case = GOLDEN / "k431-tx"
    result = run("verify", *sorted(case.iterdir()))
    assert result.exit_code == 0
    assert f"note: {case}/case.json kind: skipped: not read: is not a log segment" in result.stdout
    assert f"note: {case}/partition.metadata kind: skipped: not read: " in result.stdout
    assert result.stdout.splitlines()[-1].startswith("sound")


def test_json_has_the_columns_of_the_table() -> None:
    case = GOLDEN / "k431-plain-small-badcrc"
    result = run("verify", "--json", case)
    (found,) = map(json.loads, result.stdout.splitlines())
    assert list(found) == kafkafmt.verify(case).column_names
    assert (found["severity"], found["kind"], found["position"]) == ("damage", "bad_checksum", 1541)
    assert result.stderr.splitlines()[-1] == "damaged ranges: 1 (209 bytes)"
    assert result.exit_code == 1


def test_totals_of_each_topic_and_other_damage(tmp_path: Path) -> None:
    write(plain(), tmp_path, "orders-0")
    write(plain(1), tmp_path, "payments-0")
    checkpoint_of(tmp_path, "replication", {("payments", "0"): 20})
    result = run("verify", "--threads", "2", "--no-progress", tmp_path)
    assert result.exit_code == 1
    topics = [line for line in result.stdout.splitlines() if line.startswith("topic: ")]
    assert [line.split(" batches: ")[0] for line in topics] == [
        "topic: orders partitions: 1 segments: 4",
        "topic: payments partitions: 1 segments: 1",
    ]
    assert topics[0].endswith(" sound")
    assert topics[1].endswith(" damage: 1")
    assert result.stdout.splitlines()[-1] == "other damage: 1"
    assert run("verify", "--topic", "orders", tmp_path).exit_code == 0
