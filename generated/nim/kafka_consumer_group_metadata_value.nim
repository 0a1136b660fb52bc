import kaitai_struct_nim_runtime
import options
import kafka_unsigned_varint

type
  KafkaConsumerGroupMetadataValue* = ref object of KaitaiStruct
    `messageVersion`*: int16
    `epoch`*: int32
    `taggedFields`*: KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedFields
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
  KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueMetadataHashTag* = ref object of KaitaiStruct
    `metadataHash`*: int64
    `parent`*: KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedField
  KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedField* = ref object of KaitaiStruct
    `tag`*: KafkaUnsignedVarint
    `lenData`*: KafkaUnsignedVarint
    `metadataHash`*: KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueMetadataHashTag
    `unknownData`*: seq[byte]
    `parent`*: KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedFields
    `rawMetadataHash`*: seq[byte]
  KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedFields* = ref object of KaitaiStruct
    `numFields`*: KafkaUnsignedVarint
    `fields`*: seq[KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedField]
    `parent`*: KafkaConsumerGroupMetadataValue

proc read*(_: typedesc[KafkaConsumerGroupMetadataValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaConsumerGroupMetadataValue
proc read*(_: typedesc[KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueMetadataHashTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedField): KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueMetadataHashTag
proc read*(_: typedesc[KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedFields): KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedField
proc read*(_: typedesc[KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupMetadataValue): KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedFields



##[
The value of a record of type 3 in `__consumer_offsets`. Since Kafka 3.5.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json">ConsumerGroupMetadataValue</a>
]##
proc read*(_: typedesc[KafkaConsumerGroupMetadataValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaConsumerGroupMetadataValue =
  template this: untyped = result
  this = new(KafkaConsumerGroupMetadataValue)
  let root = if root == nil: cast[KafkaConsumerGroupMetadataValue](this) else: cast[KafkaConsumerGroupMetadataValue](root)
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
  let epochExpr = this.io.readS4be()
  this.epoch = epochExpr

  ##[
  The fields that are there only where they differ from their defaults.
  ]##
  let taggedFieldsExpr = KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedFields.read(this.io, this.root, this)
  this.taggedFields = taggedFieldsExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaConsumerGroupMetadataValue], filename: string): KafkaConsumerGroupMetadataValue =
  KafkaConsumerGroupMetadataValue.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `MetadataHash`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json">ConsumerGroupMetadataValue</a>
]##
proc read*(_: typedesc[KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueMetadataHashTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedField): KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueMetadataHashTag =
  template this: untyped = result
  this = new(KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueMetadataHashTag)
  let root = if root == nil: cast[KafkaConsumerGroupMetadataValue](this) else: cast[KafkaConsumerGroupMetadataValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `int64`, since Kafka 4.1. Tag 0. 0 unless it is given. JavaScript
rounds it beyond 2^53.

  ]##
  let metadataHashExpr = this.io.readS8be()
  this.metadataHash = metadataHashExpr

proc fromFile*(_: typedesc[KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueMetadataHashTag], filename: string): KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueMetadataHashTag =
  KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueMetadataHashTag.read(newKaitaiFileStream(filename), nil, nil)


##[
A tagged field of `consumer_group_metadata_value`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json">ConsumerGroupMetadataValue</a>
]##
proc read*(_: typedesc[KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedFields): KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedField =
  template this: untyped = result
  this = new(KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedField)
  let root = if root == nil: cast[KafkaConsumerGroupMetadataValue](this) else: cast[KafkaConsumerGroupMetadataValue](root)
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
  `int64`, since Kafka 4.1. Tag 0. 0 unless it is given. JavaScript
rounds it beyond 2^53.

  ]##
  if this.tag.value == 0:
    let rawMetadataHashExpr = this.io.readBytes(int(this.lenData.value))
    this.rawMetadataHash = rawMetadataHashExpr
    let rawMetadataHashIo = newKaitaiStream(rawMetadataHashExpr)
    let metadataHashExpr = KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueMetadataHashTag.read(rawMetadataHashIo, this.root, this)
    this.metadataHash = metadataHashExpr

  ##[
  A field of a tag that is not known.
  ]##
  if this.tag.value > 0:
    let unknownDataExpr = this.io.readBytes(int(this.lenData.value))
    this.unknownData = unknownDataExpr

proc fromFile*(_: typedesc[KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedField], filename: string): KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedField =
  KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedField.read(newKaitaiFileStream(filename), nil, nil)


##[
The tagged fields of `consumer_group_metadata_value`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json">ConsumerGroupMetadataValue</a>
]##
proc read*(_: typedesc[KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaConsumerGroupMetadataValue): KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedFields =
  template this: untyped = result
  this = new(KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedFields)
  let root = if root == nil: cast[KafkaConsumerGroupMetadataValue](this) else: cast[KafkaConsumerGroupMetadataValue](root)
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
    let it = KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedField.read(this.io, this.root, this)
    this.fields.add(it)

proc fromFile*(_: typedesc[KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedFields], filename: string): KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedFields =
  KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedFields.read(newKaitaiFileStream(filename), nil, nil)
