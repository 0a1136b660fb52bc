# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, binding=False
"""The compiled engine for Avro: values of one writer's schema become Arrow buffers.

Strategy: a plan is a tree of nodes, one for each place of the writer's schema. A node says what to
read and which column of the reader's schema takes it; without a column it is skipped. The kernel
raises no error for a value: one that it does not read becomes a null row; the exact engine then
reads it, or says what is wrong.

Invariant: no byte is read before it has been compared with the end.
"""

include "../_gathering.pxi"

# What a node reads, and writes.
cpdef enum:
    REFUSE = 0
    # What fills one slot of its column:
    BOOLEAN = 1
    INT = 2
    LONG = 3
    INT_AS_LONG = 4
    INT_AS_FLOAT = 5
    INT_AS_DOUBLE = 6
    LONG_AS_FLOAT = 7
    LONG_AS_DOUBLE = 8
    FLOAT = 9
    FLOAT_AS_DOUBLE = 10
    DOUBLE = 11
    TIME_MS = 12  # an int within a day
    TIME_US = 13  # a long within a day
    ENUM = 14  # one of `size` symbols; its index is written
    DECIMAL = 15  # bytes below `limits[size]`
    DECIMAL_FIXED = 16  # the same; the child node says of how many bytes
    # Everything else:
    NULL_VALUE = 17  # nothing is read; the column gets a null row
    BYTES = 18
    STRING = 19
    FIXED = 20  # `size` bytes
    RECORD = 21  # without a column its children are only read
    ARRAY = 22  # likewise
    MAP = 23  # likewise; the first child reads the keys
    UNION = 24  # a child a branch of the writer
    BRANCH = 25  # the child is a member of a struct, `size` its place; the others are null
    SKIP_INT = 26
    SKIP_LONG = 27
    SKIP_BYTES = 28
    SKIP_FIXED = 29
    SKIP_ENUM = 30
    SKIP_BOOLEAN = 31

cdef enum:
    MS_PER_DAY = 86400000

cdef int64_t US_PER_DAY = 86400000000

cdef struct Node:
    int op
    int32_t column  # -1: skipped
    int32_t size
    int32_t first_child  # in `Plan.links`
    int32_t num_children


