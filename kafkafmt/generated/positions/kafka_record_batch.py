# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import kafka_records
from . import kafka_control_records
from . import kafka_record_batch_header
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaRecordBatch(KaitaiStruct):
    """One entry of a log of the format since Kafka 0.11: a header and its
    records. Exactly one of the fields after the header is present. Compressed
    bytes stay as they are: decompress them and parse the result as
    `kafka_records` (or `kafka_control_records`).

    .. seealso::
       Apache Kafka documentation, 5.3.1 Record Batch - https://kafka.apache.org/documentation/#recordbatch


    .. seealso::
       DefaultRecordBatch - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java
    """
    SEQ_FIELDS = ["header", "compressed_records", "control_records", "records"]
    compressed_records = None
    control_records = None
    records = None
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaRecordBatch, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['header']['start'] = self._io.pos()
        self.header = kafka_record_batch_header.KafkaRecordBatchHeader(self._io)
        self.header._read()
        self._debug['header']['end'] = self._io.pos()
        if self.header.is_compressed:
            pass
            self._debug['compressed_records']['start'] = self._io.pos()
            self.compressed_records = self._io.read_bytes(self.header.len_records)
            self._debug['compressed_records']['end'] = self._io.pos()

        if  (((not (self.header.is_compressed))) and (self.header.attributes.is_control)) :
            pass
            self._debug['control_records']['start'] = self._io.pos()
            self._raw_control_records = self._io.read_bytes(self.header.len_records)
            _io__raw_control_records = KaitaiStream(BytesIO(self._raw_control_records))
            self.control_records = kafka_control_records.KafkaControlRecords(_io__raw_control_records)
            self.control_records._read()
            self._debug['control_records']['end'] = self._io.pos()

        if  (((not (self.header.is_compressed))) and ((not (self.header.attributes.is_control)))) :
            pass
            self._debug['records']['start'] = self._io.pos()
            self._raw_records = self._io.read_bytes(self.header.len_records)
            _io__raw_records = KaitaiStream(BytesIO(self._raw_records))
            self.records = kafka_records.KafkaRecords(_io__raw_records)
            self.records._read()
            self._debug['records']['end'] = self._io.pos()



    def _fetch_instances(self):
        pass
        self.header._fetch_instances()
        if self.header.is_compressed:
            pass

        if  (((not (self.header.is_compressed))) and (self.header.attributes.is_control)) :
            pass
            self.control_records._fetch_instances()

        if  (((not (self.header.is_compressed))) and ((not (self.header.attributes.is_control)))) :
            pass
            self.records._fetch_instances()
