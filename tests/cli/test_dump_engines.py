"""The dump with both engines: the same text up to the same error, for any bytes."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from kafkafmt.survey.dump.files import dump_files
from kafkafmt.survey.dump.request import DumpedFile, DumpOptions
from tests.attacks.fuzz.mutations import encoded, mutate
from tests.cli.running import dumped
from tests.support.encoder import Rec, record_batch
from tests.support.engines import engine as engine
from tests.support.engines import has_kernel, taking
from tests.support.samples import sampled

NAME = "00000000000000000000.log"
OPTIONS = (
    DumpOptions(),
    DumpOptions(deep_iteration=True),
    DumpOptions(print_data_log=True),
    DumpOptions(print_data_log=True, skip_record_metadata=True),
    DumpOptions(deep_iteration=True, max_bytes=300),
)
ENCODED = encoded()
# Modules that a dump of a segment does not need. Loading them takes longer than printing a few MB.
UNNEEDED = ("crc32c", "fsspec", "json", "pyarrow", "kafkafmt.generated", "tempfile")

by_kernel = pytest.mark.skipif(not has_kernel(), reason="the kernel is not compiled")


def _ends(directory: Path, options: DumpOptions, engine: str) -> tuple[object, ...]:
    with taking(engine):
        out, err, error = dumped(directory, [NAME], options)
    return out, err, error and (type(error), error.source, error.position, error.reason)


def _compare(directory: Path, data: bytes) -> None:
    (directory / NAME).write_bytes(data)
    for options in OPTIONS:
        expected = _ends(directory, options, "reference")
        assert _ends(directory, options, "columnar") == expected, (options, data.hex())


@by_kernel
@pytest.mark.parametrize("number", sampled(range(len(ENCODED))))
def test_both_engines_print_the_same_of_every_kind_and_its_cuts(
    number: int, tmp_path: Path
) -> None:
    data = ENCODED[number]
    for end in (*range(0, len(data), max(1, len(data) // 20)), len(data)):
        _compare(tmp_path, data[:end])


@by_kernel
@pytest.mark.parametrize("seed", range(4))
def test_both_engines_print_the_same_of_changed_logs(seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    for _ in range(40):
        _compare(tmp_path, mutate(chance.choice(ENCODED), chance))


@pytest.mark.usefixtures("engine")
def test_what_stands_before_an_error_is_written_first(tmp_path: Path) -> None:
    bad = record_batch([Rec(b"k", b"v"), b"\x02\x00"], count=2)
    (tmp_path / NAME).write_bytes(record_batch([Rec(b"k", b"v")]) + bad)
    out, _, error = dumped(tmp_path, [NAME], DumpOptions(print_data_log=True))
    assert out.count("baseOffset: ") == 2
    assert out.count("key: k payload: v\n") == 2
    assert error is not None
    assert error.position == len(record_batch([Rec(b"k", b"v")]))


@pytest.mark.usefixtures("engine")
def test_output_is_written_in_large_pieces_of_bounded_size(tmp_path: Path) -> None:
    batch = record_batch([Rec(b"k", bytes(1000))] * 100)
    (tmp_path / NAME).write_bytes(batch * 20)
    pieces: list[int] = []
    file = DumpedFile.named(str(tmp_path / NAME))
    options = DumpOptions(print_data_log=True)
    dump_files([file], options, lambda text: pieces.append(len(text)), print)
    assert sum(pieces) > 2_000_000
    assert len(pieces) < 50
    assert max(pieces) < 70_000


@by_kernel
def test_a_dump_loads_no_more_than_it_needs(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(record_batch([Rec(b"k", b"v")]))
    code = (
        "import sys\nfrom kafkafmt.cli.app import cli\n"
        f"try: cli.main(['dump', '--print-data-log', {NAME!r}])\n"
        "except SystemExit: print(*sys.modules, file=sys.stderr)"
    )
    environment = {**os.environ, "KAFKAFMT_ENGINE": "columnar"}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    assert "payload: v" in done.stdout
    assert not set(UNNEEDED) & set(done.stderr.split())
