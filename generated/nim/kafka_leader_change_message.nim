import kaitai_struct_nim_runtime
import options
import kafka_tagged_fields
import kafka_unsigned_varint

type
  KafkaLeaderChangeMessage* = ref object of KaitaiStruct
    `version`*: int16
    `leaderId`*: int32
    `numVotersPlusOne`*: KafkaUnsignedVarint
    `voters`*: seq[KafkaLeaderChangeMessage_LeaderChangeVoter]
    `numGrantingVotersPlusOne`*: KafkaUnsignedVarint
    `grantingVoters`*: seq[KafkaLeaderChangeMessage_LeaderChangeVoter]
    `taggedFields`*: KafkaTaggedFields
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
  KafkaLeaderChangeMessage_LeaderChangeVoter* = ref object of KaitaiStruct
    `voterId`*: int32
    `voterDirectoryId`*: seq[byte]
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaLeaderChangeMessage

proc read*(_: typedesc[KafkaLeaderChangeMessage], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaLeaderChangeMessage
proc read*(_: typedesc[KafkaLeaderChangeMessage_LeaderChangeVoter], io: KaitaiStream, root: KaitaiStruct, parent: KafkaLeaderChangeMessage): KafkaLeaderChangeMessage_LeaderChangeVoter



##[
The value of the control record LEADER_CHANGE, versions 0 and 1.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/LeaderChangeMessage.json">LeaderChangeMessage</a>
@see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-595%3A+A+Raft+Protocol+for+the+Metadata+Quorum">KIP-595</a>
@see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes">KIP-853 (version 1)</a>
]##
proc read*(_: typedesc[KafkaLeaderChangeMessage], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaLeaderChangeMessage =
  template this: untyped = result
  this = new(KafkaLeaderChangeMessage)
  let root = if root == nil: cast[KafkaLeaderChangeMessage](this) else: cast[KafkaLeaderChangeMessage](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The version of this message, 0 or 1.
  ]##
  let versionExpr = this.io.readS2be()
  this.version = versionExpr

  ##[
  The node that became the leader.
  ]##
  let leaderIdExpr = this.io.readS4be()
  this.leaderId = leaderIdExpr

  ##[
  The array's length plus one (a compact array); never 0, which would be
null.

  ]##
  let numVotersPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numVotersPlusOne = numVotersPlusOneExpr

  ##[
  The quorum's voters.
  ]##
  for i in 0 ..< int((int64(this.numVotersPlusOne.value - (int64(1))))):
    let it = KafkaLeaderChangeMessage_LeaderChangeVoter.read(this.io, this.root, this)
    this.voters.add(it)

  ##[
  The array's length plus one (a compact array); never 0, which would be
null.

  ]##
  let numGrantingVotersPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numGrantingVotersPlusOne = numGrantingVotersPlusOneExpr

  ##[
  The voters who voted for this leader.
  ]##
  for i in 0 ..< int((int64(this.numGrantingVotersPlusOne.value - (int64(1))))):
    let it = KafkaLeaderChangeMessage_LeaderChangeVoter.read(this.io, this.root, this)
    this.grantingVoters.add(it)

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaLeaderChangeMessage], filename: string): KafkaLeaderChangeMessage =
  KafkaLeaderChangeMessage.read(newKaitaiFileStream(filename), nil, nil)


##[
A voter, with its directory since version 1.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/LeaderChangeMessage.json">LeaderChangeMessage, Voter</a>
]##
proc read*(_: typedesc[KafkaLeaderChangeMessage_LeaderChangeVoter], io: KaitaiStream, root: KaitaiStruct, parent: KafkaLeaderChangeMessage): KafkaLeaderChangeMessage_LeaderChangeVoter =
  template this: untyped = result
  this = new(KafkaLeaderChangeMessage_LeaderChangeVoter)
  let root = if root == nil: cast[KafkaLeaderChangeMessage](this) else: cast[KafkaLeaderChangeMessage](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The voter's node.
  ]##
  let voterIdExpr = this.io.readS4be()
  this.voterId = voterIdExpr

  ##[
  A UUID, the most significant byte first.
  ]##
  if this.parent.version >= 1:
    let voterDirectoryIdExpr = this.io.readBytes(int(16))
    this.voterDirectoryId = voterDirectoryIdExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaLeaderChangeMessage_LeaderChangeVoter], filename: string): KafkaLeaderChangeMessage_LeaderChangeVoter =
  KafkaLeaderChangeMessage_LeaderChangeVoter.read(newKaitaiFileStream(filename), nil, nil)
