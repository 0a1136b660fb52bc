"""Part of the compiled engine: records of one type as the buffers of Arrow columns.

Strategy: a flat message, which has no arrays and structs, is read into one cell for each column. The
cells of a record go to the columns when all of the record is plainly sound.

Invariant: a record is a row in every column, or in none.
"""

cdef enum:
    NOT_WANTED = -1
    MOST_BYTES = 0x7FFFFFFF  # of a column of text: Arrow counts them in 32 bits

# A value on its way into a column: a number, or the place of text.
cdef struct Cell:
    bint is_null
    int64_t number
    const uint8_t *text
    int64_t size

# A field of a flat message.
cdef struct Slot:
    int kind
    int column
    int64_t tag  # -1: not tagged
    bint is_nullable

# A message in one version.
cdef struct Flat:
    int version
    Slot slots[MOST_FIELDS]
    int count
    bint is_flexible
    bint must_end

# A column as it grows.
cdef struct Store:
    int kind
    Output data
    Output ends  # of text
    Output valid  # one byte a row
    int64_t nulls


cdef bint is_zero(const uint8_t *p, int size) noexcept nogil:
    cdef int index
    for index in range(size):
        if p[index]:
            return False
    return True


cdef bint read_cell(Cursor *at, const Slot *slot, bint is_flexible, Cell *cell):
    """Read a value; false: it is not plainly sound."""
    cdef int64_t size
    cdef int kind = slot.kind
    cell.is_null = False
    if kind == STRING or kind == BYTES:
        if not length(at, is_flexible, 2 if kind == STRING else 4, &size):
            return False
        if size < 0:
            cell.is_null = True
            return slot.is_nullable
        if size > at.end - at.p or (kind == STRING and size > LONGEST_STRING):
            return False
        if kind == STRING and not is_utf8(at.p, size):
            return False
        cell.text = at.p
        cell.size = size
    else:
        size = width_of(kind)
        if at.end - at.p < size:
            return False
        if kind == UUID:
            cell.is_null = is_zero(at.p, 16)  # Kafka's word for none
            cell.text = at.p
        elif kind == BOOLEAN:
            cell.number = at.p[0] != 0
        else:
            cell.number = number_at(at.p, kind)
    at.p += size
    return True


cdef bint read_flat(Cursor *at, const Flat *flat, Cell *cells):
    """Read a message into the cells of its columns; false: it is not plainly sound."""
    cdef Cell unwanted
    cdef const Slot *slot
    cdef int64_t tags, tag, size, number
    cdef int index
    for index in range(flat.count):
        slot = &flat.slots[index]
        if slot.tag < 0 and not read_cell(
            at, slot, flat.is_flexible, &unwanted if slot.column < 0 else &cells[slot.column]
        ):
            return False
    if flat.is_flexible:
        if not varint(at, &tags):
            return False
        for number in range(tags):
            if not varint(at, &tag) or not varint(at, &size):
                return False
            for index in range(flat.count):
                slot = &flat.slots[index]
                if slot.tag == tag:
                    break
            else:
                if size > at.end - at.p:
                    return False
                at.p += size
                continue
            if slot.kind == REFUSED or not read_cell(
                at, slot, True, &unwanted if slot.column < 0 else &cells[slot.column]
            ):
                return False
    return at.p == at.end or not flat.must_end


cdef int append(Store *store, const Cell *cell) except -1 nogil:
    """Append a value to a column."""
    cdef uint8_t valid = not cell.is_null
    cdef int64_t number = 0 if cell.is_null else cell.number
    cdef int32_t end
    put(&store.valid, &valid, 1)
    store.nulls += cell.is_null
    if store.kind == STRING or store.kind == BYTES or store.kind == UUID:
        if cell.is_null:
            pass
        elif store.kind == UUID:
            put_base64(&store.data, cell.text, 16, BASE64_URL, False)
        else:
            put(&store.data, cell.text, cell.size)
        end = <int32_t>store.data.size
        return put(&store.ends, &end, 4)
    return put_native(&store.data, number, width_of(store.kind))


cdef int put_native(Output *out, int64_t number, int width) except -1 nogil:
    """Put a number as the machine has it."""
    cdef int8_t one = <int8_t>number
    cdef int16_t two = <int16_t>number
    cdef int32_t four = <int32_t>number
    if width == 1:
        return put(out, &one, 1)
    if width == 2:
        return put(out, &two, 2)
    if width == 4:
        return put(out, &four, 4)
    return put(out, &number, 8)


