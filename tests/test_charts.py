"""The pictures of reports: their numbers are those of the log, and they fit into any window."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt._base import charts
from kafkafmt.lake.tables.output import REPORT_HTML
from tests.conformance.webide import chromium
from tests.support.encoder.record_batch import Rec, record_batch
from tests.support.truth import GOLDEN

HOSTILE = "<script>alert(1)</script>\x1b"
CASES = ["k431-tx", "k0822-gzip", "k01001-bitflip", "k282-tx-segments", "k431-java-zstd"]
UNTIMED = ["k0822-gzip"]
"""Messages of v0 have no timestamp."""


def _numbers(html: str, name: str) -> dict[str, int]:
    """The numbers of a chart by their labels: those of its marks, which its table has, too."""
    chart = html.split(f"<h3>{name}</h3>", 1)[1].split("</details>", 1)[0]
    marks = dict(re.findall(r"<title>([^<]*): ([0-9,]+)</title>", chart))
    rows = re.findall(r'<tr><td>([^<]*)</td><td class="number">([0-9,]+)</td></tr>', chart)
    assert marks == dict(rows)
    return {label: int(number.replace(",", "")) for label, number in marks.items()}


def _disk(folder: Path, name: str) -> Path:
    log = folder / "data" / "orders-0"
    log.mkdir(parents=True)
    for path in GOLDEN.joinpath(name).glob("*.log"):
        (log / path.name).write_bytes(path.read_bytes())
    return folder / "data"


@pytest.mark.parametrize("name", CASES)
def test_the_pictures_of_an_export_are_those_of_stats(tmp_path: Path, name: str) -> None:
    disk = _disk(tmp_path, name)
    kafkafmt.export(str(disk), str(tmp_path / "out"))
    html = (tmp_path / "out" / REPORT_HTML).read_text("utf-8")
    (whole,) = kafkafmt.stats(disk, on_damage="skip").to_pylist()
    if name in UNTIMED:
        assert "No record has a timestamp." in html
    else:
        assert sum(_numbers(html, "Records").values()) == whole["records"]
        assert sum(_numbers(html, "Payload").values()) == whole["bytes"]
    segments = kafkafmt.read_segments(disk).to_pylist()
    assert sum(_numbers(html, "Segments by size").values()) == len(segments)
    by_size = kafkafmt.stats(disk, by="size", on_damage="skip").to_pylist()
    expected = {f"from {charts.size(row['size'])}": row["records"] for row in by_size}
    assert _numbers(html, "Records by size (sample)") == expected


@pytest.mark.parametrize("name", CASES)
def test_the_pictures_of_a_salvage_are_those_of_stats(tmp_path: Path, name: str) -> None:
    disk = _disk(tmp_path, name)
    report = kafkafmt.salvage(disk, tmp_path / "out")
    html = (tmp_path / "out" / "salvage.html").read_text("utf-8")
    if name in UNTIMED:
        assert "No record has a timestamp." in html
    else:
        assert sum(_numbers(html, "Records").values()) == report.records
    (whole,) = kafkafmt.stats(tmp_path / "out").to_pylist()
    assert whole["records"] == report.records
    batches = report.partitions[0].batches
    assert sum(_numbers(html, "Batches by size").values()) == batches
    assert _numbers(html, "Segments of the sources by size")


def test_names_in_pictures_are_text() -> None:
    drawn = charts.bars([(HOSTILE, 3, HOSTILE)], "records") + charts.columns(
        [1],
        labels=[HOSTILE],
        axis=[HOSTILE],
        name=HOSTILE,
    )
    assert "<script" not in drawn
    assert "\x1b" not in drawn


@pytest.mark.parametrize("times", [[0], [2**62], [1, 2**50], [-1], [1_790_000_000_000] * 3])
def test_any_times_give_a_picture(tmp_path: Path, times: list[int]) -> None:
    log = tmp_path / "data" / "t-0"
    log.mkdir(parents=True)
    batches = [
        record_batch([Rec(b"k", b"v")], base_offset=at, base_timestamp=ms, max_timestamp=ms)
        for at, ms in enumerate(times)
    ]
    (log / f"{0:020}.log").write_bytes(b"".join(batches))
    kafkafmt.salvage(tmp_path / "data", tmp_path / "out")
    html = (tmp_path / "out" / "salvage.html").read_text("utf-8")
    shown = sum(ms >= 0 for ms in times)
    if shown:
        assert sum(_numbers(html, "Records").values()) == shown
    else:
        assert "No record has a timestamp." in html


@pytest.mark.browser
def test_pages_fit_into_any_window_light_and_dark(tmp_path: Path) -> None:
    disk = _disk(tmp_path, "k01001-bitflip")
    kafkafmt.export(str(disk), str(tmp_path / "lake"))
    kafkafmt.salvage(disk, tmp_path / "out")
    with chromium.tested() as tab:
        for page in (tmp_path / "lake" / REPORT_HTML, tmp_path / "out" / "salvage.html"):
            colours = set()
            for width in (1280, 1000, 390):
                for theme in ("light", "dark"):
                    media = [{"name": "prefers-color-scheme", "value": theme}]
                    tab.call("Emulation.setEmulatedMedia", features=media)
                    tab.open(page.as_uri(), "document.readyState === 'complete'")
                    tab.screenshot(width, 900)
                    assert tab.evaluate("document.documentElement.scrollWidth") <= width
                    wide = "[...document.querySelectorAll('section')].filter((each) =>"
                    wide += " each.scrollWidth > each.clientWidth + 1).length"
                    assert tab.evaluate(wide) == 0
                    bar = "getComputedStyle(document.querySelector('rect.records')).fill"
                    colours.add((theme, tab.evaluate(bar)))
            assert len(colours) == 2
