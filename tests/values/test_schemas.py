"""The schemas of a registry: read from its log, from files, from a mapping."""

from __future__ import annotations

import base64
import json
import shutil
import uuid
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

from kafkafmt.values import (
    Reference,
    Schema,
    SchemaError,
    Schemas,
    ValueDecodeError,
    ValueFormat,
    decode,
    read_schemas,
)
from kafkafmt.values.schema_sources import apply
from kafkafmt.values.schemas import compute_guid

GUID = "00112233-4455-6677-8899-aabbccddeeff"


def test_the_log_has_what_the_registry_said(data: Path, registry: dict[str, Any]) -> None:
    schemas = read_schemas(data / "_schemas-0")
    # `late` was registered after the registry was last asked.
    assert set(schemas.subjects()) - {"late"} == set(registry["subjects"])
    assert set(schemas.subjects(deleted=True)) - {"late"} == set(registry["with_deleted"])
    for id, said in registry["ids"].items():
        context = ".ctx" if id == "18" else "."
        found = schemas.by_id(int(id), context)
        if found is None:
            assert "Ghard" in said["schema"]  # compacted away
            continue
        assert (found.text, found.type) == (said["schema"], said.get("schemaType", "AVRO"))
        for each in said["versions"]:
            assert schemas.version(each["subject"], each["version"]).schema == found


def test_before_compaction_all_ids_are_there(schemas: Schemas) -> None:
    assert [schemas.by_id(id) is not None for id in range(1, 18)] == [True] * 17
    states = {(each.subject, each.version): each.state for each in schemas}
    assert states["gone-soft", 3] == "soft_deleted"
    assert states["gone-hard", 1] == "hard_deleted"
    assert states["back", 3] == "soft_deleted"
    assert states["back", 4] == "active"
    assert (schemas.skipped, schemas.clashes) == ([], [])


def test_ids_count_in_their_context(schemas: Schemas) -> None:
    assert schemas.by_id(18) is None
    found = schemas.by_id(18, ".ctx")
    assert found is not None
    assert found.text == '"long"'
    assert schemas.version("c", context=".ctx").id == 18


def test_the_latest_is_the_latest_that_is_not_deleted(schemas: Schemas) -> None:
    assert schemas.version("orders-value").version == 3
    assert schemas.version("gone-soft").version == 3  # all are deleted: the records are there
    with pytest.raises(SchemaError, match="no version 9"):
        schemas.version("orders-value", 9)
    with pytest.raises(SchemaError, match=r"subjects: :\.ctx:c, back"):
        schemas.version("nowhere")


def test_guids_are_those_of_the_headers(data: Path, schemas: Schemas) -> None:
    from kafkafmt import read_records

    (header,) = read_records(data / "headers-0")["headers"][0].as_py()
    assert header["key"] == "__value_schema_id"
    found = schemas.by_guid(uuid.UUID(bytes=header["value"][1:]))
    assert found == schemas.version("orders-value", 2).schema


# --- single records ------------------------------------------------------------------------------


def applied(*records: tuple[Any, Any]) -> Schemas:
    """What records add up to; a value that is bytes or None is left as it is."""
    schemas = Schemas()
    for offset, (key, value) in enumerate(records):
        data = value if value is None or isinstance(value, bytes) else json.dumps(value).encode()
        apply(schemas, offset, key if isinstance(key, bytes) else json.dumps(key).encode(), data)
    return schemas


def key(subject: str, version: int, magic: int = 1) -> dict[str, Any]:
    return {"keytype": "SCHEMA", "subject": subject, "version": version, "magic": magic}


def value(id: int, schema: str = '"int"', **more: Any) -> dict[str, Any]:
    return {"subject": "s", "version": 1, "id": id, "schema": schema, **more}


def states(schemas: Schemas) -> list[str]:
    return [each.state for each in schemas]


def test_a_clash_of_two_texts_keeps_the_first() -> None:
    schemas = applied(
        (key("a", 1), value(1)), (key("b", 1), value(1, '"long"')), (key("c", 1), value(1))
    )
    found = schemas.by_id(1)
    assert found is not None
    assert found.text == '"int"'
    assert schemas.version("b").schema.text == '"long"'
    assert [str(clash) for clash in schemas.clashes] == [
        "id 1 in context '.' has two texts: that of a version 1 is used, that of b version 1 is not"
    ]


@pytest.mark.parametrize("tombstone", [None, b""])
def test_tombstones_are_null_or_empty(tombstone: bytes | None) -> None:
    schemas = applied((key("a", 1), value(1)), (key("a", 1), tombstone))
    assert states(schemas) == ["hard_deleted"]
    assert schemas.by_id(1) is not None


