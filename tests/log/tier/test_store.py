"""A topic in a bucket of S3: what is requested of it."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from kafkafmt.log.tier import bucket
from tests.log.tier.cases import NAMES, Case, rows
from tests.support.encoder import Rec, record_batch
from tests.support.samples import some
from tests.support.store import Store
from tests.support.tables import offsets
from tests.support.tier import MANIFEST, Segment, Tier, pem

SEGMENTS, BATCHES, RECORDS = 11, 40, 10
PAYLOAD = 2000
START = 1_700_000_000_000  # milliseconds


def batch(base: int) -> bytes:
    noise = (b"%08d" % base) * (PAYLOAD // 16)
    records = [
        Rec(b"k", noise + bytes(PAYLOAD // 2), offset_delta=n, timestamp_delta=n)
        for n in range(RECORDS)
    ]
    last = START + base + RECORDS - 1
    return record_batch(records, base_offset=base, base_timestamp=START + base, max_timestamp=last)


def segment(number: int) -> Segment:
    first = number * BATCHES * RECORDS
    data, index = b"", []
    for at in range(BATCHES):
        index.append((first + at * RECORDS + RECORDS - 1, len(data)))
        data += batch(first + at * RECORDS)
    return Segment(
        data,
        first,
        first + BATCHES * RECORDS - 1,
        index=index[1:],
        max_timestamp=START + first + BATCHES * RECORDS - 1,
    )


@pytest.fixture(scope="module")
def topic(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("tier")
    tier = Tier(root, "eu/", chunk_size=64 * 1024, pair="key1")
    for number in range(SEGMENTS):
        tier.put(segment(number))
    return root


@pytest.fixture
def asked(s3: Store, topic: Path) -> dict[str, Any]:
    name = s3.make("tier")
    s3.upload(name, "", topic)
    s3.requests.clear()
    return {
        "source": f"s3://{name}/eu",
        "private_keys": {"key1": pem()},
        "storage_options": s3.options,
    }


def test_a_whole_topic_takes_a_request_for_each_object(s3: Store, asked: dict[str, Any]) -> None:
    assert offsets(**asked) == list(range(SEGMENTS * BATCHES * RECORDS))
    assert len(s3.requests) <= 30
    assert len([each for each in s3.data_requests if each.path.endswith(MANIFEST)]) == SEGMENTS


def test_one_per_cent_of_the_offsets_takes_few_requests_and_bytes(
    s3: Store, asked: dict[str, Any], topic: Path
) -> None:
    stored = sum(path.stat().st_size for path in topic.rglob("*.log"))
    one = SEGMENTS * BATCHES * RECORDS // 100
    found = offsets(**asked, start_offset=2013, end_offset=2013 + one)
    assert found == list(range(2013, 2013 + one))
    assert len(s3.requests) <= 20
    assert sum(one.sent for one in s3.data_requests if one.path.endswith(".log")) <= stored * 0.03


def test_one_record_takes_one_chunk(s3: Store, asked: dict[str, Any]) -> None:
    assert offsets(**asked, start_offset=4017, end_offset=4018) == [4017]
    logs = [each for each in s3.data_requests if each.path.endswith(".log")]
    assert sum(each.sent for each in logs) <= 2 * (64 * 1024 + 28)


def test_older_segments_are_not_read_for_a_time(s3: Store, asked: dict[str, Any]) -> None:
    first = (SEGMENTS - 1) * BATCHES * RECORDS + 7
    assert offsets(**asked, start=START + first) == list(range(first, SEGMENTS * BATCHES * RECORDS))
    assert len({each.path for each in s3.data_requests if each.path.endswith(".log")}) == 1


def test_the_driver_keeps_no_manifests_of_a_large_bucket(
    s3: Store, asked: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bucket, "_MOST_KEPT", 3)
    assert offsets(**asked, start_offset=4017, end_offset=4018) == [4017]
    assert len([each for each in s3.data_requests if each.path.endswith(MANIFEST)]) > SEGMENTS


def test_a_replaced_object_is_not_read(s3: Store, asked: dict[str, Any], topic: Path) -> None:
    scan = kafkafmt.scan_records(**asked)
    path = min(topic.rglob("*.log"))
    name = asked["source"].removeprefix("s3://").partition("/")[0]
    s3.put(name, path.relative_to(topic).as_posix(), struct.pack(">q", 1) * 20_000)
    with pytest.raises(kafkafmt.errors.ReplacedError):
        scan.read_all()


@pytest.mark.slow
@pytest.mark.parametrize("name", some(NAMES, 3))
def test_real_objects_in_a_store(name: str, tmp_path: Path, s3: Store) -> None:
    case = Case(name, tmp_path)
    root = s3.make(f"real-{name}")
    s3.upload(root, "", case.bucket)
    asked: dict[str, Any] = {"private_keys": case.keys, "storage_options": s3.options}
    found = kafkafmt.read_records(f"s3://{root}", on_damage="skip", **asked)
    assert rows(found) == case.expected()
    if case.expected("expected-committed"):
        asked["isolation"] = "read_committed"
        found = kafkafmt.read_records(f"s3://{root}", on_damage="skip", **asked)
        assert rows(found) == case.expected("expected-committed")
