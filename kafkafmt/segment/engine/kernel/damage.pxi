"""Part of the kernel: where damaged bytes end that framing would give no words for.

Invariant: what is found is what `kafkafmt.segment.record.framing.EntryFramer.frame_at` finds, and takes the
same effort. Where it needs bytes that are not in memory, nothing is found and no effort is counted.
"""

# What begins at a place.
cdef enum:
    UNKNOWN  # framing finds it out
    VALID_ENTRY  # whole, within the limits, and its checksum is right
    DAMAGED_ENTRY  # its checksum is wrong, and its length is believed
    DAMAGED_BYTES

# Bytes of a log from some position on, and what framing knows there.
cdef struct Place:
    const uint8_t *p
    int64_t seen  # bytes in memory
    int64_t left  # up to the end of the log
    int64_t batch_bytes
    int64_t effort
    int64_t highest_offset
    int64_t first_offset, last_allowed  # if has_offsets
    bint has_offsets
    bint is_cut  # bytes were needed that are not in memory


cdef int found_at(Place *place, int64_t *size) noexcept nogil:
    """What begins at a place, and its size: `frame_at`."""
    cdef const uint8_t *p = place.p
    cdef int64_t claimed, effort = place.effort
    cdef int kind = DAMAGED_BYTES
    size[0] = 0
    if place.left <= HEADER_SIZE_UP_TO_MAGIC or lacks_header(place, 0):
        return UNKNOWN
    claimed = LOG_OVERHEAD + <int64_t>int32_at(p + SIZE_OFFSET)
    if claimed < LOG_OVERHEAD + MIN_LENGTH:
        if claimed == LOG_OVERHEAD and is_zero(p, place.seen):
            return UNKNOWN
        size[0] = find_valid(place, place.left)
    elif claimed > place.left:
        size[0] = find_valid(place, place.left)
    elif p[MAGIC_OFFSET] > MAGIC_V2 or claimed > place.batch_bytes:
        size[0] = end_of_damaged(place, claimed)
    elif claimed < least_size(p[MAGIC_OFFSET]):
        size[0] = find_valid(place, place.left)
    elif claimed > place.seen:
        return UNKNOWN
    elif checksum_holds(p, claimed):
        size[0] = claimed
        return VALID_ENTRY
    else:
        place.effort -= claimed
        size[0] = end_of_damaged(place, claimed)
        if size[0] == claimed:
            kind = DAMAGED_ENTRY
    if place.is_cut or size[0] == 0:
        place.effort = effort
        return UNKNOWN
    return kind


cdef inline int64_t believed_size(
    const uint8_t *p, int64_t left, int64_t batch_bytes
) noexcept nogil:
    """The size that the header of a whole entry says; 0: an entry does not begin here.

    At least MIN_ENTRY_V0 bytes are in memory, unless fewer are left.
    """
    cdef int64_t size
    if left < MIN_ENTRY_V0 or p[MAGIC_OFFSET] > MAGIC_V2:
        return 0
    size = LOG_OVERHEAD + <int64_t>int32_at(p + SIZE_OFFSET)
    return size if least_size(p[MAGIC_OFFSET]) <= size <= min(left, batch_bytes) else 0


cdef int64_t end_of_damaged(Place *place, int64_t size) noexcept nogil:
    """`_end_of_damaged`, from the place on."""
    cdef int64_t at, next_size, found = find_valid(place, size)
    if found == 0 or place.is_cut:
        return size
    if size != place.left and valid_size(place, size) == 0:
        return found
    at = found
    while at < size:
        next_size = valid_size(place, at)
        if next_size == 0:
            break
        at += next_size
    return found if at == size else size


