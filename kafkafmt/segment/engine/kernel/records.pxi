"""Part of the kernel: the records of a v2 batch become rows.

Strategy: nearly all varints are of one or two bytes, and nearly all keys and names are short; those
ways are straight. Numbers are read up to the end of the payload, and compared with that of their
record when it has been read: what ends where its record ends has not been outside it.
"""

cdef Status append_records(
    Rows *rows, Entry *entry, const uint8_t *p, size_t size, bint is_kept
) noexcept nogil:
    """Append the records of a batch, all or none; only check them if they are not to be kept."""
    cdef Status status
    cdef Mark at = rows.at
    if not has_room(entry, size, rows.batch_records):
        return REFUSED
    status = reserve_rows(rows, entry.count, size)
    if status != DONE:
        return status
    if rows.wants_all:
        status = read_records(rows, entry, p, p + size, &at, True)
    else:
        status = read_records(rows, entry, p, p + size, &at, False)
    if status != DONE:
        return status
    if rows.widths[HEADER_ENDS]:
        status = decode_names(rows, &at)
        if status != DONE:
            return status
    return keep(rows, entry, &at) if is_kept else DONE


cdef inline Status read_records(
    Rows *rows,
    const Entry *entry,
    const uint8_t *p,
    const uint8_t *end,
    Mark *mark,
    const bint wants_all,
) noexcept nogil:
    """Write the rows of a batch, for which there is room, and move the mark after them."""
    cdef bint wants_key = wants_all or rows.widths[KEY_ENDS] > 0
    cdef bint wants_value = wants_all or rows.widths[VALUE_ENDS] > 0
    cdef bint wants_offset = wants_all or rows.widths[OFFSET] > 0
    cdef bint wants_timestamp = wants_all or rows.widths[TIMESTAMP] > 0
    cdef bint wants_sequence = wants_all or rows.widths[SEQUENCE] > 0
    cdef bint wants_headers = wants_all or rows.widths[HEADER_ENDS] > 0
    cdef Buffer *b = rows.buffers
    cdef Mark at = mark[0]
    # Each points to where the next row goes.
    cdef uint8_t *row_flags = b[ROW_FLAGS].data + at.rows
    cdef uint8_t *key = behind(&b[KEY], at.key)
    cdef uint8_t *value = behind(&b[VALUE], at.value)
    cdef int32_t *key_ends = <int32_t *>behind(&b[KEY_ENDS], 4 * (at.rows + 1))
    cdef int32_t *value_ends = <int32_t *>behind(&b[VALUE_ENDS], 4 * (at.rows + 1))
    cdef int32_t *header_ends = <int32_t *>behind(&b[HEADER_ENDS], 4 * (at.rows + 1))
    cdef int64_t *offsets = <int64_t *>behind(&b[OFFSET], 8 * at.rows)
    cdef int64_t *timestamps = <int64_t *>behind(&b[TIMESTAMP], 8 * at.rows)
    cdef int32_t *sequences = <int32_t *>behind(&b[SEQUENCE], 4 * at.rows)
    cdef uint8_t *name = b[HEADER_KEY].data
    cdef uint8_t *header_value = b[HEADER_VALUE].data
    cdef int32_t *name_ends = <int32_t *>b[HEADER_KEY_ENDS].data
    cdef int32_t *header_value_ends = <int32_t *>b[HEADER_VALUE_ENDS].data
    cdef uint8_t *header_flags = b[HEADER_FLAGS].data

    cdef bint has_sequences = wants_sequence and entry.base_sequence >= 0
    cdef int64_t base_offset = entry.base_offset
    cdef int32_t base_sequence = entry.base_sequence
    cdef Clock clock = clock_of(entry)
    cdef int32_t key_end = <int32_t>at.key, value_end = <int32_t>at.value
    cdef size_t headers = at.headers, names = at.header_key, header_values = at.header_value
    cdef int64_t headers_left = rows.batch_headers
    cdef size_t null_keys = 0, null_values = 0, null_timestamps = 0, null_header_values = 0

    cdef const uint8_t *stop
    cdef int64_t time, time_delta
    cdef int32_t row, i, n, offset_delta, count = entry.count, header_count
    cdef uint8_t flags
    for row in range(count):
        p = varint(p, end, &n)
        if p == NULL or n < 1 or n > end - p:
            return REFUSED
        stop = p + n
        p = varlong(p + RECORD_BODY_TIMESTAMP_DELTA_OFFSET, end, &time_delta)
        if p == NULL:
            return REFUSED
        p = varint(p, end, &offset_delta)
        if p == NULL:
            return REFUSED
        flags = 0

        p = varint(p, end, &n)
        if p == NULL or n > stop - p:
            return REFUSED
        if n >= 0:
            flags |= HAS_KEY
            if wants_key:
                copy(key, p, n, end)
                key += n
                key_end += n
            p += n
        else:
            null_keys += 1

        p = varint(p, end, &n)
        if p == NULL or n > stop - p:
            return REFUSED
        if n >= 0:
            flags |= HAS_VALUE
            if wants_value:
                copy(value, p, n, end)
                value += n
                value_end += n
            p += n
        else:
            null_values += 1

        p = varint(p, end, &header_count)
        if p == NULL:
            return REFUSED
        if header_count:
            if (
                header_count < 0
                or header_count > rows.record_headers
                or header_count > headers_left
                or header_count > (stop - p) // MIN_HEADER_SIZE
            ):
                return REFUSED
            headers_left -= header_count
            if wants_headers and headers + header_count > rows.header_capacity:
                if headers + header_count > INT32_MAX:  # Arrow's ends are int32
                    return FULL if rows.at.rows else REFUSED
                if not reserve_headers(rows, headers + header_count):
                    return NO_MEMORY
                name_ends = <int32_t *>b[HEADER_KEY_ENDS].data
                header_value_ends = <int32_t *>b[HEADER_VALUE_ENDS].data
                header_flags = b[HEADER_FLAGS].data
            for i in range(header_count):
                p = varint(p, end, &n)
                if p == NULL or n < 0 or n > stop - p:
                    return REFUSED
                if wants_headers:
                    copy(name + names, p, n, end)
                    names += n
                p += n
                p = varint(p, end, &n)
                if p == NULL or n > stop - p:
                    return REFUSED
                if n >= 0:
                    if wants_headers:
                        header_flags[headers] = HAS_VALUE
                        copy(header_value + header_values, p, n, end)
                        header_values += n
                    p += n
                else:
                    null_header_values += 1
                    if wants_headers:
                        header_flags[headers] = 0
                if wants_headers:
                    headers += 1
                    name_ends[headers] = <int32_t>names
                    header_value_ends[headers] = <int32_t>header_values
        if p != stop:
            return REFUSED

        if wants_key:
            key_ends[row] = key_end
        if wants_value:
            value_ends[row] = value_end
        if wants_headers:
            header_ends[row] = <int32_t>headers
        if wants_offset:
            offsets[row] = add(base_offset, offset_delta)
        if wants_timestamp:
            time = time_of(clock, time_delta)
            timestamps[row] = time
            if time != NO_TIMESTAMP:
                flags |= HAS_TIMESTAMP
            else:
                null_timestamps += 1
        if has_sequences:
            sequences[row] = increment_sequence(base_sequence, offset_delta)
        row_flags[row] = flags
    if p != end:
        return REFUSED

    if has_sequences:
        fill_sequences(rows, &at)
        at.sequences += count
    at.rows += count
    at.key = key_end
    at.value = value_end
    at.headers = headers
    at.header_key = names
    at.header_value = header_values
    at.null_keys += null_keys
    at.null_values += null_values
    at.null_timestamps += null_timestamps
    at.null_header_values += null_header_values
    mark[0] = at
    return DONE


