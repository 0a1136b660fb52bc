"""Part of the kernel: the walk over the entries of a piece.

It appends the records of sound entries, and stops at what is not for it: the end of the piece, enough
rows, a codec that it does not have, an entry of a transaction, an entry that it does not accept.
"""


@cython.no_gc  # the codecs point into the room, which the cycle collector would clear first
cdef class Walk(Table):
    """Where a walk is, and what it gathers. `Kernel` begins it, and says where it ends."""

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
    cdef readonly size_t offset, entry_end  # in the piece

    cdef Status read_pieces(
        self, Piece *piece, size_t most, int64_t end, bint seeks
    ) noexcept nogil:
        cdef Status status
        cdef int64_t stop = min(end, self.until), pause, first = 0
        self.start = -1
        pause = min(piece.position, INT64_MAX - MOST_AT_ONCE) + MOST_AT_ONCE
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
        self.entry = self.blank
        self.entry.flags &= ~IS_VALID
        self.entry.size = <int32_t>size
        self.entry.position = position
        read_entry_header(p, &self.entry)

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
        cdef int64_t size
        self.entry = self.blank
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
        if p[MAGIC_OFFSET] > MAGIC_V2 or size < least_size(p[MAGIC_OFFSET]):
            return REFUSED
        if not checksum_holds(p, size):
            return REFUSED
        self.entry.size = <int32_t>size
        read_entry_header(p, &self.entry)
        return DONE if not self.has_offsets or self.is_placed() else REFUSED

    cdef bint is_placed(self) noexcept nogil:
        """Whether the offsets lie within the segment: not `kafkafmt.segment.record.framing.misplaced`.
        """
        cdef int64_t first = self.entry.base_offset
        if not self.first_offset <= first <= self.last_allowed:
            return False
        # The delta is an int32, so the difference does not wrap; the last offset may have wrapped.
        return subtract(self.entry.last_offset, first) <= self.last_allowed - first

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
        return self.append_compressed(p + start, size)

    cdef Status append_compressed(self, const uint8_t *p, size_t size) noexcept nogil:
        cdef Entry *entry = &self.entry
        cdef int64_t found = decompress(
            &self.codecs, entry.codec, entry.magic, p, size, self.batch_bytes
        )
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
