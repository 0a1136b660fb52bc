"""The byte positions, sizes and bit masks from the grammars, as Python and as Cython.

Strategy: all structures have the same kinds of names. A field at a fixed position has an
``_OFFSET``, a bit field has a ``_MASK``, and the structure has a ``_SIZE``, or ``_MIN_SIZE`` and
``_MAX_SIZE`` if the size varies. The numbers at the beginning of a structure have a ``_FORMAT`` for
`struct`. An enum has its values.

Invariant: every number comes from a grammar; numbers that depend on several others are computed
where they are used. A file has only the names used by the code beside it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from pathlib import Path

from scripts.grammar_docs.model import Field, Structure
from scripts.grammar_docs.structures import Described, read

PYTHON = "kafkafmt/segment/record/generated_layout.py"
CYTHON = "kafkafmt/segment/engine/kernel/generated_layout.pxi"

# By structure or enum of the grammars: how its names begin. The kernel reads these.
_ENTRIES = {
    "kafka_record_batch_header": "BATCH_HEADER",
    "record_batch_attributes": "BATCH_ATTRIBUTES",
    "record_batch_timestamp_type": "TIMESTAMP_TYPE",
    "record_batch_compression": "COMPRESSION",
    "kafka_record": "RECORD",
    "record_body": "RECORD_BODY",
    "kafka_header": "HEADER",
    "kafka_message_header": "MESSAGE_HEADER",
    "message_attributes": "MESSAGE_ATTRIBUTES",
    "kafka_message": "MESSAGE",
    "offset_index_entry": "OFFSET_INDEX_ENTRY",
    "time_index_entry": "TIME_INDEX_ENTRY",
}
_OTHERS = {
    "kafka_message_0_7": "MESSAGE_0_7",
    "message_0_7_attributes": "MESSAGE_0_7_ATTRIBUTES",
    "aborted_txn": "ABORTED_TXN",
    "kafka_producer_snapshot": "PRODUCER_SNAPSHOT",
    "producer_snapshot_entry": "PRODUCER_SNAPSHOT_ENTRY",
}
_CODES = {
    "int8": "b",
    "int16": "h",
    "int32": "i",
    "int64": "q",
    "uint8": "B",
    "uint16": "H",
    "uint32": "I",
}
_ROOT = Path(__file__).resolve().parent.parent
_NOTE = "Generated from the grammars in ksy/ by build.py: do not edit."

Names = dict[str, dict[str, int | str]]  # by structure: names and values


def documents(grammars: Mapping[str, Described], first: str) -> dict[str, str]:
    """Return the two files by path; the arguments are those of `scripts.grammar_docs`."""
    structures = read(grammars, first)
    entries = _names(structures, _ENTRIES)
    every = entries | _names(structures, _OTHERS)
    return {
        PYTHON: _python(_keep_used(every, "*/**/*.py", PYTHON)),
        CYTHON: _cython(_keep_used(entries, "segment/engine/kernel/*.p[xy][xi]", CYTHON)),
    }


def _keep_used(names: Names, pattern: str, but: str) -> Names:
    """Keep the names used in the package's files matching a pattern, without the file ``but``."""
    files = [each for each in (_ROOT / "kafkafmt").glob(pattern) if each != _ROOT / but]
    words = {word for each in files for word in re.findall(r"\w+", each.read_text("utf-8"))}
    kept = {
        structure: {name: value for name, value in constants.items() if name in words}
        for structure, constants in names.items()
    }
    return {structure: constants for structure, constants in kept.items() if constants}


def _names(structures: Iterable[Structure], prefixes: Mapping[str, str]) -> Names:
    found: Names = {}
    for structure in structures:
        if structure.name in prefixes:
            found[structure.name] = dict(_structure_constants(structure, prefixes[structure.name]))
        for name, constants in structure.enums.items():
            if name in prefixes:
                found[name] = {
                    f"{prefixes[name]}_{each.name.upper()}": each.value for each in constants
                }
    return {name: found[name] for name in prefixes}


def _structure_constants(structure: Structure, prefix: str) -> Iterator[tuple[str, int | str]]:
    size = structure.size
    fields: Sequence[Field] = structure.fields
    if structure.looked_up:  # the only field in order is the whole structure
        size = structure.fields[0].size
        fields = [field for field in structure.looked_up if (field.place or 0) < size.least]
    for field in fields:
        if field.bits is not None:
            high, low = field.bits
            yield f"{prefix}_{field.name.upper()}_MASK", (1 << high + 1) - (1 << low)
        elif field.place is not None:
            yield f"{prefix}_{field.name.upper()}_OFFSET", field.place
    if size.exact is not None:
        yield f"{prefix}_SIZE", size.exact
    else:
        yield f"{prefix}_MIN_SIZE", size.least
        if size.most is not None:
            yield f"{prefix}_MAX_SIZE", size.most
    numbers = list(takewhile(_is_number, fields))
    if numbers and sum(field.size.least for field in numbers) == size.least:
        yield f"{prefix}_FORMAT", ">" + "".join(_CODES[field.type] for field in numbers)


def _is_number(field: Field) -> bool:
    """Return whether a field is a number at a fixed position, always present."""
    return field.type in _CODES and field.place is not None and not field.condition


def _python(names: Names) -> str:
    lines = [
        '"""Byte positions, sizes and bit masks of the structures in Kafka\'s files.',
        "",
        _NOTE,
        '"""',
    ]
    for structure, constants in names.items():
        lines += ["", f"# {structure}"]
        lines += [
            f'{name} = "{value}"' if isinstance(value, str) else f"{name} = {_number(name, value)}"
            for name, value in constants.items()
        ]
    return "\n".join(lines) + "\n"


def _cython(names: Names) -> str:
    lines = ['"""Part of the kernel: byte positions, sizes and bit masks of entries and records.']
    lines += ["", _NOTE, '"""', "", "cdef enum:"]
    for structure, constants in names.items():
        lines += [f"    # {structure}"]
        lines += [
            f"    {name} = {_number(name, value)}"
            for name, value in constants.items()
            if isinstance(value, int)
        ]
    return "\n".join(lines) + "\n"


def _number(name: str, value: int) -> str:
    return f"0x{value:02X}" if name.endswith("_MASK") else str(value)
