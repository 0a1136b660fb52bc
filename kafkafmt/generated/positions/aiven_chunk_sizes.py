# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
import collections


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
    SEQ_FIELDS = ["num_chunks", "base", "len_value", "one_byte_values", "two_byte_values", "three_byte_values", "four_byte_values", "len_last_chunk", "trailing"]
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
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['num_chunks']['start'] = self._io.pos()
        self.num_chunks = self._io.read_s4be()
        self._debug['num_chunks']['end'] = self._io.pos()
        if not self.num_chunks >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.num_chunks, self._io, u"/seq/0")
        if self.num_chunks > 1:
            pass
            self._debug['base']['start'] = self._io.pos()
            self.base = self._io.read_s4be()
            self._debug['base']['end'] = self._io.pos()

        if self.num_chunks > 1:
            pass
            self._debug['len_value']['start'] = self._io.pos()
            self.len_value = self._io.read_s1()
            self._debug['len_value']['end'] = self._io.pos()
            if not self.len_value >= 1:
                raise kaitaistruct.ValidationLessThanError(1, self.len_value, self._io, u"/seq/2")
            if not self.len_value <= 4:
                raise kaitaistruct.ValidationGreaterThanError(4, self.len_value, self._io, u"/seq/2")

        if  ((self.num_chunks > 1) and (self.len_value == 1)) :
            pass
            self._debug['one_byte_values']['start'] = self._io.pos()
            self._debug['one_byte_values']['arr'] = []
            self.one_byte_values = []
            for i in range(self.num_values):
                self._debug['one_byte_values']['arr'].append({'start': self._io.pos()})
                self.one_byte_values.append(self._io.read_u1())
                self._debug['one_byte_values']['arr'][i]['end'] = self._io.pos()

            self._debug['one_byte_values']['end'] = self._io.pos()

        if  ((self.num_chunks > 1) and (self.len_value == 2)) :
            pass
            self._debug['two_byte_values']['start'] = self._io.pos()
            self._debug['two_byte_values']['arr'] = []
            self.two_byte_values = []
            for i in range(self.num_values):
                self._debug['two_byte_values']['arr'].append({'start': self._io.pos()})
                self.two_byte_values.append(self._io.read_u2be())
                self._debug['two_byte_values']['arr'][i]['end'] = self._io.pos()

            self._debug['two_byte_values']['end'] = self._io.pos()

        if  ((self.num_chunks > 1) and (self.len_value == 3)) :
            pass
            self._debug['three_byte_values']['start'] = self._io.pos()
            self._debug['three_byte_values']['arr'] = []
            self.three_byte_values = []
            for i in range(self.num_values):
                self._debug['three_byte_values']['arr'].append({'start': self._io.pos()})
                _t_three_byte_values = AivenChunkSizes.ThreeByteValue(self._io, self, self._root)
                try:
                    _t_three_byte_values._read()
                finally:
                    self.three_byte_values.append(_t_three_byte_values)
                self._debug['three_byte_values']['arr'][i]['end'] = self._io.pos()

            self._debug['three_byte_values']['end'] = self._io.pos()

        if  ((self.num_chunks > 1) and (self.len_value == 4)) :
            pass
            self._debug['four_byte_values']['start'] = self._io.pos()
            self._debug['four_byte_values']['arr'] = []
            self.four_byte_values = []
            for i in range(self.num_values):
                self._debug['four_byte_values']['arr'].append({'start': self._io.pos()})
                self.four_byte_values.append(self._io.read_u4be())
                self._debug['four_byte_values']['arr'][i]['end'] = self._io.pos()

            self._debug['four_byte_values']['end'] = self._io.pos()

        if self.num_chunks > 0:
            pass
            self._debug['len_last_chunk']['start'] = self._io.pos()
            self.len_last_chunk = self._io.read_s4be()
            self._debug['len_last_chunk']['end'] = self._io.pos()

        self._debug['trailing']['start'] = self._io.pos()
        self.trailing = self._io.read_bytes_full()
        self._debug['trailing']['end'] = self._io.pos()


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
        SEQ_FIELDS = ["high", "low"]
        def __init__(self, _io, _parent=None, _root=None):
            super(AivenChunkSizes.ThreeByteValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['high']['start'] = self._io.pos()
            self.high = self._io.read_u1()
            self._debug['high']['end'] = self._io.pos()
            self._debug['low']['start'] = self._io.pos()
            self.low = self._io.read_u2be()
            self._debug['low']['end'] = self._io.pos()


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
