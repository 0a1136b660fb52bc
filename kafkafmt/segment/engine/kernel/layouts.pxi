"""Part of the kernel: bytes at one place of messages that follow each other and have one size."""

cdef int get_messages(Py_buffer *view, messages, size_t size, size_t place, size_t width) except -1:
    if size == 0 or place > size or width > size - place:
        raise ValueError("a place inside a message was expected")
    return PyObject_GetBuffer(messages, view, PyBUF_SIMPLE)


def all_have(messages, size_t size, size_t place, bytes expected):
    """Return whether all messages of a size have the expected bytes at a place."""
    cdef Py_buffer view
    cdef size_t i, n, width = PyBytes_Size(expected)
    cdef const char *wanted = PyBytes_AsString(expected)
    cdef const uint8_t *p
    cdef uint8_t differing = 0
    get_messages(&view, messages, size, place, width)
    p = <const uint8_t *>view.buf + place
    for n in range(width):
        for i in range(view.len // size):
            differing |= p[i * size + n] ^ <uint8_t>wanted[n]
    PyBuffer_Release(&view)
    return not differing


def numbers_at(messages, size_t size, size_t place, size_t width):
    """Return the big-endian numbers of 1, 2, 4 or 8 bytes at a place, in the machine's order."""
    cdef Py_buffer view
    cdef size_t i, count
    cdef const uint8_t *p
    cdef Block numbers
    get_messages(&view, messages, size, place, width)
    try:
        count = view.len // size
        p = <const uint8_t *>view.buf + place
        numbers = new_block(count * width)
        if width == 8:
            for i in range(count):
                (<int64_t *>numbers.data)[i] = int64_at(p + i * size)
        elif width == 4:
            for i in range(count):
                (<int32_t *>numbers.data)[i] = int32_at(p + i * size)
        elif width == 2:
            for i in range(count):
                (<int16_t *>numbers.data)[i] = int16_at(p + i * size)
        else:
            for i in range(count):
                numbers.data[i] = p[i * size]
    finally:
        PyBuffer_Release(&view)
    return numbers
