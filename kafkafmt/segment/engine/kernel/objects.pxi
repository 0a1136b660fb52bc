"""Part of the kernel: entries as Python objects, and the sound ones of a piece one after another."""

cdef class EntryHeader:
    """The header of a whole entry, and where its bytes are.

    Args:
        data: the bytes of the entry.
        position: of the entry in its segment.
        is_valid: whether the checksum holds.
        limits: a ``kafkafmt.Limits``.
    """

    cdef Entry entry
    cdef object piece  # what has the entry's bytes, from `start` on
    cdef size_t start
    cdef int64_t batch_records, record_headers, batch_headers
    cdef readonly int64_t position, crc, base_offset, last_offset, max_timestamp
    cdef readonly int32_t size_in_bytes, timestamp_type, count
    cdef readonly int8_t magic, compression_id

    def __init__(self, data, int64_t position, bint is_valid, limits):
        cdef Py_buffer view
        PyObject_GetBuffer(data, &view, PyBUF_SIMPLE)
        try:
            self.read(<const uint8_t *>view.buf, view.len, is_valid)
        finally:
            PyBuffer_Release(&view)
        self.entry.position = position
        self.show()
        self.piece = data
        self.batch_records = min(limits.batch_records, INT32_MAX)
        self.record_headers = min(limits.record_headers, INT32_MAX)
        self.batch_headers = min(limits.batch_headers, INT32_MAX)

    cdef int read(self, const uint8_t *p, size_t size, bint is_valid) except -1:
        if size < MIN_ENTRY_V0 or size > INT32_MAX or p[MAGIC_OFFSET] > MAGIC_V2:
            raise ValueError(f"no entry: {size} bytes")
        if size < <size_t>least_size(p[MAGIC_OFFSET]):
            raise ValueError(f"{size} bytes are too few for an entry of magic {p[MAGIC_OFFSET]}")
        memset(&self.entry, 0, sizeof(Entry))
        self.entry.size = <int32_t>size
        if is_valid:
            self.entry.flags |= IS_VALID
        read_entry_header(p, &self.entry)
        return 0

    cdef void show(self) noexcept:
        """Let Python see the fields of the entry."""
        cdef Entry *entry = &self.entry
        self.position, self.size_in_bytes, self.magic = entry.position, entry.size, entry.magic
        self.crc, self.compression_id, self.count = entry.crc, entry.codec, entry.count
        self.base_offset, self.last_offset = entry.base_offset, entry.last_offset
        self.timestamp_type = entry.timestamp_type
        self.max_timestamp = entry.max_timestamp

    cdef const uint8_t *bytes(self, Py_buffer *view) except NULL:
        """The bytes of the entry, to be released."""
        PyObject_GetBuffer(self.piece, view, PyBUF_SIMPLE)
        if <size_t>view.len < self.start + <size_t>self.entry.size:
            PyBuffer_Release(view)
            raise ValueError("the bytes have become fewer")
        return <const uint8_t *>view.buf + self.start

    @property
    def data(self):
        return memoryview(self.piece)[self.start:self.start + <size_t>self.entry.size]

    @property
    def is_valid(self):
        return self.entry.flags & IS_VALID != 0

    @property
    def base_timestamp(self):
        return None if self.entry.flags & IS_LEGACY else self.entry.base_timestamp

    @property
    def partition_leader_epoch(self):
        return None if self.entry.flags & IS_LEGACY else self.entry.leader_epoch

    @property
    def producer_id(self):
        return None if self.entry.flags & IS_LEGACY else self.entry.producer_id

    @property
    def producer_epoch(self):
        return None if self.entry.flags & IS_LEGACY else self.entry.producer_epoch

    @property
    def base_sequence(self):
        return None if self.entry.flags & IS_LEGACY else self.entry.base_sequence

    @property
    def last_sequence(self):
        return None if self.entry.flags & IS_LEGACY else self.entry.last_sequence

    @property
    def is_transactional(self):
        return self.entry.flags & IS_TRANSACTIONAL != 0

    @property
    def is_control(self):
        return self.entry.flags & IS_CONTROL != 0

    @property
    def delete_horizon_ms(self):
        return None if self.entry.flags & NO_HORIZON else self.entry.base_timestamp

    def compressed(self):
        """What is to be decompressed; None where that cannot be read."""
        cdef Py_buffer view
        cdef size_t start = BATCH_OVERHEAD, size = self.entry.size - BATCH_OVERHEAD
        cdef bint found = True
        if self.entry.flags & IS_LEGACY:
            found = find_set(self.bytes(&view), &self.entry, &start, &size)
            PyBuffer_Release(&view)
        return self.data[start:start + size] if found else None

    def records(self, payload=None):
        """The ``Record`` objects; None: they cannot be read.

        ``payload`` is what :meth:`compressed` gave, decompressed.
        """
        cdef Py_buffer view
        cdef Entry *entry = &self.entry
        if not entry.flags & IS_LEGACY and entry.count == 0:
            return []
        if record_class is None:
            find_record_class()
        cdef const uint8_t *p
        cdef size_t size = entry.size
        if payload is None:
            p = self.bytes(&view)
        else:
            PyObject_GetBuffer(payload, &view, PyBUF_SIMPLE)
            p = <const uint8_t *>view.buf
            size = view.len
        try:
            if entry.flags & IS_LEGACY:
                if payload is not None:
                    return inner_records(entry, p, size, self.batch_records)
                record = message_record(entry, p, size, entry.base_offset)
                return None if record is None else [record]
            if payload is None:
                p += BATCH_OVERHEAD
                size -= BATCH_OVERHEAD
            return batch_records(
                entry, p, size, self.batch_records, self.record_headers, self.batch_headers
            )
        finally:
            PyBuffer_Release(&view)


