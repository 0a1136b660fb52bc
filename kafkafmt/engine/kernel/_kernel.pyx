# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, binding=False
"""The compiled engine: sound bytes of a segment become Arrow buffers, or objects.

Strategy: the kernel never words damage. It walks the entries of a piece of a segment and
appends the records of those that are sound. At one that it cannot decompress itself it returns the
header, gets the decompressed payload, and appends that. It refuses every entry that it does not
accept; the reference engine then reads that entry, and words the error. Damage that is left out
without words ends where framing would say that it ends. Values that neighbouring
entries share are kept once, and null flags are one byte per row, until the columns are taken.

Invariant: a refused entry leaves no trace, because nothing after the mark (``at``) counts, and the
mark moves on only when the whole entry has been read. No byte is read before it has been compared
with the end, and none is written that was not reserved.
"""

cimport cython
from cpython.buffer cimport (
    PyBUF_SIMPLE, PyBUF_WRITABLE, PyBuffer_FillInfo, PyBuffer_Release, PyObject_GetBuffer
)
from cpython.bytes cimport PyBytes_AsString, PyBytes_FromStringAndSize, PyBytes_Size
from cpython.ref cimport Py_DECREF, Py_INCREF, PyObject
from libc.stdint cimport (
    INT32_MAX, INT64_MAX, SIZE_MAX, int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
)
from libc.stdlib cimport calloc, free, malloc, realloc
from libc.string cimport memcmp, memcpy, memmove, memset


# What a walk stops for.
ctypedef int Status
cpdef enum:
    DONE = 0  # the piece ends, or the entry is appended
    MORE = 1  # the piece ends inside an entry: `needed` bytes from its start are wanted
    FULL = 2  # enough is gathered: take it, and go on
    COMPRESSED = 3  # decompress `payload_start` to `payload_end`, then append()
    TRANSACTION = 4  # the entry is part of a transaction: is it to be seen?
    REFUSED = 5  # ask the reference engine
    NO_MEMORY = 6

cdef enum:
    MOST_AT_ONCE = 8 * 1024 * 1024  # bytes of a file that are read before a signal is handled
    SEEK_EFFORT = 8  # bytes whose checksum may be computed for each byte, to find an entry in a part

# What a kernel gathers.
cpdef enum:
    RECORDS = 0
    ENTRIES = 1
    MARKERS = 2  # nothing; it stops with TRANSACTION at all entries of transactions

include "memory.pxi"
include "bytes.pxi"
include "checksums.pxi"
include "generated_layout.pxi"
include "entries.pxi"
include "codecs.pxi"
include "snappy.pxi"
include "views.pxi"
include "headers.pxi"
include "rows.pxi"
include "records.pxi"
include "messages.pxi"
include "fills.pxi"
include "columns.pxi"
include "export.pxi"
include "borders.pxi"
include "sums.pxi"
include "search.pxi"
include "texts.pxi"
include "damage.pxi"


