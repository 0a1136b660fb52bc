"""Logs with random and damaged records: every table and command ends in order."""

from __future__ import annotations

from pathlib import Path

import pytest

import kafkafmt
from tests.cli.running import run
from tests.cluster.messages.corpus import log_directory
from tests.support.encoder import flip

TOPICS = (
    *("consumer-offsets", "transaction-state", "share-group-state"),
    *("cluster-metadata", "remote-log-metadata"),
)
COMMANDS = (
    ["offsets"],
    ["groups"],
    ["groups", "--members"],
    *(["cluster", table] for table in ("topics", "partitions", "brokers", "configs", "quotas")),
)


@pytest.fixture(params=["k431-crafted", "k431-mutated"])
def source(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    for topic in TOPICS:
        log_directory(f"{request.param}-{topic}", tmp_path)
    return tmp_path


def test_no_record_makes_a_table_fail(source: Path) -> None:
    for name in ("read_internal", "read_offset_commits", "read_committed_offsets", "read_groups"):
        assert getattr(kafkafmt.cluster, name)(source).num_rows > 0
    assert kafkafmt.cluster.read_group_members(source).num_rows > 0
    assert kafkafmt.cluster.read_group_events(source).num_rows > 0
    assert kafkafmt.cluster.read_open_transactions(source).num_rows > 0
    assert kafkafmt.cluster.read_share_states(source).num_rows > 0
    assert kafkafmt.cluster.read_cluster(source).findings
    assert kafkafmt.cluster.read_transaction_states(source).num_rows > 0
    assert kafkafmt.cluster.read_metadata_records(source).num_rows > 0
    assert kafkafmt.cluster.read_remote_segments(source).num_rows > 0


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_no_record_makes_a_command_fail(source: Path, command: list[str]) -> None:
    for arguments in (command, [*command, "--json"]):
        done = run(*arguments, source)
        assert done.exit_code in (0, 1), done.output
        assert done.stdout or "--json" in arguments
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize("size", [0, 1, 61, 100, 1000])
def test_a_log_that_is_cut_anywhere_is_read_as_far_as_it_goes(tmp_path: Path, size: int) -> None:
    folder = log_directory("k431-rich-consumer-offsets", tmp_path)
    segment = next(folder.glob("*.log"))
    whole = kafkafmt.cluster.read_internal(folder).num_rows
    segment.write_bytes(segment.read_bytes()[: -size or None])
    assert 0 < kafkafmt.cluster.read_internal(folder).num_rows <= whole
    assert kafkafmt.cluster.read_groups(folder).num_rows > 0


def test_damage_is_left_out_and_told_on_request(tmp_path: Path) -> None:
    folder = log_directory("k431-rich-consumer-offsets", tmp_path)
    segment = next(folder.glob("*.log"))
    flip(segment, 5000, 255)
    damage: list[kafkafmt.Damage] = []
    kafkafmt.cluster.read_internal(folder, on_damage="collect", damage=damage)
    assert len(damage) == 1
    with pytest.raises(kafkafmt.KafkaFormatError):
        kafkafmt.cluster.read_internal(folder, on_damage="raise")
    assert run("groups", folder).exit_code == 1
