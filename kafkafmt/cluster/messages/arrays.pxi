"""Part of the compiled engine: Arrow arrays of keys and values, read in place.

Invariant: a buffer is held for as long as the object lives.
"""

cdef class View:
    """The bytes of an Arrow buffer, while this object lives; none for ``None``."""

    cdef Py_buffer held
    cdef bint is_held
    cdef const uint8_t *data

    def __cinit__(self, source):
        if source is not None:
            PyObject_GetBuffer(source, &self.held, PyBUF_SIMPLE)
            self.is_held = True
            self.data = <const uint8_t *>self.held.buf

    def __dealloc__(self):
        if self.is_held:
            PyBuffer_Release(&self.held)


cdef class Binary:
    """A binary Arrow array: its buffers, and where it starts in them."""

    cdef View valid
    cdef View ends
    cdef View data
    cdef Py_ssize_t offset

    def __init__(self, array):
        valid, ends, data = array.buffers()
        self.valid = View(valid)
        self.ends = View(ends)
        self.data = View(data)
        self.offset = array.offset

    cdef bint at(self, Py_ssize_t row, Cursor *found) noexcept nogil:
        """The bytes of a row; false: it is null."""
        cdef Py_ssize_t place = self.offset + row
        cdef const int32_t *ends = <const int32_t *>self.ends.data
        if self.valid.data != NULL and not self.valid.data[place >> 3] >> (place & 7) & 1:
            return False
        found.p = self.data.data + ends[place]
        found.end = self.data.data + ends[place + 1]
        return True
