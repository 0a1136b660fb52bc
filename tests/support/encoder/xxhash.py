"""xxHash-32, as the LZ4 frame format uses it for its header and content checksums.

Pure Python from the xxHash specification, so that a frame's checksum is not computed by the
library that checks it.
"""

import struct

_PRIME_1 = 0x9E3779B1
_PRIME_2 = 0x85EBCA77
_PRIME_3 = 0xC2B2AE3D
_PRIME_4 = 0x27D4EB2F
_PRIME_5 = 0x165667B1
_MASK = 0xFFFF_FFFF


def _rotate(number: int, bits: int) -> int:
    return (number << bits | number >> 32 - bits) & _MASK


def xxh32(data: bytes, seed: int = 0) -> int:
    """The 32-bit hash of ``data``."""
    position = 0
    if len(data) >= 16:
        lanes = [seed + _PRIME_1 + _PRIME_2, seed + _PRIME_2, seed, seed - _PRIME_1]
        while position + 16 <= len(data):
            for lane, word in enumerate(struct.unpack_from("<4I", data, position)):
                lanes[lane] = _rotate(lanes[lane] + word * _PRIME_2 & _MASK, 13) * _PRIME_1 & _MASK
            position += 16
        accumulator = sum(_rotate(lanes[i], bits) for i, bits in enumerate((1, 7, 12, 18)))
    else:
        accumulator = seed + _PRIME_5
    accumulator += len(data)
    while position + 4 <= len(data):
        (word,) = struct.unpack_from("<I", data, position)
        accumulator = _rotate(accumulator + word * _PRIME_3 & _MASK, 17) * _PRIME_4 & _MASK
        position += 4
    for byte in data[position:]:
        accumulator = _rotate(accumulator + byte * _PRIME_5 & _MASK, 11) * _PRIME_1 & _MASK
    accumulator &= _MASK
    accumulator = (accumulator ^ accumulator >> 15) * _PRIME_2 & _MASK
    accumulator = (accumulator ^ accumulator >> 13) * _PRIME_3 & _MASK
    return accumulator ^ accumulator >> 16
