"""Part of the kernel: an entry, as its header says."""

# The numbers of kafkafmt.segment.record.layout, computed from the same grammars; a test compares them.
cpdef enum:
    SIZE_OFFSET = MESSAGE_HEADER_LEN_MESSAGE_OFFSET
    LOG_OVERHEAD = MESSAGE_HEADER_CRC_OFFSET
    MAGIC_OFFSET = MESSAGE_HEADER_MAGIC_OFFSET
    HEADER_SIZE_UP_TO_MAGIC = BATCH_HEADER_CRC_OFFSET
    MIN_ENTRY_V0 = MESSAGE_MIN_SIZE
    MIN_ENTRY_V1 = MESSAGE_MIN_SIZE + MESSAGE_HEADER_MAX_SIZE - MESSAGE_HEADER_MIN_SIZE
    MIN_LENGTH = MIN_ENTRY_V0 - LOG_OVERHEAD
    BATCH_OVERHEAD = BATCH_HEADER_SIZE
    BATCH_FLAGS_OFFSET = BATCH_HEADER_ATTRIBUTES_OFFSET + BATCH_ATTRIBUTES_SIZE - 1
    MESSAGE_FLAGS_OFFSET = MESSAGE_HEADER_ATTRIBUTES_OFFSET + MESSAGE_ATTRIBUTES_SIZE - 1
    MIN_RECORD_SIZE = RECORD_MIN_SIZE + RECORD_BODY_MIN_SIZE
    MIN_HEADER_SIZE = HEADER_MIN_SIZE

# The magics of kafkafmt.segment.record.layout.
cpdef enum:
    MAGIC_V0 = 0
    MAGIC_V1 = 1
    MAGIC_V2 = 2

cdef enum:
    INT32_SIZE = sizeof(int32_t)
    NO_TIMESTAMP_TYPE = -1
    NO_TIMESTAMP = -1
    NO_SEQUENCE = -1

# Flags of an entry, and why columns of it are null.
cdef enum:
    IS_TRANSACTIONAL = 1
    IS_CONTROL = 2
    IS_VALID = 4
    IS_LEGACY = 8
    NO_PARTITION = 16
    NO_HORIZON = 32

# An entry, and how many rows it has. What its rows have in common comes first: neighbours that are
# the same in those COMMON_SIZE bytes are kept as one.
cdef struct Entry:
    int64_t producer_id
    int32_t leader_epoch
    int32_t partition
    int32_t timestamp_type
    int32_t segment
    int16_t producer_epoch
    int8_t magic
    int8_t codec
    uint8_t flags
    uint8_t unused[3]
    int64_t position
    int64_t base_offset
    int64_t last_offset
    int64_t base_timestamp
    int64_t max_timestamp
    int64_t crc
    int32_t size
    int32_t count
    int32_t base_sequence
    int32_t last_sequence
    size_t rows

cdef enum:
    COMMON_SIZE = 32


cdef dict fields():
    """Where the columns of :meth:`Kernel.fixed` stand in an entry, their width, their null flag."""
    cdef Entry e
    cdef const char *start = <const char *>&e
    return {
        "partition": (<char *>&e.partition - start, 4, NO_PARTITION),
        "position": (<char *>&e.position - start, 8, 0),
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
