"""Part of all kernels: whether bytes are UTF-8."""

cdef bint is_utf8(const uint8_t *p, size_t size) noexcept nogil:
    """Well-formed by table 3-7 of Unicode: no surrogates, nothing longer than it must be."""
    cdef uint64_t word
    cdef size_t i = 0, follow
    cdef uint8_t first, low, high
    while i < size:
        if size - i >= 8:
            memcpy(&word, p + i, 8)
            if not word & <uint64_t>0x8080808080808080:
                i += 8
                continue
        first = p[i]
        i += 1
        if first < 0x80:
            continue
        low = 0x90 if first == 0xF0 else 0xA0 if first == 0xE0 else 0x80
        high = 0x8F if first == 0xF4 else 0x9F if first == 0xED else 0xBF
        if 0xC2 <= first <= 0xDF:
            follow = 1
        elif 0xE0 <= first <= 0xEF:
            follow = 2
        elif 0xF0 <= first <= 0xF4:
            follow = 3
        else:
            return False
        if follow > size - i:
            return False
        while follow:
            if not low <= p[i] <= high:
                return False
            low = 0x80
            high = 0xBF
            i += 1
            follow -= 1
    return True
