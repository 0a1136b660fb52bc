"""Part of the fast road: a message in one version, read whole."""

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

    def text(self, bytes data, Py_ssize_t start):
        """The prefix, the JSON of the message from a place on, and a brace; ``None``: unsound."""
        cdef Cursor at
        cdef const uint8_t *first = <const uint8_t *>PyBytes_AsString(data)
        at.p = first + start
        at.end = first + PyBytes_Size(data)
        self.out.size = 0
        put_bytes(&self.out, self.prefix)
        if start > at.end - first or not write_struct(&self.out, &at, self.struct):
            return None
        if self.must_end and at.p != at.end:
            return None
        put(&self.out, b"}", 1)
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
