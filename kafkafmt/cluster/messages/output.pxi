"""Part of the compiled engine: JSON text that grows in memory of its own."""

cdef const char *BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
cdef const char *BASE64_URL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
cdef const char *HEX = "0123456789ABCDEF"



cdef struct Output:
    uint8_t *data
    size_t size
    size_t capacity


cdef int room(Output *out, size_t more) except -1 nogil:
    """Make room for so many bytes."""
    cdef size_t capacity
    cdef uint8_t *data
    if out.capacity - out.size >= more:
        return 1
    capacity = 2 * out.capacity + more + 256
    data = <uint8_t *>realloc(out.data, capacity)
    if data == NULL:
        with gil:
            raise MemoryError
    out.data = data
    out.capacity = capacity
    return 1


cdef int put(Output *out, const void *text, size_t size) except -1 nogil:
    room(out, size)
    memcpy(out.data + out.size, text, size)
    out.size += size
    return 1


cdef int put_bytes(Output *out, bytes text) except -1:
    return put(out, PyBytes_AsString(text), PyBytes_Size(text))


cdef int put_number(Output *out, int64_t number) except -1 nogil:
    cdef uint8_t digits[20]
    cdef int place = 20
    cdef uint64_t left = <uint64_t>number
    if number < 0:
        left = 0 - left
    while True:
        place -= 1
        digits[place] = 48 + <uint8_t>(left % 10)
        left //= 10
        if left == 0:
            break
    if number < 0:
        put(out, b"-", 1)
    return put(out, digits + place, 20 - place)


cdef int put_base64(
    Output *out, const uint8_t *p, size_t size, const char *letters, bint pads
) except -1 nogil:
    cdef uint32_t bits
    cdef size_t left = size
    cdef uint8_t *to
    room(out, (size + 2) // 3 * 4)
    to = out.data + out.size
    while left:
        bits = <uint32_t>p[0] << 16
        if left > 1:
            bits |= <uint32_t>p[1] << 8
        if left > 2:
            bits |= p[2]
        to[0] = letters[bits >> 18]
        to[1] = letters[bits >> 12 & 63]
        to[2] = letters[bits >> 6 & 63] if left > 1 else 61
        to[3] = letters[bits & 63] if left > 2 else 61
        to += 4
        p += 3
        if left <= 3:
            if not pads:
                to -= 3 - left
            break
        left -= 3
    out.size = to - out.data
    return 1


cdef int put_text(Output *out, const uint8_t *p, size_t size) except -1 nogil:
    """A string as Jackson writes it; whether it is UTF-8 shows when all is decoded."""
    cdef const uint8_t *end = p + size
    cdef uint8_t *to
    cdef uint8_t byte, short
    room(out, 6 * size + 2)
    to = out.data + out.size
    to[0] = 34
    to += 1
    while p < end:
        byte = p[0]
        p += 1
        if byte >= 32 and byte != 34 and byte != 92:
            to[0] = byte
            to += 1
            continue
        short = 0
        if byte == 34 or byte == 92:
            short = byte
        elif byte == 8:
            short = 98
        elif byte == 9:
            short = 116
        elif byte == 10:
            short = 110
        elif byte == 12:
            short = 102
        elif byte == 13:
            short = 114
        to[0] = 92
        if short:
            to[1] = short
            to += 2
        else:
            to[1] = 117
            to[2] = 48
            to[3] = 48
            to[4] = HEX[byte >> 4]
            to[5] = HEX[byte & 15]
            to += 6
    to[0] = 34
    out.size = to + 1 - out.data
    return 1
