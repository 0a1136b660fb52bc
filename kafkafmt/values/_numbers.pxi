"""Part of the kernels for values: numbers as Avro writes them; Protobuf has parts of it.

Invariant: no byte at or after `end` is read. NULL: the number is cut, or too long.
"""


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


cdef const uint8_t *read_long(
    const uint8_t *p, const uint8_t *end, int64_t *value
) noexcept nogil:
    """A zigzag varint of 1 to 10 bytes and 64 bits."""
    cdef uint64_t bits = 0
    p = read_base128(p, end, &bits)
    value[0] = <int64_t>((bits >> 1) ^ (0 - (bits & 1)))
    return p


cdef inline const uint8_t *read_varint(
    const uint8_t *p, const uint8_t *end, int64_t *value
) noexcept nogil:
    """`read_long`, quick about one byte."""
    if p < end and p[0] < 0x80:
        value[0] = (p[0] >> 1) ^ -<int64_t>(p[0] & 1)
        return p + 1
    return read_long(p, end, value)


cdef inline const uint8_t *read_int(
    const uint8_t *p, const uint8_t *end, int32_t *value
) noexcept nogil:
    """A varint that fits 32 bits."""
    cdef int64_t found = 0
    p = read_varint(p, end, &found)
    if p == NULL or found < INT32_MIN or found > INT32_MAX:
        return NULL
    value[0] = <int32_t>found
    return p


cdef inline const uint8_t *read_size(
    const uint8_t *p, const uint8_t *end, size_t *size
) noexcept nogil:
    """The length of a text, if so many bytes follow."""
    cdef int64_t found = 0
    p = read_varint(p, end, &found)
    if p == NULL or found < 0 or found > end - p:
        return NULL
    size[0] = <size_t>found
    return p


cdef inline uint32_t little32(const uint8_t *p) noexcept nogil:
    return p[0] | <uint32_t>p[1] << 8 | <uint32_t>p[2] << 16 | <uint32_t>p[3] << 24


cdef inline uint64_t little64(const uint8_t *p) noexcept nogil:
    return little32(p) | <uint64_t>little32(p + 4) << 32


cdef inline float float_of(uint32_t bits) noexcept nogil:
    cdef float value
    memcpy(&value, &bits, 4)
    return value


# A decimal's limit: ten to its precision.
cdef struct Wide:
    uint64_t high
    uint64_t low


cdef bint read_decimal(
    const uint8_t *p, size_t size, Wide limit, uint64_t *low, uint64_t *high
) noexcept nogil:
    """A big-endian number of up to 16 bytes, sign-extended; false: longer, or not below `limit`."""
    cdef uint64_t fill, first, second
    cdef size_t i
    if size > 16:
        return False
    fill = 0 - <uint64_t>(size > 0 and p[0] >= 0x80)
    first = fill
    second = fill
    for i in range(size):
        first = first << 8 | second >> 56
        second = second << 8 | p[i]
    low[0] = second
    high[0] = first
    if fill:  # the magnitude
        second = 0 - second
        first = ~first + (second == 0)
    return first < limit.high or (first == limit.high and second < limit.low)
