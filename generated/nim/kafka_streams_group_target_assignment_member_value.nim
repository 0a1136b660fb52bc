import kaitai_struct_nim_runtime
import options
import kafka_compact_string
import kafka_unsigned_varint
import kafka_tagged_fields

type
  KafkaStreamsGroupTargetAssignmentMemberValue* = ref object of KaitaiStruct
    `messageVersion`*: int16
    `numActiveTasksPlusOne`*: KafkaUnsignedVarint
    `activeTasks`*: seq[KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds]
    `numStandbyTasksPlusOne`*: KafkaUnsignedVarint
    `standbyTasks`*: seq[KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds]
    `numWarmupTasksPlusOne`*: KafkaUnsignedVarint
    `warmupTasks`*: seq[KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds]
    `taggedFields`*: KafkaTaggedFields
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
  KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds* = ref object of KaitaiStruct
    `subtopologyId`*: KafkaCompactString
    `numPartitionsPlusOne`*: KafkaUnsignedVarint
    `partitions`*: seq[int32]
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaStreamsGroupTargetAssignmentMemberValue

proc read*(_: typedesc[KafkaStreamsGroupTargetAssignmentMemberValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaStreamsGroupTargetAssignmentMemberValue
proc read*(_: typedesc[KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupTargetAssignmentMemberValue): KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds



##[
The value of a record of type 21 in `__consumer_offsets`. Since Kafka 4.1.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberValue.json">StreamsGroupTargetAssignmentMemberValue</a>
]##
proc read*(_: typedesc[KafkaStreamsGroupTargetAssignmentMemberValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaStreamsGroupTargetAssignmentMemberValue =
  template this: untyped = result
  this = new(KafkaStreamsGroupTargetAssignmentMemberValue)
  let root = if root == nil: cast[KafkaStreamsGroupTargetAssignmentMemberValue](this) else: cast[KafkaStreamsGroupTargetAssignmentMemberValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The version of the message.
  ]##
  let messageVersionExpr = this.io.readS2be()
  this.messageVersion = messageVersionExpr

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numActiveTasksPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numActiveTasksPlusOne = numActiveTasksPlusOneExpr

  ##[
  `[]TaskIds`, since Kafka 4.1.
  ]##
  if this.numActiveTasksPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numActiveTasksPlusOne.value - (int64(1))))):
      let it = KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds.read(this.io, this.root, this)
      this.activeTasks.add(it)

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numStandbyTasksPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numStandbyTasksPlusOne = numStandbyTasksPlusOneExpr

  ##[
  `[]TaskIds`, since Kafka 4.1.
  ]##
  if this.numStandbyTasksPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numStandbyTasksPlusOne.value - (int64(1))))):
      let it = KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds.read(this.io, this.root, this)
      this.standbyTasks.add(it)

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numWarmupTasksPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numWarmupTasksPlusOne = numWarmupTasksPlusOneExpr

  ##[
  `[]TaskIds`, since Kafka 4.1.
  ]##
  if this.numWarmupTasksPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numWarmupTasksPlusOne.value - (int64(1))))):
      let it = KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds.read(this.io, this.root, this)
      this.warmupTasks.add(it)

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

proc fromFile*(_: typedesc[KafkaStreamsGroupTargetAssignmentMemberValue], filename: string): KafkaStreamsGroupTargetAssignmentMemberValue =
  KafkaStreamsGroupTargetAssignmentMemberValue.read(newKaitaiFileStream(filename), nil, nil)


##[
`TaskIds` of `StreamsGroupTargetAssignmentMemberValue`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberValue.json">StreamsGroupTargetAssignmentMemberValue, TaskIds</a>
]##
proc read*(_: typedesc[KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupTargetAssignmentMemberValue): KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds =
  template this: untyped = result
  this = new(KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds)
  let root = if root == nil: cast[KafkaStreamsGroupTargetAssignmentMemberValue](this) else: cast[KafkaStreamsGroupTargetAssignmentMemberValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `string`, since Kafka 4.1.
  ]##
  let subtopologyIdExpr = KafkaCompactString.read(this.io, nil, nil)
  this.subtopologyId = subtopologyIdExpr

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numPartitionsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numPartitionsPlusOne = numPartitionsPlusOneExpr

  ##[
  `[]int32`, since Kafka 4.1.
  ]##
  if this.numPartitionsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numPartitionsPlusOne.value - (int64(1))))):
      let it = this.io.readS4be()
      this.partitions.add(it)

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds], filename: string): KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds =
  KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds.read(newKaitaiFileStream(filename), nil, nil)
