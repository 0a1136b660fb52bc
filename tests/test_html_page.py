"""The page of a report: whatever a name holds, it is text, and nothing is loaded."""

from __future__ import annotations

import re

import pytest

from kafkafmt._base import html_page
from kafkafmt.lake.report import page
from kafkafmt.lake.report.figures import ExportReport, PartitionFigures
from kafkafmt.log.shape import LogShape
from kafkafmt.repair.rescue import SalvageReport
from kafkafmt.repair.rescue.report import RescueReport
from kafkafmt.repair.salvage.report import LostRange, PartitionReport

NAMES = (
    "<script>a</script>",
    '" onload="x',
    "a&b",
    "esc\x1b[31m",
    "\u202eback",
    "not \udcff UTF-8",
)


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_text_wherever_it_stands(name: str) -> None:
    page = html_page.document(
        name,
        f"<h1>{html_page.text(name)}</h1>",
        [
            html_page.table("t", ("a", name), [(name, 1), (name, "x")], note=name),
            html_page.table("t", ("a", "b"), [(name, name)], has_figures=True),
            html_page.sentences(name, [name]),
        ],
    )
    page.encode()
    assert page.count(html_page.text(name)) == 12
    assert not re.search("[\x00-\x09\x0b-\x1f\u202e]", page)
    tags = set(re.findall(r"<(\w+)", page))
    assert tags.isdisjoint({"script", "img", "link", "iframe"})
    assert not re.search(r"url\(|https?:|\bon\w+=\"", re.sub("&quot;", "", page))


def test_what_is_empty_is_not_there_and_numbers_are_on_the_right() -> None:
    assert html_page.table("t", ("a",), []) == ""
    assert html_page.sentences("t", []) == ""
    assert "<main>\nhead\n</main>" in html_page.document("t", "head", ["", ""])
    made = html_page.table("t", ("name", "count"), [("orders", 1234567)])
    assert '<th scope="col" class="number">count</th>' in made
    assert '<td class="short" data-column="name">orders</td>' in made
    assert '<td class="number" data-column="count">1,234,567</td>' in made
    assert '<td class="number" data-column="size">3 KiB</td>' in html_page.table(
        "t", ("name", "size"), [("orders", "3 KiB")], has_figures=True
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_shows_texts_and_says_that_there_is_more(name: str) -> None:
    shown = html_page.in_notebook(name, ("a", name), ((name, at) for at in range(51)))
    assert shown.count(html_page.text(name)) == 52
    assert shown.count("<tr>") == 51
    assert shown.endswith("</table><p>and more</p>")
    assert set(re.findall(r"<(\w+)", shown)) == {*["p", "code", "table", "tr", "th", "td"]}
    assert "more" not in html_page.in_notebook("x", ("a",), [("b",)] * 50)


def test_a_notebook_shows_the_reports_of_what_was_written() -> None:
    partition = PartitionReport(
        "<b>", 3, records=7, lost=[LostRange(1, 2, None, None, "", 0, "", None)]
    )
    shown = SalvageReport(["in"], "out", partitions=[partition])._repr_html_()
    assert "<code>7 records in out</code>" in shown
    assert "<td>&lt;b&gt;-3</td><td>7</td><td>2</td><td>0</td>" in shown
    rescue = RescueReport(
        "quorum", ["in"], "out", False, "c", lost=["offset 5"], changes=["a voter"]
    )
    shown = rescue._repr_html_()
    assert "<td>Lost</td><td>offset 5</td></tr><tr><td>Changed</td><td>a voter</td>" in shown
    figures = PartitionFigures(topic="orders", partition=0, records=1000, damaged_ranges=2)
    report = ExportReport("in", "out", {}, 1.0, [figures], LogShape(), None, {}, [])
    shown = report._repr_html_()
    assert "<code>1,000 records in out</code>" in shown
    assert "<td>orders</td><td>1</td><td>1000</td><td>2</td><td>0</td>" in shown


@pytest.mark.parametrize(("seconds", "records"), [(9.9, 10**7), (75.8, 9_548), (10.0, 10**6)])
def test_the_page_of_an_export_has_a_speed_where_it_is_one(seconds: float, records: int) -> None:
    figures = PartitionFigures(topic="orders", partition=0, records=records)
    shown = page.render(ExportReport("in", "out", {}, seconds, [figures], LogShape(), None, {}, []))
    assert ("<dt>Speed</dt>" in shown) == (seconds >= 10 and records >= 10**6)
