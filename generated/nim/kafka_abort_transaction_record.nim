import kaitai_struct_nim_runtime
import options
import kafka_compact_string
import kafka_unsigned_varint
import kafka_metadata_frame

type
  KafkaAbortTransactionRecord* = ref object of KaitaiStruct
    `frame`*: KafkaMetadataFrame
    `taggedFields`*: KafkaAbortTransactionRecord_AbortTransactionRecordTaggedFields
    `parent`*: KaitaiStruct
  KafkaAbortTransactionRecord_AbortTransactionRecordReasonTag* = ref object of KaitaiStruct
    `reason`*: KafkaCompactString
    `parent`*: KafkaAbortTransactionRecord_AbortTransactionRecordTaggedField
  KafkaAbortTransactionRecord_AbortTransactionRecordTaggedField* = ref object of KaitaiStruct
    `tag`*: KafkaUnsignedVarint
    `lenData`*: KafkaUnsignedVarint
    `reason`*: KafkaAbortTransactionRecord_AbortTransactionRecordReasonTag
    `unknownData`*: seq[byte]
    `parent`*: KafkaAbortTransactionRecord_AbortTransactionRecordTaggedFields
    `rawReason`*: seq[byte]
  KafkaAbortTransactionRecord_AbortTransactionRecordTaggedFields* = ref object of KaitaiStruct
    `numFields`*: KafkaUnsignedVarint
    `fields`*: seq[KafkaAbortTransactionRecord_AbortTransactionRecordTaggedField]
    `parent`*: KafkaAbortTransactionRecord

proc read*(_: typedesc[KafkaAbortTransactionRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaAbortTransactionRecord
proc read*(_: typedesc[KafkaAbortTransactionRecord_AbortTransactionRecordReasonTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaAbortTransactionRecord_AbortTransactionRecordTaggedField): KafkaAbortTransactionRecord_AbortTransactionRecordReasonTag
proc read*(_: typedesc[KafkaAbortTransactionRecord_AbortTransactionRecordTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaAbortTransactionRecord_AbortTransactionRecordTaggedFields): KafkaAbortTransactionRecord_AbortTransactionRecordTaggedField
proc read*(_: typedesc[KafkaAbortTransactionRecord_AbortTransactionRecordTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaAbortTransactionRecord): KafkaAbortTransactionRecord_AbortTransactionRecordTaggedFields



##[
The value of a record with API key 25 in `__cluster_metadata`. Since Kafka
3.6.

@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json">AbortTransactionRecord</a>
]##
proc read*(_: typedesc[KafkaAbortTransactionRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaAbortTransactionRecord =
  template this: untyped = result
  this = new(KafkaAbortTransactionRecord)
  let root = if root == nil: cast[KafkaAbortTransactionRecord](this) else: cast[KafkaAbortTransactionRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Its `api_key` is 25.
  ]##
  let frameExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frame = frameExpr

  ##[
  The fields that are there only where they differ from their defaults.
  ]##
  let taggedFieldsExpr = KafkaAbortTransactionRecord_AbortTransactionRecordTaggedFields.read(this.io, this.root, this)
  this.taggedFields = taggedFieldsExpr

proc fromFile*(_: typedesc[KafkaAbortTransactionRecord], filename: string): KafkaAbortTransactionRecord =
  KafkaAbortTransactionRecord.read(newKaitaiFileStream(filename), nil, nil)


##[
The bytes of the tagged field `Reason`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json">AbortTransactionRecord</a>
]##
proc read*(_: typedesc[KafkaAbortTransactionRecord_AbortTransactionRecordReasonTag], io: KaitaiStream, root: KaitaiStruct, parent: KafkaAbortTransactionRecord_AbortTransactionRecordTaggedField): KafkaAbortTransactionRecord_AbortTransactionRecordReasonTag =
  template this: untyped = result
  this = new(KafkaAbortTransactionRecord_AbortTransactionRecordReasonTag)
  let root = if root == nil: cast[KafkaAbortTransactionRecord](this) else: cast[KafkaAbortTransactionRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
null.

  ]##
  let reasonExpr = KafkaCompactString.read(this.io, nil, nil)
  this.reason = reasonExpr

proc fromFile*(_: typedesc[KafkaAbortTransactionRecord_AbortTransactionRecordReasonTag], filename: string): KafkaAbortTransactionRecord_AbortTransactionRecordReasonTag =
  KafkaAbortTransactionRecord_AbortTransactionRecordReasonTag.read(newKaitaiFileStream(filename), nil, nil)


##[
A tagged field of `abort_transaction_record`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json">AbortTransactionRecord</a>
]##
proc read*(_: typedesc[KafkaAbortTransactionRecord_AbortTransactionRecordTaggedField], io: KaitaiStream, root: KaitaiStruct, parent: KafkaAbortTransactionRecord_AbortTransactionRecordTaggedFields): KafkaAbortTransactionRecord_AbortTransactionRecordTaggedField =
  template this: untyped = result
  this = new(KafkaAbortTransactionRecord_AbortTransactionRecordTaggedField)
  let root = if root == nil: cast[KafkaAbortTransactionRecord](this) else: cast[KafkaAbortTransactionRecord](root)
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
  `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
null.

  ]##
  if this.tag.value == 0:
    let rawReasonExpr = this.io.readBytes(int(this.lenData.value))
    this.rawReason = rawReasonExpr
    let rawReasonIo = newKaitaiStream(rawReasonExpr)
    let reasonExpr = KafkaAbortTransactionRecord_AbortTransactionRecordReasonTag.read(rawReasonIo, this.root, this)
    this.reason = reasonExpr

  ##[
  A field of a tag that is not known.
  ]##
  if this.tag.value > 0:
    let unknownDataExpr = this.io.readBytes(int(this.lenData.value))
    this.unknownData = unknownDataExpr

proc fromFile*(_: typedesc[KafkaAbortTransactionRecord_AbortTransactionRecordTaggedField], filename: string): KafkaAbortTransactionRecord_AbortTransactionRecordTaggedField =
  KafkaAbortTransactionRecord_AbortTransactionRecordTaggedField.read(newKaitaiFileStream(filename), nil, nil)


##[
The tagged fields of `abort_transaction_record`.
@see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json">AbortTransactionRecord</a>
]##
proc read*(_: typedesc[KafkaAbortTransactionRecord_AbortTransactionRecordTaggedFields], io: KaitaiStream, root: KaitaiStruct, parent: KafkaAbortTransactionRecord): KafkaAbortTransactionRecord_AbortTransactionRecordTaggedFields =
  template this: untyped = result
  this = new(KafkaAbortTransactionRecord_AbortTransactionRecordTaggedFields)
  let root = if root == nil: cast[KafkaAbortTransactionRecord](this) else: cast[KafkaAbortTransactionRecord](root)
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
    let it = KafkaAbortTransactionRecord_AbortTransactionRecordTaggedField.read(this.io, this.root, this)
    this.fields.add(it)

proc fromFile*(_: typedesc[KafkaAbortTransactionRecord_AbortTransactionRecordTaggedFields], filename: string): KafkaAbortTransactionRecord_AbortTransactionRecordTaggedFields =
  KafkaAbortTransactionRecord_AbortTransactionRecordTaggedFields.read(newKaitaiFileStream(filename), nil, nil)
