"""Part of the kernel: ``Record`` objects out of the bytes of one entry.

Strategy: objects of the class that is written in Python are made without a call of its constructor.
What is read is kept in local variables, for making an object may start the cycle collector, and
with it any other code. What does not parse is refused without a word, as elsewhere in the kernel.

Invariant: all records of an entry, or none.
"""

cdef extern from "Python.h":
    ctypedef struct PyObject
    object PyType_GenericAlloc(type cls, Py_ssize_t count)
    void *PyType_GetSlot(type cls, int slot)
    int Py_tp_descr_set
    void PyObject_GC_UnTrack(PyObject *made)
    object PyUnicode_DecodeUTF8(const char *data, Py_ssize_t size, const char *errors)

ctypedef int (*Setter)(PyObject *slot, object made, object value) except -1

cdef enum:
    NUM_FIELDS = 7
    KEPT_NAMES = 8

# The slots of kafkafmt.records.Record, and the function that sets them; they live as long as it.
cdef type record_class = None
cdef tuple record_slots
cdef PyObject *slots[NUM_FIELDS]
cdef Setter set_slot = NULL


cdef int find_record_class() except -1:
    """Look up the class, whose module is not needed before there are records."""
    global record_class, record_slots, set_slot
    from kafkafmt.records import Record

    cdef int i
    names = ("offset", "timestamp", "timestamp_type", "sequence", "key", "value", "headers")
    record_slots = tuple([getattr(Record, name) for name in names])
    for i in range(NUM_FIELDS):
        slots[i] = <PyObject *>record_slots[i]
    set_slot = <Setter>PyType_GetSlot(type(record_slots[0]), Py_tp_descr_set)
    record_class = Record
    return 0


cdef object new_record(
    int64_t offset, object timestamp, object timestamp_type, object sequence,
    const uint8_t *key, int32_t key_size, const uint8_t *value, int32_t value_size, object headers,
):
    """A record; a size below zero stands for null."""
    cdef object made = PyType_GenericAlloc(record_class, 0)
    PyObject_GC_UnTrack(<PyObject *>made)  # nothing that it holds can refer to it
    set_slot(slots[0], made, offset)
    set_slot(slots[1], made, timestamp)
    set_slot(slots[2], made, timestamp_type)
    set_slot(slots[3], made, sequence)
    set_slot(slots[4], made, bytes_or_none(key, key_size))
    set_slot(slots[5], made, bytes_or_none(value, value_size))
    set_slot(slots[6], made, headers)
    return made


cdef inline object bytes_or_none(const uint8_t *p, int32_t size):
    return None if size < 0 else PyBytes_FromStringAndSize(<const char *>p, size)


# --- records of v2 -------------------------------------------------------------------------------

cdef struct RecordView:
    int64_t timestamp_delta
    int32_t offset_delta
    int32_t key_size
    int32_t value_size
    int32_t num_headers
    const uint8_t *key
    const uint8_t *value
    const uint8_t *headers

# Names of headers that were met; the records that were made of them keep them alive.
cdef struct Names:
    const uint8_t *data[KEPT_NAMES]
    int32_t size[KEPT_NAMES]
    PyObject *text[KEPT_NAMES]


cdef inline const uint8_t *sized(
    const uint8_t *p, const uint8_t *stop, const uint8_t **data, int32_t *size
) noexcept nogil:
    """Read a length and step over so many bytes; one below zero stands for null."""
    p = varint(p, stop, size)
    if p == NULL or size[0] > stop - p:
        return NULL
    data[0] = p
    return p + size[0] if size[0] > 0 else p


cdef const uint8_t *read_record(
    const uint8_t *p, const uint8_t *end, RecordView *record
) noexcept nogil:
    """Read a record up to its headers, and tell where it ends; NULL: it does not parse."""
    cdef const uint8_t *stop
    cdef int32_t size
    p = varint(p, end, &size)
    if p == NULL or size < 1 or size > end - p:
        return NULL
    stop = p + size
    p = varlong(p + 1, stop, &record.timestamp_delta)  # behind the attributes
    if p == NULL:
        return NULL
    p = varint(p, stop, &record.offset_delta)
    if p == NULL:
        return NULL
    p = sized(p, stop, &record.key, &record.key_size)
    if p == NULL:
        return NULL
    p = sized(p, stop, &record.value, &record.value_size)
    if p == NULL:
        return NULL
    p = varint(p, stop, &record.num_headers)
    if p == NULL or not 0 <= record.num_headers <= (stop - p) // MIN_HEADER_SIZE:
        return NULL
    record.headers = p
    return stop


