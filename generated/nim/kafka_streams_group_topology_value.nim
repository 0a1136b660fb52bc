import kaitai_struct_nim_runtime
import options
import kafka_compact_string
import kafka_unsigned_varint
import kafka_tagged_fields

type
  KafkaStreamsGroupTopologyValue* = ref object of KaitaiStruct
    `messageVersion`*: int16
    `epoch`*: int32
    `numSubtopologiesPlusOne`*: KafkaUnsignedVarint
    `subtopologies`*: seq[KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology]
    `taggedFields`*: KafkaTaggedFields
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
  KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueCopartitionGroup* = ref object of KaitaiStruct
    `numSourceTopicsPlusOne`*: KafkaUnsignedVarint
    `sourceTopics`*: seq[int16]
    `numSourceTopicRegexPlusOne`*: KafkaUnsignedVarint
    `sourceTopicRegex`*: seq[int16]
    `numRepartitionSourceTopicsPlusOne`*: KafkaUnsignedVarint
    `repartitionSourceTopics`*: seq[int16]
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology
  KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology* = ref object of KaitaiStruct
    `subtopologyId`*: KafkaCompactString
    `numSourceTopicsPlusOne`*: KafkaUnsignedVarint
    `sourceTopics`*: seq[KafkaCompactString]
    `numSourceTopicRegexPlusOne`*: KafkaUnsignedVarint
    `sourceTopicRegex`*: seq[KafkaCompactString]
    `numStateChangelogTopicsPlusOne`*: KafkaUnsignedVarint
    `stateChangelogTopics`*: seq[KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo]
    `numRepartitionSinkTopicsPlusOne`*: KafkaUnsignedVarint
    `repartitionSinkTopics`*: seq[KafkaCompactString]
    `numRepartitionSourceTopicsPlusOne`*: KafkaUnsignedVarint
    `repartitionSourceTopics`*: seq[KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo]
    `numCopartitionGroupsPlusOne`*: KafkaUnsignedVarint
    `copartitionGroups`*: seq[KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueCopartitionGroup]
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaStreamsGroupTopologyValue
  KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicConfig* = ref object of KaitaiStruct
    `key`*: KafkaCompactString
    `value`*: KafkaCompactString
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo
  KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo* = ref object of KaitaiStruct
    `name`*: KafkaCompactString
    `partitions`*: int32
    `replicationFactor`*: int16
    `numTopicConfigsPlusOne`*: KafkaUnsignedVarint
    `topicConfigs`*: seq[KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicConfig]
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology

proc read*(_: typedesc[KafkaStreamsGroupTopologyValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaStreamsGroupTopologyValue
proc read*(_: typedesc[KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueCopartitionGroup], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology): KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueCopartitionGroup
proc read*(_: typedesc[KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupTopologyValue): KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology
proc read*(_: typedesc[KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicConfig], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo): KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicConfig
proc read*(_: typedesc[KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology): KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo



##[
The value of a record of type 23 in `__consumer_offsets`. Since Kafka 4.1.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json">StreamsGroupTopologyValue</a>
]##
proc read*(_: typedesc[KafkaStreamsGroupTopologyValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaStreamsGroupTopologyValue =
  template this: untyped = result
  this = new(KafkaStreamsGroupTopologyValue)
  let root = if root == nil: cast[KafkaStreamsGroupTopologyValue](this) else: cast[KafkaStreamsGroupTopologyValue](root)
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
  let epochExpr = this.io.readS4be()
  this.epoch = epochExpr

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numSubtopologiesPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numSubtopologiesPlusOne = numSubtopologiesPlusOneExpr

  ##[
  `[]Subtopology`, since Kafka 4.1.
  ]##
  if this.numSubtopologiesPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numSubtopologiesPlusOne.value - (int64(1))))):
      let it = KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology.read(this.io, this.root, this)
      this.subtopologies.add(it)

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

proc fromFile*(_: typedesc[KafkaStreamsGroupTopologyValue], filename: string): KafkaStreamsGroupTopologyValue =
  KafkaStreamsGroupTopologyValue.read(newKaitaiFileStream(filename), nil, nil)


##[
`CopartitionGroup` of `StreamsGroupTopologyValue`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json">StreamsGroupTopologyValue, CopartitionGroup</a>
]##
proc read*(_: typedesc[KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueCopartitionGroup], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology): KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueCopartitionGroup =
  template this: untyped = result
  this = new(KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueCopartitionGroup)
  let root = if root == nil: cast[KafkaStreamsGroupTopologyValue](this) else: cast[KafkaStreamsGroupTopologyValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numSourceTopicsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numSourceTopicsPlusOne = numSourceTopicsPlusOneExpr

  ##[
  `[]int16`, since Kafka 4.1.
  ]##
  if this.numSourceTopicsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numSourceTopicsPlusOne.value - (int64(1))))):
      let it = this.io.readS2be()
      this.sourceTopics.add(it)

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numSourceTopicRegexPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numSourceTopicRegexPlusOne = numSourceTopicRegexPlusOneExpr

  ##[
  `[]int16`, since Kafka 4.1.
  ]##
  if this.numSourceTopicRegexPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numSourceTopicRegexPlusOne.value - (int64(1))))):
      let it = this.io.readS2be()
      this.sourceTopicRegex.add(it)

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numRepartitionSourceTopicsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numRepartitionSourceTopicsPlusOne = numRepartitionSourceTopicsPlusOneExpr

  ##[
  `[]int16`, since Kafka 4.1.
  ]##
  if this.numRepartitionSourceTopicsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numRepartitionSourceTopicsPlusOne.value - (int64(1))))):
      let it = this.io.readS2be()
      this.repartitionSourceTopics.add(it)

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueCopartitionGroup], filename: string): KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueCopartitionGroup =
  KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueCopartitionGroup.read(newKaitaiFileStream(filename), nil, nil)


