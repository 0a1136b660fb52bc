"""Message schemas become grammars: what the kept schemas do not have; and a new release.

What they have is in the grammars that are committed, which `build.py --check` makes again. Their
parsers are compared with a decoder written by hand (tests/cluster/messages).
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from scripts.message_schemas import __main__ as command
from scripts.message_schemas import jars, kept
from scripts.message_schemas.grammars import grammars
from scripts.message_schemas.jars import SchemaError

RELEASE = "4.3.1"
Grammar = dict[str, Any]
A = {"name": "A", "type": "int8"}


def schema(fields: list[Any], *, valid: str = "0", flexible: str = "none", **more: Any) -> Any:
    """A schema as a jar has it."""
    return {
        "name": "TestValue",
        "type": "coordinator-value",
        "apiKey": 1,
        "validVersions": valid,
        "flexibleVersions": flexible,
        "fields": [
            {"versions": "0+", "about": "Words of Kafka's own.", **field} for field in fields
        ],
        **more,
    }


def kept_of(given: Any, release: str = RELEASE, earlier: Any = None) -> Any:
    files = kept.files({"group-coordinator": [given]}, release, earlier or {})
    return files["consumer_offsets"]


def grammar(fields: list[Any], **more: Any) -> Grammar:
    """The grammar of a schema, read from its text."""
    content = kept_of(schema(fields, **more)) | {"topic": ""}
    (text,) = grammars({"consumer_offsets": content}).values()
    made: Grammar = yaml.safe_load(text)
    return made


def parts(of: Grammar) -> list[tuple[str, Any, Any]]:
    """Id, type or size, and condition of each field, without what is around the message."""
    around = ("message_version", "trailing")
    return [
        (each["id"], each.get("type", each.get("size")), each.get("if"))
        for each in of["seq"]
        if each["id"] not in around
    ]


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        *(("bool", "u1"), ("int8", "s1"), ("int16", "s2"), ("uint16", "u2"), ("int32", "s4")),
        *(("uint32", "u4"), ("int64", "s8"), ("float64", "f8"), ("uuid", 16)),
        *(("string", "kafka_string"), ("bytes", "kafka_bytes")),
    ],
)
def test_types(kind: str, expected: Any) -> None:
    made = grammar([{"name": "Field", "type": kind}])
    assert parts(made) == [("field", expected, None)]
    imports = made["meta"].get("imports", [])
    assert imports == ([f"../{expected}"] if str(expected).startswith("kafka") else [])


def test_nullable_structs_have_a_marker() -> None:
    inner = [{"name": "Port", "type": "uint16", "versions": "0+"}]
    endpoint = {"name": "Endpoint", "type": "Endpoint", "nullableVersions": "0+", "fields": inner}
    made = grammar([endpoint], flexible="0+")
    assert parts(made)[:2] == [
        ("endpoint_marker", "s1", None),
        ("endpoint", "test_value_endpoint", "endpoint_marker >= 0"),
    ]
    assert [each["id"] for each in made["types"]["test_value_endpoint"]["seq"]] == [
        *("port", "tagged_fields"),
    ]
    tagged = endpoint | {"tag": 0, "taggedVersions": "0+"}
    made = grammar([tagged], flexible="0+")
    marker, field = made["types"]["test_value_endpoint_tag"]["seq"]
    assert (marker["type"], field["if"]) == ("kafka_unsigned_varint", "endpoint_marker.value >= 1")


def test_tags_with_a_gap_are_refused() -> None:
    with pytest.raises(SchemaError, match=r"tags \[1\]"):
        grammar([{"name": "A", "type": "int8", "tag": 1, "taggedVersions": "0+"}], flexible="0+")


def test_common_structs_and_a_field_named_version() -> None:
    common = {
        "name": "Part",
        "versions": "0+",
        "fields": [{"name": "P", "type": "int32", "versions": "0+"}],
    }
    fields = [{"name": "Version", "type": "int64"}, {"name": "Parts", "type": "[]Part"}]
    made = grammar(fields, commonStructs=[common])
    assert [name for name, _, _ in parts(made)] == ["version_number", "num_parts", "parts"]
    assert list(made["types"]) == ["test_value_part"]


def test_texts_of_kafka_are_not_kept_and_news_are_refused() -> None:
    content = kept_of(schema([A]))
    assert "Words of Kafka" not in kept.text(content)
    with pytest.raises(SchemaError, match=r"TestValue\.A: newKey is not known"):
        kept_of(schema([{"name": "A", "type": "int8", "newKey": 1}]))


# --- A new release -----------------------------------------------------------------------------


def test_since_tells_what_a_release_adds() -> None:
    before = kept_of(schema([A]), "4.3.1")
    now = schema([A, {"name": "B", "type": "int8", "versions": "1+"}], valid="0-1")
    (message,) = kept_of(now, "4.4.0", {"consumer_offsets": before})["messages"]
    assert message["since"] == {"0": "4.3", "1": "4.4"}
    assert [each["since"] for each in message["fields"]] == ["4.3", "4.4"]
    assert "layoutSince" not in message


def test_another_layout_under_the_same_version_is_told() -> None:
    before = kept_of(schema([A]), "4.3.1")
    now = schema([A, {"name": "B", "type": "int8"}])
    (message,) = kept_of(now, "4.4.0", {"consumer_offsets": before})["messages"]
    assert message["layoutSince"] == "4.4"
    tag = {"tag": 0, "taggedVersions": "0+"}
    tagged = schema([A, {"name": "B", "type": "int8", **tag}], flexible="0+")
    (message,) = kept_of(tagged, "4.4.0", {"consumer_offsets": before})["messages"]
    assert "layoutSince" not in message


def test_what_is_written_by_hand_for_the_disk_is_what_the_release_has() -> None:
    """A later release changes the kept schemas, and then this names what is to be written anew."""
    read = json.loads(command._path(kept.ON_DISK).read_text("utf-8"))
    of_release = {each["name"]: each for each in read["messages"]}
    done = {"AbortedTxn", "ProducerSnapshot"}
    by_hand = command.FOLDER / "by_hand" / "control_records.json"
    for written in json.loads(by_hand.read_text("utf-8"))["messages"]:
        message = of_release[written["name"]]
        # The schema of a marker is without its version, which is written before it.
        version = {"Version": "type int16, versions 0+"}
        facts = {**version, **dict(kept._facts(message, ""))}
        assert dict(kept._facts(written, "")) == facts
        for key in ("validVersions", "flexibleVersions"):
            assert written[key] == message[key]
        done.add(written["name"])
    numbers = {"int16": "s2", "int32": "s4", "int64": "s8", "uint32": "u4"}
    for name, file, entry in (
        ("AbortedTxn", "kafka_transaction_index", "aborted_txn"),
        ("ProducerSnapshot", "kafka_producer_snapshot", "producer_snapshot_entry"),
    ):
        message = of_release[name]
        fields = message["fields"][-1].get("fields", message["fields"])
        path = Path(command.__file__).parents[2] / "ksy" / f"{file}.ksy"
        described = yaml.safe_load(path.read_text("utf-8"))["types"][entry]["seq"]
        expected = [numbers[each["type"]] for each in fields]
        assert [each["type"] for each in described if each["id"] != "version"] == expected
        assert message["validVersions"] == ("0" if name == "AbortedTxn" else "1")
    # The type of a control record, which a grammar has as its key, and a file that is JSON.
    assert set(of_release) - done == {"ControlRecordTypeSchema", "QuorumStateData"}


@pytest.fixture
def release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of kept schemas, and a release of one message in place of Kafka's jars."""
    folder = tmp_path / "schemas"
    folder.mkdir()
    pins = tmp_path / "jars.json"
    pins.write_text(jars.pin("4.3.1", {"clients": "0" * 64}))
    given = {"group-coordinator": [schema([A])]}
    monkeypatch.setattr(command, "FOLDER", folder)
    monkeypatch.setattr(jars, "PINS", pins)
    monkeypatch.setattr(jars, "fetch", lambda release, folder: None)
    monkeypatch.setattr(jars, "read", lambda *_: (given, {"clients": "1" * 64}))
    return folder


