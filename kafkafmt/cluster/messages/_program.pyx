# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False
"""The compiled engine of messages: sound bytes become JSON text, values or columns, by a schema.

Strategy: `kafkafmt.cluster.messages.programs` makes a `Struct` of each version of a message. A walk over it
reads the bytes once. Whatever is not plainly sound ends the walk, and the caller reads the message
again with `kafkafmt.cluster.messages.reader`, which knows Kafka's words for the error.

Invariant: a walk that does not end early gives what the reader gives. No read goes past the end.
"""

from cpython.buffer cimport PyBUF_SIMPLE, PyBuffer_Release, PyObject_GetBuffer
from cpython.bytes cimport PyBytes_AsString, PyBytes_FromStringAndSize, PyBytes_Size
from libc.stdint cimport INT64_MAX, INT64_MIN
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.stdlib cimport free, realloc
from libc.string cimport memcmp, memcpy, memmove, memset

cdef extern from "Python.h":
    str PyUnicode_DecodeUTF8(const char *, Py_ssize_t, const char *)

cdef enum:
    INT8, INT16, UINT16, INT32, UINT32, INT64, BOOLEAN, UUID, STRING, BYTES, STRUCT

KINDS = {
    "int8": INT8,
    "int16": INT16,
    "uint16": UINT16,
    "int32": INT32,
    "uint32": UINT32,
    "int64": INT64,
    "bool": BOOLEAN,
    "uuid": UUID,
    "string": STRING,
    "bytes": BYTES,
}
"""The kinds of fields that a program reads, besides structs; a double is left to the reader."""
STRUCT_KIND = STRUCT

cdef enum:
    UNKNOWN = -1
    REFUSED = -2

REFUSED_TAG = REFUSED
"""In place of a field's index: a tag that the version does not have, which Kafka refuses."""

cdef enum:
    LONGEST_STRING = 0x7FFF
    MOST_FIELDS = 64

NO_UUID = "AAAAAAAAAAAAAAAAAAAAAA"

include "../../segment/engine/kernel/utf8.pxi"
include "output.pxi"
include "input.pxi"
include "structs.pxi"
include "text.pxi"
include "values.pxi"
include "programs.pxi"
include "arrays.pxi"
include "columns.pxi"
include "lines.pxi"
