"""Part of the kernel: messages of v0 and v1 become rows, alone or out of a compressed set."""

cdef Status append_message(Rows *rows, Entry *entry, const uint8_t *p) noexcept nogil:
    """Append a message that is not compressed."""
    cdef Status status = reserve_rows(rows, 1, entry.size)
    if status != DONE:
        return status
    cdef Mark at = rows.at
    if not add_message(rows, entry, p, entry.size, entry.base_offset, &at):
        return REFUSED
    return keep(rows, entry, &at)


cdef inline bint add_message(
    Rows *rows, const Entry *entry, const uint8_t *p, size_t size, int64_t offset, Mark *at
) noexcept nogil:
    """Write the row of one message, top-level or inner; false: it does not parse."""
    cdef Buffer *b = rows.buffers
    cdef const uint8_t *end = p + size
    cdef size_t i = 18
    cdef int64_t time = NO_TIMESTAMP
    cdef int32_t n
    cdef uint8_t flags = 0
    if p[16] == 0:
        flags |= IS_UNTYPED
        at.untyped += 1
    else:
        if size < MIN_ENTRY_V1:
            return False
        i = 26
        time = int64_at(p + 18)
        if entry.timestamp_type == LOG_APPEND_TIME:
            time = entry.max_timestamp
    if time != NO_TIMESTAMP:
        flags |= HAS_TIMESTAMP
    else:
        at.null_timestamps += 1
    n = int32_at(p + i)
    i += 4
    if n >= 0:
        if <size_t>n > size - i - 4:
            return False
        flags |= HAS_KEY
        if rows.wants_key:
            copy(b[KEY].data + at.key, p + i, n, end)
            at.key += n
        i += n
    else:
        at.null_keys += 1
    n = int32_at(p + i)
    i += 4
    if n >= 0:
        if <size_t>n > size - i:
            return False
        flags |= HAS_VALUE
        if rows.wants_value:
            copy(b[VALUE].data + at.value, p + i, n, end)
            at.value += n
    else:
        at.null_values += 1
    if rows.wants_key:
        (<int32_t *>b[KEY_ENDS].data)[at.rows + 1] = <int32_t>at.key
    if rows.wants_value:
        (<int32_t *>b[VALUE_ENDS].data)[at.rows + 1] = <int32_t>at.value
    if rows.wants_headers:
        (<int32_t *>b[HEADER_ENDS].data)[at.rows + 1] = <int32_t>at.headers
    if rows.wants_offset:
        (<int64_t *>b[OFFSET].data)[at.rows] = offset
    if rows.wants_timestamp:
        (<int64_t *>b[TIMESTAMP].data)[at.rows] = time
    b[ROW_FLAGS].data[at.rows] = flags
    at.rows += 1
    return True


cdef Status append_message_set(
    Rows *rows, Entry *entry, const uint8_t *p, size_t size, bint is_kept
) noexcept nogil:
    """Append the messages of a decompressed set, or only find the first offset and the count.

    The rules are those of `kafkafmt.message_set`.
    """
    cdef Status status = reserve_rows(rows, size // MIN_ENTRY_V0, size)
    if status != DONE:
        return status
    cdef Mark at = rows.at
    cdef int64_t first = 0, last = 0, base = 0
    cdef int32_t count = 0
    cdef const uint8_t *end = p + size
    cdef int64_t *offsets = <int64_t *>rows.buffers[OFFSET].data
    cdef size_t row
    while end - p >= LOG_OVERHEAD:
        if int32_at(p + 8) < MIN_LENGTH:
            return REFUSED
        size = LOG_OVERHEAD + <size_t>int32_at(p + 8)
        if size > <size_t>(end - p):
            break
        if count == rows.batch_records or p[16] > 1 or p[17] & 7:
            return REFUSED
        last = int64_at(p)
        if not add_message(rows, entry, p, size, last, &at):
            return REFUSED
        if count == 0:
            first = last
        count += 1
        p += size
    if count == 0:
        return REFUSED
    if entry.magic == 1 and entry.last_offset != 0:
        if entry.last_offset < last:
            return REFUSED
        base = subtract(entry.last_offset, last)
    if not is_kept:
        entry.base_offset = add(base, first)
        entry.count = count
        return DONE
    if rows.wants_offset:
        for row in range(rows.at.rows, at.rows):
            offsets[row] = add(base, offsets[row])
    return keep(rows, entry, &at)
