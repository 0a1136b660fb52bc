"""The page of a report: one HTML file without scripts, images or a network, light and dark.

Strategy: a page is a head and sections, most of them a table. The style has what all pages share; a
page with charts adds theirs.

Invariant: every text from the data is escaped, and has the codes of what a terminal would obey.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from itertools import islice

from kafkafmt._base.wording import printable

_STYLE = """\
:root { --page: #f6f7f9; --surface: #fff; --ink: #16191d; --ink-2: #565d66; --line: #e2e5e9;
  --good: #147a3d; --bad: #c22f2f; }
@media (prefers-color-scheme: dark) { :root { --page: #101317; --surface: #181c22; --ink: #eef1f4;
  --ink-2: #a3abb6; --line: #2b313a; --good: #55c884; --bad: #f0706a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 1120px; margin: 0 auto; padding: 32px 24px 48px; }
h1 { margin: 0 0 4px; font-size: 26px; letter-spacing: -0.01em; overflow-wrap: anywhere; }
h2 { margin: 0 0 12px; font-size: 17px; }
p { margin: 0; color: var(--ink-2); overflow-wrap: anywhere; }
.note, footer { margin-top: 12px; font-size: 13px; }
code, pre { font: 0.92em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
pre { margin: 8px 0; white-space: pre-wrap; overflow-wrap: anywhere; }
section { margin-top: 16px; padding: 18px 20px; background: var(--surface); overflow-x: auto;
  border: 1px solid var(--line); border-radius: 10px; }
table { border-collapse: collapse; width: 100%; font-size: 13.5px; }
th, td { padding: 4px 7px; text-align: left; border-bottom: 1px solid var(--line);
  overflow-wrap: anywhere; vertical-align: top; }
th { overflow-wrap: normal; color: var(--ink-2); }
td.short { white-space: nowrap; } td.long { min-width: 16em; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.good { color: var(--good); } .bad { color: var(--bad); }
@media (max-width: 1100px) { th, td { padding: 4px; } td.short, .number { white-space: normal; } }
@media (max-width: 640px) { main { padding: 20px 12px; } th, td:empty { display: none; }
  tr, td { display: block; } tr { padding: 6px 0; border-bottom: 1px solid var(--line); }
  td, td.short, td.long, td.number { padding: 0; border: 0; min-width: 0; text-align: left;
    white-space: normal; }
  td::before { content: attr(data-column) ": "; color: var(--ink-2); } }
"""
_SHORT = 22
"""The most characters of a cell that is not broken, such as the id of a topic."""
_SHOWN_ROWS = 50
"""The most rows in a notebook."""


def document(title: str, head: str, sections: Iterable[str], style: str = "") -> str:
    """Return a page.

    Args:
        title: of the window, a text.
        head: HTML.
        sections: HTML; the empty ones are left out.
        style: CSS, after what all pages share.
    """
    body = "\n".join([head, *filter(None, sections)])
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="color-scheme" content="light dark">\n<title>{text(title)}</title>\n'
        f"<style>\n{_STYLE}{style}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n"
        "</html>\n"
    )


def section(title: str, content: str) -> str:
    """Return a section with a title, a text, and HTML."""
    return f"<section><h2>{text(title)}</h2>{content}</section>"


def table(
    title: str,
    columns: Sequence[str],
    rows: Iterable[Sequence[object]],
    *,
    has_figures: bool = False,
    note: str = "",
) -> str:
    """Return a section with a table and a note below it; nothing without a row.

    Numbers are on the right, and with ``has_figures`` the texts in all columns but the first, too.
    """
    listed = list(rows)
    if not listed:
        return ""
    head = "".join(
        f'<th scope="col"{_kind(value, has_figures and at > 0)}>{text(column)}</th>'
        for at, (column, value) in enumerate(zip(columns, listed[0], strict=True))
    )
    body = "".join(
        "<tr>"
        + "".join(_cell(columns[at], each, has_figures and at > 0) for at, each in enumerate(row))
        + "</tr>\n"
        for row in listed
    )
    below = f'<p class="note">{text(note)}</p>' if note else ""
    return section(title, f"<table><tr>{head}</tr>\n{body}</table>{below}")


def _cell(column: str, value: object, is_figure: bool) -> str:
    shown = f"{value:,}" if isinstance(value, int) else text(str(value))
    return f'<td{_kind(value, is_figure)} data-column="{text(column)}">{shown}</td>'


def _kind(value: object, is_figure: bool) -> str:
    if is_figure or isinstance(value, int):
        return ' class="number"'
    return ' class="short"' if len(str(value)) <= _SHORT else ' class="long"'


def sentences(title: str, lines: Iterable[str]) -> str:
    """Return a section with one sentence in each row; nothing without one."""
    return table(title, ("what",), ((line,) for line in lines))


def in_notebook(caption: str, columns: Sequence[str], rows: Iterable[Iterable[object]]) -> str:
    """Return a caption and the first rows of a table, as a notebook shows an object."""
    first = list(islice(rows, _SHOWN_ROWS + 1))
    head = "".join(f"<th>{text(name)}</th>" for name in columns)
    body = "".join(
        f"<tr>{''.join(f'<td>{text(str(value))}</td>' for value in row)}</tr>"
        for row in first[:_SHOWN_ROWS]
    )
    more = "<p>and more</p>" if len(first) > _SHOWN_ROWS else ""
    return f"<p><code>{text(caption)}</code></p><table><tr>{head}</tr>{body}</table>{more}"


def text(value: str) -> str:
    """Return a text as HTML."""
    return escape(printable(value))


def shown_key(key: bytes | None) -> str:
    """Return a key as its text, or as its digits if it is not text."""
    if key is None:
        return "null"
    try:
        return printable(key.decode()) or "(empty)"
    except UnicodeDecodeError:
        return f"0x{key.hex()}"
