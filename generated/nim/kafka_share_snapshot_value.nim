import kaitai_struct_nim_runtime
import options
import kafka_unsigned_varint
import kafka_tagged_fields

type
  KafkaShareSnapshotValue* = ref object of KaitaiStruct
    `messageVersion`*: int16
    `snapshotEpoch`*: int32
    `stateEpoch`*: int32
    `leaderEpoch`*: int32
    `startOffset`*: int64
    `createTimestamp`*: int64
    `writeTimestamp`*: int64
    `numStateBatchesPlusOne`*: KafkaUnsignedVarint
    `stateBatches`*: seq[KafkaShareSnapshotValue_ShareSnapshotValueStateBatch]
    `taggedFields`*: KafkaShareSnapshotValue_ShareSnapshotValueTaggedFields
    `trailing`*: seq[byte]
    `parent`*: KaitaiStruct
  KafkaShareSnapshotValue_ShareSnapshotValueDeliveryCompleteCountTag* = ref object of KaitaiStruct
    `deliveryCompleteCount`*: int32
    `parent`*: KafkaShareSnapshotValue_ShareSnapshotValueTaggedField
  KafkaShareSnapshotValue_ShareSnapshotValueStateBatch* = ref object of KaitaiStruct
    `firstOffset`*: int64
    `lastOffset`*: int64
    `deliveryState`*: int8
    `deliveryCount`*: int16
    `taggedFields`*: KafkaTaggedFields
    `parent`*: KafkaShareSnapshotValue
  KafkaShareSnapshotValue_ShareSnapshotValueTaggedField* = ref object of KaitaiStruct
    `tag`*: KafkaUnsignedVarint
    `lenData`*: KafkaUnsignedVarint
    `deliveryCompleteCount`*: KafkaShareSnapshotValue_ShareSnapshotValueDeliveryCompleteCountTag
    `unknownData`*: seq[byte]
    `parent`*: KafkaShareSnapshotValue_ShareSnapshotValueTaggedFields
    `rawDeliveryCompleteCount`*: seq[byte]
  KafkaShareSnapshotValue_ShareSnapshotValueTaggedFields* = ref object of KaitaiStruct
    `numFields`*: KafkaUnsignedVarint
    `fields`*: seq[KafkaShareSnapshotValue_ShareSnapshotValueTaggedField]
    `parent`*: KafkaShareSnapshotValue

proc read*(_: typedesc[KafkaShareSnapshotValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaShareSnapshotValue
proc read*(_: typedesc[KafkaShareSnapshotValue_ShareSnapshotValueDeliveryCompleteCountTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareSnapshotValue_ShareSnapshotValueTaggedField): KafkaShareSnapshotValue_ShareSnapshotValueDeliveryCompleteCountTag
proc read*(_: typedesc[KafkaShareSnapshotValue_ShareSnapshotValueStateBatch], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareSnapshotValue): KafkaShareSnapshotValue_ShareSnapshotValueStateBatch
proc read*(_: typedesc[KafkaShareSnapshotValue_ShareSnapshotValueTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareSnapshotValue_ShareSnapshotValueTaggedFields): KafkaShareSnapshotValue_ShareSnapshotValueTaggedField
proc read*(_: typedesc[KafkaShareSnapshotValue_ShareSnapshotValueTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareSnapshotValue): KafkaShareSnapshotValue_ShareSnapshotValueTaggedFields



##[
The value of a record of type 0 in `__share_group_state`. Since Kafka 3.9.
Version 0 has this layout since Kafka 4.1; earlier releases wrote another one
under the same number, and nothing in the bytes says so.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json">ShareSnapshotValue</a>
]##
proc read*(_: typedesc[KafkaShareSnapshotValue], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaShareSnapshotValue =
  template this: untyped = result
  this = new(KafkaShareSnapshotValue)
  let root = if root == nil: cast[KafkaShareSnapshotValue](this) else: cast[KafkaShareSnapshotValue](root)
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
  let stateEpochExpr = this.io.readS4be()
  this.stateEpoch = stateEpochExpr

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
  `int64`, since Kafka 4.1. JavaScript rounds it beyond 2^53.
  ]##
  let createTimestampExpr = this.io.readS8be()
  this.createTimestamp = createTimestampExpr

  ##[
  `int64`, since Kafka 4.1. JavaScript rounds it beyond 2^53.
  ]##
  let writeTimestampExpr = this.io.readS8be()
  this.writeTimestamp = writeTimestampExpr

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
      let it = KafkaShareSnapshotValue_ShareSnapshotValueStateBatch.read(this.io, this.root, this)
      this.stateBatches.add(it)

  ##[
  The fields that are there only where they differ from their defaults.
  ]##
  let taggedFieldsExpr = KafkaShareSnapshotValue_ShareSnapshotValueTaggedFields.read(this.io, this.root, this)
  this.taggedFields = taggedFieldsExpr

  ##[
  Empty as a rule. Kafka does not look at what follows the message.
  ]##
  let trailingExpr = this.io.readBytesFull()
  this.trailing = trailingExpr

proc fromFile*(_: typedesc[KafkaShareSnapshotValue], filename: string): KafkaShareSnapshotValue =
  KafkaShareSnapshotValue.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `DeliveryCompleteCount`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json">ShareSnapshotValue</a>
]##
proc read*(_: typedesc[KafkaShareSnapshotValue_ShareSnapshotValueDeliveryCompleteCountTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareSnapshotValue_ShareSnapshotValueTaggedField): KafkaShareSnapshotValue_ShareSnapshotValueDeliveryCompleteCountTag =
  template this: untyped = result
  this = new(KafkaShareSnapshotValue_ShareSnapshotValueDeliveryCompleteCountTag)
  let root = if root == nil: cast[KafkaShareSnapshotValue](this) else: cast[KafkaShareSnapshotValue](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
  ]##
  let deliveryCompleteCountExpr = this.io.readS4be()
  this.deliveryCompleteCount = deliveryCompleteCountExpr

proc fromFile*(_: typedesc[KafkaShareSnapshotValue_ShareSnapshotValueDeliveryCompleteCountTag], filename: string): KafkaShareSnapshotValue_ShareSnapshotValueDeliveryCompleteCountTag =
  KafkaShareSnapshotValue_ShareSnapshotValueDeliveryCompleteCountTag.read(newKaitaiFileStream(filename), nil, nil)


##[
`StateBatch` of `ShareSnapshotValue`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json">ShareSnapshotValue, StateBatch</a>
]##
proc read*(_: typedesc[KafkaShareSnapshotValue_ShareSnapshotValueStateBatch], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareSnapshotValue): KafkaShareSnapshotValue_ShareSnapshotValueStateBatch =
  template this: untyped = result
  this = new(KafkaShareSnapshotValue_ShareSnapshotValueStateBatch)
  let root = if root == nil: cast[KafkaShareSnapshotValue](this) else: cast[KafkaShareSnapshotValue](root)
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

