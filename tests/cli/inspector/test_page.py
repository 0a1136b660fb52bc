"""The inspector's page in a headless browser: what it shows, does, and never does."""

from __future__ import annotations

import gzip
import json
import shutil
import struct
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.cli.places import PHRASES
from tests.cli.inspector import picture
from tests.cli.inspector.looking import PAGE, Inspector
from tests.cluster.messages.corpus import log_directory
from tests.support.encoder import flip
from tests.support.encoder.message_set import message
from tests.support.encoder.record_batch import Rec, record_batch
from tests.support.samples import SOAK
from tests.support.truth import GOLDEN, load

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("inspector")]

NAME = "00000000000000000000.log"
SHOWN = [
    "k0822-gzip",
    "k01001-m0-lz4",
    "k01022-snappy",
    "k01103-upgrade-gzip",
    "k282-tx-segments",
    "k431-java-zstd",
    "k431-tx",
    "k440-groups",
]


def _files(name: str) -> list[Path]:
    return [path for path in sorted((GOLDEN / name).iterdir()) if path.suffix in _KEPT]


_KEPT = (".log", ".index", ".timeindex", ".txnindex", ".snapshot")


def test_the_page_is_small_and_one_file() -> None:
    page = PAGE.read_bytes()
    assert len(page) <= 256 * 1024
    assert len(gzip.compress(page)) <= 80 * 1024
    assert b"connect-src 'none'" in page
    assert b'src="http' not in page


@pytest.mark.parametrize("name", SHOWN)
def test_batches_and_records_are_those_of_the_truth(inspector: Inspector, name: str) -> None:
    case = load(name)
    inspector.load(height=4000)
    inspector.open(*_files(name))
    rows = [row for row in inspector.rows("batches") if row["magic"]]
    assert [row["position"] for row in rows] == [f"{b['position']:,}" for b in case.batches]
    assert [row["codec"] for row in rows] == [b["compression"] for b in case.batches]
    assert [row["count"] for row in rows] == [f"{b['count']:,}" for b in case.batches]
    assert [int(row["offsets"].split(" – ")[-1]) for row in rows] == [
        b["lastOffset"] for b in case.batches
    ]
    for at, batch in enumerate(case.batches[: 6 if SOAK else 3]):
        inspector.click(f"#batches [data-row='{at}']")
        expected = [
            str(record["offset"])
            for record in case.records
            if (record["segment"], record["batchPosition"]) == (batch["segment"], batch["position"])
        ]
        assert [row["offset"] for row in inspector.rows("records")] == expected


def test_a_byte_leads_to_its_field_and_a_field_to_its_bytes(inspector: Inspector) -> None:
    inspector.open(*_files("k431-tx"))
    places = {0: "baseOffset", 8: "batchLength", 16: "magic", 43: "producerId"}
    for position, field in places.items():
        inspector.click(f"#hex [data-at='{position}']")
        assert inspector.chosen_field() == field
        assert position in inspector.marked()
    assert inspector.marked() == list(range(43, 51))
    inspector.click("#hex [data-at='68']")  # in the first record's key
    assert inspector.chosen_field() == "key"
    assert "compaction keeps the newest record" in inspector.text("#note")
    start = inspector.marked()[0]
    data = (GOLDEN / "k431-tx" / NAME).read_bytes()
    assert data[start : start + len(inspector.marked())] == load("k431-tx").records[0]["key"]


def test_a_compressed_stream_has_bytes_of_its_own(inspector: Inspector) -> None:
    inspector.open(*_files("k431-java-zstd"))
    assert inspector.texts("#space [role=radio]") == ["Bytes of the file", "Decompressed bytes"]
    inspector.click("#records [data-row='1']")
    assert inspector.js("document.querySelector('#space [aria-checked=true]').textContent") == (
        "Decompressed bytes"
    )
    inspector.click("#hex [data-at='3']")
    assert inspector.chosen_field() == "timestampDelta"


