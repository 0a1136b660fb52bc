"""The page of the Web IDE's parts, open in a browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import build
from tests.conformance.webide import chromium, place

# A node and all below it, instances that are parsed on demand too: [start, end, value, children].
# Bytes come as hexadecimal text; what is malformed, as {"error": …}.
DUMP = """
function dump(node) {
  node.open();
  if (node.error) { return [null, null, {error: String(node.error)}, null]; }
  const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (node.kind === 'object' || node.kind === 'array') {
    return [node.start, node.end, null, Object.fromEntries(
      node.children.map((each) => [each.name, dump(each)]),
    )];
  }
  return [node.start, node.end, node.kind === 'bytes' ? hex(node.value) : node.value ?? null, null];
}
"""


@pytest.fixture(scope="module")
def page() -> Iterator[chromium.Page]:
    """The page, opened again for each module."""
    with chromium.tested() as tab:
        build.install_compiler()
        tab.open(place.PAGE, place.LOADED)
        tab.evaluate(DUMP)
        yield tab


@pytest.fixture
def bundle(page: chromium.Page) -> chromium.Page:
    """The page with the bundled grammar and no file."""
    page.choose("#files")
    page.choose("#grammars", place.BUNDLE)
    return page
