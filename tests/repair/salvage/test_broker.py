"""A real broker on what ``salvage`` wrote: it recovers nothing, and serves what is sound."""

from __future__ import annotations

import re
import shutil
from base64 import b64decode
from collections import defaultdict
from pathlib import Path

import pytest

from tests.repair.salvage import broker
from tests.repair.salvage.cases import NAMES, Salvaged

pytestmark = [broker.needed, pytest.mark.slow]

_RECOVERY = re.compile(r"recover|rebuil|corrupt|invalid|truncat|orphan|stray", re.IGNORECASE)
# Printed for every log, after a clean stop too.
_USUAL = re.compile(r"Reloading from producer snapshot and rebuilding|Producer state recovery took")


def test_a_broker_starts_and_serves_the_sound_records(salvaged: Salvaged, tmp_path: Path) -> None:
    data = tmp_path / "data"
    shutil.copytree(salvaged.target, data)
    classpath = broker.installed(Path("build") / "broker")
    with broker.DiskBroker(data, tmp_path, classpath) as running:
        lines = running.read(NAMES)
        log = running.log
    read = defaultdict(list)
    written, ends = {}, {}
    for kind, *words in lines:
        if kind == "written":
            written[words[0]] = int(words[1])
        elif kind == "end":
            ends[words[0], words[1]] = int(words[2])
        else:
            topic, offset, key, value, timestamp = words
            read[kind, topic].append((int(offset), data_of(key), data_of(value), int(timestamp)))
    for name in NAMES:
        case = salvaged.case(name)
        assert read["read_uncommitted", name] == salvaged.expected(name), name
        committed = [offset for offset, *_ in read["read_committed", name]]
        assert committed == case["committed_offsets_sound"], name
        assert ends["read_uncommitted", name] == case["log_end_offset_known"], name
        assert written[name] == case["log_end_offset_known"], name
    loading = [line for line in log.splitlines() if "LogLoader" in line or "LogManager" in line]
    assert f"Skipping recovery of {len(NAMES)} logs" in log
    unusual = [
        line
        for line in loading
        if "__cluster_metadata" not in line  # KRaft recovers its own log at every start
        and _RECOVERY.search(line.partition("dir=")[2].partition("]")[2])
        and not _USUAL.search(line)
    ]
    assert unusual == []
    assert [line for line in loading if " WARN " in line or " ERROR " in line] == []


def test_kafkas_dump_finds_nothing_wrong_with_the_indexes(salvaged: Salvaged) -> None:
    with broker.loader(broker.installed(Path("build") / "broker")) as kafka:
        for name in NAMES:
            indexes = [*salvaged.log(name).glob("*.index"), *salvaged.log(name).glob("*.timeindex")]
            assert kafka.complaints("--index-sanity-check", indexes) == [], name
            # The tool finds no timestamp in batches that compaction has emptied, whoever wrote the
            # index.
            wrong = kafka.complaints("--verify-index-only", indexes)
            headings = [line for line in wrong if line.startswith("Found timestamp mismatch")]
            emptied = [line for line in wrong if line.endswith("log timestamp: -1")]
            assert len(headings) + len(emptied) == len(wrong), wrong
            assert not wrong or name.endswith("compact"), name


def data_of(text: str) -> bytes | None:
    return None if text == "-" else b64decode(text[1:])
