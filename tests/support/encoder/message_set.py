"""Messages of magic 0 and 1, and the wrappers that contain a compressed message set.

Layout: offset int64, message size int32, then crc uint32, magic int8, attributes int8,
[timestamp int64 in magic 1], key and value each as int32 length (-1: null) and bytes.
The CRC-32 covers magic to the end ("Old Message Format" in Kafka's documentation).
"""

import struct
import zlib
from collections.abc import Iterable

from tests.support.encoder.framings import FRAMINGS


def _sized(data: bytes | None, length: int | None) -> bytes:
    """A length and its bytes; ``length`` overrides the value of the length field."""
    if length is None:
        length = -1 if data is None else len(data)
    return struct.pack(">i", length) + (data or b"")


def message(
    *,
    magic: int,
    offset: int = 0,
    key: bytes | None = None,
    value: bytes | None = None,
    timestamp: int = -1,
    timestamp_type: int = 0,
    codec: int = 0,
    attributes: int | None = None,
    key_length: int | None = None,
    value_length: int | None = None,
    trailing: bytes = b"",
    crc: int | None = None,
    size: int | None = None,
) -> bytes:
    """One entry of a message set. ``trailing`` is inside the message, after its value."""
    if attributes is None:
        attributes = codec | timestamp_type << 3
    covered = struct.pack(">bB", magic, attributes)
    if magic >= 1:
        covered += struct.pack(">q", timestamp)
    covered += _sized(key, key_length) + _sized(value, value_length) + trailing
    if crc is None:
        crc = zlib.crc32(covered)
    if size is None:
        size = 4 + len(covered)
    return struct.pack(">qiI", offset, size, crc) + covered


def wrapper(
    inner: Iterable[bytes],
    *,
    magic: int,
    offset: int,
    framing: str = "gzip",
    key: bytes | None = None,
    timestamp: int = -1,
    timestamp_type: int = 0,
    payload: bytes | None = None,
    crc: int | None = None,
    size: int | None = None,
) -> bytes:
    """A message whose value is the compressed set ``inner``; ``payload`` overrides the value.

    The inner messages have the offsets that the caller gave them: absolute ones in magic 0,
    relative ones in magic 1 (KIP-31).
    """
    chosen = FRAMINGS[framing]
    return message(
        magic=magic,
        offset=offset,
        key=key,
        value=chosen.compress(b"".join(inner)) if payload is None else payload,
        timestamp=timestamp,
        timestamp_type=timestamp_type,
        codec=chosen.codec,
        crc=crc,
        size=size,
    )


def fix_message(entry: bytes) -> bytes:
    """The entry with a correct CRC, after a field was changed."""
    return entry[:12] + struct.pack(">I", zlib.crc32(entry[16:])) + entry[16:]
