# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import kafka_message_header


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaMessage(KaitaiStruct):
    """One entry of a log of the formats before Kafka 0.11, or of a message set.
    Parse it from exactly the entry's bytes, 12 + `header.len_message`: the
    end of the stream is the end of the message.

    When `header.is_compressed`, `value` is a compressed message set:
    decompress it and parse the result as `kafka_message_set`. A length below
    zero says null, which is not the same as empty.

    .. seealso::
       Apache Kafka documentation, 5.3.3 Old Message Format - https://kafka.apache.org/documentation/#messageset


    .. seealso::
       LegacyRecord - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java


    .. seealso::
       AbstractLegacyRecordBatch - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java
    """
    key = None
    value = None
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaMessage, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.header = kafka_message_header.KafkaMessageHeader(self._io)
        self.len_key = self._io.read_s4be()
        if self.len_key >= 0:
            pass
            self.key = self._io.read_bytes(self.len_key)

        self.len_value = self._io.read_s4be()
        if self.len_value >= 0:
            pass
            self.value = self._io.read_bytes(self.len_value)

        self.trailing = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.header._fetch_instances()
        if self.len_key >= 0:
            pass

        if self.len_value >= 0:
            pass
