"""OUT of an export, its tables and its catalog, as a stranger has written them.

Whoever can write them gets no code run, no file read or written outside the table, and no request
of the caller. Each test lays out what an attack would need to succeed, such as a real file outside,
and then looks at what ran, what changed, and what was asked of a server.
"""

from __future__ import annotations

import ctypes
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any, ClassVar, cast
from urllib.parse import quote

import pyarrow as pa
import pyarrow.parquet as pq
import pyiceberg.manifest
import pytest

import kafkafmt
from kafkafmt import export as run
from kafkafmt.lake import read_table
from kafkafmt.lake.tables import catalog as catalogs
from kafkafmt.lake.tables import delta_log, iceberg_files
from kafkafmt.lake.tables import iceberg as iceberg_entries
from kafkafmt.lake.tables.catalog import Catalog
from kafkafmt.lake.tables.formats import DELTA, ICEBERG, table_at
from kafkafmt.lake.tables.output import OutputError
from kafkafmt.lake.tables.table import NOTE, LakeTable, TableError
from kafkafmt.storage.access import NO_OPTIONS, StorageOptions
from kafkafmt.storage.safe_paths import name_below
from tests.lake.tables.files import SPEC, commit, made, offsets, row, written
from tests.spark.conftest import lay_out
from tests.support.growing_log import GrowingLog
from tests.support.growth import peak_below
from tests.support.samples import SOAK, some
from tests.support.store import KEY, SECRET, Store
from tests.support.web import Silent, answering

_MODULE = """
import pathlib
pathlib.Path({marker!r}).write_text("ran")
def Class(*given, **named):
    raise RuntimeError("ran")
"""
_INI = """
[loggers]
keys=root
[handlers]
keys=h
[formatters]
keys=
[logger_root]
handlers=h
[handler_h]
class=__import__('pathlib').Path({marker!r}).write_text('ran') and logging.NullHandler
args=()
"""


@dataclass
class World:
    """What is outside of OUT: files, a module that marks that it ran, and a server."""

    home: Path
    out: Path
    url: str
    requests: list[str] = field(default_factory=list)

    @property
    def outside(self) -> Path:
        return self.home / "outside"

    @property
    def secret(self) -> Path:
        return self.outside / "secret.parquet"

    @property
    def marker(self) -> Path:
        return self.home / "marker"

    def files(self) -> dict[str, bytes]:
        return {str(path): path.read_bytes() for path in self.outside.rglob("*") if path.is_file()}


@pytest.fixture
def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[World]:
    """It must be as it was, and the server not asked, when a test ends."""

    class Counts(Silent):
        def do_GET(self) -> None:
            found.requests.append(self.path)
            self.send_error(404)

        do_HEAD = do_PUT = do_POST = do_DELETE = do_GET

    with answering(Counts) as url:
        found = World(tmp_path, tmp_path / "out", url)
        found.outside.mkdir()
        (tmp_path / "modules").mkdir()
        code = _MODULE.format(marker=str(found.marker))
        (tmp_path / "modules" / "evil_tables.py").write_text(code)
        monkeypatch.syspath_prepend(str(tmp_path / "modules"))
        pq.write_table(pa.table({"offset": [666]}), found.secret)
        (found.outside / "target").mkdir()
        (found.outside / "old.json").write_text("{}")
        found.out.mkdir()
        before = found.files()
        yield found
        assert not found.marker.exists()
        assert "evil_tables" not in sys.modules
        assert found.requests == []
        assert {name: data for name, data in found.files().items() if name in before} == before
        assert os.listdir(found.outside / "target") == []


@pytest.fixture
def iceberg(world: World) -> LakeTable:
    table = made(ICEBERG, world.out)
    commit(table, written(table, "a.parquet", [row(0)]))
    return table


@pytest.fixture
def delta(world: World) -> LakeTable:
    table = made(DELTA, world.out)
    commit(table, written(table, "topic=orders/partition=0/a.parquet", [row(0)]))
    return table


def again(table: LakeTable) -> LakeTable:
    """The table as another process finds it."""
    format = DELTA if Path(table.location, "_delta_log").exists() else ICEBERG
    return table_at(format, table.location, SPEC)


USES: dict[str, Callable[[LakeTable], object]] = {
    "files": lambda table: again(table).files(),
    "ends": lambda table: again(table).ends("offset"),
    "mark": lambda table: again(table).mark("a", "b"),
    "reader": lambda table: again(table).reader().read_all(),
    "prepare": lambda table: again(table).prepare(),
    "history": lambda table: again(table).history(),
    "append": lambda table: commit(again(table)),
    "replace": lambda table: commit(again(table), replaces=True),
    "read_table": lambda table: read_table(Path(table.location).parent, "records").read_all(),
}
"""All that is done with a table."""


def refuses(table: LakeTable, *names: str, match: str | None = None) -> None:
    """Expect that these uses of a table, or all of them, are refused."""
    for name in names or USES:
        with pytest.raises(TableError, match=match):
            USES[name](table)