def test_deletions() -> None:
    three = [(key("a", version), value(version)) for version in (1, 2, 3)]
    deletion = (
        {"keytype": "DELETE_SUBJECT", "subject": "a", "magic": 0},
        {"subject": "a", "version": 2},
    )
    assert states(applied(*three, deletion)) == ["soft_deleted", "soft_deleted", "active"]
    one = (key("a", 3), value(3, deleted=True))
    assert states(applied(*three, one)) == ["active", "active", "soft_deleted"]
    cleared = ({"keytype": "CLEAR_SUBJECT", "subject": "a", "magic": 0}, {"subject": "a"})
    assert states(applied(*three, deletion, cleared)) == ["hard_deleted"] * 2 + ["active"]
    again = (key("a", 1), value(1))
    assert states(applied(*three, deletion, again)) == ["active", "soft_deleted", "active"]


def test_other_records_change_nothing() -> None:
    kinds = ("CONFIG", "MODE", "NOOP", "CONTEXT", "ASSOC")
    schemas = applied(*(({"keytype": kind, "magic": 0}, {"x": 1}) for kind in kinds))
    assert (len(schemas), schemas.skipped) == (0, [])


@pytest.mark.parametrize(
    ("bad_key", "bad_value", "reason"),
    [
        (b"\xff", b"", "the key is not JSON"),
        (b"[" * 100_000, b"", "the key is not JSON"),
        ([], b"", "the key is JSON, but not an object"),
        ({"keytype": "NEW"}, b"", "keytype 'NEW' is not known"),
        ({"keytype": "SCHEMA"}, b"", "'subject' is not text"),
        (key("a", -1), b"", "'version' is not a number"),
        (b"", b"", "the key is empty"),
        (key("a", 1), b"{", "the value is cut JSON"),
        (key("a", 1), b'{"a": {"b": "c"}', "the value is cut JSON"),
        (key("a", 1), b'{"a": "b', "the value is cut JSON"),
        (key("a", 1), b'{"a" "b"}', "the value is not JSON"),
        (key("a", 1), {"id": 1}, "'schema' is not text"),
        (key("a", 1), {"schema": "x", "id": True}, "'id' is not a number"),
        (key("a", 1), value(1, schemaType="XML"), "schemaType 'XML'"),
        (key("a", 1), value(1, references=7), "references are not a list"),
        (key("a", 1), value(1, references=[7]), "'name' is not text"),
    ],
)
def test_what_is_not_understood_is_listed(bad_key: Any, bad_value: Any, reason: str) -> None:
    schemas = applied((key("ok", 1), value(5)), (bad_key, bad_value))
    assert len(schemas) == 1
    (line,) = schemas.skipped
    assert line.startswith("offset 1: ")
    assert reason in line


def test_a_null_key_is_called_so() -> None:
    schemas = Schemas()
    assert not apply(schemas, 2, None, b"{}")
    assert schemas.skipped == ["offset 2: the key is null"]


def test_guids() -> None:
    reference = Reference("n", "s", 1)
    # MD5 of the text, then name, subject and version of each reference.
    assert compute_guid('"int"', (reference,)) != compute_guid('"int"', ())
    stored = base64.b64encode(uuid.UUID(GUID).bytes).decode()
    schemas = applied(
        (key("a", 1), value(1, md5=stored)), (key("b", 1), value(2, '"x"', ruleSet={"rules": []}))
    )
    assert schemas.by_guid(GUID) == schemas.by_id(1)
    found = schemas.by_id(2)
    assert found is not None
    assert found.guid is None


def test_an_encrypted_schema_says_so() -> None:
    from kafkafmt.values.avro.schema import parse

    schemas = applied((key("a", 1), value(1, metadata={"properties": {"__enc__": "x"}})))
    with pytest.raises(SchemaError, match="encrypted"):
        parse(schemas.version("a").schema, schemas)


def test_references_that_are_missing_or_go_round() -> None:
    names = [{"name": "b", "subject": "b", "version": 1}]
    schemas = applied((key("a", 1), value(1, references=names)))
    with pytest.raises(SchemaError, match="which is not in the schemas"):
        schemas.referred(schemas.version("a").schema)
    back = [{"name": "a", "subject": "a", "version": 1}]
    schemas = applied(
        (key("a", 1), value(1, references=names)), (key("b", 1), value(2, '"x"', references=back))
    )
    with pytest.raises(SchemaError, match="refers to itself"):
        schemas.referred(schemas.version("a").schema)


