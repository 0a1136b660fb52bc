"""The numbers of the grammars: generated ones are right, and the kernel has no others."""

import re
from pathlib import Path

import pytest

import kafkafmt
from kafkafmt.generated import KafkaRecordBatchHeader
from tests.support.encoder import record_batch

SEGMENT = Path(kafkafmt.__file__).parent / "segment"
KERNEL = SEGMENT / "engine" / "kernel"
BATCH = record_batch([])


def test_the_kernel_has_no_position_by_number() -> None:
    """Except for the bytes of one number, in bytes.pxi, and of one character, in utf8.pxi."""
    position = re.compile(r"\b(?:p|data|entry) \+ \d+(?! \*)\b|\bp\[\d")
    paths = sorted(KERNEL.glob("*.p[yx][xi]"))
    assert len(paths) > 20
    found = [
        f"{path.name}: {line.strip()}"
        for path in paths
        if path.name not in ("bytes.pxi", "utf8.pxi")
        for line in path.read_text(encoding="utf-8").splitlines()
        if position.search(line)
    ]
    assert found == []
    assert position.search("entry.base_timestamp = int64_at(p + 27)")
    assert position.search("entry.magic = p[16]")


@pytest.mark.parametrize(
    ("file", "least"),
    [
        (KERNEL / "generated_layout.pxi", 10),
        (SEGMENT / "record" / "generated_layout.py", 5),
    ],
)
def test_the_generated_numbers_are_those_of_the_parsers(file: Path, least: int) -> None:
    """Each field at the position that the parser reads it from."""
    sizes = {"base_offset": 8, "crc": 4, "base_timestamp": 8, "max_timestamp": 8, "producer_id": 8}
    sizes |= {"producer_epoch": 2, "attributes": 2}
    numbers = re.findall(r"\bBATCH_HEADER_(\w+)_OFFSET = (\d+)$", file.read_text("utf-8"), re.M)
    assert len(numbers) >= least
    for name, at in ((name.lower(), int(place)) for name, place in numbers):
        value = bytes(range(0x41, 0x41 + sizes.get(name, 4)))
        changed = BATCH[:at] + value + BATCH[at + len(value) :]
        read = getattr(KafkaRecordBatchHeader.from_bytes(changed), name)
        if name == "attributes":
            assert (read.compression_id, read.is_transactional) == (2, False)
        else:
            assert read == int.from_bytes(value, "big")
