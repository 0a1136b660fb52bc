-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_streams_group_current_member_assignment_value")
require("kafka_consumer_group_member_metadata_value")
require("kafka_streams_group_target_assignment_metadata_value")
require("kafka_share_group_metadata_value")
require("kafka_streams_group_target_assignment_member_value")
require("kafka_consumer_group_target_assignment_metadata_value")
require("kafka_share_group_target_assignment_metadata_value")
require("kafka_consumer_group_metadata_value")
require("kafka_share_group_state_partition_metadata_value")
require("kafka_streams_group_topology_value")
require("kafka_consumer_group_partition_metadata_value")
require("kafka_legacy_offset_commit_value")
require("kafka_consumer_group_regular_expression_value")
require("kafka_streams_group_member_metadata_value")
require("kafka_share_group_target_assignment_member_value")
require("kafka_share_group_current_member_assignment_value")
require("kafka_consumer_group_current_member_assignment_value")
require("kafka_consumer_group_target_assignment_member_value")
require("kafka_group_metadata_value")
require("kafka_streams_group_metadata_value")
require("kafka_offset_commit_value")
require("kafka_share_group_member_metadata_value")

--
-- The value of any record in `__consumer_offsets`: the message that its type
-- names.
-- See also: Message schemas of Kafka 4.4.0 (https://github.com/apache/kafka/tree/4.4.0/group-coordinator/src/main/resources/common/message)
KafkaConsumerOffsetsValue = class.class(KaitaiStruct)

function KafkaConsumerOffsetsValue:_init(record_type, io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self.record_type = record_type
  self:_read()
end

function KafkaConsumerOffsetsValue:_read()
  if self.record_type == 0 then
    self.legacy_offset_commit_value = KafkaLegacyOffsetCommitValue(self._io)
  end
  if self.record_type == 1 then
    self.offset_commit_value = KafkaOffsetCommitValue(self._io)
  end
  if self.record_type == 2 then
    self.group_metadata_value = KafkaGroupMetadataValue(self._io)
  end
  if self.record_type == 3 then
    self.consumer_group_metadata_value = KafkaConsumerGroupMetadataValue(self._io)
  end
  if self.record_type == 4 then
    self.consumer_group_partition_metadata_value = KafkaConsumerGroupPartitionMetadataValue(self._io)
  end
  if self.record_type == 5 then
    self.consumer_group_member_metadata_value = KafkaConsumerGroupMemberMetadataValue(self._io)
  end
  if self.record_type == 6 then
    self.consumer_group_target_assignment_metadata_value = KafkaConsumerGroupTargetAssignmentMetadataValue(self._io)
  end
  if self.record_type == 7 then
    self.consumer_group_target_assignment_member_value = KafkaConsumerGroupTargetAssignmentMemberValue(self._io)
  end
  if self.record_type == 8 then
    self.consumer_group_current_member_assignment_value = KafkaConsumerGroupCurrentMemberAssignmentValue(self._io)
  end
  if self.record_type == 10 then
    self.share_group_member_metadata_value = KafkaShareGroupMemberMetadataValue(self._io)
  end
  if self.record_type == 11 then
    self.share_group_metadata_value = KafkaShareGroupMetadataValue(self._io)
  end
  if self.record_type == 12 then
    self.share_group_target_assignment_metadata_value = KafkaShareGroupTargetAssignmentMetadataValue(self._io)
  end
  if self.record_type == 13 then
    self.share_group_target_assignment_member_value = KafkaShareGroupTargetAssignmentMemberValue(self._io)
  end
  if self.record_type == 14 then
    self.share_group_current_member_assignment_value = KafkaShareGroupCurrentMemberAssignmentValue(self._io)
  end
  if self.record_type == 15 then
    self.share_group_state_partition_metadata_value = KafkaShareGroupStatePartitionMetadataValue(self._io)
  end
  if self.record_type == 16 then
    self.consumer_group_regular_expression_value = KafkaConsumerGroupRegularExpressionValue(self._io)
  end
  if self.record_type == 17 then
    self.streams_group_metadata_value = KafkaStreamsGroupMetadataValue(self._io)
  end
  if self.record_type == 19 then
    self.streams_group_member_metadata_value = KafkaStreamsGroupMemberMetadataValue(self._io)
  end
  if self.record_type == 20 then
    self.streams_group_target_assignment_metadata_value = KafkaStreamsGroupTargetAssignmentMetadataValue(self._io)
  end
  if self.record_type == 21 then
    self.streams_group_target_assignment_member_value = KafkaStreamsGroupTargetAssignmentMemberValue(self._io)
  end
  if self.record_type == 22 then
    self.streams_group_current_member_assignment_value = KafkaStreamsGroupCurrentMemberAssignmentValue(self._io)
  end
  if self.record_type == 23 then
    self.streams_group_topology_value = KafkaStreamsGroupTopologyValue(self._io)
  end
  if  ((self.record_type ~= 0) and (self.record_type ~= 1) and (self.record_type ~= 2) and (self.record_type ~= 3) and (self.record_type ~= 4) and (self.record_type ~= 5) and (self.record_type ~= 6) and (self.record_type ~= 7) and (self.record_type ~= 8) and (self.record_type ~= 10) and (self.record_type ~= 11) and (self.record_type ~= 12) and (self.record_type ~= 13) and (self.record_type ~= 14) and (self.record_type ~= 15) and (self.record_type ~= 16) and (self.record_type ~= 17) and (self.record_type ~= 19) and (self.record_type ~= 20) and (self.record_type ~= 21) and (self.record_type ~= 22) and (self.record_type ~= 23))  then
    self.unknown = self._io:read_bytes_full()
  end
end

--
-- Since Kafka 0.8.2.
--
-- Since Kafka 0.9.
--
-- Since Kafka 0.9.
--
-- Since Kafka 3.5.
--
-- Since Kafka 3.5.
--
-- Since Kafka 3.5.
--
-- Since Kafka 3.5.
--
-- Since Kafka 3.5.
--
-- Since Kafka 3.5.
--
-- Since Kafka 3.9.
--
-- Since Kafka 3.9.
--
-- Since Kafka 4.0.
--
-- Since Kafka 4.0.
--
-- Since Kafka 4.0.
--
-- Since Kafka 4.0.
--
-- Since Kafka 4.0.
--
-- Since Kafka 4.1.
--
-- Since Kafka 4.1.
--
-- Since Kafka 4.1.
--
-- Since Kafka 4.1.
--
-- Since Kafka 4.1.
--
-- Since Kafka 4.1.
--
-- A type that is not known in Kafka 4.4.0, as bytes.
--
-- The type that the record's key starts with.
