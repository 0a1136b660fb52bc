# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import kafka_unsigned_varint
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaCompactString(KaitaiStruct):
    """Text in UTF-8, kept as bytes, because Kafka accepts any bytes and replaces
    malformed ones.

    .. seealso::
       Kafka protocol guide, Protocol Primitive Types, COMPACT_STRING - https://kafka.apache.org/protocol#protocol_types


    .. seealso::
       KIP-482 - https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields
    """
    SEQ_FIELDS = ["len_value_plus_one", "value"]
    value = None
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaCompactString, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['len_value_plus_one']['start'] = self._io.pos()
        self.len_value_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        self.len_value_plus_one._read()
        self._debug['len_value_plus_one']['end'] = self._io.pos()
        if self.len_value_plus_one.value >= 1:
            pass
            self._debug['value']['start'] = self._io.pos()
            self.value = self._io.read_bytes((self.len_value_plus_one.value - 1))
            self._debug['value']['end'] = self._io.pos()



    def _fetch_instances(self):
        pass
        self.len_value_plus_one._fetch_instances()
        if self.len_value_plus_one.value >= 1:
            pass
