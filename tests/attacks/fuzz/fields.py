"""Changes to one field of one record or message, with correct lengths around it.

Strategy: a random change seldom reaches the kernel's check of a field, because an earlier check of
the record's length, the batch's length or the checksum fails first. So records are divided into
their fields, one field is changed, usually a number to one next to a boundary, and the lengths are
written again. Half of the time, the bytes after the record are removed, to detect reads after the
end of the memory.
"""

import random
import struct
from collections.abc import Callable

from tests.support.encoder.message_set import fix_message
from tests.support.encoder.varint import overlong, varint, varlong

_MOST = 100  # records of a payload, and headers of a record, that are cut into fields
_BATCH_HEADER = 61
_HEADER_FIELDS = ((8, 4), (22, 1), (23, 4), (27, 8), (35, 8), (43, 8), (51, 2), (53, 4), (57, 4))
_ENDLESS = (b"\x80", b"\x80\x80", b"\xff\xff\xff\xff", b"\x80" * 9)

Encode = Callable[[int, random.Random], bytes]


class _Fields:
    """Bytes cut into fields, as far as they can be read; joined they are the same.

    Attributes:
        all: the bytes of each.
        numbers: which are numbers: index, value, and what encodes another one.
    """

    def __init__(self, data: bytes) -> None:
        self.all: list[bytes] = []
        self.numbers: list[tuple[int, int, Encode]] = []
        self.rest = data

    def take(self, size: int) -> None:
        """A field of so many bytes."""
        size = max(size, 0)
        self.all.append(self.rest[:size])
        self.rest = self.rest[size:]

    def varint(self, encode: Encode | None = None) -> int:
        """A number of up to ten bytes, and its value."""
        bits = size = 0
        while size < min(len(self.rest), 10):
            bits |= (self.rest[size] & 0x7F) << 7 * size
            size += 1
            if self.rest[size - 1] < 0x80:
                break
        value = bits >> 1 ^ -(bits & 1)
        self.numbers.append((len(self.all), value, encode or _varint))
        self.take(size)
        return value

    def int32(self) -> int:
        """A number of four bytes, and its value."""
        value = int.from_bytes(self.rest[:4], "big", signed=True)
        self.numbers.append((len(self.all), value, _int32))
        self.take(4)
        return value


def _varint(number: int, chance: random.Random) -> bytes:
    kind = chance.random()
    if kind < 0.05:
        return chance.choice(_ENDLESS)
    if kind < 0.15:
        return overlong(number, chance.choice((2, 3, 5, 6, 10, 11)))
    return varint(number)


def _varlong(number: int, chance: random.Random) -> bytes:
    kind = chance.random()
    if kind < 0.1:
        return overlong(number, chance.choice((9, 10, 11)), 64)
    return varlong(chance.choice((2**63 - 1, -(2**63), number)))


def _int32(number: int, chance: random.Random) -> bytes:
    return struct.pack(">I", number & 0xFFFF_FFFF)


def change_field(data: bytes, chance: random.Random) -> bytes:
    """Change a field of an entry, of the records of one, or of a message set."""
    if _is_batch(data):
        return _changed_batch(data, chance)
    messages = _messages(data)
    if messages:
        at = chance.randrange(len(messages))
        behind = sum(map(len, messages[at + 1 :]))
        messages[at] = _changed_message(messages[at], behind, chance)
        return b"".join(messages[: at + 1] if chance.random() < 0.5 else messages)
    return _changed_records(data, chance)[0]


def _is_batch(data: bytes) -> bool:
    return (
        len(data) >= _BATCH_HEADER
        and data[16] == 2
        and int.from_bytes(data[8:12], "big") + 12 == len(data)
    )


