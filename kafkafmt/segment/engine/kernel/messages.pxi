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
    cdef MessageView message
    cdef uint8_t flags = 0
    if not read_message(p, size, entry, &message):
        return False
    if message.timestamp_type != entry.timestamp_type:
        flags |= IS_UNTYPED
        at.untyped += 1
    if message.timestamp != NO_TIMESTAMP:
        flags |= HAS_TIMESTAMP
    else:
        at.null_timestamps += 1
    if message.key_size >= 0:
        flags |= HAS_KEY
        if rows.widths[KEY_ENDS]:
            copy(b[KEY].data + at.key, message.key, message.key_size, end)
            at.key += message.key_size
    else:
        at.null_keys += 1
    if message.value_size >= 0:
        flags |= HAS_VALUE
        if rows.widths[VALUE_ENDS]:
            copy(b[VALUE].data + at.value, message.value, message.value_size, end)
            at.value += message.value_size
    else:
        at.null_values += 1
    if rows.widths[KEY_ENDS]:
        (<int32_t *>b[KEY_ENDS].data)[at.rows + 1] = <int32_t>at.key
    if rows.widths[VALUE_ENDS]:
        (<int32_t *>b[VALUE_ENDS].data)[at.rows + 1] = <int32_t>at.value
    if rows.widths[HEADER_ENDS]:
        (<int32_t *>b[HEADER_ENDS].data)[at.rows + 1] = <int32_t>at.headers
    if rows.widths[OFFSET]:
        (<int64_t *>b[OFFSET].data)[at.rows] = offset
    if rows.widths[TIMESTAMP]:
        (<int64_t *>b[TIMESTAMP].data)[at.rows] = message.timestamp
    b[ROW_FLAGS].data[at.rows] = flags
    at.rows += 1
    return True


cdef Status append_message_set(
    Rows *rows, Entry *entry, const uint8_t *p, size_t size, bint is_kept
) noexcept nogil:
    """Append the messages of a decompressed set, or only find the first offset and the count."""
    cdef SetView found
    cdef MessageView message
    cdef Status status
    cdef int64_t first
    if not read_set(p, size, entry, rows.batch_records, &found):
        return REFUSED
    if not is_kept:
        first = int64_at(p)
        while p < found.end:
            if not read_message(p, message_size(p), entry, &message):
                return REFUSED
            p += message_size(p)
        entry.base_offset = add(found.base, first)
        entry.count = found.count
        return DONE
    status = reserve_rows(rows, found.count, size)
    if status != DONE:
        return status
    cdef Mark at = rows.at
    while p < found.end:
        if not add_message(rows, entry, p, message_size(p), add(found.base, int64_at(p)), &at):
            return REFUSED
        p += message_size(p)
    return keep(rows, entry, &at)
