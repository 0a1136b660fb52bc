-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_compact_string")
require("kafka_unsigned_varint")
require("kafka_tagged_fields")
local stringstream = require("string_stream")

--
-- The value of a record of type 17 in `__consumer_offsets`. Since Kafka 4.1.
-- See also: StreamsGroupMetadataValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json)
KafkaStreamsGroupMetadataValue = class.class(KaitaiStruct)

function KafkaStreamsGroupMetadataValue:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaStreamsGroupMetadataValue:_read()
  self.message_version = self._io:read_s2be()
  if not(self.message_version >= 0) then
    error("ValidationLessThanError")
  end
  if not(self.message_version <= 0) then
    error("ValidationGreaterThanError")
  end
  self.epoch = self._io:read_s4be()
  self.metadata_hash = self._io:read_s8be()
  self.tagged_fields = KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedFields(self._io, self, self._root)
  self.trailing = self._io:read_bytes_full()
end

--
-- The version of the message.
--
-- `int32`, since Kafka 4.1.
--
-- `int64`, since Kafka 4.1. JavaScript rounds it beyond 2^53.
--
-- The fields that are there only where they differ from their defaults.
--
-- Empty as a rule. Kafka does not look at what follows the message.

--
-- The bytes of the tagged field `FailedDescriptionTopologyEpoch`.
-- See also: StreamsGroupMetadataValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json)
KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag = class.class(KaitaiStruct)

function KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag:_read()
  self.failed_description_topology_epoch = self._io:read_s4be()
end

--
-- `int32`, since Kafka 4.4. Tag 3. -1 unless it is given.

--
-- `LastAssignmentConfig` of `StreamsGroupMetadataValue`.
-- See also: StreamsGroupMetadataValue, LastAssignmentConfig (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json)
KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueLastAssignmentConfig = class.class(KaitaiStruct)

function KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueLastAssignmentConfig:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueLastAssignmentConfig:_read()
  self.key = KafkaCompactString(self._io)
  self.value = KafkaCompactString(self._io)
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- `string`, since Kafka 4.1.
--
-- `string`, since Kafka 4.1.
--
-- None is known.

--
-- The bytes of the tagged field `LastAssignmentConfigs`.
-- See also: StreamsGroupMetadataValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json)
KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueLastAssignmentConfigsTag = class.class(KaitaiStruct)

function KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueLastAssignmentConfigsTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueLastAssignmentConfigsTag:_read()
  self.num_last_assignment_configs_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_last_assignment_configs_plus_one.value >= 1 then
    self.last_assignment_configs = {}
    for i = 0, (self.num_last_assignment_configs_plus_one.value - 1) - 1 do
      self.last_assignment_configs[i + 1] = KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueLastAssignmentConfig(self._io, self, self._root)
    end
  end
end

--
-- The number of elements plus one; 0 means null.
--
-- `[]LastAssignmentConfig`, since Kafka 4.2. Tag 1. May be null.

--
-- The bytes of the tagged field `StoredDescriptionTopologyEpoch`.
-- See also: StreamsGroupMetadataValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json)
KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag = class.class(KaitaiStruct)

function KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag:_read()
  self.stored_description_topology_epoch = self._io:read_s4be()
end

--
-- `int32`, since Kafka 4.4. Tag 2. -1 unless it is given.

--
-- A tagged field of `streams_group_metadata_value`.
-- See also: StreamsGroupMetadataValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json)
KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField = class.class(KaitaiStruct)

function KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField:_read()
  self.tag = KafkaUnsignedVarint(self._io)
  self.len_data = KafkaUnsignedVarint(self._io)
  if self.tag.value == 0 then
    self._raw_validated_topology_epoch = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_validated_topology_epoch))
    self.validated_topology_epoch = KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueValidatedTopologyEpochTag(_io, self, self._root)
  end
  if self.tag.value == 1 then
    self._raw_last_assignment_configs = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_last_assignment_configs))
    self.last_assignment_configs = KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueLastAssignmentConfigsTag(_io, self, self._root)
  end
  if self.tag.value == 2 then
    self._raw_stored_description_topology_epoch = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_stored_description_topology_epoch))
    self.stored_description_topology_epoch = KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag(_io, self, self._root)
  end
  if self.tag.value == 3 then
    self._raw_failed_description_topology_epoch = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_failed_description_topology_epoch))
    self.failed_description_topology_epoch = KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag(_io, self, self._root)
  end
  if self.tag.value > 3 then
    self.unknown_data = self._io:read_bytes(self.len_data.value)
  end
end

--
-- The number that names the field.
--
-- Bytes of the field.
--
-- `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
--
-- `[]LastAssignmentConfig`, since Kafka 4.2. Tag 1. May be null.
--
-- `int32`, since Kafka 4.4. Tag 2. -1 unless it is given.
--
-- `int32`, since Kafka 4.4. Tag 3. -1 unless it is given.
--
-- A field of a tag that is not known.

--
-- The tagged fields of `streams_group_metadata_value`.
-- See also: StreamsGroupMetadataValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json)
KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedFields = class.class(KaitaiStruct)

function KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedFields:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedFields:_read()
  self.num_fields = KafkaUnsignedVarint(self._io)
  self.fields = {}
  for i = 0, self.num_fields.value - 1 do
    self.fields[i + 1] = KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueTaggedField(self._io, self, self._root)
  end
end

--
-- How many follow.
--
-- Ascending by tag.

--
-- The bytes of the tagged field `ValidatedTopologyEpoch`.
-- See also: StreamsGroupMetadataValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json)
KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueValidatedTopologyEpochTag = class.class(KaitaiStruct)

function KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueValidatedTopologyEpochTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaStreamsGroupMetadataValue.StreamsGroupMetadataValueValidatedTopologyEpochTag:_read()
  self.validated_topology_epoch = self._io:read_s4be()
end

--
-- `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
