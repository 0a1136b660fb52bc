"""Bad input of every kind: an error in a row or a finding, and the rest is read."""

from __future__ import annotations

import base64
import json
import shutil
import struct
import tracemalloc
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.cluster.messages import schema
from kafkafmt.cluster.messages.records import decoder
from tests.cli.running import run
from tests.cluster.messages.corpus import case_folder, log_directory
from tests.cluster.state.test_offsets import commit, log, plain, text
from tests.support.encoder import Rec, flip, record_batch

INTERNAL = (
    *("__consumer_offsets", "__transaction_state", "__share_group_state"),
    *("__cluster_metadata", "__remote_log_metadata"),
)
TABLES = {
    "__consumer_offsets": ("read_offset_commits", "read_committed_offsets", "read_groups"),
    "__transaction_state": ("read_transaction_states", "read_open_transactions"),
    "__share_group_state": ("read_share_states",),
    "__cluster_metadata": ("read_metadata_records",),
    "__remote_log_metadata": ("read_remote_segments",),
}
GOOD = commit("g", "t", 0, 10)


def errors(source: Path) -> list[str | None]:
    """The error of each record; the tables of the topic can be made, too."""
    for name in TABLES["__consumer_offsets"]:
        getattr(kafkafmt.cluster, name)(source)
    found: list[str | None] = kafkafmt.cluster.read_internal(source)["error"].to_pylist()
    return found


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        (b"\x00\x63rest", b"\0\0", "unknown record type 99"),
        (b"\xff\xffrest", b"\0\0", "unknown record type -1"),
        (b"", b"", "Could not read version from key's buffer"),
        (b"\x00", None, "Could not read version from key's buffer"),
        (None, b"\0\0", "the key is null"),
        (GOOD.key, b"\x00\x05" + bytes(40), "unknown record version 5"),
        (GOOD.key, b"\xff\xff" + bytes(40), "unknown record version -1"),
        (GOOD.key, b"\x00", "Could not read version from value's buffer"),
        (GOOD.key, (GOOD.value or b"")[:-1], "due to: "),
        ((GOOD.key or b"")[:-1], GOOD.value, "due to: "),
        # A null where none may be: the metadata of a commit.
        (GOOD.key, struct.pack(">hqihq", 3, 1, 0, -1, 0), "field metadata was serialized as null"),
        (GOOD.key, struct.pack(">hqih", 3, 1, 0, 0x7FFF), "only 0 byte(s) available"),
        # Members without end, in the metadata of a group.
        (
            b"\0\2" + text("g"),
            struct.pack(">h", 0) + text("c") + struct.pack(">i", 1) + text("p") * 2
            + struct.pack(">i", 2**31 - 1),
            "Tried to allocate a collection of size 2147483647",
        ),
        # Tagged fields without end, and a tag longer than the rest.
        (GOOD.key, struct.pack(">hqi", 4, 1, 0) + b"\1" + bytes(8) + b"\xff\xff\xff\xff\7", "null"),
        (GOOD.key, struct.pack(">hqi", 4, 1, 0) + b"\1" + bytes(8) + b"\1\5\x7f", "available"),
    ],
)  # fmt: skip
def test_a_bad_record_is_an_error_and_the_others_are_read(
    tmp_path: Path, key: bytes | None, value: bytes | None, words: str
) -> None:
    source = log(tmp_path, plain(0, GOOD, Rec(key, value), commit("g", "t", 1, 20)))
    before, error, after = errors(source)
    assert (before, after) == (None, None)
    assert words in str(error)
    rows = kafkafmt.cluster.read_committed_offsets(source).to_pylist()
    assert [row["committedOffset"] for row in rows] == [10, 20]
    is_unknown = "record type" in words  # a coordinator warns, and goes on
    is_of_groups = (key or b"")[:2] == b"\0\2"
    tables = (
        ("groups", kafkafmt.cluster.read_groups),
        ("offsets", kafkafmt.cluster.read_committed_offsets),
    )
    for command, read in tables[: 1 if is_of_groups else 2]:
        found: list[kafkafmt.Damage] = []
        read(source, on_damage="collect", damage=found)
        ran = run(command, str(source))
        assert ran.exit_code == len(found) == 1 - is_unknown
        if is_unknown:
            read(source, on_damage="raise")
            kind = words.split()[-1]
            assert f"__consumer_offsets: 1 record of unknown types ({kind})" in ran.stderr
            continue
        assert [(one.segment, one.position) for one in found] == [(f"{0:020}.log", 0)]
        assert words in found[0].message
        assert found[0].message.startswith("offset 1: ")
        assert "__consumer_offsets-3/" in ran.stderr
        with pytest.raises(kafkafmt.KafkaFormatError, match="offset 1: "):
            read(source, on_damage="raise")
    if is_of_groups:
        ran = run("offsets", str(source))
        assert (ran.exit_code, ran.stderr) == (0, "")


