# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaString(KaitaiStruct):
    """Text in UTF-8, kept as bytes, since Kafka accepts any bytes and replaces
    what is not UTF-8.

    .. seealso::
       Kafka protocol guide, Protocol Primitive Types, NULLABLE_STRING - https://kafka.apache.org/protocol#protocol_types
    """
    SEQ_FIELDS = ["len_value", "value"]
    value = None
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaString, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['len_value']['start'] = self._io.pos()
        self.len_value = self._io.read_s2be()
        self._debug['len_value']['end'] = self._io.pos()
        if self.len_value >= 0:
            pass
            self._debug['value']['start'] = self._io.pos()
            self.value = self._io.read_bytes(self.len_value)
            self._debug['value']['end'] = self._io.pos()



    def _fetch_instances(self):
        pass
        if self.len_value >= 0:
            pass