def test_references_stay_in_the_context_of_their_subject() -> None:
    """Confluent's `QualifiedSubject.qualifySubjectWithParent`; a context may have its own text."""
    names = [{"name": "t.B", "subject": "b", "version": 1}]
    texts = [json.dumps({"type": "fixed", "name": "t.B", "size": size}) for size in (1, 2)]
    schemas = applied(
        (key("b", 1), value(1, texts[0])),
        (key(":.x:b", 1), value(1, texts[1])),
        *((key(name, 1), value(2, '"t.B"', references=names)) for name in ("a", ":.x:a", ":.y:a")),
    )
    for context, size in ((".", 1), (".x", 2), (".y", 1)):  # .y has no b, as in Karapace
        (referred,) = schemas.referred(schemas.version("a", context=context).schema).values()
        assert referred.text == texts[size - 1]
    assert schemas.clashes == []


def test_each_context_decodes_by_its_own_ids() -> None:
    """Ids count in each context; a topic's subject is looked for in the context that is named."""
    person = '{"type":"record","name":"P","fields":[{"name":"n","type":"%s"}]}'
    schemas = applied(
        (key("t-value", 1), value(1, person % "long")),
        (key(":.x:t-value", 1), value(1, person % "string")),
    )
    table = pa.table({"topic": ["t"], "value": pa.array([b"\0\0\0\0\1\2a"], pa.binary())})
    found = decode(table, format=ValueFormat("avro", context=".x"), schemas=schemas)
    assert found["value"].to_pylist() == [{"n": "a"}]
    with pytest.raises(ValueDecodeError, match="left over"):
        decode(table, format="avro", schemas=schemas)
    by_name = decode(
        table, format=ValueFormat("avro", ":.x:t-value", context=".x"), schemas=schemas
    )
    assert by_name["value"].to_pylist() == [{"n": "a"}]


@pytest.mark.parametrize("ends", ["soft", "hard", "subject"])
def test_records_outlive_their_schemas(ends: str) -> None:
    """Deleted schemas decode; the reader's schema is the latest that is not deleted."""
    person = '{"type":"record","name":"P","fields":[{"name":"n","type":"long"}%s]}'
    more = person % ',{"name":"m","type":"int","default":5}'
    one, two = (key("t-value", 1), value(1, person % "")), (key("t-value", 2), value(2, more))
    deleted = {
        "soft": (key("t-value", 1), value(1, person % "", deleted=True)),
        "hard": (key("t-value", 1), None),
        "subject": ({"keytype": "DELETE_SUBJECT", "subject": "t-value", "magic": 0},
                    {"subject": "t-value", "version": 1}),
    }[ends]  # fmt: skip
    schemas = applied(one, two, deleted)
    table = pa.table({"topic": ["t"], "value": pa.array([b"\0\0\0\0\1\2"], pa.binary())})
    found = decode(table, format="avro", schemas=schemas)
    assert found["value"].to_pylist() == [{"n": 1, "m": 5}]


def test_of_two_texts_with_one_id_the_first_decodes() -> None:
    person = '{"type":"record","name":"P","fields":[{"name":"n","type":"%s"}]}'
    schemas = applied(
        (key("other", 1), value(1, person % "int")), (key("t-value", 1), value(1, person % "bytes"))
    )
    table = pa.table({"topic": ["t"], "value": pa.array([b"\0\0\0\0\1\2"], pa.binary())})
    found = decode(table, format="avro", schemas=schemas, on_error="collect")
    assert found["value_error"][0].as_py()["kind"] == "unresolvable"
    as_int = decode(table, format="avro", schemas=schemas, subject="other")
    assert as_int["value"].to_pylist() == [{"n": 1}]


# --- files ---------------------------------------------------------------------------------------