def _changed_batch(entry: bytes, chance: random.Random) -> bytes:
    head = bytearray(entry[:_BATCH_HEADER])
    kind = chance.random()
    if kind < 0.05:
        return entry[: chance.randrange(17, _BATCH_HEADER + 8)]
    if kind < 0.2 or len(entry) == _BATCH_HEADER:
        at, size = chance.choice(_HEADER_FIELDS)
        old = int.from_bytes(head[at : at + size], "big", signed=True)
        number = _odd(chance, old, len(entry) - _BATCH_HEADER, 0)
        head[at : at + size] = (number & (1 << 8 * size) - 1).to_bytes(size, "big")
        return bytes(head) + entry[_BATCH_HEADER:]
    payload, count = _changed_records(entry[_BATCH_HEADER:], chance)
    if chance.random() < 0.9:
        head[57:61] = struct.pack(">i", count)
    return bytes(head) + payload


def _changed_records(payload: bytes, chance: random.Random) -> tuple[bytes, int]:
    """The records one after the other, and their number."""
    fields = _Fields(payload)
    while fields.rest and len(fields.all) < 2 * _MOST:
        fields.take(fields.varint())
    lengths, bodies = fields.all[::2], fields.all[1::2]
    if not bodies:
        return payload, 0
    at = chance.randrange(len(bodies))
    rest = b"".join(map(bytes.__add__, lengths[at + 1 :], bodies[at + 1 :])) + fields.rest
    count = len(bodies)
    if chance.random() < 0.5:
        rest, count = b"", at + 1
    body = bodies[at]
    if chance.random() < 0.1:
        odd = _varint(_odd(chance, len(body), len(body), len(rest)), chance)
    else:
        body = _changed(_record_fields(body), len(rest), chance)
        odd = varint(len(body)) if chance.random() < 0.9 else lengths[at]
    before = b"".join(map(bytes.__add__, lengths[:at], bodies[:at]))
    return before + odd + body + rest, count


def _record_fields(body: bytes) -> _Fields:
    fields = _Fields(body)
    fields.take(1)
    fields.varint(_varlong)
    fields.varint()
    fields.take(fields.varint())
    fields.take(fields.varint())
    for _ in range(min(fields.varint(), _MOST)):
        fields.take(fields.varint())
        fields.take(fields.varint())
    return fields


def _messages(data: bytes) -> list[bytes]:
    """The messages of a set, one perhaps; none if it is something else."""
    found: list[bytes] = []
    while len(data) >= 26 and data[16] < 2 and len(found) < _MOST:
        size = 12 + int.from_bytes(data[8:12], "big", signed=True)
        if not 26 <= size <= len(data):
            return []
        found.append(data[:size])
        data = data[size:]
    return [*found, data] if found and data else found


def _changed_message(entry: bytes, behind: int, chance: random.Random) -> bytes:
    fields = _Fields(entry)
    for size in (8, 4, 4, 1, 1):
        fields.take(size)
    if len(entry) > 16 and entry[16] == 1:
        fields.take(8)
    fields.take(fields.int32())
    fields.take(fields.int32())
    entry = _changed(fields, behind, chance)
    if len(entry) < 26:
        return entry
    size = len(entry) - 12
    if chance.random() < 0.1:
        size = _odd(chance, size, size, behind)
    return fix_message(entry[:8] + _int32(size, chance) + entry[12:])


def _changed(fields: _Fields, behind: int, chance: random.Random) -> bytes:
    """One field changed, removed, repeated, or with nothing after it."""
    pieces = [*fields.all, fields.rest]
    kind = chance.random()
    if kind < 0.8:
        at, value, encode = chance.choice(fields.numbers)
        left = sum(map(len, pieces[at + 1 :]))
        pieces[at] = encode(_odd(chance, value, left, behind), chance)
    else:
        at = chance.randrange(len(pieces))
        if kind < 0.9:
            del pieces[at + 1 :]
        elif kind < 0.95:
            del pieces[at]
        else:
            pieces.insert(at, pieces[at])
    return b"".join(pieces)


def _odd(chance: random.Random, number: int, left: int, behind: int) -> int:
    """A number next to a boundary: the bytes left in a record, and after it."""
    return chance.choice(
        (
            *(0, 1, -1, -2, number - 1, number + 1, left, left + 1, left - 1),
            *(left + behind, left + behind + 1, left + behind + chance.randrange(200)),
            2 ** chance.randrange(32) - chance.randrange(2),
            *(2**31 - 1, -(2**31), 1 - 2**31),
        )
    )