Spelling = Callable[[str, str], str]
"""A path as the location of a file of a table, by the root of that."""
_SPELLINGS: dict[str, Spelling] = {
    "path": lambda root, path: path,
    "file:///": lambda root, path: f"file://{path}",
    "file:/": lambda root, path: f"file:{path}",
    "FILE:": lambda root, path: f"FILE://{path}",
    "localhost": lambda root, path: f"file://localhost{path}",
    "host": lambda root, path: f"file://host{path}",
    "up": lambda root, path: f"{root}/{os.path.relpath(path, root)}",
    "file up": lambda root, path: f"file://{root}/{os.path.relpath(path, root)}",
    "relative up": lambda root, path: os.path.relpath(path, root),
    "dot": lambda root, path: f"{root}/./{os.path.relpath(path, root)}",
    "slashes": lambda root, path: f"{root}//{os.path.relpath(path, root)}",
    "quoted": lambda root, path: f"{root}/" + os.path.relpath(path, root).replace("..", "%2e%2E"),
    "quoted twice": lambda root, path: (
        f"{root}/" + os.path.relpath(path, root).replace("..", "%252e%252e")
    ),
    "quoted slash": lambda root, path: f"{root}/" + quote(os.path.relpath(path, root), safe=""),
    "tab": lambda root, path: f"{root}/" + os.path.relpath(path, root).replace("..", ".\t."),
    "backslash": lambda root, path: f"{root}/" + os.path.relpath(path, root).replace("/", "\\"),
    "sibling": lambda root, path: f"{root}-other/x",
    "s3": lambda root, path: f"s3://bucket{path}",
    "s3a": lambda root, path: f"s3a://bucket{path}",
    "http": lambda root, path: f"http://127.0.0.1{path}",
    "hdfs": lambda root, path: f"hdfs://127.0.0.1:9{path}",
    "double slash": lambda root, path: f"//host{path}",
    "empty": lambda root, path: "",
    "null": lambda root, path: f"{root}/a\0",
}
_OF_EACH_KIND = _SPELLINGS if SOAK else ("path", "up", "s3", "empty")
"""All are refused by `name_below`: elsewhere it matters whether it is asked."""
spellings = pytest.mark.parametrize(
    "spelling", [_SPELLINGS[kind] for kind in _OF_EACH_KIND], ids=_OF_EACH_KIND
)


@pytest.mark.parametrize("spelling", _SPELLINGS.values(), ids=_SPELLINGS)
def test_a_location_elsewhere_is_refused(spelling: Spelling) -> None:
    with pytest.raises(OSError, match="names a file elsewhere"):
        name_below("/lake/records", spelling("/lake/records", "/etc/secret"))


@pytest.mark.parametrize(
    ("root", "location", "name"),
    [
        ("/lake/records", "a.parquet", "a.parquet"),
        ("/lake/records", "topic=a/partition=0/x%20y.parquet", "topic=a/partition=0/x%20y.parquet"),
        ("/lake/records", "/lake/records/a..b/...x", "a..b/...x"),
        ("/lake/records/", "file:///lake/records/metadata/v1.json", "metadata/v1.json"),
        ("/lake/records", "file:/lake/records/a", "a"),
        ("file:///lake/records", "/lake/records/a", "a"),
        ("/lake/X", "/lake/X/a", "a"),
        ("/lake/X//", "/lake/X/a", "a"),
        ("s3://b/lake", "s3://b/lake/a", "a"),
        ("s3://b/lake", "s3a://b/lake/a", "a"),
        ("s3a://b/lake", "s3n://b/lake/a", "a"),
        ("gs://b/lake", "gcs://b/lake/a", "a"),
        ("abfs://c@h/lake", "abfss://c@h/lake/a", "a"),
    ],
)
def test_a_location_below_the_root(root: str, location: str, name: str) -> None:
    assert name_below(root, location) == name


@pytest.mark.parametrize(
    "location",
    [
        *("s3://b/lake", "s3://b/lakes/a", "s3://b/lake/../a", "s3://b/lake/%2e%2e/a"),
        *("s3://other/lake/a", "s3://B/lake/a", "s3://user@b/lake/a", "s3:/b/lake/a"),
        *("gs://b/lake/a", "http://b/lake/a", "file:///b/lake/a", "/b/lake/a", "//b/lake/a"),
        *("s3://b/lake/..?x", "s3://b/lake/..#", "s3://b/lake/..;a/b", "s3://b/lake/..%3Fx/b"),
        *("s3://b/lake/%25252525252e", None, 7, b"s3://b/lake/a"),
    ],
)
def test_a_location_out_of_a_store_is_refused(location: object) -> None:
    with pytest.raises(OSError, match="names a file elsewhere"):
        name_below("s3://b/lake", location)


