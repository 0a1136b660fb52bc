"""Part of the kernel: snappy, one raw block or the chunks of xerial's framing.

Strategy: no Python package exports the functions of its snappy library, and a call through Python for
each block takes the interpreter's lock so often that two threads are slower than one. So blocks are
decompressed here. See the "Snappy compressed format description" of the snappy library, and
`kafkafmt.segment.codecs.snappy` for the framing. What is unusual or wrong is NOT_HERE.

Invariant: no byte is read before it has been compared with the end, and none is written beyond `most`
bytes of the room.
"""

cdef enum:
    XERIAL_HEAD_SIZE = 16
    XERIAL_MAGIC_SIZE = 8
    SNAPPY_SIZE_BYTES = 5  # of the size that a block begins with, at most
    WIDE = 16  # bytes that are copied at once

# The kinds of an element, in the two lowest bits of its tag.
cdef enum:
    LITERAL = 0
    COPY_1 = 1  # with so many more bytes of the offset
    COPY_2 = 2
    COPY_4 = 3

cdef enum:
    MAX_SHORT_LITERAL = 60  # a longer one has its length in 1 to 4 bytes after the tag

cdef const uint8_t *XERIAL_MAGIC = b"\x82SNAPPY\x00"


cdef int64_t decompress_snappy(
    uint8_t *room, const uint8_t *p, size_t size, size_t most
) noexcept nogil:
    """The bytes in the room; or NOT_HERE."""
    cdef size_t position = XERIAL_HEAD_SIZE, length, end = 0
    cdef int64_t written
    if size < XERIAL_HEAD_SIZE or memcmp(p, XERIAL_MAGIC, XERIAL_MAGIC_SIZE) != 0:
        return decompress_block(room, p, size, most)
    while size - position >= INT32_SIZE:
        length = load32(p + position)
        position += INT32_SIZE
        if length > size - position:  # or a second header, whose magic is as long as that
            return NOT_HERE
        written = decompress_block(room + end, p + position, length, most - end)
        if written < 0:
            return NOT_HERE
        end += written
        position += length
    return <int64_t>end if position == size else NOT_HERE


cdef int64_t decompress_block(
    uint8_t *room, const uint8_t *p, size_t size, size_t most
) noexcept nogil:
    """The bytes that one raw block has put at the beginning of the room; or NOT_HERE."""
    cdef const uint8_t *stop = p + size
    cdef uint8_t *to = room
    cdef uint8_t *end
    cdef size_t length, offset, more, written = 0
    cdef uint8_t tag
    cdef int kind
    for kind in range(SNAPPY_SIZE_BYTES + 1):
        if p == stop or kind == SNAPPY_SIZE_BYTES:
            return NOT_HERE
        tag = uint8_at(p)
        p += 1
        written |= <size_t>(tag & 0x7F) << (7 * kind)
        if tag < 0x80:
            break
    if written > most:
        return NOT_HERE
    end = room + written
    while p < stop:
        tag = uint8_at(p)
        p += 1
        kind = tag & 3
        if kind == LITERAL:
            length = (tag >> 2) + 1
            if length <= WIDE and stop - p >= WIDE and end - to >= WIDE:
                memcpy(to, p, WIDE)
                p += length
                to += length
                continue
            if length > MAX_SHORT_LITERAL:
                more = length - MAX_SHORT_LITERAL
                if <size_t>(stop - p) < more:
                    return NOT_HERE
                length = little_size(p, more) + 1
                p += more
            if length > <size_t>(stop - p) or length > <size_t>(end - to):
                return NOT_HERE
            memcpy(to, p, length)
            p += length
            to += length
            continue
        more = 4 if kind == COPY_4 else kind
        if <size_t>(stop - p) < more:
            return NOT_HERE
        offset = little_size(p, more)
        p += more
        length = (tag >> 2) + 1
        if kind == COPY_1:
            length = 4 + (tag >> 2 & 7)
            offset |= <size_t>(tag >> 5) << 8
        if offset == 0 or offset > <size_t>(to - room) or length > <size_t>(end - to):
            return NOT_HERE
        copy_back(to, offset, length, end)
        to += length
    return <int64_t>written if to == end else NOT_HERE


cdef inline void copy_back(
    uint8_t *to, size_t offset, size_t length, const uint8_t *end
) noexcept nogil:
    """Repeat what was written `offset` bytes before; up to `end` there may be bytes too many."""
    cdef const uint8_t *source = to - offset
    cdef size_t i = 0
    if offset >= WIDE and <size_t>(end - to) >= length + WIDE:
        while i < length:
            memcpy(to + i, source + i, WIDE)
            i += WIDE
        return
    while i < length:
        to[i] = source[i]
        i += 1
