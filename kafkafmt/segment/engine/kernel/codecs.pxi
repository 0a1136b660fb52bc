"""Part of the kernel: payloads decompressed without the interpreter's lock.

Strategy: gzip, LZ4 and Zstandard are decompressed by the C functions that Python's packages stand on,
where those are to be had (`kafkafmt.segment.engine.scanner`), if a stream is as writers make them. No
package lends out its functions for snappy, so `snappy.pxi` decompresses that. Any other stream, and
one that is refused here, is left to `kafkafmt.segment.codecs`, which knows all forms and has the words for
what is wrong.

Invariant: what is accepted here is accepted there, and is the same. Nothing is written beyond the
room.
"""

ctypedef int (*lz4_function)(
    const uint8_t *, uint8_t *, int, int, const uint8_t *, int
) noexcept nogil
ctypedef uint32_t (*hash_function)(const uint8_t *, size_t, uint32_t) noexcept nogil
ctypedef void *(*zstd_create)() noexcept nogil
ctypedef size_t (*zstd_free)(void *) noexcept nogil
ctypedef size_t (*zstd_function)(
    void *, uint8_t *, size_t, const uint8_t *, size_t
) noexcept nogil
ctypedef size_t (*zstd_size)(const uint8_t *, size_t) noexcept nogil
ctypedef unsigned (*zstd_error)(size_t) noexcept nogil
ctypedef void (*isal_function)(InflateState *) noexcept nogil
ctypedef int (*inflate_function)(InflateState *) noexcept nogil

# The beginning of ISA-L's `struct inflate_state` (igzip_lib.h); the rest is the library's own.
cdef struct InflateState:
    uint8_t *next_out
    uint32_t avail_out
    uint32_t total_out
    const uint8_t *next_in
    uint64_t read_in
    uint32_t avail_in
    int32_t read_in_length

cdef enum:
    INFLATE_STATE_SIZE = 128 * 1024  # the struct has 88 KiB in the versions that were tested

# The functions, NULL where there are none; and where they write to.
cdef struct Codecs:
    lz4_function lz4
    hash_function hash
    zstd_create create_zstd
    zstd_free free_zstd
    zstd_function zstd
    zstd_size zstd_size
    zstd_error is_zstd_error
    void *zstd_context
    isal_function begin_inflate
    inflate_function inflate
    inflate_function inflate_stream
    InflateState *inflate_state
    uint8_t *room
    size_t room_size

cdef enum:
    NOT_HERE = -1  # ask `kafkafmt.segment.codecs`


cdef void set_functions(Codecs *codecs, functions, Block room) except *:
    """Those of one codec; the others stay as they are. The room has to live as long."""
    codecs.room = room.data
    codecs.room_size = room.size
    if "XXH32" in functions:
        codecs.lz4 = <lz4_function>address(functions, "LZ4_decompress_safe_usingDict")
        codecs.hash = <hash_function>address(functions, "XXH32")
    if "ZSTD_decompressDCtx" in functions:
        codecs.create_zstd = <zstd_create>address(functions, "ZSTD_createDCtx")
        codecs.free_zstd = <zstd_free>address(functions, "ZSTD_freeDCtx")
        codecs.zstd = <zstd_function>address(functions, "ZSTD_decompressDCtx")
        codecs.zstd_size = <zstd_size>address(functions, "ZSTD_findFrameCompressedSize")
        codecs.is_zstd_error = <zstd_error>address(functions, "ZSTD_isError")
    if "isal_inflate_stateless" in functions:
        codecs.begin_inflate = <isal_function>address(functions, "isal_inflate_init")
        codecs.inflate = <inflate_function>address(functions, "isal_inflate_stateless")
        codecs.inflate_stream = <inflate_function>address(functions, "isal_inflate")


cdef void *address(functions, name) except? NULL:
    cdef size_t found = functions[name]
    return <void *>found


