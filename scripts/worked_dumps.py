"""Write the annotated hex dumps of docs/reference/format.md from real segments, or check them.

    python -m scripts.worked_dumps            writes them
    python -m scripts.worked_dumps --check    exit code 1 if they are outdated

Strategy: a comment `<!-- dump SEGMENT POSITION -->` in the page names an entry of the corpus, and
the block below it is generated: the generated parser gives the values, and the fields of the
grammar, in order, give the bytes of each value. With `decompressed` after the position, the dump
shows the decompressed payload of the entry.

Invariant: a dump has every byte once and in order, and its checksums are correct.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from kafkafmt import codecs, generated
from kafkafmt.record import checksums, grammar, layout
from kafkafmt.record.layout import MAGIC_V2
from scripts.grammar_docs.model import Field, Structure
from scripts.grammar_docs.structures import read

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "reference" / "format.md"
CORPUS = ROOT / "tests" / "conformance" / "golden"

BLOCK = re.compile(
    r"(?P<mark><!-- dump (?P<segment>\S+) (?P<position>\d+)(?P<decompressed> decompressed)? -->)\n"
    r"(?:```text\n(?P<text>.*?)```\n)?",
    re.DOTALL,
)
BYTES = 8  # per line
LONGEST = 32  # bytes of a value that are shown in full; of a longer value, the first two lines
LIMIT = 1 << 20
EPOCH = datetime(1970, 1, 1, tzinfo=timezone.utc)


@dataclass(frozen=True)
class Piece:
    """Some bytes with the name and value of their field; or a title without bytes."""

    data: bytes
    depth: int
    name: str
    value: str = ""
    note: str = ""


@cache
def structures() -> Mapping[str, Structure]:
    """The structures of the grammars, by name."""
    files = sorted((ROOT / "ksy").glob("*.ksy"))
    grammars = {path.stem: yaml.safe_load(path.read_text("utf-8")) for path in files}
    return {each.name: each for each in read(grammars, "kafka_log")}


def dump(segment: str, position: int, *, decompressed: bool = False) -> str:
    """The annotated bytes of the entry at a position of a segment of the corpus."""
    log = grammar.parse(generated.KafkaLog, (CORPUS / segment).read_bytes())
    entry = next(each for each in log.entries if each.ofs_entry == position)
    parsed = entry.message if entry.message is not None else entry.record_batch
    name = "kafka_message" if entry.message is not None else "kafka_record_batch"
    data = entry.raw
    if decompressed:
        header = parsed.header
        stored = parsed.value if entry.message is not None else parsed.compressed_records
        codec = int(header.attributes.compression_id)
        data = bytes(codecs.decompress(codec, memoryview(stored), magic=entry.magic, limit=LIMIT))
        inner = generated.KafkaMessageSet if entry.message is not None else generated.KafkaRecords
        name = "kafka_message_set" if entry.message is not None else "kafka_records"
        parsed = grammar.parse(inner, data)
    walk = _Walk(data)
    pieces = list(walk.structure(parsed, structures()[name], 0))
    if b"".join(piece.data for piece in pieces) != data:
        raise ValueError(f"{segment}, {position}: the fields do not add up to the entry")
    return "".join(_lines(pieces))


class _Walk:
    """Walks through the fields of parsed structures and their bytes."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._place = 0

    def structure(self, parsed: Any, structure: Structure, depth: int) -> Iterator[Piece]:
        """The pieces of a structure."""
        start = self._place
        for field in structure.fields:
            value = getattr(parsed, field.name)
            if value is None or (
                field.type == "bytes" and field.length == "to the end" and not value
            ):
                continue
            if not field.repeat:
                yield from self._field(value, field, structure, start, depth)
                continue
            for number, each in enumerate(value):
                yield Piece(b"", depth, f"{field.name}[{number}]")
                yield from self._field(each, field, structure, start, depth + 1)

    def _field(
        self, value: Any, field: Field, structure: Structure, start: int, depth: int
    ) -> Iterator[Piece]:
        within = structures()[field.structure] if field.structure else None
        if within is None:
            size = len(value) if isinstance(value, bytes) else field.size.exact or 0
            data = self._take(size)
            note = _note(value, field, structure)
            if field.name == "crc":
                note = self._checksum(value, start)
            yield Piece(data, depth, field.name, _shown(value), note)
        elif within.is_bits:
            yield Piece(self._take(within.size.exact or 0), depth, field.name)
            for bits in within.fields:
                number = getattr(value, bits.name)
                yield Piece(
                    b"", depth + 1, bits.name, _shown(number), _constant(number, bits, within)
                )
        elif field.kind in ("number", "length"):
            there = (getattr(value, each.name) for each in within.fields)
            data = self._take(sum(each is not None for each in there))
            note = "null" if field.kind == "length" and value.value < 0 else ""
            yield Piece(data, depth, field.name, str(value.value), note)
        elif field.repeat or field.place == 0 or within.nested or len(within.fields) == 1:
            yield from self.structure(value, within, depth)
        else:
            yield Piece(b"", depth, field.name)
            yield from self.structure(value, within, depth + 1)

    def _take(self, size: int) -> bytes:
        self._place += size
        return self._data[self._place - size : self._place]

    def _checksum(self, stored: int, start: int) -> str:
        """The note on the checksum of the entry at ``start``, which must be correct."""
        size = layout.LOG_OVERHEAD + int.from_bytes(self._data[start + 8 : start + 12], "big")
        magic = self._data[start + layout.MAGIC_OFFSET]
        entry = memoryview(self._data)[start : start + size]
        if checksums.computed(entry, magic) != stored:
            raise ValueError(
                f"the checksum of the entry at {start} does not match the stored one, {stored}"
            )
        name = "CRC-32C" if magic == MAGIC_V2 else "CRC-32"
        first = start + layout.checksummed_from(magic)
        return f"the {name} of the bytes {first} to {start + size - 1}"


