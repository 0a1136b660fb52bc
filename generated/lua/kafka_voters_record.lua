-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_tagged_fields")
require("kafka_compact_string")
require("kafka_unsigned_varint")

--
-- The value of the control record KRAFT_VOTERS, the whole set of voters of a
-- KRaft quorum.
-- See also: VotersRecord (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json)
-- See also: KIP-853 (https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes)
KafkaVotersRecord = class.class(KaitaiStruct)

function KafkaVotersRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaVotersRecord:_read()
  self.version = self._io:read_s2be()
  self.num_voters_plus_one = KafkaUnsignedVarint(self._io)
  self.voters = {}
  for i = 0, (self.num_voters_plus_one.value - 1) - 1 do
    self.voters[i + 1] = KafkaVotersRecord.VotersRecordVoter(self._io, self, self._root)
  end
  self.tagged_fields = KafkaTaggedFields(self._io)
  self.trailing = self._io:read_bytes_full()
end

--
-- The version of this message; 0 in every release.
--
-- The array's length plus one (a compact array); never 0, which would be
-- null.
--
-- All voters of the quorum.
--
-- None is known.
--
-- Empty as a rule. Kafka does not look at what follows the message.

--
-- The levels of kraft.version that the voter knows.
-- See also: VotersRecord, KRaftVersionFeature (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json)
KafkaVotersRecord.KraftVersionFeature = class.class(KaitaiStruct)

function KafkaVotersRecord.KraftVersionFeature:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaVotersRecord.KraftVersionFeature:_read()
  self.min_supported_version = self._io:read_s2be()
  self.max_supported_version = self._io:read_s2be()
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- The lowest level.
--
-- The highest level.
--
-- None is known.

--
-- An address at which the voter listens.
-- See also: VotersRecord, Endpoint (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json)
KafkaVotersRecord.VoterEndpoint = class.class(KaitaiStruct)

function KafkaVotersRecord.VoterEndpoint:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaVotersRecord.VoterEndpoint:_read()
  self.name = KafkaCompactString(self._io)
  self.host = KafkaCompactString(self._io)
  self.port = self._io:read_u2be()
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- Name of the listener.
--
-- Name or address of the machine.
--
-- The port.
--
-- None is known.

--
-- One voter.
-- See also: VotersRecord, Voter (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json)
KafkaVotersRecord.VotersRecordVoter = class.class(KaitaiStruct)

function KafkaVotersRecord.VotersRecordVoter:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaVotersRecord.VotersRecordVoter:_read()
  self.voter_id = self._io:read_s4be()
  self.voter_directory_id = self._io:read_bytes(16)
  self.num_endpoints_plus_one = KafkaUnsignedVarint(self._io)
  self.endpoints = {}
  for i = 0, (self.num_endpoints_plus_one.value - 1) - 1 do
    self.endpoints[i + 1] = KafkaVotersRecord.VoterEndpoint(self._io, self, self._root)
  end
  self.kraft_version_feature = KafkaVotersRecord.KraftVersionFeature(self._io, self, self._root)
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- The voter's node.
--
-- A UUID, the most significant byte first.
--
-- The array's length plus one (a compact array); never 0, which
-- would be null.
--
-- The addresses at which it listens.
--
-- The levels of kraft.version that it knows.
--
-- None is known.
