# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
"""The fast road of messages: reads sound bytes by a schema, into JSON text or into values.

Strategy: `kafkafmt.messages.programs` makes a `Struct` of each version of a message. A walk over it
reads the bytes once. Whatever is not plainly sound ends the walk, and the caller reads the message
again with `kafkafmt.messages.reader`, which knows Kafka's words for the error.

Invariant: a walk that does not end early gives what the reader gives. No read goes past the end.
"""

from cpython.bytes cimport PyBytes_AsString, PyBytes_FromStringAndSize, PyBytes_Size
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport free, realloc
from libc.string cimport memcmp, memcpy, memmove

cdef extern from "Python.h":
    str PyUnicode_DecodeUTF8(const char *, Py_ssize_t, const char *)

cdef enum:
    INT8, INT16, UINT16, INT32, UINT32, INT64, BOOLEAN, UUID, STRING, BYTES, STRUCT

KINDS = {
    "int8": INT8,
    "int16": INT16,
    "uint16": UINT16,
    "int32": INT32,
    "uint32": UINT32,
    "int64": INT64,
    "bool": BOOLEAN,
    "uuid": UUID,
    "string": STRING,
    "bytes": BYTES,
}
"""The kinds of fields that a program reads, besides structs; a double is left to the reader."""
STRUCT_KIND = STRUCT

cdef enum:
    UNKNOWN = -1
    REFUSED = -2

REFUSED_TAG = REFUSED
"""In place of a field's index: a tag that the version does not have, which Kafka refuses."""

cdef enum:
    LONGEST_STRING = 0x7FFF
    MOST_FIELDS = 64

cdef const char *BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
cdef const char *BASE64_URL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
cdef const char *HEX = "0123456789ABCDEF"


cdef struct Cursor:
    const uint8_t *p
    const uint8_t *end


# --- Output ------------------------------------------------------------------------------------


cdef struct Output:
    uint8_t *data
    size_t size
    size_t capacity


cdef int room(Output *out, size_t more) except -1 nogil:
    """Make room for so many bytes."""
    cdef size_t capacity
    cdef uint8_t *data
    if out.capacity - out.size >= more:
        return 1
    capacity = 2 * out.capacity + more + 256
    data = <uint8_t *>realloc(out.data, capacity)
    if data == NULL:
        with gil:
            raise MemoryError
    out.data = data
    out.capacity = capacity
    return 1


cdef int put(Output *out, const void *text, size_t size) except -1 nogil:
    room(out, size)
    memcpy(out.data + out.size, text, size)
    out.size += size
    return 1


cdef int put_bytes(Output *out, bytes text) except -1:
    return put(out, PyBytes_AsString(text), PyBytes_Size(text))


cdef int put_number(Output *out, int64_t number) except -1 nogil:
    cdef uint8_t digits[20]
    cdef int place = 20
    cdef uint64_t left = <uint64_t>number
    if number < 0:
        left = 0 - left
    while True:
        place -= 1
        digits[place] = 48 + <uint8_t>(left % 10)
        left //= 10
        if left == 0:
            break
    if number < 0:
        put(out, b"-", 1)
    return put(out, digits + place, 20 - place)


