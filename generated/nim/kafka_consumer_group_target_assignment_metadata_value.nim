import kaitai_struct_nim_runtime
import options
import kafka_unsigned_varint

type
  KafkaConsumerGroupTargetAssignmentMetadataValue* = ref object of KaitaiStruct
    `messageVersion`*: int16
    `assignmentEpoch`*: int32
    `taggedFields`*: KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueTaggedFields
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
  KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag* = ref object of KaitaiStruct
    `assignmentTimestamp`*: int64
    `parent`*: KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueTaggedField
  KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueTaggedField* = ref object of KaitaiStruct
    `tag`*: KafkaUnsignedVarint
    `lenData`*: KafkaUnsignedVarint
    `assignmentTimestamp`*: KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag
    `unknownData`*: seq[byte]
    `parent`*: KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueTaggedFields
    `rawAssignmentTimestamp`*: seq[byte]
  KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueTaggedFields* = ref object of KaitaiStruct
    `numFields`*: KafkaUnsignedVarint
    `fields`*: seq[KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueTaggedField]
    `parent`*: KafkaConsumerGroupTargetAssignmentMetadataValue

proc read*(_: typedesc[KafkaConsumerGroupTargetAssignmentMetadataValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaConsumerGroupTargetAssignmentMetadataValue
proc read*(_: typedesc[KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueTaggedField): KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag
proc read*(_: typedesc[KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueTaggedFields): KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueTaggedField
proc read*(_: typedesc[KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupTargetAssignmentMetadataValue): KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueTaggedFields



##[
The value of a record of type 6 in `__consumer_offsets`. Since Kafka 3.5.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataValue.json">ConsumerGroupTargetAssignmentMetadataValue</a>
]##
proc read*(_: typedesc[KafkaConsumerGroupTargetAssignmentMetadataValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaConsumerGroupTargetAssignmentMetadataValue =
  template this: untyped = result
  this = new(KafkaConsumerGroupTargetAssignmentMetadataValue)
  let root = if root == nil: cast[KafkaConsumerGroupTargetAssignmentMetadataValue](this) else: cast[KafkaConsumerGroupTargetAssignmentMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The version of the message.
  ]##
  let messageVersionExpr = this.io.readS2be()
  this.messageVersion = messageVersionExpr

  ##[
  `int32`, since Kafka 3.5.
  ]##
  let assignmentEpochExpr = this.io.readS4be()
  this.assignmentEpoch = assignmentEpochExpr

  ##[
  The fields that are there only where they differ from their defaults.
  ]##
  let taggedFieldsExpr = KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueTaggedFields.read(this.io, this.root, this)
  this.taggedFields = taggedFieldsExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaConsumerGroupTargetAssignmentMetadataValue], filename: string): KafkaConsumerGroupTargetAssignmentMetadataValue =
  KafkaConsumerGroupTargetAssignmentMetadataValue.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `AssignmentTimestamp`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataValue.json">ConsumerGroupTargetAssignmentMetadataValue</a>
]##
proc read*(_: typedesc[KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueTaggedField): KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag =
  template this: untyped = result
  this = new(KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag)
  let root = if root == nil: cast[KafkaConsumerGroupTargetAssignmentMetadataValue](this) else: cast[KafkaConsumerGroupTargetAssignmentMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `int64`, since Kafka 4.3. Tag 0. 0 unless it is given. JavaScript
rounds it beyond 2^53.

  ]##
  let assignmentTimestampExpr = this.io.readS8be()
  this.assignmentTimestamp = assignmentTimestampExpr

proc fromFile*(_: typedesc[KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag], filename: string): KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag =
  KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag.read(newKaitaiFileStream(filename), nil, nil)


##[
A tagged field of `consumer_group_target_assignment_metadata_value`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataValue.json">ConsumerGroupTargetAssignmentMetadataValue</a>
]##
proc read*(_: typedesc[KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueTaggedFields): KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueTaggedField =
  template this: untyped = result
  this = new(KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueTaggedField)
  let root = if root == nil: cast[KafkaConsumerGroupTargetAssignmentMetadataValue](this) else: cast[KafkaConsumerGroupTargetAssignmentMetadataValue](root)
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
    let assignmentTimestampExpr = KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueAssignmentTimestampTag.read(rawAssignmentTimestampIo, this.root, this)
    this.assignmentTimestamp = assignmentTimestampExpr

  ##[
  A field of a tag that is not known.
  ]##
  if this.tag.value > 0:
    let unknownDataExpr = this.io.readBytes(int(this.lenData.value))
    this.unknownData = unknownDataExpr

proc fromFile*(_: typedesc[KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueTaggedField], filename: string): KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueTaggedField =
  KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueTaggedField.read(newKaitaiFileStream(filename), nil, nil)


##[
The tagged fields of `consumer_group_target_assignment_metadata_value`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataValue.json">ConsumerGroupTargetAssignmentMetadataValue</a>
]##
proc read*(_: typedesc[KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupTargetAssignmentMetadataValue): KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueTaggedFields =
  template this: untyped = result
  this = new(KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueTaggedFields)
  let root = if root == nil: cast[KafkaConsumerGroupTargetAssignmentMetadataValue](this) else: cast[KafkaConsumerGroupTargetAssignmentMetadataValue](root)
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
    let it = KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueTaggedField.read(this.io, this.root, this)
    this.fields.add(it)

proc fromFile*(_: typedesc[KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueTaggedFields], filename: string): KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueTaggedFields =
  KafkaConsumerGroupTargetAssignmentMetadataValue_ConsumerGroupTargetAssignmentMetadataValueTaggedFields.read(newKaitaiFileStream(filename), nil, nil)
