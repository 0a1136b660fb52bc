"""The compiled engine compared with the reference engine, and the choice between them."""

from __future__ import annotations

import random
import struct
import subprocess
import sys
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt import Limits
from kafkafmt._base.damage import COLLECT, DamagePolicy
from kafkafmt.segment.engine.engines import engine_for
from kafkafmt.segment.engine.reference import Engine
from kafkafmt.storage.segment_file import Extent, SegmentFile
from tests.attacks.fuzz.answers import differences
from tests.attacks.fuzz.mutations import encoded, entries
from tests.support.encoder import Rec, message, record_batch
from tests.support.encoder.record_batch import fix_batch
from tests.support.samples import SOAK, sampled

pytest.importorskip("kafkafmt.segment.engine.kernel._kernel", reason="the kernel is not compiled")

ENCODED = encoded()
HEAD = 70  # bytes of an entry of which each is cut off


def _cuts() -> list[list[int]]:
    """Where the logs are cut: an entry that several of them have only in the first.

    Of the bytes of a head each log has another quarter; ``make soak`` has all bytes of all.
    """
    seen: set[bytes] = set()
    cuts = []
    for turn, data in enumerate(ENCODED):
        ends, start = [0], 0
        for entry in entries(data):
            end = start + len(entry)
            if entry not in seen:
                inside = range(start + 1, end)
                near = range(start + 1 + turn % 4, start + HEAD, 4)
                ends += [at for at in inside if SOAK or at in near or at % 51 == 0]
            ends.append(end)
            seen.add(entry)
            start = end
        cuts.append(ends)
    return cuts


CUTS = _cuts()


def test_both_engines_say_the_same_of_every_log_of_the_corpus(case_dir: Path) -> None:
    assert differences(case_dir) == []


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(ENCODED)))
def test_both_engines_say_the_same_of_every_cut(number: int) -> None:
    data = ENCODED[number]
    for end in CUTS[number]:
        assert differences(data[:end]) == [], f"{end} of {len(data)} bytes"


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(ENCODED)))
def test_both_engines_say_the_same_of_flipped_bits(number: int) -> None:
    chance = random.Random(number)
    data = bytearray(ENCODED[number])
    for position in range(0, len(data), 1 if SOAK else 11 if len(data) < 200 else 47):
        bit = 1 << chance.randrange(8)
        data[position] ^= bit
        assert differences(bytes(data)) == [], f"bit {bit} of byte {position}"
        data[position] ^= bit


@pytest.mark.parametrize("number", [-1, 0, 1, 7, 60, 2**31 - 1, -(2**31)])
@pytest.mark.parametrize("position", [8, 12, 17, 23, 53, 57])
def test_both_engines_say_the_same_of_a_changed_header(position: int, number: int) -> None:
    entry = ENCODED[0]
    for fixed in (fix_batch, bytes):
        changed = fixed(entry[:position] + struct.pack(">i", number) + entry[position + 4 :])
        assert differences(entry + changed + entry) == []


@pytest.mark.parametrize("attributes", sampled(range(128)))
def test_both_engines_say_the_same_of_every_attribute(attributes: int) -> None:
    batch = record_batch([Rec(b"k", b"v")], attributes=attributes, base_offset=3, producer_id=1)
    empty = record_batch([], attributes=attributes, base_offset=4)
    old = message(magic=1, attributes=attributes, value=b"v", timestamp=5, offset=5)
    assert differences(batch + empty + old + ENCODED[0]) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    "limits",
    [
        Limits(batch_records=3),
        Limits(batch_records=2),
        Limits(record_headers=1),
        Limits(batch_headers=3),
        Limits(batch_bytes=100),
        Limits(batch_bytes=2**40, batch_records=2**40, record_headers=2**40, batch_headers=2**40),
    ],
)
def test_both_engines_keep_to_the_limits(limits: Limits) -> None:
    for data in ENCODED:
        assert differences(data, limits) == []


# --- which engine is taken ------------------------------------------------------------------------

WITHOUT_KERNEL = """
import sys, warnings
sys.modules["kafkafmt.segment.engine.kernel._kernel"] = None
import kafkafmt
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    for _ in range(3):
        assert kafkafmt.read_records(sys.argv[1]).num_rows == 1
        assert kafkafmt.read_batches(sys.argv[1]).num_rows == 1
print([(w.category.__name__, "kernel" in str(w.message)) for w in caught])
"""


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("keys", [[b"k"] * 9, [None] * 9, [None, b"", b"k"], [b"k", None] * 9])
def test_both_engines_count_records_and_null_keys(
    keys: list[bytes | None], threads: int, tmp_path: Path
) -> None:
    path = tmp_path / f"{0:020}.log"
    batches = [record_batch([Rec(key, b"v")], base_offset=at) for at, key in enumerate(keys)]
    path.write_bytes(b"".join([*batches, message(magic=1, offset=len(keys), key=b"k")]))
    for engine in (Engine(), engine_for([])):
        extent, policy = Extent(SegmentFile.at(str(path))), DamagePolicy(COLLECT)
        counts = [*engine.decoded([extent], policy, Limits(), threads)]
        assert sum(step.records for step in counts) == len(keys) + 1
        assert sum(step.null_keys for step in counts) == keys.count(None)


def _run(path: Path, engine: str | None) -> subprocess.CompletedProcess[str]:
    environment = {} if engine is None else {"KAFKAFMT_ENGINE": engine}
    return subprocess.run(
        [sys.executable, "-c", WITHOUT_KERNEL, str(path)],
        capture_output=True,
        text=True,
        env=environment,
        cwd=Path(__file__).parents[3],
    )


@pytest.mark.slow
def test_without_the_kernel_the_reference_engine_serves_and_warns_once(tmp_path: Path) -> None:
    path = tmp_path / "one.log"
    path.write_bytes(record_batch([Rec(b"k")]))
    assert _run(path, None).stdout.strip() == "[('RuntimeWarning', True)]"
    assert _run(path, "reference").stdout.strip() == "[]"
    assert _run(path, "columnar").stderr.splitlines()[-1].startswith("ModuleNotFoundError")


def test_an_unknown_engine_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KAFKAFMT_ENGINE", "scenic")
    with pytest.raises(ValueError, match="scenic"):
        kafkafmt.scan_records(b"")
