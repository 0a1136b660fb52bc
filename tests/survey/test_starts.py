"""What verify says of a broker's next start, on disks on which a broker 4.3.1 was started.

``tests/survey/disks.py`` lists the disks, ``tests/survey/disk_changes.py`` the changes of them.
"""

from __future__ import annotations

import json
import os
import re
import shutil
from pathlib import Path, PurePath
from typing import Any

import pytest

import kafkafmt
from kafkafmt.cli import streams
from kafkafmt.cluster.start.starting import next_start, next_starts
from tests.cli.running import run
from tests.support.tables import rows
from tests.survey.disk_changes import (
    CHANGES,
    META,
    SERVED,
    Change,
    Outcome,
    directories,
    moving,
    of_id,
    segments,
    write,
)
from tests.survey.disks import CLEAN, KILLED, NAMES, TWO, lay_out, unchanged

LOSS = ("deletes", "truncates", "stray")

Row = dict[str, Any]


def is_of(row: Row, name: str) -> bool:
    """Whether a finding is of a log, and not of one of the same partition that is set aside."""
    parts = PurePath(row["path"]).parts
    named = any(part == name or part.startswith(f"{name}.") for part in parts)
    return name in parts or (not named and f"{row['topic']}-{row['partition']}" == name)


def wrong_of(truth: Row, found: list[Row]) -> list[str]:
    """Return what the findings say otherwise than the broker did."""
    partitions: dict[str, Row] = truth["partitions"]
    refused = [row for row in found if row["atStart"] == "refuses"]
    losses = [row for row in found if row["atStart"] in LOSS]
    is_idle = any(row.get("offline") or row.get("error") for row in partitions.values())
    if not truth["starts"] or truth["offline_dirs"]:
        return [] if refused else ["nothing refuses"]
    if truth["healthy"]:
        return [row["message"] for row in found if row["atStart"] or row["severity"] == "damage"]
    wrong = [row["message"] for row in refused if not is_idle]
    touched = [*truth["deleted_segments"], *truth["truncated_segments"], *truth["stray"]]
    for name, count in truth["expected_on_disk"].items():
        if "/" in name:
            log = name.split("/")[1].split(".")[0]
            served = partitions.get(log, {}).get("records", 0)
            is_gone = name.endswith("-delete") or name in truth["gone_dirs"]
            is_only = log not in truth["expected_on_disk"]
            if count and is_only and is_gone and served < count:
                is_said = any(is_of(row, log) or name in row["path"] for row in losses)
                wrong += [] if is_said else [f"{name}: not said"]
            continue
        served = partitions.get(name, {}).get("records", 0)
        said = [row["atStart"] for row in losses if is_of(row, name)]
        places = [path.split("/")[1] for path in touched]
        is_touched = any(place == name or place.startswith(f"{name}.") for place in places)
        if served < count and not said and not (is_idle and refused):
            wrong.append(f"{name}: {served} of {count}, not said")
        if said and served >= count and not is_touched:
            wrong.append(f"{name}: served, but {said}")
    return wrong


@pytest.mark.parametrize("name", NAMES)
def test_findings_say_what_the_broker_did(name: str) -> None:
    truth = json.loads((unchanged(name) / "truth.json").read_text())
    assert wrong_of(truth, rows(kafkafmt.verify(directories(unchanged(name))))) == []
    starts = next_starts(map(str, directories(unchanged(name))))
    assert [start.starts for start in starts] == [truth["starts"]]
    if truth["starts"]:
        assert [Path(path).name for path in starts[0].offline] == truth["offline_dirs"]
        for log, count in starts[0].lost.items():
            served = truth["partitions"].get(log, {}).get("records", 0)
            assert served + count == truth["expected_on_disk"].get(log, count)


