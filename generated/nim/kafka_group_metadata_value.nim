import kaitai_struct_nim_runtime
import options
import kafka_string
import kafka_compact_bytes
import kafka_compact_string
import kafka_unsigned_varint
import kafka_bytes
import kafka_tagged_fields

type
  KafkaGroupMetadataValue* = ref object of KaitaiStruct
    `messageVersion`*: int16
    `protocolTypeV0`*: KafkaString
    `protocolTypeV4`*: KafkaCompactString
    `generation`*: int32
    `protocolV0`*: KafkaString
    `protocolV4`*: KafkaCompactString
    `leaderV0`*: KafkaString
    `leaderV4`*: KafkaCompactString
    `currentStateTimestamp`*: int64
    `numMembersV0`*: int32
    `membersV0`*: seq[KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV0]
    `numMembersV1`*: int32
    `membersV1`*: seq[KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV1]
    `numMembersV3`*: int32
    `membersV3`*: seq[KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV3]
    `numMembersV4PlusOne`*: KafkaUnsignedVarint
    `membersV4`*: seq[KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV4]
    `taggedFields`*: KafkaTaggedFields
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
  KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV0* = ref object of KaitaiStruct
    `memberId`*: KafkaString
    `clientId`*: KafkaString
    `clientHost`*: KafkaString
    `sessionTimeout`*: int32
    `subscription`*: KafkaBytes
    `assignment`*: KafkaBytes
    `parent`*: KafkaGroupMetadataValue
  KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV1* = ref object of KaitaiStruct
    `memberId`*: KafkaString
    `clientId`*: KafkaString
    `clientHost`*: KafkaString
    `rebalanceTimeout`*: int32
    `sessionTimeout`*: int32
    `subscription`*: KafkaBytes
    `assignment`*: KafkaBytes
    `parent`*: KafkaGroupMetadataValue
  KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV3* = ref object of KaitaiStruct
    `memberId`*: KafkaString
    `groupInstanceId`*: KafkaString
    `clientId`*: KafkaString
    `clientHost`*: KafkaString
    `rebalanceTimeout`*: int32
    `sessionTimeout`*: int32
    `subscription`*: KafkaBytes
    `assignment`*: KafkaBytes
    `parent`*: KafkaGroupMetadataValue
  KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV4* = ref object of KaitaiStruct
    `memberId`*: KafkaCompactString
    `groupInstanceId`*: KafkaCompactString
    `clientId`*: KafkaCompactString
    `clientHost`*: KafkaCompactString
    `rebalanceTimeout`*: int32
    `sessionTimeout`*: int32
    `subscription`*: KafkaCompactBytes
    `assignment`*: KafkaCompactBytes
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaGroupMetadataValue

