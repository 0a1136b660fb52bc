"""Part of the kernel: the values of a column that contain a text.

Strategy: two bytes of the text, which are rare in a sample of the data, are compared side by side
for a block of positions, in a loop without branches that compilers turn into vector instructions.
Only where both fit is the whole text compared.

Invariant: the answer is that of a search of each value. The size of a text is
bounded, and so is the work for each position.
"""

cdef enum:
    MAX_TEXT = 64  # as `kafkafmt.log.scan.pattern.MAX_TEXT_SIZE`
    SEARCH_BLOCK = 64
    SAMPLE = 4096

# Two bytes of a text and where they are in it.
cdef struct RarePair:
    size_t first_at
    size_t second_at
    uint8_t first
    uint8_t second


def mark_containing(data, ends, size_t start, text, marks):
    """Mark the values of a binary column that contain a text; whether there is one.

    ``ends`` are Arrow's offsets (int32) into ``data``, of which the one at ``start`` begins the
    first value; ``marks`` has one byte for each value, which becomes 1. The text has 1 to
    MAX_TEXT bytes.

    Raises:
        ValueError: the text has another size, or the offsets do not fit the data.
    """
    cdef Py_buffer d, e, t, m
    cdef int found
    PyObject_GetBuffer(data, &d, PyBUF_SIMPLE)
    PyObject_GetBuffer(ends, &e, PyBUF_SIMPLE)
    PyObject_GetBuffer(text, &t, PyBUF_SIMPLE)
    PyObject_GetBuffer(marks, &m, PyBUF_WRITABLE)
    with nogil:
        found = mark_values(
            <const uint8_t *>d.buf, d.len, <const int32_t *>e.buf, e.len // 4, start,
            <const uint8_t *>t.buf, t.len, <uint8_t *>m.buf, m.len,
        )
    PyBuffer_Release(&m)
    PyBuffer_Release(&t)
    PyBuffer_Release(&e)
    PyBuffer_Release(&d)
    if found < 0:
        raise ValueError("a text of 1 to 64 bytes and the offsets of a column were expected")
    return bool(found)


cdef int mark_values(
    const uint8_t *data, size_t size, const int32_t *ends, size_t num_ends, size_t start,
    const uint8_t *text, size_t length, uint8_t *marks, size_t count,
) noexcept nogil:
    """Whether a value was marked; -1: the arguments do not fit."""
    cdef size_t row = 0, at, stop
    cdef bint found = False
    cdef RarePair pair
    if not 1 <= length <= MAX_TEXT or start >= num_ends or count > num_ends - start - 1:
        return -1
    ends += start
    if ends[0] < 0 or ends[count] < ends[0] or <size_t>ends[count] > size:
        return -1
    at = ends[0]
    stop = ends[count]
    pair = rare_pair(text, length, data + at, min(stop - at, <size_t>SAMPLE))
    while True:
        at = find_text(data, at, stop, text, length, &pair)
        if at == stop:
            return found
        while <int64_t>ends[row + 1] <= <int64_t>at:
            row += 1
        if at + length <= <size_t>ends[row + 1]:
            marks[row] = 1
            found = True
            at = ends[row + 1]
        else:  # across two values
            at += 1


cdef RarePair rare_pair(
    const uint8_t *text, size_t length, const uint8_t *sample, size_t size
) noexcept nogil:
    """The two bytes of a text that are rarest in a sample; twice the same if it has one byte."""
    cdef uint16_t counts[256]
    cdef size_t i, first = 0, second
    memset(counts, 0, sizeof(counts))
    for i in range(size):
        counts[sample[i]] += 1
    for i in range(length):
        if counts[text[i]] < counts[text[first]]:
            first = i
    second = 1 if first == 0 and length > 1 else 0
    for i in range(length):
        if i != first and counts[text[i]] < counts[text[second]]:
            second = i
    return RarePair(first, second, text[first], text[second])


cdef size_t find_text(
    const uint8_t *data, size_t at, size_t stop, const uint8_t *text, size_t length,
    const RarePair *pair,
) noexcept nogil:
    """Where the text begins, from `at` on; `stop` if it is not there."""
    cdef const uint8_t *first
    cdef const uint8_t *second
    cdef uint8_t a = pair.first, b = pair.second, fits
    cdef size_t i, last
    if stop - at < length:
        return stop
    last = stop - length + 1  # of the positions where it may begin
    while at < last:
        first = data + at + pair.first_at
        second = data + at + pair.second_at
        if last - at >= SEARCH_BLOCK:
            fits = 0
            for i in range(SEARCH_BLOCK):
                fits |= <uint8_t>((first[i] == a) & (second[i] == b))
            if not fits:
                at += SEARCH_BLOCK
                continue
        for i in range(min(last - at, <size_t>SEARCH_BLOCK)):
            if first[i] == a and second[i] == b and not memcmp(data + at + i, text, length):
                return at + i
        at += min(last - at, <size_t>SEARCH_BLOCK)
    return stop