@pytest.mark.parametrize(
    ("disk", "change", "outcome"),
    [
        pytest.param(*row, outcome, id=name)
        for outcome, rows_of in CHANGES.items()
        for name, row in rows_of.items()
    ],
)
def test_starts_after_changes(disk: str, change: Change, outcome: Outcome, tmp_path: Path) -> None:
    lay_out(disk, tmp_path)
    change(tmp_path / "d1", tmp_path / "d2")
    (start,) = next_starts(map(str, directories(tmp_path)))
    found = {(finding.at_start, finding.scope) for finding in start.findings if finding.at_start}
    if outcome == SERVED:
        assert (found, start.starts) == (set(), True)
    else:
        _, scope = outcome
        assert outcome in found
        assert start.starts == (scope in (None, "idle") or (scope == "offline" and disk == TWO))


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        (CLEAN, "a broker starts and serves all 1,316 records"),
        ("lost-and-found", "no broker starts: 1 reason"),
        ("log-start-above", "a broker starts, and deletes 450 records of orders-0"),
        ("torn-and-flipped-killed", "a broker starts, and cuts off 25 records of orders-1"),
        ("second-recovery-nul", "a broker starts, and loses 1 data directory"),
        ("replicas-of-another-node", "a broker starts, and sets aside 180 records of pay-0"),
    ],
)
def test_the_sentence_of_a_start(name: str, sentence: str) -> None:
    given = [str(path) for path in directories(unchanged(name))]
    assert next_start(given).sentence(1316) == sentence
    result = run("verify", *given)
    assert result.stdout.splitlines()[-1] == f"start: {sentence}"
    assert result.exit_code == (0 if "all" in sentence else 1)


def on_terminal(monkeypatch: pytest.MonkeyPatch, *command: str) -> str:
    """Return what a command prints on a terminal, its lines joined."""
    monkeypatch.setattr(streams, "is_terminal", lambda: True)
    monkeypatch.setenv("COLUMNS", "80")
    return " ".join(run(*command).stdout.split())


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("lost-and-found", "salvage d1 OUT start"),
        ("second-recovery-nul", "salvage d1 OUT-1 next: kafkafmt salvage d2 OUT-2 start"),
        ("second-other-cluster", "salvage d1 OUT-1 next: kafkafmt salvage d2 OUT-2 start"),
        ("second-disk-new", "salvage d1 OUT start"),
    ],
)
def test_the_directories_of_a_broker_are_salvaged_apart(
    monkeypatch: pytest.MonkeyPatch, name: str, said: str
) -> None:
    monkeypatch.chdir(unchanged(name))
    given = [path.name for path in directories(unchanged(name))]
    assert f"next: kafkafmt {said}: " in on_terminal(monkeypatch, "verify", *given)


