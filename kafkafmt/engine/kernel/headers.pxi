"""Part of the kernel: what the header of an entry says, and where a wrapper's value is."""

cdef inline void read_batch_header(const uint8_t *p, Entry *entry) noexcept nogil:
    """The header of a v2 batch, all but its size and magic."""
    entry.crc = load32(p + 17)
    entry.codec = p[22] & 7
    entry.timestamp_type = p[22] >> 3 & 1
    if p[22] & 16:
        entry.flags |= IS_TRANSACTIONAL
    if p[22] & 32:
        entry.flags |= IS_CONTROL
    if not p[22] & 64:
        entry.flags |= NO_HORIZON
    entry.base_offset = int64_at(p)
    entry.leader_epoch = int32_at(p + 12)
    entry.last_offset = add(entry.base_offset, int32_at(p + 23))
    entry.base_timestamp = int64_at(p + 27)
    entry.max_timestamp = int64_at(p + 35)
    entry.producer_id = int64_at(p + 43)
    entry.producer_epoch = <int16_t>(load32(p + 51) >> 16)
    entry.base_sequence = int32_at(p + 53)
    entry.last_sequence = NO_SEQUENCE
    if entry.base_sequence != NO_SEQUENCE:
        entry.last_sequence = increment_sequence(entry.base_sequence, int32_at(p + 23))
    entry.count = int32_at(p + 57)


cdef inline void read_message_header(const uint8_t *p, Entry *entry) noexcept nogil:
    """The header of a message of v0 or v1, all but its size and magic."""
    entry.crc = load32(p + 12)
    entry.codec = p[17] & 7
    entry.flags |= IS_LEGACY | NO_HORIZON
    entry.base_offset = int64_at(p)
    entry.last_offset = entry.base_offset
    entry.count = 1
    if entry.magic == 0:
        entry.timestamp_type = NO_TIMESTAMP_TYPE
        entry.max_timestamp = NO_TIMESTAMP
    else:
        entry.timestamp_type = p[17] >> 3 & 1
        entry.max_timestamp = int64_at(p + 18)


cdef bint find_set(const uint8_t *p, const Entry *entry, size_t *start, size_t *size) noexcept nogil:
    """Find the value of a message that is a compressed set; false: it has none."""
    cdef MessageView message
    if not read_message(p, entry.size, entry, &message):
        return False
    if message.value_size < 0 or entry.codec > LZ4:
        return False
    start[0] = message.value - p
    size[0] = message.value_size
    return True