cdef Status decode_names(Rows *rows, Mark *at) noexcept nogil:
    """Let the names of all headers between the mark and `at` be UTF-8, as Java decodes them."""
    cdef const uint8_t *names = rows.buffers[HEADER_KEY].data
    cdef int32_t *ends = <int32_t *>rows.buffers[HEADER_KEY_ENDS].data
    cdef size_t start = rows.at.header_key, i
    if is_ascii(names + start, at.header_key - start):
        return DONE
    for i in range(rows.at.headers, at.headers):
        if not is_utf8(names + start, ends[i + 1] - start):
            return replace_names(rows, at)
        start = ends[i + 1]
    return DONE


cdef Status replace_names(Rows *rows, Mark *at) noexcept nogil:
    """Write all names between the mark and `at` once more; they become longer."""
    cdef size_t before = rows.at.header_key, size = at.header_key - before
    cdef size_t start = 0, end, length = 0, i
    cdef int32_t *ends = <int32_t *>rows.buffers[HEADER_KEY_ENDS].data
    cdef uint8_t *names
    cdef uint8_t *stored
    for i in range(rows.at.headers, at.headers):
        end = ends[i + 1] - before
        length += decode_utf8(rows.buffers[HEADER_KEY].data + before + start, end - start, NULL)
        start = end
    if before + length > INT32_MAX:
        return FULL if rows.at.rows else REFUSED
    stored = <uint8_t *>malloc(size)
    if stored == NULL:
        return NO_MEMORY
    memcpy(stored, rows.buffers[HEADER_KEY].data + before, size)
    if not reserve(&rows.buffers[HEADER_KEY], before + length + COPY_SLACK):
        free(stored)
        return NO_MEMORY
    names = rows.buffers[HEADER_KEY].data
    start = 0
    at.header_key = before
    for i in range(rows.at.headers, at.headers):
        end = ends[i + 1] - before
        at.header_key += decode_utf8(stored + start, end - start, names + at.header_key)
        ends[i + 1] = <int32_t>at.header_key
        start = end
    free(stored)
    return DONE