@cython.no_gc  # the codecs point into the room, which the cycle collector would clear first
cdef class Kernel(Table):
    """Gathers the rows of one table, from one segment after another.

    Args:
        table: RECORDS, ENTRIES or MARKERS.
        columns: names of those that will be taken.
        limits: a ``kafkafmt.Limits``.
        wants_control: whether records of control batches are rows; they are checked anyway.
        max_rows, max_bytes: of the columns whose size varies; when either is reached, the walk
            stops.
    """

    cdef int table
    cdef bint wants_control, is_committed
    cdef int64_t batch_bytes
    cdef size_t max_rows, max_bytes
    cdef Entry entry, blank  # the one being looked at; what all of the segment have in common
    cdef int64_t stable_offset, decided
    cdef int64_t first_offset, last_allowed  # that records of the segment may have
    cdef bint has_offsets  # whether that is known
    cdef Codecs codecs
    cdef Block room  # of the codecs
    cdef int64_t left_out, left_out_bytes, left_out_start, left_out_end
    cdef bint is_unreadable  # a refused entry: no engine reads its records
    cdef int64_t effort_left  # after what `refused_at` found

    cdef public bint leaves_out  # damaged bytes, without words
    cdef public int64_t effort  # that framing has left
    cdef public int64_t highest_offset  # of the segment so far, as framing counts it
    cdef public int64_t until  # entries that begin before this position are gathered
    cdef readonly int64_t start  # of the first entry that was read last; or -1
    cdef readonly int64_t needed
    cdef readonly size_t offset, payload_start, payload_end, entry_end  # in the piece

    def __cinit__(
        self, int table, columns, limits, bint wants_control, size_t max_rows, size_t max_bytes
    ):
        cdef Rows *rows = &self.gathered
        self.table = table
        self.wants_control = wants_control
        self.batch_bytes = min(limits.batch_bytes, INT32_MAX)
        rows.batch_records = min(limits.batch_records, INT32_MAX)
        rows.record_headers = min(limits.record_headers, INT32_MAX)
        rows.batch_headers = min(limits.batch_headers, INT32_MAX)
        rows.text_size = 6  # of the longest codec's name
        self.max_rows = max_rows
        self.max_bytes = max_bytes
        self.stable_offset = INT64_MAX
        self.until = INT64_MAX
        want(rows, columns)
        if table == RECORDS:
            self.take_spares()

    def __dealloc__(self):
        free_codecs(&self.codecs)

    def decompress_by(self, functions, Block room not None):
        """From now on decompress what these can (`kafkafmt.engine.borrowed_codecs`), into ``room``."""
        set_functions(&self.codecs, functions, room)
        self.room = room

    def begin(self, int32_t segment, partition, offsets, highest_offset, size_t text_size):
        """Go on with another segment.

        ``segment`` is the index of its texts for :meth:`texts`, ``text_size`` the bytes of the
        longest of them; ``offsets`` (a range or None) and ``highest_offset`` are framing's: what
        offsets have to fit to.
        """
        self.decided = -1
        self.gathered.text_size = max(self.gathered.text_size, text_size)
        memset(&self.blank, 0, sizeof(Entry))
        self.blank.segment = segment
        self.blank.flags = IS_VALID
        if partition is None:
            self.blank.flags |= NO_PARTITION
        else:
            self.blank.partition = partition
        self.has_offsets = offsets is not None
        if self.has_offsets:
            self.first_offset = min(offsets.start, INT64_MAX)
            self.last_allowed = min(offsets.stop - 1, INT64_MAX)
        self.highest_offset = min(highest_offset, INT64_MAX)

    def commit_only(self, stable_offset):
        """Stop with TRANSACTION at entries of transactions, and from ``stable_offset`` on."""
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

    def read(self, int file, room, size_t most, int64_t position, int64_t end, bint seeks):
        """Read pieces of up to ``most`` bytes of an open file into ``room``, and walk them.

        The last entry of a piece is read to its end if there is room for it. The next piece follows
        where the walk of one is DONE, up to :attr:`until`, or to what is enough for one call. With
        ``seeks`` an entry may begin anywhere in the first piece: :attr:`start` is the position of
        the first one that is valid, and -1 if none is.

        The position of the last piece, its size, and what :meth:`walk` returns. -1 bytes: the file
        cannot be read so.
        """
        cdef Py_buffer view
        cdef Piece piece
        cdef Status status
        PyObject_GetBuffer(room, &view, PyBUF_WRITABLE)
        piece = Piece(file, position, <uint8_t *>view.buf, view.len, 0)
        self.offset = 0
        with nogil:
            status = self.read_pieces(&piece, most, end, seeks)
        PyBuffer_Release(&view)
        if status == NO_MEMORY:
            raise MemoryError
        return piece.position, piece.found, status

    def append(self, payload, data, int64_t position, int64_t end):
        """Append the entry that was COMPRESSED, and go on from it as :meth:`walk` does.

        FULL at that entry means: take the columns first, then call this again. ``payload`` is None
        if it cannot be decompressed: the entry is left out if it may be, else it is REFUSED.
        """
        cdef Py_buffer plain, view
        cdef Status status = REFUSED
        PyObject_GetBuffer(data, &view, PyBUF_SIMPLE)
        try:
            if payload is None:
                self.is_unreadable = self.table == RECORDS
            else:
                PyObject_GetBuffer(payload, &plain, PyBUF_SIMPLE)
                with nogil:
                    status = self.append_payload(<const uint8_t *>plain.buf, plain.len)
                PyBuffer_Release(&plain)
            if status == REFUSED and self.leaves_out and self.is_unreadable:
                self.count_left_out(self.entry.position, self.entry.size)
                status = DONE
            if status == DONE:
                self.offset = self.entry_end
                with nogil:
                    status = self.walk_entries(
                        <const uint8_t *>view.buf, view.len, position, end
                    )
        finally:
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

    def take_left_out(self):
        """How many damaged ranges were left out since the last time, their bytes, start and end."""
        found = self.left_out, self.left_out_bytes, self.left_out_start, self.left_out_end
        self.left_out = self.left_out_bytes = 0
        return found

    def accept(self):
        """Let the entry that was to be judged pass."""
        self.decided = self.entry.position

    # --- reading ---------------------------------------------------------------------------------

    cdef Status read_pieces(
        self, Piece *piece, size_t most, int64_t end, bint seeks
    ) noexcept nogil:
        cdef Status status
        cdef int64_t stop = min(end, self.until), pause = piece.position + MOST_AT_ONCE, first = 0
        self.start = -1
        most = min(most, piece.capacity)
        piece.found = read_all(piece.file, piece.data, most, piece.position)
        if piece.found <= 0:
            return DONE
        if seeks:
            first = self.first_entry(piece, end)
            if first < 0:
                self.offset = piece.found
                return DONE
        self.start = piece.position + first
        self.offset = first
        while True:
            status = self.walk_entries(piece.data, piece.found, piece.position, end)
            if status == MORE and extend(piece, self.offset + self.needed):
                continue
            if status != DONE or not follow(piece, self.offset, most, min(stop, pause)):
                return status
            self.offset = 0

    cdef int64_t first_entry(self, Piece *piece, int64_t end) noexcept nogil:
        """Where the first valid entry begins in what was read; -1 if none does, or after much work.
        """
        cdef Sought sought
        cdef int64_t at = 0, size = 0, found, stop = piece.found
        cdef int64_t effort = SEEK_EFFORT * piece.found
        sought.batch_bytes = self.batch_bytes
        sought.least_offset = self.first_offset if self.has_offsets else 0
        sought.greatest_offset = self.last_allowed if self.has_offsets else INT64_MAX
        while at < stop and effort > 0:
            sought.left = end - piece.position - at
            found = find_in(
                piece.data + at, piece.found - at, stop - at, &sought, &effort, &size
            )
            if found < 0:
                return -1
            at += found
            if at + size <= piece.found:
                return at
            if extend(piece, at + size):
                if checksum_holds(piece.data + at, size):
                    return at
                effort -= size
            at += 1
        return -1

    # --- walking ---------------------------------------------------------------------------------

    cdef Status walk_entries(
        self, const uint8_t *data, size_t size, int64_t position, int64_t end
    ) noexcept nogil:
        cdef Status status = DONE
        cdef int64_t stop = min(end, self.until)
        while self.offset < size and position + <int64_t>self.offset < stop:
            if self.is_full():
                return FULL
            self.is_unreadable = False
            status = self.frame(
                data + self.offset, size - self.offset, end - position - self.offset
            )
            if status == DONE:
                self.entry.position = position + self.offset
                self.entry_end = self.offset + self.entry.size
                self.count_offset()
                status = self.handle(data + self.offset)
            if status == REFUSED:
                status = self.leave_out(data, size, position, end)
            if status != DONE:
                return status
            self.offset = self.entry_end
        return DONE

    cdef Status leave_out(
        self, const uint8_t *data, size_t size, int64_t position, int64_t end
    ) noexcept nogil:
        """Find the end of what was refused, if framing is not needed for that."""
        cdef int64_t length
        cdef int kind
        if not self.leaves_out and self.table != ENTRIES:
            return REFUSED
        kind = self.refused_at(data, size, position, end, &length)
        if kind == DAMAGED_ENTRY and self.table == ENTRIES:
            self.read_damaged(data + self.offset, length, position + self.offset)
            if not self.is_row() or self.add_row() != DONE:
                return REFUSED
        elif not self.leaves_out or kind == UNKNOWN:
            return REFUSED
        else:
            self.count_left_out(position + self.offset, length)
        self.effort = self.effort_left
        self.entry_end = self.offset + length
        return DONE

    cdef int refused_at(
        self,
        const uint8_t *data,
        size_t size,
        int64_t position,
        int64_t end,
        int64_t *length,
    ) noexcept nogil:
        """What was refused at :attr:`offset`, and its length; UNKNOWN: framing finds it out.

        The effort that is then left is in `effort_left`, for a caller that goes on after it.
        """
        cdef Place place
        cdef int kind
        if position + <int64_t>self.offset == 0:  # framing looks whether this is a segment at all
            return UNKNOWN
        place.p = data + self.offset
        place.left = end - position - self.offset
        place.seen = min(<int64_t>(size - self.offset), place.left)
        place.batch_bytes = self.batch_bytes
        place.effort = self.effort
        place.highest_offset = self.highest_offset
        place.first_offset = self.first_offset
        place.last_allowed = self.last_allowed
        place.has_offsets = self.has_offsets
        place.is_cut = False
        kind = found_at(&place, length)
        self.effort_left = place.effort
        if kind != VALID_ENTRY:
            return kind
        # Its records cannot be read, or its offsets are not those of the segment.
        if self.is_unreadable or (self.has_offsets and not self.is_placed()):
            return DAMAGED_BYTES
        return UNKNOWN

    cdef void count_left_out(self, int64_t position, int64_t size) noexcept nogil:
        if self.left_out == 0:
            self.left_out_start = position
        self.left_out += 1
        self.left_out_bytes += size
        self.left_out_end = position + size

    cdef void read_damaged(self, const uint8_t *p, int64_t size, int64_t position) noexcept nogil:
        """Read the header of an entry whose checksum is wrong."""
        cdef Entry *entry = &self.entry
        entry[0] = self.blank
        entry.flags &= ~IS_VALID
        entry.size = <int32_t>size
        entry.magic = p[MAGIC_OFFSET]
        entry.position = position
        if entry.magic == MAGIC_V2:
            read_batch_header(p, entry)
        else:
            read_message_header(p, entry)

    cdef bint is_row(self) noexcept nogil:
        """Whether the row of a damaged entry follows from its header."""
        cdef Entry *entry = &self.entry
        return entry.codec <= COMPRESSION_ZSTD and not (entry.flags & IS_LEGACY and entry.codec)

    cdef Status next_entry(
        self,
        const uint8_t *data,
        size_t size,
        int64_t position,
        int64_t end,
        bint believes_lengths,
    ) noexcept nogil:
        """Read the header of the next whole entry from :attr:`offset` on, valid or not.

        DONE with :attr:`entry_end` at :attr:`offset`: there is none in the piece. With
        `believes_lengths` the length of a damaged entry is that in its header, as Kafka's reader
        has it; else damage is what framing finds, and left out if it may be.
        """
        cdef const uint8_t *p
        cdef int64_t length
        cdef Status status
        cdef int kind
        self.entry_end = self.offset
        self.is_unreadable = False
        while self.offset < size and position + <int64_t>self.offset < end:
            p = data + self.offset
            status = self.frame(p, size - self.offset, end - position - self.offset)
            if status == DONE:
                self.entry.position = position + self.offset
                self.entry_end = self.offset + self.entry.size
                self.count_offset()
                return DONE
            if status != REFUSED:
                return status
            if believes_lengths:
                length = believed_size(p, end - position - self.offset, self.batch_bytes)
                kind = UNKNOWN if length == 0 else DAMAGED_ENTRY
            else:
                kind = self.refused_at(data, size, position, end, &length)
            if kind == DAMAGED_ENTRY:
                self.read_damaged(p, length, position + self.offset)
                self.entry_end = self.offset + length
                if not believes_lengths:
                    self.effort = self.effort_left
                return DONE
            if kind == UNKNOWN or not self.leaves_out:
                return REFUSED
            self.count_left_out(position + self.offset, length)
            self.effort = self.effort_left
            self.offset += length
            self.entry_end = self.offset
        return DONE

    cdef bint is_full(self) noexcept nogil:
        cdef Mark *at = &self.gathered.at
        return at.rows >= self.max_rows or (
            at.key + at.value + at.header_key + at.header_value + at.headers * HEADER_BYTES
            >= self.max_bytes
        )

    cdef Status frame(self, const uint8_t *p, size_t left, int64_t to_end) noexcept nogil:
        """Read the header of the entry at `p`, if it is whole and its checksum holds.

        `left` bytes are in the piece, `to_end` in the segment.
        """
        cdef Entry *entry = &self.entry
        cdef int64_t size
        cdef Status status = REFUSED
        entry[0] = self.blank
        if to_end < MIN_ENTRY_V0:
            return REFUSED
        if left < MIN_ENTRY_V0:
            self.needed = MIN_ENTRY_V0
            return MORE
        if int32_at(p + SIZE_OFFSET) < MIN_LENGTH:
            return REFUSED
        size = LOG_OVERHEAD + <int64_t>int32_at(p + SIZE_OFFSET)
        if size > to_end or size > self.batch_bytes:
            return REFUSED
        if <uint64_t>size > left:
            self.needed = size
            return MORE
        entry.size = <int32_t>size
        entry.magic = p[MAGIC_OFFSET]
        if entry.magic == MAGIC_V2:
            status = self.frame_batch(p)
        elif entry.magic == MAGIC_V0 or entry.magic == MAGIC_V1:
            status = self.frame_message(p)
        if status == DONE and self.has_offsets and not self.is_placed():
            return REFUSED
        return status

    cdef bint is_placed(self) noexcept nogil:
        """Whether the offsets lie within the segment: not `kafkafmt.record.plausibility.misplaced`.
        """
        cdef int64_t first = self.entry.base_offset
        if not self.first_offset <= first <= self.last_allowed:
            return False
        # The delta is an int32, so the difference does not wrap; the last offset may have wrapped.
        return subtract(self.entry.last_offset, first) <= self.last_allowed - first

    cdef Status frame_batch(self, const uint8_t *p) noexcept nogil:
        cdef Entry *entry = &self.entry
        if entry.size < BATCH_OVERHEAD:
            return REFUSED
        cdef int32_t start = BATCH_HEADER_ATTRIBUTES_OFFSET
        if crc32c_of(p + start, entry.size - start) != load32(p + BATCH_HEADER_CRC_OFFSET):
            return REFUSED
        read_batch_header(p, entry)
        self.payload_start = self.offset + BATCH_OVERHEAD
        self.payload_end = self.offset + entry.size
        return DONE

    cdef Status frame_message(self, const uint8_t *p) noexcept nogil:
        cdef Entry *entry = &self.entry
        if entry.magic == MAGIC_V1 and entry.size < MIN_ENTRY_V1:
            return REFUSED
        cdef int32_t start = MAGIC_OFFSET
        if crc32_of(p + start, entry.size - start) != load32(p + MESSAGE_HEADER_CRC_OFFSET):
            return REFUSED
        read_message_header(p, entry)
        return DONE

    cdef void count_offset(self) noexcept nogil:
        """`framing` takes the highest offset for the last, unless no segment has both."""
        cdef int64_t first = self.highest_offset, offset = self.entry.base_offset
        if self.has_offsets or first < 0 or offset <= first or offset - first <= INT32_MAX:
            self.highest_offset = max(self.highest_offset, offset)

    cdef Status handle(self, const uint8_t *p) noexcept nogil:
        """Do with the entry at `p`, whose header has been read, what the table wants."""
        cdef Entry *entry = &self.entry
        cdef bint is_legacy = entry.flags & IS_LEGACY
        cdef Status status
        if self.table == MARKERS:
            return TRANSACTION if entry.flags & (IS_TRANSACTIONAL | IS_CONTROL) else DONE
        if self.is_committed and entry.position != self.decided:
            if is_legacy and entry.codec and self.stable_offset != INT64_MAX:
                return REFUSED  # its first offset is inside
            if entry.flags & IS_TRANSACTIONAL or entry.base_offset >= self.stable_offset:
                return TRANSACTION
        if is_legacy and entry.codec:
            return self.find_wrapped(p)
        if self.table == ENTRIES:
            if entry.codec > COMPRESSION_ZSTD:
                return REFUSED
            return self.add_row()
        if is_legacy:
            status = append_message(&self.gathered, entry, p)
            self.is_unreadable = status == REFUSED and entry.size < SURELY_FITS
            return status
        if entry.count == 0:
            return DONE
        if entry.codec > COMPRESSION_ZSTD:
            self.is_unreadable = True
            return REFUSED
        if entry.codec:
            return self.append_compressed(p + BATCH_OVERHEAD, entry.size - BATCH_OVERHEAD)
        return self.append_payload(p + BATCH_OVERHEAD, entry.size - BATCH_OVERHEAD)

    cdef Status find_wrapped(self, const uint8_t *p) noexcept nogil:
        """Find the value of a message that is a compressed set."""
        cdef size_t start, size
        if not find_set(p, &self.entry, &start, &size):
            return REFUSED
        self.payload_start = self.offset + start
        self.payload_end = self.payload_start + size
        return self.append_compressed(p + start, size)

    cdef Status append_compressed(self, const uint8_t *p, size_t size) noexcept nogil:
        cdef int64_t found = decompress(&self.codecs, self.entry.codec, p, size, self.batch_bytes)
        return COMPRESSED if found < 0 else self.append_payload(self.codecs.room, found)

    cdef Status append_payload(self, const uint8_t *p, size_t size) noexcept nogil:
        cdef Entry *entry = &self.entry
        cdef Status status
        if not entry.flags & IS_LEGACY:
            status = append_records(
                &self.gathered, entry, p, size, self.wants_control or not entry.flags & IS_CONTROL
            )
            self.is_unreadable = status == REFUSED and surely_fits(&self.gathered, entry, size)
            return status
        status = append_message_set(&self.gathered, entry, p, size, self.table == RECORDS)
        return self.add_row() if status == DONE and self.table == ENTRIES else status

    cdef Status add_row(self) noexcept nogil:
        """Append the entry itself."""
        self.entry.rows = 1
        if not add_entry(&self.gathered, &self.entry):
            return NO_MEMORY
        self.gathered.at.rows += 1
        return DONE


include "record_objects.pxi"
include "objects.pxi"
