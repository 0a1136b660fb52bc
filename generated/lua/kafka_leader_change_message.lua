-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_tagged_fields")
require("kafka_unsigned_varint")

--
-- The value of the control record LEADER_CHANGE, versions 0 and 1.
-- See also: LeaderChangeMessage (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/LeaderChangeMessage.json)
-- See also: KIP-595 (https://cwiki.apache.org/confluence/display/KAFKA/KIP-595%3A+A+Raft+Protocol+for+the+Metadata+Quorum)
-- See also: KIP-853 (version 1) (https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes)
KafkaLeaderChangeMessage = class.class(KaitaiStruct)

function KafkaLeaderChangeMessage:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaLeaderChangeMessage:_read()
  self.version = self._io:read_s2be()
  self.leader_id = self._io:read_s4be()
  self.num_voters_plus_one = KafkaUnsignedVarint(self._io)
  self.voters = {}
  for i = 0, (self.num_voters_plus_one.value - 1) - 1 do
    self.voters[i + 1] = KafkaLeaderChangeMessage.LeaderChangeVoter(self._io, self, self._root)
  end
  self.num_granting_voters_plus_one = KafkaUnsignedVarint(self._io)
  self.granting_voters = {}
  for i = 0, (self.num_granting_voters_plus_one.value - 1) - 1 do
    self.granting_voters[i + 1] = KafkaLeaderChangeMessage.LeaderChangeVoter(self._io, self, self._root)
  end
  self.tagged_fields = KafkaTaggedFields(self._io)
  self.trailing = self._io:read_bytes_full()
end

--
-- The version of this message, 0 or 1.
--
-- The node that became the leader.
--
-- The array's length plus one (a compact array); never 0, which would be
-- null.
--
-- The quorum's voters.
--
-- The array's length plus one (a compact array); never 0, which would be
-- null.
--
-- The voters who voted for this leader.
--
-- None is known.
--
-- Empty as a rule. Kafka does not look at what follows the message.

--
-- A voter, with its directory since version 1.
-- See also: LeaderChangeMessage, Voter (https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/LeaderChangeMessage.json)
KafkaLeaderChangeMessage.LeaderChangeVoter = class.class(KaitaiStruct)

function KafkaLeaderChangeMessage.LeaderChangeVoter:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root
  self:_read()
end

function KafkaLeaderChangeMessage.LeaderChangeVoter:_read()
  self.voter_id = self._io:read_s4be()
  if self._parent.version >= 1 then
    self.voter_directory_id = self._io:read_bytes(16)
  end
  self.tagged_fields = KafkaTaggedFields(self._io)
end

--
-- The voter's node.
--
-- A UUID, the most significant byte first.
--
-- None is known.
