"""The grammars in a browser, as the Web IDE has them: the tree, its labels, and every byte range.

The page (``index.html``) is made of the compiler, the runtime and the YAML reader that the
published Web IDE ships. It gets files in the same way as from a user, and each range of bytes is
compared with the file. What the fields say in JavaScript is a test of the runners.
"""

from __future__ import annotations

import hashlib
import json
import uuid
from pathlib import Path
from typing import Any

import pytest

import build
from tests.conformance import made
from tests.conformance.cases import written
from tests.conformance.grammars.test_grammars import MALFORMED
from tests.conformance.languages import in_javascript
from tests.conformance.webide import chromium, place
from tests.support.samples import SOAK
from tests.support.truth import CASES, GOLDEN, representatives

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]

MODULES = build.ROOT / "node_modules"
SPLIT = sorted((build.ROOT / "ksy").glob("*.ksy"))
SHOWN = CASES if SOAK else sorted({*representatives(), *(name for name, _ in MALFORMED)})
SEGMENTS = [path for name in SHOWN for path in sorted((GOLDEN / name).glob("*.log"))]
BESIDE = [
    path
    for ending in ("checkpoint", "index", "timeindex", "txnindex", "snapshot")
    for name in SHOWN
    for path in sorted((GOLDEN / name).glob(f"*.{ending}"))
]
FIRST = "00000000000000000000.log"

# ide.kaitai.io as it was built on 2025-09-07: the id that git gives to each of the three files.
SHIPPED = {
    "kaitai-struct-compiler/kaitai-struct-compiler.js": "8acc591c0bd7c09b0e754661c88199aa0e901898",
    "kaitai-struct/KaitaiStream.js": "7c406804b24f2d6f6290fb9679830611be21884e",
    "js-yaml/dist/js-yaml.min.js": "bdd8eef542b332e118cbe97bbac011b446723c1c",
}


def show(page: chromium.Page, *files: Path) -> None:
    """Give files to the page, and wait until the first is shown."""
    page.evaluate("document.body.dataset.state = ''")
    page.choose("#files", *files)
    page.wait(place.SHOWN)
    assert page.evaluate("document.body.dataset.state") == "ready"


def text(page: chromium.Page, path: str) -> str:
    """A line of the tree, as it is seen."""
    seen: str = page.evaluate(f"lineOf({json.dumps(path)}).innerText")
    return " ".join(seen.split())


# --- What it is made of ------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHIPPED)
def test_the_page_is_made_of_what_the_web_ide_ships(page: chromium.Page, name: str) -> None:
    data = (MODULES / name).read_bytes()
    assert hashlib.sha1(b"blob %d\0" % len(data) + data).hexdigest() == SHIPPED[name]
    loaded = page.evaluate("Array.from(document.scripts, (each) => each.src)")
    assert (MODULES / name).resolve().as_uri() in loaded


def test_the_setup_looks_for_the_same_browsers() -> None:
    setup = (build.ROOT / "scripts" / "setup").read_text("utf-8")
    assert "${CHROMIUM:-" + " ".join(chromium.NAMES) + "}" in setup


# --- Every byte --------------------------------------------------------------------------------


COVERAGE = """
(async () => {
  const found = [];
  for (const index of state.files.keys()) {
    const tree = await treeOf(index);
    const leaves = Array.from(tree.root.leaves(), (leaf) => [leaf.start, leaf.end, dump(leaf)[2]]);
    found.push({ ...tree.coverage(), leaves });
  }
  return found;
})()
"""


def covered(page: chromium.Page, files: list[Path]) -> list[dict[str, Any]]:
    """The contents of the leaves of each file's tree, after a comparison with the file."""
    show(page, *files)
    found: list[dict[str, Any]] = page.evaluate(COVERAGE)
    assert len(found) == len(files)
    for path, each in zip(files, found, strict=True):
        data = path.read_bytes()
        for start, end, value in each["leaves"]:
            if isinstance(value, str):
                assert data[start:end].hex() == value, (path, start)
            elif not isinstance(value, bool) and end - start in (2, 4, 8):
                assert value % 256 ** (end - start) == int.from_bytes(data[start:end], "big")
    return found


def test_no_byte_of_a_segment_is_left_unparsed(bundle: chromium.Page) -> None:
    found = covered(bundle, SEGMENTS)
    assert len(found) == (480 if SOAK else 209)
    malformed = 0
    for path, each in zip(SEGMENTS, found, strict=True):
        assert each["doubled"] == [], path
        positions = MALFORMED.get((path.parent.name, path.name), [])
        assert bool(each["missing"]) == bool(positions), path
        malformed += len(positions)
        ends = json.loads((path.parent / "segments.json").read_text("utf-8"))
        end = next(row for row in ends if row["segment"] == path.name)
        start, stop, _ = each["leaves"][-1]  # the tail
        assert [start, stop] == [end["end_of_last_batch"], end["file_size"]]
    assert malformed == 2


def test_no_byte_of_what_is_beside_a_segment_is_left_unparsed(page: chromium.Page) -> None:
    page.choose("#files")
    page.choose("#grammars", *SPLIT)  # each file finds its grammar by the end of its name
    for path, each in zip(BESIDE, covered(page, BESIDE), strict=True):
        assert (each["missing"], each["doubled"]) == ([], []), path


def test_grammars_that_import_each_other_give_the_same_fields(bundle: chromium.Page) -> None:
    chosen = [GOLDEN / name / FIRST for name in ("k431-tx", "k01103-upgrade-mixed", "k0822-none")]
    leaves = []
    for grammars in ([place.BUNDLE], SPLIT):
        bundle.choose("#files")
        bundle.choose("#grammars", *grammars)
        leaves.append([each["leaves"] for each in covered(bundle, chosen)])
    assert leaves[0] == leaves[1]


