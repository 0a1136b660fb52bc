# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, binding=False
"""The compiled engine for JSON: documents of one shape become Arrow buffers.

Strategy: a plan is a tree of nodes, one for each node of the shape. Members are looked for in the
order of the shape first, then in a hash table; others are stepped over, and checked like the rest.
Numbers that become doubles are gathered as text, which Arrow converts afterwards, all at once. The
kernel raises no error for a document: one with anything out of the ordinary (a member twice, an
escape in a name, half of a surrogate pair, an integer with a fraction) becomes a null row; msgspec
and Python's parser then read it, or say what is wrong.

Source of the rules: RFC 8259.

Invariant: no byte is read before it has been compared with the end. A document is one value, and it
is checked to its last byte.
"""

include "../_gathering.pxi"
include "_syntax.pxi"

# What a node reads.
cpdef enum:
    OBJECT = 0  # of known members; others are stepped over
    ENVELOPE = 1  # of known members, each there, and no others; it has no column
    LIST = 2
    MAP = 3  # an object of any members; the column of the node's child has the values
    STRING = 4
    INTEGER = 5  # of 64 bits; `low` to `high`
    NUMBER = 6  # gathered as text
    BOOLEAN = 7
    RAW = 8  # any value, as it was written
    SAME = 9  # any value that was written as `text`; it has no column

cdef struct Name:
    int32_t start  # in `Plan.names`
    int32_t size
    int32_t node

cdef struct Node:
    int kind
    int32_t column
    int32_t key_column  # of a map
    int32_t first_name, num_names  # of an object, in `Plan.members`
    int32_t first_place, num_places  # its hash table, in `Plan.places`; a power of two
    int32_t child  # of a list or a map
    int32_t start, size  # of `text`, in `Plan.names`
    int64_t low, high
    uint64_t seen  # the serial number of the object that had this member last


