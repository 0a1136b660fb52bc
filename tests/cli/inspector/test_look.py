"""What the inspector's page looks like: whole columns, colours, words, JSON, copies."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path

import pytest

import build
import kafkafmt
from kafkafmt.cli.places import PHRASES
from kafkafmt.values.column import FORMATS
from tests.cli.inspector.looking import PAGE, Inspector
from tests.cli.running import run
from tests.log.tier.cases import Case
from tests.support.encoder.record_batch import Rec, record_batch
from tests.support.samples import some
from tests.support.truth import GOLDEN

pytestmark = pytest.mark.xdist_group("inspector")

NAME = "00000000000000000000.log"
STYLE = (build.ROOT / "inspector" / "style.css").read_text(encoding="utf-8")
STRIP = ("none", "gzip", "snappy", "lz4", "zstd", "gap")
THEMES = {"light": STYLE.split("@media", 1)[0], "dark": STYLE.split("[data-theme=dark]", 1)[1]}

Colour = tuple[float, float, float]
# Machado, Oliveira, Fernandes 2009: A Physiologically-based Model for Simulation of Color Vision
# Deficiency, severity 1.0, on linear RGB.
VISIONS: dict[str, tuple[Colour, Colour, Colour]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
     (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
     (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
     (0.004733, 0.691367, 0.303900)),
}  # fmt: skip


def _linear(colour: str) -> Colour:
    digits = colour.lstrip("#")
    digits = "".join(each * 2 for each in digits) if len(digits) == 3 else digits
    r, g, b = (int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4))
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (r, g, b))
    return r, g, b


def _dot(a: Colour, b: Colour) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))


def _lab(colour: str, vision: str) -> Colour:
    """A colour as an eye sees it, in CIELAB (D65)."""
    seen = tuple(min(1.0, max(0.0, _dot(row, _linear(colour)))) for row in VISIONS[vision])
    x, y, z = (
        value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116
        for value in (
            _dot((0.4124, 0.3576, 0.1805), seen) / 0.95047,  # type: ignore[arg-type]
            _dot((0.2126, 0.7152, 0.0722), seen),  # type: ignore[arg-type]
            _dot((0.0193, 0.1192, 0.9505), seen) / 1.08883,  # type: ignore[arg-type]
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("theme", THEMES)
def test_the_colours_of_the_strip_differ_for_every_eye(theme: str) -> None:
    colours = dict(re.findall(r"--([a-z0-9]+): (#[0-9a-f]+);", THEMES[theme].split("}", 1)[0]))
    for name in STRIP:
        low, high = sorted(
            _dot((0.2126, 0.7152, 0.0722), _linear(colours[each])) for each in (name, "panel")
        )
        assert (high + 0.05) / (low + 0.05) >= 3, name  # the contrast of WCAG 2
    for vision, (one, other) in itertools.product(VISIONS, itertools.combinations(STRIP, 2)):
        a, b = (_lab(colours[name], vision) for name in (one, other))
        # A difference of 2.3 can just be seen; this one is seen at a glance.
        difference = sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5
        assert difference > 25, (vision, one, other)


def test_the_words_are_those_of_the_command_line() -> None:
    shown = PAGE.read_text(encoding="utf-8")
    for kind in re.findall(r"^  \| '(\w+)'", _source("reader/errors.ts"), re.MULTILINE):
        assert re.search(rf'{kind}:\["{PHRASES[kind]}"', shown), kind
    formats = re.search(r"FORMATS = \[(.*)\]", _source("page/value_view.ts"))
    assert formats is not None
    assert set(re.findall(r"'([a-z]+)'", formats[1])) < set(FORMATS)


def _source(path: str) -> str:
    return (build.ROOT / "inspector" / "src" / path).read_text(encoding="utf-8")


def test_a_log_in_tiered_storage_has_its_topic_and_partition(tmp_path: Path) -> None:
    case = Case("compression-heuristic", tmp_path)
    made = tmp_path / "page.html"
    assert run("inspect", "--html", str(made), str(case.bucket)).exit_code == 0
    sources = made.read_text(encoding="utf-8").split('id="sources">', 1)[1].split("</script", 1)[0]
    assert {each["log"] for each in json.loads(sources)} == {"mixed-0"}


@pytest.mark.browser
def test_the_first_view_says_what_to_drop_and_how_to_get_help(inspector: Inspector) -> None:
    told = " ".join(inspector.text("#start").split())
    for words in (
        "Drop a Kafka log here",
        "the folder of a partition",
        "a data directory of a broker",
        "one segment",
        "log.dirs",
        "Nothing leaves this page",
    ):
        assert words in told
    inspector.focus("#open-files")
    inspector.key("?")
    assert inspector.js("document.getElementById('help').open") is True
    inspector.key("Escape")
    assert inspector.js("document.getElementById('help').open") is False
    inspector.open(GOLDEN / "k431-tx" / NAME)
    inspector.key_at("#text", "?")  # a question mark that is written
    assert inspector.js("document.getElementById('help').open") is False


CUT = """[...document.querySelectorAll('.grid .row > *')].filter((cell) => {
  const grid = cell.closest('.grid').getBoundingClientRect();
  const name = cell.closest('.grid').querySelectorAll('.head > *')[
    [...cell.parentElement.children].indexOf(cell)].textContent;
  const mayBeLong = /^(key|value|headers|flags)$/.test(name) && !cell.closest('.head');
  return !cell.hidden && (cell.getBoundingClientRect().right > grid.right + 0.5
    || (!mayBeLong && cell.scrollWidth > cell.clientWidth + 1));
}).map((cell) => cell.textContent)"""


@pytest.mark.browser
@pytest.mark.parametrize("width", some([390, 800, 1000, 1280, 1600], 2))
def test_columns_are_whole_or_left_out(inspector: Inspector, width: int, tmp_path: Path) -> None:
    far = 10**15  # offsets and positions of a large log
    path = tmp_path / f"{far:020d}.log"
    path.write_bytes(
        record_batch(
            [Rec(b"k", b"v" * 200_000)] * 9, base_offset=far, base_timestamp=1_790_000_000_000
        )
        + record_batch([Rec(b"k", b"v")], base_offset=far + 9)
    )
    inspector.load(width=width, height=844)
    for files in ([path], [GOLDEN / "k431-tx" / NAME], [GOLDEN / "k01001-bitflip" / NAME]):
        inspector.open(*files)
        assert inspector.js(CUT) == []
        assert inspector.js("document.documentElement.scrollWidth") <= width
        shown = inspector.js("document.querySelectorAll('#batches .head > :not([hidden])').length")
        assert shown >= 3
    if width < 1600:
        inspector.click("#wide")
        assert inspector.js("document.querySelectorAll('.grid .row > [hidden]').length") == 0


@pytest.mark.browser
def test_json_is_coloured_and_can_be_folded(inspector: Inspector, tmp_path: Path) -> None:
    short = (
        b'{"id":9007199254740993,"user":{"name":"a: \\"{","ok":true},"none":[],"tags":["x",null]}'
    )
    long = json.dumps({"rows": [{"n": n, "m": {"k": n}} for n in range(40)]}).encode()
    path = tmp_path / NAME
    path.write_bytes(record_batch([Rec(b"k", short), Rec(b"k", long)]))
    inspector.open(path)
    inspector.click("#records [data-row='0']")
    inspector.click("#tab-value")
    whole = inspector.text("#panel-value pre")
    assert "".join(whole.split()).replace("a:", "a: ") == short.decode()
    for kind, texts in {
        "key": ['"id"', '"user"', '"name"', '"ok"', '"none"', '"tags"'],
        "number": ["9007199254740993"],
        "string": ['"a: \\"{"', '"x"'],
        "literal": ["true", "null"],
    }.items():
        assert [each for each in inspector.texts(f"#panel-value pre .{kind}") if each] == texts
    inspector.click("#panel-value pre .twisty")
    assert inspector.js("document.querySelector('#panel-value pre').innerText").split() == [
        "{",
        "}",
    ]
    assert inspector.text("#panel-value pre") == whole  # what is copied is whole
    inspector.click("#records [data-row='1']")
    assert '"m"' not in inspector.js("document.querySelector('#panel-value pre').innerText")
    assert '"rows"' in inspector.js("document.querySelector('#panel-value pre').innerText")


@pytest.mark.browser
@pytest.mark.parametrize("name", ["k431-tx", "k431-java-zstd", "k01001-m0-lz4", "k282-tx-segments"])
def test_a_copied_record_is_the_line_of_the_command_line(inspector: Inspector, name: str) -> None:
    source = next(path for path in sorted((GOLDEN / name).glob("*.log")))
    inspector.open(source)
    inspector.js(
        "void (window.saved = [], window.made = URL.createObjectURL, URL.createObjectURL ="
        " (blob) => (saved.push(blob), made.call(URL, blob)))"
    )
    inspector.click("#records [data-row='0']")
    inspector.click("#tab-value")
    inspector.js(
        "[...document.querySelectorAll('#panel-value button')]"
        ".find((each) => each.textContent === 'Save batch as JSON lines').click()"
    )
    inspector.settle()
    lines = run("records", "--include-control", str(source)).output.splitlines()
    position = json.loads(lines[0])["batchPosition"]
    expected = [
        re.sub('"topic":"[^"]*","partition":[0-9]+', '"topic":null,"partition":null', line)
        for line in lines
        if json.loads(line)["batchPosition"] == position
    ]
    assert inspector.js("saved[0].text()").splitlines() == expected


@pytest.mark.browser
def test_fields_have_the_names_and_times_that_show_prints(inspector: Inspector) -> None:
    source = GOLDEN / "k431-tx" / NAME
    inspector.open(source)
    fields = [
        row for row in kafkafmt.read_fields(source, position=0).to_pylist() if row["depth"] == 1
    ]
    shown = inspector.texts("#fields > [role=treeitem] > .label b")[:-1]  # then the records
    assert shown == [row["name"] for row in fields][: len(shown)]
    base = next(row for row in fields if row["name"] == "baseTimestamp")
    assert f"{base['value']}  ({base['note']})" in inspector.text("#fields")


@pytest.mark.browser
def test_what_holds_no_batch_is_told_in_a_sentence(inspector: Inspector, tmp_path: Path) -> None:
    empty, text = tmp_path / NAME, tmp_path / "server.log"
    empty.write_bytes(b"")
    text.write_bytes(b"[2026-01-01 00:00:00,000] INFO started (kafka.server.KafkaServer)\n" * 50)
    inspector.open(empty)
    assert inspector.text("#status").startswith("The log has 0 bytes: nothing was written yet")
    inspector.open(text)
    assert inspector.text("#status").startswith("This is not a log segment: ")


@pytest.mark.browser
def test_logs_are_named_from_where_they_differ(inspector: Inspector, tmp_path: Path) -> None:
    for broker, partition in itertools.product("ab", range(2)):
        folder = tmp_path / "very" / "deep" / broker / f"orders-{partition}"
        folder.mkdir(parents=True)
        (folder / NAME).write_bytes(record_batch([Rec(b"k", b"v")]) * partition)
    inspector.page.choose("#folder", tmp_path / "very")
    inspector.wait()
    assert inspector.texts("#log option") == [
        "all partitions",
        "a/orders-0",
        "a/orders-1",
        "b/orders-0",
        "b/orders-1",
    ]
    assert inspector.text("#summary").startswith("4 partitions · ")


@pytest.mark.browser
def test_the_value_of_a_control_record_is_not_taken_for_a_producers(inspector: Inspector) -> None:
    """Kafka's own value begins with zeroes, as a frame of a schema registry does."""
    metadata = GOLDEN / "k392-internal-cluster-metadata"
    for width, per_line in ((1280, 16), (390, 8)):
        inspector.load(width=width, height=844)
        inspector.open(*sorted(metadata.glob("0*.log"))[:1])
        inspector.click("#records [data-row='0']")
        inspector.click("#tab-value")
        told = inspector.text("#panel-value")
        assert "LEADER_CHANGE" in told
        assert "wire format" not in told
        first, *_ = inspector.text("#panel-value pre").splitlines()
        assert len(re.findall(r"\b[0-9a-f]{2}\b", first)) == per_line


@pytest.mark.browser
def test_objects_of_a_tier_are_not_called_damaged(inspector: Inspector, tmp_path: Path) -> None:
    case = Case("zstd-chunks", tmp_path)
    inspector.page.choose("#folder", case.bucket)
    inspector.wait()
    told = inspector.text("#status")
    assert told == "Objects of tiered storage: run kafkafmt inspect SOURCE."