cdef class Plan(Gathering):
    """Reads values of one writer's schema.

    Args:
        nodes: each what it reads, its column or -1, its size, and the list of its child nodes;
            children come before their parents, and the last node is the root.
        columns: what `Gathering` gathers.
        limits: of decimals, each as high and low 64 bits.
    """

    cdef Node *nodes
    cdef int32_t root  # in `links`
    cdef int32_t *links
    cdef Wide *limits

    def __cinit__(self, list nodes, list columns, list limits):
        cdef int32_t i, at = 0
        self.set_columns(columns)
        self.nodes = <Node *>calloc(max(len(nodes), 1), sizeof(Node))
        self.limits = <Wide *>calloc(max(len(limits), 1), sizeof(Wide))
        self.links = <int32_t *>calloc(sum([len(node[3]) for node in nodes]) + 1, sizeof(int32_t))
        if self.nodes == NULL or self.limits == NULL or self.links == NULL:
            raise MemoryError
        for i, (op, column, size, linked) in enumerate(nodes):
            if not -1 <= column < self.num_columns:
                raise ValueError(f"node {i}: no column {column}")
            self.nodes[i] = Node(op, column, size, at, len(linked))
            for child in linked:
                if not 0 <= child < i:
                    raise ValueError(f"node {i}: no node {child} before it")
                self.links[at] = child
                at += 1
        self.root = at
        self.links[at] = len(nodes) - 1
        for i, (high, low) in enumerate(limits):
            self.limits[i] = Wide(high, low)

    def __dealloc__(self):
        free(self.nodes)
        free(self.limits)
        free(self.links)

    # --- reading ---------------------------------------------------------------------------------

    cdef const uint8_t *read_value(self, const uint8_t *p, const uint8_t *end) noexcept nogil:
        return self.read_nodes(self.root, 1, p, end)

    cdef const uint8_t *read_nodes(
        self, int32_t first, int32_t count, const uint8_t *p, const uint8_t *end
    ) noexcept nogil:
        """Read what `count` nodes say, from link `first` on, and say where that ends.

        NULL: it is refused.
        """
        cdef Node *node
        cdef Column *column
        cdef Mark *mark
        cdef int op
        cdef int32_t i, number = 0
        cdef int64_t row = NO_ROW, wide = 0
        cdef uint64_t low = 0, high = 0
        cdef size_t size = 0
        for i in range(first, first + count):
            node = &self.nodes[self.links[i]]
            while node.op == UNION:
                p = read_int(p, end, &number)
                if p == NULL or not 0 <= number < node.num_children:
                    return NULL
                node = &self.nodes[self.links[node.first_child + number]]
            op = node.op
            column = &self.columns[node.column]
            mark = &self.marks[node.column]
            if op <= DECIMAL_FIXED and op != REFUSE:
                row = next_row(column, mark)
                if row == NO_ROW:
                    return NULL
            if op == LONG or op == TIME_US or op == LONG_AS_FLOAT or op == LONG_AS_DOUBLE:
                p = read_varint(p, end, &wide)
                if p == NULL or (op == TIME_US and not 0 <= wide < US_PER_DAY):
                    return NULL
                if op == LONG_AS_FLOAT:
                    (<float *>column.slots)[row] = <float>wide
                elif op == LONG_AS_DOUBLE:
                    (<double *>column.slots)[row] = <double>wide
                else:
                    (<int64_t *>column.slots)[row] = wide
            elif (
                op == INT or op == ENUM or op == TIME_MS
                or op == INT_AS_LONG or op == INT_AS_FLOAT or op == INT_AS_DOUBLE
            ):
                p = read_int(p, end, &number)
                if p == NULL:
                    return NULL
                if op == ENUM and not 0 <= number < node.size:
                    return NULL
                if op == TIME_MS and not 0 <= number < MS_PER_DAY:
                    return NULL
                if op == INT_AS_LONG:
                    (<int64_t *>column.slots)[row] = number
                elif op == INT_AS_FLOAT:
                    (<float *>column.slots)[row] = <float>number
                elif op == INT_AS_DOUBLE:
                    (<double *>column.slots)[row] = number
                else:
                    (<int32_t *>column.slots)[row] = number
            elif op == STRING or op == BYTES:
                p = read_size(p, end, &size)
                if p == NULL or (op == STRING and not is_utf8(p, size)):
                    return NULL
                if not add_text(column, mark, p, size, end):
                    return NULL
                p += size
            elif op == FIXED:
                if node.size > end - p or not add_text(column, mark, p, node.size, end):
                    return NULL
                p += node.size
            elif op == DOUBLE:
                if end - p < 8:
                    return NULL
                (<uint64_t *>column.slots)[row] = little64(p)
                p += 8
            elif op == FLOAT or op == FLOAT_AS_DOUBLE:
                if end - p < 4:
                    return NULL
                if op == FLOAT:
                    (<uint32_t *>column.slots)[row] = little32(p)
                else:
                    (<double *>column.slots)[row] = float_of(little32(p))
                p += 4
            elif op == BOOLEAN:
                if p == end or p[0] > 1:
                    return NULL
                column.slots[row] = p[0]
                p += 1
            elif op == NULL_VALUE:
                if not self.add_null(node.column):
                    return NULL
            elif op == RECORD:
                if node.column >= 0 and next_row(column, mark) == NO_ROW:
                    return NULL
                p = self.read_nodes(node.first_child, node.num_children, p, end)
                if p == NULL:
                    return NULL
            elif op == ARRAY or op == MAP:
                p = self.read_items(node, p, end)
                if p == NULL:
                    return NULL
            elif op == DECIMAL or op == DECIMAL_FIXED:
                if op == DECIMAL:
                    p = read_size(p, end, &size)
                    if p == NULL:
                        return NULL
                else:
                    size = self.nodes[self.links[node.first_child]].size
                    if size > <size_t>(end - p):
                        return NULL
                if not read_decimal(p, size, self.limits[node.size], &low, &high):
                    return NULL
                (<uint64_t *>column.slots)[2 * row] = low
                (<uint64_t *>column.slots)[2 * row + 1] = high
                p += size
            elif op == BRANCH:
                p = self.read_branch(node, p, end)
                if p == NULL:
                    return NULL
            else:
                p = skip_value(op, node.size, p, end)
                if p == NULL:
                    return NULL
        return p

    cdef const uint8_t *read_branch(
        self, const Node *node, const uint8_t *p, const uint8_t *end
    ) noexcept nogil:
        """A member of a struct that has one for each branch of the reader's union."""
        cdef Column *column = &self.columns[node.column]
        cdef int32_t i
        if next_row(column, &self.marks[node.column]) == NO_ROW:
            return NULL
        for i in range(column.num_children):
            if i != node.size and not self.add_null(self.children[column.first_child + i]):
                return NULL
        return self.read_nodes(node.first_child, 1, p, end)

    cdef const uint8_t *read_items(
        self, const Node *node, const uint8_t *p, const uint8_t *end
    ) noexcept nogil:
        """The blocks of an array or a map. Each item takes a byte at least, or all are refused."""
        cdef int32_t keys = -1
        cdef int64_t count = 0, size = 0, i, row
        cdef size_t total = 0, first = 0
        cdef int32_t *ends
        if node.op == MAP and node.column >= 0:
            keys = self.nodes[self.links[node.first_child]].column
            first = self.marks[keys].rows
        while True:
            p = read_varint(p, end, &count)
            if p == NULL:
                return NULL
            if count == 0:
                break
            if count < 0:
                if count == INT64_MIN:
                    return NULL
                count = -count
                p = read_varint(p, end, &size)
                if p == NULL:
                    return NULL
            if count > end - p:
                return NULL
            total += <size_t>count
            for i in range(count):
                p = self.read_nodes(node.first_child, node.num_children, p, end)
                if p == NULL:
                    return NULL
        if node.column < 0:
            return p
        if keys >= 0 and not self.are_different(keys, first):
            return NULL
        row = next_row(&self.columns[node.column], &self.marks[node.column])
        if row == NO_ROW:
            return NULL
        ends = <int32_t *>self.columns[node.column].slots
        if total > <size_t>(MAX_END - ends[row]):
            return NULL
        ends[row + 1] = ends[row] + <int32_t>total
        return p


cdef const uint8_t *skip_value(
    int op, int32_t size, const uint8_t *p, const uint8_t *end
) noexcept nogil:
    """Step over a value that the reader does not have; NULL: it is refused."""
    cdef int32_t number = 0
    cdef int64_t wide = 0
    cdef size_t length = 0
    if op == SKIP_LONG:
        return read_varint(p, end, &wide)
    if op == SKIP_INT or op == SKIP_ENUM:
        p = read_int(p, end, &number)
        if op == SKIP_ENUM and not 0 <= number < size:
            return NULL
        return p
    if op == SKIP_BYTES:
        p = read_size(p, end, &length)
        if p != NULL:
            p += length
        return p
    if op == SKIP_FIXED and size <= end - p:
        return p + size
    if op == SKIP_BOOLEAN and p < end and p[0] <= 1:
        return p + 1
    return NULL
