"""Part of the JSON kernel: the syntax of JSON, which needs no plan.

Invariant: no byte at or after `end` is read. NULL: the bytes are refused.
"""

cdef enum:
    MAX_DEPTH = 64
    MAX_DIGITS = 200  # characters of a number; with its exponent it stays below 1e308
    MAX_EXPONENT = 100


cdef inline const uint8_t *skip_space(const uint8_t *p, const uint8_t *end) noexcept nogil:
    while p < end and (p[0] == c" " or p[0] == c"\n" or p[0] == c"\r" or p[0] == c"\t"):
        p += 1
    return p


cdef inline const uint8_t *after_colon(const uint8_t *p, const uint8_t *end) noexcept nogil:
    """Where a member's value begins, after its name."""
    p = skip_space(p, end)
    if p == end or p[0] != c":":
        return NULL
    p = skip_space(p + 1, end)
    return NULL if p == end else p


cdef inline const uint8_t *after_item(
    const uint8_t *p, const uint8_t *end, uint8_t last
) noexcept nogil:
    """Where the next item begins, or the end of `last`, the closing bracket."""
    if p == NULL:
        return NULL
    p = skip_space(p, end)
    if p == end:
        return NULL
    if p[0] == last:
        return p + 1
    if p[0] != c",":
        return NULL
    p = skip_space(p + 1, end)
    return NULL if p == end else p


cdef inline const uint8_t *plain_text(const uint8_t *p, const uint8_t *end) noexcept nogil:
    """The first quote, backslash or control character, or the end."""
    cdef uint64_t word, quotes, slashes
    while end - p >= 8:
        memcpy(&word, p, 8)
        quotes = word ^ <uint64_t>0x2222222222222222
        slashes = word ^ <uint64_t>0x5C5C5C5C5C5C5C5C
        if (
            ((quotes - <uint64_t>0x0101010101010101) & ~quotes)
            | ((slashes - <uint64_t>0x0101010101010101) & ~slashes)
            | ((word - <uint64_t>0x2020202020202020) & ~word)
        ) & <uint64_t>0x8080808080808080:
            break
        p += 8
    while p < end and p[0] != c'"' and p[0] != c"\\" and p[0] >= 0x20:
        p += 1
    return p


cdef const uint8_t *end_of_name(const uint8_t *p, const uint8_t *end) noexcept nogil:
    """The closing quote of a name without escapes; `p` is at the opening one."""
    if p == end or p[0] != c'"':
        return NULL
    p = plain_text(p + 1, end)
    return p if p < end and p[0] == c'"' else NULL


cdef const uint8_t *end_of_string(const uint8_t *p, const uint8_t *end) noexcept nogil:
    """The closing quote of a string; `p` is at the opening one. Escapes are checked."""
    cdef uint32_t unit = 0
    p += 1
    while True:
        p = plain_text(p, end)
        if p == end or p[0] < 0x20:
            return NULL
        if p[0] == c'"':
            return p
        if end - p < 2:
            return NULL
        if p[1] == c"u":
            if not read_unit(p, end, &unit) or 0xDC00 <= unit < 0xE000:
                return NULL
            p += 6
            if 0xD800 <= unit < 0xDC00:
                if not read_unit(p, end, &unit) or not 0xDC00 <= unit < 0xE000:
                    return NULL
                p += 6
        elif escaped(p[1]):
            p += 2
        else:
            return NULL


cdef inline bint read_unit(const uint8_t *p, const uint8_t *end, uint32_t *unit) noexcept nogil:
    """An escape of four hexadecimal digits."""
    cdef int i
    cdef uint8_t digit
    if end - p < 6 or p[0] != c"\\" or p[1] != c"u":
        return False
    unit[0] = 0
    for i in range(2, 6):
        digit = p[i]
        if c"0" <= digit <= c"9":
            digit -= c"0"
        elif c"a" <= (digit | 0x20) <= c"f":
            digit = (digit | 0x20) - c"a" + 10
        else:
            return False
        unit[0] = unit[0] << 4 | digit
    return True


cdef inline uint8_t escaped(uint8_t letter) noexcept nogil:
    """What a backslash and a letter are; 0: nothing."""
    if letter == c'"' or letter == c"\\" or letter == c"/":
        return letter
    if letter == c"n":
        return c"\n"
    if letter == c"t":
        return c"\t"
    if letter == c"r":
        return c"\r"
    if letter == c"b":
        return 0x08
    if letter == c"f":
        return 0x0C
    return 0


cdef uint8_t *resolved(uint8_t *to, const uint8_t *p, const uint8_t *end) noexcept nogil:
    """Write a checked string without its escapes, and return where that ends."""
    cdef uint32_t unit = 0, second = 0
    while p < end:
        if p[0] != c"\\":
            to[0] = p[0]
            p += 1
            to += 1
        elif p[1] != c"u":
            to[0] = escaped(p[1])
            p += 2
            to += 1
        else:
            if not read_unit(p, end, &unit):
                return NULL
            p += 6
            if 0xD800 <= unit < 0xDC00:
                if not read_unit(p, end, &second):
                    return NULL
                p += 6
                unit = 0x10000 + ((unit & 0x3FF) << 10 | (second & 0x3FF))
            to = encoded(to, unit)
    return to


