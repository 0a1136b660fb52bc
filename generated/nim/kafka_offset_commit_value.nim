import kaitai_struct_nim_runtime
import options
import kafka_string
import kafka_compact_string
import kafka_unsigned_varint

type
  KafkaOffsetCommitValue* = ref object of KaitaiStruct
    `messageVersion`*: int16
    `offset`*: int64
    `leaderEpoch`*: int32
    `metadataV0`*: KafkaString
    `metadataV4`*: KafkaCompactString
    `commitTimestamp`*: int64
    `expireTimestamp`*: int64
    `taggedFields`*: KafkaOffsetCommitValue_OffsetCommitValueTaggedFields
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
  KafkaOffsetCommitValue_OffsetCommitValueTaggedField* = ref object of KaitaiStruct
    `tag`*: KafkaUnsignedVarint
    `lenData`*: KafkaUnsignedVarint
    `topicId`*: KafkaOffsetCommitValue_OffsetCommitValueTopicIdTag
    `unknownData`*: seq[byte]
    `parent`*: KafkaOffsetCommitValue_OffsetCommitValueTaggedFields
    `rawTopicId`*: seq[byte]
  KafkaOffsetCommitValue_OffsetCommitValueTaggedFields* = ref object of KaitaiStruct
    `numFields`*: KafkaUnsignedVarint
    `fields`*: seq[KafkaOffsetCommitValue_OffsetCommitValueTaggedField]
    `parent`*: KafkaOffsetCommitValue
  KafkaOffsetCommitValue_OffsetCommitValueTopicIdTag* = ref object of KaitaiStruct
    `topicId`*: seq[byte]
    `parent`*: KafkaOffsetCommitValue_OffsetCommitValueTaggedField

proc read*(_: typedesc[KafkaOffsetCommitValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaOffsetCommitValue
proc read*(_: typedesc[KafkaOffsetCommitValue_OffsetCommitValueTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaOffsetCommitValue_OffsetCommitValueTaggedFields): KafkaOffsetCommitValue_OffsetCommitValueTaggedField
proc read*(_: typedesc[KafkaOffsetCommitValue_OffsetCommitValueTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaOffsetCommitValue): KafkaOffsetCommitValue_OffsetCommitValueTaggedFields
proc read*(_: typedesc[KafkaOffsetCommitValue_OffsetCommitValueTopicIdTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaOffsetCommitValue_OffsetCommitValueTaggedField): KafkaOffsetCommitValue_OffsetCommitValueTopicIdTag



##[
The value of a record of type 1 in `__consumer_offsets`. Since Kafka 0.9.
Version 1 since Kafka 0.9. Version 2 since Kafka 2.1. Version 3 since Kafka
2.1. Version 4 since Kafka 3.5.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json">OffsetCommitValue</a>
]##
proc read*(_: typedesc[KafkaOffsetCommitValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaOffsetCommitValue =
  template this: untyped = result
  this = new(KafkaOffsetCommitValue)
  let root = if root == nil: cast[KafkaOffsetCommitValue](this) else: cast[KafkaOffsetCommitValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The version of the message.
  ]##
  let messageVersionExpr = this.io.readS2be()
  this.messageVersion = messageVersionExpr

  ##[
  `int64`, since Kafka 0.9. JavaScript rounds it beyond 2^53.
  ]##
  let offsetExpr = this.io.readS8be()
  this.offset = offsetExpr

  ##[
  `int32`, since Kafka 2.1. Versions 3 to 4. -1 unless it is given.
  ]##
  if this.messageVersion >= 3:
    let leaderEpochExpr = this.io.readS4be()
    this.leaderEpoch = leaderEpochExpr

  ##[
  `string`, since Kafka 0.9.
  ]##
  if this.messageVersion <= 3:
    let metadataV0Expr = KafkaString.read(this.io, nil, nil)
    this.metadataV0 = metadataV0Expr

  ##[
  `string`, since Kafka 0.9.
  ]##
  if this.messageVersion >= 4:
    let metadataV4Expr = KafkaCompactString.read(this.io, nil, nil)
    this.metadataV4 = metadataV4Expr

  ##[
  `int64`, since Kafka 0.9. JavaScript rounds it beyond 2^53.
  ]##
  let commitTimestampExpr = this.io.readS8be()
  this.commitTimestamp = commitTimestampExpr

  ##[
  `int64`, since Kafka 0.9. Version 1. -1 unless it is given. JavaScript
rounds it beyond 2^53.

  ]##
  if this.messageVersion == 1:
    let expireTimestampExpr = this.io.readS8be()
    this.expireTimestamp = expireTimestampExpr

  ##[
  The fields that are there only where they differ from their defaults.
  ]##
  if this.messageVersion >= 4:
    let taggedFieldsExpr = KafkaOffsetCommitValue_OffsetCommitValueTaggedFields.read(this.io, this.root, this)
    this.taggedFields = taggedFieldsExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaOffsetCommitValue], filename: string): KafkaOffsetCommitValue =
  KafkaOffsetCommitValue.read(newKaitaiFileStream(filename), nil, nil)