proc read*(_: typedesc[KafkaGroupMetadataValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaGroupMetadataValue
proc read*(_: typedesc[KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV0], io: KaitaiStream, root: KaitaiStruct, parent: KafkaGroupMetadataValue): KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV0
proc read*(_: typedesc[KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV1], io: KaitaiStream, root: KaitaiStruct, parent: KafkaGroupMetadataValue): KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV1
proc read*(_: typedesc[KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV3], io: KaitaiStream, root: KaitaiStruct, parent: KafkaGroupMetadataValue): KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV3
proc read*(_: typedesc[KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV4], io: KaitaiStream, root: KaitaiStruct, parent: KafkaGroupMetadataValue): KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV4



##[
The value of a record of type 2 in `__consumer_offsets`. Since Kafka 0.9.
Version 1 since Kafka 0.10.1. Version 2 since Kafka 2.1. Version 3 since
Kafka 2.3. Version 4 since Kafka 3.5.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json">GroupMetadataValue</a>
]##
proc read*(_: typedesc[KafkaGroupMetadataValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaGroupMetadataValue =
  template this: untyped = result
  this = new(KafkaGroupMetadataValue)
  let root = if root == nil: cast[KafkaGroupMetadataValue](this) else: cast[KafkaGroupMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The version of the message.
  ]##
  let messageVersionExpr = this.io.readS2be()
  this.messageVersion = messageVersionExpr

  ##[
  `string`, since Kafka 0.9.
  ]##
  if this.messageVersion <= 3:
    let protocolTypeV0Expr = KafkaString.read(this.io, nil, nil)
    this.protocolTypeV0 = protocolTypeV0Expr

  ##[
  `string`, since Kafka 0.9.
  ]##
  if this.messageVersion >= 4:
    let protocolTypeV4Expr = KafkaCompactString.read(this.io, nil, nil)
    this.protocolTypeV4 = protocolTypeV4Expr

  ##[
  `int32`, since Kafka 0.9.
  ]##
  let generationExpr = this.io.readS4be()
  this.generation = generationExpr

  ##[
  `string`, since Kafka 0.9. May be null.
  ]##
  if this.messageVersion <= 3:
    let protocolV0Expr = KafkaString.read(this.io, nil, nil)
    this.protocolV0 = protocolV0Expr

  ##[
  `string`, since Kafka 0.9. May be null.
  ]##
  if this.messageVersion >= 4:
    let protocolV4Expr = KafkaCompactString.read(this.io, nil, nil)
    this.protocolV4 = protocolV4Expr

  ##[
  `string`, since Kafka 0.9. May be null.
  ]##
  if this.messageVersion <= 3:
    let leaderV0Expr = KafkaString.read(this.io, nil, nil)
    this.leaderV0 = leaderV0Expr

  ##[
  `string`, since Kafka 0.9. May be null.
  ]##
  if this.messageVersion >= 4:
    let leaderV4Expr = KafkaCompactString.read(this.io, nil, nil)
    this.leaderV4 = leaderV4Expr

  ##[
  `int64`, since Kafka 2.1. Versions 2 to 4. -1 unless it is given.
JavaScript rounds it beyond 2^53.

  ]##
  if this.messageVersion >= 2:
    let currentStateTimestampExpr = this.io.readS8be()
    this.currentStateTimestamp = currentStateTimestampExpr

  ##[
  The number of elements; any value below zero means null.
  ]##
  if this.messageVersion <= 0:
    let numMembersV0Expr = this.io.readS4be()
    this.numMembersV0 = numMembersV0Expr

  ##[
  `[]MemberMetadata`, since Kafka 0.9.
  ]##
  if  ((this.messageVersion <= 0) and (this.numMembersV0 >= 0)) :
    for i in 0 ..< int(this.numMembersV0):
      let it = KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV0.read(this.io, this.root, this)
      this.membersV0.add(it)

  ##[
  The number of elements; any value below zero means null.
  ]##
  if  ((this.messageVersion >= 1) and (this.messageVersion <= 2)) :
    let numMembersV1Expr = this.io.readS4be()
    this.numMembersV1 = numMembersV1Expr

  ##[
  `[]MemberMetadata`, since Kafka 0.9.
  ]##
  if  ((this.messageVersion >= 1) and (this.messageVersion <= 2) and (this.numMembersV1 >= 0)) :
    for i in 0 ..< int(this.numMembersV1):
      let it = KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV1.read(this.io, this.root, this)
      this.membersV1.add(it)

  ##[
  The number of elements; any value below zero means null.
  ]##
  if this.messageVersion == 3:
    let numMembersV3Expr = this.io.readS4be()
    this.numMembersV3 = numMembersV3Expr

  ##[
  `[]MemberMetadata`, since Kafka 0.9.
  ]##
  if  ((this.messageVersion == 3) and (this.numMembersV3 >= 0)) :
    for i in 0 ..< int(this.numMembersV3):
      let it = KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV3.read(this.io, this.root, this)
      this.membersV3.add(it)

  ##[
  The number of elements plus one; 0 means null.
  ]##
  if this.messageVersion >= 4:
    let numMembersV4PlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
    this.numMembersV4PlusOne = numMembersV4PlusOneExpr

  ##[
  `[]MemberMetadata`, since Kafka 0.9.
  ]##
  if  ((this.messageVersion >= 4) and (this.numMembersV4PlusOne.value >= (int64(1)))) :
    for i in 0 ..< int((int64(this.numMembersV4PlusOne.value - (int64(1))))):
      let it = KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV4.read(this.io, this.root, this)
      this.membersV4.add(it)

  ##[
  None is known.
  ]##
  if this.messageVersion >= 4:
    let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
    this.taggedFields = taggedFieldsExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaGroupMetadataValue], filename: string): KafkaGroupMetadataValue =
  KafkaGroupMetadataValue.read(newKaitaiFileStream(filename), nil, nil)