cdef inline uint8_t *encoded(uint8_t *to, uint32_t code) noexcept nogil:
    """Write a character as UTF-8."""
    if code < 0x80:
        to[0] = <uint8_t>code
        return to + 1
    if code < 0x800:
        to[0] = <uint8_t>(0xC0 | code >> 6)
        to[1] = <uint8_t>(0x80 | code & 0x3F)
        return to + 2
    if code < 0x10000:
        to[0] = <uint8_t>(0xE0 | code >> 12)
        to[1] = <uint8_t>(0x80 | code >> 6 & 0x3F)
        to[2] = <uint8_t>(0x80 | code & 0x3F)
        return to + 3
    to[0] = <uint8_t>(0xF0 | code >> 18)
    to[1] = <uint8_t>(0x80 | code >> 12 & 0x3F)
    to[2] = <uint8_t>(0x80 | code >> 6 & 0x3F)
    to[3] = <uint8_t>(0x80 | code & 0x3F)
    return to + 4


# --- numbers -------------------------------------------------------------------------------------


cdef inline bint is_digit(const uint8_t *p, const uint8_t *end) noexcept nogil:
    return p < end and c"0" <= p[0] <= c"9"


cdef inline const uint8_t *skip_digits(const uint8_t *p, const uint8_t *end) noexcept nogil:
    while is_digit(p, end):
        p += 1
    return p


cdef const uint8_t *end_of_number(const uint8_t *p, const uint8_t *end) noexcept nogil:
    """The end of a number."""
    if p < end and p[0] == c"-":
        p += 1
    if not is_digit(p, end):
        return NULL
    p = p + 1 if p[0] == c"0" else skip_digits(p, end)
    if p < end and p[0] == c".":
        p += 1
        if not is_digit(p, end):
            return NULL
        p = skip_digits(p, end)
    if p < end and (p[0] | 0x20) == c"e":
        p += 1
        if p < end and (p[0] == c"+" or p[0] == c"-"):
            p += 1
        if not is_digit(p, end):
            return NULL
        p = skip_digits(p, end)
    return p


cdef bint has_small_exponent(const uint8_t *p, const uint8_t *end) noexcept nogil:
    """Whether a number has no exponent, or one of at most MAX_EXPONENT, above or below zero."""
    cdef int value = 0
    while p < end and (p[0] | 0x20) != c"e":
        p += 1
    if p == end:
        return True
    p += 1
    if p[0] == c"+" or p[0] == c"-":
        p += 1
    while p < end:
        value = value * 10 + (p[0] - c"0")
        p += 1
        if value > MAX_EXPONENT:
            return False
    return True


cdef const uint8_t *read_integer(
    const uint8_t *p, const uint8_t *end, int64_t *value
) noexcept nogil:
    """An integer of 64 bits; one with a fraction or an exponent is refused."""
    cdef uint64_t found = 0
    cdef bint is_negative = False
    cdef const uint8_t *start
    if p < end and p[0] == c"-":
        is_negative = True
        p += 1
    start = p
    p = skip_digits(p, end)
    if p == start or p - start > 19 or (start[0] == c"0" and p - start > 1):
        return NULL
    if p < end and (p[0] == c"." or (p[0] | 0x20) == c"e"):
        return NULL
    while start < p:
        found = found * 10 + (start[0] - c"0")
        start += 1
    if found > <uint64_t>0x7FFFFFFFFFFFFFFF + is_negative:
        return NULL
    value[0] = <int64_t>(0 - found) if is_negative else <int64_t>found
    return p


# --- what is stepped over ------------------------------------------------------------------------


cdef const uint8_t *skip_value(
    const uint8_t *p, const uint8_t *end, int depth
) noexcept nogil:
    """The end of a value of any kind."""
    cdef uint8_t first
    if p == end or depth > MAX_DEPTH:
        return NULL
    first = p[0]
    if first == c'"':
        p = end_of_string(p, end)
        return NULL if p == NULL else p + 1
    if first == c"{" or first == c"[":
        return skip_items(p, end, depth)
    if first == c"t":
        return p + 4 if end - p >= 4 and not memcmp(p, b"true", 4) else NULL
    if first == c"f":
        return p + 5 if end - p >= 5 and not memcmp(p, b"false", 5) else NULL
    if first == c"n":
        return p + 4 if end - p >= 4 and not memcmp(p, b"null", 4) else NULL
    return end_of_number(p, end)


cdef const uint8_t *skip_items(
    const uint8_t *p, const uint8_t *end, int depth
) noexcept nogil:
    """The end of an object or a list."""
    cdef uint8_t last = c"}" if p[0] == c"{" else c"]"
    p = skip_space(p + 1, end)
    if p < end and p[0] == last:
        return p + 1
    while True:
        if last == c"}":
            if p == end or p[0] != c'"':
                return NULL
            p = end_of_string(p, end)
            if p == NULL:
                return NULL
            p = after_colon(p + 1, end)
            if p == NULL:
                return NULL
        p = after_item(skip_value(p, end, depth + 1), end, last)
        if p == NULL or p[-1] == last:
            return p
