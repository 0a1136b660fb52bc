# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_compact_bytes
from .. import kafka_compact_string
from .. import kafka_metadata_frame
from .. import kafka_tagged_fields


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaRemoteLogSegmentMetadataUpdateRecord(KaitaiStruct):
    """The value of a record with API key 1 in `__remote_log_metadata`. Since
    Kafka 3.0. Version 0 has this layout since Kafka 3.6; earlier releases
    wrote another one under the same number, and nothing in the bytes says
    so.

    .. seealso::
       RemoteLogSegmentMetadataUpdateRecord - https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json
    """
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaRemoteLogSegmentMetadataUpdateRecord, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.frame = kafka_metadata_frame.KafkaMetadataFrame(self._io)
        self.remote_log_segment_id = KafkaRemoteLogSegmentMetadataUpdateRecord.RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry(self._io, self, self._root)
        self.broker_id = self._io.read_s4be()
        self.event_timestamp_ms = self._io.read_s8be()
        self.custom_metadata = kafka_compact_bytes.KafkaCompactBytes(self._io)
        self.remote_log_segment_state = self._io.read_s1()
        self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


    def _fetch_instances(self):
        pass
        self.frame._fetch_instances()
        self.remote_log_segment_id._fetch_instances()
        self.custom_metadata._fetch_instances()
        self.tagged_fields._fetch_instances()

    class RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry(KaitaiStruct):
        """`RemoteLogSegmentIdEntry` of `RemoteLogSegmentMetadataUpdateRecord`.

        .. seealso::
           RemoteLogSegmentMetadataUpdateRecord, RemoteLogSegmentIdEntry - https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaRemoteLogSegmentMetadataUpdateRecord.RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.topic_id_partition = KafkaRemoteLogSegmentMetadataUpdateRecord.RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry(self._io, self, self._root)
            self.id = self._io.read_bytes(16)
            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.topic_id_partition._fetch_instances()
            self.tagged_fields._fetch_instances()


    class RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry(KaitaiStruct):
        """`TopicIdPartitionEntry` of `RemoteLogSegmentMetadataUpdateRecord`.

        .. seealso::
           RemoteLogSegmentMetadataUpdateRecord, TopicIdPartitionEntry - https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaRemoteLogSegmentMetadataUpdateRecord.RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.name = kafka_compact_string.KafkaCompactString(self._io)
            self.id = self._io.read_bytes(16)
            self.partition = self._io.read_s4be()
            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.name._fetch_instances()
            self.tagged_fields._fetch_instances()
