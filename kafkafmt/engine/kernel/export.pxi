"""Part of the kernel: columns handed over by Arrow's C data interface.

Strategy: all columns of a table go in one structure, which pyarrow takes over in one call. Arrays
that are made one by one give the interpreter's lock away once each, and another thread may keep it.

Invariant: an array has its blocks for itself until whoever took it releases it. That may be in any
thread, and after its parent.
"""

cdef extern from "Python.h":
    bint Py_IsInitialized() nogil

cdef extern from *:
    """
    /* https://arrow.apache.org/docs/format/CDataInterface.html */
    struct ArrowArray {
        int64_t length;
        int64_t null_count;
        int64_t offset;
        int64_t n_buffers;
        int64_t n_children;
        const void **buffers;
        struct ArrowArray **children;
        struct ArrowArray *dictionary;
        void (*release)(struct ArrowArray *);
        void *private_data;
    };
    """
    struct ArrowArray:
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

cdef enum:
    MAX_BUFFERS = 3

# What an array holds: its blocks, and where they and its children are listed.
cdef struct Holdings:
    PyObject *blocks
    const void *buffers[MAX_BUFFERS]
    ArrowArray *children
    ArrowArray **listed


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


cdef class Exported:
    """A struct array, to be taken over once from its ``address``.

    Args:
        length: of all columns.
        columns: each the length, the number of nulls, the list of blocks (at most three, in Arrow's
            order, ``None`` where there is none), and the children, which are the same again.
    """

    cdef ArrowArray array

    def __cinit__(self, int64_t length, columns):
        describe(&self.array, length, 0, [None], columns)

    def __dealloc__(self):
        if self.array.release != NULL:  # nobody took it
            self.array.release(&self.array)

    @property
    def address(self):
        return <size_t>&self.array
