"""Part of the Protobuf kernel: the bytes of fields on the wire, which need no plan.

Invariant: no byte at or after `end` is read. NULL: the bytes are refused.
"""

# The type of a field on the wire.
cdef enum:
    WIRE_VARINT = 0
    WIRE_64 = 1
    WIRE_BYTES = 2
    WIRE_32 = 5


cdef inline const uint8_t *read_base128(
    const uint8_t *p, const uint8_t *end, uint64_t *value
) noexcept nogil:
    """A varint of 1 to 10 bytes; bits beyond 64 are refused. NULL: it is cut, or too long."""
    cdef uint64_t bits = 0, byte
    cdef int shift = 0
    if p < end and p[0] < 0x80:
        value[0] = p[0]
        return p + 1
    while p < end and shift < 70:
        byte = p[0]
        p += 1
        if shift == 63 and byte > 1:
            return NULL
        bits |= (byte & 0x7F) << shift
        if byte < 0x80:
            value[0] = bits
            return p
        shift += 7
    return NULL


cdef inline const uint8_t *read_length(
    const uint8_t *p, const uint8_t *end, size_t *size
) noexcept nogil:
    """The length of bytes, if so many follow."""
    cdef uint64_t found = 0
    p = read_base128(p, end, &found)
    if p == NULL or found > <uint64_t>(end - p):
        return NULL
    size[0] = <size_t>found
    return p


cdef const uint8_t *skip_field(
    uint32_t wire, const uint8_t *p, const uint8_t *end
) noexcept nogil:
    """Step over a field that the descriptor does not have; groups are refused."""
    cdef uint64_t bits = 0
    cdef size_t size = 0
    if wire == WIRE_VARINT:
        return read_base128(p, end, &bits)
    if wire == WIRE_BYTES:
        p = read_length(p, end, &size)
        return NULL if p == NULL else p + size
    size = 8 if wire == WIRE_64 else 4 if wire == WIRE_32 else <size_t>(end - p) + 1
    return NULL if size > <size_t>(end - p) else p + size
