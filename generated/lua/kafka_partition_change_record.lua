-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_unsigned_varint")
require("kafka_metadata_frame")
local stringstream = require("string_stream")

--
-- The value of a record with API key 5 in `__cluster_metadata`. Since Kafka
-- 2.8. Version 1 since Kafka 3.7. Version 2 since Kafka 3.7.
-- See also: PartitionChangeRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json)
KafkaPartitionChangeRecord = class.class(KaitaiStruct)

function KafkaPartitionChangeRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaPartitionChangeRecord:_read()
  self.frame = KafkaMetadataFrame(self._io)
  self.partition_id = self._io:read_s4be()
  self.topic_id = self._io:read_bytes(16)
  self.tagged_fields = KafkaPartitionChangeRecord.PartitionChangeRecordTaggedFields(self._io, self, self._root)
end

--
-- Its `api_key` is 5.
--
-- `int32`, since Kafka 2.8. -1 unless it is given.
--
-- `uuid`, since Kafka 2.8.
--
-- The fields that are there only where they differ from their defaults.

--
-- The bytes of the tagged field `AddingReplicas`.
-- See also: PartitionChangeRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json)
KafkaPartitionChangeRecord.PartitionChangeRecordAddingReplicasTag = class.class(KaitaiStruct)

function KafkaPartitionChangeRecord.PartitionChangeRecordAddingReplicasTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaPartitionChangeRecord.PartitionChangeRecordAddingReplicasTag:_read()
  self.num_adding_replicas_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_adding_replicas_plus_one.value >= 1 then
    self.adding_replicas = {}
    for i = 0, (self.num_adding_replicas_plus_one.value - 1) - 1 do
      self.adding_replicas[i + 1] = self._io:read_s4be()
    end
  end
end

--
-- The number of elements plus one; 0 means null.
--
-- `[]int32`, since Kafka 3.0. Tag 4. Null unless it is given. May be
-- null.

--
-- The bytes of the tagged field `Directories`.
-- See also: PartitionChangeRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json)
KafkaPartitionChangeRecord.PartitionChangeRecordDirectoriesTag = class.class(KaitaiStruct)

function KafkaPartitionChangeRecord.PartitionChangeRecordDirectoriesTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaPartitionChangeRecord.PartitionChangeRecordDirectoriesTag:_read()
  self.num_directories_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_directories_plus_one.value >= 1 then
    self.directories = {}
    for i = 0, (self.num_directories_plus_one.value - 1) - 1 do
      self.directories[i + 1] = self._io:read_bytes(16)
    end
  end
end

--
-- The number of elements plus one; 0 means null.
--
-- `[]uuid`, since Kafka 3.7. Tag 8 from version 1 on. Null unless it is
-- given. May be null.

--
-- The bytes of the tagged field `EligibleLeaderReplicas`.
-- See also: PartitionChangeRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json)
KafkaPartitionChangeRecord.PartitionChangeRecordEligibleLeaderReplicasTag = class.class(KaitaiStruct)

function KafkaPartitionChangeRecord.PartitionChangeRecordEligibleLeaderReplicasTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaPartitionChangeRecord.PartitionChangeRecordEligibleLeaderReplicasTag:_read()
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
-- `[]int32`, since Kafka 3.7. Tag 6 from version 2 on. Null unless it
-- is given. May be null.

--
-- The bytes of the tagged field `Isr`.
-- See also: PartitionChangeRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json)
KafkaPartitionChangeRecord.PartitionChangeRecordIsrTag = class.class(KaitaiStruct)

function KafkaPartitionChangeRecord.PartitionChangeRecordIsrTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaPartitionChangeRecord.PartitionChangeRecordIsrTag:_read()
  self.num_isr_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_isr_plus_one.value >= 1 then
    self.isr = {}
    for i = 0, (self.num_isr_plus_one.value - 1) - 1 do
      self.isr[i + 1] = self._io:read_s4be()
    end
  end