cpdef EntryHeader entry_header(Kernel kernel, data):
    """The header of the entry that a kernel has read last, in these bytes, at its offset."""
    cdef EntryHeader header = EntryHeader.__new__(EntryHeader)
    header.entry = kernel.entry
    header.show()
    header.piece = data
    header.start = kernel.offset
    header.batch_records = kernel.gathered.batch_records
    header.record_headers = kernel.gathered.record_headers
    header.batch_headers = kernel.gathered.batch_headers
    return header


def only_entry(data, limits):
    """Return the header of the entry that these bytes are; None unless they are a valid one."""
    cdef Py_buffer view
    cdef const uint8_t *p
    cdef bint is_valid
    PyObject_GetBuffer(data, &view, PyBUF_SIMPLE)
    p = <const uint8_t *>view.buf
    is_valid = (
        MIN_ENTRY_V0 <= view.len <= limits.batch_bytes
        and view.len == LOG_OVERHEAD + <int64_t>int32_at(p + SIZE_OFFSET)
        and p[MAGIC_OFFSET] <= MAGIC_V2
        and view.len >= least_size(p[MAGIC_OFFSET])
        and checksum_holds(p, view.len)
    )
    PyBuffer_Release(&view)
    return EntryHeader(data, 0, True, limits) if is_valid else None


def entry_headers(
    Kernel kernel, data, size_t offset, int64_t position, int64_t end, bint believes_lengths
):
    """The headers of whole entries of a piece, in order, and why it stopped.

    The arguments are those of :meth:`Kernel.walk`, which gathers nothing here, and of
    `Kernel.next_entry`. None among the headers: damaged bytes were left out there.
    """
    cdef Py_buffer view
    cdef Status status = DONE
    cdef int64_t left_out
    cdef list headers = []
    PyObject_GetBuffer(data, &view, PyBUF_SIMPLE)
    kernel.offset = offset
    try:
        while status == DONE:
            left_out = kernel.left_out
            status = kernel.next_entry(
                <const uint8_t *>view.buf, view.len, position, end, believes_lengths
            )
            if kernel.left_out != left_out:
                headers.append(None)
            if status == DONE:
                if kernel.entry_end == kernel.offset:
                    break
                headers.append(entry_header(kernel, data))
                kernel.offset = kernel.entry_end
    finally:
        PyBuffer_Release(&view)
    return headers, status


def entries_around(
    Kernel kernel,
    data,
    size_t offset,
    int64_t position,
    int64_t end,
    int64_t most,
    int64_t most_v2,
    int64_t stop,
):
    """The last valid entry of a piece before the one that is sought, and that one.

    Args:
        kernel, data, offset, position, end: those of :func:`entry_headers`.
        most, most_v2: the offset that the head of an entry before the sought one has at most, if
            it is a message of v0 or v1, and if it is a batch of v2.
        stop: where such an entry ends at the latest.

    Returns:
        Both headers, each None if it is not there; whether damage lies between the first one, or
        where the piece begins, and the other; and why it stopped.
    """
    cdef Py_buffer view
    cdef const uint8_t *bytes
    cdef Status status = DONE
    cdef Entry before
    cdef size_t before_start = 0
    cdef int64_t left_out = kernel.left_out
    cdef bint has_before = False, has_after = False, is_damaged = False
    cdef object of_before = None, of_after = None
    PyObject_GetBuffer(data, &view, PyBUF_SIMPLE)
    bytes = <const uint8_t *>view.buf
    kernel.offset = offset
    with nogil:
        while not has_after:
            status = kernel.next_entry(bytes, view.len, position, end, False)
            if status != DONE or kernel.entry_end == kernel.offset:
                break
            if kernel.left_out != left_out or not kernel.entry.flags & IS_VALID:
                is_damaged = True
                left_out = kernel.left_out
            if kernel.entry.flags & IS_VALID:
                has_after = (
                    int64_at(bytes + kernel.offset)
                    > (most if kernel.entry.flags & IS_LEGACY else most_v2)
                    or position + <int64_t>kernel.entry_end > stop
                )
                if has_after:
                    break
                has_before, is_damaged = True, False
                before, before_start = kernel.entry, kernel.offset
            kernel.offset = kernel.entry_end
        is_damaged = is_damaged or kernel.left_out != left_out
    PyBuffer_Release(&view)
    if has_after:
        of_after = entry_header(kernel, data)
    if has_before:
        kernel.entry, offset, kernel.offset = before, kernel.offset, before_start
        of_before = entry_header(kernel, data)
        kernel.offset = offset
    return of_before, of_after, is_damaged, status
