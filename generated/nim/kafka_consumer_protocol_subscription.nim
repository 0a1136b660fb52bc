import kaitai_struct_nim_runtime
import options
import kafka_string
import kafka_bytes

type
  KafkaConsumerProtocolSubscription* = ref object of KaitaiStruct
    `messageVersion`*: int16
    `numTopics`*: int32
    `topics`*: seq[KafkaString]
    `userData`*: KafkaBytes
    `numOwnedPartitions`*: int32
    `ownedPartitions`*: seq[KafkaConsumerProtocolSubscription_ConsumerProtocolSubscriptionTopicPartition]
    `generationId`*: int32
    `rackId`*: KafkaString
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
  KafkaConsumerProtocolSubscription_ConsumerProtocolSubscriptionTopicPartition* = ref object of KaitaiStruct
    `topic`*: KafkaString
    `numPartitions`*: int32
    `partitions`*: seq[int32]
    `parent`*: KafkaConsumerProtocolSubscription

proc read*(_: typedesc[KafkaConsumerProtocolSubscription], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaConsumerProtocolSubscription
proc read*(_: typedesc[KafkaConsumerProtocolSubscription_ConsumerProtocolSubscriptionTopicPartition], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerProtocolSubscription): KafkaConsumerProtocolSubscription_ConsumerProtocolSubscriptionTopicPartition



##[
A blob of a consumer in the metadata of its group, as `GroupMetadataValue`
has it. Since Kafka 0.9. Version 1 since Kafka 2.4. Version 2 since Kafka
3.4. Version 3 since Kafka 3.4.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolSubscription.json">ConsumerProtocolSubscription</a>
]##
proc read*(_: typedesc[KafkaConsumerProtocolSubscription], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaConsumerProtocolSubscription =
  template this: untyped = result
  this = new(KafkaConsumerProtocolSubscription)
  let root = if root == nil: cast[KafkaConsumerProtocolSubscription](this) else: cast[KafkaConsumerProtocolSubscription](root)
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
  let numTopicsExpr = this.io.readS4be()
  this.numTopics = numTopicsExpr

  ##[
  `[]string`, since Kafka 0.9.
  ]##
  if this.numTopics >= 0:
    for i in 0 ..< int(this.numTopics):
      let it = KafkaString.read(this.io, nil, nil)
      this.topics.add(it)

  ##[
  `bytes`, since Kafka 0.9. Null unless it is given. May be null.
  ]##
  let userDataExpr = KafkaBytes.read(this.io, nil, nil)
  this.userData = userDataExpr

  ##[
  The number of elements; any value below zero means null.
  ]##
  if this.messageVersion >= 1:
    let numOwnedPartitionsExpr = this.io.readS4be()
    this.numOwnedPartitions = numOwnedPartitionsExpr

  ##[
  `[]TopicPartition`, since Kafka 2.4. Versions 1 to 3.
  ]##
  if  ((this.messageVersion >= 1) and (this.numOwnedPartitions >= 0)) :
    for i in 0 ..< int(this.numOwnedPartitions):
      let it = KafkaConsumerProtocolSubscription_ConsumerProtocolSubscriptionTopicPartition.read(this.io, this.root, this)
      this.ownedPartitions.add(it)

  ##[
  `int32`, since Kafka 3.4. Versions 2 to 3. -1 unless it is given.
  ]##
  if this.messageVersion >= 2:
    let generationIdExpr = this.io.readS4be()
    this.generationId = generationIdExpr

  ##[
  `string`, since Kafka 3.4. Version 3. Null unless it is given. May be
null.

  ]##
  if this.messageVersion >= 3:
    let rackIdExpr = KafkaString.read(this.io, nil, nil)
    this.rackId = rackIdExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaConsumerProtocolSubscription], filename: string): KafkaConsumerProtocolSubscription =
  KafkaConsumerProtocolSubscription.read(newKaitaiFileStream(filename), nil, nil)


##[
`TopicPartition` of `ConsumerProtocolSubscription`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolSubscription.json">ConsumerProtocolSubscription, TopicPartition</a>
]##
proc read*(_: typedesc[KafkaConsumerProtocolSubscription_ConsumerProtocolSubscriptionTopicPartition], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerProtocolSubscription): KafkaConsumerProtocolSubscription_ConsumerProtocolSubscriptionTopicPartition =
  template this: untyped = result
  this = new(KafkaConsumerProtocolSubscription_ConsumerProtocolSubscriptionTopicPartition)
  let root = if root == nil: cast[KafkaConsumerProtocolSubscription](this) else: cast[KafkaConsumerProtocolSubscription](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `string`, since Kafka 2.4. Versions 1 to 3.
  ]##
  let topicExpr = KafkaString.read(this.io, nil, nil)
  this.topic = topicExpr

  ##[
  The number of elements; any value below zero means null.
  ]##
  let numPartitionsExpr = this.io.readS4be()
  this.numPartitions = numPartitionsExpr

  ##[
  `[]int32`, since Kafka 2.4. Versions 1 to 3.
  ]##
  if this.numPartitions >= 0:
    for i in 0 ..< int(this.numPartitions):
      let it = this.io.readS4be()
      this.partitions.add(it)

proc fromFile*(_: typedesc[KafkaConsumerProtocolSubscription_ConsumerProtocolSubscriptionTopicPartition], filename: string): KafkaConsumerProtocolSubscription_ConsumerProtocolSubscriptionTopicPartition =
  KafkaConsumerProtocolSubscription_ConsumerProtocolSubscriptionTopicPartition.read(newKaitaiFileStream(filename), nil, nil)
