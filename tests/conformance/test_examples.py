"""The example programs print what Kafka's reader reads, built and run as their page says.

Strategy: each language has a section in the page, with the name of the language as its heading, the
commands in `sh` blocks (more than one block if there are several toolchains) and the program. The
commands run as they are in the page, in a folder staged as for a conformance runner. The programs
of `CHECKED` are run by the checker of the conformance suite; the others print a summary, which is
compared with what the library reads. What this machine lacks is skipped (see `languages`).
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import crc32c
import pytest
from _pytest.mark import ParameterSet

import build
import kafkafmt
from conformance import check
from tests.conformance import languages
from tests.conformance.languages import (
    GENERATED,
    LANGUAGES,
    ROOT,
    Command,
    Language,
    Toolchain,
)
from tests.support.truth import GOLDEN

EXAMPLES = ROOT / "examples" / "languages"
PAGE = ROOT / "docs" / "how-to" / "parser-in-another-language.md"
TITLES = {"C++17": "C++"}  # a heading of the page that is not the title of the language

# Nulls in each format, all formats and two codecs in one file, control batches, both kinds of tail.
SEGMENTS = {
    name: next((GOLDEN / name).glob("*.log"))
    for name in (
        "k0822-nulls",
        "k01022-nulls",
        "k01103-nulls",
        "k01103-upgrade-mixed",
        "k431-java-zstd",
        "k431-tx",
        "k431-compact-codec",
        "k431-prealloc",
        "k431-plain-small-truncated",
    )
}
SHOWN = "k01103-nulls"  # its output is in the page
CHECKED = ("python", "javascript", "go")
# Every codec in each format, damage, tails, transactions, compaction; --only of the checker.
CASES = (
    *("k0*-m0-lz4", "k01022-lat-compact-gzip", "k01103-snappy", "k0901-gzip", "k01001-compact-lz4"),
    *("k*1*-nulls/", "k0822-bitflip-nulls-gzip", "*-badcrc", "k431-*-truncated", "k431-prealloc"),
    *("k431-tx/", "k431-compact-codec", "k431-java-*", "k440-internal-cluster-metadata"),
)

GENERATED_LANGUAGES = {
    language.name: language
    for language in LANGUAGES
    if (language.parsers or GENERATED / language.name).is_dir()
}
QUICK = {"python": [], "javascript": [pytest.mark.node]}


def section(language: Language) -> str:
    """The part of the page about a language."""
    title = TITLES.get(language.title, language.title)
    _, found, rest = PAGE.read_text("utf-8").partition(f"\n### {title}\n")
    assert found, f"no section {title}"
    return re.split(r"^##", rest, maxsplit=1, flags=re.MULTILINE)[0]


def toolchains(language: Language) -> Iterator[Toolchain]:
    """The commands of each `sh` block: all but the last build the program, the last one runs it."""
    for block in re.findall(r"^```sh\n(.*?)^```$", section(language), re.MULTILINE | re.DOTALL):
        lines = re.sub(r" \\\n *", " ", block).splitlines()
        programs = {line.split()[0] for line in lines if not line.startswith("./")}
        *first, last = (("sh", "-c", line) for line in lines)
        yield Toolchain(tuple(sorted(programs)), tuple(first), last)


def segments(folder: Path) -> list[Path]:
    """Real segments and, made in the folder, malformed ones and an empty one."""
    data = SEGMENTS["k431-tx"].read_bytes()
    made = {
        "record-length.log": data[:61] + b"\xfe\xff\xff\xff\x0f" + data[66:],  # 2^31 - 1 bytes
        "unknown-codec.log": data[:22] + b"\x07" + data[23:],
        "empty.log": b"",
    }
    for name, content in made.items():
        (folder / name).write_bytes(content)
    return [*SEGMENTS.values(), *(folder / name for name in made)]


def expected(path: Path) -> Iterator[str]:
    """The lines that a program prints, by the library."""
    with kafkafmt.open_segment(path, on_damage="collect") as segment:
        for batch in segment:
            # The first offset of a compressed message of magic 0 or 1 is in the compressed bytes.
            base_offset = batch.base_offset if batch.magic == 2 else batch.last_offset
            frame = f"position={batch.position} magic={batch.magic} base_offset={base_offset}"
            try:
                records = batch.records() if batch.compression == "none" else []
            except kafkafmt.KafkaFormatError:
                yield f"{frame} unreadable"
                continue
            codec = batch.compression or batch.compression_id
            yield f"{frame} codec={codec}{' control' if batch.is_control else ''}"
            for record in [] if batch.is_control else records:
                key, value = shown(record.key), shown(record.value)
                yield f"  offset={record.offset} key={key} value={value}"
        yield from (f"tail={damage.length}" for damage in segment.damage if "tail" in damage.kind)


def shown(data: bytes | None) -> str:
    """Bytes as the programs print them."""
    return "null" if data is None else data.hex() or "empty"


@pytest.fixture
def command(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Command:
    """Build the program of a language in the folder ``stage``; return the page's command for it."""
    # `python` in the page is the Python that runs the tests.
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    monkeypatch.setenv("PATH", path)
    language = GENERATED_LANGUAGES[request.param]
    if request.param == "javascript":
        build.install_compiler()
    try:
        example = replace(language, toolchains=tuple(toolchains(language)))
        return languages.build(example, tmp_path / "stage", programs=EXAMPLES)
    except languages.NotHereError as error:
        pytest.skip(f"{language.title}: {error}")


