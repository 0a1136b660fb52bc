"""Part of the compiled engine: a message in one version, read whole."""

cdef class Program:
    """Reads a message in one version.

    Args:
        struct: the message.
        prefix: what stands before the message in its text.
        must_end: whether nothing may follow the message.
    """

    cdef Struct struct
    cdef bytes prefix
    cdef bint must_end
    cdef Output out

    def __init__(self, Struct struct, bytes prefix, bint must_end):
        self.struct = struct
        self.prefix = prefix
        self.must_end = must_end

    def __dealloc__(self):
        free(self.out.data)

    cdef int write(self, Output *out, bytes data, Py_ssize_t start) except -1:
        """Write what :meth:`text` gives; 0: unsound. Whether it is UTF-8 is not known yet."""
        cdef Cursor at
        cdef const uint8_t *first = <const uint8_t *>PyBytes_AsString(data)
        at.p = first + start
        at.end = first + PyBytes_Size(data)
        put_bytes(out, self.prefix)
        if start > at.end - first or not write_struct(out, &at, self.struct):
            return 0
        if self.must_end and at.p != at.end:
            return 0
        return put(out, b"}", 1)

    def text(self, bytes data, Py_ssize_t start):
        """The prefix, the JSON of the message from a place on, and a brace; ``None``: unsound."""
        self.out.size = 0
        if not self.write(&self.out, data, start):
            return None
        try:
            return PyUnicode_DecodeUTF8(<const char *>self.out.data, self.out.size, NULL)
        except UnicodeDecodeError:
            return None

    def values(self, bytes data, Py_ssize_t start):
        """The fields of the message from a place on, by name; ``None``: unsound."""
        cdef Cursor at
        cdef const uint8_t *first = <const uint8_t *>PyBytes_AsString(data)
        cdef dict values
        at.p = first + start
        at.end = first + PyBytes_Size(data)
        if start > at.end - first:
            return None
        try:
            values = read_struct(&at, self.struct)
        except (_Unsound, UnicodeDecodeError):
            return None
        return None if self.must_end and at.p != at.end else values
