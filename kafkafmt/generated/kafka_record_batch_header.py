# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaRecordBatchHeader(KaitaiStruct):
    """The first 61 bytes of a batch of the format since Kafka 0.11.

    .. seealso::
       Apache Kafka documentation, 5.3.1 Record Batch - https://kafka.apache.org/documentation/#recordbatch



    .. seealso::
       DefaultRecordBatch - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java



    .. seealso::
       KIP-98 - https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging
    """

    class RecordBatchCompression(IntEnum):
        none = 0
        gzip = 1
        snappy = 2
        lz4 = 3
        zstd = 4

    class RecordBatchTimestampType(IntEnum):
        create_time = 0
        log_append_time = 1
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaRecordBatchHeader, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.base_offset = self._io.read_s8be()
        self.len_batch = self._io.read_s4be()
        if not self.len_batch >= 49:
            raise kaitaistruct.ValidationLessThanError(49, self.len_batch, self._io, u"/seq/1")
        self.partition_leader_epoch = self._io.read_s4be()
        self.magic = self._io.read_s1()
        if not self.magic == 2:
            raise kaitaistruct.ValidationNotEqualError(2, self.magic, self._io, u"/seq/3")
        self.crc = self._io.read_u4be()
        self.attributes = KafkaRecordBatchHeader.RecordBatchAttributes(self._io, self, self._root)
        self.last_offset_delta = self._io.read_s4be()
        self.base_timestamp = self._io.read_s8be()
        self.max_timestamp = self._io.read_s8be()
        self.producer_id = self._io.read_s8be()
        self.producer_epoch = self._io.read_s2be()
        self.base_sequence = self._io.read_s4be()
        self.num_records = self._io.read_s4be()


    def _fetch_instances(self):
        pass
        self.attributes._fetch_instances()

    class RecordBatchAttributes(KaitaiStruct):
        """Two bytes of flags, the highest bit first. Kafka reads only the low
        byte.

        .. seealso::
           Apache Kafka documentation, 5.3.1 Record Batch, attributes - https://kafka.apache.org/documentation/#recordbatch
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaRecordBatchHeader.RecordBatchAttributes, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.unused_high = self._io.read_bits_int_be(8)
            self.unused = self._io.read_bits_int_be(1) != 0
            self.has_delete_horizon_ms = self._io.read_bits_int_be(1) != 0
            self.is_control = self._io.read_bits_int_be(1) != 0
            self.is_transactional = self._io.read_bits_int_be(1) != 0
            self.timestamp_type = KaitaiStream.resolve_enum(KafkaRecordBatchHeader.RecordBatchTimestampType, self._io.read_bits_int_be(1))
            self.compression_id = self._io.read_bits_int_be(3)


        def _fetch_instances(self):
            pass

        @property
        def compression(self):
            """The codec by its name."""
            if hasattr(self, '_m_compression'):
                return self._m_compression

            self._m_compression = KaitaiStream.resolve_enum(KafkaRecordBatchHeader.RecordBatchCompression, self.compression_id)
            return getattr(self, '_m_compression', None)


    @property
    def is_compressed(self):
        """The records are compressed, or in an unknown codec."""
        if hasattr(self, '_m_is_compressed'):
            return self._m_is_compressed

        self._m_is_compressed = self.attributes.compression_id != 0
        return getattr(self, '_m_is_compressed', None)

    @property
    def len_records(self):
        """Bytes after this header."""
        if hasattr(self, '_m_len_records'):
            return self._m_len_records

        self._m_len_records = self.len_batch - 49
        return getattr(self, '_m_len_records', None)
