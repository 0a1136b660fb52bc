# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import kafka_varint
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaHeader(KaitaiStruct):
    """A key and a value that travel with a record. The key is text in UTF-8,
    kept as bytes here, because Kafka accepts any bytes and replaces malformed
    ones.

    .. seealso::
       Apache Kafka documentation, 5.3.2.1 Record Header - https://kafka.apache.org/documentation/#recordheader


    .. seealso::
       DefaultRecord.readHeaders - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecord.java


    .. seealso::
       KIP-82 - https://cwiki.apache.org/confluence/display/KAFKA/KIP-82+-+Add+Record+Headers
    """
    SEQ_FIELDS = ["len_key", "key", "len_value", "value"]
    value = None
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaHeader, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['len_key']['start'] = self._io.pos()
        self.len_key = kafka_varint.KafkaVarint(self._io)
        self.len_key._read()
        self._debug['len_key']['end'] = self._io.pos()
        self._debug['key']['start'] = self._io.pos()
        self.key = self._io.read_bytes(self.len_key.value)
        self._debug['key']['end'] = self._io.pos()
        self._debug['len_value']['start'] = self._io.pos()
        self.len_value = kafka_varint.KafkaVarint(self._io)
        self.len_value._read()
        self._debug['len_value']['end'] = self._io.pos()
        if self.len_value.value >= 0:
            pass
            self._debug['value']['start'] = self._io.pos()
            self.value = self._io.read_bytes(self.len_value.value)
            self._debug['value']['end'] = self._io.pos()



    def _fetch_instances(self):
        pass
        self.len_key._fetch_instances()
        self.len_value._fetch_instances()
        if self.len_value.value >= 0:
            pass
