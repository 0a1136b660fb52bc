"""Part of the kernel: the rows that are gathered become the buffers of Arrow columns.

Strategy: what was gathered row by row is given away as it is. What entries have in common is
written once for all rows, and where it is the same in all of them, given out again in the next
table, as long as it stays the same: most of the columns of a segment never change.

Invariant: what has been given out is not written to.
"""

cdef dict BITS = {
    "isTransactional": IS_TRANSACTIONAL, "isControl": IS_CONTROL, "isValid": IS_VALID
}

# What each buffer has been given away with lately, in any scan.
cdef size_t usual_sizes[NUM_BUFFERS]


@cython.no_gc  # it refers to numbers, texts and blocks only
cdef class Table:
    """The rows that are gathered, and the way to their columns.

    A column is its number of nulls, and its buffers in Arrow's order.
    """

    cdef Rows gathered
    cdef dict repeated  # by name and width: a value, and the block that is full of it

    def __cinit__(self):
        self.repeated = {}

    def __dealloc__(self):
        cdef int i
        for i in range(NUM_BUFFERS):
            give_back(self.gathered.buffers[i].data, self.gathered.buffers[i].capacity)

    @property
    def rows(self):
        """How many are gathered."""
        return self.gathered.at.rows

    def clear(self):
        """Forget all rows: they are taken."""
        self.gathered.capacity = 0
        self.gathered.header_capacity = 0
        memset(&self.gathered.at, 0, sizeof(Mark))

    # --- memory ----------------------------------------------------------------------------------

    cdef void take_spares(self) noexcept:
        """Begin with memory for as much as a table had the last time, if there is some."""
        cdef Rows *rows = &self.gathered
        cdef Buffer *buffer
        cdef int i
        for i in range(NUM_BUFFERS):
            buffer = &rows.buffers[i]
            buffer.usual = usual_sizes[i]
            if buffer.usual and is_wanted(rows, i):
                buffer.data = spare_memory(buffer.usual - buffer.usual // 10, &buffer.capacity)

    cdef Block take(self, int index, size_t size):
        """Give the memory of a buffer away."""
        cdef Buffer *buffer = &self.gathered.buffers[index]
        if buffer.data == NULL:
            return self.zeros(size)
        cdef Block block = Block.__new__(Block)
        block.data = buffer.data
        block.capacity = buffer.capacity
        block.size = size
        # What it takes until the entry that fills the next table has been read.
        if index < NUM_ROW_BUFFERS:
            size += (self.gathered.most_rows + 1) * self.gathered.widths[index]
        else:
            size += self.gathered.most_bytes
        # A smaller table now and then, as the last one of a segment, does not change what is usual.
        usual_sizes[index] = max(with_room(size), usual_sizes[index] - usual_sizes[index] // 8)
        buffer.usual = usual_sizes[index]
        self.gathered.capacity = self.gathered.header_capacity = 0
        buffer.capacity = 0
        buffer.data = spare_memory(buffer.usual - buffer.usual // 10, &buffer.capacity)
        return block

    cdef Block constant(self, name, const void *value, size_t width, size_t count):
        """A block with so many times a value."""
        cdef bytes wanted = PyBytes_FromStringAndSize(<const char *>value, width)
        cdef size_t size = width * count
        cdef Block block
        found = self.repeated.get(name)
        if found is not None and found[0] == wanted and (<Block>found[1]).size >= size:
            return part(<Block>found[1], size)
        block = new_block(width * with_room(count))
        repeat(block.data, value, width, block.size)
        self.repeated[name] = wanted, block
        return part(block, size)

    cdef Block zeros(self, size_t size):
        cdef uint8_t zero = 0
        return self.constant("zeros", &zero, 1, size)

    cdef Block steps(self, name, int32_t step):
        """Where texts end that are all as long as that."""
        cdef size_t i, count = self.gathered.at.rows
        cdef int32_t *ends
        cdef Block block
        if step == 0:
            return self.zeros(4 * (count + 1))
        found = self.repeated.get(name)
        if found is not None and found[0] == step and (<Block>found[1]).size >= 4 * (count + 1):
            return part(<Block>found[1], 4 * (count + 1))
        block = new_block(4 * with_room(count + 1))
        ends = <int32_t *>block.data
        for i in range(with_room(count + 1)):
            ends[i] = <int32_t>(i * step)
        self.repeated[name] = step, block
        return part(block, 4 * (count + 1))

    # --- columns ---------------------------------------------------------------------------------

    def columns(self, names, dict texts):
        """The columns of these names, as :meth:`Tables.offer` takes them. They can be taken once.

        Args:
            names: of the columns; some may be there twice.
            texts: by name, what each segment has in columns of strings: bytes or ``None``;
                ``compression`` has one for each codec.
        """
        cdef dict made = {}
        for name in names:
            if name not in made:
                made[name] = self.column(name, texts)
        return [made[name] for name in names]

    cdef tuple column(self, str name, dict texts):
        cdef size_t rows = self.gathered.at.rows
        if name == "headers":
            return self.headers()
        if name in ("key", "value"):
            nulls, blocks = self.binary(name)
        elif name in ("offset", "timestamp", "sequence", "batchPosition"):
            nulls, blocks = self.numbers(name)
        elif name == "hasKey":
            nulls, blocks = 0, [None, self.has_key()]
        elif name in BITS:
            nulls, blocks = self.bits(BITS[name])
        elif name in texts:
            nulls, blocks = self.texts(name, texts[name])
        else:
            nulls, blocks = self.fixed(name)
        return rows, nulls, blocks, ()

    # --- what rows have --------------------------------------------------------------------------

    cdef flagged(self, int index, size_t count, size_t nulls, uint8_t flag):
        """The bitmap of the items that have a flag, unless all have."""
        cdef Block bitmap
        if nulls == 0:
            return None
        if nulls == count:
            return self.zeros((count + 7) // 8)
        bitmap = zeroes((count + 7) // 8)
        set_flagged(bitmap.data, self.gathered.buffers[index].data, count, flag)
        return bitmap

    cdef Block has_key(self):
        """One bit a row: whether it has a key."""
        cdef Mark *at = &self.gathered.at
        cdef uint8_t ones = 0xFF
        bitmap = self.flagged(ROW_FLAGS, at.rows, at.null_keys, HAS_KEY)
        if bitmap is None:
            return self.constant("ones", &ones, 1, (at.rows + 7) // 8)
        return bitmap

    cdef tuple binary(self, str name):
        """The column ``key`` or ``value``."""
        cdef Mark *at = &self.gathered.at
        cdef bint is_key = name == "key"
        cdef size_t nulls = at.null_keys if is_key else at.null_values
        bitmap = self.flagged(ROW_FLAGS, at.rows, nulls, HAS_KEY if is_key else HAS_VALUE)
        if nulls == at.rows:
            return nulls, [bitmap, self.zeros(4 * (at.rows + 1)), self.zeros(0)]
        return nulls, [
            bitmap,
            self.take(KEY_ENDS if is_key else VALUE_ENDS, 4 * (at.rows + 1)),
            self.take(KEY if is_key else VALUE, at.key if is_key else at.value),
        ]

    cdef tuple numbers(self, str name):
        """The column ``offset``, ``timestamp``, ``sequence`` or ``batchPosition``."""
        cdef Mark *at = &self.gathered.at
        cdef int32_t no_sequence = NO_SEQUENCE
        if name == "offset":
            return 0, [None, self.take(OFFSET, 8 * at.rows)]
        if name == "batchPosition":
            return 0, [None, self.take(POSITION, 8 * at.rows)]
        if name == "timestamp":
            bitmap = self.flagged(ROW_FLAGS, at.rows, at.null_timestamps, HAS_TIMESTAMP)
            return at.null_timestamps, [bitmap, self.take(TIMESTAMP, 8 * at.rows)]
        nulls, bitmap = self.present(IS_LEGACY)
        if at.sequences == 0:
            return nulls, [bitmap, self.constant(name, &no_sequence, 4, at.rows)]
        fill_sequences(&self.gathered, at)
        return nulls, [bitmap, self.take(SEQUENCE, 4 * at.rows)]

    cdef tuple headers(self):
        """The column ``headers``: lists of a name and a value."""
        cdef Mark *at = &self.gathered.at
        cdef size_t count = at.headers
        if count == 0:
            ends = self.zeros(4 * (at.rows + 1))
            names = values = [None, self.zeros(4), self.zeros(0)]
            nulls = 0
        else:
            nulls = at.null_header_values
            bitmap = self.flagged(HEADER_FLAGS, count, at.null_header_values, HAS_VALUE)
            ends = self.take(HEADER_ENDS, 4 * (at.rows + 1))
            names = [
                None,
                self.take(HEADER_KEY_ENDS, 4 * (count + 1)),
                self.take(HEADER_KEY, at.header_key),
            ]
            values = [
                bitmap,
                self.take(HEADER_VALUE_ENDS, 4 * (count + 1)),
                self.take(HEADER_VALUE, at.header_value),
            ]
        pairs = count, 0, [None], [(count, 0, names, ()), (count, nulls, values, ())]
        return at.rows, 0, [None, ends], [pairs]

    # --- what entries have -----------------------------------------------------------------------

    cdef present(self, uint8_t null_flag):
        """How many rows are of entries with a flag, and the bitmap of the others, if there are."""
        cdef Entry *entries = <Entry *>self.gathered.buffers[ENTRY].data
        cdef size_t i, nulls = 0, rows = self.gathered.at.rows
        for i in range(self.gathered.at.entries):
            if entries[i].flags & null_flag:
                nulls += entries[i].rows
        if nulls == 0:
            return 0, None
        if nulls == rows:
            return nulls, self.zeros((rows + 7) // 8)
        return nulls, self.bitmap(null_flag, False)

    cdef Block bitmap(self, uint8_t flag, bint value):
        """One bit a row: whether its entry has the flag, or has it not."""
        cdef Entry *entries = <Entry *>self.gathered.buffers[ENTRY].data
        cdef size_t i, row = 0
        cdef Block bitmap = zeroes((self.gathered.at.rows + 7) // 8)
        for i in range(self.gathered.at.entries):
            if ((entries[i].flags & flag) != 0) == value:
                set_bits(bitmap.data, row, row + entries[i].rows)
            row += entries[i].rows
        return bitmap

    cdef tuple bits(self, uint8_t flag):
        """The column ``isTransactional``, ``isControl`` or ``isValid``."""
        cdef Entry *entries = <Entry *>self.gathered.buffers[ENTRY].data
        if self.gathered.at.entries == 1 and not entries[0].flags & flag:
            return 0, [None, self.zeros((self.gathered.at.rows + 7) // 8)]
        return 0, [None, self.bitmap(flag, True)]

    cdef tuple fixed(self, str name):
        """A column that is the same for all rows of an entry."""
        field, width, null_flag = FIELDS[name]
        cdef Mark *at = &self.gathered.at
        cdef size_t start = field, count = at.entries
        cdef const uint8_t *entries = self.gathered.buffers[ENTRY].data
        cdef bint has_untyped = name == "timestampType" and at.untyped
        cdef Block block
        nulls, bitmap = self.present(null_flag) if null_flag else (0, None)
        if count == 1 and not has_untyped:
            return nulls, [bitmap, self.constant(name, entries + start, width, at.rows)]
        block = new_block(at.rows * <size_t>width)
        if width == 8:
            fill(<int64_t *>block.data, entries, start, count)
        elif width == 4:
            fill(<int32_t *>block.data, entries, start, count)
        elif width == 2:
            fill(<int16_t *>block.data, entries, start, count)
        else:
            fill(<int8_t *>block.data, entries, start, count)
        if has_untyped:
            self.untype(<int32_t *>block.data)
        return nulls, [bitmap, block]

    cdef void untype(self, int32_t *types) noexcept:
        cdef const uint8_t *flags = self.gathered.buffers[ROW_FLAGS].data
        cdef size_t row
        for row in range(self.gathered.at.rows):
            if flags[row] & IS_UNTYPED:
                types[row] = NO_TIMESTAMP_TYPE

    cdef tuple texts(self, str name, list texts):
        """A column of strings: ``texts`` are bytes or ``None``.

        There is one for each codec if the column is ``compression``, else one for each segment.
        """
        cdef Entry *entries = <Entry *>self.gathered.buffers[ENTRY].data
        cdef size_t rows = self.gathered.at.rows
        cdef bint of_codec = name == "compression"
        cdef Text text
        if self.gathered.at.entries != 1:
            return self.several_texts(texts, of_codec)
        only = texts[entries[0].codec if of_codec else entries[0].segment]
        if only is None:
            return rows, [
                self.zeros((rows + 7) // 8), self.zeros(4 * (rows + 1)), self.zeros(0)
            ]
        text = text_of(only)
        data = self.constant(name, text.data, text.size, rows)
        return 0, [None, self.steps((name, "ends"), text.size), data]

    cdef tuple several_texts(self, list texts, bint of_codec):
        cdef Entry *entries = <Entry *>self.gathered.buffers[ENTRY].data
        cdef size_t count = self.gathered.at.entries, rows = self.gathered.at.rows
        cdef size_t i, size = 0, nulls = 0
        cdef Text text
        cdef Block block, ends, bitmap = None
        cdef Block memory = new_block((len(texts) + 1) * sizeof(Text))
        cdef Text *table = <Text *>memory.data
        for i in range(<size_t>len(texts)):
            table[i] = text_of(texts[i])
        for i in range(count):
            text = table[entries[i].codec if of_codec else entries[i].segment]
            size += <size_t>text.size * entries[i].rows
            if text.data == NULL:
                nulls += entries[i].rows
        block = new_block(size)
        ends = new_block(4 * (rows + 1))
        if nulls:
            bitmap = zeroes((rows + 7) // 8)
        write_texts(
            entries, count, table, of_codec,
            <int32_t *>ends.data, block.data, bitmap.data if nulls else NULL,
        )
        return nulls, [bitmap, ends, block]


cdef Text text_of(text) except *:
    """What a text of bytes is; it has to live as long."""
    if text is None:
        return Text(NULL, 0)
    return Text(PyBytes_AsString(text), <int32_t>PyBytes_Size(text))


cdef dict FIELDS = fields()
