# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class AivenChunkSizes(KaitaiStruct):
    """How many bytes each chunk of a segment has as it is stored, one after the
    other in the object `.log`: the field `transformedChunks` of a manifest
    (`.rsm-manifest`) whose chunk index is of type `variable`. There it is
    text: Base64 of one zstd frame. Decode and decompress that first.

    The size of each chunk but the last is the sum of `base` and of a value.
    All values are as wide as the greatest of them needs, so a table has one
    of `one_byte_values`, `two_byte_values`, `three_byte_values` and
    `four_byte_values`.

    .. seealso::
       ChunkSizesBinaryCodec - https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/manifest/index/serde/ChunkSizesBinaryCodec.java
    """
    base = None
    len_value = None
    one_byte_values = ()
    two_byte_values = ()
    three_byte_values = ()
    four_byte_values = ()
    len_last_chunk = None
    def __init__(self, _io, _parent=None, _root=None):
        super(AivenChunkSizes, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.num_chunks = self._io.read_s4be()
        if not self.num_chunks >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.num_chunks, self._io, u"/seq/0")
        if self.num_chunks > 1:
            pass
            self.base = self._io.read_s4be()

        if self.num_chunks > 1:
            pass
            self.len_value = self._io.read_s1()
            if not self.len_value >= 1:
                raise kaitaistruct.ValidationLessThanError(1, self.len_value, self._io, u"/seq/2")
            if not self.len_value <= 4:
                raise kaitaistruct.ValidationGreaterThanError(4, self.len_value, self._io, u"/seq/2")

        if  ((self.num_chunks > 1) and (self.len_value == 1)) :
            pass
            self.one_byte_values = []
            for i in range(self.num_values):
                self.one_byte_values.append(self._io.read_u1())


        if  ((self.num_chunks > 1) and (self.len_value == 2)) :
            pass
            self.two_byte_values = []
            for i in range(self.num_values):
                self.two_byte_values.append(self._io.read_u2be())


        if  ((self.num_chunks > 1) and (self.len_value == 3)) :
            pass
            self.three_byte_values = []
            for i in range(self.num_values):
                self.three_byte_values.append(AivenChunkSizes.ThreeByteValue(self._io, self, self._root))


        if  ((self.num_chunks > 1) and (self.len_value == 4)) :
            pass
            self.four_byte_values = []
            for i in range(self.num_values):
                self.four_byte_values.append(self._io.read_u4be())


        if self.num_chunks > 0:
            pass
            self.len_last_chunk = self._io.read_s4be()

        self.trailing = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        if self.num_chunks > 1:
            pass

        if self.num_chunks > 1:
            pass

        if  ((self.num_chunks > 1) and (self.len_value == 1)) :
            pass
            for i in range(len(self.one_byte_values)):
                pass


        if  ((self.num_chunks > 1) and (self.len_value == 2)) :
            pass
            for i in range(len(self.two_byte_values)):
                pass


        if  ((self.num_chunks > 1) and (self.len_value == 3)) :
            pass
            for i in range(len(self.three_byte_values)):
                pass
                self.three_byte_values[i]._fetch_instances()


        if  ((self.num_chunks > 1) and (self.len_value == 4)) :
            pass
            for i in range(len(self.four_byte_values)):
                pass


        if self.num_chunks > 0:
            pass


    class ThreeByteValue(KaitaiStruct):
        """An unsigned number of three bytes.

        .. seealso::
           ChunkSizesBinaryCodec - https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/manifest/index/serde/ChunkSizesBinaryCodec.java
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(AivenChunkSizes.ThreeByteValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.high = self._io.read_u1()
            self.low = self._io.read_u2be()


        def _fetch_instances(self):
            pass

        @property
        def value(self):
            """The number."""
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = ((self.high * 65536) + self.low)
            return getattr(self, '_m_value', None)


    @property
    def num_values(self):
        """All chunks but the last; less than none without chunks."""
        if hasattr(self, '_m_num_values'):
            return self._m_num_values

        self._m_num_values = (self.num_chunks - 1)
        return getattr(self, '_m_num_values', None)
