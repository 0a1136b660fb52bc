# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import kafka_record


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaRecords(KaitaiStruct):
    """The records of a batch to the end of the stream: the bytes after the
    header of an uncompressed batch, or the decompressed bytes of a compressed
    one. A sound batch has `num_records` of them.

    .. seealso::
       Apache Kafka documentation, 5.3.2 Record - https://kafka.apache.org/documentation/#record


    .. seealso::
       DefaultRecordBatch.iterator - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaRecords, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.records = []
        i = 0
        while not self._io.is_eof():
            self.records.append(kafka_record.KafkaRecord(self._io))
            i += 1



    def _fetch_instances(self):
        pass
        for i in range(len(self.records)):
            pass
            self.records[i]._fetch_instances()