@pytest.mark.parametrize("name", [CLEAN, "log-start-above"])
def test_lists_say_what_ends_below_a_log_start(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    given = str(unchanged(name) / "d1")
    words = "lost: 1 partition ends below its log start, and a broker deletes all"
    is_told = words in on_terminal(monkeypatch, "ls", given)
    assert is_told == (name != CLEAN)
    assert run("ls", given).exit_code == run("verify", given).exit_code == int(is_told)


def test_a_salvaged_disk_is_not_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay_out("replicas-of-another-node", tmp_path)
    monkeypatch.chdir(tmp_path)
    assert run("salvage", "d1", "OUT").exit_code == 1
    shown = on_terminal(monkeypatch, "verify", "OUT")
    assert "next: solve what OUT/salvage.html lists start: " in shown


def test_a_log_line_says_what_an_operator_sees() -> None:
    start = next_start([str(unchanged("repeated-offsets-no-index") / "d1")])
    (finding,) = (each for each in start.findings if each.at_start == "refuses")
    larger = "Attempt to append an offset 104 to position 19 no larger than the last offset"
    assert f"InvalidOffsetException: {larger} appended (194)" in finding.message


@pytest.mark.skipif(
    getattr(os, "geteuid", int)() != 0, reason="only the superuser gives files away"
)
@pytest.mark.parametrize(("mode", "is_refused"), [(0o644, True), (0o666, False), (0o664, False)])
def test_a_segment_of_another_user_is_not_used(tmp_path: Path, mode: int, is_refused: bool) -> None:
    lay_out(TWO, tmp_path)
    for path in tmp_path.rglob("*"):
        os.chown(path, 1000, 1000)
    segment = segments(tmp_path / "d2" / "orders-1")[0]
    os.chown(segment, 1001, 1000)
    segment.chmod(mode)
    (start,) = next_starts(map(str, directories(tmp_path)))
    assert (start.offline == [str(tmp_path / "d2")]) == is_refused
    assert start.starts


def test_a_directory_that_was_just_formatted_is_sound(tmp_path: Path) -> None:
    lay_out(KILLED, tmp_path)
    for path in (tmp_path / "d1").iterdir():
        if path.is_dir():
            shutil.rmtree(path)
        elif path.name not in ("meta.properties", "bootstrap.checkpoint"):
            path.unlink()
    log = tmp_path / "d1" / "__cluster_metadata-0"
    log.mkdir()
    shutil.copy(tmp_path / "d1" / "bootstrap.checkpoint", log / f"{0:020}-{0:010}.checkpoint")
    result = run("verify", str(tmp_path / "d1"))
    assert (result.exit_code, result.stdout.splitlines()[-1]) == (0, "start: a broker starts")
    rows_found = rows(kafkafmt.verify(tmp_path / "d1"))
    assert {row["severity"] for row in rows_found if row["kind"] == "skipped"} == {"note"}


@pytest.mark.parametrize("is_empty", [False, True])
def test_a_directory_without_properties_is_of_the_broker(tmp_path: Path, is_empty: bool) -> None:
    lay_out(TWO, tmp_path)
    second = tmp_path / "d2"
    for path in second.iterdir() if is_empty else [*second.glob("meta*"), *second.glob("boot*")]:
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    found = rows(kafkafmt.verify([tmp_path / "d1", second]))
    (row,) = (row for row in found if row["atStart"])
    assert (row["path"], row["atStart"]) == (str(second), "refuses")


@pytest.mark.parametrize("disk", [KILLED, CLEAN])
@pytest.mark.parametrize(("base", "log_start", "lost"), [(3, 0, 3), (12, 0, 12), (3, 3, 0)])
def test_a_log_begins_at_the_name_of_its_first_segment(
    tmp_path: Path, disk: str, base: int, log_start: int, lost: int
) -> None:
    lay_out(disk, tmp_path)
    log = tmp_path / "d1" / "orders-0"
    for path in list(log.glob(f"{0:020}.*")):
        path.rename(log / f"{base:020}{path.suffix}")
    if log_start:
        write("log-start-offset-checkpoint", f"0\n1\norders 0 {log_start}\n")(log.parent, log)
    assert next_start([str(tmp_path / "d1")]).lost == ({"orders-0": lost} if lost else {})
    found = rows(kafkafmt.verify(tmp_path / "d1"))
    assert [row["position"] for row in found if row["atStart"]] == ([0] if lost else [])


def test_a_log_that_a_broker_was_making_is_no_alarm(tmp_path: Path) -> None:
    lay_out(TWO, tmp_path)
    log = tmp_path / "d1" / "empty-0"
    if not log.exists():
        log = tmp_path / "d2" / "empty-0"
    (log / "partition.metadata").unlink()
    (tmp_path / "d2" / "new-0").mkdir()
    last = segments(tmp_path / "d1" / "orders-0")[-1]
    for suffix in (".index", ".timeindex"):
        last.with_suffix(suffix).unlink()
    found = rows(kafkafmt.verify(directories(tmp_path)))
    assert {row["severity"] for row in found} == {"note"}
    assert [row["atStart"] for row in found if "/new-0" not in row["path"]].count("stray") == 1
    assert run("verify", *map(str, directories(tmp_path))).exit_code == 0


def test_what_is_set_aside_is_told_once(tmp_path: Path) -> None:
    lay_out(TWO, tmp_path)
    d1, d2 = directories(tmp_path)
    (d1 / META).unlink()
    moving("orders-0")(d1, d2)
    shutil.copy(d1 / "pay-0/partition.metadata", d1 / "txn-0/partition.metadata")
    found = rows(kafkafmt.verify([d1, d2]))
    assert [row["message"].count("a broker") for row in found if row["atStart"]] == [1, 1, 1]
    (start,) = next_starts(map(str, (d1, d2)))
    served = next_start([str(d1)])
    assert start.lost == {"orders-0": served.lost["orders-0"]}


def test_two_brokers_are_judged_apart(tmp_path: Path) -> None:
    for node, disk in ((1, CLEAN), (2, KILLED)):
        (tmp_path / str(node)).mkdir()
        lay_out(disk, tmp_path / str(node))
    meta = tmp_path / "2" / "d1" / "meta.properties"
    meta.write_text(meta.read_text().replace("node.id=1", "node.id=2"))
    given = [str(tmp_path / node / "d1") for node in "12"]
    assert [start.node_id for start in next_starts(given)] == [1, 2]


def test_copies_of_a_broker_that_nobody_named_are_judged_apart(tmp_path: Path) -> None:
    for day in ("monday", "tuesday"):
        (tmp_path / day).mkdir()
        lay_out(CLEAN, tmp_path / day)
    assert not [row for row in rows(kafkafmt.verify(tmp_path)) if row["atStart"]]
    (start,) = next_starts([str(tmp_path / day / "d1") for day in ("monday", "tuesday")])
    assert not start.starts


def test_directories_of_one_id_are_told_what_to_do(tmp_path: Path) -> None:
    lay_out("duplicate-directory-id", tmp_path)
    d1, d2 = map(str, directories(tmp_path))
    (found,) = (each for each in next_start([d1, d2]).findings if each.at_start == "refuses")
    wanted = "Pcvm8315i1EBUuJ-KrzDBw"
    assigned = f"the metadata log assigns the logs of {d2} to {wanted}"
    assert found.message.endswith(f"of {d2}; {assigned}: write directory.id={wanted} there")
    of_id(wanted)(Path(d2), Path(d2))
    assert next_start([d1, d2]).starts
    shutil.copytree(d2, tmp_path / "d3")  # a copy has the id of its logs
    messages = [each.message for each in next_start([d2, str(tmp_path / "d3")]).findings]
    assert any(
        each.endswith("; if one is a copy of the other, start without it") for each in messages
    )


def test_what_salvage_wrote_has_a_start_if_it_is_formatted(tmp_path: Path) -> None:
    # A broker ends at a directory without meta.properties. Salvaged partitions go into one that has
    # its own, so nothing is wrong with them.
    lay_out(CLEAN, tmp_path)
    d1, out = tmp_path / "d1", tmp_path / "OUT"
    kafkafmt.salvage(d1, out)
    assert "start: a broker starts and serves all" in run("verify", str(out)).stdout
    (out / "meta.properties").unlink()
    (out / "bootstrap.checkpoint").unlink(missing_ok=True)
    result = run("verify", str(out))
    assert ("start:" in result.stdout, result.exit_code) == (False, 0)
    (start,) = next_starts([str(out)])
    assert (start.starts, start.sentence()) == (False, "no broker starts: 1 reason")


def test_a_directory_that_no_broker_formatted_has_no_start(tmp_path: Path) -> None:
    lay_out(CLEAN, tmp_path)
    (tmp_path / "copies").mkdir()
    (tmp_path / "d1" / "orders-0").rename(tmp_path / "copies" / "orders-0")
    (tmp_path / "copies" / "notes").mkdir()
    for source in (tmp_path / "copies", tmp_path / "copies" / "orders-0"):
        assert not [row for row in rows(kafkafmt.verify(source)) if row["atStart"]]
        assert "start:" not in run("verify", str(source)).stdout


def test_wanted_topics_are_judged_alone() -> None:
    for topics, count in (["pay"], 0), (["orders"], 1):
        found = rows(kafkafmt.verify(unchanged("log-start-above") / "d1", topics=topics))
        assert len([row for row in found if row["atStart"]]) == count


@pytest.mark.parametrize(
    ("name", "line"),
    [
        (CLEAN, None),
        (
            "lost-and-found",
            "start: no broker starts: 1 reason: see kafkafmt verify\n"
            "  lost+found: no broker starts while it is there: Found directory ",
        ),
        (
            "partition-metadata-missing",
            "start: a broker starts, and sets aside orders-0: see kafkafmt verify",
        ),
    ],
)
def test_ls_marks_what_a_start_does_not_serve(
    monkeypatch: pytest.MonkeyPatch, name: str, line: str | None
) -> None:
    monkeypatch.setattr(streams, "is_terminal", lambda: True)
    result = run("ls", str(unchanged(name) / "d1"), env={"COLUMNS": "400"})
    assert result.stdout.count("start:") == (line is not None)
    assert line is None or line in result.stdout.replace(f"{unchanged(name) / 'd1'}/", "")
    assert result.exit_code == (line is not None and "no broker starts" in line)


def test_of_several_brokers_each_start_names_its_directories(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for disk, node in (("lost-and-found", 2), ("log-start-above", 1)):
        (tmp_path / disk).mkdir()
        lay_out(disk, tmp_path / disk)
        meta = tmp_path / disk / "d1" / "meta.properties"
        meta.write_text(meta.read_text().replace("node.id=1", f"node.id={node}"))
    sources = ("lost-and-found/d1", "log-start-above/d1")
    refused = f"start of {sources[0]}: no broker starts: "
    aside = f"start of {sources[1]}: a broker starts, and deletes 450 records of "
    *_, first, second = run("verify", *sources).stdout.splitlines()
    assert (first, second.startswith(aside)) == (f"{refused}2 reasons", True)
    first, *_ = run("ls", *sources).stderr.splitlines()  # which does not read the metadata log
    assert first == f"{refused}1 reason: see kafkafmt verify"


def test_messages_count_zero_bytes() -> None:
    found = rows(kafkafmt.verify(unchanged("recovery-nul") / "d1"))
    (row,) = (row for row in found if row["atStart"])
    assert re.search(r"found \d+ zero bytes; no broker starts: Error while reading", row["message"])
