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
    INT32_MAX, INT64_MAX, SIZE_MAX, UINT32_MAX, int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t,
    uint64_t,
)
from libc.stdlib cimport calloc, free, malloc, realloc
from libc.string cimport memcmp, memcpy, memmove, memset


# What a walk stops for.
ctypedef int Status
cpdef enum:
    DONE = 0  # the piece ends, or the entry is appended
    MORE = 1  # the piece ends inside an entry: `needed` bytes from its start are wanted
    FULL = 2  # enough is gathered: take it, and go on
    COMPRESSED = 3  # decompress what `entry_header` says, then append()
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
include "utf8.pxi"
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
include "layouts.pxi"
include "damage.pxi"
include "walk.pxi"


@cython.no_gc  # the codecs point into the room, which the cycle collector would clear first
cdef class Kernel(Walk):
    """Gathers the rows of one table, from one segment after another.

    Args:
        table: RECORDS, ENTRIES or MARKERS.
        columns: names of those that will be taken.
        limits: a ``kafkafmt.Limits``.
        wants_control: whether records of control batches are rows; they are checked anyway.
        max_rows, max_bytes: of the columns whose size varies; when either is reached, the walk
            stops.
    """

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
        """From now on decompress what these can (`kafkafmt.segment.engine.scanner`), into ``room``."""
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
        """Read the current entry, whose transaction was looked up: it is visible."""
        self.decided = self.entry.position


include "record_objects.pxi"
include "objects.pxi"