##[
`Subtopology` of `StreamsGroupTopologyValue`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json">StreamsGroupTopologyValue, Subtopology</a>
]##
proc read*(_: typedesc[KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupTopologyValue): KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology =
  template this: untyped = result
  this = new(KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology)
  let root = if root == nil: cast[KafkaStreamsGroupTopologyValue](this) else: cast[KafkaStreamsGroupTopologyValue](root)
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
  let numSourceTopicsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numSourceTopicsPlusOne = numSourceTopicsPlusOneExpr

  ##[
  `[]string`, since Kafka 4.1.
  ]##
  if this.numSourceTopicsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numSourceTopicsPlusOne.value - (int64(1))))):
      let it = KafkaCompactString.read(this.io, nil, nil)
      this.sourceTopics.add(it)

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numSourceTopicRegexPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numSourceTopicRegexPlusOne = numSourceTopicRegexPlusOneExpr

  ##[
  `[]string`, since Kafka 4.1.
  ]##
  if this.numSourceTopicRegexPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numSourceTopicRegexPlusOne.value - (int64(1))))):
      let it = KafkaCompactString.read(this.io, nil, nil)
      this.sourceTopicRegex.add(it)

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numStateChangelogTopicsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numStateChangelogTopicsPlusOne = numStateChangelogTopicsPlusOneExpr

  ##[
  `[]TopicInfo`, since Kafka 4.1.
  ]##
  if this.numStateChangelogTopicsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numStateChangelogTopicsPlusOne.value - (int64(1))))):
      let it = KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo.read(this.io, this.root, this)
      this.stateChangelogTopics.add(it)

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numRepartitionSinkTopicsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numRepartitionSinkTopicsPlusOne = numRepartitionSinkTopicsPlusOneExpr

  ##[
  `[]string`, since Kafka 4.1.
  ]##
  if this.numRepartitionSinkTopicsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numRepartitionSinkTopicsPlusOne.value - (int64(1))))):
      let it = KafkaCompactString.read(this.io, nil, nil)
      this.repartitionSinkTopics.add(it)

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numRepartitionSourceTopicsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numRepartitionSourceTopicsPlusOne = numRepartitionSourceTopicsPlusOneExpr

  ##[
  `[]TopicInfo`, since Kafka 4.1.
  ]##
  if this.numRepartitionSourceTopicsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numRepartitionSourceTopicsPlusOne.value - (int64(1))))):
      let it = KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo.read(this.io, this.root, this)
      this.repartitionSourceTopics.add(it)

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numCopartitionGroupsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numCopartitionGroupsPlusOne = numCopartitionGroupsPlusOneExpr

  ##[
  `[]CopartitionGroup`, since Kafka 4.1.
  ]##
  if this.numCopartitionGroupsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numCopartitionGroupsPlusOne.value - (int64(1))))):
      let it = KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueCopartitionGroup.read(this.io, this.root, this)
      this.copartitionGroups.add(it)

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology], filename: string): KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology =
  KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology.read(newKaitaiFileStream(filename), nil, nil)


##[
`TopicConfig` of `StreamsGroupTopologyValue`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json">StreamsGroupTopologyValue, TopicConfig</a>
]##
proc read*(_: typedesc[KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicConfig], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo): KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicConfig =
  template this: untyped = result
  this = new(KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicConfig)
  let root = if root == nil: cast[KafkaStreamsGroupTopologyValue](this) else: cast[KafkaStreamsGroupTopologyValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `string`, since Kafka 4.1.
  ]##
  let keyExpr = KafkaCompactString.read(this.io, nil, nil)
  this.key = keyExpr

  ##[
  `string`, since Kafka 4.1.
  ]##
  let valueExpr = KafkaCompactString.read(this.io, nil, nil)
  this.value = valueExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicConfig], filename: string): KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicConfig =
  KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicConfig.read(newKaitaiFileStream(filename), nil, nil)


##[
`TopicInfo` of `StreamsGroupTopologyValue`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json">StreamsGroupTopologyValue, TopicInfo</a>
]##
proc read*(_: typedesc[KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology): KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo =
  template this: untyped = result
  this = new(KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo)
  let root = if root == nil: cast[KafkaStreamsGroupTopologyValue](this) else: cast[KafkaStreamsGroupTopologyValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `string`, since Kafka 4.1.
  ]##
  let nameExpr = KafkaCompactString.read(this.io, nil, nil)
  this.name = nameExpr

  ##[
  `int32`, since Kafka 4.1.
  ]##
  let partitionsExpr = this.io.readS4be()
  this.partitions = partitionsExpr

  ##[
  `int16`, since Kafka 4.1.
  ]##
  let replicationFactorExpr = this.io.readS2be()
  this.replicationFactor = replicationFactorExpr

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numTopicConfigsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numTopicConfigsPlusOne = numTopicConfigsPlusOneExpr

  ##[
  `[]TopicConfig`, since Kafka 4.1.
  ]##
  if this.numTopicConfigsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numTopicConfigsPlusOne.value - (int64(1))))):
      let it = KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicConfig.read(this.io, this.root, this)
      this.topicConfigs.add(it)

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo], filename: string): KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo =
  KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo.read(newKaitaiFileStream(filename), nil, nil)