def test_damage_is_listed_with_what_kafka_does(inspector: Inspector) -> None:
    name = "k01001-bitflip"
    inspector.open(*_files(name))
    found = load(name).damage[0]
    assert "1 damaged range" in inspector.text("#status")
    inspector.click("#next-damage")
    (current,) = [row for row in inspector.rows("batches") if row["checksum"].endswith("fails")]
    assert current["position"] == f"{found['position']:,}"
    assert "checksum does not hold" in inspector.text("#problem")
    inspector.click("#tab-damage")
    assert PHRASES["bad_checksum"] in inspector.text("#panel-damage")
    assert current["flags"].startswith(PHRASES["bad_checksum"])
    sound = len(load(name).records)
    assert f"· {sound} records ·" in inspector.text("#summary")
    assert "CorruptRecordException" in inspector.text("#panel-damage")


def test_a_cut_before_the_last_segment_has_the_name_of_verify(
    inspector: Inspector, tmp_path: Path
) -> None:
    paths = [tmp_path / f"{offset:020}.log" for offset in (0, 7)]
    for path in paths:
        offset = int(path.stem)
        two = (record_batch([Rec(b"k", b"v")], base_offset=offset + more) for more in range(2))
        path.write_bytes(b"".join(two)[:-3])
    inspector.open(*paths)
    inspector.click("#tab-damage")
    shown = inspector.text("#panel-damage")
    assert shown.index(PHRASES["cut_segment"]) < shown.index(PHRASES["truncated_tail"])
    flags = [row["flags"] for row in inspector.rows("batches")]
    assert flags == ["", PHRASES["cut_segment"], "", PHRASES["truncated_tail"]]


def test_records_that_cannot_be_read_are_found_by_the_check(
    inspector: Inspector, tmp_path: Path
) -> None:
    bad = record_batch([Rec(b"k", b"v")], count=2, last_offset_delta=1)
    path = tmp_path / NAME
    path.write_bytes(record_batch([Rec(b"k", b"v")]) + bad)
    assert kafkafmt.read_damage(path).num_rows == 1
    inspector.open(path)
    assert "checked every record. 1 damaged range" in inspector.text("#status")
    assert inspector.rows("batches")[1]["checksum"].endswith("(records fail)")


def test_search_finds_by_text_bytes_expression_and_place(inspector: Inspector) -> None:
    name = "k431-tx"
    inspector.open(*_files(name))
    records = load(name).records

    def found(**fields: str) -> list[int]:
        inspector.submit("search", **fields)
        return [int(text) for text in inspector.texts("#panel-hits td:first-child")]

    key = records[0]["key"]
    expected = [r["offset"] for r in records if r["key"] == key]
    assert found(text=key.decode(), mode="text", where="key") == expected
    assert found(text=key.hex(), mode="hex", where="any") == expected
    assert found(text="^" + key.decode()[:7], mode="regex", where="key") == [
        r["offset"] for r in records if (r["key"] or b"").startswith(key[:7])
    ]
    header = "trace-id"
    assert found(text=header, mode="text", where="header") == [
        r["offset"]
        for r in records
        if any(
            header in each["key"] or header.encode() in (each["value"] or b"")
            for each in r["headers"]
        )
    ]
    producer = records[0]["producerId"]
    assert found(text="", producer=str(producer), to_offset="20") == [
        r["offset"] for r in records if r["producerId"] == producer and r["offset"] <= 20
    ]
    inspector.submit("search", text="(", mode="regex")
    assert "Search:" in inspector.text("#status")


def test_an_expression_that_never_ends_can_be_stopped(inspector: Inspector, tmp_path: Path) -> None:
    path = tmp_path / NAME
    path.write_bytes(record_batch([Rec(b"k", b"a" * 60 + b"!")]))
    inspector.open(path)
    inspector.js("document.getElementById('mode').value = 'regex'")
    inspector.js("document.getElementById('text').value = '^(a+)+$'")
    inspector.js("document.getElementById('search').requestSubmit()")
    inspector.page.wait("!document.getElementById('busy').hidden")
    inspector.js("document.getElementById('stop').click()")
    inspector.page.wait("/Listed in/.test(document.getElementById('status').textContent)")
    inspector.wait()
    assert len(inspector.rows("batches")) == 1


