"""Part of the kernel: columns handed over by Arrow's C data interface.

Strategy: all columns of a table go in one structure, which pyarrow takes over in one call, from a
stream that it got as a PyCapsule. Arrays that are made one by one release the interpreter's lock once
each, and another thread may keep it.

Invariant: an array owns its blocks until its consumer releases it. That may be in any thread, and
after its parent.
"""

from cpython.pycapsule cimport PyCapsule_GetPointer, PyCapsule_New
from libc.errno cimport EINVAL

cdef extern from "Python.h":
    bint Py_IsInitialized() nogil

# https://arrow.apache.org/docs/format/CDataInterface.html
cdef struct ArrowArray:
    int64_t length
    int64_t null_count
    int64_t offset
    int64_t n_buffers
    int64_t n_children
    const void **buffers
    ArrowArray **children
    ArrowArray *dictionary
    void (*release)(ArrowArray *) noexcept nogil
    void *private_data

cdef struct ArrowSchema:
    const char *format
    const char *name
    const char *metadata
    int64_t flags
    int64_t n_children
    ArrowSchema **children
    ArrowSchema *dictionary
    void (*release)(ArrowSchema *) noexcept nogil
    void *private_data

# https://arrow.apache.org/docs/format/CStreamInterface.html
cdef struct ArrowArrayStream:
    int (*get_schema)(ArrowArrayStream *, ArrowSchema *) noexcept nogil
    int (*get_next)(ArrowArrayStream *, ArrowArray *) noexcept nogil
    const char *(*get_last_error)(ArrowArrayStream *) noexcept nogil
    void (*release)(ArrowArrayStream *) noexcept nogil
    void *private_data

cdef enum:
    MAX_BUFFERS = 3

# What an array holds: its blocks, and where they and its children are listed.
cdef struct Holdings:
    PyObject *blocks
    const void *buffers[MAX_BUFFERS]
    ArrowArray *children
    ArrowArray **listed

# What a stream and its tables share.
cdef struct Held:
    int users
    ArrowSchema schema
    ArrowArray array


cdef void release_array(ArrowArray *array) noexcept nogil:
    cdef Holdings *held = <Holdings *>array.private_data
    cdef int64_t i
    for i in range(array.n_children):
        if held.children[i].release != NULL:  # else it has been moved away
            held.children[i].release(&held.children[i])
    free(held.children)
    free(held.listed)
    if Py_IsInitialized():
        with gil:
            Py_DECREF(<object>held.blocks)
    free(held)
    array.release = NULL


cdef int describe(
    ArrowArray *array, int64_t length, int64_t nulls, list blocks, children
) except -1:
    """Fill in an array that is all zeroes."""
    cdef Holdings *held = <Holdings *>calloc(1, sizeof(Holdings))
    cdef Block block
    cdef int64_t i
    if held == NULL:
        raise MemoryError
    Py_INCREF(blocks)
    held.blocks = <PyObject *>blocks
    array.private_data = held
    array.release = release_array
    array.length = length
    array.null_count = nulls
    array.buffers = held.buffers
    array.n_buffers = len(blocks)
    for i in range(array.n_buffers):
        block = blocks[i]
        if block is not None:
            held.buffers[i] = block.data
    if children:
        held.children = <ArrowArray *>calloc(len(children), sizeof(ArrowArray))
        held.listed = <ArrowArray **>calloc(len(children), sizeof(ArrowArray *))
        if held.children == NULL or held.listed == NULL:
            raise MemoryError
        array.children = held.listed
        for child in children:
            i = array.n_children
            held.listed[i] = &held.children[i]
            array.n_children += 1
            describe(&held.children[i], child[0], child[1], child[2], child[3])
    return 0


cdef const char *last_error(ArrowArrayStream *stream) noexcept nogil:
    return NULL


cdef int give_schema(ArrowArrayStream *stream, ArrowSchema *schema) noexcept nogil:
    """Move the schema to a consumer, which gets it once."""
    cdef Held *held = <Held *>stream.private_data
    if held.schema.release == NULL:
        return EINVAL
    schema[0] = held.schema
    held.schema.release = NULL
    return 0


cdef int give_array(ArrowArrayStream *stream, ArrowArray *array) noexcept nogil:
    """Move the table that was offered to a consumer; without one the stream ends."""
    cdef Held *held = <Held *>stream.private_data
    array[0] = held.array
    held.array.release = NULL
    return 0


cdef void release_stream(ArrowArrayStream *stream) noexcept nogil:
    if Py_IsInitialized():
        with gil:  # the count of users is protected by it
            let_go(<Held *>stream.private_data)
    stream.release = NULL


cdef void let_go(Held *held) noexcept:
    """One of the two users needs it no longer; the last one frees it."""
    held.users -= 1
    if held.users == 0:
        if held.schema.release != NULL:
            held.schema.release(&held.schema)
        if held.array.release != NULL:
            held.array.release(&held.array)
        free(held)


cdef void free_capsule(object capsule) noexcept:
    """Free what a capsule holds, and the stream unless a consumer has taken it."""
    cdef ArrowArrayStream *stream = <ArrowArrayStream *>PyCapsule_GetPointer(
        capsule, "arrow_array_stream"
    )
    if stream.release != NULL:
        stream.release(stream)
    free(stream)


cdef class Tables:
    """Tables of one schema, each of which a consumer takes over after it was offered.

    One stream serves all tables of a scan: to export and to import the schema takes longer than the
    rest of a table. Offering and taking are for one thread at a time.

    Args:
        schema: what has the capsule of the schema (``__arrow_c_schema__``).
    """

    cdef Held *held
    cdef bint is_taken

    def __cinit__(self, schema):
        cdef ArrowSchema *given
        capsule = schema.__arrow_c_schema__()
        given = <ArrowSchema *>PyCapsule_GetPointer(capsule, "arrow_schema")
        self.held = <Held *>calloc(1, sizeof(Held))
        if self.held == NULL:
            raise MemoryError
        self.held.users = 1
        self.held.schema = given[0]
        given.release = NULL

    def __dealloc__(self):
        if self.held != NULL:
            let_go(self.held)

    def __arrow_c_stream__(self, requested_schema=None):
        """The capsule of the stream, once; the tables have one schema, whichever is requested."""
        cdef ArrowArrayStream *stream
        if self.is_taken:
            raise ValueError("the stream has been taken already")
        stream = <ArrowArrayStream *>calloc(1, sizeof(ArrowArrayStream))
        if stream == NULL:
            raise MemoryError
        try:
            capsule = PyCapsule_New(stream, "arrow_array_stream", free_capsule)
        except:
            free(stream)
            raise
        stream.get_schema = give_schema
        stream.get_next = give_array
        stream.get_last_error = last_error
        stream.release = release_stream
        stream.private_data = self.held
        self.held.users += 1
        self.is_taken = True
        return capsule

    def offer(self, int64_t length, columns):
        """Let the stream give this table next.

        Args:
            length: of all columns.
            columns: each the length, the number of nulls, the list of blocks (at most three, in
                Arrow's order, ``None`` where there is none), and the children, which are the same
                again.
        """
        cdef ArrowArray *array = &self.held.array
        if array.release != NULL:  # no consumer took the table before
            array.release(array)
        memset(array, 0, sizeof(ArrowArray))
        try:
            describe(array, length, 0, [None], columns)
        except:
            if array.release != NULL:
                array.release(array)
            raise
