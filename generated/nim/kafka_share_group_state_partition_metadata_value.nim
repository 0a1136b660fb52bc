import kaitai_struct_nim_runtime
import options
import kafka_compact_string
import kafka_unsigned_varint
import kafka_tagged_fields

type
  KafkaShareGroupStatePartitionMetadataValue* = ref object of KaitaiStruct
    `messageVersion`*: int16
    `numInitializingTopicsPlusOne`*: KafkaUnsignedVarint
    `initializingTopics`*: seq[KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicPartitionsInfo]
    `numInitializedTopicsPlusOne`*: KafkaUnsignedVarint
    `initializedTopics`*: seq[KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicPartitionsInfo]
    `numDeletingTopicsPlusOne`*: KafkaUnsignedVarint
    `deletingTopics`*: seq[KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicInfo]
    `taggedFields`*: KafkaTaggedFields
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
  KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicInfo* = ref object of KaitaiStruct
    `topicId`*: seq[byte]
    `topicName`*: KafkaCompactString
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaShareGroupStatePartitionMetadataValue
  KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicPartitionsInfo* = ref object of KaitaiStruct
    `topicId`*: seq[byte]
    `topicName`*: KafkaCompactString
    `numPartitionsPlusOne`*: KafkaUnsignedVarint
    `partitions`*: seq[int32]
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaShareGroupStatePartitionMetadataValue

proc read*(_: typedesc[KafkaShareGroupStatePartitionMetadataValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaShareGroupStatePartitionMetadataValue
proc read*(_: typedesc[KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicInfo], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareGroupStatePartitionMetadataValue): KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicInfo
proc read*(_: typedesc[KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicPartitionsInfo], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareGroupStatePartitionMetadataValue): KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicPartitionsInfo



##[
The value of a record of type 15 in `__consumer_offsets`. Since Kafka 4.0.
Version 0 has this layout since Kafka 4.1; earlier releases wrote another one
under the same number, and nothing in the bytes says so.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json">ShareGroupStatePartitionMetadataValue</a>
]##
proc read*(_: typedesc[KafkaShareGroupStatePartitionMetadataValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaShareGroupStatePartitionMetadataValue =
  template this: untyped = result
  this = new(KafkaShareGroupStatePartitionMetadataValue)
  let root = if root == nil: cast[KafkaShareGroupStatePartitionMetadataValue](this) else: cast[KafkaShareGroupStatePartitionMetadataValue](root)
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
  let numInitializingTopicsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numInitializingTopicsPlusOne = numInitializingTopicsPlusOneExpr

  ##[
  `[]TopicPartitionsInfo`, since Kafka 4.1.
  ]##
  if this.numInitializingTopicsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numInitializingTopicsPlusOne.value - (int64(1))))):
      let it = KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicPartitionsInfo.read(this.io, this.root, this)
      this.initializingTopics.add(it)

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numInitializedTopicsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numInitializedTopicsPlusOne = numInitializedTopicsPlusOneExpr

  ##[
  `[]TopicPartitionsInfo`, since Kafka 4.0.
  ]##
  if this.numInitializedTopicsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numInitializedTopicsPlusOne.value - (int64(1))))):
      let it = KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicPartitionsInfo.read(this.io, this.root, this)
      this.initializedTopics.add(it)

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numDeletingTopicsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numDeletingTopicsPlusOne = numDeletingTopicsPlusOneExpr

  ##[
  `[]TopicInfo`, since Kafka 4.0.
  ]##
  if this.numDeletingTopicsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numDeletingTopicsPlusOne.value - (int64(1))))):
      let it = KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicInfo.read(this.io, this.root, this)
      this.deletingTopics.add(it)

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

proc fromFile*(_: typedesc[KafkaShareGroupStatePartitionMetadataValue], filename: string): KafkaShareGroupStatePartitionMetadataValue =
  KafkaShareGroupStatePartitionMetadataValue.read(newKaitaiFileStream(filename), nil, nil)


##[
`TopicInfo` of `ShareGroupStatePartitionMetadataValue`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json">ShareGroupStatePartitionMetadataValue, TopicInfo</a>
]##
proc read*(_: typedesc[KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicInfo], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareGroupStatePartitionMetadataValue): KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicInfo =
  template this: untyped = result
  this = new(KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicInfo)
  let root = if root == nil: cast[KafkaShareGroupStatePartitionMetadataValue](this) else: cast[KafkaShareGroupStatePartitionMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `uuid`, since Kafka 4.0.
  ]##
  let topicIdExpr = this.io.readBytes(int(16))
  this.topicId = topicIdExpr

  ##[
  `string`, since Kafka 4.0.
  ]##
  let topicNameExpr = KafkaCompactString.read(this.io, nil, nil)
  this.topicName = topicNameExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicInfo], filename: string): KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicInfo =
  KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicInfo.read(newKaitaiFileStream(filename), nil, nil)


##[
`TopicPartitionsInfo` of `ShareGroupStatePartitionMetadataValue`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json">ShareGroupStatePartitionMetadataValue, TopicPartitionsInfo</a>
]##
proc read*(_: typedesc[KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicPartitionsInfo], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareGroupStatePartitionMetadataValue): KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicPartitionsInfo =
  template this: untyped = result
  this = new(KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicPartitionsInfo)
  let root = if root == nil: cast[KafkaShareGroupStatePartitionMetadataValue](this) else: cast[KafkaShareGroupStatePartitionMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `uuid`, since Kafka 4.0.
  ]##
  let topicIdExpr = this.io.readBytes(int(16))
  this.topicId = topicIdExpr

  ##[
  `string`, since Kafka 4.0.
  ]##
  let topicNameExpr = KafkaCompactString.read(this.io, nil, nil)
  this.topicName = topicNameExpr

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

proc fromFile*(_: typedesc[KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicPartitionsInfo], filename: string): KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicPartitionsInfo =
  KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicPartitionsInfo.read(newKaitaiFileStream(filename), nil, nil)