cdef list batch_records(
    const Entry *entry, const uint8_t *p, size_t size, int64_t max_records, int64_t max_headers
):
    """The records of a v2 batch; None: they do not parse."""
    cdef const uint8_t *end = p + size
    cdef int32_t count = entry.count, i
    cdef RecordView view
    cdef Names names
    cdef list records = []
    cdef object timestamp = entry.max_timestamp, sequence = NO_SEQUENCE
    cdef object timestamp_type = entry.timestamp_type, no_headers = (), headers
    if count < 0 or <size_t>count > size // MIN_RECORD_SIZE or count > max_records:
        return None
    if record_class is None:
        find_record_class()
    memset(&names, 0, sizeof(Names))
    for i in range(count):
        p = read_record(p, end, &view)
        if p == NULL or view.num_headers > max_headers:
            return None
        if view.num_headers:
            headers = headers_of(view.headers, p, view.num_headers, &names)
            if headers is None:
                return None
        elif view.headers == p:
            headers = no_headers
        else:
            return None
        if entry.timestamp_type != LOG_APPEND_TIME:
            timestamp = add(entry.base_timestamp, view.timestamp_delta)
        if entry.base_sequence >= 0:
            sequence = increment_sequence(entry.base_sequence, view.offset_delta)
        records.append(
            new_record(
                add(entry.base_offset, view.offset_delta), timestamp, timestamp_type, sequence,
                view.key, view.key_size, view.value, view.value_size, headers,
            )
        )
    return records if p == end else None


cdef tuple headers_of(const uint8_t *p, const uint8_t *stop, int32_t count, Names *names):
    """Names and values; None: they do not parse, or a name is no UTF-8."""
    cdef list headers = []
    cdef const uint8_t *data
    cdef const uint8_t *name
    cdef int32_t size, name_size, i
    cdef object text
    for i in range(count):
        p = sized(p, stop, &name, &name_size)
        if p == NULL or name_size < 0:
            return None
        p = sized(p, stop, &data, &size)
        if p == NULL:
            return None
        text = name_of(name, name_size, i % KEPT_NAMES, names)
        if text is None:
            return None
        headers.append((text, bytes_or_none(data, size)))
    return tuple(headers) if p == stop else None


cdef object name_of(const uint8_t *p, int32_t size, int32_t place, Names *names):
    """The text of a header's name, once for all headers in this place that have it."""
    if (
        names.text[place] != NULL
        and names.size[place] == size
        and memcmp(names.data[place], p, size) == 0
    ):
        return <object>names.text[place]
    if not is_utf8(p, size):
        return None
    cdef object text = PyUnicode_DecodeUTF8(<const char *>p, size, NULL)
    names.data[place] = p
    names.size[place] = size
    names.text[place] = <PyObject *>text
    return text


# --- messages of v0 and v1 -----------------------------------------------------------------------

cdef struct MessageView:
    int64_t timestamp
    int32_t key_size
    int32_t value_size
    const uint8_t *key
    const uint8_t *value


cdef bint read_message(const uint8_t *p, size_t size, MessageView *message) noexcept nogil:
    """Read a message that is not compressed; false: it does not parse."""
    cdef size_t i = 18
    message.timestamp = NO_TIMESTAMP
    if p[16]:
        if size < MIN_ENTRY_V1:
            return False
        i = 26
        message.timestamp = int64_at(p + 18)
    message.key_size = int32_at(p + i)
    i += 4
    message.key = p + i
    if message.key_size > 0:
        if <size_t>message.key_size > size - i - 4:
            return False
        i += message.key_size
    message.value_size = int32_at(p + i)
    i += 4
    message.value = p + i
    return message.value_size < 0 or <size_t>message.value_size <= size - i


cdef object message_record(const Entry *entry, const uint8_t *p, size_t size, int64_t offset):
    """The record of one message, top-level or inner; None: it does not parse."""
    cdef MessageView message
    cdef int64_t timestamp
    cdef int32_t timestamp_type = entry.timestamp_type
    if not read_message(p, size, &message):
        return None
    timestamp = message.timestamp
    if p[16] == 0:
        timestamp_type = NO_TIMESTAMP_TYPE
    elif timestamp_type == LOG_APPEND_TIME:
        timestamp = entry.max_timestamp
    if record_class is None:
        find_record_class()
    return new_record(
        offset, timestamp, timestamp_type, NO_SEQUENCE,
        message.key, message.key_size, message.value, message.value_size, (),
    )


cdef list single_record(const Entry *entry, const uint8_t *p):
    """The one record of a message that is not compressed; None: it does not parse."""
    record = message_record(entry, p, entry.size, entry.base_offset)
    return None if record is None else [record]


cdef list inner_records(const Entry *entry, const uint8_t *p, size_t size, int64_t max_records):
    """The records of a decompressed set; None: they do not parse.

    The rules are those of `kafkafmt.message_set`.
    """
    cdef const uint8_t *start = p
    cdef const uint8_t *end = p + size
    cdef int64_t count = 0, last = 0, base = 0
    cdef list records = []
    while end - p >= LOG_OVERHEAD:
        if int32_at(p + 8) < MIN_LENGTH:
            return None
        size = LOG_OVERHEAD + <size_t>int32_at(p + 8)
        if size > <size_t>(end - p):
            break
        if count == max_records or p[16] > 1 or p[17] & 7:
            return None
        last = int64_at(p)
        count += 1
        p += size
    if count == 0:
        return None
    if entry.magic == 1 and entry.last_offset != 0:
        if entry.last_offset < last:
            return None
        base = subtract(entry.last_offset, last)
    end = p
    p = start
    while p < end:
        size = LOG_OVERHEAD + <size_t>int32_at(p + 8)
        record = message_record(entry, p, size, add(base, int64_at(p)))
        if record is None:
            return None
        records.append(record)
        p += size
    return records
