# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaMessageHeader(KaitaiStruct):
    """What stands before the key of a message of the formats before Kafka 0.11:
    the log's own offset and length (12 bytes), then 6 bytes of magic 0 or 14
    bytes of magic 1, which adds a timestamp.

    .. seealso::
       Apache Kafka documentation, 5.3.3 Old Message Format - https://kafka.apache.org/documentation/#messageset


    .. seealso::
       LegacyRecord - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java


    .. seealso::
       KIP-32 - https://cwiki.apache.org/confluence/display/KAFKA/KIP-32+-+Add+timestamps+to+Kafka+message
    """

    class MessageCompression(IntEnum):
        none = 0
        gzip = 1
        snappy = 2
        lz4 = 3
        zstd = 4

    class MessageTimestampType(IntEnum):
        create_time = 0
        log_append_time = 1
    timestamp = None
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaMessageHeader, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.offset = self._io.read_s8be()
        self.len_message = self._io.read_s4be()
        if not self.len_message >= 14:
            raise kaitaistruct.ValidationLessThanError(14, self.len_message, self._io, u"/seq/1")
        self.crc = self._io.read_u4be()
        self.magic = self._io.read_s1()
        if not self.magic >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.magic, self._io, u"/seq/3")
        if not self.magic <= 1:
            raise kaitaistruct.ValidationGreaterThanError(1, self.magic, self._io, u"/seq/3")
        self.attributes = KafkaMessageHeader.MessageAttributes(self._io, self, self._root)
        if self.magic >= 1:
            pass
            self.timestamp = self._io.read_s8be()



    def _fetch_instances(self):
        pass
        self.attributes._fetch_instances()
        if self.magic >= 1:
            pass


    class MessageAttributes(KaitaiStruct):
        """One byte of flags, the highest bit first.

        .. seealso::
           LegacyRecord.attributes - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMessageHeader.MessageAttributes, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.unused = self._io.read_bits_int_be(4)
            self.timestamp_type = KaitaiStream.resolve_enum(KafkaMessageHeader.MessageTimestampType, self._io.read_bits_int_be(1))
            self.compression_id = self._io.read_bits_int_be(3)


        def _fetch_instances(self):
            pass

        @property
        def compression(self):
            """The codec by its name."""
            if hasattr(self, '_m_compression'):
                return self._m_compression

            self._m_compression = KaitaiStream.resolve_enum(KafkaMessageHeader.MessageCompression, self.compression_id)
            return getattr(self, '_m_compression', None)


    @property
    def is_compressed(self):
        """The value holds a compressed message set, or bytes of an unknown
        codec.
        """
        if hasattr(self, '_m_is_compressed'):
            return self._m_is_compressed

        self._m_is_compressed = self.attributes.compression_id != 0
        return getattr(self, '_m_is_compressed', None)
