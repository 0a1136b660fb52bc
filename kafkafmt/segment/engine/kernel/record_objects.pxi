"""Part of the kernel: ``Record`` objects out of the bytes of one entry.

Strategy: objects of the class that is written in Python are made without a call of its constructor.
What is read is kept in local variables, for making an object may start the cycle collector, and
with it any other code. What does not parse is refused without an error, as elsewhere in the kernel.

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

# The slots of kafkafmt.segment.record.record.Record, and the function that sets them; they live as long as it.
cdef type record_class = None
cdef tuple record_slots
cdef PyObject *slots[NUM_FIELDS]
cdef Setter set_slot = NULL


cdef int find_record_class() except -1:
    """Look up the class, whose module is not needed before there are records."""
    global record_class, record_slots, set_slot
    from kafkafmt.segment.record.record import Record

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
    """A record; a size below zero means null."""
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

# Names of headers that were met; the records that were made of them keep them alive.
cdef struct Names:
    const uint8_t *data[KEPT_NAMES]
    int32_t size[KEPT_NAMES]
    PyObject *text[KEPT_NAMES]


cdef list batch_records(
    const Entry *entry, const uint8_t *p, size_t size,
    int64_t max_records, int64_t max_headers, int64_t headers_left,
):
    """The records of a v2 batch; None: they do not parse."""
    cdef const uint8_t *end = p + size
    cdef int32_t count = entry.count, i
    cdef Clock clock = clock_of(entry)
    cdef RecordView record
    cdef Names names
    cdef list records = []
    cdef object sequence = NO_SEQUENCE
    cdef object timestamp_type = entry.timestamp_type, no_headers = (), headers
    if not has_room(entry, size, max_records):
        return None
    memset(&names, 0, sizeof(Names))
    for i in range(count):
        p = read_record(p, end, &record)
        if p == NULL or record.num_headers > min(max_headers, headers_left):
            return None
        headers_left -= record.num_headers
        headers = no_headers
        if record.num_headers:
            headers = headers_of(p, &record, &names)
            if headers is None:
                return None
        elif p != record.end:
            return None
        p = record.end
        if entry.base_sequence >= 0:
            sequence = increment_sequence(entry.base_sequence, record.offset_delta)
        records.append(
            new_record(
                add(entry.base_offset, record.offset_delta), time_of(clock, record.timestamp_delta),
                timestamp_type, sequence,
                record.key, record.key_size, record.value, record.value_size, headers,
            )
        )
    return records if p == end else None


cdef tuple headers_of(const uint8_t *p, const RecordView *record, Names *names):
    """Names and values; None: they do not parse."""
    cdef list headers = []
    cdef HeaderView header
    cdef int32_t i
    cdef object text
    for i in range(record.num_headers):
        p = read_header(p, record.end, &header)
        if p == NULL:
            return None
        text = name_of(header.name, header.name_size, i % KEPT_NAMES, names)
        headers.append((text, bytes_or_none(header.value, header.value_size)))
    return tuple(headers) if p == record.end else None


cdef object name_of(const uint8_t *p, int32_t size, int32_t place, Names *names):
    """The text of a header's name, once for all headers in this place that have it."""
    if (
        names.text[place] != NULL
        and names.size[place] == size
        and memcmp(names.data[place], p, size) == 0
    ):
        return <object>names.text[place]
    cdef object text
    if is_utf8(p, size):
        text = PyUnicode_DecodeUTF8(<const char *>p, size, NULL)
    else:
        text = replaced_text(p, size)
    names.data[place] = p
    names.size[place] = size
    names.text[place] = <PyObject *>text
    return text


cdef object replaced_text(const uint8_t *p, int32_t size):
    """The text of a name that is not UTF-8."""
    cdef bytes decoded = PyBytes_FromStringAndSize(NULL, decode_utf8(p, size, NULL))
    decode_utf8(p, size, <uint8_t *>PyBytes_AsString(decoded))
    return PyUnicode_DecodeUTF8(PyBytes_AsString(decoded), PyBytes_Size(decoded), NULL)


# --- messages of v0 and v1 -----------------------------------------------------------------------

cdef object message_record(const Entry *entry, const uint8_t *p, size_t size, int64_t offset):
    """The record of one message, top-level or inner; None: it does not parse."""
    cdef MessageView message
    if not read_message(p, size, entry, &message):
        return None
    return new_record(
        offset, message.timestamp, message.timestamp_type, NO_SEQUENCE,
        message.key, message.key_size, message.value, message.value_size, (),
    )


cdef list inner_records(const Entry *entry, const uint8_t *p, size_t size, int64_t max_records):
    """The records of a decompressed set; None: they do not parse."""
    cdef SetView found
    cdef list records = []
    if not read_set(p, size, entry, max_records, &found):
        return None
    while p < found.end:
        record = message_record(entry, p, message_size(p), add(found.base, int64_at(p)))
        if record is None:
            return None
        records.append(record)
        p += message_size(p)
    return records
