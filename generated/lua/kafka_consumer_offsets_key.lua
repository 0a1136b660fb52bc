-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_share_group_target_assignment_member_key")
require("kafka_consumer_group_target_assignment_metadata_key")
require("kafka_streams_group_target_assignment_member_key")
require("kafka_group_metadata_key")
require("kafka_share_group_member_metadata_key")
require("kafka_streams_group_target_assignment_metadata_key")
require("kafka_consumer_group_partition_metadata_key")
require("kafka_streams_group_metadata_key")
require("kafka_consumer_group_target_assignment_member_key")
require("kafka_streams_group_current_member_assignment_key")
require("kafka_legacy_offset_commit_key")
require("kafka_share_group_current_member_assignment_key")
require("kafka_consumer_group_current_member_assignment_key")
require("kafka_streams_group_member_metadata_key")
require("kafka_offset_commit_key")
require("kafka_share_group_target_assignment_metadata_key")
require("kafka_consumer_group_regular_expression_key")
require("kafka_share_group_metadata_key")
require("kafka_consumer_group_member_metadata_key")
require("kafka_share_group_state_partition_metadata_key")
require("kafka_consumer_group_metadata_key")
require("kafka_streams_group_topology_key")

--
-- The key of any record in `__consumer_offsets`: the message that its type
-- names.
-- See also: Message schemas of Kafka 4.4.0 (https://github.com/apache/kafka/tree/4.4.0/group-coordinator/src/main/resources/common/message)
KafkaConsumerOffsetsKey = class.class(KaitaiStruct)

function KafkaConsumerOffsetsKey:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaConsumerOffsetsKey:_read()
  if self.record_type == 0 then
    self.legacy_offset_commit_key = KafkaLegacyOffsetCommitKey(self._io)
  end
  if self.record_type == 1 then
    self.offset_commit_key = KafkaOffsetCommitKey(self._io)
  end
  if self.record_type == 2 then
    self.group_metadata_key = KafkaGroupMetadataKey(self._io)
  end
  if self.record_type == 3 then
    self.consumer_group_metadata_key = KafkaConsumerGroupMetadataKey(self._io)
  end
  if self.record_type == 4 then
    self.consumer_group_partition_metadata_key = KafkaConsumerGroupPartitionMetadataKey(self._io)
  end
  if self.record_type == 5 then
    self.consumer_group_member_metadata_key = KafkaConsumerGroupMemberMetadataKey(self._io)
  end
  if self.record_type == 6 then
    self.consumer_group_target_assignment_metadata_key = KafkaConsumerGroupTargetAssignmentMetadataKey(self._io)
  end
  if self.record_type == 7 then
    self.consumer_group_target_assignment_member_key = KafkaConsumerGroupTargetAssignmentMemberKey(self._io)
  end
  if self.record_type == 8 then
    self.consumer_group_current_member_assignment_key = KafkaConsumerGroupCurrentMemberAssignmentKey(self._io)
  end
  if self.record_type == 10 then
    self.share_group_member_metadata_key = KafkaShareGroupMemberMetadataKey(self._io)
  end
  if self.record_type == 11 then
    self.share_group_metadata_key = KafkaShareGroupMetadataKey(self._io)
  end
  if self.record_type == 12 then
    self.share_group_target_assignment_metadata_key = KafkaShareGroupTargetAssignmentMetadataKey(self._io)
  end
  if self.record_type == 13 then
    self.share_group_target_assignment_member_key = KafkaShareGroupTargetAssignmentMemberKey(self._io)
  end
  if self.record_type == 14 then
    self.share_group_current_member_assignment_key = KafkaShareGroupCurrentMemberAssignmentKey(self._io)
  end
  if self.record_type == 15 then
    self.share_group_state_partition_metadata_key = KafkaShareGroupStatePartitionMetadataKey(self._io)
  end
  if self.record_type == 16 then
    self.consumer_group_regular_expression_key = KafkaConsumerGroupRegularExpressionKey(self._io)
  end
  if self.record_type == 17 then
    self.streams_group_metadata_key = KafkaStreamsGroupMetadataKey(self._io)
  end
  if self.record_type == 19 then
    self.streams_group_member_metadata_key = KafkaStreamsGroupMemberMetadataKey(self._io)
  end
  if self.record_type == 20 then
    self.streams_group_target_assignment_metadata_key = KafkaStreamsGroupTargetAssignmentMetadataKey(self._io)
  end
  if self.record_type == 21 then
    self.streams_group_target_assignment_member_key = KafkaStreamsGroupTargetAssignmentMemberKey(self._io)
  end
  if self.record_type == 22 then
    self.streams_group_current_member_assignment_key = KafkaStreamsGroupCurrentMemberAssignmentKey(self._io)
  end
  if self.record_type == 23 then
    self.streams_group_topology_key = KafkaStreamsGroupTopologyKey(self._io)
  end
  if  ((self.record_type ~= 0) and (self.record_type ~= 1) and (self.record_type ~= 2) and (self.record_type ~= 3) and (self.record_type ~= 4) and (self.record_type ~= 5) and (self.record_type ~= 6) and (self.record_type ~= 7) and (self.record_type ~= 8) and (self.record_type ~= 10) and (self.record_type ~= 11) and (self.record_type ~= 12) and (self.record_type ~= 13) and (self.record_type ~= 14) and (self.record_type ~= 15) and (self.record_type ~= 16) and (self.record_type ~= 17) and (self.record_type ~= 19) and (self.record_type ~= 20) and (self.record_type ~= 21) and (self.record_type ~= 22) and (self.record_type ~= 23))  then
    self.unknown = self._io:read_bytes_full()
  end
end

--
-- The type of the record.
KafkaConsumerOffsetsKey.property.record_type = {}
function KafkaConsumerOffsetsKey.property.record_type:get()
  if self._m_record_type ~= nil then
    return self._m_record_type
  end

  local _pos = self._io:pos()
  self._io:seek(0)
  self._m_record_type = self._io:read_s2be()
  self._io:seek(_pos)
  return self._m_record_type
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