cdef int64_t decompress(
    Codecs *codecs, int codec, int magic, const uint8_t *p, size_t size, size_t most
) noexcept nogil:
    """Return the bytes in the room, at most ``most``, of an entry of ``magic``; or NOT_HERE."""
    most = min(most, codecs.room_size)
    if codec == COMPRESSION_LZ4 and codecs.lz4 != NULL:
        return decompress_lz4(codecs, p, size, most, magic != MAGIC_V0)
    if codec == COMPRESSION_ZSTD and codecs.zstd != NULL:
        return decompress_zstd(codecs, p, size, most)
    if codec == COMPRESSION_GZIP and codecs.inflate != NULL:
        return decompress_gzip(codecs, p, size, most)
    if codec == COMPRESSION_SNAPPY and codecs.room != NULL:
        return decompress_snappy(codecs.room, p, size, most)
    return NOT_HERE


# --- gzip -----------------------------------------------------------------------------------------

cdef enum:
    GZIP_HEAD_SIZE = 10  # without optional fields
    GZIP_FLAGS_OFFSET = 3
    GZIP_TRAILER_SIZE = 8
    GZIP_SIZE_OFFSET = 4  # in the trailer, after the checksum

cdef enum:
    GZIP_HEAD_CHECKSUM = 2
    GZIP_EXTRA = 4
    GZIP_NAME = 8
    GZIP_RESERVED = 0xE0

cdef enum:
    SHORT_SIZE = 2 * 1024  # up to which ISA-L makes tables of one symbol for a last block
    SHORT_CONTENT = 32 * 1024  # half of what its state has room for
    EMPTY_BLOCK = 3  # ten bits: the last one, of fixed codes, and its end

cdef const uint8_t *GZIP_MAGIC = b"\x1f\x8b\x08"


cdef size_t gzip_head_size(const uint8_t *p, size_t size) noexcept nogil:
    """Return the size of the header; 0: it is cut, wrong, or has reserved flags. See RFC 1952."""
    cdef size_t end = GZIP_HEAD_SIZE
    cdef int flags, i
    if size < GZIP_HEAD_SIZE + GZIP_TRAILER_SIZE or memcmp(p, GZIP_MAGIC, GZIP_FLAGS_OFFSET) != 0:
        return 0
    flags = uint8_at(p + GZIP_FLAGS_OFFSET)
    if flags & GZIP_RESERVED:
        return 0
    if flags & GZIP_EXTRA:
        end += 2 + little_size(p + end, 2)
    for i in range(2):  # a name, then a comment
        if flags & GZIP_NAME << i:
            while end < size and p[end] != 0:
                end += 1
            end += 1
    if flags & GZIP_HEAD_CHECKSUM:
        end += 2
        if end > size or little_size(p + end - 2, 2) != crc32_of(p, end - 2) & 0xFFFF:
            return 0
    return end if end <= size else 0


cdef int64_t decompress_gzip(
    Codecs *codecs, const uint8_t *p, size_t size, size_t most
) noexcept nogil:
    """Decompress one member, and nothing after it."""
    cdef InflateState *state = codecs.inflate_state
    cdef const uint8_t *trailer
    cdef size_t found, start = gzip_head_size(p, size)
    if start == 0 or size > INT32_MAX:
        return NOT_HERE
    if state == NULL:
        state = codecs.inflate_state = <InflateState *>calloc(1, INFLATE_STATE_SIZE)
        if state == NULL:
            return NOT_HERE
    trailer = p + size - GZIP_TRAILER_SIZE
    if not inflate_one_block(codecs, state, p + start, trailer, most):
        codecs.begin_inflate(state)
        state.next_in = p + start
        state.avail_in = <uint32_t>(size - start)
        state.next_out = codecs.room
        state.avail_out = <uint32_t>most
        if codecs.inflate(state) != 0 or state.avail_in != GZIP_TRAILER_SIZE:
            return NOT_HERE
    found = most - state.avail_out
    if little32(trailer) != crc32_of(codecs.room, found):
        return NOT_HERE
    return <int64_t>found if little32(trailer + GZIP_SIZE_OFFSET) == found else NOT_HERE


