"""Part of the kernel: values and texts that rows have in common, written once for each row."""

cdef struct Text:
    const char *data  # NULL: null
    int32_t size


ctypedef fused Number:
    int8_t
    int16_t
    int32_t
    int64_t


cdef void fill(
    Number *out, const uint8_t *entries, size_t field, size_t count
) noexcept nogil:
    """Repeat a field of each entry for its rows."""
    cdef size_t i, n, rows
    cdef Number value
    for i in range(count):
        rows = (<const Entry *>entries)[i].rows
        value = (<const Number *>(entries + i * sizeof(Entry) + field))[0]
        for n in range(rows):
            out[n] = value
        out += rows


cdef void repeat(uint8_t *out, const void *value, size_t width, size_t size) noexcept nogil:
    """Fill `size` bytes, at least one `width`, with a value: what is there already, twice."""
    cdef size_t done = width
    memcpy(out, value, width)
    while done < size:
        memcpy(out + done, out, min(done, size - done))
        done += min(done, size - done)


cdef void write_texts(
    const Entry *entries, size_t count, const Text *table, bint of_codec,
    int32_t *ends, uint8_t *data, uint8_t *bitmap,
) noexcept nogil:
    """Repeat each entry's text for its rows; `bitmap` is NULL when there are no nulls."""
    cdef size_t i, row = 0, size, n
    cdef int32_t end = 0
    cdef Text text
    ends[0] = 0
    for i in range(count):
        text = table[entries[i].codec if of_codec else entries[i].segment]
        size = <size_t>text.size * entries[i].rows
        if size:
            repeat(data + end, text.data, text.size, size)
        for n in range(row, row + entries[i].rows):
            end += text.size
            ends[n + 1] = end
        if bitmap != NULL and text.data != NULL:
            set_bits(bitmap, row, row + entries[i].rows)
        row += entries[i].rows


cdef void set_bits(uint8_t *bitmap, size_t start, size_t end) noexcept nogil:
    while start < end:
        if start & 7 == 0 and end - start >= 8:
            memset(bitmap + (start >> 3), 0xFF, (end - start) >> 3)
            start += (end - start) & ~<size_t>7
        else:
            bitmap[start >> 3] |= 1 << (start & 7)
            start += 1


cdef void set_flagged(
    uint8_t *bitmap, const uint8_t *flags, size_t count, uint8_t flag
) noexcept nogil:
    """One bit for each byte that has the flag; `bitmap` has whole bytes for all."""
    cdef size_t i, n
    cdef uint8_t bits
    for i in range(count >> 3):
        bits = 0
        for n in range(8):
            bits |= <uint8_t>((flags[8 * i + n] & flag) != 0) << n
        bitmap[i] = bits
    for i in range(count & ~<size_t>7, count):
        bitmap[i >> 3] |= <uint8_t>((flags[i] & flag) != 0) << (i & 7)