cdef class Plan(Gathering):
    """Reads documents of one shape.

    Args:
        nodes: each its kind, column, the column of keys, its members (name and node), its child, its
            text, and its range. Children come before their parents; the last node is the root.
        columns: what `Gathering` gathers.
    """

    cdef Node *nodes
    cdef Name *members
    cdef int32_t *places
    cdef uint8_t *names
    cdef int32_t num_nodes
    cdef uint64_t serial

    def __cinit__(self, list nodes, list columns):
        cdef int32_t i, at = 0, place = 0, byte = 0, slot, size, mask
        cdef bytes name
        self.set_columns(columns)
        self.num_nodes = len(nodes)
        size = sum([len(text) + sum([len(each) for each, _ in members])
                    for _, _, _, members, _, text, _, _ in nodes])
        self.nodes = <Node *>calloc(max(len(nodes), 1), sizeof(Node))
        self.members = <Name *>calloc(sum([len(node[3]) for node in nodes]) + 1, sizeof(Name))
        self.places = <int32_t *>calloc(
            sum([table_size(len(node[3])) for node in nodes]) + 1, sizeof(int32_t)
        )
        self.names = <uint8_t *>malloc(size + 1)
        if self.nodes == NULL or self.members == NULL or self.places == NULL or self.names == NULL:
            raise MemoryError
        for i, (kind, column, keys, members, child, text, low, high) in enumerate(nodes):
            if column >= self.num_columns or keys >= self.num_columns or child >= i:
                raise ValueError(f"node {i}: no such column or child")
            self.nodes[i] = Node(
                kind, column, keys, at, len(members), place, table_size(len(members)), child,
                byte, len(text), low, high, 0
            )
            memcpy(self.names + byte, <const uint8_t *><const char *>text, len(text))
            byte += len(text)
            mask = self.nodes[i].num_places - 1
            memset(self.places + place, -1, self.nodes[i].num_places * sizeof(int32_t))
            for name, linked in members:
                if not 0 <= linked < i:
                    raise ValueError(f"node {i}: no node {linked} before it")
                self.members[at] = Name(byte, len(name), linked)
                memcpy(self.names + byte, <const uint8_t *><const char *>name, len(name))
                slot = hash_of(self.names + byte, len(name)) & mask
                while self.places[place + slot] >= 0:
                    slot = (slot + 1) & mask
                self.places[place + slot] = at
                byte += len(name)
                at += 1
            place += self.nodes[i].num_places

    def __dealloc__(self):
        free(self.nodes)
        free(self.members)
        free(self.places)
        free(self.names)

    # --- values ----------------------------------------------------------------------------------

    cdef const uint8_t *read_value(self, const uint8_t *p, const uint8_t *end) noexcept nogil:
        if not is_utf8(p, end - p):
            return NULL
        p = self.read_node(self.num_nodes - 1, skip_space(p, end), end, 0)
        return NULL if p == NULL else skip_space(p, end)

    cdef const uint8_t *read_node(
        self, int32_t index, const uint8_t *p, const uint8_t *end, int depth
    ) noexcept nogil:
        """Read a value that begins at `p`."""
        cdef Node *node = &self.nodes[index]
        cdef const uint8_t *start = p
        cdef int64_t row
        if p == end or depth > MAX_DEPTH:
            return NULL
        if node.kind == ENVELOPE:
            return self.read_object(node, p, end, depth)
        if node.kind == SAME:
            p = skip_value(p, end, depth)
            if p == NULL or p - start != node.size or memcmp(
                start, self.names + node.start, node.size
            ):
                return NULL
            return p
        if p[0] == c"n":
            if end - p < 4 or memcmp(p, b"null", 4) or not self.add_null(node.column):
                return NULL
            return p + 4
        if node.kind == STRING:
            return self.read_string(node.column, p, end)
        if node.kind == NUMBER or node.kind == INTEGER:
            return self.read_number(node, p, end)
        if node.kind == RAW:
            p = skip_value(p, end, depth)
            if p == NULL or not add_text(
                &self.columns[node.column], &self.marks[node.column], start, p - start, end
            ):
                return NULL
            return p
        if node.kind == LIST or node.kind == MAP:
            return self.read_items(node, p, end, depth)
        row = next_row(&self.columns[node.column], &self.marks[node.column])
        if row == NO_ROW:
            return NULL
        if node.kind == OBJECT:
            return self.read_object(node, p, end, depth)
        if end - p >= 4 and not memcmp(p, b"true", 4):
            self.columns[node.column].slots[row] = 1
            return p + 4
        if end - p >= 5 and not memcmp(p, b"false", 5):
            self.columns[node.column].slots[row] = 0
            return p + 5
        return NULL

    cdef const uint8_t *read_object(
        self, Node *node, const uint8_t *p, const uint8_t *end, int depth
    ) noexcept nogil:
        """The members of an object; its own row is there already."""
        cdef uint64_t serial
        cdef const uint8_t *name
        cdef size_t size
        cdef int32_t next_member = node.first_name, found, i
        cdef int32_t last = node.first_name + node.num_names
        if p[0] != c"{":
            return NULL
        self.serial += 1
        serial = self.serial
        p = skip_space(p + 1, end)
        if p < end and p[0] == c"}":
            p += 1
        else:
            while True:
                name = p + 1
                p = end_of_name(p, end)
                if p == NULL:
                    return NULL
                size = p - name
                p = after_colon(p + 1, end)
                if p == NULL:
                    return NULL
                # Most writers keep one order, so the next member is the likely one.
                if next_member < last and self.is_name(next_member, name, size):
                    found = next_member
                else:
                    found = self.find(node, name, size)
                if found < 0:
                    if node.kind == ENVELOPE:
                        return NULL
                    p = skip_value(p, end, depth + 1)
                else:
                    next_member = found + 1
                    found = self.members[found].node
                    if self.nodes[found].seen == serial:
                        return NULL
                    self.nodes[found].seen = serial
                    p = self.read_node(found, p, end, depth + 1)
                p = after_item(p, end, c"}")
                if p == NULL:
                    return NULL
                if p[-1] == c"}":
                    break
        for i in range(node.first_name, last):
            found = self.members[i].node
            if self.nodes[found].seen != serial:
                if node.kind == ENVELOPE or not self.add_null(self.nodes[found].column):
                    return NULL
        return p

    cdef inline bint is_name(
        self, int32_t member, const uint8_t *name, size_t size
    ) noexcept nogil:
        cdef const Name *known = &self.members[member]
        return <size_t>known.size == size and not memcmp(self.names + known.start, name, size)

    cdef int32_t find(self, const Node *node, const uint8_t *name, size_t size) noexcept nogil:
        """The member with a name, or -1."""
        cdef int32_t mask = node.num_places - 1
        cdef int32_t slot = hash_of(name, size) & mask, found
        while True:
            found = self.places[node.first_place + slot]
            if found < 0 or self.is_name(found, name, size):
                return found
            slot = (slot + 1) & mask

    cdef const uint8_t *read_items(
        self, const Node *node, const uint8_t *p, const uint8_t *end, int depth
    ) noexcept nogil:
        """The items of a list, or the names and values of a map."""
        cdef bint is_map = node.kind == MAP
        cdef uint8_t last = c"}" if is_map else c"]"
        cdef int32_t items = node.key_column if is_map else self.nodes[node.child].column
        cdef size_t first = self.marks[items].rows
        if p[0] != (c"{" if is_map else c"["):
            return NULL
        p = skip_space(p + 1, end)
        if p < end and p[0] == last:
            p += 1
        else:
            while True:
                if is_map:
                    p = self.read_string(items, p, end)
                    if p == NULL:
                        return NULL
                    p = after_colon(p, end)
                    if p == NULL:
                        return NULL
                p = after_item(self.read_node(node.child, p, end, depth + 1), end, last)
                if p == NULL:
                    return NULL
                if p[-1] == last:
                    break
        if is_map and not self.are_different(items, first):
            return NULL
        return p if self.end_items(node.column, items) else NULL

    # --- scalars ---------------------------------------------------------------------------------

    cdef const uint8_t *read_string(
        self, int32_t index, const uint8_t *p, const uint8_t *end
    ) noexcept nogil:
        """A string, its escapes resolved."""
        cdef Column *column = &self.columns[index]
        cdef Mark *mark = &self.marks[index]
        cdef const uint8_t *start
        cdef uint8_t *to
        cdef size_t size
        cdef int64_t row
        if p == end or p[0] != c'"':
            return NULL
        start = p + 1
        p = plain_text(start, end)
        if p == end:
            return NULL
        if p[0] == c'"':
            return p + 1 if add_text(column, mark, start, p - start, end) else NULL
        p = end_of_string(start - 1, end)
        if p == NULL:
            return NULL
        size = p - start  # resolved, it is shorter
        if size > MAX_END - mark.bytes:
            return NULL
        if mark.bytes + size + COPY_SLACK > column.bytes_capacity:
            if not grow_bytes(column, mark.bytes + size):
                return NULL
        to = resolved(column.bytes + mark.bytes, start, p)
        row = next_row(column, mark)
        if to == NULL or row == NO_ROW:
            return NULL
        mark.bytes = to - column.bytes
        (<int32_t *>column.slots)[row + 1] = <int32_t>mark.bytes
        return p + 1

    cdef const uint8_t *read_number(
        self, const Node *node, const uint8_t *p, const uint8_t *end
    ) noexcept nogil:
        cdef Column *column = &self.columns[node.column]
        cdef Mark *mark = &self.marks[node.column]
        cdef const uint8_t *start = p
        cdef int64_t value = 0, row
        if node.kind == NUMBER:
            p = end_of_number(p, end)
            # Longer ones may be too large for a double.
            if p == NULL or p - start > MAX_DIGITS or not has_small_exponent(start, p):
                return NULL
            return p if add_text(column, mark, start, p - start, end) else NULL
        p = read_integer(p, end, &value)
        if p == NULL or not node.low <= value <= node.high:
            return NULL
        row = next_row(column, mark)
        if row == NO_ROW:
            return NULL
        if column.width == 4:
            (<int32_t *>column.slots)[row] = <int32_t>value
        else:
            (<int64_t *>column.slots)[row] = value
        return p


cdef int32_t table_size(size_t members) noexcept:
    """The places of a hash table, at least twice as many as members."""
    cdef int32_t size = 2
    while <size_t>size < 2 * members + 1:
        size *= 2
    return size


cdef inline uint32_t hash_of(const uint8_t *name, size_t size) noexcept nogil:
    cdef uint32_t found = 2166136261u
    cdef size_t i
    for i in range(size):
        found = (found ^ name[i]) * 16777619u
    return found ^ (found >> 15)