def test_what_follows_a_message_and_unknown_tags_are_read_over(tmp_path: Path) -> None:
    tagged = struct.pack(">hqi", 4, 30, 0) + b"\1" + bytes(8) + b"\1\x63\3abc"
    long = Rec((GOOD.key or b"") + b"more", (GOOD.value or b"") + b"more")
    source = log(tmp_path, plain(0, long, Rec(GOOD.key, tagged)))
    assert errors(source) == [None, None]
    offsets = kafkafmt.cluster.read_offset_commits(source)["committedOffset"].to_pylist()
    assert offsets == [10, 30]


@pytest.mark.parametrize("count", [2**31 - 1, -1, -(2**31), 5_000_000])
def test_a_false_count_costs_no_memory(count: int) -> None:
    decode = decoder(schema.CONSUMER_OFFSETS)
    key = b"\0\2" + text("g")
    value = struct.pack(">h", 0) + text("c") + struct.pack(">i", 1) + text("p") * 2
    decode(key, value)  # loads what is needed
    tracemalloc.start()
    decoded = decode(key, value + struct.pack(">i", count))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert decoded.error is not None
    assert peak < 1_000_000


@pytest.mark.parametrize("name", INTERNAL)
@pytest.mark.parametrize("other", INTERNAL)
def test_a_log_under_the_name_of_another_topic(tmp_path: Path, name: str, other: str) -> None:
    case = case_folder(f"k431-rich-{other.strip('_').replace('_', '-')}")
    (tmp_path / f"{name}-0").mkdir()
    for segment in case.glob("*.log"):
        shutil.copy(segment, tmp_path / f"{name}-0")
    rows = kafkafmt.cluster.read_internal(tmp_path)
    assert rows.num_rows > 0
    for table in TABLES[name]:
        getattr(kafkafmt.cluster, table)(tmp_path)
    if name != other:
        # Nothing in the bytes says which topic they are of, so some of them may fit.
        assert rows["error"].null_count < rows.num_rows


@pytest.mark.parametrize("topic", ["__remote_log_metadata", "__cluster_metadata"])
def test_the_key_of_a_record_that_has_a_frame_is_kept(tmp_path: Path, topic: str) -> None:
    case = case_folder(f"k431-rich-{topic.strip('_').replace('_', '-')}")
    values = kafkafmt.read_records(case / "00000000000000000000.log")
    keys = [None, b"", b"0:topic-1:segment", b"\xff\0"]
    folder = tmp_path / f"{topic}-0"
    folder.mkdir()
    records = [
        Rec(key, value) for key in keys for value in (values["value"][0].as_py(), b"\x7f", None)
    ]
    (folder / "00000000000000000000.log").write_bytes(record_batch(records))
    found = kafkafmt.cluster.read_internal(tmp_path)
    told = [
        None if text is None else base64.b64decode(json.loads(text))
        for text in found["key"].to_pylist()
    ]
    assert told == [record.key for record in records]
    assert found["value"][0].as_py()
    assert found["value"].to_pylist() == found["value"].to_pylist()[:3] * len(keys)
    assert all(found["error"].to_pylist()[1::3])


def test_a_topic_without_a_record_has_empty_tables(tmp_path: Path) -> None:
    for name, tables in TABLES.items():
        folder = tmp_path / f"{name}-0"
        folder.mkdir()
        (folder / "00000000000000000000.log").write_bytes(b"")
        for table in (*tables, "read_internal"):
            assert getattr(kafkafmt.cluster, table)(folder).num_rows == 0
    image = kafkafmt.cluster.read_cluster(tmp_path)
    assert (image.offset, image.topics.num_rows, image.findings) == (None, 0, [])


