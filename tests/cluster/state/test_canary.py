"""A canary in every secret place of a metadata log, of options and keys is in no output.

`dump` and the readers of records as bytes are left out: they show what is stored, and say so.
"""

from __future__ import annotations

import base64
import json
import logging
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

import kafkafmt
from kafkafmt import export
from tests.cli.running import run
from tests.log.tier.cases import Case
from tests.support.metadata import metadata_batch, topic
from tests.survey.logs import Log

CANARY = b"canary-7f3a9c-never-shown"
_BASE64 = base64.b64encode(CANARY).decode()
FORMS = (CANARY.decode(), _BASE64[:-4], CANARY.hex(), CANARY.hex(" "), CANARY.hex("-"))
"""How bytes could be shown."""
TABLES = ("topics", "partitions", "brokers", "controllers", "configs", "acls", "quotas", "scram")
RECORDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("FeatureLevelRecord", {"name": "metadata.version", "featureLevel": 20}),
    *((name, dict(fields)) for name, fields in topic("t", "A" * 21 + "w")),
    *(
        (
            "ConfigRecord",
            {"resourceType": kind, "resourceName": of, "name": name, "value": CANARY.decode()},
        )
        for kind, of, name in (
            (2, "t", "my.interceptor.api.key"),
            (4, "", "ssl.keystore.password"),
            (4, "1", "listener.name.external.scram-sha-256.sasl.jaas.config"),
            (4, "1", "rsm.config.storage.azure.account.key"),
        )
    ),
    (
        "UserScramCredentialRecord",
        {"name": "alice", "mechanism": 1, "salt": CANARY, "storedKey": CANARY, "serverKey": CANARY,
         "iterations": 4096},
    ),
    (
        "DelegationTokenRecord",
        {
            "owner": "User:alice",
            "requester": "User:alice",
            "renewers": [],
            "issueTimestamp": 1,
            "maxTimestamp": 2,
            "expirationTimestamp": 3,
            "tokenId": CANARY.decode(),
        },
    ),
    ("RemoveDelegationTokenRecord", {"tokenId": f"{CANARY.decode()} of nobody"}),
)  # fmt: skip


def leaks(text: str) -> list[str]:
    return [form for form in FORMS if form in text]


@pytest.fixture
def disks(tmp_path: Path) -> Path:
    """Two brokers with a metadata log; that of the second one ends with a damaged batch."""
    for number in (1, 2):
        home = tmp_path / "disks" / f"b{number}"
        log = home / "__cluster_metadata-0"
        log.mkdir(parents=True)
        more = bytearray(metadata_batch(RECORDS[2:], offset=len(RECORDS)))
        more[-1] ^= number - 1
        (log / f"{0:020}.log").write_bytes(metadata_batch(RECORDS) + more)
        (log / "leader-epoch-checkpoint").write_text("0\n1\n1 0\n")
        (home / "meta.properties").write_text(f"version=1\ncluster.id=c\nnode.id={number}\n")
        records = Log()
        records.data(count=2)
        records.write(home / "t-0")
    return tmp_path / "disks"


def commands(disks: Path, out: Path) -> Iterator[tuple[str, ...]]:
    one, two, both = str(disks / "b1"), str(disks / "b2"), str(disks)
    for table in (*TABLES, "tokens", "features", "summary"):
        yield "cluster", table, one
        yield "cluster", table, "--json", both
    for name in ("ls", "verify", "batches", "transactions", "producers", "offsets", "schemas"):
        yield name, two
        yield name, "--json", both
    yield "diff", one, two
    yield "diff", "--json", one, two
    yield "replicas", "--compare", both
    yield "salvage", one, two, str(out / "salvaged")
    yield "rescue", "cluster", both, str(out / "rescued"), "--voters", "1"
    yield "export", "--local", one, str(out / "exported")
    yield "cluster", f"s3://user:{CANARY.decode()}@bucket/data"
    yield "records", "--schemas", f"https://user:{CANARY.decode()}@host/", one


@pytest.mark.slow
def test_no_command_shows_a_secret(
    disks: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    out = tmp_path / "out"
    out.mkdir()
    with caplog.at_level(logging.DEBUG):
        for arguments in commands(disks, out):
            done = run(*arguments)
            shown = done.stdout + done.stderr
            if done.exc_info is not None:
                shown += "".join(traceback.format_exception(*done.exc_info))
            assert leaks(shown) == [], arguments
    assert leaks(caplog.text) == []
    written = [path for path in out.rglob("*") if path.is_file()]
    assert {"salvage.json", "salvage.html", "report.json", "report.html"} <= {
        path.name for path in written
    }
    for path in written:
        if path.suffix in (".json", ".html", ".txt", ".properties", ".sh"):
            assert leaks(path.read_text("utf-8", "replace")) == [], path


READERS: tuple[Callable[..., Any], ...] = (
    kafkafmt.cluster.read_internal,
    kafkafmt.cluster.read_metadata_records,
    lambda source, **options: kafkafmt.cluster.read_cluster(source, **options).configs,
    lambda source, **options: kafkafmt.cluster.read_cluster(source, **options).scram,
    lambda source, **options: kafkafmt.cluster.read_cluster(source, **options).tokens,
)


@pytest.mark.parametrize("read", READERS)
def test_readers_give_secrets_on_request_only(read: Callable[..., Any], disks: Path) -> None:
    assert leaks(_text(read(str(disks / "b1")))) == []
    assert leaks(_text(read(str(disks / "b1"), secrets=True))) != []


def _text(table: pa.Table) -> str:
    return json.dumps(table.to_pylist(), default=lambda value: _plain(value))


def _plain(value: object) -> str:
    return base64.b64encode(value).decode() if isinstance(value, bytes) else str(value)


def test_keys_and_options_are_in_no_error(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    case = Case("key-missing", tmp_path)
    bad = f"-----BEGIN PRIVATE KEY-----\n{_BASE64}\n-----END PRIVATE KEY-----\n"
    attempts: tuple[Callable[[], object], ...] = (
        lambda: kafkafmt.read_records(case.bucket, private_keys={"key1": bad}),
        lambda: kafkafmt.verify(case.bucket, private_keys={"key1": bad.encode()}),
        lambda: kafkafmt.tier.read_tier(case.bucket, private_keys={"key1": bad}),
        lambda: export(str(case.bucket), str(tmp_path / "out"), private_keys={"key1": bad}),
        lambda: kafkafmt.read_records("s3://b/k", storage_options={"sekret": CANARY.decode()}),
        lambda: kafkafmt.read_records("file:///nowhere", storage_options={"key": CANARY.decode()}),
    )
    with caplog.at_level(logging.DEBUG):
        for number, attempt in enumerate(attempts):
            try:
                shown = repr(attempt())
            except Exception:  # noqa: BLE001 - whatever it is, its text is what counts
                shown = traceback.format_exc()
            assert leaks(shown) == [], number
    assert leaks(caplog.text) == []
