import kaitai_struct_nim_runtime
import options
import kafka_compact_string
import kafka_unsigned_varint
import kafka_tagged_fields

type
  KafkaConsumerGroupPartitionMetadataValue* = ref object of KaitaiStruct
    `messageVersion`*: int16
    `numTopicsPlusOne`*: KafkaUnsignedVarint
    `topics`*: seq[KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValueTopicMetadata]
    `taggedFields`*: KafkaTaggedFields
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
  KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValuePartitionMetadata* = ref object of KaitaiStruct
    `partition`*: int32
    `numRacksPlusOne`*: KafkaUnsignedVarint
    `racks`*: seq[KafkaCompactString]
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValueTopicMetadata
  KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValueTopicMetadata* = ref object of KaitaiStruct
    `topicId`*: seq[byte]
    `topicName`*: KafkaCompactString
    `numPartitions`*: int32
    `numPartitionMetadataPlusOne`*: KafkaUnsignedVarint
    `partitionMetadata`*: seq[KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValuePartitionMetadata]
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaConsumerGroupPartitionMetadataValue

proc read*(_: typedesc[KafkaConsumerGroupPartitionMetadataValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaConsumerGroupPartitionMetadataValue
proc read*(_: typedesc[KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValuePartitionMetadata], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValueTopicMetadata): KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValuePartitionMetadata
proc read*(_: typedesc[KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValueTopicMetadata], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupPartitionMetadataValue): KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValueTopicMetadata



##[
The value of a record of type 4 in `__consumer_offsets`. Since Kafka 3.5.
Version 0 has this layout since Kafka 3.8; earlier releases wrote another one
under the same number, and nothing in the bytes says so.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json">ConsumerGroupPartitionMetadataValue</a>
]##
proc read*(_: typedesc[KafkaConsumerGroupPartitionMetadataValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaConsumerGroupPartitionMetadataValue =
  template this: untyped = result
  this = new(KafkaConsumerGroupPartitionMetadataValue)
  let root = if root == nil: cast[KafkaConsumerGroupPartitionMetadataValue](this) else: cast[KafkaConsumerGroupPartitionMetadataValue](root)
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
  let numTopicsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numTopicsPlusOne = numTopicsPlusOneExpr

  ##[
  `[]TopicMetadata`, since Kafka 3.5.
  ]##
  if this.numTopicsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numTopicsPlusOne.value - (int64(1))))):
      let it = KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValueTopicMetadata.read(this.io, this.root, this)
      this.topics.add(it)

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

proc fromFile*(_: typedesc[KafkaConsumerGroupPartitionMetadataValue], filename: string): KafkaConsumerGroupPartitionMetadataValue =
  KafkaConsumerGroupPartitionMetadataValue.read(newKaitaiFileStream(filename), nil, nil)


##[
`PartitionMetadata` of `ConsumerGroupPartitionMetadataValue`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json">ConsumerGroupPartitionMetadataValue, PartitionMetadata</a>
]##
proc read*(_: typedesc[KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValuePartitionMetadata], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValueTopicMetadata): KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValuePartitionMetadata =
  template this: untyped = result
  this = new(KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValuePartitionMetadata)
  let root = if root == nil: cast[KafkaConsumerGroupPartitionMetadataValue](this) else: cast[KafkaConsumerGroupPartitionMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `int32`, since Kafka 3.6.
  ]##
  let partitionExpr = this.io.readS4be()
  this.partition = partitionExpr

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numRacksPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numRacksPlusOne = numRacksPlusOneExpr

  ##[
  `[]string`, since Kafka 3.6.
  ]##
  if this.numRacksPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numRacksPlusOne.value - (int64(1))))):
      let it = KafkaCompactString.read(this.io, nil, nil)
      this.racks.add(it)

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValuePartitionMetadata], filename: string): KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValuePartitionMetadata =
  KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValuePartitionMetadata.read(newKaitaiFileStream(filename), nil, nil)


##[
`TopicMetadata` of `ConsumerGroupPartitionMetadataValue`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json">ConsumerGroupPartitionMetadataValue, TopicMetadata</a>
]##
proc read*(_: typedesc[KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValueTopicMetadata], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupPartitionMetadataValue): KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValueTopicMetadata =
  template this: untyped = result
  this = new(KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValueTopicMetadata)
  let root = if root == nil: cast[KafkaConsumerGroupPartitionMetadataValue](this) else: cast[KafkaConsumerGroupPartitionMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `uuid`, since Kafka 3.5.
  ]##
  let topicIdExpr = this.io.readBytes(int(16))
  this.topicId = topicIdExpr

  ##[
  `string`, since Kafka 3.6.
  ]##
  let topicNameExpr = KafkaCompactString.read(this.io, nil, nil)
  this.topicName = topicNameExpr

  ##[
  `int32`, since Kafka 3.5.
  ]##
  let numPartitionsExpr = this.io.readS4be()
  this.numPartitions = numPartitionsExpr

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numPartitionMetadataPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numPartitionMetadataPlusOne = numPartitionMetadataPlusOneExpr

  ##[
  `[]PartitionMetadata`, since Kafka 3.6.
  ]##
  if this.numPartitionMetadataPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numPartitionMetadataPlusOne.value - (int64(1))))):
      let it = KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValuePartitionMetadata.read(this.io, this.root, this)
      this.partitionMetadata.add(it)

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValueTopicMetadata], filename: string): KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValueTopicMetadata =
  KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValueTopicMetadata.read(newKaitaiFileStream(filename), nil, nil)