##[
A tagged field of `offset_commit_value`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json">OffsetCommitValue</a>
]##
proc read*(_: typedesc[KafkaOffsetCommitValue_OffsetCommitValueTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaOffsetCommitValue_OffsetCommitValueTaggedFields): KafkaOffsetCommitValue_OffsetCommitValueTaggedField =
  template this: untyped = result
  this = new(KafkaOffsetCommitValue_OffsetCommitValueTaggedField)
  let root = if root == nil: cast[KafkaOffsetCommitValue](this) else: cast[KafkaOffsetCommitValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The number that names the field.
  ]##
  let tagExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.tag = tagExpr

  ##[
  Bytes of the field.
  ]##
  let lenDataExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.lenData = lenDataExpr

  ##[
  `uuid`, since Kafka 4.1. Tag 0 from version 4 on.
  ]##
  if this.tag.value == 0:
    let rawTopicIdExpr = this.io.readBytes(int(this.lenData.value))
    this.rawTopicId = rawTopicIdExpr
    let rawTopicIdIo = newKaitaiStream(rawTopicIdExpr)
    let topicIdExpr = KafkaOffsetCommitValue_OffsetCommitValueTopicIdTag.read(rawTopicIdIo, this.root, this)
    this.topicId = topicIdExpr

  ##[
  A field of a tag that is not known.
  ]##
  if this.tag.value > 0:
    let unknownDataExpr = this.io.readBytes(int(this.lenData.value))
    this.unknownData = unknownDataExpr

proc fromFile*(_: typedesc[KafkaOffsetCommitValue_OffsetCommitValueTaggedField], filename: string): KafkaOffsetCommitValue_OffsetCommitValueTaggedField =
  KafkaOffsetCommitValue_OffsetCommitValueTaggedField.read(newKaitaiFileStream(filename), nil, nil)


##[
The tagged fields of `offset_commit_value`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json">OffsetCommitValue</a>
]##
proc read*(_: typedesc[KafkaOffsetCommitValue_OffsetCommitValueTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaOffsetCommitValue): KafkaOffsetCommitValue_OffsetCommitValueTaggedFields =
  template this: untyped = result
  this = new(KafkaOffsetCommitValue_OffsetCommitValueTaggedFields)
  let root = if root == nil: cast[KafkaOffsetCommitValue](this) else: cast[KafkaOffsetCommitValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  How many follow.
  ]##
  let numFieldsExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numFields = numFieldsExpr

  ##[
  Ascending by tag.
  ]##
  for i in 0 ..< int(this.numFields.value):
    let it = KafkaOffsetCommitValue_OffsetCommitValueTaggedField.read(this.io, this.root, this)
    this.fields.add(it)

proc fromFile*(_: typedesc[KafkaOffsetCommitValue_OffsetCommitValueTaggedFields], filename: string): KafkaOffsetCommitValue_OffsetCommitValueTaggedFields =
  KafkaOffsetCommitValue_OffsetCommitValueTaggedFields.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `topicId`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json">OffsetCommitValue</a>
]##
proc read*(_: typedesc[KafkaOffsetCommitValue_OffsetCommitValueTopicIdTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaOffsetCommitValue_OffsetCommitValueTaggedField): KafkaOffsetCommitValue_OffsetCommitValueTopicIdTag =
  template this: untyped = result
  this = new(KafkaOffsetCommitValue_OffsetCommitValueTopicIdTag)
  let root = if root == nil: cast[KafkaOffsetCommitValue](this) else: cast[KafkaOffsetCommitValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `uuid`, since Kafka 4.1. Tag 0 from version 4 on.
  ]##
  let topicIdExpr = this.io.readBytes(int(16))
  this.topicId = topicIdExpr

proc fromFile*(_: typedesc[KafkaOffsetCommitValue_OffsetCommitValueTopicIdTag], filename: string): KafkaOffsetCommitValue_OffsetCommitValueTopicIdTag =
  KafkaOffsetCommitValue_OffsetCommitValueTopicIdTag.read(newKaitaiFileStream(filename), nil, nil)
