"""Part of the kernel: the rows of a table while they are gathered.

Invariant: nothing after the mark (``at``) counts. Code that appends works on a copy of the mark, and
passes it to :func:`keep` when the whole entry has been read.
"""

# The buffers. ends[0] is 0, ends[n + 1] is where item n ends. The first ones have an item a row.
cdef enum:
    ROW_FLAGS
    OFFSET
    TIMESTAMP
    SEQUENCE
    POSITION
    KEY_ENDS
    VALUE_ENDS
    HEADER_ENDS
    NUM_ROW_BUFFERS
    KEY = NUM_ROW_BUFFERS
    VALUE
    HEADER_KEY_ENDS
    HEADER_KEY
    HEADER_VALUE_ENDS
    HEADER_VALUE
    HEADER_FLAGS
    ENTRY
    NUM_BUFFERS

# Flags of a row, and of a header.
cdef enum:
    HAS_KEY = 1
    HAS_VALUE = 2
    HAS_TIMESTAMP = 4
    IS_UNTYPED = 8  # a message of v0 inside a wrapper of v1: no type of timestamp

cdef enum:
    SURELY_FITS = 256 * 1024 * 1024  # bytes of an entry
    HEADER_BYTES = 9  # of a header, besides name and value: two ends and the flags

# How much of the buffers counts.
cdef struct Mark:
    size_t entries
    size_t rows
    size_t sequences  # so many rows have theirs written; the others have none
    size_t key
    size_t value
    size_t headers
    size_t header_key
    size_t header_value
    # Items that lack something.
    size_t null_keys
    size_t null_values
    size_t null_timestamps
    size_t null_header_values
    size_t untyped

cdef struct Rows:
    Mark at
    Buffer buffers[NUM_BUFFERS]
    size_t widths[NUM_ROW_BUFFERS]  # bytes an item; 0: not wanted
    size_t capacity  # rows
    size_t most_rows  # that one entry had to have room for, and bytes
    size_t most_bytes
    size_t header_capacity
    size_t text_size  # of the longest text in a row
    bint wants_all
    int64_t batch_records  # limits
    int64_t record_headers
    int64_t batch_headers


cdef void want(Rows *rows, columns):
    """Gather only what these columns take."""
    rows.widths[ROW_FLAGS] = 1
    rows.widths[OFFSET] = 8 if "offset" in columns else 0
    rows.widths[TIMESTAMP] = 8 if "timestamp" in columns else 0
    rows.widths[SEQUENCE] = 4 if "sequence" in columns else 0
    rows.widths[POSITION] = 8 if "batchPosition" in columns else 0
    rows.widths[KEY_ENDS] = 4 if "key" in columns else 0
    rows.widths[VALUE_ENDS] = 4 if "value" in columns else 0
    rows.widths[HEADER_ENDS] = 4 if "headers" in columns else 0
    rows.wants_all = {
        "key", "value", "offset", "timestamp", "sequence", "headers"
    }.issubset(columns)


cdef bint is_wanted(const Rows *rows, int buffer) noexcept nogil:
    if buffer < NUM_ROW_BUFFERS:
        return rows.widths[buffer] > 0
    if buffer == KEY:
        return rows.widths[KEY_ENDS] > 0
    if buffer == VALUE:
        return rows.widths[VALUE_ENDS] > 0
    return rows.widths[HEADER_ENDS] > 0 and buffer != ENTRY


cdef bint surely_fits(const Rows *rows, const Entry *entry, size_t size) noexcept nogil:
    """Whether an entry is far below the sizes that are refused though another engine reads them."""
    return size < SURELY_FITS and (
        entry.count < 0 or <size_t>entry.count * rows.text_size <= INT32_MAX
    )


