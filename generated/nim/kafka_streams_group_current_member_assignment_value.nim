import kaitai_struct_nim_runtime
import options
import kafka_compact_string
import kafka_unsigned_varint
import kafka_tagged_fields

type
  KafkaStreamsGroupCurrentMemberAssignmentValue* = ref object of KaitaiStruct
    `messageVersion`*: int16
    `memberEpoch`*: int32
    `previousMemberEpoch`*: int32
    `state`*: int8
    `numActiveTasksPlusOne`*: KafkaUnsignedVarint
    `activeTasks`*: seq[KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds]
    `numStandbyTasksPlusOne`*: KafkaUnsignedVarint
    `standbyTasks`*: seq[KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds]
    `numWarmupTasksPlusOne`*: KafkaUnsignedVarint
    `warmupTasks`*: seq[KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds]
    `numActiveTasksPendingRevocationPlusOne`*: KafkaUnsignedVarint
    `activeTasksPendingRevocation`*: seq[KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds]
    `numStandbyTasksPendingRevocationPlusOne`*: KafkaUnsignedVarint
    `standbyTasksPendingRevocation`*: seq[KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds]
    `numWarmupTasksPendingRevocationPlusOne`*: KafkaUnsignedVarint
    `warmupTasksPendingRevocation`*: seq[KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds]
    `taggedFields`*: KafkaTaggedFields
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
  KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds* = ref object of KaitaiStruct
    `subtopologyId`*: KafkaCompactString
    `numPartitionsPlusOne`*: KafkaUnsignedVarint
    `partitions`*: seq[int32]
    `taggedFields`*: KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields
    `parent`*: KafkaStreamsGroupCurrentMemberAssignmentValue
  KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag* = ref object of KaitaiStruct
    `numAssignmentEpochsPlusOne`*: KafkaUnsignedVarint
    `assignmentEpochs`*: seq[int32]
    `parent`*: KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField
  KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField* = ref object of KaitaiStruct
    `tag`*: KafkaUnsignedVarint
    `lenData`*: KafkaUnsignedVarint
    `assignmentEpochs`*: KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag
    `unknownData`*: seq[byte]
    `parent`*: KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields
    `rawAssignmentEpochs`*: seq[byte]
  KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields* = ref object of KaitaiStruct
    `numFields`*: KafkaUnsignedVarint
    `fields`*: seq[KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField]
    `parent`*: KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds

proc read*(_: typedesc[KafkaStreamsGroupCurrentMemberAssignmentValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaStreamsGroupCurrentMemberAssignmentValue
proc read*(_: typedesc[KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupCurrentMemberAssignmentValue): KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds
proc read*(_: typedesc[KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField): KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag
proc read*(_: typedesc[KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields): KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField
proc read*(_: typedesc[KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds): KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields



##[
The value of a record of type 22 in `__consumer_offsets`. Since Kafka 4.1.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json">StreamsGroupCurrentMemberAssignmentValue</a>
]##
proc read*(_: typedesc[KafkaStreamsGroupCurrentMemberAssignmentValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaStreamsGroupCurrentMemberAssignmentValue =
  template this: untyped = result
  this = new(KafkaStreamsGroupCurrentMemberAssignmentValue)
  let root = if root == nil: cast[KafkaStreamsGroupCurrentMemberAssignmentValue](this) else: cast[KafkaStreamsGroupCurrentMemberAssignmentValue](root)
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
  let memberEpochExpr = this.io.readS4be()
  this.memberEpoch = memberEpochExpr

  ##[
  `int32`, since Kafka 4.1.
  ]##
  let previousMemberEpochExpr = this.io.readS4be()
  this.previousMemberEpoch = previousMemberEpochExpr

  ##[
  `int8`, since Kafka 4.1.
  ]##
  let stateExpr = this.io.readS1()
  this.state = stateExpr

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
      let it = KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds.read(this.io, this.root, this)
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
      let it = KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds.read(this.io, this.root, this)
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
      let it = KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds.read(this.io, this.root, this)
      this.warmupTasks.add(it)

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numActiveTasksPendingRevocationPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numActiveTasksPendingRevocationPlusOne = numActiveTasksPendingRevocationPlusOneExpr

  ##[
  `[]TaskIds`, since Kafka 4.1.
  ]##
  if this.numActiveTasksPendingRevocationPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numActiveTasksPendingRevocationPlusOne.value - (int64(1))))):
      let it = KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds.read(this.io, this.root, this)
      this.activeTasksPendingRevocation.add(it)

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numStandbyTasksPendingRevocationPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numStandbyTasksPendingRevocationPlusOne = numStandbyTasksPendingRevocationPlusOneExpr

  ##[
  `[]TaskIds`, since Kafka 4.1.
  ]##
  if this.numStandbyTasksPendingRevocationPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numStandbyTasksPendingRevocationPlusOne.value - (int64(1))))):
      let it = KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds.read(this.io, this.root, this)
      this.standbyTasksPendingRevocation.add(it)

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numWarmupTasksPendingRevocationPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numWarmupTasksPendingRevocationPlusOne = numWarmupTasksPendingRevocationPlusOneExpr

  ##[
  `[]TaskIds`, since Kafka 4.1.
  ]##
  if this.numWarmupTasksPendingRevocationPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numWarmupTasksPendingRevocationPlusOne.value - (int64(1))))):
      let it = KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds.read(this.io, this.root, this)
      this.warmupTasksPendingRevocation.add(it)

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