@pytest.mark.parametrize("name", INTERNAL)
def test_a_record_that_no_state_can_have_is_damage(tmp_path: Path, name: str) -> None:
    """As many as there are have a bounded list: 5,000 are 1,000 and one for the rest."""
    folder = tmp_path / f"{name}-0"
    folder.mkdir()
    unreadable = [Rec(b"\x7f", b"\x01\x63\x00")] * 5_000
    (folder / f"{0:020}.log").write_bytes(plain(0, *unreadable))
    if name == "__cluster_metadata":
        assert len(kafkafmt.cluster.read_cluster(tmp_path).findings) == 5_000
        return
    found: list[kafkafmt.Damage] = []
    getattr(kafkafmt.cluster, TABLES[name][-1])(folder, on_damage="collect", damage=found)
    assert len(found) == 1_001
    assert {(one.topic, one.partition, one.length) for one in found[:-1]} == {(name, 0, 0)}
    assert found[-1].several == (4_000, 0)


@pytest.mark.parametrize("name", INTERNAL)
def test_a_log_that_lost_its_segments_is_damage(tmp_path: Path, name: str) -> None:
    log_directory(f"k431-rich-{name.strip('_').replace('_', '-')}", tmp_path)
    lost = tmp_path / f"{name}-7"
    lost.mkdir()
    (lost / f"{5:020}.snapshot").touch()
    if name == "__cluster_metadata":
        (finding,) = kafkafmt.cluster.read_cluster(tmp_path).findings
        assert finding.startswith(f"{lost}: ")
        assert finding.endswith("offsets 0 to 4 are lost")
        return
    for table in (*TABLES[name], "read_internal"):
        found: list[kafkafmt.Damage] = []
        getattr(kafkafmt.cluster, table)(tmp_path, on_damage="collect", damage=found)
        assert [(one.source, one.kind) for one in found] == [(str(lost), "missing_offsets")]
        with pytest.raises(OSError, match="offsets 0 to 4 are lost"):
            getattr(kafkafmt.cluster, table)(tmp_path, on_damage="raise")


def test_a_snapshot_that_is_newer_than_the_log(tmp_path: Path) -> None:
    folder = log_directory("k431-rich-cluster-metadata", tmp_path)
    newest = max(path for path in folder.glob("*.checkpoint") if path.name[0].isdigit())
    expected = kafkafmt.cluster.read_cluster(folder, as_of_offset=int(newest.name[:20]) - 1)
    for segment in folder.glob("*.log"):
        segment.write_bytes(segment.read_bytes()[:2000])  # ends long before the snapshot
    image = kafkafmt.cluster.read_cluster(folder)
    assert (image.snapshot, image.offset) == (str(newest), expected.offset)
    assert image.topics.equals(expected.topics)
    assert image.findings == []


def test_a_snapshot_that_is_not_one(tmp_path: Path) -> None:
    folder = log_directory("k431-rich-cluster-metadata", tmp_path)
    whole = kafkafmt.cluster.read_cluster(folder)
    for number, content in enumerate((b"", b"not a snapshot", bytes(500))):
        (folder / f"{10**19 + number:020}-0000000009.checkpoint").write_bytes(content)
    image = kafkafmt.cluster.read_cluster(folder)
    assert image.topics.equals(whole.topics)
    assert len(image.findings) == 3
    assert all("without header or footer" in finding for finding in image.findings)


def test_a_source_without_the_topic_is_named(tmp_path: Path) -> None:
    missing, empty = tmp_path / "missing", tmp_path / "empty"
    empty.mkdir()
    other = log(tmp_path, plain(0, GOOD))
    for source in (missing, str(missing), [empty, missing]):
        with pytest.raises(FileNotFoundError, match=f"{missing}.*no such file"):
            kafkafmt.cluster.read_cluster(source)
    with pytest.raises(FileNotFoundError, match=f"^{empty}: holds no log or snapshot of __cluster"):
        kafkafmt.cluster.read_cluster(empty)
    for sources, shown in ([other], other), ([other] * 4, f"{other}, {other}, {other}, …"):
        with pytest.raises(FileNotFoundError, match=f"^{shown}: holds no log of __transaction_s"):
            kafkafmt.cluster.read_transaction_states(sources)


# --- logs with random and damaged records: every table and command ends in order ------------------


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
