import kaitai_struct_nim_runtime
import options
import kafka_unsigned_varint
import kafka_tagged_fields

type
  KafkaConsumerGroupCurrentMemberAssignmentValue* = ref object of KaitaiStruct
    `messageVersion`*: int16
    `memberEpoch`*: int32
    `previousMemberEpoch`*: int32
    `state`*: int8
    `numAssignedPartitionsPlusOne`*: KafkaUnsignedVarint
    `assignedPartitions`*: seq[KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions]
    `numPartitionsPendingRevocationPlusOne`*: KafkaUnsignedVarint
    `partitionsPendingRevocation`*: seq[KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions]
    `taggedFields`*: KafkaTaggedFields
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
  KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions* = ref object of KaitaiStruct
    `topicId`*: seq[byte]
    `numPartitionsPlusOne`*: KafkaUnsignedVarint
    `partitions`*: seq[int32]
    `taggedFields`*: KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields
    `parent`*: KafkaConsumerGroupCurrentMemberAssignmentValue
  KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag* = ref object of KaitaiStruct
    `numAssignmentEpochsPlusOne`*: KafkaUnsignedVarint
    `assignmentEpochs`*: seq[int32]
    `parent`*: KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField
  KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField* = ref object of KaitaiStruct
    `tag`*: KafkaUnsignedVarint
    `lenData`*: KafkaUnsignedVarint
    `assignmentEpochs`*: KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag
    `unknownData`*: seq[byte]
    `parent`*: KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields
    `rawAssignmentEpochs`*: seq[byte]
  KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields* = ref object of KaitaiStruct
    `numFields`*: KafkaUnsignedVarint
    `fields`*: seq[KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField]
    `parent`*: KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions

proc read*(_: typedesc[KafkaConsumerGroupCurrentMemberAssignmentValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaConsumerGroupCurrentMemberAssignmentValue
proc read*(_: typedesc[KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupCurrentMemberAssignmentValue): KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions
proc read*(_: typedesc[KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField): KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag
proc read*(_: typedesc[KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields): KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField
proc read*(_: typedesc[KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions): KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields



##[
The value of a record of type 8 in `__consumer_offsets`. Since Kafka 3.5.
Version 0 has this layout since Kafka 3.8; earlier releases wrote another one
under the same number, and nothing in the bytes says so.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json">ConsumerGroupCurrentMemberAssignmentValue</a>
]##
proc read*(_: typedesc[KafkaConsumerGroupCurrentMemberAssignmentValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaConsumerGroupCurrentMemberAssignmentValue =
  template this: untyped = result
  this = new(KafkaConsumerGroupCurrentMemberAssignmentValue)
  let root = if root == nil: cast[KafkaConsumerGroupCurrentMemberAssignmentValue](this) else: cast[KafkaConsumerGroupCurrentMemberAssignmentValue](root)
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
  let memberEpochExpr = this.io.readS4be()
  this.memberEpoch = memberEpochExpr

  ##[
  `int32`, since Kafka 3.6.
  ]##
  let previousMemberEpochExpr = this.io.readS4be()
  this.previousMemberEpoch = previousMemberEpochExpr

  ##[
  `int8`, since Kafka 3.8.
  ]##
  let stateExpr = this.io.readS1()
  this.state = stateExpr

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numAssignedPartitionsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numAssignedPartitionsPlusOne = numAssignedPartitionsPlusOneExpr

  ##[
  `[]TopicPartitions`, since Kafka 3.6.
  ]##
  if this.numAssignedPartitionsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numAssignedPartitionsPlusOne.value - (int64(1))))):
      let it = KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions.read(this.io, this.root, this)
      this.assignedPartitions.add(it)

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numPartitionsPendingRevocationPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numPartitionsPendingRevocationPlusOne = numPartitionsPendingRevocationPlusOneExpr

  ##[
  `[]TopicPartitions`, since Kafka 3.6.
  ]##
  if this.numPartitionsPendingRevocationPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numPartitionsPendingRevocationPlusOne.value - (int64(1))))):
      let it = KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions.read(this.io, this.root, this)
      this.partitionsPendingRevocation.add(it)

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

proc fromFile*(_: typedesc[KafkaConsumerGroupCurrentMemberAssignmentValue], filename: string): KafkaConsumerGroupCurrentMemberAssignmentValue =
  KafkaConsumerGroupCurrentMemberAssignmentValue.read(newKaitaiFileStream(filename), nil, nil)