cdef int put_base64(
    Output *out, const uint8_t *p, size_t size, const char *letters, bint pads
) except -1 nogil:
    cdef uint32_t bits
    cdef size_t left = size
    cdef uint8_t *to
    room(out, (size + 2) // 3 * 4)
    to = out.data + out.size
    while left:
        bits = <uint32_t>p[0] << 16
        if left > 1:
            bits |= <uint32_t>p[1] << 8
        if left > 2:
            bits |= p[2]
        to[0] = letters[bits >> 18]
        to[1] = letters[bits >> 12 & 63]
        to[2] = letters[bits >> 6 & 63] if left > 1 else 61
        to[3] = letters[bits & 63] if left > 2 else 61
        to += 4
        p += 3
        if left <= 3:
            if not pads:
                to -= 3 - left
            break
        left -= 3
    out.size = to - out.data
    return 1


cdef int put_text(Output *out, const uint8_t *p, size_t size) except -1 nogil:
    """A string as Jackson writes it; whether it is UTF-8 shows when all is decoded."""
    cdef const uint8_t *end = p + size
    cdef uint8_t *to
    cdef uint8_t byte, short
    room(out, 6 * size + 2)
    to = out.data + out.size
    to[0] = 34
    to += 1
    while p < end:
        byte = p[0]
        p += 1
        if byte >= 32 and byte != 34 and byte != 92:
            to[0] = byte
            to += 1
            continue
        short = 0
        if byte == 34 or byte == 92:
            short = byte
        elif byte == 8:
            short = 98
        elif byte == 9:
            short = 116
        elif byte == 10:
            short = 110
        elif byte == 12:
            short = 102
        elif byte == 13:
            short = 114
        to[0] = 92
        if short:
            to[1] = short
            to += 2
        else:
            to[1] = 117
            to[2] = 48
            to[3] = 48
            to[4] = HEX[byte >> 4]
            to[5] = HEX[byte & 15]
            to += 6
    to[0] = 34
    out.size = to + 1 - out.data
    return 1


# --- Input -------------------------------------------------------------------------------------


cdef inline uint64_t big_endian(const uint8_t *p, int size) noexcept nogil:
    cdef uint64_t value = 0
    cdef int index
    for index in range(size):
        value = value << 8 | p[index]
    return value


cdef bint varint(Cursor *at, int64_t *value) noexcept nogil:
    """An unsigned varint below 2^31; what Java's int shows as negative is left to the reader."""
    cdef uint32_t bits = 0
    cdef uint8_t byte
    cdef int shift
    for shift in range(0, 35, 7):
        if at.p >= at.end:
            return False
        byte = at.p[0]
        at.p += 1
        if shift == 28 and byte > 7:
            return False
        bits |= <uint32_t>(byte & 0x7F) << shift
        if byte < 0x80:
            value[0] = bits
            return True
    return False


cdef class Field:
    """A field of a struct: how its bytes lie, and how it is written.

    Attributes:
        name: in JSON.
    """

    cdef readonly str name
    cdef bytes prefix
    cdef int kind
    cdef bint is_array
    cdef bint is_nullable
    cdef bint is_tagged
    cdef Struct struct
    cdef object default
    cdef bytes default_text

    def __init__(
        self,
        str name,
        int kind,
        bint is_array,
        bint is_nullable,
        bint is_tagged,
        Struct struct,
        object default,
        bytes default_text,
    ):
        self.name = name
        self.prefix = f'"{name}":'.encode()
        self.kind = kind
        self.is_array = is_array
        self.is_nullable = is_nullable
        self.is_tagged = is_tagged
        self.struct = struct
        self.default = default
        self.default_text = default_text


cdef class Struct:
    """A struct in one version of a message, or the message itself.

    Args:
        order: all fields, in the order in which they are written.
        tags: the tagged ones by tag.
        is_flexible: whether lengths are compact, and tagged fields end the struct.
    """

    cdef tuple order
    cdef dict tags
    cdef bint is_flexible
    cdef bint is_in_order  # no untagged field is written after a tagged one

    def __init__(self, tuple order, dict tags, bint is_flexible):
        cdef Field field
        cdef bint met = False
        if len(order) > MOST_FIELDS:
            raise ValueError(f"{len(order)} fields, a program has at most {MOST_FIELDS}")
        self.order = order
        self.tags = tags
        self.is_flexible = is_flexible
        self.is_in_order = True
        for field in order:
            if field.is_tagged:
                met = True
            elif met:
                self.is_in_order = False


cdef bint length(Cursor *at, bint is_flexible, int width, int64_t *size) noexcept nogil:
    """The length of text, bytes or an array; -1 for null."""
    if is_flexible:
        if not varint(at, size):
            return False
        size[0] -= 1
        return True
    if at.end - at.p < width:
        return False
    size[0] = (
        <int16_t>big_endian(at.p, 2) if width == 2 else <int32_t>big_endian(at.p, 4)
    )
    at.p += width
    if size[0] < 0:
        size[0] = -1
    return True


cdef inline int width_of(int kind) noexcept nogil:
    if kind == INT8 or kind == BOOLEAN:
        return 1
    if kind == INT16 or kind == UINT16:
        return 2
    if kind == INT32 or kind == UINT32:
        return 4
    return 16 if kind == UUID else 8


cdef inline int64_t number_at(const uint8_t *p, int kind) noexcept nogil:
    if kind == INT8 or kind == BOOLEAN:
        return <int8_t>p[0]
    if kind == INT16:
        return <int16_t>big_endian(p, 2)
    if kind == UINT16:
        return <uint16_t>big_endian(p, 2)
    if kind == INT32:
        return <int32_t>big_endian(p, 4)
    if kind == UINT32:
        return <uint32_t>big_endian(p, 4)
    return <int64_t>big_endian(p, 8)


cdef bint struct_is_null(Cursor *at, Field field, bint *is_null) noexcept:
    """The marker before a nullable struct."""
    cdef int64_t marker
    if field.is_tagged:
        if not varint(at, &marker):
            return False
        is_null[0] = marker == 0
        return True
    if at.p >= at.end:
        return False
    is_null[0] = at.p[0] >= 0x80
    at.p += 1
    return True


# --- Text --------------------------------------------------------------------------------------


cdef int write_one(Output *out, Cursor *at, Field field, bint flexible, bint nullable) except -1:
    """Write a value that is not an array; 0: it is not plainly valid."""
    cdef int64_t size
    cdef int kind = field.kind
    cdef bint is_null = False
    if kind == STRUCT:
        if nullable:
            if not struct_is_null(at, field, &is_null):
                return 0
            if is_null:
                return put(out, b"null", 4)
        return write_struct(out, at, field.struct)
    if kind == STRING or kind == BYTES:
        if not length(at, flexible, 2 if kind == STRING else 4, &size):
            return 0
        if size < 0:
            return put(out, b"null", 4) if nullable else 0
        if size > at.end - at.p or (kind == STRING and size > LONGEST_STRING):
            return 0
        if kind == STRING:
            put_text(out, at.p, size)
        else:
            put(out, b'"', 1)
            put_base64(out, at.p, size, BASE64, True)
            put(out, b'"', 1)
        at.p += size
        return 1
    size = width_of(kind)
    if at.end - at.p < size:
        return 0
    if kind == UUID:
        put(out, b'"', 1)
        put_base64(out, at.p, 16, BASE64_URL, False)
        put(out, b'"', 1)
    elif kind == BOOLEAN:
        if at.p[0]:
            put(out, b"true", 4)
        else:
            put(out, b"false", 5)
    else:
        put_number(out, number_at(at.p, kind))
    at.p += size
    return 1


cdef int write_value(Output *out, Cursor *at, Field field, bint flexible) except -1:
    cdef int64_t count, index
    if not field.is_array:
        return write_one(out, at, field, flexible, field.is_nullable)
    if not length(at, flexible, 4, &count):
        return 0
    if count < 0:
        return put(out, b"null", 4) if field.is_nullable else 0
    if count > at.end - at.p:
        return 0
    put(out, b"[", 1)
    for index in range(count):
        if index:
            put(out, b",", 1)
        if not write_one(out, at, field, flexible, False):
            return 0
    return put(out, b"]", 1)


cdef int put_in_order(
    Output *out, size_t base, const size_t *starts, const size_t *ends, int count
) except -1 nogil:
    """Put the texts of fields, which are all that is written from ``base`` on, in order."""
    cdef size_t size = out.size - base
    cdef uint8_t *to
    cdef int index
    room(out, size)
    to = out.data + out.size
    for index in range(count):
        memcpy(to, out.data + starts[index], ends[index] - starts[index])
        to += ends[index] - starts[index]
    memmove(out.data + base, out.data + out.size, size)
    return 1


cdef bint is_default(const Output *out, size_t start, Field field):
    """Whether the text from ``start`` on is that of the field's default."""
    cdef size_t size = out.size - start
    return (
        <size_t>PyBytes_Size(field.default_text) == size
        and memcmp(PyBytes_AsString(field.default_text), out.data + start, size) == 0
    )


cdef int write_struct(Output *out, Cursor *at, Struct struct) except -1:
    """Write a struct; 0: it is not plainly sound.

    Fields are written as they are read, each with a comma before it. Where a tagged field belongs
    before another one, the texts are put in order at the end.
    """
    cdef size_t starts[MOST_FIELDS]
    cdef size_t ends[MOST_FIELDS]
    cdef size_t base = out.size + 1, start
    cdef int64_t tags, tag, size, number
    cdef uint64_t seen = 0
    cdef int index, count = 0, last = -1
    cdef bint in_order = True
    cdef Field field
    put(out, b"{", 1)
    for field in struct.order:
        starts[count] = ends[count] = out.size
        if not field.is_tagged:
            put(out, b",", 1)
            put_bytes(out, field.prefix)
            if not write_value(out, at, field, struct.is_flexible):
                return 0
            ends[count] = out.size
            last = count
        count += 1
    if struct.is_flexible:
        if not varint(at, &tags):
            return 0
        for number in range(tags):
            if not varint(at, &tag) or not varint(at, &size):
                return 0
            index = <int>struct.tags.get(tag, UNKNOWN)
            if index == REFUSED:
                return 0
            if index < 0:
                if size > at.end - at.p:
                    return 0
                at.p += size
                continue
            if seen >> index & 1:
                return 0
            seen |= <uint64_t>1 << index
            field = struct.order[index]
            starts[index] = out.size
            put(out, b",", 1)
            put_bytes(out, field.prefix)
            start = out.size
            if not write_value(out, at, field, True):
                return 0
            if is_default(out, start, field):
                out.size = starts[index]
            elif index < last:
                in_order = False
            else:
                last = index
            ends[index] = out.size
    if not in_order:
        put_in_order(out, base, starts, ends, count)
    if out.size > base:  # the first comma
        memmove(out.data + base, out.data + base + 1, out.size - base - 1)
        out.size -= 1
    return put(out, b"}", 1)


# --- Values ------------------------------------------------------------------------------------


class _Unsound(Exception):
    """The bytes are not plainly sound."""


cdef object read_one(Cursor *at, Field field, bint flexible, bint nullable):
    """A value that is not an array."""
    cdef int64_t size
    cdef int kind = field.kind
    cdef bint is_null = False
    cdef uint8_t text[24]
    cdef Output out
    cdef object value
    if kind == STRUCT:
        if nullable:
            if not struct_is_null(at, field, &is_null):
                raise _Unsound
            if is_null:
                return None
        return read_struct(at, field.struct)
    if kind == STRING or kind == BYTES:
        if not length(at, flexible, 2 if kind == STRING else 4, &size):
            raise _Unsound
        if size < 0:
            if not nullable:
                raise _Unsound
            return None
        if size > at.end - at.p or (kind == STRING and size > LONGEST_STRING):
            raise _Unsound
        if kind == STRING:
            value = PyUnicode_DecodeUTF8(<const char *>at.p, size, NULL)
        else:
            value = PyBytes_FromStringAndSize(<const char *>at.p, size)
        at.p += size
        return value
    size = width_of(kind)
    if at.end - at.p < size:
        raise _Unsound
    if kind == UUID:
        out.data = &text[0]
        out.size = 0
        out.capacity = sizeof(text)
        put_base64(&out, at.p, 16, BASE64_URL, False)
        value = PyUnicode_DecodeUTF8(<const char *>text, out.size, NULL)
    elif kind == BOOLEAN:
        value = at.p[0] != 0
    else:
        value = number_at(at.p, kind)
    at.p += size
    return value


cdef object read_value(Cursor *at, Field field, bint flexible):
    cdef int64_t count, index
    if not field.is_array:
        return read_one(at, field, flexible, field.is_nullable)
    if not length(at, flexible, 4, &count):
        raise _Unsound
    if count < 0:
        if not field.is_nullable:
            raise _Unsound
        return None
    if count > at.end - at.p:
        raise _Unsound
    return [read_one(at, field, flexible, False) for index in range(count)]


cdef list read_fields(Cursor *at, Struct struct):
    """The values of a struct's fields, in the order in which they are written."""
    cdef int64_t tags, tag, size, number
    cdef Field field
    cdef object index
    cdef list values = []
    for field in struct.order:
        if field.is_tagged:
            values.append(field.default)
        else:
            values.append(read_value(at, field, struct.is_flexible))
    if struct.is_flexible:
        if not varint(at, &tags):
            raise _Unsound
        for number in range(tags):
            if not varint(at, &tag) or not varint(at, &size):
                raise _Unsound
            index = struct.tags.get(tag)
            if index is not None:
                if index == REFUSED:
                    raise _Unsound
                values[index] = read_value(at, struct.order[index], True)
            elif size > at.end - at.p:
                raise _Unsound
            else:
                at.p += size
    return values


cdef dict read_struct(Cursor *at, Struct struct):
    cdef Field field
    cdef int index = 0
    cdef list found = read_fields(at, struct)
    cdef dict values = {}
    for field in struct.order:
        values[field.name] = found[index]
        index += 1
    return values


# --- Programs ----------------------------------------------------------------------------------


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
        cdef list found = self.fields(data, start)
        cdef dict values = {}
        cdef Field field
        cdef int index = 0
        if found is None:
            return None
        for field in self.struct.order:
            values[field.name] = found[index]
            index += 1
        return values

    cdef list fields(self, bytes data, Py_ssize_t start):
        """The fields of the message from a place on, in order; ``None``: unsound."""
        cdef Cursor at
        cdef const uint8_t *first = <const uint8_t *>PyBytes_AsString(data)
        cdef list found
        at.p = first + start
        at.end = first + PyBytes_Size(data)
        if start > at.end - first:
            return None
        try:
            found = read_fields(&at, self.struct)
        except (_Unsound, UnicodeDecodeError):
            return None
        return None if self.must_end and at.p != at.end else found

    cdef list places(self, tuple names):
        """Where the fields of these names are among :meth:`fields`; -1: the version has none."""
        cdef Field field
        cdef list known = [field.name for field in self.struct.order]
        return [known.index(name) if name in known else -1 for name in names]


cdef class Columns:
    """Reads many records of one type into a list for each column.

    Args:
        start: what the keys of these records start with: the type, two bytes.
        key: reads a key.
        values: read a value, by its version.
        key_names: the fields of the key that are wanted.
        value_names: the fields of the value that are wanted.
        other_start: what the keys start with that are only to be listed; empty for none.
    """

    cdef bytes start
    cdef bytes other_start
    cdef Program key
    cdef dict values
    cdef list key_places
    cdef dict value_places
    cdef int width

    def __init__(
        self,
        bytes start,
        Program key,
        dict values,
        tuple key_names,
        tuple value_names,
        bytes other_start,
    ):
        cdef Program program
        self.start = start
        self.other_start = other_start
        self.key = key
        self.values = values
        self.key_places = key.places(key_names)
        self.value_places = {}
        self.width = len(key_names) + len(value_names)
        for version, program in values.items():
            self.value_places[version] = program.places(value_names)

    def read(self, list keys, list values):
        """Read records.

        Returns the columns, those of the key first; the rows that are in them; and the rows of this
        type that are not plainly sound, with those of the other start. A null value gives nulls.
        """
        cdef list columns = [[] for _ in range(self.width)]
        cdef list rows = [], others = []
        cdef list of_key, of_value, places
        cdef Program program
        cdef Py_ssize_t row, column
        cdef int place
        cdef object key, value
        cdef const uint8_t *p
        cdef uint8_t high = self.start[0], low = self.start[1]
        for row in range(len(keys)):
            key = keys[row]
            if key is None or PyBytes_Size(key) < 2:
                continue
            p = <const uint8_t *>PyBytes_AsString(key)
            if p[0] != high or p[1] != low:
                if self.other_start and key.startswith(self.other_start):
                    others.append(row)
                continue
            value = values[row]
            of_key = self.key.fields(key, 2)
            of_value = places = None
            if of_key is not None and value is not None and PyBytes_Size(value) >= 2:
                p = <const uint8_t *>PyBytes_AsString(value)
                version = p[0] << 8 | p[1]
                program = self.values.get(version)
                if program is not None:
                    of_value = program.fields(value, 2)
                    places = self.value_places[version]
            if of_key is None or (value is not None and of_value is None):
                others.append(row)
                continue
            column = 0
            for place in self.key_places:
                (<list>columns[column]).append(of_key[place])
                column += 1
            if of_value is None:
                for column in range(column, self.width):
                    (<list>columns[column]).append(None)
            else:
                for place in places:
                    (<list>columns[column]).append(of_value[place] if place >= 0 else None)
                    column += 1
            rows.append(row)
        return columns, rows, others
