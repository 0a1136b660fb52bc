# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import kafka_remote_partition_delete_metadata_record
from . import kafka_remote_log_segment_metadata_record
from .. import kafka_metadata_frame
from . import kafka_remote_log_segment_metadata_update_record
from . import kafka_remote_log_segment_metadata_snapshot_record


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaRemoteLogMetadataRecord(KaitaiStruct):
    """The value of any record in `__remote_log_metadata`: the message that its
    type names.

    .. seealso::
       Message schemas of Kafka 4.4.0 - https://github.com/apache/kafka/tree/4.4.0/storage/src/main/resources/message
    """
    remote_log_segment_metadata_record = None
    remote_log_segment_metadata_update_record = None
    remote_partition_delete_metadata_record = None
    remote_log_segment_metadata_snapshot_record = None
    unknown = None
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaRemoteLogMetadataRecord, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        if self.frame.api_key.value == 0:
            pass
            self.remote_log_segment_metadata_record = kafka_remote_log_segment_metadata_record.KafkaRemoteLogSegmentMetadataRecord(self._io)

        if self.frame.api_key.value == 1:
            pass
            self.remote_log_segment_metadata_update_record = kafka_remote_log_segment_metadata_update_record.KafkaRemoteLogSegmentMetadataUpdateRecord(self._io)

        if self.frame.api_key.value == 2:
            pass
            self.remote_partition_delete_metadata_record = kafka_remote_partition_delete_metadata_record.KafkaRemotePartitionDeleteMetadataRecord(self._io)

        if self.frame.api_key.value == 3:
            pass
            self.remote_log_segment_metadata_snapshot_record = kafka_remote_log_segment_metadata_snapshot_record.KafkaRemoteLogSegmentMetadataSnapshotRecord(self._io)

        if  ((self.frame.api_key.value != 0) and (self.frame.api_key.value != 1) and (self.frame.api_key.value != 2) and (self.frame.api_key.value != 3)) :
            pass
            self.unknown = self._io.read_bytes_full()



    def _fetch_instances(self):
        pass
        if self.frame.api_key.value == 0:
            pass
            self.remote_log_segment_metadata_record._fetch_instances()

        if self.frame.api_key.value == 1:
            pass
            self.remote_log_segment_metadata_update_record._fetch_instances()

        if self.frame.api_key.value == 2:
            pass
            self.remote_partition_delete_metadata_record._fetch_instances()

        if self.frame.api_key.value == 3:
            pass
            self.remote_log_segment_metadata_snapshot_record._fetch_instances()

        if  ((self.frame.api_key.value != 0) and (self.frame.api_key.value != 1) and (self.frame.api_key.value != 2) and (self.frame.api_key.value != 3)) :
            pass

        _ = self.frame
        if hasattr(self, '_m_frame'):
            pass
            self._m_frame._fetch_instances()


    @property
    def frame(self):
        """Its `api_key` names the message."""
        if hasattr(self, '_m_frame'):
            return self._m_frame

        _pos = self._io.pos()
        self._io.seek(0)
        self._m_frame = kafka_metadata_frame.KafkaMetadataFrame(self._io)
        self._io.seek(_pos)
        return getattr(self, '_m_frame', None)
