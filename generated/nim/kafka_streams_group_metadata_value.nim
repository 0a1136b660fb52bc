import kaitai_struct_nim_runtime
import options
import kafka_compact_string
import kafka_unsigned_varint
import kafka_tagged_fields

type
  KafkaStreamsGroupMetadataValue* = ref object of KaitaiStruct
    `messageVersion`*: int16
    `epoch`*: int32
    `metadataHash`*: int64
    `taggedFields`*: KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedFields
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
  KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag* = ref object of KaitaiStruct
    `failedDescriptionTopologyEpoch`*: int32
    `parent`*: KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField
  KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfig* = ref object of KaitaiStruct
    `key`*: KafkaCompactString
    `value`*: KafkaCompactString
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfigsTag
  KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfigsTag* = ref object of KaitaiStruct
    `numLastAssignmentConfigsPlusOne`*: KafkaUnsignedVarint
    `lastAssignmentConfigs`*: seq[KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfig]
    `parent`*: KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField
  KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag* = ref object of KaitaiStruct
    `storedDescriptionTopologyEpoch`*: int32
    `parent`*: KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField
  KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField* = ref object of KaitaiStruct
    `tag`*: KafkaUnsignedVarint
    `lenData`*: KafkaUnsignedVarint
    `validatedTopologyEpoch`*: KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueValidatedTopologyEpochTag
    `lastAssignmentConfigs`*: KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfigsTag
    `storedDescriptionTopologyEpoch`*: KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag
    `failedDescriptionTopologyEpoch`*: KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag
    `unknownData`*: seq[byte]
    `parent`*: KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedFields
    `rawValidatedTopologyEpoch`*: seq[byte]
    `rawLastAssignmentConfigs`*: seq[byte]
    `rawStoredDescriptionTopologyEpoch`*: seq[byte]
    `rawFailedDescriptionTopologyEpoch`*: seq[byte]
  KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedFields* = ref object of KaitaiStruct
    `numFields`*: KafkaUnsignedVarint
    `fields`*: seq[KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField]
    `parent`*: KafkaStreamsGroupMetadataValue
  KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueValidatedTopologyEpochTag* = ref object of KaitaiStruct
    `validatedTopologyEpoch`*: int32
    `parent`*: KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField

