"""Messages of Kafka 0.7, including those that contain a compressed message set.

Layout: message size int32, then magic int8, in magic 1 attributes int8 (low two bits: codec),
CRC-32 of the payload uint32, payload (comment of ``kafka.message.Message`` in Kafka 0.7).
"""

import struct
import zlib
from collections.abc import Iterable

from tests.support.encoder.framings import FRAMINGS


def message_0_7(
    payload: bytes,
    *,
    magic: int = 1,
    attributes: int = 0,
    crc: int | None = None,
    size: int | None = None,
) -> bytes:
    """One message with its length; ``magic=0`` has no attributes."""
    head = struct.pack(">b", magic)
    if magic != 0:
        head += struct.pack(">B", attributes)
    if crc is None:
        crc = zlib.crc32(payload)
    body = head + struct.pack(">I", crc) + payload
    return struct.pack(">i", len(body) if size is None else size) + body


def wrapper_0_7(inner: Iterable[bytes], *, framing: str = "gzip", crc: int | None = None) -> bytes:
    """A message whose payload is the compressed set ``inner``."""
    chosen = FRAMINGS[framing]
    return message_0_7(chosen.compress(b"".join(inner)), attributes=chosen.codec, crc=crc)
