-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_compact_string")
require("kafka_unsigned_varint")
require("kafka_tagged_fields")

--
-- The value of a record of type 19 in `__consumer_offsets`. Since Kafka 4.1.
-- See also: StreamsGroupMemberMetadataValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json)
KafkaStreamsGroupMemberMetadataValue = class.class(KaitaiStruct)

function KafkaStreamsGroupMemberMetadataValue:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaStreamsGroupMemberMetadataValue:_read()
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
  self.rebalance_timeout_ms = self._io:read_s4be()
  self.topology_epoch = self._io:read_s4be()
  self.process_id = KafkaCompactString(self._io)
  self.user_endpoint_marker = self._io:read_s1()
  if self.user_endpoint_marker >= 0 then
    self.user_endpoint = KafkaStreamsGroupMemberMetadataValue.StreamsGroupMemberMetadataValueEndpoint(self._io, self, self._root)
  end
  self.num_client_tags_plus_one = KafkaUnsignedVarint(self._io)
  if self.num_client_tags_plus_one.value >= 1 then
    self.client_tags = {}
    for i = 0, (self.num_client_tags_plus_one.value - 1) - 1 do
      self.client_tags[i + 1] = KafkaStreamsGroupMemberMetadataValue.StreamsGroupMemberMetadataValueKeyValue(self._io, self, self._root)
    end
  end
  self.tagged_fields = KafkaTaggedFields(self._io)
  self.trailing = self._io:read_bytes_full()
end

--
-- The version of the message.
--
-- `string`, since Kafka 4.1. May be null.
--
-- `string`, since Kafka 4.1. May be null.
--
-- `string`, since Kafka 4.1.
--
-- `string`, since Kafka 4.1.
--
-- `int32`, since Kafka 4.1. -1 unless it is given.
--
-- `int32`, since Kafka 4.1.
--
-- `string`, since Kafka 4.1.
--
-- Any value below zero means null.
--
-- `Endpoint`, since Kafka 4.1. Null unless it is given. May be null.
--
-- The number of elements plus one; 0 means null.
--
-- `[]KeyValue`, since Kafka 4.1.
--
-- None is known.
--
-- Empty as a rule. Kafka does not look at what follows the message.

--
-- `Endpoint` of `StreamsGroupMemberMetadataValue`.
-- See also: StreamsGroupMemberMetadataValue, Endpoint (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json)
KafkaStreamsGroupMemberMetadataValue.StreamsGroupMemberMetadataValueEndpoint = class.class(KaitaiStruct)

function KafkaStreamsGroupMemberMetadataValue.StreamsGroupMemberMetadataValueEndpoint:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaStreamsGroupMemberMetadataValue.StreamsGroupMemberMetadataValueEndpoint:_read()
  self.host = KafkaCompactString(self._io)
  self.port = self._io:read_u2be()
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- `string`, since Kafka 4.1.
--
-- `uint16`, since Kafka 4.1.
--
-- None is known.

--
-- `KeyValue` of `StreamsGroupMemberMetadataValue`.
-- See also: StreamsGroupMemberMetadataValue, KeyValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json)
KafkaStreamsGroupMemberMetadataValue.StreamsGroupMemberMetadataValueKeyValue = class.class(KaitaiStruct)

function KafkaStreamsGroupMemberMetadataValue.StreamsGroupMemberMetadataValueKeyValue:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaStreamsGroupMemberMetadataValue.StreamsGroupMemberMetadataValueKeyValue:_read()
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
