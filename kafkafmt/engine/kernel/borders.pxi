"""Part of the kernel: files, and where entries begin in them (`kafkafmt.log.boundaries`)."""

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


def follow(data, int64_t position, int64_t wanted, int64_t size):
    """`kafkafmt.log.boundaries.follow`."""
    cdef Py_buffer view
    cdef int64_t start = position, end = position
    PyObject_GetBuffer(data, &view, PyBUF_SIMPLE)
    with nogil:
        follow_heads(<const uint8_t *>view.buf, view.len, wanted, size, &start, &end)
    PyBuffer_Release(&view)
    return start, end


def follow_file(int file, int64_t position, int64_t wanted, int64_t size):
    """As :func:`follow`, in an open file; of large entries only the heads are read."""
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
