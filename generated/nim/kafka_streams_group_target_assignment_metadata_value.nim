import kaitai_struct_nim_runtime
import options
import kafka_unsigned_varint

type
  KafkaStreamsGroupTargetAssignmentMetadataValue* = ref object of KaitaiStruct
    `messageVersion`*: int16
    `assignmentEpoch`*: int32
    `taggedFields`*: KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedFields
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
  KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag* = ref object of KaitaiStruct
    `assignmentTimestamp`*: int64
    `parent`*: KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedField
  KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedField* = ref object of KaitaiStruct
    `tag`*: KafkaUnsignedVarint
    `lenData`*: KafkaUnsignedVarint
    `assignmentTimestamp`*: KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag
    `unknownData`*: seq[byte]
    `parent`*: KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedFields
    `rawAssignmentTimestamp`*: seq[byte]
  KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedFields* = ref object of KaitaiStruct
    `numFields`*: KafkaUnsignedVarint
    `fields`*: seq[KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedField]
    `parent`*: KafkaStreamsGroupTargetAssignmentMetadataValue

proc read*(_: typedesc[KafkaStreamsGroupTargetAssignmentMetadataValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaStreamsGroupTargetAssignmentMetadataValue
proc read*(_: typedesc[KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedField): KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag
proc read*(_: typedesc[KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedFields): KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedField
proc read*(_: typedesc[KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupTargetAssignmentMetadataValue): KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedFields



##[
The value of a record of type 20 in `__consumer_offsets`. Since Kafka 4.1.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataValue.json">StreamsGroupTargetAssignmentMetadataValue</a>
]##
proc read*(_: typedesc[KafkaStreamsGroupTargetAssignmentMetadataValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaStreamsGroupTargetAssignmentMetadataValue =
  template this: untyped = result
  this = new(KafkaStreamsGroupTargetAssignmentMetadataValue)
  let root = if root == nil: cast[KafkaStreamsGroupTargetAssignmentMetadataValue](this) else: cast[KafkaStreamsGroupTargetAssignmentMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The version of the message.
  ]##
  let messageVersionExpr = this.io.readS2be()
  this.messageVersion = messageVersionExpr

  ##[
  `int32`, since Kafka 4.1.
  ]##
  let assignmentEpochExpr = this.io.readS4be()
  this.assignmentEpoch = assignmentEpochExpr

  ##[
  The fields that are there only where they differ from their defaults.
  ]##
  let taggedFieldsExpr = KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedFields.read(this.io, this.root, this)
  this.taggedFields = taggedFieldsExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaStreamsGroupTargetAssignmentMetadataValue], filename: string): KafkaStreamsGroupTargetAssignmentMetadataValue =
  KafkaStreamsGroupTargetAssignmentMetadataValue.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `AssignmentTimestamp`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataValue.json">StreamsGroupTargetAssignmentMetadataValue</a>
]##
proc read*(_: typedesc[KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedField): KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag =
  template this: untyped = result
  this = new(KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag)
  let root = if root == nil: cast[KafkaStreamsGroupTargetAssignmentMetadataValue](this) else: cast[KafkaStreamsGroupTargetAssignmentMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `int64`, since Kafka 4.3. Tag 0. 0 unless it is given. JavaScript
rounds it beyond 2^53.

  ]##
  let assignmentTimestampExpr = this.io.readS8be()
  this.assignmentTimestamp = assignmentTimestampExpr

proc fromFile*(_: typedesc[KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag], filename: string): KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag =
  KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag.read(newKaitaiFileStream(filename), nil, nil)


##[
A tagged field of `streams_group_target_assignment_metadata_value`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataValue.json">StreamsGroupTargetAssignmentMetadataValue</a>
]##
proc read*(_: typedesc[KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedFields): KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedField =
  template this: untyped = result
  this = new(KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedField)
  let root = if root == nil: cast[KafkaStreamsGroupTargetAssignmentMetadataValue](this) else: cast[KafkaStreamsGroupTargetAssignmentMetadataValue](root)
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
    let assignmentTimestampExpr = KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag.read(rawAssignmentTimestampIo, this.root, this)
    this.assignmentTimestamp = assignmentTimestampExpr

  ##[
  A field of a tag that is not known.
  ]##
  if this.tag.value > 0:
    let unknownDataExpr = this.io.readBytes(int(this.lenData.value))
    this.unknownData = unknownDataExpr

proc fromFile*(_: typedesc[KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedField], filename: string): KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedField =
  KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedField.read(newKaitaiFileStream(filename), nil, nil)


##[
The tagged fields of `streams_group_target_assignment_metadata_value`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataValue.json">StreamsGroupTargetAssignmentMetadataValue</a>
]##
proc read*(_: typedesc[KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupTargetAssignmentMetadataValue): KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedFields =
  template this: untyped = result
  this = new(KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedFields)
  let root = if root == nil: cast[KafkaStreamsGroupTargetAssignmentMetadataValue](this) else: cast[KafkaStreamsGroupTargetAssignmentMetadataValue](root)
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
    let it = KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedField.read(this.io, this.root, this)
    this.fields.add(it)

proc fromFile*(_: typedesc[KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedFields], filename: string): KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedFields =
  KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedFields.read(newKaitaiFileStream(filename), nil, nil)
