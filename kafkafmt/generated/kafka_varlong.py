# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaVarlong(KaitaiStruct):
    """A signed 64-bit integer in one to ten bytes: seven bits a byte, the lowest
    first, bit 7 set where another byte follows. The bits hold 2 * n for
    n >= 0 and -2 * n - 1 for n < 0 (ZigZag). Longer encodings than needed
    are accepted, as Kafka accepts them.

    The sign bit is bit 0 of the first byte; the other 63 bits are summed
    apart from it, since all 64 together fit no signed integer.

    .. seealso::
       ByteUtils.readVarlong - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java


    .. seealso::
       Protocol Buffers, Base 128 Varints and ZigZag - https://protobuf.dev/programming-guides/encoding/#varints
    """
    byte_1 = None
    byte_2 = None
    byte_3 = None
    byte_4 = None
    byte_5 = None
    byte_6 = None
    byte_7 = None
    byte_8 = None
    byte_9 = None
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaVarlong, self).__init__(_io)
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

        if  ((self.byte_0 >= 128) and (self.byte_1 >= 128) and (self.byte_2 >= 128) and (self.byte_3 >= 128) and (self.byte_4 >= 128)) :
            pass
            self.byte_5 = self._io.read_u1()

        if  ((self.byte_0 >= 128) and (self.byte_1 >= 128) and (self.byte_2 >= 128) and (self.byte_3 >= 128) and (self.byte_4 >= 128) and (self.byte_5 >= 128)) :
            pass
            self.byte_6 = self._io.read_u1()

        if  ((self.byte_0 >= 128) and (self.byte_1 >= 128) and (self.byte_2 >= 128) and (self.byte_3 >= 128) and (self.byte_4 >= 128) and (self.byte_5 >= 128) and (self.byte_6 >= 128)) :
            pass
            self.byte_7 = self._io.read_u1()

        if  ((self.byte_0 >= 128) and (self.byte_1 >= 128) and (self.byte_2 >= 128) and (self.byte_3 >= 128) and (self.byte_4 >= 128) and (self.byte_5 >= 128) and (self.byte_6 >= 128) and (self.byte_7 >= 128)) :
            pass
            self.byte_8 = self._io.read_u1()

        if  ((self.byte_0 >= 128) and (self.byte_1 >= 128) and (self.byte_2 >= 128) and (self.byte_3 >= 128) and (self.byte_4 >= 128) and (self.byte_5 >= 128) and (self.byte_6 >= 128) and (self.byte_7 >= 128) and (self.byte_8 >= 128)) :
            pass
            self.byte_9 = self._io.read_u1()
            if not self.byte_9 <= 127:
                raise kaitaistruct.ValidationGreaterThanError(127, self.byte_9, self._io, u"/seq/9")



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

        if  ((self.byte_0 >= 128) and (self.byte_1 >= 128) and (self.byte_2 >= 128) and (self.byte_3 >= 128) and (self.byte_4 >= 128)) :
            pass

        if  ((self.byte_0 >= 128) and (self.byte_1 >= 128) and (self.byte_2 >= 128) and (self.byte_3 >= 128) and (self.byte_4 >= 128) and (self.byte_5 >= 128)) :
            pass

        if  ((self.byte_0 >= 128) and (self.byte_1 >= 128) and (self.byte_2 >= 128) and (self.byte_3 >= 128) and (self.byte_4 >= 128) and (self.byte_5 >= 128) and (self.byte_6 >= 128)) :
            pass

        if  ((self.byte_0 >= 128) and (self.byte_1 >= 128) and (self.byte_2 >= 128) and (self.byte_3 >= 128) and (self.byte_4 >= 128) and (self.byte_5 >= 128) and (self.byte_6 >= 128) and (self.byte_7 >= 128)) :
            pass

        if  ((self.byte_0 >= 128) and (self.byte_1 >= 128) and (self.byte_2 >= 128) and (self.byte_3 >= 128) and (self.byte_4 >= 128) and (self.byte_5 >= 128) and (self.byte_6 >= 128) and (self.byte_7 >= 128) and (self.byte_8 >= 128)) :
            pass


    @property
    def half(self):
        """The bits without the lowest, 0 to 2^63 - 1."""
        if hasattr(self, '_m_half'):
            return self._m_half

        self._m_half = (((self.byte_0 % 128) // 2) + (0 if self.byte_0 < 128 else (64 * ((self.byte_1 % 128) + (0 if self.byte_1 < 128 else (128 * ((self.byte_2 % 128) + (0 if self.byte_2 < 128 else (128 * ((self.byte_3 % 128) + (0 if self.byte_3 < 128 else (128 * ((self.byte_4 % 128) + (0 if self.byte_4 < 128 else (128 * ((self.byte_5 % 128) + (0 if self.byte_5 < 128 else (128 * ((self.byte_6 % 128) + (0 if self.byte_6 < 128 else (128 * ((self.byte_7 % 128) + (0 if self.byte_7 < 128 else (128 * ((self.byte_8 % 128) + (0 if self.byte_8 < 128 else (128 * (self.byte_9 % 2))))))))))))))))))))))))))))
        return getattr(self, '_m_half', None)

    @property
    def value(self):
        """The number, -2^63 to 2^63 - 1."""
        if hasattr(self, '_m_value'):
            return self._m_value

        self._m_value = (self.half if self.byte_0 % 2 == 0 else (-(1) - self.half))
        return getattr(self, '_m_value', None)
