"""The fuzz target: what is done with some bytes, whoever made them up."""

from pathlib import Path

import kafkafmt
from kafkafmt import columnar
from kafkafmt.road import COLUMNAR
from tests.fuzz.answers import by, differences, objects_of, tables_of
from tests.fuzz.mutations import encoded, real
from tests.truth import GOLDEN

LIMITS = kafkafmt.Limits(batch_bytes=1 << 20, batch_records=5000, record_headers=1000)
KEPT = Path(__file__).parent / "corpus"


def prepare() -> None:
    """Let columns be taken in the middle of a log, and be begun small."""
    columnar.MAX_BYTES = 2000


def problems(data: bytes) -> list[str]:
    """Read by both roads, and say where they differ."""
    return differences(data, LIMITS)


def read(data: bytes) -> None:
    """Read by the columnar road only: for a kernel that checks its memory itself.

    Raises:
        Exception: any but ``KafkaFormatError`` is a bug.
    """
    with by(COLUMNAR):
        tables_of(data, LIMITS)
        objects_of(data, LIMITS)


def seeds(largest: int) -> list[bytes]:
    """What to begin with: encoded logs, and real ones of at most so many bytes."""
    return encoded() + real(GOLDEN, largest)


def kept(folder: Path = KEPT) -> list[Path]:
    """The inputs that a folder holds."""
    return sorted(folder.glob("*.log"))
