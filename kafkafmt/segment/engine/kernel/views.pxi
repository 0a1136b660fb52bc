"""Part of the kernel: one record, one header, one message, each as places in bytes.

Messages are read here for rows and for objects alike. Records are read here for objects; for rows
`records.pxi` has a loop of its own, which copies each field as soon as it knows where it is: the
ways tried of sharing it were slower for some columns, though forced inlining alone was so too.

Invariant: so many bytes as a view says are there. A size below zero means null.
"""

# --- records of v2 -------------------------------------------------------------------------------

cdef struct RecordView:
    const uint8_t *end
    int64_t timestamp_delta
    int32_t offset_delta
    int32_t key_size
    int32_t value_size
    int32_t num_headers
    const uint8_t *key
    const uint8_t *value

cdef struct HeaderView:
    int32_t name_size
    int32_t value_size
    const uint8_t *name
    const uint8_t *value

# What the timestamps of a batch are counted from.
cdef struct Clock:
    int64_t base
    int64_t mask


cdef inline bint has_room(const Entry *entry, size_t size, int64_t max_records) noexcept nogil:
    """Whether so many bytes can hold as many records as the batch says, and may."""
    return (
        entry.count >= 0
        and <size_t>entry.count <= size // MIN_RECORD_SIZE
        and entry.count <= max_records
    )


cdef inline const uint8_t *sized(
    const uint8_t *p, const uint8_t *stop, const uint8_t **data, int32_t *size
) noexcept nogil:
    """Read a length and step over so many bytes up to `stop`; NULL: there are fewer."""
    p = varint(p, stop, size)
    if p == NULL or size[0] > stop - p:
        return NULL
    data[0] = p
    return p + size[0] if size[0] > 0 else p


cdef const uint8_t *read_record(
    const uint8_t *p, const uint8_t *end, RecordView *record
) noexcept nogil:
    """Read a record up to its headers, and say where they begin; NULL: it does not parse."""
    cdef const uint8_t *stop
    cdef int32_t size
    p = varint(p, end, &size)
    if p == NULL or size < 1 or size > end - p:
        return NULL
    stop = p + size
    record.end = stop
    p = varlong(p + RECORD_BODY_TIMESTAMP_DELTA_OFFSET, stop, &record.timestamp_delta)
    if p == NULL:
        return NULL
    p = varint(p, stop, &record.offset_delta)
    if p == NULL:
        return NULL
    p = sized(p, stop, &record.key, &record.key_size)
    if p == NULL:
        return NULL
    p = sized(p, stop, &record.value, &record.value_size)
    if p == NULL:
        return NULL
    p = varint(p, stop, &record.num_headers)
    if p == NULL or not 0 <= record.num_headers <= (stop - p) // MIN_HEADER_SIZE:
        return NULL
    return p


cdef inline const uint8_t *read_header(
    const uint8_t *p, const uint8_t *stop, HeaderView *header
) noexcept nogil:
    """Read a header of the record that ends at `stop`; NULL: it does not parse."""
    p = sized(p, stop, &header.name, &header.name_size)
    if p == NULL or header.name_size < 0:
        return NULL
    return sized(p, stop, &header.value, &header.value_size)


cdef inline Clock clock_of(const Entry *entry) noexcept nogil:
    if entry.timestamp_type == TIMESTAMP_TYPE_LOG_APPEND_TIME:
        return Clock(entry.max_timestamp, 0)
    return Clock(entry.base_timestamp, -1)


cdef inline int64_t first_time_of(const Entry *entry) noexcept nogil:
    """As ``first_timestamp`` of ``kafkafmt.segment.record.batch``."""
    if entry.count == 0 or entry.flags & IS_LEGACY or not entry.flags & NO_HORIZON:
        return entry.max_timestamp
    return clock_of(entry).base


cdef inline int64_t time_of(Clock clock, int64_t delta) noexcept nogil:
    return add(clock.base, delta & clock.mask)


# --- messages of v0 and v1 -----------------------------------------------------------------------

cdef struct MessageView:
    int64_t timestamp
    int32_t timestamp_type
    int32_t key_size
    int32_t value_size
    const uint8_t *key
    const uint8_t *value

# The messages of a decompressed set: whole ones, up to `end`.
cdef struct SetView:
    const uint8_t *end
    int64_t base  # what their offsets are relative to
    int32_t count


cdef inline bint read_message(
    const uint8_t *p, size_t size, const Entry *entry, MessageView *message
) noexcept nogil:
    """Read a message, top-level or in the set of `entry`; false: it does not parse."""
    cdef size_t i = MESSAGE_HEADER_MIN_SIZE
    if p[MAGIC_OFFSET] == MAGIC_V0:
        message.timestamp_type = NO_TIMESTAMP_TYPE
        message.timestamp = NO_TIMESTAMP
    else:
        if size < MIN_ENTRY_V1:
            return False
        i = MESSAGE_HEADER_MAX_SIZE
        message.timestamp_type = entry.timestamp_type
        message.timestamp = int64_at(p + MESSAGE_HEADER_TIMESTAMP_OFFSET)
        if entry.timestamp_type == TIMESTAMP_TYPE_LOG_APPEND_TIME:
            message.timestamp = entry.max_timestamp
    message.key_size = int32_at(p + i)
    i += INT32_SIZE
    message.key = p + i
    if message.key_size >= 0:
        if <size_t>message.key_size > size - i - INT32_SIZE:
            return False
        i += message.key_size
    message.value_size = int32_at(p + i)
    i += INT32_SIZE
    message.value = p + i
    return message.value_size < 0 or <size_t>message.value_size <= size - i


cdef inline size_t message_size(const uint8_t *p) noexcept nogil:
    return LOG_OVERHEAD + <size_t>int32_at(p + SIZE_OFFSET)


cdef bint read_set(
    const uint8_t *p, size_t size, const Entry *entry, int64_t max_records, SetView *found
) noexcept nogil:
    """Find the messages of a decompressed set, and their offsets; false: it has none, or others.

    The rules are those of `kafkafmt.segment.record.message_set`.
    """
    cdef const uint8_t *end = p + size
    cdef int64_t last = 0
    found.count = 0
    found.base = 0
    while end - p >= LOG_OVERHEAD:
        if int32_at(p + SIZE_OFFSET) < MIN_LENGTH:
            return False
        size = message_size(p)
        if size > <size_t>(end - p):
            break
        if found.count == max_records or p[MAGIC_OFFSET] > MAGIC_V1:
            return False
        if p[MESSAGE_FLAGS_OFFSET] & MESSAGE_ATTRIBUTES_COMPRESSION_ID_MASK:
            return False
        last = int64_at(p)
        found.count += 1
        p += size
    found.end = p
    if entry.magic == MAGIC_V1 and entry.last_offset != 0:
        if entry.last_offset < last:
            return False
        found.base = subtract(entry.last_offset, last)
    return found.count > 0
