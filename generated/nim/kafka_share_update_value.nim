import kaitai_struct_nim_runtime
import options
import kafka_unsigned_varint
import kafka_tagged_fields

type
  KafkaShareUpdateValue* = ref object of KaitaiStruct
    `messageVersion`*: int16
    `snapshotEpoch`*: int32
    `leaderEpoch`*: int32
    `startOffset`*: int64
    `numStateBatchesPlusOne`*: KafkaUnsignedVarint
    `stateBatches`*: seq[KafkaShareUpdateValue_ShareUpdateValueStateBatch]
    `taggedFields`*: KafkaShareUpdateValue_ShareUpdateValueTaggedFields
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
  KafkaShareUpdateValue_ShareUpdateValueDeliveryCompleteCountTag* = ref object of KaitaiStruct
    `deliveryCompleteCount`*: int32
    `parent`*: KafkaShareUpdateValue_ShareUpdateValueTaggedField
  KafkaShareUpdateValue_ShareUpdateValueStateBatch* = ref object of KaitaiStruct
    `firstOffset`*: int64
    `lastOffset`*: int64
    `deliveryState`*: int8
    `deliveryCount`*: int16
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaShareUpdateValue
  KafkaShareUpdateValue_ShareUpdateValueTaggedField* = ref object of KaitaiStruct
    `tag`*: KafkaUnsignedVarint
    `lenData`*: KafkaUnsignedVarint
    `deliveryCompleteCount`*: KafkaShareUpdateValue_ShareUpdateValueDeliveryCompleteCountTag
    `unknownData`*: seq[byte]
    `parent`*: KafkaShareUpdateValue_ShareUpdateValueTaggedFields
    `rawDeliveryCompleteCount`*: seq[byte]
  KafkaShareUpdateValue_ShareUpdateValueTaggedFields* = ref object of KaitaiStruct
    `numFields`*: KafkaUnsignedVarint
    `fields`*: seq[KafkaShareUpdateValue_ShareUpdateValueTaggedField]
    `parent`*: KafkaShareUpdateValue

proc read*(_: typedesc[KafkaShareUpdateValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaShareUpdateValue
proc read*(_: typedesc[KafkaShareUpdateValue_ShareUpdateValueDeliveryCompleteCountTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareUpdateValue_ShareUpdateValueTaggedField): KafkaShareUpdateValue_ShareUpdateValueDeliveryCompleteCountTag
proc read*(_: typedesc[KafkaShareUpdateValue_ShareUpdateValueStateBatch], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareUpdateValue): KafkaShareUpdateValue_ShareUpdateValueStateBatch
proc read*(_: typedesc[KafkaShareUpdateValue_ShareUpdateValueTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareUpdateValue_ShareUpdateValueTaggedFields): KafkaShareUpdateValue_ShareUpdateValueTaggedField
proc read*(_: typedesc[KafkaShareUpdateValue_ShareUpdateValueTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareUpdateValue): KafkaShareUpdateValue_ShareUpdateValueTaggedFields



##[
The value of a record of type 1 in `__share_group_state`. Since Kafka 3.9.
Version 0 has this layout since Kafka 4.1; earlier releases wrote another one
under the same number, and nothing in the bytes says so.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json">ShareUpdateValue</a>
]##
proc read*(_: typedesc[KafkaShareUpdateValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaShareUpdateValue =
  template this: untyped = result
  this = new(KafkaShareUpdateValue)
  let root = if root == nil: cast[KafkaShareUpdateValue](this) else: cast[KafkaShareUpdateValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  The version of the message.
  ]##
  let messageVersionExpr = this.io.readS2be()
  this.messageVersion = messageVersionExpr

  ##[
  `int32`, since Kafka 3.9.
  ]##
  let snapshotEpochExpr = this.io.readS4be()
  this.snapshotEpoch = snapshotEpochExpr

  ##[
  `int32`, since Kafka 3.9.
  ]##
  let leaderEpochExpr = this.io.readS4be()
  this.leaderEpoch = leaderEpochExpr

  ##[
  `int64`, since Kafka 3.9. JavaScript rounds it beyond 2^53.
  ]##
  let startOffsetExpr = this.io.readS8be()
  this.startOffset = startOffsetExpr

  ##[
  The number of elements plus one; 0 means null.
  ]##
  let numStateBatchesPlusOneExpr = KafkaUnsignedVarint.read(this.io, nil, nil)
  this.numStateBatchesPlusOne = numStateBatchesPlusOneExpr

  ##[
  `[]StateBatch`, since Kafka 3.9.
  ]##
  if this.numStateBatchesPlusOne.value >= (int64(1)):
    for i in 0 ..< int((int64(this.numStateBatchesPlusOne.value - (int64(1))))):
      let it = KafkaShareUpdateValue_ShareUpdateValueStateBatch.read(this.io, this.root, this)
      this.stateBatches.add(it)

  ##[
  The fields that are there only where they differ from their defaults.
  ]##
  let taggedFieldsExpr = KafkaShareUpdateValue_ShareUpdateValueTaggedFields.read(this.io, this.root, this)
  this.taggedFields = taggedFieldsExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaShareUpdateValue], filename: string): KafkaShareUpdateValue =
  KafkaShareUpdateValue.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `DeliveryCompleteCount`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json">ShareUpdateValue</a>
]##
proc read*(_: typedesc[KafkaShareUpdateValue_ShareUpdateValueDeliveryCompleteCountTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareUpdateValue_ShareUpdateValueTaggedField): KafkaShareUpdateValue_ShareUpdateValueDeliveryCompleteCountTag =
  template this: untyped = result
  this = new(KafkaShareUpdateValue_ShareUpdateValueDeliveryCompleteCountTag)
  let root = if root == nil: cast[KafkaShareUpdateValue](this) else: cast[KafkaShareUpdateValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
  ]##
  let deliveryCompleteCountExpr = this.io.readS4be()
  this.deliveryCompleteCount = deliveryCompleteCountExpr

proc fromFile*(_: typedesc[KafkaShareUpdateValue_ShareUpdateValueDeliveryCompleteCountTag], filename: string): KafkaShareUpdateValue_ShareUpdateValueDeliveryCompleteCountTag =
  KafkaShareUpdateValue_ShareUpdateValueDeliveryCompleteCountTag.read(newKaitaiFileStream(filename), nil, nil)


##[
`StateBatch` of `ShareUpdateValue`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json">ShareUpdateValue, StateBatch</a>
]##
proc read*(_: typedesc[KafkaShareUpdateValue_ShareUpdateValueStateBatch], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareUpdateValue): KafkaShareUpdateValue_ShareUpdateValueStateBatch =
  template this: untyped = result
  this = new(KafkaShareUpdateValue_ShareUpdateValueStateBatch)
  let root = if root == nil: cast[KafkaShareUpdateValue](this) else: cast[KafkaShareUpdateValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `int64`, since Kafka 3.9. JavaScript rounds it beyond 2^53.
  ]##
  let firstOffsetExpr = this.io.readS8be()
  this.firstOffset = firstOffsetExpr

  ##[
  `int64`, since Kafka 3.9. JavaScript rounds it beyond 2^53.
  ]##
  let lastOffsetExpr = this.io.readS8be()
  this.lastOffset = lastOffsetExpr

  ##[
  `int8`, since Kafka 3.9.
  ]##
  let deliveryStateExpr = this.io.readS1()
  this.deliveryState = deliveryStateExpr

  ##[
  `int16`, since Kafka 3.9.
  ]##
  let deliveryCountExpr = this.io.readS2be()
  this.deliveryCount = deliveryCountExpr

  ##[
  None is known.
  ]##
  let taggedFieldsExpr = KafkaTaggedFields.read(this.io, nil, nil)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaShareUpdateValue_ShareUpdateValueStateBatch], filename: string): KafkaShareUpdateValue_ShareUpdateValueStateBatch =
  KafkaShareUpdateValue_ShareUpdateValueStateBatch.read(newKaitaiFileStream(filename), nil, nil)


