"""Part of the kernel: files, and where entries begin in them (`kafkafmt.segment.engine.walk`)."""

cdef extern from *:
    """
    #ifdef _WIN32
    #define read_at(file, to, size, position) (-1)
    #else
    #include <unistd.h>
    #define read_at(file, to, size, position) pread(file, to, size, position)
    #endif
    """
    int64_t read_at(int file, void *to, size_t size, int64_t position) nogil

cdef enum:
    HEADS_SIZE = 128 * 1024
    LARGE_ENTRY = 8 * 1024  # from here on to read what lies between two heads takes longer


cdef int64_t read_all(int file, void *to, size_t size, int64_t position) noexcept nogil:
    """Up to `size` bytes, fewer at the end of the file; -1: it cannot be read so."""
    cdef size_t found = 0
    cdef int64_t read = 1
    while found < size and read > 0:
        read = read_at(file, <uint8_t *>to + found, size - found, position + found)
        found += max(read, 0)
    return -1 if read < 0 else <int64_t>found


# Bytes of an open file, and where they are in it.
cdef struct Piece:
    int file
    int64_t position
    uint8_t *data
    size_t capacity
    int64_t found  # so many have been read


cdef bint extend(Piece *piece, int64_t size) noexcept nogil:
    """Read on until there are so many bytes; false: there is no room, or the file has fewer."""
    cdef int64_t more
    if <uint64_t>size > piece.capacity:
        return False
    if size > piece.found:
        more = read_all(
            piece.file, piece.data + piece.found, size - piece.found, piece.position + piece.found
        )
        piece.found += max(more, <int64_t>0)
    return size <= piece.found


cdef bint follow(Piece *piece, size_t size, size_t most, int64_t stop) noexcept nogil:
    """Read what follows the first bytes of a piece, up to `stop`; false: there is nothing to read.
    """
    cdef int64_t position = piece.position + size, found
    if position >= stop:
        return False
    found = read_all(piece.file, piece.data, min(most, <size_t>(stop - position)), position)
    if found <= 0:
        return False
    piece.position = position
    piece.found = found
    return True


def follow_file(int file, int64_t position, int64_t wanted, int64_t size):
    """`kafkafmt.segment.engine.walk.follow`, in an open file; of large entries only heads are read."""
    cdef Block memory = new_block(HEADS_SIZE)
    cdef int64_t start = position, end = position, found
    with nogil:
        while end <= wanted:
            found = HEADER_SIZE_UP_TO_MAGIC if end - start >= LARGE_ENTRY else HEADS_SIZE
            found = read_at(file, memory.data, found, end)
            if not follow_heads(memory.data, found, wanted, size, &start, &end):
                break
    return start, end


cdef bint follow_heads(
    const uint8_t *p, int64_t seen, int64_t wanted, int64_t size, int64_t *start, int64_t *end
) noexcept nogil:
    """Move on from `end`, where `p` begins, as far as `seen` bytes lead; false: they lead nowhere.
    """
    cdef int64_t position = end[0], at = position, length
    seen = min(size, position + seen)
    while at <= wanted and seen - at >= HEADER_SIZE_UP_TO_MAGIC:
        length = int32_at(p + (at - position) + SIZE_OFFSET)
        if length < MIN_LENGTH or LOG_OVERHEAD + length > size - at:
            break
        start[0] = at
        at += LOG_OVERHEAD + length
    end[0] = at
    return at > position
