"""Part of the kernel: memory that grows, is given away to Arrow, and comes back.

Strategy: what is large has pages of 2 MiB where Linux has them. They come with a five-hundredth of
the page faults, and their translations fit into the processor's cache for that.
"""

cdef extern from *:
    """
    #if defined(__SANITIZE_ADDRESS__)
    #define IS_SANITIZED
    #elif defined(__has_feature)
    #if __has_feature(address_sanitizer)
    #define IS_SANITIZED
    #endif
    #endif

    #if defined(IS_SANITIZED) || defined(NO_SPARES)
    #define KEEPS_SPARES 0  /* to find out who uses memory that is free, or does not free it */
    #else
    #define KEEPS_SPARES 1
    #endif

    #if defined(__linux__) && !defined(IS_SANITIZED)
    #include <sys/mman.h>
    #define LARGE_PAGE ((size_t)2 * 1024 * 1024)

    static uint8_t *map_large(size_t *size) {
        size_t wanted = (*size + LARGE_PAGE - 1) / LARGE_PAGE * LARGE_PAGE, before;
        uint8_t *mapped;
        if (wanted < *size || wanted + LARGE_PAGE < wanted) return NULL;
        mapped = mmap(NULL, wanted + LARGE_PAGE, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (mapped == MAP_FAILED) return NULL;
        before = -(size_t)mapped % LARGE_PAGE;
        if (before) munmap(mapped, before);
        if (before < LARGE_PAGE) munmap(mapped + before + wanted, LARGE_PAGE - before);
        madvise(mapped + before, wanted, MADV_HUGEPAGE);
        *size = wanted;
        return mapped + before;
    }

    static void unmap_large(uint8_t *data, size_t size) { munmap(data, size); }
    #else
    static uint8_t *map_large(size_t *size) { return malloc(*size); }
    static void unmap_large(uint8_t *data, size_t size) { free(data); }
    #endif
    """
    bint KEEPS_SPARES
    uint8_t *map_large(size_t *size) nogil
    void unmap_large(uint8_t *data, size_t size) nogil

cdef enum:
    LARGE = 1024 * 1024

cdef struct Buffer:
    uint8_t *data
    size_t capacity
    size_t usual  # bytes to begin with, where there are none


cdef uint8_t *allocate(size_t size, size_t *capacity) noexcept nogil:
    """Memory for so many bytes, and for how many it is; NULL if there is none."""
    capacity[0] = size
    return map_large(capacity) if size >= LARGE else <uint8_t *>malloc(size)


cdef void release(uint8_t *data, size_t capacity) noexcept nogil:
    if capacity >= LARGE:
        unmap_large(data, capacity)
    else:
        free(data)


cdef inline size_t with_room(size_t usual) noexcept nogil:
    """What to make room for, where so many were there the last time."""
    return usual + usual // 8 + 1


@cython.no_gc
cdef class Block:
    """Memory for an Arrow buffer; freed with the last that refers to it.

    It refers to another block at most, so it is in no cycle. The cycle collector would clear
    ``whole`` before the memory is given back, and a part would give back memory that is not its own.
    """

    cdef uint8_t *data
    cdef size_t capacity
    cdef readonly size_t size
    cdef Block whole  # the owner of the memory, if this is a part
    cdef object __weakref__

    @property
    def address(self):
        return <size_t>self.data

    def __getbuffer__(self, Py_buffer *view, int flags):
        PyBuffer_FillInfo(view, self, self.data, self.size, False, flags)

    def __dealloc__(self):
        if self.whole is None:
            give_back(self.data, self.capacity)


cdef Block part(Block whole, size_t size):
    """The first bytes of a block."""
    cdef Block block = Block.__new__(Block)
    block.data = whole.data
    block.size = size
    block.whole = whole
    return block