def parameters(names: Iterable[str]) -> list[ParameterSet]:
    return [pytest.param(name, marks=QUICK.get(name, [pytest.mark.slow])) for name in names]


@pytest.mark.slow
@pytest.mark.parametrize("command", parameters(CHECKED), indirect=True)
def test_an_example_passes_the_conformance_suite(
    command: Command,
    tmp_path: Path,
    suite: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path / "stage")
    monkeypatch.setenv("NODE_PATH", str(ROOT / "node_modules"))
    shell, option, line = command
    program = (shell, option, line.replace("segment.log", '"$0"'))
    chosen = [option for each in CASES for option in ("--only", each)]
    code = check.main(["--cases", str(suite / "cases"), *chosen, *program])
    assert re.fullmatch(r"(\d+) of \1 segments right\n", capsys.readouterr().out)
    assert code == 0


@pytest.mark.slow
@pytest.mark.parametrize("command", parameters(CHECKED), indirect=True)
def test_an_example_tells_what_it_cannot_read(command: Command, tmp_path: Path) -> None:
    stage = tmp_path / "stage"
    for name, data in malformed().items():
        (stage / "segment.log").write_bytes(data)
        printed = [json.loads(line) for line in languages.execute(command, stage).splitlines()]
        assert printed[0] == {"batch_position": 0, "error": "malformed"}, name
        assert "offset" in printed[1]
    (stage / "segment.log").write_bytes(b"")
    assert languages.execute(command, stage) == ""
    assert_it_tells_its_use(command, stage)


def assert_it_tells_its_use(command: Command, stage: Path) -> None:
    """Without an argument: one line, and exit code 2."""
    used = command[2].replace(" segment.log", "")
    done = subprocess.run(
        ["sh", "-c", used],
        cwd=stage,
        env=os.environ | {"NODE_PATH": str(ROOT / "node_modules")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(r"usage: \S+ SEGMENT\n", done.stderr)


def malformed() -> dict[str, bytes]:
    """Segments whose first batch cannot be read although its checksum is right."""
    data = SEGMENTS["k431-tx"].read_bytes()
    zipped = next((GOLDEN / "k431-java-gzip").glob("*.log")).read_bytes()
    return {
        "record length": sealed(data, 61, b"\xfe\xff\xff\xff\x0f"),  # 2^31 - 1 bytes
        "unknown codec": sealed(data, 22, b"\x07"),
        "no gzip": sealed(zipped, 61, b"\x00\x00\x00"),
        "cut gzip": sealed(zipped, 90, b"\xff" * 20),
        "number of records": sealed(data, 57, b"\x00\x00\x00\x09"),
    }


def sealed(data: bytes, position: int, change: bytes) -> bytes:
    """Return the segment with other bytes in its first batch, under a right checksum."""
    changed = data[:position] + change + data[position + len(change) :]
    end = 12 + int.from_bytes(changed[8:12], "big")
    return changed[:17] + crc32c.crc32c(changed[21:end]).to_bytes(4, "big") + changed[21:]


@pytest.mark.parametrize(
    "command", parameters(sorted(GENERATED_LANGUAGES.keys() - set(CHECKED))), indirect=True
)
def test_an_example_prints_what_the_library_reads(command: Command, tmp_path: Path) -> None:
    stage = tmp_path / "stage"
    for segment in segments(tmp_path):
        shutil.copyfile(segment, stage / "segment.log")
        printed = languages.execute(command, stage).splitlines()
        assert printed == list(expected(segment)), segment
    assert_it_tells_its_use(command, stage)


def test_the_segments_show_every_kind_of_line(tmp_path: Path) -> None:
    lines = [line for path in segments(tmp_path) for line in expected(path)]
    for kind in (
        r"position=0 magic=0 base_offset=9 codec=gzip",
        r"position=\d+ magic=1 base_offset=\d+ codec=none",
        r"position=\d+ magic=2 base_offset=\d+ codec=lz4",
        r"position=\d+ magic=2 base_offset=\d+ codec=none control",
        r"position=0 magic=2 base_offset=0 codec=7",
        r"position=0 magic=2 base_offset=0 unreadable",
        r"  offset=\d+ key=null value=[0-9a-f]{2,}",
        r"  offset=\d+ key=empty value=null",
        r"  offset=\d+ key=[0-9a-f]{2,} value=empty",
        r"tail=401",
        r"tail=63287",
    ):
        assert any(re.fullmatch(kind, line) for line in lines), kind


def test_the_page_shows_the_program_of_every_language() -> None:
    assert {path.name for path in EXAMPLES.iterdir()} == set(GENERATED_LANGUAGES)
    for name, language in GENERATED_LANGUAGES.items():
        (program,) = re.findall(r"^\[`(examples/.*)`\]\(.*\)$", section(language), re.MULTILINE)
        assert (ROOT / program).is_relative_to(EXAMPLES / name)
        # The tag is not spelt out: `reuse` takes it for the licence of this file.
        assert re.search(r"SPDX-License-\w+: CC0-1\.0$", (ROOT / program).read_text("utf-8"), re.M)
        assert any(toolchains(language))


def test_the_page_shows_what_the_programs_print() -> None:
    block = re.search(r"^```text\n(.*?)^\.\.\.\n```$", PAGE.read_text("utf-8"), re.M | re.S)
    assert block
    lines = block[1].splitlines()
    assert len(lines) > 3
    assert lines == list(expected(SEGMENTS[SHOWN]))[: len(lines)]
