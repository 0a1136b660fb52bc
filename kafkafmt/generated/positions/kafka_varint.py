# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaVarint(KaitaiStruct):
    """A signed 32-bit integer in one to five bytes: seven bits a byte, the
    lowest first, bit 7 set where another byte follows. The bits hold 2 * n
    for n >= 0 and -2 * n - 1 for n < 0 (ZigZag). Longer encodings than needed
    are accepted, as Kafka accepts them.

    The arithmetic divides and multiplies and never shifts, so that it is
    right in every target language, also where all numbers are doubles.

    .. seealso::
       ByteUtils.readVarint - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java


    .. seealso::
       Protocol Buffers, Base 128 Varints and ZigZag - https://protobuf.dev/programming-guides/encoding/#varints
    """
    SEQ_FIELDS = ["byte_0", "byte_1", "byte_2", "byte_3", "byte_4"]
    byte_1 = None
    byte_2 = None
    byte_3 = None
    byte_4 = None
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaVarint, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['byte_0']['start'] = self._io.pos()
        self.byte_0 = self._io.read_u1()
        self._debug['byte_0']['end'] = self._io.pos()
        if self.byte_0 >= 128:
            pass
            self._debug['byte_1']['start'] = self._io.pos()
            self.byte_1 = self._io.read_u1()
            self._debug['byte_1']['end'] = self._io.pos()

        if  ((self.byte_0 >= 128) and (self.byte_1 >= 128)) :
            pass
            self._debug['byte_2']['start'] = self._io.pos()
            self.byte_2 = self._io.read_u1()
            self._debug['byte_2']['end'] = self._io.pos()

        if  ((self.byte_0 >= 128) and (self.byte_1 >= 128) and (self.byte_2 >= 128)) :
            pass
            self._debug['byte_3']['start'] = self._io.pos()
            self.byte_3 = self._io.read_u1()
            self._debug['byte_3']['end'] = self._io.pos()

        if  ((self.byte_0 >= 128) and (self.byte_1 >= 128) and (self.byte_2 >= 128) and (self.byte_3 >= 128)) :
            pass
            self._debug['byte_4']['start'] = self._io.pos()
            self.byte_4 = self._io.read_u1()
            self._debug['byte_4']['end'] = self._io.pos()
            if not self.byte_4 <= 127:
                raise kaitaistruct.ValidationGreaterThanError(127, self.byte_4, self._io, u"/seq/4")



    def _fetch_instances(self):
        pass
        if self.byte_0 >= 128:
            pass

        if  ((self.byte_0 >= 128) and (self.byte_1 >= 128)) :
            pass

        if  ((self.byte_0 >= 128) and (self.byte_1 >= 128) and (self.byte_2 >= 128)) :
            pass

        if  ((self.byte_0 >= 128) and (self.byte_1 >= 128) and (self.byte_2 >= 128) and (self.byte_3 >= 128)) :
            pass


    @property
    def stored(self):
        """The bits as they are stored, 0 to 2^32 - 1."""
        if hasattr(self, '_m_stored'):
            return self._m_stored

        self._m_stored = ((self.byte_0 % 128) + (0 if self.byte_0 < 128 else (128 * ((self.byte_1 % 128) + (0 if self.byte_1 < 128 else (128 * ((self.byte_2 % 128) + (0 if self.byte_2 < 128 else (128 * ((self.byte_3 % 128) + (0 if self.byte_3 < 128 else (128 * (self.byte_4 % 16)))))))))))))
        return getattr(self, '_m_stored', None)

    @property
    def value(self):
        """The number, -2^31 to 2^31 - 1."""
        if hasattr(self, '_m_value'):
            return self._m_value

        self._m_value = ((self.stored // 2) if self.stored % 2 == 0 else (-(1) - (self.stored // 2)))
        return getattr(self, '_m_value', None)
