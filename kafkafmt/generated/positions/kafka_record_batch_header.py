# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum
import collections


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
    SEQ_FIELDS = ["base_offset", "len_batch", "partition_leader_epoch", "magic", "crc", "attributes", "last_offset_delta", "base_timestamp", "max_timestamp", "producer_id", "producer_epoch", "base_sequence", "num_records"]
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaRecordBatchHeader, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['base_offset']['start'] = self._io.pos()
        self.base_offset = self._io.read_s8be()
        self._debug['base_offset']['end'] = self._io.pos()
        self._debug['len_batch']['start'] = self._io.pos()
        self.len_batch = self._io.read_s4be()
        self._debug['len_batch']['end'] = self._io.pos()
        if not self.len_batch >= 49:
            raise kaitaistruct.ValidationLessThanError(49, self.len_batch, self._io, u"/seq/1")
        self._debug['partition_leader_epoch']['start'] = self._io.pos()
        self.partition_leader_epoch = self._io.read_s4be()
        self._debug['partition_leader_epoch']['end'] = self._io.pos()
        self._debug['magic']['start'] = self._io.pos()
        self.magic = self._io.read_s1()
        self._debug['magic']['end'] = self._io.pos()
        if not self.magic == 2:
            raise kaitaistruct.ValidationNotEqualError(2, self.magic, self._io, u"/seq/3")
        self._debug['crc']['start'] = self._io.pos()
        self.crc = self._io.read_u4be()
        self._debug['crc']['end'] = self._io.pos()
        self._debug['attributes']['start'] = self._io.pos()
        self.attributes = KafkaRecordBatchHeader.RecordBatchAttributes(self._io, self, self._root)
        self.attributes._read()
        self._debug['attributes']['end'] = self._io.pos()
        self._debug['last_offset_delta']['start'] = self._io.pos()
        self.last_offset_delta = self._io.read_s4be()
        self._debug['last_offset_delta']['end'] = self._io.pos()
        self._debug['base_timestamp']['start'] = self._io.pos()
        self.base_timestamp = self._io.read_s8be()
        self._debug['base_timestamp']['end'] = self._io.pos()
        self._debug['max_timestamp']['start'] = self._io.pos()
        self.max_timestamp = self._io.read_s8be()
        self._debug['max_timestamp']['end'] = self._io.pos()
        self._debug['producer_id']['start'] = self._io.pos()
        self.producer_id = self._io.read_s8be()
        self._debug['producer_id']['end'] = self._io.pos()
        self._debug['producer_epoch']['start'] = self._io.pos()
        self.producer_epoch = self._io.read_s2be()
        self._debug['producer_epoch']['end'] = self._io.pos()
        self._debug['base_sequence']['start'] = self._io.pos()
        self.base_sequence = self._io.read_s4be()
        self._debug['base_sequence']['end'] = self._io.pos()
        self._debug['num_records']['start'] = self._io.pos()
        self.num_records = self._io.read_s4be()
        self._debug['num_records']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        self.attributes._fetch_instances()

    class RecordBatchAttributes(KaitaiStruct):
        """Two bytes of flags, the highest bit first. Kafka reads only the low
        byte.

        .. seealso::
           Apache Kafka documentation, 5.3.1 Record Batch, attributes - https://kafka.apache.org/documentation/#recordbatch
        """
        SEQ_FIELDS = ["unused_high", "unused", "has_delete_horizon_ms", "is_control", "is_transactional", "timestamp_type", "compression_id"]
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaRecordBatchHeader.RecordBatchAttributes, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._debug = collections.defaultdict(dict)

        def _read(self):
            self._debug['unused_high']['start'] = self._io.pos()
            self.unused_high = self._io.read_bits_int_be(8)
            self._debug['unused_high']['end'] = self._io.pos()
            self._debug['unused']['start'] = self._io.pos()
            self.unused = self._io.read_bits_int_be(1) != 0
            self._debug['unused']['end'] = self._io.pos()
            self._debug['has_delete_horizon_ms']['start'] = self._io.pos()
            self.has_delete_horizon_ms = self._io.read_bits_int_be(1) != 0
            self._debug['has_delete_horizon_ms']['end'] = self._io.pos()
            self._debug['is_control']['start'] = self._io.pos()
            self.is_control = self._io.read_bits_int_be(1) != 0
            self._debug['is_control']['end'] = self._io.pos()
            self._debug['is_transactional']['start'] = self._io.pos()
            self.is_transactional = self._io.read_bits_int_be(1) != 0
            self._debug['is_transactional']['end'] = self._io.pos()
            self._debug['timestamp_type']['start'] = self._io.pos()
            self.timestamp_type = KaitaiStream.resolve_enum(KafkaRecordBatchHeader.RecordBatchTimestampType, self._io.read_bits_int_be(1))
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