end

--
-- The number of elements plus one; 0 means null.
--
-- `[]int32`, since Kafka 3.0. Tag 0. Null unless it is given. May be
-- null.

--
-- The bytes of the tagged field `LastKnownElr`.
-- See also: PartitionChangeRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json)
KafkaPartitionChangeRecord.PartitionChangeRecordLastKnownElrTag = class.class(KaitaiStruct)

function KafkaPartitionChangeRecord.PartitionChangeRecordLastKnownElrTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaPartitionChangeRecord.PartitionChangeRecordLastKnownElrTag:_read()
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
-- `[]int32`, since Kafka 3.8. Tag 7 from version 2 on. Null unless it
-- is given. May be null.

--
-- The bytes of the tagged field `LeaderRecoveryState`.
-- See also: PartitionChangeRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json)
KafkaPartitionChangeRecord.PartitionChangeRecordLeaderRecoveryStateTag = class.class(KaitaiStruct)

function KafkaPartitionChangeRecord.PartitionChangeRecordLeaderRecoveryStateTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaPartitionChangeRecord.PartitionChangeRecordLeaderRecoveryStateTag:_read()
  self.leader_recovery_state = self._io:read_s1()
end

--
-- `int8`, since Kafka 3.2. Tag 5. -1 unless it is given.

--
-- The bytes of the tagged field `Leader`.
-- See also: PartitionChangeRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json)
KafkaPartitionChangeRecord.PartitionChangeRecordLeaderTag = class.class(KaitaiStruct)

function KafkaPartitionChangeRecord.PartitionChangeRecordLeaderTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaPartitionChangeRecord.PartitionChangeRecordLeaderTag:_read()
  self.leader = self._io:read_s4be()
end

--
-- `int32`, since Kafka 3.0. Tag 1. -2 unless it is given.

--
-- The bytes of the tagged field `RemovingReplicas`.
-- See also: PartitionChangeRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json)
KafkaPartitionChangeRecord.PartitionChangeRecordRemovingReplicasTag = class.class(KaitaiStruct)

function KafkaPartitionChangeRecord.PartitionChangeRecordRemovingReplicasTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaPartitionChangeRecord.PartitionChangeRecordRemovingReplicasTag:_read()
  self.num_removing_replicas_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_removing_replicas_plus_one.value >= 1 then
    self.removing_replicas = {}
    for i = 0, (self.num_removing_replicas_plus_one.value - 1) - 1 do
      self.removing_replicas[i + 1] = self._io:read_s4be()
    end
  end
end

--
-- The number of elements plus one; 0 means null.
--
-- `[]int32`, since Kafka 3.0. Tag 3. Null unless it is given. May be
-- null.

--
-- The bytes of the tagged field `Replicas`.
-- See also: PartitionChangeRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json)
KafkaPartitionChangeRecord.PartitionChangeRecordReplicasTag = class.class(KaitaiStruct)

function KafkaPartitionChangeRecord.PartitionChangeRecordReplicasTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaPartitionChangeRecord.PartitionChangeRecordReplicasTag:_read()
  self.num_replicas_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_replicas_plus_one.value >= 1 then
    self.replicas = {}
    for i = 0, (self.num_replicas_plus_one.value - 1) - 1 do
      self.replicas[i + 1] = self._io:read_s4be()
    end
  end
end

--
-- The number of elements plus one; 0 means null.
--
-- `[]int32`, since Kafka 3.0. Tag 2. Null unless it is given. May be
-- null.

--
-- A tagged field of `partition_change_record`.
-- See also: PartitionChangeRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json)
KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField = class.class(KaitaiStruct)

function KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField:_read()
  self.tag = KafkaUnsignedVarint(self._io)
  self.len_data = KafkaUnsignedVarint(self._io)
  if self.tag.value == 0 then
    self._raw_isr = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_isr))
    self.isr = KafkaPartitionChangeRecord.PartitionChangeRecordIsrTag(_io, self, self._root)
  end
  if self.tag.value == 1 then
    self._raw_leader = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_leader))
    self.leader = KafkaPartitionChangeRecord.PartitionChangeRecordLeaderTag(_io, self, self._root)
  end
  if self.tag.value == 2 then
    self._raw_replicas = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_replicas))
    self.replicas = KafkaPartitionChangeRecord.PartitionChangeRecordReplicasTag(_io, self, self._root)
  end
  if self.tag.value == 3 then
    self._raw_removing_replicas = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_removing_replicas))
    self.removing_replicas = KafkaPartitionChangeRecord.PartitionChangeRecordRemovingReplicasTag(_io, self, self._root)
  end
  if self.tag.value == 4 then
    self._raw_adding_replicas = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_adding_replicas))
    self.adding_replicas = KafkaPartitionChangeRecord.PartitionChangeRecordAddingReplicasTag(_io, self, self._root)
  end
  if self.tag.value == 5 then
    self._raw_leader_recovery_state = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_leader_recovery_state))
    self.leader_recovery_state = KafkaPartitionChangeRecord.PartitionChangeRecordLeaderRecoveryStateTag(_io, self, self._root)
  end
  if self.tag.value == 6 then
    self._raw_eligible_leader_replicas = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_eligible_leader_replicas))
    self.eligible_leader_replicas = KafkaPartitionChangeRecord.PartitionChangeRecordEligibleLeaderReplicasTag(_io, self, self._root)
  end
  if self.tag.value == 7 then
    self._raw_last_known_elr = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_last_known_elr))
    self.last_known_elr = KafkaPartitionChangeRecord.PartitionChangeRecordLastKnownElrTag(_io, self, self._root)
  end
  if self.tag.value == 8 then
    self._raw_directories = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_directories))
    self.directories = KafkaPartitionChangeRecord.PartitionChangeRecordDirectoriesTag(_io, self, self._root)
  end
  if self.tag.value > 8 then
    self.unknown_data = self._io:read_bytes(self.len_data.value)
  end
end

--
-- The number that names the field.
--
-- Bytes of the field.
--
-- `[]int32`, since Kafka 3.0. Tag 0. Null unless it is given. May be
-- null.
--
-- `int32`, since Kafka 3.0. Tag 1. -2 unless it is given.
--
-- `[]int32`, since Kafka 3.0. Tag 2. Null unless it is given. May be
-- null.
--
-- `[]int32`, since Kafka 3.0. Tag 3. Null unless it is given. May be
-- null.
--
-- `[]int32`, since Kafka 3.0. Tag 4. Null unless it is given. May be
-- null.
--
-- `int8`, since Kafka 3.2. Tag 5. -1 unless it is given.
--
-- `[]int32`, since Kafka 3.7. Tag 6 from version 2 on. Null unless it
-- is given. May be null.
--
-- `[]int32`, since Kafka 3.8. Tag 7 from version 2 on. Null unless it
-- is given. May be null.
--
-- `[]uuid`, since Kafka 3.7. Tag 8 from version 1 on. Null unless it is
-- given. May be null.
--
-- A field of a tag that is not known.

--
-- The tagged fields of `partition_change_record`.
-- See also: PartitionChangeRecord (https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json)
KafkaPartitionChangeRecord.PartitionChangeRecordTaggedFields = class.class(KaitaiStruct)

function KafkaPartitionChangeRecord.PartitionChangeRecordTaggedFields:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaPartitionChangeRecord.PartitionChangeRecordTaggedFields:_read()
  self.num_fields = KafkaUnsignedVarint(self._io)
  self.fields = {}
  for i = 0, self.num_fields.value - 1 do
    self.fields[i + 1] = KafkaPartitionChangeRecord.PartitionChangeRecordTaggedField(self._io, self, self._root)
  end
end

--
-- How many follow.
--
-- Ascending by tag.
