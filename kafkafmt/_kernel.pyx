# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, binding=False
"""The compiled road: sound bytes of a segment become Arrow buffers.

Strategy: the kernel never judges. It walks the entries of a piece of a segment and appends the
records of those that are sound and not compressed; at a compressed one it hands back the header,
gets the decompressed payload, and appends that. Whatever it does not like it refuses: the
reference road is then asked about that entry, and has the words for it. What is the same for a
whole entry is kept once an entry, and null flags are a byte a row, until the columns are taken.

Invariant: a refused entry leaves no trace, for nothing counts that lies behind the mark (``at``),
and the mark moves on only when the whole entry has been read. No byte is read before it has been
compared with the end, and none is written that was not reserved.
"""

from cpython.buffer cimport PyBUF_SIMPLE, PyBuffer_Release, PyObject_GetBuffer
from cpython.bytes cimport PyBytes_AsString, PyBytes_Size
from libc.stdint cimport (
    INT32_MAX, INT64_MAX, int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
)
from libc.stdlib cimport free, malloc, realloc
from libc.string cimport memcpy, memset


cdef extern from "_crc.h" nogil:
    void crc_init()
    uint32_t crc32c_of(const uint8_t *p, size_t size)
    uint32_t crc32c_by_table(const uint8_t *p, size_t size)
    uint32_t crc32_of(const uint8_t *p, size_t size)
    uint32_t crc32_by_table(const uint8_t *p, size_t size)


# What a walk stops for.
ctypedef int Status
cpdef enum:
    DONE = 0  # the piece ends, or the entry is appended
    MORE = 1  # the piece ends inside of an entry: `needed` bytes from its start are wanted
    FULL = 2  # enough is gathered: take it, and go on
    COMPRESSED = 3  # decompress `payload_start` to `payload_end`, then append()
    JUDGE = 4  # the entry is part of a transaction: is it to be seen?
    REFUSED = 5  # ask the reference road
    NO_MEMORY = 6

# What a kernel gathers.
cpdef enum:
    RECORDS = 0
    ENTRIES = 1
    MARKERS = 2  # nothing; it stops with JUDGE at all entries of transactions

# Kafka's layout and ids, as kafkafmt.layout and kafkafmt.codecs have them.
cdef enum:
    LOG_OVERHEAD = 12
    MIN_LENGTH = 14
    MIN_ENTRY_V0 = 26
    MIN_ENTRY_V1 = 34
    BATCH_OVERHEAD = 61
    MIN_RECORD_SIZE = 7
    MIN_HEADER_SIZE = 2
    COPY_SLACK = 32
    LZ4 = 3
    ZSTD = 4

# Flags of a row, and of a header.
cdef enum:
    HAS_KEY = 1
    HAS_VALUE = 2
    HAS_TIMESTAMP = 4
    IS_UNTYPED = 8  # a message of v0 inside of a wrapper of v1: no type of timestamp

# Flags of an entry, and why columns of it are null.
cdef enum:
    IS_TRANSACTIONAL = 1
    IS_CONTROL = 2
    IS_VALID = 4
    IS_LEGACY = 8
    NO_PARTITION = 16
    NO_HORIZON = 32

cdef enum:
    CREATE_TIME = 0
    LOG_APPEND_TIME = 1
    NO_TIMESTAMP_TYPE = -1
    NO_TIMESTAMP = -1
    NO_SEQUENCE = -1

# An entry, and how many rows it has.
cdef struct Entry:
    int64_t position
    int64_t base_offset
    int64_t last_offset
    int64_t base_timestamp
    int64_t max_timestamp
    int64_t producer_id
    int64_t crc
    int32_t size
    int32_t count
    int32_t leader_epoch
    int32_t base_sequence
    int32_t last_sequence
    int32_t partition
    int32_t timestamp_type
    int32_t segment
    int32_t rows
    int16_t producer_epoch
    int8_t magic
    int8_t codec
    uint8_t flags

# How much of the buffers counts.
cdef struct Mark:
    size_t entries
    size_t rows
    size_t key
    size_t value
    size_t headers
    size_t header_key
    size_t header_value

# The buffers of a kernel: ends[0] is 0, ends[n + 1] is where item n ends.
cdef enum:
    ENTRY
    ROW_FLAGS
    OFFSET
    TIMESTAMP
    SEQUENCE
    KEY_ENDS
    KEY
    VALUE_ENDS
    VALUE
    HEADER_ENDS
    HEADER_KEY_ENDS
    HEADER_KEY
    HEADER_VALUE_ENDS
    HEADER_VALUE
    HEADER_FLAGS
    NUM_BUFFERS

include "_memory.pxi"
include "_bytes.pxi"
include "_entries.pxi"


# --- the kernel ----------------------------------------------------------------------------------