def _shown(value: Any) -> str:
    """A value as text: a number, printable text, or the number of bytes."""
    if isinstance(value, bool):
        return str(int(value))
    if not isinstance(value, bytes):
        return str(int(value))
    try:
        text = value.decode()
    except UnicodeDecodeError:
        return f"{len(value)} bytes"
    return f'"{text}"' if text.isprintable() and len(value) <= LONGEST else f"{len(value)} bytes"


def _note(value: Any, field: Field, structure: Structure) -> str:
    """The meaning of a number, such as a date or the name of a constant."""
    if isinstance(value, bytes):
        return ""
    if field.kind == "length" and value < 0:
        return "null"
    if "timestamp" in field.name and value >= 0 and field.type == "int64":
        moment = EPOCH + timedelta(milliseconds=value)
        return moment.strftime("%Y-%m-%d %H:%M:%S.") + f"{value % 1000:03} UTC"
    return _constant(value, field, structure)


def _constant(value: int, field: Field, structure: Structure) -> str:
    """The name of a constant; empty if the value has none."""
    readings = [
        field.enum,
        *(each.enum for each in structure.computed if each.length == field.name),
    ]
    enums = {name: each for all_of in structures().values() for name, each in all_of.enums.items()}
    named = (each for name in readings if name for each in enums[name])
    return next((each.kafka for each in named if each.value == int(value)), "")


def _lines(pieces: list[Piece]) -> Iterator[str]:
    """The text of the pieces: position, bytes, field, value, and note."""
    place = 0
    for piece in pieces:
        rows = [piece.data[at : at + BYTES] for at in range(0, len(piece.data), BYTES)] or [b""]
        left = len(piece.data) - 2 * BYTES if len(piece.data) > LONGEST else 0
        what = f"{'  ' * piece.depth}{piece.name}"
        words = f"{piece.value}  {piece.note}" if piece.note else piece.value
        position = f"{place:4}" if piece.data else "    "
        yield f"{position}  {rows[0].hex(' '):23}  {what:30} {words}".rstrip() + "\n"
        for number, row in enumerate(rows[1 : 2 if left else None], 1):
            yield f"{place + number * BYTES:4}  {row.hex(' ')}\n"
        if left:
            yield f"{place + 2 * BYTES:4}  … {left} more\n"
        place += len(piece.data)


def refreshed(page: str) -> str:
    """The page with every dump generated again."""
    return BLOCK.sub(_block, page)


def _block(match: re.Match[str]) -> str:
    text = dump(match["segment"], int(match["position"]), decompressed=bool(match["decompressed"]))
    return f"{match['mark']}\n```text\n{text}```\n"


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Write the hex dumps of docs/reference/format.md.")
    parser.add_argument(
        "--check", action="store_true", help="only check whether they are up to date"
    )
    arguments = parser.parse_args()
    page = PAGE.read_text(encoding="utf-8")
    fresh = refreshed(page)
    if page == fresh:
        return 0
    if arguments.check:
        print("docs/reference/format.md: outdated dumps; run `make generate`", file=sys.stderr)
        return 1
    PAGE.write_text(fresh, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
