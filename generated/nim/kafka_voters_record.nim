import kaitai_struct_nim_runtime
import options
import kafka_tagged_fields
import kafka_compact_string
import kafka_unsigned_varint

type
  KafkaVotersRecord* = ref object of KaitaiStruct
    `version`*: int16
    `numVotersPlusOne`*: KafkaUnsignedVarint
    `voters`*: seq[KafkaVotersRecord_VotersRecordVoter]
    `taggedFields`*: KafkaTaggedFields
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
  KafkaVotersRecord_KraftVersionFeature* = ref object of KaitaiStruct
    `minSupportedVersion`*: int16
    `maxSupportedVersion`*: int16
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaVotersRecord_VotersRecordVoter
  KafkaVotersRecord_VoterEndpoint* = ref object of KaitaiStruct
    `name`*: KafkaCompactString
    `host`*: KafkaCompactString
    `port`*: uint16
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaVotersRecord_VotersRecordVoter
  KafkaVotersRecord_VotersRecordVoter* = ref object of KaitaiStruct
    `voterId`*: int32
    `voterDirectoryId`*: seq[byte]
    `numEndpointsPlusOne`*: KafkaUnsignedVarint
    `endpoints`*: seq[KafkaVotersRecord_VoterEndpoint]
    `kraftVersionFeature`*: KafkaVotersRecord_KraftVersionFeature
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaVotersRecord

proc read*(_: typedesc[KafkaVotersRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaVotersRecord
proc read*(_: typedesc[KafkaVotersRecord_KraftVersionFeature], io: KaitaiStream, root: KaitaiStruct, parent: KafkaVotersRecord_VotersRecordVoter): KafkaVotersRecord_KraftVersionFeature
proc read*(_: typedesc[KafkaVotersRecord_VoterEndpoint], io: KaitaiStream, root: KaitaiStruct, parent: KafkaVotersRecord_VotersRecordVoter): KafkaVotersRecord_VoterEndpoint
proc read*(_: typedesc[KafkaVotersRecord_VotersRecordVoter], io: KaitaiStream, root: KaitaiStruct, parent: KafkaVotersRecord): KafkaVotersRecord_VotersRecordVoter



##[
The value of the control record KRAFT_VOTERS, the whole set of voters of a
KRaft quorum.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json">VotersRecord</a>
@see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes">KIP-853</a>
]##
proc read*(_: typedesc[KafkaVotersRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaVotersRecord =
  template this: untyped = result
  this = new(KafkaVotersRecord)
  let root = if root == nil: cast[KafkaVotersRecord](this) else: cast[KafkaVotersRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The version of this message; 0 in every release.
  ]##
  let versionExpr = this.io.readS2be()
  this.version = versionExpr

  ##[
  The array's length plus one (a compact array); never 0, which would be
null.

  ]##
  let numVotersPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numVotersPlusOne = numVotersPlusOneExpr

  ##[
  All voters of the quorum.
  ]##
  for i in 0 ..< int((int64(this.numVotersPlusOne.value - (int64(1))))):
    let it = KafkaVotersRecord_VotersRecordVoter.read(this.io, this.root, this)
    this.voters.add(it)

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

proc fromFile*(_: typedesc[KafkaVotersRecord], filename: string): KafkaVotersRecord =
  KafkaVotersRecord.read(newKaitaiFileStream(filename), nil, nil)


##[
The levels of kraft.version that the voter knows.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json">VotersRecord, KRaftVersionFeature</a>
]##
proc read*(_: typedesc[KafkaVotersRecord_KraftVersionFeature], io: KaitaiStream, root: KaitaiStruct, parent: KafkaVotersRecord_VotersRecordVoter): KafkaVotersRecord_KraftVersionFeature =
  template this: untyped = result
  this = new(KafkaVotersRecord_KraftVersionFeature)
  let root = if root == nil: cast[KafkaVotersRecord](this) else: cast[KafkaVotersRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The lowest level.
  ]##
  let minSupportedVersionExpr = this.io.readS2be()
  this.minSupportedVersion = minSupportedVersionExpr

  ##[
  The highest level.
  ]##
  let maxSupportedVersionExpr = this.io.readS2be()
  this.maxSupportedVersion = maxSupportedVersionExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaVotersRecord_KraftVersionFeature], filename: string): KafkaVotersRecord_KraftVersionFeature =
  KafkaVotersRecord_KraftVersionFeature.read(newKaitaiFileStream(filename), nil, nil)


##[
An address at which the voter listens.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json">VotersRecord, Endpoint</a>
]##
proc read*(_: typedesc[KafkaVotersRecord_VoterEndpoint], io: KaitaiStream, root: KaitaiStruct, parent: KafkaVotersRecord_VotersRecordVoter): KafkaVotersRecord_VoterEndpoint =
  template this: untyped = result
  this = new(KafkaVotersRecord_VoterEndpoint)
  let root = if root == nil: cast[KafkaVotersRecord](this) else: cast[KafkaVotersRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Name of the listener.
  ]##
  let nameExpr = KafkaCompactString.read(this.io, nil, nil)
  this.name = nameExpr

  ##[
  Name or address of the machine.
  ]##
  let hostExpr = KafkaCompactString.read(this.io, nil, nil)
  this.host = hostExpr

  ##[
  The port.
  ]##
  let portExpr = this.io.readU2be()
  this.port = portExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaVotersRecord_VoterEndpoint], filename: string): KafkaVotersRecord_VoterEndpoint =
  KafkaVotersRecord_VoterEndpoint.read(newKaitaiFileStream(filename), nil, nil)


##[
One voter.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json">VotersRecord, Voter</a>
]##
proc read*(_: typedesc[KafkaVotersRecord_VotersRecordVoter], io: KaitaiStream, root: KaitaiStruct, parent: KafkaVotersRecord): KafkaVotersRecord_VotersRecordVoter =
  template this: untyped = result
  this = new(KafkaVotersRecord_VotersRecordVoter)
  let root = if root == nil: cast[KafkaVotersRecord](this) else: cast[KafkaVotersRecord](root)
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
  let voterDirectoryIdExpr = this.io.readBytes(int(16))
  this.voterDirectoryId = voterDirectoryIdExpr

  ##[
  The array's length plus one (a compact array); never 0, which
would be null.

  ]##
  let numEndpointsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numEndpointsPlusOne = numEndpointsPlusOneExpr

  ##[
  The addresses at which it listens.
  ]##
  for i in 0 ..< int((int64(this.numEndpointsPlusOne.value - (int64(1))))):
    let it = KafkaVotersRecord_VoterEndpoint.read(this.io, this.root, this)
    this.endpoints.add(it)

  ##[
  The levels of kraft.version that it knows.
  ]##
  let kraftVersionFeatureExpr = KafkaVotersRecord_KraftVersionFeature.read(this.io, this.root, this)
  this.kraftVersionFeature = kraftVersionFeatureExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaVotersRecord_VotersRecordVoter], filename: string): KafkaVotersRecord_VotersRecordVoter =
  KafkaVotersRecord_VotersRecordVoter.read(newKaitaiFileStream(filename), nil, nil)
