"""Part of the compiled engine: numbers and lengths from bytes; no read goes past the end."""

cdef struct Cursor:
    const uint8_t *p
    const uint8_t *end


cdef inline uint64_t big_endian(const uint8_t *p, int size) noexcept nogil:
    cdef uint64_t value = 0
    cdef int index
    for index in range(size):
        value = value << 8 | p[index]
    return value


cdef bint varint(Cursor *at, int64_t *value) noexcept nogil:
    """An unsigned varint below 2^31; what Java's int shows as negative is left to the reader."""
    cdef uint32_t bits = 0
    cdef uint8_t byte
    cdef int shift
    for shift in range(0, 35, 7):
        if at.p >= at.end:
            return False
        byte = at.p[0]
        at.p += 1
        if shift == 28 and byte > 7:
            return False
        bits |= <uint32_t>(byte & 0x7F) << shift
        if byte < 0x80:
            value[0] = bits
            return True
    return False


cdef bint length(Cursor *at, bint is_flexible, int width, int64_t *size) noexcept nogil:
    """The length of text, bytes or an array; -1 for null."""
    if is_flexible:
        if not varint(at, size):
            return False
        size[0] -= 1
        return True
    if at.end - at.p < width:
        return False
    size[0] = (
        <int16_t>big_endian(at.p, 2) if width == 2 else <int32_t>big_endian(at.p, 4)
    )
    at.p += width
    if size[0] < 0:
        size[0] = -1
    return True


cdef inline int width_of(int kind) noexcept nogil:
    if kind == INT8 or kind == BOOLEAN:
        return 1
    if kind == INT16 or kind == UINT16:
        return 2
    if kind == INT32 or kind == UINT32:
        return 4
    return 16 if kind == UUID else 8


cdef inline int64_t number_at(const uint8_t *p, int kind) noexcept nogil:
    if kind == INT8 or kind == BOOLEAN:
        return <int8_t>p[0]
    if kind == INT16:
        return <int16_t>big_endian(p, 2)
    if kind == UINT16:
        return <uint16_t>big_endian(p, 2)
    if kind == INT32:
        return <int32_t>big_endian(p, 4)
    if kind == UINT32:
        return <uint32_t>big_endian(p, 4)
    return <int64_t>big_endian(p, 8)
