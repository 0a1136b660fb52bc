# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaUnsignedVarint(KaitaiStruct):
    """An unsigned 32-bit integer in one to five bytes: seven bits a byte, the
    lowest first, bit 7 set where another byte follows. Kafka's flexible
    messages use it for the lengths of compact strings and arrays (stored plus
    one, 0 for null) and for tagged fields.

    .. seealso::
       ByteUtils.readUnsignedVarint - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java


    .. seealso::
       KIP-482, Unsigned Varints - https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields


    .. seealso::
       Protocol Buffers, Base 128 Varints and ZigZag - https://protobuf.dev/programming-guides/encoding/#varints
    """
    byte_1 = None
    byte_2 = None
    byte_3 = None
    byte_4 = None
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaUnsignedVarint, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.byte_0 = self._io.read_u1()
        if self.byte_0 >= 128:
            pass
            self.byte_1 = self._io.read_u1()

        if  ((self.byte_0 >= 128) and (self.byte_1 >= 128)) :
            pass
            self.byte_2 = self._io.read_u1()

        if  ((self.byte_0 >= 128) and (self.byte_1 >= 128) and (self.byte_2 >= 128)) :
            pass
            self.byte_3 = self._io.read_u1()

        if  ((self.byte_0 >= 128) and (self.byte_1 >= 128) and (self.byte_2 >= 128) and (self.byte_3 >= 128)) :
            pass
            self.byte_4 = self._io.read_u1()
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
    def value(self):
        """The number, 0 to 2^32 - 1 (Java's int shows the upper half as
        negative).
        """
        if hasattr(self, '_m_value'):
            return self._m_value

        self._m_value = ((self.byte_0 % 128) + (0 if self.byte_0 < 128 else (128 * ((self.byte_1 % 128) + (0 if self.byte_1 < 128 else (128 * ((self.byte_2 % 128) + (0 if self.byte_2 < 128 else (128 * ((self.byte_3 % 128) + (0 if self.byte_3 < 128 else (128 * (self.byte_4 % 16)))))))))))))
        return getattr(self, '_m_value', None)