cdef bint inflate_one_block(
    const Codecs *codecs, InflateState *state, const uint8_t *p, const uint8_t *trailer, size_t most
) noexcept nogil:
    """Decompress a short block and the empty one after it, the last of Go's writers; else False.

    Where a block is not the last, ISA-L makes tables of three symbols, which takes longer than to
    read a short one. So it reads that this one is the last, and what follows is compared.
    """
    cdef size_t size = trailer - p, end, left
    cdef uint8_t first = uint8_at(p)
    if size > SHORT_SIZE or first & 1 or little32(trailer + GZIP_SIZE_OFFSET) > SHORT_CONTENT:
        return False
    codecs.begin_inflate(state)
    state.read_in = first | 1
    state.read_in_length = 8
    state.next_in = p + sizeof(first)
    state.avail_in = <uint32_t>(size - 1 + GZIP_TRAILER_SIZE)
    state.next_out = codecs.room
    state.avail_out = 0  # the library keeps the content, and the bits that it has not used
    if codecs.inflate_stream(state) != 0:
        return False
    left = state.read_in_length + 8 * <size_t>state.avail_in - 8 * GZIP_TRAILER_SIZE
    end = 8 * size - left
    if not 10 <= left < 18 or little_size(p + end // 8, 3) >> end % 8 & 0x3FF != EMPTY_BLOCK:
        return False
    state.avail_out = <uint32_t>most
    return codecs.inflate_stream(state) == 0 and state.avail_out != 0  # so that is all of it


# --- LZ4 ------------------------------------------------------------------------------------------

cdef enum:
    LZ4_FLAGS_OFFSET = 4
    LZ4_HEAD_SIZE = 7  # without the size of the content
    LZ4_CONTENT_SIZE_LENGTH = 8
    LZ4_CHECKSUM_SIZE = 4
    LZ4_WINDOW = 64 * 1024  # how far back a linked block refers

cdef enum:
    LZ4_RESERVED = 3
    LZ4_CONTENT_CHECKSUM = 4
    LZ4_CONTENT_SIZE = 8
    LZ4_BLOCK_CHECKSUM = 0x10
    LZ4_INDEPENDENT = 0x20
    LZ4_VERSION_1 = 0x40
    LZ4_VERSION = 0xC0

cdef const uint8_t *LZ4_MAGIC = b"\x04\x22\x4d\x18"


cdef int64_t decompress_lz4(
    const Codecs *codecs, const uint8_t *p, size_t size, size_t most, bint checks_head
) noexcept nogil:
    """Decompress one frame, whatever follows it.

    Size and checksum of its content count for nothing, as in Kafka.
    """
    cdef size_t position = LZ4_HEAD_SIZE, end = 0, length, block_size, window = 0
    cdef size_t sum_size = 0, trailer = 0
    cdef uint32_t head
    cdef int written
    cdef uint8_t flags, kind
    if size < LZ4_HEAD_SIZE or memcmp(p, LZ4_MAGIC, LZ4_FLAGS_OFFSET) != 0:
        return NOT_HERE
    flags = uint8_at(p + LZ4_FLAGS_OFFSET)
    kind = uint8_at(p + LZ4_FLAGS_OFFSET + 1)  # of block sizes, in bits 4 to 6
    if flags & (LZ4_VERSION | LZ4_RESERVED) != LZ4_VERSION_1 or kind & 0x8F or kind < 0x40:
        return NOT_HERE
    block_size = <size_t>1 << (8 + 2 * (kind >> 4))
    if flags & LZ4_CONTENT_SIZE:
        position += LZ4_CONTENT_SIZE_LENGTH
    if flags & LZ4_CONTENT_CHECKSUM:
        trailer = LZ4_CHECKSUM_SIZE
    if flags & LZ4_BLOCK_CHECKSUM:
        sum_size = LZ4_CHECKSUM_SIZE
    if size < position:
        return NOT_HERE
    if checks_head and p[position - 1] != (
        codecs.hash(p + LZ4_FLAGS_OFFSET, position - 1 - LZ4_FLAGS_OFFSET, 0) >> 8 & 0xFF
    ):
        return NOT_HERE
    while size - position >= INT32_SIZE:
        head = little32(p + position)
        position += INT32_SIZE
        length = head & 0x7FFFFFFF
        if length == 0:
            return <int64_t>end if size - position >= trailer else NOT_HERE
        if length > block_size or length + sum_size > size - position:
            return NOT_HERE
        if sum_size and little32(p + position + length) != codecs.hash(p + position, length, 0):
            return NOT_HERE
        if head >> 31:  # stored
            if length > most - end:
                return NOT_HERE
            memcpy(codecs.room + end, p + position, length)
            end += length
        else:
            if not flags & LZ4_INDEPENDENT:
                window = min(end, LZ4_WINDOW)
            written = codecs.lz4(
                p + position, codecs.room + end, <int>length, <int>min(block_size, most - end),
                codecs.room + end - window, <int>window,
            )
            if written < 0:
                return NOT_HERE
            end += written
        position += length + sum_size
    return NOT_HERE


# --- Zstandard ------------------------------------------------------------------------------------

cdef enum:
    ZSTD_MAGIC_SIZE = 4
    ZSTD_DESCRIPTOR_OFFSET = 4
    ZSTD_WINDOW_OFFSET = 5  # unless it is a single segment
    ZSTD_MIN_SIZE = 9
    ZSTD_DICTIONARY = 3
    ZSTD_SINGLE_SEGMENT = 0x20
    ZSTD_LARGEST_WINDOW = (27 - 10) << 3  # 128 MiB, as in kafkafmt.segment.codecs.zstd

cdef const uint8_t *ZSTD_MAGIC = b"\x28\xb5\x2f\xfd"


cdef int64_t decompress_zstd(
    Codecs *codecs, const uint8_t *p, size_t size, size_t most
) noexcept nogil:
    """One frame, of a window that is not too large. See RFC 8878, section 3.1.1.1."""
    cdef size_t written
    cdef uint8_t descriptor
    if size < ZSTD_MIN_SIZE or memcmp(p, ZSTD_MAGIC, ZSTD_MAGIC_SIZE) != 0:
        return NOT_HERE
    descriptor = p[ZSTD_DESCRIPTOR_OFFSET]
    if descriptor & ZSTD_DICTIONARY:
        return NOT_HERE
    if not descriptor & ZSTD_SINGLE_SEGMENT and p[ZSTD_WINDOW_OFFSET] > ZSTD_LARGEST_WINDOW:
        return NOT_HERE
    if codecs.zstd_size(p, size) != size:
        return NOT_HERE
    if codecs.zstd_context == NULL:
        codecs.zstd_context = codecs.create_zstd()
        if codecs.zstd_context == NULL:
            return NOT_HERE
    written = codecs.zstd(codecs.zstd_context, codecs.room, most, p, size)
    return NOT_HERE if codecs.is_zstd_error(written) else <int64_t>written


cdef void free_codecs(Codecs *codecs) noexcept nogil:
    if codecs.zstd_context != NULL:
        codecs.free_zstd(codecs.zstd_context)
    free(codecs.inflate_state)


def decompressed(functions, int codec, data, Block room not None, size_t most, int magic=MAGIC_V2):
    """How many bytes of ``data`` are in the room now, or -1: for the tests."""
    cdef Codecs codecs
    cdef Py_buffer view
    memset(&codecs, 0, sizeof(Codecs))
    set_functions(&codecs, functions, room)
    PyObject_GetBuffer(data, &view, PyBUF_SIMPLE)
    found = decompress(&codecs, codec, magic, <const uint8_t *>view.buf, view.len, most)
    PyBuffer_Release(&view)
    free_codecs(&codecs)
    return found
