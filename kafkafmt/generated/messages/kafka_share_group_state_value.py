# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import kafka_share_snapshot_value
from . import kafka_share_update_value


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaShareGroupStateValue(KaitaiStruct):
    """The value of any record in `__share_group_state`: the message that its
    type names.

    .. seealso::
       Message schemas of Kafka 4.4.0 - https://github.com/apache/kafka/tree/4.4.0/share-coordinator/src/main/resources/common/message
    """
    share_snapshot_value = None
    share_update_value = None
    unknown = None
    def __init__(self, record_type, _io, _parent=None, _root=None):
        super(KafkaShareGroupStateValue, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.record_type = record_type
        self._read()

    def _read(self):
        if self.record_type == 0:
            pass
            self.share_snapshot_value = kafka_share_snapshot_value.KafkaShareSnapshotValue(self._io)

        if self.record_type == 1:
            pass
            self.share_update_value = kafka_share_update_value.KafkaShareUpdateValue(self._io)

        if  ((self.record_type != 0) and (self.record_type != 1)) :
            pass
            self.unknown = self._io.read_bytes_full()



    def _fetch_instances(self):
        pass
        if self.record_type == 0:
            pass
            self.share_snapshot_value._fetch_instances()

        if self.record_type == 1:
            pass
            self.share_update_value._fetch_instances()

        if  ((self.record_type != 0) and (self.record_type != 1)) :
            pass