##[
A tagged field of `share_update_value`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json">ShareUpdateValue</a>
]##
proc read*(_: typedesc[KafkaShareUpdateValue_ShareUpdateValueTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareUpdateValue_ShareUpdateValueTaggedFields): KafkaShareUpdateValue_ShareUpdateValueTaggedField =
  template this: untyped = result
  this = new(KafkaShareUpdateValue_ShareUpdateValueTaggedField)
  let root = if root == nil: cast[KafkaShareUpdateValue](this) else: cast[KafkaShareUpdateValue](root)
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
    let rawDeliveryCompleteCountExpr = this.io.readBytes(int(this.lenData.value))
    this.rawDeliveryCompleteCount = rawDeliveryCompleteCountExpr
    let rawDeliveryCompleteCountIo = newKaitaiStream(rawDeliveryCompleteCountExpr)
    let deliveryCompleteCountExpr = KafkaShareUpdateValue_ShareUpdateValueDeliveryCompleteCountTag.read(rawDeliveryCompleteCountIo, this.root, this)
    this.deliveryCompleteCount = deliveryCompleteCountExpr

  ##[
  A field of a tag that is not known.
  ]##
  if this.tag.value > 0:
    let unknownDataExpr = this.io.readBytes(int(this.lenData.value))
    this.unknownData = unknownDataExpr

proc fromFile*(_: typedesc[KafkaShareUpdateValue_ShareUpdateValueTaggedField], filename: string): KafkaShareUpdateValue_ShareUpdateValueTaggedField =
  KafkaShareUpdateValue_ShareUpdateValueTaggedField.read(newKaitaiFileStream(filename), nil, nil)


##[
The tagged fields of `share_update_value`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json">ShareUpdateValue</a>
]##
proc read*(_: typedesc[KafkaShareUpdateValue_ShareUpdateValueTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareUpdateValue): KafkaShareUpdateValue_ShareUpdateValueTaggedFields =
  template this: untyped = result
  this = new(KafkaShareUpdateValue_ShareUpdateValueTaggedFields)
  let root = if root == nil: cast[KafkaShareUpdateValue](this) else: cast[KafkaShareUpdateValue](root)
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
    let it = KafkaShareUpdateValue_ShareUpdateValueTaggedField.read(this.io, this.root, this)
    this.fields.add(it)

proc fromFile*(_: typedesc[KafkaShareUpdateValue_ShareUpdateValueTaggedFields], filename: string): KafkaShareUpdateValue_ShareUpdateValueTaggedFields =
  KafkaShareUpdateValue_ShareUpdateValueTaggedFields.read(newKaitaiFileStream(filename), nil, nil)
