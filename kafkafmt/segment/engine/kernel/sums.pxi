"""Part of the kernel: what the headers of a segment add up to, and whether its indexes fit to them.

Headers only: a walk jumps from one to the next, so no checksum is computed and nothing is
decompressed.
"""

cdef enum:
    CODECS = 8  # that the flags can name
    MOST_GAPS = 64  # that are kept
    MOST_EPOCHS = 256

# Why a walk stopped.
cpdef enum:
    ALL = 0  # the end, or as much as was offered
    SET = 1  # a compressed message set, whose count is inside
    DOUBTFUL = 2  # no entry begins here, as its header says

# Offsets that no entry has, between two that follow one another.
cdef struct Gap:
    int64_t first
    int64_t last
    int64_t position

# Entries of one leader epoch that follow one another.
cdef struct EpochRun:
    int32_t epoch
    int64_t first
    int64_t last
    int64_t position

# An index of a segment, its cursor, and what was found.
cdef struct IndexCursor:
    const uint8_t *p
    int64_t count  # of its entries
    int64_t at
    int64_t wrong  # entries
    int64_t first_wrong
    bint is_open  # whether the offset of the last entry is still to come


@cython.no_gc
cdef class HeaderSums:
    """Adds up the headers of one segment, from its beginning on.

    Args:
        base_offset: of the segment; -1 if it is not known.
        end_offset: where the next segment begins; an entry must lie below it.
        index, time_index: the bytes of the entries of its indexes, to be compared.
        counts_sets: whether a walk stops at compressed message sets.
        is_decoded: whether the entries were decoded, so that only their offsets are in doubt.

    Attributes:
        Those of `kafkafmt.segment.engine.figures.ReferenceFigures`.
    """

    cdef bytes index_data, time_index_data
    cdef IndexCursor index, time_index
    cdef int64_t base_offset, end_offset, last_position
    cdef bint counts_sets, is_decoded, follows_damage
    cdef int64_t codec_entries[CODECS]
    cdef int64_t codec_bytes[CODECS]
    cdef Gap gap_list[MOST_GAPS]
    cdef EpochRun epoch_list[MOST_EPOCHS]
    cdef readonly int64_t position
    cdef readonly int64_t entries, records, first_offset, last_offset
    cdef readonly int64_t first_timestamp, last_timestamp
    cdef readonly int64_t disordered, disordered_position, crowded, crowded_position
    cdef readonly int64_t gap_count, missing, holes
    cdef int64_t epoch_count
    cdef readonly bint has_transactions, has_producers

    def __cinit__(
        self,
        int64_t base_offset,
        bytes index=b"",
        bytes time_index=b"",
        bint counts_sets=False,
        int64_t end_offset=INT64_MAX,
        bint is_decoded=False,
    ):
        self.base_offset = base_offset
        self.end_offset = end_offset
        self.index_data, self.time_index_data = index, time_index
        self.index.p = <const uint8_t *>PyBytes_AsString(index)
        self.index.count = PyBytes_Size(index) // OFFSET_INDEX_ENTRY_SIZE
        self.time_index.p = <const uint8_t *>PyBytes_AsString(time_index)
        self.time_index.count = PyBytes_Size(time_index) // TIME_INDEX_ENTRY_SIZE
        self.index.first_wrong = self.time_index.first_wrong = -1
        self.counts_sets, self.is_decoded = counts_sets, is_decoded
        self.first_offset = self.last_offset = -1
        self.first_timestamp = self.last_timestamp = -1
        self.last_position = -1
        self.follows_damage = True

    def skip_to(self, int64_t position):
        """Go on at a position, after damage: what indexes say of it is not compared, and the offsets
        that it had do not count as a gap."""
        self.position = position
        self.follows_damage = True
        self.index.is_open = False
        while self.index.at < self.index.count and self.indexed_position() < position:
            self.index.at += 1

    def walk(self, data, int64_t position, int64_t end):
        """Add the entries in ``data``, which begins at ``position``, up to ``end`` at most.

        How many bytes are needed from :attr:`position` on, or 0; and why it stopped.
        """
        cdef Py_buffer view
        cdef int64_t needed = 0
        cdef int status
        self.position = position
        PyObject_GetBuffer(data, &view, PyBUF_SIMPLE)
        with nogil:
            status = self.walk_heads(<const uint8_t *>view.buf, view.len, end, &needed)
        PyBuffer_Release(&view)
        return needed, status

    def walk_file(self, int file, int64_t position, int64_t end):
        """As :meth:`walk`, in an open file; of large entries only the headers are read.

        -1: the file cannot be read so.
        """
        cdef Block memory = new_block(HEADS_SIZE)
        cdef int64_t needed = 1, found = 1, size
        cdef int status = ALL
        self.position = position
        with nogil:
            size = HEADS_SIZE
            while self.position < end and status == ALL:
                found = read_all(file, memory.data, min(size, end - self.position), self.position)
                if found <= 0 or found < min(needed, end - self.position):
                    found = -1
                    break
                status = self.walk_heads(memory.data, found, end, &needed)
                size = HEADS_SIZE
                if self.position - self.last_position >= LARGE_ENTRY:
                    size = BATCH_OVERHEAD
        return (-1 if found < 0 else 0), status

    cdef int walk_heads(
        self, const uint8_t *p, int64_t size, int64_t end, int64_t *needed
    ) noexcept nogil:
        cdef int64_t start = self.position, left, length
        cdef Entry entry
        cdef const uint8_t *at
        needed[0] = 0
        while self.position < end:
            left = end - self.position
            if self.position - start >= size:
                return ALL
            if left < MIN_ENTRY_V0:
                return DOUBTFUL
            # What the shortest entries have, and up to a header of v2 where that is there.
            if size - (self.position - start) < min(left, BATCH_OVERHEAD):
                needed[0] = min(left, BATCH_OVERHEAD)
                return ALL
            at = p + (self.position - start)
            length = believed_size(at, left, INT64_MAX)
            if length == 0:
                return DOUBTFUL
            memset(&entry, 0, sizeof(Entry))
            entry.size = <int32_t>length
            entry.position = self.position
            read_entry_header(at, &entry)
            if entry.flags & IS_LEGACY and entry.codec:
                if self.counts_sets:
                    return SET
                entry.count = 0
            if not self.is_possible(&entry):
                return DOUBTFUL
            self.add_entry(&entry)
            self.position += entry.size
        return ALL

    cdef bint is_possible(self, const Entry *entry) noexcept nogil:
        """Whether a header says what a writer would (`kafkafmt.segment.record.framing`)."""
        cdef int64_t span = entry.last_offset - entry.base_offset + 1
        if entry.base_offset < max(self.base_offset, 0) or entry.last_offset < entry.base_offset:
            return False
        if entry.last_offset >= self.end_offset:
            return False
        # Twice as far as a broker writes: the cleaner before 2.0 joined segments (KAFKA-6264).
        if self.base_offset >= 0 and entry.last_offset - self.base_offset > UINT32_MAX:
            return False
        if entry.flags & IS_LEGACY:
            return entry.codec <= COMPRESSION_LZ4
        return self.is_decoded or (
            entry.codec <= COMPRESSION_ZSTD
            and 0 <= entry.count <= span
            and (entry.codec or entry.count <= (entry.size - BATCH_OVERHEAD) // MIN_RECORD_SIZE)
            and entry.producer_id >= -1
        )

    cdef void add_entry(self, const Entry *entry) noexcept nogil:
        cdef bint is_set = entry.flags & IS_LEGACY and entry.codec
        cdef int64_t first = entry.base_offset, span
        if is_set:  # its first offset is inside
            first = min(self.last_offset + 1, entry.base_offset) if self.entries else first
        if self.first_timestamp == NO_TIMESTAMP:
            self.first_timestamp = first_time_of(entry)
        if not self.entries:
            self.first_offset = first
        elif first <= self.last_offset:
            if not self.disordered:
                self.disordered_position = entry.position
            self.disordered += 1
        elif first > self.last_offset + 1 and not self.follows_damage:
            if self.gap_count < MOST_GAPS:
                self.gap_list[self.gap_count] = Gap(
                    self.last_offset + 1, first - 1, self.position
                )
            self.gap_count += 1
            self.missing += first - 1 - self.last_offset
        if not is_set:
            span = entry.last_offset - first + 1
            self.holes += max(span - entry.count, 0)
            if entry.count > span:
                if not self.crowded:
                    self.crowded_position = entry.position
                self.crowded += 1
        self.compare_index(entry, first)
        self.compare_time_index(entry, first)
        if not entry.flags & IS_LEGACY:
            self.add_epoch(entry)
            if entry.flags & IS_TRANSACTIONAL:
                self.has_transactions = True
            if entry.producer_id >= 0:
                self.has_producers = True
        self.entries += 1
        self.records += entry.count
        self.codec_entries[entry.codec] += 1
        self.codec_bytes[entry.codec] += entry.size
        self.last_position = entry.position
        self.last_offset = max(self.last_offset, entry.last_offset)
        self.last_timestamp = max(self.last_timestamp, entry.max_timestamp)
        self.follows_damage = False

    cdef void add_epoch(self, const Entry *entry) noexcept nogil:
        cdef EpochRun *run = NULL
        if self.epoch_count and self.epoch_count <= MOST_EPOCHS:
            run = &self.epoch_list[self.epoch_count - 1]
        if run != NULL and run.epoch == entry.leader_epoch:
            run.last = entry.last_offset
            return
        if self.epoch_count < MOST_EPOCHS:
            self.epoch_list[self.epoch_count] = EpochRun(
                entry.leader_epoch, entry.base_offset, entry.last_offset, entry.position
            )
        if self.epoch_count <= MOST_EPOCHS:
            self.epoch_count += 1

    cdef int64_t indexed_position(self) noexcept nogil:
        return int32_at(
            self.index.p + self.index.at * OFFSET_INDEX_ENTRY_SIZE
            + OFFSET_INDEX_ENTRY_POSITION_OFFSET
        )

    cdef int64_t indexed_offset(self, int64_t at) noexcept nogil:
        """Relative to the segment's: a sum may be beyond 64 bits, a difference is not."""
        return int32_at(self.index.p + at * OFFSET_INDEX_ENTRY_SIZE)

    cdef void compare_index(self, const Entry *entry, int64_t first) noexcept nogil:
        """Each entry of an offset index names the last offset of an append, and its first batch.

        An append of a producer is one batch, that of a follower may be several
        (``UnifiedLog.append``). Kafka 0.11 and before noted the first offset.
        """
        cdef int64_t offset, position, last = entry.last_offset - self.base_offset
        if self.index.is_open:
            offset = self.indexed_offset(self.index.at - 1)
            if (
                offset < last
                or self.index.at < self.index.count and self.indexed_position() <= entry.position
            ):
                self.index.at -= 1
                note_wrong(&self.index)
                self.index.at += 1
                self.index.is_open = False
            elif offset == last:
                self.index.is_open = False
        while self.index.at < self.index.count:
            position = self.indexed_position()
            if position > entry.position:
                return
            offset = self.indexed_offset(self.index.at)
            if position < entry.position or offset < first - self.base_offset:
                note_wrong(&self.index)
            else:
                self.index.is_open = offset > last
            self.index.at += 1

    cdef void compare_time_index(self, const Entry *entry, int64_t first) noexcept nogil:
        """Each entry of a time index has the greatest time of the batch with its offset."""
        cdef const uint8_t *p
        cdef int64_t offset
        while self.time_index.at < self.time_index.count:
            p = self.time_index.p + self.time_index.at * TIME_INDEX_ENTRY_SIZE
            offset = int32_at(p + TIME_INDEX_ENTRY_RELATIVE_OFFSET_OFFSET)
            if offset > entry.last_offset - self.base_offset:
                return
            if offset >= first - self.base_offset:
                # Of messages without a time, the first brokers with an index noted that of the file.
                if entry.max_timestamp != NO_TIMESTAMP and int64_at(p) != entry.max_timestamp:
                    note_wrong(&self.time_index)
            elif not self.follows_damage:
                note_wrong(&self.time_index)
            self.time_index.at += 1

    @property
    def codecs(self):
        """Entries and bytes of each codec id that occurs."""
        return [
            (codec, self.codec_entries[codec], self.codec_bytes[codec])
            for codec in range(CODECS)
            if self.codec_entries[codec]
        ]

    @property
    def gaps(self):
        """First and last offset and position of the gaps, as many as are kept."""
        count = min(self.gap_count, <int64_t>MOST_GAPS)
        return [
            (self.gap_list[i].first, self.gap_list[i].last, self.gap_list[i].position)
            for i in range(count)
        ]

    @property
    def epochs(self):
        """Epoch, first and last offset and position of the runs, as many as are kept."""
        count = min(self.epoch_count, <int64_t>MOST_EPOCHS)
        return [
            (
                self.epoch_list[i].epoch,
                self.epoch_list[i].first,
                self.epoch_list[i].last,
                self.epoch_list[i].position,
            )
            for i in range(count)
        ]

    @property
    def index_state(self):
        """Of the offset index: entries that were reached, that are wrong, and the first wrong one.
        """
        return self.index.at - self.index.is_open, self.index.wrong, self.index.first_wrong

    @property
    def time_index_state(self):
        """The same of the time index."""
        return self.time_index.at, self.time_index.wrong, self.time_index.first_wrong


cdef void note_wrong(IndexCursor *cursor) noexcept nogil:
    if not cursor.wrong:
        cursor.first_wrong = cursor.at
    cursor.wrong += 1


def index_entries(bytes data, bint is_time):
    """How many entries an offset index or a time index has, and the first one out of order, or -1.

    The zeroes of a preallocated index are not entries (`kafkafmt.segment.side_files`).
    """
    cdef const uint8_t *p = <const uint8_t *>PyBytes_AsString(data)
    cdef int64_t size = TIME_INDEX_ENTRY_SIZE if is_time else OFFSET_INDEX_ENTRY_SIZE
    cdef int64_t count = PyBytes_Size(data) // size, found = 0
    cdef int64_t key, other, last_key = -1, last_other = -1
    while found < count:
        if is_time:
            key, other = int64_at(p), int32_at(p + TIME_INDEX_ENTRY_RELATIVE_OFFSET_OFFSET)
        else:
            other = int32_at(p)
            key = int32_at(p + OFFSET_INDEX_ENTRY_POSITION_OFFSET)
        if other == 0 and (found or key == 0):
            break
        if other < 0 or key <= last_key or other < last_other or (
            other == last_other and not is_time
        ):
            return count, found
        last_key, last_other = key, other
        found += 1
        p += size
    return found, -1
