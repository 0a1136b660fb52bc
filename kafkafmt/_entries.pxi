"""Part of the kernel: what is the same for a whole entry, repeated for its rows."""

cdef struct Text:
    const char *data  # NULL: null
    int32_t size


cdef void write_texts(
    const Entry *entries, size_t count, const Text *table, bint of_codec,
    int32_t *ends, uint8_t *data, uint8_t *bitmap,
) noexcept nogil:
    """Repeat each entry's text for its rows; `bitmap` is NULL when there are no nulls."""
    cdef size_t i = 0, row = 0, size, done
    cdef int32_t n, rows, index, end = 0
    cdef Text text
    ends[0] = 0
    while i < count:
        index = entries[i].codec if of_codec else entries[i].segment
        rows = 0
        while i < count and index == (entries[i].codec if of_codec else entries[i].segment):
            rows += entries[i].rows
            i += 1
        text = table[index]
        size = <size_t>text.size * rows
        if size:
            memcpy(data + end, text.data, text.size)
            done = text.size
            while done < size:  # what is there already, twice
                memcpy(data + end + done, data + end, min(done, size - done))
                done += min(done, size - done)
        for n in range(rows):
            end += text.size
            ends[row + n + 1] = end
        if bitmap != NULL and text.data != NULL:
            for n in range(rows):
                bitmap[(row + n) >> 3] |= 1 << ((row + n) & 7)
        row += rows


ctypedef fused Number:
    int8_t
    int16_t
    int32_t
    int64_t


cdef void fill(
    Number *out, const uint8_t *entries, size_t field, size_t count
) noexcept nogil:
    """Repeat a field of each entry for its rows."""
    cdef size_t i
    cdef int32_t n, rows
    cdef Number value
    for i in range(count):
        rows = (<const Entry *>entries)[i].rows
        value = (<const Number *>(entries + i * sizeof(Entry) + field))[0]
        for n in range(rows):
            out[n] = value
        out += rows


cdef dict fields():
    """Where the columns of :meth:`Kernel.fixed` stand in an entry, their width, their null flag."""
    cdef Entry e
    cdef const char *start = <const char *>&e
    return {
        "partition": (<char *>&e.partition - start, 4, NO_PARTITION),
        "position": (<char *>&e.position - start, 8, 0),
        "batchPosition": (<char *>&e.position - start, 8, 0),
        "sizeInBytes": (<char *>&e.size - start, 4, 0),
        "magic": (<char *>&e.magic - start, 1, 0),
        "baseOffset": (<char *>&e.base_offset - start, 8, 0),
        "lastOffset": (<char *>&e.last_offset - start, 8, 0),
        "count": (<char *>&e.count - start, 4, 0),
        "crc": (<char *>&e.crc - start, 8, 0),
        "timestampType": (<char *>&e.timestamp_type - start, 4, 0),
        "baseTimestamp": (<char *>&e.base_timestamp - start, 8, IS_LEGACY),
        "maxTimestamp": (<char *>&e.max_timestamp - start, 8, 0),
        "leaderEpoch": (<char *>&e.leader_epoch - start, 4, IS_LEGACY),
        "producerId": (<char *>&e.producer_id - start, 8, IS_LEGACY),
        "producerEpoch": (<char *>&e.producer_epoch - start, 2, IS_LEGACY),
        "baseSequence": (<char *>&e.base_sequence - start, 4, IS_LEGACY),
        "lastSequence": (<char *>&e.last_sequence - start, 4, IS_LEGACY),
        "deleteHorizonMs": (<char *>&e.base_timestamp - start, 8, NO_HORIZON),
    }
