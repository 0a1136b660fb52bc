"""The page of a report: whatever a name holds, it is text, and nothing is loaded."""

from __future__ import annotations

import re

import pytest

from kafkafmt._base import html_page

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
