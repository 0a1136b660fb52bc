-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_string")
require("kafka_compact_bytes")
require("kafka_compact_string")
require("kafka_unsigned_varint")
require("kafka_bytes")
require("kafka_tagged_fields")

--
-- The value of a record of type 2 in `__consumer_offsets`. Since Kafka 0.9.
-- Version 1 since Kafka 0.10.1. Version 2 since Kafka 2.1. Version 3 since
-- Kafka 2.3. Version 4 since Kafka 3.5.
-- See also: GroupMetadataValue (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json)
KafkaGroupMetadataValue = class.class(KaitaiStruct)

function KafkaGroupMetadataValue:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaGroupMetadataValue:_read()
  self.message_version = self._io:read_s2be()
  if not(self.message_version >= 0) then
    error("ValidationLessThanError")
  end
  if not(self.message_version <= 4) then
    error("ValidationGreaterThanError")
  end
  if self.message_version <= 3 then
    self.protocol_type_v0 = KafkaString(self._io)
  end
  if self.message_version >= 4 then
    self.protocol_type_v4 = KafkaCompactString(self._io)
  end
  self.generation = self._io:read_s4be()
  if self.message_version <= 3 then
    self.protocol_v0 = KafkaString(self._io)
  end
  if self.message_version >= 4 then
    self.protocol_v4 = KafkaCompactString(self._io)
  end
  if self.message_version <= 3 then
    self.leader_v0 = KafkaString(self._io)
  end
  if self.message_version >= 4 then
    self.leader_v4 = KafkaCompactString(self._io)
  end
  if self.message_version >= 2 then
    self.current_state_timestamp = self._io:read_s8be()
  end
  if self.message_version <= 0 then
    self.num_members_v0 = self._io:read_s4be()
  end
  if  ((self.message_version <= 0) and (self.num_members_v0 >= 0))  then
    self.members_v0 = {}
    for i = 0, self.num_members_v0 - 1 do
      self.members_v0[i + 1] = KafkaGroupMetadataValue.GroupMetadataValueMemberMetadataV0(self._io, self, self._root)
    end
  end
  if  ((self.message_version >= 1) and (self.message_version <= 2))  then
    self.num_members_v1 = self._io:read_s4be()
  end
  if  ((self.message_version >= 1) and (self.message_version <= 2) and (self.num_members_v1 >= 0))  then
    self.members_v1 = {}
    for i = 0, self.num_members_v1 - 1 do
      self.members_v1[i + 1] = KafkaGroupMetadataValue.GroupMetadataValueMemberMetadataV1(self._io, self, self._root)
    end
  end
  if self.message_version == 3 then
    self.num_members_v3 = self._io:read_s4be()
  end
  if  ((self.message_version == 3) and (self.num_members_v3 >= 0))  then
    self.members_v3 = {}
    for i = 0, self.num_members_v3 - 1 do
      self.members_v3[i + 1] = KafkaGroupMetadataValue.GroupMetadataValueMemberMetadataV3(self._io, self, self._root)
    end
  end
  if self.message_version >= 4 then
    self.num_members_v4_plus_one = KafkaUnsignedVarint(self._io)
  end
  if  ((self.message_version >= 4) and (self.num_members_v4_plus_one.value >= 1))  then
    self.members_v4 = {}
    for i = 0, (self.num_members_v4_plus_one.value - 1) - 1 do
      self.members_v4[i + 1] = KafkaGroupMetadataValue.GroupMetadataValueMemberMetadataV4(self._io, self, self._root)
    end
  end
  if self.message_version >= 4 then
    self.tagged_fields = KafkaTaggedFields(self._io)
  end
  self.trailing = self._io:read_bytes_full()
end

--
-- The version of the message.
--
-- `string`, since Kafka 0.9.
--
-- `string`, since Kafka 0.9.
--
-- `int32`, since Kafka 0.9.
--
-- `string`, since Kafka 0.9. May be null.
--
-- `string`, since Kafka 0.9. May be null.
--
-- `string`, since Kafka 0.9. May be null.
--
-- `string`, since Kafka 0.9. May be null.
--
-- `int64`, since Kafka 2.1. Versions 2 to 4. -1 unless it is given.
-- JavaScript rounds it beyond 2^53.
--
-- The number of elements; any value below zero means null.
--
-- `[]MemberMetadata`, since Kafka 0.9.
--
-- The number of elements; any value below zero means null.
--
-- `[]MemberMetadata`, since Kafka 0.9.
--
-- The number of elements; any value below zero means null.
--
-- `[]MemberMetadata`, since Kafka 0.9.
--
-- The number of elements plus one; 0 means null.
--
-- `[]MemberMetadata`, since Kafka 0.9.
--
-- None is known.
--
-- Empty as a rule. Kafka does not look at what follows the message.

