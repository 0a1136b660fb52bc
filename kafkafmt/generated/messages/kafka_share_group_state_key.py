# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import kafka_share_update_key
from . import kafka_share_snapshot_key


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaShareGroupStateKey(KaitaiStruct):
    """The key of any record in `__share_group_state`: the message that its type
    names.

    .. seealso::
       Message schemas of Kafka 4.4.0 - https://github.com/apache/kafka/tree/4.4.0/share-coordinator/src/main/resources/common/message
    """
    share_snapshot_key = None
    share_update_key = None
    unknown = None
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaShareGroupStateKey, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        if self.record_type == 0:
            pass
            self.share_snapshot_key = kafka_share_snapshot_key.KafkaShareSnapshotKey(self._io)

        if self.record_type == 1:
            pass
            self.share_update_key = kafka_share_update_key.KafkaShareUpdateKey(self._io)

        if  ((self.record_type != 0) and (self.record_type != 1)) :
            pass
            self.unknown = self._io.read_bytes_full()



    def _fetch_instances(self):
        pass
        if self.record_type == 0:
            pass
            self.share_snapshot_key._fetch_instances()

        if self.record_type == 1:
            pass
            self.share_update_key._fetch_instances()

        if  ((self.record_type != 0) and (self.record_type != 1)) :
            pass

        _ = self.record_type
        if hasattr(self, '_m_record_type'):
            pass


    @property
    def record_type(self):
        """The type of the record."""
        if hasattr(self, '_m_record_type'):
            return self._m_record_type

        _pos = self._io.pos()
        self._io.seek(0)
        self._m_record_type = self._io.read_s2be()
        self._io.seek(_pos)
        return getattr(self, '_m_record_type', None)