def test_go_to_an_offset_a_time_a_position(inspector: Inspector) -> None:
    name = "k431-tx"
    inspector.open(*_files(name))
    case = load(name)
    record = case.records[40]
    inspector.submit("go", go_kind="offset", go_to=str(record["offset"]))
    assert f"position={record['batchPosition']}&record=" in inspector.address
    batch = case.batches[30]
    inspector.submit("go", go_kind="position", go_to=str(batch["position"] + 5))
    assert inspector.address.endswith(f"position={batch['position']}")
    latest = case.batches[10]["maxTimestamp"]
    first = next(b for b in case.batches if b["maxTimestamp"] >= latest)
    inspector.submit("go", go_kind="time", go_to=str(latest))
    assert f"position={first['position']}&record=" in inspector.address
    opened = int(inspector.address.split("=")[-1])
    inside = [r for r in case.records if r["batchPosition"] == first["position"]]
    assert opened == next(i for i, r in enumerate(inside) if r["timestamp"] >= latest)


def test_damage_hides_no_place_and_is_not_searched(inspector: Inspector, tmp_path: Path) -> None:
    """The second batch says offsets and a time far away; its checksum tells that they are wrong."""
    sizes = []
    entries = []
    for number in range(4):
        at = 1_700_000_000_000 + number
        records = [Rec(b"k", b"needle")]
        entry = record_batch(records, base_offset=number, base_timestamp=at, max_timestamp=at)
        sizes.append(len(entry))
        entries.append(bytearray(entry))
    entries[1][23:27] = (1_000_000).to_bytes(4, "big")  # its last offset
    entries[1][35:43] = (1_900_000_000_000).to_bytes(8, "big")  # its greatest time
    path = tmp_path / NAME
    path.write_bytes(b"".join(entries))
    inspector.open(path)
    places = [f"position={sum(sizes[:number])}" for number in range(4)]
    for kind, to, row in (
        *(("offset", str(number), number) for number in range(4)),
        ("time", "1700000000000", 0),
        ("time", "1700000000001", 2),
        ("time", "1700000000003", 3),
    ):
        inspector.submit("go", go_kind=kind, go_to=to)
        assert places[row] in inspector.address.split("&")
    inspector.submit("search", text="needle", mode="text", where="any")
    assert len(inspector.texts("#panel-hits td:first-child")) == 3
    said = "Damaged, not searched: 1 range. 3 found."
    assert inspector.text("#status").endswith(said)


def test_what_cannot_be_found_is_said(inspector: Inspector, tmp_path: Path) -> None:
    old = tmp_path / "00000000000000000000.kafka"
    old.write_bytes(b"\0\0\0\5\0" + bytes(4))
    inspector.page.choose("#files", old)
    inspector.settle()
    assert "(.kafka) are not shown here: use kafkafmt records." in inspector.text("#status")
    inspector.open(*_files("k431-tx"))
    for kind, to, said in (
        ("offset", "999999", "The log ends before offset 999999."),
        ("offset", "-1", "expected a whole number"),
        ("position", "999999", "The segment ends at position 11100."),
        ("time", "", "expected a time"),
        ("time", "soon", "“soon” is no time"),
        ("time", "2026-02-30", "“2026-02-30” is no time"),
        ("time", "2026T12:00Z", "“2026T12:00Z” is no time"),
        ("time", "2026", "“2026” is no time"),
        ("time", "2100-01-01", "The log ends before time 2100-01-01."),
    ):
        inspector.submit("go", go_kind=kind, go_to=to)
        assert inspector.text("#status").startswith(said)
    inspector.submit("go", go_kind="offset", go_to="3")
    assert inspector.text("#status") == ""


def test_a_link_opens_at_its_place(inspector: Inspector) -> None:
    inspector.load(f"{PAGE.as_uri()}#segment={NAME}&position=590&record=1")
    inspector.open(*_files("k431-tx"))
    assert inspector.text("#records-title").startswith("Records of the batch at byte 590")
    assert inspector.js("document.querySelector('#records .current').dataset.row") == "1"


