import kaitai_struct_nim_runtime
import options
import kafka_unsigned_varint
import kafka_tagged_fields

type
  KafkaShareGroupCurrentMemberAssignmentValue* = ref object of KaitaiStruct
    `messageVersion`*: int16
    `memberEpoch`*: int32
    `previousMemberEpoch`*: int32
    `state`*: int8
    `numAssignedPartitionsPlusOne`*: KafkaUnsignedVarint
    `assignedPartitions`*: seq[KafkaShareGroupCurrentMemberAssignmentValue_ShareGroupCurrentMemberAssignmentValueTopicPartitions]
    `taggedFields`*: KafkaTaggedFields
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
  KafkaShareGroupCurrentMemberAssignmentValue_ShareGroupCurrentMemberAssignmentValueTopicPartitions* = ref object of KaitaiStruct
    `topicId`*: seq[byte]
    `numPartitionsPlusOne`*: KafkaUnsignedVarint
    `partitions`*: seq[int32]
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaShareGroupCurrentMemberAssignmentValue

proc read*(_: typedesc[KafkaShareGroupCurrentMemberAssignmentValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaShareGroupCurrentMemberAssignmentValue
proc read*(_: typedesc[KafkaShareGroupCurrentMemberAssignmentValue_ShareGroupCurrentMemberAssignmentValueTopicPartitions], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareGroupCurrentMemberAssignmentValue): KafkaShareGroupCurrentMemberAssignmentValue_ShareGroupCurrentMemberAssignmentValueTopicPartitions



##[
The value of a record of type 14 in `__consumer_offsets`. Since Kafka 4.0.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentValue.json">ShareGroupCurrentMemberAssignmentValue</a>
]##
proc read*(_: typedesc[KafkaShareGroupCurrentMemberAssignmentValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaShareGroupCurrentMemberAssignmentValue =
  template this: untyped = result
  this = new(KafkaShareGroupCurrentMemberAssignmentValue)
  let root = if root == nil: cast[KafkaShareGroupCurrentMemberAssignmentValue](this) else: cast[KafkaShareGroupCurrentMemberAssignmentValue](root)
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
  let memberEpochExpr = this.io.readS4be()
  this.memberEpoch = memberEpochExpr

  ##[
  `int32`, since Kafka 4.0.
  ]##
  let previousMemberEpochExpr = this.io.readS4be()
  this.previousMemberEpoch = previousMemberEpochExpr

  ##[
  `int8`, since Kafka 4.0.
  ]##
  let stateExpr = this.io.readS1()
  this.state = stateExpr

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numAssignedPartitionsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numAssignedPartitionsPlusOne = numAssignedPartitionsPlusOneExpr

  ##[
  `[]TopicPartitions`, since Kafka 4.0.
  ]##
  if this.numAssignedPartitionsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numAssignedPartitionsPlusOne.value - (int64(1))))):
      let it = KafkaShareGroupCurrentMemberAssignmentValue_ShareGroupCurrentMemberAssignmentValueTopicPartitions.read(this.io, this.root, this)
      this.assignedPartitions.add(it)

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

proc fromFile*(_: typedesc[KafkaShareGroupCurrentMemberAssignmentValue], filename: string): KafkaShareGroupCurrentMemberAssignmentValue =
  KafkaShareGroupCurrentMemberAssignmentValue.read(newKaitaiFileStream(filename), nil, nil)


##[
`TopicPartitions` of `ShareGroupCurrentMemberAssignmentValue`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentValue.json">ShareGroupCurrentMemberAssignmentValue, TopicPartitions</a>
]##
proc read*(_: typedesc[KafkaShareGroupCurrentMemberAssignmentValue_ShareGroupCurrentMemberAssignmentValueTopicPartitions], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareGroupCurrentMemberAssignmentValue): KafkaShareGroupCurrentMemberAssignmentValue_ShareGroupCurrentMemberAssignmentValueTopicPartitions =
  template this: untyped = result
  this = new(KafkaShareGroupCurrentMemberAssignmentValue_ShareGroupCurrentMemberAssignmentValueTopicPartitions)
  let root = if root == nil: cast[KafkaShareGroupCurrentMemberAssignmentValue](this) else: cast[KafkaShareGroupCurrentMemberAssignmentValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `uuid`, since Kafka 4.0.
  ]##
  let topicIdExpr = this.io.readBytes(int(16))
  this.topicId = topicIdExpr

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numPartitionsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numPartitionsPlusOne = numPartitionsPlusOneExpr

  ##[
  `[]int32`, since Kafka 4.0.
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

proc fromFile*(_: typedesc[KafkaShareGroupCurrentMemberAssignmentValue_ShareGroupCurrentMemberAssignmentValueTopicPartitions], filename: string): KafkaShareGroupCurrentMemberAssignmentValue_ShareGroupCurrentMemberAssignmentValueTopicPartitions =
  KafkaShareGroupCurrentMemberAssignmentValue_ShareGroupCurrentMemberAssignmentValueTopicPartitions.read(newKaitaiFileStream(filename), nil, nil)
