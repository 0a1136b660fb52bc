"""The example programs read segments as Kafka's reader does, built and run as their page says.

Strategy: each language has a section in the page, with the name of the language as its heading, the
commands in `sh` blocks (more than one block if there are several toolchains) and the program. The
commands run as they are in the page, in a folder staged as for a conformance runner. The checker of
the conformance suite compares what a program prints. What this machine lacks is skipped (see
`languages`): in CI, which has no folder KAITAI_RUNTIMES, all but Python, JavaScript, Java and Go.
"""

from __future__ import annotations

import os
import re
import resource
import subprocess
import sys
import zlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import crc32c
import pytest

import build
from conformance import check
from tests.conformance import languages
from tests.conformance.languages import GENERATED, LANGUAGES, ROOT, Command, Language, Toolchain
from tests.support.samples import SOAK
from tests.support.truth import GOLDEN

# With test_suite.py: the suite takes two seconds to make, and each program is built once.
pytestmark = pytest.mark.xdist_group("suite")

EXAMPLES = ROOT / "examples" / "languages"
PAGE = ROOT / "docs" / "how-to" / "parser-in-another-language.md"
TITLES = {"C++17": "C++"}  # a heading of the page that is not the title of the language

SEGMENT = next((GOLDEN / "k431-tx").glob("*.log"))
SECONDS = 18  # of processors, for each language: less than 3 minutes for all of them
# Every codec in each format, damage, tails, transactions, compaction; --only of the checker.
CASES: tuple[str, ...] = (
    *("k01022-m0-lz4", "k01022-lat-compact-gzip/*46", "k01103-snappy", "k0901-gzip"),
    *("k01001-compact-lz4/*112", "k01001-nulls/", "k01103-truncated-header-nulls"),
    *("k0822-bitflip-nulls-gzip", "k431-recompress-zstd-badcrc", "k431-plain-small-truncated"),
    *("k431-prealloc", "k431-tx/", "k431-compact-codec/*50", "k431-java-*"),
    "k440-internal-cluster-metadata/*.log",
)
if SOAK:
    CASES += ("k0*-m0-lz4", "k*compact*", "k*1*-nulls/", "*-badcrc", "k431-*-truncated", "k440-*")

GENERATED_LANGUAGES = {
    language.name: language
    for language in LANGUAGES
    if (language.parsers or GENERATED / language.name).is_dir()
}


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


@pytest.fixture(scope="module")
def command(request: pytest.FixtureRequest, folder: Path) -> Iterator[Command]:
    """Build the program of a language and go to its folder; yield the page's command for it."""
    language = GENERATED_LANGUAGES[request.param]
    if request.param == "javascript":
        build.install_compiler()
    stage = folder / "examples" / request.param
    with pytest.MonkeyPatch.context() as patch:
        # `python` in the page is the Python that runs the tests.
        patch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)
        patch.setenv("NODE_PATH", str(ROOT / "node_modules"))
        try:
            example = replace(language, toolchains=tuple(toolchains(language)))
            command = languages.build(example, stage, programs=EXAMPLES)
        except languages.NotHereError as error:
            pytest.skip(f"{language.title}: {error}")
        patch.chdir(stage)
        yield command


def run(command: Command, argument: str = "segment.log") -> subprocess.CompletedProcess[str]:
    """Run the program with another argument than that of the page."""
    used = command[2].replace("segment.log", argument)
    return subprocess.run(["sh", "-c", used], capture_output=True, text=True, check=False)


def lines(command: Command, data: bytes) -> list[Any]:
    """Return what the program prints for a segment."""
    Path("segment.log").write_bytes(data)
    done = run(command)
    assert (done.returncode, done.stderr) == (0, "")
    return [check.normal(line) for line in check.parsed(done.stdout.encode())]


every_language = pytest.mark.parametrize(
    "command",
    [
        pytest.param(name, marks=[pytest.mark.node] if name == "javascript" else [])
        for name in GENERATED_LANGUAGES
    ],
    indirect=True,
)


