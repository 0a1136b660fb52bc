"""Part of the kernel: what the header of an entry says, and where a wrapper's value is."""

cdef inline void read_entry_header(const uint8_t *p, Entry *entry) noexcept nogil:
    """The header of an entry, all but its size, into one whose other fields are those of none."""
    entry.magic = p[MAGIC_OFFSET]
    if entry.magic == MAGIC_V2:
        read_batch_header(p, entry)
    else:
        read_message_header(p, entry)


cdef inline void read_batch_header(const uint8_t *p, Entry *entry) noexcept nogil:
    cdef uint8_t flags = p[BATCH_FLAGS_OFFSET]
    cdef int32_t last_offset_delta = int32_at(p + BATCH_HEADER_LAST_OFFSET_DELTA_OFFSET)
    entry.crc = load32(p + BATCH_HEADER_CRC_OFFSET)
    entry.codec = flags & BATCH_ATTRIBUTES_COMPRESSION_ID_MASK
    entry.timestamp_type = (flags & BATCH_ATTRIBUTES_TIMESTAMP_TYPE_MASK) != 0
    if flags & BATCH_ATTRIBUTES_IS_TRANSACTIONAL_MASK:
        entry.flags |= IS_TRANSACTIONAL
    if flags & BATCH_ATTRIBUTES_IS_CONTROL_MASK:
        entry.flags |= IS_CONTROL
    if not flags & BATCH_ATTRIBUTES_HAS_DELETE_HORIZON_MS_MASK:
        entry.flags |= NO_HORIZON
    entry.base_offset = int64_at(p + BATCH_HEADER_BASE_OFFSET_OFFSET)
    entry.leader_epoch = int32_at(p + BATCH_HEADER_PARTITION_LEADER_EPOCH_OFFSET)
    entry.last_offset = add(entry.base_offset, last_offset_delta)
    entry.base_timestamp = int64_at(p + BATCH_HEADER_BASE_TIMESTAMP_OFFSET)
    entry.max_timestamp = int64_at(p + BATCH_HEADER_MAX_TIMESTAMP_OFFSET)
    entry.producer_id = int64_at(p + BATCH_HEADER_PRODUCER_ID_OFFSET)
    entry.producer_epoch = int16_at(p + BATCH_HEADER_PRODUCER_EPOCH_OFFSET)
    entry.base_sequence = int32_at(p + BATCH_HEADER_BASE_SEQUENCE_OFFSET)
    entry.last_sequence = NO_SEQUENCE
    if entry.base_sequence != NO_SEQUENCE:
        entry.last_sequence = increment_sequence(entry.base_sequence, last_offset_delta)
    entry.count = int32_at(p + BATCH_HEADER_NUM_RECORDS_OFFSET)


cdef inline void read_message_header(const uint8_t *p, Entry *entry) noexcept nogil:
    cdef uint8_t flags = p[MESSAGE_FLAGS_OFFSET]
    entry.crc = load32(p + MESSAGE_HEADER_CRC_OFFSET)
    entry.codec = flags & MESSAGE_ATTRIBUTES_COMPRESSION_ID_MASK
    entry.flags |= IS_LEGACY | NO_HORIZON
    entry.base_offset = int64_at(p + MESSAGE_HEADER_OFFSET_OFFSET)
    entry.last_offset = entry.base_offset
    entry.count = 1
    if entry.magic == MAGIC_V0:
        entry.timestamp_type = NO_TIMESTAMP_TYPE
        entry.max_timestamp = NO_TIMESTAMP
    else:
        entry.timestamp_type = (flags & MESSAGE_ATTRIBUTES_TIMESTAMP_TYPE_MASK) != 0
        entry.max_timestamp = int64_at(p + MESSAGE_HEADER_TIMESTAMP_OFFSET)


cdef bint find_set(const uint8_t *p, const Entry *entry, size_t *start, size_t *size) noexcept nogil:
    """Find the value of a message that is a compressed set; false: it has none."""
    cdef MessageView message
    if not read_message(p, entry.size, entry, &message):
        return False
    if message.value_size < 0 or entry.codec > COMPRESSION_LZ4:
        return False
    start[0] = message.value - p
    size[0] = message.value_size
    return True