--
-- `MemberMetadata` of `GroupMetadataValue`, version 0.
-- See also: GroupMetadataValue, MemberMetadata (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json)
KafkaGroupMetadataValue.GroupMetadataValueMemberMetadataV0 = class.class(KaitaiStruct)

function KafkaGroupMetadataValue.GroupMetadataValueMemberMetadataV0:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaGroupMetadataValue.GroupMetadataValueMemberMetadataV0:_read()
  self.member_id = KafkaString(self._io)
  self.client_id = KafkaString(self._io)
  self.client_host = KafkaString(self._io)
  self.session_timeout = self._io:read_s4be()
  self.subscription = KafkaBytes(self._io)
  self.assignment = KafkaBytes(self._io)
end

--
-- `string`, since Kafka 0.9.
--
-- `string`, since Kafka 0.9.
--
-- `string`, since Kafka 0.9.
--
-- `int32`, since Kafka 0.9.
--
-- `bytes`, since Kafka 0.9.
--
-- `bytes`, since Kafka 0.9.

--
-- `MemberMetadata` of `GroupMetadataValue`, versions 1 to 2.
-- See also: GroupMetadataValue, MemberMetadata (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json)
KafkaGroupMetadataValue.GroupMetadataValueMemberMetadataV1 = class.class(KaitaiStruct)

function KafkaGroupMetadataValue.GroupMetadataValueMemberMetadataV1:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaGroupMetadataValue.GroupMetadataValueMemberMetadataV1:_read()
  self.member_id = KafkaString(self._io)
  self.client_id = KafkaString(self._io)
  self.client_host = KafkaString(self._io)
  self.rebalance_timeout = self._io:read_s4be()
  self.session_timeout = self._io:read_s4be()
  self.subscription = KafkaBytes(self._io)
  self.assignment = KafkaBytes(self._io)
end

--
-- `string`, since Kafka 0.9.
--
-- `string`, since Kafka 0.9.
--
-- `string`, since Kafka 0.9.
--
-- `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is given.
--
-- `int32`, since Kafka 0.9.
--
-- `bytes`, since Kafka 0.9.
--
-- `bytes`, since Kafka 0.9.

--
-- `MemberMetadata` of `GroupMetadataValue`, version 3.
-- See also: GroupMetadataValue, MemberMetadata (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json)
KafkaGroupMetadataValue.GroupMetadataValueMemberMetadataV3 = class.class(KaitaiStruct)

function KafkaGroupMetadataValue.GroupMetadataValueMemberMetadataV3:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaGroupMetadataValue.GroupMetadataValueMemberMetadataV3:_read()
  self.member_id = KafkaString(self._io)
  self.group_instance_id = KafkaString(self._io)
  self.client_id = KafkaString(self._io)
  self.client_host = KafkaString(self._io)
  self.rebalance_timeout = self._io:read_s4be()
  self.session_timeout = self._io:read_s4be()
  self.subscription = KafkaBytes(self._io)
  self.assignment = KafkaBytes(self._io)
end

--
-- `string`, since Kafka 0.9.
--
-- `string`, since Kafka 2.3. Versions 3 to 4. Null unless it is given.
-- May be null.
--
-- `string`, since Kafka 0.9.
--
-- `string`, since Kafka 0.9.
--
-- `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is given.
--
-- `int32`, since Kafka 0.9.
--
-- `bytes`, since Kafka 0.9.
--
-- `bytes`, since Kafka 0.9.

--
-- `MemberMetadata` of `GroupMetadataValue`, version 4.
-- See also: GroupMetadataValue, MemberMetadata (https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json)
KafkaGroupMetadataValue.GroupMetadataValueMemberMetadataV4 = class.class(KaitaiStruct)

function KafkaGroupMetadataValue.GroupMetadataValueMemberMetadataV4:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaGroupMetadataValue.GroupMetadataValueMemberMetadataV4:_read()
  self.member_id = KafkaCompactString(self._io)
  self.group_instance_id = KafkaCompactString(self._io)
  self.client_id = KafkaCompactString(self._io)
  self.client_host = KafkaCompactString(self._io)
  self.rebalance_timeout = self._io:read_s4be()
  self.session_timeout = self._io:read_s4be()
  self.subscription = KafkaCompactBytes(self._io)
  self.assignment = KafkaCompactBytes(self._io)
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- `string`, since Kafka 0.9.
--
-- `string`, since Kafka 2.3. Versions 3 to 4. Null unless it is given.
-- May be null.
--
-- `string`, since Kafka 0.9.
--
-- `string`, since Kafka 0.9.
--
-- `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is given.
--
-- `int32`, since Kafka 0.9.
--
-- `bytes`, since Kafka 0.9.
--
-- `bytes`, since Kafka 0.9.
--
-- None is known.
