# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import kafka_consumer_group_member_metadata_value
from . import kafka_consumer_group_current_member_assignment_value
from . import kafka_group_metadata_value
from . import kafka_offset_commit_value
from . import kafka_share_group_member_metadata_value
from . import kafka_share_group_state_partition_metadata_value
from . import kafka_legacy_offset_commit_value
from . import kafka_share_group_current_member_assignment_value
from . import kafka_consumer_group_target_assignment_metadata_value
from . import kafka_streams_group_topology_value
from . import kafka_streams_group_current_member_assignment_value
from . import kafka_streams_group_target_assignment_member_value
from . import kafka_streams_group_target_assignment_metadata_value
from . import kafka_consumer_group_partition_metadata_value
from . import kafka_consumer_group_target_assignment_member_value
from . import kafka_streams_group_member_metadata_value
from . import kafka_consumer_group_regular_expression_value
from . import kafka_streams_group_metadata_value
from . import kafka_consumer_group_metadata_value
from . import kafka_share_group_metadata_value
from . import kafka_share_group_target_assignment_member_value
from . import kafka_share_group_target_assignment_metadata_value


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaConsumerOffsetsValue(KaitaiStruct):
    """The value of any record in `__consumer_offsets`: the message that its
    type names.

    .. seealso::
       Message schemas of Kafka 4.4.0 - https://github.com/apache/kafka/tree/4.4.0/group-coordinator/src/main/resources/common/message
    """
    legacy_offset_commit_value = None
    offset_commit_value = None
    group_metadata_value = None
    consumer_group_metadata_value = None
    consumer_group_partition_metadata_value = None
    consumer_group_member_metadata_value = None
    consumer_group_target_assignment_metadata_value = None
    consumer_group_target_assignment_member_value = None
    consumer_group_current_member_assignment_value = None
    share_group_member_metadata_value = None
    share_group_metadata_value = None
    share_group_target_assignment_metadata_value = None
    share_group_target_assignment_member_value = None
    share_group_current_member_assignment_value = None
    share_group_state_partition_metadata_value = None
    consumer_group_regular_expression_value = None
    streams_group_metadata_value = None
    streams_group_member_metadata_value = None
    streams_group_target_assignment_metadata_value = None
    streams_group_target_assignment_member_value = None
    streams_group_current_member_assignment_value = None
    streams_group_topology_value = None
    unknown = None
    def __init__(self, record_type, _io, _parent=None, _root=None):
        super(KafkaConsumerOffsetsValue, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.record_type = record_type
        self._read()

    def _read(self):
        if self.record_type == 0:
            pass
            self.legacy_offset_commit_value = kafka_legacy_offset_commit_value.KafkaLegacyOffsetCommitValue(self._io)

        if self.record_type == 1:
            pass
            self.offset_commit_value = kafka_offset_commit_value.KafkaOffsetCommitValue(self._io)

        if self.record_type == 2:
            pass
            self.group_metadata_value = kafka_group_metadata_value.KafkaGroupMetadataValue(self._io)

        if self.record_type == 3:
            pass
            self.consumer_group_metadata_value = kafka_consumer_group_metadata_value.KafkaConsumerGroupMetadataValue(self._io)

        if self.record_type == 4:
            pass
            self.consumer_group_partition_metadata_value = kafka_consumer_group_partition_metadata_value.KafkaConsumerGroupPartitionMetadataValue(self._io)

        if self.record_type == 5:
            pass
            self.consumer_group_member_metadata_value = kafka_consumer_group_member_metadata_value.KafkaConsumerGroupMemberMetadataValue(self._io)

        if self.record_type == 6:
            pass
            self.consumer_group_target_assignment_metadata_value = kafka_consumer_group_target_assignment_metadata_value.KafkaConsumerGroupTargetAssignmentMetadataValue(self._io)

        if self.record_type == 7:
            pass
            self.consumer_group_target_assignment_member_value = kafka_consumer_group_target_assignment_member_value.KafkaConsumerGroupTargetAssignmentMemberValue(self._io)

        if self.record_type == 8:
            pass
            self.consumer_group_current_member_assignment_value = kafka_consumer_group_current_member_assignment_value.KafkaConsumerGroupCurrentMemberAssignmentValue(self._io)

        if self.record_type == 10:
            pass
            self.share_group_member_metadata_value = kafka_share_group_member_metadata_value.KafkaShareGroupMemberMetadataValue(self._io)

        if self.record_type == 11:
            pass
            self.share_group_metadata_value = kafka_share_group_metadata_value.KafkaShareGroupMetadataValue(self._io)

        if self.record_type == 12:
            pass
            self.share_group_target_assignment_metadata_value = kafka_share_group_target_assignment_metadata_value.KafkaShareGroupTargetAssignmentMetadataValue(self._io)

        if self.record_type == 13:
            pass
            self.share_group_target_assignment_member_value = kafka_share_group_target_assignment_member_value.KafkaShareGroupTargetAssignmentMemberValue(self._io)

        if self.record_type == 14:
            pass
            self.share_group_current_member_assignment_value = kafka_share_group_current_member_assignment_value.KafkaShareGroupCurrentMemberAssignmentValue(self._io)

        if self.record_type == 15:
            pass
            self.share_group_state_partition_metadata_value = kafka_share_group_state_partition_metadata_value.KafkaShareGroupStatePartitionMetadataValue(self._io)

        if self.record_type == 16:
            pass
            self.consumer_group_regular_expression_value = kafka_consumer_group_regular_expression_value.KafkaConsumerGroupRegularExpressionValue(self._io)

        if self.record_type == 17:
            pass
            self.streams_group_metadata_value = kafka_streams_group_metadata_value.KafkaStreamsGroupMetadataValue(self._io)

        if self.record_type == 19:
            pass
            self.streams_group_member_metadata_value = kafka_streams_group_member_metadata_value.KafkaStreamsGroupMemberMetadataValue(self._io)

        if self.record_type == 20:
            pass
            self.streams_group_target_assignment_metadata_value = kafka_streams_group_target_assignment_metadata_value.KafkaStreamsGroupTargetAssignmentMetadataValue(self._io)

        if self.record_type == 21:
            pass
            self.streams_group_target_assignment_member_value = kafka_streams_group_target_assignment_member_value.KafkaStreamsGroupTargetAssignmentMemberValue(self._io)

        if self.record_type == 22:
            pass
            self.streams_group_current_member_assignment_value = kafka_streams_group_current_member_assignment_value.KafkaStreamsGroupCurrentMemberAssignmentValue(self._io)

        if self.record_type == 23:
            pass
            self.streams_group_topology_value = kafka_streams_group_topology_value.KafkaStreamsGroupTopologyValue(self._io)

        if  ((self.record_type != 0) and (self.record_type != 1) and (self.record_type != 2) and (self.record_type != 3) and (self.record_type != 4) and (self.record_type != 5) and (self.record_type != 6) and (self.record_type != 7) and (self.record_type != 8) and (self.record_type != 10) and (self.record_type != 11) and (self.record_type != 12) and (self.record_type != 13) and (self.record_type != 14) and (self.record_type != 15) and (self.record_type != 16) and (self.record_type != 17) and (self.record_type != 19) and (self.record_type != 20) and (self.record_type != 21) and (self.record_type != 22) and (self.record_type != 23)) :
            pass
            self.unknown = self._io.read_bytes_full()



    def _fetch_instances(self):
        pass
        if self.record_type == 0:
            pass
            self.legacy_offset_commit_value._fetch_instances()

        if self.record_type == 1:
            pass
            self.offset_commit_value._fetch_instances()

        if self.record_type == 2:
            pass
            self.group_metadata_value._fetch_instances()

        if self.record_type == 3:
            pass
            self.consumer_group_metadata_value._fetch_instances()

        if self.record_type == 4:
            pass
            self.consumer_group_partition_metadata_value._fetch_instances()

        if self.record_type == 5:
            pass
            self.consumer_group_member_metadata_value._fetch_instances()

        if self.record_type == 6:
            pass
            self.consumer_group_target_assignment_metadata_value._fetch_instances()

        if self.record_type == 7:
            pass
            self.consumer_group_target_assignment_member_value._fetch_instances()

        if self.record_type == 8:
            pass
            self.consumer_group_current_member_assignment_value._fetch_instances()

        if self.record_type == 10:
            pass
            self.share_group_member_metadata_value._fetch_instances()

        if self.record_type == 11:
            pass
            self.share_group_metadata_value._fetch_instances()

        if self.record_type == 12:
            pass
            self.share_group_target_assignment_metadata_value._fetch_instances()

        if self.record_type == 13:
            pass
            self.share_group_target_assignment_member_value._fetch_instances()

        if self.record_type == 14:
            pass
            self.share_group_current_member_assignment_value._fetch_instances()

        if self.record_type == 15:
            pass
            self.share_group_state_partition_metadata_value._fetch_instances()

        if self.record_type == 16:
            pass
            self.consumer_group_regular_expression_value._fetch_instances()

        if self.record_type == 17:
            pass
            self.streams_group_metadata_value._fetch_instances()

        if self.record_type == 19:
            pass
            self.streams_group_member_metadata_value._fetch_instances()

        if self.record_type == 20:
            pass
            self.streams_group_target_assignment_metadata_value._fetch_instances()

        if self.record_type == 21:
            pass
            self.streams_group_target_assignment_member_value._fetch_instances()

        if self.record_type == 22:
            pass
            self.streams_group_current_member_assignment_value._fetch_instances()

        if self.record_type == 23:
            pass
            self.streams_group_topology_value._fetch_instances()

        if  ((self.record_type != 0) and (self.record_type != 1) and (self.record_type != 2) and (self.record_type != 3) and (self.record_type != 4) and (self.record_type != 5) and (self.record_type != 6) and (self.record_type != 7) and (self.record_type != 8) and (self.record_type != 10) and (self.record_type != 11) and (self.record_type != 12) and (self.record_type != 13) and (self.record_type != 14) and (self.record_type != 15) and (self.record_type != 16) and (self.record_type != 17) and (self.record_type != 19) and (self.record_type != 20) and (self.record_type != 21) and (self.record_type != 22) and (self.record_type != 23)) :
            pass
