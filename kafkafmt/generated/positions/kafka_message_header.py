# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum
import collections


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
    SEQ_FIELDS = ["offset", "len_message", "crc", "magic", "attributes", "timestamp"]
    timestamp = None
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaMessageHeader, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['offset']['start'] = self._io.pos()
        self.offset = self._io.read_s8be()
        self._debug['offset']['end'] = self._io.pos()
        self._debug['len_message']['start'] = self._io.pos()
        self.len_message = self._io.read_s4be()
        self._debug['len_message']['end'] = self._io.pos()
        if not self.len_message >= 14:
            raise kaitaistruct.ValidationLessThanError(14, self.len_message, self._io, u"/seq/1")
        self._debug['crc']['start'] = self._io.pos()
        self.crc = self._io.read_u4be()
        self._debug['crc']['end'] = self._io.pos()
        self._debug['magic']['start'] = self._io.pos()
        self.magic = self._io.read_s1()
        self._debug['magic']['end'] = self._io.pos()
        if not self.magic >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.magic, self._io, u"/seq/3")
        if not self.magic <= 1:
            raise kaitaistruct.ValidationGreaterThanError(1, self.magic, self._io, u"/seq/3")
        self._debug['attributes']['start'] = self._io.pos()
        self.attributes = KafkaMessageHeader.MessageAttributes(self._io, self, self._root)
        self.attributes._read()
        self._debug['attributes']['end'] = self._io.pos()
        if self.magic >= 1:
            pass
            self._debug['timestamp']['start'] = self._io.pos()
            self.timestamp = self._io.read_s8be()
            self._debug['timestamp']['end'] = self._io.pos()



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
        SEQ_FIELDS = ["unused", "timestamp_type", "compression_id"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaMessageHeader.MessageAttributes, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['unused']['start'] = self._io.pos()
            self.unused = self._io.read_bits_int_be(4)
            self._debug['unused']['end'] = self._io.pos()
            self._debug['timestamp_type']['start'] = self._io.pos()
            self.timestamp_type = KaitaiStream.resolve_enum(KafkaMessageHeader.MessageTimestampType, self._io.read_bits_int_be(1))
            self._debug['timestamp_type']['end'] = self._io.pos()
            self._debug['compression_id']['start'] = self._io.pos()
            self.compression_id = self._io.read_bits_int_be(3)
            self._debug['compression_id']['end'] = self._io.pos()


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