class TestIceberg:
    """A table of a catalog, the file of which lies in OUT."""

    @pytest.mark.parametrize("name", ["py-io-impl", "write.py-location-provider.impl"])
    @pytest.mark.parametrize("value", ["logging.config.fileConfig", "evil_tables.Class"])
    def test_no_property_runs_code(
        self, world: World, iceberg: LakeTable, name: str, value: str
    ) -> None:
        ini = world.out / "evil.ini"
        ini.write_text(_INI.format(marker=str(world.marker)))
        _choose(world, {name: value})
        refuses(iceberg, match=name)

    @pytest.mark.parametrize("name", ["write.metadata.path", "write.data.path"])
    @spellings
    def test_no_property_names_a_place_to_write(
        self, world: World, iceberg: LakeTable, name: str, spelling: Spelling
    ) -> None:
        value = spelling(iceberg.location, str(world.outside / "target"))
        if not value:
            return
        _choose(world, {name: value})
        refuses(iceberg, "prepare", "append", "replace", "reader", match="names a file elsewhere")

    def test_a_place_in_the_table_stays_the_choice_of_its_owner(
        self, world: World, iceberg: LakeTable
    ) -> None:
        there = f"file://{iceberg.location}/deeper"
        _choose(world, {"write.metadata.path": there})
        commit(again(iceberg))
        assert _metadata_file(world).parent == Path(iceberg.location, "deeper")
        assert offsets(iceberg) == [0]

    def test_no_property_leads_requests_or_credentials_elsewhere(
        self, world: World, iceberg: LakeTable
    ) -> None:
        names = (
            *("s3.endpoint", "s3.proxy-uri", "s3.signer.uri", "s3.role-arn", "uri", "token"),
            *("gcs.service.host", "adls.account-host", "adls.connection-string", "hf.endpoint"),
            *("hdfs.host", "oauth2-server-uri", "warehouse", "s3.retry-strategy-impl"),
            *("rest-metrics-reporting-enabled", "DEFAULT_SCHEME", "DEFAULT_NETLOC"),
        )
        _choose(world, dict.fromkeys(names, world.url) | _SIGNER)
        own = {"type": "sql", "uri": f"sqlite:///{world.out}/catalog.db", "s3.session-token": "own"}
        reached = Catalog.of(str(world.out), own)
        table = table_at(ICEBERG, iceberg.location, SPEC, catalog=reached)
        assert offsets(table) == [0]
        commit(table, written(table, "b.parquet", [row(1)]))
        assert offsets(table) == [0, 1]
        with reached.opened() as opened:
            properties = opened.load_table("kafkafmt.records").io.properties
        assert world.url not in properties.values()

    @spellings
    def test_no_location_of_a_table_is_elsewhere(
        self, world: World, iceberg: LakeTable, spelling: Spelling
    ) -> None:
        shutil.copytree(iceberg.location, world.outside / "records")
        location = spelling(str(world.out), str(world.outside / "records"))
        if location:
            _change(world, lambda metadata: metadata.update(location=location))
            refuses(iceberg, match=r"elsewhere|is at .*, not at")

    @spellings
    def test_no_metadata_is_read_elsewhere(
        self, world: World, iceberg: LakeTable, spelling: Spelling
    ) -> None:
        shutil.copy(_metadata_file(world), world.outside / "00001-a.metadata.json")
        path = spelling(str(world.out), str(world.outside / "00001-a.metadata.json"))
        with sqlite3.connect(world.out / "catalog.db") as database:
            database.execute("UPDATE iceberg_tables SET metadata_location = ?", [path])
        database.close()
        refuses(iceberg)

    @spellings
    def test_no_list_of_manifests_is_read_elsewhere(
        self, world: World, iceberg: LakeTable, spelling: Spelling
    ) -> None:
        real = _metadata(world)["snapshots"][-1]["manifest-list"].removeprefix("file://")
        shutil.copy(real, world.outside / "list.avro")
        path = spelling(iceberg.location, str(world.outside / "list.avro"))
        snapshots = _metadata(world)["snapshots"]
        for each in snapshots:
            each["manifest-list"] = path
        _change(world, lambda metadata: metadata.update(snapshots=snapshots))
        refuses(iceberg, "files", "ends", "reader", "append", "replace", "read_table")

    @spellings
    def test_no_manifest_is_read_elsewhere(
        self, world: World, iceberg: LakeTable, monkeypatch: pytest.MonkeyPatch, spelling: Spelling
    ) -> None:
        add: Any = pyiceberg.manifest.ManifestListWriter.add_manifests

        def elsewhere(writer: Any, manifests: list[Any]) -> Any:
            for manifest in manifests:
                path = str(manifest.manifest_path).removeprefix("file://")
                copy = shutil.copy(path, world.outside)
                manifest[0] = spelling(iceberg.location, str(copy))
            return add(writer, manifests)

        with monkeypatch.context() as patch:
            patch.setattr(pyiceberg.manifest.ManifestListWriter, "add_manifests", elsewhere)
            commit(iceberg, written(iceberg, "b.parquet", [row(1)]))
        refuses(iceberg, "files", "ends", "reader", "replace", "read_table")

    @spellings
    def test_no_data_file_is_read_elsewhere(
        self, world: World, iceberg: LakeTable, monkeypatch: pytest.MonkeyPatch, spelling: Spelling
    ) -> None:
        original: Any = iceberg_entries.manifest_entry

        def elsewhere(*given: Any) -> Any:
            entry = original(*given)
            entry[1] = spelling(iceberg.location, str(world.secret))
            assert entry.file_path == entry[1]
            return entry

        with monkeypatch.context() as patch:
            patch.setattr(iceberg_entries, "manifest_entry", elsewhere)
            commit(iceberg, written(iceberg, "b.parquet", [row(1)]))
        refuses(iceberg, "files", "ends", "reader", "read_table", match="elsewhere")

    @spellings
    def test_no_old_metadata_is_deleted_elsewhere(
        self, world: World, iceberg: LakeTable, spelling: Spelling
    ) -> None:
        path = spelling(iceberg.location, str(world.outside / "old.json"))

        def change(metadata: dict[str, Any]) -> None:
            entry = {"metadata-file": path, "timestamp-ms": metadata["last-updated-ms"]}
            metadata["metadata-log"] = [entry, entry]

        _change(world, change)
        deleting = "write.metadata.delete-after-commit.enabled"
        _choose(world, {deleting: "true", "write.metadata.previous-versions-max": "1"})
        commit(again(iceberg))
        assert (world.outside / "old.json").exists()

    @pytest.mark.parametrize("name", ["metadata", "data", "a.parquet", "metadata/link.avro"])
    def test_no_link_is_followed(self, world: World, iceberg: LakeTable, name: str) -> None:
        _link(world, Path(iceberg.location, name))
        with pytest.raises(OutputError, match=r"is a link|neither a file nor a directory"):
            read_table(world.out, "records").read_all()
        if name in ("metadata", "a.parquet"):
            with pytest.raises(TableError, match="is a link"):
                again(iceberg).reader().read_all()

    def test_a_catalog_that_is_a_link(self, world: World, iceberg: LakeTable) -> None:
        file = world.out / "catalog.db"
        file.symlink_to(shutil.move(file, world.outside / "catalog.db"))
        with pytest.raises(OutputError, match="is a link"):
            read_table(world.out, "records")

    def test_a_table_that_changes_during_a_commit(
        self, world: World, iceberg: LakeTable, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """A stranger's commit of properties loses no race: each load before a commit is checked."""
        add: Any = type(iceberg)._add  # type: ignore[attr-defined]

        def late(*given: Any) -> None:
            add(*given)
            value = str(world.outside / "target")
            _choose(world, {"write.metadata.path": value})

        monkeypatch.setattr(type(iceberg), "_add", late)
        with pytest.raises(TableError, match="names a file elsewhere"):
            commit(iceberg)

    def test_a_class_that_the_caller_chooses_is_confined_too(self, world: World) -> None:
        own = {"py-io-impl": "pyiceberg.io.fsspec.FsspecFileIO"}
        files = iceberg_files.TableFiles(iceberg_files.catalog_properties(str(world.out), own))
        assert type(files._files).__name__ == "FsspecFileIO"
        for use in (files.new_input, files.new_output, files.delete):
            with pytest.raises(TableError, match="elsewhere"):
                use(str(world.secret))


_OWN = {"s3.session-token": "own"}
_SIGNER = {"s3.signer": "S3V4RestSigner"}
_GIVEN = {"s3.access-key-id": "a", "s3.secret-access-key": "b", "s3.endpoint": "http://other"}


class TestServer:
    """A catalog that answers over HTTP, where somebody else may have written the table."""

    @pytest.mark.parametrize(
        ("config", "expected"),
        [
            ({"s3.endpoint": "http://other", "s3.region": "x"}, _OWN),
            ({"py-io-impl": "evil_tables.Class"}, _OWN),
            ({**_SIGNER, "s3.signer.uri": "http://other", "uri": "x"}, _OWN),
            ({"s3.access-key-id": "a", "s3.endpoint": "http://other"}, _OWN),
            (_GIVEN | _SIGNER | {"s3.retry-strategy-impl": "evil_tables.Class"}, _GIVEN),
        ],
    )
    def test_what_a_server_may_say_of_a_table(
        self, world: World, iceberg: LakeTable, config: dict[str, str], expected: dict[str, str]
    ) -> None:
        """Whole credentials of its own, and nothing that could get the caller's."""
        _choose(world, {"s3.endpoint": world.url})

        class Answers(Silent):
            tables: ClassVar[list[str]] = []

            def do_GET(self) -> None:
                answer: dict[str, Any] = {"defaults": {}, "overrides": {}}
                if "/tables/" in self.path:
                    self.tables.append(self.path)
                    answer = {
                        "metadata-location": f"file://{_metadata_file(world)}",
                        "metadata": _metadata(world),
                        "config": config,
                    }
                self.send_response(200)
                self.end_headers()
                self.wfile.write(json.dumps(answer).encode())

        with answering(Answers) as uri:
            own = {"type": "rest", "uri": uri, **_OWN}
            reached = Catalog.of(str(world.out), own)
            table = table_at(ICEBERG, iceberg.location, SPEC, catalog=reached)
            assert offsets(table) == [0]
            with reached.opened() as opened:
                properties = opened.load_table("kafkafmt.records").io.properties
        assert Answers.tables
        found = {
            name: value
            for name, value in properties.items()
            if name not in {"type", "uri", "py-io-impl"} and not name.startswith("kafkafmt.")
        }
        assert found == expected


_UUID = "80a083e8-7026-4e79-81be-64bd76c43a11"
_CHECKPOINTS = (
    *(f"{1:020}.checkpoint.json", f"{1:020}.checkpoint.{_UUID}.json", "1.checkpoint.json"),
    *(f"+{1:019}.checkpoint.{_UUID}.json", f"{1:020}.checkpoint.{_UUID[:-1]}\n.json"),
    *(f"{1:020}.checkpoint..json", f"{1:020}.checkpoint.{1:010}.{1:010}.json"),
)


class TestDelta:
    """A table whose log a stranger continues."""

    @spellings
    def test_no_data_file_is_read_elsewhere(
        self, world: World, delta: LakeTable, spelling: Spelling
    ) -> None:
        path = spelling(delta.location, str(world.secret))
        add = {
            "path": path,
            "size": world.secret.stat().st_size,
            "partitionValues": {"topic": "orders", "partition": "0"},
            "modificationTime": 0,
            "dataChange": True,
        }
        _commit(delta, {"add": add})
        refuses(delta, "files", "ends", "reader", "read_table")

    @pytest.mark.parametrize("kind", ["json", "uuid", "classic", "json twice"])
    @spellings
    def test_no_sidecar_is_read_elsewhere(
        self, world: World, delta: LakeTable, spelling: Spelling, kind: str
    ) -> None:
        sidecars = f"{delta.location}/_delta_log/_sidecars"
        path = spelling(sidecars, str(world.secret))
        action = {"path": path, "sizeInBytes": 1, "modificationTime": 0}
        log = Path(delta.location, "_delta_log")
        version = max(log.glob("*.json")).stem
        name = f"{version}.checkpoint.{'' if kind == 'classic' else _UUID + '.'}"
        if kind.startswith("json"):
            text = json.dumps({"sidecar": action})
            if kind == "json twice":
                harmless = json.dumps({**action, "path": "a.parquet"})
                text = text[:-1] + f', "s\\u0069decar": {harmless}}}'
            (log / f"{name}json").write_text(f'{{"checkpointMetadata":{{"version":1}}}}\n{text}\n')
        else:
            pq.write_table(pa.table({"sidecar": [None, action]}), log / f"{name}parquet")
        refuses(delta, match="names a sidecar elsewhere")

    @pytest.mark.parametrize("name", _CHECKPOINTS)
    def test_no_name_of_a_checkpoint_hides_its_sidecar(
        self, world: World, delta: LakeTable, name: str
    ) -> None:
        action = {"sidecar": {"path": str(world.secret), "sizeInBytes": 1, "modificationTime": 0}}
        text = f'{{"checkpointMetadata":{{"version":1}}}}\n{json.dumps(action)}\n'
        Path(delta.location, "_delta_log", name).write_text(text)
        refuses(
            delta, "files", "prepare", "append", "read_table", match="names a sidecar elsewhere"
        )

    @pytest.mark.parametrize(
        ("name", "size"),
        [
            ("_last_checkpoint", (1 << 20) + 1),
            *[(f"{2:020}.{kind}", 1 << 40) for kind in ("json", "crc", "checkpoint.json")],
        ],
    )
    def test_no_file_of_the_log_is_read_whatever_its_size(
        self, delta: LakeTable, name: str, size: int
    ) -> None:
        path = Path(delta.location, "_delta_log", name)
        path.touch()
        os.truncate(path, size)
        refuses(delta, match=rf"{name} has {size} bytes, expected at most")

    def test_no_line_of_a_checkpoint_is_read_whatever_its_size(
        self, delta: LakeTable, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(delta_log, "_MAX_LINE", 1000)
        path = Path(delta.location, "_delta_log", f"{1:020}.checkpoint.json")
        path.write_text("\n" + json.dumps({"txn": {"appId": "a" * 1000, "version": 1}}))
        with pytest.raises(TableError, match="has 1001 bytes, expected at most 1000"):
            again(delta).files()

    def test_a_checkpoint_that_is_a_fifo_is_not_waited_for(self, delta: LakeTable) -> None:
        os.mkfifo(Path(delta.location, "_delta_log", f"{1:020}.checkpoint.parquet"))
        with pytest.raises(TableError, match="is not a regular file"):
            again(delta).files()

    def test_a_checkpoint_with_many_rows_and_few_bytes(self, delta: LakeTable) -> None:
        """Their sidecars are null, and are not held all at once."""
        kind = pa.struct([("path", pa.string())])
        path = Path(delta.location, "_delta_log", f"{1:020}.checkpoint.parquet")
        pq.write_table(pa.table({"sidecar": pa.nulls(3_000_000, kind)}), path)
        assert path.stat().st_size < 10_000
        with peak_below(5_000_000):
            delta_log.Checkpoints(delta.location, NO_OPTIONS).expect_sound()

    @pytest.mark.parametrize(
        "hint",
        [
            *('{"version":1,"parts":1000000000}', '{"version":0,"parts":9223372036854775807}'),
            *('{"version":18446744073709551615,"size":1}', '{"version":1e30}', "[" * 100_000, ""),
            '{"version":1,"v2Checkpoint":{"path":"/x","sidecarFiles":[{"path":"/etc/passwd"}]}}',
        ],
    )
    def test_whatever_a_hint_says(self, delta: LakeTable, hint: str) -> None:
        """It is ignored or refused; no other checkpoint is read than one of the log."""
        Path(delta.location, "_delta_log", "_last_checkpoint").write_text(hint)
        try:
            assert offsets(again(delta)) == [0]
        except TableError as error:
            assert "_last_checkpoint hint" in str(error)  # noqa: PT017

    @pytest.mark.parametrize(
        ("info", "is_refused"),
        [
            *(
                ({NOTE: note}, True)
                for note in cast(
                    "list[object]", [{"a": 1}, [], 1.5, True, "", "9" * 5000, None, "null", "{}"]
                )
            ),
            ({"operation": "RESTORE", "operationParameters": {"version": {}}}, True),
            ({"operation": "RESTORE", "operationParameters": {"version": "1e999"}}, True),
            ({"timestamp": "now", "operation": "WRITE"}, False),
            ({"timestamp": [], "operation": {}}, False),
            ({"operation": "RESTORE", "operationParameters": 7}, False),
            ({"operation": "RESTORE", "operationParameters": {"datetime": 1e99}}, False),
            *(
                ({"operation": "RESTORE", "operationParameters": {"version": version}}, False)
                for version in (10**30, 2, -1, -7)
            ),
        ],
    )
    def test_whatever_a_commit_says_of_itself(
        self, delta: LakeTable, info: dict[str, object], *, is_refused: bool
    ) -> None:
        log = Path(delta.location, "_delta_log")
        commit = log / f"{len(list(log.glob('*.json'))):020}.json"
        commit.write_text(f"{json.dumps({'commitInfo': info})}\n")
        if is_refused:
            refuses(delta, "history", "append", "replace")
        else:
            again(delta).history()
        assert offsets(again(delta)) == [0]

    @pytest.mark.parametrize("has_feature", [False, True])
    @pytest.mark.parametrize("kind", ["path", "file:///", "http", "up"])
    def test_no_vector_of_deleted_rows_is_read(
        self, world: World, delta: LakeTable, kind: str, *, has_feature: bool
    ) -> None:
        """A table that has them is refused; without the feature they do not count."""
        place = world.url if kind == "http" else str(world.secret)
        path = place if kind == "http" else _SPELLINGS[kind](delta.location, place)
        added = next(action["add"] for action in _actions(delta) if "add" in action)
        vector = {"storageType": "p", "pathOrInlineDv": path, "offset": 1, "sizeInBytes": 34}
        actions = [
            {"remove": {"path": added["path"], "deletionTimestamp": 1, "dataChange": True}},
            {"add": {**added, "deletionVector": {**vector, "cardinality": 1}}},
        ]
        if has_feature:
            named = {"readerFeatures": ["deletionVectors"], "writerFeatures": ["deletionVectors"]}
            actions.append({"protocol": {"minReaderVersion": 3, "minWriterVersion": 7, **named}})
        _commit(delta, *actions)
        with opened_below(world.outside) as opened:
            assert again(delta).ends("offset")
            commit(again(delta))
            if has_feature:
                with pytest.raises(TableError, match="deletionVectors"):
                    again(delta).reader()
            else:
                assert offsets(again(delta)) == [0]
        assert opened == []

    @pytest.mark.parametrize("name", ["_delta_log", "topic=orders", "_last_checkpoint"])
    def test_no_link_is_followed(self, world: World, delta: LakeTable, name: str) -> None:
        _link(world, Path(delta.location, name))
        with pytest.raises(OutputError, match=r"is a link|neither a file nor a directory"):
            read_table(world.out, "records")


class TestStore:
    """OUT in a store, where a stranger has put objects before a run."""

    @pytest.mark.parametrize("kind", ["json", "parquet", "hint"])
    def test_no_sidecar_is_read_elsewhere(self, s3: Store, delta: LakeTable, kind: str) -> None:
        bucket = s3.make("tables")
        s3.upload(bucket, "lake/records", Path(delta.location))
        url, options = f"s3://{bucket}/lake/records", StorageOptions(s3.options)
        assert offsets(table_at(DELTA, url, SPEC, storage_options=options)) == [0]
        s3.put(bucket, "other/secret.parquet", b"PAR1")
        action = {"path": f"s3://{bucket}/other/secret.parquet", "sizeInBytes": 1}
        stream = pa.BufferOutputStream()
        pq.write_table(pa.table({"sidecar": [None, action]}), stream)
        name, data, reason = {
            "json": (f"{1:020}.checkpoint.json", json.dumps({"sidecar": action}).encode(), "side"),
            "parquet": (f"{1:020}.checkpoint.parquet", stream.getvalue().to_pybytes(), "side"),
            "hint": ("_last_checkpoint", bytes(1 << 20) + b"x", "expected at most"),
        }[kind]
        s3.put(bucket, f"lake/records/_delta_log/{name}", data)
        s3.forget()
        table = table_at(DELTA, url, SPEC, storage_options=options)
        for use in (table.files, table.history, table.prepare, lambda: commit(table)):
            with pytest.raises(TableError, match=reason):
                use()
        assert {each.method for each in s3.requests} <= {"GET", "HEAD"}
        assert not [each for each in s3.requests if "other" in each.path]

    @pytest.mark.parametrize("format", [DELTA, ICEBERG])
    def test_an_export_to_what_a_stranger_has_prepared(
        self, s3: Store, world: World, format: str
    ) -> None:
        bucket = s3.make("prepared")
        data, database = world.home / "data", world.home / "catalog.db"
        log = GrowingLog(data)
        log.send(1)
        catalog = {"type": "sql", "uri": f"sqlite:///{database}"} if format == ICEBERG else None
        arguments: dict[str, Any] = {
            "format": format, "incremental": True, "processes": 1, "catalog": catalog,
            "out_storage_options": s3.options,
        }  # fmt: skip
        out = f"s3://{bucket}/lake"
        run(str(data), out, **arguments)
        s3.put(bucket, "other/file.parquet", b"precious")
        held = dict(s3.objects(f"s3://{bucket}"))
        for key, old in held.items():
            if format == DELTA and re.search(r"_delta_log/0+\.json", key):
                key = f"{key[:-5]}.checkpoint.json"
                text = json.dumps({"sidecar": {"path": f"s3://{bucket}/other"}}).encode()
            elif format == ICEBERG and key.endswith(".metadata.json"):
                metadata = json.loads(old)
                metadata["properties"]["py-io-impl"] = "evil_tables.Class"
                text = json.dumps(metadata).encode()
            else:
                continue
            s3.put(bucket, key, text)
        before = s3.etags(f"s3://{bucket}/other")
        log.send(1)
        s3.forget()
        with pytest.raises((TableError, OutputError)):
            run(str(data), out, **arguments)
        assert s3.etags(f"s3://{bucket}/other") == before
        assert not [each for each in s3.requests if "other/" in each.path]


@pytest.mark.parametrize("format", ["parquet", DELTA, ICEBERG])
def test_an_export_does_not_follow_a_link(world: World, format: str) -> None:
    data = _exported(world, format)
    file = next(Path(world.out, "records").rglob("*.parquet"))
    file.unlink()
    file.symlink_to(world.secret)
    asked: list[Callable[[], object]] = [
        lambda: run(
            str(data), str(world.out), format=format, incremental=format != "parquet", processes=1
        ),
        lambda: read_table(world.out, "records").read_all(),
    ]
    if format == "parquet":
        asked.append(lambda: kafkafmt.lake.exported_dataset(world.out))
    for use in asked:
        with pytest.raises(OSError, match=r"is a link|neither a file nor a directory|is missing"):
            use()


@pytest.mark.spark
@pytest.mark.parametrize("format", [DELTA, ICEBERG])
def test_an_export_by_spark_to_the_table_of_a_stranger(world: World, format: str) -> None:
    from kafkafmt.spark import export

    data = _exported(world, format)
    if format == ICEBERG:
        reason = "py-io-impl"
        _choose(world, {reason: "evil_tables.C"})
    else:
        reason = "names a sidecar elsewhere"
        path = world.out / "records" / "_delta_log" / f"{0:020}.checkpoint.json"
        path.write_text(json.dumps({"sidecar": {"path": str(world.secret)}}))
    with opened_below(world.outside) as opened, pytest.raises(TableError, match=reason):
        export(str(data), str(world.out), format=format, incremental=True)
    assert opened == []


class TestConfiguration:
    """What pyiceberg reads beside the arguments: of the user, not of the current directory."""

    _TEXT = "catalog:\n  kafkafmt:\n    py-io-impl: evil_tables.Class\n    s3.endpoint: {url}\n"

    @pytest.mark.slow
    @pytest.mark.parametrize(
        ("text", "where"),
        some(product([_TEXT, "{{not: [yaml", "catalog: 7\n"], ["cwd", "home"]), 3),
    )
    def test_no_configuration_counts_for_a_catalog_in_out(
        self, world: World, where: str, text: str
    ) -> None:
        data = world.home / "data"
        GrowingLog(data).send(1)
        for name in ("cwd", "home"):
            (world.home / name).mkdir()
        (world.home / where / ".pyiceberg.yaml").write_text(text.format(url=world.url))
        done = _kafkafmt(
            *("export", "--local", "--processes=1", "--format=iceberg", "--no-progress"),
            *(str(data), str(world.out)),
            cwd=world.home / "cwd",
            HOME=str(world.home / "home"),
        )
        assert done.returncode in (0, 2)
        assert "Traceback" not in done.stderr
        if text == self._TEXT:
            assert done.returncode == 0

    @pytest.mark.slow
    def test_the_driver_of_a_store_reads_nothing_of_the_current_directory(
        self, s3: Store, world: World
    ) -> None:
        here, home = world.home / "cwd", world.home / "home"
        home.mkdir()
        program = f"[default]\ncredential_process = touch {world.marker}\nregion = x\n"
        endpoint = json.dumps({"s3": {"endpoint_url": world.url, "key": "stranger"}})
        planted = {
            **dict.fromkeys((".aws/config", ".aws/credentials", "config", "boto.cfg"), program),
            **dict.fromkeys((".config/fsspec/conf.json", "conf.json", "fsspec.json"), endpoint),
            ".boto": f"[Credentials]\naws_access_key_id = {world.url}\n",
            ".netrc": "default login stranger password stranger\n",
        }
        for name, text in planted.items():
            (here / name).parent.mkdir(parents=True, exist_ok=True)
            (here / name).write_text(text)
        bucket = s3.make("store")
        lay_out("k431-tx", world.home / "data" / "orders-0")
        s3.upload(bucket, "", world.home / "data")
        keys = {"AWS_ENDPOINT_URL": s3.url, "AWS_REGION": "us-east-1"}
        secrets = {"AWS_ACCESS_KEY_ID": KEY, "AWS_SECRET_ACCESS_KEY": SECRET}
        for found in (secrets, {}):
            for variables in ({}, {"FSSPEC_CONFIG_DIR": ""}):
                given = {**keys, **found, **variables, "HOME": str(home)}
                given |= {"AWS_EC2_METADATA_DISABLED": "true"}
                done = _kafkafmt("ls", f"s3://{bucket}/orders-0", cwd=here, **given)
                assert done.returncode == (0 if found else 2), done.stderr
                assert "Traceback" not in done.stderr

    def test_what_the_user_says_counts(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        for name in ("cwd", "home", "named"):
            (tmp_path / name).mkdir()
        (tmp_path / "cwd" / ".pyiceberg.yaml").write_text("catalog:\n  prod:\n    uri: stranger\n")
        monkeypatch.chdir(tmp_path / "cwd")
        monkeypatch.setenv("HOME", str(tmp_path / "home"))
        monkeypatch.delenv("PYICEBERG_HOME", raising=False)
        assert catalogs._configured("prod") == {}
        (tmp_path / "home" / ".pyiceberg.yaml").write_text("catalog:\n  Prod:\n    uri: home\n")
        assert catalogs._configured("prod") == {"uri": "home"}
        (tmp_path / "named" / ".pyiceberg.yaml").write_text("catalog:\n  prod:\n    uri: named\n")
        monkeypatch.setenv("PYICEBERG_HOME", str(tmp_path / "named"))
        assert catalogs._configured("PROD") == {"uri": "named"}
        monkeypatch.setenv("PYICEBERG_CATALOG__PROD__S3__REGION", "here")
        assert catalogs._configured("prod") == {"uri": "named", "s3.region": "here"}


@contextmanager
def opened_below(folder: Path) -> Iterator[list[str]]:
    """The names of the files in a directory that are opened in the block, by any library."""
    libc = ctypes.CDLL(None)
    queue = libc.inotify_init1(os.O_NONBLOCK)
    names: list[str] = []
    try:
        assert libc.inotify_add_watch(queue, os.fsencode(folder), 0x20) > 0  # IN_OPEN
        (folder / "seen").touch()
        yield names
        data = os.read(queue, 1 << 20)
    finally:
        os.close(queue)
    while data:
        size = int.from_bytes(data[12:16], sys.byteorder)
        names.append(data[16 : 16 + size].rstrip(b"\0").decode())
        data = data[16 + size :]
    names.remove("seen")  # so this would be noted


def _link(world: World, path: Path) -> None:
    """Put a link out in the place of a file or directory, which is moved there, or of nothing."""
    moved = shutil.move(path, world.outside / "moved") if path.exists() else world.secret
    path.symlink_to(moved)


def _metadata_file(world: World) -> Path:
    database = sqlite3.connect(world.out / "catalog.db")
    (found,) = database.execute(
        "SELECT metadata_location FROM iceberg_tables WHERE table_name = 'records'"
    ).fetchone()
    database.close()
    return Path(found.removeprefix("file://"))


def _metadata(world: World) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(_metadata_file(world).read_text())
    return found


def _change(world: World, change: Callable[[dict[str, Any]], object]) -> None:
    """Changes the metadata of the Iceberg table as it lies in OUT."""
    metadata = _metadata(world)
    change(metadata)
    _metadata_file(world).write_text(json.dumps(metadata))


def _choose(world: World, properties: dict[str, str]) -> None:
    _change(world, lambda metadata: metadata["properties"].update(properties))


def _actions(table: LakeTable) -> list[dict[str, Any]]:
    logs = sorted(Path(table.location, "_delta_log").glob("*.json"))
    return [json.loads(line) for log in logs for line in log.read_text().splitlines()]


def _commit(table: LakeTable, *actions: dict[str, Any]) -> None:
    log = Path(table.location, "_delta_log")
    version = int(max(log.glob("*.json")).stem) + 1
    text = "".join(f"{json.dumps(action)}\n" for action in actions)
    (log / f"{version:020}.json").write_text(text)


def _exported(world: World, format: str) -> Path:
    data = world.home / "data"
    log = GrowingLog(data)
    log.send(1)
    run(str(data), str(world.out), format=format, incremental=format != "parquet", processes=1)
    log.send(1)
    return data


def _kafkafmt(*words: str, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    modules = os.pathsep.join([str(Path(kafkafmt.__file__).parents[1]), str(cwd / "modules")])
    return subprocess.run(
        [sys.executable, "-m", "kafkafmt", *words],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": modules, "PYTHONSAFEPATH": "1", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