cdef int64_t find_valid(Place *place, int64_t stop) noexcept nogil:
    """`_find_valid`: where the next valid entry begins, before ``stop``; 0: none does."""
    cdef Sought sought
    cdef int64_t at, size = 0
    cdef int64_t begin = 1  # what begins at 0 is the damaged entry
    if place.effort <= 0 or not seek(place, &sought):
        return 0
    at = find_in(
        place.p + begin, place.seen - begin, stop - begin, &sought, &place.effort, &size
    )
    if at >= 0 and size > place.seen - begin - at:
        place.is_cut = True
    elif at < 0 and place.effort > 0:
        place.is_cut = place.seen < place.left and stop > place.seen - HEADER_SIZE_UP_TO_MAGIC + 1
    return 0 if at < 0 else at + begin


cdef bint seek(const Place *place, Sought *sought) noexcept nogil:
    """`_sought_after`; false: no offset is left for an entry."""
    cdef int64_t last = place.highest_offset, within
    if wrapper_offset(place, &within):
        last = higher_offset(place, within)
    if last == INT64_MAX:
        return False
    sought.least_offset = last + 1
    sought.greatest_offset = INT64_MAX
    if place.has_offsets:
        sought.greatest_offset = place.last_allowed
    elif last >= 0 and last <= INT64_MAX - INT32_MAX:
        sought.greatest_offset = last + INT32_MAX
    sought.left = place.left - 1
    sought.batch_bytes = place.batch_bytes
    return True


cdef bint wrapper_offset(const Place *place, int64_t *offset) noexcept nogil:
    """`kafkafmt.segment.record.framing.wrapper_offset`; false: a wrapper is not there."""
    cdef const uint8_t *p = place.p
    cdef int64_t size = MESSAGE_HEADER_MIN_SIZE
    cdef int codec
    if p[MAGIC_OFFSET] == MAGIC_V1:
        size = MESSAGE_HEADER_MAX_SIZE
    elif p[MAGIC_OFFSET] != MAGIC_V0:
        return False
    if place.seen < size + INT32_SIZE:
        return False
    codec = p[MESSAGE_FLAGS_OFFSET] & MESSAGE_ATTRIBUTES_COMPRESSION_ID_MASK
    offset[0] = int64_at(p)
    return COMPRESSION_NONE < codec <= COMPRESSION_LZ4 and int32_at(p + size) == -1


cdef int64_t higher_offset(const Place *place, int64_t offset) noexcept nogil:
    """`_highest`."""
    cdef int64_t last = place.highest_offset
    if place.has_offsets:
        if not place.first_offset <= offset <= place.last_allowed:
            return last
    elif last >= 0 and offset > last and offset - last > INT32_MAX:
        return last
    return max(last, offset)


cdef int64_t valid_size(Place *place, int64_t at) noexcept nogil:
    """`_valid_size`, so many bytes after the place; 0: no valid entry begins there."""
    cdef const uint8_t *p = place.p + at
    cdef int64_t left = place.left - at, size
    if left < HEADER_SIZE_UP_TO_MAGIC or lacks_header(place, at):
        return 0
    size = believed_size(p, left, place.batch_bytes)
    if size == 0 or not is_plausible(p, place.seen - at, size):
        return 0
    if size > place.seen - at:
        place.is_cut = True
        return 0
    if checksum_holds(p, size):
        return size
    place.effort -= size
    return 0


cdef bint lacks_header(Place *place, int64_t at) noexcept nogil:
    """Whether a header would be cut off by the end of what is in memory."""
    if place.seen - at >= min(place.left - at, BATCH_OVERHEAD):
        return False
    place.is_cut = True
    return True


cdef inline int64_t least_size(uint8_t magic) noexcept nogil:
    """`kafkafmt.segment.record.layout.min_entry_size`."""
    if magic == MAGIC_V2:
        return BATCH_OVERHEAD
    return MIN_ENTRY_V0 if magic == MAGIC_V0 else MIN_ENTRY_V1


cdef bint is_zero(const uint8_t *p, size_t size) noexcept nogil:
    cdef size_t i
    for i in range(size):
        if p[i]:
            return False
    return True