cdef Block new_block(size_t size):
    """A block; never without memory, for Arrow aborts over a null pointer."""
    cdef Block block = Block.__new__(Block)
    block.data = spare_memory(max(size, 8), &block.capacity)
    if block.data == NULL:
        block.data = allocate(max(size, 8), &block.capacity)
    if block.data == NULL:
        raise MemoryError
    block.size = size
    return block


def memory(size_t size):
    """Memory to read into: recycled, so not of zeroes."""
    return new_block(size)


# Memory that was given back, kept for the next columns: new memory from the system costs a page
# fault every 4 KiB, which takes longer than to fill it. Only touched with the GIL.
cdef enum:
    MAX_SPARES = 128
    MAX_SPARE_BYTES = 64 * 1024 * 1024
    MIN_SPARE = 16 * 1024

cdef struct Spare:
    uint8_t *data
    size_t capacity

cdef Spare spares[MAX_SPARES]
cdef int num_spares = 0
cdef size_t spare_bytes = 0

cdef void give_back(uint8_t *data, size_t capacity) noexcept:
    """Keep memory as the newest spare; the oldest ones make room for it."""
    global num_spares, spare_bytes
    if data == NULL:  # an allocation that failed: there is nothing, whatever its capacity
        return
    if not KEEPS_SPARES or not MIN_SPARE <= capacity <= MAX_SPARE_BYTES:
        release(data, capacity)
        return
    while num_spares == MAX_SPARES or spare_bytes + capacity > MAX_SPARE_BYTES:
        release(spares[0].data, spares[0].capacity)
        remove_spare(0)
    spares[num_spares] = Spare(data, capacity)
    num_spares += 1
    spare_bytes += capacity


cdef void remove_spare(int index) noexcept:
    global num_spares, spare_bytes
    num_spares -= 1
    spare_bytes -= spares[index].capacity
    memmove(&spares[index], &spares[index + 1], (num_spares - index) * sizeof(Spare))


cdef uint8_t *spare_memory(size_t size, size_t *capacity) noexcept:
    """Spare memory that fits `size`, and not too large for it; NULL if there is none."""
    cdef int i, best = -1
    for i in range(num_spares):
        if size <= spares[i].capacity <= 4 * size:
            if best < 0 or spares[i].capacity <= spares[best].capacity:
                best = i
    if best < 0:
        return NULL
    cdef Spare found = spares[best]
    remove_spare(best)
    capacity[0] = found.capacity
    return found.data


cdef Block zeroes(size_t size):
    cdef Block block = new_block(size)
    memset(block.data, 0, size)
    return block


cdef inline uint8_t *behind(const Buffer *buffer, size_t offset) noexcept nogil:
    """The position at an offset of a buffer; NULL if it has no memory, because it is not wanted."""
    return buffer.data + offset if buffer.data != NULL else NULL


cdef inline bint reserve(Buffer *buffer, size_t size) noexcept nogil:
    """Make room for `size` bytes in all; false without memory."""
    return True if size <= buffer.capacity else grow(buffer, size)


cdef bint grow(Buffer *buffer, size_t size) noexcept nogil:
    cdef size_t wanted = max(size, buffer.capacity + buffer.capacity // 2)
    if buffer.data == NULL:
        wanted = max(wanted, buffer.usual)
    cdef uint8_t *data
    if wanted < LARGE:
        data = <uint8_t *>realloc(buffer.data, wanted)
    else:
        data = allocate(wanted, &wanted)
        if data != NULL and buffer.data != NULL:
            memcpy(data, buffer.data, buffer.capacity)
            release(buffer.data, buffer.capacity)
    if data == NULL:
        return False
    buffer.data = data
    buffer.capacity = wanted
    return True


cdef inline bint reserve_ends(Buffer *buffer, size_t count) noexcept nogil:
    """Make room for the ends of `count` items in all; what lies before the first ends at 0."""
    if not reserve(buffer, 4 * (count + 1)):
        return False
    (<int32_t *>buffer.data)[0] = 0
    return True
