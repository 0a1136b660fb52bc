# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_string


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaShareSnapshotKey(KaitaiStruct):
    """The key of a record of type 0 in `__share_group_state`. Since Kafka 3.9.

    .. seealso::
       ShareSnapshotKey - https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotKey.json
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaShareSnapshotKey, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.record_type = self._io.read_s2be()
        if not self.record_type == 0:
            raise kaitaistruct.ValidationNotEqualError(0, self.record_type, self._io, u"/seq/0")
        self.group_id = kafka_string.KafkaString(self._io)
        self.topic_id = self._io.read_bytes(16)
        self.partition = self._io.read_s4be()
        self.trailing = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.group_id._fetch_instances()
