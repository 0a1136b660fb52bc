import kaitai_struct_nim_runtime
import options
import kafka_unsigned_varint
import kafka_tagged_fields

type
  KafkaConsumerGroupTargetAssignmentMemberValue* = ref object of KaitaiStruct
    `messageVersion`*: int16
    `numTopicPartitionsPlusOne`*: KafkaUnsignedVarint
    `topicPartitions`*: seq[KafkaConsumerGroupTargetAssignmentMemberValue_ConsumerGroupTargetAssignmentMemberValueTopicPartition]
    `taggedFields`*: KafkaTaggedFields
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
  KafkaConsumerGroupTargetAssignmentMemberValue_ConsumerGroupTargetAssignmentMemberValueTopicPartition* = ref object of KaitaiStruct
    `topicId`*: seq[byte]
    `numPartitionsPlusOne`*: KafkaUnsignedVarint
    `partitions`*: seq[int32]
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaConsumerGroupTargetAssignmentMemberValue

proc read*(_: typedesc[KafkaConsumerGroupTargetAssignmentMemberValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaConsumerGroupTargetAssignmentMemberValue
proc read*(_: typedesc[KafkaConsumerGroupTargetAssignmentMemberValue_ConsumerGroupTargetAssignmentMemberValueTopicPartition], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupTargetAssignmentMemberValue): KafkaConsumerGroupTargetAssignmentMemberValue_ConsumerGroupTargetAssignmentMemberValueTopicPartition



##[
The value of a record of type 7 in `__consumer_offsets`. Since Kafka 3.5.
Version 0 has this layout since Kafka 3.8; earlier releases wrote another one
under the same number, and nothing in the bytes says so.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMemberValue.json">ConsumerGroupTargetAssignmentMemberValue</a>
]##
proc read*(_: typedesc[KafkaConsumerGroupTargetAssignmentMemberValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaConsumerGroupTargetAssignmentMemberValue =
  template this: untyped = result
  this = new(KafkaConsumerGroupTargetAssignmentMemberValue)
  let root = if root == nil: cast[KafkaConsumerGroupTargetAssignmentMemberValue](this) else: cast[KafkaConsumerGroupTargetAssignmentMemberValue](root)
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
  `[]TopicPartition`, since Kafka 3.5.
  ]##
  if this.numTopicPartitionsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numTopicPartitionsPlusOne.value - (int64(1))))):
      let it = KafkaConsumerGroupTargetAssignmentMemberValue_ConsumerGroupTargetAssignmentMemberValueTopicPartition.read(this.io, this.root, this)
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

proc fromFile*(_: typedesc[KafkaConsumerGroupTargetAssignmentMemberValue], filename: string): KafkaConsumerGroupTargetAssignmentMemberValue =
  KafkaConsumerGroupTargetAssignmentMemberValue.read(newKaitaiFileStream(filename), nil, nil)


##[
`TopicPartition` of `ConsumerGroupTargetAssignmentMemberValue`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMemberValue.json">ConsumerGroupTargetAssignmentMemberValue, TopicPartition</a>
]##
proc read*(_: typedesc[KafkaConsumerGroupTargetAssignmentMemberValue_ConsumerGroupTargetAssignmentMemberValueTopicPartition], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupTargetAssignmentMemberValue): KafkaConsumerGroupTargetAssignmentMemberValue_ConsumerGroupTargetAssignmentMemberValueTopicPartition =
  template this: untyped = result
  this = new(KafkaConsumerGroupTargetAssignmentMemberValue_ConsumerGroupTargetAssignmentMemberValueTopicPartition)
  let root = if root == nil: cast[KafkaConsumerGroupTargetAssignmentMemberValue](this) else: cast[KafkaConsumerGroupTargetAssignmentMemberValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `uuid`, since Kafka 3.5.
  ]##
  let topicIdExpr = this.io.readBytes(int(16))
  this.topicId = topicIdExpr

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numPartitionsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numPartitionsPlusOne = numPartitionsPlusOneExpr

  ##[
  `[]int32`, since Kafka 3.5.
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

proc fromFile*(_: typedesc[KafkaConsumerGroupTargetAssignmentMemberValue_ConsumerGroupTargetAssignmentMemberValueTopicPartition], filename: string): KafkaConsumerGroupTargetAssignmentMemberValue_ConsumerGroupTargetAssignmentMemberValueTopicPartition =
  KafkaConsumerGroupTargetAssignmentMemberValue_ConsumerGroupTargetAssignmentMemberValueTopicPartition.read(newKaitaiFileStream(filename), nil, nil)
