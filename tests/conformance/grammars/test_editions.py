"""The editions for people: what the Web IDE shows of each log, with the labels that it makes.

Strategy: the files that the package carries are compiled as they are, and parse the segments of the
corpus that they are for, in a process of its own, since all have classes of the same names. It
evaluates ``-webide-representation`` as the Web IDE does, for fields, numbers and names.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import build
from scripts.grammar_bundles import TOPICS
from tests.support.node import needs_node
from tests.support.truth import CASES, GOLDEN

EDITIONS = Path(build.PACKAGE) / "webide"
SHOW = """
import importlib, json, re, sys
import kaitaistruct, yaml

name, *paths = sys.argv[1:]
loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
described = yaml.load(open(f"{name}.ksy", encoding="utf-8"), loader)
types = {}

def called(name):
    return "".join(map(str.capitalize, name.split("_")))

def collect(name, found):
    types[called(name)] = found
    for inner, each in found.get("types", {}).items():
        collect(inner, each)

collect(name, described)

def label(value, format=""):
    if value is None or isinstance(value, bytes):
        return "" if value is None else value.decode("latin-1")
    if hasattr(value, "name"):
        return value.name.upper()
    if isinstance(value, (bool, int)):
        return str(value).lower()
    template = types[type(value).__name__].get("-webide-representation", "")
    def part(found):
        at = value
        for each in found[1].split("."):
            at = getattr(at, each, None)
        return label(at)
    return re.sub(r"{([^}:]*):?[^}]*}", part, template)

def depths(value, depth):
    # How deep in the tree the fields of each record and message are.
    if type(value).__name__ in ("KafkaRecord", "KafkaControlRecord", "KafkaMessage"):
        yield depth + 1
    elif isinstance(value, list):
        for each in value:
            yield from depths(each, depth + 1)
    elif isinstance(value, kaitaistruct.KaitaiStruct):
        found = types[type(value).__name__]
        for name in [*(each["id"] for each in found["seq"]), *found.get("instances", {})]:
            try:
                below = getattr(value, name, None)
            except kaitaistruct.KaitaiStructError:  # it is damaged
                continue
            yield from depths(below, depth + 1)

def records(entry):
    try:
        return getattr(entry.content, "records", None) or ()
    except kaitaistruct.KaitaiStructError:  # it is damaged
        return ()

parser = getattr(importlib.import_module(name), called(name))
for path in paths:
    log = parser.from_file(path)
    for entry in getattr(log, "entries", ()):
        shown = {"path": path, "label": label(entry), "records": []}
        for record in records(entry):
            value = getattr(record, "value", None)
            known = types.get(type(value).__name__, {"seq": []})["seq"]
            fields = [each["id"] for each in known if each["id"] in vars(value)]
            shown["records"].append({
                "label": label(record), "value": fields, "delta": record.offset_delta.value,
            })
        print(json.dumps(shown))
    print(json.dumps({
        "path": path, "depths": sorted(set(depths(log, 0))), "cut": label(log.cut_header),
    }))
