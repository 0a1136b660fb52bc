"""Part of all kernels: the characters of UTF-8."""

# A character of UTF-8, or what Java replaces by one U+FFFD.
cdef struct Character:
    size_t size
    bint is_valid


cdef inline Character character_at(const uint8_t *p, size_t left) noexcept nogil:
    """Well-formed by table 3-7 of Unicode: no surrogates, nothing longer than it must be.

    Of what is not, the bytes that begin a character are replaced together; so is, in Java alone,
    a surrogate with its third byte (`kafkafmt._base.java.decode_utf8`).
    """
    cdef uint8_t first = p[0], low = 0x80, high = 0xBF
    cdef size_t size, found = 1
    if first < 0x80:
        return Character(1, True)
    if 0xC2 <= first <= 0xDF:
        size = 2
    elif 0xE0 <= first <= 0xEF:
        size = 3
    elif 0xF0 <= first <= 0xF4:
        size = 4
    else:
        return Character(1, False)
    if first == 0xED and left > 1 and 0xA0 <= p[1] <= 0xBF:
        return Character(3 if left > 2 and p[2] & 0xC0 == 0x80 else 2, False)
    if first == 0xE0:
        low = 0xA0
    elif first == 0xF0:
        low = 0x90
    elif first == 0xF4:
        high = 0x8F
    while found < size:
        if found == left or not low <= p[found] <= high:
            return Character(found, False)
        low = 0x80
        high = 0xBF
        found += 1
    return Character(size, True)


cdef bint is_utf8(const uint8_t *p, size_t size) noexcept nogil:
    cdef Character character
    cdef uint64_t word
    cdef size_t i = 0
    while i < size:
        if size - i >= 8:
            memcpy(&word, p + i, 8)
            if not word & <uint64_t>0x8080808080808080:
                i += 8
                continue
        character = character_at(p + i, size - i)
        if not character.is_valid:
            return False
        i += character.size
    return True