##[
`MemberMetadata` of `GroupMetadataValue`, version 0.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json">GroupMetadataValue, MemberMetadata</a>
]##
proc read*(_: typedesc[KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV0], io: KaitaiStream, root: KaitaiStruct, parent: KafkaGroupMetadataValue): KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV0 =
  template this: untyped = result
  this = new(KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV0)
  let root = if root == nil: cast[KafkaGroupMetadataValue](this) else: cast[KafkaGroupMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `string`, since Kafka 0.9.
  ]##
  let memberIdExpr = KafkaString.read(this.io, nil, nil)
  this.memberId = memberIdExpr

  ##[
  `string`, since Kafka 0.9.
  ]##
  let clientIdExpr = KafkaString.read(this.io, nil, nil)
  this.clientId = clientIdExpr

  ##[
  `string`, since Kafka 0.9.
  ]##
  let clientHostExpr = KafkaString.read(this.io, nil, nil)
  this.clientHost = clientHostExpr

  ##[
  `int32`, since Kafka 0.9.
  ]##
  let sessionTimeoutExpr = this.io.readS4be()
  this.sessionTimeout = sessionTimeoutExpr

  ##[
  `bytes`, since Kafka 0.9.
  ]##
  let subscriptionExpr = KafkaBytes.read(this.io, nil, nil)
  this.subscription = subscriptionExpr

  ##[
  `bytes`, since Kafka 0.9.
  ]##
  let assignmentExpr = KafkaBytes.read(this.io, nil, nil)
  this.assignment = assignmentExpr

proc fromFile*(_: typedesc[KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV0], filename: string): KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV0 =
  KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV0.read(newKaitaiFileStream(filename), nil, nil)


##[
`MemberMetadata` of `GroupMetadataValue`, versions 1 to 2.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json">GroupMetadataValue, MemberMetadata</a>
]##
proc read*(_: typedesc[KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV1], io: KaitaiStream, root: KaitaiStruct, parent: KafkaGroupMetadataValue): KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV1 =
  template this: untyped = result
  this = new(KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV1)
  let root = if root == nil: cast[KafkaGroupMetadataValue](this) else: cast[KafkaGroupMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `string`, since Kafka 0.9.
  ]##
  let memberIdExpr = KafkaString.read(this.io, nil, nil)
  this.memberId = memberIdExpr

  ##[
  `string`, since Kafka 0.9.
  ]##
  let clientIdExpr = KafkaString.read(this.io, nil, nil)
  this.clientId = clientIdExpr

  ##[
  `string`, since Kafka 0.9.
  ]##
  let clientHostExpr = KafkaString.read(this.io, nil, nil)
  this.clientHost = clientHostExpr

  ##[
  `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is given.

  ]##
  let rebalanceTimeoutExpr = this.io.readS4be()
  this.rebalanceTimeout = rebalanceTimeoutExpr

  ##[
  `int32`, since Kafka 0.9.
  ]##
  let sessionTimeoutExpr = this.io.readS4be()
  this.sessionTimeout = sessionTimeoutExpr

  ##[
  `bytes`, since Kafka 0.9.
  ]##
  let subscriptionExpr = KafkaBytes.read(this.io, nil, nil)
  this.subscription = subscriptionExpr

  ##[
  `bytes`, since Kafka 0.9.
  ]##
  let assignmentExpr = KafkaBytes.read(this.io, nil, nil)
  this.assignment = assignmentExpr

proc fromFile*(_: typedesc[KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV1], filename: string): KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV1 =
  KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV1.read(newKaitaiFileStream(filename), nil, nil)


##[
`MemberMetadata` of `GroupMetadataValue`, version 3.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json">GroupMetadataValue, MemberMetadata</a>
]##
proc read*(_: typedesc[KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV3], io: KaitaiStream, root: KaitaiStruct, parent: KafkaGroupMetadataValue): KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV3 =
  template this: untyped = result
  this = new(KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV3)
  let root = if root == nil: cast[KafkaGroupMetadataValue](this) else: cast[KafkaGroupMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `string`, since Kafka 0.9.
  ]##
  let memberIdExpr = KafkaString.read(this.io, nil, nil)
  this.memberId = memberIdExpr

  ##[
  `string`, since Kafka 2.3. Versions 3 to 4. Null unless it is given.
May be null.

  ]##
  let groupInstanceIdExpr = KafkaString.read(this.io, nil, nil)
  this.groupInstanceId = groupInstanceIdExpr

  ##[
  `string`, since Kafka 0.9.
  ]##
  let clientIdExpr = KafkaString.read(this.io, nil, nil)
  this.clientId = clientIdExpr

  ##[
  `string`, since Kafka 0.9.
  ]##
  let clientHostExpr = KafkaString.read(this.io, nil, nil)
  this.clientHost = clientHostExpr

  ##[
  `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is given.

  ]##
  let rebalanceTimeoutExpr = this.io.readS4be()
  this.rebalanceTimeout = rebalanceTimeoutExpr

  ##[
  `int32`, since Kafka 0.9.
  ]##
  let sessionTimeoutExpr = this.io.readS4be()
  this.sessionTimeout = sessionTimeoutExpr

  ##[
  `bytes`, since Kafka 0.9.
  ]##
  let subscriptionExpr = KafkaBytes.read(this.io, nil, nil)
  this.subscription = subscriptionExpr

  ##[
  `bytes`, since Kafka 0.9.
  ]##
  let assignmentExpr = KafkaBytes.read(this.io, nil, nil)
  this.assignment = assignmentExpr

