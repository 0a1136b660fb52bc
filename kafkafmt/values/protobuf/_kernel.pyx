# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, binding=False
"""The compiled engine for Protobuf: messages of one descriptor become Arrow buffers.

Strategy: a plan is a tree of messages, each with its fields sorted by number. A message is read
field by field, in any order; at its end the fields that were not there get their default or a null
row. The kernel raises no error for a message: one with anything out of the ordinary (a field twice,
a group, an enum's number without a name) becomes a null row; upb then reads it, or says what is
wrong.

Source of the rules: the encoding guide of Protocol Buffers, and upb's ``wire/decode.c``.

Invariant: no byte is read before it has been compared with the end.
"""

include "../_gathering.pxi"

# What a field is.
cpdef enum:
    VARINT64 = 0
    VARINT32 = 1
    ZIGZAG64 = 2
    ZIGZAG32 = 3
    BOOLEAN = 4
    ENUM = 5  # the index of its number among `numbers` is written
    FIXED64 = 6
    FIXED32 = 7
    TEXT = 8  # checked to be UTF-8
    BYTES = 9
    MESSAGE = 10  # `message` is read
    MAP = 11  # `message` has the key as its first field, and the value as its second
    REFUSE = 12

# The type of a field on the wire.
cdef enum:
    WIRE_VARINT = 0
    WIRE_64 = 1
    WIRE_BYTES = 2
    WIRE_32 = 5

# How often a field may be there, and what stands where it is not.
cpdef enum:
    PLAIN = 0  # zero, or empty
    PRESENT = 1  # null
    REPEATED = 2

cdef enum:
    NUM_DIRECT = 64  # field numbers that are looked up in a table

cdef struct Field:
    uint32_t number
    uint32_t wire  # the type on the wire
    int kind
    int label
    int32_t column  # of a single value; of a map: of its entries
    int32_t list_column  # -1: not repeated
    int32_t message  # of messages and maps
    int32_t oneof  # in `Plan.chosen`; -1: in none
    int32_t first_number, num_numbers  # of enums, in `Plan.numbers`, ascending
    int32_t zero  # the index of an enum's default
    uint64_t seen  # the serial number of the message that had it last

cdef struct Message:
    int32_t first_field, num_fields
    int32_t column  # -1: an entry of a map
    int8_t direct[NUM_DIRECT]  # the field with this number, or -1


