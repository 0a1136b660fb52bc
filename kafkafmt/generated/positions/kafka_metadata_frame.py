# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import kafka_unsigned_varint
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaMetadataFrame(KaitaiStruct):
    """What every value in `__cluster_metadata` and `__remote_log_metadata`
    starts with: which message follows, and in which version.

    .. seealso::
       AbstractApiMessageSerde - https://github.com/apache/kafka/blob/4.4.0/server-common/src/main/java/org/apache/kafka/server/common/serialization/AbstractApiMessageSerde.java
    """
    SEQ_FIELDS = ["frame_version", "api_key", "version"]
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaMetadataFrame, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['frame_version']['start'] = self._io.pos()
        self.frame_version = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        self.frame_version._read()
        self._debug['frame_version']['end'] = self._io.pos()
        self._debug['api_key']['start'] = self._io.pos()
        self.api_key = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        self.api_key._read()
        self._debug['api_key']['end'] = self._io.pos()
        self._debug['version']['start'] = self._io.pos()
        self.version = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        self.version._read()
        self._debug['version']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass
        self.frame_version._fetch_instances()
        self.api_key._fetch_instances()
        self.version._fetch_instances()