@pytest.mark.parametrize("way", ["chosen", "dropped", "folder chosen"])
def test_segments_of_a_partition_are_one_log(inspector: Inspector, way: str) -> None:
    name = "k01001-multiseg"
    inspector.load(height=3000)
    if way == "chosen":
        inspector.open(*_files(name))
    elif way == "dropped":
        inspector.drop(GOLDEN / name)
    else:
        inspector.page.choose("#folder", GOLDEN / name)
        inspector.wait()
    assert inspector.text("#summary").startswith("2 segments")
    assert len(inspector.rows("batches")) == len(load(name).batches)


def test_side_files_are_compared_with_the_segment(inspector: Inspector, tmp_path: Path) -> None:
    folder = tmp_path / "orders-0"
    shutil.copytree(GOLDEN / "k431-tx", folder)
    inspector.open(*_files("k431-tx"))
    assert "disagrees" not in inspector.text("#panel-side")
    index = folder / "00000000000000000000.index"
    index.chmod(0o644)
    flip(index, 7)  # the position of the first entry
    inspector.open(*(folder / path.name for path in _files("k431-tx")))
    assert "no entry begins at position" in inspector.text("#panel-side")


def test_a_side_file_that_is_not_shown_whole_says_so(inspector: Inspector, tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(record_batch([Rec(b"k", b"v")]))
    many = b"".join(struct.pack(">ii", number, number) for number in range(1, 120_001))
    (tmp_path / NAME).with_suffix(".index").write_bytes(many)
    with (tmp_path / NAME).with_suffix(".snapshot").open("wb") as file:
        file.truncate(64 * 1024 * 1024 + 1)
    inspector.open(*sorted(tmp_path.iterdir()))
    index, snapshot = inspector.texts("#panel-side summary")
    assert "120,000 rows Only 100,000 are listed." in index
    assert "too large: 67108865 bytes" in snapshot


def test_transactions_and_control_records_are_told_in_words(inspector: Inspector) -> None:
    inspector.load(height=3000)
    inspector.open(*_files("k431-tx"))
    assert any(row["flags"].startswith("COMMIT:") for row in inspector.rows("batches"))
    inspector.click("#tab-transactions")
    states = inspector.texts("#panel-transactions td:nth-child(2)")
    assert {"committed", "aborted"} <= set(states)


def test_records_of_an_internal_topic_are_decoded(inspector: Inspector, tmp_path: Path) -> None:
    folder = log_directory("k431-rich-consumer-offsets", tmp_path)
    rows = kafkafmt.cluster.read_internal(folder).to_pylist()
    segments = sorted(folder.glob("*.log"))
    inspector.load(height=4000)
    inspector.open(*segments)
    assert inspector.js("document.getElementById('topic').value") == ""
    inspector.choose("topic", "__consumer_offsets")
    first = inspector.rows("records")[0]
    row = next(row for row in rows if str(row["offset"]) == first["offset"])
    assert f"{row['recordName']} {row['key']}".startswith(first["key"])
    inspector.click("#records [data-row='0']")
    inspector.click("#tab-value")
    shown = inspector.text("#panel-value pre")
    assert json.loads(shown) == json.loads(row["value"])
    assert f"{row['recordName']} (type {row['recordType']}) version {row['version']}" in (
        inspector.text("#panel-value")
    )
    inspector.choose("topic", "__transaction_state")
    assert "unknown record" in inspector.text("#panel-value .problem")
    inspector.choose("topic", "")
    assert inspector.rows("records")[0]["key"].startswith("0x")


def test_a_name_is_text_and_nothing_else(inspector: Inspector, tmp_path: Path) -> None:
    name = "<img src=x onerror=alert(1)>.log"
    path = tmp_path / name
    path.write_bytes(record_batch([Rec(b"<b>k</b>", b"<script>", ((b"<i>", b"<u>"),))]))
    inspector.open(path)
    assert inspector.text("#summary").startswith(name)
    assert (
        inspector.js("document.querySelectorAll('main img, main i, main u, #records b').length")
        == 0
    )
    assert inspector.rows("records")[0]["key"] == "“<b>k</b>”"


def test_values_keep_their_numbers_and_the_order_of_their_keys(
    inspector: Inspector, tmp_path: Path
) -> None:
    value = b'{"10":9007199254740993,"2":1.10,"1":[1e400,{}]}'
    path = tmp_path / NAME
    path.write_bytes(record_batch([Rec(b"\0\0\0\0\7\x08\x96\x01", value)]))
    inspector.open(path)
    inspector.click("#records [data-row='0']")
    inspector.click("#tab-value")
    shown = inspector.text("#panel-value pre")
    assert "".join(shown.split()) == value.decode()
    inspector.js(
        "(() => { const s = document.querySelector('#panel-value select'); s.value = 'key';"
        "s.dispatchEvent(new Event('change')); })()"
    )
    assert "Confluent wire format: schema id 7" in inspector.text("#panel-value pre")


@pytest.mark.parametrize("value", [2**63 - 1, -(2**63), 2**53 + 1, -(2**53) - 1])
def test_64_bit_numbers_are_exact(inspector: Inspector, tmp_path: Path, value: int) -> None:
    path = tmp_path / "limits.log"
    path.write_bytes(
        message(magic=1, offset=value, timestamp=value, value=b"v")
        if value < 0
        else record_batch([Rec(b"k", b"v")], base_offset=value, producer_id=value)
    )
    inspector.open(path)
    assert inspector.rows("batches")[0]["offsets"] == str(value)
    assert f" {value}" in inspector.text("#fields")


def test_hostile_bytes_are_damage(inspector: Inspector, tmp_path: Path) -> None:
    for number, data in enumerate(
        (b"", b"\xff" * 5000, bytes(5000), bytes(range(256)) * 40, b"\0" * 8 + b"\x7f\xff\xff\xff")
    ):
        path = tmp_path / f"{number}.log"
        path.write_bytes(data)
        inspector.open(path)
        total = len(inspector.rows("batches"))
        assert (total > 0) == (len(data) > 0)


def test_everything_can_be_done_with_the_keyboard(inspector: Inspector) -> None:
    inspector.open(*_files("k431-tx"))
    reached = set()
    inspector.focus("#open-files")
    for _ in range(40):
        inspector.page.call(
            "Input.dispatchKeyEvent", type="keyDown", key="Tab", windowsVirtualKeyCode=9
        )
        inspector.page.call(
            "Input.dispatchKeyEvent", type="keyUp", key="Tab", windowsVirtualKeyCode=9
        )
        reached.add(
            inspector.js(
                "document.activeElement.closest('#fields') ? 'fields' : document.activeElement.id"
            )
        )
    assert {
        "open-folder", "link", "theme", "strip", "go-to", "next-damage", "text", "batches",
        "records", "tab-fields", "fields", "hex", "copy-bytes",
    } <= reached  # fmt: skip
    inspector.focus("#batches")
    inspector.key("ArrowDown", "ArrowDown")
    assert inspector.js("document.querySelector('#batches .current').dataset.row") == "2"
    described = inspector.js(
        "document.querySelector('#batches').getAttribute('aria-activedescendant')"
    )
    assert described == "batches-2"
    inspector.key("End")
    last = len(load("k431-tx").batches) - 1
    assert inspector.js("document.querySelector('#batches .current').dataset.row") == str(last)
    inspector.key("Home")
    inspector.js("document.querySelector('#fields [tabindex=\"0\"]').focus()")
    for key in ("End", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight"):
        inspector.key(key)  # one after the other: a record is parsed when it is opened
    assert inspector.chosen_field() == "length"
    inspector.key("ArrowLeft", "ArrowLeft")
    assert inspector.js("document.activeElement.getAttribute('role')") == "treeitem"
    inspector.submit("go", go_kind="position", go_to="0")
    inspector.focus("#hex")
    inspector.key("ArrowDown")
    assert inspector.chosen_field() == "magic"
    inspector.focus("#tab-fields")
    inspector.key("ArrowRight")
    assert inspector.js("document.getElementById('panel-value').hidden") is False
    inspector.focus("#strip")
    inspector.key("End")
    assert inspector.js("document.querySelector('#batches .current').dataset.row") == str(last)


_ACCESSIBLE = """
(() => {
  const wrong = [];
  const seen = new Set();
  const visible = (e) => e.offsetParent !== null;
  for (const e of document.querySelectorAll('[id]')) {
    if (seen.has(e.id)) wrong.push(`two elements ${e.id}`);
    seen.add(e.id);
  }
  for (const name of ['aria-labelledby', 'aria-controls', 'aria-activedescendant']) {
    for (const e of document.querySelectorAll(`[${name}]`)) {
      if (!document.getElementById(e.getAttribute(name))) wrong.push(`${name} of ${e.id}`);
    }
  }
  const named = (e) => e.getAttribute('aria-label') || e.getAttribute('aria-labelledby')
    || e.textContent.trim() || (e.labels && e.labels.length) || e.title;
  const kinds = 'button, input, select, textarea, progress, [role=grid], [role=tree],'
    + '[role=slider], [role=tab], [role=tabpanel], [role=treeitem], [role=tablist],'
    + '[role=radiogroup]';
  for (const e of document.querySelectorAll(kinds)) {
    if (!named(e)) wrong.push(`no name: ${e.outerHTML.slice(0, 80)}`);
  }
  const inside = {
    row: 'grid', gridcell: 'row', treeitem: 'tree', tab: 'tablist', radio: 'radiogroup',
  };
  for (const [role, parent] of Object.entries(inside)) {
    for (const e of document.querySelectorAll(`[role=${role}]`)) {
      if (!e.closest(`[role=${parent}]`)) wrong.push(`${role} outside of a ${parent}`);
    }
  }
  const light = (text) => {
    const [r, g, b] = text.match(/[\\d.]+/g).slice(0, 3).map((each) => {
      const part = each / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = (e) => {
    for (let at = e; at; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor;
      if (!/, 0\\)$|transparent/.test(colour)) return colour;
    }
    return 'rgb(255, 255, 255)';
  };
  for (const e of document.querySelectorAll('body *')) {
    const hasText = [...e.childNodes].some((each) => each.nodeType === 3 && each.data.trim());
    if (!hasText || !visible(e) || e.matches('script, style, option')) continue;
    const [a, b] = [light(getComputedStyle(e).color), light(behind(e))].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    if (ratio < 4.5) wrong.push(`contrast ${ratio.toFixed(2)}: ${e.outerHTML.slice(0, 80)}`);
  }
  if (!document.documentElement.lang) wrong.push('no language');
  return [...new Set(wrong)];
})()
"""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", ["k431-tx", "k01001-bitflip"])
def test_names_roles_and_contrasts(inspector: Inspector, name: str, theme: str) -> None:
    inspector.js(f"document.documentElement.dataset.theme = {json.dumps(theme)}")
    assert inspector.js(_ACCESSIBLE) == []
    inspector.open(*_files(name))
    inspector.click("#next-damage")
    inspector.click("#records [data-row='0']")
    for tab in ("fields", "value", "damage", "transactions", "side", "hits"):
        inspector.click(f"#tab-{tab}")
        assert inspector.js(_ACCESSIBLE) == [], tab


def test_a_narrow_window_has_no_sideways_scroll(inspector: Inspector) -> None:
    inspector.load(width=400)
    inspector.open(*_files("k431-tx"))
    assert inspector.js("document.documentElement.scrollWidth") <= 400


def test_the_pictures_of_the_documentation_can_be_taken(
    inspector: Inspector, tmp_path: Path
) -> None:
    picture.take(inspector, tmp_path)
    taken = {path.name for path in tmp_path.iterdir() if path.read_bytes()[:4] == b"\x89PNG"}
    assert taken == {"inspector.png", "inspector-damage.png", "inspector-json.png"}
    assert taken <= {path.name for path in picture.IMAGES.iterdir()}


def test_headers_of_a_record_are_all_in_the_tree(inspector: Inspector, tmp_path: Path) -> None:
    headers = tuple((b"h%d" % number, b"v") for number in range(1200))
    path = tmp_path / NAME
    path.write_bytes(record_batch([Rec(b"k", b"v", headers)]))
    inspector.open(path)
    last = path.stat().st_size - 1
    inspector.key_at("#hex", "End", ctrl=True)
    # Before, the field is marked that the bytes are a part of: the worker may still build the tree.
    inspector.page.wait(
        "document.querySelector('#fields [aria-selected=true] > .label b')?.textContent === 'Value'"
    )
    assert inspector.marked() == [last]
