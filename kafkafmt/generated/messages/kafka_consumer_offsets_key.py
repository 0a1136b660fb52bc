# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import kafka_consumer_group_regular_expression_key
from . import kafka_share_group_target_assignment_member_key
from . import kafka_consumer_group_target_assignment_metadata_key
from . import kafka_share_group_member_metadata_key
from . import kafka_group_metadata_key
from . import kafka_share_group_metadata_key
from . import kafka_streams_group_target_assignment_member_key
from . import kafka_share_group_current_member_assignment_key
from . import kafka_streams_group_metadata_key
from . import kafka_streams_group_target_assignment_metadata_key
from . import kafka_consumer_group_partition_metadata_key
from . import kafka_streams_group_topology_key
from . import kafka_consumer_group_target_assignment_member_key
from . import kafka_streams_group_member_metadata_key
from . import kafka_legacy_offset_commit_key
from . import kafka_consumer_group_current_member_assignment_key
from . import kafka_offset_commit_key
from . import kafka_share_group_state_partition_metadata_key
from . import kafka_consumer_group_member_metadata_key
from . import kafka_streams_group_current_member_assignment_key
from . import kafka_consumer_group_metadata_key
from . import kafka_share_group_target_assignment_metadata_key


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaConsumerOffsetsKey(KaitaiStruct):
    """The key of any record in `__consumer_offsets`: the message that its type
    names.

    .. seealso::
       Message schemas of Kafka 4.4.0 - https://github.com/apache/kafka/tree/4.4.0/group-coordinator/src/main/resources/common/message
    """
    legacy_offset_commit_key = None
    offset_commit_key = None
    group_metadata_key = None
    consumer_group_metadata_key = None
    consumer_group_partition_metadata_key = None
    consumer_group_member_metadata_key = None
    consumer_group_target_assignment_metadata_key = None
    consumer_group_target_assignment_member_key = None
    consumer_group_current_member_assignment_key = None
    share_group_member_metadata_key = None
    share_group_metadata_key = None
    share_group_target_assignment_metadata_key = None
    share_group_target_assignment_member_key = None
    share_group_current_member_assignment_key = None
    share_group_state_partition_metadata_key = None
    consumer_group_regular_expression_key = None
    streams_group_metadata_key = None
    streams_group_member_metadata_key = None
    streams_group_target_assignment_metadata_key = None
    streams_group_target_assignment_member_key = None
    streams_group_current_member_assignment_key = None
    streams_group_topology_key = None
    unknown = None
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaConsumerOffsetsKey, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        if self.record_type == 0:
            pass
            self.legacy_offset_commit_key = kafka_legacy_offset_commit_key.KafkaLegacyOffsetCommitKey(self._io)

        if self.record_type == 1:
            pass
            self.offset_commit_key = kafka_offset_commit_key.KafkaOffsetCommitKey(self._io)

        if self.record_type == 2:
            pass
            self.group_metadata_key = kafka_group_metadata_key.KafkaGroupMetadataKey(self._io)

        if self.record_type == 3:
            pass
            self.consumer_group_metadata_key = kafka_consumer_group_metadata_key.KafkaConsumerGroupMetadataKey(self._io)

        if self.record_type == 4:
            pass
            self.consumer_group_partition_metadata_key = kafka_consumer_group_partition_metadata_key.KafkaConsumerGroupPartitionMetadataKey(self._io)

        if self.record_type == 5:
            pass
            self.consumer_group_member_metadata_key = kafka_consumer_group_member_metadata_key.KafkaConsumerGroupMemberMetadataKey(self._io)

        if self.record_type == 6:
            pass
            self.consumer_group_target_assignment_metadata_key = kafka_consumer_group_target_assignment_metadata_key.KafkaConsumerGroupTargetAssignmentMetadataKey(self._io)

        if self.record_type == 7:
            pass
            self.consumer_group_target_assignment_member_key = kafka_consumer_group_target_assignment_member_key.KafkaConsumerGroupTargetAssignmentMemberKey(self._io)

        if self.record_type == 8:
            pass
            self.consumer_group_current_member_assignment_key = kafka_consumer_group_current_member_assignment_key.KafkaConsumerGroupCurrentMemberAssignmentKey(self._io)

        if self.record_type == 10:
            pass
            self.share_group_member_metadata_key = kafka_share_group_member_metadata_key.KafkaShareGroupMemberMetadataKey(self._io)

        if self.record_type == 11:
            pass
            self.share_group_metadata_key = kafka_share_group_metadata_key.KafkaShareGroupMetadataKey(self._io)

        if self.record_type == 12:
            pass
            self.share_group_target_assignment_metadata_key = kafka_share_group_target_assignment_metadata_key.KafkaShareGroupTargetAssignmentMetadataKey(self._io)

        if self.record_type == 13:
            pass
            self.share_group_target_assignment_member_key = kafka_share_group_target_assignment_member_key.KafkaShareGroupTargetAssignmentMemberKey(self._io)

        if self.record_type == 14:
            pass
            self.share_group_current_member_assignment_key = kafka_share_group_current_member_assignment_key.KafkaShareGroupCurrentMemberAssignmentKey(self._io)

        if self.record_type == 15:
            pass
            self.share_group_state_partition_metadata_key = kafka_share_group_state_partition_metadata_key.KafkaShareGroupStatePartitionMetadataKey(self._io)

        if self.record_type == 16:
            pass
            self.consumer_group_regular_expression_key = kafka_consumer_group_regular_expression_key.KafkaConsumerGroupRegularExpressionKey(self._io)

        if self.record_type == 17:
            pass
            self.streams_group_metadata_key = kafka_streams_group_metadata_key.KafkaStreamsGroupMetadataKey(self._io)

        if self.record_type == 19:
            pass
            self.streams_group_member_metadata_key = kafka_streams_group_member_metadata_key.KafkaStreamsGroupMemberMetadataKey(self._io)

        if self.record_type == 20:
            pass
            self.streams_group_target_assignment_metadata_key = kafka_streams_group_target_assignment_metadata_key.KafkaStreamsGroupTargetAssignmentMetadataKey(self._io)

        if self.record_type == 21:
            pass
            self.streams_group_target_assignment_member_key = kafka_streams_group_target_assignment_member_key.KafkaStreamsGroupTargetAssignmentMemberKey(self._io)

        if self.record_type == 22:
            pass
            self.streams_group_current_member_assignment_key = kafka_streams_group_current_member_assignment_key.KafkaStreamsGroupCurrentMemberAssignmentKey(self._io)

        if self.record_type == 23:
            pass
            self.streams_group_topology_key = kafka_streams_group_topology_key.KafkaStreamsGroupTopologyKey(self._io)

        if  ((self.record_type != 0) and (self.record_type != 1) and (self.record_type != 2) and (self.record_type != 3) and (self.record_type != 4) and (self.record_type != 5) and (self.record_type != 6) and (self.record_type != 7) and (self.record_type != 8) and (self.record_type != 10) and (self.record_type != 11) and (self.record_type != 12) and (self.record_type != 13) and (self.record_type != 14) and (self.record_type != 15) and (self.record_type != 16) and (self.record_type != 17) and (self.record_type != 19) and (self.record_type != 20) and (self.record_type != 21) and (self.record_type != 22) and (self.record_type != 23)) :
            pass
            self.unknown = self._io.read_bytes_full()



    def _fetch_instances(self):
        pass
        if self.record_type == 0:
            pass
            self.legacy_offset_commit_key._fetch_instances()

        if self.record_type == 1:
            pass
            self.offset_commit_key._fetch_instances()

        if self.record_type == 2:
            pass
            self.group_metadata_key._fetch_instances()

        if self.record_type == 3:
            pass
            self.consumer_group_metadata_key._fetch_instances()

        if self.record_type == 4:
            pass
            self.consumer_group_partition_metadata_key._fetch_instances()

        if self.record_type == 5:
            pass
            self.consumer_group_member_metadata_key._fetch_instances()

        if self.record_type == 6:
            pass
            self.consumer_group_target_assignment_metadata_key._fetch_instances()

        if self.record_type == 7:
            pass
            self.consumer_group_target_assignment_member_key._fetch_instances()

        if self.record_type == 8:
            pass
            self.consumer_group_current_member_assignment_key._fetch_instances()

        if self.record_type == 10:
            pass
            self.share_group_member_metadata_key._fetch_instances()

        if self.record_type == 11:
            pass
            self.share_group_metadata_key._fetch_instances()

        if self.record_type == 12:
            pass
            self.share_group_target_assignment_metadata_key._fetch_instances()

        if self.record_type == 13:
            pass
            self.share_group_target_assignment_member_key._fetch_instances()

        if self.record_type == 14:
            pass
            self.share_group_current_member_assignment_key._fetch_instances()

        if self.record_type == 15:
            pass
            self.share_group_state_partition_metadata_key._fetch_instances()

        if self.record_type == 16:
            pass
            self.consumer_group_regular_expression_key._fetch_instances()

        if self.record_type == 17:
            pass
            self.streams_group_metadata_key._fetch_instances()

        if self.record_type == 19:
            pass
            self.streams_group_member_metadata_key._fetch_instances()

        if self.record_type == 20:
            pass
            self.streams_group_target_assignment_metadata_key._fetch_instances()

        if self.record_type == 21:
            pass
            self.streams_group_target_assignment_member_key._fetch_instances()

        if self.record_type == 22:
            pass
            self.streams_group_current_member_assignment_key._fetch_instances()

        if self.record_type == 23:
            pass
            self.streams_group_topology_key._fetch_instances()

        if  ((self.record_type != 0) and (self.record_type != 1) and (self.record_type != 2) and (self.record_type != 3) and (self.record_type != 4) and (self.record_type != 5) and (self.record_type != 6) and (self.record_type != 7) and (self.record_type != 8) and (self.record_type != 10) and (self.record_type != 11) and (self.record_type != 12) and (self.record_type != 13) and (self.record_type != 14) and (self.record_type != 15) and (self.record_type != 16) and (self.record_type != 17) and (self.record_type != 19) and (self.record_type != 20) and (self.record_type != 21) and (self.record_type != 22) and (self.record_type != 23)) :
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
