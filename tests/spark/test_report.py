"""The report's texts and charts, without Spark."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from kafkafmt._base import charts
from kafkafmt._base.charts import Timeline
from kafkafmt._base.damage import NAMES, PRIVATE_KEY, Damage
from kafkafmt.cli.commands import export
from kafkafmt.lake.report import page
from kafkafmt.lake.report.figures import (
    DamagedRange,
    DamagedSegment,
    ExportReport,
    PartitionFigures,
    make_report,
)
from kafkafmt.lake.report.sums import SHOWN_RANGES, Sums
from kafkafmt.log.shape import LogShape

NASTY = "<script>alert('x')</script>&"


def part(topic: str | None, partition: int | None, **figures: int) -> PartitionFigures:
    return PartitionFigures(topic=topic, partition=partition, **figures)  # type: ignore[arg-type]


def report(**changes: object) -> ExportReport:
    parts = [
        part(None, None, segments=1, records=1, payload_bytes=10, stored_bytes=100),
        part("orders", 0, segments=2, records=1000, payload_bytes=5000, stored_bytes=2000),
        part(
            "orders",
            1,
            segments=1,
            records=500,
            payload_bytes=1000,
            stored_bytes=1000,
            damaged_ranges=2,
            damaged_bytes=300,
            tail_bytes=12,
            first_timestamp=1_500_000_000_000,
            last_timestamp=2**62,
        ),
    ]
    parts[1].codecs, parts[2].codecs = {"gzip": 1500, "none": 500}, {"zstd": 1000}
    values: dict[str, object] = {
        "source": f"/data/{NASTY}",
        "out": "/out",
        "job": {"table_per_topic": False},
        "seconds": 2.5,
        "partitions": parts,
        "shape": LogShape(
            segments=Counter({10: 2, 12: 2}),
            batches=Counter({0: 1, 9: 30}),
            records=Counter({4: 6}),
            keys=Counter({NASTY.encode(): 3, b"\xff": 2, None: 1}),
            sampled=6,
        ),
        "timeline": Timeline(0, 3_600_000, [1, 0, 5], [100, 0, 1_000_000], 4, 7),
        "damage_kinds": {"bad_checksum": 2, "truncated_tail": 1},
        "damaged_segments": [
            DamagedSegment(
                NASTY,
                1,
                "00000000000000000042.log",
                1 << 30,
                1,
                [DamagedRange(500, 1, "bad_checksum", NASTY)],
            )
        ],
    }
    return ExportReport(**(values | changes))  # type: ignore[arg-type]


class ReportPage(HTMLParser):
    """Collects tags, addresses and texts, and checks that every open tag is closed."""

    VOID = frozenset({"meta"})

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.addresses: list[str | None] = []
        self.texts: list[str] = []
        self.feed(html)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.addresses += [value for name, value in attrs if name in ("src", "href", "xlink:href")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def test_topics_and_total_are_sums() -> None:
    lone, orders = report().topics
    assert (lone.topic, lone.partitions, lone.records) == (None, 1, 1)
    assert (orders.topic, orders.partitions, orders.segments) == ("orders", 2, 3)
    assert orders.codecs == {"gzip": 1500, "none": 500, "zstd": 1000}
    assert orders.compression_ratio == 2.0
    assert orders.first_timestamp == 1_500_000_000_000
    total = report().total
    assert (total.records, total.stored_bytes, total.damaged_bytes) == (1501, 3100, 300)


@pytest.mark.parametrize(
    ("kinds", "damaged"), [({}, False), ({"zero_tail": 1}, False), ({"malformed": 1}, True)]
)
def test_tails_are_no_damage(kinds: dict[str, int], damaged: bool) -> None:
    assert report(damage_kinds=kinds).is_damaged is damaged


def test_json_has_topics_and_ratio() -> None:
    read = json.loads(report().to_json())
    assert read["damaged"] is True
    assert [topic["topic"] for topic in read["topics"]] == [None, "orders"]
    assert read["topics"][1]["compression_ratio"] == 2.0
    assert read["damaged_segments"][0]["ranges"][0]["position"] == 500


REFERENCE = Path(__file__).parents[2] / "docs" / "reference"
SCHEMA = json.loads((REFERENCE / "report.schema.json").read_text("utf-8"))
TYPES = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "null": type(None),
}


def fit(value: Any, schema: dict[str, Any], place: str = "report") -> None:
    """Checks a value with the keywords that our JSON Schema uses, and that it is described."""
    if "$ref" in schema:
        base = SCHEMA["$defs"][schema["$ref"].rpartition("/")[2]]
        known = {**base["properties"], **schema.get("properties", {})}
        needed = [*base["required"], *schema.get("required", [])]
        schema = {**base, "properties": known, "required": needed}
    if "const" in schema:
        assert value == schema["const"], place
        return
    wanted = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    assert any(isinstance(value, TYPES[word]) for word in wanted), (place, value)  # type: ignore[arg-type]
    if isinstance(value, dict) and "properties" in schema:
        assert set(schema["required"]) == set(value) == set(schema["properties"]), place
        for name, part in value.items():
            fit(part, schema["properties"][name], f"{place}.{name}")
    if isinstance(value, list):
        for part in value:
            fit(part, schema["items"], place)


def test_json_fits_its_schema() -> None:
    full = report()
    full.partitions[1].offset_ranges = [(0, 4), (7, 9)]
    for made in (
        full,
        report(
            partitions=[], shape=LogShape(), timeline=None, damage_kinds={}, damaged_segments=[]
        ),
    ):
        fit(json.loads(made.to_json()), SCHEMA)


def test_page_lists_ranges_and_gaps() -> None:
    made = report()
    part = made.partitions[1]
    part.offset_ranges, part.gaps, part.missing_offsets = [(0, 4), (7, 9)], 1, 2
    part.task_seconds = 0.5
    words = ReportPage(page.render(made)).texts
    at = words.index("orders-0")
    assert words[at + 1 : at + 7] == ["0–4, 7–9", "1", "2", "1,000", "–", "2k"]
    assert "400/s" not in words
    assert not any(text.endswith("0/s") for text in words)  # 1,501 records in 2.5 s are no speed
    part.records = 3_000_000
    assert "300k/s" in ReportPage(page.render(replace(made, seconds=10.0))).texts


def test_page_is_self_contained_and_escaped() -> None:
    html = page.render(report())
    found = ReportPage(html)
    assert "script" not in found.tags
    assert found.addresses == []  # the page loads nothing
    assert "http" not in html
    assert "url(" not in html
    assert (
        found.tags.count("svg") == 2 + 3 + 3 + 2 + 1
    )  # time, sizes, keys, topics, a damaged segment
    assert any(NASTY in words for words in found.texts)
    assert "color-scheme: dark" in html


@pytest.mark.parametrize("kind", sorted({*NAMES} - {PRIVATE_KEY}))
def test_page_has_a_name_and_a_colour_for_each_kind_of_damage(kind: str) -> None:
    html = page.render(report(damage_kinds={kind: 3}))
    assert f'<li><i class="kind-{kind}"></i>{NAMES[kind]} (3)</li>' in html
    assert f".kind-{kind} {{" in html


def test_page_of_nothing() -> None:
    html = page.render(
        report(partitions=[], shape=LogShape(), timeline=None, damage_kinds={}, damaged_segments=[])
    )
    words = " ".join(ReportPage(html).texts)
    assert "No record has a timestamp." in words
    assert "No damage: every byte of every segment was read." in words


def test_terminal_table(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    export.show(report())
    lines = [" ".join(line.split()) for line in capfd.readouterr().out.splitlines()]
    for line in (
        "(no topic) 1 1 10 B 100 B 0.10 0 B",
        "orders 2 1,500 5.86 KiB 2.93 KiB 2.00 300 B",
        "wrong checksum: 2 ranges",
    ):
        assert line in lines
    assert any(
        line.startswith("total: 3 partitions with data, 1,501 records, 5.87 KiB of")
        for line in lines
    )


def test_sizes_and_keys_are_pictures_with_their_numbers() -> None:
    html = page.render(report())
    words = ReportPage(html).texts
    for told in ("from 512 B: 2", "from 2 KiB: 2", "from 0 B: 1", "from 256 B: 30", "from 8 B: 6"):
        assert told in words
    at = words.index("Keys that come most often (sample)")
    assert [word for word in words[at:] if word in (NASTY, "0xff", "null")] == [
        NASTY,
        "0xff",
        "null",
    ]
    assert "3 · 50.0%" in words
    made = json.loads(report().to_json())
    assert made["sizes"]["segments"] == {"512": 2, "2048": 2}
    assert [row["records"] for row in made["keys"]] == [3, 2, 1]


def test_narrow_damage_is_still_drawn() -> None:
    strip = charts.strip([charts.Sector(500, 1, "bad", "here")], 1 << 30, name="s", least=4)
    assert 'width="4.00"' in strip


@pytest.mark.parametrize(
    ("largest", "steps"),
    [(0, [0, 1]), (1, [0, 1]), (6, [0, 2, 4, 6]), (5100, [0, 2000, 4000, 6000])],
)
def test_axis_steps(largest: float, steps: list[float]) -> None:
    assert charts.decimal_steps(largest) == steps


def test_axis_of_bytes_is_round_in_its_unit() -> None:
    assert charts.binary_steps(1.1 * 1024 * 1024) == [0, 1024 * 1024, 2 * 1024 * 1024]


@pytest.mark.parametrize(
    ("count", "words"), [(0, "0 B"), (999, "999 B"), (1500, "1.46 KiB"), (1 << 27, "128 MiB")]
)
def test_sizes(count: int, words: str) -> None:
    assert charts.size(count) == words


@pytest.mark.parametrize(
    ("ms", "words"),
    [(None, "–"), (0, "1970-01-01 00:00:00"), (-1, "1969-12-31 23:59:59"), (2**62, f"{2**62} ms")],
)
def test_times(ms: int | None, words: str) -> None:
    assert charts.time(ms) == words


def test_bytes_of_a_damaged_segment_are_those_of_all_its_ranges() -> None:
    """Also of those that are not listed, and of those that are listed as one."""
    count = SHOWN_RANGES + 100
    places = range(0, 2000 * count, 2000)
    found = [Damage("t", 0, "0.log", at, 1000, "bad_checksum", "") for at in places]
    rest = Damage("t", 0, "0.log", places.stop, 900_000, "malformed", "", several=(40, 50_000))
    sums = Sums()
    sums.add_damage([*found, rest])
    made = make_report(sums, source="", out="", job={})
    (segment,) = made.damaged_segments
    assert len(segment.ranges) == SHOWN_RANGES
    assert segment.lost_bytes == made.total.damaged_bytes == 1000 * count + 50_000
    assert made.damage_kinds == {"bad_checksum": count, "malformed": 40}
    assert made.total.damaged_ranges == count + 40
    of_all = f"{charts.size(segment.lost_bytes)} of {charts.size(places.stop + 900_000)}"
    assert of_all in page.render(made)
    fit(json.loads(made.to_json()), SCHEMA)
