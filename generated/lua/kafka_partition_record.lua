-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_unsigned_varint")
require("kafka_metadata_frame")
local stringstream = require("string_stream")

--
-- The value of a record with API key 3 in `__cluster_metadata`. Since Kafka
-- 2.8. Version 1 since Kafka 3.7. Version 2 since Kafka 3.7.
-- See also: PartitionRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json)
KafkaPartitionRecord = class.class(KaitaiStruct)

function KafkaPartitionRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaPartitionRecord:_read()
  self.frame = KafkaMetadataFrame(self._io)
  self.partition_id = self._io:read_s4be()
  self.topic_id = self._io:read_bytes(16)
  self.num_replicas_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_replicas_plus_one.value >= 1 then
    self.replicas = {}
    for i = 0, (self.num_replicas_plus_one.value - 1) - 1 do
      self.replicas[i + 1] = self._io:read_s4be()
    end
  end
  self.num_isr_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_isr_plus_one.value >= 1 then
    self.isr = {}
    for i = 0, (self.num_isr_plus_one.value - 1) - 1 do
      self.isr[i + 1] = self._io:read_s4be()
    end
  end
  self.num_removing_replicas_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_removing_replicas_plus_one.value >= 1 then
    self.removing_replicas = {}
    for i = 0, (self.num_removing_replicas_plus_one.value - 1) - 1 do
      self.removing_replicas[i + 1] = self._io:read_s4be()
    end
  end
  self.num_adding_replicas_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_adding_replicas_plus_one.value >= 1 then
    self.adding_replicas = {}
    for i = 0, (self.num_adding_replicas_plus_one.value - 1) - 1 do
      self.adding_replicas[i + 1] = self._io:read_s4be()
    end
  end
  self.leader = self._io:read_s4be()
  self.leader_epoch = self._io:read_s4be()
  self.partition_epoch = self._io:read_s4be()
  if self.frame.version.value >= 1 then
    self.num_directories_plus_one = KafkaUnsignedVarint(self._io)
  end
  if  ((self.frame.version.value >= 1) and (self.num_directories_plus_one.value >= 1))  then
    self.directories = {}
    for i = 0, (self.num_directories_plus_one.value - 1) - 1 do
      self.directories[i + 1] = self._io:read_bytes(16)
    end
  end
  self.tagged_fields = KafkaPartitionRecord.PartitionRecordTaggedFields(self._io, self, self._root)
end

--
-- Its `api_key` is 3.
--
-- `int32`, since Kafka 2.8. -1 unless it is given.
--
-- `uuid`, since Kafka 2.8.
--
-- The number of elements plus one; 0 means null.
--
-- `[]int32`, since Kafka 2.8.
--
-- The number of elements plus one; 0 means null.
--
-- `[]int32`, since Kafka 2.8.
--
-- The number of elements plus one; 0 means null.
--
-- `[]int32`, since Kafka 2.8.
--
-- The number of elements plus one; 0 means null.
--
-- `[]int32`, since Kafka 2.8.
--
-- `int32`, since Kafka 2.8. -1 unless it is given.
--
-- `int32`, since Kafka 2.8. -1 unless it is given.
--
-- `int32`, since Kafka 2.8. -1 unless it is given.
--
-- The number of elements plus one; 0 means null.
--
-- `[]uuid`, since Kafka 3.7. Versions 1 to 2.
--
-- The fields that are there only where they differ from their defaults.

--
-- The bytes of the tagged field `EligibleLeaderReplicas`.
-- See also: PartitionRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json)
KafkaPartitionRecord.PartitionRecordEligibleLeaderReplicasTag = class.class(KaitaiStruct)

function KafkaPartitionRecord.PartitionRecordEligibleLeaderReplicasTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaPartitionRecord.PartitionRecordEligibleLeaderReplicasTag:_read()
  self.num_eligible_leader_replicas_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_eligible_leader_replicas_plus_one.value >= 1 then
    self.eligible_leader_replicas = {}
    for i = 0, (self.num_eligible_leader_replicas_plus_one.value - 1) - 1 do
      self.eligible_leader_replicas[i + 1] = self._io:read_s4be()
    end
  end
