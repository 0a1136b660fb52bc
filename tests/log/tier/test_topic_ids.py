"""Logs of one name with several topic ids, in a tier and on the disk of a broker."""

from __future__ import annotations

import pickle
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from kafkafmt._base.limits import DEFAULT_LIMITS
from kafkafmt.lake.plan import extents, selection
from kafkafmt.lake.plan.log_read import LogRead
from kafkafmt.log.merging import SeveralLogsError
from kafkafmt.log.scan.query import Query
from kafkafmt.log.tier.logs import find_extents, log_extents
from kafkafmt.storage.access import StorageOptions
from tests.log.tier.test_bad import COUNT, segment
from tests.support.files import put
from tests.support.tier import TOPIC_ID, Tier, pem

OTHER_ID = "up-PZMKLScK-6vynoPJHZg"
RECREATED = f"{'A' * 21}Q"


def local(path: Path, topic_id: str | None) -> Path:
    """A data directory with the log of ``orders-0``."""
    directory = put(path / "disk" / "orders-0" / f"{0:020}.log", segment(0).data).parent
    if topic_id is not None:
        (directory / "partition.metadata").write_text(f"version: 0\ntopic_id: {topic_id}\n")
    return directory.parent


@pytest.fixture
def bucket(tmp_path: Path) -> Path:
    Tier(tmp_path / "bucket").put(segment(0))
    return tmp_path / "bucket"


def recreated(bucket: Path) -> None:
    Tier(bucket).put(segment(0), topic_id=RECREATED)


def read(source: Any, merges: bool) -> int:
    return len(kafkafmt.read_records(kafkafmt.merge_replicas(source) if merges else source))


@pytest.mark.parametrize("merges", [False, True])
def test_two_topic_ids_in_a_tier_are_two_logs(bucket: Path, merges: bool) -> None:
    recreated(bucket)
    assert read(bucket, merges) == 2 * COUNT
    assert kafkafmt.read_transactions(bucket).num_rows == 0


@pytest.mark.parametrize("merges", [False, True])
@pytest.mark.parametrize("topic_id", [TOPIC_ID, None])
def test_a_directory_of_the_log_is_a_part_of_it(
    bucket: Path, topic_id: str | None, merges: bool, tmp_path: Path
) -> None:
    assert read([bucket, local(tmp_path, topic_id)], merges) == COUNT


@pytest.mark.parametrize("merges", [False, True])
def test_a_directory_of_another_id_is_refused(bucket: Path, merges: bool, tmp_path: Path) -> None:
    sources = [bucket, local(tmp_path, OTHER_ID)]
    words = f"several topics are called orders: id {OTHER_ID} in .* and id {TOPIC_ID} in "
    with pytest.raises(SeveralLogsError, match=words):
        read(sources, merges)
    with pytest.raises(SeveralLogsError, match=words):
        kafkafmt.read_transactions(sources)
    query = Query(source=tuple(map(str, sources)), on_damage="collect")
    planned = LogRead(query, merge_replicas=merges)
    with pytest.raises(SeveralLogsError, match=words):
        extents.plan(selection.select(planned), planned, list)


def test_a_directory_without_an_id_is_of_none_of_two(bucket: Path, tmp_path: Path) -> None:
    recreated(bucket)
    with pytest.raises(SeveralLogsError, match="several topics are called orders"):
        kafkafmt.read_records([bucket, local(tmp_path, None)])


def test_surveys_list_them_all(bucket: Path, tmp_path: Path) -> None:
    sources = [bucket, local(tmp_path, OTHER_ID)]
    ids = kafkafmt.read_logs(sources)["topicId"].to_pylist()
    assert sorted(ids) == sorted([OTHER_ID, TOPIC_ID])
    assert kafkafmt.tier.read_tier(sources).coverage.num_rows == 1


def test_the_extents_of_a_log_are_found_again_in_a_task(bucket: Path, tmp_path: Path) -> None:
    recreated(bucket)
    other = put(tmp_path / "events-0" / f"{0:020}.log", segment(0).data).parent
    storage = StorageOptions({}, {"key1": pem()})
    found = find_extents(str(bucket), storage)
    logs = {each.copied.topic_id: each.copied for each in found if each.copied}
    folders = [directory for log in logs.values() for directory in log.directories]
    assert set(logs) == {TOPIC_ID, RECREATED}
    for topic_id, log in logs.items():
        own = [each for each in found if each.copied and each.copied.topic_id == topic_id]
        assert ([*log_extents(log, DEFAULT_LIMITS)], log.storage) == (own, storage)
        sent = pickle.loads(pickle.dumps(replace(log, directories=(*folders, str(other)))))
        again = log_extents(sent, DEFAULT_LIMITS)
        assert [each.segment.path for each in again] == [each.segment.path for each in own]