def test_one_command_takes_a_release(release: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--check"]) == 1
    assert "outdated: consumer_offsets.json" in capsys.readouterr().out
    assert not list(release.iterdir())
    assert command.main(["--release", "4.4.0"]) == 0
    content = json.loads((release / "consumer_offsets.json").read_text("utf-8"))
    assert (content["release"], content["messages"][0]["since"]) == ("4.4.0", {"0": "4.4"})
    assert jars.pinned() == ("4.4.0", {"clients": "1" * 64})
    assert command.main(["--check"]) == 0


def test_a_jar_that_cannot_be_had_is_one_line(
    release: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fetch(release: str, folder: Path) -> None:
        raise SchemaError("Maven (mvn) is missing; it fetches Kafka's jars")

    monkeypatch.setattr(jars, "fetch", fetch)
    assert command.main([]) == 2
    assert capsys.readouterr().err == (
        "message_schemas: Maven (mvn) is missing; it fetches Kafka's jars\n"
    )


def test_the_newest_release_is_compared_with_what_is_kept(
    release: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(jars, "newest", lambda oldest, folder: "4.5.0")
    assert command.main(["--release", "4.4.0"]) == 0
    assert command.main(["--newest"]) == 0
    assert capsys.readouterr().out == "kept: Kafka 4.4.0; newest release: 4.5.0\n"
    fields = [A, {"name": "B", "type": "uuid", "versions": "1+"}]
    given = {"group-coordinator": [schema(fields, valid="0-1")]}
    monkeypatch.setattr(jars, "read", lambda *_: (given, {}))
    before = {path: path.read_bytes() for path in release.iterdir()}
    assert command.main(["--newest"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "unread: consumer_offsets: TestValue: type coordinator-value, apiKey 1, validVersions 0-1,"
        " flexibleVersions none; kept: type coordinator-value, apiKey 1, validVersions 0,"
        " flexibleVersions none",
        "unread: consumer_offsets: TestValue.B: type uuid, versions 1+; kept: nothing",
        "kept: Kafka 4.4.0; newest release: 4.5.0",
    ]
    assert before == {path: path.read_bytes() for path in release.iterdir()}


def test_each_meaning_is_of_a_field_that_there_is() -> None:
    fields = set()
    for path in command.FOLDER.glob("*.json"):
        for message in json.loads(path.read_text("utf-8"))["messages"]:
            paths = dict(kept._facts(message, ""))
            fields |= {each.rpartition(".")[2] for each in paths}
            fields |= {f"{message['name']}.{each.rpartition('.')[2]}" for each in paths}
    meanings = json.loads((jars.PINS.parent / "meanings.json").read_text("utf-8"))
    assert set(meanings) <= fields
    assert all(re.search(r"[^:]\.$", each) and ": " not in each for each in meanings.values())


def test_a_field_says_what_it_means_before_its_type() -> None:
    made = grammar([{"name": "Isr", "type": "[]int32"}, {"name": "Other", "type": "int8"}])
    docs = [each["doc"] for each in made["seq"] if each["id"] in ("isr", "other")]
    assert docs[0].startswith("Replicas that are in sync with the leader. `[]int32`, since")
    assert docs[1].startswith("`int8`, since")
