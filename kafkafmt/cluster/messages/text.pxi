"""Part of the compiled engine: bytes to JSON text."""

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
