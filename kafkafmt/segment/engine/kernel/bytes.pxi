"""Part of the kernel: numbers, varints and texts in bytes that may be hostile."""

cdef inline uint32_t load32(const uint8_t *p) noexcept nogil:
    return <uint32_t>p[0] << 24 | <uint32_t>p[1] << 16 | <uint32_t>p[2] << 8 | p[3]


cdef inline uint8_t uint8_at(const uint8_t *p) noexcept nogil:
    return p[0]


cdef inline uint32_t little32(const uint8_t *p) noexcept nogil:
    return <uint32_t>p[3] << 24 | <uint32_t>p[2] << 16 | <uint32_t>p[1] << 8 | p[0]


cdef inline size_t little_size(const uint8_t *p, size_t bytes) noexcept nogil:
    """A little-endian number of 1 to 4 bytes."""
    cdef size_t found = 0, i
    for i in range(bytes):
        found |= <size_t>p[i] << (8 * i)
    return found


cdef inline int16_t int16_at(const uint8_t *p) noexcept nogil:
    return <int16_t>(<uint32_t>p[0] << 8 | p[1])


cdef inline int32_t int32_at(const uint8_t *p) noexcept nogil:
    return <int32_t>load32(p)


cdef inline int64_t int64_at(const uint8_t *p) noexcept nogil:
    return <int64_t>(<uint64_t>load32(p) << 32 | load32(p + 4))


cdef inline int64_t add(int64_t a, int64_t b) noexcept nogil:
    """Wraps as Java's long (`kafkafmt._base.java`)."""
    return <int64_t>(<uint64_t>a + <uint64_t>b)


cdef inline int64_t subtract(int64_t a, int64_t b) noexcept nogil:
    return <int64_t>(<uint64_t>a - <uint64_t>b)


cdef inline int32_t increment_sequence(int32_t sequence, int32_t increment) noexcept nogil:
    """The function of `kafkafmt._base.java`."""
    cdef uint32_t top = INT32_MAX
    if sequence > <int32_t>(top - <uint32_t>increment):
        return <int32_t>(<uint32_t>increment - (top - <uint32_t>sequence) - 1)
    return <int32_t>(<uint32_t>sequence + <uint32_t>increment)


# The bits of a number that was read, and where it ends; NULL: it is longer than it may be, or cut.
cdef struct Varint:
    const uint8_t *end
    uint64_t bits


cdef inline int32_t unzigzag(uint32_t bits) noexcept nogil:
    return <int32_t>((bits >> 1) ^ (0 - (bits & 1)))


cdef Varint long_varint(const uint8_t *p, const uint8_t *end, int most) noexcept nogil:
    """Read up to `most` bytes."""
    cdef uint64_t bits = 0, byte
    cdef int shift = 0
    while p < end and shift < 7 * most:
        byte = p[0]
        p += 1
        bits |= (byte & 0x7F) << shift
        if byte < 0x80:
            return Varint(p, bits)
        shift += 7
    return Varint(NULL, 0)


cdef inline const uint8_t *varint(
    const uint8_t *p, const uint8_t *end, int32_t *value
) noexcept nogil:
    """Read 1 to 5 bytes; what is above bit 31 falls off. NULL: it is longer, or cut."""
    cdef Varint found
    if end - p >= 2:  # nearly always, and one or two bytes
        if p[0] < 0x80:
            value[0] = unzigzag(p[0])
            return p + 1
        if p[1] < 0x80:
            value[0] = unzigzag((p[0] & 0x7F) | <uint32_t>p[1] << 7)
            return p + 2
    found = long_varint(p, end, 5)
    value[0] = unzigzag(<uint32_t>found.bits)
    return found.end


cdef inline const uint8_t *varlong(
    const uint8_t *p, const uint8_t *end, int64_t *value
) noexcept nogil:
    """Read 1 to 10 bytes; what is above bit 63 falls off. NULL: it is longer, or cut."""
    cdef Varint found
    if end - p >= 2:
        if p[0] < 0x80:
            value[0] = unzigzag(p[0])
            return p + 1
        if p[1] < 0x80:
            value[0] = unzigzag((p[0] & 0x7F) | <uint32_t>p[1] << 7)
            return p + 2
    found = long_varint(p, end, 10)
    value[0] = <int64_t>((found.bits >> 1) ^ (0 - (found.bits & 1)))
    return found.end


cdef enum:
    COPY_SLACK = 32


cdef inline void copy(
    uint8_t *to, const uint8_t *p, size_t size, const uint8_t *end
) noexcept nogil:
    """Copy `size` bytes; up to COPY_SLACK more may be written, and none read after `end`."""
    if size <= COPY_SLACK and end - p >= COPY_SLACK:
        memcpy(to, p, COPY_SLACK)  # of known size: two instructions
    else:
        memcpy(to, p, size)


cdef bint is_ascii(const uint8_t *p, size_t size) noexcept nogil:
    cdef uint64_t word, seen = 0
    cdef size_t i = 0
    while i + 8 <= size:
        memcpy(&word, p + i, 8)
        seen |= word
        i += 8
    while i < size:
        seen |= p[i]
        i += 1
    return (seen & <uint64_t>0x8080808080808080) == 0


cdef size_t decode_utf8(const uint8_t *p, size_t size, uint8_t *out) noexcept nogil:
    """Write the text as UTF-8, unless `out` is NULL; its size. Malformed bytes become U+FFFD."""
    cdef Character character
    cdef size_t i = 0, written = 0
    while i < size:
        character = character_at(p + i, size - i)
        if out != NULL:
            if character.is_valid:
                memcpy(out + written, p + i, character.size)
            else:
                memcpy(out + written, REPLACEMENT, REPLACEMENT_SIZE)
        written += character.size if character.is_valid else REPLACEMENT_SIZE
        i += character.size
    return written


cdef const char *REPLACEMENT = "\xef\xbf\xbd"

cdef enum:
    REPLACEMENT_SIZE = 3
