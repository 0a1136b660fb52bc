"""Part of the kernels for values: reading many values into columns, whatever their format is.

Strategy: a format's plan says how one value is read; this class calls it for each value, undoes
what a refused one left, and gives the columns away.

Invariant: a refused value leaves no trace but its null row. A value is taken only if it ends
exactly where its bytes do.
"""

from cpython.buffer cimport PyBUF_SIMPLE, PyBuffer_FillInfo, PyBuffer_Release, PyObject_GetBuffer
from libc.stdint cimport (
    INT32_MAX, INT32_MIN, INT64_MIN, int8_t, int32_t, int64_t, uint8_t, uint32_t, uint64_t
)
from libc.stdlib cimport calloc, free, malloc, realloc
from libc.string cimport memcmp, memcpy, memset

include "../segment/engine/kernel/utf8.pxi"
include "_columns.pxi"
include "_numbers.pxi"

cdef enum:
    MAX_KEYS = 128  # of a map: more are not compared with each other here, so they are refused


cdef class Gathering:
    """Columns that values are read into.

    Args of `set_columns`: each column's layout, the width of its slots, whether its rows can be
    null, and the list of its child columns, which have a row for each of its own; children come
    before their parents.
    """

    cdef Column *columns
    cdef Mark *marks
    cdef Mark *saved
    cdef int32_t *children
    cdef int32_t num_columns
    cdef bint is_short_of_memory

    cdef int set_columns(self, list columns) except -1:
        cdef int32_t i, at = 0
        self.columns = <Column *>calloc(max(len(columns), 1), sizeof(Column))
        self.marks = <Mark *>calloc(max(len(columns), 1), sizeof(Mark))
        self.saved = <Mark *>calloc(max(len(columns), 1), sizeof(Mark))
        self.children = <int32_t *>calloc(
            sum([len(column[3]) for column in columns]) + 1, sizeof(int32_t)
        )
        if (
            self.columns == NULL or self.marks == NULL or self.saved == NULL
            or self.children == NULL
        ):
            raise MemoryError
        self.num_columns = len(columns)
        for i, (layout, width, is_nullable, listed) in enumerate(columns):
            self.columns[i].layout = layout
            self.columns[i].width = width
            self.columns[i].is_nullable = is_nullable
            self.columns[i].first_child = at
            self.columns[i].num_children = len(listed)
            for child in listed:
                if not 0 <= child < i:
                    raise ValueError(f"column {i}: no column {child} before it")
                self.children[at] = child
                at += 1
        return 0

    def __dealloc__(self):
        cdef int32_t i
        if self.columns != NULL:
            for i in range(self.num_columns):
                free(self.columns[i].slots)
                free(self.columns[i].bytes)
                free(self.columns[i].valid)
        free(self.columns)
        free(self.marks)
        free(self.saved)
        free(self.children)

    cdef const uint8_t *read_value(self, const uint8_t *p, const uint8_t *end) noexcept nogil:
        """Read one value and say where it ends. NULL: it is refused."""
        return NULL

    def read(
        self, ends, data, size_t offset, size_t count, size_t skip, int32_t root_column
    ):
        """Read values, and return the rows that were refused.

        Args:
            ends: of the values, as a buffer of 32-bit ends; the first is where the first begins.
            data: their bytes, as a buffer.
            offset: how many ends come before the first.
            count: how many values.
            skip: how many bytes of each come before it.
            root_column: the one that has a row a value; it gets the null rows.
        """
        cdef Py_buffer ends_view, data_view
        cdef int32_t *refused
        cdef size_t num_refused = 0
        memset(self.marks, 0, self.num_columns * sizeof(Mark))
        self.is_short_of_memory = False
        refused = <int32_t *>malloc((count + 1) * sizeof(int32_t))
        if refused == NULL:
            raise MemoryError
        try:
            PyObject_GetBuffer(ends, &ends_view, PyBUF_SIMPLE)
            try:
                PyObject_GetBuffer(data, &data_view, PyBUF_SIMPLE)
                try:
                    if <size_t>ends_view.len < (offset + count + 1) * sizeof(int32_t):
                        raise ValueError("fewer ends than values")
                    with nogil:
                        num_refused = self.read_all(
                            <const int32_t *>ends_view.buf + offset,
                            <const uint8_t *>data_view.buf, data_view.len,
                            count, skip, root_column, refused,
                        )
                finally:
                    PyBuffer_Release(&data_view)
            finally:
                PyBuffer_Release(&ends_view)
            if self.is_short_of_memory:
                raise MemoryError
            return [refused[i] for i in range(num_refused)]
        finally:
            free(refused)

    def column(self, int32_t index):
        """A column: its rows, its nulls, and its validity, slots and bytes; once after a read."""
        cdef Column *column
        cdef Mark *mark
        cdef size_t nulls = 0
        cdef object valid = None, slots = None, data = None
        if not 0 <= index < self.num_columns:
            raise IndexError(index)
        column = &self.columns[index]
        mark = &self.marks[index]
        if not column.capacity and not grow_rows(column):
            raise MemoryError
        if column.is_nullable:
            nulls = count_zeroes(column.valid, mark.rows)
            if nulls:
                valid = packed(column.valid, mark.rows)
        if column.layout == FIXED_WIDTH:
            if column.width == 1:
                slots = packed(column.slots, mark.rows)
            else:
                slots = take(&column.slots, mark.rows * column.width)
        elif column.layout != FLAGS_ONLY:
            slots = take(&column.slots, (mark.rows + 1) * sizeof(int32_t))
            if column.layout == TEXTS:
                data = take(&column.bytes, mark.bytes)
                column.bytes_capacity = 0
        column.usual = mark.rows
        column.capacity = 0
        return mark.rows, nulls, valid, slots, data

    cdef size_t read_all(
        self, const int32_t *ends, const uint8_t *data, size_t size, size_t count, size_t skip,
        int32_t root_column, int32_t *refused,
    ) noexcept nogil:
        cdef size_t i, num_refused = 0
        cdef const uint8_t *end = NULL
        cdef const uint8_t *p
        cdef size_t marks_size = self.num_columns * sizeof(Mark)
        self.columns[root_column].usual = max(self.columns[root_column].usual, count)
        for i in range(count):
            memcpy(self.saved, self.marks, marks_size)
            p = NULL
            if 0 <= ends[i] <= ends[i + 1] and <size_t>ends[i + 1] <= size:
                if skip <= <size_t>(ends[i + 1] - ends[i]):
                    end = data + ends[i + 1]
                    p = self.read_value(data + ends[i] + skip, end)
            if p == NULL or p != end:
                memcpy(self.marks, self.saved, marks_size)
                if not self.add_null(root_column):
                    self.is_short_of_memory = True
                    return 0
                refused[num_refused] = <int32_t>i
                num_refused += 1
        return num_refused

    cdef bint add_null(self, int32_t index) noexcept nogil:
        """A null row, in the columns of its members too."""
        cdef Column *column = &self.columns[index]
        cdef int64_t row = next_row(column, &self.marks[index])
        cdef int32_t i
        if row == NO_ROW:
            return False
        if column.is_nullable:
            column.valid[row] = 0
        if column.layout == FIXED_WIDTH:
            memset(column.slots + <size_t>row * column.width, 0, column.width)
        elif column.layout != FLAGS_ONLY:
            (<int32_t *>column.slots)[row + 1] = (<int32_t *>column.slots)[row]
        for i in range(column.num_children):
            if not self.add_null(self.children[column.first_child + i]):
                return False
        return True

    cdef bint end_items(self, int32_t index, int32_t items) noexcept nogil:
        """A row of a list or a map, up to the last item that was read."""
        cdef Column *column = &self.columns[index]
        cdef int64_t row = next_row(column, &self.marks[index])
        if row == NO_ROW or self.marks[items].rows > MAX_END:
            return False
        (<int32_t *>column.slots)[row + 1] = <int32_t>self.marks[items].rows
        return True

    cdef bint are_different(self, int32_t index, size_t first) noexcept nogil:
        """Whether the keys from row `first` on are; of equal ones a dict keeps the last value."""
        cdef Column *column = &self.columns[index]
        cdef const int32_t *ends = <const int32_t *>column.slots
        cdef size_t width = column.width
        cdef size_t last = self.marks[index].rows, i, j
        cdef int32_t size
        if last - first > MAX_KEYS:
            return False
        if column.layout == FIXED_WIDTH:
            for i in range(first + 1, max(last, first + 1)):
                for j in range(first, i):
                    if not memcmp(column.slots + i * width, column.slots + j * width, width):
                        return False
            return True
        for i in range(first + 1, max(last, first + 1)):
            size = ends[i + 1] - ends[i]
            for j in range(first, i):
                if ends[j + 1] - ends[j] == size and not memcmp(
                    column.bytes + ends[i], column.bytes + ends[j], size
                ):
                    return False
        return True