proc fromFile*(_: typedesc[KafkaShareSnapshotValue_ShareSnapshotValueStateBatch], filename: string): KafkaShareSnapshotValue_ShareSnapshotValueStateBatch =
  KafkaShareSnapshotValue_ShareSnapshotValueStateBatch.read(newKaitaiFileStream(filename), nil, nil)


##[
A tagged field of `share_snapshot_value`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json">ShareSnapshotValue</a>
]##
proc read*(_: typedesc[KafkaShareSnapshotValue_ShareSnapshotValueTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareSnapshotValue_ShareSnapshotValueTaggedFields): KafkaShareSnapshotValue_ShareSnapshotValueTaggedField =
  template this: untyped = result
  this = new(KafkaShareSnapshotValue_ShareSnapshotValueTaggedField)
  let root = if root == nil: cast[KafkaShareSnapshotValue](this) else: cast[KafkaShareSnapshotValue](root)
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
    let deliveryCompleteCountExpr = KafkaShareSnapshotValue_ShareSnapshotValueDeliveryCompleteCountTag.read(rawDeliveryCompleteCountIo, this.root, this)
    this.deliveryCompleteCount = deliveryCompleteCountExpr

  ##[
  A field of a tag that is not known.
  ]##
  if this.tag.value > 0:
    let unknownDataExpr = this.io.readBytes(int(this.lenData.value))
    this.unknownData = unknownDataExpr

proc fromFile*(_: typedesc[KafkaShareSnapshotValue_ShareSnapshotValueTaggedField], filename: string): KafkaShareSnapshotValue_ShareSnapshotValueTaggedField =
  KafkaShareSnapshotValue_ShareSnapshotValueTaggedField.read(newKaitaiFileStream(filename), nil, nil)


##[
The tagged fields of `share_snapshot_value`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json">ShareSnapshotValue</a>
]##
proc read*(_: typedesc[KafkaShareSnapshotValue_ShareSnapshotValueTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaShareSnapshotValue): KafkaShareSnapshotValue_ShareSnapshotValueTaggedFields =
  template this: untyped = result
  this = new(KafkaShareSnapshotValue_ShareSnapshotValueTaggedFields)
  let root = if root == nil: cast[KafkaShareSnapshotValue](this) else: cast[KafkaShareSnapshotValue](root)
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
    let it = KafkaShareSnapshotValue_ShareSnapshotValueTaggedField.read(this.io, this.root, this)
    this.fields.add(it)

proc fromFile*(_: typedesc[KafkaShareSnapshotValue_ShareSnapshotValueTaggedFields], filename: string): KafkaShareSnapshotValue_ShareSnapshotValueTaggedFields =
  KafkaShareSnapshotValue_ShareSnapshotValueTaggedFields.read(newKaitaiFileStream(filename), nil, nil)
