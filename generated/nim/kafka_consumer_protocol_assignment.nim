import kaitai_struct_nim_runtime
import options
import kafka_string
import kafka_bytes

type
  KafkaConsumerProtocolAssignment* = ref object of KaitaiStruct
    `messageVersion`*: int16
    `numAssignedPartitions`*: int32
    `assignedPartitions`*: seq[KafkaConsumerProtocolAssignment_ConsumerProtocolAssignmentTopicPartition]
    `userData`*: KafkaBytes
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
  KafkaConsumerProtocolAssignment_ConsumerProtocolAssignmentTopicPartition* = ref object of KaitaiStruct
    `topic`*: KafkaString
    `numPartitions`*: int32
    `partitions`*: seq[int32]
    `parent`*: KafkaConsumerProtocolAssignment

proc read*(_: typedesc[KafkaConsumerProtocolAssignment], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaConsumerProtocolAssignment
proc read*(_: typedesc[KafkaConsumerProtocolAssignment_ConsumerProtocolAssignmentTopicPartition], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerProtocolAssignment): KafkaConsumerProtocolAssignment_ConsumerProtocolAssignmentTopicPartition



##[
A blob of a consumer in the metadata of its group, as `GroupMetadataValue`
has it. Since Kafka 0.9. Version 1 since Kafka 2.4. Version 2 since Kafka
3.4. Version 3 since Kafka 3.4.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolAssignment.json">ConsumerProtocolAssignment</a>
]##
proc read*(_: typedesc[KafkaConsumerProtocolAssignment], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaConsumerProtocolAssignment =
  template this: untyped = result
  this = new(KafkaConsumerProtocolAssignment)
  let root = if root == nil: cast[KafkaConsumerProtocolAssignment](this) else: cast[KafkaConsumerProtocolAssignment](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The version of the message.
  ]##
  let messageVersionExpr = this.io.readS2be()
  this.messageVersion = messageVersionExpr

  ##[
  The number of elements; any value below zero means null.
  ]##
  let numAssignedPartitionsExpr = this.io.readS4be()
  this.numAssignedPartitions = numAssignedPartitionsExpr

  ##[
  `[]TopicPartition`, since Kafka 0.9.
  ]##
  if this.numAssignedPartitions >= 0:
    for i in 0 ..< int(this.numAssignedPartitions):
      let it = KafkaConsumerProtocolAssignment_ConsumerProtocolAssignmentTopicPartition.read(this.io, this.root, this)
      this.assignedPartitions.add(it)

  ##[
  `bytes`, since Kafka 0.9. Null unless it is given. May be null.
  ]##
  let userDataExpr = KafkaBytes.read(this.io, nil, nil)
  this.userData = userDataExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaConsumerProtocolAssignment], filename: string): KafkaConsumerProtocolAssignment =
  KafkaConsumerProtocolAssignment.read(newKaitaiFileStream(filename), nil, nil)


##[
`TopicPartition` of `ConsumerProtocolAssignment`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolAssignment.json">ConsumerProtocolAssignment, TopicPartition</a>
]##
proc read*(_: typedesc[KafkaConsumerProtocolAssignment_ConsumerProtocolAssignmentTopicPartition], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerProtocolAssignment): KafkaConsumerProtocolAssignment_ConsumerProtocolAssignmentTopicPartition =
  template this: untyped = result
  this = new(KafkaConsumerProtocolAssignment_ConsumerProtocolAssignmentTopicPartition)
  let root = if root == nil: cast[KafkaConsumerProtocolAssignment](this) else: cast[KafkaConsumerProtocolAssignment](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `string`, since Kafka 0.9.
  ]##
  let topicExpr = KafkaString.read(this.io, nil, nil)
  this.topic = topicExpr

  ##[
  The number of elements; any value below zero means null.
  ]##
  let numPartitionsExpr = this.io.readS4be()
  this.numPartitions = numPartitionsExpr

  ##[
  `[]int32`, since Kafka 0.9.
  ]##
  if this.numPartitions >= 0:
    for i in 0 ..< int(this.numPartitions):
      let it = this.io.readS4be()
      this.partitions.add(it)

proc fromFile*(_: typedesc[KafkaConsumerProtocolAssignment_ConsumerProtocolAssignmentTopicPartition], filename: string): KafkaConsumerProtocolAssignment_ConsumerProtocolAssignmentTopicPartition =
  KafkaConsumerProtocolAssignment_ConsumerProtocolAssignmentTopicPartition.read(newKaitaiFileStream(filename), nil, nil)