cdef class Kernel:
    """Gathers the rows of one table, from one segment after another.

    Args:
        table: RECORDS, ENTRIES or MARKERS.
        columns: names of those that will be taken.
        limits: a ``kafkafmt.Limits``.
        wants_control: whether records of control batches are rows; they are checked anyway.
        max_rows, max_bytes: of the variable columns; when either is reached, the walk stops.
    """

    cdef int table
    cdef bint wants_control, wants_key, wants_value, wants_offset, wants_timestamp
    cdef bint wants_sequence, wants_headers
    cdef int64_t batch_bytes, batch_records, record_headers
    cdef size_t max_rows, max_bytes, text_size, header_capacity
    cdef Mark at
    cdef Buffer buffers[NUM_BUFFERS]
    cdef Entry entry, blank  # the one being looked at; what all of the segment have in common
    cdef int64_t segment_base, stable_offset, judged
    cdef bint is_committed

    cdef public int64_t highest_offset  # of the segment so far, as framing counts it
    cdef readonly int64_t needed
    cdef readonly size_t offset, payload_start, payload_end, entry_end  # in the piece

    def __cinit__(
        self, int table, columns, limits, bint wants_control, size_t max_rows, size_t max_bytes
    ):
        self.table = table
        self.wants_control = wants_control
        self.wants_key = "key" in columns
        self.wants_value = "value" in columns
        self.wants_offset = "offset" in columns
        self.wants_timestamp = "timestamp" in columns
        self.wants_sequence = "sequence" in columns
        self.wants_headers = "headers" in columns
        self.batch_bytes = min(limits.batch_bytes, INT32_MAX)
        self.batch_records = min(limits.batch_records, INT32_MAX)
        self.record_headers = min(limits.record_headers, INT32_MAX)
        self.max_rows = max_rows
        self.max_bytes = max_bytes
        self.stable_offset = INT64_MAX
        self.text_size = 6  # of the longest codec's name
        if self.wants_value:
            self.buffers[VALUE].usual = max_bytes
            self.buffers[VALUE].data = spare_memory(max_bytes, &self.buffers[VALUE].capacity)

    def __dealloc__(self):
        cdef int i
        for i in range(NUM_BUFFERS):
            give_back(self.buffers[i].data, self.buffers[i].capacity)

    def begin(self, int32_t segment, partition, base_offset, highest_offset, size_t text_size):
        """Go on with another segment.

        ``segment`` is the index of its texts for :meth:`texts`, ``text_size`` the bytes of the
        longest of them; ``base_offset`` and
        ``highest_offset`` are framing's: what offsets have to fit to.
        """
        self.judged = -1
        self.text_size = max(self.text_size, text_size)
        memset(&self.blank, 0, sizeof(Entry))
        self.blank.segment = segment
        self.blank.flags = IS_VALID
        if partition is None:
            self.blank.flags |= NO_PARTITION
        else:
            self.blank.partition = partition
        self.segment_base = -1 if base_offset is None else min(base_offset, INT64_MAX)
        self.highest_offset = min(highest_offset, INT64_MAX)

    def commit_only(self, stable_offset):
        """Stop with JUDGE at entries of transactions, and from ``stable_offset`` on."""
        self.is_committed = True
        self.stable_offset = INT64_MAX if stable_offset is None else stable_offset

    def walk(self, data, size_t offset, int64_t position, int64_t end):
        """Gather from ``data[offset:]`` on, and say why it stopped; :attr:`offset` is where.

        Args:
            data: a piece of the segment.
            offset: in it, where an entry begins.
            position: of the piece in the segment.
            end: the position in the segment where its entries end.
        """
        cdef Py_buffer view
        cdef Status status
        PyObject_GetBuffer(data, &view, PyBUF_SIMPLE)
        self.offset = offset
        with nogil:
            status = self.walk_entries(<const uint8_t *>view.buf, view.len, position, end)
        PyBuffer_Release(&view)
        if status == NO_MEMORY:
            raise MemoryError
        return status

    def append(self, payload):
        """Append the entry that was COMPRESSED; FULL means that it takes a take before."""
        cdef Py_buffer view
        cdef Status status
        PyObject_GetBuffer(payload, &view, PyBUF_SIMPLE)
        with nogil:
            status = self.append_payload(<const uint8_t *>view.buf, view.len)
        PyBuffer_Release(&view)
        if status == NO_MEMORY:
            raise MemoryError
        return status

    @property
    def codec(self):
        """Of the entry that is COMPRESSED."""
        return self.entry.codec

    @property
    def magic(self):
        """Of the entry; so are those that follow."""
        return self.entry.magic

    @property
    def base_offset(self):
        return self.entry.base_offset

    @property
    def last_offset(self):
        return self.entry.last_offset

    @property
    def count(self):
        return self.entry.count

    @property
    def producer_id(self):
        """None for v0 and v1."""
        return None if self.entry.flags & IS_LEGACY else self.entry.producer_id

    @property
    def is_transactional(self):
        return bool(self.entry.flags & IS_TRANSACTIONAL)

    @property
    def is_control(self):
        return bool(self.entry.flags & IS_CONTROL)

    def accept(self):
        """Let the entry that was to be judged pass."""
        self.judged = self.entry.position

    # --- walking ---------------------------------------------------------------------------------

    cdef Status walk_entries(
        self, const uint8_t *data, size_t size, int64_t position, int64_t end
    ) noexcept nogil:
        cdef Status status = DONE
        while self.offset < size and position + <int64_t>self.offset < end:
            if self.is_full():
                return FULL
            status = self.frame(
                data + self.offset, size - self.offset, end - position - self.offset
            )
            if status != DONE:
                return status
            self.entry.position = position + self.offset
            self.entry_end = self.offset + self.entry.size
            self.count_offset()
            status = self.handle(data + self.offset)
            if status != DONE:
                return status
            self.offset = self.entry_end
        return DONE

    cdef bint is_full(self) noexcept nogil:
        return self.at.rows >= self.max_rows or (
            self.at.key + self.at.value + self.at.header_key + self.at.header_value
            >= self.max_bytes
        )

    cdef Status frame(self, const uint8_t *p, size_t left, int64_t to_end) noexcept nogil:
        """Read the header of the entry at `p`, if it is whole and its checksum holds.

        `left` bytes are in the piece, `to_end` in the segment.
        """
        cdef Entry *entry = &self.entry
        cdef int64_t size
        entry[0] = self.blank
        if to_end < MIN_ENTRY_V0:
            return REFUSED
        if left < MIN_ENTRY_V0:
            self.needed = MIN_ENTRY_V0
            return MORE
        if int32_at(p + 8) < MIN_LENGTH:
            return REFUSED
        size = LOG_OVERHEAD + <int64_t>int32_at(p + 8)
        if size > to_end or size > self.batch_bytes:
            return REFUSED
        if <uint64_t>size > left:
            self.needed = size
            return MORE
        entry.size = <int32_t>size
        entry.magic = p[16]
        if p[16] == 2:
            return self.frame_batch(p)
        return self.frame_message(p) if p[16] < 2 else REFUSED

    cdef Status frame_batch(self, const uint8_t *p) noexcept nogil:
        cdef Entry *entry = &self.entry
        if entry.size < BATCH_OVERHEAD:
            return REFUSED
        entry.crc = load32(p + 17)
        if crc32c_of(p + 21, entry.size - 21) != <uint32_t>entry.crc:
            return REFUSED
        entry.codec = p[22] & 7
        entry.timestamp_type = p[22] >> 3 & 1
        if p[22] & 16:
            entry.flags |= IS_TRANSACTIONAL
        if p[22] & 32:
            entry.flags |= IS_CONTROL
        if not p[22] & 64:
            entry.flags |= NO_HORIZON
        entry.base_offset = int64_at(p)
        entry.leader_epoch = int32_at(p + 12)
        entry.last_offset = add(entry.base_offset, int32_at(p + 23))
        entry.base_timestamp = int64_at(p + 27)
        entry.max_timestamp = int64_at(p + 35)
        entry.producer_id = int64_at(p + 43)
        entry.producer_epoch = <int16_t>(load32(p + 51) >> 16)
        entry.base_sequence = int32_at(p + 53)
        entry.last_sequence = NO_SEQUENCE
        if entry.base_sequence != NO_SEQUENCE:
            entry.last_sequence = increment_sequence(entry.base_sequence, int32_at(p + 23))
        entry.count = int32_at(p + 57)
        self.payload_start = self.offset + BATCH_OVERHEAD
        self.payload_end = self.offset + entry.size
        return DONE

    cdef Status frame_message(self, const uint8_t *p) noexcept nogil:
        cdef Entry *entry = &self.entry
        if entry.magic == 1 and entry.size < MIN_ENTRY_V1:
            return REFUSED
        entry.crc = load32(p + 12)
        if crc32_of(p + 16, entry.size - 16) != <uint32_t>entry.crc:
            return REFUSED
        entry.codec = p[17] & 7
        entry.flags |= IS_LEGACY | NO_HORIZON
        entry.base_offset = int64_at(p)
        entry.last_offset = entry.base_offset
        entry.count = 1
        if entry.magic == 0:
            entry.timestamp_type = NO_TIMESTAMP_TYPE
            entry.max_timestamp = NO_TIMESTAMP
        else:
            entry.timestamp_type = p[17] >> 3 & 1
            entry.max_timestamp = int64_at(p + 18)
        return DONE

    cdef void count_offset(self) noexcept nogil:
        """`framing` takes the highest offset for the last, unless no segment has both."""
        cdef int64_t first = self.segment_base if self.segment_base >= 0 else self.highest_offset
        cdef int64_t offset = self.entry.base_offset
        if first < 0 or offset <= first or offset - first <= INT32_MAX:
            self.highest_offset = max(self.highest_offset, offset)

    cdef Status handle(self, const uint8_t *p) noexcept nogil:
        """Do with the entry at `p`, whose header has been read, what the table wants."""
        cdef Entry *entry = &self.entry
        cdef bint is_legacy = entry.flags & IS_LEGACY
        if self.table == MARKERS:
            return JUDGE if entry.flags & (IS_TRANSACTIONAL | IS_CONTROL) else DONE
        if self.is_committed and entry.position != self.judged:
            if is_legacy and entry.codec and self.stable_offset != INT64_MAX:
                return REFUSED  # its first offset is inside
            if entry.flags & IS_TRANSACTIONAL or entry.base_offset >= self.stable_offset:
                return JUDGE
        if is_legacy and entry.codec:
            return self.find_wrapped(p)
        if self.table == ENTRIES:
            if entry.codec > ZSTD:
                return REFUSED
            return self.add_entry()
        if is_legacy:
            return self.append_message(p)
        if entry.count == 0:
            return DONE
        if entry.codec:
            return COMPRESSED if entry.codec <= ZSTD else REFUSED
        return self.append_records(p + BATCH_OVERHEAD, entry.size - BATCH_OVERHEAD)

    cdef Status find_wrapped(self, const uint8_t *p) noexcept nogil:
        """Find the value of a message that is a compressed set."""
        cdef size_t size = self.entry.size
        cdef size_t i = 18 if self.entry.magic == 0 else 26
        cdef int32_t length = int32_at(p + i)
        i += 4
        if length > 0:
            if <size_t>length > size - i - 4:
                return REFUSED
            i += length
        length = int32_at(p + i)
        i += 4
        if length < 0 or <size_t>length > size - i or self.entry.codec > LZ4:
            return REFUSED
        self.payload_start = self.offset + i
        self.payload_end = self.payload_start + length
        return COMPRESSED

    # --- appending -------------------------------------------------------------------------------

    cdef Status append_payload(self, const uint8_t *p, size_t size) noexcept nogil:
        if self.entry.flags & IS_LEGACY:
            return self.append_message_set(p, size)
        return self.append_records(p, size)

    cdef Status reserve_rows(self, size_t rows, size_t size) noexcept nogil:
        """Room for one entry's worst case: so many rows out of so many bytes.

        But for headers: they could be half as many as the bytes, and are far fewer.
        """
        cdef Mark *at = &self.at
        cdef Buffer *b = self.buffers
        cdef size_t bytes = size + COPY_SLACK
        cdef bint ok
        rows += at.rows
        # Arrow's ends are int32.
        if (
            max(at.key, at.value, at.header_key, at.header_value) + size > INT32_MAX
            or rows * self.text_size > INT32_MAX
        ):
            return FULL if at.rows else REFUSED
        ok = reserve(&b[ROW_FLAGS], rows)
        if self.wants_offset:
            ok = ok and reserve(&b[OFFSET], 8 * rows)
        if self.wants_timestamp:
            ok = ok and reserve(&b[TIMESTAMP], 8 * rows)
        if self.wants_sequence:
            ok = ok and reserve(&b[SEQUENCE], 4 * rows)
        if self.wants_key:
            ok = ok and reserve_ends(&b[KEY_ENDS], rows) and reserve(&b[KEY], at.key + bytes)
        if self.wants_value:
            ok = (
                ok
                and reserve_ends(&b[VALUE_ENDS], rows)
                and reserve(&b[VALUE], at.value + bytes)
            )
        if self.wants_headers:
            ok = (
                ok
                and reserve_ends(&b[HEADER_ENDS], rows)
                and (at.headers <= self.header_capacity or self.reserve_headers(at.headers))
                and reserve(&b[HEADER_KEY], at.header_key + bytes)
                and reserve(&b[HEADER_VALUE], at.header_value + bytes)
            )
        return DONE if ok else NO_MEMORY

    cdef bint reserve_headers(self, size_t headers) noexcept nogil:
        cdef Buffer *b = self.buffers
        headers = max(headers, 2 * self.header_capacity)
        if not (
            reserve_ends(&b[HEADER_KEY_ENDS], headers)
            and reserve_ends(&b[HEADER_VALUE_ENDS], headers)
            and reserve(&b[HEADER_FLAGS], headers)
        ):
            return False
        self.header_capacity = headers
        return True

    cdef Status add_entry(self) noexcept nogil:
        """Note the entry: its rows are there, or it is one itself."""
        if not reserve(&self.buffers[ENTRY], (self.at.entries + 1) * sizeof(Entry)):
            return NO_MEMORY
        if self.table == ENTRIES:
            self.entry.rows = 1
            self.at.rows += 1
        (<Entry *>self.buffers[ENTRY].data)[self.at.entries] = self.entry
        self.at.entries += 1
        return DONE

    cdef Status append_records(self, const uint8_t *p, size_t size) noexcept nogil:
        """Append the records of a v2 batch, all or none."""
        cdef Entry *entry = &self.entry
        cdef int32_t count = entry.count
        cdef Status status
        if count < 0 or <size_t>count > size // MIN_RECORD_SIZE or count > self.batch_records:
            return REFUSED
        status = self.reserve_rows(count, size)
        if status != DONE:
            return status

        cdef Mark at = self.at
        cdef Buffer *b = self.buffers
        cdef uint8_t *row_flags = b[ROW_FLAGS].data
        cdef uint8_t *keys = b[KEY].data
        cdef uint8_t *values = b[VALUE].data
        cdef int32_t *key_ends = <int32_t *>b[KEY_ENDS].data
        cdef int32_t *value_ends = <int32_t *>b[VALUE_ENDS].data
        cdef int64_t *offsets = <int64_t *>b[OFFSET].data
        cdef int64_t *timestamps = <int64_t *>b[TIMESTAMP].data
        cdef int32_t *sequences = <int32_t *>b[SEQUENCE].data
        cdef int32_t *header_ends = <int32_t *>b[HEADER_ENDS].data
        cdef bint wants_key = self.wants_key, wants_value = self.wants_value
        cdef bint wants_offset = self.wants_offset, wants_timestamp = self.wants_timestamp
        cdef bint wants_sequence = self.wants_sequence, wants_headers = self.wants_headers
        cdef const uint8_t *end = p + size
        cdef const uint8_t *stop
        cdef int64_t time, time_delta
        cdef int32_t i, n, offset_delta
        cdef uint8_t flags
        for i in range(count):
            p = varint(p, end, &n)
            if p == NULL or n < 1 or n > end - p:
                return REFUSED
            stop = p + n
            p = varlong(p + 1, stop, &time_delta)  # behind the attributes
            if p == NULL:
                return REFUSED
            p = varint(p, stop, &offset_delta)
            if p == NULL:
                return REFUSED
            flags = 0

            p = varint(p, stop, &n)
            if p == NULL:
                return REFUSED
            if n >= 0:
                if n > stop - p:
                    return REFUSED
                flags |= HAS_KEY
                if wants_key:
                    copy(keys + at.key, p, n, end)
                    at.key += n
                p += n

            p = varint(p, stop, &n)
            if p == NULL:
                return REFUSED
            if n >= 0:
                if n > stop - p:
                    return REFUSED
                flags |= HAS_VALUE
                if wants_value:
                    copy(values + at.value, p, n, end)
                    at.value += n
                p += n

            p = varint(p, stop, &n)
            if p == NULL or n < 0 or n > self.record_headers:
                return REFUSED
            if n:
                p = self.append_headers(p, stop, end, n, &at)
                if p == NULL:
                    return REFUSED
            if p != stop:
                return REFUSED

            if wants_key:
                key_ends[at.rows + 1] = <int32_t>at.key
            if wants_value:
                value_ends[at.rows + 1] = <int32_t>at.value
            if wants_offset:
                offsets[at.rows] = add(entry.base_offset, offset_delta)
            if wants_timestamp:
                time = entry.max_timestamp
                if entry.timestamp_type != LOG_APPEND_TIME:
                    time = add(entry.base_timestamp, time_delta)
                timestamps[at.rows] = time
                if time != NO_TIMESTAMP:
                    flags |= HAS_TIMESTAMP
            if wants_sequence:
                sequences[at.rows] = NO_SEQUENCE
                if entry.base_sequence >= 0:
                    sequences[at.rows] = increment_sequence(entry.base_sequence, offset_delta)
            if wants_headers:
                header_ends[at.rows + 1] = <int32_t>at.headers
            row_flags[at.rows] = flags
            at.rows += 1
        if p != end:
            return REFUSED
        if wants_headers and not self.are_texts(&at):
            return REFUSED
        return self.keep(&at, count)

    cdef const uint8_t *append_headers(
        self, const uint8_t *p, const uint8_t *stop, const uint8_t *end, int32_t count, Mark *at
    ) noexcept nogil:
        """Append a record's headers; NULL: they do not parse, or there is no memory."""
        cdef Buffer *b = self.buffers
        cdef bint wanted = self.wants_headers
        cdef int32_t i, n
        cdef size_t headers = at.headers, names = at.header_key, size = at.header_value
        cdef uint8_t *name
        cdef uint8_t *value
        cdef uint8_t *flags
        cdef int32_t *name_ends
        cdef int32_t *value_ends
        if count > (stop - p) // MIN_HEADER_SIZE:
            return NULL
        if wanted and headers + count > self.header_capacity:
            if not self.reserve_headers(headers + count):
                return NULL
        name = b[HEADER_KEY].data
        value = b[HEADER_VALUE].data
        name_ends = <int32_t *>b[HEADER_KEY_ENDS].data
        value_ends = <int32_t *>b[HEADER_VALUE_ENDS].data
        flags = b[HEADER_FLAGS].data
        for i in range(count):
            p = varint(p, stop, &n)
            if p == NULL or n < 0 or n > stop - p:
                return NULL
            if wanted:
                copy(name + names, p, n, end)
                names += n
            p += n
            p = varint(p, stop, &n)
            if p == NULL or n > stop - p:
                return NULL
            if wanted:
                flags[headers] = HAS_VALUE if n >= 0 else 0
                if n > 0:
                    copy(value + size, p, n, end)
                    size += n
                headers += 1
                name_ends[headers] = <int32_t>names
                value_ends[headers] = <int32_t>size
            if n > 0:
                p += n
        at.headers = headers
        at.header_key = names
        at.header_value = size
        return p

    cdef bint are_texts(self, Mark *at) noexcept nogil:
        """Whether the names of all headers between the mark and `at` are UTF-8."""
        cdef const uint8_t *names = self.buffers[HEADER_KEY].data
        cdef int32_t *ends = <int32_t *>self.buffers[HEADER_KEY_ENDS].data
        cdef size_t start = self.at.header_key, i
        if is_ascii(names + start, at.header_key - start):
            return True
        for i in range(self.at.headers, at.headers):
            if not is_utf8(names + start, ends[i + 1] - start):
                return False
            start = ends[i + 1]
        return True

    cdef Status keep(self, Mark *at, int32_t rows) noexcept nogil:
        """Move the mark behind the rows of an entry, unless they are only to be checked."""
        if self.entry.flags & IS_CONTROL and not self.wants_control:
            return DONE
        cdef Mark before = self.at
        at.entries = before.entries
        self.at = at[0]
        self.entry.rows = rows
        cdef Status status = self.add_entry()
        if status != DONE:
            self.at = before
        return status

    cdef Status append_message(self, const uint8_t *p) noexcept nogil:
        """Append a message of v0 or v1 that is not compressed."""
        cdef Status status = self.reserve_rows(1, self.entry.size)
        if status != DONE:
            return status
        cdef Mark at = self.at
        if not self.add_message(p, self.entry.size, self.entry.base_offset, &at):
            return REFUSED
        return self.keep(&at, 1)

    cdef bint add_message(
        self, const uint8_t *p, size_t size, int64_t offset, Mark *at
    ) noexcept nogil:
        """Write the row of one message, top-level or inner; false: it does not parse."""
        cdef Buffer *b = self.buffers
        cdef size_t i = 18
        cdef int64_t time = NO_TIMESTAMP
        cdef int32_t n
        cdef uint8_t flags = 0
        if p[16] == 0:
            flags |= IS_UNTYPED
        else:
            if size < MIN_ENTRY_V1:
                return False
            i = 26
            time = int64_at(p + 18)
            if self.entry.timestamp_type == LOG_APPEND_TIME:
                time = self.entry.max_timestamp
            if time != NO_TIMESTAMP:
                flags |= HAS_TIMESTAMP
        n = int32_at(p + i)
        i += 4
        if n >= 0:
            if <size_t>n > size - i - 4:
                return False
            flags |= HAS_KEY
            if self.wants_key:
                memcpy(b[KEY].data + at.key, p + i, n)
                at.key += n
            i += n
        n = int32_at(p + i)
        i += 4
        if n >= 0:
            if <size_t>n > size - i:
                return False
            flags |= HAS_VALUE
            if self.wants_value:
                memcpy(b[VALUE].data + at.value, p + i, n)
                at.value += n
        if self.wants_key:
            (<int32_t *>b[KEY_ENDS].data)[at.rows + 1] = <int32_t>at.key
        if self.wants_value:
            (<int32_t *>b[VALUE_ENDS].data)[at.rows + 1] = <int32_t>at.value
        if self.wants_headers:
            (<int32_t *>b[HEADER_ENDS].data)[at.rows + 1] = <int32_t>at.headers
        if self.wants_offset:
            (<int64_t *>b[OFFSET].data)[at.rows] = offset
        if self.wants_timestamp:
            (<int64_t *>b[TIMESTAMP].data)[at.rows] = time
        if self.wants_sequence:
            (<int32_t *>b[SEQUENCE].data)[at.rows] = 0
        b[ROW_FLAGS].data[at.rows] = flags
        at.rows += 1
        return True

    cdef Status append_message_set(self, const uint8_t *p, size_t size) noexcept nogil:
        """Append the messages of a decompressed set, or find how many they are.

        The rules are those of `kafkafmt.message_set`.
        """
        cdef Status status = self.reserve_rows(size // MIN_ENTRY_V0, size)
        if status != DONE:
            return status
        cdef Mark at = self.at
        cdef int64_t first = 0, last = 0, base = 0
        cdef int32_t count = 0
        cdef const uint8_t *end = p + size
        cdef int64_t *offsets = <int64_t *>self.buffers[OFFSET].data
        cdef size_t row
        while end - p >= LOG_OVERHEAD:
            if int32_at(p + 8) < MIN_LENGTH:
                return REFUSED
            size = LOG_OVERHEAD + <size_t>int32_at(p + 8)
            if size > <size_t>(end - p):
                break
            if count == self.batch_records or p[16] > 1 or p[17] & 7:
                return REFUSED
            last = int64_at(p)
            if not self.add_message(p, size, last, &at):
                return REFUSED
            if count == 0:
                first = last
            count += 1
            p += size
        if count == 0:
            return REFUSED
        if self.entry.magic == 1 and self.entry.last_offset != 0:
            if self.entry.last_offset < last:
                return REFUSED
            base = subtract(self.entry.last_offset, last)
        if self.table == ENTRIES:
            self.entry.base_offset = add(base, first)
            self.entry.count = count
            return self.add_entry()
        if self.wants_offset:
            for row in range(self.at.rows, at.rows):
                offsets[row] = add(base, offsets[row])
        return self.keep(&at, count)

    # --- taking ----------------------------------------------------------------------------------

    @property
    def rows(self):
        """How many are gathered."""
        return self.at.rows

    def clear(self):
        """Forget all rows: they are taken."""
        memset(&self.at, 0, sizeof(Mark))

    cdef Block take(self, int index, size_t size):
        """Give the memory of a buffer away."""
        cdef Buffer *buffer = &self.buffers[index]
        if buffer.data == NULL:
            return zeroes(size)
        cdef Block block = Block.__new__(Block)
        block.data = buffer.data
        block.capacity = buffer.capacity
        block.size = size
        buffer.usual = size
        buffer.capacity = 0
        buffer.data = spare_memory(size + size // 8, &buffer.capacity)
        return block

    cdef flagged(self, int index, size_t count, uint8_t flag):
        """How many of the items lack a flag, and the bitmap of those that have it, if some lack."""
        cdef const uint8_t *flags = self.buffers[index].data
        cdef size_t i, found = 0
        for i in range(count):
            found += flags[i] & flag
        found //= flag
        if found == count:
            return 0, None
        cdef Block bitmap = zeroes((count + 7) // 8)
        for i in range(count):
            if flags[i] & flag:
                bitmap.data[i >> 3] |= 1 << (i & 7)
        return count - found, bitmap

    def binary(self, str name):
        """The column ``key`` or ``value``: null count, and Arrow's buffers."""
        cdef bint is_key = name == "key"
        nulls, bitmap = self.flagged(ROW_FLAGS, self.at.rows, HAS_KEY if is_key else HAS_VALUE)
        return nulls, [
            bitmap,
            self.take(KEY_ENDS if is_key else VALUE_ENDS, 4 * (self.at.rows + 1)),
            self.take(KEY if is_key else VALUE, self.at.key if is_key else self.at.value),
        ]

    def numbers(self, str name):
        """The column ``offset``, ``timestamp`` or ``sequence``: null count and buffers."""
        if name == "offset":
            return 0, [None, self.take(OFFSET, 8 * self.at.rows)]
        if name == "timestamp":
            nulls, bitmap = self.flagged(ROW_FLAGS, self.at.rows, HAS_TIMESTAMP)
            return nulls, [bitmap, self.take(TIMESTAMP, 8 * self.at.rows)]
        nulls, bitmap = self.present(IS_LEGACY)
        return nulls, [bitmap, self.take(SEQUENCE, 4 * self.at.rows)]

    def headers(self):
        """How many there are; the ends of the lists; names and values as of :meth:`binary`."""
        cdef size_t count = self.at.headers
        self.header_capacity = 0
        nulls, bitmap = self.flagged(HEADER_FLAGS, count, HAS_VALUE)
        return (
            count,
            self.take(HEADER_ENDS, 4 * (self.at.rows + 1)),
            [
                None,
                self.take(HEADER_KEY_ENDS, 4 * (count + 1)),
                self.take(HEADER_KEY, self.at.header_key),
            ],
            nulls,
            [
                bitmap,
                self.take(HEADER_VALUE_ENDS, 4 * (count + 1)),
                self.take(HEADER_VALUE, self.at.header_value),
            ],
        )

    cdef present(self, uint8_t null_flag):
        """How many rows are of entries with a flag, and the bitmap of the others, if there are."""
        cdef Entry *entries = <Entry *>self.buffers[ENTRY].data
        cdef size_t i, nulls = 0
        for i in range(self.at.entries):
            if entries[i].flags & null_flag:
                nulls += entries[i].rows
        if nulls == 0:
            return 0, None
        cdef Block bitmap = zeroes((self.at.rows + 7) // 8)
        self.fill_bits(bitmap, null_flag, False)
        return nulls, bitmap

    cdef void fill_bits(self, Block bitmap, uint8_t flag, bint value) noexcept:
        """One bit a row: `value` where its entry has the flag."""
        cdef Entry *entries = <Entry *>self.buffers[ENTRY].data
        cdef size_t i, row = 0, end
        for i in range(self.at.entries):
            end = row + entries[i].rows
            if ((entries[i].flags & flag) != 0) == value:
                while row < end:
                    if row & 7 == 0 and end - row >= 8:
                        memset(bitmap.data + (row >> 3), 0xFF, (end - row) >> 3)
                        row += (end - row) & ~<size_t>7
                    else:
                        bitmap.data[row >> 3] |= 1 << (row & 7)
                        row += 1
            row = end

    def bits(self, str name):
        """The column ``isTransactional``, ``isControl`` or ``isValid``: null count and buffers."""
        cdef uint8_t flag = {
            "isTransactional": IS_TRANSACTIONAL, "isControl": IS_CONTROL, "isValid": IS_VALID
        }[name]
        cdef Block bitmap = zeroes((self.at.rows + 7) // 8)
        self.fill_bits(bitmap, flag, True)
        return 0, [None, bitmap]

    def fixed(self, str name):
        """A column that is the same for all rows of an entry: null count and buffers."""
        field, width, null_flag = FIELDS[name]
        cdef size_t start = field, count = self.at.entries
        cdef const uint8_t *entries = self.buffers[ENTRY].data
        cdef Block block = new_block(self.at.rows * <size_t>width)
        if width == 8:
            fill(<int64_t *>block.data, entries, start, count)
        elif width == 4:
            fill(<int32_t *>block.data, entries, start, count)
        elif width == 2:
            fill(<int16_t *>block.data, entries, start, count)
        else:
            fill(<int8_t *>block.data, entries, start, count)
        if name == "timestampType" and self.table == RECORDS:
            self.untype(<int32_t *>block.data)
        nulls, bitmap = self.present(null_flag) if null_flag else (0, None)
        return nulls, [bitmap, block]

    cdef void untype(self, int32_t *types) noexcept:
        cdef const uint8_t *flags = self.buffers[ROW_FLAGS].data
        cdef size_t row
        for row in range(self.at.rows):
            if flags[row] & IS_UNTYPED:
                types[row] = NO_TIMESTAMP_TYPE

    def texts(self, list texts, bint of_codec):
        """A column of strings: null count and buffers.

        ``texts`` are bytes or ``None``, one for each codec or one for each segment.
        """
        cdef Entry *entries = <Entry *>self.buffers[ENTRY].data
        cdef Text *table = <Text *>malloc((len(texts) + 1) * sizeof(Text))
        cdef size_t i, size = 0, nulls = 0
        cdef Text text
        cdef Block block, bitmap, ends
        if table == NULL:
            raise MemoryError
        try:
            for i in range(<size_t>len(texts)):
                is_null = texts[i] is None
                table[i].data = NULL if is_null else PyBytes_AsString(texts[i])
                table[i].size = 0 if is_null else PyBytes_Size(texts[i])
            for i in range(self.at.entries):
                text = table[entries[i].codec if of_codec else entries[i].segment]
                size += <size_t>text.size * entries[i].rows
                if text.data == NULL:
                    nulls += entries[i].rows
            block = new_block(size)
            bitmap = zeroes((self.at.rows + 7) // 8) if nulls else None
            ends = new_block(4 * (self.at.rows + 1))
            write_texts(
                entries, self.at.entries, table, of_codec,
                <int32_t *>ends.data, block.data, bitmap.data if nulls else NULL,
            )
        finally:
            free(table)
        return nulls, [bitmap, ends, block]


cdef dict FIELDS = fields()
crc_init()


def checksums(data):
    """CRC-32C by instruction if there is one, and by tables; CRC-32 likewise: for the tests."""
    cdef Py_buffer view
    PyObject_GetBuffer(data, &view, PyBUF_SIMPLE)
    cdef const uint8_t *p = <const uint8_t *>view.buf
    found = (
        crc32c_of(p, view.len),
        crc32c_by_table(p, view.len),
        crc32_of(p, view.len),
        crc32_by_table(p, view.len),
    )
    PyBuffer_Release(&view)
    return found