cdef inline Status reserve_rows(Rows *rows, size_t count, size_t size) noexcept nogil:
    """Room for one entry's worst case: so many rows out of so many bytes.

    Except for headers: they could be half as many as the bytes, and are far fewer.
    """
    cdef Mark *at = &rows.at
    cdef Buffer *b = rows.buffers
    cdef size_t bytes = size + COPY_SLACK
    rows.most_rows = max(rows.most_rows, count)
    rows.most_bytes = max(rows.most_bytes, bytes)
    count += at.rows
    # Arrow's ends are int32.
    if (
        max(max(at.key, at.value), max(at.header_key, at.header_value)) + size > INT32_MAX
        or count * rows.text_size > INT32_MAX
    ):
        return FULL if at.rows else REFUSED
    if count > rows.capacity and not grow_rows(rows, count):
        return NO_MEMORY
    if rows.widths[KEY_ENDS] and not reserve(&b[KEY], at.key + bytes):
        return NO_MEMORY
    if rows.widths[VALUE_ENDS] and not reserve(&b[VALUE], at.value + bytes):
        return NO_MEMORY
    if rows.widths[HEADER_ENDS] and not (
        reserve(&b[HEADER_KEY], at.header_key + bytes)
        and reserve(&b[HEADER_VALUE], at.header_value + bytes)
        and (rows.header_capacity > 0 or reserve_headers(rows, 1))
    ):
        return NO_MEMORY
    return DONE


cdef bint grow_rows(Rows *rows, size_t count) noexcept nogil:
    cdef size_t wanted = max(count, 2 * rows.capacity)
    cdef int i
    for i in range(NUM_ROW_BUFFERS):
        if rows.widths[i] and not reserve(&rows.buffers[i], rows.widths[i] * (wanted + 1)):
            return False
    for i in range(KEY_ENDS, HEADER_ENDS + 1):
        if rows.widths[i]:
            (<int32_t *>rows.buffers[i].data)[0] = 0
    rows.capacity = SIZE_MAX
    for i in range(NUM_ROW_BUFFERS):
        if rows.widths[i]:
            rows.capacity = min(rows.capacity, rows.buffers[i].capacity // rows.widths[i] - 1)
    return True


cdef bint reserve_headers(Rows *rows, size_t headers) noexcept nogil:
    cdef Buffer *b = rows.buffers
    headers = max(headers, 2 * rows.header_capacity)
    if not (
        reserve_ends(&b[HEADER_KEY_ENDS], headers)
        and reserve_ends(&b[HEADER_VALUE_ENDS], headers)
        and reserve(&b[HEADER_FLAGS], headers)
    ):
        return False
    rows.header_capacity = min(
        b[HEADER_FLAGS].capacity,
        min(b[HEADER_KEY_ENDS].capacity, b[HEADER_VALUE_ENDS].capacity) // 4 - 1,
    )
    return True


cdef bint add_entry(Rows *rows, Entry *entry) noexcept nogil:
    """Note an entry; false without memory."""
    if not reserve(&rows.buffers[ENTRY], (rows.at.entries + 1) * sizeof(Entry)):
        return False
    (<Entry *>rows.buffers[ENTRY].data)[rows.at.entries] = entry[0]
    rows.at.entries += 1
    return True


cdef inline Status keep(Rows *rows, Entry *entry, const Mark *at) noexcept nogil:
    """Move the mark after the rows of an entry."""
    cdef Mark before = rows.at
    cdef size_t row, count = at.rows - before.rows
    cdef int64_t *positions = <int64_t *>rows.buffers[POSITION].data
    cdef Entry *last = NULL
    rows.at = at[0]
    rows.at.entries = before.entries
    if before.entries:
        last = <Entry *>rows.buffers[ENTRY].data + before.entries - 1
    if last != NULL and memcmp(last, entry, COMMON_SIZE) == 0:
        last.rows += count
    else:
        entry.rows = count
        if not add_entry(rows, entry):
            rows.at = before
            return NO_MEMORY
    if rows.widths[POSITION]:
        for row in range(before.rows, at.rows):
            positions[row] = entry.position
    return DONE


cdef void fill_sequences(Rows *rows, Mark *at) noexcept nogil:
    """Say of all rows that are left that they have no sequence."""
    memset(
        rows.buffers[SEQUENCE].data + 4 * at.sequences, 0xFF, 4 * (at.rows - at.sequences)
    )
    at.sequences = at.rows
