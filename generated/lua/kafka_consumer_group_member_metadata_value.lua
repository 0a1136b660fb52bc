-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_compact_bytes")
require("kafka_compact_string")
require("kafka_unsigned_varint")
require("kafka_tagged_fields")
local stringstream = require("string_stream")

--
-- The value of a record of type 5 in `__consumer_offsets`. Since Kafka 3.5.
-- Version 0 has this layout since Kafka 3.8; earlier releases wrote another one
-- under the same number, and nothing in the bytes says so.
-- See also: ConsumerGroupMemberMetadataValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json)
KafkaConsumerGroupMemberMetadataValue = class.class(KaitaiStruct)

function KafkaConsumerGroupMemberMetadataValue:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaConsumerGroupMemberMetadataValue:_read()
  self.message_version = self._io:read_s2be()
  if not(self.message_version >= 0) then
    error("ValidationLessThanError")
  end
  if not(self.message_version <= 0) then
    error("ValidationGreaterThanError")
  end
  self.instance_id = KafkaCompactString(self._io)
  self.rack_id = KafkaCompactString(self._io)
  self.client_id = KafkaCompactString(self._io)
  self.client_host = KafkaCompactString(self._io)
  self.num_subscribed_topic_names_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_subscribed_topic_names_plus_one.value >= 1 then
    self.subscribed_topic_names = {}
    for i = 0, (self.num_subscribed_topic_names_plus_one.value - 1) - 1 do
      self.subscribed_topic_names[i + 1] = KafkaCompactString(self._io)
    end
  end
  self.subscribed_topic_regex = KafkaCompactString(self._io)
  self.rebalance_timeout_ms = self._io:read_s4be()
  self.server_assignor = KafkaCompactString(self._io)
  self.tagged_fields = KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueTaggedFields(self._io, self, self._root)
  self.trailing = self._io:read_bytes_full()
end

--
-- The version of the message.
--
-- `string`, since Kafka 3.5. May be null.
--
-- `string`, since Kafka 3.5. May be null.
--
-- `string`, since Kafka 3.5.
--
-- `string`, since Kafka 3.5.
--
-- The number of elements plus one; 0 means null.
--
-- `[]string`, since Kafka 3.5.
--
-- `string`, since Kafka 3.5. May be null.
--
-- `int32`, since Kafka 3.6. -1 unless it is given.
--
-- `string`, since Kafka 3.6. May be null.
--
-- The fields that are there only where they differ from their defaults.
--
-- Empty as a rule. Kafka does not look at what follows the message.

--
-- `ClassicMemberMetadata` of `ConsumerGroupMemberMetadataValue`.
-- See also: ConsumerGroupMemberMetadataValue, ClassicMemberMetadata (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json)
KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicMemberMetadata = class.class(KaitaiStruct)

function KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicMemberMetadata:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicMemberMetadata:_read()
  self.session_timeout_ms = self._io:read_s4be()
  self.num_supported_protocols_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_supported_protocols_plus_one.value >= 1 then
    self.supported_protocols = {}
    for i = 0, (self.num_supported_protocols_plus_one.value - 1) - 1 do
      self.supported_protocols[i + 1] = KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicProtocol(self._io, self, self._root)
    end
  end
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- `int32`, since Kafka 3.8.
--
-- The number of elements plus one; 0 means null.
--
-- `[]ClassicProtocol`, since Kafka 3.8.
--
-- None is known.

--
-- The bytes of the tagged field `ClassicMemberMetadata`.
-- See also: ConsumerGroupMemberMetadataValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json)
KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicMemberMetadataTag = class.class(KaitaiStruct)

function KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicMemberMetadataTag:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicMemberMetadataTag:_read()
  self.classic_member_metadata_marker = KafkaUnsignedVarint(self._io)
  if self.classic_member_metadata_marker.value >= 1 then
    self.classic_member_metadata = KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicMemberMetadata(self._io, self, self._root)
  end
end

--
-- 0 means null.
--
-- `ClassicMemberMetadata`, since Kafka 3.8. Tag 0. May be null.

--
-- `ClassicProtocol` of `ConsumerGroupMemberMetadataValue`.
-- See also: ConsumerGroupMemberMetadataValue, ClassicProtocol (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json)
KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicProtocol = class.class(KaitaiStruct)

function KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicProtocol:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicProtocol:_read()
  self.name = KafkaCompactString(self._io)
  self.metadata = KafkaCompactBytes(self._io)
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- `string`, since Kafka 3.8.
--
-- `bytes`, since Kafka 3.8.
--
-- None is known.

--
-- A tagged field of `consumer_group_member_metadata_value`.
-- See also: ConsumerGroupMemberMetadataValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json)
KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueTaggedField = class.class(KaitaiStruct)

function KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueTaggedField:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueTaggedField:_read()
  self.tag = KafkaUnsignedVarint(self._io)
  self.len_data = KafkaUnsignedVarint(self._io)
  if self.tag.value == 0 then
    self._raw_classic_member_metadata = self._io:read_bytes(self.len_data.value)
    local _io = KaitaiStream(stringstream(self._raw_classic_member_metadata))
    self.classic_member_metadata = KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueClassicMemberMetadataTag(_io, self, self._root)
  end
  if self.tag.value > 0 then
    self.unknown_data = self._io:read_bytes(self.len_data.value)
  end
end

--
-- The number that names the field.
--
-- Bytes of the field.
--
-- `ClassicMemberMetadata`, since Kafka 3.8. Tag 0. May be null.
--
-- A field of a tag that is not known.

--
-- The tagged fields of `consumer_group_member_metadata_value`.
-- See also: ConsumerGroupMemberMetadataValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json)
KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueTaggedFields = class.class(KaitaiStruct)

function KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueTaggedFields:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueTaggedFields:_read()
  self.num_fields = KafkaUnsignedVarint(self._io)
  self.fields = {}
  for i = 0, self.num_fields.value - 1 do
    self.fields[i + 1] = KafkaConsumerGroupMemberMetadataValue.ConsumerGroupMemberMetadataValueTaggedField(self._io, self, self._root)
  end
end

--
-- How many follow.
--
-- Ascending by tag.