proc fromFile*(_: typedesc[KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV3], filename: string): KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV3 =
  KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV3.read(newKaitaiFileStream(filename), nil, nil)


##[
`MemberMetadata` of `GroupMetadataValue`, version 4.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json">GroupMetadataValue, MemberMetadata</a>
]##
proc read*(_: typedesc[KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV4], io: KaitaiStream, root: KaitaiStruct, parent: KafkaGroupMetadataValue): KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV4 =
  template this: untyped = result
  this = new(KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV4)
  let root = if root == nil: cast[KafkaGroupMetadataValue](this) else: cast[KafkaGroupMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `string`, since Kafka 0.9.
  ]##
  let memberIdExpr = KafkaCompactString.read(this.io, nil, nil)
  this.memberId = memberIdExpr

  ##[
  `string`, since Kafka 2.3. Versions 3 to 4. Null unless it is given.
May be null.

  ]##
  let groupInstanceIdExpr = KafkaCompactString.read(this.io, nil, nil)
  this.groupInstanceId = groupInstanceIdExpr

  ##[
  `string`, since Kafka 0.9.
  ]##
  let clientIdExpr = KafkaCompactString.read(this.io, nil, nil)
  this.clientId = clientIdExpr

  ##[
  `string`, since Kafka 0.9.
  ]##
  let clientHostExpr = KafkaCompactString.read(this.io, nil, nil)
  this.clientHost = clientHostExpr

  ##[
  `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is given.

  ]##
  let rebalanceTimeoutExpr = this.io.readS4be()
  this.rebalanceTimeout = rebalanceTimeoutExpr

  ##[
  `int32`, since Kafka 0.9.
  ]##
  let sessionTimeoutExpr = this.io.readS4be()
  this.sessionTimeout = sessionTimeoutExpr

  ##[
  `bytes`, since Kafka 0.9.
  ]##
  let subscriptionExpr = KafkaCompactBytes.read(this.io, nil, nil)
  this.subscription = subscriptionExpr

  ##[
  `bytes`, since Kafka 0.9.
  ]##
  let assignmentExpr = KafkaCompactBytes.read(this.io, nil, nil)
  this.assignment = assignmentExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV4], filename: string): KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV4 =
  KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV4.read(newKaitaiFileStream(filename), nil, nil)
