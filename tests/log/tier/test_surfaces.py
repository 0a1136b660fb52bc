"""The command line, an export without Spark, and what each says of a bucket that is not whole."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import kafkafmt
from kafkafmt import export
from kafkafmt.cluster.lag import read_lag
from kafkafmt.lake import read_table
from tests.cli.running import json_lines, run
from tests.cluster.state.test_offsets import commit, plain
from tests.cluster.state.test_offsets import log as commits
from tests.log.tier.cases import NAMES, Case, offsets, rows
from tests.support.encoder import Rec, record_batch
from tests.support.samples import sampled
from tests.support.store import Store
from tests.support.tier import Segment, Tier, pem


def keys_of(case: Case) -> list[str]:
    return [f"--private-key={pair}={path}" for pair, path in case.keys.items()]


@pytest.mark.parametrize("name", ["codecs", "leader-change", "whole-bucket", "recreated"])
def test_records_on_the_command_line(name: str, tmp_path: Path) -> None:
    case = Case(name, tmp_path)
    found = run("records", case.bucket, *keys_of(case))
    assert found.exit_code == 0, found.stderr
    expected = case.expected()
    assert expected is not None
    assert sorted(each["offset"] for each in json_lines(found.stdout)) == offsets(expected)
    ranged = run("records", case.bucket, *keys_of(case), "--start-offset", "5", "--end-offset", "9")
    assert {each["offset"] for each in json_lines(ranged.stdout)} == {5, 6, 7, 8}


def test_a_missing_key_is_one_sentence(tmp_path: Path) -> None:
    case = Case("key-missing", tmp_path)
    found = run("records", case.bucket, *keys_of(case))
    assert found.exit_code == 2
    assert "needs the private key key1 (2 segments)" in found.stderr
    skipped = run("records", case.bucket, *keys_of(case), "--on-damage", "skip")
    assert len(json_lines(skipped.stdout)) == 244
    assert skipped.stderr.count("needs the private key key1 (2 segments)") == 1
    assert "damage" not in skipped.stderr
    assert skipped.exit_code == 1


def test_verify_has_one_warning_for_a_key(tmp_path: Path) -> None:
    case = Case("key-missing", tmp_path)
    (finding,) = kafkafmt.verify(case.bucket, private_keys=case.keys).to_pylist()
    assert (finding["severity"], finding["kind"]) == ("warning", "private_key")
    assert (finding["firstOffset"], finding["lastOffset"]) == (0, 162)
    found = run("verify", case.bucket, *keys_of(case))
    assert found.exit_code == 0
    assert "needs the private key key1 (2 segments)" in found.stdout


def test_what_an_upload_left_is_noted(tmp_path: Path) -> None:
    case = Case("killed-upload", tmp_path)
    findings = kafkafmt.verify(case.bucket, private_keys=case.keys).to_pylist()
    assert {each["severity"] for each in findings} == {"note"}
    left = {Path(each["path"]).name for each in findings}
    kills = [kill for kill in case.said["kills"] if "rsm-manifest" not in kill["leftAtTheEnd"]]
    assert left == {f"{kill['segment']}.{end}" for kill in kills for end in kill["leftAtTheEnd"]}


def test_the_inventory_counts_each_offset_once(tmp_path: Path) -> None:
    for name in ("leader-change", "plain-unclean-leader"):
        case = Case(name, tmp_path)
        (log,) = kafkafmt.read_logs(case.bucket, private_keys=case.keys).to_pylist()
        assert log["records"] == case.said["expectedRecords"]
        assert (log["missingOffsets"], log["damagedRanges"]) == (0, 0)


@pytest.mark.parametrize("name", sampled(NAMES))
def test_an_export_without_spark(name: str, tmp_path: Path) -> None:
    case, out = Case(name, tmp_path), str(tmp_path / "out")
    asked: dict[str, Any] = {"private_keys": case.keys, "tables": "records", "processes": 1}
    report = export(str(case.bucket), out, **asked)
    found = rows(read_table(out, "records").read_all())
    assert found == case.expected()
    assert report.total.records == len(found)
    committed = case.expected("expected-committed")
    if committed is not None:
        export(str(case.bucket), out, isolation="read_committed", **asked)
        assert rows(read_table(out, "records").read_all()) == committed


@pytest.mark.parametrize("name", sampled(NAMES))
def test_the_lag_has_the_end_of_a_log_in_a_tier(name: str, tmp_path: Path) -> None:
    """A manifest tells it, so no key is needed; of two logs of one name nothing tells which."""
    case = Case(name, tmp_path)
    logs = kafkafmt.read_logs(case.bucket, private_keys=case.keys).to_pylist()
    places = Counter((log["topic"], log["partition"]) for log in logs)
    ends = {
        place: log["nextOffset"]
        for log in logs
        if places[place := (log["topic"], log["partition"])] == 1
    }
    data = tmp_path / "data"
    data.mkdir()
    commits(data, plain(0, *(commit("g", *place, 1) for place in places)))
    rows = read_lag([case.bucket, data]).to_pylist()
    found = {(row["topic"], row["topicPartition"]): row["logEndOffset"] for row in rows}
    assert found == dict.fromkeys(places) | ends


@pytest.mark.slow
def test_an_export_keeps_no_key(tmp_path: Path) -> None:
    case = Case("zstd-aes-one-chunk", tmp_path)
    out = tmp_path / "out"
    export(str(case.bucket), str(out), private_keys=case.keys, processes=2)
    told = run("export", case.bucket, tmp_path / "other", "--local", *keys_of(case))
    assert told.exit_code == 0, told.stderr
    secret = Path(case.keys["key1"]).read_text("ascii").splitlines()[1]
    for path in (out, tmp_path / "other"):
        for file in path.rglob("*"):
            text = file.read_bytes() if file.is_file() else b""
            assert secret.encode() not in text
            assert b"key1.private.pem" not in text


def test_one_segment_of_a_bucket_is_opened(tmp_path: Path) -> None:
    tier = Tier(tmp_path, is_compressed=True, pair="key1")
    stem = tier.put(Segment(record_batch([Rec(b"k", b"v")], base_offset=7), 7, 7))
    with kafkafmt.open_segment(f"{stem}.log", private_keys={"key1": pem()}) as segment:
        (batch,) = segment
        assert batch.base_offset == 7
    assert kafkafmt.read_records(f"{stem}.log", private_keys={"key1": pem()}).num_rows == 1


def test_keys_are_shown_nowhere(tmp_path: Path) -> None:
    Tier(tmp_path, pair="key1").put(Segment(record_batch([Rec(b"k", b"v")], base_offset=0), 0, 0))
    secret = pem().decode()
    scan = kafkafmt.scan_records(tmp_path, private_keys={"key1": secret})
    from kafkafmt.log.tier.logs import find_extents
    from kafkafmt.storage.access import StorageOptions

    options = StorageOptions({}, {"key1": secret})
    extents = find_extents(tmp_path, options)
    shown = json.dumps([repr(scan), repr(options), repr(extents), str(options.private_keys)])
    assert secret.splitlines()[1] not in shown
    assert "key1=***" in shown


@pytest.mark.slow
def test_the_list_names_a_missing_key(tmp_path: Path) -> None:
    case = Case("key-missing", tmp_path)
    found = run("ls", case.bucket, *keys_of(case))
    assert found.exit_code == 0
    assert "needs the private key key1 (2 segments)" in found.stdout
    told = run("export", case.bucket, tmp_path / "out", "--local", *keys_of(case))
    assert told.exit_code == 1
    message = "needs the private key key1 (2 segments)"
    assert f"not read: ledger-0 {message}" in told.stdout
    report = json.loads((tmp_path / "out" / "report.json").read_text("utf-8"))
    needed = {"topic": "ledger", "partition": 0, "message": message}
    assert (report["damaged"], report["private_keys"]) == (False, [needed])
    assert (report["damage_kinds"], report["damaged_segments"]) == ({}, [])
    assert (report["total"]["damaged_ranges"], report["total"]["damaged_bytes"]) == (0, 0)
    assert message in (tmp_path / "out" / "report.html").read_text("utf-8")


@pytest.mark.parametrize("name", ["delete-records", "local-overlap", "retention"])
def test_a_broker_lacks_nothing_that_a_tier_has(name: str, tmp_path: Path) -> None:
    """Its first local segment begins after the log start offset."""
    case = Case(name, tmp_path)
    both = [case.bucket, case.local]
    assert kafkafmt.verify(both, private_keys=case.keys).to_pylist() == []
    (log,) = kafkafmt.read_logs(both, topics=case.topics, private_keys=case.keys).to_pylist()
    assert log["nextOffset"] == 1 + max(offsets(case.expected("expected-with-local") or ()))
    assert log["topicId"] is not None
    (finding,) = kafkafmt.verify(case.local).to_pylist()
    assert finding["severity"] == "warning"
    assert "the broker has tiered storage" in finding["message"]


def test_an_export_from_a_store(tmp_path: Path, s3: Store) -> None:
    case = Case("key-rotation", tmp_path)
    bucket = s3.make("tier-export")
    s3.upload(bucket, "", case.bucket)
    out = str(tmp_path / "out")
    options = {"private_keys": case.keys, "storage_options": s3.options}
    export(f"s3://{bucket}", out, processes=1, **options)  # type: ignore[arg-type]
    assert rows(read_table(out, "records").read_all()) == case.expected()


@pytest.mark.parametrize("options", [[], ["--topic", "orders"]])
@pytest.mark.parametrize("prefix", ["", "kept/of "])
def test_an_incremental_export_is_refused(prefix: str, options: list[str], tmp_path: Path) -> None:
    """With a topic it found no log, as folders are called otherwise, and said nothing."""
    bucket = Tier(tmp_path / "bucket", prefix=prefix)
    bucket.put(Segment(record_batch([Rec(b"k", b"v")]), 0, 0, {0: 0}))
    command = ("export", "--local", "--incremental", "-f", "delta")
    places = str(bucket.root), str(tmp_path / "out")
    result = run(*command, *options, *places)
    assert (result.exit_code, "an incremental export neither" in result.stderr) == (2, True)
    assert "neither" not in run(*command, "--topic", "payments", *places).stderr


def test_diff_names_the_copies_that_are_of_a_log_of_a_tier(tmp_path: Path) -> None:
    case = Case("local-overlap", tmp_path)
    first, second, why = run("diff", case.local.parent).stderr.splitlines()
    assert first.startswith(f"not compared: {case.bucket}/logs-")
    assert second.startswith(f"not compared: {case.local}/logs-0: a log of tiered storage is one")
    assert "expected several copies of a partition" in why
    alone = run("diff", case.bucket)
    assert alone.exit_code == 2
    assert "holds no replica: a log of tiered storage is one log" in alone.stderr
