import kaitai_struct_nim_runtime
import options
import kafka_unsigned_varint

type
  KafkaShareGroupTargetAssignmentMetadataValue* = ref object of KaitaiStruct
    `messageVersion`*: int16
    `assignmentEpoch`*: int32
    `taggedFields`*: KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedFields
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
  KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag* = ref object of KaitaiStruct
    `assignmentTimestamp`*: int64
    `parent`*: KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedField
  KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedField* = ref object of KaitaiStruct
    `tag`*: KafkaUnsignedVarint
    `lenData`*: KafkaUnsignedVarint
    `assignmentTimestamp`*: KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag
    `unknownData`*: seq[byte]
    `parent`*: KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedFields
    `rawAssignmentTimestamp`*: seq[byte]
  KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedFields* = ref object of KaitaiStruct
    `numFields`*: KafkaUnsignedVarint
    `fields`*: seq[KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedField]
    `parent`*: KafkaShareGroupTargetAssignmentMetadataValue

proc read*(_: typedesc[KafkaShareGroupTargetAssignmentMetadataValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaShareGroupTargetAssignmentMetadataValue
proc read*(_: typedesc[KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedField): KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag
proc read*(_: typedesc[KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedFields): KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedField
proc read*(_: typedesc[KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareGroupTargetAssignmentMetadataValue): KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedFields



##[
The value of a record of type 12 in `__consumer_offsets`. Since Kafka 4.0.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json">ShareGroupTargetAssignmentMetadataValue</a>
]##
proc read*(_: typedesc[KafkaShareGroupTargetAssignmentMetadataValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaShareGroupTargetAssignmentMetadataValue =
  template this: untyped = result
  this = new(KafkaShareGroupTargetAssignmentMetadataValue)
  let root = if root == nil: cast[KafkaShareGroupTargetAssignmentMetadataValue](this) else: cast[KafkaShareGroupTargetAssignmentMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The version of the message.
  ]##
  let messageVersionExpr = this.io.readS2be()
  this.messageVersion = messageVersionExpr

  ##[
  `int32`, since Kafka 4.0.
  ]##
  let assignmentEpochExpr = this.io.readS4be()
  this.assignmentEpoch = assignmentEpochExpr

  ##[
  The fields that are there only where they differ from their defaults.
  ]##
  let taggedFieldsExpr = KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedFields.read(this.io, this.root, this)
  this.taggedFields = taggedFieldsExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaShareGroupTargetAssignmentMetadataValue], filename: string): KafkaShareGroupTargetAssignmentMetadataValue =
  KafkaShareGroupTargetAssignmentMetadataValue.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `AssignmentTimestamp`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json">ShareGroupTargetAssignmentMetadataValue</a>
]##
proc read*(_: typedesc[KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedField): KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag =
  template this: untyped = result
  this = new(KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag)
  let root = if root == nil: cast[KafkaShareGroupTargetAssignmentMetadataValue](this) else: cast[KafkaShareGroupTargetAssignmentMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `int64`, since Kafka 4.3. Tag 0. 0 unless it is given. JavaScript
rounds it beyond 2^53.

  ]##
  let assignmentTimestampExpr = this.io.readS8be()
  this.assignmentTimestamp = assignmentTimestampExpr

proc fromFile*(_: typedesc[KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag], filename: string): KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag =
  KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag.read(newKaitaiFileStream(filename), nil, nil)


##[
A tagged field of `share_group_target_assignment_metadata_value`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json">ShareGroupTargetAssignmentMetadataValue</a>
]##
proc read*(_: typedesc[KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedFields): KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedField =
  template this: untyped = result
  this = new(KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedField)
  let root = if root == nil: cast[KafkaShareGroupTargetAssignmentMetadataValue](this) else: cast[KafkaShareGroupTargetAssignmentMetadataValue](root)
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
  `int64`, since Kafka 4.3. Tag 0. 0 unless it is given. JavaScript
rounds it beyond 2^53.

  ]##
  if this.tag.value == 0:
    let rawAssignmentTimestampExpr = this.io.readBytes(int(this.lenData.value))
    this.rawAssignmentTimestamp = rawAssignmentTimestampExpr
    let rawAssignmentTimestampIo = newKaitaiStream(rawAssignmentTimestampExpr)
    let assignmentTimestampExpr = KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag.read(rawAssignmentTimestampIo, this.root, this)
    this.assignmentTimestamp = assignmentTimestampExpr

  ##[
  A field of a tag that is not known.
  ]##
  if this.tag.value > 0:
    let unknownDataExpr = this.io.readBytes(int(this.lenData.value))
    this.unknownData = unknownDataExpr

proc fromFile*(_: typedesc[KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedField], filename: string): KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedField =
  KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedField.read(newKaitaiFileStream(filename), nil, nil)


##[
The tagged fields of `share_group_target_assignment_metadata_value`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json">ShareGroupTargetAssignmentMetadataValue</a>
]##
proc read*(_: typedesc[KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareGroupTargetAssignmentMetadataValue): KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedFields =
  template this: untyped = result
  this = new(KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedFields)
  let root = if root == nil: cast[KafkaShareGroupTargetAssignmentMetadataValue](this) else: cast[KafkaShareGroupTargetAssignmentMetadataValue](root)
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
    let it = KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedField.read(this.io, this.root, this)
    this.fields.add(it)

proc fromFile*(_: typedesc[KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedFields], filename: string): KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedFields =
  KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedFields.read(newKaitaiFileStream(filename), nil, nil)