proc fromFile*(_: typedesc[KafkaStreamsGroupCurrentMemberAssignmentValue], filename: string): KafkaStreamsGroupCurrentMemberAssignmentValue =
  KafkaStreamsGroupCurrentMemberAssignmentValue.read(newKaitaiFileStream(filename), nil, nil)


##[
`TaskIds` of `StreamsGroupCurrentMemberAssignmentValue`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json">StreamsGroupCurrentMemberAssignmentValue, TaskIds</a>
]##
proc read*(_: typedesc[KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupCurrentMemberAssignmentValue): KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds =
  template this: untyped = result
  this = new(KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds)
  let root = if root == nil: cast[KafkaStreamsGroupCurrentMemberAssignmentValue](this) else: cast[KafkaStreamsGroupCurrentMemberAssignmentValue](root)
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
  The fields that are there only where they differ from their defaults.

  ]##
  let taggedFieldsExpr = KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields.read(this.io, this.root, this)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds], filename: string): KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds =
  KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `AssignmentEpochs`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json">StreamsGroupCurrentMemberAssignmentValue</a>
]##
proc read*(_: typedesc[KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField): KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag =
  template this: untyped = result
  this = new(KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag)
  let root = if root == nil: cast[KafkaStreamsGroupCurrentMemberAssignmentValue](this) else: cast[KafkaStreamsGroupCurrentMemberAssignmentValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numAssignmentEpochsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numAssignmentEpochsPlusOne = numAssignmentEpochsPlusOneExpr

  ##[
  `[]int32`, since Kafka 4.2. Tag 0. May be null.
  ]##
  if this.numAssignmentEpochsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numAssignmentEpochsPlusOne.value - (int64(1))))):
      let it = this.io.readS4be()
      this.assignmentEpochs.add(it)

proc fromFile*(_: typedesc[KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag], filename: string): KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag =
  KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag.read(newKaitaiFileStream(filename), nil, nil)


##[
A tagged field of
`streams_group_current_member_assignment_value_task_ids`.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json">StreamsGroupCurrentMemberAssignmentValue</a>
]##
proc read*(_: typedesc[KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields): KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField =
  template this: untyped = result
  this = new(KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField)
  let root = if root == nil: cast[KafkaStreamsGroupCurrentMemberAssignmentValue](this) else: cast[KafkaStreamsGroupCurrentMemberAssignmentValue](root)
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
  `[]int32`, since Kafka 4.2. Tag 0. May be null.
  ]##
  if this.tag.value == 0:
    let rawAssignmentEpochsExpr = this.io.readBytes(int(this.lenData.value))
    this.rawAssignmentEpochs = rawAssignmentEpochsExpr
    let rawAssignmentEpochsIo = newKaitaiStream(rawAssignmentEpochsExpr)
    let assignmentEpochsExpr = KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag.read(rawAssignmentEpochsIo, this.root, this)
    this.assignmentEpochs = assignmentEpochsExpr

  ##[
  A field of a tag that is not known.
  ]##
  if this.tag.value > 0:
    let unknownDataExpr = this.io.readBytes(int(this.lenData.value))
    this.unknownData = unknownDataExpr

proc fromFile*(_: typedesc[KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField], filename: string): KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField =
  KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField.read(newKaitaiFileStream(filename), nil, nil)


##[
The tagged fields of
`streams_group_current_member_assignment_value_task_ids`.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json">StreamsGroupCurrentMemberAssignmentValue</a>
]##
proc read*(_: typedesc[KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds): KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields =
  template this: untyped = result
  this = new(KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields)
  let root = if root == nil: cast[KafkaStreamsGroupCurrentMemberAssignmentValue](this) else: cast[KafkaStreamsGroupCurrentMemberAssignmentValue](root)
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
    let it = KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField.read(this.io, this.root, this)
    this.fields.add(it)

proc fromFile*(_: typedesc[KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields], filename: string): KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields =
  KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields.read(newKaitaiFileStream(filename), nil, nil)