@pytest.mark.slow
@every_language
def test_an_example_passes_the_conformance_suite(
    command: Command, suite: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shell, option, line = command
    program = (shell, option, line.replace("segment.log", '"$0"'))
    chosen = [option for each in CASES for option in ("--only", each)]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    code = check.main(["--cases", str(suite / "cases"), *chosen, *program])
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert re.fullmatch(r"(\d+) of \1 segments right\n", capsys.readouterr().out)
    assert code == 0
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < SECONDS


@pytest.mark.slow
@every_language
def test_an_example_tells_what_it_cannot_read(command: Command) -> None:
    for name, data in malformed().items():
        printed = lines(command, data)
        assert printed[0] == {"batch_position": 0, "error": "malformed"}, name
        assert "offset" in printed[1]
    for data in (bytes(range(256)) * 9, b"\xff" * 2000, bytes(2000), b"\n", b"{}"):
        assert lines(command, data) == [{"tail_position": 0, "tail_size": len(data)}]
    assert lines(command, b"") == []
    done = run(command, "")
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(r"usage: \S+ SEGMENT\n", done.stderr)
    for argument in ("no-such-file", "."):
        done = run(command, argument)
        assert (done.returncode, done.stdout) == (1, "")
        assert re.fullmatch(r"[^\n]+\n", done.stderr)


@pytest.mark.slow
@every_language
def test_an_example_prints_64_bits_exactly(command: Command) -> None:
    long = [(1 << 53) + 1, (1 << 62) + 3, (1 << 61) - 5]
    offset, timestamp, producer_id = (each.to_bytes(8, "big") for each in long)
    data = offset + sealed(sealed(SEGMENT.read_bytes(), 27, timestamp), 43, producer_id)[8:]
    first = lines(command, data)[0]
    assert [first[name] for name in ("offset", "timestamp", "producer_id")] == long
    message = bytearray(next((GOLDEN / "k01022-nulls").glob("*.log")).read_bytes())
    size = 12 + int.from_bytes(message[8:12], "big")
    message[:8], message[18:26] = offset, timestamp
    message[12:16] = zlib.crc32(message[16:size]).to_bytes(4, "big")
    first = lines(command, bytes(message))[0]
    assert [first[name] for name in ("magic", "offset", "timestamp")] == [1, *long[:2]]
    last = (1 << 63) - 1
    data = last.to_bytes(8, "big") + SEGMENT.read_bytes()[8:]
    assert [line["offset"] for line in lines(command, data)[:2]] == [last, -last - 1]


def malformed() -> dict[str, bytes]:
    """Segments whose first batch cannot be read although its checksum is right."""
    data = SEGMENT.read_bytes()
    zipped, snappy, lz4 = (
        next((GOLDEN / f"k431-java-{codec}").glob("*.log")).read_bytes()
        for codec in ("gzip", "snappy", "lz4")
    )
    return {
        "record length": sealed(data, 61, b"\xfe\xff\xff\xff\x0f"),  # 2^31 - 1 bytes
        "unknown codec": sealed(data, 22, b"\x07"),
        "no gzip": sealed(zipped, 61, b"\x00\x00\x00"),
        "cut gzip": sealed(zipped, 90, b"\xff" * 20),
        "snappy with a block of a length below zero": sealed(snappy, 77, b"\xff\xff\xff\xfc"),
        "cut block of snappy": sealed(snappy, 77, b"\x00\x00\xff\xff"),
        "cut block of LZ4": sealed(lz4, 68, b"\xff\xff\x00\x00"),
        "LZ4 of another kind": sealed(lz4, 61, b"\x02\x21\x4c\x18"),
        "number of records": sealed(data, 57, b"\x00\x00\x00\x09"),
    }


def sealed(data: bytes, position: int, change: bytes) -> bytes:
    """Return the segment with other bytes in its first batch, under a right checksum."""
    changed = data[:position] + change + data[position + len(change) :]
    end = 12 + int.from_bytes(changed[8:12], "big")
    return changed[:17] + crc32c.crc32c(changed[21:end]).to_bytes(4, "big") + changed[21:]


def test_the_page_shows_the_program_of_every_language() -> None:
    assert {path.name for path in EXAMPLES.iterdir()} == set(GENERATED_LANGUAGES)
    for name, language in GENERATED_LANGUAGES.items():
        (program,) = re.findall(r"^\[`(examples/.*)`\]\(.*\)$", section(language), re.MULTILINE)
        assert (ROOT / program).is_relative_to(EXAMPLES / name)
        # The tag is not spelt out: `reuse` takes it for the licence of this file.
        assert re.search(r"SPDX-License-\w+: CC0-1\.0$", (ROOT / program).read_text("utf-8"), re.M)
        assert any(toolchains(language))
