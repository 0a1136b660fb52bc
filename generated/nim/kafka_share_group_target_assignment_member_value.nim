import kaitai_struct_nim_runtime
import options
import kafka_unsigned_varint
import kafka_tagged_fields

type
  KafkaShareGroupTargetAssignmentMemberValue* = ref object of KaitaiStruct
    `messageVersion`*: int16
    `numTopicPartitionsPlusOne`*: KafkaUnsignedVarint
    `topicPartitions`*: seq[KafkaShareGroupTargetAssignmentMemberValue_ShareGroupTargetAssignmentMemberValueTopicPartition]
    `taggedFields`*: KafkaTaggedFields
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
  KafkaShareGroupTargetAssignmentMemberValue_ShareGroupTargetAssignmentMemberValueTopicPartition* = ref object of KaitaiStruct
    `topicId`*: seq[byte]
    `numPartitionsPlusOne`*: KafkaUnsignedVarint
    `partitions`*: seq[int32]
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaShareGroupTargetAssignmentMemberValue

proc read*(_: typedesc[KafkaShareGroupTargetAssignmentMemberValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaShareGroupTargetAssignmentMemberValue
proc read*(_: typedesc[KafkaShareGroupTargetAssignmentMemberValue_ShareGroupTargetAssignmentMemberValueTopicPartition], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareGroupTargetAssignmentMemberValue): KafkaShareGroupTargetAssignmentMemberValue_ShareGroupTargetAssignmentMemberValueTopicPartition



##[
The value of a record of type 13 in `__consumer_offsets`. Since Kafka 4.0.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMemberValue.json">ShareGroupTargetAssignmentMemberValue</a>
]##
proc read*(_: typedesc[KafkaShareGroupTargetAssignmentMemberValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaShareGroupTargetAssignmentMemberValue =
  template this: untyped = result
  this = new(KafkaShareGroupTargetAssignmentMemberValue)
  let root = if root == nil: cast[KafkaShareGroupTargetAssignmentMemberValue](this) else: cast[KafkaShareGroupTargetAssignmentMemberValue](root)
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
  let numTopicPartitionsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numTopicPartitionsPlusOne = numTopicPartitionsPlusOneExpr

  ##[
  `[]TopicPartition`, since Kafka 4.0.
  ]##
  if this.numTopicPartitionsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numTopicPartitionsPlusOne.value - (int64(1))))):
      let it = KafkaShareGroupTargetAssignmentMemberValue_ShareGroupTargetAssignmentMemberValueTopicPartition.read(this.io, this.root, this)
      this.topicPartitions.add(it)

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

proc fromFile*(_: typedesc[KafkaShareGroupTargetAssignmentMemberValue], filename: string): KafkaShareGroupTargetAssignmentMemberValue =
  KafkaShareGroupTargetAssignmentMemberValue.read(newKaitaiFileStream(filename), nil, nil)


##[
`TopicPartition` of `ShareGroupTargetAssignmentMemberValue`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMemberValue.json">ShareGroupTargetAssignmentMemberValue, TopicPartition</a>
]##
proc read*(_: typedesc[KafkaShareGroupTargetAssignmentMemberValue_ShareGroupTargetAssignmentMemberValueTopicPartition], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareGroupTargetAssignmentMemberValue): KafkaShareGroupTargetAssignmentMemberValue_ShareGroupTargetAssignmentMemberValueTopicPartition =
  template this: untyped = result
  this = new(KafkaShareGroupTargetAssignmentMemberValue_ShareGroupTargetAssignmentMemberValueTopicPartition)
  let root = if root == nil: cast[KafkaShareGroupTargetAssignmentMemberValue](this) else: cast[KafkaShareGroupTargetAssignmentMemberValue](root)
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

proc fromFile*(_: typedesc[KafkaShareGroupTargetAssignmentMemberValue_ShareGroupTargetAssignmentMemberValueTopicPartition], filename: string): KafkaShareGroupTargetAssignmentMemberValue_ShareGroupTargetAssignmentMemberValueTopicPartition =
  KafkaShareGroupTargetAssignmentMemberValue_ShareGroupTargetAssignmentMemberValueTopicPartition.read(newKaitaiFileStream(filename), nil, nil)
