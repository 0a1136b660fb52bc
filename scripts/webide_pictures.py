"""Take the pictures of Kaitai's own Web IDE for the page docs/reference/webide.md.

    python -m scripts.webide_pictures FOLDER

FOLDER is the folder ``out`` of a clone of ``kaitai-io/kaitai_struct_webide``, built there with
``npm install kaitai-struct@0.11.0 kaitai-struct-compiler@0.11.0`` and ``./build``. No registry has
the Web IDE, so no test needs it; ``tests/conformance/webide`` tests with its parts. Pillow, which
nothing else needs, makes the pictures small.
"""

from __future__ import annotations

import functools
import importlib
import io
import json
import shutil
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import NamedTuple

from scripts.grammar_bundles import GRAMMARS
from tests.cluster.messages.corpus import case_folder
from tests.conformance.webide import chromium
from tests.support.truth import GOLDEN

ROOT = GRAMMARS.parent
KEPT = ROOT / "docs" / "images" / "webide"
WEBIDE = ROOT / "kafkafmt" / "generated" / "webide"
SEGMENT = "00000000000000000000.log"
SIZE = (1280, 640)
COLORS = 32
APP = "window.kaitaiIde && kaitaiIde.app"


class Picture(NamedTuple):
    """A file of the corpus, its grammar, and the selected node."""

    grammar: str
    folder: Path
    path: str


PICTURES = {
    "magic-0": Picture("kafka_log", GOLDEN / "k0822-nulls", "entries/0/content/value"),
    "magic-1": Picture("kafka_log", GOLDEN / "k01001-nulls", "entries/0/content/header/timestamp"),
    "transaction": Picture("kafka_log", GOLDEN / "k431-tx", "entries/0/content/records/0/value"),
    "marker": Picture("kafka_log", GOLDEN / "k431-tx", "entries/5/content/records/0/endTxnMarker"),
    "cluster-metadata": Picture(
        *("kafka_cluster_metadata_log", GOLDEN / "k440-internal-cluster-metadata"),
        "entries/1/content/records/0/value",
    ),
    "consumer-offsets": Picture(
        *("kafka_consumer_offsets_log", GOLDEN / "k440-internal-consumer-offsets"),
        "entries/0/content/records/0/key",
    ),
    "transaction-state": Picture(
        *("kafka_transaction_state_log", GOLDEN / "k431-internal-transaction-state"),
        "entries/0/content/records/0/value",
    ),
    "remote-log-metadata": Picture(
        *("kafka_remote_log_metadata_log", case_folder("k431-rich-remote-log-metadata")),
        "entries/0/content/records/0/value",
    ),
    "share-group-state": Picture(
        *("kafka_share_group_state_log", GOLDEN / "k440-internal-share-group-state"),
        "entries/0/content/records/0/value",
    ),
}
"""Of each era of the format, and of each of Kafka's own topics."""

# As a user drops a file.
DROP = """
(async () => {
  const content = await (await fetch(%s)).%s();
  await kaitaiIde.app.addNewFiles([{ file: { name: %s }, read: async () => content }]);
})()
"""
# More room for the tree of the parsed file, and less for the grammar and the list of files.
LAYOUT = """
(() => {
  const column = kaitaiIde.app.ui.layout.getLayoutNodeById('parsedDataTree').parent.parent;
  column.parent.contentItems.forEach((each, i) => (each.config.width = [55, 45][i]));
  column.parent.parent.parent.contentItems.forEach((each, i) => (each.config.width = [1, 99][i]));
  column.contentItems.forEach((each, i) => (each.config.height = [12, 88][i]));
  kaitaiIde.app.ui.layout.layout.updateSize();
})()
"""


class _Handler(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def serve(webide: Path) -> Iterator[tuple[str, Path]]:
    """Serve the Web IDE as ``ide``; yield the address, and a folder for more files to serve."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "ide").symlink_to(webide.resolve())
        handler = functools.partial(_Handler, directory=folder)
        with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield f"http://127.0.0.1:{server.server_port}", Path(folder)
            server.shutdown()


def take(page: chromium.Page, address: str, folder: Path, picture: Picture) -> bytes:
    """Take a picture as PNG."""
    page.screenshot(*SIZE)
    page.open(f"{address}/ide/index.html?noAutoCompile", f"{APP} && kaitaiIde.app.inputReady")
    # The default grammar is in a repository of its own.
    page.evaluate("kaitaiIde.app.inputReady.then(() => kaitaiIde.app.vm.aboutDialog.hide())")
    page.evaluate("void (kaitaiIde.app.formatReady = Promise.resolve())")
    grammar = WEBIDE / f"{picture.grammar}.ksy"
    for file, form in ((picture.folder / SEGMENT, "arrayBuffer"), (grammar, "text")):
        shutil.copy(file, folder)
        page.evaluate(DROP % (json.dumps(f"/{file.name}"), form, json.dumps(file.name)))
    tree = "kaitaiIde.app.ui.parsedDataTreeHandler"
    page.evaluate("kaitaiIde.app.recompile()")
    page.evaluate(LAYOUT)
    page.evaluate(f"{tree}.activatePath({json.dumps(picture.path.split('/'))})")
    page.wait(f"document.querySelector('#parsedPath').innerText === {json.dumps(picture.path)}")
    page.evaluate("document.querySelector('#parsedDataTree').scrollTop = 0")
    image = importlib.import_module("PIL.Image").open(io.BytesIO(page.screenshot(*SIZE)))
    small = io.BytesIO()
    image.convert("RGB").quantize(COLORS, dither=0).save(small, "PNG", optimize=True)
    return small.getvalue()


def main(arguments: list[str]) -> int:
    """Take the pictures, or those named after the folder."""
    folder, *names = arguments
    KEPT.mkdir(exist_ok=True)
    with serve(Path(folder)) as (address, shared):
        for name in names or PICTURES:
            with chromium.browser(chromium.expected()) as page:  # which has kept nothing
                (KEPT / f"{name}.png").write_bytes(take(page, address, shared, PICTURES[name]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
