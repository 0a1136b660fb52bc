"""Part of the kernel: the search for the next valid entry in damaged bytes.

Invariant: the answer is that of `kafkafmt.segment.record.framing.find_entry`.
"""

cdef enum:
    MAGICS_AT_ONCE = 32

cdef struct Sought:
    int64_t least_offset
    int64_t greatest_offset
    int64_t left  # bytes from the beginning of the piece to the end of the log
    int64_t batch_bytes


def find_entry(piece, int64_t position, size_t stop, sought, int64_t effort):
    """`kafkafmt.segment.record.framing.find_entry`."""
    cdef Py_buffer view
    cdef Sought wanted
    cdef int64_t at, size = 0
    wanted.least_offset = min(sought.least_offset, INT64_MAX)
    wanted.greatest_offset = min(sought.greatest_offset, INT64_MAX)
    wanted.left = sought.end - position
    wanted.batch_bytes = min(sought.batch_bytes, INT64_MAX)
    if sought.least_offset > INT64_MAX:
        return -1, 0, effort
    PyObject_GetBuffer(piece, &view, PyBUF_SIMPLE)
    with nogil:
        at = find_in(<const uint8_t *>view.buf, view.len, stop, &wanted, &effort, &size)
    PyBuffer_Release(&view)
    return at, size, effort


cdef int64_t find_in(
    const uint8_t *p, size_t length, size_t stop, const Sought *sought, int64_t *effort,
    int64_t *size,
) noexcept nogil:
    """Where the entry begins, or -1. The size is that of the entry; it may end beyond the piece."""
    cdef size_t at = 0
    if length < HEADER_SIZE_UP_TO_MAGIC:
        return -1
    stop = min(stop, length - HEADER_SIZE_UP_TO_MAGIC + 1)
    while True:
        at = next_known_magic(p, at, stop)
        if at >= stop:
            break
        size[0] = claimed_size(p + at, length - at, sought.left - at, sought)
        if size[0]:
            if <uint64_t>size[0] > length - at or checksum_holds(p + at, size[0]):
                return at
            effort[0] -= size[0]
            if effort[0] <= 0:
                break
        at += 1
    size[0] = 0
    return -1


cdef inline size_t next_known_magic(const uint8_t *p, size_t at, size_t stop) noexcept nogil:
    """The first position from `at` on, before `stop`, whose byte of the magic is a known one.

    Few bytes of most records are as small as that, so they are compared many at a time.
    """
    p += MAGIC_OFFSET
    while at < stop and p[at] > MAGIC_V2:
        if stop - at >= MAGICS_AT_ONCE and not has_known_magic(p + at):
            at += MAGICS_AT_ONCE
            continue
        at += 1
        while at < stop and p[at] > MAGIC_V2:
            at += 1
    return at


cdef inline bint has_known_magic(const uint8_t *p) noexcept nogil:
    """Without a branch, so that the compiler makes a few vector instructions of it."""
    cdef uint8_t found = 0
    cdef size_t i
    for i in range(MAGICS_AT_ONCE):
        found |= p[i] <= MAGIC_V2
    return found != 0


cdef inline int64_t claimed_size(
    const uint8_t *p, size_t seen, int64_t left, const Sought *sought
) noexcept nogil:
    """The size of an entry whose header is at `p` and may be valid; 0 if none can be."""
    cdef int64_t size = LOG_OVERHEAD + <int64_t>int32_at(p + SIZE_OFFSET)
    cdef int64_t offset = int64_at(p)
    if size > left or size > sought.batch_bytes or size < MIN_ENTRY_V0:
        return 0
    if offset < sought.least_offset or offset > sought.greatest_offset:
        return 0
    return size if is_plausible(p, seen, size) else 0


cdef inline bint is_plausible(const uint8_t *p, size_t seen, int64_t size) noexcept nogil:
    """`kafkafmt.segment.record.framing.plausible`, of an entry of a known magic."""
    if p[MAGIC_OFFSET] == MAGIC_V2:
        return is_plausible_batch(p, seen, size)
    return is_plausible_message(p, seen, size)


cdef inline bint is_plausible_batch(const uint8_t *p, size_t seen, int64_t size) noexcept nogil:
    cdef int64_t delta, count
    cdef int codec
    if size < BATCH_OVERHEAD:
        return False
    if seen < BATCH_OVERHEAD:
        return True
    codec = p[BATCH_FLAGS_OFFSET] & BATCH_ATTRIBUTES_COMPRESSION_ID_MASK
    delta = int32_at(p + BATCH_HEADER_LAST_OFFSET_DELTA_OFFSET)
    count = int32_at(p + BATCH_HEADER_NUM_RECORDS_OFFSET)
    if codec > COMPRESSION_ZSTD or delta < 0 or not 0 <= count <= delta + 1:
        return False
    if codec == COMPRESSION_NONE and count > (size - BATCH_OVERHEAD) // MIN_RECORD_SIZE:
        return False
    return int64_at(p + BATCH_HEADER_PRODUCER_ID_OFFSET) >= -1


cdef inline bint is_plausible_message(const uint8_t *p, size_t seen, int64_t size) noexcept nogil:
    cdef bint is_v0 = p[MAGIC_OFFSET] == MAGIC_V0
    cdef size_t header_size = MESSAGE_HEADER_MIN_SIZE if is_v0 else MESSAGE_HEADER_MAX_SIZE
    cdef int32_t key_size
    if not is_v0 and size < MIN_ENTRY_V1:
        return False
    if seen < header_size + INT32_SIZE:
        return True
    if p[MESSAGE_FLAGS_OFFSET] & MESSAGE_ATTRIBUTES_COMPRESSION_ID_MASK > COMPRESSION_LZ4:
        return False
    key_size = int32_at(p + header_size)
    return -1 <= key_size <= size - <int64_t>header_size - 2 * INT32_SIZE


cdef inline bint checksum_holds(const uint8_t *p, int64_t size) noexcept nogil:
    """Whether a whole entry has the checksum that is stored in it."""
    if p[MAGIC_OFFSET] == MAGIC_V2:
        return load32(p + BATCH_HEADER_CRC_OFFSET) == crc32c_of(
            p + BATCH_HEADER_ATTRIBUTES_OFFSET, size - BATCH_HEADER_ATTRIBUTES_OFFSET
        )
    return load32(p + MESSAGE_HEADER_CRC_OFFSET) == crc32_of(p + MAGIC_OFFSET, size - MAGIC_OFFSET)