def test_a_folder_of_files(tmp_path: Path) -> None:
    inner = '{"type":"record","name":"Inner","namespace":"n","fields":[]}'
    outer = '{"type":"record","name":"Outer","fields":[{"name":"i","type":"n.Inner"}]}'
    files = {
        "inner.avsc": inner,
        "orders-value.avsc": outer,
        "7.avsc": '"int"',
        f"{GUID}.avsc": '"long"',
        "events/1.json": "{}",
        "events/2.json": "true",
        "a/b.proto": 'syntax = "proto3";',
        "notes.txt": "no schema",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    schemas = read_schemas(tmp_path)
    assert schemas.subjects() == [
        "00112233-4455-6677-8899-aabbccddeeff", "7", "a/b", "events", "inner", "orders-value",
    ]  # fmt: skip
    assert schemas.by_id(7) == Schema("AVRO", '"int"')
    assert schemas.by_guid(GUID) == Schema("AVRO", '"long"')
    assert schemas.version("events").version == 2
    from kafkafmt.values.avro.schema import parse

    assert parse(schemas.version("orders-value").schema, schemas).fields[0].type.name == "n.Inner"
    assert read_schemas(tmp_path / "7.avsc").subjects() == ["7"]


def test_the_answer_of_a_registry_saved_as_a_file(tmp_path: Path) -> None:
    listed = [
        {"subject": "a-value", "version": 1, "id": 7, "schema": '"long"'},
        {"subject": "a-value", "version": 2, "id": 9, "schemaType": "AVRO", "schema": '"string"'},
        {"subject": "b-value", "version": 1, "id": 8, "schemaType": "JSON", "schema": "{}"},
        {"subject": "c-value", "version": 1, "schema": "{}"},
        "d",
    ]
    path = tmp_path / "schemas.json"
    path.write_text(json.dumps(listed))
    for source in (path, tmp_path):
        schemas = read_schemas(source)
        assert list(schemas.subjects()) == ["a-value", "b-value"]
        second = schemas.by_id(9)
        assert second is not None
        assert (second.type, second.text) == ("AVRO", '"string"')
        assert [each.split(":")[1] for each in schemas.skipped] == [" item 3", " item 4"]
    path.write_text("[]")
    with pytest.raises(SchemaError, match="no schema"):
        read_schemas(path)


def test_printed_rows_are_the_schemas_that_they_are_of(schemas: Schemas) -> None:
    """One JSON object a line, as ``kafkafmt schemas --json`` prints them, or a list of these."""
    rows = schemas.to_table().to_pylist()
    lines = "".join(f"{json.dumps(row)}\n" for row in rows)
    for text in (lines, json.dumps(rows)):
        found = read_schemas({"saved.json": text})
        assert (list(found), found.skipped) == (list(schemas), [])
        assert found.to_table() == schemas.to_table()
        assert found.referred(found.version("orders-value").schema)
    one = read_schemas({"saved.json": lines.partition("\n")[0]})
    assert list(one) == list(schemas)[:1]
    bad = {"type": "XML", "state": "odd", "references": ["x"], "guid": "7", "id": "7"}
    cut = [lines, "{", *(json.dumps({**rows[0], name: value}) for name, value in bad.items())]
    found = read_schemas({"saved.json": "\n".join(cut)})
    assert (list(found), len(found.skipped)) == (list(schemas), len(cut))


def test_a_mapping_of_files() -> None:
    schemas = read_schemas({"t-value.avsc": '"int"', "readme.md": "x"})
    assert schemas.subjects() == ["t-value"]
    assert schemas.skipped == ["readme.md: expected a suffix of .avsc, .proto, .json"]
    assert read_schemas(schemas) is schemas


@pytest.mark.parametrize("level", [".", "disks/1"])
def test_a_data_directory_with_a_file_like_a_schema(level: str, tmp_path: Path, data: Path) -> None:
    """What `salvage` writes has its report beside the logs."""
    shutil.copytree(data / "_schemas-0", tmp_path / level / "_schemas-0")
    (tmp_path / level / "salvage.json").write_text("{}", "utf-8")
    assert len(read_schemas(tmp_path)) == len(read_schemas(data / "_schemas-0"))
    (tmp_path / level / "_schemas-0").rename(tmp_path / level / "shop-0")
    assert "salvage" not in read_schemas(tmp_path).subjects()


def test_sources_without_schemas(tmp_path: Path, data: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_schemas(tmp_path / "gone")
    with pytest.raises(FileNotFoundError):
        read_schemas(tmp_path)
    with pytest.raises(SchemaError, match="expected the topic _schemas, found orders"):
        read_schemas(data / "orders-0")
    with pytest.raises(FileNotFoundError, match="holds no log of _schemas; it holds clicks, ord"):
        read_schemas([data / "orders-0", data / "clicks-0"])
    for number in range(6):
        shutil.copytree(data / "orders-0", tmp_path / "many" / f"a{number}-0")
    with pytest.raises(FileNotFoundError, match=r"it holds a0, a1, a2, a3, a4 and 1 more$"):
        read_schemas(tmp_path / "many")
    shutil.rmtree(tmp_path / "many")
    with pytest.raises(SchemaError, match="no schema"):
        read_schemas({})
    (tmp_path / "x.avsc").write_bytes(b"\xff")
    with pytest.raises(SchemaError, match="not UTF-8"):
        read_schemas(tmp_path)


def test_of_many_subjects_some_are_named() -> None:
    schema = '{"type": "int"}'
    many = read_schemas({f"s{number:03}.avsc": schema for number in range(99)})
    subjects = ", ".join(f"s{number:03}" for number in range(10))
    with pytest.raises(SchemaError, match=f"subjects: {subjects} and 89 more$"):
        many.version("other")


def test_the_table(schemas: Schemas) -> None:
    rows = schemas.to_table().to_pylist()
    assert len(rows) == len(schemas) == 18
    (people,) = [row for row in rows if row["subject"] == "people-value"]
    assert people["references"] == ["common.proto=common.proto:1"]
    assert people["guid"] == "5a623fc3-7264-8f06-b491-ac7440b389b7"
