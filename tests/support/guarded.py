"""Memory that ends a process which reads one byte beyond it."""

import ctypes
import mmap

_SIZE = mmap.PAGESIZE


class Guarded:
    """A page before one that may not be read. Not on Windows."""

    def __init__(self) -> None:
        self._memory = mmap.mmap(-1, 2 * _SIZE)
        start = ctypes.addressof(ctypes.c_char.from_buffer(self._memory))
        library = ctypes.CDLL(None, use_errno=True)
        if library.mprotect(ctypes.c_void_p(start + _SIZE), ctypes.c_size_t(_SIZE), 0):
            raise OSError(ctypes.get_errno(), "mprotect failed")

    def at_its_end(self, data: bytes) -> memoryview:
        """A copy whose last byte is the last one of the page; it lasts until the next one."""
        view = memoryview(self._memory)[_SIZE - len(data) : _SIZE]
        view[:] = data
        return view