cdef class Plan(Gathering):
    """Reads messages of one descriptor.

    Args:
        messages: each its column (-1 for an entry of a map), and its fields, sorted by number: the
            number, kind, label, column, list column, message, oneof, and the numbers of an enum
            with the index of its default. Messages come before those that contain them.
        columns: what `Gathering` gathers.
        num_oneofs: of all messages.
    """

    cdef Message *messages
    cdef Field *fields
    cdef int32_t *numbers
    cdef uint64_t *chosen  # of a oneof, the serial number of the message that had a member last
    cdef int32_t num_messages
    cdef uint64_t serial

    def __cinit__(self, list messages, list columns, int32_t num_oneofs):
        cdef int32_t i, at = 0, place = 0, value
        cdef size_t num_fields = sum([len(fields) for _, fields in messages])
        cdef size_t num_numbers = sum(
            [len(field[7]) for _, fields in messages for field in fields]
        )
        self.set_columns(columns)
        self.num_messages = len(messages)
        self.messages = <Message *>calloc(max(len(messages), 1), sizeof(Message))
        self.fields = <Field *>calloc(num_fields + 1, sizeof(Field))
        self.numbers = <int32_t *>calloc(num_numbers + 1, sizeof(int32_t))
        self.chosen = <uint64_t *>calloc(num_oneofs + 1, sizeof(uint64_t))
        if (
            self.messages == NULL or self.fields == NULL or self.numbers == NULL
            or self.chosen == NULL
        ):
            raise MemoryError
        for i, (column, fields) in enumerate(messages):
            self.messages[i].column = column
            self.messages[i].first_field = at
            self.messages[i].num_fields = len(fields)
            memset(self.messages[i].direct, -1, sizeof(self.messages[i].direct))
            for number, kind, label, column, listed, message, oneof, numbers, zero in fields:
                if message >= i or column >= self.num_columns or listed >= self.num_columns:
                    raise ValueError(f"field {number} of message {i}: no such message or column")
                if oneof >= num_oneofs:
                    raise ValueError(f"field {number} of message {i}: no such oneof")
                self.fields[at] = Field(
                    number, wire_of(kind), kind, label, column, listed, message, oneof, place, len(numbers), zero, 0
                )
                if number < NUM_DIRECT and at - self.messages[i].first_field < 127:
                    self.messages[i].direct[<uint32_t>number] = at - self.messages[i].first_field
                at += 1
                for value in numbers:
                    self.numbers[place] = value
                    place += 1

    def __dealloc__(self):
        free(self.messages)
        free(self.fields)
        free(self.numbers)
        free(self.chosen)

    # --- messages --------------------------------------------------------------------------------

    cdef const uint8_t *read_value(self, const uint8_t *p, const uint8_t *end) noexcept nogil:
        return self.read_message(self.num_messages - 1, p, end)

    cdef const uint8_t *read_message(
        self, int32_t index, const uint8_t *p, const uint8_t *end
    ) noexcept nogil:
        """Read a message that takes all bytes up to `end`."""
        cdef Message *message = &self.messages[index]
        cdef Field *field
        cdef Field *last
        cdef uint64_t serial, tag = 0
        cdef int32_t i
        if message.column >= 0:
            if next_row(&self.columns[message.column], &self.marks[message.column]) == NO_ROW:
                return NULL
        self.serial += 1
        serial = self.serial
        field = &self.fields[message.first_field]
        last = field + message.num_fields
        while p < end:
            if p[0] < 0x80:
                tag = p[0]
                p += 1
            else:
                p = read_base128(p, end, &tag)
                if p == NULL or tag >> 32:
                    return NULL
            # Most writers keep the order of numbers, so the next field is the likely one.
            while field < last and field.number < tag >> 3:
                field += 1
            if field == last or field.number != tag >> 3:
                field = self.find(message, <uint32_t>(tag >> 3))
                if field == NULL:
                    if tag < 8:
                        return NULL
                    p = skip_field(<uint32_t>tag & 7, p, end)
                    if p == NULL:
                        return NULL
                    field = &self.fields[message.first_field]
                    continue
            if field.seen == serial and field.label != REPEATED:
                return NULL
            field.seen = serial
            if field.oneof >= 0:
                if self.chosen[field.oneof] == serial:
                    return NULL
                self.chosen[field.oneof] = serial
            if field.wire == (tag & 7):
                p = self.read_single(field, p, end)
            else:
                p = self.read_packed(field, <uint32_t>tag & 7, p, end)
            if p == NULL:
                return NULL
        for i in range(message.first_field, message.first_field + message.num_fields):
            field = &self.fields[i]
            if (field.label == REPEATED or field.seen != serial) and not self.finish(field):
                return NULL
        return p

    cdef inline Field *find(self, const Message *message, uint32_t number) noexcept nogil:
        """The field with a number; NULL if the message has none."""
        cdef int32_t low = 0, high = message.num_fields, middle
        cdef Field *fields = &self.fields[message.first_field]
        if number < NUM_DIRECT and message.direct[number] >= 0:
            return &fields[message.direct[number]]
        while low < high:
            middle = (low + high) // 2
            if fields[middle].number < number:
                low = middle + 1
            else:
                high = middle
        if low < message.num_fields and fields[low].number == number:
            return &fields[low]
        return NULL

    cdef bint finish(self, const Field *field) noexcept nogil:
        """End a list, or add what a missing field is; false: the message is refused."""
        cdef size_t row
        if field.label == REPEATED:
            row = self.marks[field.list_column].rows
            if not self.end_items(field.list_column, field.column):
                return False
            return field.kind != MAP or self.are_different(
                field.column, (<int32_t *>self.columns[field.list_column].slots)[row]
            )
        if field.label == PLAIN:
            return self.add_default(field)
        return self.add_null(field.column)

    cdef bint add_default(self, const Field *field) noexcept nogil:
        cdef Column *column = &self.columns[field.column]
        cdef int64_t row = 0
        cdef const uint8_t *nothing
        if field.kind == MESSAGE:  # the value of a map's entry
            nothing = <const uint8_t *>&row
            return self.read_message(field.message, nothing, nothing) != NULL
        row = next_row(column, &self.marks[field.column])
        if row == NO_ROW:
            return False
        if column.layout == TEXTS:
            (<int32_t *>column.slots)[row + 1] = (<int32_t *>column.slots)[row]
        elif field.kind == ENUM:
            (<int32_t *>column.slots)[row] = field.zero
            return field.zero >= 0
        else:
            memset(column.slots + <size_t>row * column.width, 0, column.width)
        return True

    # --- fields ----------------------------------------------------------------------------------

    cdef const uint8_t *read_packed(
        self, const Field *field, uint32_t wire, const uint8_t *p, const uint8_t *end
    ) noexcept nogil:
        """Read the packed values of a repeated field; another wire type is refused."""
        cdef size_t size = 0
        cdef const uint8_t *last
        if wire != WIRE_BYTES or field.label != REPEATED:
            return NULL
        p = read_length(p, end, &size)
        if p == NULL:
            return NULL
        last = p + size
        while p < last:
            p = self.read_single(field, p, last)
            if p == NULL:
                return NULL
        return p

    cdef inline const uint8_t *read_single(
        self, const Field *field, const uint8_t *p, const uint8_t *end
    ) noexcept nogil:
        cdef Column *column = &self.columns[field.column]
        cdef Mark *mark = &self.marks[field.column]
        cdef int kind = field.kind
        cdef uint64_t bits = 0
        cdef int64_t row
        cdef size_t size = 0
        cdef int32_t index
        if kind >= TEXT:
            p = read_length(p, end, &size)
            if p == NULL:
                return NULL
            if kind == MESSAGE or kind == MAP:  # an entry is a message without a column
                return self.read_message(field.message, p, p + size)
            if kind == TEXT and not is_utf8(p, size):
                return NULL
            if kind == REFUSE or not add_text(column, mark, p, size, end):
                return NULL
            return p + size
        if kind == FIXED64:
            if end - p < 8:
                return NULL
            bits = little64(p)
            p += 8
        elif kind == FIXED32:
            if end - p < 4:
                return NULL
            bits = little32(p)
            p += 4
        else:
            p = read_base128(p, end, &bits)
            if p == NULL:
                return NULL
        row = next_row(column, mark)
        if row == NO_ROW:
            return NULL
        if kind == VARINT64 or kind == FIXED64:
            (<uint64_t *>column.slots)[row] = bits
        elif kind == VARINT32 or kind == FIXED32:
            (<uint32_t *>column.slots)[row] = <uint32_t>bits
        elif kind == ZIGZAG64:
            (<uint64_t *>column.slots)[row] = (bits >> 1) ^ (0 - (bits & 1))
        elif kind == ZIGZAG32:
            (<uint32_t *>column.slots)[row] = (
                (<uint32_t>bits >> 1) ^ (0 - (<uint32_t>bits & 1))
            )
        elif kind == BOOLEAN:
            column.slots[row] = bits != 0
        else:
            index = self.index_of(field, <int32_t>bits)
            if index < 0:
                return NULL
            (<int32_t *>column.slots)[row] = index
        return p

    cdef int32_t index_of(self, const Field *field, int32_t number) noexcept nogil:
        """The place of an enum's number among those with a name; -1 if it has none."""
        cdef const int32_t *numbers = &self.numbers[field.first_number]
        cdef int32_t low = 0, high = field.num_numbers, middle
        if 0 <= number < high and numbers[number] == number:
            return number  # as most enums are numbered
        while low < high:
            middle = (low + high) // 2
            if numbers[middle] < number:
                low = middle + 1
            else:
                high = middle
        if low < field.num_numbers and numbers[low] == number:
            return low
        return -1


cdef inline uint32_t wire_of(int kind) noexcept nogil:
    if kind == FIXED64:
        return WIRE_64
    if kind == FIXED32:
        return WIRE_32
    return WIRE_VARINT if kind < FIXED64 else WIRE_BYTES


cdef inline const uint8_t *read_length(
    const uint8_t *p, const uint8_t *end, size_t *size
) noexcept nogil:
    """The length of bytes, if so many follow."""
    cdef uint64_t found = 0
    p = read_base128(p, end, &found)
    if p == NULL or found > <uint64_t>(end - p):
        return NULL
    size[0] = <size_t>found
    return p


cdef const uint8_t *skip_field(
    uint32_t wire, const uint8_t *p, const uint8_t *end
) noexcept nogil:
    """Step over a field that the descriptor does not have; groups are refused."""
    cdef uint64_t bits = 0
    cdef size_t size = 0
    if wire == WIRE_VARINT:
        return read_base128(p, end, &bits)
    if wire == WIRE_BYTES:
        p = read_length(p, end, &size)
        return NULL if p == NULL else p + size
    size = 8 if wire == WIRE_64 else 4 if wire == WIRE_32 else <size_t>(end - p) + 1
    return NULL if size > <size_t>(end - p) else p + size