end

--
-- The number of elements plus one; 0 means null.
--
-- `[]int32`, since Kafka 3.7. Tag 1 from version 2 on. Null unless it
-- is given. May be null.

--
-- The bytes of the tagged field `LastKnownElr`.
-- See also: PartitionRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json)
KafkaPartitionRecord.PartitionRecordLastKnownElrTag = class.class(KaitaiStruct)

function KafkaPartitionRecord.PartitionRecordLastKnownElrTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaPartitionRecord.PartitionRecordLastKnownElrTag:_read()
  self.num_last_known_elr_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_last_known_elr_plus_one.value >= 1 then
    self.last_known_elr = {}
    for i = 0, (self.num_last_known_elr_plus_one.value - 1) - 1 do
      self.last_known_elr[i + 1] = self._io:read_s4be()
    end
  end
end

--
-- The number of elements plus one; 0 means null.
--
-- `[]int32`, since Kafka 3.8. Tag 2 from version 2 on. Null unless it
-- is given. May be null.

--
-- The bytes of the tagged field `LeaderRecoveryState`.
-- See also: PartitionRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json)
KafkaPartitionRecord.PartitionRecordLeaderRecoveryStateTag = class.class(KaitaiStruct)

function KafkaPartitionRecord.PartitionRecordLeaderRecoveryStateTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaPartitionRecord.PartitionRecordLeaderRecoveryStateTag:_read()
  self.leader_recovery_state = self._io:read_s1()
end

--
-- `int8`, since Kafka 3.2. Tag 0. 0 unless it is given.

--
-- A tagged field of `partition_record`.
-- See also: PartitionRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json)
KafkaPartitionRecord.PartitionRecordTaggedField = class.class(KaitaiStruct)

function KafkaPartitionRecord.PartitionRecordTaggedField:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaPartitionRecord.PartitionRecordTaggedField:_read()
  self.tag = KafkaUnsignedVarint(self._io)
  self.len_data = KafkaUnsignedVarint(self._io)
  if self.tag.value == 0 then
    self._raw_leader_recovery_state = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_leader_recovery_state))
    self.leader_recovery_state = KafkaPartitionRecord.PartitionRecordLeaderRecoveryStateTag(_io, self, self._root)
  end
  if self.tag.value == 1 then
    self._raw_eligible_leader_replicas = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_eligible_leader_replicas))
    self.eligible_leader_replicas = KafkaPartitionRecord.PartitionRecordEligibleLeaderReplicasTag(_io, self, self._root)
  end
  if self.tag.value == 2 then
    self._raw_last_known_elr = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_last_known_elr))
    self.last_known_elr = KafkaPartitionRecord.PartitionRecordLastKnownElrTag(_io, self, self._root)
  end
  if self.tag.value > 2 then
    self.unknown_data = self._io:read_bytes(self.len_data.value)
  end
end

--
-- The number that names the field.
--
-- Bytes of the field.
--
-- `int8`, since Kafka 3.2. Tag 0. 0 unless it is given.
--
-- `[]int32`, since Kafka 3.7. Tag 1 from version 2 on. Null unless it
-- is given. May be null.
--
-- `[]int32`, since Kafka 3.8. Tag 2 from version 2 on. Null unless it
-- is given. May be null.
--
-- A field of a tag that is not known.

--
-- The tagged fields of `partition_record`.
-- See also: PartitionRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json)
KafkaPartitionRecord.PartitionRecordTaggedFields = class.class(KaitaiStruct)

function KafkaPartitionRecord.PartitionRecordTaggedFields:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaPartitionRecord.PartitionRecordTaggedFields:_read()
  self.num_fields = KafkaUnsignedVarint(self._io)
  self.fields = {}
  for i = 0, self.num_fields.value - 1 do
    self.fields[i + 1] = KafkaPartitionRecord.PartitionRecordTaggedField(self._io, self, self._root)
  end
end

--
-- How many follow.
--
-- Ascending by tag.
