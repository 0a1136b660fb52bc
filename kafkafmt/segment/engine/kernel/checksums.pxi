"""Part of the kernel: CRC-32 and CRC-32C, by the best way that this processor has (`_crc.h`)."""

cdef extern from "_crc.h" nogil:
    void crc_init()
    uint32_t crc32c_of(const uint8_t *p, size_t size)
    uint32_t crc32c_narrow(const uint8_t *p, size_t size)
    uint32_t crc32c_by_table(const uint8_t *p, size_t size)
    uint32_t crc32_of(const uint8_t *p, size_t size)
    uint32_t crc32_narrow(const uint8_t *p, size_t size)
    uint32_t crc32_by_table(const uint8_t *p, size_t size)

crc_init()


def checksums(data):
    """CRC-32C by all ways that this processor has, and CRC-32 likewise: for the tests."""
    cdef Py_buffer view
    PyObject_GetBuffer(data, &view, PyBUF_SIMPLE)
    cdef const uint8_t *p = <const uint8_t *>view.buf
    found = (
        crc32c_of(p, view.len),
        crc32c_narrow(p, view.len),
        crc32c_by_table(p, view.len),
        crc32_of(p, view.len),
        crc32_narrow(p, view.len),
        crc32_by_table(p, view.len),
    )
    PyBuffer_Release(&view)
    return found