proc read*(_: typedesc[KafkaStreamsGroupMetadataValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaStreamsGroupMetadataValue
proc read*(_: typedesc[KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField): KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag
proc read*(_: typedesc[KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfig], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfigsTag): KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfig
proc read*(_: typedesc[KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfigsTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField): KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfigsTag
proc read*(_: typedesc[KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField): KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag
proc read*(_: typedesc[KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedFields): KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField
proc read*(_: typedesc[KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupMetadataValue): KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedFields
proc read*(_: typedesc[KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueValidatedTopologyEpochTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField): KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueValidatedTopologyEpochTag



##[
The value of a record of type 17 in `__consumer_offsets`. Since Kafka 4.1.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json">StreamsGroupMetadataValue</a>
]##
proc read*(_: typedesc[KafkaStreamsGroupMetadataValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaStreamsGroupMetadataValue =
  template this: untyped = result
  this = new(KafkaStreamsGroupMetadataValue)
  let root = if root == nil: cast[KafkaStreamsGroupMetadataValue](this) else: cast[KafkaStreamsGroupMetadataValue](root)
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
  `int64`, since Kafka 4.1. JavaScript rounds it beyond 2^53.
  ]##
  let metadataHashExpr = this.io.readS8be()
  this.metadataHash = metadataHashExpr

  ##[
  The fields that are there only where they differ from their defaults.
  ]##
  let taggedFieldsExpr = KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedFields.read(this.io, this.root, this)
  this.taggedFields = taggedFieldsExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaStreamsGroupMetadataValue], filename: string): KafkaStreamsGroupMetadataValue =
  KafkaStreamsGroupMetadataValue.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `FailedDescriptionTopologyEpoch`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json">StreamsGroupMetadataValue</a>
]##
proc read*(_: typedesc[KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField): KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag =
  template this: untyped = result
  this = new(KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag)
  let root = if root == nil: cast[KafkaStreamsGroupMetadataValue](this) else: cast[KafkaStreamsGroupMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `int32`, since Kafka 4.4. Tag 3. -1 unless it is given.
  ]##
  let failedDescriptionTopologyEpochExpr = this.io.readS4be()
  this.failedDescriptionTopologyEpoch = failedDescriptionTopologyEpochExpr

proc fromFile*(_: typedesc[KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag], filename: string): KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag =
  KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag.read(newKaitaiFileStream(filename), nil, nil)


##[
`LastAssignmentConfig` of `StreamsGroupMetadataValue`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json">StreamsGroupMetadataValue, LastAssignmentConfig</a>
]##
proc read*(_: typedesc[KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfig], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfigsTag): KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfig =
  template this: untyped = result
  this = new(KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfig)
  let root = if root == nil: cast[KafkaStreamsGroupMetadataValue](this) else: cast[KafkaStreamsGroupMetadataValue](root)
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

proc fromFile*(_: typedesc[KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfig], filename: string): KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfig =
  KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfig.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `LastAssignmentConfigs`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json">StreamsGroupMetadataValue</a>
]##
proc read*(_: typedesc[KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfigsTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField): KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfigsTag =
  template this: untyped = result
  this = new(KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfigsTag)
  let root = if root == nil: cast[KafkaStreamsGroupMetadataValue](this) else: cast[KafkaStreamsGroupMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numLastAssignmentConfigsPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numLastAssignmentConfigsPlusOne = numLastAssignmentConfigsPlusOneExpr

  ##[
  `[]LastAssignmentConfig`, since Kafka 4.2. Tag 1. May be null.
  ]##
  if this.numLastAssignmentConfigsPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numLastAssignmentConfigsPlusOne.value - (int64(1))))):
      let it = KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfig.read(this.io, this.root, this)
      this.lastAssignmentConfigs.add(it)

proc fromFile*(_: typedesc[KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfigsTag], filename: string): KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfigsTag =
  KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfigsTag.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `StoredDescriptionTopologyEpoch`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json">StreamsGroupMetadataValue</a>
]##
proc read*(_: typedesc[KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField): KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag =
  template this: untyped = result
  this = new(KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag)
  let root = if root == nil: cast[KafkaStreamsGroupMetadataValue](this) else: cast[KafkaStreamsGroupMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `int32`, since Kafka 4.4. Tag 2. -1 unless it is given.
  ]##
  let storedDescriptionTopologyEpochExpr = this.io.readS4be()
  this.storedDescriptionTopologyEpoch = storedDescriptionTopologyEpochExpr

proc fromFile*(_: typedesc[KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag], filename: string): KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag =
  KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag.read(newKaitaiFileStream(filename), nil, nil)


##[
A tagged field of `streams_group_metadata_value`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json">StreamsGroupMetadataValue</a>
]##
proc read*(_: typedesc[KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedFields): KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField =
  template this: untyped = result
  this = new(KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField)
  let root = if root == nil: cast[KafkaStreamsGroupMetadataValue](this) else: cast[KafkaStreamsGroupMetadataValue](root)
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
  `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
  ]##
  if this.tag.value == 0:
    let rawValidatedTopologyEpochExpr = this.io.readBytes(int(this.lenData.value))
    this.rawValidatedTopologyEpoch = rawValidatedTopologyEpochExpr
    let rawValidatedTopologyEpochIo = newKaitaiStream(rawValidatedTopologyEpochExpr)
    let validatedTopologyEpochExpr = KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueValidatedTopologyEpochTag.read(rawValidatedTopologyEpochIo, this.root, this)
    this.validatedTopologyEpoch = validatedTopologyEpochExpr

  ##[
  `[]LastAssignmentConfig`, since Kafka 4.2. Tag 1. May be null.
  ]##
  if this.tag.value == 1:
    let rawLastAssignmentConfigsExpr = this.io.readBytes(int(this.lenData.value))
    this.rawLastAssignmentConfigs = rawLastAssignmentConfigsExpr
    let rawLastAssignmentConfigsIo = newKaitaiStream(rawLastAssignmentConfigsExpr)
    let lastAssignmentConfigsExpr = KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfigsTag.read(rawLastAssignmentConfigsIo, this.root, this)
    this.lastAssignmentConfigs = lastAssignmentConfigsExpr

  ##[
  `int32`, since Kafka 4.4. Tag 2. -1 unless it is given.
  ]##
  if this.tag.value == 2:
    let rawStoredDescriptionTopologyEpochExpr = this.io.readBytes(int(this.lenData.value))
    this.rawStoredDescriptionTopologyEpoch = rawStoredDescriptionTopologyEpochExpr
    let rawStoredDescriptionTopologyEpochIo = newKaitaiStream(rawStoredDescriptionTopologyEpochExpr)
    let storedDescriptionTopologyEpochExpr = KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag.read(rawStoredDescriptionTopologyEpochIo, this.root, this)
    this.storedDescriptionTopologyEpoch = storedDescriptionTopologyEpochExpr

  ##[
  `int32`, since Kafka 4.4. Tag 3. -1 unless it is given.
  ]##
  if this.tag.value == 3:
    let rawFailedDescriptionTopologyEpochExpr = this.io.readBytes(int(this.lenData.value))
    this.rawFailedDescriptionTopologyEpoch = rawFailedDescriptionTopologyEpochExpr
    let rawFailedDescriptionTopologyEpochIo = newKaitaiStream(rawFailedDescriptionTopologyEpochExpr)
    let failedDescriptionTopologyEpochExpr = KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag.read(rawFailedDescriptionTopologyEpochIo, this.root, this)
    this.failedDescriptionTopologyEpoch = failedDescriptionTopologyEpochExpr

  ##[
  A field of a tag that is not known.
  ]##
  if this.tag.value > 3:
    let unknownDataExpr = this.io.readBytes(int(this.lenData.value))
    this.unknownData = unknownDataExpr

proc fromFile*(_: typedesc[KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField], filename: string): KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField =
  KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField.read(newKaitaiFileStream(filename), nil, nil)


##[
The tagged fields of `streams_group_metadata_value`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json">StreamsGroupMetadataValue</a>
]##
proc read*(_: typedesc[KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupMetadataValue): KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedFields =
  template this: untyped = result
  this = new(KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedFields)
  let root = if root == nil: cast[KafkaStreamsGroupMetadataValue](this) else: cast[KafkaStreamsGroupMetadataValue](root)
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
    let it = KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField.read(this.io, this.root, this)
    this.fields.add(it)

proc fromFile*(_: typedesc[KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedFields], filename: string): KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedFields =
  KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedFields.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `ValidatedTopologyEpoch`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json">StreamsGroupMetadataValue</a>
]##
proc read*(_: typedesc[KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueValidatedTopologyEpochTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField): KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueValidatedTopologyEpochTag =
  template this: untyped = result
  this = new(KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueValidatedTopologyEpochTag)
  let root = if root == nil: cast[KafkaStreamsGroupMetadataValue](this) else: cast[KafkaStreamsGroupMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
  ]##
  let validatedTopologyEpochExpr = this.io.readS4be()
  this.validatedTopologyEpoch = validatedTopologyEpochExpr

proc fromFile*(_: typedesc[KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueValidatedTopologyEpochTag], filename: string): KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueValidatedTopologyEpochTag =
  KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueValidatedTopologyEpochTag.read(newKaitaiFileStream(filename), nil, nil)