"""


def segments(topic: str) -> tuple[Path, ...]:
    """The segments of one of Kafka's own topics; of ``log`` one of each era, and a damaged one."""
    if topic == "log":
        cases = ("k0822-nulls", "k01022-nulls", "k01103-upgrade-mixed", "k431-tx", "k282-tx")
        found = [path for case in cases for path in GOLDEN.glob(f"{case}/*.log")]
        return (*found, *GOLDEN.glob("k0*-bitflip*/*.log"))
    return tuple(sorted(GOLDEN.glob(f"*-internal-{topic.replace('_', '-')}/*.log")))


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the parsers of each edition, in a folder of its own."""
    build.install_compiler()
    folder = tmp_path_factory.mktemp("editions")
    texts = {
        path.stem: path.read_text("utf-8") for path in sorted((build.ROOT / EDITIONS).glob("*.ksy"))
    }
    parsers = build.compile_grammars(texts, {}, ["python"])["python"]
    for name, text in texts.items():
        build.write({f"{name}.py": parsers[f"{name}.py"], f"{name}.ksy": text}, folder / name)
    return folder


@cache
def shown(name: str, compiled: Path, paths: tuple[Path, ...]) -> list[dict[str, Any]]:
    command = [sys.executable, "-c", SHOW, name, *map(str, paths)]
    done = subprocess.run(command, cwd=compiled / name, check=True, capture_output=True, text=True)
    return [*map(json.loads, done.stdout.splitlines())]


def entries_of(name: str, compiled: Path, paths: tuple[Path, ...]) -> Iterator[dict[str, Any]]:
    yield from (each for each in shown(name, compiled, paths) if "label" in each)


def test_there_is_an_edition_of_each_log() -> None:
    names = {path.stem for path in (build.ROOT / EDITIONS).glob("*.ksy")}
    assert names == {"kafka_log", *(f"kafka_{topic}_log" for topic in TOPICS)}


@needs_node
@pytest.mark.slow
@pytest.mark.parametrize("topic", ["log", *TOPICS])
def test_the_label_of_an_entry_has_its_header(topic: str, compiled: Path) -> None:
    name = "kafka_log" if topic == "log" else f"kafka_{topic}_log"
    paths = segments(topic)
    entries = list(entries_of(name, compiled, paths))
    batches = [
        json.loads(line) | {"path": str(path)}
        for path in paths
        for line in (path.parent / "batches.jsonl").read_text("utf-8").splitlines()
        if json.loads(line)["segment"] == path.name
    ]
    assert len(entries) == len(batches)
    for entry, batch in zip(entries, batches, strict=True):
        assert entry["label"].startswith(f"@{batch['position']} offset ")
        if batch["magic"] == 2:
            flags = f"transactional={batch['is_transactional']} control={batch['is_control']}"
            assert entry["label"].lower().endswith(flags.lower())
            assert f", {batch['count']} records, {batch['compression'].upper()}" in entry["label"]
        elif batch["is_valid"]:
            assert f", magic {batch['magic']}, " in entry["label"]
            assert batch["compression"].upper() in entry["label"]


@needs_node
@pytest.mark.slow
@pytest.mark.parametrize("topic", ["log", *TOPICS])
def test_a_value_is_six_nodes_deep_at_most(topic: str, compiled: Path) -> None:
    paths = segments(topic)
    name = "kafka_log" if topic == "log" else f"kafka_{topic}_log"
    logs = [each for each in shown(name, compiled, paths) if "depths" in each]
    assert len(logs) == len(paths)
    found = {depth for each in logs for depth in each["depths"]}
    # entries / 0 / content / value; entries / 0 / content / records / 0 / value
    assert found == ({4, 6} if topic == "log" else {6} if paths else set())


@needs_node
@pytest.mark.slow
def test_a_last_batch_that_is_cut_off_shows_its_header(compiled: Path) -> None:
    paths = sorted(path for case in CASES for path in GOLDEN.glob(f"{case}/*.log"))
    ends = {
        (str(path), row["segment"]): row["end_of_last_batch"]
        for path in paths
        for row in json.loads((path.parent / "segments.json").read_text("utf-8"))
    }
    chosen = tuple(path for path in paths if ends[str(path), path.name] < path.stat().st_size)
    found = 0
    for each in shown("kafka_log", compiled, chosen):
        if "cut" in each:
            path = Path(each["path"])
            tail = path.read_bytes()[ends[str(path), path.name] :]
            has_header = len(tail) >= 61 and tail[16] == 2
            offset = int.from_bytes(tail[:8], "big", signed=True)
            assert each["cut"].partition(",")[0] == (f"offset {offset}" if has_header else "")
            found += has_header
    assert 0 < found < len(chosen)


@needs_node
@pytest.mark.slow
@pytest.mark.parametrize("topic", [topic for topic in TOPICS if segments(topic)])
def test_the_label_of_a_record_names_its_type(topic: str, compiled: Path) -> None:
    paths = segments(topic)
    by_place = {
        (str(path), record["batch_position"], record["offset"]): record
        for path in paths
        for record in map(json.loads, (path.parent / "records.jsonl").read_text().splitlines())
        if record["segment"] == path.name
    }
    kinds = set()
    for entry in entries_of(f"kafka_{topic}_log", compiled, paths):
        position, base = map(int, (entry["label"].split()[0][1:], entry["label"].split()[2][:-1]))
        if entry["label"].endswith("control=true"):  # its label is the kind of the control record
            assert all(record["label"].isupper() for record in entry["records"])
            continue
        for record in entry["records"]:
            truth = by_place[entry["path"], position, base + record["delta"]]
            delta, _, kind = record["label"].partition(": ")
            assert delta == f"+{record['delta']}"
            assert "unknown" not in record["value"]
            assert bool(record["value"]) == (truth["value"] is not None)
            if topic == "cluster_metadata":
                assert record["value"] == [kind.lower()]
            elif record["value"]:
                (message,) = record["value"]
                assert message.upper().removesuffix("VALUE") == kind.removesuffix("KEY")
            kinds.add(kind)
    assert len(kinds) >= (1 if topic == "transaction_state" else 2)
