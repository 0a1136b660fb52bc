"""Part of the compiled engine: bytes to Python values."""

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


cdef dict read_struct(Cursor *at, Struct struct):
    """The values of a struct's fields by name, in the order in which they are written."""
    cdef int64_t tags, tag, size, number
    cdef Field field
    cdef object index
    cdef dict values = {}
    for field in struct.order:
        values[field.name] = (
            field.default if field.is_tagged else read_value(at, field, struct.is_flexible)
        )
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
                field = struct.order[index]
                values[field.name] = read_value(at, field, True)
            elif size > at.end - at.p:
                raise _Unsound
            else:
                at.p += size
    return values
