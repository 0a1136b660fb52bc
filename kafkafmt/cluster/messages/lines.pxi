"""Part of the compiled engine: the lines that Kafka's tool prints of records.

Strategy: the lines of consecutive records grow in one buffer, and are one string at the end. The
first record that is not plainly sound, or does not follow the one before it, ends them; its own
line is left to the caller.

Invariant: a line is whole, or not there. A piece ends with the line that fills it.
"""

cdef class Lines:
    """Writes the lines of sound records of a topic.

    Args:
        keys: the program of a key, by its first two bytes; ``None``: keys are not printed.
        values: the program of a value, by its first bytes; where keys are printed, by the first two
            of the key and the value.
        value_start: where the message in a value starts.
        deleted: what is printed for a null value; ``None``: it is left to the caller.
    """

    cdef dict keys
    cdef dict values
    cdef Py_ssize_t value_start
    cdef bytes deleted
    cdef Output out

    def __init__(self, dict keys, dict values, Py_ssize_t value_start, bytes deleted):
        self.keys = keys
        self.values = values
        self.value_start = value_start
        self.deleted = deleted

    def __dealloc__(self):
        free(self.out.data)

    def write(self, list records, Py_ssize_t start, bytes timestamp_type, Py_ssize_t most):
        """The lines of records from ``start`` on, and how many there are.

        Args:
            records: of a batch of v2.
            start: the first record to write.
            timestamp_type: the name of the batch's; ``None``: the records' metadata is left out.
            most: the bytes after which no further line is begun.
        """
        cdef Py_ssize_t index, count = 0
        cdef size_t line
        cdef int64_t following = 0
        cdef object offset
        self.out.size = 0
        for index in range(start, len(records)):
            record = records[index]
            offset = record.offset
            line = self.out.size
            if (
                line >= <size_t>most
                or not self.put_line(record, offset, timestamp_type, &following, count > 0)
                or not is_utf8(self.out.data + line, self.out.size - line)
            ):
                self.out.size = line
                break
            count += 1
        if count == 0:
            return "", 0
        return PyUnicode_DecodeUTF8(<const char *>self.out.data, self.out.size, NULL), count

    cdef int put_line(
        self, record, object offset, bytes timestamp_type, int64_t *following, bint follows
    ) except -1:
        """Write the line of a record; 0: it is left to the caller."""
        cdef bytes key = record.key, value = record.value
        cdef int64_t number
        cdef Output *out = &self.out
        cdef bint is_first = timestamp_type is None
        if record.headers or not INT64_MIN <= offset < INT64_MAX:
            return 0
        if not INT64_MIN <= record.timestamp <= INT64_MAX:
            return 0
        number = offset
        if follows and number != following[0]:
            return 0
        following[0] = number + 1
        put(out, b"| ", 2)
        if not is_first:
            put(out, b"offset: ", 8)
            put_number(out, number)
            put(out, b" ", 1)
            put_bytes(out, timestamp_type)
            put(out, b": ", 2)
            put_number(out, record.timestamp)
            put(out, b" keySize: ", 10)
            put_number(out, -1 if key is None else PyBytes_Size(key))
            put(out, b" valueSize: ", 12)
            put_number(out, -1 if value is None else PyBytes_Size(value))
            put(out, b" sequence: ", 11)
            put_number(out, record.sequence)
            put(out, b" headerKeys: []", 15)
        if not self.put_texts(key, value, is_first):
            return 0
        return put(out, b"\n", 1)

    cdef int put_texts(self, bytes key, bytes value, bint is_first) except -1:
        """Write key and value; 0: they are left to the caller."""
        cdef Program of_key = None, of_value = None
        cdef Output *out = &self.out
        cdef bytes first
        if self.keys is not None:
            if key is None:
                return 0
            first = key[:2]
            of_key = self.keys.get(first)
            if of_key is None:
                return 0
            put(out, b" key: ", 6) if not is_first else put(out, b"key: ", 5)
            if not of_key.write(out, key, 2):
                return 0
            is_first = False
        put(out, b" payload: ", 10) if not is_first else put(out, b"payload: ", 9)
        if value is None:
            return put_bytes(out, self.deleted) if self.deleted is not None else 0
        first = value[: self.value_start] if self.keys is None else first + value[:2]
        of_value = self.values.get(first)
        if of_value is None:
            return 0
        return of_value.write(out, value, self.value_start)