# --- What is seen ------------------------------------------------------------------------------


_FLAGS = "NONE CREATE_TIME transactional=true control=false"
LABELS = {
    ("k431-tx", "entries/0"): f"@0 offset 0, 3 records, {_FLAGS}",
    ("k431-tx", "entries/0/content"): f"offset 0, 3 records, {_FLAGS}",
    ("k431-tx", "entries/0/content/header/attributes"): _FLAGS,
    ("k431-tx", "entries/0/content/records/0/headers/2"): '"trace-id" = "duplicate"',
    ("k431-tx", "entries/0/content/records/0/len"): "208",
    ("k431-tx", "entries/0/content/records"): "",
    ("k431-tx", "entries/5/content/records/0"): "COMMIT",
    ("k431-tx", "entries/5/content/records/0/end_txn_marker"): "coordinator epoch 0",
    ("k0822-none", "entries/0/content"): "offset 0, magic 0, NONE CREATE_TIME",
    ("k01022-lat-none", "entries/0/content/header/attributes"): "NONE LOG_APPEND_TIME",
    ("k431-java-zstd", "entries/0/content/header/attributes"): (
        "ZSTD CREATE_TIME transactional=false control=false"
    ),
}


@pytest.mark.parametrize(("case", "path"), LABELS)
def test_labels(bundle: chromium.Page, case: str, path: str) -> None:
    show(bundle, GOLDEN / case / FIRST)
    bundle.evaluate(f"choose({json.dumps(path)})")
    words = text(bundle, path).split(" ", 2)  # name, class, label
    assert " ".join(words[2:]) == LABELS[case, path]


def test_a_record_is_labelled_with_its_key_and_value(bundle: chromium.Page) -> None:
    show(bundle, GOLDEN / "k431-tx" / FIRST)
    label = bundle.evaluate("state.tree.node('entries/0/content/records/0').label")
    assert label.startswith('+0: "key-00334793" = "{"id": 0, "user": "u739387"')


def test_a_voter_is_labelled_with_its_id_and_directory(bundle: chromium.Page) -> None:
    case = GOLDEN / "k440-internal-cluster-metadata"
    show(bundle, case / "00000000000000000000-0000000000.checkpoint")
    labels = bundle.evaluate(
        """
        Array.from(state.tree.node('entries/0/content/records').children)
          .map((record) => record.child('voters_record'))
          .filter((record) => record).map((record) => record.child('voters').children[0])
          .map((voter) => [voter.label, dump(voter.child('voter_directory_id'))[2]])
        """
    )
    (label, directory) = labels[0]
    assert label == f"{label.split()[0]} {uuid.UUID(directory)}"


def test_numbers_are_those_of_javascript(bundle: chromium.Page, tmp_path: Path) -> None:
    files = [
        written(tmp_path / name, data)
        for name, data in made.LIMITS.items()
        if name.startswith("producer_id=")
    ]
    assert len(files) > 20
    show(bundle, *files)
    seen = bundle.evaluate(
        """
        Promise.all(state.files.map((_, index) => treeOf(index).then(
          (tree) => tree.node('entries/0/content/header/producer_id').value,
        )))
        """
    )
    for file, number in zip(files, seen, strict=True):
        value = int(file.stem.partition("=")[2])
        assert float(number) == in_javascript("producer_id", value), value


def test_what_is_malformed_says_so_and_the_rest_is_there(bundle: chromium.Page) -> None:
    (case, name), positions = next(iter(MALFORMED.items()))
    show(bundle, GOLDEN / case / name)
    numbers = {
        entry["ofs_entry"][2]: number
        for number, entry in bundle.evaluate("dump(state.tree.node('entries'))")[3].items()
        for entry in [entry[3]]
    }
    for position, number in numbers.items():
        path = f"entries/{number}/content"
        bundle.evaluate(f"choose({json.dumps(path)})")
        assert ("requested 17 bytes, but only 1 bytes" in text(bundle, path)) == (
            position in positions
        )


def test_what_cannot_be_compiled_says_so(page: chromium.Page) -> None:
    page.evaluate("document.body.dataset.state = ''")
    page.choose("#grammars", build.ROOT / "ksy" / "kafka_log.ksy")
    page.choose("#files", GOLDEN / "k431-tx" / FIRST)
    page.wait(place.SHOWN)
    assert ".ksy is imported, but not among the grammars" in page.evaluate(
        "element('status').innerText"
    )


CHOSEN = {
    "a header's key": ("headers/1/key", "x-région".encode()),
    "a header's value": ("headers/1/value", "café".encode()),
    "a record's key": ("key", b"key-00334793"),
    "a varint": ("len_value", b"\xa0\x02"),
    "the records of a batch": ("", None),
}


@pytest.mark.parametrize("what", CHOSEN)
def test_a_click_marks_exactly_the_bytes(bundle: chromium.Page, what: str) -> None:
    below, expected = CHOSEN[what]
    segment = GOLDEN / "k431-tx" / FIRST
    show(bundle, segment)
    path = f"entries/0/content/records/0/{below}".rstrip("/")
    bundle.evaluate(f"choose({json.dumps(path.rpartition('/')[0])})")
    bundle.evaluate(f"lineOf({json.dumps(path)}).click()")
    marked = bundle.evaluate(
        "Array.from(document.querySelectorAll('.b.own'), (each) => each.innerText).join('')"
    )
    start, end = bundle.evaluate(f"(({{ start, end }}) => [start, end])(state.tree.node('{path}'))")
    data = segment.read_bytes()
    assert bytes.fromhex(marked) == data[start:end] == (expected or data[61:271])
    said = bundle.evaluate("element('chosen').innerText")
    assert f"{end - start} bytes at {start} " in said
