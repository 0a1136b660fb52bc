"""The fuzz target: reads some bytes, for every fuzzer.

Strategy: the kernel alone reads every input; the whole compiled engine reads only some, because it
takes much longer. Both get memory of exact size (`exact`).
"""

import zlib
from pathlib import Path

import kafkafmt
from kafkafmt.segment import codecs
from kafkafmt.segment.engine import compiled_walk, scanner
from kafkafmt.segment.engine.select import COLUMNAR
from tests.attacks.fuzz import alone, exact
from tests.attacks.fuzz.answers import differences, objects_of, tables_of
from tests.attacks.fuzz.mutations import encoded, real
from tests.support.choice import taking
from tests.support.truth import GOLDEN

LIMITS = kafkafmt.Limits(batch_bytes=1 << 20, batch_records=5000, record_headers=1000)
_WHOLE = 8  # one input in so many is read by the whole engine
_PIECES = (20, 70, 1 << 16)  # bytes: shorter than a head, than most entries, than no log
_FILE = Path("build/fuzz/input/topic-0") / f"{0:020}.log"
KEPT = Path(__file__).parent / "corpus"


def prepare() -> None:
    """Let columns be taken in the middle of a log, and be begun small, of memory of exact size."""
    scanner.MAX_BYTES = 2000
    codecs.ROOM_SIZE = 1 << 16
    _read_pieces_of(_PIECES[1])
    exact.install()


def _read_pieces_of(size: int) -> None:
    for reader in scanner, compiled_walk:
        vars(reader)["PIECE_SIZE"] = size


def problems(data: bytes) -> list[str]:
    """Read by both engines, and say where they differ."""
    return differences(data, LIMITS)


def read(data: bytes) -> None:
    """Read without the reference engine: for a kernel that checks its memory itself."""
    alone.read(data, LIMITS)
    chosen = zlib.crc32(data)
    if chosen % _WHOLE == 0:
        _read_pieces_of(_PIECES[chosen // _WHOLE % len(_PIECES)])
        source = _written(data) if chosen // _WHOLE % 2 else data
        with taking(COLUMNAR):
            tables_of(source, LIMITS)
            objects_of(source, LIMITS)


def _written(data: bytes) -> Path:
    """A segment of a partition: files are read in ways of their own, and have a base offset."""
    _FILE.parent.mkdir(parents=True, exist_ok=True)
    _FILE.write_bytes(data)
    return _FILE


def seeds(largest: int) -> list[bytes]:
    """What to begin with: encoded logs, and real ones of at most so many bytes."""
    return encoded() + real(GOLDEN, largest)


def kept(folder: Path = KEPT) -> list[Path]:
    """The inputs that a folder holds."""
    return sorted(folder.glob("*.log"))
