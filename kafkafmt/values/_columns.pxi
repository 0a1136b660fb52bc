"""Part of the kernels for values: the columns that are gathered, each a few growing buffers.

Strategy: a column has slots (values of a fixed width, or the ends of texts and lists), bytes (of
texts), and where its rows can be null a flag a row. Lengths are kept apart from buffers, in marks,
so that a record that is refused is undone by copying the marks back.

Invariant: nothing is written that was not reserved; ends fit 32 bits.
"""

cdef enum:
    MAX_END = 0x7FFFFFFE  # ends are 32 bits, and so is the number of rows
    COPY_SLACK = 32

# What a column has slots for.
cpdef enum:
    FLAGS_ONLY = 0  # a struct: its children have the values
    FIXED_WIDTH = 1
    TEXTS = 2  # ends, and the bytes
    LISTS = 3  # ends; a child has the items

cdef struct Column:
    int layout
    size_t width  # of a slot
    bint is_nullable
    size_t capacity  # rows
    size_t usual  # rows to begin with: as many as there were the last time
    uint8_t *slots
    uint8_t *valid  # a byte a row; NULL if none can be null
    uint8_t *bytes
    size_t bytes_capacity
    int32_t first_child  # in `Gathering.children`; of structs only, which have a row for each of theirs
    int32_t num_children

cdef struct Mark:
    size_t rows
    size_t bytes

cdef enum:
    NO_ROW = -1  # there is no memory for it, or there are too many


cdef bint resize(uint8_t **data, size_t size) noexcept nogil:
    cdef uint8_t *found = <uint8_t *>realloc(data[0], max(size, <size_t>64))
    if found != NULL:
        data[0] = found
    return found != NULL


cdef bint grow_rows(Column *column) noexcept nogil:
    cdef size_t wanted = column.capacity + column.capacity // 2
    if column.capacity >= MAX_END:
        return False
    if not column.capacity:
        wanted = column.usual + column.usual // 8
    wanted = min(max(wanted, <size_t>1024), <size_t>MAX_END)
    if column.is_nullable and not resize(&column.valid, wanted):
        return False
    if column.layout == FIXED_WIDTH:
        if not resize(&column.slots, wanted * column.width):
            return False
    elif column.layout != FLAGS_ONLY:
        if not resize(&column.slots, (wanted + 1) * sizeof(int32_t)):
            return False
        if not column.capacity:
            (<int32_t *>column.slots)[0] = 0
    column.capacity = wanted
    return True


cdef bint grow_bytes(Column *column, size_t size) noexcept nogil:
    size = max(size + COPY_SLACK, column.bytes_capacity + column.bytes_capacity // 2)
    size = max(size, 16 * column.usual)
    if not resize(&column.bytes, size):
        return False
    column.bytes_capacity = size
    return True


cdef inline int64_t next_row(Column *column, Mark *mark) noexcept nogil:
    """One more row, flagged as valid; its slot is still to be written."""
    cdef size_t row = mark.rows
    if row >= column.capacity and not grow_rows(column):
        return NO_ROW
    if column.is_nullable:
        column.valid[row] = 1
    mark.rows = row + 1
    return <int64_t>row


cdef inline bint add_text(
    Column *column, Mark *mark, const uint8_t *p, size_t size, const uint8_t *end
) noexcept nogil:
    """Append a text, or bytes; `end` is that of what may be read."""
    cdef int64_t row
    if size > MAX_END - mark.bytes:
        return False
    if mark.bytes + size + COPY_SLACK > column.bytes_capacity:
        if not grow_bytes(column, mark.bytes + size):
            return False
    row = next_row(column, mark)
    if row == NO_ROW:
        return False
    if size <= COPY_SLACK and end - p >= COPY_SLACK:
        memcpy(column.bytes + mark.bytes, p, COPY_SLACK)  # of known size: two instructions
    else:
        memcpy(column.bytes + mark.bytes, p, size)
    mark.bytes += size
    (<int32_t *>column.slots)[row + 1] = <int32_t>mark.bytes
    return True


cdef class Block:
    """A buffer that was given away; freed with the last that refers to it."""

    cdef uint8_t *data
    cdef size_t size

    def __getbuffer__(self, Py_buffer *view, int flags):
        PyBuffer_FillInfo(view, self, self.data, self.size, True, flags)

    def __dealloc__(self):
        free(self.data)


cdef Block take(uint8_t **data, size_t size):
    """Give memory away; never NULL, for Arrow aborts over that."""
    cdef Block block
    if data[0] == NULL and not resize(data, size):
        raise MemoryError
    block = Block.__new__(Block)
    block.data = data[0]
    block.size = size
    data[0] = NULL
    return block


cdef Block packed(const uint8_t *flags, size_t count):
    """One bit for each byte."""
    cdef uint8_t *bits = NULL
    cdef size_t size = (count + 7) // 8, i, n
    cdef uint8_t byte
    if not resize(&bits, size):
        raise MemoryError
    for i in range(count >> 3):
        byte = 0
        for n in range(8):
            byte |= <uint8_t>(flags[8 * i + n] << n)
        bits[i] = byte
    if count & 7:
        byte = 0
        for n in range(count & 7):
            byte |= <uint8_t>(flags[(count & ~<size_t>7) + n] << n)
        bits[count >> 3] = byte
    return take(&bits, size)


cdef size_t count_zeroes(const uint8_t *flags, size_t count) noexcept nogil:
    cdef size_t i, ones = 0
    for i in range(count):
        ones += flags[i]
    return count - ones
