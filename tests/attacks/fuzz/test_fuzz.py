"""A short replay of the fuzzer: the inputs that it kept, and a few hundred changed logs."""

import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kafkafmt
from tests.attacks.fuzz import kafka_answers, target
from tests.attacks.fuzz.fields import change_field
from tests.attacks.fuzz.mutations import mutate
from tests.attacks.fuzz.streams import stream_entry
from tests.attacks.fuzz.targets import TARGETS
from tests.attacks.properties.strategies import framings_v2
from tests.support.encoder import Rec, message, record_batch
from tests.support.encoder.record_batch import record
from tests.support.encoder.varint import overlong, varint, varlong
from tests.support.processes import printed_by
from tests.support.samples import sampled
from tests.support.tables import rows

pytest.importorskip("kafkafmt.segment.engine.kernel._kernel", reason="the kernel is not compiled")

CORPUS = target.kept()


def test_the_corpus_is_there() -> None:
    assert len(CORPUS) > 100


@pytest.mark.parametrize("path", sampled(CORPUS), ids=lambda path: path.stem)
def test_what_the_fuzzer_kept(path: Path) -> None:
    assert target.problems(path.read_bytes()) == []


@pytest.mark.parametrize("seed", sampled(range(10)))
def test_changed_logs_are_read_the_same_by_both_engines(seed: int) -> None:
    chance = random.Random(seed)
    seeds = target.seeds(1000)
    for _ in range(40):
        data = mutate(chance.choice(seeds), chance)
        assert target.problems(data) == [], data.hex()


@pytest.mark.parametrize("seed", sampled(range(4)))
def test_changed_streams_are_read_the_same_by_both_engines(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(40):
        data = stream_entry(chance)
        assert target.problems(data) == [], data.hex()


@given(recs=st.binary(max_size=60), count=st.integers(-1, 9), framing=framings_v2)
def test_any_payload_is_read_the_same_by_both_engines(
    recs: bytes, count: int, framing: str
) -> None:
    data = record_batch([recs], count=count, framing=framing, last_offset_delta=9)
    assert target.problems(data) == []


@given(data=st.binary(max_size=200))
def test_any_bytes_are_read_the_same_by_both_engines(data: bytes) -> None:
    assert target.problems(data) == []


@pytest.mark.parametrize("name", sampled(sorted(TARGETS.keys() - {"kernel"}), 4))
def test_a_fuzz_target_finds_nothing(name: str) -> None:
    chance, chosen = random.Random(3), TARGETS[name]
    seeds = chosen.seeds(3000)
    for _ in range(300):
        chosen.read(chosen.change(chance.choice(seeds), chance))


def test_nothing_is_compared_with_kafka_where_java_is_missing() -> None:
    printed = printed_by("tests.run", "kafka", "--seconds", "1", environment={"PATH": ""})
    assert "Java is missing" in printed


def test_where_kafka_answers_otherwise() -> None:
    log = record_batch([Rec(b"k", b"v")], base_offset=7)
    batch = _kafka_batch(log)
    told = {"batches": [batch], "end": len(log), "thrown": None}
    assert list(kafka_answers.differences(told, log)) == []

    def found(change: dict[str, Any], data: bytes = log) -> list[str]:
        changed = told | {"batches": [batch | change]}
        return [what for what, _ in kafka_answers.differences(changed, data)]

    assert found({"lastOffset": 8}) == ["lastOffset differs"]
    assert found({"records": []}) == ["records differ"]
    assert found({"records": [], "thrown": "x"}) == ["what Kafka refuses is read"]
    assert found({"position": 1}) == ["a sound entry is missing"]
    assert found({}, log + b"tail") == []
    assert found({}, log + log) == ["the end differs"]
    assert found({}, log[:-1] + b"\x01")[-1] == "what Kafka reads is damage"


def _kafka_batch(log: bytes) -> dict[str, Any]:
    """What Kafka says of a batch with one record at offset 7."""
    (row,) = rows(kafkafmt.read_batches(log))
    record = {"offset": 7, "timestamp": -1, "timestampType": -1, "sequence": -1}
    return row | {"records": [record | {"key": "aw==", "value": "dg==", "headers": []}]}


@pytest.mark.slow
def test_the_driver_compares_both_engines_in_memory_of_exact_size(tmp_path: Path) -> None:
    """In a separate process, because it replaces the kernel's classes."""
    options = ("--seconds", "0.5", "--largest", "1000", "--failures", tmp_path)
    for more in ([], ["--fast"]):
        printed = printed_by("tests.run", "fuzz", *options, *more)
        assert printed.endswith(" inputs: nothing found\n")


REC = Rec(b"k", b"v", ((b"n", b"w"),))


@pytest.mark.slow
def test_one_field_of_a_record_is_changed_and_its_length_fits() -> None:
    chance = random.Random(1)
    assert {
        record(REC, key=varint(9) + b"k"),  # one more than what is left
        record(REC, key=varint(-2) + b"k"),
        record(REC, value=varint(7) + b"v"),
        record(REC, value=overlong(1, 6) + b"v"),
        record(REC, header_count=varint(5)),
        record(REC, header_count=varint(-1)),
        record(REC, headers=varint(4) + b"n" + varint(1) + b"w"),
        record(REC, headers=varint(1) + b"n" + varint(2) + b"w"),
        record(REC, offset_delta=varint(2**31 - 1)),
        record(REC, timestamp_delta=varlong(2**63 - 1)),
        record(REC, length=varint(len(record(REC)))),
    } <= {change_field(record(REC), chance) for _ in range(6000)}


@pytest.mark.parametrize("magic", [0, 1])
def test_one_field_of_a_message_is_changed_and_its_checksum_fits(magic: int) -> None:
    plain = message(magic=magic, key=b"k", value=b"v")
    chance = random.Random(1)
    assert {
        message(magic=magic, key=b"k", key_length=6, value=b"v"),
        message(magic=magic, key=b"k", key_length=7, value=b"v"),
        message(magic=magic, key=b"k", value=b"v", value_length=2),
        message(magic=magic, key=b"k", value=b"v", value_length=-(2**31)),
        message(magic=magic, key=b"k", value_length=1),
    } <= {change_field(plain, chance) for _ in range(6000)}
