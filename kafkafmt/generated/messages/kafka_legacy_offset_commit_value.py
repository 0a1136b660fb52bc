# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_string


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaLegacyOffsetCommitValue(KaitaiStruct):
    """The value of a record of type 0 in `__consumer_offsets`. Since Kafka
    0.8.2.

    .. seealso::
       LegacyOffsetCommitValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/LegacyOffsetCommitValue.json
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaLegacyOffsetCommitValue, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.message_version = self._io.read_s2be()
        if not self.message_version >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.message_version, self._io, u"/seq/0")
        if not self.message_version <= 0:
            raise kaitaistruct.ValidationGreaterThanError(0, self.message_version, self._io, u"/seq/0")
        self.offset = self._io.read_s8be()
        self.metadata = kafka_string.KafkaString(self._io)
        self.commit_timestamp = self._io.read_s8be()
        self.trailing = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.metadata._fetch_instances()
