"""``verify``: its counts, its list of damage, its exit code."""

import pytest

from tests.cli.running import run
from tests.support.truth import CASES, GOLDEN, load


def test_every_case_is_counted_as_kafka_reads_it() -> None:
    for name in CASES:
        case = load(name)
        result = run("verify", case.path)
        *damage, counts, verdict = result.stdout.splitlines()
        size = sum(path.stat().st_size for path in case.segments)
        assert counts == (
            f"segments: {len(case.segments)} batches: {len(case.batches)} "
            f"records: {len(case.records)} bytes: {size}"
        )
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
        "stored checksum 2222879327, computed 817094384\n"
        "segments: 1 batches: 4 records: 20 bytes: 3562\n"
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
    assert result.stdout.startswith("tail: ")
    assert f" kind: {kind}: " in result.stdout
    verdict = result.stdout.splitlines()[-1]
    assert verdict.startswith("sound; tails: 1 (")
    assert size is None or verdict.endswith(f"({size:,} bytes)")


def test_standard_input() -> None:
    data = (GOLDEN / "k431-plain-small" / "00000000000000000000.log").read_bytes()
    result = run("verify", "-", stdin=data)
    assert result.stdout.endswith("sound\n")