##[
`TopicPartitions` of `ConsumerGroupCurrentMemberAssignmentValue`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json">ConsumerGroupCurrentMemberAssignmentValue, TopicPartitions</a>
]##
proc read*(_: typedesc[KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupCurrentMemberAssignmentValue): KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions =
  template this: untyped = result
  this = new(KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions)
  let root = if root == nil: cast[KafkaConsumerGroupCurrentMemberAssignmentValue](this) else: cast[KafkaConsumerGroupCurrentMemberAssignmentValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `uuid`, since Kafka 3.6.
  ]##
  let topicIdExpr = this.io.readBytes(int(16))
  this.topicId = topicIdExpr

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numPartitionsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numPartitionsPlusOne = numPartitionsPlusOneExpr

  ##[
  `[]int32`, since Kafka 3.6.
  ]##
  if this.numPartitionsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numPartitionsPlusOne.value - (int64(1))))):
      let it = this.io.readS4be()
      this.partitions.add(it)

  ##[
  The fields that are there only where they differ from their defaults.

  ]##
  let taggedFieldsExpr = KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields.read(this.io, this.root, this)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions], filename: string): KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions =
  KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `AssignmentEpochs`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json">ConsumerGroupCurrentMemberAssignmentValue</a>
]##
proc read*(_: typedesc[KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField): KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag =
  template this: untyped = result
  this = new(KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag)
  let root = if root == nil: cast[KafkaConsumerGroupCurrentMemberAssignmentValue](this) else: cast[KafkaConsumerGroupCurrentMemberAssignmentValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numAssignmentEpochsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numAssignmentEpochsPlusOne = numAssignmentEpochsPlusOneExpr

  ##[
  `[]int32`, since Kafka 4.3. Tag 0. May be null.
  ]##
  if this.numAssignmentEpochsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numAssignmentEpochsPlusOne.value - (int64(1))))):
      let it = this.io.readS4be()
      this.assignmentEpochs.add(it)

proc fromFile*(_: typedesc[KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag], filename: string): KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag =
  KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag.read(newKaitaiFileStream(filename), nil, nil)


##[
A tagged field of
`consumer_group_current_member_assignment_value_topic_partitions`.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json">ConsumerGroupCurrentMemberAssignmentValue</a>
]##
proc read*(_: typedesc[KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields): KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField =
  template this: untyped = result
  this = new(KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField)
  let root = if root == nil: cast[KafkaConsumerGroupCurrentMemberAssignmentValue](this) else: cast[KafkaConsumerGroupCurrentMemberAssignmentValue](root)
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
  `[]int32`, since Kafka 4.3. Tag 0. May be null.
  ]##
  if this.tag.value == 0:
    let rawAssignmentEpochsExpr = this.io.readBytes(int(this.lenData.value))
    this.rawAssignmentEpochs = rawAssignmentEpochsExpr
    let rawAssignmentEpochsIo = newKaitaiStream(rawAssignmentEpochsExpr)
    let assignmentEpochsExpr = KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag.read(rawAssignmentEpochsIo, this.root, this)
    this.assignmentEpochs = assignmentEpochsExpr

  ##[
  A field of a tag that is not known.
  ]##
  if this.tag.value > 0:
    let unknownDataExpr = this.io.readBytes(int(this.lenData.value))
    this.unknownData = unknownDataExpr

proc fromFile*(_: typedesc[KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField], filename: string): KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField =
  KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField.read(newKaitaiFileStream(filename), nil, nil)


##[
The tagged fields of
`consumer_group_current_member_assignment_value_topic_partitions`.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json">ConsumerGroupCurrentMemberAssignmentValue</a>
]##
proc read*(_: typedesc[KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions): KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields =
  template this: untyped = result
  this = new(KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields)
  let root = if root == nil: cast[KafkaConsumerGroupCurrentMemberAssignmentValue](this) else: cast[KafkaConsumerGroupCurrentMemberAssignmentValue](root)
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
    let it = KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField.read(this.io, this.root, this)
    this.fields.add(it)

proc fromFile*(_: typedesc[KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields], filename: string): KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields =
  KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields.read(newKaitaiFileStream(filename), nil, nil)
