"""Part of the compiled engine: the fields of a message in one version, and how their bytes lie."""

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