cdef bytes bits_of(const Output *flags):
    """Flags of one byte as the bits of Arrow."""
    cdef bytes made = bytes((flags.size + 7) // 8)
    cdef uint8_t *bits = <uint8_t *>PyBytes_AsString(made)
    cdef size_t index
    for index in range(flags.size):
        bits[index >> 3] |= flags.data[index] << (index & 7)
    return made


cdef class Columns:
    """Reads the records of one type into columns.

    Args:
        start: what the keys of these records start with: the type, two bytes.
        key: reads a key.
        values: read a value, by its version.
        key_names: the fields of the key that are wanted.
        value_names: the fields of the value that are wanted, of whatever version.
        other_start: what the keys start with that are only to be listed; empty for none.

    Raises:
        ValueError: a message has an array or a struct, or a version a field of another kind.
    """

    cdef bytes start
    cdef bytes other_start
    cdef int num_keys
    cdef int width
    cdef int kinds[MOST_FIELDS]
    cdef Flat *flats  # of the key, then of the values of each version
    cdef int num_versions

    def __cinit__(
        self,
        bytes start,
        Program key,
        dict values,
        tuple key_names,
        tuple value_names,
        bytes other_start,
    ):
        cdef Program program
        cdef int index
        self.start = start
        self.other_start = other_start
        self.num_keys = len(key_names)
        self.width = len(key_names) + len(value_names)
        if self.width > MOST_FIELDS:
            raise ValueError(f"{self.width} columns, there may be {MOST_FIELDS}")
        for index in range(self.width):
            self.kinds[index] = UNKNOWN
        self.flats = <Flat *>realloc(NULL, (1 + len(values)) * sizeof(Flat))
        if self.flats == NULL:
            raise MemoryError
        self._flatten(key, key_names, 0, &self.flats[0])
        for version, program in values.items():
            self.num_versions += 1
            self.flats[self.num_versions].version = version
            self._flatten(
                program, value_names, self.num_keys, &self.flats[self.num_versions]
            )

    def __dealloc__(self):
        free(self.flats)

    cdef int _flatten(self, Program program, tuple names, int first, Flat *flat) except -1:
        cdef Struct struct = program.struct
        cdef Field field
        cdef Slot *slot
        cdef int column
        cdef dict tags = {place: tag for tag, place in struct.tags.items() if place >= 0}
        flat.count = 0
        flat.is_flexible = struct.is_flexible
        flat.must_end = program.must_end
        for place, field in enumerate(struct.order):
            if field.is_array or field.kind == STRUCT:
                raise ValueError(f"{field.name} is an array or a struct")
            if field.is_tagged and field.default not in (None, NO_UUID):
                raise ValueError(f"{field.name} has a default")
            column = first + names.index(field.name) if field.name in names else NOT_WANTED
            if column >= 0:
                if self.kinds[column] not in (UNKNOWN, field.kind):
                    raise ValueError(f"{field.name} is of several kinds")
                self.kinds[column] = field.kind
            slot = &flat.slots[flat.count]
            slot[0] = Slot(field.kind, column, tags.get(place, -1), field.is_nullable)
            flat.count += 1
        for tag, place in struct.tags.items():
            if flat.count == MOST_FIELDS:
                raise ValueError(f"more than {MOST_FIELDS} fields")
            if place == REFUSED:
                flat.slots[flat.count] = Slot(REFUSED, NOT_WANTED, tag, False)
                flat.count += 1
        return 1

    def read(self, keys, values):
        """Read the records of two binary Arrow arrays.

        Returns:
            For each column, those of the key first, the number of nulls and its buffers in Arrow's
            order; the rows in them, as the bytes of 32-bit numbers; and the rows of this type that
            are not plainly sound, with those of the other start. A null value gives nulls.
        """
        cdef Store stores[MOST_FIELDS]
        cdef Output rows
        cdef int index
        cdef int32_t zero = 0
        memset(&rows, 0, sizeof(rows))
        memset(stores, 0, sizeof(stores))
        try:
            for index in range(self.width):
                stores[index].kind = self.kinds[index]
                put(&stores[index].ends, &zero, 4)
            others = self._fill(Binary(keys), Binary(values), len(keys), stores, &rows)
            columns = [_taken(&stores[index]) for index in range(self.width)]
            return columns, _bytes_of(&rows), others
        finally:
            free(rows.data)
            for index in range(self.width):
                free(stores[index].data.data)
                free(stores[index].ends.data)
                free(stores[index].valid.data)

    cdef list _fill(
        self, Binary keys, Binary values, Py_ssize_t count, Store *stores, Output *rows
    ):
        """Append the sound records; returns the rows that are only listed."""
        cdef Cell cells[MOST_FIELDS]
        cdef Cursor at
        cdef Py_ssize_t row
        cdef int32_t number
        cdef int index
        cdef bint is_sound
        cdef uint16_t wanted = <uint16_t>(self.start[0] << 8 | self.start[1]), found
        cdef int other = self.other_start[0] << 8 | self.other_start[1] if self.other_start else -1
        cdef list others = []
        for row in range(count):
            if not keys.at(row, &at) or at.end - at.p < 2:
                continue
            found = <uint16_t>big_endian(at.p, 2)
            if found != wanted:
                if found == other:
                    others.append(row)
                continue
            at.p += 2
            for index in range(self.width):
                cells[index].is_null = True
            is_sound = read_flat(&at, &self.flats[0], cells)
            if is_sound and values.at(row, &at):
                is_sound = self._read_value(&at, cells)
            for index in range(self.width):
                if stores[index].data.size > MOST_BYTES - 2 * LONGEST_STRING:
                    is_sound = False
            if not is_sound:
                others.append(row)
                continue
            for index in range(self.width):
                append(&stores[index], &cells[index])
            number = <int32_t>row
            put(rows, &number, 4)
        return others

    cdef bint _read_value(self, Cursor *at, Cell *cells):
        cdef int index, version
        if at.end - at.p < 2:
            return False
        version = <int>big_endian(at.p, 2)
        at.p += 2
        for index in range(1, self.num_versions + 1):
            if self.flats[index].version == version:
                return read_flat(at, &self.flats[index], cells)
        return False


cdef bytes _bytes_of(const Output *out):
    return PyBytes_FromStringAndSize(<const char *>out.data, out.size)


cdef tuple _taken(const Store *store):
    """The nulls and the buffers of a column."""
    valid = bits_of(&store.valid) if store.nulls else None
    data = _bytes_of(&store.data)
    if store.kind in (STRING, BYTES, UUID):
        return store.nulls, [valid, _bytes_of(&store.ends), data]
    return store.nulls, [valid, data]
